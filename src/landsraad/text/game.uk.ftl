### Назви компонентів базової гри та її промокарт.
### Що кажуть, питають і повідомляють правила. Тексти карт складаються з цих частин за тим, що карти роблять.

-conflict-area =
    { $case ->
       *[nom] Зона конфлікту
        [gen] Зони конфлікту
        [loc] Зоні конфлікту
    }
-garrison =
    { $case ->
       *[nom] гарнізон
        [gen] гарнізону
        [loc] гарнізоні
    }
-supply =
    { $case ->
       *[nom] запас
        [gen] запасу
        [loc] запасі
    }
-council =
    { $case ->
       *[nom] Вища Рада
        [loc] Вищій Раді
    }
-row =
    { $case ->
       *[nom] Ряд Імперіуму
        [gen] Ряду Імперіуму
        [loc] Ряді Імперіуму
    }

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

## Лічба

count-solari =
    { $n } { $n ->
        [one] солярій
        [few] солярії
       *[many] соляріїв
    }
count-spice =
    { $n } { $n ->
        [one] прянощі
       *[many] прянощів
    }
count-water =
    { $n } { $n ->
        [one] вода
       *[many] води
    }
count-persuasion =
    { $n } { $n ->
        [one] очко переконливості
        [few] очки переконливості
       *[many] очок переконливості
    }
count-swords =
    { $n } { $n ->
        [one] меч
        [few] мечі
       *[many] мечів
    }
count-vp = { $n } ПО
count-influence =
    { $n } { $n ->
        [one] очко впливу
        [few] очки впливу
       *[many] очок впливу
    }
count-troops =
    { $n } { $n ->
        [one] загін
        [few] загони
       *[many] загонів
    }
count-troops-of =
    { $n } { $n ->
        [one] загону
       *[many] загонів
    }
count-cards =
    { $n } { $n ->
        [one] карту
        [few] карти
       *[many] карт
    }
count-intrigue =
    { $n } { $n ->
        [one] карту інтриги
        [few] карти інтриг
       *[many] карт інтриг
    }

## Складені ефекти

effect-arrow = { $cost } → { $effect }
effect-group = ({ $effects })
effect-and = { $first } та { $second }
effect-and_then = { $first }, а потім { $second }
effect-choose = вибрати одне: { $options }
    .others = вибирає одне: { $options }
effect-choose-several =
    { $n ->
        [few] вибрати { $n } різні: { $options }
       *[many] вибрати { $n } різних: { $options }
    }
effect-when = якщо { $condition }: { $effect }
effect-may = за бажанням: { $effect }
effect-you_may = можна { $effect }
effect-each_opponent = кожен суперник { $effect }
effect-one_opponent = один суперник на ваш вибір { $effect }
effect-at_reveal = у ваш хід «Розкрити карти» цього раунду: { $effect }

## Ефекти: ресурси, переконливість, мечі, переможні очки

effect-gain-solari = +{ count-solari }
effect-gain-spice = +{ count-spice }
effect-gain-water = +{ count-water }
effect-pay = заплатити { $cost }
effect-pay-solari = { count-solari }
effect-pay-spice = { count-spice }
effect-pay-water = { count-water }
effect-persuasion = +{ count-persuasion }
effect-persuasion_per_card = +{ count-persuasion } за кожну вашу карту { $faction_of } у грі, разом із цією
effect-swords = +{ count-swords }
effect-victory_points = +{ count-vp }

## Ефекти: карти

effect-draw = взяти { count-cards }
effect-discard = скинути { count-cards }
    .others = скидає { count-cards }
effect-trash_card = знищити карту
effect-trash_this = знищити цю карту
effect-acquire_reserve = придбати карту «{ $name }» з резерву
effect-acquire_up_to = придбати безкоштовно карту вартістю не більше { $n }
effect-acquire_up_to-deck = придбати безкоштовно карту вартістю не більше { $n } і покласти її на верх колоди
effect-acquires_to_choice = кожну придбану карту можна класти на верх колоди
effect-discount = карта «{ $name }» цього ходу коштує на { $n } менше
effect-set_aside = відкласти карту з { -row(case: "gen") } (у ваш хід «Розкрити карти» цього раунду її можна придбати на { $n } дешевше, інакше вона вибуває з гри)
effect-take_from_discard = узяти на руку одну карту { $faction_of } зі свого скиду
effect-look_at_top = подивитися верхню карту своєї колоди, потім узяти її або знищити
effect-shuffle_discard_in = затасувати скид у колоду
effect-use_signet = застосувати вміння персня з печаткою вашого лідера
effect-rival_signet = Конкурент застосовує вміння персня з печаткою свого лідера
effect-rival_recruit-conflict =
    { $n ->
        [few] найняти { count-troops } в Зону конфлікту
       *[many] найняти { count-troops } у Зону конфлікту
    }
