### Слова самого браузерного клиента: всё, что не относится к игре. Слова игры — в src/landsraad/text.

## Всюду

home = Главная
settings = Настройки
language = Язык
loading = Минуту…
connecting = Соединяемся…
close = Закрыть
copy = Копировать
copied = Скопировано
not-copied = Браузер не разрешает копировать
share = Поделиться
try-again = Попробовать ещё раз
fewer = Меньше
more = Больше
at-least = Не меньше { $n }
at-most = Не больше { $n }
name = Имя
name-of = { $seat }: имя
leader-of = { $seat }: лидер
taken = занят
chat = Чат
chat-line = Сказать что-нибудь
chat-send = Отправить
chat-empty = Пока никто ничего не сказал
spectator = Зритель
lost = Связь потеряна. Пробуем снова…
lost-retry = Связь потеряна. Новая попытка через { $n } с
lost-now = Попробовать сейчас
not-found = Не найдено
not-found-page = По этому адресу ничего нет.

time-seconds = { $n } с
time-minutes = { $n } мин
time-hours = { $n } ч
time-days =
    { $n } { $n ->
        [one] день
        [few] дня
       *[many] дней
    }
pause-none = нет

seat-me = Я
seat-open = Свободное место
seat-number = Место { $n }
seat-player = Игрок { $n }

## Главная

