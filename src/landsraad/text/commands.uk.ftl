### Довідка й повідомлення про помилки команди `landsraad`.

## Команди

command-root = Відкритий фанатський стіл для гри «Дюна. Імперіум»: у браузері, у терміналі, між ботами.
command-play = Грати в цьому терміналі з ботами або з іншими за тією самою клавіатурою. Без параметрів програма спитає, у що грати; незакінчена партія зберігається, коли ви йдете.
command-simulate = Зіграти ботами багато партій і показати частки перемог ботів, місць, лідерів і карт.
command-collect = Зібрати таблиці записаних партій, як simulate --out збирає таблиці партій ботів. Про записи пошкоджені чи незакінчені повідомляється, і їх пропускають.
command-stats = Показати, що спільного в багатьох партій: одна сторінка з таблицями й графіками про лідерів, місця, карти та інше, яка відкривається без мережі, і таблиці в CSV.
command-replay = Пройти записану партію крок за кроком, вивести її, перевірити або скласти звіт.
command-analyse = Розібрати закінчену партію: шанси на перемогу, переломні моменти, найдорожчі ходи й що було краще.
command-puzzle = Знайти хід, який явно найкращий: задача дня або інша.
command-puzzles = Задачі: скласти нові.
command-make = Шукати в партіях супротивників між собою позиції, де один хід явно найкращий.
command-cards = Знайти карту, локацію, конфлікт, лідера чи фракцію; без назви — показати все.
command-bench = Виміряти швидкість рушія на цій машині або того, що на ньому працює.
command-levels = Показати рівні опонентів: які вони сильні та як довго думають.
command-ladder = Виміряти кожен рівень опонентів проти попереднього.
command-train = Навчати опонентів на їхніх партіях між собою.
command-value = Навчати оцінку найсильніших опонентів: наскільки ймовірна перемога в позиції.
command-envs = Середовища для навчання агентів: що вони бачать і що можуть робити (docs/environments.md).
command-layout = Показати, які місця спостереження що означають.
command-actions = Показати всі дії, які тільки можливі, з їхніми номерами.
command-soak = Зіграти випадкові партії та перевірити все, що має виконуватися; перша помилка зберігається як запис.
command-serve = Відкрити стіл для браузерів: лише на цьому пристрої або й для друзів на інших. Решта налаштувань береться з оточення, див. docs/hosting.md.
command-site = Записати стіл як сайт зі звичайних файлів, який може роздавати будь-який файловий сервер: грають там у самому браузері, без нашого сервера. Як розмістити його в мережі: docs/hosting.md.
command-hagal = Для партії на справжньому столі: що розкласти, Дім Гаґал і Конкуренти, ходи й рахунок.

## Параметри

