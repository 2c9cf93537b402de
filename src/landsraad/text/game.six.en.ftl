### Uprising with six players in two teams: names that are not those of the definitions (names.en.ftl), and what its
### own rules say, ask and report.

-throne-row = Throne Row
-bonus-token = Swordmaster Bonus token

## Factions of the board for six

faction-great_houses = Great Houses
    .of = Great Houses
    .influence = the Great Houses
    .alliance = the Great Houses
faction-fringe_worlds = Fringe Worlds
    .of = Fringe Worlds
    .influence = the Fringe Worlds
    .alliance = the Fringe Worlds

## Observation posts

post-military_support_and_economic_support = post between { space-military_support } and { space-economic_support }
post-controversial_technology_and_expedition = post between { space-controversial_technology } and { space-expedition }
post-carthag = post at { space-carthag }
post-habbanya_erg = post at { space-habbanya_erg }

## Effects

effect-gain_swordmaster-once = gain the Swordmaster (a third Agent that serves in one round)
effect-take_swordmaster_bonus = take a { -bonus-token } (+2 swords in each of your Reveal turns)
effect-each_of_team = for each player of your team: { $effect }
effect-each_ally = for each of your Allies: { $effect }
effect-for_ally = for the activated Ally: { $effect }
effect-reinforce = recruit { count-troops } for the Allies of your team, shared as you like (each may deploy his at once)
effect-trade = trade with a teammate (each may give the other goods of one kind)
effect-pay_together = pay { count-spice } (your Allies may pay any part of it) → { $effect }
effect-give_contracts = give the open contracts to your Allies, one each
effect-move_to_throne_row = move a card that is no Fremen card from the { -row } to the { -throne-row }

## Conditions: they follow an "if"

if-has_swordmaster_bonus = you have a { -bonus-token }

## Lines of a space, a Leader

line-space-owner = On the personal board of { $name }: nobody else sends Agents here
line-commander = Commander: acts for one of two Allies; starting deck: { $names }

## Decisions

ask-activate_ally = For which Ally do you act this turn?
ask-ally_deploys = Your Commander has sent an Agent to a Combat space: how many of your units do you deploy?
ask-choose_fighter = For which Ally do you play the card?
ask-concede = Concede the greater reward to your teammate of equal strength?
ask-reinforce = How many of the troops does the Ally get for whom you act? The others go to the other Ally.
ask-trade = With whom do you trade?
ask-give = What do you give your teammate?
ask-pledge = How much spice do you pay for your Commander?
ask-give_contracts = Which contract does the Ally get for whom you act? The other one goes to the other Ally.
ask-to_throne = Which card moves to the { -throne-row }?

## Actions

action-activate = Act for { $who }
action-activate-choose_fighter = Play it for { $who }
action-share = { count-troops } for the Ally for whom you act
action-give = Give 1 { $goods ->
    [solari] Solari
    [spice] spice
   *[water] water
}
action-give_intrigue = Give the Intrigue card { $name }
action-pledge = Pay { count-spice }
action-to_throne = Move { $name } to the { -throne-row }
action-target-trade = Trade with { $who }
action-contract-give_contracts = Give the contract { $name }: { $effect }
action-accept-concede = Concede
action-decline-concede = Do not concede
action-decline-ally_deploys = Deploy no more units
action-decline-trade = Do not trade
action-decline-give = Give nothing more

## Why something cannot be done

why-forbidden-personal_board = Only its owner sends Agents to a personal board
why-forbidden-sandworms = Only the other team has sandworms
why-condition-swordmaster_bonus = You have no { -bonus-token }
why-condition-no_card_for_throne = There is no such card in the { -row }
why-condition-no_contract = No contract lies open

## The log

log-activate = { $who } acts for { $other }
log-concede = { $who } concedes the greater reward to { $other }
log-swordmaster_bonus = { $who } takes a { -bonus-token }
log-to_throne = { $who } moves { $name } to the { -throne-row }
log-give_solari = { $who } gives { $other } { count-solari }
log-give_spice = { $who } gives { $other } { count-spice }
log-give_water = { $who } gives { $other } { count-water }
log-give_intrigue = { $who } gives { $other } an Intrigue card
log-pledge = { $who } promises { count-spice }
log-team_wins = The game is over. The team of { $who } wins ({ count-vp })

## Terms

term-team = team
term-commander = Commander
term-ally = Ally
term-throne_row = Throne Row
term-swordmaster_bonus = Swordmaster Bonus token
