### What the table in the terminal says of Immortality.

table-bene_tleilax = Bene Tleilax
table-research-at = research { $column }
table-marker = genetic marker { $n }
table-tleilaxu-at = Tleilaxu { $n }
table-specimens = specimens { $n }
table-tleilaxu-left = in the deck: { $n }

short-research = Res
short-specimen = Spe
short-tleilaxu = Tlx
short-trash = Tra
short-solari = Sol
short-spice = Spi
short-influence_any = Inf
short-intrigue = Int
short-intrigue_trash = −Int
short-draw = Card
short-vp = VP

own-specimens = specimens

help-legend-immortality =
    With Immortality: [2] on a track: the token of seat 2, ◇1 column of genetic marker 1. Res research, Spe specimen, Tlx a step on the Tleilaxu track, Tra you may trash a card, Inf Influence, Int Intrigue card, 7Sol→2Tlx you may pay for it. From a place research leads one column to the right, one row up or down.

topic-research = Research and genetic markers
topic-research-text = Each research moves your token on the research track one column to the right, up or down as the track goes, and you gain what is on the new place. In the last column each research draws a card instead. From column ◇1 on, effects that ask for genetic marker 1 work for you, and Tleilaxu cards that you acquire may go on top of your deck; from column ◇2 on also those that ask for genetic marker 2.
topic-specimens = Specimens and Tleilaxu cards
topic-specimens-text = A specimen is a troop that goes from your supply into the axolotl tanks: there it is no unit. In your Reveal turn specimens pay for cards of the Tleilaxu Row and go back to your supply; the Reclaimed Forces beside it stay where they are and can be paid for again and again. On the Tleilaxu track each step gives what is on its space.
topic-graft = Graft
topic-graft-text = A graft card sends an Agent only together with a second card of your hand. You play both, need an Agent icon of one of them, and take the Agent boxes of both; both are grafted then. They are revealed as any other card.
