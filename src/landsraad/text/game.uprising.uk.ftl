### Назви компонентів коробки «Повстання» та її мінідоповнення «ДАПТ».
### Що кажуть, питають і повідомляють правила коробки «Повстання» та її мінідоповнення «ДАПТ» понад правила інших коробок.

-shield-wall =
    { $case ->
       *[nom] Оборонна Стіна
        [gen] Оборонної Стіни
        [acc] Оборонну Стіну
    }
-maker-hooks =
    { $case ->
       *[nom] гаки Творця
        [gen] гаків Творця
    }

## Коробки

box-uprising = Повстання
box-choam = Мінідоповнення «ДАПТ»

## Резерв

card-prepare_the_way = Приготувати шлях

## Колода Імперіуму

card-bene_gesserit_operative = Оперативниця Бене Гессерит
card-branching_path = Розгалужений шлях
card-calculus_of_power = Розрахунок сил
card-captured_mentat = Полонений ментат
card-chani_clever_tactician = Чані, кмітлива тактикиня
card-corrinth_city = Місто Коринт
card-covert_operation = Таємна операція
card-dangerous_rhetoric = Небезпечна риторика
card-desert_power = Сила пустелі
card-desert_survival = Виживання в пустелі
card-double_agent = Подвійний агент
card-ecological_testing_station = Екологічна дослідна станція
card-fedaykin_stilltent = Дистинамет федайкінів
card-guild_envoy = Емісар Гільдії
card-guild_spy = Шпигун Гільдії
card-hidden_missive = Таємне послання
card-imperial_spymaster = Імперський очільник шпигунів
card-in_high_places = У вищих колах
card-junction_headquarters = Штаб-квартира на Джанкшені
card-leadership = Лідерство
card-long_live_the_fighters = Хай живуть бійці
card-maker_keeper = Хранитель Творця
card-maula_pistol = Пістолет маула
card-northern_watermaster = Північний водомайстер
card-overthrow = Повалення
card-paracompass = Паракомпас
card-price_is_no_object = Ціна не має значення
card-public_spectacle = Публічне видовище
card-rebel_supplier = Постачальник повстанців
card-reliable_informant = Надійний інформатор
card-sardaukar_coordination = Координація сардаукарів
card-sardaukar_soldier = Солдат-сардаукар
card-shishakli = Шишаклі
card-smugglers_harvester = Комбайн контрабандистів
card-smugglers_haven = Притулок контрабандистів
card-southern_elders = Старійшини півдня
card-space_time_folding = Згортання простору-часу
card-spacing_guilds_favor = Прихильність Гільдії Лоцманів
card-spy_network = Шпигунська мережа
card-steersman = Стерновий
card-stilgar_the_devoted = Стілґар відданий
card-strike_fleet = Ударний флот
card-subversive_advisor = Підступний радник
card-treacherous_maneuver = Зрадницький маневр
card-tread_in_darkness = Хода в темряві
card-truthtrance = Транс правди
card-undercover_asset = Агент під прикриттям
card-unswerving_loyalty = Непохитна вірність
card-weirding_woman = Химерна жінка
card-wheels_within_wheels = Колеса в колесах

## Колода Імперіуму: мінідоповнення «ДАПТ»

card-cargo_runner = Вантажний кур’єр
card-delivery_agreement = Угода про доставку
card-interstellar_trade = Міжзоряна торгівля
card-priority_contracts = Пріоритетні контракти

## Карти інтриг

intrigue-buy_access = Купити доступ
intrigue-call_to_arms = Заклик до зброї
intrigue-change_allegiances = Зміна сторони
intrigue-contingency_plan = Запасний план
intrigue-councilors_ambition = Амбіції радника
intrigue-crysknife = Крисніж
intrigue-cunning = Хитрість
intrigue-depart_for_arrakis = Відбуття на Арракіс
intrigue-desert_mouse = Пустельна миша
intrigue-detonation = Підрив
intrigue-devour = Пожирання
intrigue-distraction = Відволікання
intrigue-find_weakness = Знайти слабкість
intrigue-go_to_ground = Залягти на дно
intrigue-imperium_politics = Політика Імперіуму
intrigue-impress = Справити враження
intrigue-inspire_awe = Навіяти трепет
intrigue-intelligence_report = Звіт розвідки
intrigue-manipulate = Маніпуляція
intrigue-market_opportunity = Ринкова нагода
intrigue-mercenaries = Найманці
intrigue-opportunism = Опортунізм
intrigue-ornithopter = Орнітоптер
intrigue-questionable_methods = Сумнівні методи
intrigue-secure_spice_trade = Захист торгівлі прянощами
intrigue-shaddams_favor = Ласка Шаддама
intrigue-shadow_alliance = Тіньовий союз
intrigue-sietch_ritual = Ритуал січі
intrigue-special_mission = Особлива місія
intrigue-spice_is_power = Прянощі — це влада
intrigue-spring_the_trap = Закрити пастку
intrigue-strategic_stockpiling = Стратегічні запаси
intrigue-tactical_option = Тактичний вибір
intrigue-unexpected_allies = Несподівані союзники
intrigue-weirding_combat = Химерна сутичка

