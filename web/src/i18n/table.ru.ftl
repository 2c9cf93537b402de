### Экран стола.

table-title = Landsraad
table-title-mine = ● Ваш ход — Landsraad
table-unknown = что-то другое
table-error = Не получилось.
table-lost = Связь потеряна
table-yes = да
table-skip = Перейти
table-skip-decision = К решению
table-skip-board = К игровому полю

## Строка состояния и меню

table-round-of = Раунд { $n } из { $most }
table-round-short = Р{ $n }
table-phases = Фазы раунда
table-phase-setup = Подготовка
table-phase-round_start = Начало
table-phase-player_turns = Ходы
table-phase-combat = Сражение
table-phase-makers = Податели
table-phase-recall = Возвращение
table-phase-endgame = Конец игры
table-conflict = { level }: { $name }
table-acts = Решает { $who }
table-acts-what = Решает { $who }: { $what }
table-you-act = Ваше решение
table-your-decision = Ваше решение: { $what }
table-paused = Игра приостановлена
table-over = Игра окончена
table-help = Клавиши и символы
table-menu = Меню
table-menu-text = Стол текстом
table-menu-board = Игровое поле
table-menu-mute = Звук включён: выключить
table-menu-unmute = Звук выключен: включить
table-menu-pause = Приостановить игру
table-menu-resume = Продолжить игру
table-menu-rules = Правила
table-menu-settings = Настройки
table-menu-home = На главную

## Места

table-seats = Игроки
label-vp = победные очки
label-agents = агенты
label-intrigue = карты интриг
table-seat-open = Всё об игроке { $who }
table-me = вы
table-bot = Играет компьютер
table-away = Сейчас не здесь
table-revealed = Карты раскрыты
table-vp =
    { $n } { $n ->
        [one] победное очко
        [few] победных очка
       *[many] победных очков
    }
table-vp-short = { $n } ПО
table-in-hand =
    { $n } { $n ->
        [one] карта
        [few] карты
       *[many] карт
    } на руке
table-agents = Агентов в запасе: { $left } из { $all }
table-garrison =
    { $n } { $n ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } в гарнизоне
table-deployed =
    { $n } { $n ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    } в зоне конфликта
table-influence = { $name }: { $n }
table-influence-alliance = { $name }: { $n }, союз
table-face-up =
    { $n ->
        [one] { $n } карта интриги ждёт раскрытия
        [few] { $n } карты интриг ждут раскрытия
       *[many] { $n } карт интриг ждут раскрытия
    }
table-swordmaster-comes = Оружейник (третий агент) появится в раунде { $n }
table-known-hand = Известные карты на руке
table-known-deck = Колода и рука вместе
table-set-aside = Отложено

## Панель решений

table-decision = Решение
hint-choose_leader = У каждого лидера две способности: постоянная и та, что срабатывает от кольца с печаткой.
hint-turn = Символы на карте показывают, куда может пойти агент. Раскрытие использует все оставшиеся карты; это ваш последний ход в раунде.
hint-send_agent = Светятся ячейки, которые подходят к символам карты и которые вы можете оплатить.
hint-agent_effects = Порядок выбираете вы. В ячейке конфликта можно разместить отряды, нанятые в этот ход, и ещё два из гарнизона.
hint-reveal_effects = За очки убеждения покупают карты, они ложатся в сброс. Мечи считаются, только если в конфликте есть ваши отряды.
hint-combat = Карты играют по очереди, пока все подряд не спасуют. Спасовав, можно сыграть снова, если сыграет кто-то ещё.
hint-when_won = Некоторые карты интриг играют, когда конфликт выигран.
table-hints-off = Это я знаю
table-not-there = Эта карта не отправит туда агента
table-choose-space = «{ $name }»: выберите ячейку
table-choose-card = «{ $name }»: выберите карту
table-off-turn = в ход игрока { $who }
table-waiting-for = Ждём: { $who }
table-decides = Решает: { $what }
table-wait = Минутку…
table-cancel = Отмена
table-commit =
    { $family ->
        [buy] Купить
        [acquire] Получить
        [claim] Купить
        [intrigue] Разыграть
        [play] Разыграть
        [send] Отправить
        [discard] Сбросить
        [trash_hand] Удалить
        [trash_discard] Удалить
        [trash_play] Удалить
        [trash_intrigue] Удалить
        [keep] Отложить
        [keep_intrigue] Оставить
        [take] Взять
        [move] Переместить
        [mark] Закрыть
        [recall] Вернуть
        [control] Взять под контроль
        [set_aside] Отложить
        [to_throne] На тронный рынок
        [give_intrigue] Передать
        [return_intrigue] Положить под колоду
        [influence] Получить влияние
        [lose] Потерять влияние
        [tech] Получить
        [place_spy] Отправить шпиона
        [recall_spy] Вернуть шпиона
       *[other] Выбрать
    }
