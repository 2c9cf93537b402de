### Help and mistakes of the command `landsraad`.

## Commands

command-root = An open, fan-made Dune: Imperium table: in the browser, in the terminal, between bots.
command-play = Play at this terminal, against bots or with others at the same keyboard. Without options it asks what to play; an unfinished game is kept when you leave.
command-simulate = Let bots play many games, and show win rates of bots, seats, leaders and cards.
command-collect = Keep tables of recorded games, as simulate --out does of games between bots. Records that are broken or unfinished are told and skipped.
command-stats = Show what many games have in common: one page with tables and plots of leaders, seats, cards and more, which opens without a network, and tables as CSV.
command-replay = Step through a recorded game, print it, check it, or report on it.
command-analyse = Look at a finished game: chances to win, turning points, the moves that cost most and what was better.
command-puzzle = Find the one turn that is clearly best: the puzzle of today, or another one.
command-puzzles = Puzzles: make more of them.
command-make = Look for positions with one turn that is clearly best, in games of opponents among themselves.
command-cards = Look up a card, space, conflict, leader or faction; without a name, list them all.
command-bench = Measure how fast the engine is on this machine, or what runs on it.
command-levels = Show the levels of opponents, how strong they are and how long they think.
command-ladder = Measure each level of opponents against the next lower one.
command-train = Let opponents learn from games among themselves.
command-value = Let the value of the strongest opponents learn: how likely a position is to be won.
command-envs = The environments for agents that learn: what they see, and what they can do (docs/environments.md).
command-layout = Show which places of an observation say what.
command-actions = Show all actions that can ever be taken, with their numbers.
command-soak = Play random games and check everything that must hold; the first failure is saved as a record.
command-serve = Serve the table to browsers: on this device alone, or to friends on others. More settings are read from the environment, see docs/hosting.md.
command-site = Write the table as a site of plain files, which any file server can serve: there all is played in the browser itself, without a server of ours. How to put it online: docs/hosting.md.
command-hagal = For a game on the real table: sets it out, plays House Hagal and Rivals, keeps turns and scores.

## Options

