### Названия компонентов коробки «Восстание» и её мини-дополнения «КООАМ».
### Что говорят, спрашивают и сообщают правила коробки «Восстание» и её мини-дополнения «КООАМ» сверх правил других коробок.

-shield-wall =
    { $case ->
       *[nom] Барьерная Стена
        [acc] Барьерную Стену
    }
-maker-hooks =
    { $case ->
       *[nom] жетон крюка Подателя
        [gen] жетона крюка Подателя
    }

## Коробки

box-uprising = Восстание
box-choam = Мини-дополнение «КООАМ»

## Резерв

card-prepare_the_way = Подготовка пути

## Колода карт Империи

card-bene_gesserit_operative = Оперативница Бене Гессерит
card-branching_path = Разветвлённый путь
card-calculus_of_power = Расчёт власти
card-captured_mentat = Захваченный ментат
card-chani_clever_tactician = Чани, искусный тактик
card-corrinth_city = Город Коринт
card-covert_operation = Тайная операция
card-dangerous_rhetoric = Опасная риторика
card-desert_power = Сила пустыни
card-desert_survival = Выживание в пустыне
card-double_agent = Агент-двурушник
card-ecological_testing_station = Экологическая станция
card-fedaykin_stilltent = Дистипалатка федайкинов
card-guild_envoy = Эмиссар Гильдии
card-guild_spy = Шпион Гильдии
card-hidden_missive = Тайное послание
card-imperial_spymaster = Имперский куратор
card-in_high_places = В высших кругах
card-junction_headquarters = Центральный офис
card-leadership = Лидерство
card-long_live_the_fighters = Да здравствуют борцы
card-maker_keeper = Хранитель Подателя
card-maula_pistol = Пистолет маула
card-northern_watermaster = Северный водный мастер
card-overthrow = Свержение
card-paracompass = Паракомпас
card-price_is_no_object = Цена не имеет значения
card-public_spectacle = Публичное зрелище
card-rebel_supplier = Снабженец повстанцев
card-reliable_informant = Надёжный информатор
card-sardaukar_coordination = Координация сардаукаров
card-sardaukar_soldier = Солдат сардаукаров
card-shishakli = Шишакли
card-smugglers_harvester = Контрабандистский комбайн
card-smugglers_haven = Гавань контрабандистов
card-southern_elders = Южные старейшины
card-space_time_folding = Складывание пространства-времени
card-spacing_guilds_favor = Покровительство Гильдии
card-spy_network = Шпионская сеть
card-steersman = Штурман
card-stilgar_the_devoted = Стилгар, преданный
card-strike_fleet = Ударный флот
card-subversive_advisor = Подрывной советник
card-treacherous_maneuver = Предательский манёвр
card-tread_in_darkness = Шаги во тьме
card-truthtrance = Транс истины
card-undercover_asset = Тайный агент
card-unswerving_loyalty = Неизменная преданность
card-weirding_woman = Загадочная женщина
card-wheels_within_wheels = Колёса внутри колёс

## Колода карт Империи: мини-дополнение «КООАМ»

card-cargo_runner = Грузовой курьер
card-delivery_agreement = Соглашение о поставке
card-interstellar_trade = Межзвёздная торговля
card-priority_contracts = Приоритетные контракты

## Карты интриг

intrigue-buy_access = Купить доступ
intrigue-call_to_arms = Призыв к оружию
intrigue-change_allegiances = Перемена сторон
intrigue-contingency_plan = Запасной план
intrigue-councilors_ambition = Амбиции советника
intrigue-crysknife = Крис
intrigue-cunning = Хитрость
intrigue-depart_for_arrakis = Отбытие на Арракис
intrigue-desert_mouse = Кенгуровая мышь
intrigue-detonation = Подрыв
intrigue-devour = Пожирание
intrigue-distraction = Отвлечение
intrigue-find_weakness = Найти слабость
intrigue-go_to_ground = Залечь на дно
intrigue-imperium_politics = Политика Империи
intrigue-impress = Произвести впечатление
intrigue-inspire_awe = Внушить трепет
intrigue-intelligence_report = Донесение разведки
intrigue-manipulate = Манипуляция
intrigue-market_opportunity = Рыночная возможность
intrigue-mercenaries = Наёмники
intrigue-opportunism = Приспособленчество
intrigue-ornithopter = Орнитоптер
intrigue-questionable_methods = Сомнительные методы
intrigue-secure_spice_trade = Защита торговли Пряностью
intrigue-shaddams_favor = Милость Шаддама
intrigue-shadow_alliance = Тайный союз
intrigue-sietch_ritual = Ритуал сиетча
intrigue-special_mission = Особое задание
intrigue-spice_is_power = Пряность — это власть
intrigue-spring_the_trap = Захлопнуть ловушку
intrigue-strategic_stockpiling = Стратегические запасы
intrigue-tactical_option = Тактический выбор
intrigue-unexpected_allies = Неожиданные союзники
intrigue-weirding_combat = Колдовская схватка

