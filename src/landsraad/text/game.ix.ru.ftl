### Названия компонентов дополнения «Расцвет иксианцев» и его промокарты.
### Что говорят, спрашивают и сообщают правила дополнения «Расцвет иксианцев» сверх правил базовой версии.

-freighter =
    { $case ->
       *[nom] грузовой корабль
        [gen] грузового корабля
    }
-ix = Икс
-intrigue-deck =
    { $case ->
       *[nom] колода интриг
        [gen] колоды интриг
        [acc] колоду интриг
    }

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

## Счёт

count-units =
    { $n } { $n ->
        [one] боевую единицу
        [few] боевые единицы
       *[many] боевых единиц
    }
count-units-of =
    { $n } { $n ->
        [one] боевой единицы
       *[many] боевых единиц
    }
count-dreadnoughts =
    { $n } { $n ->
        [one] дредноут
        [few] дредноута
       *[many] дредноутов
    }
count-dreadnoughts-of =
    { $n } { $n ->
        [one] дредноута
       *[many] дредноутов
    }
count-tech =
    { $n } { $n ->
        [one] плитку технологии
        [few] плитки технологий
       *[many] плиток технологий
    }
count-tech-of =
    { $n } { $n ->
        [one] плитки технологии
       *[many] плиток технологий
    }
count-negotiators =
    { $n } { $n ->
        [one] делегацию
        [few] делегации
       *[many] делегаций
    }

## Сложные эффекты

effect-times =
    { $n ->
        [one] { $effect } ({ $n } раз)
        [few] { $effect } ({ $n } раза)
       *[many] { $effect } ({ $n } раз)
    }
effect-for_each_faction_at_most = { $effect } за каждую фракцию, в которой у вас не более { $n } влияния

## Эффекты: трек перевозок

effect-move_freighter = продвинуть или вернуть { -freighter }
effect-dividends = дивиденды (+{ $gain }; каждый соперник получает { $others })
effect-recruit_from_track = { effect-recruit }

## Эффекты: плитки технологий

effect-acquire_tech = приобрести технологию
effect-acquire_tech-discount = приобрести технологию со скидкой в { count-spice }
effect-acquire_tech-solari = приобрести технологию за солярии
effect-negotiate = отправить делегацию на { -ix }
effect-trash_this_tile = удалить эту плитку

## Эффекты: отряды и дредноуты

effect-commission = ввести дредноут в строй
effect-swords_per_dreadnought = +{ count-swords } за каждый ваш дредноут в { -conflict-area(case: "loc") }
effect-retreat_one_dreadnought = отвести { count-dreadnoughts }
    .others = отводит { count-dreadnoughts }
effect-deploy_units = разместить до { count-units-of } из { -garrison(case: "gen") } в { -conflict-area(case: "loc") }
effect-retreat_units = отвести { count-units }
effect-lose_garrison_troop = { effect-lose_garrison }
effect-force_retreats = за каждый отряд, размещённый вами в этот ход, можно заставить отступить 1 боевую единицу соперника

## Эффекты: мечи, карты, карты интриг

effect-swords_per_sword_card = +{ count-swords } за каждую раскрытую в этот ход карту, которая даёт мечи
effect-swords_per_sword_card-others = +{ count-swords } за каждую другую раскрытую в этот ход карту, которая даёт мечи
effect-trash_card-in_play = удалить одну из своих активных карт
effect-return_intrigue = положить { count-intrigue } под { -intrigue-deck(case: "acc") } → взять { count-intrigue }
effect-return_intrigue-any = положить любое количество своих карт интриг под { -intrigue-deck(case: "acc") }, затем взять столько же
effect-if_won = если вы победите в этом сражении: { $effect }
effect-set_ahead = отложить карту с руки рубашкой вверх
effect-rival_tech-signet = приобрести технологию или отправить делегацию
effect-take_extra_turn = можно сделать ещё один ход сразу после этого

## Эффекты: влияние

effect-gain_influence_any-snooped = +{ count-influence } во фракции, на треке которой лежит ваш жетон вынюхивателя
effect-track_bonus = бонус за { count-influence } на этом треке
effect-influence_of_track = +{ count-influence } во фракции этого трека
effect-influence_where_agents = +{ count-influence } в каждой фракции, в ячейках которой стоят ваши агенты
effect-influence_of_visit = +{ count-influence } во фракции, в ячейку которой вы отправили агента в этот ход

## Условия: стоят после «если»

