### Names of the components of Uprising and its CHOAM module, where they are not those of the definitions (names.en.ftl).
### What the rules of Uprising and its CHOAM module say, ask and report, beside those of the other boxes.

-shield-wall = Shield Wall
-maker-hooks = Maker Hooks

## Boxes

box-uprising = Uprising
box-choam = CHOAM module

## Conflict cards

conflict-skirmish_crysknife = Skirmish
conflict-skirmish_desert_mouse = Skirmish
conflict-skirmish_ornithopter = Skirmish
conflict-secure_imperial_basin_uprising = { conflict-secure_imperial_basin }
conflict-siege_of_arrakeen_uprising = { conflict-siege_of_arrakeen }
conflict-battle_for_arrakeen_uprising = { conflict-battle_for_arrakeen }
conflict-battle_for_imperial_basin_uprising = { conflict-battle_for_imperial_basin }

## Observation posts

post-dutiful_service_and_sardaukar = post between { space-dutiful_service } and { space-sardaukar }
post-deliver_supplies_and_heighliner = post between { space-deliver_supplies } and { space-heighliner }
post-espionage_and_secrets = post between { space-espionage } and { space-secrets }
post-desert_tactics_and_fremkit = post between { space-desert_tactics } and { space-fremkit }
post-high_council_and_imperial_privilege_and_swordmaster = post between { space-high_council }, { space-imperial_privilege } and { space-swordmaster }
post-assembly_hall_and_gather_support = post between { space-assembly_hall } and { space-gather_support }
post-accept_contract_and_shipping = post between { space-accept_contract } and { space-shipping }
post-research_station_and_sietch_tabr = post between { space-research_station } and { space-sietch_tabr }
post-spice_refinery_and_research_station = post between { space-spice_refinery } and { space-research_station }
post-arrakeen_and_spice_refinery = post between { space-arrakeen } and { space-spice_refinery }
post-imperial_basin = post at { space-imperial_basin }
post-hagga_basin = post at { space-hagga_basin }
post-deep_desert = post at { space-deep_desert }
post-interstellar_shipping_and_smuggling = post between { space-interstellar_shipping } and { space-smuggling }
post-tech_negotiation_and_dreadnought = post between { space-tech_negotiation } and { space-dreadnought }

## Battle icons

battle_icon-crysknife = Crysknife
battle_icon-desert_mouse = Desert Mouse
battle_icon-ornithopter = Ornithopter
battle_icon-wild = Wild

## Objectives

objective-desert_mouse_i = { battle_icon-desert_mouse } I
objective-desert_mouse_ii = { battle_icon-desert_mouse } II
objective-crysknife_i = { battle_icon-crysknife } I
objective-crysknife_ii = { battle_icon-crysknife } II
objective-ornithopter_i = { battle_icon-ornithopter } I

## Agent icon

icon-spy = Spy

## Leader abilities: the one that always holds (left), and the one of the Signet Ring

ability-feyd_rautha_harkonnen-left = Devious Strength
ability-feyd_rautha_harkonnen-signet = Personal Training
ability-gurney_halleck-left = Always Smiling
ability-gurney_halleck-signet = Warmaster
ability-lady_amber_metulli-left = Desert Scouts
ability-lady_amber_metulli-signet = Fill Coffers
ability-lady_jessica-left = Other Memories
ability-lady_jessica-signet = Spice Agony
ability-reverend_mother_jessica-left = Reverend Mother
ability-reverend_mother_jessica-signet = Water of Life
ability-lady_margot_fenring-left = Loyalty
ability-lady_margot_fenring-signet = Arrakis Informant
ability-muaddib-left = Unpredictable Foe
ability-muaddib-signet = Lead the Way
ability-princess_irulan-left = Imperial Birthright
ability-princess_irulan-signet = Chronicler's Insight
ability-staban_tuek-left = Smuggle Spice
ability-staban_tuek-deck = Limited Allies
ability-staban_tuek-signet = Unseen Network
ability-shaddam_corrino_iv-left = Sardaukar Commander
ability-shaddam_corrino_iv-signet = Emperor of the Known Universe

## Houses

house-metulli = House Metulli
house-fenring = House Fenring

## Contracts: named after what completes them; where several name the same space, after the reward too