option-help = Показати цю довідку.
option-version = Показати версію.
option-install_completion = Навчити цю оболонку доповнювати команди й параметри.
option-show_completion = Вивести те, що встановить --install-completion.
option-boxes = Коробки у грі через кому.
option-cards-boxes = Лише ці коробки, через кому.
option-hagal-boxes = Наприклад, base; base,ix; uprising,choam.
option-players = Скільки місць: від 1 до 4 або 6.
option-play-players = Скільки місць: 3 або 4, або 6 командами; 2 — з Домом Гаґал, 1 — проти двох Конкурентів (4).
option-simulate-players = Скільки місць: від 1 до 4 або 6 (скільки названо ботів або 4).
option-soak-players = Скільки місць: від 1 до 4 або 6 (половина партій на 3, половина на 4).
option-hagal-players = Скільки людей грає: 1 або 2; 3, 4 чи 6 без Конкурентів.
option-seats = Хто де сидить: me (ви), pyon, smuggler, naib, planetologist, navigator, random (ви й боти naib). Кілька me ділять клавіатуру.
option-leaders = random, draft, choose або id лідера кожного місця.
option-rivals = id лідера кожного Конкурента, з «Повстанням» — його карти (як сказано в --leaders: random).
option-hagal-leaders = Лідери або карти Конкурентів, без них — лідери людей; або random.
option-hagal-names = Імена людей за годинниковою стрілкою, через кому.
option-difficulty = Складність соло-гри: mercenary, sardaukar, mentat, kwisatz_haderach.
option-variant = { $name }: { $note } ({ $boxes })
option-hagal-epic = Епічний режим гри з «Розквіту Ікса».
option-hagal-escalation = Жорстока ескалація: Конкуренти завзятіше б’ються за останні конфлікти.
option-hagal-expert_deployment = «Повстання»: Конкуренти, які випереджають достатньо, не розгортають загонів.
option-hagal-smart_politics = «Повстання»: Конкуренти оминають фракції, де їм ніщо не загрожує або де вони далеко позаду.
option-hagal-streamlined = «Повстання» вдвох: Конкурент не може перемогти.
option-hagal-old_conflicts = «Повстання» разом із картами конфліктів інших коробок.
option-hagal-recommended = Для шести: лідери за жеребом пасують своїй команді.
option-seed = Число, від якого залежить усе випадкове.
option-play-seed = Однакове зерно роздає однакову партію.
option-language = en, ru або uk; інакше мова оточення.
option-load = Продовжити збережену чи записану партію.
option-hagal-load = Продовжити збережену партію помічника.
option-names = Як звуть гравців; інакше за лідером.
option-play-file = Тримати партію в цьому файлі: продовжити її, якщо він є, інакше почати.
option-replay-file = Записана партія.
option-games = Скільки партій.
option-bots = Боти; повторюються, доки не займуть усі місця, і пересідають після кожної партії. Ботом може бути й файл Python, якщо він визначає bot(seed) (docs/training.md).
option-jobs = Скільки процесів; якщо не сказано, один.
option-cluster = Доручити роботу кластеру Ray: ХОСТ:ПОРТ, ray://ХОСТ:ПОРТ або auto (docs/clusters.md); --jobs — скільки частин він робить одразу, а якщо не сказано, скільки в ньому процесорів.
option-bench-bots = Виміряти ботів: цілі партії та раунди, дограні тими, хто дивиться вперед.
option-bench-envs = Виміряти середовища поруч із самим рушієм.
option-deals = Скільки роздач; кожна грається по разу за кожне місце.
option-level = Виміряти лише цей рівень (або іншого опонента, зокрема свого: FILE.py, docs/training.md), а не кожен проти попереднього.
option-against = Проти кого міряти --level.
option-keep = Зберігати кожну зіграну роздачу в цьому файлі й наступного разу продовжити з неї.
option-value-folder = Де тримати партії та ваги; зігране не грається знову.
option-value-games = Скільки партій грає покоління.
option-generations = Скільки поколінь; з другого грають ті, хто вже вчився.
option-as_json = Вивести JSON.
option-replay-as_json = Вивести цей звіт у JSON.
option-as_csv = Надрукувати CSV.
option-csv = Записати таблиці в цей файл; - означає стандартний вивід.
option-simulate-out = Збирати таблиці всіх партій у цій теці (docs/data.md) замість показу часток перемог. Що там є, заново не грається: та сама команда продовжує, а з більшим --games іде далі.
option-collect-out = Тека таблиць (docs/data.md). Партії, які там є, вдруге не додаються.
option-records = Записані партії й теки, у яких переглядаються всі файли .json.
option-decisions = Зберігати й кожне рішення з тим, що було вибрано.
option-chances = Зберігати й шанси кожного місця на перемогу на початку кожного раунду, як їх бачить вивчена оцінка ботів.
option-folder = Тека таблиць.
option-beside = Тека інших партій, які показати поруч.
option-stats-out = Сторінка (stats.html у теці таблиць).
option-stats-csv = Записати таблиці в цю теку, кожну у свій файл; без --out сторінка тоді не створюється.
option-stats-boxes = Лише партії саме з цими коробками, через кому.
option-stats-level = Лише місця цього бота; people — місця людей, opponents — усіх ботів.
option-stats-seat = Лише місця під цим номером у порядку ходу першого раунду.
option-step = Почати після стількох дій.
option-verify = Лише перевірити запис; код виходу 1, якщо він зіпсований.
option-report = Вивести, що місця робили й мали в кожному раунді закінченої партії.
option-analyse-file = Записана партія.
option-seat = Розібрати ходи лише цього місця (ходи людей).
option-all_seats = Розібрати ходи всіх місць.
option-playouts = Скільки разів догравати шляхи кожного вибору: більше — довше й певніше.
option-number = Номер задачі; без нього — задача дня.
option-make-folder = Де зберігається знайдене: та сама команда продовжить звідти.
option-make-games = Скільки партій переглянути.
option-wanted = Скільки задач вибрати щонайбільше, чергуючи коробки, раунди й лідерів.
option-query = Назва будь-якою з мов або її частина.
option-seconds = Скільки секунд вимірювати.
option-host = На якій адресі слухати; 0.0.0.0 впускає інші пристрої.
option-port = На якому порту слухати.
option-database = sqlite:///ФАЙЛ або postgresql://…; без цього — SQLite у вашій теці даних.
option-redis = redis://…, через який кілька процесів ділять столи.
option-workers = Скільки процесів ділять навантаження.
option-proxy = Адреси проксі, чиїм заголовкам X-Forwarded вірити; * — усім.
option-root_path = З чого починаються всі адреси, якщо на сайті є й інше.
option-browser = Показати перший екран у вашому браузері.
option-site-folder = Куди записати: нова або порожня тека чи тека з попереднім сайтом.

