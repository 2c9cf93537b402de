### Справка и сообщения об ошибках команды `landsraad`.

## Команды

command-root = Открытый фанатский стол для игры «Дюна. Империя»: в браузере, в терминале, между ботами.
command-play = Играть в этом терминале с ботами или с другими за той же клавиатурой. Без параметров программа спросит, во что играть; неоконченная партия сохраняется, когда вы уходите.
command-simulate = Сыграть ботами много партий и показать доли побед ботов, мест, лидеров и карт.
command-collect = Собрать таблицы записанных партий, как simulate --out собирает таблицы партий ботов. О записях испорченных или неоконченных сообщается, и они пропускаются.
command-stats = Показать, что общего у многих партий: одна страница с таблицами и графиками о лидерах, местах, картах и прочем, которая открывается без сети, и таблицы в CSV.
command-replay = Пройти записанную партию по шагам, вывести её, проверить или составить отчёт.
command-analyse = Разобрать оконченную партию: шансы на победу, переломные моменты, самые дорогие ходы и что было лучше.
command-puzzle = Найти ход, который явно лучше всех: задача дня или другая.
command-puzzles = Задачи: составить новые.
command-make = Искать в партиях противников между собой позиции, где один ход явно лучше всех.
command-cards = Найти карту, ячейку, конфликт, лидера или фракцию; без названия — показать всё.
command-bench = Измерить скорость движка на этой машине или того, что на нём работает.
command-levels = Показать уровни оппонентов: насколько они сильны и как долго думают.
command-ladder = Измерить каждый уровень оппонентов против предыдущего.
command-train = Учить оппонентов на их партиях между собой.
command-value = Учить оценку сильнейших оппонентов: насколько вероятна победа в позиции.
command-envs = Среды для обучения агентов: что они видят и что могут делать (docs/environments.md).
command-layout = Показать, какие места наблюдения что означают.
command-actions = Показать все действия, какие только возможны, с их номерами.
command-soak = Сыграть случайные партии и проверить всё, что должно соблюдаться; первая ошибка сохраняется как запись.
command-serve = Открыть стол для браузеров: только на этом устройстве или и для друзей на других. Остальные настройки берутся из окружения, см. docs/hosting.md.
command-site = Записать стол как сайт из простых файлов, который может раздавать любой файловый сервер: играют там в самом браузере, без нашего сервера. Как разместить его в сети: docs/hosting.md.
command-hagal = Для партии на настоящем столе: что разложить, Дом Хагаль и оппоненты, ходы и счёт.

## Параметры