if-influence_at_most_on = у вас не более { $n } влияния во фракции { $faction_influence }
if-agent_on_icon = у вас есть агент { $place }
if-agents_on_icons =
    у вас не менее { $n } { $n ->
        [one] агента
       *[many] агентов
    } в ячейках с { $kinds ->
        [one] символом «{ $names }»
       *[many] любым из этих символов ({ $names })
    }
if-enemy_on_space = в ячейке, куда вы отправили агента, стоит агент соперника
if-units_deployed_this_turn =
    { $n ->
        [1] вы разместили боевую единицу в { -conflict-area(case: "loc") } в этот ход
       *[many] вы разместили не менее { count-units-of } в { -conflict-area(case: "loc") } в этот ход
    }
if-persuasion_at_least =
    { $n ->
        [1] у вас в этот ход есть очки убеждения
        [one] у вас в этот ход не менее { $n } очка убеждения
       *[many] у вас в этот ход не менее { $n } очков убеждения
    }
if-solari_at_least =
    { $n ->
        [1] у вас есть солярий
        [one] у вас не менее { $n } солярия
       *[many] у вас не менее { $n } соляриев
    }
if-tech_owned =
    { $n ->
        [1] у вас есть плитка технологии
       *[many] у вас не менее { count-tech-of }
    }
if-dreadnoughts_commissioned =
    { $n ->
        [1] у вас в строю есть дредноут
       *[many] у вас в строю не менее { count-dreadnoughts-of }
    }
if-exactly = выполнено ровно { $n } из этих условий ({ $conditions })
if-every = выполнены все эти условия ({ $conditions })
if-exactly-them = выполнено ровно { $n } из них
if-every-them = выполнены они все

## Строки карты, лидера, карты Дома Хагаль

line-infiltrates = Проникновение ({ $names }): агенты соперников не мешают вашему агенту в этих ячейках
line-unload = Разгрузка: эффекты раскрытия применяются и тогда, когда эта карта сброшена или удалена
passive-space_discount = ячейка «{ $name }» стоит на { count-spice } меньше
passive-dreadnought_strength = боевая сила каждого вашего дредноута { $n } вместо { $usual }
passive-water =
    { $n ->
        [0] вы начинаете игру без воды
       *[many] в начале игры: { count-water }
    }
passive-solari_bonus = каждый раз, когда вы получаете солярии в свой ход, вы получаете на { $n } больше
passive-peeks_intrigue = перед первым раундом вы смотрите 2 верхние карты { -intrigue-deck(case: "gen") }, одну оставляете себе, другую возвращаете
passive-round_start = в начале каждого раунда: { $effect }
passive-ahead = в свой второй ход раунда вы показываете эту карту и берёте её на руку; если вы отправите ею агента и на ней ровно один символ агента: { $one }, при любом другом их числе: { $other }
passive-snoopers = на каждом треке влияния на делении { $n } лежит жетон вынюхивателя; когда вы доходите до него, уберите его
passive-snooper =
    { $n ->
        [1] за первый: { $effect }
        [2] за второй: { $effect }
        [3] за третий: { $effect }
       *[4] за четвёртый: { $effect }
    }
passive-reveal = при раскрытии карт: { $effect }
line-hagal-dreadnought = Если в { -supply(case: "loc") } не осталось дредноутов, раскрывается следующая карта
effect-rival_freighter =
    { $n ->
        [1] переместить { -freighter }
        [one] переместить { -freighter } { $n } раз
        [few] переместить { -freighter } { $n } раза
       *[many] переместить { -freighter } { $n } раз
    }
effect-rival_tech = приобрести самую дорогую из технологий для оппонентов, на которую хватает Пряности
effect-rival_tech-negotiate = приобрести самую дорогую из технологий для оппонентов, на которую хватает Пряности, со скидкой в { count-spice }; если такой нет, отправить делегацию на { -ix }

## Строки плитки технологии

