### Uprising and its CHOAM module in the client: the board, the table, the new-game screen, the cards, the icons.

## The board

board-posts = Observation posts
board-post-free = no spy is here
board-post-spies = spies of { $names }
board-wall = The { -shield-wall } stands
board-wall-gone = The { -shield-wall } is gone
board-space-infiltrate = occupied: you recall a spy to go there
board-space-less = costs { count-solari } less now
board-sandworms = { $who }: { count-sandworms } in the Conflict

## Cards

card-back-contract = A contract face down
card-back-objective = An objective face down
card-back-post = An observation post
card-back-rival = A Rival card face down
card-back-hagal = A House Hagal card face down
card-doubling = With a sandworm in the Conflict you take your reward twice (control only once)

## The table: seats

table-spies = Spies: { $left } in the supply, { $out } on posts
table-spies-left = Spies in the supply
table-spies-out = Spies on posts
label-sandworms = Sandworms
label-memories = Memories
table-sandworms = { count-sandworms } in the Conflict
table-training = Training track: space { $n }
table-memories = Memories: { $n }
table-trophies = Objective and Conflict cards won
table-trophies-up = Battle icons face up
table-trophies-down = Battle icons in pairs
table-trophy-matched = in a pair, face down
table-contracts = Contracts
table-contracts-mine = My contracts
table-contracts-done = Contracts completed: { $n }
table-contracts-completed = Contracts completed
table-contracts-aside = Contracts set aside for { $who }
table-contract-stack = Contracts in the stack: { $n }
explain-infiltrate = Occupied: the spy beside it is recalled when your Agent goes there
table-conflict-pair = – winning makes a pair, +1 VP
table-conflict-walled = The { -shield-wall } keeps sandworms out of this Conflict
table-conflict-doubling = A sandworm here doubles your reward
table-source-contract = Contracts
table-source-objective = Objectives

## Rivals

rival-third-agent = The third Agent comes for so many resources and Intrigue cards
rival-signet = { card-signet_ring }
rival-network = Spy network
rival-third-spy = 3rd:
rival-for-swords = Revealed for its swords
rival-gathered = Gathered for the third Agent: { $n } of { $all }
rival-of = { $n }/{ $all }
rival-plate = Rival
rival-turn-none = No Rival has taken a turn yet
rival-turn-last = The last turn
table-tab-rivals = Rivals

## The table: what is asked

hint-place_spy = Lit posts are free. A spy lets your cards with a spy icon go to the spaces beside it, and can be recalled to go to an occupied space or to draw a card.
hint-infiltrate = The spy goes back to your supply.
hint-gather = A spy beside the space where your Agent is can be called back at once, before all effects.
hint-destroy_wall = Without it sandworms can come to the Conflicts for { space-arrakeen }, { space-spice_refinery } and { space-imperial_basin }.
hint-take_contract = A contract is completed by what stands before its arrow; then you get what stands behind it.
hint-keep_contract = The others see it when all have chosen.
hint-flip = The card is turned face down; its battle icon makes no pair any more.
hint-train = The token moves on by one space and you get what it shows.

## New game

new-add-choam = CHOAM module
new-add-choam-note = Contracts to take and complete, more cards, and one more Leader
new-add-base = With the base box
new-add-base-note = Its Imperium and Intrigue cards and its Leaders, too
new-two-rival-note = One Rival plays with you, clockwise of the first player, and plays to win.
new-rival-number = Rival { $n }
new-rival-any = Any Rival
new-rival-asked = Chosen at the table
new-rival-option = { $name } ({ $n })
new-rivals-note = The number says what its third Agent costs: the less, the harder the Rival. For a first game alone take Rivals of 8 or more; for a first game of two the variant { variant-streamlined }.
new-rival-unfit = { $name } is no Rival for the variant { variant-streamlined }
new-box-players = { $least }–{ $most } players

## The library

library-board = Board
library-board-base = Base game, Rise of Ix, Immortality
library-board-uprising = Uprising
library-contract = Contracts
library-objective = Objectives
library-post = Observation posts
library-hagal = House Hagal cards
library-rival = Rival cards
library-task-visit = By an Agent
library-task-harvest = By spice
library-task-card = By a card
library-task-none = At once

## Icons

icon-sandworm = Sandworm: 3 strength
icon-maker_hooks = { -maker-hooks }
icon-shield_wall = { -shield-wall }
icon-observation_post = Observation post
icon-to_spy = Agent icon: spaces where you spy
icon-place_spy = Place a spy
icon-recall_spy = Recall a spy
icon-summon_worm = A sandworm comes to the Conflict
icon-breach_wall = Remove the { -shield-wall }
icon-take_contract = Take a contract
icon-complete_contract = Completed contracts
icon-harvest_contract = Contract: gain so much spice
icon-intrigue_trash = Trash an Intrigue card
icon-crysknife = Battle icon: { battle_icon-crysknife }
icon-desert_mouse = Battle icon: { battle_icon-desert_mouse }
icon-ornithopter = Battle icon: { battle_icon-ornithopter }
about-maker_hooks = At { space-hagga_basin } and { space-deep_desert } they call sandworms instead of harvesting spice.
about-sandworm = In a Conflict it doubles the reward of its owner.
about-shield_wall = While it stands, no sandworms come to the Conflicts for { space-arrakeen }, { space-spice_refinery } and { space-imperial_basin }.
about-spy = On a post, it lets your cards with a spy icon go to the spaces beside it, and can be recalled to go to an occupied space or to draw a card.
about-crysknife = Two of the same, on your Objective and on Conflict cards that you have won, make a pair: +1 VP.
about-desert_mouse = { about-crysknife }
about-ornithopter = { about-crysknife }
about-wild = It makes a pair with any battle icon: +1 VP.
icon-swap = Turned over
icon-memory = Memory
icon-training = Training track
icon-objective = Objective
icon-on_discard = When discarded
rules-icons-battle = Battle icons
rules-board-base = Base game
rules-board-uprising = Uprising