home-headline = Пряность, клятвы, ножи. Займите своё место.
home-learn = Учиться
home-lead = Стол для настольной игры «Дюна. Империя», сделанный поклонниками. Играйте с друзьями или с компьютером, без регистрации.
home-fan-made = Landsraad сделан поклонниками и бесплатен. Он не связан с издателями настольной игры.
home-licences = Лицензии его частей
home-offline = Сервер не отвечает. Всё, во что играют в этом браузере, работает и без него.
home-continue = Продолжить
home-quick = Сразу играть против трёх соперников
home-new-here = Настроить игру
home-new-online = Открыть стол
home-join = Присоединиться
home-listed = Открытые столы
home-past = Завершённые игры
home-records = Открытые записи
home-more = Справочник
home-cards = Карты
home-rules = Правила
home-replay = Открыть запись игры
home-my-turn = Ваш ход
home-open-seats =
    { $n ->
        [0] Все места заняты
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
home-over = Закончена
home-playing = Идёт
home-watch = Смотреть

join-code = Код приглашения или ссылка
join-wrong = Это не код приглашения и не ссылка на стол
join-go = Войти
join-note = Код и ссылку хозяин стола видит до начала игры.

## Новая игра

new-title = Новая игра
new-box = Коробка
new-box-note =
    { $n } { $n ->
        [one] лидер
        [few] лидера
       *[many] лидеров
    }
new-seats = Места
new-players = Игроки
new-players-barred =
    { $n ->
        [1] Игры для одного здесь пока нет
        [2] Игры для двоих здесь пока нет
       *[other] С этой коробкой нельзя играть таким составом: { $n }
    }
new-solo-note = Вы играете против двух оппонентов, которыми управляют карты Дома Хагаль.
new-two-note = Дом Хагаль занимает ячейки и сражается третьим.
new-difficulty = Сложность
new-my-name = Моё имя
new-seat-here = Кто-то за этим устройством
new-seat-open = Кто-то по приглашению
new-opponents = Компьютерные соперники
new-opponents-note = Измерено в базовой игре; равные силы — это { $n } %.
new-opponents-here = В браузере два верхних уровня думают не так далеко, как на сервере.
new-stand-in = Выбирает за того, кого нет или у кого вышло время
new-seat-bots = Компьютер
new-seat-bot = Компьютер: { $name }
new-bot-names = Азхар, Нур, Ильяс, Сабра, Касим, Тамар
new-leaders = Лидеры
new-leaders-random = Случайные
new-leaders-random-note = Каждому месту — по жребию
new-leaders-choose = Выбор за столом
new-leaders-choose-note = По порядку мест, из всех
new-leaders-draft = Драфт
new-leaders-draft-note = Открывают на два больше, чем мест; последнее место выбирает первым
new-leaders-named = Назначить здесь
new-leaders-named-note = Лидер для каждого места; остальное решит жребий
new-leader-any = Любой лидер
new-not-here = Здесь такого нет
new-play = Как играем
new-undo = Отмена ходов
new-undo-free = Свободно
new-undo-consent = Если другие согласны
new-undo-off = Нельзя
new-undo-free-note = До последнего, чего не отменить: взятой карты, решения другого места, конца хода.
new-undo-consent-note = Так же далеко, как свободно, но все остальные люди должны согласиться.
new-undo-off-note = Сделанного не вернуть.
new-undo-alone = Нужно хотя бы двое людей
new-hints = Советы, когда играют несколько человек
new-hints-note = Каждый может просить совета; журнал говорит, кто попросил
new-clock = Часы
new-clock-none = Нет
new-clock-move = На решение
new-clock-game = На всю игру
new-clock-days = Дни
new-clock-move-note = Время на каждое решение
new-clock-game-note = Время на всю игру
new-clock-days-note = Время на каждое решение; идёт, даже когда никого нет
new-increment = Прибавка за каждое решение
new-bot-pause = Пауза компьютера перед шагом
new-open-title = Кому можно войти
new-spectators = Зрители
new-spectators-yes = Да
new-spectators-delayed = Да, позже
new-spectators-no = Нет
new-delay = Видят стол с задержкой
new-listed = Показать в списке открытых столов
new-listed-note = Тогда свободное место может занять любой, без приглашения
new-seed = Зерно партии
new-seed-note = То же зерно и те же решения дают ту же игру. Оставьте пустым, чтобы игру никто не мог предвидеть.
new-open = Открыть стол
new-start = Начать игру
new-people =
    { $n } { $n ->
        [one] человек
        [few] человека
       *[many] человек
    }
new-bots =
    { $n } { $n ->
        [one] компьютерный соперник
        [few] компьютерных соперника
       *[many] компьютерных соперников
    }

presets = Мои настройки стола
presets-name = Запомнить под именем
presets-keep = Запомнить
presets-none = Пока ничего не сохранено.
presets-drop = Забыть «{ $name }»
presets-share = Поделиться
presets-share-hint = Копирует ссылку, которая открывает эти настройки

## До начала игры

lobby-title = Стол
lobby-facts = Во что играем
lobby-reach = Места для
lobby-listed = всех
lobby-private = приглашённых
lobby-own-seed = выбрано хозяином
lobby-sit = Сесть сюда
lobby-sit-other = Ещё один за этим устройством
lobby-bot = Компьютер
lobby-bot-hint = Место займёт компьютер
lobby-empty = Освободить место
lobby-mine = вы
lobby-host = хозяин
lobby-ready = Я готов
lobby-not-ready = Ещё не готов
lobby-ready-mark = готов
lobby-away = нет на связи
lobby-leave = Встать и уйти
lobby-code = Код приглашения
lobby-waiting =
    { $n ->
        [one] Свободно ещё { $n } место
        [few] Свободно ещё { $n } места
       *[many] Свободно ещё { $n } мест
    }
lobby-complete = Все места заняты. Игру начинает хозяин.
lobby-complete-host = Все места заняты.
invite-title = Пригласить
invite-link = Ссылка
invite-qr = QR-код
invite-qr-label = QR-код со ссылкой на этот стол
invite-note = Свободное место может занять любой, у кого есть ссылка или код.

## Продолжить на другом устройстве

handover = Продолжить на другом устройстве
handover-lead = Откройте эту ссылку на другом устройстве или наведите его камеру на код. Место игрока { $name } перейдёт туда, а на этом устройстве его больше не будет.
handover-note =
    Место получит тот, кто первым откроет ссылку: больше никому её не показывайте. Она действует один раз, в течение { $n } { $n ->
        [one] минуты
       *[other] минут
    }.
handover-late = Время этой ссылки истекло.
handover-again = Новая ссылка
handover-qr = QR-код со ссылкой, которая переносит это место
take-title = Продолжить здесь
take-ask = Перенести сюда место игрока { $name } за этим столом? На другом устройстве его больше не будет.
take-yes = Перенести
take-no = Оставить там
take-mine = Место уже на этом устройстве. Откройте ссылку на другом.
take-table = К столу

## Страница того, кто держит сервер

admin-title = Сервер
admin-key = Ключ администратора
admin-open = Открыть
admin-version = Версия
admin-rules = Версия правил
admin-database = База данных
admin-storage = Занято места
admin-backup = Скачать резервную копию
admin-statistics = Скачать статистику
admin-pg-dump = Копию PostgreSQL делает pg_dump.
admin-again = Обновить
admin-tables =
    { $n } { $n ->
        [one] стол
        [few] стола
       *[many] столов
    }
admin-lobby = До начала игры
admin-round = Раунд { $n }
admin-moves =
    { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
admin-here = на связи
admin-vacate = Освободить место
admin-delete = Удалить стол
admin-sure = Нажмите ещё раз

## Настройки

settings-looks = Вид
settings-theme = Цвета
settings-theme-dusk = Сумерки
settings-theme-light = Светлая
settings-theme-contrast = Контрастная
settings-text-size = Размер текста
settings-motion = Движение
settings-motion-system = Как в системе
settings-motion-full = Полное
settings-motion-less = Меньше
settings-patterns = Узоры на фигурах
settings-patterns-note = Фигуры можно различить и без цвета
settings-scenes = Пейзажи
settings-scenes-note = Дюны и небо за страницами и пустым полем боя, фигуры лидеров
settings-play = За столом
settings-bot-pause = Пауза компьютера за моими столами
settings-combat-pause = После сражения с моим участием
settings-combat-pause-click = Ждать меня
settings-combat-pause-seconds = Несколько секунд
settings-combat-pause-off = Не показывать
settings-takeForced = Делать единственный выбор за меня
settings-takeForced-note = Закончить ход или спасовать решаете всегда вы сами
settings-stageOnTouch = Касание: спрашивать перед отправкой
settings-stageOnTouch-note = Первое нажатие выбирает, второе отправляет
settings-coverCards = Прикрывать мои карты
settings-coverCards-note = Рука и карты интриг лежат лицом вниз, пока вы их не удерживаете: для общего экрана
settings-hints = Подсказки для новичков
settings-hints-note = Строка рядом с решением поясняет, о чём оно
settings-shortcuts = Горячие клавиши
settings-shortcuts-note = Список за столом — по клавише «?»
settings-sounds = Звуки и уведомления
settings-volume = Громкость
settings-sound-turn = Мой ход
settings-sound-off_turn = Меня спрашивают не в мой ход
settings-sound-move = Ход другого игрока сделан
settings-sound-combat = Начало сражения
settings-sound-vp = Победные очки
settings-sound-chat = Чат
settings-sound-clock = Осталось меньше 30 секунд
settings-sound-end = Игра окончена
settings-listen = Послушать: { $name }
settings-off = Выключено
settings-notices = Уведомления браузера
settings-notices-note = Когда ваш ход, а впереди другое окно
settings-notices-denied = Браузер не разрешает уведомления
settings-reset = Сбросить всё
settings-reset-done = Всё как вначале

## Отказы

error-failed = Не получилось.
error-offline = Сервер не отвечает.
error-lost = Связь прервалась. Посмотрите на стол, прежде чем пробовать снова.
error-malformed = Это не удалось прочитать. Может быть, имя или текст слишком длинные?
error-no_record = Этот файл — не запись партии.
error-broken_record = С этой записью партии что-то не так: { $why }
error-impossible = Так играть нельзя.
error-no_such_table = Такого стола нет. Может быть, его закрыли или код неверен.
error-no_such_game = Такой игры нет.
error-no_such_seat = Такого места нет.
error-no_such_language = Такого языка нет.
error-not_found = Такого нет.
error-not_your_seat = Это не ваше место.
error-not_host = Это может только хозяин.
error-not_admin = Ключ администратора неверен.
error-wrong_code = Код приглашения неверен.
error-wrong_handover = Ссылка не действует: ею уже воспользовались, её время истекло или в ней чего-то не хватает. Сделайте новую на устройстве, где находится место.
error-no_cookie = Браузер не сохраняет cookie этой страницы. Без них он не может держать место.
error-no_spectators = За этим столом нет зрителей.
error-foreign_origin = Этой странице нельзя обращаться к тому серверу.
error-seat_taken = Вас опередили: место занято.
error-already_seated = У вас уже есть место. Во время игры нельзя занять чужое.
error-still_here = Ещё рано: игрок только что был здесь.
error-stood_in = За вас играет компьютер. Сначала вернитесь на место.
error-seats_open = Ещё есть свободные места.
error-already_started = Игра уже началась.
error-not_started = Игра ещё не началась.
error-not_over = Игра ещё не закончена.
error-outdated = Игра уже ушла вперёд.
error-illegal = Сейчас так нельзя.
error-lesson = Урок ждёт другого: «{ $what }». Можно и оставить его и играть свободно.
error-puzzle = Выберите ход целиком: карту и куда отправится её агент, или раскрытие карт.
error-not_asked = Сейчас спрашивают не вас.
error-paused = Игра на паузе.
error-no_undo = Этого не отменить.
error-no_hint = Сейчас советов нет.
error-nothing_asked = Никто уже не спрашивает.
error-broken = Эту игру нельзя загрузить. Она хранится как есть.
error-no_backup = Копию этой базы данных делают её собственными средствами.
error-no_lab = Для этого серверу нужно дополнение lab, см. docs/hosting.md.
error-no_games = Здесь ещё ни одна партия не закончена.
error-too_large = Слишком большой размер.
error-too_fast = Слишком быстро. Подождите немного.
error-too_many = Слишком много столов или соединений. Подождите.
error-full = В этом браузере не осталось места, поэтому это не сохранено. Удалите ненужные игры или освободите место на устройстве.
error-unavailable = Это не удалось сохранить. Попробуйте ещё раз.
closed-refused = За этот стол нельзя смотреть, или место не ваше.
closed-kicked = Это место больше не ваше.
closed-moved = Место игрока { $name } теперь на другом устройстве.
closed-no_table = Такого стола больше нет.
closed-full = { error-full }
broken-title = Эту игру нельзя загрузить
broken = Не всё, что сохранено об этой игре, удаётся прочитать, поэтому здесь она продолжиться не может. Ничего не удалено.
broken-newer = В эту игру играли по более новым правилам, чем известны здесь. Она продолжится, как только Landsraad здесь обновится.
broken-download = Скачать сохранённое

problem-report = Сообщить об ошибке
problem-saved = Сохранено в файл: партия до этого места, версия и браузер, без имён. Добавьте строку о том, чего вы ждали, и отправьте тому, кто держит или делает этот стол. В файле видны все карты партии.
problem-saved-lacking = Сохранено в файл без партии, потому что её играют и другие. Когда она закончится, сообщите из её повтора, на нужном шаге.

## Puzzles: the card of the first screen, the list, and what is said at the table

puzzle = Задача
puzzle-of-day = Задача дня
puzzle-lead = Один ход явно лучше всех остальных. Видите его?
puzzle-find = Найти ход
puzzle-solved = Решена
puzzle-tried = Была попытка
puzzle-all = Все задачи
puzzle-result = Итог
puzzle-best = лучший
puzzle-others =
    { $n ->
        [one] Ещё { $n } ход
        [few] Ещё { $n } хода
       *[other] Ещё { $n } ходов
    }
puzzle-again = Ещё раз
puzzle-on = Играть дальше отсюда
puzzle-next = Следующая задача
puzzles-title = Задачи
puzzles-lead = Позиции из партий компьютера, в каждой один ход явно лучше всех остальных, насколько это показывают сотни продолжений раунда. Каждый день новая; решать можно и без сети.
puzzles-solved = Решено: { $n } из { $all }
puzzles-round = Раунд { $n }

## Learn to play: the list of lessons, and what stands around each step

learn-title = Научиться играть
learn-lead = Короткие уроки за настоящим столом, шаг за шагом. Уйти можно в любой момент: место сохранится. Как только начат один, все они работают и без сети.
learn-door = Впервые за этой игрой? Первый урок проведёт вас через целый раунд.
learn-begin = Начать
learn-again = Начать заново
learn-resume = Продолжить: шаг { $n } из { $all }
learn-done = Пройдено
learn-place = Урок: { $name }
learn-step = Шаг { $n } из { $all }
learn-others = Ходят соперники; смотрите на поле.
learn-next = Дальше
learn-skip = Пропустить шаг
learn-end = Играть дальше
learn-leave = Уйти
learn-leave-note = Урок подождёт вас здесь; или игра продолжится без него.
learn-later = Вернуться позже
learn-free = Играть дальше без урока
learn-more = Все уроки
