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
line-kind-post = Наблюдательный пункт: шпион на нём следит за соседними ячейками
line-post-spaces =
    { $n ->
        [one] Соседняя ячейка: { $names }
       *[many] Соседние ячейки: { $names }
    }

## Откуда что взялось

source-contract = Контракт «{ $name }»
source-objective = Карта задачи «{ $name }»

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