## Карти інтриг: мінідоповнення «ДАПТ»

intrigue-backed_by_choam = За підтримки ДАПТ
intrigue-choam_profits = Прибутки ДАПТ
intrigue-leverage = Важіль впливу
intrigue-reach_agreement = Дійти згоди

## Карти конфліктів

conflict-skirmish_crysknife = Сутичка
conflict-skirmish_desert_mouse = Сутичка
conflict-skirmish_ornithopter = Сутичка
conflict-choam_security = Охорона ДАПТ
conflict-protect_the_sietches = Захист січей
conflict-secure_imperial_basin_uprising = { conflict-secure_imperial_basin }
conflict-seize_spice_refinery = Захоплення заводу прянощів
conflict-shadow_contest = Тіньове протистояння
conflict-siege_of_arrakeen_uprising = { conflict-siege_of_arrakeen }
conflict-spice_freighters = Вантажники з прянощами
conflict-test_of_loyalty = Випробування вірності
conflict-trade_dispute = Торгова суперечка
conflict-battle_for_arrakeen_uprising = { conflict-battle_for_arrakeen }
conflict-battle_for_imperial_basin_uprising = { conflict-battle_for_imperial_basin }
conflict-battle_for_spice_refinery = Битва за завод прянощів
conflict-propaganda = Пропаганда

## Локації поля

space-dutiful_service = Вірна служба
space-sardaukar = Сардаукари
space-deliver_supplies = Доставка припасів
space-espionage = Шпигунство
space-desert_tactics = Тактика пустелі
space-fremkit = Фримкомплект
space-imperial_privilege = Імперський привілей
space-assembly_hall = Зала зібрань
space-gather_support = Пошук підтримки
space-accept_contract = Прийняти контракт
space-shipping = Перевезення
space-spice_refinery = Завод прянощів
space-deep_desert = Глибока пустеля

## Спостережні пункти

post-dutiful_service_and_sardaukar = пункт між локаціями «{ space-dutiful_service }» та «{ space-sardaukar }»
post-deliver_supplies_and_heighliner = пункт між локаціями «{ space-deliver_supplies }» та «{ space-heighliner }»
post-espionage_and_secrets = пункт між локаціями «{ space-espionage }» та «{ space-secrets }»
post-desert_tactics_and_fremkit = пункт між локаціями «{ space-desert_tactics }» та «{ space-fremkit }»
post-high_council_and_imperial_privilege_and_swordmaster = пункт між локаціями «{ space-high_council }», «{ space-imperial_privilege }» та «{ space-swordmaster }»
post-assembly_hall_and_gather_support = пункт між локаціями «{ space-assembly_hall }» та «{ space-gather_support }»
post-accept_contract_and_shipping = пункт між локаціями «{ space-accept_contract }» та «{ space-shipping }»
post-research_station_and_sietch_tabr = пункт між локаціями «{ space-research_station }» та «{ space-sietch_tabr }»
post-spice_refinery_and_research_station = пункт між локаціями «{ space-spice_refinery }» та «{ space-research_station }»
post-arrakeen_and_spice_refinery = пункт між локаціями «{ space-arrakeen }» та «{ space-spice_refinery }»
post-imperial_basin = пункт біля локації «{ space-imperial_basin }»
post-hagga_basin = пункт біля локації «{ space-hagga_basin }»
post-deep_desert = пункт біля локації «{ space-deep_desert }»
post-interstellar_shipping_and_smuggling = пункт між локаціями «{ space-interstellar_shipping }» та «{ space-smuggling }»
post-tech_negotiation_and_dreadnought = пункт між локаціями «{ space-tech_negotiation }» та «{ space-dreadnought }»

## Бойові символи

battle_icon-crysknife = Крисніж
battle_icon-desert_mouse = Пустельна миша
battle_icon-ornithopter = Орнітоптер
battle_icon-wild = Універсальний

## Карти завдань

objective-desert_mouse_i = { battle_icon-desert_mouse } I
objective-desert_mouse_ii = { battle_icon-desert_mouse } II
objective-crysknife_i = { battle_icon-crysknife } I
objective-crysknife_ii = { battle_icon-crysknife } II
objective-ornithopter_i = { battle_icon-ornithopter } I

## Символ агента

icon-spy = шпигун

## Лідери

