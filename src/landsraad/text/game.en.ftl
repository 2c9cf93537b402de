### Names of the components of the base box and its promotional cards, where they are not those of the definitions (names.en.ftl).
### What the rules say, ask and report. Texts of cards are made of these pieces, from what the cards do.

-conflict-area = the Conflict
-garrison = garrison
-supply = supply
-council = High Council
-row = Imperium Row

## Boxes and decks

box-base = Base game
deck-reserve = Reserve
deck-imperium_row = Imperium Row
deck-starting_deck = Starting deck
deck-imperium_deck = Imperium deck
deck-intrigue_deck = Intrigue deck
deck-conflict_deck = Conflict deck
deck-house_hagal = House Hagal deck

## Intrigue cards

intrigue-to_the_victor = To the Victor…

## Conflict cards

conflict-skirmish_a = Skirmish
conflict-skirmish_b = Skirmish
conflict-skirmish_c = Skirmish
conflict-skirmish_d = Skirmish

## Leaders

leader-glossu_the_beast_rabban = Glossu “The Beast” Rabban

## Leader abilities: the one that always holds (left), and the one of the Signet Ring

ability-baron_vladimir_harkonnen-left = Masterstroke
ability-baron_vladimir_harkonnen-signet = Scheme
ability-glossu_the_beast_rabban-left = Arrakis Fiefdom
ability-glossu_the_beast_rabban-signet = Brutality
ability-count_ilban_richese-left = Ruthless Negotiator
ability-count_ilban_richese-signet = Manufacturing
ability-helena_richese-left = Eyes Everywhere
ability-helena_richese-signet = Manipulate
ability-duke_leto_atreides-left = Landsraad Popularity
ability-duke_leto_atreides-signet = Prudent Diplomacy
ability-paul_atreides-left = Prescience
ability-paul_atreides-signet = Discipline
ability-countess_ariana_thorvald-left = Spice Addict
ability-countess_ariana_thorvald-signet = Hidden Reservoir
ability-earl_memnon_thorvald-left = Connections
ability-earl_memnon_thorvald-signet = Spice Hoard

## Houses

house-atreides = House Atreides
house-harkonnen = House Harkonnen
house-richese = House Richese
house-thorvald = House Thorvald
house-corrino = House Corrino
house-hagal = House Hagal

## Factions. of: as in "a Fremen card"; influence: "Influence with the Fremen"; alliance: "the Alliance with the Fremen"

faction-emperor = Emperor
    .of = Emperor
    .influence = the Emperor
    .alliance = the Emperor
faction-guild = Spacing Guild
    .of = Spacing Guild
    .influence = the Spacing Guild
    .alliance = the Spacing Guild
faction-bene_gesserit = Bene Gesserit
    .of = Bene Gesserit
    .influence = the Bene Gesserit
    .alliance = the Bene Gesserit
faction-fremen = Fremen
    .of = Fremen
    .influence = the Fremen
    .alliance = the Fremen

## Agent icons

icon-emperor = Emperor
    .place = on an Emperor space
icon-guild = Spacing Guild
    .place = on a Spacing Guild space
icon-bene_gesserit = Bene Gesserit
    .place = on a Bene Gesserit space
icon-fremen = Fremen
    .place = on a Fremen space
icon-landsraad = Landsraad
    .place = on a Landsraad space
icon-city = City
    .place = on a City space
icon-spice_trade = Spice Trade
    .place = on a Spice Trade space

## House Hagal cards: most are named after the space that they send an Agent to

hagal-conspire = { space-conspire }
hagal-wealth = { space-wealth }
hagal-heighliner = { space-heighliner }
hagal-foldspace = { space-foldspace }
hagal-selective_breeding = { space-selective_breeding }
hagal-secrets = { space-secrets }
hagal-hardy_warriors = { space-hardy_warriors }
hagal-stillsuits = { space-stillsuits }
hagal-rally_troops = { space-rally_troops }
hagal-hall_of_oratory = { space-hall_of_oratory }
hagal-carthag = { space-carthag }
hagal-arrakeen_1p = { space-arrakeen }
hagal-arrakeen_2p = { space-arrakeen }