table-stays = Останется: { count-persuasion }
table-do = Применить
table-effects = Эффекты этого хода
table-late = сработает само в конце хода
table-optional = по желанию
table-effect-of =
    { $effect }. { $kind ->
        [card] Карта
        [intrigue] Карта интриги
        [space] Ячейка
        [leader] Лидер
        [tech] Технология
       *[other] Источник
    }: { $source }
table-reach =
    { $n ->
        [one] сейчас ведёт в { $n } ячейку
        [few] сейчас ведёт в { $n } ячейки
       *[many] сейчас ведёт в { $n } ячеек
    }
table-reveal = Раскрыть карты
table-revealing = Раскрытие карт
table-plain = Применить все
table-plain-hint = Применить все эффекты, в которых нечего выбирать, в том числе те, что появятся позже в этот ход
table-press-again = Нажмите ещё раз
table-reveal-lose = Раскрыть карты — больше агентов в этом раунде не будет
table-nothing-to-play = Ни одну из ваших карт интриг здесь сыграть нельзя. Вопрос задаётся всё равно, чтобы никто не узнал, какие у вас карты.
table-end-lose =
    { $n ->
        [one] Закончить — пропадёт { $n } эффект
        [few] Закончить — пропадут { $n } эффекта
       *[many] Закончить — пропадут { $n } эффектов
    }
table-end-persuasion = Закончить — ещё { count-persuasion }
table-end-undeployed = Закончить без размещения
table-deploy = Разместить { count-troops }
table-retreat = Отвести { count-troops }
table-deploy-limits = Нанято в этот ход: { $recruits } · в гарнизоне: { $garrison }
table-strength = Боевая сила { $n }
table-may-add = Сила, которая ещё может прийти, не больше
table-place =
    { $n ->
        [0] без награды
        [1] 1-я награда
        [2] 2-я награда
       *[3] 3-я награда
    }
table-fewer = Меньше
table-more = Больше
table-hint = Совет
table-hint-hint = Что сейчас лучше и почему
table-hint-thinking = Смотрим вперёд…
table-hint-take = Выбрать
table-hints-on = Советы разрешены
table-hints-on-note = Каждый может просить совета; журнал говорит, кто попросил
table-hints-vote = Советы?
table-hints-question = Советы для всех?
table-hints-note = Если согласны все, каждый может просить совета до конца игры, и журнал говорит, кто попросил.
table-hints-stands = Согласны: { $n } из { $of }.
table-hints-agree = Согласиться
table-hints-withdraw = Отозвать
table-hints-ask = Предложить советы для всех
table-undo = Отменить
table-undo-hint = Возвращает ваш последний выбор
table-restart = Заново
table-restart-hint =
    { $n ->
        [one] Возвращает { $n } выбор, до последней закреплённой точки
        [few] Возвращает { $n } выбора, до последней закреплённой точки
       *[many] Возвращает { $n } выборов, до последней закреплённой точки
    }
