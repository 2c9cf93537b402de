### The table screen.

table-title = Landsraad
table-title-mine = ● Your turn – Landsraad
table-unknown = something else
table-error = That did not work.
table-lost = Connection lost
table-yes = yes
table-skip = Skip to
table-skip-decision = To the decision
table-skip-board = To the board

## Status bar and menu

table-round-of = Round { $n } of { $most }
table-round-short = R{ $n }
table-phases = Phases of the round
table-phase-setup = Setup
table-phase-round_start = Start
table-phase-player_turns = Turns
table-phase-combat = Combat
table-phase-makers = Makers
table-phase-recall = Recall
table-phase-endgame = Endgame
table-conflict = { level }: { $name }
table-acts = { $who } to act
table-acts-what = { $who } to act: { $what }
table-you-act = Your decision
table-your-decision = Your decision: { $what }
table-paused = The game is paused
table-over = The game is over
table-help = Shortcuts and icons
table-menu = Menu
table-menu-text = Text table
table-menu-board = Board
table-menu-mute = Sound is on: turn it off
table-menu-unmute = Sound is off: turn it on
table-menu-pause = Pause the game
table-menu-resume = Go on with the game
table-menu-rules = Rules
table-menu-settings = Settings
table-menu-home = Leave for home

## Seats

table-seats = Seats
label-vp = Victory Points
label-agents = Agents
label-intrigue = Intrigue cards
table-seat-open = Everything about { $who }
table-me = you
table-bot = Played by the computer
table-away = Not here now
table-revealed = Reveal turn taken
table-vp =
    { $n } { $n ->
        [one] Victory Point
       *[other] Victory Points
    }
table-vp-short = { $n } VP
table-in-hand = { count-cards } in hand
table-agents = Agents: { $left } of { $all } waiting
table-garrison = { count-troops } in the garrison
table-deployed = { count-troops } in the Conflict
table-influence = { $name }: { $n }
table-influence-alliance = { $name }: { $n }, Alliance
table-face-up =
    { $n ->
        [one] { $n } Intrigue card waits face up for the Reveal turn
       *[other] { $n } Intrigue cards wait face up for the Reveal turn
    }
table-swordmaster-comes = The Swordmaster (third Agent) comes in round { $n }
table-known-hand = Known cards in hand
table-known-deck = Deck and hand together
table-set-aside = Set aside

## The decision panel

table-decision = Decision
hint-choose_leader = Every Leader has an ability that always holds, and one that the Signet Ring uses.
hint-turn = The icons of a card say where its Agent can go. The Reveal turn uses all cards that are left and is your last of the round.
hint-send_agent = Lit spaces fit an icon of the card, and you can pay for them.
hint-agent_effects = The order is yours. On a Combat space, troops recruited this turn and up to two from the garrison may join the Conflict.
hint-reveal_effects = Persuasion buys cards for your discard pile. Swords count only beside troops in the Conflict.
hint-combat = Cards are played in turn until everybody passes in a row. Who passes can play again when somebody else plays.
hint-when_won = Some Intrigue cards are played when a Conflict is won.
table-hints-off = I know this
table-not-there = This card sends no Agent there
table-choose-space = { $name }: choose a space
table-choose-card = { $name }: choose a card
table-off-turn = in { $who }'s turn
table-waiting-for = Waiting for { $who }
table-decides = Decides: { $what }
table-wait = A moment…
table-cancel = Cancel
table-commit =
    { $family ->
        [buy] Buy
        [acquire] Acquire
        [claim] Buy
        [intrigue] Play
        [play] Play
        [send] Send
        [discard] Discard
        [trash_hand] Trash
        [trash_discard] Trash
        [trash_play] Trash
        [trash_intrigue] Trash
        [keep] Set aside
        [keep_intrigue] Keep
        [take] Take
        [move] Move
        [mark] Close
        [recall] Recall
        [control] Take control
        [set_aside] Set aside
        [to_throne] To the Throne Row
        [give_intrigue] Give
        [return_intrigue] Put back
        [influence] Gain Influence
        [lose] Lose Influence
        [tech] Acquire
        [place_spy] Place spy
        [recall_spy] Recall spy
       *[other] Choose
    }
table-stays = { count-persuasion } left
table-do = Do
table-effects = Effects of this turn
table-late = comes by itself at the end of the turn
table-optional = if you like
table-effect-of =
    { $effect }. { $kind ->
        [card] Card
        [intrigue] Intrigue card
        [space] Space
        [leader] Leader
        [tech] Tech tile
       *[other] From
    }: { $source }
