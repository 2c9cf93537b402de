### Назви компонентів доповнення «Безсмертя» та його промокарти.
### Що кажуть, питають і повідомляють правила доповнення «Безсмертя» понад правила базової гри.

-tleilaxu-row =
    { $case ->
       *[nom] Ряд Тлейлаксу
        [gen] Ряду Тлейлаксу
        [loc] Ряді Тлейлаксу
    }
-research-track =
    { $case ->
       *[nom] трек досліджень
        [gen] треку досліджень
        [loc] треку досліджень
    }
-tleilaxu-track =
    { $case ->
       *[nom] трек Тлейлаксу
        [gen] треку Тлейлаксу
        [loc] треку Тлейлаксу
    }

## Коробка й колоди

box-immortality = Безсмертя
deck-tleilaxu_row = Ряд Тлейлаксу
deck-tleilaxu_deck = Колода Тлейлаксу

## Початкова карта

card-experimentation = Експерименти

## Колода Імперіуму

card-bene_tleilax_lab = Лабораторія Бене Тлейлакс
card-bene_tleilax_researcher = Дослідник Бене Тлейлакс
card-blank_slate = Чистий аркуш
card-clandestine_meeting = Таємна зустріч
card-corrupt_smuggler = Продажний контрабандист
card-dissecting_kit = Набір для розтину
card-for_humanity = Заради людства
card-high_priority_travel = Позачерговий переліт
card-imperium_ceremony = Церемонія Імперіуму
card-interstellar_conspiracy = Міжзоряна змова
card-keys_to_power = Ключі до влади
card-lisan_al_gaib = Лісан аль-Гаїб
card-long_reach = Довгі руки
card-occupation = Окупація
card-organ_merchants = Торговці органами
card-planned_coupling = Добір пари
card-replacement_eyes = Нові очі
card-sardaukar_quartermaster = Квартирмейстер сардаукарів
card-shadout_mapes = Шадаут Мейпс
card-show_of_strength = Демонстрація сили
card-spiritual_fervor = Духовний запал
card-stillsuit_manufacturer = Виробник дистикостюмів
card-throne_room_politics = Політика тронної зали
card-tleilaxu_master = Майстер Тлейлаксу
card-tleilaxu_surgeon = Хірург Тлейлаксу

## Карти Тлейлаксу

card-beguiling_pheromones = Звабливі феромони
card-chairdog = Крісло-пес
card-contaminator = Осквернювач
card-corrino_genes = Гени Корріно
card-face_dancer = Лицетанцюрист
card-face_dancer_initiate = Лицетанцюрист-початківець
card-from_the_tanks = Із чанів
card-ghola = Ґола
card-guild_impersonator = Самозванець Гільдії
card-industrial_espionage = Промислове шпигунство
card-scientific_breakthrough = Науковий прорив
card-slig_farmer = Сліґар
card-stitched_horror = Зшитий жах
card-subject_x_137 = Піддослідний X-137
card-tleilaxu_infiltrator = Вивідач Тлейлаксу
card-twisted_mentat = Спотворений ментат
card-unnatural_reflexes = Неприродні рефлекси
card-usurp = Узурпація
card-reclaimed_forces = Відновлені сили

## Промокарта

card-piter_genius_advisor = Пітер, геніальний радник

## Карти інтриг

intrigue-breakthrough = Прорив
intrigue-counterattack = Контратака
intrigue-disguised_bureaucrat = Переодягнений чиновник
intrigue-economic_positioning = Економічні позиції
intrigue-gruesome_sacrifice = Моторошна жертва
intrigue-harvest_cells = Збір клітин
intrigue-illicit_dealings = Незаконні оборудки
intrigue-shadowy_bargain = Темна оборудка
intrigue-study_melange = Вивчення меланжу
intrigue-tleilaxu_puppet = Маріонетка Тлейлаксу
intrigue-vicious_talents = Жорстокі таланти

## Карти Дому Гаґал

hagal-carthag_left = { space-carthag } (ліва карта Тлейлаксу)
hagal-carthag_right = { space-carthag } (права карта Тлейлаксу)
hagal-carthag_plain = { space-carthag } (без карти Тлейлаксу)
hagal-carthag_1p_left = { hagal-carthag_left }
hagal-carthag_1p_right = { hagal-carthag_right }
hagal-carthag_1p_plain = { hagal-carthag_plain }
hagal-research_station_1p_tleilaxu = { space-research_station } (Тлейлаксу)

## Лічба

count-specimens =
    { $n } { $n ->
        [one] зразок
        [few] зразки
       *[many] зразків
    }
count-specimens-of =
    { $n } { $n ->
        [one] зразка
       *[many] зразків
    }

## Ефекти: дослідження, зразки, трек Тлейлаксу

effect-research = провести дослідження
effect-tleilaxu = просунутися на { -tleilaxu-track(case: "loc") }
effect-specimen = +{ count-specimens }
effect-pay_specimens = { count-specimens }
effect-acquire_tleilaxu = придбати карту з { -tleilaxu-row(case: "gen") } за її ціну в зразках
effect-remove_tleilaxu-left = прибрати з гри ліву карту { -tleilaxu-row(case: "gen") }
effect-remove_tleilaxu-right = прибрати з гри праву карту { -tleilaxu-row(case: "gen") }

