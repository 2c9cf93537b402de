### Назви компонентів базової гри та її промокарт.

## Boxes and decks

box-base = Базова гра
deck-reserve = Резерв
deck-imperium_row = Ряд Імперіуму
deck-starting_deck = Початкова колода
deck-imperium_deck = Колода Імперіуму
deck-intrigue_deck = Колода інтриг
deck-conflict_deck = Колода конфліктів
deck-house_hagal = Колода Дому Гаґал

## Starting deck

card-convincing_argument = Переконливий аргумент
card-dagger = Кинджал
card-diplomacy = Дипломатія
card-dune_the_desert_planet = Дюна, пустельна планета
card-reconnaissance = Розвідка
card-seek_allies = Пошук союзників
card-signet_ring = Перстень із печаткою

## Reserve

card-arrakis_liaison = Зв’язкові Арракіса
card-the_spice_must_flow = Прянощі повинні текти
card-foldspace = Згорнутий простір

## Imperium deck

card-arrakis_recruiter = Вербувальник Арракіса
card-assassination_mission = Замовне вбивство
card-bene_gesserit_initiate = Посвячена Бене Гессерит
card-bene_gesserit_sister = Сестра Бене Гессерит
card-carryall = Носій
card-chani = Чані
card-choam_directorship = Директорат ДАПТ
card-crysknife = Крисніж
card-dr_yueh = Доктор Юе
card-duncan_idaho = Дункан Айдаго
card-fedaykin_death_commando = Федайкіни-смертники
card-firm_grip = Залізна хватка
card-fremen_camp = Табір Фрименів
card-gene_manipulation = Генні маніпуляції
card-guild_administrator = Адміністратор Гільдії
card-guild_ambassador = Посол Гільдії
card-guild_bankers = Банкіри Гільдії
card-gun_thopter = Бойовий топтер
card-gurney_halleck = Ґурні Галлек
card-imperial_spy = Імперський шпигун
card-kwisatz_haderach = Квізац Хадерах
card-lady_jessica = Леді Джессіка
card-liet_kynes = Лієт Кайнс
card-missionaria_protectiva = Місіонарія Протектива
card-opulence = Розкіш
card-other_memory = Чужа пам’ять
card-piter_de_vries = Пітер де Вріз
card-power_play = Боротьба за владу
card-reverend_mother_mohiam = Превелебна Мати Могіям
card-sardaukar_infantry = Піхота сардаукарів
card-sardaukar_legion = Легіон сардаукарів
card-scout = Розвідник
card-shifting_allegiances = Зміна вірності
card-sietch_reverend_mother = Превелебна Мати січі
card-smugglers_thopter = Топтер контрабандистів
card-space_travel = Космічна подорож
card-spice_hunter = Мисливець за прянощами
card-spice_smugglers = Контрабандисти прянощів
card-stilgar = Стілґар
card-test_of_humanity = Випробування на людяність
card-the_voice = Голос
card-thufir_hawat = Туфір Гават
card-worm_riders = Вершники хробаків

## Promotional cards

card-jessica_of_arrakis = Джессіка з Арракіса
card-duncan_loyal_blade = Дункан, вірний клинок

## Intrigue cards

intrigue-allied_armada = Союзна армада
intrigue-ambush = Засідка
intrigue-bindu_suspension = Зупинка бінду
intrigue-bribery = Підкуп
intrigue-bypass_protocol = В обхід протоколу
intrigue-calculated_hire = Розважливий найм
intrigue-charisma = Харизма
intrigue-choam_shares = Акції ДАПТ
intrigue-corner_the_market = Захопити ринок
intrigue-councilors_dispensation = Привілей радника
intrigue-demand_respect = Вимога поваги
intrigue-dispatch_an_envoy = Відправити посланця
intrigue-double_cross = Подвійна гра
intrigue-favored_subject = Улюблений підданий
intrigue-guild_authorization = Дозвіл Гільдії
intrigue-infiltrate = Інфільтрація
intrigue-know_their_ways = Знати їхні звичаї
intrigue-master_tactician = Майстер тактики
intrigue-plans_within_plans = Плани в планах
intrigue-poison_snooper = Вловлювач отрути
intrigue-private_army = Приватна армія
intrigue-rapid_mobilization = Швидка мобілізація
intrigue-recruitment_mission = Вербувальна місія
intrigue-refocus = Новий вектор
intrigue-reinforcements = Підкріплення
intrigue-secret_of_the_sisterhood = Таємниця Сестринства
intrigue-staged_incident = Підлаштований інцидент
intrigue-the_sleeper_must_awaken = Сплячий має прокинутися
intrigue-tiebreaker = Вирішальна перевага
intrigue-to_the_victor = Переможцеві…
intrigue-urgent_mission = Термінова місія
intrigue-water_of_life = Вода Життя
intrigue-water_peddlers_union = Спілка торговців водою
intrigue-windfall = Несподівана удача

## Conflict cards