table-undo-start = Отменять пока нечего
table-undo-turn = Сейчас решает другой игрок
table-undo-fixed = Что-то взято или раскрыто, поэтому всё до этого отменить нельзя
table-undo-off = За этим столом играют без отмены
table-undo-over = Игра окончена
table-undo-paused = Игра приостановлена
table-undo-spectator = Вы наблюдаете
table-consent-asked =
    { $n ->
        [one] { $who } просит отменить { $n } выбор
        [few] { $who } просит отменить { $n } выбора
       *[many] { $who } просит отменить { $n } выборов
    }
table-consent-waiting = Ждём согласия: { $who }
table-consent-refused = Остальные не согласились
table-undo-asked = Вы уже спросили остальных, дождитесь ответа
table-allow = Разрешить
table-refuse = Нет

## Рынок, конфликт, рука

table-side = Рынок, конфликт и журнал
table-side-market = Рынок
table-side-conflict = Конфликт
table-side-hint = Совет
table-side-log = Журнал
table-side-board = Поле
table-map = Карта поля
table-board = Игровое поле
table-market = Рынок
table-short-by = не хватает: { $n }
table-buy-later = Карты покупают, когда раскрывают руку
table-intrigue-decks = Колода интриг / сброс интриг
table-intrigue-discard = Сброс интриг
table-trashed = Удалённые карты
table-no-conflict = Конфликта ещё нет
table-own = Что у меня есть
table-mine = Мои карты
table-intrigues = Мои карты интриг
table-hand-empty = На руке нет карт
table-watching = Вы наблюдаете
table-covered = Нажмите, чтобы увидеть карты
table-deck-contents = Ваша колода, по названиям
table-pile-empty = Карт нет

## Журнал

table-log = Журнал
table-tab-log = Журнал
table-tab-chat = Чат
table-tab-recap = С моего хода
table-filter = Показать
table-filter-all = Всё
table-filter-mine = Моё
table-filter-at_me = Против меня
table-filter-combat = Сражение
table-filter-buys = Карты
table-copy-log = Скопировать журнал
table-log-newest = К новым записям
table-at-me = против вас
table-recap-empty = С вашего хода ничего не произошло.
table-chat-write = Сообщение
table-chat-send = Отправить

## Несколько мест на одном устройстве

table-curtain = Сейчас смотрит { $who }
table-curtain-lift = Я { $who }

## Конец

table-winner = Победитель: { $who }
table-you-win = Вы победили
table-your-rank = Ваше место: { $n }
table-margin =
    { $n ->
        [one] с отрывом в { $n } победное очко
        [few] с отрывом в { $n } победных очка
       *[many] с отрывом в { $n } победных очков
    }
table-compare-vp = ПО
table-compare-wins_ties = плитка, побеждающая при равенстве
table-compare-spice = Пряность
table-compare-solari = солярии
table-compare-water = вода
table-compare-garrison = гарнизон
table-compare-revealed_at = более позднее раскрытие
table-rank = Место
table-player = Игрок
table-vp-sources = Откуда победные очки
table-source-setup = Подготовка
table-source-track = Влияние
table-source-alliance = Союзы
table-source-conflict = Конфликты
table-source-intrigue = Интриги
table-source-card = Карты
table-source-space = Ячейки
table-source-leader = Лидер
table-rematch = Реванш
table-rematch-join = К реваншу
table-rematch-host = Реванш может открыть хозяин стола.
table-replay = Повтор
table-record = Запись
table-look-at-board = Посмотреть на поле
table-seed = Зерно партии

## Справка и командная строка

table-shortcuts = Клавиши
table-legend = Символы
table-key-choice = вариант решения по номеру
table-key-commit = выбрать
table-key-look = объяснить то, что выбрано
table-key-cancel = отмена, закрыть
table-key-hint = что сейчас лучше (совет)
table-key-undo = отменить
table-key-restart = к последней закреплённой точке
table-key-end_turn = закончить ход
table-key-reveal = раскрыть карты (спросит)
table-key-pass = пас
table-key-amount = меньше, больше
table-key-focus = рука, интриги, поле, рынок, игроки, журнал, чат, урок, Бене Тлейлакс
table-key-recap = по шагам с вашего хода
table-key-text = стол текстом
table-key-command = командная строка
table-key-help = эта страница
table-command = Действие, например play:dagger send:arrakeen
table-command-wrong = Сейчас это невозможно