## Ефекти: зрощені карти

grafted-cards = { $one } + { $other }
effect-trash_partner = знищити іншу зрощену карту
effect-trash_grafted-either = знищити цю або іншу зрощену карту
effect-solari_per_icon = +{ count-solari } за кожен символ агента на іншій зрощеній карті
effect-recall_this_agent = відкликати агента, якого ви відправили цього ходу

## Ефекти: вплив, карти інтриг, загони

effect-lose_influence_any-together = втратити { count-influence } на одну фракцію
effect-keep_intrigue =
    { $n ->
        [one] подивитися { $n } верхню карту { -intrigue-deck(case: "gen") }, одну лишити собі, іншу повернути
        [few] подивитися { $n } верхні карти { -intrigue-deck(case: "gen") }, одну лишити собі, іншу повернути
       *[many] подивитися { $n } верхніх карт { -intrigue-deck(case: "gen") }, одну лишити собі, іншу повернути
    }
effect-combat_icon = цього ходу можна розгортати підрозділи в { -conflict-area(case: "loc") } як із бойової локації
effect-deploy_or_retreat = розгорнути { count-troops } з { -garrison(case: "gen") } в { -conflict-area(case: "loc") } або відвести { count-troops }
effect-lose_troops = втратити { count-troops } у { -garrison(case: "loc") } або в { -conflict-area(case: "loc") }

## Умови: стоять після «якщо»

if-genetic_marker = ви досягли генетичного маркера { $n }
if-grafted = цю карту зрощено з іншою
if-grafted_to = інша зрощена карта належить до однієї з фракцій ({ $names })
if-most_troops_in_conflict = ви маєте в { -conflict-area(case: "loc") } більше загонів, ніж кожен суперник
if-others_combat_card = інший гравець зіграв у цьому конфлікті карту бою
if-spice_at_least =
    { $n ->
        [1] ви маєте прянощі
       *[many] ви маєте щонайменше { count-spice }
    }
if-troops_lost =
    { $n ->
        [1] наприкінці конфлікту ви втратили загін
       *[many] наприкінці конфлікту ви втратили щонайменше { count-troops }
    }

## Рядки карти

line-kind-tleilaxu = Карта Тлейлаксу
line-specimens = Вартість: { count-specimens }
line-graft = Зрощення: відправляє агента лише з іншою картою
line-icons_while =
    { $n ->
        [one] Символ агента, поки { $condition }
       *[many] Символи агентів, поки { $condition }
    }: { $names }
line-reclaimed = Лишається біля { -tleilaxu-row(case: "gen") }: за неї можна платити знову й знову
line-starts_discarded = На початку гри лежить у вашому скиді
line-when_lost = Після конфлікту: { $effect }
passive-copies_partner = діє і комірка агента іншої зрощеної карти
passive-returns_partner = інша зрощена карта повертається на руку на початку вашого ходу «Розкрити карти»
passive-grafts_to_row = інша зрощена карта може лежати в { -row(case: "loc") } (наприкінці ходу її знищено)
passive-ignores_enemies = агенти суперників не заважають вашому агентові

## Трек досліджень, трек Тлейлаксу, родова атомна зброя

line-research = Дослідження: ваш жетон переміщується на одне місце вправо по будь-якій лінії, і ви отримуєте те, що там зображено; у кінці треку замість цього ви берете { count-cards }
line-research-marker = Генетичний маркер { $n }: від стовпця { $column } діють ефекти, яким він потрібен
line-research-to_deck = Від генетичного маркера { $n } кожну придбану карту Тлейлаксу можна покласти на верх колоди
line-research-place = Стовпець { $column }, рядок { $row }: { $effect }
line-research-start = Початок
line-research-column = Стовпець { $column }, рядок { $row }
line-marker = Генетичний маркер { $n }
line-ways =
    { $n ->
        [0] Кінець треку
       *[many] Веде до рядка { $names }
    }
line-tleilaxu = Кожен крок вашого жетона на { -tleilaxu-track(case: "loc") } дає те, що зображено на новій поділці; у кінці треку жетон лишається на місці
line-tleilaxu-space = Поділка { $n }: { $effect }
line-tleilaxu-step = Поділка { $n } з { $last }
line-tleilaxu-first = Хто прийде першим, бере й те, що там лежить: { count-spice }
line-kind-atomics = Жетон: по одному в кожного гравця
line-atomics = Один раз за гру, у свій хід: прибрати з гри всі карти { -row(case: "gen") } й викласти нові

## Варіанти гри

line-variant-go_to_11 =
    { $players ->
        [0] Гра закінчується після раунду, у якому хтось має { count-vp }
       *[many] Якщо гравців { $players }: усі починають без переможних очок, і гра закінчується після раунду, у якому хтось має { count-vp }
    }

## Звідки що взялося

