### Совет: что приносят лучшие варианты. Стоит рядом с вариантом, в списке.

coach-sends = { $card } → { $space }
coach-chance = Шанс на победу: { $n } %
coach-better =
    На { $points } { $points ->
        [one] пункт
        [few] пункта
       *[many] пунктов
    } лучше варианта { $other }
coach-worse =
    На { $points } { $points ->
        [one] пункт
        [few] пункта
       *[many] пунктов
    } хуже варианта { $other }
coach-even = Примерно как вариант { $other }
coach-worlds =
    Сыграно до конца раунда { $n } { $n ->
        [one] раз
        [few] раза
       *[many] раз
    }, и каждый раз карты, которых вы не видите, розданы заново. Совет знает не больше вас.
coach-unplayed = По порядку того, что сам по себе даёт каждый выбор; вперёд ничего не сыграно.
coach-only = Выбирать больше не из чего.
# $way: номер другого варианта; 0: ход, который сыгран
coach-than =
    { $way ->
        [0] чем в сыгранном ходе
       *[other] чем в варианте { $way }
    }
coach-beside =
    { $way ->
        [0] в сыгранном ходе
       *[other] в варианте { $way }
    }
coach-more = На { $what } больше, { coach-than }
coach-less = На { $what } меньше, { coach-than }
coach-more-of = За { coach-tries } в сумме на { $what } больше, { coach-than }
coach-less-of = За { coach-tries } в сумме на { $what } меньше, { coach-than }
coach-tries =
    { $of } { $of ->
        [one] попытку
        [few] попытки
       *[many] попыток
    }
coach-tries-of =
    { $of } { $of ->
        [one] попытки
       *[many] попыток
    }
coach-theirs =
    { $theirs ->
        [never] { coach-beside } ни разу
        [always] { coach-beside } каждый раз
       *[some]
            { $own ->
                [some] { coach-beside } — в { $other }
               *[other] { coach-beside } — в { $other } из { coach-tries-of }
            }
    }
coach-conflict =
    { $own ->
        [never] Победа в сражении: ни разу, { coach-theirs }
        [always] Победа в сражении: каждый раз, { coach-theirs }
       *[some] Победа в сражении: в { $n } из { coach-tries-of }, { coach-theirs }
    }
coach-agents =
    { $own ->
        [never] Оружейник: ни разу, { coach-theirs }
        [always] Оружейник: каждый раз, { coach-theirs }
       *[some] Оружейник: в { $n } из { coach-tries-of }, { coach-theirs }
    }
coach-council =
    { $own ->
        [never] Место в { -council(case: "loc") }: ни разу, { coach-theirs }
        [always] Место в { -council(case: "loc") }: каждый раз, { coach-theirs }
       *[some] Место в { -council(case: "loc") }: в { $n } из { coach-tries-of }, { coach-theirs }
    }
coach-water =
    { $n } { $n ->
        [one] воду
       *[many] воды
    }
coach-influence = { count-influence } во фракции { $faction_influence }
coach-alliances =
    { $n } { $n ->
        [one] союз
        [few] союза
       *[many] союзов
    }

## Puzzles

puzzle-task = Один ход явно лучше всех остальных. Какой?
puzzle-right = Верно: это лучший ход.
puzzle-wrong = Есть ход лучше.
puzzle-yours = ваш
puzzle-naib = так сыграл бы наиб
puzzle-method = Шансы на победу: каждый ход доигран до конца раунда { $n } раз, и каждый раз невидимые вам карты сданы заново.
