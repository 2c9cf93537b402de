### Назви компонентів доповнення «Розквіт Ікса» та його промокарти.

## Коробка

box-ix = Розквіт Ікса

## Колода Імперіуму

card-appropriate = Асигнування
card-bounty_hunter = Мисливець за головами
card-choam_delegate = Делегат ДАПТ
card-court_intrigue = Придворні інтриги
card-desert_ambush = Засідка в пустелі
card-embedded_agent = Укорінений агент
card-esmar_tuek = Есмар Туек
card-freighter_fleet = Флот вантажників
card-full_scale_assault = Повномасштабний наступ
card-guild_accord = Угода з Гільдією
card-guild_chief_administrator = Головний адміністратор гільдії
card-imperial_bashar = Імперський башар
card-imperial_shock_trooper = Імперський штурмовик
card-in_the_shadows = Серед тіней
card-ix_guild_compact = Пакт Ікса й Гільдії
card-ixian_engineer = Іксіанський інженер
card-jamis = Джаміс
card-landing_rights = Дозвіл на посадку
card-local_fence = Місцевий скупник краденого
card-negotiated_withdrawal = Домовлений відступ
card-satellite_ban = Заборона супутників
card-sayyadina = Саядіна
card-shai_hulud = Шай-Хулуд
card-spice_trader = Торговець прянощами
card-treachery = Зрада
card-truthsayer = Правдомовиця
card-water_peddler = Торговка водою
card-web_of_power = Мережа влади
card-weirding_way = Химерний бій

## Промокарта

card-boundless_ambition = Безмежні амбіції

## Початкова карта епічного режиму

card-control_the_spice = Контроль над прянощами

## Карти інтриг

intrigue-advanced_weaponry = Передове озброєння
intrigue-blackmail = Шантаж
intrigue-cannon_turrets = Гарматні вежі
intrigue-cull = Відсів
intrigue-diversion = Відволікальний маневр
intrigue-expedite = Прискорення
intrigue-finesse = Витончений хід
intrigue-glimpse_the_path = Побачити шлях
intrigue-grand_conspiracy = Велика змова
intrigue-ixian_probe = Іксіанський зонд
intrigue-machine_culture = Культура машин
intrigue-quid_pro_quo = Послуга за послугу
intrigue-second_wave = Друга хвиля
intrigue-secret_forces = Таємні сили
intrigue-strategic_push = Стратегічний натиск
intrigue-strongarm = Силовий тиск
intrigue-war_chest = Військова скарбниця

## Карти конфліктів

conflict-skirmish_ix_a = Сутичка
conflict-skirmish_ix_b = Сутичка
conflict-trade_monopoly = Торгова монополія
conflict-economic_supremacy = Економічна зверхність

## Локації поля

space-dreadnought = Дредноут
space-tech_negotiation = Технологічні перемовини
space-smuggling = Контрабанда
space-interstellar_shipping = Міжзоряні перевезення

## Плитки технологій

tech-artillery = Артилерія
tech-chaumurky = Чаумуркі
tech-detonation_devices = Детонаційні пристрої
tech-disposal_facility = Очисний об’єкт
tech-flagship = Флагман
tech-holoprojectors = Голопроєктори
tech-holtzman_engine = Двигун Гольцмана
tech-invasion_ships = Загарбницькі кораблі
tech-memocorders = Мемокордери
tech-minimic_film = Мініміковська плівка
tech-restricted_ordnance = Обмежені боєприпаси
tech-shuttle_fleet = Флот човників
tech-sonic_snoopers = Звукові вловлювачі
tech-spaceport = Космопорт
tech-spy_satellites = Шпигунські супутники
tech-training_drones = Учбові безпілотники
tech-troop_transports = Військовий транспорт
tech-windtraps = Вітрові пастки

## Лідери

leader-armand_ecaz = Ерцгерцог Арманд Еказ
leader-ilesa_ecaz = Ілеса Еказ
leader-rhombur_vernius = Принц Ромбур Верній
leader-tessia_vernius = Тессія Верній
leader-yuna_moritani = «Принцеса» Юна Морітані
leader-hundro_moritani = Віконт Гандро Морітані

## Уміння лідерів: постійне (left) і вміння персня з печаткою (signet)

ability-armand_ecaz-left = Координація
ability-armand_ecaz-signet = Призов
ability-ilesa_ecaz-left = На крок попереду
ability-ilesa_ecaz-signet = Зв’язки в Гільдії
ability-rhombur_vernius-left = Важкі лазерні гармати
ability-rhombur_vernius-signet = Іксіанські технології
ability-tessia_vernius-left = Пильне спостереження
ability-tessia_vernius-signet = Дволикість
ability-yuna_moritani-left = Контрабандна справа
ability-yuna_moritani-signet = Остання доставка
ability-hundro_moritani-left = Розвідка
ability-hundro_moritani-signet = Кур’єри

## Доми

house-ecaz = Дім Еказ
house-vernius = Дім Верній
house-moritani = Дім Морітані

## Карти Дому Гаґал

hagal-interstellar_shipping = { space-interstellar_shipping }
hagal-foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
hagal-smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
hagal-tech_negotiation_1p = { space-tech_negotiation }
hagal-dreadnought_1p = { space-dreadnought }
hagal-dreadnought_2p = { space-dreadnought }