## Карты интриг: мини-дополнение «КООАМ»

intrigue-backed_by_choam = При поддержке КООАМ
intrigue-choam_profits = Прибыль КООАМ
intrigue-leverage = Рычаг давления
intrigue-reach_agreement = Прийти к соглашению

## Карты конфликтов

conflict-skirmish_crysknife = Стычка
conflict-skirmish_desert_mouse = Стычка
conflict-skirmish_ornithopter = Стычка
conflict-choam_security = Охрана КООАМ
conflict-protect_the_sietches = Защита сиетчей
conflict-secure_imperial_basin_uprising = { conflict-secure_imperial_basin }
conflict-seize_spice_refinery = Захват Склада Пряности
conflict-shadow_contest = Тайное противостояние
conflict-siege_of_arrakeen_uprising = { conflict-siege_of_arrakeen }
conflict-spice_freighters = Грузовые корабли с Пряностью
conflict-test_of_loyalty = Испытание верности
conflict-trade_dispute = Торговый спор
conflict-battle_for_arrakeen_uprising = { conflict-battle_for_arrakeen }
conflict-battle_for_imperial_basin_uprising = { conflict-battle_for_imperial_basin }
conflict-battle_for_spice_refinery = Битва за Склад Пряности
conflict-propaganda = Пропаганда

## Ячейки поля

space-dutiful_service = Верная служба
space-sardaukar = Сардаукары
space-deliver_supplies = Доставка припасов
space-espionage = Шпионаж
space-desert_tactics = Война в пустыне
space-fremkit = Фримпакет
space-imperial_privilege = Привилегии
space-assembly_hall = Зал собраний
space-gather_support = Поиск поддержки
space-accept_contract = Контракты
space-shipping = Поставки
space-spice_refinery = Склад Пряности
space-deep_desert = Глубокая пустыня

## Наблюдательные пункты

post-dutiful_service_and_sardaukar = пункт между ячейками «{ space-dutiful_service }» и «{ space-sardaukar }»
post-deliver_supplies_and_heighliner = пункт между ячейками «{ space-deliver_supplies }» и «{ space-heighliner }»
post-espionage_and_secrets = пункт между ячейками «{ space-espionage }» и «{ space-secrets }»
post-desert_tactics_and_fremkit = пункт между ячейками «{ space-desert_tactics }» и «{ space-fremkit }»
post-high_council_and_imperial_privilege_and_swordmaster = пункт между ячейками «{ space-high_council }», «{ space-imperial_privilege }» и «{ space-swordmaster }»
post-assembly_hall_and_gather_support = пункт между ячейками «{ space-assembly_hall }» и «{ space-gather_support }»
post-accept_contract_and_shipping = пункт между ячейками «{ space-accept_contract }» и «{ space-shipping }»
post-research_station_and_sietch_tabr = пункт между ячейками «{ space-research_station }» и «{ space-sietch_tabr }»
post-spice_refinery_and_research_station = пункт между ячейками «{ space-spice_refinery }» и «{ space-research_station }»
post-arrakeen_and_spice_refinery = пункт между ячейками «{ space-arrakeen }» и «{ space-spice_refinery }»
post-imperial_basin = пункт у ячейки «{ space-imperial_basin }»
post-hagga_basin = пункт у ячейки «{ space-hagga_basin }»
post-deep_desert = пункт у ячейки «{ space-deep_desert }»
post-interstellar_shipping_and_smuggling = пункт между ячейками «{ space-interstellar_shipping }» и «{ space-smuggling }»
post-tech_negotiation_and_dreadnought = пункт между ячейками «{ space-tech_negotiation }» и «{ space-dreadnought }»

## Боевые символы

battle_icon-crysknife = Крис
battle_icon-desert_mouse = Кенгуровая мышь
battle_icon-ornithopter = Орнитоптер
battle_icon-wild = Универсальный

## Карты задач

objective-desert_mouse_i = { battle_icon-desert_mouse } I
objective-desert_mouse_ii = { battle_icon-desert_mouse } II
objective-crysknife_i = { battle_icon-crysknife } I
objective-crysknife_ii = { battle_icon-crysknife } II
objective-ornithopter_i = { battle_icon-ornithopter } I

