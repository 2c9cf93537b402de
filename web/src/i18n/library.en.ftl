### Cards and rules to look up.

## Cards

library-title = Cards
library-kind = Kind
library-card = Cards
library-intrigue = Intrigue
library-conflict = Conflicts
library-leader = Leaders
library-space = Board spaces
library-search = Search by name or text, in any language
library-group = Group
library-faction = Faction
library-reach = Agent icon
library-cost = Cost
library-effect = Effects
library-peaceful = Without combat
library-found = { $n } found
library-none = Nothing fits. Try fewer words or filters.
library-copies = In the box: { $n }
library-way = In a game of { $boxes } alone
library-names = Names
library-icons = Icons

## Rules

rules-title = Rules
way-back = Back
rules-search = Search the rules
rules-contents = Contents
rules-none = No rule has these words.
rules-elsewhere =
    { $n ->
        [one] { $n } more rule: { $board }
       *[other] { $n } more rules: { $board }
    }
rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
rules-icons = What the icons mean
rules-icons-resources = What players gain and pay
rules-icons-pieces = Pieces
rules-icons-agents = Agent icons
rules-icons-factions = Influence
rules-icons-cards = Cards
rules-icons-verbs = Moves of pieces
rules-icons-grammar = How effects are put together

## Replay

replay-title = Replay
replay-where = Round { $round } · turn { $turn } · step { $at } of { $length }
replay-transport = Moving through the game
replay-first = To the beginning
replay-prev_turn = Turn back
replay-prev = Step back
replay-play = Play
replay-pause = Pause
replay-next = Step on
replay-next_turn = Next turn
replay-last = To the end
replay-no-further = It goes no further
replay-step = Step
replay-round = Go to a round
replay-round-number = Round { $n }
replay-seen-by = Seen by
replay-all = All cards open
replay-through = As { $who } saw it
replay-download = Download the record
replay-upload = Open a record
replay-log = What has happened
replay-over = The game is over
replay-stop = This game was played by older rules. By the present ones: { $why }
replay-play-on = Play on from here
replay-play-on-as = At a new table: your seat is { $who }, opponents take the others
replay-played-on = Played on from another game

## The report of a game

report-title = Game report
report-ranking = Ranking
report-lines = The lines of the charts
report-part-conflicts = Victory Points and Conflicts
report-part-resources = Resources
report-part-influence = Influence
report-part-cards = Cards
report-points = Victory Points at the end of the round
report-strength = Strength in the Conflict
report-strength-note = Above each round stands who won its Conflict.
report-gained = Gained: { $what }
report-spent = Spent: { $what }
report-deck = Size of the deck with hand and piles
report-acquired = Cards acquired
report-trashed = Cards trashed
report-chart = { $title }, by round. At the end: { $values }
report-numbers = Numbers
report-table = { $title }: numbers
report-round = Round
report-conflict = Conflict
report-winner = Won by
report-nobody = nobody
report-total = In all
report-names = names
report-csv = CSV
report-csv-of = { $title } as CSV
report-csv-all = Everything as CSV
report-unfinished = This game was not played to its end, so that there is no report.

## What decided a game

analysis-at = The chances to win at this step: { $values }
analysis-whose = Whose moves
analysis-start = Find the costly moves
analysis-go-on = Go on looking
analysis-stop = Stop
analysis-progress = { $done } of { $all } moves looked at
analysis-show = Show in the replay