source-research = Трек досліджень
source-tleilaxu = Трек Тлейлаксу
source-atomics = Родова атомна зброя

## Рішення

ask-graft = З якою картою її зростити?
ask-place_icons = Яка з двох карт отримає символи агентів?
ask-research = Куди перемістити жетон досліджень?
ask-acquire_tleilaxu = Яку карту { -tleilaxu-row(case: "gen") } придбати?
ask-lose_troops = Які загони втратити?
ask-deploy_or_retreat = Розгорнути загін у { -conflict-area(case: "loc") } чи відвести?
ask-when_lost = Конфлікт завершено: зіграйте карту за втрачені загони або спасуйте
ask-when_lost-more = Ще карту або «Готово»

## Дії

action-graft = Зростити з картою «{ $name }»
action-graft_row = Зростити з картою «{ $name }» з { -row(case: "gen") }
action-research = До стовпця { $column }, рядка { $row }: { $effect }
action-research-start = На початок { -research-track(case: "gen") }
action-clone = Придбати карту «{ $name }» ({ count-specimens })
action-lose_troops =
    { $n ->
        [0] Втратити загони лише в { -garrison(case: "loc") }
        [few] Втратити { count-troops } в { -conflict-area(case: "loc") }
       *[many] Втратити { count-troops } у { -conflict-area(case: "loc") }
    }
action-lose_troops-both = Втратити { $conflict } у { -conflict-area(case: "loc") } та { $garrison } у { -garrison(case: "loc") }
action-lose_troops-garrison = Втратити { $garrison } у { -garrison(case: "loc") }
action-return_specimen = Повернути { count-specimens } до { -supply(case: "gen") }
action-atomics = Застосувати родову атомну зброю: нові карти в { -row(case: "loc") }
action-choose-icons = Символи агентів отримує карта «{ $name }»
action-decline-acquire_tleilaxu = Не придбавати карти

## Чому не можна

why-no_units-specimens = Бракує зразків: є { $have }, треба { $need }
why-no_units-troops = Бракує загонів у { -garrison(case: "loc") } та в { -conflict-area(case: "loc") }: є { $have }, треба { $need }
why-no_units-lost = Замало загонів, утрачених наприкінці конфлікту: є { $have }, треба { $need }
why-not_held-tleilaxu_row = Її немає в { -tleilaxu-row(case: "loc") }
why-not_now-lost_card = Лише після конфлікту, у якому ви втратили загони
why-not_now-clone = Лише у ваш хід «Розкрити карти»
why-not_now-atomics = Лише у свій хід
why-condition-supply_suffices = У { -supply(case: "loc") } ще досить загонів: { $have }
why-condition-no_tleilaxu_token = Ви не маєте жетона на { -tleilaxu-track(case: "loc") }
why-condition-end_of_tleilaxu_track = Ваш жетон уже в кінці { -tleilaxu-track(case: "gen") }
why-condition-no_research_token = Ви не маєте жетона на { -research-track(case: "loc") }
why-condition-genetic_marker = Досягнуто генетичного маркера: { $have }, треба { $need }
why-condition-grafted = Цю карту ні з чим не зрощено
why-condition-grafted_to = Цю карту не зрощено з картою такої фракції
why-condition-no_partner = Ви не маєте іншої карти, з якою її можна зростити
why-condition-no_partner_in_play = Іншої зрощеної карти вже немає у грі
why-condition-most_troops = Загонів у { -conflict-area(case: "loc") }: є { $have }, треба { $need }
why-condition-spice_at_least = Бракує прянощів: є { $have }, треба { $need }
why-condition-others_combat_card = Ніхто з інших гравців не зіграв у цьому конфлікті карти бою

## Журнал

log-graft = { $who } зрощує її з картою «{ $name }»
log-graft_row = { $who } зрощує її з картою «{ $name }» з { -row(case: "gen") }
log-research = { $who } проводить дослідження: стовпець { $column }, рядок { $row }
log-genetic_marker = { $who } досягає генетичного маркера { $n }
log-tleilaxu = { $who } просувається на { -tleilaxu-track(case: "loc") } на поділку { $n }
log-specimen = { $who } отримує { count-specimens }
log-spend_specimens = { $who } повертає { count-specimens } до { -supply(case: "gen") }
log-reclaim = { $who } платить за карту «{ $name }»
log-remove_tleilaxu = { $who } прибирає карту «{ $name }» з { -tleilaxu-row(case: "gen") }
log-atomics = { $who } застосовує родову атомну зброю
log-remove_from_row = З { -row(case: "gen") } вибуває: «{ $name }»

## Що це означає для читача зараз

now-price-specimens = Коштує вам зразків: { $n }; у вас { $have }

## Терміни

term-axolotl_tanks = аксолотлеві чани
term-family_atomics = Родова атомна зброя
term-genetic_marker = генетичний маркер
term-graft = зрощення
term-research = дослідження
term-research_track = Трек досліджень
term-specimen = зразок
term-tleilaxu_card = карта Тлейлаксу
term-tleilaxu_row = Ряд Тлейлаксу
term-tleilaxu_track = Трек Тлейлаксу