leader-feyd_rautha_harkonnen = Фейд-Раута Харконнен
leader-gurney_halleck = Ґурні Галлек
leader-lady_amber_metulli = Леді Амбер Метуллі
leader-lady_jessica = Леді Джессіка
leader-reverend_mother_jessica = Превелебна Мати Джессіка
leader-lady_margot_fenring = Леді Марґо Фенрінґ
leader-muaddib = Муад’Діб
leader-princess_irulan = Принцеса Ірулан
leader-staban_tuek = Стабан Туек
leader-shaddam_corrino_iv = Шаддам Корріно IV

## Вміння лідерів: постійне (left) і вміння персня з печаткою (signet)

ability-feyd_rautha_harkonnen-left = Підступна сила
ability-feyd_rautha_harkonnen-signet = Особисті тренування
ability-gurney_halleck-left = Завжди усміхнений
ability-gurney_halleck-signet = Майстер війни
ability-lady_amber_metulli-left = Розвідники пустелі
ability-lady_amber_metulli-signet = Наповнити скарбницю
ability-lady_jessica-left = Чужі спогади
ability-lady_jessica-signet = Агонія прянощів
ability-reverend_mother_jessica-left = Превелебна Мати
ability-reverend_mother_jessica-signet = Вода Життя
ability-lady_margot_fenring-left = Вірність
ability-lady_margot_fenring-signet = Інформатор на Арракісі
ability-muaddib-left = Непередбачуваний ворог
ability-muaddib-signet = Вказати шлях
ability-princess_irulan-left = Право за народженням
ability-princess_irulan-signet = Проникливість літописиці
ability-staban_tuek-left = Контрабанда прянощів
ability-staban_tuek-deck = Вузьке коло союзників
ability-staban_tuek-signet = Невидима мережа
ability-shaddam_corrino_iv-left = Командувач сардаукарів
ability-shaddam_corrino_iv-signet = Імператор відомого Всесвіту

## Доми

house-metulli = Дім Метуллі
house-fenring = Дім Фенрінґ

## Контракти: названі за умовою; де локацію названо в кількох — ще й за нагородою

contract-the_spice_must_flow = { card-the_spice_must_flow }
contract-arrakeen_water = { space-arrakeen } (вода)
contract-arrakeen_spy = { space-arrakeen } (шпигун)
contract-deliver_supplies = { space-deliver_supplies }
contract-espionage = { space-espionage }
contract-harvest_3 = Збір прянощів 3+
contract-harvest_4 = Збір прянощів 4+
contract-heighliner_water = { space-heighliner } (вода)
contract-heighliner_troops = { space-heighliner } (загони)
contract-high_council_influence = { space-high_council } (вплив)
contract-high_council_solari = { space-high_council } (солярії)
contract-immediate = Миттєвий ефект
contract-research_station_spy = { space-research_station } (шпигун)
contract-research_station_solari = { space-research_station } (солярії)
contract-sardaukar_draw = { space-sardaukar } (карти)
contract-sardaukar_recall = { space-sardaukar } (агент)
contract-spice_refinery_draw = { space-spice_refinery } (карти)
contract-spice_refinery_water = { space-spice_refinery } (вода)

## Контракти для гри з доповненням «Розквіт Ікса»

contract-ix_dreadnought = { space-dreadnought } ({ -ix })
contract-ix_espionage = { space-espionage } ({ -ix })
contract-ix_harvest_3 = Збір прянощів 3+ ({ -ix })
contract-ix_harvest_4 = Збір прянощів 4+ ({ -ix })
contract-ix_heighliner = { space-heighliner } ({ -ix })
contract-ix_high_council = { space-high_council } ({ -ix })
contract-ix_interstellar_shipping = { space-interstellar_shipping } ({ -ix })
contract-ix_secrets = { space-secrets } ({ -ix })
contract-ix_smuggling = { space-smuggling } ({ -ix })
contract-ix_tech_negotiation = { space-tech_negotiation } ({ -ix })

## Лічба

count-spies =
    { $n } { $n ->
        [one] шпигуна
       *[many] шпигунів
    }
count-spies-of =
    { $n } { $n ->
        [one] шпигуна
       *[many] шпигунів
    }
count-sandworms =
    { $n } { $n ->
        [one] піщаного хробака
       *[many] піщаних хробаків
    }
count-contracts-of =
    { $n } { $n ->
        [one] контракт
        [few] контракти
       *[many] контрактів
    }

## Складені ефекти

effect-either = якщо { $condition }: { $effect }; інакше: { $other }
effect-lines = вибрати одне або кілька: { $options }
effect-once_deployed = у хід, коли ви розгорнули щонайменше { count-units } в { -conflict-area(case: "loc") }: { $effect }

## Ефекти: шпигуни

effect-place_spy = розмістити шпигуна
effect-place_spy-near =
    { $icons ->
        [0] розмістити шпигуна біля локації фракції
        [one] розмістити шпигуна біля локації із символом «{ $names }»
       *[many] розмістити шпигуна біля локації з одним із символів ({ $names })
    }
