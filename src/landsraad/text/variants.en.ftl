### Variants of a game (landsraad.content.setup): `variant-ID`, and what each changes.

variant-promo = Promotional cards
    .note = Adds the promotional cards to the Imperium and Intrigue decks
variant-epic = Epic Game mode
    .note = Longer and richer: another starting card, more troops and Intrigue at the start, more VP to win
variant-dice = Dice-Based Imperium Row Churn
    .note = After your Reveal turns dice remove cards from the Imperium Row
variant-escalation = Brutal Escalation
    .note = In the great Conflicts each Rival reveals more cards for their swords
variant-expert_deployment = Expert Deployment
    .note = A Rival that leads a smaller Conflict by enough units deploys no troops
variant-smart_politics = Smart Politics
    .note = Rivals pass over factions with which they are safe or far behind
variant-streamlined = Streamlined Rivals
    .note = The Rival of two players cannot win and gathers for its third Agent only
variant-go_to_11 = Go to 11
    .note = The game goes to 11 VP; four players all begin without one and play to 10
variant-old_conflicts = Conflict cards of the other boxes
    .note = Shuffled in with those of Uprising; they have no battle icons
variant-recommended = Leaders that suit their team
    .note = Allies play the leaders that the rules recommend for their team