contract-the_spice_must_flow = { card-the_spice_must_flow }
contract-arrakeen_water = { space-arrakeen } (water)
contract-arrakeen_spy = { space-arrakeen } (spy)
contract-deliver_supplies = { space-deliver_supplies }
contract-espionage = { space-espionage }
contract-harvest_3 = Harvest 3+
contract-harvest_4 = Harvest 4+
contract-heighliner_water = { space-heighliner } (water)
contract-heighliner_troops = { space-heighliner } (troops)
contract-high_council_influence = { space-high_council } (Influence)
contract-high_council_solari = { space-high_council } (Solari)
contract-research_station_spy = { space-research_station } (spy)
contract-research_station_solari = { space-research_station } (Solari)
contract-sardaukar_draw = { space-sardaukar } (cards)
contract-sardaukar_recall = { space-sardaukar } (Agent)
contract-spice_refinery_draw = { space-spice_refinery } (cards)
contract-spice_refinery_water = { space-spice_refinery } (water)

## Contracts that come with Rise of Ix

contract-ix_dreadnought = { space-dreadnought } ({ -ix })
contract-ix_espionage = { space-espionage } ({ -ix })
contract-ix_harvest_3 = Harvest 3+ ({ -ix })
contract-ix_harvest_4 = Harvest 4+ ({ -ix })
contract-ix_heighliner = { space-heighliner } ({ -ix })
contract-ix_high_council = { space-high_council } ({ -ix })
contract-ix_interstellar_shipping = { space-interstellar_shipping } ({ -ix })
contract-ix_secrets = { space-secrets } ({ -ix })
contract-ix_smuggling = { space-smuggling } ({ -ix })
contract-ix_tech_negotiation = { space-tech_negotiation } ({ -ix })

## Counted things

count-spies =
    { $n } { $n ->
        [one] spy
       *[other] spies
    }
count-spies-of = { count-spies }
count-sandworms =
    { $n } { $n ->
        [one] sandworm
       *[other] sandworms
    }
count-contracts-of =
    { $n } { $n ->
        [one] contract
       *[other] contracts
    }

## Effects, put together

effect-either = if { $condition }: { $effect }; otherwise: { $other }
effect-lines = one or more of these: { $options }
effect-once_deployed = in a turn in which you have deployed at least { count-units-of }: { $effect }

## Effects: spies

effect-place_spy = place a spy
effect-place_spy-near =
    { $icons ->
        [0] place a spy next to a faction's space
        [one] place a spy next to a space with the Agent icon { $names }
       *[other] place a spy next to a space with one of the Agent icons { $names }
    }