## Символ агента

icon-spy = Шпион

## Лидеры

leader-feyd_rautha_harkonnen = Фейд-Раута Харконнен
leader-gurney_halleck = Гурни Халлек
leader-lady_amber_metulli = Леди Амбер Метулли
leader-lady_jessica = Леди Джессика
leader-reverend_mother_jessica = Преподобная Мать Джессика
leader-lady_margot_fenring = Леди Марго Фенринг
leader-muaddib = Муад’Диб
leader-princess_irulan = Принцесса Ирулан
leader-staban_tuek = Стабан Туек
leader-shaddam_corrino_iv = Шаддам Коррино IV

## Способности лидеров: постоянная (left) и способность кольца с печаткой (signet)

ability-feyd_rautha_harkonnen-left = Коварная сила
ability-feyd_rautha_harkonnen-signet = Личная подготовка
ability-gurney_halleck-left = Всегда с улыбкой
ability-gurney_halleck-signet = Мастер войны
ability-lady_amber_metulli-left = Пустынные разведчики
ability-lady_amber_metulli-signet = Наполнить казну
ability-lady_jessica-left = Воспоминания предков
ability-lady_jessica-signet = Агония Пряности
ability-reverend_mother_jessica-left = Преподобная Мать
ability-reverend_mother_jessica-signet = Вода Жизни
ability-lady_margot_fenring-left = Верность
ability-lady_margot_fenring-signet = Осведомитель на Арракисе
ability-muaddib-left = Непредсказуемый враг
ability-muaddib-signet = Указать путь
ability-princess_irulan-left = Право по рождению
ability-princess_irulan-signet = Прозорливость летописца
ability-staban_tuek-left = Контрабанда Пряности
ability-staban_tuek-deck = Узкий круг союзников
ability-staban_tuek-signet = Незримая сеть
ability-shaddam_corrino_iv-left = Командующий сардаукарами
ability-shaddam_corrino_iv-signet = Император Известной Вселенной

## Дома

house-metulli = Дом Метулли
house-fenring = Дом Фенринг

## Контракты: названы по условию; где ячейка названа в нескольких — ещё и по награде

contract-the_spice_must_flow = { card-the_spice_must_flow }
contract-arrakeen_water = { space-arrakeen } (вода)
contract-arrakeen_spy = { space-arrakeen } (шпион)
contract-deliver_supplies = { space-deliver_supplies }
contract-espionage = { space-espionage }
contract-harvest_3 = Сбор Пряности 3+
contract-harvest_4 = Сбор Пряности 4+
contract-heighliner_water = { space-heighliner } (вода)
contract-heighliner_troops = { space-heighliner } (отряды)
contract-high_council_influence = { space-high_council } (влияние)
contract-high_council_solari = { space-high_council } (солярии)
contract-immediate = Мгновенный эффект
contract-research_station_spy = { space-research_station } (шпион)
contract-research_station_solari = { space-research_station } (солярии)
contract-sardaukar_draw = { space-sardaukar } (карты)
contract-sardaukar_recall = { space-sardaukar } (агент)
contract-spice_refinery_draw = { space-spice_refinery } (карты)
contract-spice_refinery_water = { space-spice_refinery } (вода)

## Контракты для игры с дополнением «Расцвет иксианцев»

contract-ix_dreadnought = { space-dreadnought } ({ -ix })
contract-ix_espionage = { space-espionage } ({ -ix })
contract-ix_harvest_3 = Сбор Пряности 3+ ({ -ix })
contract-ix_harvest_4 = Сбор Пряности 4+ ({ -ix })
contract-ix_heighliner = { space-heighliner } ({ -ix })
contract-ix_high_council = { space-high_council } ({ -ix })
contract-ix_interstellar_shipping = { space-interstellar_shipping } ({ -ix })
contract-ix_secrets = { space-secrets } ({ -ix })
contract-ix_smuggling = { space-smuggling } ({ -ix })
contract-ix_tech_negotiation = { space-tech_negotiation } ({ -ix })

## Счёт

count-spies =
    { $n } { $n ->
        [one] шпиона
       *[many] шпионов
    }
count-spies-of =
    { $n } { $n ->
        [one] шпиона
       *[many] шпионов
    }
count-sandworms =
    { $n } { $n ->
        [one] песчаного червя
       *[many] песчаных червей
    }
count-contracts-of =
    { $n } { $n ->
        [one] контракта
       *[many] контрактов
    }

## Сложные эффекты