effect-rival_recruit-garrison = найняти { count-troops } до { -garrison(case: "gen") }
effect-draw_intrigue = взяти { count-intrigue }
effect-steal_intrigue = узяти випадкову карту інтриги в кожного суперника, який має їх { $n } або більше

## Ефекти: вплив

effect-gain_influence = +{ count-influence } на { $faction_influence }
effect-gain_influence_any = +{ count-influence } на будь-яку фракцію
    .rival = +{ count-influence } на фракцію, де впливу найменше (за рівності — на першу за пріоритетом)
effect-gain_influence_any-some = +{ count-influence } на одну з фракцій: { $names }
effect-gain_influence_any-behind = +{ count-influence } на фракцію, де вас випереджає суперник
effect-lose_influence_any =
    { $n ->
        [1] втратити 1 очко впливу на будь-яку фракцію
       *[many] втратити { count-influence } (кожне на будь-яку фракцію)
    }
effect-turn_up_tokens = відкрити таємні жетони фракцій (+1 очко впливу на кожну з них)

## Ефекти: загони

effect-recruit = найняти { count-troops }
effect-recruit-more = найняти ще { count-troops }
effect-recruit_and_deploy = найняти { count-troops } (у ваш хід «Розкрити карти» будь-які з них можна відразу розгорнути в { -conflict-area(case: "loc") })
effect-deploy =
    { $n ->
        [1] розгорнути { count-troops } з { -garrison(case: "gen") } в { -conflict-area(case: "loc") }
       *[many] розгорнути до { count-troops-of } з { -garrison(case: "gen") } в { -conflict-area(case: "loc") }
    }
effect-deploy-any = розгорнути будь-яку кількість загонів з { -garrison(case: "gen") } в { -conflict-area(case: "loc") }
effect-deploy_from_supply = розгорнути { count-troops } із { -supply(case: "gen") } в { -conflict-area(case: "loc") }
effect-retreat =
    { $n ->
        [1] відвести { count-troops }
       *[many] відвести не більше { count-troops-of }
    }
effect-retreat-any = відвести будь-яку кількість загонів
effect-lose_garrison = втратити { count-troops } у { -garrison(case: "loc") }
    .others = втрачає { count-troops } у { -garrison(case: "loc") }
effect-lose_deployed =
    { $n ->
        [few] втратити { count-troops } в { -conflict-area(case: "loc") }
       *[many] втратити { count-troops } у { -conflict-area(case: "loc") }
    }
    .others =
        { $n ->
            [few] втрачає { count-troops } в { -conflict-area(case: "loc") }
           *[many] втрачає { count-troops } у { -conflict-area(case: "loc") }
        }

## Ефекти: агенти й поле

effect-harvest = зібрати { count-spice } та всі бонусні прянощі з цієї локації
effect-take_council_seat = посісти місце у { -council(case: "loc") } (+{ count-persuasion } у кожен ваш хід «Розкрити карти»)
effect-gain_swordmaster = отримати майстра меча (третій агент до кінця гри)
effect-take_mentat = отримати ментата (додатковий агент у цьому раунді)
effect-promise_mentat = отримати ментата на початку наступного раунду (додатковий агент у тому раунді)
effect-take_control = узяти під контроль локацію «{ $name }»
effect-mark_space = назвати локацію: до вашого наступного ходу суперники не можуть відправляти туди агентів
effect-recall_agent = відкликати одного зі своїх агентів
effect-add_icons = карта, яку ви зіграєте цього ходу, має також символи агентів: { $names }
effect-ignore_enemies = агенти суперників не заважають наступному агентові, якого ви відправите цього ходу
effect-may_pass = можна завершити хід на цьому

## Умови: стоять після «якщо» та «Вимога:»

if-all = { $first } і { $second }
if-influence_at_least =
    { $n ->
        [1] ви маєте вплив на { $faction_influence }
       *[many] ви маєте щонайменше { count-influence } на { $faction_influence }
    }
    .rival =
        { $n ->
            [1] Конкурент має вплив на { $faction_influence }
           *[many] Конкурент має щонайменше { count-influence } на { $faction_influence }
        }
if-influence_on_tracks =
    { $tracks ->
        [4] ви маєте щонайменше { count-influence } на всі { $tracks } фракції
        [one] ви маєте щонайменше { count-influence } хоча б на { $tracks } фракцію
        [few] ви маєте щонайменше { count-influence } хоча б на { $tracks } фракції
       *[many] ви маєте щонайменше { count-influence } хоча б на { $tracks } фракцій
    }
