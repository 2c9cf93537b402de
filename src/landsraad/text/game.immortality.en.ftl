### Names of the components of Immortality, where they are not those of the definitions (names.en.ftl).
### What the rules of Immortality say, ask and report, beside those of the base box.

-tleilaxu-row = Tleilaxu Row
-research-track = research track
-tleilaxu-track = Tleilaxu track

## Box and decks

box-immortality = Immortality
deck-tleilaxu_row = Tleilaxu Row
deck-tleilaxu_deck = Tleilaxu deck

## House Hagal cards

hagal-carthag_left = { space-carthag } (left Tleilaxu card)
hagal-carthag_right = { space-carthag } (right Tleilaxu card)
hagal-carthag_plain = { space-carthag } (no Tleilaxu card)
hagal-carthag_1p_left = { hagal-carthag_left }
hagal-carthag_1p_right = { hagal-carthag_right }
hagal-carthag_1p_plain = { hagal-carthag_plain }
hagal-research_station_1p_tleilaxu = { space-research_station } (Tleilaxu)

## Counted things

count-specimens =
    { $n } { $n ->
        [one] specimen
       *[other] specimens
    }
count-specimens-of = { count-specimens }

## Effects: research, specimens, the Tleilaxu track

effect-research = research
effect-tleilaxu = advance on the { -tleilaxu-track }
effect-specimen = +{ count-specimens }
effect-pay_specimens = { count-specimens }
effect-acquire_tleilaxu = acquire a card of the { -tleilaxu-row } for its specimens
effect-remove_tleilaxu-left = remove the left card of the { -tleilaxu-row } from the game
effect-remove_tleilaxu-right = remove the right card of the { -tleilaxu-row } from the game

## Effects: grafted cards

grafted-cards = { $one } + { $other }
effect-trash_partner = trash the other grafted card
effect-trash_grafted-either = trash this card or the other grafted card
effect-solari_per_icon = +{ count-solari } for each Agent icon of the other grafted card
effect-recall_this_agent = recall the Agent you sent this turn

## Effects: Influence, Intrigue cards, troops

effect-lose_influence_any-together = lose { $n } Influence with one faction
effect-keep_intrigue = look at the top { $n } cards of the { -intrigue-deck }, keep one and put the other one back
effect-combat_icon = you may deploy units this turn as on a Combat space
effect-deploy_or_retreat = deploy { count-troops } from your { -garrison } or retreat { count-troops }
effect-lose_troops = lose { count-troops } in the { -garrison } or in { -conflict-area }

## Conditions: they follow an "if"

if-genetic_marker = you have reached genetic marker { $n }
if-grafted = this card is grafted
if-grafted_to = the other grafted card belongs to one of these factions ({ $names })
if-most_troops_in_conflict = you have more troops in { -conflict-area } than each opponent
if-others_combat_card = another player has played a Combat card in this Conflict
if-spice_at_least =
    { $n ->
        [1] you have spice
       *[other] you have at least { count-spice }
    }
if-troops_lost =
    { $n ->
        [1] you lost a troop as the Conflict ended
       *[other] you lost at least { count-troops-of } as the Conflict ended
    }

## Lines of a card

line-kind-tleilaxu = Tleilaxu card
line-specimens = Cost: { count-specimens }
line-graft = Graft: sends an Agent only with another card
line-icons_while =
    { $n ->
        [one] Agent icon
       *[other] Agent icons
    } while { $condition }: { $names }
line-reclaimed = It stays beside the { -tleilaxu-row }: you may pay for it again and again
line-starts_discarded = Begins in your discard pile
line-when_lost = After a Conflict: { $effect }
passive-copies_partner = has the Agent box of the other grafted card, too
passive-returns_partner = the other grafted card returns to your hand as your Reveal turn begins
passive-grafts_to_row = the other grafted card may lie in the { -row } (it is trashed at the end of the turn)
passive-ignores_enemies = enemy Agents do not block your Agent

## The research track, the Tleilaxu track, Family Atomics

line-research = Research: your token goes one place to the right, along a line of your choice, and you gain what is there; at the end of the track you draw { count-cards } instead
line-research-marker = Genetic marker { $n }: from column { $column } on, effects that ask for it work
line-research-to_deck = From genetic marker { $n } on you may put each Tleilaxu card that you acquire on top of your deck
line-research-place = Column { $column }, row { $row }: { $effect }
line-research-start = The start
line-research-column = Column { $column }, row { $row }
line-marker = Genetic marker { $n }
line-ways =
    { $n ->
        [0] The end of the track
       *[other] Leads to row { $names }
    }
