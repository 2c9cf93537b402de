### Слова самого браузерного клієнта: усе, що не стосується гри. Слова гри — у src/landsraad/text.

## Усюди

home = Головна
settings = Налаштування
language = Мова
loading = Хвилинку…
connecting = З’єднуємося…
close = Закрити
copy = Копіювати
copied = Скопійовано
not-copied = Браузер не дозволяє копіювати
share = Поділитися
try-again = Спробувати ще раз
fewer = Менше
more = Більше
at-least = Не менше { $n }
at-most = Не більше { $n }
name = Ім’я
name-of = { $seat }: ім’я
leader-of = { $seat }: лідер
taken = зайнято
chat = Чат
chat-line = Сказати щось
chat-send = Надіслати
chat-empty = Поки що ніхто нічого не сказав
spectator = Глядач
lost = Зв’язок утрачено. Пробуємо знову…
lost-retry = Зв’язок утрачено. Нова спроба через { $n } с
lost-now = Спробувати зараз
not-found = Не знайдено
not-found-page = За цією адресою нічого немає.

time-seconds = { $n } с
time-minutes = { $n } хв
time-hours = { $n } год
time-days =
    { $n } { $n ->
        [one] день
        [few] дні
       *[many] днів
    }
pause-none = немає

seat-me = Я
seat-open = Вільне місце
seat-number = Місце { $n }
seat-player = Гравець { $n }

## Головна