if-holds_alliance = ви маєте союз { $faction_alliance }
if-holds_alliance-any = ви маєте союз
    .rival = Конкурент має союз
if-another_in_play = ви маєте в грі ще одну карту { $faction_of }
if-has_council_seat = ви маєте місце у { -council(case: "loc") }
if-mentat_at_home = ментат на своїй локації
if-opponent_in_conflict = один із суперників має загін у { -conflict-area(case: "loc") }
if-start_of_turn = це самий початок вашого ходу
if-before_agent_turn = ви ще не зіграли карту, щоб відправити агента цього ходу
if-deployed_this_turn =
    { $n ->
        [1] цього ходу ви розгорнули загін у { -conflict-area(case: "loc") }
       *[many] цього ходу ви розгорнули щонайменше { count-troops } в { -conflict-area(case: "loc") }
    }
if-owns_copies =
    { $n ->
        [1] ви маєте карту «{ $name }»
        [one] ви маєте щонайменше { $n } карту «{ $name }»
        [few] ви маєте щонайменше { $n } карти «{ $name }»
       *[many] ви маєте щонайменше { $n } карт «{ $name }»
    }
if-owns_most_copies = ви маєте більше карт «{ $name }», ніж кожен суперник
if-has_secret_tokens = ваші жетони фракцій ще не відкриті

## Рядки карти, локації, конфлікту, лідера, фракції

line-kind-starter = Карта початкової колоди
line-kind-reserve = Карта резерву
line-kind-imperium = Карта Імперіуму
line-kind-intrigue = Карта інтриги
line-card-cost = Вартість: { $n }
line-not_for_sale = Не можна придбати за очки переконливості
line-reserve = Коли карту знищено: вона повертається до свого стосу
line-factions =
    { $n ->
        [one] Фракція
       *[many] Фракції
    }: { $names }
line-icons =
    { $n ->
        [one] Символ агента
       *[many] Символи агентів
    }: { $names }
line-no_icons = Без символів агентів
line-agent = Комірка агента: { $effect }
line-reveal = Комірка розкриття: { $effect }
line-acquire = Ефект придбання: { $effect }
line-on_trash = Коли карту знищено: { $effect }
line-plot = Карта змови: { $effect }
line-combat = Карта бою: { $effect }
line-when_won = Коли ви перемагаєте в конфлікті: { $effect }
line-endgame = Карта кінця гри: { $effect }
line-combat_space = Бойова локація
line-maker_space = Локація з символом Творця
line-cost = Вартість: { $effect }
line-cost-choice = Вартість, одне з: { $options }
line-requirement = Вимога: { $condition }
line-effects = Ефект: { $effect }
line-control = Гравець, що контролює локацію, отримує за кожного агента тут: { $effect }
line-once = Один раз за гру для кожного гравця
line-space-reveal = У хід «Розкрити карти», якщо тут ваш агент: { $effect }
line-level = Конфлікт { level }
line-location = Бій за локацію «{ $name }»
line-first = 1-ше місце: { $effect }
line-second = 2-ге місце: { $effect }
line-third = 3-тє місце: { $effect }
line-complexity = Складність: { $n }
line-ability = { $name }: { $effect }
line-ability-signet = { $name } (перстень із печаткою): { $effect }
line-track-vp = { count-influence }: +{ $vp } ПО
line-track-bonus = { count-influence }: { $effect }
line-track-alliance = Союз: першому, хто має { count-influence }, потім тому, хто випередить власника; +{ $vp } ПО
line-kind-hagal = Карта Дому Гаґал
line-kind-difficulty = Рівень складності соло-гри
line-hagal-solo = Лише в соло-грі
line-hagal-two_players = Лише у грі вдвох
line-hagal-space = Агент вирушає на локацію «{ $name }»
line-hagal-harvest = Агент вирушає на вільну локацію з символом Творця, де найбільше бонусних прянощів (за рівності — де найбільше всіх прянощів); якщо бонусних прянощів ніде немає, розкривається наступна карта
line-hagal-harvest-spice = Бонусні прянощі забираються; у соло-грі Конкурент отримує всі прянощі цієї локації
line-hagal-reshuffle = Усі карти Дому Гаґал затасовуються в нову колоду, потім розкривається наступна
line-hagal-swords = Мечів у бою: { $n }
line-difficulty-start = Ваші додаткові початкові ресурси: { $effect }
line-difficulty-mentat = Локація «{ space-mentat }» коштує { count-solari }
line-difficulty-garrison = Загонів у { -garrison(case: "loc") } кожного Конкурента на початку гри: { $n }
line-difficulty-intrigue = Карт інтриг у кожного Конкурента на початку гри: { $n }
line-difficulty-third_agent = Третій агент кожного Конкурента з’являється в раунді { $n }
line-difficulty-careful = У конфліктах I та II Конкурент, чия сила більша за інших на { $n } і більше, не розгортає загонів
line-difficulty-no_swordmaster = Ви не можете отримати майстра меча
level =
    { $level ->
        [1] I
        [2] II
       *[3] III
    }

