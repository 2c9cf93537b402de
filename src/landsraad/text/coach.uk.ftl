### Порада: що приносять найкращі варіанти. Стоїть поруч із варіантом, у списку.

coach-sends = { $card } → { $space }
coach-chance = Шанс на перемогу: { $n } %
coach-better =
    На { $points } { $points ->
        [one] пункт
        [few] пункти
       *[many] пунктів
    } краще за варіант { $other }
coach-worse =
    На { $points } { $points ->
        [one] пункт
        [few] пункти
       *[many] пунктів
    } гірше за варіант { $other }
coach-even = Приблизно як варіант { $other }
coach-worlds =
    Зіграно до кінця раунду { $n } { $n ->
        [one] раз
        [few] рази
       *[many] разів
    }, і щоразу карти, яких ви не бачите, роздано наново. Порада знає не більше за вас.
coach-unplayed = За порядком того, що сам по собі дає кожен вибір; наперед нічого не зіграно.
coach-only = Вибирати більше нема з чого.
coach-more = +{ $what }
coach-less = −{ $what }
coach-more-of = +{ $what } за { coach-tries }
coach-less-of = −{ $what } за { coach-tries }
coach-tries =
    { $of } { $of ->
        [one] спробу
        [few] спроби
       *[many] спроб
    }
coach-tries-of =
    { $of } { $of ->
        [one] спроби
       *[many] спроб
    }
coach-conflict = Перемога в конфлікті: у { $n } із { coach-tries-of }, інакше в { $other }
coach-agents = Майстер меча: у { $n } із { coach-tries-of }, інакше в { $other }
coach-council = Місце у { -council(case: "loc") }: у { $n } із { coach-tries-of }, інакше в { $other }
coach-influence = { count-influence } на { $faction_influence }
coach-alliances =
    { $n } { $n ->
        [one] союз
        [few] союзи
       *[many] союзів
    }

## Puzzles

puzzle-task = Один хід явно кращий за всі інші. Який?
puzzle-right = Так: це найкращий хід.
puzzle-wrong = Є кращий хід.
puzzle-yours = ваш
puzzle-naib = так зіграв би наїб
puzzle-method = Шанси на перемогу: кожен хід дограно до кінця раунду { $n } разів, і щоразу невидимі вам карти роздано наново.