effect-either = если { $condition }: { $effect }; иначе: { $other }
effect-lines = выбрать одно или несколько: { $options }
effect-once_deployed = в ход, в который вы разместили не менее { count-units-of } в { -conflict-area(case: "loc") }: { $effect }

## Эффекты: шпионы

effect-place_spy = отправить шпиона
effect-place_spy-near =
    { $icons ->
        [0] отправить шпиона на пункт у ячейки фракции
        [one] отправить шпиона на пункт у ячейки с символом «{ $names }»
       *[many] отправить шпиона на пункт у ячейки с одним из символов ({ $names })
    }
effect-place_spy-visited = отправить шпиона на пункт у ячейки, в которую вы отправили агента
effect-place_spy-shares = { $place } (шпионы соперников не мешают)
effect-place_spy-follow =
    { $icons ->
        [0] если этот пункт у ячейки фракции: { $effect }
        [one] если этот пункт у ячейки с символом «{ $names }»: { $effect }
       *[many] если этот пункт у ячейки с одним из символов ({ $names }): { $effect }
    }
effect-recall_spies = вернуть { count-spies }
effect-influence_where_spies = +{ count-influence } в каждой фракции, у ячеек которой есть ваши шпионы

## Эффекты: песчаные черви, крюк Подателя, Барьерная Стена

effect-summon_sandworms = разместить { count-sandworms } в { -conflict-area(case: "loc") }
effect-take_hooks = взять { -maker-hooks } (до конца игры)
effect-destroy_wall = можно подорвать { -shield-wall(case: "acc") } (она уходит из игры)
    .rival = подорвать { -shield-wall(case: "acc") } (она уходит из игры)
effect-harvest-bonus = добыть всю бонусную Пряность из этой ячейки

## Эффекты: контракты, боевые символы

effect-take_contract = взять контракт
effect-solari_instead = +{ count-solari } вместо контракта (игра без мини-дополнения «КООАМ»)
effect-persuasion_per_contract = +{ count-persuasion } за каждый выполненный вами контракт
effect-flip_trophy = перевернуть лицом вниз свою карту конфликта или задачи с боевым символом «{ $name }» или с универсальным

## Эффекты: карты, карты интриг

effect-draw_per_sandworm = взять { count-cards } за каждого вашего песчаного червя в { -conflict-area(case: "loc") }
effect-discard-bonus = сбросить { count-cards } (если это карта фракции { $faction_of }: { $effect })
effect-trash_of_faction = удалить другую свою активную карту фракции { $faction_of }
effect-trash_of_faction-hand = удалить с руки одну карту фракции { $faction_of }
effect-trash_from_hand = удалить карту с руки (если она стоит 1 или больше: { $effect })
effect-return_this = вернуть эту карту на руку
effect-sort_top =
    { $n ->
        [one] посмотреть { $n } верхнюю карту своей колоды, если их столько есть: одну взять, одну сбросить, одну удалить
        [few] посмотреть { $n } верхние карты своей колоды, если их столько есть: одну взять, одну сбросить, одну удалить
       *[many] посмотреть { $n } верхних карт своей колоды, если их столько есть: одну взять, одну сбросить, одну удалить
    }
effect-acquire_up_to-hand = получить бесплатно на руку карту стоимостью не более { $n }
effect-acquire_up_to-hand-exactly = получить бесплатно на руку карту стоимостью ровно { $n }
effect-acquire_for_solari = можно получить на руку карту, заплатив её стоимость в соляриях
effect-trash_intrigue = удалить одну из своих карт интриг
effect-swords_per_revealed = +{ count-swords } за каждую раскрытую в этот ход карту фракции { $faction_of }, включая эту

## Эффекты: влияние, отряды, агенты

effect-gain_influence_pair = +{ count-influence } в каждой из двух разных фракций на ваш выбор
effect-recruit_per_card = нанимать { count-troops } каждый раз, когда вы получаете карту
effect-retreat_troops = отвести { count-troops }
effect-retreat_troops-range = отвести { $least }–{ count-troops }
effect-recall_agent-another = вернуть другого своего агента

## Эффекты: лидеры, которые меняются

effect-train = передвинуть фишку на одно деление трека обучения и получить его награду
effect-remember =
    { $n ->
        [one] превратить { $n } отряд из { -supply(case: "gen") } в воспоминание (оно лежит на поле)
        [few] превратить { $n } отряда из { -supply(case: "gen") } в воспоминания (они лежат на поле)
       *[many] превратить { $n } отрядов из { -supply(case: "gen") } в воспоминания (они лежат на поле)
    }