passive-visit_influence = { count-influence } замість 1 на локації фракції
passive-harvest_factor =
    { $n ->
        [2] зібрати базові прянощі двічі
        [one] зібрати базові прянощі { $n } раз
        [few] зібрати базові прянощі { $n } рази
       *[many] зібрати базові прянощі { $n } разів
    }
passive-moves_any_agent = перемістити будь-якого свого агента, з планшета чи з поля, на будь-яку локацію (символи не важать, агенти суперників не заважають)
passive-start = на початку гри: { $effect }
passive-council_seat = коли ви посідаєте місце у { -council(case: "loc") }: { $effect }
passive-solari_paid = коли ви платите солярії за локацію: { $effect }
passive-spice_harvested = коли ви збираєте прянощі: { $effect }
passive-turn = у свій хід: { $effect }
passive-discount = локації із символом агента «{ $name }» коштують вам на { count-solari } менше
passive-slips_past = агенти суперників не заважають вам на локаціях із символами агентів: { $names }
passive-harvest_less = ви збираєте на { count-spice } менше
passive-tokens =
    { $n ->
        [one] перед першим раундом ви таємно лишаєте собі { $n } жетон фракції
        [few] перед першим раундом ви таємно лишаєте собі { $n } жетони фракцій
       *[many] перед першим раундом ви таємно лишаєте собі { $n } жетонів фракцій
    }
passive-sees_top = можна будь-коли дивитися верхню карту своєї колоди

## Звідки що взялося

source-setup = Приготування до гри
source-track = Трек впливу: { $faction }
source-alliance = Союз: { $faction }
source-hagal = Дім Гаґал: { $name }
source-exchange = Обмін на { count-vp }

## Рішення

ask = { $source }: { $prompt }
ask-for-rival = За Конкурента ({ $who }): { $prompt }
ask-again-card = У вас нова карта інтриги. { $prompt }
ask-again-effect = Тепер можна застосувати ще один ефект. { $prompt }
ask-nth = { $prompt } ({ $n } з { $all })
ask-then = { $prompt } (потім: { $effect })
ask-turn = Зіграйте карту, щоб відправити агента, або розкрийте карти
    .brief = Виберіть карту
ask-turn-no-agent = Агента зараз не відправити: розкрийте карти
ask-send_agent = Куди відправити агента?
ask-agent_effects = Застосуйте ефекти в будь-якому порядку й завершіть хід
    .brief = Застосуйте ефекти й завершіть хід
ask-agent_effects-deploy = Розгорніть загони або завершіть хід
ask-agent_effects-end = Завершіть хід
ask-reveal_effects = Застосуйте ефекти, придбайте карти й завершіть хід
    .brief = Придбайте карти й завершіть хід
ask-choose = Зробіть вибір
ask-choose_one = Виберіть одне
ask-choose_faction = На яку фракцію здобути вплив?
ask-lose_influence = На яку фракцію втратити вплив?
ask-choose_opponent = Хто із суперників?
ask-look_at_top = Узяти карту чи знищити її?
ask-take_card = Яку карту взяти зі скиду?
ask-discard = Яку карту скинути?
ask-trash = Яку карту знищити?
ask-place_acquired = Куди покласти придбану карту?
ask-acquire = Яку карту придбати?
ask-set_aside = Яку карту відкласти?
ask-mark_space = Яку локацію закрити для суперників?
ask-recall_agent = Якого агента відкликати?
ask-may = Застосувати ефект?
ask-may-effect = Застосувати ефект: { $effect }?
ask-may_pass = Завершити хід на цьому?
ask-deploy = Скільки загонів розгорнути в { -conflict-area(case: "loc") }?
ask-retreat = Скільки загонів відвести?
ask-defend = Розгорнути загін для захисту локації?
ask-choose_leader = Виберіть лідера
ask-choose_tokens = Який жетон фракції лишити?
ask-combat = Зіграйте карту бою або спасуйте
ask-combat-more = Ще карту бою або «Готово»
ask-when_won = Перемога в конфлікті: зіграйте карту або спасуйте
ask-when_won-more = Ще карту або «Готово»
ask-endgame = Зіграйте карту кінця гри або спасуйте
ask-endgame-more = Щось іще або «Готово»
ask-pass_alliance = Кому дістанеться союз?

