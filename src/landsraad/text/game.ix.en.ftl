### Names of the components of Rise of Ix and its promotional card, where they are not those of the definitions (names.en.ftl).
### What the rules of Rise of Ix say, ask and report, beside those of the base box.

-freighter = Freighter
-ix = Ix
-intrigue-deck = Intrigue deck

## Box

box-ix = Rise of Ix

## Conflict cards

conflict-skirmish_ix_a = Skirmish
conflict-skirmish_ix_b = Skirmish

## Leaders

leader-armand_ecaz = Archduke Armand Ecaz
leader-rhombur_vernius = Prince Rhombur Vernius
leader-yuna_moritani = “Princess” Yuna Moritani
leader-hundro_moritani = Viscount Hundro Moritani

## Leader abilities: the one that always holds (left), and the one of the Signet Ring

ability-armand_ecaz-left = Coordination
ability-armand_ecaz-signet = Conscript
ability-ilesa_ecaz-left = One Step Ahead
ability-ilesa_ecaz-signet = Guild Contacts
ability-rhombur_vernius-left = Heavy Lasgun Cannons
ability-rhombur_vernius-signet = Ixian Technology
ability-tessia_vernius-left = Careful Observation
ability-tessia_vernius-signet = Duplicity
ability-yuna_moritani-left = Smuggling Operation
ability-yuna_moritani-signet = Final Delivery
ability-hundro_moritani-left = Intelligence
ability-hundro_moritani-signet = Couriers

## Houses

house-ecaz = House Ecaz
house-vernius = House Vernius
house-moritani = House Moritani

## House Hagal cards

hagal-interstellar_shipping = { space-interstellar_shipping }
hagal-foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
hagal-smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
hagal-tech_negotiation_1p = { space-tech_negotiation }
hagal-dreadnought_1p = { space-dreadnought }
hagal-dreadnought_2p = { space-dreadnought }

## Counted things

count-units =
    { $n } { $n ->
        [one] unit
       *[other] units
    }
count-units-of = { count-units }
count-dreadnoughts =
    { $n } { $n ->
        [one] dreadnought
       *[other] dreadnoughts
    }
count-dreadnoughts-of = { count-dreadnoughts }
count-tech =
    { $n } { $n ->
        [one] tech tile
       *[other] tech tiles
    }
count-tech-of = { count-tech }
count-negotiators =
    { $n } { $n ->
        [one] negotiator
       *[other] negotiators
    }

## Effects, put together

effect-times = { $effect } ({ $n } times)
effect-for_each_faction_at_most = { $effect } for each faction with which you have at most { count-influence }

## Effects: the shipping track

effect-move_freighter = advance or recall your { -freighter }
effect-dividends = dividends (+{ $gain }; each opponent gains { $others })
effect-recruit_from_track = { effect-recruit }

## Effects: tech tiles

effect-acquire_tech = acquire a tech tile
effect-acquire_tech-discount = acquire a tech tile for { count-spice } less
effect-acquire_tech-solari = acquire a tech tile and pay in Solari
effect-negotiate = send a negotiator to { -ix }
effect-trash_this_tile = trash this tile

## Effects: troops and dreadnoughts

effect-commission = commission a dreadnought
effect-swords_per_dreadnought = +{ count-swords } for each of your dreadnoughts in { -conflict-area }
effect-retreat_one_dreadnought = retreat { count-dreadnoughts }
    .others = retreats { count-dreadnoughts }
effect-deploy_units = deploy up to { count-units } from your { -garrison }
effect-retreat_units = retreat { count-units }
effect-lose_garrison_troop = { effect-lose_garrison }
effect-force_retreats = for each troop you deployed this turn you may make 1 enemy unit retreat

## Effects: swords, cards, Intrigue cards

