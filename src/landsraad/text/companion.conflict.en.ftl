### The companion: whose turn it is, the Conflict with its rewards, scores.

## Whose turn it is

companion-person = Player { $n }
companion-now-rival = It is the turn of { $who }
companion-now-you = Your turn, then { $who }
companion-now-two = After the first player's next Agent turn: { $who }
companion-now-done = No Rival has an Agent left. Take your other turns; then comes Combat
companion-now-fought = Play your Combat cards, then tell your strength
companion-now-unnamed = Name the Conflict, and its rewards are worked out
companion-now-resolved = Take your rewards; then comes the next round
companion-sure-fight = { $who } still has units in the Conflict, and its swords have not been revealed. Next round all the same?
companion-sure-rewards = The rewards of this Conflict have not been given out. Next round all the same?

## The Conflict

companion-conflict-which = Which Conflict lies open?
companion-conflict-change = Another Conflict
companion-outcome = Give out the rewards
companion-outcome-title = Strength in the end
companion-option-none = None of it
companion-ask-option = What does { $who } take?
companion-ask-option-note = You choose for the Rival.
companion-ask-heir = Who takes over the Alliance with { $faction_alliance }?
companion-ask-heir-note = They have the same Influence; whoever loses it chooses.
companion-event-conflict = The Conflict: { $name }
companion-event-defends = defends { $name } with a troop
companion-event-place_first = strength { $n }: the first reward
companion-event-place_second = strength { $n }: the second reward
companion-event-place_third = strength { $n }: the third reward
companion-event-tie_first = A tie for first at strength { $n }: nobody wins, and each of them takes the second reward
companion-event-tie_second = A tie for second at strength { $n }: each of them takes the third reward
companion-event-reward_first = reward: { $effect }
companion-event-reward_second = reward: { $effect }
companion-event-reward_third = reward: { $effect }
companion-event-takes_card = takes the Conflict card
companion-event-flip = turns over a pair of battle icons: { $name }
companion-event-takes_control = controls { $name } now
companion-event-control_lost = The Control marker on { $name } goes back to its owner
companion-after-outcome = Tell your strength, and the Rivals' rewards are given out, doubled by sandworms where there are any.
companion-after-unnamed = Or name the Conflict and tell your strength: then the rewards are given out by themselves.

## Scores

companion-scores = Keep your score here, too
companion-scores-note = You tell your Influence and VP; Alliances follow, and less is asked

## What to lay out

companion-layout-seats = Seats, clockwise
companion-layout-first = First Player
companion-layout-decks = Decks
companion-layout-stays = These stay in the box
companion-layout-garrison = { count-troops } in the { -garrison }
companion-layout-level = { $n } of level { level }
companion-layout-conflicts = Conflict deck from the top: { $names }
companion-layout-row = { deck-imperium_row }: { $n }
companion-layout-tech-stacks = Tech tiles: { $all } in { $n } stacks
companion-layout-contracts-open = Contracts: { $n }
companion-layout-wall = On the board: { -shield-wall }
companion-layout-deck = House Hagal deck: { $n }
companion-layout-left = { $box }, { $kind }: { $names }
companion-layout-all = all
companion-layout-marked = those for another number of players
companion-layout-cards = cards
companion-layout-intrigue = Intrigue cards
companion-layout-conflict_cards = Conflict cards
companion-layout-leaders = Leaders
companion-layout-tech = tech tiles
companion-layout-contracts = contracts
companion-layout-objectives = objectives
companion-layout-hagal = House Hagal cards
companion-layout-rivals = Rivals

## Beside the game

companion-timer = Timer
companion-timer-note = A press starts the time of a player and stops all others.
companion-timer-reset = Start again from 0:00
companion-from-server = This browser cannot work it out by itself, so the server does; the game is kept here all the same.

## What cannot be done

companion-wrong-other_level = This round's Conflict is of another level ({ $n })
companion-wrong-resolved = The rewards of this round have been given out
companion-wrong-no_conflict = First name the Conflict that lies open
companion-wrong-swords_first = First reveal the swords of the Rivals
companion-wrong-amounts = As many numbers as players are needed: { $n }
companion-wrong-no_person = There is no player “{ $what }”
companion-wrong-no_conflict_card = There is no Conflict “{ $what }”
companion-wrong-no_scores = In this game people keep their scores themselves

## In the terminal

companion-help-conflict =
    The Conflict:
      conflict NAME          the Conflict that lies open
      outcome N              your strength in the end (two players: N,N): the rewards
companion-help-scores =
    Your score (P: number of a player):
      standing P FACTION N   Influence up or down
      points P N             Victory Points besides those of Influence and Alliances
companion-conflict-how = conflict NAME
companion-word-conflict = conflict
companion-word-outcome = outcome
companion-word-standing = standing
companion-word-points = points
companion-word-option = option
companion-word-heir = heir
companion-needs-C = CONFLICT
companion-needs-A = N,N
companion-needs-W = P