effect-recall_memories = можно вернуть все воспоминания в { -supply }, взять карту за каждое и перевернуть планшет лидера
effect-repeat_space = применить эффекты этой ячейки ещё раз (кроме влияния; один раз за ход)

## Условия: стоят после «если»

if-no_council_seat = у вас ещё нет места в { -council(case: "loc") }
if-has_swordmaster = у вас есть оружейник
if-sent_to_maker = в этот ход вы отправили агента в ячейку с символом Подателя
if-sent_to_faction = в этот ход вы отправили агента в ячейку фракции
if-gained_spice = в этот ход вы получили Пряность
if-acquired_this_turn = в этот ход вы получили карту «{ $name }»
if-opponents_alliance =
    { $n ->
        [1] у вас есть влияние во фракции, союз с которой у соперника
       *[many] у вас не менее { $n } влияния во фракции, союз с которой у соперника
    }
if-units_in_conflict =
    { $n ->
        [1] у вас есть боевая единица в { -conflict-area(case: "loc") }
       *[many] у вас не менее { count-units-of } в { -conflict-area(case: "loc") }
    }
if-strength_at_least =
    { $n ->
        [1] у вас есть боевая сила
       *[many] ваша боевая сила не менее { $n }
    }
if-spies_on_board =
    { $n ->
        [1] у вас есть шпион на поле
       *[many] у вас не менее { count-spies-of } на поле
    }
if-spies_on_maker = у вас есть шпион у ячейки с символом Подателя
if-recalled_spy = в этот ход вы вернули шпиона
if-has_hooks = у вас есть { -maker-hooks }
    .rival = у оппонента есть { -maker-hooks }
if-sandworms_can_come = песчаные черви могут участвовать в этом конфликте
if-sandworm_in_conflict = у вас есть песчаный червь в { -conflict-area(case: "loc") }
if-completed_contracts =
    { $n ->
        [1] вы выполнили контракт
       *[many] вы выполнили не менее { count-contracts-of }
    }

## Строки карты, ячейки, конфликта

line-on_discard = При сбросе с руки: { $effect }
passive-deploys_recruits = куда бы ни отправился агент, отряды, нанятые в этот ход, можно разместить в { -conflict-area(case: "loc") }
passive-ignores_requirements = агента можно отправить в ячейку без нужного для неё влияния
line-space-less_later = На { count-solari } дешевле, когда у кого-нибудь уже есть оружейник
line-space-extra = Можно заплатить { $cost }: { $effect }
line-space-unpaid = Иначе: { $effect }
line-battle_icon = Боевой символ: { $name }

## Строки лидера

passive-visit =
    { $icons ->
        [0] когда вы отправляете агента в ячейку фракции: { $effect }
        [one] когда вы отправляете агента в ячейку с символом «{ $names }»: { $effect }
       *[many] когда вы отправляете агента в ячейку с одним из символов ({ $names }): { $effect }
    }
passive-reaches = когда ваше влияние во фракции { $faction_influence } достигает { $n }: { $effect }
passive-spied_harvest = когда другой игрок отправляет агента в ячейку с символом Подателя, у которой есть ваш шпион: { $effect }
passive-bans_deploy = до конца этого хода вы не размещаете боевые единицы в { -conflict-area(case: "loc") }
passive-lacks = в вашей стартовой колоде нет карты «{ $name }»
passive-takes_aside = когда вы берёте контракт, вместо него можно взять один из отложенных для вас
line-other_side = Другая сторона: { $name }
line-is_back = Оборотная сторона лидера; игра начинается с лицевой
line-training-start = Трек обучения, от начала к делению: { $names }
line-training = Деление { $n }: { $effect }; затем к делению: { $names }
line-training-end = Деление { $n }: { $effect }; конец трека

## Строки контракта, задачи, наблюдательного пункта

line-kind-contract = Контракт
line-kind-contract-first = Начальный контракт: каждый игрок оставляет себе один из двух
line-contract-space = Выполняется, когда вы отправляете агента в ячейку «{ $name }»
line-contract-harvest = Выполняется, когда вы получаете не менее { count-spice } за ход, в который отправили агента в ячейку с символом Подателя
line-contract-card = Выполняется, когда вы получаете карту «{ $name }»
line-contract-at_once = Выполняется, как только взят
line-contract-reward = Награда: { $effect }
line-contract-aside = Если играет { $name }: отложен, взять его может только этот лидер
line-kind-objective = Карта задачи
line-objective-first = Её владелец — первый игрок в 1-м раунде
line-objective-players = Число игроков: { $names }
line-objective-of_rival = Если игроков двое, она у оппонента
line-kind-post = Наблюдательный пункт: шпион на нём открывает соседние ячейки картам с символом шпиона; вернув его, можно войти в занятую или взять карту
line-post-spaces =
    { $n ->
        [one] Соседняя ячейка: { $names }
       *[many] Соседние ячейки: { $names }
    }

