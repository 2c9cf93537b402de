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
coach-more = +{ $what }
coach-less = −{ $what }
coach-more-of = +{ $what } за { coach-tries }
coach-less-of = −{ $what } за { coach-tries }
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
coach-conflict = Победа в сражении: в { $n } из { coach-tries-of }, иначе в { $other }
coach-agents = Оружейник: в { $n } из { coach-tries-of }, иначе в { $other }
coach-council = Место в { -council(case: "loc") }: в { $n } из { coach-tries-of }, иначе в { $other }
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
