### What the lessons say (landsraad/lessons). No number stands here: each is a value, of the view of whoever learns.

lesson-first_round = Your first round
    .about = A whole round of the base game: Agents, troops, Influence, Intrigue, buying cards, Combat.

lesson-first_round-goal =
    You lead { leader-duke_leto_atreides }. The game ends when somebody has { $vp } Victory Points; they stand at the top of your panel. Each round you send { $agents } Agents.
lesson-first_round-card =
    Every turn: a card, an icon, a space. The icon on { $card } is that of { $space }. Choose the card, then the space.
lesson-first_round-deploy =
    You have harvested { $spice } spice. This is a Combat space: up to { $most } troops of the garrison may join the fight for this card. Deploy { $most }, then end your turn.
lesson-first_round-influence =
    The others have had a turn. { $card } reaches the spaces of all factions: send your last Agent to { $space }.
lesson-first_round-intrigue =
    Two gains: Influence { $n } with the Bene Gesserit ({ $needed } bring a Victory Point), and a secret Intrigue card. A Plot card is played in your turn, a Combat card in Combat. End your turn.
lesson-first_round-reveal =
    No Agent is left, so your last turn is a Reveal turn: all { $n } cards in your hand show what stands at their lower edge.
lesson-first_round-buy =
    Your cards give { $persuasion } Persuasion to buy with, and { $swords ->
        [one] a sword
       *[other] { $swords } swords
    } for the fight. Buy { $card }, or whatever you like better; it goes to your discard pile. Then end your turn.
lesson-first_round-combat =
    Combat: a troop counts { $troop }, a sword { $sword }. Your strength is { $strength }, the highest. You have no Combat card to play: pass.
lesson-first_round-won =
    You won the Conflict. Some Intrigue cards are played by the winner alone; yours is none of them: pass, and take the reward.
lesson-first_round-reward =
    The reward is yours: { $vp } { $vp ->
        [one] Victory Point
       *[other] Victory Points
    }. The troops that fought are back in the supply.
lesson-first_round-recall =
    The end of a round: unused spice spaces got a bonus spice each, all Agents came home, you drew { $n } new cards, and the first player is another one now.
lesson-first_round-end =
    That is the game: it goes on until somebody has { $vp } Victory Points or no Conflict is left. Play on here against easy opponents; hints stay at your side.
