### Помощник: игроки без оппонентов. Ходы, счёт, конец игры.

## Кто играет

companion-three = Три игрока
companion-four = Четыре игрока
companion-six = Шесть игроков
companion-people-note = без оппонентов
companion-six-note = в двух командах
companion-seat = Место { $n }
companion-seats-note = По часовой стрелке. Что оставлено открытым, решает жребий; первого игрока тоже.
companion-named = { $who } ({ $leader })
companion-names = Имена игроков
companion-names-note = Кто без имени, назван номером или лидером.
companion-names-typed = Через запятую.

## Ходы

companion-turn = Ход агента закончен
companion-revealed = Ход раскрытия закончен
companion-fight = Сражение
companion-rank = Подсчитать итог
companion-has-revealed = карты раскрыты
companion-first-give = Отдать жетон первого игрока
companion-goal = Карта задачи
companion-controls = Контроль
companion-icons = Символы битвы
companion-team = Команда: { $who }
companion-now-all = Сыграйте карты сражения, затем назовите боевую силу каждого
companion-now-rewards = Возьмите награды. ПО, влияние и контроль здесь посчитаны, кроме того, за что вы платите. Затем следующий раунд
companion-now-end = Возьмите награды и разыграйте карты цели, добавьте их ПО через «Изменить», затем подсчитайте итог
companion-now-last = Возьмите награды. Это был последний раунд: разыграйте карты цели и сравните ПО; при равенстве решает Пряность, затем солярии, вода, отряды в { -garrison(case: "loc") }
companion-now-over = Игра окончена

## Сражение

companion-outcome-pieces = Нажмите на каждую боевую единицу и каждый меч в конфликте, вместе с картами сражения.
companion-outcome-worms = С песчаным червём награда берётся дважды; контроль и карта — один раз.
companion-add = { $what }: +{ $n }
companion-none = { $who }: ничего
companion-ask-concede = { $who }: уступить бо́льшую награду товарищу по команде с той же боевой силой?

## Что было

companion-event-turn_taken = ход агента
companion-event-revealed = ход раскрытия
companion-event-combat_begins = Начинается сражение
companion-event-first = теперь первый игрок
companion-event-goal = карта задачи: { $name }
companion-event-may_defend = может защитить ячейку «{ $name }» одним отрядом
companion-event-doubled = с песчаным червём: дважды
companion-event-concedes = уступает бо́льшую награду товарищу по команде
companion-event-ranked = { count-vp }
companion-event-team_ranked = у команды { count-vp }
companion-event-tie_end = ПО поровну: решает Пряность, затем солярии, вода, отряды в { -garrison(case: "loc") }, более поздний ход раскрытия

## Чего нельзя

companion-wrong-needs_people = В партии с оппонентами нет «{ $what }»
companion-wrong-no_turn = В этом раунде ходов больше нет
companion-wrong-no_cube = У военачальника этого нет
companion-wrong-no_objective = Нет карты задачи «{ $what }»
companion-wrong-other_players = «{ $what }» не для такого числа игроков ({ $n })

## В терминале

companion-help-people =
    Номер выбирает из списка. Слова (P: номер игрока; названия можно сокращать):
      ход                    ход агента закончен: очередь следующего
      раскрытие              ход раскрытия закончен
      сражение               сражение, у кого бы ни остались ходы
      конфликт НАЗВАНИЕ      какой конфликт открыт
      исход N,N,…            боевая сила каждого, из шести — союзников; 7w: с песчаным червём
      положение P ФРАКЦИЯ N  влияние вверх или вниз (N меньше 0)
      очки P N               ПО помимо влияния, союзов и наград
      первый P               у кого жетон первого игрока
      задача P НАЗВАНИЕ      у кого эта карта задачи
      раунд                  следующий раунд
      итог                   игра окончена: кто впереди
      часы [P]               время игрока P идёт или стоит; с ходами переходит к следующему
      отменить [N]           отменить последние N шагов
      стол, журнал           счёт (или Enter), что было
      сохранить ФАЙЛ, открыть ФАЙЛ  свой файл
      выход                  выйти; партия хранится
companion-timer-empty = Часы ещё не запущены
companion-word-turn = ход
companion-word-revealed = раскрытие
companion-word-first = первый
companion-word-goal = задача
companion-word-timer = часы
companion-needs-G = НАЗВАНИЕ