# Что журнал говорит о самом столе
note-sat = { $who } занимает место
note-left = { $who } оставляет место
note-emptied = { $who } больше не за столом
note-bot = { $who }: теперь играет компьютер
note-stand_in = { $who }: до возвращения играет компьютер
note-back = { $who } снова за столом
note-host = { $who } теперь хозяин стола
note-conceded = { $who } сдаётся: дальше играет компьютер
note-hints = { $who }: теперь согласны все, каждый может просить совета
note-no_hints = { $who }: против советов для всех
note-hint = { $who } получает совет
note-clock = { $who }: время вышло, выбрал компьютер
note-hurried = Сервер занят: соперники думают не так далеко

table-nobody = Это место свободно.
table-is-away = { $who } не за столом.
table-stand-in = Пусть играет компьютер
table-stood-in = За вас играет компьютер.
table-take-seat-back = Вернуться на место

## Пояснения

explain = Что это такое
explain-now = Сейчас
explain-barred = Недоступно
explain-rule = Правило
explain-closes = закрывает
explain-kind =
    { $kind ->
        [card] карта
        [intrigue] карта интриги
        [conflict] конфликт
        [leader] лидер
        [space] ячейка поля
        [faction] трек влияния
        [tech] технология
        [contract] контракт
        [objective] цель
        [post] пост наблюдения
        [hagal] карта Дома Хагал
        [rival] оппонент
       *[ship] трек перевозок
    }
explain-price = Стоит вам { count-persuasion }, останется { $left }
explain-leads = Символы агента ведут сюда: { $names }
explain-reaches = Сейчас ведёт в ячейки ({ $n }): { $names }
explain-reached = Ваши карты, которые ведут сюда: { $names }
explain-agents =
    { $on ->
        [0] Осталось агентов: { $n }; на поле никого
       *[other] Осталось агентов: { $n }; на поле: { $names }
    }
explain-controls = Контролирует: { $names }
explain-alliances = Союзы: { $names }
explain-unseen = Не видно: карт на руке { $cards }, карт интриг { $intrigue }
explain-fights =
    { $place ->
        [0] Боевая сила в конфликте: { $n }, пока без награды
        [1] Боевая сила в конфликте: { $n }, пока первая награда
        [2] Боевая сила в конфликте: { $n }, пока вторая награда
       *[3] Боевая сила в конфликте: { $n }, пока третья награда
    }
explain-may-add = Может добавить ещё не больше { $n } силы: агенты, гарнизон и свободные ячейки; карты не в счёт
explain-step = деление { $n }

## Что произошло, в своём темпе

moment-beat-ranks = Силы
moment-beat-places = Места
moment-beat-rewards = Награды
moment-next = Дальше
moment-go-on = Продолжить
moment-doubled = Песчаный червь удваивает награду; контроль и боевой символ — один раз
moment-pair = Два одинаковых боевых символа образуют пару: +1 победное очко
moment-hand = Ваша новая рука: { $names }
moment-title-combat = Сражение
moment-title-round = Новый раунд
moment-title-last = Последний раунд
moment-title-story = Что произошло
moment-look-combat = Посмотреть сражение раунда { $n }
moment-look-round = Посмотреть начало раунда { $n }
moment-your-turn =
    { $kind ->
        [reveal_effects] Раскрытие карт.
       *[other] Ваш ход.
    }
moment-since = За это время:
table-result = Результат
table-rematch-noticed = Открыт реванш: присоединяйтесь

table-stand-in-vote = За то, чтобы играл компьютер
table-votes = Голоса: { $n } из { $of }
concede = Сдаться
concede-note = Ваше место до конца доиграет компьютер, и вернуть его нельзя. Смотреть можно и дальше.
