### What the table in the terminal says by itself.

## The table

table-seat = Player { $n }
table-hagal = House Hagal
table-round = Round { $n }
table-first-player = first player: { $who }
table-third-agents = Rivals' third Agents: round { $n }
table-conflicts-left = Conflict cards left: { $n }
table-decks = Decks: Imperium { $imperium }, Intrigue { $intrigue } (discarded { $discard })

head-vp = VP
head-solari = Sol
head-spice = Spi
head-water = Wat
head-agents = Agt
head-garrison = Gar
head-conflict = Con
head-strength = Str
head-emperor = Em
head-guild = Gu
head-bene_gesserit = BG
head-fremen = Fr
head-hand = Hd
head-intrigue = In

mark-you = you
mark-rival = Rival
mark-council = High Council
mark-swordmaster = Swordmaster
mark-mentat = Mentat
mark-mentat-promised = Mentat next round
mark-revealed = revealed
mark-closed = closes { $name }
mark-face-up = face up: { $name }
mark-set-aside = set aside: { $name }

own-agents = Agents
own-conflict = in the Conflict
own-strengths = Strength in the Conflict
own-now = Now
own-hand = Your hand ({ $n })
own-revealed = Revealed
own-intrigue = Your Intrigue cards ({ $n })
own-tokens = Your secret faction tokens
own-top = Top of your deck
own-piles = Your deck: { $deck } · discard pile: { $discard } · in play: { $play }
own-deck-cards = In your deck, in no order
own-discard-cards = In your discard pile
own-play-cards = In play

## Playing

play-ready = Number or name of your choice; ? for help
play-short-table = The whole board, the cards for sale and the texts of your cards: table
play-named-table = The texts of your cards: table
play-resumed = The game goes on where it was left.
play-seed = Seed of this game: { $seed }
play-choice-none = There is no choice “{ $said }” now; ? for help
play-command-like = There is no choice “{ $said }”; did you mean the command “{ $command }”?
play-choice-number =
    { $n ->
        [1] There is no choice { $said }: there is only 1
       *[other] There is no choice { $said }: choose 1 to { $n }
    }
play-choice-several = “{ $said }” can mean several choices: { $names }
play-unclear = Nothing here is called “{ $said }”
play-curtain = The next decision is for { $who } (seat { $n }). Everybody else: look away!
play-curtain-enter = { $who }: press Enter
play-saved = The game is saved: { $file }
play-not-saved = The game could not be saved: { $error }
play-not-a-game = { $file } is there and is no game of ours; choose another name
play-go-on = Go on with: { $command }
play-aside = The game that was there is kept as { $file }
play-broken-autosave = The saved game cannot be read ({ $error })
play-no-log = Nothing has happened yet
play-crash = Something went wrong inside the program: { $error }
play-crash-saved = The game up to here is kept for a report: { $file }

log-usage = Say how many turns: log 3


# Natural words for passing, refusing, agreeing; they are understood in every language.
answers-pass = pass, i pass, skip
answers-no = no, n
answers-yes = yes, y

undo-done = Taken back: { $action }
undo-nothing = There is nothing to take back
undo-other-seat = Cannot take back: another seat has decided since
undo-fixed = Cannot take back: a card or something left to chance has become known since
undo-turn = Cannot take back: the turn has ended

why-legal = You can: choice { $n }
why-play-first = First play a card that reaches it: { $names }
why-usage = Say what: why NAME or why ACTION

## Before a game

start-language = Language (en, ru, uk)
start-players = Players (1 to 4 or 6)
start-boxes = Boxes ({ $names })
start-difficulty = Difficulty ({ $names })
start-people = How many of them are people here (1 to { $n })
start-bots = Opponents ({ $names })
start-leaders = Leaders (random, choose, draft)
start-wrong = Please answer one of: { $names }
start-continue = There is an unfinished game ({ $date }, { $n } actions). Go on with it? (y/n)
start-yes = yes
start-no = no

## The end of a game

end-title = The game is over
end-winner = Winner: { $who }
end-place = Place
end-seat = Seat
end-sources = VP by source
end-record = Record of the game: { $file }

## Help. Commands work in English in every language.

command-hint = hint
command-why = why
command-undo = undo
command-log = log
command-table = table
command-hand = hand
command-board = board
command-row = row
command-save = save
command-quit = quit

