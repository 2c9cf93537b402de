### Cards and rules to look up.

## Cards

library-title = Карты
library-kind = Вид
library-card = Карты
library-intrigue = Интриги
library-conflict = Конфликты
library-leader = Лидеры
library-space = Ячейки поля
library-search = Поиск по названию или тексту, на любом языке
library-group = Группа
library-faction = Фракция
library-reach = Символ агента
library-cost = Стоимость
library-effect = Эффекты
library-peaceful = Без конфликта
library-found = Найдено: { $n }
library-none = Ничего не подходит. Попробуйте меньше слов или фильтров.
library-copies = В коробке: { $n }
library-way = Если в игре только «{ $boxes }»
library-names = Названия
library-icons = Символы

## Rules

rules-title = Правила
way-back = Назад
rules-search = Поиск по правилам
rules-contents = Содержание
rules-none = Нет правила с такими словами.
rules-elsewhere =
    { $n ->
        [one] Ещё { $n } правило: { $board }
        [few] Ещё { $n } правила: { $board }
       *[many] Ещё { $n } правил: { $board }
    }
rules-found =
    { $n ->
        [one] { $n } правило
        [few] { $n } правила
       *[many] { $n } правил
    }
rules-icons = Что означают символы
rules-icons-resources = Что получают и платят
rules-icons-pieces = Фигуры и жетоны
rules-icons-agents = Символы агентов
rules-icons-factions = Влияние
rules-icons-cards = Карты
rules-icons-verbs = Действия с фигурами
rules-icons-grammar = Как составлены эффекты

## Replay

replay-title = Повтор
replay-where = Раунд { $round } · ход { $turn } · шаг { $at } из { $length }
replay-transport = Перемещение по игре
replay-first = В начало
replay-prev_turn = На ход назад
replay-prev = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = На шаг вперёд
replay-next_turn = На ход вперёд
replay-last = В конец
replay-no-further = Дальше некуда
replay-step = Шаг
replay-round = Перейти к раунду
replay-round-number = Раунд { $n }
replay-seen-by = Чьими глазами
replay-all = Все карты открыты
replay-through = Глазами игрока { $who }
replay-download = Скачать запись
replay-upload = Открыть запись
replay-log = Что произошло
replay-over = Игра окончена
replay-stop = Эта партия сыграна по прежним правилам. По нынешним: { $why }
replay-play-on = Играть дальше отсюда
replay-play-on-as = За новым столом: ваше место — { $who }, за остальных играет компьютер
replay-played-on = Продолжение другой игры

## The report of a game

report-title = Отчёт об игре
report-ranking = Итоговые места
report-lines = Линии графиков
report-part-conflicts = Победные очки и конфликты
report-part-resources = Ресурсы
report-part-influence = Влияние
report-part-cards = Карты
report-points = Победные очки в конце раунда
report-strength = Боевая сила в конфликте
report-strength-note = Над каждым раундом — победитель сражения.
report-gained = Получено: { $what }
report-spent = Потрачено: { $what }
report-deck = Размер колоды вместе с рукой и сбросом
report-acquired = Получено карт
report-trashed = Удалено карт
report-chart = { $title }, по раундам. В конце: { $values }
report-numbers = Числа
report-table = { $title }: числа
report-round = Раунд
report-conflict = Конфликт
report-winner = Победа
report-nobody = никто
report-total = Всего
report-names = названия
report-csv = CSV
report-csv-of = { $title }: скачать CSV
report-csv-all = Всё в CSV
report-unfinished = Эта игра не доиграна, поэтому отчёта нет.

## What decided a game

analysis-at = Шансы на победу на этом шаге: { $values }
analysis-whose = Чьи ходы
analysis-start = Найти дорогие ходы
analysis-go-on = Искать дальше
analysis-stop = Остановить
analysis-progress = Рассмотрено ходов: { $done } из { $all }
analysis-show = Показать в повторе
