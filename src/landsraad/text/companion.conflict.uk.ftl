### Помічник: чий хід, конфлікт і його нагороди, рахунок.

## Чий хід

companion-person = Гравець { $n }
companion-now-rival = Зараз хід: { $who }
companion-now-you = Ваш хід, потім: { $who }
companion-now-two = Після наступного ходу агента першого гравця: { $who }
companion-now-done = У Конкурентів не лишилося агентів. Зробіть решту ходів, потім бій
companion-now-fought = Зіграйте карти бою й назвіть свою силу
companion-now-unnamed = Назвіть конфлікт, і нагороди порахуються самі
companion-now-resolved = Візьміть свої нагороди; потім наступний раунд
companion-sure-fight = { $who }: у конфлікті ще є підрозділи, а мечі не розкрито. Усе одно перейти до наступного раунду?
companion-sure-rewards = Нагороди цього конфлікту ще не роздано. Усе одно перейти до наступного раунду?

## Конфлікт

companion-conflict-which = Який конфлікт відкрито?
companion-conflict-change = Інший конфлікт
companion-outcome = Роздати нагороди
companion-outcome-title = Сила в підсумку
companion-option-none = Нічого
companion-ask-option = { $who }: що взяти?
companion-ask-option-note = Ви вирішуєте за Конкурента.
companion-ask-heir = До кого переходить союз { $faction_alliance }?
companion-ask-heir-note = Вплив у них однаковий; вибирає той, хто втрачає союз.
companion-event-conflict = Конфлікт: { $name }
companion-event-defends = захищає локацію «{ $name }» одним загоном
companion-event-place_first = сила { $n }: перша нагорода
companion-event-place_second = сила { $n }: друга нагорода
companion-event-place_third = сила { $n }: третя нагорода
companion-event-tie_first = Нічия за перше місце (сила { $n }): ніхто не перемагає, кожен із них бере другу нагороду
companion-event-tie_second = Нічия за друге місце (сила { $n }): кожен із них бере третю нагороду
companion-event-reward_first = нагорода: { $effect }
companion-event-reward_second = нагорода: { $effect }
companion-event-reward_third = нагорода: { $effect }
companion-event-takes_card = бере карту конфлікту
companion-event-flip = перевертає пару бойових символів: { $name }
companion-event-takes_control = тепер контролює локацію «{ $name }»
companion-event-control_lost = Маркер контролю з локації «{ $name }» повертається власнику
companion-after-outcome = Назвіть свою силу: нагороди Конкурентів роздадуться самі, з піщаними хробаками вдвічі.
companion-after-unnamed = Або назвіть конфлікт і свою силу: тоді нагороди роздадуться самі.

## Рахунок

companion-scores = Вести тут і ваш рахунок
companion-scores-note = Ви повідомляєте свій вплив і ПО; союзи йдуть самі, і запитань менше

## Що розкласти

companion-layout-seats = Місця за годинниковою стрілкою
companion-layout-first = Перший гравець
companion-layout-decks = Колоди
companion-layout-stays = Це лишається в коробці
companion-layout-garrison = { count-troops } в { -garrison(case: "loc") }
companion-layout-level = рівень { level } — { $n }
companion-layout-conflicts = Колода конфліктів згори вниз: { $names }
companion-layout-row = { deck-imperium_row }: { $n }
companion-layout-tech-stacks = Плитки технологій: { $all }, стосів { $n }
companion-layout-contracts-open = Контракти: { $n }
companion-layout-wall = На полі: { -shield-wall }
companion-layout-deck = Колода Дому Гаґал: { $n }
companion-layout-left = { $box }, { $kind }: { $names }
companion-layout-all = усі
companion-layout-marked = карти для іншої кількості гравців
companion-layout-cards = карти
companion-layout-intrigue = карти інтриг
companion-layout-conflict_cards = карти конфліктів
companion-layout-leaders = лідери
companion-layout-tech = плитки технологій
companion-layout-contracts = контракти
companion-layout-objectives = карти завдань
companion-layout-hagal = карти Дому Гаґал
companion-layout-rivals = Конкуренти

## Крім партії

companion-timer = Годинник
companion-timer-note = Натискання запускає час гравця й зупиняє решту.
companion-timer-reset = Знову з 0:00
companion-from-server = Цей браузер не справляється сам, тому відповідає сервер; партія все одно зберігається тут.

## Чого не можна

companion-wrong-other_level = У цьому раунді конфлікт іншого рівня ({ $n })
companion-wrong-resolved = Нагороди цього раунду вже роздано
companion-wrong-no_conflict = Спершу назвіть відкритий конфлікт
companion-wrong-swords_first = Спершу розкрийте мечі Конкурентів
companion-wrong-amounts = Потрібно стільки чисел, скільки гравців: { $n }
companion-wrong-no_person = Немає гравця «{ $what }»
companion-wrong-no_conflict_card = Немає конфлікту «{ $what }»
companion-wrong-no_scores = У цій партії люди ведуть свій рахунок самі

## У терміналі

companion-help-conflict =
    Конфлікт:
      конфлікт НАЗВА         який конфлікт відкрито
      результат N            ваша сила в підсумку (два гравці: N,N): нагороди
companion-help-scores =
    Ваш рахунок (P: номер гравця):
      становище P ФРАКЦІЯ N  вплив угору чи вниз
      очки P N               ПО, крім впливу й союзів
companion-conflict-how = конфлікт НАЗВА
companion-word-conflict = конфлікт
companion-word-outcome = результат
companion-word-standing = становище
companion-word-points = очки
companion-word-option = варіант
companion-word-heir = спадкоємець
companion-needs-C = КОНФЛІКТ
companion-needs-A = N,N
companion-needs-W = P
