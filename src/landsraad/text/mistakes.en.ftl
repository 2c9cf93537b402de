### What is wrong with a setup, a record, a name (landsraad.mistakes).

## Setups

setup-type = { $name } is { $kind ->
    [int] a whole number
    [bool] True or False
    [str] a text
   *[tuple] a list of ids
}, not { $said }
setup-no-box = no box is chosen; choose from: { $names }
setup-unknown-box = unknown box '{ $said }'; known boxes: { $names }
setup-box-twice = a box is named twice
setup-box-needs = the box { $box } needs { $n ->
    [one] the box { $names }
   *[other] one of the boxes { $names }
}: name it too
setup-variant-needs = the variant { $variant } needs { $n ->
    [one] the box { $names }
   *[other] one of the boxes { $names }
}: name it too
setup-variant-players = with the variant { $variant } the number of players can be { $names }
setup-players = { $n } players cannot play; it can be { $names }
setup-teams = six play in two teams: that takes the boxes { $boxes }
setup-commander = { $said } sits where the Commander { $named } does
setup-solo = a difficulty belongs to the solo game (1 player)
setup-no-rivals = no Rival can be named: they play along in the solo game (1 player) and, with Uprising, in that of two
setup-unknown-difficulty = unknown difficulty '{ $said }'; known: { $names }
setup-unknown-leader-mode = unknown way to choose leaders '{ $said }'; known: { $names }
setup-unknown-leader = unknown leader '{ $said }'; known leaders: { $names }
setup-leaders = { $n ->
    [one] { $n } leader is named
   *[other] { $n } leaders are named
} for { $seats } seats
setup-rival-leaders = { $n ->
    [one] { $n } Rival is named
   *[other] { $n } Rivals are named
}; in this game { $rivals ->
    [one] { $rivals } plays along
   *[other] { $rivals } play along
}
setup-leader-twice = a leader is named twice; each leader can be played by one seat only
setup-leader-back = { $said } is the other side of a leader; name its front
setup-no-rival = { $said } cannot lead a Rival
setup-unknown-rival = unknown Rival '{ $said }'; known Rivals: { $names }
setup-rival-twice = a Rival is named twice; there is one of each
setup-not-streamlined = { $said } is no Rival for the variant streamlined; choose from: { $names }
setup-seed = the seed { $said } is no whole text: half of a character is missing

## Records

record-none = no record: { $why }
record-no-json = no record: it is not whole JSON ({ $why })
record-no-format = no record: it has no format version
record-no-field = no record: its setup has no field { $name }
record-format = format version { $said } is not known here; this program reads { $least } to { $most }
record-rules = the record was played by rules version { $said }; this program knows { $least } to { $most }
record-names = { $n ->
    [one] { $n } name is given
   *[other] { $n } names are given
} for { $seats } seats
record-name = the name of seat { $seat }: { $why }
record-setup = the setup of the record cannot be played: { $why }
record-action = action { $n } of { $all }: illegal action '{ $said }' ({ $why })
record-result = the result differs: recorded { $recorded }, played { $played }
record-older = { $why }; rules version { $version } played it

## Reports of problems

problem-none = no report of a problem: { $why }
problem-no-record = the report holds no record, because others were still playing: ask for the record of the game once it is over
problem-step = the report is about step { $step } of a record that has { $n }
no-such-action = no such action
no-report-yet = the game is not over
no-report-stop = by the present rules the game is not over: { $why }

## Names

name-empty = the name is empty
name-long = the name is longer than { $most } characters
name-unseen = the character { $code } is not allowed in a name

## Tables of many games

data-none = { $folder } holds no tables of games
data-not-empty = { $folder } is not empty, and holds no tables of games: name a new folder
data-columns = the tables in { $folder } have columns of version { $there }, and this program writes and reads { $here }: make them anew
data-other = { $folder } holds games made in another way: { $name } is { $there } there, not { $here }; name a new folder
data-no-games = no seat of a game in { $folder } is what is asked for

## Those who do long works

crew-needs = a cluster needs Ray: { $command }
crew-no-address = { $address } is no address of a cluster: name HOST:PORT on one of its nodes, ray://HOST:PORT from elsewhere, or auto
crew-address = no cluster answers at { $address }: { $why }
crew-other = the node { $node } has another Landsraad ({ $there }) than this machine ({ $here }): the same seeds would not make the same games
crew-lacks = a node of the cluster lacks something: { $why }; each needs the same landsraad[ray] as this machine
crew-lost = the cluster at { $address } is gone: { $why }
crew-ended = a process that was at work has been killed, perhaps because memory ran out: take fewer --jobs

## Bots of one's own

agent-no-file = there is no file { $file }
agent-no-bot = { $file } defines no function bot(seed)
agent-no-choose = bot(seed) of { $file } returns { $said }, which has no method choose(view)
agent-broken = { $file }, line { $line }: { $why }

## Environments

envs-needs = this needs the package { $name }: pip install 'landsraad[lab]'
envs-unknown = { $name } cannot be { $said }; it can be: { $names }
envs-games = at least one is needed, not { $n }
envs-seat = there is no seat { $said } for an agent: there are 0 to { $last }
envs-opponents = { $n ->
    [one] { $n } opponent is named
   *[other] { $n } opponents are named
}; { $seats ->
    [one] { $seats } seat is
   *[other] { $seats } seats are
} theirs
envs-actions = { $n ->
    [one] a list of one whole number is needed
   *[other] { $n } whole numbers are needed, one for each game
}, not { $said }
envs-no-action = { $name } has to choose: None is for those whose game is over
envs-reset = no game is being played: reset() begins one
envs-end-turns = OpenSpiel's game has no turns that are ended by hand (end_turns)