line-tleilaxu = Each step of your token on the { -tleilaxu-track } gives what is on the space where it comes to; at the end of the track it stays
line-tleilaxu-space = Space { $n }: { $effect }
line-tleilaxu-step = Space { $n } of { $last }
line-tleilaxu-first = Whoever comes first also takes the { count-spice } there
line-kind-atomics = Token: each player has one
line-atomics = Once per game, on your turn: remove all cards of the { -row } from the game and deal new ones

## Variants of the game

line-variant-go_to_11 =
    { $players ->
        [0] The game ends after the round in which somebody has { count-vp }
       *[other] With { $players } players: all begin without a Victory Point, and the game ends after the round in which somebody has { count-vp }
    }

## Where something came from

source-research = Research track
source-tleilaxu = Tleilaxu track
source-atomics = Family Atomics

## Decisions

ask-graft = Which card is grafted to it?
ask-place_icons = Which of the two cards gains the Agent icons?
ask-research = Which way does the research token go?
ask-acquire_tleilaxu = Which card of the { -tleilaxu-row } is acquired?
ask-lose_troops = Which troops are lost?
ask-deploy_or_retreat = Deploy a troop or retreat one?
ask-when_lost = The Conflict is over: play a card for your lost troops or pass
ask-when_lost-more = Another card, or Done

## Actions

action-graft = Graft { $name }
action-graft_row = Graft { $name } of the { -row }
action-research = To column { $column }, row { $row }: { $effect }
action-research-start = To the start of the { -research-track }
action-clone = Acquire { $name } ({ count-specimens })
action-lose_troops =
    { $n ->
        [0] Lose only troops in the { -garrison }
       *[other] Lose { count-troops } in { -conflict-area }
    }
action-lose_troops-both = Lose { $conflict } in { -conflict-area } and { $garrison } in the { -garrison }
action-lose_troops-garrison = Lose { $garrison } in the { -garrison }
action-return_specimen = Return { count-specimens } to your { -supply }
action-atomics = Use the Family Atomics: new cards for the { -row }
action-choose-icons = { $name } gains the Agent icons
action-decline-acquire_tleilaxu = Acquire no card

## Why something cannot be done

why-no_units-specimens = Not enough specimens: have { $have }, need { $need }
why-no_units-troops = Not enough troops in the { -garrison } and in { -conflict-area }: have { $have }, need { $need }
why-no_units-lost = Not enough troops lost as the Conflict ended: have { $have }, need { $need }
why-not_held-tleilaxu_row = It does not lie in the { -tleilaxu-row }
why-not_now-lost_card = Only after a Conflict in which you lost troops
why-not_now-clone = Only in your Reveal turn
why-not_now-atomics = Only in your own turn
why-condition-supply_suffices = Your { -supply } still has enough troops: { $have }
why-condition-no_tleilaxu_token = You have no token on the { -tleilaxu-track }
why-condition-end_of_tleilaxu_track = Your token is at the end of the { -tleilaxu-track }
why-condition-no_research_token = You have no token on the { -research-track }
why-condition-genetic_marker = Genetic marker reached: { $have }, need { $need }
why-condition-grafted = The card is not grafted
why-condition-grafted_to = The card is not grafted to a card of such a faction
why-condition-no_partner = You have no other card to graft it to
why-condition-no_partner_in_play = The other grafted card is no longer in play
why-condition-most_troops = Troops in { -conflict-area }: have { $have }, need { $need }
why-condition-spice_at_least = Not enough spice: have { $have }, need { $need }
why-condition-others_combat_card = No other player has played a Combat card in this Conflict

## The log

log-graft = { $who } grafts { $name } to it
log-graft_row = { $who } grafts { $name } of the { -row } to it
log-research = { $who } researches: column { $column }, row { $row }
log-genetic_marker = { $who } reaches genetic marker { $n }
log-tleilaxu = { $who } advances on the { -tleilaxu-track } to space { $n }
log-specimen = { $who } gains { count-specimens }
log-spend_specimens = { $who } returns { count-specimens } to the { -supply }
log-reclaim = { $who } pays for { $name }
log-remove_tleilaxu = { $who } removes { $name } from the { -tleilaxu-row }
log-atomics = { $who } uses the Family Atomics
log-remove_from_row = Removed from the { -row }: { $name }

## What a thing means for the reader now

now-price-specimens = Costs you { count-specimens }; you have { $have }

## Terms

term-axolotl_tanks = axolotl tanks
term-family_atomics = Family Atomics
term-genetic_marker = genetic marker
term-graft = Graft
term-research = research
term-research_track = Research track
term-specimen = specimen
term-tleilaxu_card = Tleilaxu card
term-tleilaxu_row = Tleilaxu Row
term-tleilaxu_track = Tleilaxu track