option-help = Показать эту справку.
option-version = Показать версию.
option-install_completion = Научить эту оболочку дополнять команды и параметры.
option-show_completion = Вывести то, что установит --install-completion.
option-boxes = Коробки в игре через запятую.
option-cards-boxes = Только эти коробки, через запятую.
option-hagal-boxes = Например, base; base,ix; uprising,choam.
option-players = Сколько мест: от 1 до 4 или 6.
option-play-players = Сколько мест: 3 или 4, или 6 командами; 2 — с Домом Хагаль, 1 — против двух оппонентов (4).
option-simulate-players = Сколько мест: от 1 до 4 или 6 (сколько названо ботов или 4).
option-soak-players = Сколько мест: от 1 до 4 или 6 (половина партий на 3, половина на 4).
option-hagal-players = Сколько людей играет: 1 или 2; 3, 4 или 6 без оппонентов.
option-seats = Кто где сидит: me (вы), pyon, smuggler, naib, planetologist, navigator, random (вы и боты naib). Несколько me делят клавиатуру.
option-leaders = random, draft, choose или id лидера каждого места.
option-rivals = id лидера каждого оппонента, с «Восстанием» — его карты (как сказано в --leaders: random).
option-hagal-leaders = Лидеры или карты оппонентов, без них — лидеры людей; либо random.
option-hagal-names = Имена людей по часовой стрелке, через запятую.
option-difficulty = Сложность игры для одного: mercenary, sardaukar, mentat, kwisatz_haderach.
option-variant = { $name }: { $note } ({ $boxes })
option-hagal-epic = Эпический режим из «Расцвета иксианцев».
option-hagal-escalation = Жестокая эскалация: оппоненты упорнее бьются за последние конфликты.
option-hagal-expert_deployment = «Восстание»: оппоненты, которые опережают достаточно, не размещают отряды.
option-hagal-smart_politics = «Восстание»: оппоненты обходят фракции, где им ничто не грозит или где они далеко позади.
option-hagal-streamlined = «Восстание» вдвоём: оппонент не может победить.
option-hagal-old_conflicts = «Восстание» вместе с картами конфликтов других коробок.
option-hagal-recommended = Для шести: лидеры по жребию подходят своей команде.
option-seed = Число, от которого зависит всё случайное.
option-play-seed = Одинаковое зерно раздаёт одинаковую партию.
option-language = en, ru или uk; иначе язык окружения.
option-load = Продолжить сохранённую или записанную партию.
option-hagal-load = Продолжить сохранённую партию помощника.
option-names = Как зовут игроков; иначе по лидеру.
option-play-file = Хранить партию в этом файле: продолжить её, если он есть, иначе начать.
option-replay-file = Записанная партия.
option-games = Сколько партий.
option-bots = Боты; повторяются, пока не займут все места, и пересаживаются после каждой партии. Ботом может быть и файл Python, если он определяет bot(seed) (docs/training.md).
option-jobs = Сколько процессов; если не сказано, один.
option-cluster = Поручить работу кластеру Ray: ХОСТ:ПОРТ, ray://ХОСТ:ПОРТ или auto (docs/clusters.md); --jobs — сколько частей он делает сразу, а если не сказано, сколько в нём процессоров.
option-bench-bots = Измерить ботов: целые партии и раунды, доигранные теми, кто смотрит вперёд.
option-bench-envs = Измерить среды рядом с самим движком.
option-deals = Сколько раздач; каждая играется по разу за каждое место.
option-level = Измерить только этот уровень (или другого оппонента, в том числе своего: FILE.py, docs/training.md), а не каждый против предыдущего.
option-against = Против кого измерять --level.
option-keep = Сохранять каждую сыгранную раздачу в этом файле и в следующий раз продолжить с неё.
option-value-folder = Где хранить партии и веса; сыгранное не играется снова.
option-value-games = Сколько партий играет поколение.
option-generations = Сколько поколений; со второго играют те, кто уже учился.
option-as_json = Вывести JSON.
option-replay-as_json = Вывести этот отчёт в JSON.
option-as_csv = Напечатать CSV.
option-csv = Записать таблицы в этот файл; - означает стандартный вывод.
option-simulate-out = Собирать таблицы всех партий в этой папке (docs/data.md) вместо показа долей побед. Что там есть, заново не играется: та же команда продолжает, а с большим --games идёт дальше.
option-collect-out = Папка таблиц (docs/data.md). Партии, которые там есть, второй раз не добавляются.
option-records = Записанные партии и папки, в которых просматриваются все файлы .json.
option-decisions = Сохранять и каждое решение с тем, что было выбрано.
option-chances = Сохранять и шансы каждого места на победу в начале каждого раунда, как их видит выученная оценка ботов.
option-folder = Папка таблиц.
option-beside = Папка других партий, которые показать рядом.
option-stats-out = Страница (stats.html в папке таблиц).
option-stats-csv = Записать таблицы в эту папку, каждую в свой файл; без --out страница тогда не создаётся.
option-stats-boxes = Только партии ровно с этими коробками, через запятую.
option-stats-level = Только места этого бота; people — места людей, opponents — всех ботов.
option-stats-seat = Только места, стоящие под этим номером в порядке хода первого раунда.
option-step = Начать после стольких действий.
option-verify = Только проверить запись; код выхода 1, если она испорчена.
option-report = Вывести, что места делали и имели в каждом раунде оконченной партии.
option-analyse-file = Записанная партия.
option-seat = Разобрать ходы только этого места (ходы людей).
option-all_seats = Разобрать ходы всех мест.
option-playouts = Сколько раз доигрывать пути каждого выбора: больше — дольше и вернее.
option-number = Номер задачи; без него — задача дня.
option-make-folder = Где хранится найденное: та же команда продолжит оттуда.
option-make-games = Сколько партий просмотреть.
option-wanted = Сколько задач выбрать самое большее, чередуя коробки, раунды и лидеров.
option-query = Название на любом из языков или его часть.
option-seconds = Сколько секунд измерять.
option-host = На каком адресе слушать; 0.0.0.0 впускает другие устройства.
option-port = На каком порту слушать.
option-database = sqlite:///ФАЙЛ или postgresql://…; без этого — SQLite в вашей папке данных.
option-redis = redis://…, через который несколько процессов делят столы.
option-workers = Сколько процессов делят нагрузку.
option-proxy = Адреса прокси, чьим заголовкам X-Forwarded верить; * — всем.
option-root_path = С чего начинаются все адреса, если на сайте есть и другое.
option-browser = Показать первый экран в вашем браузере.
option-site-folder = Куда записать: новая или пустая папка или папка с прежним сайтом.

