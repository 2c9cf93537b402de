### Що термінал каже про гру для шістьох.

head-great_houses = ВД
head-fringe_worlds = ПС
mark-team = команда: { $who }
mark-commander = воєначальник, діє за: { $who }
mark-swordmaster-bonus = бонус майстра меча
team-score = Команда ({ $who }): { $n } ПО
end-winner-team = Перемагає команда, яку очолює { $who }: { $n } ПО
library-six = { $boxes }, шість гравців
