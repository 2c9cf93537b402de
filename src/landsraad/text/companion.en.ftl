### The companion for a table of cardboard: House Hagal. The terminal and the browser say the same.

companion-title = Companion
companion-lead = For the game on your own table. You keep the board; the companion sets it out, plays House Hagal and the Rivals for one or two, and keeps turns, scores and Conflicts for three to six.
companion-solo = Alone
companion-solo-note = against two Rivals
companion-two = Two players
companion-two-note = with House Hagal in the way
companion-players = Who plays
companion-difficulty = Difficulty
companion-rival = Rival { $n }
companion-rival-left = Rival { $n }, on your left
companion-leader-random = at random
companion-begin = Begin
companion-new = New game
companion-new-sure = The game in progress is thrown away. Begin a new one?

## What to lay out

companion-setup = Setting up
companion-setup-first = First player: { $who }
companion-setup-water = You and each Rival: { count-water }
companion-setup-extra = You also: { $what }
companion-setup-mentat = The space { space-mentat } costs you { count-solari }
companion-setup-swordmaster = You cannot gain the Swordmaster
companion-setup-garrison = Each Rival: { count-troops } in the { -garrison }
companion-setup-intrigue = Each Rival: { count-intrigue }
companion-setup-third = The Rivals' third Agents come in round { $n }
companion-setup-careful = In Conflicts I and II a Rival that leads by { $n } strength or more deploys no troops
companion-setup-house = House Hagal: cubes at the foot of the tracks, all troops in its { -supply }, three Agents, no resources
companion-setup-house-turns = It acts after each Agent turn of the first player, as long as it has an Agent

## The table

companion-round = Round { $n }
companion-conflict = Conflict { level }
companion-first = First player: { $who }
companion-you = you
companion-deck = Deck { $deck }, discarded { $discard }
companion-reveal = Reveal a card
companion-reveal-for = Reveal for { $who }
companion-combat = Combat: swords
companion-round-next = Next round
companion-undo = Undo
companion-agents = Agents
companion-agents-left =
    { $n ->
        [0] no Agent left
        [one] { $n } Agent left
       *[other] { $n } Agents left
    }
companion-third = third Agent
companion-mentat-promised = Mentat next round
companion-vp = VP
companion-strength = Strength
companion-influence = Influence
companion-resources = Resources
companion-troops = Troops
companion-supply = Supply
companion-garrison = Garrison
companion-conflict-zone = Conflict
companion-solari = Solari
companion-spice = Spice
companion-water = Water
companion-intrigue = Intrigue
companion-alliance = Alliance
companion-alliance-take = Give the Alliance
companion-alliance-lose = Take the Alliance away
companion-move = { $from } → { $to }
companion-mentat = Mentat in the next round
companion-change = Change
companion-spaces = Spaces
companion-spaces-note = Mark where you and the others stand, or what The Voice closes. Cards for these spaces are passed over.
companion-space-person = taken
companion-space-free = free
companion-log = What happened
companion-log-empty = Nothing yet
companion-back-to = Back to here
companion-turn-of = { $who }: Agent turn
companion-turn-done = { $who }: done
companion-combat-space = Combat space
companion-swords = Swords in Combat: { $n }

## Questions

companion-ask-place = Is { $name } free?
companion-place = Yes: send the Agent
companion-taken = No: the next card
companion-ask-bonus = How much bonus spice lies on the Maker spaces?
companion-ask-bonus-note = The Agent goes where most of it lies.
companion-bonus-done = That is it
companion-ask-signet = Does { $who } use the Signet Ring: { $what }?
companion-ask-faction = { $who }: Influence with which faction?
companion-ask-faction-note = Where an opponent is ahead, the one with the least Influence of its own; among equals you choose.
companion-ask-alliance = { $who } has { $n } Influence with { $faction_influence }. Does it take the Alliance?
companion-ask-alliance-note = Yes, if the token lies on the board or its holder has less.
companion-ask-strength = How much strength do you have in the Conflict now?
companion-ask-strength-note = { $who } stays at home if it leads by { $n } or more.
companion-yes = Yes
companion-no = No
companion-signet-influence = 1 Influence with a faction

