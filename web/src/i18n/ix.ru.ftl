### «Расцвет иксианцев» в клиенте: поле, стол, новая игра, значки.

## Поле

board-ix = Икс
board-ship-dock = Причал
board-ship-level = Деление { $n }: { $effect }
board-tech-empty = Плиток технологий здесь не осталось
board-tech-below =
    { $n ->
        [0] Под ней плиток нет.
        [one] Под ней { $n } плитка.
        [few] Под ней { $n } плитки.
       *[many] Под ней { $n } плиток.
    }
board-space-warship = удерживает дредноут: { $who }
board-dreadnoughts = Дредноуты, { $who }: в гарнизоне { $garrison }, в конфликте { $conflict }
board-negotiators = { $who }: делегаций на поле Икса { $n }
card-back-tech = Плитка технологии рубашкой вверх

## Стол

table-tech = Плитки технологий
table-tech-mine = Мои плитки технологий
table-tech-flipped = перевёрнута до следующего раунда
label-dreadnoughts = дредноуты
label-negotiators = делегации
label-snoopers = жетоны вынюхивателя
table-freighter =
    { $n ->
        [0] Грузовой корабль у причала
       *[many] Грузовой корабль на делении { $n }
    }
table-dreadnoughts = Дредноуты: гарнизон / конфликт / запас
table-dreadnoughts-home = { count-dreadnoughts } в гарнизоне
table-dreadnoughts-conflict = { count-dreadnoughts } в конфликте
table-ahead = Карта отложена рубашкой вверх
table-deploy-units = Разместить { $troops } + { $dreadnoughts }
table-deploy-nothing = Выберите хотя бы одну боевую единицу
table-deploy-least = И так ни одного
table-deploy-most =
    { $n ->
        [0] К этим отрядам нельзя добавить ни одного
       *[many] К этим отрядам не больше { $n }
    }
table-fewer-dreadnoughts = Меньше дредноутов
table-more-dreadnoughts = Больше дредноутов
table-source-tech = Плитки технологий
table-source-shipping = Трек перевозок

## Новая игра

new-variants = Варианты
new-variant-box = Нужна и эта коробка: { $boxes }
new-variant-players = Для такого числа игроков: { $players }
new-variants-more = Ещё { $n } при другом составе: { $what }
new-variants-players = другое число игроков

## Карты

library-tech = Технологии
library-tech-own_turn = В свой ход
library-tech-round_start = В начале раунда
library-tech-acquire = При получении карты

## Значки

icon-and = И
icon-up_to = До
icon-dreadnought = Ввести дредноут в строй
icon-negotiator = Делегация
icon-snooper = Жетон вынюхивателя
icon-freighter = Переместить грузовой корабль
icon-freighter_move = Продвинуть грузовой корабль
icon-freighter_recall = Вернуть грузовой корабль
icon-dividends = Дивиденды: солярии всем
icon-acquire_tech = Приобрести технологию
icon-tech_discount = Скидка на технологию
icon-tech_negotiation = Отправить делегацию на Икс
icon-unload = Разгрузка: и при сбросе, и при удалении
icon-once_per_round = Перевернуть (раз в раунд, в свой ход)
icon-player_turns = В свой ход
icon-at_endgame = В конце игры
icon-ix = Икс