## Дії

action-leader = Грати за лідера: { $name }
action-token = Лишити жетон: { $faction }
action-play = Зіграти карту «{ $name }»
action-send = Відправити агента на локацію «{ $name }»
action-move = Перемістити агента з локації «{ $name }»
action-move-leader = Відправити агента з планшета лідера
action-reveal = Розкрити карти
action-resolve = Застосувати ефект: { $name }
action-resolve-effect = Застосувати ефект: { $name } — { $effect }
action-choose = Варіант { $n }
action-choose-effect = Варіант { $n }: { $effect }
action-choose-draw = Узяти карту
action-choose-trash = Знищити карту
action-influence = Вплив на { $faction_influence }
action-influence-gain = +{ count-influence } на { $faction_influence }
action-lose = Втратити { count-influence } на { $faction_influence }
action-trash_hand = Знищити карту «{ $name }» з руки
action-trash_discard = Знищити карту «{ $name }» зі скиду
action-trash_play = Знищити карту «{ $name }» з гри
action-discard = Скинути карту «{ $name }»
action-take = Узяти карту «{ $name }» зі скиду
action-acquire = Придбати карту «{ $name }»
action-buy = Придбати карту «{ $name }» ({ $n })
action-buy-free = Придбати карту «{ $name }»
action-claim = Придбати відкладену карту «{ $name }» ({ $n })
action-claim-free = Придбати відкладену карту «{ $name }»
action-set_aside = Відкласти карту «{ $name }»
action-mark = Закрити для суперників локацію «{ $name }»
action-deploy =
    { $n ->
        [0] Не розгортати загонів
       *[many] Розгорнути { count-troops }
    }
action-retreat =
    { $n ->
        [0] Не відводити загонів
       *[many] Відвести { count-troops }
    }
action-recall = Відкликати агента з локації «{ $name }»
action-target = Суперник: { $who }
action-alliance = Союз дістається: { $who }
action-intrigue = Зіграти карту інтриги «{ $name }»
action-to_deck = Покласти на верх колоди
action-to_discard = Лишити у скиді
action-accept = Так
action-accept-may = Так: { $effect }
action-accept-defend = Розгорнути 1 загін
action-decline = Ні
action-decline-defend = Не розгортати загону
action-decline-may_pass = Продовжити хід
action-pass = Спасувати
action-pass-done = Готово
action-pass-may_pass = Завершити хід на цьому
action-take_plain = Застосувати всі прості ефекти
action-end_turn = Завершити хід
seat = гравець { $n }

## Чому не можна

why-occupied = Там уже стоїть агент
why-occupied-own = Там уже стоїть ваш агент
why-occupied-enemy = Там стоїть агент суперника
why-no_agent = Не лишилося агентів
why-no_icon = На карті немає символів агента, її можна лише розкрити
why-no_icon-of = На цій карті немає потрібного символу агента: { $icon }
why-no_card-of = На жодній карті у вас на руці немає потрібного символу агента: { $icon }
why-card_first-of = Спершу виберіть карту із символом агента: { $icon }
why-cost-solari = Бракує соляріїв: є { $have }, треба { $need }
why-cost-spice = Бракує прянощів: є { $have }, треба { $need }
why-cost-water = Бракує води: є { $have }, треба { $need }
why-cost-influence = Замало впливу, який можна втратити: є { $have }, треба { $need }
why-influence = Бракує впливу на { $faction_influence }: є { $have }, треба { $need }
why-already_seated = Ви вже маєте місце у { -council(case: "loc") }
why-already_trained = Ви вже маєте майстра меча
why-forbidden-mark = Цю локацію закрив суперник
why-forbidden-difficulty = На цьому рівні складності не можна отримати майстра меча
why-forbidden-not_for_sale = Цю карту не можна придбати за очки переконливості
why-forbidden-not_combat_space = Агент не на бойовій локації
why-no_units = Бракує загонів у { -conflict-area(case: "loc") }: є { $have }, треба { $need }
why-no_units-garrison = Бракує загонів у { -garrison(case: "loc") }: є { $have }, треба { $need }
why-no_units-conflict = Бракує загонів у { -conflict-area(case: "loc") }: є { $have }, треба { $need }
why-supply_empty = У { -supply(case: "loc") } не лишилося загонів
why-deck_empty = Колода порожня
why-persuasion = Бракує очок переконливості: є { $have }, треба { $need }
why-limit-deploy =
    { $have ->
        [0] Цього ходу більше не можна розгортати загонів
        [one] Цього ходу можна розгорнути ще не більше { $have } загону
       *[many] Цього ходу можна розгорнути ще не більше { $have } загонів
    }