effect-place_spy-visited = розмістити шпигуна біля локації, на яку ви відправили агента
effect-place_spy-shares = { $place } (шпигуни суперників не заважають)
effect-place_spy-follow =
    { $icons ->
        [0] якщо він біля локації фракції: { $effect }
        [one] якщо він біля локації із символом «{ $names }»: { $effect }
       *[many] якщо він біля локації з одним із символів ({ $names }): { $effect }
    }
effect-recall_spies = відкликати { count-spies }
effect-influence_where_spies = +{ count-influence } на кожну фракцію, біля локацій якої є ваші шпигуни

## Ефекти: піщані хробаки, гаки Творця, Оборонна Стіна

effect-summon_sandworms =
    { $n ->
        [one] розгорнути { count-sandworms } в { -conflict-area(case: "loc") }
       *[many] розгорнути { count-sandworms } у { -conflict-area(case: "loc") }
    }
effect-take_hooks = узяти { -maker-hooks } (до кінця гри)
effect-destroy_wall = можна підірвати { -shield-wall(case: "acc") } (вона вибуває з гри)
    .rival = підірвати { -shield-wall(case: "acc") } (вона вибуває з гри)
effect-harvest-bonus = зібрати всі бонусні прянощі з цієї локації

## Ефекти: контракти, бойові символи

effect-take_contract = узяти контракт
effect-solari_instead = +{ count-solari } замість контракту (гра без мінідоповнення «ДАПТ»)
effect-persuasion_per_contract = +{ count-persuasion } за кожен виконаний вами контракт
effect-flip_trophy = перевернути долілиць свою карту конфлікту чи завдання з бойовим символом «{ $name }» або з універсальним

## Ефекти: карти, карти інтриг

effect-draw_per_sandworm = взяти { count-cards } за кожного вашого піщаного хробака в { -conflict-area(case: "loc") }
effect-discard-bonus = скинути { count-cards } (якщо це карта { $faction_of }: { $effect })
effect-trash_of_faction = знищити іншу свою карту { $faction_of } у грі
effect-trash_of_faction-hand = знищити з руки одну карту { $faction_of }
effect-trash_from_hand = знищити карту з руки (якщо вона коштує 1 або більше: { $effect })
effect-return_this = повернути цю карту на руку
effect-sort_top =
    { $n ->
        [one] подивитися { $n } верхню карту своєї колоди, якщо їх стільки є: одну взяти, одну скинути, одну знищити
        [few] подивитися { $n } верхні карти своєї колоди, якщо їх стільки є: одну взяти, одну скинути, одну знищити
       *[many] подивитися { $n } верхніх карт своєї колоди, якщо їх стільки є: одну взяти, одну скинути, одну знищити
    }
effect-acquire_up_to-hand = придбати безкоштовно на руку карту вартістю не більше { $n }
effect-acquire_up_to-hand-exactly = придбати безкоштовно на руку карту вартістю рівно { $n }
effect-acquire_for_solari = можна придбати на руку карту, заплативши її вартість у соляріях
effect-trash_intrigue = знищити одну зі своїх карт інтриг
effect-swords_per_revealed = +{ count-swords } за кожну розкриту цього ходу карту { $faction_of }, разом із цією

## Ефекти: вплив, загони, агенти

effect-gain_influence_pair = +{ count-influence } на кожну з двох різних фракцій на ваш вибір
effect-recruit_per_card = наймати { count-troops } щоразу, коли ви придбаваєте карту
effect-retreat_troops = відвести { count-troops }
effect-retreat_troops-range = відвести { $least }–{ count-troops }
effect-recall_agent-another = відкликати іншого свого агента

## Ефекти: лідери, що змінюються

effect-train = просунути фішку на одну поділку треку навчання й отримати її нагороду
effect-remember =
    { $n ->
        [one] перетворити { $n } загін із { -supply(case: "gen") } на спогад (він лежить на полі)
        [few] перетворити { $n } загони із { -supply(case: "gen") } на спогади (вони лежать на полі)
       *[many] перетворити { $n } загонів із { -supply(case: "gen") } на спогади (вони лежать на полі)
    }
effect-recall_memories = можна повернути всі спогади до { -supply(case: "gen") }, взяти карту за кожен і перевернути планшет лідера
effect-repeat_space = застосувати ефекти цієї локації ще раз (крім впливу; один раз за хід)

## Умови: стоять після «якщо»

if-no_council_seat = ви ще не маєте місця у { -council(case: "loc") }
if-has_swordmaster = ви маєте майстра меча
if-sent_to_maker = цього ходу ви відправили агента на локацію з символом Творця
if-sent_to_faction = цього ходу ви відправили агента на локацію фракції
if-gained_spice = цього ходу ви отримали прянощі
if-acquired_this_turn = цього ходу ви придбали карту «{ $name }»
if-opponents_alliance =
    { $n ->
        [1] ви маєте вплив на фракцію, союз із якою має суперник
       *[many] ви маєте щонайменше { count-influence } на фракцію, союз із якою має суперник
    }
