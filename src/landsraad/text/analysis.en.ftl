### A finished game, looked at by the coach: chances to win, turning points, costly moves.

analysis-title = What decided the game
analysis-chances = Chances to win, turn by turn
analysis-turns = Turning points
analysis-no-turns = No turn changed the chances much.
analysis-turn = Round { $round }, turn of { $who }
analysis-turn-ends = Round { $round }, turn of { $who } and the Combat
analysis-turn-phase = Round { $round }, { $phase }
analysis-change = { $who }: { $before } % → { $after } %
analysis-moves = Costly moves
analysis-moves-note = By what they took from the chance to win, in points of a hundred.
analysis-no-moves = No move cost much.
analysis-played = Played: { $what }
analysis-better = Better: { $what }
analysis-lost = −{ $n }
analysis-step = Step { $n }
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-fine =
    { $fine } of { $all ->
        [one] { $all } move
       *[other] { $all } moves
    } about as good as the best
analysis-lost-all =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } of the chance to win lost
analysis-method = The coach knew at each move what the seat saw there, and no more: it played both ways on to the end of the round, with the unseen cards dealt anew.