option-help = Show this help.
option-version = Show the version.
option-install_completion = Let this shell complete commands and options.
option-show_completion = Print what --install-completion would install.
option-boxes = The boxes in use, with commas between them.
option-cards-boxes = Only these boxes, with commas between them.
option-hagal-boxes = Such as base; base,ix; uprising,choam.
option-players = How many seats: 1 to 4 or 6.
option-play-players = How many seats: 3 or 4, or 6 in teams; 2 with House Hagal, 1 against two Rivals (4).
option-simulate-players = How many seats: 1 to 4 or 6 (as many as bots are named, or 4).
option-soak-players = How many seats: 1 to 4 or 6 (half of the games 3, half 4).
option-hagal-players = How many people play: 1 or 2; 3, 4 or 6 by themselves.
option-seats = Who sits where: me, pyon, smuggler, naib, planetologist, navigator, random (me and naib opponents). Several me share the keyboard.
option-leaders = random, draft, choose, or the id of each seat's leader.
option-rivals = The id of each Rival's leader, or with Uprising of its card (as --leaders says: random).
option-hagal-leaders = Leaders or cards of the Rivals, or of people by themselves; or random.
option-hagal-names = What people are called, clockwise; with a comma between.
option-difficulty = Of the solo game: mercenary, sardaukar, mentat, kwisatz_haderach.
option-variant = { $name }: { $note } ({ $boxes })
option-hagal-epic = The epic game of Rise of Ix.
option-hagal-escalation = Brutal Escalation: Rivals fight harder for the last Conflicts.
option-hagal-expert_deployment = Uprising: Rivals that lead by enough units deploy no troops.
option-hagal-smart_politics = Uprising: Rivals pass over factions with which they are safe or far behind.
option-hagal-streamlined = Uprising for two: the Rival cannot win.
option-hagal-old_conflicts = Uprising with the Conflict cards of the other boxes, too.
option-hagal-recommended = For six: leaders by lot suit their team.
option-seed = The number that decides everything random.
option-play-seed = The same seed deals the same game.
option-language = en, ru or uk; otherwise that of the environment.
option-load = Go on with a saved or recorded game.
option-hagal-load = Go on with a saved companion.
option-names = What the seats are called, otherwise by leader.
option-play-file = Keep the game in this file: go on with it if it is there, else begin it.
option-replay-file = A recorded game.
option-games = How many games.
option-bots = The bots, repeated to fill the seats; they move on a seat after each game. A file of Python is one, too, where it defines bot(seed) (docs/training.md).
option-jobs = How many processes; one, if not said.
option-cluster = Let a Ray cluster do it, HOST:PORT, ray://HOST:PORT or auto (docs/clusters.md); --jobs is then how many pieces it does at once, if not said as many as it has processors.
option-bench-bots = Measure the bots: whole games, and rounds played on by those who look ahead.
option-bench-envs = Measure the environments beside the bare engine.
option-deals = How many deals; each is played once with the one at every seat.
option-level = Measure this level alone (or another opponent, also one of your own: FILE.py, docs/training.md), instead of each against the next lower one.
option-against = Against whom --level is measured.
option-keep = Keep each deal that has been played in this file, and go on there the next time.
option-value-folder = Where games and weights are kept; what is there is not played again.
option-value-games = How many games a generation plays.
option-generations = How many generations; from the second on those play who have learnt.
option-as_json = Print JSON.
option-replay-as_json = Print that report as JSON.
option-as_csv = Print CSV.
option-csv = Write the tables to this file; - is the standard output.
option-simulate-out = Keep tables of all games in this folder (docs/data.md), in place of showing win rates. What is there is not played again: the same command goes on, with more --games further.
option-collect-out = The folder of the tables (docs/data.md). Games that are there are not added again.
option-records = Recorded games, and folders in which all .json files are looked at.
option-decisions = Also keep every decision with what was chosen.
option-chances = Also keep each seat's chance to win at the beginning of each round, as the opponents' learnt value sees it.
option-folder = The folder of the tables.
option-beside = The folder of other games, to be shown beside them.
option-stats-out = The page (stats.html in the folder of the tables).
option-stats-csv = Write the tables to this folder, a file each; without --out no page is made then.
option-stats-boxes = Only games with just these boxes, with commas between them.
option-stats-level = Only seats played by this opponent; people for those that people played, opponents for all others.
option-stats-seat = Only seats that are so manieth in the turn order of the first round.
option-step = Begin after so many actions.
option-verify = Only check the record; exit status 1 if it is broken.
option-report = Print what the seats did and had in each round of a finished game.
option-analyse-file = A recorded game.
option-seat = Look at the moves of this seat alone (those of people).
option-all_seats = Look at the moves of all seats.
option-playouts = How often the ways of a choice are played on: more takes longer and is surer.
option-number = The number of a puzzle; without it, today's.
option-make-folder = Where what was found is kept: the same command goes on there.
option-make-games = How many games are looked at.
option-wanted = How many puzzles are chosen at most, so that boxes, rounds and leaders take turns.
option-query = A name, in any of the languages, or a part of it.
option-seconds = How long to measure.
option-host = Where to listen; 0.0.0.0 lets other devices in.
option-port = The port to listen on.
option-database = sqlite:///FILE or postgresql://…; SQLite in your data folder if not given.
option-redis = redis://…, through which several workers share the tables.
option-workers = How many processes share the load.
option-proxy = Addresses of proxies whose X-Forwarded headers are believed, * for all.
option-root_path = What all addresses begin with, where the site has other parts.
option-browser = Show the first screen in your browser.
option-site-folder = Where to write it: a new or empty folder, or one with an older site.

## The help itself

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands-title = Commands
help-default = [default: { $value }]
help-required = [required]

## Mistakes

