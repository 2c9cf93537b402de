### «Розквіт Ікса» у клієнті: поле, стіл, нова гра, значки.

## Поле

board-ix = Ікс
board-ship-dock = Причал
board-ship-level = Поділка { $n }: { $effect }
board-tech-empty = Плиток технологій тут не лишилося
board-tech-below =
    { $n ->
        [0] Під нею плиток немає.
        [one] Під нею { $n } плитка.
        [few] Під нею { $n } плитки.
       *[many] Під нею { $n } плиток.
    }
board-space-warship = утримує дредноут: { $who }
board-dreadnoughts = Дредноути, { $who }: у гарнізоні { $garrison }, у конфлікті { $conflict }
board-negotiators = { $who }: делегацій на полі Ікса { $n }
card-back-tech = Плитка технології сорочкою догори

## Стіл

table-tech = Плитки технологій
table-tech-mine = Мої плитки технологій
table-tech-flipped = перевернута до наступного раунду
label-dreadnoughts = дредноути
label-negotiators = делегації перемовників
label-snoopers = жетони вловлювача
table-freighter =
    { $n ->
        [0] Вантажник біля причалу
       *[many] Вантажник на поділці { $n }
    }
table-dreadnoughts = Дредноути: гарнізон / конфлікт / запас
table-dreadnoughts-home = { count-dreadnoughts } у гарнізоні
table-dreadnoughts-conflict = { count-dreadnoughts } у конфлікті
table-ahead = Карту відкладено сорочкою догори
table-deploy-units = Розгорнути { $troops } + { $dreadnoughts }
table-deploy-nothing = Виберіть хоча б один підрозділ
table-deploy-least = І так жодного
table-deploy-most =
    { $n ->
        [0] До цих загонів не можна додати жодного
       *[many] До цих загонів не більше { $n }
    }
table-fewer-dreadnoughts = Менше дредноутів
table-more-dreadnoughts = Більше дредноутів
table-source-tech = Плитки технологій
table-source-shipping = Трек перевезень

## Нова гра

new-variants = Варіанти
new-variant-box = Потрібна й ця коробка: { $boxes }
new-variant-players = Для такої кількості гравців: { $players }
new-variants-more = Ще { $n } за іншого складу: { $what }
new-variants-players = інша кількість гравців

## Карти

library-tech = Технології
library-tech-own_turn = У свій хід
library-tech-round_start = На початку раунду
library-tech-acquire = Коли карту придбано

## Значки

icon-and = І
icon-up_to = До
icon-dreadnought = Мобілізувати дредноут
icon-negotiator = Делегація перемовників
icon-snooper = Жетон вловлювача
icon-freighter = Перемістити вантажник
icon-freighter_move = Просунути вантажник
icon-freighter_recall = Відкликати вантажник
icon-dividends = Дивіденди: солярії всім
icon-acquire_tech = Придбати технологію
icon-tech_discount = Знижка на технологію
icon-tech_negotiation = Відправити делегацію на Ікс
icon-unload = Розвантаження: і коли скинуто, і коли знищено
icon-once_per_round = Перевернути (раз за раунд, у свій хід)
icon-player_turns = У свій хід
icon-at_endgame = Наприкінці гри
icon-ix = Ікс
