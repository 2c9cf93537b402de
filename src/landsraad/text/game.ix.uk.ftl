### Назви компонентів доповнення «Розквіт Ікса» та його промокарти.
### Що кажуть, питають і повідомляють правила доповнення «Розквіт Ікса» понад правила базової гри.

-freighter =
    { $case ->
       *[nom] вантажник
        [gen] вантажника
    }
-ix = Ікс
-intrigue-deck =
    { $case ->
       *[nom] колода інтриг
        [gen] колоди інтриг
        [acc] колоду інтриг
    }

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

## Лічба

count-units =
    { $n } { $n ->
        [one] підрозділ
        [few] підрозділи
       *[many] підрозділів
    }
count-units-of =
    { $n } { $n ->
        [one] підрозділу
       *[many] підрозділів
    }
count-dreadnoughts =
    { $n } { $n ->
        [one] дредноут
        [few] дредноути
       *[many] дредноутів
    }
count-dreadnoughts-of =
    { $n } { $n ->
        [one] дредноута
       *[many] дредноутів
    }
count-tech =
    { $n } { $n ->
        [one] плитку технології
        [few] плитки технологій
       *[many] плиток технологій
    }
count-tech-of =
    { $n } { $n ->
        [one] плитки технології
       *[many] плиток технологій
    }
count-negotiators =
    { $n } { $n ->
        [one] делегацію перемовників
        [few] делегації перемовників
       *[many] делегацій перемовників
    }

## Складені ефекти

effect-times =
    { $n ->
        [one] { $effect } ({ $n } раз)
        [few] { $effect } ({ $n } рази)
       *[many] { $effect } ({ $n } разів)
    }
effect-for_each_faction_at_most = { $effect } за кожну фракцію, на яку ви маєте не більше { $n } { $n ->
        [one] очка впливу
       *[many] очок впливу
    }

## Ефекти: трек перевезень

effect-move_freighter = просунути або відкликати { -freighter }
effect-dividends = дивіденди (+{ $gain }; кожен суперник отримує { $others })
effect-recruit_from_track = { effect-recruit }

## Ефекти: плитки технологій

effect-acquire_tech = придбати технологію
effect-acquire_tech-discount = придбати технологію зі знижкою в { count-spice }
effect-acquire_tech-solari = придбати технологію за солярії
effect-negotiate = відправити делегацію перемовників на { -ix }
effect-trash_this_tile = знищити цю плитку

## Ефекти: загони й дредноути

effect-commission = мобілізувати дредноут
effect-swords_per_dreadnought = +{ count-swords } за кожен ваш дредноут у { -conflict-area(case: "loc") }
effect-retreat_one_dreadnought = відвести { count-dreadnoughts }
    .others = відводить { count-dreadnoughts }
effect-deploy_units = розгорнути до { count-units-of } з { -garrison(case: "gen") } в { -conflict-area(case: "loc") }
effect-retreat_units = відвести { count-units }
effect-lose_garrison_troop = { effect-lose_garrison }
effect-force_retreats = за кожен загін, який ви розгорнули цього ходу, можна змусити відступити 1 підрозділ суперника

## Ефекти: мечі, карти, карти інтриг

effect-swords_per_sword_card = +{ count-swords } за кожну розкриту цього ходу карту, що дає мечі
effect-swords_per_sword_card-others = +{ count-swords } за кожну іншу розкриту цього ходу карту, що дає мечі
effect-trash_card-in_play = знищити одну зі своїх карт у грі
effect-return_intrigue = покласти { count-intrigue } під { -intrigue-deck(case: "acc") } → узяти { count-intrigue }
effect-return_intrigue-any = покласти будь-яку кількість своїх карт інтриг під { -intrigue-deck(case: "acc") }, потім узяти стільки ж
effect-if_won = якщо ви переможете в цьому конфлікті: { $effect }
effect-set_ahead = відкласти карту з руки долілиць
effect-rival_tech-signet = придбати технологію або відправити делегацію перемовників
effect-take_extra_turn = можна виконати ще один хід відразу після цього

## Ефекти: вплив

effect-gain_influence_any-snooped = +{ count-influence } на фракцію, на треку якої лежить ваш жетон вловлювача
effect-track_bonus = бонус за { count-influence } на цьому треку
effect-influence_of_track = +{ count-influence } на фракцію цього треку
effect-influence_where_agents = +{ count-influence } на кожну фракцію, на локаціях якої стоять ваші агенти
effect-influence_of_visit = +{ count-influence } на фракцію, на локацію якої ви відправили агента цього ходу

## Умови: стоять після «якщо»

