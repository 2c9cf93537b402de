### Названия компонентов базовой версии и её промокарт.
### Что говорят, спрашивают и сообщают правила. Тексты карт складываются из этих частей по тому, что карты делают.

-conflict-area =
    { $case ->
       *[nom] зона конфликта
        [gen] зоны конфликта
        [loc] зоне конфликта
    }
-garrison =
    { $case ->
       *[nom] гарнизон
        [gen] гарнизона
        [loc] гарнизоне
    }
-supply =
    { $case ->
       *[nom] личный запас
        [gen] личного запаса
        [loc] личном запасе
    }
-council =
    { $case ->
       *[nom] Высший Совет
        [loc] Высшем Совете
    }
-row =
    { $case ->
       *[nom] рынок Империи
        [gen] рынка Империи
        [loc] рынке Империи
    }

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

## Счёт

count-solari =
    { $n } { $n ->
        [one] солярий
        [few] солярия
       *[many] соляриев
    }
count-spice =
    { $n } { $n ->
        [one] Пряность
       *[many] Пряности
    }
count-water =
    { $n } { $n ->
        [one] вода
       *[many] воды
    }
count-persuasion =
    { $n } { $n ->
        [one] очко убеждения
        [few] очка убеждения
       *[many] очков убеждения
    }
count-swords =
    { $n } { $n ->
        [one] меч
        [few] меча
       *[many] мечей
    }
count-vp = { $n } ПО
count-influence =
    { $n } { $n ->
        [one] влияние
       *[many] влияния
    }
count-troops =
    { $n } { $n ->
        [one] отряд
        [few] отряда
       *[many] отрядов
    }
count-troops-of =
    { $n } { $n ->
        [one] отряда
       *[many] отрядов
    }
count-cards =
    { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    }
count-intrigue =
    { $n } { $n ->
        [one] карту интриги
        [few] карты интриг
       *[many] карт интриг
    }

## Сложные эффекты

effect-arrow = { $cost } → { $effect }
effect-group = ({ $effects })
effect-and = { $first } и { $second }
effect-and_then = { $first }, а затем { $second }
effect-choose = выбрать одно: { $options }
    .others = выбирает одно: { $options }
effect-choose-several = выбрать { $n } разных: { $options }
effect-when = если { $condition }: { $effect }
effect-may = по желанию: { $effect }
effect-you_may = можно { $effect }
effect-each_opponent = каждый соперник { $effect }
effect-one_opponent = один соперник на ваш выбор { $effect }
effect-at_reveal = при раскрытии карт в этом раунде: { $effect }

## Эффекты: ресурсы, очки убеждения, мечи, победные очки

effect-gain-solari = +{ count-solari }
effect-gain-spice = +{ count-spice }
effect-gain-water = +{ count-water }
effect-pay = заплатить { $cost }
effect-pay-solari = { count-solari }
effect-pay-spice = { count-spice }
effect-pay-water = { count-water }
effect-persuasion = +{ count-persuasion }
effect-persuasion_per_card = +{ count-persuasion } за каждую вашу активную карту фракции { $faction_of }, включая эту
effect-swords = +{ count-swords }
effect-victory_points = +{ count-vp }

## Эффекты: карты

effect-draw = взять { count-cards }
effect-discard = сбросить { count-cards }
    .others = сбрасывает { count-cards }
effect-trash_card = удалить карту
effect-trash_this = удалить эту карту
effect-acquire_reserve = получить карту «{ $name }» из резерва
effect-acquire_up_to = получить бесплатно карту стоимостью не более { $n }
effect-acquire_up_to-deck = получить бесплатно карту стоимостью не более { $n } и положить её на верх колоды
effect-acquires_to_choice = каждую полученную карту можно класть на верх колоды
effect-discount = карта «{ $name }» в этот ход стоит на { $n } меньше
effect-set_aside = отложить карту { -row(case: "gen") } (при раскрытии карт в этом раунде вы можете купить её на { $n } дешевле, иначе она уходит из игры)
effect-take_from_discard = взять на руку одну карту фракции { $faction_of } из своего сброса
effect-look_at_top = посмотреть верхнюю карту своей колоды, затем взять её или удалить
effect-shuffle_discard_in = замешать сброс в колоду
effect-use_signet = применить способность кольца с печаткой вашего лидера
effect-rival_signet = оппонент применяет способность кольца с печаткой своего лидера
effect-rival_recruit-conflict = нанять { count-troops } в зону конфликта
effect-rival_recruit-garrison = нанять { count-troops } в { -garrison }
effect-draw_intrigue = взять { count-intrigue }
effect-steal_intrigue = взять случайную карту интриги у каждого соперника, у которого их { $n } или больше