effect-place_spy-visited = place a spy next to the space that you sent your Agent to
effect-place_spy-shares = { $place } (other players' spies do not block it)
effect-place_spy-follow =
    { $icons ->
        [0] if it is next to a faction's space: { $effect }
        [one] if it is next to a space with the Agent icon { $names }: { $effect }
       *[other] if it is next to a space with one of the Agent icons { $names }: { $effect }
    }
effect-recall_spies = recall { count-spies }
effect-influence_where_spies = +{ $n } Influence with each faction next to whose spaces you have spies

## Effects: sandworms, Maker Hooks, Shield Wall

effect-summon_sandworms = put { count-sandworms } into { -conflict-area }
effect-take_hooks = take { -maker-hooks } (for the rest of the game)
effect-destroy_wall = you may remove the { -shield-wall } (it leaves the game)
    .rival = remove the { -shield-wall } (it leaves the game)
effect-harvest-bonus = harvest all bonus spice here

## Effects: contracts, battle icons

effect-take_contract = take a contract
effect-solari_instead = +{ count-solari } instead of a contract (the CHOAM module is not in play)
effect-persuasion_per_contract = +{ count-persuasion } for each contract that you have completed
effect-flip_trophy = turn face down a Conflict card or objective of yours with the battle icon { $name } or with the wild one

## Effects: cards, Intrigue cards

effect-draw_per_sandworm = draw { count-cards } for each of your sandworms in { -conflict-area }
effect-discard-bonus = discard { count-cards } (if it belongs to { $faction_influence }: { $effect })
effect-trash_of_faction = trash another { $faction_of } card that you have in play
effect-trash_of_faction-hand = trash one { $faction_of } card from your hand
effect-trash_from_hand = trash a card from your hand (if it costs 1 or more: { $effect })
effect-return_this = return this card to your hand
effect-sort_top = look at the top { $n } cards of your deck, if it has as many: draw one, discard one, trash one
effect-acquire_up_to-hand = acquire for free a card that costs { $n } or less and take it into your hand
effect-acquire_up_to-hand-exactly = acquire for free a card that costs exactly { $n } and take it into your hand
effect-acquire_for_solari = you may acquire a card for as many Solari as it costs and take it into your hand
effect-trash_intrigue = trash one of your Intrigue cards
effect-swords_per_revealed = +{ count-swords } for each { $faction_of } card revealed this turn, itself counted

## Effects: Influence, troops, Agents

effect-gain_influence_pair = +{ $n } Influence with each of two different factions of your choice
effect-recruit_per_card = recruit { count-troops } each time you acquire a card
effect-retreat_troops = retreat { count-troops }
effect-retreat_troops-range = retreat { $least }–{ count-troops }
effect-recall_agent-another = recall another of your Agents

## Effects: Leaders that change

effect-train = move on by one space on the training track and gain its reward
effect-remember = turn { count-troops } of your { -supply } into a memory (it waits on the board)
effect-recall_memories = you may return all memories to your { -supply }, draw a card for each and turn your Leader over
effect-repeat_space = resolve the effects of that space once more (not its Influence; once per turn)

## Conditions: they follow an "if"

if-no_council_seat = you have no seat on the { -council } yet
if-has_swordmaster = you have the Swordmaster
if-sent_to_maker = you sent an Agent to a Maker space this turn
if-sent_to_faction = you sent an Agent to a faction's space this turn
if-gained_spice = you gained spice this turn
if-acquired_this_turn = you acquired { $name } this turn
if-opponents_alliance =
    { $n ->
        [1] you have Influence with a faction whose Alliance an opponent holds
       *[other] you have at least { count-influence } with a faction whose Alliance an opponent holds
    }
if-units_in_conflict =
    { $n ->
        [1] you have a unit in { -conflict-area }
       *[other] you have at least { count-units-of } in { -conflict-area }
    }
if-strength_at_least =
    { $n ->
        [1] you have strength in { -conflict-area }
       *[other] you have at least { $n } strength in { -conflict-area }
    }
if-spies_on_board =
    { $n ->
        [1] you have a spy on the board
       *[other] you have at least { count-spies-of } on the board
    }
if-spies_on_maker = you have a spy next to a Maker space
if-recalled_spy = you recalled a spy this turn
if-has_hooks = you have { -maker-hooks }
    .rival = the Rival has { -maker-hooks }
if-sandworms_can_come = sandworms can come to this Conflict
if-sandworm_in_conflict = you have a sandworm in { -conflict-area }
if-completed_contracts =
    { $n ->
        [1] you have completed a contract
       *[other] you have completed at least { count-contracts-of }
    }

## Lines of a card, a space, a Conflict

line-on_discard = When discarded from your hand: { $effect }
passive-deploys_recruits = wherever your Agent goes, you may deploy the troops recruited this turn
passive-ignores_requirements = your Agent may go to a space without the Influence that it requires
line-space-less_later = { count-solari } less once somebody has the Swordmaster
line-space-extra = You may pay { $cost }: { $effect }
line-space-unpaid = Otherwise: { $effect }
line-battle_icon = Battle icon: { $name }

## Lines of a Leader

passive-visit =
    { $icons ->
        [0] when you send an Agent to a faction's space: { $effect }
        [one] when you send an Agent to a space with the Agent icon { $names }: { $effect }
       *[other] when you send an Agent to a space with one of the Agent icons { $names }: { $effect }
    }
passive-reaches = when you reach { count-influence } with { $faction_influence }: { $effect }
passive-spied_harvest = when another player sends an Agent to a Maker space next to which you have a spy: { $effect }
passive-bans_deploy = you deploy no units for the rest of this turn
passive-lacks = your starting deck has no { $name }
passive-takes_aside = when you take a contract, you may take one of those set aside for you instead
line-other_side = Other side: { $name }
line-is_back = The other side of a Leader: the game begins with the front
line-training-start = Training track, from the start to: { $names }
line-training = Training space { $n }: { $effect }; on to: { $names }
line-training-end = Training space { $n }: { $effect }; the end

## Lines of a contract, an objective, an observation post

line-kind-contract = Contract
line-kind-contract-first = Starting contract: each player keeps one of two
line-contract-space = Completed by sending an Agent to { $name }
line-contract-harvest = Completed by gaining at least { count-spice } in a turn in which you send an Agent to a Maker space
line-contract-card = Completed by acquiring { $name }
line-contract-at_once = Completed as soon as it is taken
line-contract-reward = Reward: { $effect }
line-contract-aside = If { $name } plays: set aside, only this Leader can take it
line-kind-objective = Objective
line-objective-first = Its owner is the first player in round 1
line-objective-players = Number of players: { $names }
line-objective-of_rival = With two players the Rival has it
line-kind-post = Observation post: a spy here lets cards with a spy icon go to the spaces next to it, and can be recalled to go to an occupied one or to draw a card
line-post-spaces =
    { $n ->
        [one] Next to the space { $names }
       *[other] Next to the spaces { $names }
    }

## Where something came from

source-contract = Contract { $name }
source-objective = Objective { $name }
source-rival = Rival card: { $name }

## Decisions

ask-place_spy = Where is the spy placed?
ask-place_spy-recall = No spy is left in your supply: which one comes back first?
ask-recall_spy = Which spy is recalled?
ask-infiltrate = Which spy is recalled to infiltrate the space?
ask-infiltrate-at = { $name } is occupied: which spy do you recall to go there all the same?
ask-gather = Recall a spy to draw a card?
ask-pay_extra = Pay for a further effect?
ask-destroy_wall = Remove the { -shield-wall }?
ask-flip = Which card is turned face down?
ask-endgame-pair = Make a pair with the wild icon, play an Endgame card, or pass
ask-take_contract = Which contract is taken?
ask-keep_contract = Which contract is kept?
ask-trash_intrigue = Which Intrigue card is trashed?
ask-sort_top = Which card is drawn, which one is discarded?
ask-sort_top-draw = Which of these cards do you draw?
ask-sort_top-discard = Which of these cards do you discard? The other one is trashed.
ask-train = Where does the training go on?
ask-choose_line = Which part of the card comes next?

## Actions

action-place_spy = Place the spy: { $name }
action-recall_spy = Recall the spy: { $name }
action-recall_spy-place_spy = First recall the spy: { $name }
action-recall_spy-gather = Recall the spy and draw a card: { $name }
action-contract = Take the contract { $name }
action-contract-told = Take the contract { $name }: { $effect }
action-contract-keep_contract = Keep the contract { $name }: { $effect }
action-flip = Turn face down: { $name } ({ $icon })
action-flip-bare = Turn face down: { $name }
action-flip-endgame = Make a pair with the wild icon: { $name } ({ $icon })
action-trash_intrigue = Trash { $name }
action-keep-sort_top = Draw { $name }
action-discard-sort_top = Discard { $name }, trash the last one
action-choose-training = Training space { $n }: { $effect }
action-accept-pay_extra = Pay { $cost }: { $effect }
action-accept-destroy_wall = Remove the { -shield-wall }
action-decline-destroy_wall = Leave the { -shield-wall } standing
action-decline-place_spy = Place no spy
action-decline-gather = Recall no spy
action-decline-pay_extra = Do not pay
action-decline-pay_extra-told = Do not pay: { $effect }
action-decline-take_contract = Take none: { $effect }
action-decline-choose_line = Use no other part

## Why something cannot be done

why-cost-spies = Not enough spies on the board: have { $have }, need { $need }
why-forbidden-no_deployment = The Signet Ring keeps your units out of { -conflict-area } this turn
why-forbidden-shield_wall = The { -shield-wall } keeps sandworms out of this Conflict
why-post-taken = Another player's spy is here
why-post-mine = Your own spy is here
why-post-not_mine = You have no spy here
why-post-far = This post is not next to such a space
why-condition-no_post = There is no observation post for a spy now
why-condition-spies_on_faction = You have no spy next to a faction's space
why-condition-spies_on_board = Not enough spies on the board: have { $have }, need { $need }
why-condition-spies_on_maker = You have no spy next to a Maker space
why-condition-recalled_spy = You have recalled no spy this turn
why-condition-wall_gone = The { -shield-wall } is gone
why-condition-hooks = You have no { -maker-hooks }
why-condition-sandworm_in_conflict = You have no sandworm in { -conflict-area }
why-condition-completed_contracts = Not enough contracts completed: have { $have }, need { $need }
why-condition-fully_trained = The token is at the end of the training track
why-condition-no_crysknife = You have no face-up card with the battle icon { battle_icon-crysknife }
why-condition-no_desert_mouse = You have no face-up card with the battle icon { battle_icon-desert_mouse }
why-condition-no_ornithopter = You have no face-up card with the battle icon { battle_icon-ornithopter }
why-condition-another_in_hand = You have no { $faction_of } card in your hand
why-condition-deck_too_small = Not enough cards in your deck: have { $have }, need { $need }
why-condition-strength = Not enough strength: have { $have }, need { $need }
why-condition-swordmaster = You have no Swordmaster
why-condition-sent_to_maker = You have sent no Agent to a Maker space this turn
why-condition-sent_to_faction = You have sent no Agent to a faction's space this turn
why-condition-gained_spice = You have gained no spice this turn
why-condition-acquired_this_turn = You have not acquired the card that it takes this turn
why-condition-opponents_alliance = You have not enough Influence with any faction whose Alliance an opponent holds

## The log

log-place_spy = { $who } places a spy: { $name }
log-recall_spy = { $who } recalls a spy: { $name }
log-infiltrate = { $who } infiltrates the space { $name }
log-gather = { $who } gathers intelligence
log-sandworm = { $who } puts { count-sandworms } into { -conflict-area }
log-hooks = { $who } takes { -maker-hooks }
log-wall_destroyed = { $who } removes the { -shield-wall }
log-take_conflict = { $who } takes the Conflict card { $name }
log-flip = { $who } turns a card face down: { $name } ({ $icon })
log-contract = { $who } takes the contract { $name }
log-contract_done = { $who } completes the contract { $name }
log-keep_contract = You keep the contract { $name }
log-trash_intrigue = { $who } trashes the Intrigue card { $name }
log-train = { $who } moves on to training space { $n }
log-memory = { $who } makes a troop a memory (memories now: { $n })
log-other_side = { $who } turns the Leader over: { $name }
log-repeat_space = { $who } resolves the space { $name } once more
log-return_card = { $who } takes { $name } back into the hand

## House Hagal cards

hagal-place_spy_spice_trade = Place Spy: { icon-spice_trade }
hagal-place_spy_city = Place Spy: { icon-city }
hagal-place_spy_landsraad = Place Spy: { icon-landsraad }
hagal-assembly_hall = { space-assembly_hall }
hagal-gather_support = { space-gather_support }
hagal-sardaukar = { space-sardaukar }
hagal-dutiful_service = { space-dutiful_service }
hagal-espionage = { space-espionage }
hagal-desert_tactics = { space-desert_tactics }
hagal-fremkit = { space-fremkit }
hagal-research_station = { space-research_station }
hagal-spice_refinery = { space-spice_refinery }
hagal-arrakeen = { space-arrakeen }
hagal-sietch_tabr = { space-sietch_tabr }
hagal-deep_desert = { space-deep_desert }
hagal-gather_support_allied = { space-gather_support } (with Influence)
hagal-accept_contract_or_shipping_first = { space-accept_contract } / { space-shipping } (1st faction)
hagal-accept_contract_or_shipping_third = { space-accept_contract } / { space-shipping } (3rd faction)
hagal-deliver_supplies_or_heighliner = { space-deliver_supplies } / { space-heighliner }
hagal-hagga_basin_or_imperial_basin = { space-hagga_basin } / { space-imperial_basin }

## Rivals

rival-staban_tuek = { leader-staban_tuek }
rival-lady_amber_metulli = { leader-lady_amber_metulli }
rival-gurney_halleck = { leader-gurney_halleck }
rival-lady_margot_fenring = { leader-lady_margot_fenring }
rival-princess_irulan = { leader-princess_irulan }
rival-glossu_the_beast_rabban = { leader-glossu_the_beast_rabban }
rival-baron_vladimir_harkonnen = { leader-baron_vladimir_harkonnen }
rival-lady_jessica = { leader-lady_jessica }
rival-feyd_rautha_harkonnen = { leader-feyd_rautha_harkonnen }
rival-muaddib = { leader-muaddib }

## Effects of Rivals

effect-rival_signet-card = the Rival uses the Signet Ring ability of its card
effect-place_spy_on_faction = place a spy on the first free observation post of the factions, in the order of its priorities
effect-place_spy_on_first = place a spy on the first of these that is free: { $names }
effect-influence_by_priority = +1 Influence with faction { $n } of its priorities
effect-influence_where_most = +{ $n } Influence with the faction with which it has most (among equals: the first of its priorities)
effect-influence_for_alliance = +{ $n } Influence with a faction whose Alliance it takes by that; otherwise with the one with which it has least (among equals: the first of its priorities)
if-conflict_level =
    { $n ->
        [1] the Conflict is one of level I
        [2] the Conflict is one of level II
       *[3] the Conflict is one of level III
    }

## Lines of a House Hagal card, a Rival card, a level

line-hagal-again = No Agent is sent; another card is revealed for the same turn
line-hagal-needs = Only if { $condition }; otherwise the next card is revealed
line-hagal-needs-other = Only if { $condition }; otherwise the Agent goes to { $name }: { $effect }
line-hagal-politics = { variant-smart_politics } may pass it over
line-hagal-makers =
    { $n ->
        [1] The Agent goes to { $names }; without bonus spice there the next card is revealed
       *[other] The Agent goes to the one of these with the most bonus spice (among equals: with the most spice in all): { $names }; without any bonus spice, or if that one is occupied, the next card is revealed
    }
line-hagal-makers-spice = The Rival gains the bonus spice of the space and its spice; with { -maker-hooks } sandworms instead of the latter, where they can come
line-kind-rival = Rival card
line-kind-variant-rivals = Variant of games with Rivals
line-rival-swordmaster = The third Agent comes for { $n } resources and Intrigue cards in all
line-rival-signet = Signet Ring: { $effect }
line-rival-network = Spy network, with the third spy: { $effect }
line-rival-priorities = Priorities: { $names }
line-rival-streamlined = For the variant { $name }
line-difficulty-variants = Also played: { $names }
line-variant-expert_deployment = In Conflicts I and II a Rival that leads by { $n } units or more deploys no troops; in Conflicts III it always does
line-variant-smart_politics = With the House Hagal cards { space-dutiful_service }, { space-deliver_supplies }, { space-secrets } and { space-fremkit } a Rival that leads safely with the faction, or is far behind, has the next card revealed
line-variant-streamlined = The Rival scores no VP and cannot win; once it has its third Agent it gathers nothing more

## Rivals: decisions, reasons, the log

ask-choose_rival = Choose a Rival card
action-rival = Rival: { $name }
why-condition-conflict_level = It takes another Conflict
log-rival = { $who } plays as the Rival { $name }
log-hagal_passed-occupied = { $name } is occupied: { $who } reveals the next card
log-hagal_passed-unfit = The condition of the card is not met: { $who } reveals the next one
log-hagal_passed-politics = { $who } does without { $name } ({ variant-smart_politics }) and reveals the next card
log-hagal_passed-no_spice = There is no bonus spice for the card: { $who } reveals the next one
log-hagal_passed-no_dreadnought = { $who } has no dreadnought left and reveals the next card
because-conflict_level = { if-conflict_level }
because-conflict_level-not =
    { $n ->
        [1] the Conflict is not one of level I
        [2] the Conflict is not one of level II
       *[3] the Conflict is not one of level III
    }
because-influence = at least { count-influence } with { $faction_influence }
because-influence-not = less than { count-influence } with { $faction_influence }
because-most_spice = the most bonus spice
log-holds_back = { $who } leads by enough and deploys no troops
log-no_post = { $who } finds no free observation post for a spy
log-spy_network = { $who } uses the spy network
log-rival_faction-least = { $who } turns to { $faction_influence }, having least Influence there
log-rival_faction-alliance = { $who } turns to { $faction_influence } for the Alliance
log-rival_faction-most = { $who } turns to { $faction_influence }, having most Influence there
log-pay_intrigue = { $who } pays with { count-intrigue }
log-exchange-solari = { $who } exchanges { count-solari }
log-exchange-spice = { $who } exchanges { count-spice }
log-exchange-water = { $who } exchanges { count-water }
log-exchange-intrigue = { $who } exchanges { count-intrigue }

## Terms

term-battle_icon = battle icon
term-contract = contract
term-gather_intelligence = Gather Intelligence
term-infiltrate = Infiltrate
term-maker_hooks = Maker Hooks
term-memory = memory
term-objective = objective
term-observation_post = observation post
term-sandworm = sandworm
term-shield_wall = Shield Wall
term-spy = spy
term-training_track = training track
