### Words of the browser client itself: everything that is not the game. The words of the game are in src/landsraad/text.

## Everywhere

home = Home
settings = Settings
language = Language
loading = One moment …
connecting = Connecting …
close = Close
copy = Copy
copied = Copied
not-copied = The browser does not allow copying here
share = Share
try-again = Try again
fewer = Less
more = More
at-least = At least { $n }
at-most = At most { $n }
name = Name
name-of = { $seat }: name
leader-of = { $seat }: Leader
taken = taken
chat = Chat
chat-line = Say something
chat-send = Send
chat-empty = Nobody has said anything yet
spectator = Spectator
lost = The connection is lost. Trying again …
lost-retry = The connection is lost. Next try in { $n } s
lost-now = Try now
not-found = Not found
not-found-page = There is nothing at this address.

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $n } h
time-days =
    { $n } { $n ->
        [one] day
       *[other] days
    }
pause-none = none

seat-me = Me
seat-open = Open seat
seat-number = Seat { $n }
seat-player = Player { $n }

## Home

home-headline = Spice, oaths, knives. Take your seat.
home-learn = Learn
home-lead = A fan-made table for the board game Dune: Imperium. Play with friends or against the computer, no account needed.
home-fan-made = Landsraad is made by fans and free. It is not connected to the publishers of the board game.
home-licences = Licences of its parts
home-offline = The server does not answer. What is played in this browser works all the same.
home-continue = Go on
home-quick = Play at once against three opponents
home-new-here = Set up a game
home-new-online = Open a table
home-join = Join a table
home-listed = Open tables
home-past = Finished games
home-records = Opened records
home-more = Look things up
home-cards = Cards
home-rules = Rules
home-replay = Open a recorded game
home-my-turn = Your turn
home-open-seats =
    { $n ->
        [0] All seats taken
        [one] { $n } open seat
       *[other] { $n } open seats
    }
home-over = Over
home-playing = In progress
home-watch = Watch

join-code = Invite code or link
join-wrong = This is neither an invite code nor a link to a table
join-go = Join
join-note = The host of a table finds the code and the link in its lobby.

## New game

new-title = New game
new-box = Box
new-box-note =
    { $n } { $n ->
        [one] Leader
       *[other] Leaders
    }
new-seats = Seats
new-players = Players
new-players-barred =
    { $n ->
        [1] The game for one cannot be played here yet
        [2] The game for two cannot be played here yet
       *[other] { $n } players cannot play with this box
    }
new-solo-note = You play against two Rivals that follow the cards of House Hagal.
new-two-note = House Hagal takes spaces and fights as a third.
new-difficulty = Difficulty
new-my-name = My name
new-seat-here = Somebody at this device
new-seat-open = Somebody else, by invitation
new-opponents = Computer opponents
new-opponents-note = Measured in the base game; { $n } % would be even.
new-opponents-here = In the browser the upper two look less far than on a server.
new-stand-in = Chooses for who is away or out of time
new-seat-bots = Computer
new-seat-bot = Computer: { $name }
new-bot-names = Azhar, Noor, Ilyas, Sabra, Kasim, Tamar
new-leaders = Leaders
new-leaders-random = At random
new-leaders-random-note = Every seat gets one by lot
new-leaders-choose = Chosen at the table
new-leaders-choose-note = In seat order, from all of them
new-leaders-draft = Draft
new-leaders-draft-note = Two more than there are seats are laid open; the last seat picks first
new-leaders-named = Named here
new-leaders-named-note = A Leader for each seat; what is left open is decided by lot
new-leader-any = Any Leader
new-not-here = It is not offered here
new-play = How it is played
new-undo = Taking back
new-undo-free = Free
new-undo-consent = If the others agree
new-undo-off = Off
new-undo-free-note = Back to the last thing that cannot be undone: a card drawn, a choice of another seat, the end of a turn.
new-undo-consent-note = As far as with free, but every other person must agree.
new-undo-off-note = A choice stands.
new-undo-alone = It takes two people or more
new-hints = Hints where several people play
new-hints-note = Everybody may ask for them; the log says who does
new-clock = Clock
new-clock-none = None
new-clock-move = Each choice
new-clock-game = Whole game
new-clock-days = Days
new-clock-move-note = Time for each choice
new-clock-game-note = Time for the whole game
new-clock-days-note = Time for each choice, running on while nobody is here
new-increment = Added after each choice
new-bot-pause = Pause of the computer before a step
new-open-title = Who may come
new-spectators = Spectators
new-spectators-yes = Yes
new-spectators-delayed = Yes, later
new-spectators-no = No
new-delay = They see the table later by
new-listed = Show in the list of open tables
new-listed-note = Anybody may then take an open seat without an invitation
new-seed = Seed
new-seed-note = The same seed and the same choices give the same game. Leave it empty for a game that nobody can foresee.
new-open = Open the table
new-start = Start the game
new-people =
    { $n } { $n ->
        [one] person
       *[other] people
    }