## Difficulties of the solo game

difficulty-mercenary = Mercenary (novice)
difficulty-sardaukar = Sardaukar (veteran)
difficulty-mentat = Mentat (expert)
difficulty-kwisatz_haderach = Kwisatz Haderach (expert+)

## Counted things

count-solari = { $n } Solari
count-spice = { $n } spice
count-water = { $n } water
count-persuasion = { $n } Persuasion
count-swords =
    { $n } { $n ->
        [one] sword
       *[other] swords
    }
count-vp = { $n } VP
count-influence = { $n } Influence
count-troops =
    { $n } { $n ->
        [one] troop
       *[other] troops
    }
count-troops-of = { count-troops }
count-cards =
    { $n } { $n ->
        [one] card
       *[other] cards
    }
count-intrigue =
    { $n } { $n ->
        [one] Intrigue card
       *[other] Intrigue cards
    }

## Effects, put together

effect-arrow = { $cost } → { $effect }
effect-group = ({ $effects })
effect-and = { $first } and { $second }
effect-and_then = { $first } and then { $second }
effect-choose = choose one: { $options }
    .others = chooses one: { $options }
effect-choose-several = choose { $n } different ones: { $options }
effect-when = if { $condition }: { $effect }
effect-may = if you like: { $effect }
effect-you_may = you may { $effect }
effect-each_opponent = each opponent { $effect }
effect-one_opponent = an opponent of your choice { $effect }
effect-at_reveal = in your Reveal turn this round: { $effect }

## Effects: resources, persuasion, swords, Victory Points

effect-gain-solari = +{ count-solari }
effect-gain-spice = +{ count-spice }
effect-gain-water = +{ count-water }
effect-pay = pay { $cost }
effect-pay-solari = { count-solari }
effect-pay-spice = { count-spice }
effect-pay-water = { count-water }
effect-persuasion = +{ count-persuasion }
effect-persuasion_per_card = +{ count-persuasion } for each { $faction_of } card that you have in play, itself counted
effect-swords = +{ count-swords }
effect-victory_points = +{ count-vp }

## Effects: cards

effect-draw = draw { count-cards }
effect-discard = discard { count-cards }
    .others = discards { count-cards }
effect-trash_card = trash a card
effect-trash_this = trash this card
effect-acquire_reserve = acquire { $name } from the Reserve
effect-acquire_up_to = acquire for free a card that costs { $n } or less
effect-acquire_up_to-deck = acquire for free a card that costs { $n } or less and put it on top of your deck
effect-acquires_to_choice = you may put each card that you acquire on top of your deck
effect-discount = { $name } costs { $n } less this turn
effect-set_aside = set aside a card of the { -row } (in your Reveal turn this round you may buy it for { $n } less, otherwise it leaves the game)
effect-take_from_discard = take one { $faction_of } card from your discard pile into your hand
effect-look_at_top = look at the top card of your deck, then draw it or trash it
effect-shuffle_discard_in = shuffle your discard pile into your deck
effect-use_signet = use the Signet Ring ability of your Leader
effect-rival_signet = the Rival uses the Signet Ring ability of its Leader
effect-rival_recruit-conflict = recruit { count-troops } into { -conflict-area }
effect-rival_recruit-garrison = recruit { count-troops } into the { -garrison }
effect-draw_intrigue = draw { count-intrigue }
effect-steal_intrigue = take a random Intrigue card from each opponent who has { $n } or more

## Effects: Influence

effect-gain_influence = +{ $n } Influence with { $faction_influence }
effect-gain_influence_any = +{ $n } Influence with a faction of your choice
    .rival = +{ $n } Influence with the faction with which it has least (among equals: the first of its priorities)
effect-gain_influence_any-some = +{ $n } Influence with one of these: { $names }
effect-gain_influence_any-behind = +{ $n } Influence with a faction in which an opponent is ahead of you
effect-lose_influence_any =
    { $n ->
        [1] lose 1 Influence with a faction of your choice
       *[other] lose { $n } Influence (each with a faction of your choice)
    }
effect-turn_up_tokens = turn up your secret faction tokens (+1 Influence with each of them)

## Effects: troops

