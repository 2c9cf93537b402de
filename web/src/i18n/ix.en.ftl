### Rise of Ix in the client: the board, the table, the new-game screen, the icons.

## The board

board-ix = Ix
board-ship-dock = Dock
board-ship-level = Level { $n }: { $effect }
board-tech-empty = No tech tile is left here
board-tech-below =
    { $n ->
        [0] No tile lies under it.
        [one] { $n } tile lies under it.
       *[other] { $n } tiles lie under it.
    }
board-space-warship = held by a dreadnought of { $who }
board-dreadnoughts = Dreadnoughts of { $who }: { $garrison } in the garrison, { $conflict } in the Conflict
board-negotiators = { $who }: { count-negotiators } on { -ix }
card-back-tech = A tech tile face down

## The table

table-tech = Tech tiles
table-tech-mine = My tech tiles
table-tech-flipped = turned over until the next round
label-dreadnoughts = Dreadnoughts
label-negotiators = Negotiators
label-snoopers = Snooper tokens
table-freighter =
    { $n ->
        [0] { -freighter } in the dock
       *[other] { -freighter } on level { $n }
    }
table-dreadnoughts = Dreadnoughts: garrison / Conflict / supply
table-dreadnoughts-home = { count-dreadnoughts } in the garrison
table-dreadnoughts-conflict = { count-dreadnoughts } in the Conflict
table-ahead = A card is set aside face down
table-deploy-units = Deploy { $troops } + { $dreadnoughts }
table-deploy-nothing = Choose at least one unit
table-deploy-least = None is chosen already
table-deploy-most =
    { $n ->
        [0] None can be deployed beside these troops
       *[other] At most { $n } beside these troops
    }
table-fewer-dreadnoughts = Fewer dreadnoughts
table-more-dreadnoughts = More dreadnoughts
table-source-tech = Tech tiles
table-source-shipping = Shipping track

## New game

new-variants = Variants
new-variant-box = Takes this box too: { $boxes }
new-variant-players = For this number of players: { $players }
new-variants-more = { $n } more with { $what }
new-variants-players = another number of players

## Cards

library-tech = Tech tiles
library-tech-own_turn = On your turn
library-tech-round_start = At the start of a round
library-tech-acquire = When you acquire a card

## Icons

icon-and = And
icon-up_to = Up to
icon-dreadnought = Commission a dreadnought
icon-negotiator = Negotiator
icon-snooper = Snooper token
icon-freighter = Move the { -freighter }
icon-freighter_move = Advance the { -freighter }
icon-freighter_recall = Recall the { -freighter }
icon-dividends = Dividends: Solari for everybody
icon-acquire_tech = Acquire a tech tile
icon-tech_discount = Less for a tech tile
icon-tech_negotiation = Send a negotiator to { -ix }
icon-unload = Unload: also when discarded or trashed
icon-once_per_round = Flip (once per round, on your turn)
icon-player_turns = On your turn
icon-at_endgame = At the end of the game
icon-ix = { -ix }
