### What the table in the terminal says of Uprising and its CHOAM module.

table-wall-stands = the Shield Wall stands
table-wall-blocks = the Shield Wall keeps sandworms out of it
table-wall-gone = the Shield Wall is gone
table-post-free = no spy
table-icons = Battle icons
table-gathered = Gathered for the third Agent
table-gathered-of = { $n } of { $all }
table-contracts-taken = Contracts taken
table-contracts-open = open: { $n }
table-contracts-done = completed: { $n }
table-contracts-left = in the stack: { $n }
table-contracts-aside = only for { $who }: { $names }

head-sandworms = Wm
head-spies = Sp

mark-hooks = Maker Hooks
mark-memories = memories: { $n }
mark-training = training space { $n }

own-sandworms = sandworms in the Conflict
own-spies = spies in the supply
own-contracts = Your contracts ({ $n })

hint-infiltrate = infiltrating, a spy of yours goes back

help-legend-uprising =
    With Uprising: Wm sandworms in the Conflict, Sp spies in the supply, ◉2 next to a spy of seat 2, (Crysknife) battle icon of a card that lies face down.

topic-spy = Spies and observation posts
topic-spy-text = A spy goes from your supply to an observation post without a spy; with none in the supply you may first take one back for nothing. With the Agent icon Spy an Agent goes to any space next to a spy of yours, and the spy stays. Infiltrate: take back a spy next to an occupied space, and your Agent goes there all the same. Gather Intelligence: as soon as your Agent is there, take back a spy next to the space and draw a card. One spy serves for one of the two.
topic-sandworms = Sandworms and the Shield Wall
topic-sandworms-text = With Maker Hooks, from Sietch Tabr, you can put sandworms into the Conflict at Hagga Basin (1) and Deep Desert (2) in place of their base spice; Maker Hooks are not spent. A sandworm has 3 strength, never retreats, and doubles your reward, but not the control and the battle icon. While the Shield Wall stands, none comes to a Conflict for Arrakeen, Spice Refinery or Imperial Basin.
topic-icons = Battle icons
topic-icons-text = Who wins a Conflict takes its card. If it has the same battle icon as a card or the objective that lies face up before the winner, both are turned face down for 1 Victory Point. The wild icon makes a pair only at the end of the game, with any face-up icon.
topic-contracts = Contracts
topic-contracts-text = You take one of the two open contracts; when there is none, 2 Solari. It is completed when you send an Agent to its space, gain so much spice in a turn at a Maker space, acquire the card, or at once, as it says. Then you get its reward and it counts as completed.