## Эффекты: влияние

effect-gain_influence = +{ count-influence } во фракции { $faction_influence }
effect-gain_influence_any = +{ count-influence } в любой фракции
    .rival = +{ count-influence } во фракции, где влияния меньше всего (при равенстве — в первой по приоритету)
effect-gain_influence_any-some = +{ count-influence } в одной из фракций: { $names }
effect-gain_influence_any-behind = +{ count-influence } во фракции, где вас опережает соперник
effect-lose_influence_any =
    { $n ->
        [1] потерять 1 влияние в любой фракции
       *[many] потерять { count-influence } (каждое в любой фракции)
    }
effect-turn_up_tokens = раскрыть тайные жетоны фракций (+1 влияние в каждой из них)

## Эффекты: отряды

effect-recruit = нанять { count-troops }
effect-recruit-more = нанять ещё { count-troops }
effect-recruit_and_deploy = нанять { count-troops } (при раскрытии карт любые из них можно сразу разместить в { -conflict-area(case: "loc") })
effect-deploy =
    { $n ->
        [1] разместить { count-troops } из { -garrison(case: "gen") } в { -conflict-area(case: "loc") }
       *[many] разместить до { count-troops-of } из { -garrison(case: "gen") } в { -conflict-area(case: "loc") }
    }
effect-deploy-any = разместить любое количество отрядов из { -garrison(case: "gen") } в { -conflict-area(case: "loc") }
effect-deploy_from_supply = разместить { count-troops } из { -supply(case: "gen") } в { -conflict-area(case: "loc") }
effect-retreat =
    { $n ->
        [1] отвести { count-troops }
       *[many] отвести не более { count-troops-of }
    }
effect-retreat-any = отвести любое количество отрядов
effect-lose_garrison = потерять { count-troops } в { -garrison(case: "loc") }
    .others = теряет { count-troops } в { -garrison(case: "loc") }
effect-lose_deployed = потерять { count-troops } в { -conflict-area(case: "loc") }
    .others = теряет { count-troops } в { -conflict-area(case: "loc") }

## Эффекты: агенты и поле

effect-harvest = добыть { count-spice } и всю бонусную Пряность из этой ячейки
effect-take_council_seat = занять место в { -council(case: "loc") } (+{ count-persuasion } при каждом вашем раскрытии карт)
effect-gain_swordmaster = получить оружейника (третий агент до конца игры)
effect-take_mentat = получить ментата (дополнительный агент в этом раунде)
effect-promise_mentat = получить ментата в начале следующего раунда (дополнительный агент в том раунде)
effect-take_control = взять под контроль ячейку «{ $name }»
effect-mark_space = назвать ячейку: до вашего следующего хода соперники не могут отправлять туда агентов
effect-recall_agent = вернуть одного из своих агентов
effect-add_icons = у карты, разыгрываемой в этот ход, есть также символы агентов: { $names }
effect-ignore_enemies = агенты соперников не мешают следующему агенту, которого вы отправите в этот ход
effect-may_pass = можно закончить ход на этом

## Условия: стоят после «если» и «Условие:»

if-all = { $first } и { $second }
if-influence_at_least =
    { $n ->
        [1] у вас есть влияние во фракции { $faction_influence }
       *[many] у вас не менее { $n } влияния во фракции { $faction_influence }
    }
    .rival =
        { $n ->
            [1] у оппонента есть влияние во фракции { $faction_influence }
           *[many] у оппонента не менее { $n } влияния во фракции { $faction_influence }
        }
if-influence_on_tracks =
    { $tracks ->
        [4] у вас не менее { $n } влияния во всех { $tracks } фракциях
        [one] у вас не менее { $n } влияния хотя бы в { $tracks } фракции
       *[many] у вас не менее { $n } влияния хотя бы в { $tracks } фракциях
    }
if-holds_alliance = у вас союз { $faction_alliance }
if-holds_alliance-any = у вас есть союз
    .rival = у оппонента есть союз