## Сама справка

help-usage = Вызов:
help-arguments = Аргументы
help-options = Параметры
help-commands-title = Команды
help-default = [по умолчанию: { $value }]
help-required = [обязательно]

## Ошибки

mistake-command = нет команды «{ $said }»; команды: { $names }
mistake-json-csv = выберите --json или --csv
mistake-option = нет параметра { $name }
mistake-no-value = у { $name } должно быть значение
mistake-missing = не хватает { $name }
mistake-extra = это лишнее: { $said }
mistake-value = { $name } — это { $needs }
needs-int_parsing = целое число
needs-float_parsing = число
needs-greater_than_equal = число не меньше { $ge }
needs-less_than_equal = число не больше { $le }
mistake-json = --json указывают вместе с --report
mistake-out = --json и --csv показывают доли побед; с --out партии сохраняются, а показывает их landsraad stats
mistake-no-out = { $name } указывают вместе с --out
mistake-language = неизвестный язык «{ $said }»; известные языки: { $names }
mistake-leaders = неизвестный способ выбора лидеров «{ $said }»: укажите { $names } или лидера для каждого места
mistake-no-bot = не назван ни один бот; известные боты: { $names }
mistake-bot = неизвестный бот «{ $said }»; известные боты: { $names }
mistake-bots = { $n ->
    [one] назван { $n } бот
    [few] названо { $n } бота
   *[many] названо { $n } ботов
}, а мест { $seats }
mistake-seat = неизвестное место «{ $said }»; место — это { $me } или бот: { $names }
mistake-seats = { $n ->
    [one] названо { $n } место
    [few] названо { $n } места
   *[many] названо { $n } мест
}, а игроков { $players }
mistake-seats-saved = { $n ->
    [one] названо { $n } место
    [few] названо { $n } места
   *[many] названо { $n } мест
}, а в сохранённой партии их { $players }
mistake-names = { $n ->
    [one] дано { $n } имя
    [few] дано { $n } имени
   *[many] дано { $n } имён
}, а мест { $seats }
mistake-name = «{ $said }» не может быть именем: нужно не больше { $most } символов, и чтобы их было видно
mistake-load-setup = у сохранённой партии свои настройки и зерно; вместе с --load указывают только, кто играет (--seats, --names)
mistake-puzzle = всего задач: { $n }; задачи { $said } нет
mistake-no-seat = в партии { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}; места { $said } нет
mistake-step = в записи { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}; шага { $step } нет
mistake-directory = { $file } — папка, а не файл
mistake-no-file = нет файла { $file }
mistake-no-folder = нет папки { $folder }
mistake-read = не удалось прочитать { $file }: { $why }
mistake-write = не удалось записать { $file }: { $why }
mistake-no-client = браузерный клиент не собран: выполните make web (если пакет установлен, установите его заново там, где есть Node.js или сеть)
mistake-not-free = в папке { $folder } лежит другое; укажите новую или пустую

