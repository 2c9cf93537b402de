### Названия компонентов базовой версии и её промокарт.

## Boxes and decks

box-base = Базовая версия
deck-reserve = Резерв
deck-imperium_row = Рынок Империи
deck-starting_deck = Стартовая колода
deck-imperium_deck = Колода карт Империи
deck-intrigue_deck = Колода интриг
deck-conflict_deck = Колода конфликта
deck-house_hagal = Колода Дома Хагаль

## Starting deck

card-convincing_argument = Убедительный довод
card-dagger = Кинжал
card-diplomacy = Дипломатия
card-dune_the_desert_planet = Дюна — Планета Пустыни
card-reconnaissance = Разведка
card-seek_allies = Поиск союзников
card-signet_ring = Кольцо с печаткой

## Reserve

card-arrakis_liaison = Связные Арракиса
card-the_spice_must_flow = Пряность должна поступать
card-foldspace = Свёрнутое пространство

## Imperium deck

card-arrakis_recruiter = Вербовщик Арракиса
card-assassination_mission = Заказное убийство
card-bene_gesserit_initiate = Посвящённая Бене Гессерит
card-bene_gesserit_sister = Сестра Бене Гессерит
card-carryall = Грузолёт
card-chani = Чани
card-choam_directorship = Директорат КООАМ
card-crysknife = Крис
card-dr_yueh = Доктор Юйэ
card-duncan_idaho = Дункан Айдахо
card-fedaykin_death_commando = Федайкины-диверсанты
card-firm_grip = Железная хватка
card-fremen_camp = Лагерь фрименов
card-gene_manipulation = Управление генами
card-guild_administrator = Управляющий Гильдии
card-guild_ambassador = Посол Гильдии
card-guild_bankers = Банкиры гильдии
card-gun_thopter = Боевой топтер
card-gurney_halleck = Гурни Халлек
card-imperial_spy = Имперский шпион
card-kwisatz_haderach = Квисатц Хадерах
card-lady_jessica = Леди Джессика
card-liet_kynes = Лиет Кинес
card-missionaria_protectiva = Миссионария протектива
card-opulence = Имперский лоск
card-other_memory = Чужая память
card-piter_de_vries = Питер де Вриз
card-power_play = Борьба за власть
card-reverend_mother_mohiam = Гайя-Елена Мохийам
card-sardaukar_infantry = Пехота сардаукаров
card-sardaukar_legion = Легион сардаукаров
card-scout = Разведчик
card-shifting_allegiances = Смена лояльности
card-sietch_reverend_mother = Преподобная мать сиетча
card-smugglers_thopter = Топтер контрабандистов
card-space_travel = Космический перелёт
card-spice_hunter = Искатель Пряности
card-spice_smugglers = Контрабанда Пряности
card-stilgar = Стилгар
card-test_of_humanity = Человек ли ты?
card-the_voice = Голос
card-thufir_hawat = Суфир Хават
card-worm_riders = Наездники червей

## Promotional cards

card-jessica_of_arrakis = Джессика с Арракиса
card-duncan_loyal_blade = Дункан, верный клинок

## Intrigue cards

intrigue-allied_armada = Союзная армада
intrigue-ambush = Засада
intrigue-bindu_suspension = Бинду-остановка
intrigue-bribery = Подкуп
intrigue-bypass_protocol = В обход протокола
intrigue-calculated_hire = Своевременный наём
intrigue-charisma = Харизма
intrigue-choam_shares = Акции КООАМ
intrigue-corner_the_market = Торговое доминирование
intrigue-councilors_dispensation = Привилегии советника
intrigue-demand_respect = Требование уважения
intrigue-dispatch_an_envoy = Отправить посланника
intrigue-double_cross = Двойная игра
intrigue-favored_subject = Любимый подданный
intrigue-guild_authorization = Разрешение Гильдии
intrigue-infiltrate = Инфильтрация
intrigue-know_their_ways = Знать их обычаи
intrigue-master_tactician = Мастер тактики
intrigue-plans_within_plans = Планы внутри планов
intrigue-poison_snooper = Ядоискатель
intrigue-private_army = Частная армия
intrigue-rapid_mobilization = Быстрая мобилизация
intrigue-recruitment_mission = Вербовка
intrigue-refocus = Новый вектор
intrigue-reinforcements = Подкрепление
intrigue-secret_of_the_sisterhood = Тайна Сестринства
intrigue-staged_incident = Необходимая жертва
intrigue-the_sleeper_must_awaken = Спящий должен пробудиться
intrigue-tiebreaker = Решающий перевес
intrigue-to_the_victor = Дань победителю
intrigue-urgent_mission = Срочное задание
intrigue-water_of_life = Вода Жизни
intrigue-water_peddlers_union = Союз торговцев водой
intrigue-windfall = Нежданная удача

## Conflict cards

conflict-skirmish_a = Стычка
conflict-skirmish_b = Стычка
conflict-skirmish_c = Стычка
conflict-skirmish_d = Стычка
conflict-cloak_and_dagger = Плащ и кинжал
conflict-desert_power = Сила пустыни
conflict-guild_bank_raid = Налёт на банк Гильдии
conflict-machinations = Махинации
conflict-raid_stockpiles = Налёт на склады
conflict-secure_imperial_basin = Охрана Имперской котловины
conflict-siege_of_arrakeen = Осада Арракина
conflict-siege_of_carthag = Осада Карфага
conflict-sort_through_the_chaos = Преодоление хаоса
conflict-terrible_purpose = Ужасное предназначение
conflict-battle_for_arrakeen = Битва за Арракин
conflict-battle_for_carthag = Битва за Карфаг
conflict-battle_for_imperial_basin = Битва за Имперскую котловину
conflict-grand_vision = Великое видение