## What happened

companion-line = { $who }: { $what }
companion-event-card = card { $name }
companion-event-occupied = { $name } is taken, the next card
companion-event-no_bonus = no bonus spice on a free Maker space, the next card
companion-event-shuffle = A new deck is shuffled: { $n }
companion-event-send = Agent to { $name }
companion-event-control = whoever controls { $name } gains { $effect }
companion-event-bank = the bonus spice there goes to the bank: { $n }
companion-event-influence = Influence with { $faction_influence } is now { $n }
companion-event-top = Influence with { $faction_influence } is at its top
companion-event-vp = +{ count-vp }
companion-event-vp-lost = −{ count-vp }
companion-event-alliance = Alliance with { $faction_alliance }
companion-event-alliance_lost = loses the Alliance with { $faction_alliance }
companion-event-gain = gains { $what }
companion-event-lose = loses { $what }
companion-event-pay = pays { $what }
companion-event-exchange = gives { $what } for a VP
companion-event-recruit = recruits { count-troops }
companion-event-deploy = deploys { count-troops }
companion-event-hold_back = leads by { $n } strength and deploys nothing
companion-event-signet = uses the Signet Ring
companion-event-signet_short = cannot pay for the Signet Ring
companion-event-signet_left = leaves the Signet Ring
companion-event-agents = Agents: { $n }
companion-event-to_supply = { count-troops } to the { -supply }
companion-event-to_garrison = { count-troops } to the { -garrison }
companion-event-to_conflict = { count-troops } to { -conflict-area }
companion-event-mark = { $name } is taken
companion-event-free = { $name } is free
companion-event-mentat = has the Mentat in the next round
companion-event-mentat_lost = has no Mentat in the next round
companion-event-swords = { count-swords }
companion-event-strength = strength { $n }
companion-event-round = Round { $n }. All Agents come back, all troops in { -conflict-area } go home
companion-event-swordmaster = the third Agent comes
companion-event-end = { $n } VP: the game ends with this round

## After Combat

companion-after-combat = Rewards
companion-after-solo = Give Rivals their first and second rewards with “Change”. A choice of Influence goes where the Rival has least.
companion-after-two = House Hagal gets no rewards. If it wins a Conflict for a space that a player controls, that marker is removed.
companion-last = This is the last round.

## Keeping it

companion-share = Share
companion-share-note = The link holds the whole game. Whoever opens it goes on from here on another device.
companion-copy = Copy the link
companion-save = Save as a file
companion-load = Open a file
companion-shared = A game was shared with you: round { $n }
companion-shared-use = Go on with it
companion-shared-drop = Keep mine
companion-cannot-keep = This browser keeps nothing between two visits. Save the game as a file.

## What cannot be done