effect-recruit = recruit { count-troops }
effect-recruit-more =
    { $n ->
        [one] recruit { $n } more troop
       *[other] recruit { $n } more troops
    }
effect-recruit_and_deploy = recruit { count-troops } (in your Reveal turn you may deploy any of them at once)
effect-deploy =
    { $n ->
        [1] deploy { count-troops } from your { -garrison }
       *[other] deploy up to { count-troops } from your { -garrison }
    }
effect-deploy-any = deploy any number of troops from your { -garrison }
effect-deploy_from_supply = deploy { count-troops } from your { -supply } to { -conflict-area }
effect-retreat =
    { $n ->
        [1] retreat { count-troops }
       *[other] retreat up to { count-troops }
    }
effect-retreat-any = retreat any number of your troops
effect-lose_garrison = lose { count-troops } from the { -garrison }
    .others = loses { count-troops } from the { -garrison }
effect-lose_deployed = lose { count-troops } in { -conflict-area }
    .others = loses { count-troops } in { -conflict-area }

## Effects: Agents and the board

effect-harvest = harvest { count-spice } and all bonus spice here
effect-take_council_seat = take a seat on the { -council } (+{ count-persuasion } in each of your Reveal turns)
effect-gain_swordmaster = gain the Swordmaster (a third Agent for the rest of the game)
effect-take_mentat = take the Mentat (an extra Agent for this round)
effect-promise_mentat = take the Mentat at the start of the next round (an extra Agent for that round)
effect-take_control = take control of { $name }
effect-mark_space = name a space: until your next turn no opponent can send an Agent there
effect-recall_agent = recall one of your Agents
effect-add_icons = the card you play this turn also has the Agent icons { $names }
effect-ignore_enemies = enemy Agents do not block the next Agent you send this turn
effect-may_pass = you may end your turn here

## Conditions: they follow an "if" or a "Requirement:"

if-all = { $first } and { $second }
if-influence_at_least =
    { $n ->
        [1] you have Influence with { $faction_influence }
       *[other] you have at least { count-influence } with { $faction_influence }
    }
    .rival =
        { $n ->
            [1] the Rival has Influence with { $faction_influence }
           *[other] the Rival has at least { count-influence } with { $faction_influence }
        }
if-influence_on_tracks =
    { $tracks ->
        [4] you have at least { count-influence } with all { $tracks } factions
       *[other] you have at least { count-influence } with { $tracks } or more factions
    }
if-holds_alliance = you hold the Alliance with { $faction_alliance }
if-holds_alliance-any = you hold an Alliance
    .rival = the Rival holds an Alliance
if-another_in_play = you have another { $faction_of } card in play
if-has_council_seat = you have a seat on the { -council }
if-mentat_at_home = the Mentat is on its space
if-opponent_in_conflict = an opponent has a troop in { -conflict-area }
if-start_of_turn = it is the very start of your turn
if-before_agent_turn = you have not played a card for an Agent this turn yet
if-deployed_this_turn =
    { $n ->
        [1] you deployed a troop this turn
       *[other] you deployed at least { count-troops-of } this turn
    }
if-owns_copies =
    { $n ->
        [1] you have a copy of { $name }
       *[other] you have at least { $n } copies of { $name }
    }
if-owns_most_copies = you have more copies of { $name } than each opponent
if-has_secret_tokens = your faction tokens are still face down

## Lines of a card, a space, a Conflict, a Leader, a faction

line-kind-starter = Card of the starting deck
line-kind-reserve = Reserve card
line-kind-imperium = Imperium card
line-kind-intrigue = Intrigue card
line-card-cost = Cost: { $n }
line-not_for_sale = Cannot be bought with Persuasion
line-reserve = When trashed: it goes back to its stack
line-factions =
    { $n ->
        [one] Faction
       *[other] Factions
    }: { $names }
line-icons =
    { $n ->
        [one] Agent icon
       *[other] Agent icons
    }: { $names }
