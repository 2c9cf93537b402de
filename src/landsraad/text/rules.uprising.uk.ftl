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
line-kind-post = Спостережний пункт: шпигун на ньому стежить за сусідніми локаціями
line-post-spaces =
    { $n ->
        [one] Сусідня локація: { $names }
       *[many] Сусідні локації: { $names }
    }

## Звідки що взялося

source-contract = Контракт «{ $name }»
source-objective = Карта завдання «{ $name }»

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
