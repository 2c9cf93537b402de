### Immortality in the client: the Bene Tleilax board, the table, the icons.

table-side-tleilax = Bene Tleilax
immortality-coming-back = Return to the hand as the Reveal turn begins

## Hints

hint-graft = Two grafted cards send one Agent: either card's icons lead there, and both Agent boxes come.
hint-research = Your research token goes along a line to the next column, and you gain what is there.
hint-acquire_tleilaxu = Specimens pay for cards of the { -tleilaxu-row } and for what lies beside it.
hint-when_lost = Some Intrigue cards are played when troops were lost in a Conflict.

## Icons

icon-specimen = Specimen: a troop in the axolotl tanks
icon-axolotl_tank = Axolotl tanks
icon-atomics = Family Atomics
icon-graft = Graft: together with another card
icon-research = Research
icon-genetic_marker = Genetic marker reached
icon-tleilaxu = Step on the { -tleilaxu-track }
icon-tleilaxu_row = { -tleilaxu-row }
icon-agent_icon = Agent icon
icon-when_lost = When a Conflict took troops