if-units_in_conflict =
    { $n ->
        [1] ви маєте підрозділ у { -conflict-area(case: "loc") }
       *[many] ви маєте щонайменше { count-units } в { -conflict-area(case: "loc") }
    }
if-strength_at_least =
    { $n ->
        [1] ви маєте силу
       *[many] ваша сила щонайменше { $n }
    }
if-spies_on_board =
    { $n ->
        [1] ви маєте шпигуна на полі
       *[many] ви маєте щонайменше { count-spies } на полі
    }
if-spies_on_maker = ви маєте шпигуна біля локації з символом Творця
if-recalled_spy = цього ходу ви відкликали шпигуна
if-has_hooks = ви маєте { -maker-hooks }
    .rival = Конкурент має { -maker-hooks }
if-sandworms_can_come = піщані хробаки можуть брати участь у цьому конфлікті
if-sandworm_in_conflict = ви маєте піщаного хробака в { -conflict-area(case: "loc") }
if-completed_contracts =
    { $n ->
        [1] ви виконали контракт
       *[many] ви виконали щонайменше { count-contracts-of }
    }

## Рядки карти, локації, конфлікту

line-on_discard = Коли карту скинуто з руки: { $effect }
passive-deploys_recruits = куди б не вирушив агент, загони, найняті цього ходу, можна розгорнути в { -conflict-area(case: "loc") }
passive-ignores_requirements = агента можна відправити на локацію без потрібного для неї впливу
line-space-less_later = На { count-solari } дешевше, коли хтось уже має майстра меча
line-space-extra = Можна заплатити { $cost }: { $effect }
line-space-unpaid = Інакше: { $effect }
line-battle_icon = Бойовий символ: { $name }

## Рядки лідера

passive-visit =
    { $icons ->
        [0] коли ви відправляєте агента на локацію фракції: { $effect }
        [one] коли ви відправляєте агента на локацію із символом «{ $names }»: { $effect }
       *[many] коли ви відправляєте агента на локацію з одним із символів ({ $names }): { $effect }
    }
passive-reaches = коли ви досягаєте { $n } { $n ->
        [one] очка впливу
       *[many] очок впливу
    } на { $faction_influence }: { $effect }
passive-spied_harvest = коли інший гравець відправляє агента на локацію з символом Творця, біля якої є ваш шпигун: { $effect }
passive-bans_deploy = до кінця цього ходу ви не розгортаєте підрозділів у { -conflict-area(case: "loc") }
passive-lacks = у вашій початковій колоді немає карти «{ $name }»
passive-takes_aside = коли ви берете контракт, замість нього можна взяти один із відкладених для вас
line-other_side = Інший бік: { $name }
line-is_back = Зворотний бік лідера; гра починається з лицьового
line-training-start = Трек навчання, від початку до поділки: { $names }
line-training = Поділка { $n }: { $effect }; далі до поділки: { $names }
line-training-end = Поділка { $n }: { $effect }; кінець треку

## Рядки контракту, завдання, спостережного пункту

line-kind-contract = Контракт
line-kind-contract-first = Початковий контракт: кожен гравець лишає собі один із двох
line-contract-space = Виконується, коли ви відправляєте агента на локацію «{ $name }»
line-contract-harvest = Виконується, коли ви отримуєте щонайменше { count-spice } за хід, у який відправили агента на локацію з символом Творця
line-contract-card = Виконується, коли ви придбаваєте карту «{ $name }»
line-contract-at_once = Виконується, щойно його взято
line-contract-reward = Нагорода: { $effect }
line-contract-aside = Якщо грає { $name }: відкладено, узяти його може лише цей лідер
line-kind-objective = Карта завдання
line-objective-first = Її власник — перший гравець у 1-му раунді
line-objective-players = Кількість гравців: { $names }
line-objective-of_rival = Якщо гравців двоє, вона в Конкурента
line-kind-post = Спостережний пункт: шпигун на ньому відкриває сусідні локації картам із символом шпигуна; відкликавши його, можна ввійти в зайняту або взяти карту
line-post-spaces =
    { $n ->
        [one] Сусідня локація: { $names }
       *[many] Сусідні локації: { $names }
    }

## Звідки що взялося

source-contract = Контракт «{ $name }»
source-objective = Карта завдання «{ $name }»
source-rival = Карта Конкурента: { $name }

## Рішення