line-no_icons = No Agent icons
line-agent = Agent: { $effect }
line-reveal = Reveal: { $effect }
line-acquire = When acquired: { $effect }
line-on_trash = When trashed: { $effect }
line-plot = Plot: { $effect }
line-combat = Combat: { $effect }
line-when_won = When you win a Conflict: { $effect }
line-endgame = Endgame: { $effect }
line-combat_space = Combat space
line-maker_space = Maker space
line-cost = Cost: { $effect }
line-cost-choice = Cost, one of these: { $options }
line-requirement = Requirement: { $condition }
line-effects = Effect: { $effect }
line-control = The controller gains at every visit: { $effect }
line-once = Once per game for each player
line-space-reveal = Reveal turn with an Agent here: { $effect }
line-level = Conflict { level }
line-location = Fought for { $name }
line-first = 1st: { $effect }
line-second = 2nd: { $effect }
line-third = 3rd: { $effect }
line-complexity = Complexity: { $n }
line-ability = { $name }: { $effect }
line-ability-signet = { $name } (Signet Ring): { $effect }
line-track-vp = { count-influence }: +{ $vp } VP
line-track-bonus = { count-influence }: { $effect }
line-track-alliance = Alliance: the first with { count-influence }, then whoever passes the holder; +{ $vp } VP
line-kind-hagal = House Hagal card
line-kind-difficulty = Difficulty of the solo game
line-hagal-solo = Only in the solo game
line-hagal-two_players = Only with two players
line-hagal-space = The Agent goes to { $name }
line-hagal-harvest = The Agent goes to the free Maker space with the most bonus spice (among equals: with the most spice in all); without any bonus spice the next card is revealed
line-hagal-harvest-spice = The bonus spice is removed; in the solo game the Rival gains all spice of the space
line-hagal-reshuffle = All House Hagal cards are shuffled into a new deck, then the next one is revealed
line-hagal-swords = Swords in Combat: { $n }
line-difficulty-start = You also start with: { $effect }
line-difficulty-mentat = The space { space-mentat } costs { count-solari }
line-difficulty-garrison = Troops in each Rival's { -garrison } at the start: { $n }
line-difficulty-intrigue = Intrigue cards of each Rival at the start: { $n }
line-difficulty-third_agent = Each Rival's third Agent comes in round { $n }
line-difficulty-careful = In Conflicts I and II a Rival that leads by { $n } strength or more deploys no troops
line-difficulty-no_swordmaster = You cannot gain the Swordmaster
level =
    { $level ->
        [1] I
        [2] II
       *[3] III
    }

passive-visit_influence = { count-influence } instead of 1 at a faction's space
passive-harvest_factor =
    { $n ->
        [2] harvest twice the base spice of a Maker space
       *[other] harvest { $n } times the base spice of a Maker space
    }
passive-moves_any_agent = move any of your Agents, waiting or on the board, to any space (icons do not matter, enemy Agents do not block)
passive-start = start with { $effect }
passive-council_seat = when you take a seat on the { -council }: { $effect }
passive-solari_paid = when you pay Solari for a space: { $effect }
passive-spice_harvested = when you harvest spice: { $effect }
passive-turn = on your turn: { $effect }
passive-discount = spaces with the Agent icon { $name } cost you { count-solari } less
passive-slips_past = enemy Agents do not block you at spaces with the Agent icons { $names }
passive-harvest_less = you harvest { count-spice } less
passive-tokens = before the first round you secretly keep { $n } faction tokens
passive-sees_top = you may look at the top card of your deck at any time

## Where something came from

source-setup = Setup
source-track = Influence track: { $faction }
source-alliance = Alliance: { $faction }
source-hagal = House Hagal: { $name }
source-exchange = Exchange for { count-vp }

## Decisions

ask = { $source }: { $prompt }
ask-for-rival = For Rival { $who }: { $prompt }
ask-again-card = You have a new Intrigue card. { $prompt }
ask-again-effect = Another effect can be resolved now. { $prompt }
ask-nth = { $prompt } ({ $n } of { $all })
ask-then = { $prompt } (then: { $effect })
ask-turn = Play a card to send an Agent, or take the Reveal turn
    .brief = Choose a card to play
ask-turn-no-agent = You can send no Agent now: take the Reveal turn
ask-send_agent = Where does the Agent go?
ask-agent_effects = Resolve the effects in any order, then end the turn
    .brief = Resolve effects, then end the turn
