### Названия компонентов дополнения «Расцвет иксианцев» и его промокарты.

## Коробка

box-ix = Расцвет иксианцев

## Колода карт Империи

card-appropriate = Присвоение
card-bounty_hunter = Охотник за головами
card-choam_delegate = Делегат КООАМ
card-court_intrigue = Дворцовые интриги
card-desert_ambush = Засада в пустыне
card-embedded_agent = Двойной агент
card-esmar_tuek = Эсмар Туек
card-freighter_fleet = Грузовой флот
card-full_scale_assault = Приказ о вторжении
card-guild_accord = Соглашение с Гильдией
card-guild_chief_administrator = Администратор Гильдии
card-imperial_bashar = Имперский Башар
card-imperial_shock_trooper = Имперский штурмовик
card-in_the_shadows = Среди теней
card-ix_guild_compact = Пакт Гильдии и Икса
card-ixian_engineer = Иксианский инженер
card-jamis = Джамис
card-landing_rights = Разрешение на посадку
card-local_fence = Торговец краденым
card-negotiated_withdrawal = Договор об отступлении
card-satellite_ban = Запрет спутников
card-sayyadina = Сайядина
card-shai_hulud = Шаи-Хулуд
card-spice_trader = Торговец Пряностью
card-treachery = Предательство
card-truthsayer = Провидица
card-water_peddler = Торговка водой
card-web_of_power = Сеть влияния
card-weirding_way = Колдовской бой

## Промокарта

card-boundless_ambition = Безграничные амбиции

## Стартовая карта эпического режима

card-control_the_spice = Контроль над Пряностью

## Карты интриг

intrigue-advanced_weaponry = Передовое вооружение
intrigue-blackmail = Шантаж
intrigue-cannon_turrets = Орудийные башни
intrigue-cull = Отсев
intrigue-diversion = Отвлекающий манёвр
intrigue-expedite = Ускорение
intrigue-finesse = Изящный ход
intrigue-glimpse_the_path = Увидеть путь
intrigue-grand_conspiracy = Великий заговор
intrigue-ixian_probe = Иксианский зонд
intrigue-machine_culture = Культура машин
intrigue-quid_pro_quo = Услуга за услугу
intrigue-second_wave = Вторая волна
intrigue-secret_forces = Тайные силы
intrigue-strategic_push = Стратегический натиск
intrigue-strongarm = Силовое давление
intrigue-war_chest = Военная казна

## Карты конфликтов

conflict-skirmish_ix_a = Стычка
conflict-skirmish_ix_b = Стычка
conflict-trade_monopoly = Торговая монополия
conflict-economic_supremacy = Экономическое превосходство

## Ячейки поля

space-dreadnought = Дредноут
space-tech_negotiation = Переговоры
space-smuggling = Контрабанда
space-interstellar_shipping = Межзвёздная поставка

## Плитки технологий

tech-artillery = Артиллерия
tech-chaumurky = Чаумурки
tech-detonation_devices = Подрывные устройства
tech-disposal_facility = Утилизатор
tech-flagship = Флагман
tech-holoprojectors = Голопроекторы
tech-holtzman_engine = Двигатель Хольцмана
tech-invasion_ships = Корабли вторжения
tech-memocorders = Мемокордеры
tech-minimic_film = Минимикрофильм
tech-restricted_ordnance = Запрещённые боеприпасы
tech-shuttle_fleet = Флот челноков
tech-sonic_snoopers = Звуковые ищейки
tech-spaceport = Космопорт
tech-spy_satellites = Спутники-шпионы
tech-training_drones = Учебные дроны
tech-troop_transports = Войсковые транспорты
tech-windtraps = Ветровые ловушки

## Лидеры

leader-armand_ecaz = Эрцгерцог Арманд Эказ
leader-ilesa_ecaz = Илеса Эказ
leader-rhombur_vernius = Принц Ромбур Верниус
leader-tessia_vernius = Тессия Верниус
leader-yuna_moritani = «Принцесса» Юна Моритани
leader-hundro_moritani = Виконт Хундро Моритани

## Способности лидеров: постоянная (left) и способность кольца с печаткой (signet)

ability-armand_ecaz-left = Координация
ability-armand_ecaz-signet = Призыв на службу
ability-ilesa_ecaz-left = На шаг впереди
ability-ilesa_ecaz-signet = Связи в Гильдии
ability-rhombur_vernius-left = Тяжёлые лазерные пушки
ability-rhombur_vernius-signet = Технологии Икса
ability-tessia_vernius-left = Пристальное наблюдение
ability-tessia_vernius-signet = Двуличность
ability-yuna_moritani-left = Контрабандный промысел
ability-yuna_moritani-signet = Последняя поставка
ability-hundro_moritani-left = Разведданные
ability-hundro_moritani-signet = Курьеры

## Дома

house-ecaz = Дом Эказ
house-vernius = Дом Верниус
house-moritani = Дом Моритани

## Карты Дома Хагаль

hagal-interstellar_shipping = { space-interstellar_shipping }
hagal-foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
hagal-smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
hagal-tech_negotiation_1p = { space-tech_negotiation }
hagal-dreadnought_1p = { space-dreadnought }
hagal-dreadnought_2p = { space-dreadnought }