line-kind-tech = Плитка технологии
line-tech-cost = Стоимость: { count-spice }
line-tech-reveal = При раскрытии карт: { $effect }
line-tech-flip = Перевернуть (раз в раунд, в свой ход): { $effect }
line-tech-spend = В свой ход: { $effect }
line-tech-round_start = В начале каждого раунда: { $effect }
line-tech-when_won = Если вы победили в сражении: { $effect }
line-tech-endgame = В конце игры: { $effect }
line-tech-to_deck = Каждую полученную карту можно положить на верх колоды
line-tech-transports = Когда вы нанимаете отряды на треке перевозок: на 1 отряд больше, и любые из них можно сразу разместить в { -conflict-area(case: "loc") }
line-tech-wins_ties = В конце игры вы выигрываете при равенстве победных очков
line-tech-scuttles = Если вы победили в сражении, можно вернуть участвовавший в нём дредноут в { -supply } и получить +{ $vp } ПО вместо того, чтобы взять им под контроль ячейку
line-tech-rival = Оппоненты в одиночной игре могут приобрести эту плитку
line-tech-rival-each_turn = Оппонент применяет её в каждом раунде, в первый же свой ход, и сразу при покупке
line-tech-rival-at_combat = Оппонент применяет её, когда отправляет агента в ячейку конфликта, может заплатить и у него в { -supply(case: "loc") } не менее { count-troops-of }
line-tech-rival-when_blocked = Оппонент применяет её, ничего не сбрасывая, когда его агенту мешает чужой
line-tech-rival-spends = Оппонент применяет её в свой ход, как только может заплатить
line-tech-rival-owns = Считается, что карт «{ $name }» у оппонента { $n }
line-tech-rival-keeps = Оппонент никогда её не удаляет
line-tech-rival-transports = Оппонент размещает все эти отряды, кроме случая, когда из-за своего перевеса не размещает ни одного
line-tech-rival-scuttles = Оппонент всегда берёт ПО, если может

## Трек перевозок

line-shipping = Каждое перемещение: продвинуть { -freighter } на одно деление или вернуть его в начало и получить награды оставленного деления и всех делений под ним
line-shipping-level = Деление { $n }: { $effect }

## Варианты игры

line-kind-variant = Вариант игры
line-kind-variant-solo = Вариант одиночной игры
line-variant-vp = Игра заканчивается после раунда, в котором у кого-то { count-vp }
line-variant-conflicts = Карт конфликта уровня { level } в колоде: { $n }
line-variant-card = У каждого игрока карта «{ $name }» вместо одной карты «{ $other }»
line-variant-garrison = В начале игры у каждого игрока { count-troops } в { -garrison(case: "loc") }
line-variant-intrigue =
    { $n ->
        [one] В начале игры у каждого игрока { $n } карта интриги
        [few] В начале игры у каждого игрока { $n } карты интриг
       *[many] В начале игры у каждого игрока { $n } карт интриг
    }
line-variant-dice = После каждого вашего раскрытия карт бросаются два кубика: карты на этих местах { -row(case: "gen") }, считая слева, удаляются; 6 ничего не удаляет
line-variant-escalation = В конфликте уровня { level } каждый участвующий оппонент раскрывает { $n } карты Дома Хагаль и прибавляет все их мечи

## Откуда что взялось

source-shipping = Трек перевозок

## Решения

ask-freighter = Продвинуть или вернуть { -freighter }?
ask-choose_reward = Какую награду трека перевозок получить следующей?
ask-acquire_tech = Какую технологию приобрести?
ask-pay_tech = Как заплатить за технологию?
ask-take_control = Какую ячейку дредноут возьмёт под контроль?
ask-deploy_units = Какие боевые единицы разместить в { -conflict-area(case: "loc") }?
ask-retreat_units = Какие боевые единицы отвести?
ask-force_retreat = Какая боевая единица соперника отступит?
ask-return_intrigue = Какую карту интриги положить под колоду?
ask-keep_intrigue = Какую карту интриги оставить?
ask-set_ahead = Какую карту отложить?

## Действия

action-deploy_dreadnought =
    { $n ->
        [0] Не размещать дредноуты
       *[many] Разместить { count-dreadnoughts }
    }
action-retreat_dreadnought =
    { $n ->
        [0] Не отводить дредноуты
       *[many] Отвести { count-dreadnoughts }
    }
action-retreat_both = Отвести { $troops } и { $dreadnoughts }
action-target-force_retreat = Отступает отряд: { $who }
action-target_dreadnought = Отступает дредноут: { $who }
action-freighter-advance = Продвинуть { -freighter }
action-freighter-advance-to = Продвинуть { -freighter } на деление { $n }
action-freighter-recall = Вернуть { -freighter } и получить награды
action-choose-reward = Деление { $n }: { $effect }
action-tech = Приобрести технологию «{ $name }» ({ $price })
action-negotiators =
    { $n ->
        [0] Не возвращать делегации
       *[many] Вернуть { count-negotiators }
    }
action-negotiators-pay =
    { $n ->
        [0] Заплатить { $price }
       *[many] Вернуть { count-negotiators } и заплатить { $price }
    }