if-influence_at_most_on = ви маєте не більше { $n } { $n ->
        [one] очка впливу
       *[many] очок впливу
    } на { $faction_influence }
if-agent_on_icon = ви маєте агента { $place }
if-agents_on_icons =
    ви маєте щонайменше { $n } { $n ->
        [one] агента
       *[many] агентів
    } на локаціях { $kinds ->
        [one] із символом «{ $names }»
       *[many] з будь-яким із цих символів ({ $names })
    }
if-enemy_on_space = на локації, куди ви відправили агента, стоїть агент суперника
if-units_deployed_this_turn =
    { $n ->
        [1] цього ходу ви розгорнули підрозділ у { -conflict-area(case: "loc") }
       *[many] цього ходу ви розгорнули щонайменше { count-units } в { -conflict-area(case: "loc") }
    }
if-persuasion_at_least =
    { $n ->
        [1] цього ходу ви маєте очки переконливості
       *[many] цього ходу ви маєте щонайменше { count-persuasion }
    }
if-solari_at_least =
    { $n ->
        [1] ви маєте солярій
       *[many] ви маєте щонайменше { count-solari }
    }
if-tech_owned =
    { $n ->
        [1] ви маєте плитку технології
       *[many] ви маєте щонайменше { count-tech }
    }
if-dreadnoughts_commissioned =
    { $n ->
        [1] ви маєте мобілізований дредноут
        [one] ви маєте щонайменше { $n } мобілізований дредноут
        [few] ви маєте щонайменше { $n } мобілізовані дредноути
       *[many] ви маєте щонайменше { $n } мобілізованих дредноутів
    }
if-exactly = виконано рівно { $n } з цих умов ({ $conditions })
if-every = виконано всі ці умови ({ $conditions })
if-exactly-them = виконано рівно { $n } з них
if-every-them = виконано їх усі

## Рядки карти, лідера, карти Дому Гаґал

line-infiltrates = Проникнення ({ $names }): агенти суперників не заважають вашому агентові на цих локаціях
line-unload = Розвантаження: ефекти комірки розкриття діють і тоді, коли цю карту скинуто або знищено
passive-space_discount = локація «{ $name }» коштує на { count-spice } менше
passive-dreadnought_strength = сила кожного вашого дредноута { $n } замість { $usual }
passive-water =
    { $n ->
        [0] ви починаєте гру без води
       *[many] на початку гри: { count-water }
    }
passive-solari_bonus = щоразу, коли ви отримуєте солярії у свій хід, ви отримуєте на { $n } більше
passive-peeks_intrigue = перед першим раундом ви дивитеся 2 верхні карти { -intrigue-deck(case: "gen") }, одну лишаєте собі, іншу повертаєте
passive-round_start = на початку кожного раунду: { $effect }
passive-ahead = у свій другий хід раунду ви показуєте цю карту й берете її на руку; якщо ви відправите нею агента і на ній рівно один символ агента: { $one }, за будь-якої іншої їх кількості: { $other }
passive-snoopers = на кожному треку впливу на поділці { $n } лежить жетон вловлювача; коли ви досягаєте його, заберіть його
passive-snooper =
    { $n ->
        [1] за перший: { $effect }
        [2] за другий: { $effect }
        [3] за третій: { $effect }
       *[4] за четвертий: { $effect }
    }
passive-reveal = у ваш хід «Розкрити карти»: { $effect }
line-hagal-dreadnought = Якщо у { -supply(case: "loc") } не лишилося дредноутів, розкривається наступна карта
effect-rival_freighter =
    { $n ->
        [1] перемістити { -freighter }
        [one] перемістити { -freighter } { $n } раз
        [few] перемістити { -freighter } { $n } рази
       *[many] перемістити { -freighter } { $n } разів
    }
effect-rival_tech = придбати найдорожчу з технологій для Конкурентів, на яку вистачає прянощів
effect-rival_tech-negotiate = придбати найдорожчу з технологій для Конкурентів, на яку вистачає прянощів, зі знижкою в { count-spice }; якщо такої немає, відправити делегацію перемовників на { -ix }

## Рядки плитки технології

