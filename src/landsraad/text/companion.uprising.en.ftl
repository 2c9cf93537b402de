### The companion: what it says of Uprising's Rivals.

## Setting up

companion-two-rival-note = with one Rival
companion-cards-note = Rivals: { $n }
companion-card-random = any Rival
companion-setup-pieces = Each Rival: cubes at the foot of the tracks, three spies, two Agents, the other troops in its { -supply }
companion-setup-intrigue-you = You also: { $what }
companion-setup-card = { $who }: the third Agent comes for { $n } resources and Intrigue cards in all
companion-setup-objective = Objective of { $who }: { $name }
companion-setup-rival-turns = The Rival sits clockwise of the first player and takes a turn as long as it has an Agent

## The table

companion-gathered = For the third Agent
companion-spies = Spies
companion-spy-reward = A spy as a reward
companion-spy-lift = Back: { $name }
companion-hooks = { -maker-hooks }
companion-sandworms = Sandworms
companion-units = Units

## Questions

companion-ask-post = Is this free of spies: { $name }?
companion-ask-post-note = If another spy stands there, the Rival looks at the next post.
companion-ask-worm = Can sandworms come to this Conflict?
companion-ask-worm-note = Not while the { -shield-wall } protects the space that is fought for.
companion-ask-steal = How many of you have { $n } Intrigue cards or more?
companion-ask-steal-note = Each of them gives the Rival one at random.
companion-ask-reach = The most Influence that one of you has with { $faction_influence }?
companion-ask-reach-note = What { $who } does hangs on it.
companion-ask-units = How many units does the player with most of them have in the Conflict?
companion-ask-units-note = { $who } deploys no troops if it leads by { $n } or more.

## What happened

companion-event-unfit = the condition of the card is not met, the next card
companion-event-politics = does without it ({ variant-smart_politics }), the next card
companion-event-spy = a spy: { $name }
companion-event-spy_back = a spy comes back: { $name }
companion-event-no_post = no free post for a spy
companion-event-spy_network = uses its spy network
companion-event-hooks = has { -maker-hooks }
companion-event-no_hooks = has no { -maker-hooks }
companion-event-wall_gone = removes the { -shield-wall }
companion-event-hold_units = leads by enough and deploys no troops
companion-event-faction_least = has least Influence with { $faction_influence }
companion-event-faction_for_alliance = takes the Alliance with { $faction_alliance }
companion-event-faction_most = has most Influence with { $faction_influence }
companion-event-sandworms = { count-sandworms } to { -conflict-area }
companion-event-steal = takes an Intrigue card from whoever has enough of them

## After Combat

companion-after-rivals = Give Rivals their first and second rewards with “Change”: a contract is 2 Solari, a spy is placed by its button, a Victory Point that is for sale is always bought. The winner takes the card; a pair of battle icons is 1 VP.
companion-after-worms = With a sandworm in the Conflict a Rival takes its reward twice (control only once).

## What cannot be done

companion-wrong-needs_uprising = Without Uprising there is no “{ $what }”
companion-wrong-no_post = There is no post “{ $what }”
companion-wrong-no_spy = It has no spy there
companion-wrong-no_mentat = Uprising has no Mentat

## In the terminal

companion-help-uprising =
    With Uprising:
      spy R                  a spy as a reward
      lift R POST            the spy of R there goes back
      hooks R                has Maker Hooks, or has none after all
companion-word-units = units
companion-word-steal = steal
companion-word-reach = reach
companion-word-spy = spy
companion-word-lift = lift
companion-word-hooks = hooks
companion-needs-P = POST