action-control = Взять под контроль ячейку «{ $name }»
action-scuttle = Вернуть дредноут в { -supply }: +1 ПО
action-keep = Отложить карту «{ $name }»
action-keep_intrigue = Оставить карту интриги «{ $name }»
action-return_intrigue = Положить под колоду карту интриги «{ $name }»
action-resolve-line = Применить эффект: { $name } ({ $n }) — { $effect }
action-decline-freighter = Не перемещать { -freighter }
action-decline-acquire_tech = Не приобретать технологию
action-decline-deploy_units = Больше не размещать
action-decline-force_retreat = Больше никто не отступает
action-decline-return_intrigue = Больше карт не возвращать

## Почему нельзя

why-once-round = Только один раз за раунд
why-not_now-deploy_dreadnought = Только один раз за ход, после того как агент отправлен в ячейку конфликта
why-no_units-units = Не хватает боевых единиц в { -conflict-area(case: "loc") }: есть { $have }, нужно { $need }
why-no_units-dreadnoughts = В { -supply(case: "loc") } не осталось дредноутов
why-no_units-supply = В { -supply(case: "loc") } не осталось отрядов
why-not_held-tech = У вас нет этой плитки технологии, или так её нельзя применить
why-condition-influence_at_most = Слишком много влияния: есть { $have }, нужно не более { $need }
why-condition-agents_on_icons = Мало агентов в таких ячейках: есть { $have }, нужно { $need }
why-condition-no_enemy_there = В этой ячейке нет агента соперника
why-condition-persuasion_at_least = Мало очков убеждения в этот ход: есть { $have }, нужно { $need }
why-condition-solari_at_least = Не хватает соляриев: есть { $have }, нужно { $need }
why-condition-exactly = Выполнено условий: { $have }, нужно ровно { $need }
why-condition-tech_owned = Не хватает плиток технологий: есть { $have }, нужно { $need }
why-condition-dreadnoughts_commissioned = Не хватает дредноутов в строю: есть { $have }, нужно { $need }
why-condition-no_snooper = У вас не осталось жетонов вынюхивателя
why-condition-no_agent_on_faction = В подходящей ячейке фракции нет вашего агента
why-condition-no_intrigue = У вас нет карт интриг
why-condition-no_tech_tile = Плиток технологий не осталось

## Журнал

log-commission =
    { $n ->
        [1] { $who } вводит дредноут в строй
       *[many] { $who } вводит в строй { count-dreadnoughts }
    }
log-deploy_dreadnought = { $who } размещает { count-dreadnoughts } в { -conflict-area(case: "loc") }
log-retreat_dreadnought = { $who } отводит { count-dreadnoughts }
log-warship = { $who } берёт под контроль дредноутом ячейку «{ $name }»
log-scuttle = { $who } отдаёт дредноут
log-warship_leaves = { $who } возвращает дредноут в { -garrison } из ячейки «{ $name }»
log-freighter =
    { $n ->
        [0] { $who } возвращает { -freighter }
       *[many] { $who } продвигает { -freighter } на деление { $n }
    }
log-acquire_tech = { $who } приобретает технологию «{ $name }»
log-flip_tech = { $who } переворачивает плитку технологии «{ $name }»
log-trash_tech = { $who } удаляет плитку технологии «{ $name }»
log-trash_tech-removed = Плитка технологии «{ $name }» удалена: оппоненты не могут приобрести ни одну открытую плитку
log-negotiate = { $who } отправляет { count-negotiators } на { -ix }
log-call_back = { $who } возвращает { count-negotiators } с планеты { -ix }
log-snooper = { $who } доходит до жетона вынюхивателя: { $faction }
log-return_intrigue = { $who } кладёт { count-intrigue } под { -intrigue-deck(case: "acc") }
log-set_ahead = { $who } откладывает карту рубашкой вверх
log-card_ahead = { $who } берёт на руку отложенную карту «{ $name }»
log-churn = Кубики удаляют карту «{ $name }» с { -row(case: "gen") }

## Термины

term-commission = ввести дредноут в строй
term-dividends = дивиденды
term-dreadnought = дредноут
term-freighter = грузовой корабль
term-infiltration = проникновение
term-negotiator = делегация
term-shipping_track = Трек перевозок
term-snooper_token = жетон вынюхивателя
term-tech_tile = плитка технологии
term-unit = боевая единица
term-unload = разгрузка
end-tie-tile = ПО поровну; решила технология «{ $name }»: { $first } перед { $second }