why-not_now-game_over = Гру закінчено
why-not_now-start_of_turn = Лише на самому початку ходу
why-not_now-before_agent = Лише до того, як зіграно карту, щоб відправити агента
why-not_now-effects_left = Спершу треба застосувати обов’язкові ефекти
why-owed =
    { $more ->
        [0] Спершу застосуйте: { $name }
       *[other] Спершу застосуйте: { $name } (і ще { $more })
    }
why-not_now-asked = Лише коли це дозволяє вибрати ефект
why-not_now-play = Лише на початку ходу, одна карта за хід
why-not_now-send = Лише відразу після того, як для цього зіграно карту, один агент за хід
why-not_now-reveal = Лише на початку ходу
why-not_now-resolve = Лише після того, як цього ходу використано карту, локацію чи плитку
why-not_now-buy = Лише у ваш хід «Розкрити карти»
why-not_now-claim = Лише у ваш хід «Розкрити карти»
why-not_now-deploy = Лише один раз за хід, після того як агента відправлено на бойову локацію
why-not_now-after_agent = Лише після того, як цього ходу відправлено агента
why-not_now-pass = Лише коли питають про карти інтриг: у бою, після нього й наприкінці гри
why-not_now-end_turn = Лише в кінці ходу «Відправити агента» або «Розкрити карти»
why-not_now-plot_card = Карта змови: лише у ваш хід, до або після іншого ефекту
why-not_now-combat_card = Карта бою: лише в бою, коли ваші загони беруть участь у конфлікті
why-not_now-won_card = Лише коли ви перемогли в конфлікті
why-not_now-endgame_card = Карта завершення: лише наприкінці гри
why-once = Лише один раз за гру
why-not_held = Ви цього не маєте
why-not_held-hand = Цієї карти немає у вас на руці
why-not_held-intrigue = Ви не маєте цієї карти інтриги
why-not_held-market = Серед карт, які можна придбати, цього немає
why-not_held-set_aside = Ви не відкладали цієї карти
why-not_yours = Це вирішуєте не ви
why-condition-alliance = Ви не маєте союзу { $faction_alliance }
why-condition-alliance_any = Ви не маєте жодного союзу
why-condition-another_in_play = Ви не маєте в грі іншої карти { $faction_of }
why-condition-in_discard = У вашому скиді немає карти { $faction_of }
why-condition-influence_on_tracks = Замало фракцій із таким впливом: є { $have }, треба { $need }
why-condition-council_seat = Ви не маєте місця у { -council(case: "loc") }
why-condition-mentat_away = Ментат не на своїй локації
why-condition-opponent_in_conflict = Жоден суперник не має загонів у { -conflict-area(case: "loc") }
why-condition-deployed_this_turn = Замало загонів розгорнуто цього ходу: є { $have }, треба { $need }
why-condition-owns_copies = Бракує копій карти: є { $have }, треба { $need }
why-condition-owns_most_copies = Суперник має не менше копій карти: є { $have }, треба { $need }
why-condition-nobody_ahead = На жодному треку впливу вас не випереджає суперник
why-condition-no_card_in_hand = На руці немає карт
why-condition-no_card_to_trash = Немає карти, яку можна знищити
why-condition-no_card_to_acquire = Немає підхожої карти
why-condition-not_in_play = Цієї карти вже немає в грі
why-condition-no_agent_on_board = На полі немає вашого агента, якого можна відкликати
why-condition-no_space = Зараз цією картою нікуди не можна відправити агента

## Що річ означає для читача зараз

now-cost-solari = Коштує вам соляріїв: { $need }; у вас { $have }
now-cost-spice = Коштує вам прянощів: { $need }; у вас { $have }
now-cost-water = Коштує вам води: { $need }; у вас { $have }
now-price = Коштує вам очок переконливості: { $need }; у вас { $have }
now-bonus_spice = Бонусні прянощі тут: { $n }
leads-influence = Вплив { $old } → { $new }
    .brief = { $old } → { $new }
