### Помічник: гравці без Конкурентів. Ходи, рахунок, кінець гри.

## Хто грає

companion-three = Три гравці
companion-four = Чотири гравці
companion-six = Шість гравців
companion-people-note = без Конкурентів
companion-six-note = у двох командах
companion-seat = Місце { $n }
companion-seats-note = За годинниковою стрілкою. Що лишено відкритим, вирішує жереб; першого гравця теж.
companion-named = { $who } ({ $leader })
companion-names = Імена гравців
companion-names-note = Хто без імені, названий номером або лідером.
companion-names-typed = Через кому.

## Ходи

companion-turn = Хід агента закінчено
companion-revealed = Хід розкриття закінчено
companion-fight = Бій
companion-rank = Підбити підсумок
companion-has-revealed = карти розкрито
companion-first-give = Віддати жетон першого гравця
companion-goal = Карта завдання
companion-controls = Контроль
companion-icons = Бойові символи
companion-team = Команда: { $who }
companion-now-all = Зіграйте карти бою, потім назвіть силу кожного
companion-now-rewards = Візьміть нагороди. ПО, вплив і контроль тут пораховано, крім того, за що ви платите. Потім наступний раунд
companion-now-end = Візьміть нагороди й зіграйте карти кінця гри, додайте їхні ПО через «Змінити», потім підбийте підсумок
companion-now-last = Візьміть нагороди. Це був останній раунд: зіграйте карти кінця гри й порівняйте ПО; порівну — вирішують прянощі, потім солярії, вода, загони в { -garrison(case: "loc") }
companion-now-over = Гру закінчено

## Бій

companion-outcome-pieces = Натисніть на кожен підрозділ і кожен меч у конфлікті, разом із картами бою.
companion-outcome-worms = Із піщаним хробаком нагорода береться двічі; контроль і карта — один раз.
companion-add = { $what }: +{ $n }
companion-none = { $who }: нічого
companion-ask-concede = { $who }: поступитися більшою нагородою товаришеві по команді з такою самою силою?

## Що було

companion-event-turn_taken = хід агента
companion-event-revealed = хід розкриття
companion-event-combat_begins = Починається бій
companion-event-first = тепер перший гравець
companion-event-goal = карта завдання: { $name }
companion-event-may_defend = може захистити локацію «{ $name }» одним загоном
companion-event-doubled = із піщаним хробаком: двічі
companion-event-concedes = поступається більшою нагородою товаришеві по команді
companion-event-ranked = { count-vp }
companion-event-team_ranked = у команди { count-vp }
companion-event-tie_end = ПО порівну: вирішують прянощі, потім солярії, вода, загони в { -garrison(case: "loc") }, пізніший хід розкриття

## Чого не можна

companion-wrong-needs_people = У партії з Конкурентами немає «{ $what }»
companion-wrong-no_turn = У цьому раунді ходів більше немає
companion-wrong-no_cube = Воєначальник цього не має
companion-wrong-no_objective = Немає карти завдання «{ $what }»
companion-wrong-other_players = «{ $what }» не для такої кількості гравців ({ $n })

## У терміналі

companion-help-people =
    Номер вибирає зі списку. Слова (P: номер гравця; назви можна скорочувати):
      хід                    хід агента закінчено: черга наступного
      розкриття              хід розкриття закінчено
      бій                    бій, хоч би в кого лишилися ходи
      конфлікт НАЗВА         який конфлікт відкрито
      результат N,N,…        сила кожного, із шести — союзників; 7w: із піщаним хробаком
      становище P ФРАКЦІЯ N  вплив угору чи вниз (N менше 0)
      очки P N               ПО, крім впливу, союзів і нагород
      перший P               хто має жетон першого гравця
      завдання P НАЗВА       хто має цю карту завдання
      раунд                  наступний раунд
      підсумок               гру закінчено: хто попереду
      годинник [P]           час гравця P іде або стоїть; із ходами переходить до наступного
      скасувати [N]          скасувати останні N кроків
      стіл, журнал           рахунок (або Enter), що було
      зберегти ФАЙЛ, відкрити ФАЙЛ  власний файл
      вихід                  вийти; партія зберігається
companion-timer-empty = Годинник іще не запущено
companion-word-turn = хід
companion-word-revealed = розкриття
companion-word-first = перший
companion-word-goal = завдання
companion-word-timer = годинник
companion-needs-G = НАЗВА
