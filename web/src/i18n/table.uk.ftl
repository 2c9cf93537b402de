### Екран столу.

table-title = Landsraad
table-title-mine = ● Ваш хід — Landsraad
table-unknown = щось інше
table-error = Не вийшло.
table-lost = Зв’язок втрачено
table-yes = так
table-skip = Перейти
table-skip-decision = До рішення
table-skip-board = До ігрового поля

## Рядок стану й меню

table-round-of = Раунд { $n } з { $most }
table-round-short = Р{ $n }
table-phases = Фази раунду
table-phase-setup = Приготування
table-phase-round_start = Початок
table-phase-player_turns = Ходи
table-phase-combat = Бій
table-phase-makers = Творці
table-phase-recall = Відкликання
table-phase-endgame = Кінець гри
table-conflict = { level }: { $name }
table-acts = Вирішує { $who }
table-acts-what = Вирішує { $who }: { $what }
table-you-act = Ваше рішення
table-your-decision = Ваше рішення: { $what }
table-paused = Гру призупинено
table-over = Гру закінчено
table-help = Клавіші й символи
table-menu = Меню
table-menu-text = Стіл текстом
table-menu-board = Ігрове поле
table-menu-mute = Звук увімкнено: вимкнути
table-menu-unmute = Звук вимкнено: увімкнути
table-menu-pause = Призупинити гру
table-menu-resume = Продовжити гру
table-menu-rules = Правила
table-menu-settings = Налаштування
table-menu-home = На головну

## Місця

table-seats = Гравці
label-vp = переможні очки
label-agents = агенти
label-intrigue = карти інтриг
table-seat-open = Усе про гравця { $who }
table-me = ви
table-bot = Грає комп’ютер
table-away = Зараз не тут
table-revealed = Карти розкрито
table-vp =
    { $n } { $n ->
        [one] переможне очко
        [few] переможні очки
       *[many] переможних очок
    }
table-vp-short = { $n } ПО
table-in-hand =
    { $n } { $n ->
        [one] карта
        [few] карти
       *[many] карт
    } на руці
table-agents = Агентів у запасі: { $left } з { $all }
table-garrison =
    { $n } { $n ->
        [one] загін
        [few] загони
       *[many] загонів
    } у гарнізоні
table-deployed =
    { $n } { $n ->
        [one] загін
        [few] загони
       *[many] загонів
    } у Зоні конфлікту
table-influence = { $name }: { $n }
table-influence-alliance = { $name }: { $n }, союз
table-face-up =
    { $n ->
        [one] { $n } карта інтриги чекає розкриття
        [few] { $n } карти інтриг чекають розкриття
       *[many] { $n } карт інтриг чекають розкриття
    }
table-swordmaster-comes = Майстер меча (третій агент) з’явиться в раунді { $n }
table-known-hand = Відомі карти на руці
table-known-deck = Колода й рука разом
table-set-aside = Відкладено

## Панель рішень

table-decision = Рішення
hint-choose_leader = Кожен лідер має дві властивості: постійну й ту, що спрацьовує від персня з печаткою.
hint-turn = Символи на карті показують, куди може піти агент. Розкриття використовує всі карти, що лишилися; це ваш останній хід у раунді.
hint-send_agent = Підсвічено локації, які пасують до символів карти і які ви можете оплатити.
hint-agent_effects = Порядок вибираєте ви. На бойовій локації можна розгорнути загони, найняті цього ходу, і ще два з гарнізону.
hint-reveal_effects = За очки переконливості придбавають карти, вони лягають у скид. Мечі рахуються, лише якщо в конфлікті є ваші загони.
hint-combat = Карти грають по черзі, доки всі поспіль не спасують. Спасувавши, можна зіграти знову, якщо зіграє хтось іще.
hint-when_won = Деякі карти інтриг грають, коли конфлікт виграно.
table-hints-off = Це я знаю
table-not-there = Ця карта не відправить туди агента
table-choose-space = «{ $name }»: виберіть локацію
table-choose-card = «{ $name }»: виберіть карту
table-off-turn = у хід гравця { $who }
table-waiting-for = Чекаємо: { $who }
table-decides = Вирішує: { $what }
table-wait = Хвилинку…
table-cancel = Скасувати
table-commit =
    { $family ->
        [buy] Придбати
        [acquire] Отримати
        [claim] Придбати
        [intrigue] Зіграти
        [play] Зіграти
        [send] Відправити
        [discard] Скинути
        [trash_hand] Знищити
        [trash_discard] Знищити
        [trash_play] Знищити
        [trash_intrigue] Знищити
        [keep] Відкласти
        [keep_intrigue] Залишити
        [take] Взяти
        [move] Перемістити
        [mark] Закрити
        [recall] Відкликати
        [control] Взяти під контроль
        [set_aside] Відкласти
        [to_throne] До тронного ряду
        [give_intrigue] Віддати
        [return_intrigue] Покласти під колоду
        [influence] Отримати вплив
        [lose] Втратити вплив
        [tech] Отримати
        [place_spy] Розмістити шпигуна
        [recall_spy] Відкликати шпигуна
       *[other] Вибрати
    }