if-another_in_play = у вас есть ещё одна активная карта фракции { $faction_of }
if-has_council_seat = у вас есть место в { -council(case: "loc") }
if-mentat_at_home = ментат в своей ячейке
if-opponent_in_conflict = у одного из соперников есть отряд в { -conflict-area(case: "loc") }
if-start_of_turn = это самое начало вашего хода
if-before_agent_turn = вы ещё не разыграли карту для отправки агента в этот ход
if-deployed_this_turn =
    { $n ->
        [1] вы разместили отряд в { -conflict-area(case: "loc") } в этот ход
       *[many] вы разместили не менее { count-troops-of } в { -conflict-area(case: "loc") } в этот ход
    }
if-owns_copies =
    { $n ->
        [1] у вас есть карта «{ $name }»
        [one] у вас не менее { $n } карты «{ $name }»
       *[many] у вас не менее { $n } карт «{ $name }»
    }
if-owns_most_copies = у вас больше карт «{ $name }», чем у каждого соперника
if-has_secret_tokens = ваши жетоны фракций ещё не раскрыты

## Строки карты, ячейки, конфликта, лидера, фракции

line-kind-starter = Карта стартовой колоды
line-kind-reserve = Карта резерва
line-kind-imperium = Карта Империи
line-kind-intrigue = Карта интриги
line-card-cost = Стоимость: { $n }
line-not_for_sale = Нельзя купить за очки убеждения
line-reserve = При удалении: возвращается в свою стопку
line-factions =
    { $n ->
        [one] Фракция
       *[many] Фракции
    }: { $names }
line-icons =
    { $n ->
        [one] Символ агента
       *[many] Символы агентов
    }: { $names }
line-no_icons = Без символов агентов
line-agent = Эффект агента: { $effect }
line-reveal = Эффект раскрытия: { $effect }
line-acquire = Бонус покупки: { $effect }
line-on_trash = При удалении: { $effect }
line-plot = Карта заговора: { $effect }
line-combat = Карта сражения: { $effect }
line-when_won = Если вы победили в сражении: { $effect }
line-endgame = Карта цели: { $effect }
line-combat_space = Ячейка конфликта
line-maker_space = Ячейка с символом Подателя
line-cost = Стоимость: { $effect }
line-cost-choice = Стоимость, одно из: { $options }
line-requirement = Условие: { $condition }
line-effects = Эффект: { $effect }
line-control = Контролирующий игрок получает при каждом посещении: { $effect }
line-once = Один раз за игру для каждого игрока
line-space-reveal = При раскрытии карт, если здесь ваш агент: { $effect }
line-level = Конфликт уровня { level }
line-location = Битва за ячейку «{ $name }»
line-first = 1-е место: { $effect }
line-second = 2-е место: { $effect }
line-third = 3-е место: { $effect }
line-complexity = Сложность: { $n }
line-ability = { $name }: { $effect }
line-ability-signet = { $name } (кольцо с печаткой): { $effect }
line-track-vp = { count-influence }: +{ $vp } ПО
line-track-bonus = { count-influence }: { $effect }
line-track-alliance = Союз: первому, у кого { count-influence }, затем тому, кто обгонит владельца; +{ $vp } ПО
line-kind-hagal = Карта Дома Хагаль
line-kind-difficulty = Уровень сложности одиночной игры
line-hagal-solo = Только в одиночной игре
line-hagal-two_players = Только в партии на двоих
line-hagal-space = Агент отправляется в ячейку «{ $name }»
line-hagal-harvest = Агент отправляется в свободную ячейку с символом Подателя, где больше всего бонусной Пряности (при равенстве — где больше всей Пряности); если бонусной Пряности нигде нет, раскрывается следующая карта
line-hagal-harvest-spice = Бонусная Пряность убирается; в одиночной игре оппонент получает всю Пряность этой ячейки
line-hagal-reshuffle = Все карты Дома Хагаль замешиваются в новую колоду, затем раскрывается следующая
line-hagal-swords = Мечей в сражении: { $n }
line-difficulty-start = Ваши дополнительные начальные ресурсы: { $effect }
line-difficulty-mentat = Ячейка «{ space-mentat }» стоит { count-solari }
line-difficulty-garrison = Отрядов в { -garrison(case: "loc") } каждого оппонента в начале игры: { $n }
line-difficulty-intrigue = Карт интриг у каждого оппонента в начале игры: { $n }
line-difficulty-third_agent = Третий агент каждого оппонента появляется в раунде { $n }
line-difficulty-careful = В конфликтах уровней I и II оппонент, чья боевая сила больше остальных на { $n } и более, не размещает отряды
line-difficulty-no_swordmaster = Вы не можете получить оружейника
level =
    { $level ->
        [1] I
        [2] II
       *[3] III
    }

