### Помощник для игры за настоящим столом: Дом Хагаль. Терминал и браузер говорят одно и то же.

companion-title = Помощник
companion-lead = Для партии за вашим столом. Поле ведёте вы; помощник скажет, что разложить, играет за Дом Хагаль и оппонентов с одним или двумя игроками, а для троих — шестерых ведёт ходы, счёт и конфликты.
companion-solo = Один игрок
companion-solo-note = против двух оппонентов
companion-two = Два игрока
companion-two-note = и Дом Хагаль
companion-players = Кто играет
companion-difficulty = Уровень сложности
companion-rival = Оппонент { $n }
companion-rival-left = Оппонент { $n }, слева от вас
companion-leader-random = случайно
companion-begin = Начать
companion-new = Новая партия
companion-new-sure = Текущая партия пропадёт. Начать новую?

## Что разложить

companion-setup = Подготовка
companion-setup-first = Первый игрок: { $who }
companion-setup-water = Вам и каждому оппоненту: { count-water }
companion-setup-extra = Вам ещё: { $what }
companion-setup-mentat = Ячейка «{ space-mentat }» стоит вам { count-solari }
companion-setup-swordmaster = Вы не можете получить оружейника
companion-setup-garrison = У каждого оппонента в { -garrison(case: "loc") }: { count-troops }
companion-setup-intrigue = Каждому оппоненту: { count-intrigue }
companion-setup-third = Третьи агенты оппонентов приходят в раунде { $n }
companion-setup-careful = В конфликтах I и II оппонент с перевесом в { $n } боевой силы и больше не размещает отряды
companion-setup-house = Дом Хагаль: кубики в начале треков влияния, все отряды в { -supply(case: "loc") }, три агента, без ресурсов
companion-setup-house-turns = Он ходит после каждого хода агента первого игрока, пока у него есть агенты

## Стол

companion-round = Раунд { $n }
companion-conflict = Конфликт { level }
companion-first = Первый игрок: { $who }
companion-you = вы
companion-deck = Колода { $deck }, сброс { $discard }
companion-reveal = Раскрыть карту
companion-reveal-for = Раскрыть: { $who }
companion-combat = Сражение: мечи
companion-round-next = Следующий раунд
companion-undo = Отменить
companion-agents = Агенты
companion-agents-left =
    { $n ->
        [0] агентов не осталось
        [one] остался { $n } агент
        [few] осталось { $n } агента
       *[many] осталось { $n } агентов
    }
companion-third = третий агент
companion-mentat-promised = ментат в следующем раунде
companion-vp = ПО
companion-strength = Боевая сила
companion-influence = Влияние
companion-resources = Ресурсы
companion-troops = Отряды
companion-supply = Запас
companion-garrison = Гарнизон
companion-conflict-zone = Конфликт
companion-solari = Солярии
companion-spice = Пряность
companion-water = Вода
companion-intrigue = Интриги
companion-alliance = Союз
companion-alliance-take = Отдать союз
companion-alliance-lose = Забрать союз
companion-move = { $from } → { $to }
companion-mentat = Ментат в следующем раунде
companion-change = Изменить
companion-spaces = Ячейки
companion-spaces-note = Отметьте, где стоите вы и другие или что закрыл «Голос». Карты с этими ячейками пропускаются.
companion-space-person = занято
companion-space-free = свободно
companion-log = Что было
companion-log-empty = Пока ничего
companion-back-to = Вернуться сюда
companion-turn-of = { $who }: ход агента
companion-turn-done = { $who }: готово
companion-combat-space = ячейка конфликта
companion-swords = Мечей в сражении: { $n }

## Вопросы

companion-ask-place = Ячейка «{ $name }» свободна?
companion-place = Да: отправить агента
companion-taken = Нет: следующая карта
companion-ask-bonus = Сколько бонусной Пряности в ячейках с символом Подателя?
companion-ask-bonus-note = Агент идёт туда, где её больше.
companion-bonus-done = Всё верно
companion-ask-signet = { $who }: применить кольцо с печаткой ({ $what })?
companion-ask-faction = { $who }: влияние в какой фракции?
companion-ask-faction-note = Та, где кто-то впереди и где у оппонента влияния меньше всего; при равенстве решаете вы.
companion-ask-alliance = { $who }: влияние { $n } во фракции { $faction_influence }. Союз переходит к этому оппоненту?
companion-ask-alliance-note = Да, если жетон лежит на поле или у его владельца влияния меньше.
companion-ask-strength = Какая у вас сейчас боевая сила в конфликте?
companion-ask-strength-note = { $who }: при перевесе в { $n } и больше остаётся дома.
companion-yes = Да
companion-no = Нет
companion-signet-influence = 1 влияние в одной фракции

