### «Повстання» і його доповнення «ДАПТ» у клієнті: поле, стіл, нова гра, карти, значки.

## Поле

board-posts = Спостережні пункти
board-post-free = шпигунів немає
board-post-spies = шпигуни: { $names }
board-wall = { -shield-wall } стоїть
board-wall-gone = { -shield-wall } підірвана
board-space-infiltrate = зайнято: щоб увійти, ви відкличете шпигуна
board-space-less = зараз дешевше на { count-solari }
board-sandworms = { $who }: піщаних хробаків у конфлікті { $n }

## Карти

card-back-contract = Контракт сорочкою догори
card-back-objective = Карта завдання сорочкою догори
card-back-post = Спостережний пункт
card-back-rival = Карта Конкурента сорочкою догори
card-back-hagal = Карта Дому Гаґал сорочкою догори
card-doubling = З піщаним хробаком у конфлікті нагороду беруть двічі (контроль — один раз)

## Стіл: місця

table-spies = Шпигуни: у запасі { $left }, на пунктах { $out }
table-spies-left = Шпигуни в запасі
table-spies-out = Шпигуни на пунктах
label-sandworms = піщані хробаки
label-memories = спогади
table-sandworms = Піщані хробаки в конфлікті: { $n }
table-training = Трек навчання: поділка { $n }
table-memories = Спогади: { $n }
table-trophies = Карта завдання та виграні конфлікти
table-trophies-up = Відкриті бойові символи
table-trophies-down = Бойові символи в парах
table-trophy-matched = у парі, долілиць
table-contracts = Контракти
table-contracts-mine = Мої контракти
table-contracts-done = Виконано контрактів: { $n }
table-contracts-completed = Виконані контракти
table-contracts-aside = Відкладені контракти: { $who }
table-contract-stack = Контрактів у стосі: { $n }
explain-infiltrate = Зайнято: шпигун поруч повернеться в запас, коли ваш агент увійде сюди
table-conflict-pair = — перемога складе пару, +1 ПО
table-conflict-walled = { -shield-wall } не пускає хробаків у цей конфлікт
table-conflict-doubling = Піщаний хробак подвоїть нагороду
table-source-contract = Контракти
table-source-objective = Карти завдань

## Rivals

rival-third-agent = Третій агент приходить за стільки ресурсів і карт інтриг
rival-signet = { card-signet_ring }
rival-network = Шпигунська мережа
rival-third-spy = 3-й:
rival-for-swords = Розкрито заради мечів
rival-gathered = Зібрано для третього агента: { $n } з { $all }
rival-of = { $n }/{ $all }
rival-plate = Конкурент
rival-turn-none = Конкуренти ще не ходили
rival-turn-last = Останній хід
table-tab-rivals = Конкуренти

## Стіл: про що питають

hint-place_spy = Підсвічено вільні пункти. Шпигун відкриває сусідні локації картам із символом шпигуна; відкликавши його, можна ввійти в зайняту локацію або взяти карту.
hint-infiltrate = Шпигун повертається у ваш запас.
hint-gather = Шпигуна біля локації, де стоїть агент, можна відкликати одразу, до всіх ефектів.
hint-destroy_wall = Без неї хробаки можуть битися й за ці локації: { space-arrakeen }, { space-spice_refinery }, { space-imperial_basin }.
hint-take_contract = Контракт виконують тим, що стоїть перед стрілкою; тоді ви отримаєте те, що після неї.
hint-keep_contract = Інші побачать його, коли виберуть усі.
hint-flip = Карту перевертають долілиць; її бойовий символ більше не складе пари.
hint-train = Фішка переходить на наступну поділку, і ви отримуєте те, що на ній показано.

## Нова гра

new-add-choam = Мінідоповнення «ДАПТ»
new-add-choam-note = Контракти, які беруть і виконують, нові карти та ще один лідер
new-add-base = Разом із базовою коробкою
new-add-base-note = Її карти Імперіуму, карти інтриг і лідери
new-two-rival-note = З вами грає один Конкурент: він ходить після першого гравця і хоче перемогти.
new-rival-number = Конкурент { $n }
new-rival-any = Будь-який Конкурент
new-rival-asked = Вибір за столом
new-rival-option = { $name } ({ $n })
new-rivals-note = Число — у що обійдеться його третій агент: що менше, то сильніший Конкурент. Для першої гри наодинці беріть Конкурентів із числом від 8, для першої гри вдвох — варіант «{ variant-streamlined }».
new-rival-unfit = { $name } не підходить для варіанта «{ variant-streamlined }»
new-box-players = { $least }–{ $most } гравці

## Довідник

library-board = Поле
library-board-base = Базова гра, «Розквіт Ікса», «Безсмертя»
library-board-uprising = Повстання
library-contract = Контракти
library-objective = Карти завдань
library-post = Пункти
library-hagal = Карти Дому Гаґал
library-rival = Карти Конкурентів
library-task-visit = Агентом
library-task-harvest = Прянощами
library-task-card = Картою
library-task-none = Одразу

## Значки

icon-sandworm = Піщаний хробак: сила 3
icon-maker_hooks = Гаки Творця
icon-shield_wall = { -shield-wall }
icon-observation_post = Спостережний пункт
icon-to_spy = Символ агента: локації під наглядом
icon-place_spy = Розмістити шпигуна
icon-recall_spy = Відкликати шпигуна
icon-summon_worm = Піщаний хробак вступає в конфлікт
icon-breach_wall = Підірвати { -shield-wall(case: "acc") }
icon-take_contract = Узяти контракт
icon-complete_contract = Виконані контракти
icon-harvest_contract = Контракт: отримати стільки прянощів
icon-intrigue_trash = Знищити карту інтриги
icon-crysknife = Бойовий символ: { battle_icon-crysknife }
icon-desert_mouse = Бойовий символ: { battle_icon-desert_mouse }
icon-ornithopter = Бойовий символ: { battle_icon-ornithopter }
about-maker_hooks = З ними в локаціях «{ space-hagga_basin }» і «{ space-deep_desert }» замість видобутку прянощів можна прикликати хробаків.
about-sandworm = У конфлікті подвоює нагороду свого власника.
about-shield_wall = Поки вона стоїть, хробаки не б’ються за ці локації: { space-arrakeen }, { space-spice_refinery }, { space-imperial_basin }.
about-spy = З пункту він відкриває сусідні локації картам із символом шпигуна; відкликавши його, можна ввійти в зайняту локацію або взяти карту.
about-crysknife = Два однакові символи на вашій карті завдання та виграних картах конфлікту складають пару: +1 ПО.
about-desert_mouse = { about-crysknife }
about-ornithopter = { about-crysknife }
about-wild = Складає пару з будь-яким бойовим символом: +1 ПО.
icon-swap = Перевертається
icon-memory = Спогад
icon-training = Трек навчання
icon-objective = Карта завдання
icon-on_discard = Коли карту скинуто
rules-icons-battle = Бойові символи
rules-board-base = Базова
rules-board-uprising = Повстання
