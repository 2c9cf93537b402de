### Сторінка `landsraad stats`: що спільного в багатьох партій.

stats-title = Багато партій
stats-games = { $n ->
    [one] { $shown } партія
    [few] { $shown } партії
   *[many] { $shown } партій
}
stats-lead = Біля кожної частки стоїть число місць, за якими її пораховано, і її 95-відсотковий інтервал: у 95 таких вибірках зі 100 справжня частка лежить у ньому.
stats-about-played = грали: { $bots }, зерно { $seed }
stats-about-collect = записані партії
stats-about-server = партії, зіграні тут
stats-about-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
}
stats-about-version = Landsraad { $version }
stats-filter = Лише місця: { $what }
stats-filter-boxes = у партіях з { $boxes }
stats-filter-bot = за які грав { $bot }
stats-filter-turn = під номером { $n } у порядку ходу
stats-fact-games = партій
stats-fact-seats = місць пораховано
stats-fact-base = перемог у середньому
stats-fact-rounds = раундів у середньому
stats-fact-decisions = рішень за партію
stats-fact-vp = переможних очок на місце
stats-contents = На цій сторінці
stats-sort = Натисніть на заголовок стовпця, щоб упорядкувати.
stats-few = Рядки, де менше { $n } місць, стоять останніми й бліді: вони мало про що говорять.
stats-plotted = Графіки таблиць, де понад { $n } рядків, показують найкращі й найгірші.
stats-no-script = Для графіків потрібен JavaScript; усі числа є в таблицях.
stats-people = Люди
stats-opponents = Боти
stats-automated = Автоматичні опоненти
stats-made = Зроблено програмою Landsraad. Пояснення: docs/data.md.

stats-bots = Гравці
    .lead = Як часто перемагав кожен вид гравця.
stats-turns = Порядок ходу
    .lead = За місцем у порядку ходу першого раунду.
stats-leaders = Лідери
    .lead = За лідером місця.
stats-cards = Придбані карти
    .lead = Місця, які придбали карту хоча б раз. «До середньої» — їхня частка перемог, поділена на середню. Це не вплив карти: у кого справи йдуть добре, той і придбаває більше.
stats-played = Карти, що відправляли агентів
    .lead = Місця, які хоча б раз відправили картою агента; стартові карти теж.
stats-intrigues = Зіграні карти інтриг
    .lead = Місця, які зіграли карту хоча б раз.
stats-tech = Плитки технологій
    .lead = Місця, які придбали плитку.
stats-contracts = Контракти
    .lead = Місця, які виконали контракт.
stats-conflicts = Виграні конфлікти
    .lead = Місця, що отримали першу нагороду конфлікту.
stats-vp = Звідки переможні очки
    .lead = Скільки переможних очок у середньому дає джерело місцю й переможцеві до кінця партії.
stats-lengths = Довжина партій
    .lead = Скільки раундів тривали партії.
stats-chances = Як справджувалися шанси
    .lead = Шанси на перемогу на початку кожного раунду, як їх бачила вивчена оцінка ботів, за десятими частками: на діагоналі вони правильні.
stats-chances_by_round = Шанси за раундами
    .lead = Логарифмічна похибка цих шансів за раундами поруч із похибкою того, хто завжди називає середню частку перемог: менше — краще.

stats-column-name = Назва
stats-column-turn = Місце
stats-column-rounds = Раундів
stats-column-round = Раунд
stats-column-n = Місць
stats-column-games = Партій
stats-column-share = Частка
stats-column-wins = Перемог
stats-column-rate = Частка перемог
stats-column-interval = 95 %
stats-column-lift = До середньої
stats-column-vp = ПО в середньому
stats-column-vp_per_seat = ПО на місце
stats-column-vp_per_winner = ПО переможця
stats-column-vp_share = Частка всіх ПО
stats-column-chance = Шанс
stats-column-mean_chance = Середній шанс
stats-column-log_loss = Лог. похибка
stats-column-base_loss = У середньої частки
stats-column-difference = Різниця

stats-plot-rates = Графік: частки перемог із 95-відсотковими інтервалами; пунктир — середня частка. Числа є в таблиці.
stats-plot-vp = Графік: переможні очки за видами джерел. Числа для кожного джерела є в таблиці.
stats-plot-lengths = Графік: частка партій за числом раундів. Числа є в таблиці.
stats-plot-chances = Графік: частка перемог за шансом, із 95-відсотковими інтервалами. Числа є в таблиці.
stats-plot-loss = Графік: логарифмічна похибка за раундами. Числа є в таблиці.
stats-every = усі місця
stats-winners = переможці
stats-kind-setup = початок
stats-kind-track = вплив
stats-kind-alliance = союзи
stats-kind-conflict = конфлікти
stats-kind-card = карти
stats-kind-intrigue = інтриги
stats-kind-tech = технології
stats-kind-contract = контракти
stats-kind-objective = бойові символи
stats-kind-space = локації
stats-kind-leader = лідери
stats-kind-shipping = вантажоперевезення
stats-kind-tleilaxu = трек Тлейлаксу
stats-kind-hagal = Дім Гаґал
stats-kind-rival = карти опонентів
stats-kind-exchange = обмін