## Что было

companion-line = { $who }: { $what }
companion-event-card = карта «{ $name }»
companion-event-occupied = ячейка «{ $name }» занята, следующая карта
companion-event-no_bonus = в свободных ячейках нет бонусной Пряности, следующая карта
companion-event-shuffle = Перемешана новая колода: { $n }
companion-event-send = агент в ячейку «{ $name }»
companion-event-control = кто контролирует ячейку «{ $name }», получает { $effect }
companion-event-bank = бонусная Пряность оттуда уходит в банк: { $n }
companion-event-influence = влияние во фракции { $faction_influence } теперь { $n }
companion-event-top = влияние во фракции { $faction_influence } уже наибольшее
companion-event-vp = +{ count-vp }
companion-event-vp-lost = −{ count-vp }
companion-event-alliance = союз { $faction_alliance }
companion-event-alliance_lost = теряет союз { $faction_alliance }
companion-event-gain = получает { $what }
companion-event-lose = теряет { $what }
companion-event-pay = платит { $what }
companion-event-exchange = отдаёт { $what } за ПО
companion-event-recruit = нанимает { count-troops }
companion-event-deploy = размещает { count-troops } в { -conflict-area(case: "loc") }
companion-event-hold_back = перевес в боевой силе { $n }, отряды остаются дома
companion-event-signet = применяет кольцо с печаткой
companion-event-signet_short = кольцо с печаткой нечем оплатить
companion-event-signet_left = не применяет кольцо с печаткой
companion-event-agents = агенты: { $n }
companion-event-to_supply = { count-troops } в личный запас
companion-event-to_garrison = { count-troops } в гарнизон
companion-event-to_conflict = { count-troops } в зону конфликта
companion-event-mark = ячейка «{ $name }» занята
companion-event-free = ячейка «{ $name }» свободна
companion-event-mentat = ментат в следующем раунде
companion-event-mentat_lost = без ментата в следующем раунде
companion-event-swords = { count-swords }
companion-event-strength = боевая сила { $n }
companion-event-round = Раунд { $n }. Все агенты возвращаются, отряды из { -conflict-area(case: "gen") } уходят в запасы
companion-event-swordmaster = приходит третий агент
companion-event-end = { $n } ПО: игра заканчивается этим раундом

## После сражения

companion-after-combat = Награды
companion-after-solo = Награды за первое и второе место запишите оппонентам через «Изменить». Влияние на выбор идёт туда, где у оппонента его меньше.
companion-after-two = Дом Хагаль наград не получает. Если он победил в сражении за ячейку под контролем игрока, жетон контроля убирают.
companion-last = Это последний раунд.

## Сохранить

companion-share = Поделиться
companion-share-note = В ссылке вся партия. Кто её откроет, продолжит отсюда на другом устройстве.
companion-copy = Скопировать ссылку
companion-save = Сохранить в файл
companion-load = Открыть файл
companion-shared = С вами поделились партией: раунд { $n }
companion-shared-use = Продолжить её
companion-shared-drop = Оставить мою
companion-cannot-keep = Этот браузер ничего не хранит. Сохраните партию в файл.

## Чего нельзя

