### Помічник для гри за справжнім столом: Дім Гаґал. Термінал і браузер кажуть те саме.

companion-title = Помічник
companion-lead = Для партії за вашим столом. Поле ведете ви; помічник скаже, що розкласти, грає за Дім Гаґал і Конкурентів з одним чи двома гравцями, а для трьох — шістьох веде ходи, рахунок і конфлікти.
companion-solo = Один гравець
companion-solo-note = проти двох Конкурентів
companion-two = Два гравці
companion-two-note = і Дім Гаґал
companion-players = Хто грає
companion-difficulty = Рівень складності
companion-rival = Конкурент { $n }
companion-rival-left = Конкурент { $n }, ліворуч від вас
companion-leader-random = випадково
companion-begin = Почати
companion-new = Нова партія
companion-new-sure = Поточна партія пропаде. Почати нову?

## Що розкласти

companion-setup = Приготування
companion-setup-first = Перший гравець: { $who }
companion-setup-water = Вам і кожному Конкуренту: { count-water }
companion-setup-extra = Вам іще: { $what }
companion-setup-mentat = Локація «{ space-mentat }» коштує вам { count-solari }
companion-setup-swordmaster = Ви не можете отримати майстра меча
companion-setup-garrison = У кожного Конкурента в { -garrison(case: "loc") }: { count-troops }
companion-setup-intrigue = Кожному Конкуренту: { count-intrigue }
companion-setup-third = Треті агенти Конкурентів приходять у раунді { $n }
companion-setup-careful = У конфліктах I та II Конкурент із перевагою в { $n } сили й більше не розгортає загонів
companion-setup-house = Дім Гаґал: кубики на початку треків впливу, усі загони в { -supply(case: "loc") }, три агенти, без ресурсів
companion-setup-house-turns = Він ходить після кожного ходу агента першого гравця, доки має агентів

## Стіл

companion-round = Раунд { $n }
companion-conflict = Конфлікт { level }
companion-first = Перший гравець: { $who }
companion-you = ви
companion-deck = Колода { $deck }, скид { $discard }
companion-reveal = Розкрити карту
companion-reveal-for = Розкрити: { $who }
companion-combat = Бій: мечі
companion-round-next = Наступний раунд
companion-undo = Скасувати
companion-agents = Агенти
companion-agents-left =
    { $n ->
        [0] агентів не лишилося
        [one] лишився { $n } агент
        [few] лишилося { $n } агенти
       *[many] лишилося { $n } агентів
    }
companion-third = третій агент
companion-mentat-promised = ментат у наступному раунді
companion-vp = ПО
companion-strength = Сила
companion-influence = Вплив
companion-resources = Ресурси
companion-troops = Загони
companion-supply = Запас
companion-garrison = Гарнізон
companion-conflict-zone = Конфлікт
companion-solari = Солярії
companion-spice = Прянощі
companion-water = Вода
companion-intrigue = Інтриги
companion-alliance = Союз
companion-alliance-take = Віддати союз
companion-alliance-lose = Забрати союз
companion-move = { $from } → { $to }
companion-mentat = Ментат у наступному раунді
companion-change = Змінити
companion-spaces = Локації
companion-spaces-note = Позначте, де стоїте ви та інші або що закрив «Голос». Карти з цими локаціями пропускаються.
companion-space-person = зайнято
companion-space-free = вільно
companion-log = Що було
companion-log-empty = Поки нічого
companion-back-to = Повернутися сюди
companion-turn-of = { $who }: хід агента
companion-turn-done = { $who }: готово
companion-combat-space = бойова локація
companion-swords = Мечів у бою: { $n }

## Запитання

companion-ask-place = Локація «{ $name }» вільна?
companion-place = Так: відправити агента
companion-taken = Ні: наступна карта
companion-ask-bonus = Скільки бонусних прянощів на локаціях із символом Творця?
companion-ask-bonus-note = Агент вирушає туди, де їх найбільше.
companion-bonus-done = Усе так
companion-ask-signet = { $who }: застосувати перстень із печаткою ({ $what })?
companion-ask-faction = { $who }: вплив на яку фракцію?
companion-ask-faction-note = Та, де хтось попереду й де в Конкурента впливу найменше; за рівності вирішуєте ви.
companion-ask-alliance = { $who }: вплив { $n }, { $faction }. Союз переходить до цього Конкурента?
companion-ask-alliance-note = Так, якщо жетон лежить на полі або його власник має менше.
companion-ask-strength = Яка у вас зараз сила в конфлікті?
companion-ask-strength-note = { $who }: за переваги в { $n } і більше лишається вдома.
companion-yes = Так
companion-no = Ні
companion-signet-influence = 1 очко впливу на одну фракцію