ask-place_spy = Де розмістити шпигуна?
ask-place_spy-recall = У запасі немає шпигунів: який повернеться першим?
ask-recall_spy = Якого шпигуна відкликати?
ask-infiltrate = Якого шпигуна відкликати заради проникнення?
ask-infiltrate-at = Локацію «{ $name }» зайнято: якого шпигуна відкликати, щоб усе ж увійти?
ask-gather = Відкликати шпигуна, щоб узяти карту?
ask-pay_extra = Заплатити заради ще одного ефекту?
ask-destroy_wall = Підірвати { -shield-wall(case: "acc") }?
ask-flip = Яку карту перевернути долілиць?
ask-endgame-pair = Складіть пару з універсальним символом, зіграйте карту кінця гри або спасуйте
ask-take_contract = Який контракт узяти?
ask-keep_contract = Який контракт лишити?
ask-trash_intrigue = Яку карту інтриги знищити?
ask-sort_top = Яку карту взяти, а яку скинути?
ask-sort_top-draw = Яку з цих карт узяти на руку?
ask-sort_top-discard = Яку з цих карт скинути? Іншу буде знищено.
ask-train = Куди продовжити навчання?
ask-choose_line = Яку частину карти застосувати?

## Дії

action-place_spy = Розмістити шпигуна: { $name }
action-recall_spy = Відкликати шпигуна: { $name }
action-recall_spy-place_spy = Спершу відкликати шпигуна: { $name }
action-recall_spy-gather = Відкликати шпигуна і взяти карту: { $name }
action-contract = Узяти контракт «{ $name }»
action-contract-told = Узяти контракт «{ $name }»: { $effect }
action-contract-keep_contract = Лишити контракт «{ $name }»: { $effect }
action-flip = Перевернути долілиць: { $name } ({ $icon })
action-flip-bare = Перевернути долілиць: { $name }
action-flip-endgame = Скласти пару з універсальним символом: { $name } ({ $icon })
action-trash_intrigue = Знищити карту інтриги «{ $name }»
action-keep-sort_top = Узяти карту «{ $name }»
action-discard-sort_top = Скинути карту «{ $name }», останню знищити
action-choose-training = Поділка { $n }: { $effect }
action-accept-pay_extra = Заплатити { $cost }: { $effect }
action-accept-destroy_wall = Підірвати { -shield-wall(case: "acc") }
action-decline-destroy_wall = Не підривати { -shield-wall(case: "gen") }
action-decline-place_spy = Не розміщувати шпигуна
action-decline-gather = Не відкликати шпигуна
action-decline-pay_extra = Не платити
action-decline-pay_extra-told = Не платити: { $effect }
action-decline-take_contract = Не брати контракту: { $effect }
action-decline-choose_line = Більше нічого не застосовувати

## Чому не можна

why-cost-spies = Бракує шпигунів на полі: є { $have }, треба { $need }
why-forbidden-no_deployment = Цього ходу перстень із печаткою не дає вам розгортати підрозділи в { -conflict-area(case: "loc") }
why-forbidden-shield_wall = { -shield-wall } не пускає піщаних хробаків у цей конфлікт
why-post-taken = Тут шпигун іншого гравця
why-post-mine = Тут ваш шпигун
why-post-not_mine = Тут немає вашого шпигуна
why-post-far = Біля цього пункту немає такої локації
why-condition-no_post = Зараз немає пункту, де можна розмістити шпигуна
why-condition-spies_on_faction = Біля локацій фракцій немає ваших шпигунів
why-condition-spies_on_board = Бракує шпигунів на полі: є { $have }, треба { $need }
why-condition-spies_on_maker = Біля локацій із символом Творця немає ваших шпигунів
why-condition-recalled_spy = Цього ходу ви не відкликали шпигунів
why-condition-wall_gone = { -shield-wall } уже підірвана
why-condition-hooks = Ви не маєте { -maker-hooks(case: "gen") }
why-condition-sandworm_in_conflict = Ви не маєте піщаного хробака в { -conflict-area(case: "loc") }
why-condition-completed_contracts = Замало виконаних контрактів: є { $have }, треба { $need }
why-condition-fully_trained = Фішка вже в кінці треку навчання
why-condition-no_crysknife = Ви не маєте відкритої карти з бойовим символом «{ battle_icon-crysknife }»
why-condition-no_desert_mouse = Ви не маєте відкритої карти з бойовим символом «{ battle_icon-desert_mouse }»
why-condition-no_ornithopter = Ви не маєте відкритої карти з бойовим символом «{ battle_icon-ornithopter }»
why-condition-another_in_hand = Ви не маєте на руці карти { $faction_of }
why-condition-deck_too_small = Замало карт у колоді: є { $have }, треба { $need }
why-condition-strength = Бракує сили: є { $have }, треба { $need }
why-condition-swordmaster = Ви не маєте майстра меча
why-condition-sent_to_maker = Цього ходу ви не відправляли агента на локацію з символом Творця
why-condition-sent_to_faction = Цього ходу ви не відправляли агента на локацію фракції
why-condition-gained_spice = Цього ходу ви не отримували прянощів
why-condition-acquired_this_turn = Цього ходу ви не придбали потрібної карти
why-condition-opponents_alliance = Ви не маєте потрібного впливу на жодну фракцію, союз із якою має суперник