passive-visit_influence = { count-influence } вместо 1 в ячейке фракции
passive-harvest_factor =
    { $n ->
        [2] добыть базовое количество Пряности дважды
        [one] добыть базовое количество Пряности { $n } раз
        [few] добыть базовое количество Пряности { $n } раза
       *[many] добыть базовое количество Пряности { $n } раз
    }
passive-moves_any_agent = переместить любого своего агента, с планшета или с поля, в любую ячейку (символы не важны, агенты соперников не мешают)
passive-start = в начале игры: { $effect }
passive-council_seat = когда вы занимаете место в { -council(case: "loc") }: { $effect }
passive-solari_paid = когда вы платите солярии за ячейку: { $effect }
passive-spice_harvested = когда вы добываете Пряность: { $effect }
passive-turn = в свой ход: { $effect }
passive-discount = ячейки с символом агента «{ $name }» стоят вам на { count-solari } меньше
passive-slips_past = агенты соперников не мешают вам в ячейках с символами агентов: { $names }
passive-harvest_less = вы добываете на { count-spice } меньше
passive-tokens =
    { $n ->
        [one] перед первым раундом вы тайно оставляете себе { $n } жетон фракции
        [few] перед первым раундом вы тайно оставляете себе { $n } жетона фракций
       *[many] перед первым раундом вы тайно оставляете себе { $n } жетонов фракций
    }
passive-sees_top = можно в любой момент смотреть верхнюю карту своей колоды

## Откуда что взялось

source-setup = Подготовка к игре
source-track = Трек влияния: { $faction }
source-alliance = Союз: { $faction }
source-hagal = Дом Хагаль: { $name }
source-exchange = Обмен на { count-vp }

## Решения

ask = { $source }: { $prompt }
ask-for-rival = За оппонента ({ $who }): { $prompt }
ask-again-card = У вас новая карта интриги. { $prompt }
ask-again-effect = Теперь можно применить ещё один эффект. { $prompt }
ask-nth = { $prompt } ({ $n } из { $all })
ask-then = { $prompt } (затем: { $effect })
ask-turn = Разыграйте карту, чтобы отправить агента, или раскройте карты
    .brief = Выберите карту
ask-turn-no-agent = Агента сейчас не отправить: раскройте карты
ask-send_agent = Куда отправить агента?
ask-agent_effects = Примените эффекты в любом порядке и закончите ход
    .brief = Примените эффекты и закончите ход
ask-agent_effects-deploy = Разместите отряды или закончите ход
ask-agent_effects-end = Закончите ход
ask-reveal_effects = Примените эффекты, купите карты и закончите ход
    .brief = Купите карты и закончите ход
ask-choose = Сделайте выбор
ask-choose_one = Выберите одно
ask-choose_faction = В какой фракции получить влияние?
ask-lose_influence = В какой фракции потерять влияние?
ask-choose_opponent = Кто из соперников?
ask-look_at_top = Взять карту или удалить её?
ask-take_card = Какую карту взять из сброса?
ask-discard = Какую карту сбросить?
ask-trash = Какую карту удалить?
ask-place_acquired = Куда положить полученную карту?
ask-acquire = Какую карту получить?
ask-set_aside = Какую карту отложить?
ask-mark_space = Какую ячейку закрыть для соперников?
ask-recall_agent = Какого агента вернуть?
ask-may = Применить эффект?
ask-may-effect = Применить эффект: { $effect }?
ask-may_pass = Закончить ход на этом?
ask-deploy = Сколько отрядов разместить в { -conflict-area(case: "loc") }?
ask-retreat = Сколько отрядов отвести?
ask-defend = Разместить отряд для защиты ячейки?
ask-choose_leader = Выберите лидера
ask-choose_tokens = Какой жетон фракции оставить?
ask-combat = Разыграйте карту сражения или спасуйте
ask-combat-more = Ещё карту сражения или «Готово»
ask-when_won = Победа в сражении: разыграйте карту или спасуйте
ask-when_won-more = Ещё карту или «Готово»
ask-endgame = Разыграйте карту цели или спасуйте
ask-endgame-more = Что-нибудь ещё или «Готово»
ask-pass_alliance = Кому достанется союз?

## Действия