table-reach =
    { $n ->
        [one] reaches { $n } space now
       *[other] reaches { $n } spaces now
    }
table-reveal = Reveal turn
table-revealing = Reveal turn
table-plain = Do all
table-plain-hint = Resolve all effects that leave nothing to choose, and those like them that come later in this turn
table-press-again = Press again
table-reveal-lose = Reveal turn – no more Agents this round
table-nothing-to-play = None of your Intrigue cards can be played here. You are asked all the same, so that nobody learns what you hold.
table-end-lose =
    { $n ->
        [one] End turn – lose { $n } effect
       *[other] End turn – lose { $n } effects
    }
table-end-persuasion = End turn – { count-persuasion } unspent
table-end-undeployed = End turn without deploying
table-deploy = Deploy { count-troops }
table-retreat = Retreat { count-troops }
table-deploy-limits = Recruited this turn: { $recruits } · in the garrison: { $garrison }
table-strength = Strength { $n }
table-may-add = Strength that can still come, at most
table-place =
    { $n ->
        [0] no reward
        [1] 1st reward
        [2] 2nd reward
       *[3] 3rd reward
    }
table-fewer = Fewer
table-more = More
table-hint = Hint
table-hint-hint = What looks best now, and why
table-hint-thinking = Looking ahead…
table-hint-take = Take it
table-hints-on = Hints are on
table-hints-on-note = Everybody may ask for hints; the log says who does
table-hints-vote = Hints?
table-hints-question = Hints for everybody?
table-hints-note = If all agree, everybody may ask for hints until the game is over, and the log says who does.
table-hints-stands = { $n } of { $of } agree.
table-hints-agree = Agree
table-hints-withdraw = Withdraw
table-hints-ask = Ask for hints for everybody
table-undo = Undo
table-undo-hint = Takes back your last choice
table-restart = Restart
table-restart-hint = Takes back { $n } choices, to the last fixed point
table-undo-start = Nothing to take back yet
table-undo-turn = Somebody else is asked now
table-undo-fixed = Something was drawn or revealed, so nothing before can be taken back
table-undo-off = This table is played without taking back
table-undo-over = The game is over
table-undo-paused = The game is paused
table-undo-spectator = You are watching
table-consent-asked =
    { $n ->
        [one] { $who } asks to take back { $n } choice
       *[other] { $who } asks to take back { $n } choices
    }
table-consent-waiting = Waiting for consent: { $who }
table-consent-refused = The others did not agree
table-undo-asked = You have asked the others; wait for their answer
table-allow = Allow
table-refuse = No

## Market, Conflict, hand

table-side = Market, Conflict and log
table-side-market = Market
table-side-conflict = Conflict
table-side-hint = Hint
table-side-log = Log
table-side-board = Board
table-map = Map
table-board = Board
table-market = Market
table-short-by = short by { $n }
table-buy-later = Cards are bought in the Reveal turn
table-intrigue-decks = Intrigue deck / Intrigue discard pile
table-intrigue-discard = Intrigue discard pile
table-trashed = Trashed cards
table-no-conflict = No Conflict yet
table-own = What I have
table-mine = My cards
table-intrigues = My Intrigue cards
table-hand-empty = Your hand is empty
table-watching = You are watching
table-covered = Press to see your cards
table-deck-contents = Your deck, by name
table-pile-empty = No cards

## Log

table-log = Log
table-tab-log = Log
table-tab-chat = Chat
table-tab-recap = Since my turn
table-filter = Show
table-filter-all = Everything
table-filter-mine = Mine
table-filter-at_me = Aimed at me
table-filter-combat = Combat
table-filter-buys = Cards
table-copy-log = Copy the log
table-log-newest = To the newest lines
table-at-me = aimed at you
table-recap-empty = Nothing has happened since your last turn.
table-chat-write = Say something
table-chat-send = Send

## Several seats on one device

table-curtain = It is { $who }'s turn to look
table-curtain-lift = I am { $who }

## The end

table-winner = { $who } wins
table-you-win = You win
table-your-rank = Your rank: { $n }
table-margin =
    { $n ->
        [one] by { $n } Victory Point
       *[other] by { $n } Victory Points
    }
