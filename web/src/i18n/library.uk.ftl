### Cards and rules to look up.

## Cards

library-title = Карти
library-kind = Вид
library-card = Карти
library-intrigue = Інтриги
library-conflict = Конфлікти
library-leader = Лідери
library-space = Локації поля
library-search = Пошук за назвою або текстом, будь-якою мовою
library-group = Група
library-faction = Фракція
library-reach = Символ агента
library-cost = Вартість
library-effect = Ефекти
library-peaceful = Без бою
library-found = Знайдено: { $n }
library-none = Нічого не підходить. Спробуйте менше слів або фільтрів.
library-copies = У коробці: { $n }
library-way = Якщо у грі лише «{ $boxes }»
library-names = Назви
library-icons = Символи

## Rules

rules-title = Правила
way-back = Назад
rules-search = Пошук у правилах
rules-contents = Зміст
rules-none = Немає правила з такими словами.
rules-elsewhere =
    { $n ->
        [one] Ще { $n } правило: { $board }
        [few] Ще { $n } правила: { $board }
       *[many] Ще { $n } правил: { $board }
    }
rules-found =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
    }
rules-icons = Що означають символи
rules-icons-resources = Що отримують і сплачують
rules-icons-pieces = Фігурки й жетони
rules-icons-agents = Символи агентів
rules-icons-factions = Вплив
rules-icons-cards = Карти
rules-icons-verbs = Дії з фігурками
rules-icons-grammar = Як складені ефекти

## Replay

replay-title = Повтор
replay-where = Раунд { $round } · хід { $turn } · крок { $at } з { $length }
replay-transport = Рух грою
replay-first = На початок
replay-prev_turn = На хід назад
replay-prev = На крок назад
replay-play = Пуск
replay-pause = Пауза
replay-next = На крок уперед
replay-next_turn = На хід уперед
replay-last = У кінець
replay-no-further = Далі нікуди
replay-step = Крок
replay-round = Перейти до раунду
replay-round-number = Раунд { $n }
replay-seen-by = Чиїми очима
replay-all = Усі карти відкриті
replay-through = Очима гравця { $who }
replay-download = Завантажити запис
replay-upload = Відкрити запис
replay-log = Що сталося
replay-over = Гру завершено
replay-stop = Цю партію зіграно за давнішими правилами. За теперішніми: { $why }
replay-play-on = Грати далі звідси
replay-play-on-as = За новим столом: ваше місце — { $who }, за решту грає комп’ютер
replay-played-on = Продовження іншої гри

## The report of a game

report-title = Звіт про гру
report-ranking = Підсумкові місця
report-lines = Лінії графіків
report-part-conflicts = Переможні очки та конфлікти
report-part-resources = Ресурси
report-part-influence = Вплив
report-part-cards = Карти
report-points = Переможні очки наприкінці раунду
report-strength = Сила в конфлікті
report-strength-note = Над кожним раундом — переможець конфлікту.
report-gained = Отримано: { $what }
report-spent = Витрачено: { $what }
report-deck = Розмір колоди разом з рукою та скидом
report-acquired = Придбано карт
report-trashed = Знищено карт
report-chart = { $title }, за раундами. Наприкінці: { $values }
report-numbers = Числа
report-table = { $title }: числа
report-round = Раунд
report-conflict = Конфлікт
report-winner = Перемога
report-nobody = ніхто
report-total = Усього
report-names = назви
report-csv = CSV
report-csv-of = { $title }: завантажити CSV
report-csv-all = Усе в CSV
report-unfinished = Цю гру не дограно, тому звіту немає.

## What decided a game

analysis-at = Шанси на перемогу на цьому кроці: { $values }
analysis-whose = Чиї ходи
analysis-start = Знайти дорогі ходи
analysis-go-on = Шукати далі
analysis-stop = Зупинити
analysis-progress = Розглянуто ходів: { $done } із { $all }
analysis-show = Показати в повторі