action-leader = Играть за лидера: { $name }
action-token = Оставить жетон: { $faction }
action-play = Разыграть карту «{ $name }»
action-send = Отправить агента в ячейку «{ $name }»
action-move = Переместить агента из ячейки «{ $name }»
action-move-leader = Отправить агента с планшета лидера
action-reveal = Раскрыть карты
action-resolve = Применить эффект: { $name }
action-resolve-effect = Применить эффект: { $name } — { $effect }
action-choose = Вариант { $n }
action-choose-effect = Вариант { $n }: { $effect }
action-choose-draw = Взять карту
action-choose-trash = Удалить карту
action-influence = Влияние во фракции { $faction_influence }
action-influence-gain = +{ count-influence } во фракции { $faction_influence }
action-lose = Потерять { count-influence } во фракции { $faction_influence }
action-trash_hand = Удалить карту «{ $name }» с руки
action-trash_discard = Удалить карту «{ $name }» из сброса
action-trash_play = Удалить карту «{ $name }» из активных карт
action-discard = Сбросить карту «{ $name }»
action-take = Взять карту «{ $name }» из сброса
action-acquire = Получить карту «{ $name }»
action-buy = Купить карту «{ $name }» ({ $n })
action-buy-free = Купить карту «{ $name }»
action-claim = Купить отложенную карту «{ $name }» ({ $n })
action-claim-free = Получить отложенную карту «{ $name }»
action-set_aside = Отложить карту «{ $name }»
action-mark = Закрыть для соперников ячейку «{ $name }»
action-deploy =
    { $n ->
        [0] Не размещать отряды
       *[many] Разместить { count-troops }
    }
action-retreat =
    { $n ->
        [0] Не отводить отряды
       *[many] Отвести { count-troops }
    }
action-recall = Вернуть агента из ячейки «{ $name }»
action-target = Соперник: { $who }
action-alliance = Союз достаётся: { $who }
action-intrigue = Разыграть карту интриги «{ $name }»
action-to_deck = Положить на верх колоды
action-to_discard = Оставить в сбросе
action-accept = Да
action-accept-may = Да: { $effect }
action-accept-defend = Разместить 1 отряд
action-decline = Нет
action-decline-defend = Не размещать отряд
action-decline-may_pass = Продолжить ход
action-pass = Спасовать
action-pass-done = Готово
action-pass-may_pass = Закончить ход на этом
action-take_plain = Применить все простые эффекты
action-end_turn = Закончить ход
seat = игрок { $n }

## Почему нельзя

why-occupied = Там уже стоит агент
why-occupied-own = Там уже стоит ваш агент
why-occupied-enemy = Там стоит агент соперника
why-no_agent = Не осталось агентов
why-no_icon = На карте нет символов агента, её можно только раскрыть
why-no_icon-of = На этой карте нет нужного символа агента: { $icon }
why-no_card-of = Ни на одной карте у вас на руке нет нужного символа агента: { $icon }
why-card_first-of = Сначала выберите карту с символом агента: { $icon }
why-cost-solari = Не хватает соляриев: есть { $have }, нужно { $need }
why-cost-spice = Не хватает Пряности: есть { $have }, нужно { $need }
why-cost-water = Не хватает воды: есть { $have }, нужно { $need }
why-cost-influence = Мало влияния, которое можно потерять: есть { $have }, нужно { $need }
why-influence = Не хватает влияния во фракции { $faction_influence }: есть { $have }, нужно { $need }
why-already_seated = У вас уже есть место в { -council(case: "loc") }
why-already_trained = У вас уже есть оружейник
why-forbidden-mark = Эту ячейку закрыл соперник
why-forbidden-difficulty = На этом уровне сложности оружейника получить нельзя
why-forbidden-not_for_sale = Эту карту нельзя купить
why-forbidden-not_combat_space = Агент не в ячейке конфликта
why-no_units = Не хватает отрядов в { -conflict-area(case: "loc") }: есть { $have }, нужно { $need }
why-no_units-garrison = Не хватает отрядов в { -garrison(case: "loc") }: есть { $have }, нужно { $need }
why-no_units-conflict = Не хватает отрядов в { -conflict-area(case: "loc") }: есть { $have }, нужно { $need }
why-supply_empty = В { -supply(case: "loc") } не осталось отрядов
why-deck_empty = Колода пуста
why-persuasion = Не хватает очков убеждения: есть { $have }, нужно { $need }
why-limit-deploy =
    { $have ->
        [0] В этот ход больше нельзя размещать отряды
        [one] В этот ход можно разместить ещё не более { $have } отряда
       *[many] В этот ход можно разместить ещё не более { $have } отрядов
    }
