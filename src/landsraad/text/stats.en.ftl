### The page of `landsraad stats`: what many games have in common.

stats-title = Many games
stats-games = { $n ->
    [one] { $shown } game
   *[other] { $shown } games
}
stats-lead = Every rate stands with the number of seats that it was counted from, and with its 95 % interval: in 95 of 100 such samples the true rate lies in it.
stats-about-played = played by { $bots }, seed { $seed }
stats-about-collect = recorded games
stats-about-server = games finished here
stats-about-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
stats-about-version = Landsraad { $version }
stats-filter = Only seats that are: { $what }
stats-filter-boxes = in games of { $boxes }
stats-filter-bot = played by { $bot }
stats-filter-turn = number { $n } in turn order
stats-fact-games = games
stats-fact-seats = seats counted
stats-fact-base = base rate of wins
stats-fact-rounds = rounds on average
stats-fact-decisions = decisions a game
stats-fact-vp = Victory Points a seat
stats-contents = On this page
stats-sort = Press a heading to sort.
stats-few = Rows of fewer than { $n } seats stand last and pale: they say little.
stats-plotted = Plots of more than { $n } rows show the best and the worst.
stats-no-script = The plots need JavaScript; the tables have all numbers.
stats-people = People
stats-opponents = Opponents
stats-automated = Automated opponents
stats-made = Made by Landsraad. Docs: docs/data.md.

stats-bots = Opponents
    .lead = How often each kind of player won.
stats-turns = Turn order
    .lead = By the place in the turn order of the first round.
stats-leaders = Leaders
    .lead = By the leader of a seat.
stats-cards = Cards acquired
    .lead = Seats that acquired a card at least once. Lift: their rate over the base rate. It is no effect: who does well acquires more.
stats-played = Cards that sent Agents
    .lead = Seats that sent an Agent with a card at least once, starting cards too.
stats-intrigues = Intrigue cards played
    .lead = Seats that played a card at least once.
stats-tech = Tech tiles
    .lead = Seats that acquired a tile.
stats-contracts = Contracts
    .lead = Seats that completed a contract.
stats-conflicts = Conflicts won
    .lead = Seats that took the first reward of a Conflict.
stats-vp = Where Victory Points come from
    .lead = Victory Points that a seat, and a winner, has of a source at the end, on average.
stats-lengths = Length of games
    .lead = How many rounds games took.
stats-chances = Chances that came true
    .lead = Chances to win at the beginning of each round, as the learnt value of the opponents saw them, by tenths: on the diagonal they are right.
stats-chances_by_round = Chances by round
    .lead = The logarithmic loss of those chances, round by round, beside that of one who says the base rate each time: lower is better.

stats-column-name = Name
stats-column-turn = Place
stats-column-rounds = Rounds
stats-column-round = Round
stats-column-n = Seats
stats-column-games = Games
stats-column-share = Share
stats-column-wins = Wins
stats-column-rate = Win rate
stats-column-interval = 95 %
stats-column-lift = Lift
stats-column-vp = Mean VP
stats-column-vp_per_seat = VP a seat
stats-column-vp_per_winner = VP a winner
stats-column-vp_share = Share of all VP
stats-column-chance = Chance
stats-column-mean_chance = Mean chance
stats-column-log_loss = Log loss
stats-column-base_loss = Of the base rate
stats-column-difference = Difference

stats-plot-rates = Plot: win rates with their 95 % intervals; the dashed line is the base rate. The table has the numbers.
stats-plot-vp = Plot: Victory Points by kind of source. The table has the numbers of each source.
stats-plot-lengths = Plot: share of games by number of rounds. The table has the numbers.
stats-plot-chances = Plot: share of wins by chance, with 95 % intervals. The table has the numbers.
stats-plot-loss = Plot: log loss by round. The table has the numbers.
stats-every = all seats
stats-winners = winners
stats-kind-setup = Beginning
stats-kind-track = Influence
stats-kind-alliance = Alliances
stats-kind-conflict = Conflicts
stats-kind-card = Cards
stats-kind-intrigue = Intrigue
stats-kind-tech = Tech
stats-kind-contract = Contracts
stats-kind-objective = Battle icons
stats-kind-space = Spaces
stats-kind-leader = Leaders
stats-kind-shipping = Shipping
stats-kind-tleilaxu = Tleilaxu track
stats-kind-hagal = House Hagal
stats-kind-rival = Rival cards
stats-kind-exchange = Exchange