table-compare-vp = VP
table-compare-wins_ties = a tile that wins ties
table-compare-spice = spice
table-compare-solari = Solari
table-compare-water = water
table-compare-garrison = garrison
table-compare-revealed_at = latest Reveal turn
table-rank = Rank
table-player = Player
table-vp-sources = Where the Victory Points came from
table-source-setup = Setup
table-source-track = Influence
table-source-alliance = Alliances
table-source-conflict = Conflicts
table-source-intrigue = Intrigue
table-source-card = Cards
table-source-space = Spaces
table-source-leader = Leader
table-rematch = Rematch
table-rematch-join = To the rematch
table-rematch-host = The host can open a rematch.
table-replay = Replay
table-record = Record
table-look-at-board = Look at the board
table-seed = Seed

## Help and command line

table-shortcuts = Shortcuts
table-legend = Icons
table-key-choice = nth choice of the decision
table-key-commit = choose
table-key-look = explain what has the focus
table-key-cancel = cancel, close
table-key-hint = what looks best (hint)
table-key-undo = take back
table-key-restart = back to the last fixed point
table-key-end_turn = end the turn
table-key-reveal = Reveal turn (asks)
table-key-pass = pass
table-key-amount = fewer, more
table-key-focus = hand, Intrigue, board, market, seats, log, chat, lesson, Bene Tleilax
table-key-recap = step through the recap
table-key-text = text table
table-key-command = command line
table-key-help = this page
table-command = An action, like play:dagger send:arrakeen
table-command-wrong = That is not possible now

# What the log tells of the table itself
note-sat = { $who } takes the seat
note-left = { $who } leaves the seat
note-emptied = { $who } is not at the table any more
note-bot = { $who }: the computer plays from now on
note-stand_in = { $who }: the computer plays until they are back
note-back = { $who } is back at the table
note-host = { $who } is the host now
note-conceded = { $who } gave the game up: the computer plays on
note-hints = { $who } agrees too: everybody may ask for hints now
note-no_hints = { $who } does not want hints for everybody
note-hint = { $who } takes a hint
note-clock = { $who } ran out of time: the computer chose
note-hurried = The server is busy: opponents look less far

table-nobody = Nobody holds this seat.
table-is-away = { $who } is not here.
table-stand-in = Let the computer play
table-stood-in = The computer is playing for you.
table-take-seat-back = Take my seat back

## Explanations

explain = What this is
explain-now = Now
explain-barred = Barred
explain-rule = Rule
explain-closes = closes
explain-kind =
    { $kind ->
        [card] card
        [intrigue] Intrigue card
        [conflict] Conflict
        [leader] leader
        [space] space of the board
        [faction] Influence track
        [tech] tech tile
        [contract] contract
        [objective] objective
        [post] observation post
        [hagal] House Hagal card
        [rival] Rival
       *[ship] shipping track
    }
explain-price = Costs you { count-persuasion }; left then: { $left }
explain-leads = Its Agent icons lead to: { $names }
explain-reaches = Reaches { $n } { $n ->
        [one] space
       *[other] spaces
    } now: { $names }
explain-reached = Cards of yours that reach it: { $names }
explain-agents =
    { $on ->
        [0] Agents left: { $n }; none on the board
       *[other] Agents left: { $n }; on the board: { $names }
    }
explain-controls = Controls { $names }
explain-alliances = Alliances: { $names }
explain-unseen = Not to be seen: { $cards } cards in hand, { $intrigue } Intrigue cards
explain-fights =
    { $place ->
        [0] Strength in the Conflict: { $n }, no reward so far
        [1] Strength in the Conflict: { $n }, first reward so far
        [2] Strength in the Conflict: { $n }, second reward so far
       *[3] Strength in the Conflict: { $n }, third reward so far
    }
explain-may-add = Can still add at most { $n } strength: Agents, garrison and free spaces; cards are not counted
explain-step = step { $n }

## What has happened, told at its own pace

moment-beat-ranks = Ranks
moment-beat-places = Places
moment-beat-rewards = Rewards
moment-next = Next
moment-go-on = Go on
moment-doubled = The sandworm doubles the reward; control and the battle icon come once
moment-pair = Two equal battle icons make a pair: +1 Victory Point
moment-hand = Your new hand: { $names }
moment-title-combat = Combat
moment-title-round = A new round
moment-title-last = The last round
moment-title-story = What has happened
moment-look-combat = Look at the Combat of round { $n }
moment-look-round = Look at the beginning of round { $n }
moment-your-turn =
    { $kind ->
        [reveal_effects] Your Reveal turn.
       *[other] Your turn.
    }
moment-since = Meanwhile:
table-result = The result
table-rematch-noticed = A rematch is open: join it

table-stand-in-vote = Vote to let the computer play
table-votes = Votes: { $n } of { $of }
concede = Give the game up
concede-note = The computer plays your seat to the end, and you cannot take it back. You can go on watching.