## Откуда что взялось

source-contract = Контракт «{ $name }»
source-objective = Карта задачи «{ $name }»
source-rival = Карта оппонента: { $name }

## Решения

ask-place_spy = Куда отправить шпиона?
ask-place_spy-recall = В запасе нет шпионов: какой вернётся первым?
ask-recall_spy = Какого шпиона вернуть?
ask-infiltrate = Какого шпиона вернуть ради внедрения?
ask-infiltrate-at = Ячейка «{ $name }» занята: какого шпиона вернуть, чтобы всё же войти?
ask-gather = Вернуть шпиона, чтобы взять карту?
ask-pay_extra = Заплатить ради ещё одного эффекта?
ask-destroy_wall = Подорвать { -shield-wall(case: "acc") }?
ask-flip = Какую карту перевернуть лицом вниз?
ask-endgame-pair = Составьте пару с универсальным символом, разыграйте карту цели или спасуйте
ask-take_contract = Какой контракт взять?
ask-keep_contract = Какой контракт оставить?
ask-trash_intrigue = Какую карту интриги удалить?
ask-sort_top = Какую карту взять, а какую сбросить?
ask-sort_top-draw = Какую из этих карт взять на руку?
ask-sort_top-discard = Какую из этих карт сбросить? Другая будет удалена.
ask-train = Куда продолжить обучение?
ask-choose_line = Какую часть карты применить?

## Действия

action-place_spy = Отправить шпиона на { $name }
action-recall_spy = Вернуть шпиона: { $name }
action-recall_spy-place_spy = Сначала вернуть шпиона: { $name }
action-recall_spy-gather = Вернуть шпиона и взять карту: { $name }
action-contract = Взять контракт «{ $name }»
action-contract-told = Взять контракт «{ $name }»: { $effect }
action-contract-keep_contract = Оставить контракт «{ $name }»: { $effect }
action-flip = Перевернуть лицом вниз: { $name } ({ $icon })
action-flip-bare = Перевернуть лицом вниз: { $name }
action-flip-endgame = Составить пару с универсальным символом: { $name } ({ $icon })
action-trash_intrigue = Удалить карту интриги «{ $name }»
action-keep-sort_top = Взять карту «{ $name }»
action-discard-sort_top = Сбросить карту «{ $name }», последнюю удалить
action-choose-training = Деление { $n }: { $effect }
action-accept-pay_extra = Заплатить { $cost }: { $effect }
action-accept-destroy_wall = Подорвать { -shield-wall(case: "acc") }
action-decline-destroy_wall = Не подрывать { -shield-wall(case: "acc") }
action-decline-place_spy = Не отправлять шпиона
action-decline-gather = Не возвращать шпиона
action-decline-pay_extra = Не платить
action-decline-pay_extra-told = Не платить: { $effect }
action-decline-take_contract = Не брать контракт: { $effect }
action-decline-choose_line = Больше ничего не применять

## Почему нельзя

why-cost-spies = Не хватает шпионов на поле: есть { $have }, нужно { $need }
why-forbidden-no_deployment = В этот ход кольцо с печаткой не даёт вам размещать боевые единицы в { -conflict-area(case: "loc") }
why-forbidden-shield_wall = { -shield-wall } не пускает песчаных червей в этот конфликт
why-post-taken = Здесь шпион другого игрока
why-post-mine = Здесь ваш шпион
why-post-not_mine = Здесь нет вашего шпиона
why-post-far = Рядом с этим пунктом нет такой ячейки
why-condition-no_post = Сейчас нет пункта, на который можно отправить шпиона
why-condition-spies_on_faction = У ячеек фракций нет ваших шпионов
why-condition-spies_on_board = Не хватает шпионов на поле: есть { $have }, нужно { $need }
why-condition-spies_on_maker = У ячеек с символом Подателя нет ваших шпионов
why-condition-recalled_spy = В этот ход вы не возвращали шпионов
why-condition-wall_gone = { -shield-wall } уже подорвана
why-condition-hooks = У вас нет { -maker-hooks(case: "gen") }
why-condition-sandworm_in_conflict = У вас нет песчаного червя в { -conflict-area(case: "loc") }
why-condition-completed_contracts = Мало выполненных контрактов: есть { $have }, нужно { $need }
why-condition-fully_trained = Фишка уже в конце трека обучения
why-condition-no_crysknife = У вас нет открытой карты с боевым символом «{ battle_icon-crysknife }»
why-condition-no_desert_mouse = У вас нет открытой карты с боевым символом «{ battle_icon-desert_mouse }»
why-condition-no_ornithopter = У вас нет открытой карты с боевым символом «{ battle_icon-ornithopter }»
why-condition-another_in_hand = У вас на руке нет карты фракции { $faction_of }
why-condition-deck_too_small = Мало карт в колоде: есть { $have }, нужно { $need }
why-condition-strength = Не хватает боевой силы: есть { $have }, нужно { $need }
why-condition-swordmaster = У вас нет оружейника
why-condition-sent_to_maker = В этот ход вы не отправляли агента в ячейку с символом Подателя
why-condition-sent_to_faction = В этот ход вы не отправляли агента в ячейку фракции
why-condition-gained_spice = В этот ход вы не получали Пряность
why-condition-acquired_this_turn = В этот ход вы не получали нужную карту
why-condition-opponents_alliance = Ни в одной фракции, союз с которой у соперника, у вас нет нужного влияния