ask-agent_effects-deploy = Deploy troops, or end the turn
ask-agent_effects-end = End the turn
ask-reveal_effects = Resolve effects and buy cards, then end the turn
    .brief = Buy cards, then end the turn
ask-choose = Choose
ask-choose_one = Choose one
ask-choose_faction = With which faction is Influence gained?
ask-lose_influence = With which faction is Influence lost?
ask-choose_opponent = Which opponent?
ask-look_at_top = Draw the card or trash it?
ask-take_card = Which card comes from the discard pile?
ask-discard = Which card is discarded?
ask-trash = Which card is trashed?
ask-place_acquired = Where does the acquired card go?
ask-acquire = Which card is acquired?
ask-set_aside = Which card is set aside?
ask-mark_space = Which space is closed to opponents?
ask-recall_agent = Which Agent is recalled?
ask-may = Use this effect?
ask-may-effect = Use this effect: { $effect }?
ask-may_pass = End the turn here?
ask-deploy = How many troops are deployed?
ask-retreat = How many troops retreat?
ask-defend = Deploy a troop to defend the space?
ask-choose_leader = Choose a Leader
ask-choose_tokens = Which faction token is kept?
ask-combat = Play a Combat card or pass
ask-combat-more = Another Combat card, or Done
ask-when_won = The Conflict is won: play a card or pass
ask-when_won-more = Another card, or Done
ask-endgame = Play an Endgame card or pass
ask-endgame-more = Anything else, or Done
ask-pass_alliance = Who takes the Alliance?

## Actions

action-leader = Play as { $name }
action-token = Keep the token { $faction }
action-play = Play { $name }
action-send = Send the Agent to { $name }
action-move = Move the Agent from { $name }
action-move-leader = Send a waiting Agent
action-reveal = Take the Reveal turn
action-resolve = Resolve { $name }
action-resolve-effect = Resolve { $name }: { $effect }
action-choose = Option { $n }
action-choose-effect = Option { $n }: { $effect }
action-choose-draw = Draw the card
action-choose-trash = Trash the card
action-influence = Influence with { $faction_influence }
action-influence-gain = +{ $n } Influence with { $faction_influence }
action-lose = Lose { count-influence } with { $faction_influence }
action-trash_hand = Trash { $name } from your hand
action-trash_discard = Trash { $name } from your discard pile
action-trash_play = Trash { $name } from play
action-discard = Discard { $name }
action-take = Take { $name } from your discard pile
action-acquire = Acquire { $name }
action-buy = Buy { $name } ({ $n })
action-buy-free = Buy { $name }
action-claim = Buy { $name }, set aside ({ $n })
action-claim-free = Acquire { $name }, set aside
action-set_aside = Set aside { $name }
action-mark = Close { $name } to opponents
action-deploy =
    { $n ->
        [0] Deploy no troops
       *[other] Deploy { count-troops }
    }
action-retreat =
    { $n ->
        [0] Retreat no troops
       *[other] Retreat { count-troops }
    }
action-recall = Recall the Agent from { $name }
action-target = Opponent: { $who }
action-alliance = The Alliance goes to: { $who }
action-intrigue = Play { $name }
action-to_deck = Put it on top of your deck
action-to_discard = Leave it in your discard pile
action-accept = Yes
action-accept-may = Yes: { $effect }
action-accept-defend = Deploy 1 troop
action-decline = No
action-decline-defend = Deploy no troop
action-decline-may_pass = Go on with the turn
action-pass = Pass
action-pass-done = Done
action-pass-may_pass = End the turn here
action-take_plain = Resolve all plain effects
action-end_turn = End turn
seat = player { $n }

## Why something cannot be done

