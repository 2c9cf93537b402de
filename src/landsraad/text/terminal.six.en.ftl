### What the terminal says of the six-player game.

head-great_houses = GH
head-fringe_worlds = FW
mark-team = team of { $who }
mark-commander = Commander, acts for { $who }
mark-swordmaster-bonus = Swordmaster Bonus
team-score = Team of { $who }: { $n } VP
end-winner-team = The team of { $who } wins with { $n } VP
library-six = { $boxes }, six players