why-not_now-game_over = Игра окончена
why-not_now-start_of_turn = Только в самом начале хода
why-not_now-before_agent = Только до розыгрыша карты для отправки агента
why-not_now-effects_left = Сначала нужно применить обязательные эффекты
why-owed =
    { $more ->
        [0] Сначала примените: { $name }
       *[other] Сначала примените: { $name } (и ещё { $more })
    }
why-not_now-asked = Только когда это позволяет выбрать эффект
why-not_now-play = Только в начале хода, одна карта за ход
why-not_now-send = Только сразу после того, как для этого разыграна карта, один агент за ход
why-not_now-reveal = Только в начале хода
why-not_now-resolve = Только после того, как в этот ход использованы карта, ячейка или жетон
why-not_now-buy = Только в ваш ход раскрытия
why-not_now-claim = Только в ваш ход раскрытия
why-not_now-deploy = Только один раз за ход, после того как агент отправлен в ячейку конфликта
why-not_now-after_agent = Только после того, как в этот ход отправлен агент
why-not_now-pass = Только когда спрашивают о картах интриг: в сражении, после него и в конце игры
why-not_now-end_turn = Только в конце хода агента или хода раскрытия
why-not_now-plot_card = Карта заговора: только в ваш ход, до или после другого эффекта
why-not_now-combat_card = Карта сражения: только в сражении, когда ваши отряды участвуют в конфликте
why-not_now-won_card = Только когда вы победили в сражении
why-not_now-endgame_card = Карта цели: только в конце игры
why-once = Только один раз за игру
why-not_held = У вас этого нет
why-not_held-hand = Этой карты нет у вас на руке
why-not_held-intrigue = У вас нет этой карты интриги
why-not_held-market = Этого нет на рынке
why-not_held-set_aside = Вы не откладывали эту карту
why-not_yours = Это решаете не вы
why-condition-alliance = У вас нет союза { $faction_alliance }
why-condition-alliance_any = У вас нет ни одного союза
why-condition-another_in_play = У вас нет другой активной карты фракции { $faction_of }
why-condition-in_discard = В вашем сбросе нет карты фракции { $faction_of }
why-condition-influence_on_tracks = Мало фракций с таким влиянием: есть { $have }, нужно { $need }
why-condition-council_seat = У вас нет места в { -council(case: "loc") }
why-condition-mentat_away = Ментат не в своей ячейке
why-condition-opponent_in_conflict = Ни у одного соперника нет отрядов в { -conflict-area(case: "loc") }
why-condition-deployed_this_turn = Мало отрядов размещено в этот ход: есть { $have }, нужно { $need }
why-condition-owns_copies = Не хватает копий карты: есть { $have }, нужно { $need }
why-condition-owns_most_copies = У соперника не меньше копий карты: есть { $have }, нужно { $need }
why-condition-nobody_ahead = Ни в одной фракции вас не опережает соперник
why-condition-no_card_in_hand = На руке нет карт
why-condition-no_card_to_trash = Нет карты, которую можно удалить
why-condition-no_card_to_acquire = Нет подходящей карты
why-condition-not_in_play = Эта карта уже не активна
why-condition-no_agent_on_board = На поле нет вашего агента, которого можно вернуть
why-condition-no_space = Сейчас этой картой никуда нельзя отправить агента

## Что вещь значит для читателя сейчас

now-cost-solari = Стоит вам соляриев: { $need }; у вас { $have }
now-cost-spice = Стоит вам Пряности: { $need }; у вас { $have }
now-cost-water = Стоит вам воды: { $need }; у вас { $have }
now-price = Стоит вам очков убеждения: { $need }; у вас { $have }
now-bonus_spice = Бонусная Пряность здесь: { $n }
leads-influence = Влияние { $old } → { $new }
    .brief = { $old } → { $new }