why-occupied = An Agent is already there
why-occupied-own = Your own Agent is already there
why-occupied-enemy = An enemy Agent is already there
why-no_agent = No Agent left
why-no_icon = This card has no Agent icons: it can only be revealed
why-no_icon-of = This card does not have the Agent icon it takes: { $icon }
why-no_card-of = No card in your hand has the Agent icon it takes: { $icon }
why-card_first-of = First choose a card with the Agent icon { $icon }
why-cost-solari = Not enough Solari: have { $have }, need { $need }
why-cost-spice = Not enough spice: have { $have }, need { $need }
why-cost-water = Not enough water: have { $have }, need { $need }
why-cost-influence = Not enough Influence to lose: have { $have }, need { $need }
why-influence = Influence with { $faction_influence }: have { $have }, need { $need }
why-already_seated = You already have a seat on the { -council }
why-already_trained = You already have the Swordmaster
why-forbidden-mark = An opponent has closed this space
why-forbidden-difficulty = At this difficulty you cannot gain the Swordmaster
why-forbidden-not_for_sale = This card cannot be bought
why-forbidden-not_combat_space = The Agent is not on a Combat space
why-no_units = Not enough troops in { -conflict-area }: have { $have }, need { $need }
why-no_units-garrison = Not enough troops in the { -garrison }: have { $have }, need { $need }
why-no_units-conflict = Not enough troops in { -conflict-area }: have { $have }, need { $need }
why-supply_empty = No troops left in the { -supply }
why-deck_empty = The deck is empty
why-persuasion = Not enough Persuasion: have { $have }, need { $need }
why-limit-deploy =
    { $have ->
        [0] No more troops can be deployed this turn
       *[other] At most { $have } more can be deployed this turn
    }
why-not_now-game_over = The game is over
why-not_now-start_of_turn = Only at the very start of the turn
why-not_now-before_agent = Only before a card is played for an Agent
why-not_now-effects_left = Some effects must be resolved first
why-owed =
    { $more ->
        [0] First resolve: { $name }
       *[other] First resolve: { $name } (and { $more } more)
    }
why-not_now-asked = Only when an effect lets you choose it
why-not_now-play = Only at the start of a turn, one card a turn
why-not_now-send = Only right after a card has been played for it, one Agent a turn
why-not_now-reveal = Only at the start of a turn
why-not_now-resolve = Only after its card, space or tile has been used this turn
why-not_now-buy = Only in your Reveal turn
why-not_now-claim = Only in your Reveal turn
why-not_now-deploy = Only once in a turn, after an Agent has been sent to a Combat space
why-not_now-after_agent = Only after an Agent has been sent this turn
why-not_now-pass = Only while Intrigue cards are asked for: in Combat, after it and at the end of the game
why-not_now-end_turn = Only at the end of an Agent turn or a Reveal turn
why-not_now-plot_card = A Plot card: only in your own turn, before or after another effect
why-not_now-combat_card = A Combat card: only in Combat, with units of yours in the Conflict
why-not_now-won_card = Only when you have won a Conflict
why-not_now-endgame_card = An Endgame card: only at the end of the game
why-once = Only once per game
why-not_held = Not yours
why-not_held-hand = The card is not in your hand
why-not_held-intrigue = You do not hold this Intrigue card
why-not_held-market = It does not lie in the market
why-not_held-set_aside = You have not set this card aside
why-not_yours = This is not yours to decide
why-condition-alliance = You do not hold the Alliance with { $faction_alliance }
why-condition-alliance_any = You hold no Alliance
why-condition-another_in_play = You have no other { $faction_of } card in play
why-condition-in_discard = There is no { $faction_of } card in your discard pile
why-condition-influence_on_tracks = Not enough factions with that much Influence: have { $have }, need { $need }
why-condition-council_seat = You have no seat on the { -council }
why-condition-mentat_away = The Mentat is not on its space
why-condition-opponent_in_conflict = No opponent has a troop in { -conflict-area }
why-condition-deployed_this_turn = Troops deployed this turn: { $have }, need { $need }
why-condition-owns_copies = Copies of the card: have { $have }, need { $need }
why-condition-owns_most_copies = An opponent has as many copies of the card: have { $have }, need { $need }
why-condition-nobody_ahead = No opponent is ahead of you with a faction
why-condition-no_card_in_hand = Your hand is empty
why-condition-no_card_to_trash = There is no card to trash
why-condition-no_card_to_acquire = There is no such card to acquire
why-condition-not_in_play = The card is no longer in play
why-condition-no_agent_on_board = You have no Agent on the board to recall
why-condition-no_space = No space is open to this card now

