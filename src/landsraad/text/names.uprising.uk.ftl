### Назви компонентів коробки «Повстання» та її мінідоповнення «ДАПТ».

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