## Що було

companion-line = { $who }: { $what }
companion-event-card = карта «{ $name }»
companion-event-occupied = локація «{ $name }» зайнята, наступна карта
companion-event-no_bonus = на вільних локаціях немає бонусних прянощів, наступна карта
companion-event-shuffle = Перетасовано нову колоду: { $n }
companion-event-send = агент на локацію «{ $name }»
companion-event-control = хто контролює локацію «{ $name }», отримує { $effect }
companion-event-bank = бонусні прянощі звідти йдуть у банк: { $n }
companion-event-influence = вплив, { $faction }: { $n }
companion-event-top = вплив, { $faction }: уже найбільший
companion-event-vp = +{ count-vp }
companion-event-vp-lost = −{ count-vp }
companion-event-alliance = союз { $faction_alliance }
companion-event-alliance_lost = втрачає союз { $faction_alliance }
companion-event-gain = отримує { $what }
companion-event-lose = втрачає { $what }
companion-event-pay = платить { $what }
companion-event-exchange = віддає { $what } за ПО
companion-event-recruit = наймає { count-troops }
companion-event-deploy = розгортає { count-troops }
companion-event-hold_back = перевага в силі { $n }, загони лишаються вдома
companion-event-signet = застосовує перстень із печаткою
companion-event-signet_short = перстень із печаткою нема чим оплатити
companion-event-signet_left = не застосовує персня із печаткою
companion-event-agents = агенти: { $n }
companion-event-to_supply = { count-troops } в запас
companion-event-to_garrison = { count-troops } в гарнізон
companion-event-to_conflict = { count-troops } у Зону конфлікту
companion-event-mark = локація «{ $name }» зайнята
companion-event-free = локація «{ $name }» вільна
companion-event-mentat = ментат у наступному раунді
companion-event-mentat_lost = без ментата в наступному раунді
companion-event-swords = { count-swords }
companion-event-strength = сила { $n }
companion-event-round = Раунд { $n }. Усі агенти повертаються, загони із { -conflict-area(case: "gen") } йдуть у запаси
companion-event-swordmaster = приходить третій агент
companion-event-end = { $n } ПО: гра завершується цим раундом

## Після бою

companion-after-combat = Нагороди
companion-after-solo = Нагороди за перше і друге місце запишіть Конкурентам через «Змінити». Вплив на вибір іде туди, де в Конкурента його найменше.
companion-after-two = Дім Гаґал нагород не отримує. Якщо він переміг у конфлікті за локацію під контролем гравця, маркер контролю забирають.
companion-last = Це останній раунд.

## Зберегти

companion-share = Поділитися
companion-share-note = У посиланні вся партія. Хто його відкриє, продовжить звідси на іншому пристрої.
companion-copy = Скопіювати посилання
companion-save = Зберегти у файл
companion-load = Відкрити файл
companion-shared = З вами поділилися партією: раунд { $n }
companion-shared-use = Продовжити її
companion-shared-drop = Лишити мою
companion-cannot-keep = Цей браузер нічого не зберігає. Збережіть партію у файл.

## Чого не можна