## Журнал

log-place_spy = { $who } розміщує шпигуна: { $name }
log-recall_spy = { $who } відкликає шпигуна: { $name }
log-infiltrate = { $who } проникає на локацію «{ $name }»
log-gather = { $who } збирає розвіддані
log-sandworm =
    { $n ->
        [one] { $who } розгортає { count-sandworms } в { -conflict-area(case: "loc") }
       *[many] { $who } розгортає { count-sandworms } у { -conflict-area(case: "loc") }
    }
log-hooks = { $who } бере { -maker-hooks }
log-wall_destroyed = { $who } підриває { -shield-wall(case: "acc") }
log-take_conflict = { $who } забирає карту конфлікту «{ $name }»
log-flip = { $who } перевертає карту долілиць: { $name } ({ $icon })
log-contract = { $who } бере контракт «{ $name }»
log-contract_done = { $who } виконує контракт «{ $name }»
log-keep_contract = Ви лишаєте контракт «{ $name }»
log-trash_intrigue = { $who } знищує карту інтриги «{ $name }»
log-train = { $who } просуває фішку на поділку { $n } треку навчання
log-memory = { $who } перетворює загін на спогад (спогадів тепер: { $n })
log-other_side = { $who } перевертає планшет лідера: { $name }
log-repeat_space = { $who } ще раз застосовує ефекти локації «{ $name }»
log-return_card = { $who } повертає на руку карту «{ $name }»

## Карти Дому Гаґал

hagal-place_spy_spice_trade = Розмістити шпигуна: { icon-spice_trade }
hagal-place_spy_city = Розмістити шпигуна: { icon-city }
hagal-place_spy_landsraad = Розмістити шпигуна: { icon-landsraad }
hagal-assembly_hall = { space-assembly_hall }
hagal-gather_support = { space-gather_support }
hagal-sardaukar = { space-sardaukar }
hagal-dutiful_service = { space-dutiful_service }
hagal-espionage = { space-espionage }
hagal-desert_tactics = { space-desert_tactics }
hagal-fremkit = { space-fremkit }
hagal-research_station = { space-research_station }
hagal-spice_refinery = { space-spice_refinery }
hagal-arrakeen = { space-arrakeen }
hagal-sietch_tabr = { space-sietch_tabr }
hagal-deep_desert = { space-deep_desert }
hagal-gather_support_allied = { space-gather_support } (із впливом)
hagal-accept_contract_or_shipping_first = { space-accept_contract } / { space-shipping } (1-ша фракція)
hagal-accept_contract_or_shipping_third = { space-accept_contract } / { space-shipping } (3-тя фракція)
hagal-deliver_supplies_or_heighliner = { space-deliver_supplies } / { space-heighliner }
hagal-hagga_basin_or_imperial_basin = { space-hagga_basin } / { space-imperial_basin }

## Конкуренти

rival-staban_tuek = { leader-staban_tuek }
rival-lady_amber_metulli = { leader-lady_amber_metulli }
rival-gurney_halleck = { leader-gurney_halleck }
rival-lady_margot_fenring = { leader-lady_margot_fenring }
rival-princess_irulan = { leader-princess_irulan }
rival-glossu_the_beast_rabban = { leader-glossu_the_beast_rabban }
rival-baron_vladimir_harkonnen = { leader-baron_vladimir_harkonnen }
rival-lady_jessica = { leader-lady_jessica }
rival-feyd_rautha_harkonnen = { leader-feyd_rautha_harkonnen }
rival-muaddib = { leader-muaddib }

## Ефекти Конкурентів

effect-rival_signet-card = Конкурент застосовує вміння персня з печаткою зі своєї карти
effect-place_spy_on_faction = розмістити шпигуна на першому вільному спостережному пункті фракцій, за пріоритетом
effect-place_spy_on_first = розмістити шпигуна на першому вільному з цих пунктів: { $names }
effect-influence_by_priority = +1 очко впливу на фракцію, що в пріоритеті під номером { $n }
effect-influence_where_most = +{ count-influence } на фракцію, де впливу найбільше (за рівності — на першу за пріоритетом)
effect-influence_for_alliance = +{ count-influence } на фракцію, союз із якою це дає; інакше — на ту, де впливу найменше (за рівності — на першу за пріоритетом)
if-conflict_level =
    { $n ->
        [1] триває конфлікт рівня I
        [2] триває конфлікт рівня II
       *[3] триває конфлікт рівня III
    }

## Рядки карти Дому Гаґал, карти Конкурента, складності

