### Moments: a turn that is over, a Combat, a new round, the last round.

moment-agent = { $who } sends an Agent to { $space } with { $card }
moment-agent_alone = { $who } sends an Agent to { $space }
moment-turn = { $who } takes a turn
moment-wins = { $who } wins the Conflict (strength { $n })
moment-nobody = Nobody has units in { -conflict-area }: nobody wins the Conflict
moment-and = { $one } and { $other }
moment-tie-1 = { $who } tie for first place (strength { $n }): each takes the second reward, nobody the first
moment-tie-2 = { $who } tie for second place (strength { $n }): each takes the third reward, nobody the second
moment-tie-3 = { $who } tie for third place (strength { $n }): none of them takes a reward
moment-makers = Bonus spice: { $names }
moment-no_makers = No bonus spice: Agents stand on all Maker spaces
moment-first = First player: { $who }
moment-goal = { $who } has { count-vp }: this round is the last
moment-last_conflict = The last Conflict lies open: this round is the last
moment-still = What is left of this round is still played. Endgame cards follow, and then the Victory Points decide.