leads-vp = +{ count-vp }
leads-vp-lost = −{ count-vp }
leads-alliance = + союз
leads-alliance-lost = − союз
leads-effect = { $effect }
now-within_means = Найбільше, на що у вас вистачає: { $effect }
now-harvest = Збір тут зараз: { count-spice }
now-with-influence = З картою «{ $card }»: вплив { $n } замість 1
now-with-harvest = З картою «{ $card }»: збір { count-spice }
now-with-discount = З картою «{ $card }» коштує { count-spice }
now-solari_bonus = Ваш лідер отримує соляріїв більше на { $n }
now-supply = Загонів у вашому запасі лишилося: { $n }
now-contract = Виконує ваш контракт «{ $name }»: { $effect }
now-control = Хто контролює локацію, отримує { $effect }: { $who }
now-control-own = Ви контролюєте локацію: { $effect }
now-influence = Ваш вплив: { $n }
now-to_vp = Ще { $n }: +1 ПО
now-to_bonus = Ще { $n }: { $effect }
now-alliance = Союз у вас
now-alliance-theirs = Союз зараз утримує { $who }; із впливом { $need } він перейде до вас
now-place =
    { $place ->
        [1] перша нагорода
        [2] друга нагорода
        [3] третя нагорода
       *[other] нагороди немає
    }
now-strength = Ваша бойова сила: { $n }, поки що { now-place }
now-deployed = Якщо розгорнути все, що можна зараз: { $n }, { now-place }
now-fights = Бойова сила { $had } → { $n }: { now-place }, якщо ніхто не відповість
now-to_place = Ще { $n }: { now-place }
now-most = Ви можете додати ще щонайбільше { $n }: агенти, гарнізон і вільні локації; карти не рахуються
now-counts = Кожен загін дає { $troop }, кожен меч — { $sword }; без одиниць сила дорівнює 0
now-counts-dreadnought = Дредноут дає { $n }
now-counts-sandworm = Піщаний хробак дає { $n }
now-goal = Раунд, у якому хтось набере { $n } ПО, буде останнім
now-score = У вас { $n } ПО
now-score-team = У вашої команди { $n } ПО
now-score-ahead = Більше ні в кого немає стільки: відрив { $n }
now-score-level = Стільки ж: { $who }
now-score-behind = { $who }: більше на { $n }
now-step-vp = Хто дійшов сюди, отримує 1 ПО і втрачає його, якщо опуститься нижче { $n }
now-step-bonus = Хто дійшов сюди: { $effect }
now-step-alliance = Перший тут отримує Союз (+1 ПО), потім — той, хто обійде власника
now-step-leader = Для вашого лідера: { $effect }
now-to_step = Вам лишилося впливу: { $n }

## Журнал

log-from = { $line } ({ $source })
log-round = Раунд { $n }
log-conflict = Конфлікт { level }: «{ $name }»
log-leader = { $who }: лідер — { $name }
log-token = Ви лишаєте жетон фракції: { $faction }
log-turn = Хід: { $who }
log-combat_phase = { phase-combat }
log-endgame_phase = { phase-endgame }
log-recall_phase = Агенти повертаються. Перший гравець: { $who }
log-hagal_card = { $who } розкриває карту Дому Гаґал «{ $name }»
log-hagal_card-swords = { $who } розкриває карту Дому Гаґал заради мечів: «{ $name }»
log-play_card = { $who } грає карту «{ $name }»
log-send_agent = { $who } відправляє агента на локацію «{ $name }»
log-lift_agent = { $who } забирає агента з локації «{ $name }»
log-reveal_turn = { $who } розкриває карти
log-reveal = { $who } розкриває: «{ $name }»
log-pass_turn = { $who } відразу завершує хід
log-pass = { $who } пасує
log-gain_solari = { $who } отримує { count-solari }
log-gain_spice = { $who } отримує { count-spice }
log-gain_water =
    { $n ->
        [one] { $who } отримує { $n } воду
       *[many] { $who } отримує { $n } води
    }
log-pay_solari = { $who } платить { count-solari }
log-pay_spice = { $who } платить { count-spice }
log-pay_water =
    { $n ->
        [one] { $who } платить { $n } воду
       *[many] { $who } платить { $n } води
    }