leads-vp = +{ count-vp }
leads-vp-lost = −{ count-vp }
leads-alliance = + союз
leads-alliance-lost = − союз
leads-effect = { $effect }
now-within_means = Самое большее, на что у вас хватает: { $effect }
now-harvest = Сбор здесь сейчас: { count-spice }
now-with-influence = С картой «{ $card }»: влияние { $n } вместо 1
now-with-harvest = С картой «{ $card }»: сбор { count-spice }
now-with-discount = С картой «{ $card }» стоит { count-spice }
now-solari_bonus = Ваш лидер получает соляриев больше на { $n }
now-supply = Отрядов в вашем запасе осталось: { $n }
now-contract = Выполняет ваш контракт «{ $name }»: { $effect }
now-control = Кто контролирует ячейку, получает { $effect }: { $who }
now-control-own = Вы контролируете ячейку: { $effect }
now-influence = Ваше влияние: { $n }
now-to_vp = Ещё { $n }: +1 ПО
now-to_bonus = Ещё { $n }: { $effect }
now-alliance = Союз у вас
now-alliance-theirs = Союз сейчас удерживает { $who }; при влиянии { $need } он перейдёт к вам
now-place =
    { $place ->
        [1] первая награда
        [2] вторая награда
        [3] третья награда
       *[other] награды нет
    }
now-strength = Ваша боевая сила: { $n }, пока { now-place }
now-deployed = Если разместить всё, что можно сейчас: { $n }, { now-place }
now-fights = Боевая сила { $had } → { $n }: { now-place }, если никто не ответит
now-to_place = Ещё { $n }: { now-place }
now-most = Вы можете добавить ещё не больше { $n }: агенты, гарнизон и свободные ячейки; карты не в счёт
now-counts = Каждый отряд даёт { $troop }, каждый меч — { $sword }; без единиц сила равна 0
now-counts-dreadnought = Дредноут даёт { $n }
now-counts-sandworm = Песчаный червь даёт { $n }
now-goal = Раунд, в котором кто-то наберёт { $n } ПО, будет последним
now-score = У вас { $n } ПО
now-score-team = У вашей команды { $n } ПО
now-score-ahead = Больше ни у кого нет столько: отрыв { $n }
now-score-level = Столько же: { $who }
now-score-behind = { $who }: больше на { $n }
now-step-vp = Кто дошёл сюда, получает 1 ПО и теряет его, если опустится ниже { $n }
now-step-bonus = Кто дошёл сюда: { $effect }
now-step-alliance = Первый здесь получает Союз (+1 ПО), затем — тот, кто обойдёт владельца
now-step-leader = Для вашего лидера: { $effect }
now-to_step = Вам осталось влияния: { $n }

## Журнал

log-from = { $line } ({ $source })
log-round = Раунд { $n }
log-conflict = Конфликт уровня { level }: «{ $name }»
log-leader = { $who }: лидер — { $name }
log-token = Вы оставляете жетон фракции: { $faction }
log-turn = Ход: { $who }
log-combat_phase = { phase-combat }
log-endgame_phase = { phase-endgame }
log-recall_phase = Агенты возвращаются. Первый игрок: { $who }
log-hagal_card = { $who } раскрывает карту Дома Хагаль «{ $name }»
log-hagal_card-swords = { $who } раскрывает карту Дома Хагаль ради мечей: «{ $name }»
log-play_card = { $who } разыгрывает карту «{ $name }»
log-send_agent = { $who } отправляет агента в ячейку «{ $name }»
log-lift_agent = { $who } забирает агента из ячейки «{ $name }»
log-reveal_turn = { $who } раскрывает карты
log-reveal = { $who } раскрывает: «{ $name }»
log-pass_turn = { $who } сразу заканчивает ход
log-pass = { $who } пасует
log-gain_solari = { $who } получает { count-solari }
log-gain_spice = { $who } получает { count-spice }
log-gain_water =
    { $n ->
        [one] { $who } получает { $n } воду
       *[many] { $who } получает { $n } воды
    }
log-pay_solari = { $who } платит { count-solari }
log-pay_spice = { $who } платит { count-spice }
log-pay_water =
    { $n ->
        [one] { $who } платит { $n } воду
       *[many] { $who } платит { $n } воды
    }