help-commands =
    Choose by number, or by the beginning or some words of a choice.
      hint         what looks best, and why
      undo         take your last choice back
      why NAME     why it cannot be done now
      ? NAME       explain a card, space, leader, faction or rule
      table        draw the table again
      board, row   spaces, cards for sale: with their texts
      hand         your cards and piles
      log [N]      what happened, the last N turns
      save [FILE]  save the game
      quit         save and leave (so do Ctrl-C and Ctrl-D)
help-legend =
    On the table: ▶ whose turn it is, ? who is asked, [2] an Agent of seat 2, ⚔ Combat space, +2 bonus spice, ⚑2 controlled by seat 2, 3* Influence with the Alliance.
    Columns: VP Victory Points, Sol Solari, Spi spice, Wat water, Agt Agents left/all, Gar garrison, Con troops in the Conflict, Str strength, Em Emperor, Gu Spacing Guild, BG Bene Gesserit, Fr Fremen (Influence), Hd cards in hand, In Intrigue cards.
help-topics = Rules in short, by ? NAME: { $names }

topic-round = Round
topic-round-text = Five phases: a Conflict card is revealed and everybody draws 5 cards; turns in seat order until everybody has revealed; Combat; Maker spaces without an Agent get 1 bonus spice; Agents return and the First Player marker moves on.
topic-agent = Agent turn
topic-agent-text = Play a card with an Agent icon and send an Agent to a free space with that icon. Pay the cost of the space first. Then take the effects of the space and of the Agent box of the card in any order. On a Combat space (⚔) you may deploy the troops recruited this turn and up to 2 from your garrison.
topic-reveal = Reveal turn
topic-reveal-text = When you send no more Agents, reveal the rest of your hand and take the effects of the Reveal boxes. Buy cards with Persuasion; what you do not spend is lost. Swords count for the Conflict if you have a troop there. All played and revealed cards go to your discard pile; you take no more turns this round.
topic-combat = Combat
topic-combat-text = Strength is 2 for each troop in the Conflict and 1 for each sword; without a troop there it is 0. Combat cards are played in turn until all pass in a row. The highest strength takes the first reward, then second and, with 4 players, third; a tie takes the next lower reward. Troops go back to the supplies.
topic-influence = Influence and Alliances
topic-influence-text = A space of a faction gives 1 Influence with it. 2 Influence: 1 Victory Point. 4 Influence: a bonus, and the Alliance (1 Victory Point) for the first one there; who has more than its holder takes it.
topic-intrigue = Intrigue cards
topic-intrigue-text = Plot cards are played in your own turn, Combat cards in combat, Endgame cards at the end of the game. Who has 4 or more can lose one to the space Secrets.
topic-end = End of the game
topic-end-text = The game ends after the round in which somebody has 10 Victory Points or the last Conflict was fought. Most Victory Points win; equal ones are decided by spice, then Solari, water, troops in the garrison.
topic-undo = Taking back
topic-undo-text = “undo” takes back one choice of yours. It stops where a card or something left to chance became known, where another seat decided, and at the end of a turn.

## The library and replays

library-none = There is nothing like “{ $said }”
library-closest = Closest: { $names }
library-others = Also: { $names }
library-card = Cards
library-intrigue = Intrigue cards
library-space = Spaces
library-conflict = Conflict cards
library-leader = Leaders
library-faction = Factions
library-tech = Tech tiles
library-contract = Contracts
library-objective = Objectives
library-post = Observation posts
library-hagal = House Hagal cards
library-rival = Rivals
library-difficulty = Difficulties of the solo game
library-variant = Variants
library-term = Rules

replay-title = { $players } players, seed { $seed }, { $actions } actions
replay-reported = Reported at step { $step }: Landsraad { $version }, { $language }, { $screen } at { $size }, { $browser }
replay-at = Action { $n } of { $all }
replay-start = Before the first action
replay-end = The record ends here
replay-stop = This game was played by older rules. By the present ones: { $why }
replay-recorded = As recorded: { $who }, { $n } VP
replay-help = Enter or n: next; p: back; a number: to that action; j R: to round R; t: the table; q: leave
replay-no-round = The record has no round { $n }
replay-no-action = The record has the actions 1 to { $n }

## The report of a finished game

head-deck = Dck
head-acquired = Acquired
head-trashed = Trashed
report-round-won = Round { $n }: { $conflict }, won by { $who }
report-round-tied = Round { $n }: { $conflict }, won by nobody

## A puzzle

puzzle-title = Puzzle { $n } of { $all }
puzzle-ready = Number or name of your choice; ? NAME explains, quit leaves
