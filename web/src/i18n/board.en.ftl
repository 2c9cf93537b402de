### The board and the faces of cards.

## Cards

card-back-card = A card face down
card-back-intrigue = An Intrigue card face down
card-back-conflict = A Conflict card face down
card-back-leader = A leader not chosen yet
card-back-space = A board space
card-copies = { $n } of them
card-staged = chosen, not sent yet

## The board: headings

board-landsraad = Landsraad
board-choam = CHOAM
board-arrakis = Arrakis
board-conflict = Conflict
board-tracks = Influence: { $faction }
board-score = Victory Points

## The board in words

board-space-free = free
board-space-agents = Agents here: { $names }
board-space-control = controlled by { $who }
board-space-spice = bonus spice: { $n }
board-space-marked = closed to opponents by { $who }
board-space-legal = can be chosen
board-space-mentat = the Mentat is here
board-seat-value = { $who } { $n }
board-alliance-held = Alliance: { $who }
board-alliance-free = Alliance: nobody
board-seated = High Council: { $names }
board-seats-none = High Council: nobody yet
board-mentat-home = The Mentat is on its space
board-mentat-with = { $who } has the Mentat
board-units = { $who }: { $garrison } in the garrison, { $conflict } in the Conflict, strength { $strength }
board-conflict-none = No Conflict is open
board-preview = Result: { $text }

# The letters of the seats, by the names of their colours
seat-letter-red = R
seat-letter-blue = B
seat-letter-green = G
seat-letter-yellow = Y
seat-letter-muaddib = M
seat-letter-shaddam = S