effect-swords_per_sword_card = +{ count-swords } for each card revealed this turn that gives swords
effect-swords_per_sword_card-others = +{ count-swords } for each other card revealed this turn that gives swords
effect-trash_card-in_play = trash one of your cards in play
effect-return_intrigue = put { count-intrigue } of yours at the bottom of the { -intrigue-deck } → draw { count-intrigue }
effect-return_intrigue-any = put any number of your Intrigue cards at the bottom of the { -intrigue-deck }, then draw as many
effect-if_won = if you win this Conflict: { $effect }
effect-set_ahead = set aside a card of your hand, face down
effect-rival_tech-signet = acquire tech, or send a negotiator
effect-take_extra_turn = you may take another turn right after this one

## Effects: Influence

effect-gain_influence_any-snooped = +{ $n } Influence with a faction on whose track you have a snooper token
effect-track_bonus = the bonus for { count-influence } on this track
effect-influence_of_track = +{ $n } Influence with the faction of this track
effect-influence_where_agents = +{ $n } Influence with each faction on whose spaces you have Agents
effect-influence_of_visit = +{ $n } Influence with the faction to whose space you sent an Agent this turn

## Conditions: they follow an "if"

if-influence_at_most_on = you have at most { count-influence } with { $faction_influence }
if-agent_on_icon = you have an Agent { $place }
if-agents_on_icons =
    you have at least { $n } { $n ->
        [one] Agent
       *[other] Agents
    } on spaces with { $kinds ->
        [one] the Agent icon { $names }
       *[other] any of these icons ({ $names })
    }
if-enemy_on_space = an enemy Agent is on the space that you sent your Agent to
if-units_deployed_this_turn =
    { $n ->
        [1] you deployed a unit this turn
       *[other] you deployed at least { count-units-of } this turn
    }
if-persuasion_at_least =
    { $n ->
        [1] you have Persuasion this turn
       *[other] you have at least { count-persuasion } this turn
    }
if-solari_at_least =
    { $n ->
        [1] you have Solari
       *[other] you have at least { count-solari }
    }
if-tech_owned =
    { $n ->
        [1] you have a tech tile
       *[other] you have at least { count-tech-of }
    }
if-dreadnoughts_commissioned =
    { $n ->
        [1] you have a dreadnought commissioned
       *[other] you have at least { count-dreadnoughts-of } commissioned
    }
if-exactly = exactly { $n } of these hold ({ $conditions })
if-every = all of these hold ({ $conditions })
if-exactly-them = exactly { $n } of them hold
if-every-them = all of them hold

## Lines of a card, a Leader, a House Hagal card

line-infiltrates = Infiltration ({ $names }): enemy Agents do not block your Agent on these spaces
line-unload = Unload: the Reveal effects also happen when this card is discarded or trashed
passive-space_discount = { $name } costs { count-spice } less
passive-dreadnought_strength = each of your dreadnoughts has strength { $n } instead of { $usual }
passive-water =
    { $n ->
        [0] you start without water
       *[other] you start with { count-water }
    }
passive-solari_bonus = whenever you gain Solari on your turn, you gain { $n } more
passive-peeks_intrigue = before the first round you look at the top 2 cards of the { -intrigue-deck }, keep one and put the other one back
passive-round_start = at the start of each round: { $effect }
passive-ahead = on your second turn of the round you show this card and take it back; if it sends an Agent then and has exactly one Agent icon: { $one }, with any other number: { $other }
passive-snoopers = a snooper token lies at { count-influence } on each Influence track; when you reach one, remove it
passive-snooper =
    { $n ->
        [1] for the first: { $effect }
        [2] for the second: { $effect }
        [3] for the third: { $effect }
       *[4] for the fourth: { $effect }
    }
passive-reveal = in your Reveal turn: { $effect }
line-hagal-dreadnought = With no dreadnought left in its { -supply } the next card is revealed
effect-rival_freighter =
    { $n ->
        [1] move the { -freighter }
        [2] move the { -freighter } twice
       *[other] move the { -freighter } { $n } times
    }
effect-rival_tech = acquire the most expensive tech tile for Rivals that it can pay for
effect-rival_tech-negotiate = acquire the most expensive tech tile for Rivals that it can pay for, for { count-spice } less; if there is none, send a negotiator to { -ix }

## Lines of a tech tile