line-hagal-again = Агент не вирушає; того самого ходу розкривається ще одна карта
line-hagal-needs = Лише якщо { $condition }; інакше розкривається наступна карта
line-hagal-needs-other = Лише якщо { $condition }; інакше агент вирушає на локацію «{ $name }»: { $effect }
line-hagal-politics = «{ variant-smart_politics }» може її пропустити
line-hagal-makers =
    { $n ->
        [1] Агент вирушає на локацію «{ $names }»; якщо там немає бонусних прянощів, розкривається наступна карта
       *[many] Агент вирушає на ту з цих локацій, де більше бонусних прянощів (за рівності — де більше прянощів загалом): { $names }; якщо бонусних прянощів немає або локацію зайнято, розкривається наступна карта
    }
line-hagal-makers-spice = Конкурент отримує бонусні прянощі локації та її прянощі; якщо він має { -maker-hooks }, замість останніх — піщаних хробаків, якщо вони можуть брати участь у конфлікті
line-kind-rival = Карта Конкурента
line-kind-variant-rivals = Варіант ігор із Конкурентами
line-rival-swordmaster = Вартість майстра меча, у ресурсах і картах інтриг: { $n }
line-rival-signet = Перстень із печаткою: { $effect }
line-rival-network = Шпигунська мережа, з третім шпигуном: { $effect }
line-rival-priorities = Пріоритет фракцій: { $names }
line-rival-streamlined = Для варіанта «{ $name }»
line-difficulty-variants = Також діє: { $names }
line-variant-expert_deployment =
    { $n ->
        [one] У конфліктах рівнів I і II Конкурент, який має на { $n } підрозділ більше за решту, не розгортає загонів; у конфліктах рівня III розгортає завжди
        [few] У конфліктах рівнів I і II Конкурент, який має на { $n } підрозділи більше за решту, не розгортає загонів; у конфліктах рівня III розгортає завжди
       *[many] У конфліктах рівнів I і II Конкурент, який має на { $n } підрозділів більше за решту, не розгортає загонів; у конфліктах рівня III розгортає завжди
    }
line-variant-smart_politics = З картами Дому Гаґал «{ space-dutiful_service }», «{ space-deliver_supplies }», «{ space-secrets }» і «{ space-fremkit }» Конкурент, який надійно попереду або далеко позаду інших із цією фракцією, розкриває наступну карту
line-variant-streamlined = Конкурент не отримує ПО й не може перемогти; щойно має третього агента, більше нічого не збирає

## Конкуренти: рішення, причини, журнал

ask-choose_rival = Виберіть карту Конкурента
action-rival = Конкурент: { $name }
why-condition-conflict_level = Для цього потрібен інший конфлікт
log-rival = { $who }: Конкурент — { $name }
log-hagal_passed-occupied = Локацію «{ $name }» зайнято: { $who } розкриває наступну карту
log-hagal_passed-unfit = Умову карти не виконано: { $who } розкриває наступну
log-hagal_passed-politics = { $who } обходиться без локації «{ $name }» («{ variant-smart_politics }») і розкриває наступну карту
log-hagal_passed-no_spice = Для карти немає бонусних прянощів: { $who } розкриває наступну
log-hagal_passed-no_dreadnought = { $who } розкриває наступну карту: дредноутів більше немає
because-conflict_level = { if-conflict_level }
because-conflict_level-not =
    { $n ->
        [1] триває конфлікт не рівня I
        [2] триває конфлікт не рівня II
       *[3] триває конфлікт не рівня III
    }
because-influence = щонайменше { count-influence } на { $faction_influence }
because-influence-not = менше ніж { count-influence } на { $faction_influence }
because-most_spice = найбільше бонусних прянощів
log-holds_back = { $who } досить попереду й не розгортає загонів
log-no_post = { $who } не знаходить вільного спостережного пункту для шпигуна
log-spy_network = { $who } застосовує властивість шпигунської мережі
log-rival_faction-least = { $who } вибирає { $faction_influence }: там найменше впливу
log-rival_faction-alliance = { $who } вибирає { $faction_influence } заради союзу
log-rival_faction-most = { $who } вибирає { $faction_influence }: там найбільше впливу
log-pay_intrigue = { $who } витрачає { count-intrigue }
log-exchange-solari = { $who } обмінює { count-solari }
log-exchange-spice = { $who } обмінює { count-spice }
log-exchange-water = { $who } обмінює { count-water }
log-exchange-intrigue = { $who } обмінює { count-intrigue }

## Терміни

term-battle_icon = бойовий символ
term-contract = контракт
term-gather_intelligence = збір розвідданих
term-infiltrate = проникнення
term-maker_hooks = гаки Творця
term-memory = спогад
term-objective = карта завдання
term-observation_post = спостережний пункт
term-sandworm = піщаний хробак
term-shield_wall = Оборонна Стіна
term-spy = шпигун
term-training_track = трек навчання
