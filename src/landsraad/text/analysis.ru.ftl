### Оконченная партия глазами тренера: шансы на победу, переломные моменты, дорогие ходы.

analysis-title = Что решило партию
analysis-chances = Шансы на победу, ход за ходом
analysis-turns = Переломные моменты
analysis-no-turns = Ни один ход не изменил шансы заметно.
analysis-turn = Раунд { $round }, ход: { $who }
analysis-turn-ends = Раунд { $round }, ход: { $who }, и сражение
analysis-turn-phase = Раунд { $round }, { $phase }
analysis-change = { $who }: { $before } % → { $after } %
analysis-moves = Дорогие ходы
analysis-moves-note = По тому, сколько они отняли от шанса на победу, в пунктах из ста.
analysis-no-moves = Ни один ход не обошёлся дорого.
analysis-played = Сыграно: { $what }
analysis-better = Лучше: { $what }
analysis-lost = −{ $n }
analysis-step = Шаг { $n }
analysis-inaccuracy = Неточность
analysis-mistake = Ошибка
analysis-blunder = Грубая ошибка
analysis-fine =
    { $fine } из { $all ->
        [one] { $all } хода
       *[other] { $all } ходов
    } почти не хуже лучшего
analysis-lost-all =
    { $n ->
        [one] потерян { $n } пункт
        [few] потеряно { $n } пункта
       *[other] потеряно { $n } пунктов
    } шанса на победу
analysis-method = О каждом ходе тренер знал лишь то, что видело это место: оба пути он доиграл до конца раунда, раздав невидимые карты заново.