table-stays = Залишиться: { count-persuasion }
table-do = Застосувати
table-effects = Ефекти цього ходу
table-late = спрацює автоматично наприкінці ходу
table-optional = за бажанням
table-effect-of =
    { $effect }. { $kind ->
        [card] Карта
        [intrigue] Карта інтриги
        [space] Локація
        [leader] Лідер
        [tech] Технологія
       *[other] Джерело
    }: { $source }
table-reach =
    { $n ->
        [one] зараз веде на { $n } локацію
        [few] зараз веде на { $n } локації
       *[many] зараз веде на { $n } локацій
    }
table-reveal = Розкрити карти
table-revealing = Хід «Розкрити карти»
table-plain = Застосувати всі
table-plain-hint = Застосувати всі ефекти, в яких нічого вибирати, зокрема ті, що з’являться пізніше в цей хід
table-press-again = Натисніть ще раз
table-reveal-lose = Розкрити карти — більше агентів цього раунду не буде
table-nothing-to-play = Жодну з ваших карт інтриг тут зіграти не можна. Питання ставлять усе одно, щоб ніхто не дізнався, які у вас карти.
table-end-lose =
    { $n ->
        [one] Завершити — пропаде { $n } ефект
        [few] Завершити — пропадуть { $n } ефекти
       *[many] Завершити — пропадуть { $n } ефектів
    }
table-end-persuasion = Завершити — ще { count-persuasion }
table-end-undeployed = Завершити без розгортання
table-deploy = Розгорнути { count-troops }
table-retreat = Відвести { count-troops }
table-deploy-limits = Найнято цього ходу: { $recruits } · у гарнізоні: { $garrison }
table-strength = Сила { $n }
table-may-add = Сила, яка ще може прийти, щонайбільше
table-place =
    { $n ->
        [0] без нагороди
        [1] 1-ша нагорода
        [2] 2-га нагорода
       *[3] 3-тя нагорода
    }
table-fewer = Менше
table-more = Більше
table-hint = Порада
table-hint-hint = Що зараз найкраще й чому
table-hint-thinking = Дивимося вперед…
table-hint-take = Вибрати
table-hints-on = Поради дозволено
table-hints-on-note = Кожен може просити поради; журнал каже, хто попросив
table-hints-vote = Поради?
table-hints-question = Поради для всіх?
table-hints-note = Якщо згодні всі, кожен може просити поради до кінця гри, і журнал каже, хто попросив.
table-hints-stands = Згодні: { $n } із { $of }.
table-hints-agree = Погодитися
table-hints-withdraw = Відкликати
table-hints-ask = Запропонувати поради для всіх
table-undo = Скасувати
table-undo-hint = Повертає ваш останній вибір
table-restart = Спочатку
table-restart-hint =
    { $n ->
        [one] Повертає { $n } вибір, до останньої закріпленої точки
        [few] Повертає { $n } вибори, до останньої закріпленої точки
       *[many] Повертає { $n } виборів, до останньої закріпленої точки
    }