home-headline = Прянощі, клятви, ножі. Займіть своє місце.
home-learn = Навчання
home-lead = Стіл для настільної гри «Дюна. Імперіум», створений прихильниками. Грайте з друзями чи з комп’ютером, без реєстрації.
home-fan-made = Landsraad створений прихильниками та безкоштовний. Він не пов’язаний із видавцями настільної гри.
home-licences = Ліцензії його частин
home-offline = Сервер не відповідає. Усе, у що грають у цьому браузері, працює й без нього.
home-continue = Продовжити
home-quick = Одразу грати проти трьох суперників
home-new-here = Налаштувати гру
home-new-online = Відкрити стіл
home-join = Приєднатися
home-listed = Відкриті столи
home-past = Завершені ігри
home-records = Відкриті записи
home-more = Довідник
home-cards = Карти
home-rules = Правила
home-replay = Відкрити запис гри
home-my-turn = Ваш хід
home-open-seats =
    { $n ->
        [0] Усі місця зайнято
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
home-over = Завершена
home-playing = Триває
home-watch = Дивитися

join-code = Код запрошення або посилання
join-wrong = Це не код запрошення й не посилання на стіл
join-go = Увійти
join-note = Код і посилання господар столу бачить до початку гри.

## Нова гра

new-title = Нова гра
new-box = Коробка
new-box-note =
    { $n } { $n ->
        [one] лідер
        [few] лідери
       *[many] лідерів
    }
new-seats = Місця
new-players = Гравці
new-players-barred =
    { $n ->
        [1] Гри для одного тут поки що немає
        [2] Гри для двох тут поки що немає
       *[other] З цією коробкою не можна грати таким складом: { $n }
    }
new-solo-note = Ви граєте проти двох Конкурентів, якими керують карти Дому Гаґал.
new-two-note = Дім Гаґал займає локації та б’ється третім.
new-difficulty = Складність
new-my-name = Моє ім’я
new-seat-here = Хтось за цим пристроєм
new-seat-open = Хтось за запрошенням
new-opponents = Комп’ютерні суперники
new-opponents-note = Виміряно в базовій грі; рівні сили — це { $n } %.
new-opponents-here = У браузері два верхні рівні думають не так далеко, як на сервері.
new-stand-in = Вибирає за того, кого немає або в кого вийшов час
new-seat-bots = Комп’ютер
new-seat-bot = Комп’ютер: { $name }
new-bot-names = Азхар, Нур, Ільяс, Сабра, Касим, Тамар
new-leaders = Лідери
new-leaders-random = Випадкові
new-leaders-random-note = Кожному місцю — за жеребом
new-leaders-choose = Вибір за столом
new-leaders-choose-note = За порядком місць, з усіх
new-leaders-draft = Драфт
new-leaders-draft-note = Відкривають на два більше, ніж місць; останнє місце вибирає першим
new-leaders-named = Призначити тут
new-leaders-named-note = Лідер для кожного місця; решту вирішить жереб
new-leader-any = Будь-який лідер
new-not-here = Тут такого немає
new-play = Як граємо
new-undo = Скасування ходів
new-undo-free = Вільно
new-undo-consent = Якщо інші згодні
new-undo-off = Не можна
new-undo-free-note = До останнього, чого не скасувати: взятої карти, рішення іншого місця, кінця ходу.
new-undo-consent-note = Так само далеко, як вільно, але всі інші люди мають погодитися.
new-undo-off-note = Зробленого не повернути.
new-undo-alone = Потрібно щонайменше двоє людей
new-hints = Поради, коли грають кілька людей
new-hints-note = Кожен може просити поради; журнал каже, хто попросив
new-clock = Годинник
new-clock-none = Немає
new-clock-move = На рішення
new-clock-game = На всю гру
new-clock-days = Дні
new-clock-move-note = Час на кожне рішення
new-clock-game-note = Час на всю гру
new-clock-days-note = Час на кожне рішення; іде, навіть коли нікого немає
new-increment = Додається за кожне рішення
new-bot-pause = Пауза комп’ютера перед кроком
new-open-title = Хто може увійти
new-spectators = Глядачі
new-spectators-yes = Так
new-spectators-delayed = Так, згодом
new-spectators-no = Ні
new-delay = Бачать стіл із затримкою
new-listed = Показати у списку відкритих столів
new-listed-note = Тоді вільне місце може зайняти будь-хто, без запрошення
new-seed = Зерно партії
new-seed-note = Те саме зерно й ті самі рішення дають ту саму гру. Залиште порожнім, щоб гру ніхто не міг передбачити.
new-open = Відкрити стіл
new-start = Почати гру
new-people =
    { $n } { $n ->
        [one] людина
        [few] людини
       *[many] людей
    }
new-bots =
    { $n } { $n ->
        [one] комп’ютерний суперник
        [few] комп’ютерні суперники
       *[many] комп’ютерних суперників
    }

presets = Мої налаштування столу
presets-name = Запам’ятати під назвою
presets-keep = Запам’ятати
presets-none = Поки що нічого не збережено.
presets-drop = Забути «{ $name }»
presets-share = Поділитися
presets-share-hint = Копіює посилання, яке відкриває ці налаштування

## До початку гри

lobby-title = Стіл
lobby-facts = У що граємо
lobby-reach = Місця для
lobby-listed = усіх
lobby-private = запрошених
lobby-own-seed = вибрав господар
lobby-sit = Сісти сюди
lobby-sit-other = Ще хтось за цим пристроєм
lobby-bot = Комп’ютер
lobby-bot-hint = Місце займе комп’ютер
lobby-empty = Звільнити місце
lobby-mine = ви
lobby-host = господар
lobby-ready = Готово
lobby-not-ready = Ще не готово
lobby-ready-mark = готово
lobby-away = немає на зв’язку
lobby-leave = Встати й піти
lobby-code = Код запрошення
lobby-waiting =
    { $n ->
        [one] Вільно ще { $n } місце
        [few] Вільно ще { $n } місця
       *[many] Вільно ще { $n } місць
    }
lobby-complete = Усі місця зайнято. Гру починає господар.
lobby-complete-host = Усі місця зайнято.
invite-title = Запросити
invite-link = Посилання
invite-qr = QR-код
invite-qr-label = QR-код із посиланням на цей стіл
invite-note = Вільне місце може зайняти кожен, хто має посилання або код.

## Продовжити на іншому пристрої

handover = Продовжити на іншому пристрої
handover-lead = Відкрийте це посилання на іншому пристрої або наведіть його камеру на код. Місце гравця { $name } перейде туди, а на цьому пристрої його вже не буде.
handover-note =
    Місце отримає той, хто першим відкриє посилання: більше нікому його не показуйте. Воно діє один раз, протягом { $n } { $n ->
        [one] хвилини
       *[other] хвилин
    }.
handover-late = Час цього посилання сплив.
handover-again = Нове посилання
handover-qr = QR-код із посиланням, яке переносить це місце
take-title = Продовжити тут
take-ask = Перенести сюди місце гравця { $name } за цим столом? На іншому пристрої його вже не буде.
take-yes = Перенести
take-no = Лишити там
take-mine = Місце вже на цьому пристрої. Відкрийте посилання на іншому.
take-table = До столу

## Сторінка того, хто тримає сервер

admin-title = Сервер
admin-key = Ключ адміністратора
admin-open = Відкрити
admin-version = Версія
admin-rules = Версія правил
admin-database = База даних
admin-storage = Зайнято місця
admin-backup = Завантажити резервну копію
admin-statistics = Завантажити статистику
admin-pg-dump = Копію PostgreSQL робить pg_dump.
admin-again = Оновити
admin-tables =
    { $n } { $n ->
        [one] стіл
        [few] столи
       *[many] столів
    }
admin-lobby = До початку гри
admin-round = Раунд { $n }
admin-moves =
    { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }
admin-here = на зв’язку
admin-vacate = Звільнити місце
admin-delete = Видалити стіл
admin-sure = Натисніть ще раз

## Налаштування

settings-looks = Вигляд
settings-theme = Кольори
settings-theme-dusk = Сутінки
settings-theme-light = Світла
settings-theme-contrast = Контрастна
settings-text-size = Розмір тексту
settings-motion = Рух
settings-motion-system = Як у системі
settings-motion-full = Повний
settings-motion-less = Менше
settings-patterns = Візерунки на фігурах
settings-patterns-note = Фігури можна розрізнити й без кольору
settings-scenes = Краєвиди
settings-scenes-note = Дюни й небо за сторінками та порожнім полем бою, постаті лідерів
settings-play = За столом
settings-bot-pause = Пауза комп’ютера за моїми столами
settings-combat-pause = Після бою з моєю участю
settings-combat-pause-click = Чекати на мене
settings-combat-pause-seconds = Кілька секунд
settings-combat-pause-off = Не показувати
settings-takeForced = Робити єдиний вибір за мене
settings-takeForced-note = Завершити хід чи спасувати завжди вирішуєте ви самі
settings-stageOnTouch = Дотик: питати перед надсиланням
settings-stageOnTouch-note = Перше натискання вибирає, друге надсилає
settings-coverCards = Прикривати мої карти
settings-coverCards-note = Рука й карти інтриг лежать долілиць, поки ви їх не утримуєте: для спільного екрана
settings-hints = Підказки для новачків
settings-hints-note = Рядок біля рішення пояснює, про що воно
settings-shortcuts = Гарячі клавіші
settings-shortcuts-note = Список за столом — за клавішею «?»
settings-sounds = Звуки та сповіщення
settings-volume = Гучність
settings-sound-turn = Мій хід
settings-sound-off_turn = Мене питають не в мій хід
settings-sound-move = Хід іншого гравця зроблено
settings-sound-combat = Початок бою
settings-sound-vp = Переможні очки
settings-sound-chat = Чат
settings-sound-clock = Лишилося менше 30 секунд
settings-sound-end = Гру завершено
settings-listen = Послухати: { $name }
settings-off = Вимкнено
settings-notices = Сповіщення браузера
settings-notices-note = Коли ваш хід, а попереду інше вікно
settings-notices-denied = Браузер не дозволяє сповіщень
settings-reset = Скинути все
settings-reset-done = Усе як на початку

## Відмови

error-failed = Не вийшло.
error-offline = Сервер не відповідає.
error-lost = Зв’язок перервався. Погляньте на стіл, перш ніж пробувати знову.
error-malformed = Це не вдалося прочитати. Можливо, ім’я чи текст задовгі?
error-no_record = Цей файл — не запис партії.
error-broken_record = Із цим записом партії щось не так: { $why }
error-impossible = Так грати не можна.
error-no_such_table = Такого столу немає. Можливо, його закрили або код неправильний.
error-no_such_game = Такої гри немає.
error-no_such_seat = Такого місця немає.
error-no_such_language = Такої мови немає.
error-not_found = Такого немає.
error-not_your_seat = Це не ваше місце.
error-not_host = Це може лише господар.
error-not_admin = Ключ адміністратора неправильний.
error-wrong_code = Код запрошення неправильний.
error-wrong_handover = Посилання не діє: ним уже скористалися, його час сплив або в ньому чогось бракує. Зробіть нове на пристрої, де зараз це місце.
error-no_cookie = Браузер не зберігає cookie цієї сторінки. Без них він не може тримати місце.
error-no_spectators = За цим столом немає глядачів.
error-foreign_origin = Цій сторінці не можна звертатися до того сервера.
error-seat_taken = Вас випередили: місце зайнято.
error-already_seated = Ви вже маєте місце. Під час гри не можна зайняти чуже.
error-still_here = Ще рано: гравець щойно був тут.
error-stood_in = За вас грає комп’ютер. Спершу поверніться на місце.
error-seats_open = Ще є вільні місця.
error-already_started = Гра вже почалася.
error-not_started = Гра ще не почалася.
error-not_over = Гра ще не завершена.
error-outdated = Гра вже пішла далі.
error-illegal = Зараз так не можна.
error-lesson = Урок чекає на інше: «{ $what }». Можна й залишити його і грати вільно.
error-puzzle = Виберіть хід повністю: карту й куди вирушить її агент, або хід «Розкрити карти».
error-not_asked = Зараз питають не вас.
error-paused = Гру призупинено.
error-no_undo = Цього не скасувати.
error-no_hint = Зараз порад немає.
error-nothing_asked = Уже ніхто не питає.
error-broken = Цю гру не можна завантажити. Вона зберігається як є.
error-no_backup = Копію цієї бази даних роблять її власними засобами.
error-no_lab = Для цього серверу потрібне доповнення lab, див. docs/hosting.md.
error-no_games = Тут ще жодної партії не закінчено.
error-too_large = Завеликий розмір.
error-too_fast = Зашвидко. Зачекайте трохи.
error-too_many = Забагато столів або з’єднань. Зачекайте.
error-full = У цьому браузері не лишилося місця, тож це не збережено. Видаліть непотрібні ігри або звільніть місце на пристрої.
error-unavailable = Це не вдалося зберегти. Спробуйте ще раз.
closed-refused = За цим столом не можна спостерігати, або місце не ваше.
closed-kicked = Це місце вже не ваше.
closed-moved = Місце гравця { $name } тепер на іншому пристрої.
closed-no_table = Такого столу більше немає.
closed-full = { error-full }
broken-title = Цю гру не можна завантажити
broken = Не все, що збережено про цю гру, вдається прочитати, тож тут вона продовжитися не може. Нічого не видалено.
broken-newer = У цю гру грали за новішими правилами, ніж відомі тут. Вона продовжиться, щойно Landsraad тут оновиться.
broken-download = Завантажити збережене

problem-report = Повідомити про помилку
problem-saved = Збережено у файл: партія до цього місця, версія і браузер, без імен. Додайте рядок про те, чого ви чекали, і надішліть тому, хто тримає або робить цей стіл. У файлі видно всі карти партії.
problem-saved-lacking = Збережено у файл без партії, бо її грають і інші. Коли вона закінчиться, повідомте з її повтору, на потрібному кроці.

## Puzzles: the card of the first screen, the list, and what is said at the table

puzzle = Задача
puzzle-of-day = Задача дня
puzzle-lead = Один хід явно кращий за всі інші. Бачите його?
puzzle-find = Знайти хід
puzzle-solved = Розв’язано
puzzle-tried = Була спроба
puzzle-all = Усі задачі
puzzle-result = Підсумок
puzzle-best = найкращий
puzzle-others =
    { $n ->
        [one] Ще { $n } хід
        [few] Ще { $n } ходи
       *[other] Ще { $n } ходів
    }
puzzle-again = Ще раз
puzzle-on = Грати далі звідси
puzzle-next = Наступна задача
puzzles-title = Задачі
puzzles-lead = Позиції з партій комп’ютера, у кожній один хід явно кращий за всі інші, наскільки це показують сотні продовжень раунду. Щодня нова; розв’язувати можна й без мережі.
puzzles-solved = Розв’язано: { $n } із { $all }
puzzles-round = Раунд { $n }

## Learn to play: the list of lessons, and what stands around each step

learn-title = Навчитися грати
learn-lead = Короткі уроки за справжнім столом, крок за кроком. Піти можна будь-коли: місце збережеться. Щойно почато один, усі вони працюють і без мережі.
learn-door = Уперше за цією грою? Перший урок проведе вас через цілий раунд.
learn-begin = Почати
learn-again = Почати спочатку
learn-resume = Продовжити: крок { $n } з { $all }
learn-done = Пройдено
learn-place = Урок: { $name }
learn-step = Крок { $n } з { $all }
learn-others = Ходять суперники; дивіться на поле.
learn-next = Далі
learn-skip = Пропустити крок
learn-end = Грати далі
learn-leave = Піти
learn-leave-note = Урок зачекає на вас тут; або гра триватиме без нього.
learn-later = Повернутися пізніше
learn-free = Грати далі без уроку
learn-more = Усі уроки
