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
library-copies =
    { $n ->
        [one] { $n } в коробке
       *[many] { $n } шт. в коробке
    }
library-names = Названия
library-icons = Символы

## Rules

rules-title = Правила
rules-search = Поиск по правилам
rules-contents = Содержание
rules-none = Нет правила с такими словами.
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