conflict-skirmish_a = Сутичка
conflict-skirmish_b = Сутичка
conflict-skirmish_c = Сутичка
conflict-skirmish_d = Сутичка
conflict-cloak_and_dagger = Плащ і кинджал
conflict-desert_power = Сила пустелі
conflict-guild_bank_raid = Наліт на банк Гільдії
conflict-machinations = Махінації
conflict-raid_stockpiles = Наліт на склади
conflict-secure_imperial_basin = Захист Імперського басейну
conflict-siege_of_arrakeen = Облога Арракіна
conflict-siege_of_carthag = Облога Карфага
conflict-sort_through_the_chaos = Упорядкування хаосу
conflict-terrible_purpose = Жахливе призначення
conflict-battle_for_arrakeen = Битва за Арракін
conflict-battle_for_carthag = Битва за Карфаг
conflict-battle_for_imperial_basin = Битва за Імперський басейн
conflict-grand_vision = Велике видіння

## Board spaces

space-conspire = Змова
space-wealth = Багатство
space-heighliner = Гайлайнер
space-foldspace = Згорнутий простір
space-selective_breeding = Генетичний відбір
space-secrets = Таємниці
space-hardy_warriors = Загартовані воїни
space-stillsuits = Дистикостюми
space-high_council = Вища Рада
space-mentat = Ментат
space-swordmaster = Майстер меча
space-rally_troops = Збір загонів
space-hall_of_oratory = Ораторська зала
space-sell_melange = Продаж меланжу
space-secure_contract = Укладання контракту
space-arrakeen = Арракін
space-carthag = Карфаг
space-research_station = Дослідницька станція
space-sietch_tabr = Січ Табр
space-imperial_basin = Імперський басейн
space-hagga_basin = Басейн Хагга
space-the_great_flat = Велика рівнина

## Leaders

leader-baron_vladimir_harkonnen = Барон Владімір Харконнен
leader-glossu_the_beast_rabban = Глоссу «Звір» Раббан
leader-count_ilban_richese = Граф Ільбан Річез
leader-helena_richese = Гелена Річез
leader-duke_leto_atreides = Герцог Лето Атрід
leader-paul_atreides = Пол Атрід
leader-countess_ariana_thorvald = Графиня Аріана Торвальд
leader-earl_memnon_thorvald = Ерл Мемнон Торвальд

## Leader abilities: the one that always holds (left), and the one of the Signet Ring

ability-baron_vladimir_harkonnen-left = Майстерний хід
ability-baron_vladimir_harkonnen-signet = Інтрига
ability-glossu_the_beast_rabban-left = Лен на Арракісі
ability-glossu_the_beast_rabban-signet = Жорстокість
ability-count_ilban_richese-left = Безжальний перемовник
ability-count_ilban_richese-signet = Виробництво
ability-helena_richese-left = Очі повсюди
ability-helena_richese-signet = Маніпуляція
ability-duke_leto_atreides-left = Популярність у Ландсрааді
ability-duke_leto_atreides-signet = Обачна дипломатія
ability-paul_atreides-left = Передбачення
ability-paul_atreides-signet = Дисципліна
ability-countess_ariana_thorvald-left = Залежність від прянощів
ability-countess_ariana_thorvald-signet = Прихований резервуар
ability-earl_memnon_thorvald-left = Зв’язки
ability-earl_memnon_thorvald-signet = Сховок прянощів

## Houses

house-atreides = Дім Атрідів
house-harkonnen = Дім Харконненів
house-richese = Дім Річез
house-thorvald = Дім Торвальд
house-corrino = Дім Корріно
house-hagal = Дім Гаґал

## Factions. of: as in "a Fremen card"; influence: "Influence with the Fremen"; alliance: "the Alliance with the Fremen"

faction-emperor = Імператор
    .of = Імператора
    .influence = Імператора
    .alliance = із Імператором
faction-guild = Гільдія Лоцманів
    .of = Гільдії Лоцманів
    .influence = Гільдію Лоцманів
    .alliance = із Гільдією Лоцманів
faction-bene_gesserit = Бене Гессерит
    .of = Бене Гессерит
    .influence = Бене Гессерит
    .alliance = із Бене Гессерит
faction-fremen = Фримени
    .of = Фрименів
    .influence = Фрименів
    .alliance = із Фрименами

## Agent icons

icon-emperor = Імператор
    .place = на локації Імператора
icon-guild = Гільдія Лоцманів
    .place = на локації Гільдії Лоцманів
icon-bene_gesserit = Бене Гессерит
    .place = на локації Бене Гессерит
icon-fremen = Фримени
    .place = на локації Фрименів
icon-landsraad = Ландсраад
    .place = на локації Ландсрааду
icon-city = місто
    .place = на локації з символом «місто»
icon-spice_trade = торгівля прянощами
    .place = на локації з символом «торгівля прянощами»

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
hagal-harvest_spice = Збирання прянощів
hagal-arrakeen_1p = { space-arrakeen }
hagal-arrakeen_2p = { space-arrakeen }
hagal-reshuffle = Нова колода

## Difficulties of the solo game

difficulty-mercenary = Найманець (легкий)
difficulty-sardaukar = Сардаукар (середній)
difficulty-mentat = Ментат (важкий)
difficulty-kwisatz_haderach = Квізац Хадерах (надважкий)