## Журнал

log-place_spy = { $who } отправляет шпиона на { $name }
log-recall_spy = { $who } возвращает шпиона: { $name }
log-infiltrate = { $who } внедряется в ячейку «{ $name }»
log-gather = { $who } проводит разведку
log-sandworm = { $who } размещает { count-sandworms } в { -conflict-area(case: "loc") }
log-hooks = { $who } берёт { -maker-hooks }
log-wall_destroyed = { $who } подрывает { -shield-wall(case: "acc") }
log-take_conflict = { $who } забирает карту конфликта «{ $name }»
log-flip = { $who } переворачивает карту лицом вниз: { $name } ({ $icon })
log-contract = { $who } берёт контракт «{ $name }»
log-contract_done = { $who } выполняет контракт «{ $name }»
log-keep_contract = Вы оставляете контракт «{ $name }»
log-trash_intrigue = { $who } удаляет карту интриги «{ $name }»
log-train = { $who } передвигает фишку на деление { $n } трека обучения
log-memory = { $who } превращает отряд в воспоминание (воспоминаний теперь: { $n })
log-other_side = { $who } переворачивает планшет лидера: { $name }
log-repeat_space = { $who } ещё раз применяет эффекты ячейки «{ $name }»
log-return_card = { $who } возвращает на руку карту «{ $name }»

## Карты Дома Хагаль

hagal-place_spy_spice_trade = Отправка шпиона: { icon-spice_trade }
hagal-place_spy_city = Отправка шпиона: { icon-city }
hagal-place_spy_landsraad = Отправка шпиона: { icon-landsraad }
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
hagal-gather_support_allied = { space-gather_support } (с влиянием)
hagal-accept_contract_or_shipping_first = { space-accept_contract } / { space-shipping } (1-я фракция)
hagal-accept_contract_or_shipping_third = { space-accept_contract } / { space-shipping } (3-я фракция)
hagal-deliver_supplies_or_heighliner = { space-deliver_supplies } / { space-heighliner }
hagal-hagga_basin_or_imperial_basin = { space-hagga_basin } / { space-imperial_basin }

## Оппоненты

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

## Эффекты оппонентов

effect-rival_signet-card = оппонент применяет способность кольца с печаткой со своей карты
effect-place_spy_on_faction = отправить шпиона на первый свободный наблюдательный пункт фракций, в порядке приоритета
effect-place_spy_on_first = отправить шпиона на первый свободный из этих пунктов: { $names }
effect-influence_by_priority = +1 влияние во фракции, которая в приоритете под номером { $n }
effect-influence_where_most = +{ count-influence } во фракции, где влияния больше всего (при равенстве — в первой по приоритету)
effect-influence_for_alliance = +{ count-influence } во фракции, союз с которой это приносит; иначе — в той, где влияния меньше всего (при равенстве — в первой по приоритету)
if-conflict_level =
    { $n ->
        [1] идёт конфликт уровня I
        [2] идёт конфликт уровня II
       *[3] идёт конфликт уровня III
    }

## Строки карты Дома Хагаль, карты оппонента, сложности