line-kind-tech = Tech tile
line-tech-cost = Cost: { count-spice }
line-tech-reveal = In your Reveal turn: { $effect }
line-tech-flip = Flip (once per round, on your turn): { $effect }
line-tech-spend = On your turn: { $effect }
line-tech-round_start = At the start of each round: { $effect }
line-tech-when_won = When you win a Conflict: { $effect }
line-tech-endgame = At the end of the game: { $effect }
line-tech-to_deck = You may put each card that you acquire on top of your deck
line-tech-transports = When you recruit from the shipping track: 1 troop more, and you may deploy any of them at once
line-tech-wins_ties = At the end of the game you win ties for Victory Points
line-tech-scuttles = When you win a Conflict, you may return a dreadnought of yours there to your { -supply } for +{ $vp } VP instead of taking control of a space with it
line-tech-rival = Rivals of the solo game can acquire it
line-tech-rival-each_turn = A Rival uses it in each round, on its first turn, and at once when it acquires it
line-tech-rival-at_combat = A Rival uses it when it sends an Agent to a Combat space, can pay and has { count-troops } in its { -supply }
line-tech-rival-when_blocked = A Rival uses it, and discards nothing, where an Agent blocks its own
line-tech-rival-spends = A Rival uses it on its turn, as soon as it can pay
line-tech-rival-owns = A Rival counts as having { $n } copies of { $name }
line-tech-rival-keeps = A Rival never trashes it
line-tech-rival-transports = A Rival deploys all of these troops, unless its lead keeps it from deploying any
line-tech-rival-scuttles = A Rival always takes the VP when it can

## The shipping track

line-shipping = Each move of your { -freighter }: advance one level, or go back to the bottom and take the rewards of the level it leaves and of all below
line-shipping-level = Level { $n }: { $effect }

## Variants of the game

line-kind-variant = Variant of the game
line-kind-variant-solo = Variant of the solo game
line-variant-vp = The game ends after the round in which somebody has { count-vp }
line-variant-conflicts = Conflict cards of level { level } in the deck: { $n }
line-variant-card = Each player has { $name } in place of one { $other }
line-variant-garrison = Each player starts with { count-troops } in the { -garrison }
line-variant-intrigue = Each player starts with { count-intrigue }
line-variant-dice = After each of your Reveal turns two dice are rolled: the cards at these places of the { -row }, counted from the left, are trashed; a 6 trashes nothing
line-variant-escalation = For a Conflict { level } each Rival that takes part reveals { $n } House Hagal cards and adds all their swords

## Where something came from

source-shipping = Shipping track

## Decisions

ask-freighter = Advance or recall the { -freighter }?
ask-choose_reward = Which reward of the shipping track comes next?
ask-acquire_tech = Which tech tile is acquired?
ask-pay_tech = How is the tech tile paid for?
ask-take_control = Which space does the dreadnought take control of?
ask-deploy_units = Which units are deployed?
ask-retreat_units = Which units retreat?
ask-force_retreat = Which enemy unit retreats?
ask-return_intrigue = Which Intrigue card goes to the bottom of the deck?
ask-keep_intrigue = Which Intrigue card is kept?
ask-set_ahead = Which card is set aside?

## Actions

action-deploy_dreadnought =
    { $n ->
        [0] Deploy no dreadnoughts
       *[other] Deploy { count-dreadnoughts }
    }
action-retreat_dreadnought =
    { $n ->
        [0] Retreat no dreadnoughts
       *[other] Retreat { count-dreadnoughts }
    }
action-retreat_both = Retreat { $troops } and { $dreadnoughts }
action-target-force_retreat = A troop retreats: { $who }
action-target_dreadnought = A dreadnought retreats: { $who }
action-freighter-advance = Advance the { -freighter }
action-freighter-advance-to = Advance the { -freighter } to level { $n }
action-freighter-recall = Recall the { -freighter } and take its rewards
action-choose-reward = Level { $n }: { $effect }
action-tech = Acquire { $name } ({ $price })
action-negotiators =
    { $n ->
        [0] Call back no negotiators
       *[other] Call back { count-negotiators }
    }