line-kind-tech = Плитка технології
line-tech-cost = Ціна: { count-spice }
line-tech-reveal = У ваш хід «Розкрити карти»: { $effect }
line-tech-flip = Перевернути (раз за раунд, у свій хід): { $effect }
line-tech-spend = У свій хід: { $effect }
line-tech-round_start = На початку кожного раунду: { $effect }
line-tech-when_won = Коли ви перемагаєте в конфлікті: { $effect }
line-tech-endgame = Наприкінці гри: { $effect }
line-tech-to_deck = Кожну придбану карту можна покласти на верх колоди
line-tech-transports = Коли ви наймаєте загони на треку перевезень: на 1 загін більше, і будь-які з них можна відразу розгорнути в { -conflict-area(case: "loc") }
line-tech-wins_ties = Наприкінці гри ви виграєте за рівності переможних очок
line-tech-scuttles = Коли ви перемагаєте в конфлікті, можна повернути дредноут, що брав у ньому участь, до { -supply(case: "gen") } й отримати +{ $vp } ПО замість того, щоб узяти ним під контроль локацію
line-tech-rival = Конкуренти в соло-грі можуть придбати цю плитку
line-tech-rival-each_turn = Конкурент застосовує її щораунду, у перший же свій хід, і відразу, щойно її придбає
line-tech-rival-at_combat = Конкурент застосовує її, коли відправляє агента на бойову локацію, може заплатити й має у { -supply(case: "loc") } щонайменше { count-troops }
line-tech-rival-when_blocked = Конкурент застосовує її, нічого не скидаючи, коли його агентові заважає чужий
line-tech-rival-spends = Конкурент застосовує її у свій хід, щойно може заплатити
line-tech-rival-owns = Вважається, що карт «{ $name }» у Конкурента { $n }
line-tech-rival-keeps = Конкурент ніколи її не знищує
line-tech-rival-transports = Конкурент розгортає всі ці загони, хіба що через свою перевагу не розгортає жодного
line-tech-rival-scuttles = Конкурент завжди бере ПО, якщо може

## Трек перевезень

line-shipping = Кожне переміщення: просунути { -freighter } на одну поділку або відкликати його на самий початок і отримати нагороди залишеної поділки та всіх поділок під нею
line-shipping-level = Поділка { $n }: { $effect }

## Варіанти гри

line-kind-variant = Варіант гри
line-kind-variant-solo = Варіант соло-гри
line-variant-vp = Гра закінчується після раунду, у якому хтось має { count-vp }
line-variant-conflicts = Карт конфлікту { level } у колоді: { $n }
line-variant-card = Кожен гравець має карту «{ $name }» замість однієї карти «{ $other }»
line-variant-garrison = На початку гри кожен гравець має { count-troops } у { -garrison(case: "loc") }
line-variant-intrigue = На початку гри кожен гравець має { count-intrigue }
line-variant-dice = Після кожного вашого ходу «Розкрити карти» кидаються два кубики: карти на цих місцях { -row(case: "gen") }, рахуючи зліва, знищуються; 6 нічого не знищує
line-variant-escalation = У конфлікті { level } кожен Конкурент, що бере участь, розкриває { $n } карти Дому Гаґал і додає всі їхні мечі

## Звідки що взялося

source-shipping = Трек перевезень

## Рішення

ask-freighter = Просунути чи відкликати { -freighter }?
ask-choose_reward = Яку нагороду треку перевезень отримати наступною?
ask-acquire_tech = Яку технологію придбати?
ask-pay_tech = Як заплатити за технологію?
ask-take_control = Яку локацію дредноут візьме під контроль?
ask-deploy_units = Які підрозділи розгорнути в { -conflict-area(case: "loc") }?
ask-retreat_units = Які підрозділи відвести?
ask-force_retreat = Який підрозділ суперника відступить?
ask-return_intrigue = Яку карту інтриги покласти під колоду?
ask-keep_intrigue = Яку карту інтриги лишити?
ask-set_ahead = Яку карту відкласти?

## Дії

action-deploy_dreadnought =
    { $n ->
        [0] Не розгортати дредноутів
       *[many] Розгорнути { count-dreadnoughts }
    }
action-retreat_dreadnought =
    { $n ->
        [0] Не відводити дредноутів
       *[many] Відвести { count-dreadnoughts }
    }
action-retreat_both = Відвести { $troops } і { $dreadnoughts }
action-target-force_retreat = Відступає загін: { $who }
action-target_dreadnought = Відступає дредноут: { $who }
action-freighter-advance = Просунути { -freighter }
action-freighter-advance-to = Просунути { -freighter } на поділку { $n }
action-freighter-recall = Відкликати { -freighter } і отримати нагороди
action-choose-reward = Поділка { $n }: { $effect }
action-tech = Придбати технологію «{ $name }» ({ $price })
action-negotiators =
    { $n ->
        [0] Не повертати делегацій перемовників
       *[many] Повернути { count-negotiators }
    }
action-negotiators-pay =
    { $n ->
        [0] Заплатити { $price }
       *[many] Повернути { count-negotiators } і заплатити { $price }
    }
