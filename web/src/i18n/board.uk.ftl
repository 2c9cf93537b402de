### The board and the faces of cards.

## Cards

card-back-card = Карта сорочкою догори
card-back-intrigue = Карта інтриги сорочкою догори
card-back-conflict = Карта конфлікту сорочкою догори
card-back-leader = Лідера ще не вибрано
card-back-space = Локація поля
card-copies =
    { $n ->
        [one] { $n } штука
        [few] { $n } штуки
       *[many] { $n } штук
    }
card-staged = вибрано, ще не надіслано

## The board: headings

board-landsraad = Ландсраад
board-choam = ДАПТ
board-arrakis = Арракіс
board-conflict = Конфлікт
board-tracks = Вплив: { $faction }
board-score = Переможні очки

## The board in words

board-space-free = вільна
board-space-agents = Агенти тут: { $names }
board-space-control = під контролем: { $who }
board-space-spice = бонусних прянощів: { $n }
board-space-marked = закрита для суперників: { $who }
board-space-legal = можна вибрати
board-space-mentat = Ментат тут
board-seat-value = { $who } { $n }
board-alliance-held = Союз: { $who }
board-alliance-free = Союз: ніхто
board-seated = Вища Рада: { $names }
board-seats-none = Вища Рада: поки нікого
board-mentat-home = Ментат на своїй локації
board-mentat-with = Ментат у гравця: { $who }
board-units = { $who }: у гарнізоні { $garrison }, у конфлікті { $conflict }, сила { $strength }
board-conflict-none = Конфлікт не відкрито
board-preview = Підсумок: { $text }

# Літери місць — за назвами їхніх кольорів
seat-letter-red = Ч
seat-letter-blue = С
seat-letter-green = З
seat-letter-yellow = Ж
seat-letter-muaddib = М
seat-letter-shaddam = Ш
