### Помощник: что он говорит об оппонентах «Восстания».

## Подготовка

companion-two-rival-note = с одним оппонентом
companion-cards-note = Оппоненты: { $n }
companion-card-random = любой оппонент
companion-setup-pieces = У каждого оппонента: кубики в начале треков, три шпиона, два агента, остальные отряды в { -supply(case: "loc") }
companion-setup-intrigue-you = Вам ещё: { $what }
companion-setup-card = { $who }: третий агент приходит за { $n } ресурсов и карт интриг вместе
companion-setup-objective = Карта задачи ({ $who }): { $name }
companion-setup-rival-turns = Оппонент сидит по часовой стрелке после первого игрока и ходит, пока у него есть агент

## Стол

companion-gathered = На третьего агента
companion-spies = Шпионы
companion-spy-reward = Шпион в награду
companion-spy-lift = Вернуть: { $name }
companion-hooks = { -maker-hooks }
companion-sandworms = Песчаные черви
companion-units = Боевые единицы

## Вопросы

companion-ask-post = Здесь нет шпионов: { $name }?
companion-ask-post-note = Если там стоит другой шпион, оппонент смотрит на следующий пункт.
companion-ask-worm = Могут ли песчаные черви прийти в этот конфликт?
companion-ask-worm-note = Нет, пока { -shield-wall } защищает ячейку, за которую идёт бой.
companion-ask-steal = У скольких из вас карт интриг { $n } или больше?
companion-ask-steal-note = Каждый из них отдаёт оппоненту одну наугад.
companion-ask-reach = Какое наибольшее влияние во фракции { $faction_influence } у одного из вас?
companion-ask-reach-note = От этого зависит, что сделает { $who }.
companion-ask-units = Сколько боевых единиц в конфликте у игрока, у которого их больше всего?
companion-ask-units-note = { $who } не размещает отряды, если опережает на { $n } или больше.

## Что произошло

companion-event-unfit = условие карты не выполнено, следующая карта
companion-event-politics = обходится без неё ({ variant-smart_politics }), следующая карта
companion-event-spy = шпион: { $name }
companion-event-spy_back = шпион возвращается: { $name }
companion-event-no_post = нет свободного пункта для шпиона
companion-event-spy_network = использует шпионскую сеть
companion-event-hooks = получает { -maker-hooks }
companion-event-no_hooks = больше не имеет { -maker-hooks(case: "gen") }
companion-event-wall_gone = удаляет { -shield-wall(case: "acc") }
companion-event-hold_units = опережает достаточно и не размещает отряды
companion-event-faction_least = меньше всего влияния во фракции { $faction_influence }
companion-event-faction_for_alliance = берёт союз { $faction_alliance }
companion-event-faction_most = больше всего влияния во фракции { $faction_influence }
companion-event-sandworms = { count-sandworms } в зону конфликта
companion-event-steal = забирает карту интриги у тех, у кого их достаточно

## После сражения

companion-after-rivals = Выдайте оппонентам первую и вторую награды кнопкой «Изменить»: контракт — это 2 солярия, шпиона ставит своя кнопка, победное очко за плату покупается всегда. Победитель берёт карту; пара символов битвы — 1 ПО.
companion-after-worms = С песчаным червём в конфликте оппонент берёт награду дважды (контроль — один раз).

## Что нельзя

companion-wrong-needs_uprising = Без «{ box-uprising }» этого нет: «{ $what }»
companion-wrong-no_post = Нет пункта «{ $what }»
companion-wrong-no_spy = Его шпиона там нет
companion-wrong-no_mentat = В «{ box-uprising }» нет ментата

## В терминале

companion-help-uprising =
    С «Восстанием»:
      шпион R                шпион в награду
      снять R ПУНКТ           шпион R оттуда возвращается
      крюки R                получает крюки Подателя или теряет их
companion-word-units = единицы
companion-word-steal = кража
companion-word-reach = наибольшее
companion-word-spy = шпион
companion-word-lift = снять
companion-word-hooks = крюки
companion-needs-P = ПУНКТ