action-control = Узяти під контроль локацію «{ $name }»
action-scuttle = Повернути дредноут до { -supply(case: "gen") }: +1 ПО
action-keep = Відкласти карту «{ $name }»
action-keep_intrigue = Лишити карту інтриги «{ $name }»
action-return_intrigue = Покласти під колоду карту інтриги «{ $name }»
action-resolve-line = Застосувати ефект: { $name } ({ $n }) — { $effect }
action-decline-freighter = Не переміщувати { -freighter(case: "gen") }
action-decline-acquire_tech = Не придбавати технології
action-decline-deploy_units = Більше не розгортати
action-decline-force_retreat = Більше ніхто не відступає
action-decline-return_intrigue = Більше карт не повертати

## Чому не можна

why-once-round = Лише один раз за раунд
why-not_now-deploy_dreadnought = Лише один раз за хід, після того як агента відправлено на бойову локацію
why-no_units-units = Бракує підрозділів у { -conflict-area(case: "loc") }: є { $have }, треба { $need }
why-no_units-dreadnoughts = У { -supply(case: "loc") } не лишилося дредноутів
why-no_units-supply = У { -supply(case: "loc") } не лишилося загонів
why-not_held-tech = Ви не маєте цієї плитки технології, або так її не можна застосувати
why-condition-influence_at_most = Забагато впливу: є { $have }, треба не більше { $need }
why-condition-agents_on_icons = Замало агентів на таких локаціях: є { $have }, треба { $need }
why-condition-no_enemy_there = На цій локації немає агента суперника
why-condition-persuasion_at_least = Замало очок переконливості цього ходу: є { $have }, треба { $need }
why-condition-solari_at_least = Бракує соляріїв: є { $have }, треба { $need }
why-condition-exactly = Виконано умов: { $have }, треба рівно { $need }
why-condition-tech_owned = Бракує плиток технологій: є { $have }, треба { $need }
why-condition-dreadnoughts_commissioned = Бракує мобілізованих дредноутів: є { $have }, треба { $need }
why-condition-no_snooper = У вас не лишилося жетонів вловлювача
why-condition-no_agent_on_faction = На підхожій локації фракції немає вашого агента
why-condition-no_intrigue = Ви не маєте карт інтриг
why-condition-no_tech_tile = Плиток технологій не лишилося

## Журнал

log-commission =
    { $n ->
        [1] { $who } мобілізує дредноут
       *[many] { $who } мобілізує { count-dreadnoughts }
    }
log-deploy_dreadnought =
    { $n ->
        [few] { $who } розгортає { count-dreadnoughts } в { -conflict-area(case: "loc") }
       *[many] { $who } розгортає { count-dreadnoughts } у { -conflict-area(case: "loc") }
    }
log-retreat_dreadnought = { $who } відводить { count-dreadnoughts }
log-warship = { $who } бере під контроль дредноутом локацію «{ $name }»
log-scuttle = { $who } віддає дредноут
log-warship_leaves = { $who } повертає дредноут у { -garrison } з локації «{ $name }»
log-freighter =
    { $n ->
        [0] { $who } відкликає { -freighter }
       *[many] { $who } просуває { -freighter } на поділку { $n }
    }
log-acquire_tech = { $who } придбаває технологію «{ $name }»
log-flip_tech = { $who } перевертає плитку технології «{ $name }»
log-trash_tech = { $who } знищує плитку технології «{ $name }»
log-trash_tech-removed = Плитку технології «{ $name }» знищено: Конкуренти не можуть придбати жодної відкритої плитки
log-negotiate = { $who } відправляє { count-negotiators } на { -ix }
log-call_back = { $who } повертає { count-negotiators } з планети { -ix }
log-snooper = { $who } досягає жетона вловлювача: { $faction }
log-return_intrigue = { $who } кладе { count-intrigue } під { -intrigue-deck(case: "acc") }
log-set_ahead = { $who } відкладає карту долілиць
log-card_ahead = { $who } бере на руку відкладену карту «{ $name }»
log-churn = Кубики знищують карту «{ $name }» з { -row(case: "gen") }

## Терміни

term-commission = мобілізувати дредноут
term-dividends = дивіденди
term-dreadnought = дредноут
term-freighter = вантажник
term-infiltration = проникнення
term-negotiator = делегація перемовників
term-shipping_track = Трек перевезень
term-snooper_token = жетон вловлювача
term-tech_tile = плитка технології
term-unit = підрозділ
term-unload = розвантаження
end-tie-tile = ПО порівну; вирішила технологія «{ $name }»: { $first } перед { $second }