## Board spaces

space-conspire = Сговор
space-wealth = Богатство
space-heighliner = Хайлайнер
space-foldspace = Свёрнутое пространство
space-selective_breeding = Генетическая Селекция
space-secrets = Тайны
space-hardy_warriors = Закалённые воины
space-stillsuits = Дистикомбы
space-high_council = Высший Совет
space-mentat = Ментат
space-swordmaster = Оружейник
space-rally_troops = Сбор войск
space-hall_of_oratory = Зал выступлений
space-sell_melange = Продажа меланжи
space-secure_contract = Заключение контракта
space-arrakeen = Арракин
space-carthag = Карфаг
space-research_station = Научная станция
space-sietch_tabr = Сиетч Табр
space-imperial_basin = Имперская котловина
space-hagga_basin = Котловина Хагга
space-the_great_flat = Великая Равнина

## Leaders

leader-baron_vladimir_harkonnen = Барон Владимир Харконнен
leader-glossu_the_beast_rabban = Глоссу «Зверь» Раббан
leader-count_ilban_richese = Граф Ильбан Ричез
leader-helena_richese = Елена Ричез
leader-duke_leto_atreides = Герцог Лето Атрейдес
leader-paul_atreides = Пол Атрейдес
leader-countess_ariana_thorvald = Графиня Ариана Торвальд
leader-earl_memnon_thorvald = Граф Мемнон Торвальд

## Leader abilities: the one that always holds (left), and the one of the Signet Ring

ability-baron_vladimir_harkonnen-left = Уловка
ability-baron_vladimir_harkonnen-signet = Интрига
ability-glossu_the_beast_rabban-left = Лен на Арракисе
ability-glossu_the_beast_rabban-signet = Жестокость
ability-count_ilban_richese-left = Жёсткие переговоры
ability-count_ilban_richese-signet = Производство
ability-helena_richese-left = Глаза повсюду
ability-helena_richese-signet = Манипуляция
ability-duke_leto_atreides-left = Популярность в Ландсрааде
ability-duke_leto_atreides-signet = Осмотрительная дипломатия
ability-paul_atreides-left = Предвидение
ability-paul_atreides-signet = Дисциплина
ability-countess_ariana_thorvald-left = Зависимость от Пряности
ability-countess_ariana_thorvald-signet = Тайный резервуар
ability-earl_memnon_thorvald-left = Связи
ability-earl_memnon_thorvald-signet = Запасы Пряности

## Houses

house-atreides = Дом Атрейдесов
house-harkonnen = Дом Харконненов
house-richese = Дом Ричез
house-thorvald = Дом Торвальд
house-corrino = Дом Коррино
house-hagal = Дом Хагаль

## Factions. of: as in "a Fremen card"; influence: "Influence with the Fremen"; alliance: "the Alliance with the Fremen"

faction-emperor = Император
    .of = Императора
    .influence = Императора
    .alliance = с Императором
faction-guild = Гильдия Космогации
    .of = Гильдии Космогации
    .influence = Гильдии Космогации
    .alliance = с Гильдией Космогации
faction-bene_gesserit = Бене Гессерит
    .of = Бене Гессерит
    .influence = Бене Гессерит
    .alliance = с Бене Гессерит
faction-fremen = Фримены
    .of = Фрименов
    .influence = Фрименов
    .alliance = с Фрименами

## Agent icons

icon-emperor = Император
    .place = в ячейке Императора
icon-guild = Гильдия Космогации
    .place = в ячейке Гильдии Космогации
icon-bene_gesserit = Бене Гессерит
    .place = в ячейке Бене Гессерит
icon-fremen = Фримены
    .place = в ячейке Фрименов
icon-landsraad = Ландсраад
    .place = в ячейке Ландсраада
icon-city = Город
    .place = в ячейке с символом «Город»
icon-spice_trade = Торговля Пряностью
    .place = в ячейке с символом «Торговля Пряностью»

## House Hagal cards: most are named after the space that they send an Agent to

hagal-conspire = { space-conspire }
hagal-wealth = { space-wealth }
hagal-heighliner = { space-heighliner }
hagal-foldspace = { space-foldspace }
hagal-selective_breeding = { space-selective_breeding }
hagal-secrets = { space-secrets }
hagal-hardy_warriors = { space-hardy_warriors }
hagal-stillsuits = { space-stillsuits }
hagal-rally_troops = { space-rally_troops }
hagal-hall_of_oratory = { space-hall_of_oratory }
hagal-carthag = { space-carthag }
hagal-harvest_spice = Добыча Пряности
hagal-arrakeen_1p = { space-arrakeen }
hagal-arrakeen_2p = { space-arrakeen }
hagal-reshuffle = Новая колода

## Difficulties of the solo game

difficulty-mercenary = Наёмник (лёгкий)
difficulty-sardaukar = Сардаукар (средний)
difficulty-mentat = Ментат (тяжёлый)
difficulty-kwisatz_haderach = Квисатц Хадерах (сверхтяжёлый)
