### The companion: what it says of Rise of Ix.

## Setting up

companion-boxes = Boxes
companion-boxes-note = Leaders for the Rivals: { $n }
companion-setup-fleet = Each Rival: { -freighter } at the foot of the shipping track, { count-dreadnoughts } in its { -supply }
companion-setup-tiles = Tech tiles in three stacks. Whenever no open tile has the mark of House Hagal, remove the top of the largest stack until one has it
companion-setup-saves = In Conflicts I and II the Rivals save their spice for tech tiles
companion-setup-house-ix = House Hagal: { -freighter } at the foot of the shipping track, { count-dreadnoughts } in its { -supply }; it takes no tech tiles
companion-epic-note = A longer game, to { count-vp }; people start with more troops and Intrigue
companion-setup-epic-conflicts = Conflict deck: { $second } Conflicts II on top of { $third } Conflicts III, no Conflict I
companion-setup-epic-people = These starting troops and Intrigue cards are for people only

## The table

companion-freighter = { -freighter }
companion-freighter-level =
    { $n ->
        [0] at the foot
       *[other] level { $n }
    }
companion-freighter-move = Move the { -freighter }
companion-dreadnoughts = Dreadnoughts
companion-negotiators = Negotiators
companion-tiles = Tech tiles
companion-tile-turned = { $name } (turned over)
companion-tile-add = Give a tile
companion-tile-lose = Take { $name } away
companion-controlled = Controls
companion-dividends = A person takes dividends
companion-won = { $who } has won the Conflict
companion-finish = The game is over: count tech tiles

## Questions

companion-ask-raise-note = It has least with these; you choose.
companion-ask-raise-note-two = It has least with these; the first player chooses.
companion-ask-tile = { $who } acquires tech. Which of these tiles lies open? Take the first that does.
companion-ask-tile-note = The most expensive stands first. Of two that cost the same, the higher stack counts.
companion-tile-priced = { $name } ({ count-spice })
companion-tile-none = None of them
companion-ask-pass = Does an Agent stand on { $name }?
companion-ask-pass-note = With { $tile } { $who } gets past it, but not past The Voice.
companion-ask-control = Which space does the dreadnought of { $who } take?
companion-ask-control-note = The first with an opponent's Control marker; if there is none, the first without its own. Not one where a dreadnought is.

## What happened

companion-event-no_guild = less than { $n } Influence with the Guild, the next card
companion-event-no_dreadnought = no dreadnought left in its { -supply }, the next card
companion-event-freighter = { -freighter } to level { $n }
companion-event-recall = recalls the { -freighter }
companion-event-dividends = dividends: everybody else gains { count-solari }
companion-event-commission = commissions a dreadnought
companion-event-deploy_dreadnought = deploys { count-dreadnoughts }
companion-event-negotiate = sends a negotiator to { -ix }
companion-event-call_back = calls back { count-negotiators }
companion-event-tile = acquires { $name }
companion-event-tile_turned = turns over { $name }
companion-event-tile_trashed = trashes { $name }
companion-event-tile_gone = { $name } is out of the game
companion-event-tile_counts = { $name } counts
companion-event-wins_ties = wins ties with { $name }
companion-event-warship = takes { $name } with a dreadnought
companion-event-warship_home = the dreadnought returns from { $name }
companion-event-controls = controls { $name } with a dreadnought
companion-event-scuttle = gives up a dreadnought
companion-event-won = wins the Conflict
companion-event-finish = The game is over
companion-event-to_negotiators = { count-troops } to { -ix }
companion-event-dreadnought_to_supply = { count-dreadnoughts } to the { -supply }
companion-event-dreadnought_to_garrison = { count-dreadnoughts } to the { -garrison }
companion-event-dreadnought_to_conflict = { count-dreadnoughts } to { -conflict-area }

## After Combat

companion-after-ix = If the winner is a Rival, say so: a dreadnought takes a space, and tiles may give something.

## What cannot be done

companion-wrong-needs_ix = Without Rise of Ix there is no “{ $what }”
companion-wrong-no_tile = There is no tech tile “{ $what }” for Rivals
companion-wrong-not_among = “{ $what }” is not among the answers
companion-wrong-won = A Rival has won this Conflict already
companion-wrong-not_fighting = It has nothing in the Conflict
companion-wrong-finished = The tiles have been counted

## In the terminal

companion-help-ix =
    With Rise of Ix:
      freighter R            a move of its freighter, as a reward
      dividends              a person takes dividends
      won R                  has won the Conflict
      dreadnoughts R FROM TO N  from and to: supply, garrison, conflict
      troops R FROM TO N     from and to: also negotiators
      own R TILE             has the tile (R 0: nobody any more)
      finish                 the game is over: count tech tiles

## The words of the commands

companion-word-tile = tile
companion-word-control = control
companion-word-freighter = freighter
companion-word-dividends = dividends
companion-word-won = won
companion-word-finish = finish
companion-word-dreadnoughts = dreadnoughts
companion-word-own = own
companion-zone-negotiators = negotiators
companion-needs-T = TILE
