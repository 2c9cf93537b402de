### Advice: what the best ways to go on bring. It stands beside a way, in a list.

coach-sends = { $card } → { $space }
coach-chance = Chance to win: { $n } %
coach-better =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better than way { $other }
coach-worse =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } worse than way { $other }
coach-even = About as good as way { $other }
coach-worlds =
    Played on to the end of the round { $n ->
        [one] once
        [2] twice
       *[other] { $n } times
    }, each time with the cards that you cannot see dealt anew. It knows no more than you.
coach-unplayed = In order of what each choice brings by itself; nothing was played on.
coach-only = There is nothing else to choose.
coach-more = +{ $what }
coach-less = −{ $what }
coach-more-of = +{ $what } in { coach-tries }
coach-less-of = −{ $what } in { coach-tries }
coach-tries =
    { $of } { $of ->
        [one] try
       *[other] tries
    }
coach-tries-of =
    { $of } { $of ->
        [one] try
       *[other] tries
    }
coach-conflict = Wins the Conflict in { $n } of { coach-tries-of }, else in { $other }
coach-agents = Gains the Swordmaster in { $n } of { coach-tries-of }, else in { $other }
coach-council = Takes a seat on the { -council } in { $n } of { coach-tries-of }, else in { $other }
coach-influence = { count-influence } with { $faction_influence }
coach-alliances =
    { $n } { $n ->
        [one] Alliance
       *[other] Alliances
    }

## Puzzles

puzzle-task = One turn is clearly better than all others. Which?
puzzle-right = Yes: that is the best turn.
puzzle-wrong = There is a better turn.
puzzle-yours = yours
puzzle-naib = a Naib would play this
puzzle-method = Chances to win: each turn was played on to the end of the round { $n } times, each time with the cards that you cannot see dealt anew.