action-negotiators-pay =
    { $n ->
        [0] Pay { $price }
       *[other] Call back { count-negotiators } and pay { $price }
    }
action-control = Take control of { $name }
action-scuttle = Return the dreadnought to the { -supply }: +1 VP
action-keep = Set aside { $name }
action-keep_intrigue = Keep { $name }
action-return_intrigue = Put { $name } at the bottom of the deck
action-resolve-line = Resolve { $name } ({ $n }): { $effect }
action-decline-freighter = Leave the { -freighter } where it is
action-decline-acquire_tech = Acquire no tech tile
action-decline-deploy_units = Deploy no more units
action-decline-force_retreat = No more units retreat
action-decline-return_intrigue = Return no more cards

## Why something cannot be done

why-once-round = Only once per round
why-not_now-deploy_dreadnought = Only once in a turn, after an Agent has been sent to a Combat space
why-no_units-units = Not enough units in { -conflict-area }: have { $have }, need { $need }
why-no_units-dreadnoughts = No dreadnought left in the { -supply }
why-no_units-supply = No troops left in the { -supply }
why-not_held-tech = You do not have this tech tile, or it does nothing then
why-condition-influence_at_most = Too much Influence: have { $have }, at most { $need }
why-condition-agents_on_icons = Agents on such spaces: have { $have }, need { $need }
why-condition-no_enemy_there = No enemy Agent is on the space
why-condition-persuasion_at_least = Not enough Persuasion this turn: have { $have }, need { $need }
why-condition-solari_at_least = Not enough Solari: have { $have }, need { $need }
why-condition-exactly = Conditions that hold: have { $have }, need exactly { $need }
why-condition-tech_owned = Not enough tech tiles: have { $have }, need { $need }
why-condition-dreadnoughts_commissioned = Not enough dreadnoughts commissioned: have { $have }, need { $need }
why-condition-no_snooper = You have no snooper token left
why-condition-no_agent_on_faction = You have no Agent on such a space of a faction
why-condition-no_intrigue = You have no Intrigue cards
why-condition-no_tech_tile = No tech tile is left

## The log

log-commission =
    { $n ->
        [1] { $who } commissions a dreadnought
       *[other] { $who } commissions { count-dreadnoughts }
    }
log-deploy_dreadnought = { $who } deploys { count-dreadnoughts }
log-retreat_dreadnought = { $who } retreats { count-dreadnoughts }
log-warship = { $who } takes control of { $name } with a dreadnought
log-scuttle = { $who } gives up a dreadnought
log-warship_leaves = The dreadnought of { $who } returns from { $name } to the { -garrison }
log-freighter =
    { $n ->
        [0] { $who } recalls the { -freighter }
       *[other] { $who } advances the { -freighter } to level { $n }
    }
log-acquire_tech = { $who } acquires the tech tile { $name }
log-flip_tech = { $who } turns over the tech tile { $name }
log-trash_tech = { $who } trashes the tech tile { $name }
log-trash_tech-removed = The tech tile { $name } is removed: Rivals cannot acquire any open tile
log-negotiate = { $who } sends { count-negotiators } to { -ix }
log-call_back = { $who } calls back { count-negotiators } from { -ix }
log-snooper = { $who } reaches the snooper token: { $faction }
log-return_intrigue = { $who } puts { count-intrigue } at the bottom of the { -intrigue-deck }
log-set_ahead = { $who } sets aside a card, face down
log-card_ahead = { $who } takes back the card that was set aside: { $name }
log-churn = The dice trash { $name } of the { -row }

## Terms

term-commission = commission a dreadnought
term-dividends = dividends
term-dreadnought = dreadnought
term-freighter = Freighter
term-infiltration = Infiltration
term-negotiator = negotiator
term-shipping_track = Shipping track
term-snooper_token = snooper token
term-tech_tile = tech tile
term-unit = unit
term-unload = Unload
end-tie-tile = Equal VP; { $first } wins ties with { $name } and goes before { $second }