companion-wrong-command = «{ $what }» — не команда
companion-wrong-answer_first = Сначала ответьте на вопрос
companion-wrong-not_asked = Сейчас об этом не спрашивают
companion-wrong-no_rival = Нет оппонента «{ $what }»
companion-wrong-number = Число «{ $what }» здесь не подходит
companion-wrong-no_faction = Нет фракции «{ $what }»
companion-wrong-no_space = Нет ячейки «{ $what }»
companion-wrong-no_zone = Отряды бывают в supply, garrison и conflict, но не в «{ $what }»
companion-wrong-no_resource = У оппонента не бывает «{ $what }»
companion-wrong-no_agents = Агентов не осталось
companion-wrong-no_card_fits = Ни одна карта не ведёт в свободную ячейку. Проверьте отметки
companion-wrong-bonus = Назовите бонусную Пряность во всех ячейках ({ $n })
companion-wrong-too_few = Столько нет, есть { $n }
companion-wrong-is_taken = Ячейка уже отмечена
companion-wrong-is_free = Ячейка и так свободна
companion-wrong-holds_already = Так и есть
companion-wrong-gains_nothing = В партии на двоих Дом Хагаль ничего не копит
companion-wrong-fought = Мечи этого раунда уже раскрыты
companion-wrong-no_troops = Ни у кого из оппонентов нет отрядов в конфликте
companion-wrong-last_round = Раунд { $n } был последним
companion-wrong-nothing_to_undo = Отменять нечего
companion-wrong-too_long = Больше { $n } шагов не хранится
companion-wrong-players = Игроков { $n }: для стольких эти коробки не подходят
companion-wrong-two_persons = Сложность, лидеры оппонентов и «{ variant-escalation }» — для партии одного игрока
companion-wrong-no_level = Нет сложности «{ $what }»; есть: { $known }
companion-wrong-no_leader = Здесь нет такого лидера: «{ $what }»; есть: { $known }
companion-wrong-leaders = Нужны разные лидеры, всего { $n }
companion-wrong-name = В имени не больше { $n } знаков, и хотя бы один из них виден
companion-wrong-names = Имён может быть не больше { $n }
companion-wrong-no_box = Помощник не знает этих коробок: «{ $what }»; знает: { $known }
companion-wrong-seed = «{ $what }» не годится как зерно партии
companion-wrong-not_json = Файл не целый ({ $what })
companion-wrong-not_ours = Это не партия помощника
companion-wrong-version = Партию сохранила другая версия ({ $what }); эта читает { $n }
companion-wrong-no_option = Партия сохранена с условием, которого здесь не знают: «{ $what }»
companion-wrong-broken = Сохранённая партия испорчена: { $what }
companion-wrong-broken_at = Сохранённая партия испорчена на шаге { $n } («{ $what }»: { $why })

## В терминале

companion-ready = Номер или слово; ? — помощь
companion-help =
    Номер выбирает из списка. Слова (R: номер оппонента; названия можно сокращать):
      карта [R]                карта для хода агента
      сражение                 карта каждому оппоненту в конфликте: мечи
      раунд                    следующий раунд
      отменить [N]             отменить последние N шагов
      отметить ЯЧЕЙКА          там кто-то стоит (или «Голос»)
      освободить ЯЧЕЙКА        там никого нет
      влияние R ФРАКЦИЯ N      влияние вверх или вниз (N меньше 0)
      союз R ФРАКЦИЯ           у него союз (R 0: не у оппонента)
      получить R ЧТО N         { companion-solari }, { companion-spice }, { companion-water }, { companion-intrigue }, { companion-vp }, { companion-agents }
      отряды R ОТКУДА КУДА N   откуда и куда: запас, гарнизон, конфликт
      ментат R                 ментат в следующем раунде
      стол                     оппоненты (или Enter)
      ячейки                   что отмечено
      часы [P]                 время игрока P идёт или стоит
      журнал                   что было
      сохранить ФАЙЛ, открыть ФАЙЛ  свой файл
      выход                    выйти; партия хранится
companion-choose = Выберите от 1 до { $n }
companion-several = «{ $said }» может значить: { $names }
companion-unknown = Ничего похожего на «{ $said }» нет
companion-needs = После { $word } нужно: { $what }
companion-bonus-how = Три числа в этом порядке; x — где кто-то стоит
companion-saved = Сохранено: { $file }
companion-not-saved = Не сохранилось: { $error }
companion-not-loaded = Не открывается: { $error }
companion-kept = Партия хранится. Продолжить: { $command }
companion-aside = Прежняя партия осталась в файле { $file }
companion-undone = Отменено: { $what }
companion-go-on = Есть партия, раунд { $n }. Продолжить её? (д/н)

## Слова, которыми дают команды

companion-word-undo = отменить
companion-word-table = стол
companion-word-spaces = ячейки
companion-word-log = журнал
companion-word-save = сохранить
companion-word-load = открыть
companion-word-quit = выход
companion-word-help = помощь
companion-word-reveal = карта
companion-word-place = свободно
companion-word-taken = занято
companion-word-bonus = бонус
companion-word-yes = да
companion-word-no = нет
companion-word-faction = фракция
companion-word-strength = сила
companion-word-mark = отметить
companion-word-free = освободить
companion-word-combat = сражение
companion-word-round = раунд
companion-word-influence = влияние
companion-word-hold = союз
companion-word-gain = получить
companion-word-troops = отряды
companion-word-mentat = ментат
companion-zone-supply = запас
companion-zone-garrison = гарнизон
companion-zone-conflict = конфликт
companion-needs-R = R
companion-needs-S = ЯЧЕЙКА
companion-needs-F = ФРАКЦИЯ
companion-needs-N = N
companion-needs-K = ЧТО
companion-needs-Z = ГДЕ
companion-needs-B = N,N,N
companion-needs-file = ФАЙЛ