log-persuasion = { $who }: +{ count-persuasion }
log-swords = { $who }: +{ count-swords }
log-vp = { $who }: +{ count-vp }
log-vp-lost = { $who }: −{ count-vp }
log-influence = { $who }: влияние во фракции { $faction_influence } теперь { $n }
log-alliance = { $who } заключает союз { $faction_alliance }
log-alliance-taken = { $who } заключает союз { $faction_alliance }, его теряет { $other }
log-alliance-returned = { $other } теряет союз { $faction_alliance }
log-draw = { $who } берёт { count-cards }
log-drawn_card = Вы берёте: «{ $name }»
log-look_at_top = Верхняя карта вашей колоды: «{ $name }»
log-shuffle = { $who } заново перемешивает колоду
log-shuffle_intrigue = Колода интриг перемешана заново
log-discard = { $who } сбрасывает карту «{ $name }»
log-trash = { $who } удаляет карту «{ $name }»
log-acquire = { $who } получает карту «{ $name }»
log-acquire-deck = { $who } получает карту «{ $name }» и кладёт её на верх колоды
log-put_on_deck = { $who } кладёт карту «{ $name }» на верх колоды
log-take = { $who } берёт карту «{ $name }» из сброса
log-set_aside = { $who } откладывает карту «{ $name }»
log-play_intrigue = { $who } разыгрывает карту интриги «{ $name }»
log-draw_intrigue = { $who } берёт { count-intrigue }
log-drawn_intrigue = Вы берёте карту интриги «{ $name }»
log-steal_intrigue = { $other } отдаёт карту интриги, её забирает { $who }
log-lost_intrigue = Вы отдаёте карту интриги «{ $name }»
log-recruit = { $who } нанимает { count-troops }
log-deploy = { $who } размещает { count-troops } в { -conflict-area(case: "loc") }
log-retreat = { $who } отводит { count-troops }
log-lose_garrison = { $who } теряет { count-troops } в { -garrison(case: "loc") }
log-lose_deployed = { $who } теряет { count-troops } в { -conflict-area(case: "loc") }
log-control = { $who } берёт под контроль ячейку «{ $name }»
log-control_lost = Жетон контроля убран из ячейки «{ $name }»
log-mark = { $who } закрывает для соперников ячейку «{ $name }»
log-recall = { $who } возвращает агента из ячейки «{ $name }»
log-council_seat = { $who } занимает место в { -council(case: "loc") }
log-swordmaster = { $who } получает оружейника
log-mentat = { $who } получает ментата
log-mentat_promised = { $who } получит ментата в начале следующего раунда
log-tokens_used = { $who } раскрывает жетоны фракций: { $names }
log-strength = { $who }: боевая сила { $n }
log-place =
    { $n ->
        [1] { $who } побеждает в сражении (боевая сила { $strength })
        [2] { $who } получает вторую награду (боевая сила { $strength })
       *[3] { $who } получает третью награду (боевая сила { $strength })
    }
log-troops_home = Все отряды уходят из { -conflict-area(case: "gen") }
log-bonus_spice = { $name }: +1 бонусная Пряность
log-game_over = Игра окончена. Победитель: { $who } ({ count-vp })
end-tie = ПО поровну; решило ({ $by }): { $first } ({ $have }), { $second } ({ $other })
end-tie-order = Всё поровну; решило более позднее раскрытие: { $first } перед { $second }

## Фазы

phase-setup = Подготовка к игре
phase-round_start = Фаза 1. Начало раунда
phase-player_turns = Фаза 2. Ходы игроков
phase-combat = Фаза 3. Сражение
phase-makers = Фаза 4. Податели
phase-recall = Фаза 5. Возвращение
phase-endgame = Конец игры

## Термины

term-agent = агент
term-alliance = союз
term-bonus_spice = бонусная Пряность
term-card = карта
term-combat_space = ячейка конфликта
term-conflict = конфликт
term-conflict_area = зона конфликта
term-control = контроль
term-cost = стоимость
term-council_seat = место в Высшем Совете
term-deck = колода
term-difficulty = уровень сложности
term-discard_pile = сброс
term-first_player = первый игрок
term-garrison = гарнизон
term-hand = рука
term-house_hagal_card = карта Дома Хагаль
term-imperium_row = рынок Империи
term-in_play = активные карты
term-influence = влияние
term-intrigue_card = карта интриги
term-leader = лидер
term-maker_space = ячейка с символом Подателя
term-mentat = ментат
term-opponent = соперник
term-persuasion = очки убеждения
term-player = игрок
term-reserve = резерв
term-reward = награда
term-rival = оппонент
term-round = раунд
term-signet_ring = способность кольца с печаткой
term-solari = солярии
term-space = ячейка
term-spice = Пряность
term-strength = боевая сила
term-supply = личный запас
term-sword = меч
term-swordmaster = оружейник
term-troop = отряд
term-turn = ход
term-victory_point = победное очко
term-water = вода