companion-wrong-command = «{ $what }» — не команда
companion-wrong-answer_first = Спершу дайте відповідь на запитання
companion-wrong-not_asked = Зараз про це не питають
companion-wrong-no_rival = Немає Конкурента «{ $what }»
companion-wrong-number = Число «{ $what }» тут не годиться
companion-wrong-no_faction = Немає фракції «{ $what }»
companion-wrong-no_space = Немає локації «{ $what }»
companion-wrong-no_zone = Загони бувають у supply, garrison і conflict, але не в «{ $what }»
companion-wrong-no_resource = У Конкурента не буває «{ $what }»
companion-wrong-no_agents = Агентів не лишилося
companion-wrong-no_card_fits = Жодна карта не веде на вільну локацію. Перевірте позначки
companion-wrong-bonus = Назвіть бонусні прянощі на всіх локаціях ({ $n })
companion-wrong-too_few = Стільки немає, є { $n }
companion-wrong-is_taken = Локацію вже позначено
companion-wrong-is_free = Локація і так вільна
companion-wrong-holds_already = Так і є
companion-wrong-gains_nothing = У партії вдвох Дім Гаґал нічого не збирає
companion-wrong-fought = Мечі цього раунду вже розкрито
companion-wrong-no_troops = Жоден Конкурент не має загонів у конфлікті
companion-wrong-last_round = Раунд { $n } був останнім
companion-wrong-nothing_to_undo = Нема чого скасовувати
companion-wrong-too_long = Більше ніж { $n } кроків не зберігається
companion-wrong-players = Гравців { $n }: для стількох ці коробки не підходять
companion-wrong-two_persons = Складність, лідери Конкурентів і «{ variant-escalation }» — для партії одного гравця
companion-wrong-no_level = Немає складності «{ $what }»; є: { $known }
companion-wrong-no_leader = Тут немає такого лідера: «{ $what }»; є: { $known }
companion-wrong-leaders = Потрібні різні лідери, усього { $n }
companion-wrong-name = В імені щонайбільше { $n } знаків, і хоча б один із них видно
companion-wrong-names = Імен може бути щонайбільше { $n }
companion-wrong-no_box = Помічник не знає цих коробок: «{ $what }»; знає: { $known }
companion-wrong-seed = «{ $what }» не годиться як зерно партії
companion-wrong-not_json = Файл не цілий ({ $what })
companion-wrong-not_ours = Це не партія помічника
companion-wrong-version = Партію зберегла інша версія ({ $what }); ця читає { $n }
companion-wrong-no_option = Партію збережено з умовою, якої тут не знають: «{ $what }»
companion-wrong-broken = Збережену партію зіпсовано: { $what }
companion-wrong-broken_at = Збережену партію зіпсовано на кроці { $n } («{ $what }»: { $why })

## У терміналі

companion-ready = Номер або слово; ? — допомога
companion-help =
    Номер вибирає зі списку. Слова (R: номер Конкурента; назви можна скорочувати):
      карта [R]                карта для ходу агента
      бій                      карта кожному Конкуренту в конфлікті: мечі
      раунд                    наступний раунд
      скасувати [N]            скасувати останні N кроків
      позначити ЛОКАЦІЯ        там хтось стоїть (або «Голос»)
      звільнити ЛОКАЦІЯ        там нікого немає
      вплив R ФРАКЦІЯ N        вплив угору або вниз (N менше 0)
      союз R ФРАКЦІЯ           має союз (R 0: не Конкурент)
      отримати R ЩО N          { companion-solari }, { companion-spice }, { companion-water }, { companion-intrigue }, { companion-vp }, { companion-agents }
      загони R ЗВІДКИ КУДИ N   звідки й куди: запас, гарнізон, конфлікт
      ментат R                 ментат у наступному раунді
      стіл                     Конкуренти (або Enter)
      локації                  що позначено
      годинник [P]             час гравця P іде або стоїть
      журнал                   що було
      зберегти ФАЙЛ, відкрити ФАЙЛ  власний файл
      вихід                    вийти; партія зберігається
companion-choose = Виберіть від 1 до { $n }
companion-several = «{ $said }» може означати: { $names }
companion-unknown = Нічого схожого на «{ $said }» немає
companion-needs = Після { $word } потрібно: { $what }
companion-bonus-how = Три числа в цьому порядку; x — де хтось стоїть
companion-saved = Збережено: { $file }
companion-not-saved = Не збереглося: { $error }
companion-not-loaded = Не відкривається: { $error }
companion-kept = Партія зберігається. Продовжити: { $command }
companion-aside = Попередня партія лишилася у файлі { $file }
companion-undone = Скасовано: { $what }
companion-go-on = Є партія, раунд { $n }. Продовжити її? (т/н)

## Слова, якими дають команди

companion-word-undo = скасувати
companion-word-table = стіл
companion-word-spaces = локації
companion-word-log = журнал
companion-word-save = зберегти
companion-word-load = відкрити
companion-word-quit = вихід
companion-word-help = допомога
companion-word-reveal = карта
companion-word-place = вільно
companion-word-taken = зайнято
companion-word-bonus = бонус
companion-word-yes = так
companion-word-no = ні
companion-word-faction = фракція
companion-word-strength = сила
companion-word-mark = позначити
companion-word-free = звільнити
companion-word-combat = бій
companion-word-round = раунд
companion-word-influence = вплив
companion-word-hold = союз
companion-word-gain = отримати
companion-word-troops = загони
companion-word-mentat = ментат
companion-zone-supply = запас
companion-zone-garrison = гарнізон
companion-zone-conflict = конфлікт
companion-needs-R = R
companion-needs-S = ЛОКАЦІЯ
companion-needs-F = ФРАКЦІЯ
companion-needs-N = N
companion-needs-K = ЩО
companion-needs-Z = ДЕ
companion-needs-B = N,N,N
companion-needs-file = ФАЙЛ
