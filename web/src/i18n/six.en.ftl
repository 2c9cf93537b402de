### The table and the screens of the six-player game: two teams, Commanders, their own boards.

six-team = Team of { $who }
six-score = { $team }: { $n } VP
six-ends = Ends when a player has { $n } VP
six-acts-for = Acts for { $who }
six-activated = The Commander acts for this Ally
six-board = Personal board of { $who }
six-boards = Commanders' boards
table-side-boards = Boards
six-won = The team of { $who } wins
six-commander = Commander
six-ally = Ally
six-new-note = Six play in two teams of three. The seats of the Commanders are fixed, their Allies sit two places away.
six-choam = The CHOAM module always belongs to it: it is added.
six-recommended = Leaders that suit it: { $names }
