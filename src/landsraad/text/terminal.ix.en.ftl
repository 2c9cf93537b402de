### What the table in the terminal says of Rise of Ix.

table-tech = Tech tiles
table-tech-left = tiles in the stacks: { $left }
table-tech-empty = no tile
table-tech-used = { $name } (used)
table-shipping = Shipping track
table-shipping-foot = foot
table-shipping-level = level { $n }

head-dreadnoughts = Drn

mark-negotiators = negotiators: { $n }

own-dreadnoughts = dreadnoughts in the garrison
own-negotiators = negotiators

help-legend-ix =
    With Rise of Ix: Drn dreadnoughts in the supply/garrison/Conflict, ◆2 controlled by a dreadnought of seat 2, [2] on the shipping track: the Freighter of seat 2.
