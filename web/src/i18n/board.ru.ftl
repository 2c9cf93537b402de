### The board and the faces of cards.

## Cards

card-back-card = Карта рубашкой вверх
card-back-intrigue = Карта интриги рубашкой вверх
card-back-conflict = Карта конфликта рубашкой вверх
card-back-leader = Лидер ещё не выбран
card-back-space = Ячейка поля
card-copies =
    { $n ->
        [one] { $n } штука
        [few] { $n } штуки
       *[many] { $n } штук
    }
card-staged = выбрано, ещё не отправлено

## The board: headings

board-landsraad = Ландсраад
board-choam = КООАМ
board-arrakis = Арракис
board-conflict = Конфликт
board-tracks = Влияние: { $faction }
board-score = Победные очки

## The board in words

board-space-free = свободна
board-space-agents = Агенты здесь: { $names }
board-space-control = под контролем: { $who }
board-space-spice = бонусной Пряности: { $n }
board-space-marked = закрыта для соперников: { $who }
board-space-legal = можно выбрать
board-space-mentat = Ментат здесь
board-seat-value = { $who } { $n }
board-alliance-held = Союз: { $who }
board-alliance-free = Союз: никто
board-seated = Высший Совет: { $names }
board-seats-none = Высший Совет: пока никого
board-mentat-home = Ментат в своей ячейке
board-mentat-with = Ментат у игрока: { $who }
board-units = { $who }: в гарнизоне { $garrison }, в конфликте { $conflict }, боевая сила { $strength }
board-conflict-none = Конфликт не открыт
board-preview = Итог: { $text }

# Буквы мест — по названиям их цветов
seat-letter-red = К
seat-letter-blue = С
seat-letter-green = З
seat-letter-yellow = Ж
seat-letter-muaddib = М
seat-letter-shaddam = Ш