new-bots =
    { $n } { $n ->
        [one] computer opponent
       *[other] computer opponents
    }

presets = My setups
presets-name = Keep this setup as
presets-keep = Keep
presets-none = No setup is kept yet.
presets-drop = Forget “{ $name }”
presets-share = Share
presets-share-hint = Copies a link that opens this setup

## Lobby

lobby-title = Table
lobby-facts = What is played
lobby-reach = Seats are for
lobby-listed = everybody
lobby-private = those with an invitation
lobby-own-seed = chosen by the host
lobby-sit = Sit here
lobby-sit-other = One more at this device
lobby-bot = Computer
lobby-bot-hint = The computer takes this seat
lobby-empty = Empty this seat
lobby-mine = you
lobby-host = host
lobby-ready = I am ready
lobby-not-ready = Not ready after all
lobby-ready-mark = ready
lobby-away = away
lobby-leave = Stand up and leave
lobby-code = Invite code
lobby-waiting =
    { $n ->
        [one] { $n } seat is still open
       *[other] { $n } seats are still open
    }
lobby-complete = All seats are taken. The host starts the game.
lobby-complete-host = All seats are taken.
invite-title = Invite
invite-link = Link
invite-qr = QR code
invite-qr-label = QR code with the link to this table
invite-note = Whoever has the link or the code can take an open seat.

## Going on at another device

handover = Go on at another device
handover-lead = Open this link at the other device, or point its camera at the code. The seat of { $name } then moves there, and this device gives it up.
handover-note =
    Whoever opens the link first gets the seat: show it to nobody else. It works once, within { $n } { $n ->
        [one] minute
       *[other] minutes
    }.
handover-late = The time of this link has run out.
handover-again = New link
handover-qr = QR code with the link that moves this seat
take-title = Go on here
take-ask = Take over the seat of { $name } at this table? The other device gives it up.
take-yes = Take over
take-no = Leave it there
take-mine = This device has the seat already. Open the link at the other one.
take-table = To the table

## The page of whoever runs the server

admin-title = Server
admin-key = Admin key
admin-open = Open
admin-version = Version
admin-rules = Version of the rules
admin-database = Database
admin-storage = Storage used
admin-backup = Download a backup
admin-statistics = Download statistics
admin-pg-dump = Back up PostgreSQL with pg_dump.
admin-again = Look again
admin-tables =
    { $n } { $n ->
        [one] table
       *[other] tables
    }
admin-lobby = Before the game
admin-round = Round { $n }
admin-moves =
    { $n } { $n ->
        [one] move
       *[other] moves
    }
admin-here = here
admin-vacate = Vacate the seat
admin-delete = Delete the table
admin-sure = Press again

## Settings

settings-looks = Looks
settings-theme = Colours
settings-theme-dusk = Dusk
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-text-size = Size of texts
settings-motion = Motion
settings-motion-system = As the system says
settings-motion-full = Full
settings-motion-less = Less
settings-patterns = Patterns on pieces
settings-patterns-note = Pieces can be told apart without their colours
settings-scenes = Scenes
settings-scenes-note = Dunes and sky behind pages and the empty battlefield, figures of leaders
settings-play = At the table
settings-bot-pause = Pause of the computer at tables that I open
settings-combat-pause = After a Combat that I took part in
settings-combat-pause-click = Wait for me
settings-combat-pause-seconds = A few seconds
settings-combat-pause-off = Do not show it
settings-takeForced = Take a single forced choice for me
settings-takeForced-note = Ending a turn and passing are always left to you
settings-stageOnTouch = Touch: ask before sending
settings-stageOnTouch-note = The first press chooses, the second sends
settings-coverCards = Cover my cards
settings-coverCards-note = Hand and Intrigue cards lie face down until you hold them, for a shared screen
settings-hints = Hints for beginners
settings-hints-note = A line in the decision panel says what a choice is about
settings-shortcuts = Keyboard shortcuts
settings-shortcuts-note = “?” at the table lists them
settings-sounds = Sounds and notices
settings-volume = Volume
settings-sound-turn = My turn
settings-sound-off_turn = I am asked out of turn
settings-sound-move = Somebody else has moved
settings-sound-combat = Combat begins
settings-sound-vp = Victory Points
settings-sound-chat = Chat
settings-sound-clock = Less than 30 seconds left
settings-sound-end = The game is over
settings-listen = Listen: { $name }
settings-off = Switched off
settings-notices = Notices of the browser
settings-notices-note = When it is your turn and another window is in front
settings-notices-denied = The browser does not allow notices here
settings-reset = Reset everything
settings-reset-done = Everything is as it was at first

