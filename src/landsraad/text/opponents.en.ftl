### Opponents of the computer (landsraad.bots): `bot-NAME` and how it chooses; how strong a level is, how long it thinks.

bot-random = Random
    .note = Plays any move that is allowed, without a plan: for getting to know the game
bot-greedy = Greedy
    .note = Weighs every move by what it brings at once: it wins nearly every game against Random
bot-pyon = Pyon
    .note = Sees the next step and guesses at its worth: an easy first game
bot-smuggler = Smuggler
    .note = Weighs whole turns, but often misjudges them
bot-naib = Naib
    .note = Weighs every turn by what it brings at once
bot-planetologist = Planetologist
    .note = Plays a few turns on to the end of the round before it chooses
bot-navigator = Navigator
    .note = Plays many turns on to the end of the round, and knows what wins games

level-strength = Strength { $n } of { $of }
level-wins = Wins { $n } % against three of { $below }
level-seconds =
    { $n ->
        [0] at once
       *[other] about { $n } s
    }
