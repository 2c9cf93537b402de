### The companion: what it says of Immortality.

## Setting up

companion-setup-track = Each Rival: a token at the start of the { -tleilaxu-track }, none on the { -research-track }
companion-setup-no-track = { house-hagal } and the Rival do not use the Bene Tleilax board
companion-layout-tleilaxu-row = { -tleilaxu-row }: { $n }, beside { $name }
companion-layout-track-spice = On space { $space } of the { -tleilaxu-track }: { count-spice }
companion-layout-tokens = Each person: tokens at the start of both tracks of the Bene Tleilax board, and { source-atomics }
companion-layout-tokens-of-allies = Each Ally: tokens at the start of both tracks of the Bene Tleilax board, and { source-atomics }; Commanders have none
companion-layout-replaced = Starting decks: { $name } in place of each { $other }
companion-layout-fewer = Out of the deck, copies of { $name }: { $n }

## On the table

companion-tleilaxu = Tleilaxu track

## Questions

companion-ask-track_spice = Does the spice ({ $n }) still lie on the { -tleilaxu-track }?
companion-ask-track_spice-note = { $who } takes it, unless another token was there before.

## What happened

companion-event-tleilaxu = moves its token on the { -tleilaxu-track } to space { $n }
companion-event-row_left = the left card of the { -tleilaxu-row } leaves the game: deal another in its place
companion-event-row_right = the right card of the { -tleilaxu-row } leaves the game: deal another in its place