## What is refused

error-failed = That did not work.
error-offline = The server does not answer.
error-lost = The connection was lost on the way. Look at the table before you try again.
error-malformed = That could not be read. Is the name or text too long?
error-no_record = This file is no recorded game.
error-broken_record = This recorded game is not as it should be: { $why }
error-impossible = This setup cannot be played.
error-no_such_table = There is no such table. It may have been closed, or the code is wrong.
error-no_such_game = There is no such game.
error-no_such_seat = There is no such seat.
error-no_such_language = There is no such language.
error-not_found = There is no such thing.
error-not_your_seat = This seat is not yours.
error-not_host = Only the host can do that.
error-not_admin = The admin key is wrong.
error-wrong_code = The invite code is wrong.
error-wrong_handover = This link does not work: it has been used, its time has run out, or a part of it is missing. Make a new one at the device that has the seat.
error-no_cookie = This browser keeps no cookies of this page. Without them it cannot hold a seat.
error-no_spectators = This table has no spectators.
error-foreign_origin = This page may not talk to that server.
error-seat_taken = Somebody was faster: the seat is taken.
error-already_seated = You have a seat. During the game you cannot take the seat of somebody else.
error-still_here = Not yet: they were here a moment ago.
error-stood_in = The computer is playing for you. Take your seat back first.
error-seats_open = Some seats are still open.
error-already_started = The game has already begun.
error-not_started = The game has not begun yet.
error-not_over = The game is not over yet.
error-outdated = The table has moved on.
error-illegal = That cannot be done now.
error-lesson = The lesson waits for something else: “{ $what }”. You can also leave it and play freely.
error-puzzle = Choose a whole turn: a card and where its Agent goes, or the Reveal turn.
error-not_asked = It is not you who is asked now.
error-paused = The game is paused.
error-no_undo = This cannot be taken back.
error-no_hint = There are no hints here now.
error-nothing_asked = Nobody is asking any more.
error-broken = This game cannot be loaded. It is kept as it is.
error-no_backup = This database is backed up with its own tools.
error-no_lab = This needs the extra lab on the server, see docs/hosting.md.
error-no_games = No game has been finished here yet.
error-too_large = That is too large.
error-too_fast = Too much at once. Wait a moment.
error-too_many = Too many tables or connections. Wait a while.
error-full = There is no room left in this browser, so that was not kept. Remove games that you do not need, or make room on the device.
error-unavailable = That could not be kept. Try again.
closed-refused = You may not watch this table, or the seat is not yours.
closed-kicked = You do not hold this seat any more.
closed-moved = The seat of { $name } has moved to another device.
closed-no_table = There is no such table any more.
closed-full = { error-full }
broken-title = This game cannot be loaded
broken = Not all that is stored of this game can be read, so it cannot go on here. Nothing was deleted.
broken-newer = This game was played with newer rules than are known here. It goes on as soon as Landsraad is up to date here.
broken-download = Download what is stored

problem-report = Report a problem
problem-saved = Saved as a file: the game up to here, version and browser, no names. Add a line on what you expected and send it to whoever runs or makes this table. It shows every card of this game.
problem-saved-lacking = Saved as a file without the game, because others are playing it. Once it is over, report from its replay, at the step that you mean.

## Puzzles: the card of the first screen, the list, and what is said at the table

puzzle = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-lead = One turn is clearly better than all others. Do you see it?
puzzle-find = Find the turn
puzzle-solved = Solved
puzzle-tried = Tried
puzzle-all = All puzzles
puzzle-result = Result
puzzle-best = best
puzzle-others =
    { $n ->
        [one] { $n } other turn
       *[other] { $n } other turns
    }
puzzle-again = Try again
puzzle-on = Play on from here
puzzle-next = Next puzzle
puzzles-title = Puzzles
puzzles-lead = Positions from games of the computer, each with one turn that is clearly better than all others, as far as hundreds of ways to play the round on can tell. A new one every day; they work offline, too.
puzzles-solved = Solved: { $n } of { $all }
puzzles-round = Round { $n }

## Learn to play: the list of lessons, and what stands around each step

learn-title = Learn to play
learn-lead = Short lessons at a real table, step by step. Leave at any time and come back: your place is kept. Once one has begun, all of them work offline, too.
learn-door = New to the game? The first lesson leads through a whole round.
learn-begin = Begin
learn-again = Begin anew
learn-resume = Go on: step { $n } of { $all }
learn-done = Done
learn-place = Lesson: { $name }
learn-step = Step { $n } of { $all }
learn-others = The others play; watch the board.
learn-next = Next
learn-skip = Skip step
learn-end = Play on
learn-leave = Leave
learn-leave-note = The lesson waits for you here; or the game goes on without it.
learn-later = Come back later
learn-free = Play on without the lesson
learn-more = All lessons
