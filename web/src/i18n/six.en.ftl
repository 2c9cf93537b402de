### The table and the screens of the six-player game: two teams, Commanders, their own boards.

six-team = Team of { $who }
six-score = { $team }: { $n } VP
six-ends = Ends when a player has { $n } VP
six-acts-for = Acts for { $who }
six-gets = { $who } gets:
six-flows = Units, swords and Influence on the board go to { $who }
six-activated = The Commander acts for this Ally
hint-activate_ally = Units, swords and Influence on the board go to this Ally, who also says what is deployed. All else is yours.
six-board = Personal board of { $who }
six-boards = Commanders' boards
table-side-boards = Boards
six-won = The team of { $who } wins
six-you-win = Your team wins
six-commander = Commander
six-ally = Ally
six-new-note = Six play in two teams of three. The seats of the Commanders are fixed, their Allies sit two places away.
six-choam = The CHOAM module always belongs to it: it is added.
six-recommended = Leaders that suit it: { $names }
