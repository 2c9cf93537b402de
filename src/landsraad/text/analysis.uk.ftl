### Закінчена партія очима тренера: шанси на перемогу, переломні моменти, дорогі ходи.

analysis-title = Що вирішило партію
analysis-chances = Шанси на перемогу, хід за ходом
analysis-turns = Переломні моменти
analysis-no-turns = Жоден хід не змінив шанси помітно.
analysis-turn = Раунд { $round }, хід: { $who }
analysis-turn-ends = Раунд { $round }, хід: { $who }, і бій
analysis-turn-phase = Раунд { $round }, { $phase }
analysis-change = { $who }: { $before } % → { $after } %
analysis-moves = Дорогі ходи
analysis-moves-note = За тим, скільки вони відняли від шансу на перемогу, у пунктах зі ста.
analysis-no-moves = Жоден хід не коштував дорого.
analysis-played = Зіграно: { $what }
analysis-better = Краще: { $what }
analysis-lost = −{ $n }
analysis-step = Крок { $n }
analysis-inaccuracy = Неточність
analysis-mistake = Помилка
analysis-blunder = Груба помилка
analysis-fine =
    { $fine } із { $all ->
        [one] { $all } ходу
       *[other] { $all } ходів
    } майже не гірші за найкращий
analysis-lost-all =
    { $n ->
        [one] втрачено { $n } пункт
        [few] втрачено { $n } пункти
       *[other] втрачено { $n } пунктів
    } шансу на перемогу
analysis-method = Про кожен хід тренер знав лише те, що бачило це місце: обидва шляхи він дограв до кінця раунду, роздавши невидимі карти наново.
