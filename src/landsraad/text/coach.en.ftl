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
# $way: the place of the other way; 0: the move that was played
coach-than =
    { $way ->
        [0] than the move that was played
       *[other] than way { $way }
    }
coach-beside =
    { $way ->
        [0] the move that was played
       *[other] way { $way }
    }
coach-more = { $what } more { coach-than }
coach-less = { $what } less { coach-than }
coach-more-of = Over { coach-tries } { $what } more in all { coach-than }
coach-less-of = Over { coach-tries } { $what } less in all { coach-than }
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
coach-theirs =
    { $theirs ->
        [never] { coach-beside } never does
        [always] { coach-beside } always does
       *[some]
            { $own ->
                [some] { coach-beside } in { $other }
               *[other] { coach-beside } in { $other } of { coach-tries-of }
            }
    }
coach-conflict =
    { $own ->
        [never] Never wins the Conflict, { coach-theirs }
        [always] Always wins the Conflict, { coach-theirs }
       *[some] Wins the Conflict in { $n } of { coach-tries-of }, { coach-theirs }
    }
coach-agents =
    { $own ->
        [never] Never gains the Swordmaster, { coach-theirs }
        [always] Always gains the Swordmaster, { coach-theirs }
       *[some] Gains the Swordmaster in { $n } of { coach-tries-of }, { coach-theirs }
    }
coach-council =
    { $own ->
        [never] Never takes a seat on the { -council }, { coach-theirs }
        [always] Always takes a seat on the { -council }, { coach-theirs }
       *[some] Takes a seat on the { -council } in { $n } of { coach-tries-of }, { coach-theirs }
    }
coach-water = { count-water }
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
