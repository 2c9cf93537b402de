### Что терминал говорит об игре на шестерых.

head-great_houses = ВД
head-fringe_worlds = ПМ
mark-team = команда: { $who }
mark-commander = военачальник, действует за: { $who }
mark-swordmaster-bonus = бонус оружейника
team-score = Команда ({ $who }): { $n } ПО
end-winner-team = Побеждает команда, которую возглавляет { $who }: { $n } ПО
library-six = { $boxes }, шесть участников