table-undo-start = Нема чого скасовувати
table-undo-turn = Зараз вирішує інший гравець
table-undo-fixed = Щось узято або розкрито, тож усе до цього скасувати не можна
table-undo-off = За цим столом грають без скасування
table-undo-over = Гру закінчено
table-undo-paused = Гру призупинено
table-undo-spectator = Ви спостерігаєте
table-consent-asked =
    { $n ->
        [one] { $who } просить скасувати { $n } вибір
        [few] { $who } просить скасувати { $n } вибори
       *[many] { $who } просить скасувати { $n } виборів
    }
table-consent-waiting = Чекаємо згоди: { $who }
table-consent-refused = Інші не погодилися
table-undo-asked = Ви вже спитали інших, дочекайтеся відповіді
table-allow = Дозволити
table-refuse = Ні

## Ринок, конфлікт, рука

table-side = Ряд, конфлікт і журнал
table-side-market = Ряд
table-side-conflict = Конфлікт
table-side-hint = Порада
table-side-log = Журнал
table-side-board = Поле
table-map = Мапа поля
table-board = Ігрове поле
table-market = Ряд Імперіуму
table-short-by = бракує: { $n }
table-buy-later = Карти придбавають, коли розкривають руку
table-intrigue-decks = Колода інтриг / скид інтриг
table-intrigue-discard = Скид інтриг
table-trashed = Знищені карти
table-no-conflict = Конфлікту ще немає
table-own = Що я маю
table-mine = Мої карти
table-intrigues = Мої карти інтриг
table-hand-empty = На руці немає карт
table-watching = Ви спостерігаєте
table-covered = Натисніть, щоб побачити карти
table-deck-contents = Ваша колода, за назвами
table-pile-empty = Карт немає

## Журнал

table-log = Журнал
table-tab-log = Журнал
table-tab-chat = Чат
table-tab-recap = Від мого ходу
table-filter = Показати
table-filter-all = Усе
table-filter-mine = Моє
table-filter-at_me = Проти мене
table-filter-combat = Бій
table-filter-buys = Карти
table-copy-log = Скопіювати журнал
table-log-newest = До нових записів
table-at-me = проти вас
table-recap-empty = Від вашого ходу нічого не сталося.
table-chat-write = Повідомлення
table-chat-send = Надіслати

## Кілька місць на одному пристрої

table-curtain = Зараз дивиться { $who }
table-curtain-lift = Я { $who }

## Кінець

table-winner = Переможець: { $who }
table-you-win = Ви перемогли
table-your-rank = Ваше місце: { $n }
table-margin =
    { $n ->
        [one] з відривом у { $n } переможне очко
        [few] з відривом у { $n } переможні очки
       *[many] з відривом у { $n } переможних очок
    }
table-compare-vp = ПО
table-compare-wins_ties = плитка, що перемагає за рівності
table-compare-spice = прянощі
table-compare-solari = солярії
table-compare-water = вода
table-compare-garrison = гарнізон
table-compare-revealed_at = пізніше розкриття
table-rank = Місце
table-player = Гравець
table-vp-sources = Звідки переможні очки
table-source-setup = Приготування
table-source-track = Вплив
table-source-alliance = Союзи
table-source-conflict = Конфлікти
table-source-intrigue = Інтриги
table-source-card = Карти
table-source-space = Локації
table-source-leader = Лідер
table-rematch = Реванш
table-rematch-join = До реваншу
table-rematch-host = Реванш може відкрити господар столу.
table-replay = Повтор
table-record = Запис
table-look-at-board = Подивитися на поле
table-seed = Зерно партії

## Довідка й командний рядок

table-shortcuts = Клавіші
table-legend = Символи
table-key-choice = варіант рішення за номером
table-key-commit = вибрати
table-key-look = пояснити те, що вибрано
table-key-cancel = скасувати, закрити
table-key-hint = що зараз найкраще (порада)
table-key-undo = скасувати вибір
table-key-restart = до останньої закріпленої точки
table-key-end_turn = завершити хід
table-key-reveal = розкрити карти (спитає)
table-key-pass = пас
table-key-amount = менше, більше
table-key-focus = рука, інтриги, поле, ряд, гравці, журнал, чат, урок, Бене Тлейлакс
table-key-recap = кроками від вашого ходу
table-key-text = стіл текстом
table-key-command = командний рядок
table-key-help = ця сторінка
table-command = Дія, наприклад play:dagger send:arrakeen
table-command-wrong = Зараз це неможливо