log-persuasion = { $who }: +{ count-persuasion }
log-swords = { $who }: +{ count-swords }
log-vp = { $who }: +{ count-vp }
log-vp-lost = { $who }: −{ count-vp }
log-influence = { $who }: вплив на { $faction_influence } тепер { $n }
log-alliance = { $who } укладає союз { $faction_alliance }
log-alliance-taken = { $who } укладає союз { $faction_alliance }, його втрачає { $other }
log-alliance-returned = { $other } втрачає союз { $faction_alliance }
log-draw = { $who } бере { count-cards }
log-drawn_card = Ви берете: «{ $name }»
log-look_at_top = Верхня карта вашої колоди: «{ $name }»
log-shuffle = { $who } перетасовує колоду
log-shuffle_intrigue = Колоду інтриг перетасовано
log-discard = { $who } скидає карту «{ $name }»
log-trash = { $who } знищує карту «{ $name }»
log-acquire = { $who } придбаває карту «{ $name }»
log-acquire-deck = { $who } придбаває карту «{ $name }» і кладе її на верх колоди
log-put_on_deck = { $who } кладе карту «{ $name }» на верх колоди
log-take = { $who } бере карту «{ $name }» зі скиду
log-set_aside = { $who } відкладає карту «{ $name }»
log-play_intrigue = { $who } грає карту інтриги «{ $name }»
log-draw_intrigue = { $who } бере { count-intrigue }
log-drawn_intrigue = Ви берете карту інтриги «{ $name }»
log-steal_intrigue = { $other } віддає карту інтриги, її забирає { $who }
log-lost_intrigue = Ви віддаєте карту інтриги «{ $name }»
log-recruit = { $who } наймає { count-troops }
log-deploy =
    { $n ->
        [few] { $who } розгортає { count-troops } в { -conflict-area(case: "loc") }
       *[many] { $who } розгортає { count-troops } у { -conflict-area(case: "loc") }
    }
log-retreat = { $who } відводить { count-troops }
log-lose_garrison = { $who } втрачає { count-troops } у { -garrison(case: "loc") }
log-lose_deployed =
    { $n ->
        [few] { $who } втрачає { count-troops } в { -conflict-area(case: "loc") }
       *[many] { $who } втрачає { count-troops } у { -conflict-area(case: "loc") }
    }
log-control = { $who } бере під контроль локацію «{ $name }»
log-control_lost = Маркер контролю забрано з локації «{ $name }»
log-mark = { $who } закриває для суперників локацію «{ $name }»
log-recall = { $who } відкликає агента з локації «{ $name }»
log-council_seat = { $who } посідає місце у { -council(case: "loc") }
log-swordmaster = { $who } отримує майстра меча
log-mentat = { $who } отримує ментата
log-mentat_promised = { $who } отримає ментата на початку наступного раунду
log-tokens_used = { $who } відкриває жетони фракцій: { $names }
log-strength = { $who }: сила { $n }
log-place =
    { $n ->
        [1] { $who } перемагає в конфлікті (сила { $strength })
        [2] { $who } отримує другу нагороду (сила { $strength })
       *[3] { $who } отримує третю нагороду (сила { $strength })
    }
log-troops_home = Усі загони йдуть із { -conflict-area(case: "gen") }
log-bonus_spice = { $name }: +1 бонусні прянощі
log-game_over = Гру закінчено. Перемагає { $who } ({ count-vp })
end-tie = ПО порівну; вирішило ({ $by }): { $first } ({ $have }), { $second } ({ $other })
end-tie-order = Усе порівну; вирішило пізніше розкриття: { $first } перед { $second }

## Фази

phase-setup = Приготування до гри
phase-round_start = Фаза 1 «Початок раунду»
phase-player_turns = Фаза 2 «Ходи гравців»
phase-combat = Фаза 3 «Бій»
phase-makers = Фаза 4 «Творці»
phase-recall = Фаза 5 «Відкликання»
phase-endgame = Кінець гри

## Терміни

term-agent = агент
term-alliance = союз
term-bonus_spice = бонусні прянощі
term-card = карта
term-combat_space = бойова локація
term-conflict = конфлікт
term-conflict_area = Зона конфлікту
term-control = контроль
term-cost = вартість
term-council_seat = місце у Вищій Раді
term-deck = колода
term-difficulty = рівень складності
term-discard_pile = скид
term-first_player = перший гравець
term-garrison = гарнізон
term-hand = рука
term-house_hagal_card = карта Дому Гаґал
term-imperium_row = Ряд Імперіуму
term-in_play = у грі
term-influence = вплив
term-intrigue_card = карта інтриги
term-leader = лідер
term-maker_space = локація з символом Творця
term-mentat = ментат
term-opponent = суперник
term-persuasion = очки переконливості
term-player = гравець
term-reserve = резерв
term-reward = нагорода
term-rival = Конкурент
term-round = раунд
term-signet_ring = вміння персня з печаткою
term-solari = солярії
term-space = локація
term-spice = прянощі
term-strength = сила
term-supply = запас
term-sword = меч
term-swordmaster = майстер меча
term-troop = загін
term-turn = хід
term-victory_point = переможне очко
term-water = вода