## What a thing means for the reader now

now-cost-solari = Costs you { $need } Solari; you have { $have }
now-cost-spice = Costs you { $need } spice; you have { $have }
now-cost-water = Costs you { $need } water; you have { $have }
now-price = Costs you { $need } Persuasion; you have { $have }
now-bonus_spice = Bonus spice here: { $n }
leads-influence = Influence { $old } → { $new }
    .brief = { $old } → { $new }
leads-vp = +{ count-vp }
leads-vp-lost = −{ count-vp }
leads-alliance = + Alliance
leads-alliance-lost = − Alliance
leads-effect = { $effect }
now-within_means = The most that you can pay for: { $effect }
now-harvest = Harvested here now: { count-spice }
now-with-influence = With { $card }: { $n } Influence instead of 1
now-with-harvest = With { $card }: { count-spice } harvested
now-with-discount = With { $card }: costs { count-spice }
now-solari_bonus = Your leader gains { $n } Solari more
now-supply = Troops left in your supply: { $n }
now-contract = Completes your contract { $name }: { $effect }
now-control = Whoever controls it gains { $effect }: { $who }
now-control-own = You control it: { $effect }
now-influence = Your Influence: { $n }
now-to_vp = { $n } more: +1 VP
now-to_bonus = { $n } more: { $effect }
now-alliance = You hold the Alliance
now-alliance-theirs = { $who } holds the Alliance; with { $need } Influence it is yours
now-place =
    { $place ->
        [1] first reward
        [2] second reward
        [3] third reward
       *[other] no reward
    }
now-strength = Your strength: { $n }, so far { now-place }
now-deployed = With all that you can deploy now: { $n }, { now-place }
now-fights = Strength { $had } → { $n }: { now-place } if nobody answers
now-to_place = { $n } more: { now-place }
now-most = You can still add at most { $n } with Agents, garrison and free spaces; cards are not counted
now-counts = Each troop counts { $troop }, each sword { $sword }; without a unit the strength is 0
now-counts-dreadnought = A dreadnought counts { $n }
now-counts-sandworm = A sandworm counts { $n }
now-goal = Once somebody has { $n } VP, the round is the last
now-score = You have { $n } VP
now-score-team = Your team has { $n } VP
now-score-ahead = Nobody else has as many: you are { $n } ahead
now-score-level = { $who } has as many
now-score-behind = { $who } has { $n } more
now-step-vp = Whoever comes here gains 1 VP, and loses it below { $n }
now-step-bonus = Whoever comes here: { $effect }
now-step-alliance = The first here takes the Alliance (+1 VP), then whoever passes its holder
now-step-leader = For your leader: { $effect }
now-to_step = { $n } more Influence for you

## The log