## Сама довідка

help-usage = Виклик:
help-arguments = Аргументи
help-options = Параметри
help-commands-title = Команди
help-default = [усталено: { $value }]
help-required = [обов’язково]

## Помилки

mistake-command = немає команди «{ $said }»; команди: { $names }
mistake-json-csv = виберіть --json або --csv
mistake-option = немає параметра { $name }
mistake-no-value = { $name } потребує значення
mistake-missing = бракує { $name }
mistake-extra = це зайве: { $said }
mistake-value = { $name } — це { $needs }
needs-int_parsing = ціле число
needs-float_parsing = число
needs-greater_than_equal = число, не менше за { $ge }
needs-less_than_equal = число, не більше за { $le }
mistake-json = --json указують разом із --report
mistake-out = --json і --csv показують частки перемог; з --out партії зберігаються, а показує їх landsraad stats
mistake-no-out = { $name } указують разом із --out
mistake-language = невідома мова «{ $said }»; відомі мови: { $names }
mistake-leaders = невідомий спосіб вибору лідерів «{ $said }»: укажіть { $names } або лідера для кожного місця
mistake-no-bot = не названо жодного бота; відомі боти: { $names }
mistake-bot = невідомий бот «{ $said }»; відомі боти: { $names }
mistake-bots = { $n ->
    [one] названо { $n } бота
    [few] названо { $n } боти
   *[many] названо { $n } ботів
}, а місць { $seats }
mistake-seat = невідоме місце «{ $said }»; місце — це { $me } або бот: { $names }
mistake-seats = { $n ->
    [one] названо { $n } місце
    [few] названо { $n } місця
   *[many] названо { $n } місць
}, а гравців { $players }
mistake-seats-saved = { $n ->
    [one] названо { $n } місце
    [few] названо { $n } місця
   *[many] названо { $n } місць
}, а в збереженій партії їх { $players }
mistake-names = { $n ->
    [one] дано { $n } ім’я
    [few] дано { $n } імені
   *[many] дано { $n } імен
}, а місць { $seats }
mistake-name = «{ $said }» не може бути ім’ям: потрібно не більше { $most } символів, і щоб їх було видно
mistake-load-setup = збережена партія має свої налаштування й зерно; разом із --load указують лише, хто грає (--seats, --names)
mistake-puzzle = усього задач: { $n }; задачі { $said } немає
mistake-no-seat = у партії { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[other] { $n } місць
}; місця { $said } немає
mistake-step = у записі { $n ->
    [one] { $n } дія
    [few] { $n } дії
   *[many] { $n } дій
}; кроку { $step } немає
mistake-directory = { $file } — тека, а не файл
mistake-no-file = немає файлу { $file }
mistake-no-folder = немає теки { $folder }
mistake-read = не вдалося прочитати { $file }: { $why }
mistake-write = не вдалося записати { $file }: { $why }
mistake-no-client = браузерний клієнт не зібрано: виконайте make web (якщо пакет установлено, установіть його знову там, де є Node.js або мережа)
mistake-not-free = у теці { $folder } лежить інше; укажіть нову або порожню

