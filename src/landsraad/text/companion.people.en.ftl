### The companion: persons by themselves, without Rivals. Turns, scores, the end.

## Who plays

companion-three = Three players
companion-four = Four players
companion-six = Six players
companion-people-note = by yourselves
companion-six-note = in two teams
companion-seat = Seat { $n }
companion-seats-note = Clockwise. What is left open is drawn by lot, as is the First Player.
companion-named = { $who } ({ $leader })
companion-names = What people are called
companion-names-note = Without a name, by their number or Leader.
companion-names-typed = With a comma between them.

## Turns

companion-turn = Agent turn is over
companion-revealed = Reveal turn is over
companion-fight = Combat
companion-rank = Count the game
companion-has-revealed = has revealed
companion-first-give = Give the First Player marker
companion-goal = Objective
companion-controls = Controls
companion-icons = Battle icons
companion-team = Team of { $who }
companion-now-all = Play your Combat cards, then tell the strength of everybody
companion-now-rewards = Take your rewards. VP, Influence and control are counted here, but for what you pay for. Then comes the next round
companion-now-end = Take your rewards and play Endgame cards, add their VP by “Change”, then count the game
companion-now-last = Take your rewards. This was the last round: play Endgame cards and compare VP; equal VP go by spice, then Solari, water, troops in the { -garrison }
companion-now-over = The game is over

## Combat

companion-outcome-pieces = Tap each unit and each sword in the Conflict, those of Combat cards, too.
companion-outcome-worms = With a sandworm the reward comes twice; control and the card come once.
companion-add = { $what }: +{ $n }
companion-none = { $who }: nothing
companion-ask-concede = { $who }: leave the greater reward to the teammate of the same strength?

## What happened

companion-event-turn_taken = Agent turn
companion-event-revealed = Reveal turn
companion-event-combat_begins = Combat begins
companion-event-first = is the First Player
companion-event-goal = objective: { $name }
companion-event-may_defend = may defend { $name } with a troop
companion-event-doubled = with a sandworm: twice
companion-event-concedes = leaves the greater reward to a teammate
companion-event-ranked = { count-vp }
companion-event-team_ranked = { count-vp } of the team
companion-event-tie_end = Equal VP: more spice decides, then Solari, water, troops in the { -garrison }, the later Reveal turn

## What cannot be done

companion-wrong-needs_people = With Rivals there is no “{ $what }”
companion-wrong-no_turn = Nobody has a turn left in this round
companion-wrong-no_cube = A Commander has none of it
companion-wrong-no_objective = There is no objective “{ $what }”
companion-wrong-other_players = “{ $what }” is not for this number of players ({ $n })

## In the terminal

companion-help-people =
    Numbers choose what is listed. Words (P: number of a player; names may be cut short):
      turn                   the Agent turn is over: the next player's comes
      revealed               the Reveal turn is over
      combat                 Combat, whoever has turns left
      conflict NAME          the Conflict that lies open
      outcome N,N,…          the strength of each player, of six each Ally; 7w: with a sandworm
      standing P FACTION N   Influence up or down (N below 0)
      points P N             Victory Points besides those of Influence, Alliances and rewards
      first P                has the First Player marker
      goal P NAME            has this objective
      round                  the next round
      finish                 the game is over: who is ahead
      timer [P]              the time of player P runs, or stops; with the turns it goes on to the next
      undo [N]               take back the last N steps
      table, log             the scores (or Enter), what happened
      save FILE, load FILE   a file of your own
      quit                   leave; the game is kept
companion-timer-empty = The timer has not been started
companion-word-turn = turn
companion-word-revealed = revealed
companion-word-first = first
companion-word-goal = goal
companion-word-timer = timer
companion-needs-G = NAME