log-from = { $line } ({ $source })
log-round = Round { $n }
log-conflict = Conflict { level }: { $name }
log-leader = { $who } plays as { $name }
log-token = You keep the faction token { $faction }
log-turn = Turn: { $who }
log-combat_phase = { phase-combat }
log-endgame_phase = { phase-endgame }
log-recall_phase = Agents return. First player: { $who }
log-hagal_card = { $who } reveals the House Hagal card { $name }
log-hagal_card-swords = { $who } reveals the House Hagal card { $name } for its swords
log-play_card = { $who } plays { $name }
log-send_agent = { $who } sends an Agent to { $name }
log-lift_agent = { $who } takes the Agent from { $name }
log-reveal_turn = { $who } takes the Reveal turn
log-reveal = { $who } reveals { $name }
log-pass_turn = { $who } ends the turn at once
log-pass = { $who } passes
log-gain_solari = { $who } gains { count-solari }
log-gain_spice = { $who } gains { count-spice }
log-gain_water = { $who } gains { count-water }
log-pay_solari = { $who } pays { count-solari }
log-pay_spice = { $who } pays { count-spice }
log-pay_water = { $who } pays { count-water }
log-persuasion = { $who }: +{ count-persuasion }
log-swords = { $who }: +{ count-swords }
log-vp = { $who }: +{ count-vp }
log-vp-lost = { $who }: −{ count-vp }
log-influence = { $who }: Influence with { $faction_influence } is now { $n }
log-alliance = { $who } takes the Alliance with { $faction_alliance }
log-alliance-taken = { $who } takes the Alliance with { $faction_alliance } from { $other }
log-alliance-returned = { $other } loses the Alliance with { $faction_alliance }
log-draw = { $who } draws { count-cards }
log-drawn_card = You draw { $name }
log-look_at_top = You see { $name } on top of your deck
log-shuffle = { $who } shuffles the deck anew
log-shuffle_intrigue = The Intrigue deck is shuffled anew
log-discard = { $who } discards { $name }
log-trash = { $who } trashes { $name }
log-acquire = { $who } acquires { $name }
log-acquire-deck = { $who } acquires { $name } and puts it on top of the deck
log-put_on_deck = { $who } puts { $name } on top of the deck
log-take = { $who } takes { $name } from the discard pile
log-set_aside = { $who } sets aside { $name }
log-play_intrigue = { $who } plays { $name }
log-draw_intrigue = { $who } draws { count-intrigue }
log-drawn_intrigue = You draw the Intrigue card { $name }
log-steal_intrigue = { $who } takes an Intrigue card from { $other }
log-lost_intrigue = You lose the Intrigue card { $name }
log-recruit = { $who } recruits { count-troops }
log-deploy = { $who } deploys { count-troops }
log-retreat = { $who } retreats { count-troops }
log-lose_garrison = { $who } loses { count-troops } from the { -garrison }
log-lose_deployed = { $who } loses { count-troops } in { -conflict-area }
log-control = { $who } takes control of { $name }
log-control_lost = The Control marker is removed from { $name }
log-mark = { $who } closes { $name } to opponents
log-recall = { $who } recalls the Agent from { $name }
log-council_seat = { $who } takes a seat on the { -council }
log-swordmaster = { $who } gains the Swordmaster
log-mentat = { $who } takes the Mentat
log-mentat_promised = { $who } will have the Mentat next round
log-tokens_used = { $who } turns up faction tokens: { $names }
log-strength = { $who }: strength { $n }
log-place =
    { $n ->
        [1] { $who } wins the Conflict (strength { $strength })
        [2] { $who } takes the second reward (strength { $strength })
       *[3] { $who } takes the third reward (strength { $strength })
    }
log-troops_home = All units in { -conflict-area } go home
log-bonus_spice = { $name }: +1 bonus spice
log-game_over = The game is over. Winner: { $who } ({ count-vp })
end-tie = Equal VP; { $by } decided between { $first } ({ $have }) and { $second } ({ $other })
end-tie-order = Equal in everything; the later Reveal turn of { $first } decided before { $second }

## Phases

phase-setup = Setup
phase-round_start = Phase 1: Round Start
phase-player_turns = Phase 2: Player Turns
phase-combat = Phase 3: Combat
phase-makers = Phase 4: Makers
phase-recall = Phase 5: Recall
phase-endgame = End of the game

## Terms

term-agent = Agent
term-alliance = Alliance
term-bonus_spice = bonus spice
term-card = card
term-combat_space = Combat space
term-conflict = Conflict
term-conflict_area = Conflict area
term-control = control
term-cost = cost
term-council_seat = High Council seat
term-deck = deck
term-difficulty = difficulty
term-discard_pile = discard pile
term-first_player = first player
term-garrison = garrison
term-hand = hand
term-house_hagal_card = House Hagal card
term-imperium_row = Imperium Row
term-in_play = in play
term-influence = Influence
term-intrigue_card = Intrigue card
term-leader = Leader
term-maker_space = Maker space
term-mentat = Mentat
term-opponent = opponent
term-persuasion = Persuasion
term-player = player
term-reserve = Reserve
term-reward = reward
term-rival = Rival
term-round = round
term-signet_ring = Signet Ring ability
term-solari = Solari
term-space = board space
term-spice = spice
term-strength = strength
term-supply = supply
term-sword = sword
term-swordmaster = Swordmaster
term-troop = troop
term-turn = turn
term-victory_point = Victory Point
term-water = water