companion-wrong-command = “{ $what }” is no command
companion-wrong-answer_first = First answer the question
companion-wrong-not_asked = Nothing is asked that this would answer
companion-wrong-no_rival = There is no Rival “{ $what }”
companion-wrong-number = “{ $what }” is not a number that fits here
companion-wrong-no_faction = There is no faction “{ $what }”
companion-wrong-no_space = There is no space “{ $what }”
companion-wrong-no_zone = Troops stand in supply, garrison or conflict, not in “{ $what }”
companion-wrong-no_resource = A Rival has no “{ $what }”
companion-wrong-no_agents = It has no Agent left
companion-wrong-no_card_fits = No card names a free space. Look through the marked spaces
companion-wrong-bonus = Say the bonus spice of all { $n } Maker spaces
companion-wrong-too_few = There is not so much: { $n }
companion-wrong-is_taken = The space is marked already
companion-wrong-is_free = The space is free already
companion-wrong-holds_already = It is so already
companion-wrong-gains_nothing = House Hagal of the two-player game gathers nothing
companion-wrong-fought = The swords of this round have been revealed
companion-wrong-no_troops = No Rival has troops in the Conflict
companion-wrong-last_round = Round { $n } was the last one
companion-wrong-nothing_to_undo = There is nothing to take back
companion-wrong-too_long = More than { $n } steps are not kept
companion-wrong-players = { $n } players: these boxes are not for so many
companion-wrong-two_persons = Difficulty, Leaders of Rivals and { variant-escalation } belong to the game for one
companion-wrong-no_level = There is no difficulty “{ $what }”; there are: { $known }
companion-wrong-no_leader = There is no Leader “{ $what }” here; there are: { $known }
companion-wrong-leaders = { $n } different Leaders are needed
companion-wrong-name = A name has at most { $n } characters, and some that can be seen
companion-wrong-names = Names are given for at most { $n } people
companion-wrong-no_box = The companion does not know these boxes: “{ $what }”; it knows: { $known }
companion-wrong-seed = “{ $what }” is no seed
companion-wrong-not_json = This is not a whole file ({ $what })
companion-wrong-not_ours = This is no game of the companion
companion-wrong-version = The game was saved by another version ({ $what }); this one reads { $n }
companion-wrong-no_option = The game was saved with an option that is not known here: “{ $what }”
companion-wrong-broken = The saved game is broken: { $what }
companion-wrong-broken_at = The saved game is broken at step { $n } (“{ $what }”: { $why })

## In the terminal

companion-ready = Number or word; ? for help
companion-help =
    Numbers choose what is listed. Words (R: number of a Rival; names may be cut short):
      reveal [R]             a card for an Agent turn
      combat                 a card for each Rival in the Conflict: swords
      round                  the next round
      undo [N]               take back the last N steps
      mark SPACE             somebody stands there (or The Voice)
      free SPACE             nobody stands there
      influence R FACTION N  Influence up or down (N below 0)
      hold R FACTION         has the Alliance (R 0: no Rival)
      gain R THING N         solari, spice, water, intrigue, vp, agents
      troops R FROM TO N     from and to: supply, garrison, conflict
      mentat R               has the Mentat in the next round
      table                  the Rivals (or Enter)
      spaces                 what is marked
      timer [P]              the time of player P runs, or stops
      log                    what happened
      save FILE, load FILE   a file of your own
      quit                   leave; the game is kept
companion-choose = Choose 1 to { $n }
companion-several = “{ $said }” can mean: { $names }
companion-unknown = Nothing here is called “{ $said }”
companion-needs = { $word } needs: { $what }
companion-bonus-how = Three numbers, in the order above; x where somebody stands
companion-saved = Saved: { $file }
companion-not-saved = Could not be saved: { $error }
companion-not-loaded = Cannot be opened: { $error }
companion-kept = The game is kept. Go on with: { $command }
companion-aside = The game that was there is kept as { $file }
companion-undone = Taken back: { $what }
companion-go-on = There is a game in round { $n }. Go on with it? (y/n)

## The words of the commands

companion-word-undo = undo
companion-word-table = table
companion-word-spaces = spaces
companion-word-log = log
companion-word-save = save
companion-word-load = load
companion-word-quit = quit
companion-word-help = help
companion-word-reveal = reveal
companion-word-place = place
companion-word-taken = taken
companion-word-bonus = bonus
companion-word-yes = yes
companion-word-no = no
companion-word-faction = faction
companion-word-strength = strength
companion-word-mark = mark
companion-word-free = free
companion-word-combat = combat
companion-word-round = round
companion-word-influence = influence
companion-word-hold = hold
companion-word-gain = gain
companion-word-troops = troops
companion-word-mentat = mentat
companion-zone-supply = supply
companion-zone-garrison = garrison
companion-zone-conflict = conflict
companion-needs-R = R
companion-needs-S = SPACE
companion-needs-F = FACTION
companion-needs-N = N
companion-needs-K = THING
companion-needs-Z = ZONE
companion-needs-B = N,N,N
companion-needs-file = FILE
