### Помічник: що він каже про Конкурентів «Повстання».

## Підготовка

companion-two-rival-note = з одним Конкурентом
companion-cards-note = Конкуренти: { $n }
companion-card-random = будь-який Конкурент
companion-setup-pieces = У кожного Конкурента: кубики на початку треків, три шпигуни, два агенти, решта загонів у { -supply(case: "loc") }
companion-setup-intrigue-you = Вам ще: { $what }
companion-setup-card = { $who }: третій агент приходить за { $n } ресурсів і карт інтриг разом
companion-setup-objective = Карта завдання ({ $who }): { $name }
companion-setup-rival-turns = Конкурент сидить за годинниковою стрілкою після першого гравця й ходить, поки має агента

## Стіл

companion-gathered = На третього агента
companion-spies = Шпигуни
companion-spy-reward = Шпигун у нагороду
companion-spy-lift = Повернути: { $name }
companion-hooks = { -maker-hooks }
companion-sandworms = Піщані хробаки
companion-units = Підрозділи

## Питання

companion-ask-post = Тут немає шпигунів: { $name }?
companion-ask-post-note = Якщо там стоїть інший шпигун, Конкурент дивиться на наступний пост.
companion-ask-worm = Чи можуть піщані хробаки прийти в цей конфлікт?
companion-ask-worm-note = Ні, поки { -shield-wall } захищає локацію, за яку йде бій.
companion-ask-steal = Скільки з вас мають карт інтриг { $n } або більше?
companion-ask-steal-note = Кожен із них віддає Конкуренту одну навмання.
companion-ask-reach = { $faction }: який найбільший вплив має один із вас?
companion-ask-reach-note = Від цього залежить, що зробить { $who }.
companion-ask-units = Скільки підрозділів у конфлікті має гравець, у якого їх найбільше?
companion-ask-units-note = { $who } не розгортає загонів, якщо випереджає на { $n } або більше.

## Що сталося

companion-event-unfit = умову карти не виконано, наступна карта
companion-event-politics = обходиться без неї ({ variant-smart_politics }), наступна карта
companion-event-spy = шпигун: { $name }
companion-event-spy_back = шпигун повертається: { $name }
companion-event-no_post = немає вільного поста для шпигуна
companion-event-spy_network = використовує шпигунську мережу
companion-event-hooks = отримує { -maker-hooks }
companion-event-no_hooks = більше не має { -maker-hooks(case: "gen") }
companion-event-wall_gone = усуває { -shield-wall(case: "acc") }
companion-event-hold_units = випереджає достатньо й не розгортає загонів
companion-event-faction_least = найменше впливу: { $faction }
companion-event-faction_for_alliance = бере союз { $faction_alliance }
companion-event-faction_most = найбільше впливу: { $faction }
companion-event-sandworms = { count-sandworms } у зону конфлікту
companion-event-steal = забирає карту інтриги в тих, хто має їх достатньо

## Після бою

companion-after-rivals = Видайте Конкурентам першу й другу нагороди кнопкою «Змінити»: контракт — це 2 солярії, шпигуна ставить своя кнопка, ПО за плату придбавають завжди. Переможець бере карту; пара бойових символів — 1 ПО.
companion-after-worms = Із піщаним хробаком у конфлікті Конкурент бере нагороду двічі (контроль — один раз).

## Чого не можна

companion-wrong-needs_uprising = Без «{ box-uprising }» цього немає: «{ $what }»
companion-wrong-no_post = Немає поста «{ $what }»
companion-wrong-no_spy = Його шпигуна там немає
companion-wrong-no_mentat = У «{ box-uprising }» немає ментата

## У терміналі

companion-help-uprising =
    Із «Повстанням»:
      шпигун R                шпигун у нагороду
      зняти R ПОСТ            шпигун R звідти повертається
      гаки R                отримує гаки Творця або втрачає їх
companion-word-units = одиниці
companion-word-steal = крадіжка
companion-word-reach = найбільше
companion-word-spy = шпигун
companion-word-lift = зняти
companion-word-hooks = гаки
companion-needs-P = ПОСТ