## Что сообщают команды

written = Записано: { $file }
data-written = { $games ->
    [one] { $games } партия собрана
    [few] { $games } партии собраны
   *[many] { $games } партий собрано
} в { $folder }; показать: landsraad stats { $folder }
data-skipped = пропущено: { $file }: { $why }
data-collected = { $folder }: { $new ->
    [one] { $new } новая партия
    [few] { $new } новые партии
   *[many] { $new } новых партий
}, уже были: { $known }, пропущено: { $skipped }
site-written = { $folder }: { $files ->
    [one] { $files } файл
    [few] { $files } файла
   *[many] { $files } файлов
}, { $size } МБ. Посмотреть: python -m http.server --directory { $folder }, затем http://localhost:8000
verified = в порядке: { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}, { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}, { $end }
verified-told = случай взят из записи, её зерно даёт другое
verified-unfinished = не окончена
verified-seat = место { $n } ({ $vp } ПО)
simulated = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, раундов в среднем: { $rounds }
simulate-bots = боты
simulate-seats = места
simulate-leaders = лидеры
simulate-cards = карты
simulate-games = партии
simulate-wins = победы
simulate-rate = доля побед
simulate-interval = 95 %
simulate-vp = ПО в среднем
bar-games = партии
bar-moves = ходы
bar-records = записи
bar-checked = проверено партий
bar-files = файлы
soak-ok = в порядке: { $n ->
    [one] проверена { $n } партия
    [few] проверены { $n } партии
   *[many] проверено { $n } партий
}, пар миров-близнецов: { $twins }, за { $seconds } с
soak-record = { $what }; запись: { $file }
soak-unsaved = не удалось сохранить ({ $why })
bench-compiled = скомпилирован
bench-interpreted = интерпретируется
bench-about-engine = движок: { $engine }; коробки: { $boxes }; { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; случайные партии
bench-about-bots = движок: { $engine }; наборы: { $boxes }; { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}; боты greedy
bench-about-envs = движок: { $engine }; коробки: { $boxes }; { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}; случайные действия
bench-games_per_s = партий в секунду
bench-decisions_per_game = решений за партию
bench-us_per_decision = микросекунд на решение
bench-copy_us = микросекунд на копию
bench-legal_us = микросекунд на список действий
bench-playouts_per_s = доигранных раундов в секунду
bench-engine_decisions_per_s = решений в секунду у самого движка
bench-aec_steps_per_s = шагов в секунду у среды PettingZoo, с наблюдением и маской
bench-vector_mask_steps_per_s = шагов в секунду у партий рядом, с масками
bench-vector_observation_steps_per_s = то же с наблюдениями
bench-tictactoe_steps_per_s = шагов в секунду у tictactoe из PettingZoo
bench-catanatron_decisions_per_s = решений в секунду у catanatron
envs-layout = схема { $version }; коробки: { $boxes }; { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}
envs-start = с
envs-size = мест
envs-segment = часть
envs-high = наибольшее значение
envs-number = номер
envs-action = действие
envs-text = текст
ladder-level = уровень
ladder-against = против трёх
ladder-games = партий
ladder-rate = побед
ladder-interval = 95 %
ladder-points = рейтинг
ladder-seconds = секунды
lab-needs = для этого нужен пакет { $name }: { $command }
puzzles-made = { $n ->
    [one] { $n } задача
    [few] { $n } задачи
   *[other] { $n } задач
} из { $games ->
    [one] { $games } партии
   *[other] { $games } партий
}
interrupted = прервано
