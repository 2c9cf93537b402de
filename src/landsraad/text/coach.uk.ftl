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
# $way: номер іншого варіанта; 0: хід, який зіграно
coach-than =
    { $way ->
        [0] ніж у зіграному ході
       *[other] ніж у варіанті { $way }
    }
coach-beside =
    { $way ->
        [0] у зіграному ході
       *[other] у варіанті { $way }
    }
coach-more = На { $what } більше, { coach-than }
coach-less = На { $what } менше, { coach-than }
coach-more-of = За { coach-tries } загалом на { $what } більше, { coach-than }
coach-less-of = За { coach-tries } загалом на { $what } менше, { coach-than }
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
coach-theirs =
    { $theirs ->
        [never] { coach-beside } жодного разу
        [always] { coach-beside } щоразу
       *[some]
            { $own ->
                [some] { coach-beside } — у { $other }
               *[other] { coach-beside } — у { $other } із { coach-tries-of }
            }
    }
coach-conflict =
    { $own ->
        [never] Перемога в конфлікті: жодного разу, { coach-theirs }
        [always] Перемога в конфлікті: щоразу, { coach-theirs }
       *[some] Перемога в конфлікті: у { $n } із { coach-tries-of }, { coach-theirs }
    }
coach-agents =
    { $own ->
        [never] Майстер меча: жодного разу, { coach-theirs }
        [always] Майстер меча: щоразу, { coach-theirs }
       *[some] Майстер меча: у { $n } із { coach-tries-of }, { coach-theirs }
    }
coach-council =
    { $own ->
        [never] Місце у { -council(case: "loc") }: жодного разу, { coach-theirs }
        [always] Місце у { -council(case: "loc") }: щоразу, { coach-theirs }
       *[some] Місце у { -council(case: "loc") }: у { $n } із { coach-tries-of }, { coach-theirs }
    }
coach-water =
    { $n } { $n ->
        [one] воду
       *[many] води
    }
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
