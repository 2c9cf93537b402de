### Страница `landsraad stats`: что общего у многих партий.

stats-title = Много партий
stats-games = { $n ->
    [one] { $shown } партия
    [few] { $shown } партии
   *[many] { $shown } партий
}
stats-lead = При каждой доле стоит число мест, по которым она посчитана, и её 95-процентный интервал: в 95 таких выборках из 100 истинная доля лежит в нём.
stats-about-played = играли: { $bots }, зерно { $seed }
stats-about-collect = записанные партии
stats-about-server = партии, сыгранные здесь
stats-about-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
stats-about-version = Landsraad { $version }
stats-filter = Только места: { $what }
stats-filter-boxes = в партиях с { $boxes }
stats-filter-bot = за которые играл { $bot }
stats-filter-turn = под номером { $n } в порядке хода
stats-fact-games = партий
stats-fact-seats = мест посчитано
stats-fact-base = побед в среднем
stats-fact-rounds = раундов в среднем
stats-fact-decisions = решений за партию
stats-fact-vp = победных очков на место
stats-contents = На этой странице
stats-sort = Нажмите на заголовок столбца, чтобы упорядочить.
stats-few = Строки, где меньше { $n } мест, стоят последними и бледны: они мало о чём говорят.
stats-plotted = Графики таблиц, где больше { $n } строк, показывают лучшие и худшие.
stats-no-script = Для графиков нужен JavaScript; все числа есть в таблицах.
stats-people = Люди
stats-opponents = Боты
stats-automated = Автоматические оппоненты
stats-made = Сделано программой Landsraad. Пояснения: docs/data.md.

stats-bots = Игроки
    .lead = Как часто побеждал каждый вид игрока.
stats-turns = Порядок хода
    .lead = По месту в порядке хода первого раунда.
stats-leaders = Лидеры
    .lead = По лидеру места.
stats-cards = Приобретённые карты
    .lead = Места, которые приобрели карту хотя бы раз. «К средней» — их доля побед, делённая на среднюю. Это не влияние карты: у кого дела идут хорошо, тот и приобретает больше.
stats-played = Карты, отправлявшие агентов
    .lead = Места, которые хотя бы раз отправили картой агента; стартовые карты тоже.
stats-intrigues = Сыгранные карты интриг
    .lead = Места, которые сыграли карту хотя бы раз.
stats-tech = Плитки технологий
    .lead = Места, которые приобрели плитку.
stats-contracts = Контракты
    .lead = Места, которые выполнили контракт.
stats-conflicts = Выигранные конфликты
    .lead = Места, получившие первую награду конфликта.
stats-vp = Откуда победные очки
    .lead = Сколько победных очков в среднем даёт источник месту и победителю к концу партии.
stats-lengths = Длина партий
    .lead = Сколько раундов длились партии.
stats-chances = Как сбывались шансы
    .lead = Шансы на победу в начале каждого раунда, как их видела выученная оценка ботов, по десятым долям: на диагонали они верны.
stats-chances_by_round = Шансы по раундам
    .lead = Логарифмическая ошибка этих шансов по раундам рядом с ошибкой того, кто всегда называет среднюю долю побед: меньше — лучше.

stats-column-name = Название
stats-column-turn = Место
stats-column-rounds = Раундов
stats-column-round = Раунд
stats-column-n = Мест
stats-column-games = Партий
stats-column-share = Доля
stats-column-wins = Побед
stats-column-rate = Доля побед
stats-column-interval = 95 %
stats-column-lift = К средней
stats-column-vp = ПО в среднем
stats-column-vp_per_seat = ПО на место
stats-column-vp_per_winner = ПО победителя
stats-column-vp_share = Доля всех ПО
stats-column-chance = Шанс
stats-column-mean_chance = Средний шанс
stats-column-log_loss = Лог. ошибка
stats-column-base_loss = У средней доли
stats-column-difference = Разница

stats-plot-rates = График: доли побед с 95-процентными интервалами; пунктир — средняя доля. Числа есть в таблице.
stats-plot-vp = График: победные очки по видам источников. Числа для каждого источника есть в таблице.
stats-plot-lengths = График: доля партий по числу раундов. Числа есть в таблице.
stats-plot-chances = График: доля побед по шансу, с 95-процентными интервалами. Числа есть в таблице.
stats-plot-loss = График: логарифмическая ошибка по раундам. Числа есть в таблице.
stats-every = все места
stats-winners = победители
stats-kind-setup = начало
stats-kind-track = влияние
stats-kind-alliance = союзы
stats-kind-conflict = конфликты
stats-kind-card = карты
stats-kind-intrigue = интриги
stats-kind-tech = технологии
stats-kind-contract = контракты
stats-kind-objective = боевые символы
stats-kind-space = ячейки
stats-kind-leader = лидеры
stats-kind-shipping = грузоперевозки
stats-kind-tleilaxu = трек Тлейлаксу
stats-kind-hagal = Дом Хагаль
stats-kind-rival = карты оппонентов
stats-kind-exchange = обмен