mistake-command = there is no command '{ $said }'; commands: { $names }
mistake-json-csv = choose --json or --csv
mistake-option = there is no option { $name }
mistake-no-value = { $name } needs a value
mistake-missing = { $name } is missing
mistake-extra = this is too much: { $said }
mistake-value = { $name } needs { $needs }
needs-int_parsing = a whole number
needs-float_parsing = a number
needs-greater_than_equal = a number of at least { $ge }
needs-less_than_equal = a number of at most { $le }
mistake-json = --json belongs to --report
mistake-out = --json and --csv show win rates; with --out the games are kept, and landsraad stats shows them
mistake-no-out = { $name } belongs to --out
mistake-language = unknown language '{ $said }'; known languages: { $names }
mistake-leaders = unknown way to choose leaders '{ $said }': give { $names } or a leader for each seat
mistake-no-bot = no bot is named; known bots: { $names }
mistake-bot = unknown bot '{ $said }'; known bots: { $names }
mistake-bots = { $n ->
    [one] { $n } bot is named
   *[other] { $n } bots are named
} for { $seats } seats
mistake-seat = unknown seat '{ $said }'; a seat is { $me } or a bot: { $names }
mistake-seats = { $n ->
    [one] { $n } seat is named
   *[other] { $n } seats are named
} for { $players } players
mistake-seats-saved = { $n ->
    [one] { $n } seat is named
   *[other] { $n } seats are named
}; the saved game has { $players }
mistake-names = { $n ->
    [one] { $n } name is given
   *[other] { $n } names are given
} for { $seats } seats
mistake-name = '{ $said }' cannot be a name: it takes up to { $most } characters, and something to be seen
mistake-load-setup = a saved game has its own setup and seed; with --load say only who plays (--seats, --names)
mistake-puzzle = there are { $n } puzzles; there is no puzzle { $said }
mistake-no-seat = the game has { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}; there is no seat { $said }
mistake-step = the record has { $n ->
    [one] { $n } action
   *[other] { $n } actions
}; there is no step { $step }
mistake-directory = { $file } is a directory, not a file
mistake-no-file = there is no file { $file }
mistake-no-folder = there is no folder { $folder }
mistake-read = cannot read { $file }: { $why }
mistake-write = cannot write { $file }: { $why }
mistake-no-client = the browser client has not been built: run make web (with an installed package: install it again where Node.js or a network is at hand)
mistake-not-free = { $folder } holds other things; name a new or empty folder

## What the commands report

written = Written: { $file }
data-written = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $folder }; landsraad stats { $folder } shows them
data-skipped = skipped: { $file }: { $why }
data-collected = { $folder }: { $new ->
    [one] { $new } new game
   *[other] { $new } new games
}, { $known } already there, { $skipped } skipped
site-written = { $folder }: { $files ->
    [one] { $files } file
   *[other] { $files } files
}, { $size } MB. To look at it: python -m http.server --directory { $folder }, then http://localhost:8000
verified = ok: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $end }
verified-told = chance is told by the record, its seed brings something else
verified-unfinished = not finished
verified-seat = seat { $n } ({ $vp } VP)
simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rounds } rounds on average
simulate-bots = bots
simulate-seats = seats
simulate-leaders = leaders
simulate-cards = cards
simulate-games = games
simulate-wins = wins
simulate-rate = win rate
simulate-interval = 95 %
simulate-vp = mean VP
bar-games = games
bar-moves = moves
bar-records = records
bar-checked = games checked
bar-files = files
soak-ok = ok: { $n ->
    [one] { $n } game
   *[other] { $n } games
} and { $twins ->
    [one] { $twins } pair
   *[other] { $twins } pairs
} of twin worlds checked in { $seconds } s
soak-record = { $what }; record: { $file }
soak-unsaved = could not be saved ({ $why })
bench-compiled = compiled
bench-interpreted = interpreted
bench-about-engine = engine: { $engine }; boxes: { $boxes }; { $players ->
    [one] { $players } player
   *[other] { $players } players
}; random games
bench-about-bots = engine: { $engine }; boxes: { $boxes }; { $players ->
    [one] { $players } player
   *[other] { $players } players
}; greedy bots
bench-about-envs = engine: { $engine }; boxes: { $boxes }; { $players ->
    [one] { $players } player
   *[other] { $players } players
}; random actions
bench-games_per_s = games a second
bench-decisions_per_game = decisions a game
bench-us_per_decision = microseconds a decision
bench-copy_us = microseconds for a copy
bench-legal_us = microseconds for the legal actions
bench-playouts_per_s = rounds played on a second
bench-engine_decisions_per_s = decisions a second of the bare engine
bench-aec_steps_per_s = steps a second of the PettingZoo environment, with observation and mask
bench-vector_mask_steps_per_s = steps a second of the games side by side, with masks
bench-vector_observation_steps_per_s = the same with observations
bench-tictactoe_steps_per_s = steps a second of PettingZoo's tictactoe
bench-catanatron_decisions_per_s = decisions a second of catanatron
envs-layout = layout { $version }; boxes: { $boxes }; { $n ->
    [one] { $n } place
   *[other] { $n } places
}
envs-start = from
envs-size = places
envs-segment = segment
envs-high = highest value
envs-number = number
envs-action = action
envs-text = text
ladder-level = level
ladder-against = against three
ladder-games = games
ladder-rate = won
ladder-interval = 95 %
ladder-points = rating
ladder-seconds = seconds
lab-needs = this needs the package { $name }: { $command }
puzzles-made = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
} chosen from { $games ->
    [one] { $games } game
   *[other] { $games } games
}
interrupted = interrupted
