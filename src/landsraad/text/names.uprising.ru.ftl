### Названия компонентов коробки «Восстание» и её мини-дополнения «КООАМ».

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