line-hagal-again = Агент не отправляется; в этот же ход раскрывается ещё одна карта
line-hagal-needs = Только если { $condition }; иначе раскрывается следующая карта
line-hagal-needs-other = Только если { $condition }; иначе агент отправляется в ячейку «{ $name }»: { $effect }
line-hagal-politics = «{ variant-smart_politics }» может её пропустить
line-hagal-makers =
    { $n ->
        [1] Агент отправляется в ячейку «{ $names }»; если там нет бонусной Пряности, раскрывается следующая карта
       *[many] Агент отправляется в ту из этих ячеек, где больше бонусной Пряности (при равенстве — где больше Пряности всего): { $names }; если бонусной Пряности нет или ячейка занята, раскрывается следующая карта
    }
line-hagal-makers-spice = Оппонент получает бонусную Пряность ячейки и её Пряность; если у него есть { -maker-hooks }, вместо последней — песчаных червей, если они могут участвовать в конфликте
line-kind-rival = Карта оппонента
line-kind-variant-rivals = Вариант игр с оппонентами
line-rival-swordmaster = Стоимость оружейника, в ресурсах и картах интриг: { $n }
line-rival-signet = Кольцо с печаткой: { $effect }
line-rival-network = Шпионская сеть, с третьим шпионом: { $effect }
line-rival-priorities = Приоритет фракций: { $names }
line-rival-streamlined = Для варианта «{ $name }»
line-difficulty-variants = Также действует: { $names }
line-variant-expert_deployment =
    { $n ->
        [one] В конфликтах уровней I и II оппонент, у которого на { $n } боевую единицу больше, чем у остальных, не размещает отряды; в конфликтах уровня III размещает всегда
        [few] В конфликтах уровней I и II оппонент, у которого на { $n } боевые единицы больше, чем у остальных, не размещает отряды; в конфликтах уровня III размещает всегда
       *[many] В конфликтах уровней I и II оппонент, у которого на { $n } боевых единиц больше, чем у остальных, не размещает отряды; в конфликтах уровня III размещает всегда
    }
line-variant-smart_politics = С картами Дома Хагаль «{ space-dutiful_service }», «{ space-deliver_supplies }», «{ space-secrets }» и «{ space-fremkit }» оппонент, который надёжно впереди или далеко позади других в этой фракции, раскрывает следующую карту
line-variant-streamlined = Оппонент не получает ПО и не может победить; получив третьего агента, он больше ничего не копит

## Оппоненты: решения, причины, журнал

ask-choose_rival = Выберите карту оппонента
action-rival = Оппонент: { $name }
why-condition-conflict_level = Для этого нужен другой конфликт
log-rival = { $who }: оппонент — { $name }
log-hagal_passed-occupied = Ячейка «{ $name }» занята: { $who } раскрывает следующую карту
log-hagal_passed-unfit = Условие карты не выполнено: { $who } раскрывает следующую
log-hagal_passed-politics = { $who } обходится без ячейки «{ $name }» («{ variant-smart_politics }») и раскрывает следующую карту
log-hagal_passed-no_spice = Для карты нет бонусной Пряности: { $who } раскрывает следующую
log-hagal_passed-no_dreadnought = { $who } раскрывает следующую карту: дредноутов больше нет
because-conflict_level = { if-conflict_level }
because-conflict_level-not =
    { $n ->
        [1] идёт конфликт не уровня I
        [2] идёт конфликт не уровня II
       *[3] идёт конфликт не уровня III
    }
because-influence = не менее { $n } влияния во фракции { $faction_influence }
because-influence-not = менее { $n } влияния во фракции { $faction_influence }
because-most_spice = больше всего бонусной Пряности
log-holds_back = { $who } достаточно впереди и не размещает отряды
log-no_post = { $who } не находит свободного наблюдательного пункта для шпиона
log-spy_network = { $who } применяет способность шпионской сети
log-rival_faction-least = { $who } выбирает фракцию { $faction_influence }: там меньше всего влияния
log-rival_faction-alliance = { $who } выбирает фракцию { $faction_influence } ради союза
log-rival_faction-most = { $who } выбирает фракцию { $faction_influence }: там больше всего влияния
log-pay_intrigue = { $who } тратит { count-intrigue }
log-exchange-solari = { $who } обменивает { count-solari }
log-exchange-spice = { $who } обменивает { count-spice }
log-exchange-water = { $who } обменивает { count-water }
log-exchange-intrigue = { $who } обменивает { count-intrigue }

## Термины

term-battle_icon = боевой символ
term-contract = контракт
term-gather_intelligence = разведка
term-infiltrate = внедрение
term-maker_hooks = жетон крюка Подателя
term-memory = воспоминание
term-objective = карта задачи
term-observation_post = наблюдательный пункт
term-sandworm = песчаный червь
term-shield_wall = Барьерная Стена
term-spy = шпион
term-training_track = трек обучения