# Що журнал каже про сам стіл
note-sat = { $who } займає місце
note-left = { $who } залишає місце
note-emptied = { $who } більше не за столом
note-bot = { $who }: тепер грає комп’ютер
note-stand_in = { $who }: до повернення грає комп’ютер
note-back = { $who } знову за столом
note-host = { $who } тепер господар столу
note-conceded = { $who } здається: далі грає комп’ютер
note-hints = { $who }: тепер згодні всі, кожен може просити поради
note-no_hints = { $who }: проти порад для всіх
note-hint = { $who } отримує пораду
note-clock = { $who }: час вийшов, обрав комп’ютер
note-hurried = Сервер зайнятий: суперники думають не так далеко

table-nobody = Це місце вільне.
table-is-away = { $who } не за столом.
table-stand-in = Нехай грає комп’ютер
table-stood-in = За вас грає комп’ютер.
table-take-seat-back = Повернутися на місце

## Пояснення

explain = Що це таке
explain-now = Зараз
explain-barred = Недоступно
explain-rule = Правило
explain-closes = закриває
explain-kind =
    { $kind ->
        [card] карта
        [intrigue] карта інтриги
        [conflict] конфлікт
        [leader] лідер
        [space] локація поля
        [faction] трек впливу
        [tech] технологія
        [contract] контракт
        [objective] ціль
        [post] пост спостереження
        [hagal] карта Дому Гаґал
        [rival] Конкурент
       *[ship] трек перевезень
    }
explain-price = Коштує вам { count-persuasion }, залишиться { $left }
explain-leads = Символи агента ведуть сюди: { $names }
explain-reaches = Зараз веде на локації ({ $n }): { $names }
explain-reached = Ваші карти, що ведуть сюди: { $names }
explain-agents =
    { $on ->
        [0] Лишилося агентів: { $n }; на полі нікого
       *[other] Лишилося агентів: { $n }; на полі: { $names }
    }
explain-controls = Контролює: { $names }
explain-alliances = Союзи: { $names }
explain-unseen = Не видно: карт на руці { $cards }, карт інтриг { $intrigue }
explain-fights =
    { $place ->
        [0] Бойова сила в конфлікті: { $n }, поки що без нагороди
        [1] Бойова сила в конфлікті: { $n }, поки що перша нагорода
        [2] Бойова сила в конфлікті: { $n }, поки що друга нагорода
       *[3] Бойова сила в конфлікті: { $n }, поки що третя нагорода
    }
explain-may-add = Може додати ще щонайбільше { $n } сили: агенти, гарнізон і вільні локації; карти не рахуються
explain-step = поділка { $n }

## Що сталося, у своєму темпі

moment-beat-ranks = Сили
moment-beat-places = Місця
moment-beat-rewards = Нагороди
moment-next = Далі
moment-go-on = Продовжити
moment-doubled = Піщаний черв’як подвоює нагороду; контроль і бойовий символ — один раз
moment-pair = Два однакові бойові символи утворюють пару: +1 переможне очко
moment-hand = Ваша нова рука: { $names }
moment-title-combat = Бій
moment-title-round = Новий раунд
moment-title-last = Останній раунд
moment-title-story = Що сталося
moment-look-combat = Подивитися бій раунду { $n }
moment-look-round = Подивитися початок раунду { $n }
moment-your-turn =
    { $kind ->
        [reveal_effects] Розкриття карт.
       *[other] Ваш хід.
    }
moment-since = За цей час:
table-result = Результат
table-rematch-noticed = Відкрито реванш: приєднуйтеся

table-stand-in-vote = За те, щоб грав комп’ютер
table-votes = Голоси: { $n } із { $of }
concede = Здатися
concede-note = Ваше місце до кінця дограє комп’ютер, і повернути його не можна. Дивитися можна й далі.