## Що повідомляють команди

written = Записано: { $file }
data-written = { $games ->
    [one] { $games } партію зібрано
    [few] { $games } партії зібрано
   *[many] { $games } партій зібрано
} в { $folder }; показати: landsraad stats { $folder }
data-skipped = пропущено: { $file }: { $why }
data-collected = { $folder }: { $new ->
    [one] { $new } нова партія
    [few] { $new } нові партії
   *[many] { $new } нових партій
}, уже були: { $known }, пропущено: { $skipped }
site-written = { $folder }: { $files ->
    [one] { $files } файл
    [few] { $files } файли
   *[many] { $files } файлів
}, { $size } МБ. Подивитися: python -m http.server --directory { $folder }, потім http://localhost:8000
verified = гаразд: { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[many] { $actions } дій
}, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}, { $end }
verified-told = випадок узято із запису, його зерно дає інше
verified-unfinished = не закінчена
verified-seat = місце { $n } ({ $vp } ПО)
simulated = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, раундів у середньому: { $rounds }
simulate-bots = боти
simulate-seats = місця
simulate-leaders = лідери
simulate-cards = карти
simulate-games = партії
simulate-wins = перемоги
simulate-rate = частка перемог
simulate-interval = 95 %
simulate-vp = ПО в середньому
bar-games = партії
bar-moves = ходи
bar-records = записи
bar-checked = перевірено партій
bar-files = файли
soak-ok = гаразд: { $n ->
    [one] перевірено { $n } партію
    [few] перевірено { $n } партії
   *[many] перевірено { $n } партій
}, пар світів-близнюків: { $twins }, за { $seconds } с
soak-record = { $what }; запис: { $file }
soak-unsaved = не вдалося зберегти ({ $why })
bench-compiled = скомпільований
bench-interpreted = інтерпретується
bench-about-engine = рушій: { $engine }; коробки: { $boxes }; { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}; випадкові партії
bench-about-bots = рушій: { $engine }; набори: { $boxes }; { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}; боти greedy
bench-about-envs = рушій: { $engine }; коробки: { $boxes }; { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}; випадкові дії
bench-games_per_s = партій за секунду
bench-decisions_per_game = рішень за партію
bench-us_per_decision = мікросекунд на рішення
bench-copy_us = мікросекунд на копію
bench-legal_us = мікросекунд на список дій
bench-playouts_per_s = дограних раундів за секунду
bench-engine_decisions_per_s = рішень за секунду в самого рушія
bench-aec_steps_per_s = кроків за секунду в середовища PettingZoo, зі спостереженням і маскою
bench-vector_mask_steps_per_s = кроків за секунду в партій поруч, з масками
bench-vector_observation_steps_per_s = те саме зі спостереженнями
bench-tictactoe_steps_per_s = кроків за секунду в tictactoe з PettingZoo
bench-catanatron_decisions_per_s = рішень за секунду в catanatron
envs-layout = схема { $version }; коробки: { $boxes }; { $n ->
    [one] { $n } місце
    [few] { $n } місця
   *[other] { $n } місць
}
envs-start = з
envs-size = місць
envs-segment = частина
envs-high = найбільше значення
envs-number = номер
envs-action = дія
envs-text = текст
ladder-level = рівень
ladder-against = проти трьох
ladder-games = партій
ladder-rate = перемог
ladder-interval = 95 %
ladder-points = рейтинг
ladder-seconds = секунди
lab-needs = для цього потрібен пакет { $name }: { $command }
puzzles-made = { $n ->
    [one] { $n } задача
    [few] { $n } задачі
   *[other] { $n } задач
} з { $games ->
    [one] { $games } партії
   *[other] { $games } партій
}
interrupted = перервано
