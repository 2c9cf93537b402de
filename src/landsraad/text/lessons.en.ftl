### What the lessons say (landsraad/lessons). No number stands here: each is a value, of the view of whoever learns.

lesson-first_round = Your first round
    .about = A whole round of the base game: Agents, troops, Influence, Intrigue, buying cards, Combat.

lesson-first_round-goal =
    You lead { leader-duke_leto_atreides }. The round in which somebody has { $vp } Victory Points is the last, and the most points win; yours stand at the top of your panel. Each round you send { $agents } Agents.
lesson-first_round-card =
    Every turn: a card, an icon, a space. The icon on { $card } is that of { $space }. Choose the card, then the space.
lesson-first_round-deploy =
    You have harvested { $spice } spice. Crossed swords mark a Combat space: up to { $most } troops of your garrison may join the fight for the card of this round. Deploy { $most }, then end your turn.
lesson-first_round-influence =
    The others have had a turn, too. { $card } has the icons of all factions: send your last Agent to { $space }.
lesson-first_round-intrigue =
    Two gains: Influence { $n } with the Bene Gesserit ({ $needed } bring a Victory Point), and a secret Intrigue card. { $card } is a Plot card, for one of your turns: keep it for later, and end your turn.
lesson-first_round-reveal =
    No Agent is left, so your last turn is a Reveal turn: all { $n } cards in your hand give what stands at their lower edge. Press its button, and again to confirm: what is revealed cannot be taken back.
lesson-first_round-buy =
    { $bought ->
        [yes] What you buy goes to your discard pile, and comes to your hand once the deck is shuffled anew. { $persuasion } Persuasion is left: buy more, if it is enough, or end your turn.
       *[no] You have { $persuasion } Persuasion to buy with, and { $swords ->
            [one] a sword
           *[other] { $swords } swords
        } for the fight. Choose { $card } in the market, or whatever you like better, and buy it. Then end your turn.
    }
lesson-first_round-combat =
    Combat: a troop counts { $troop }, a sword { $sword }. Your strength is { $strength }, the highest. Combat cards, another kind of Intrigue, could change that; you have none: pass.
lesson-first_round-won =
    You have won the Conflict and its reward. Some Intrigue cards are for the winner alone; yours is none of them: pass.
lesson-first_round-reward =
    The reward is yours: { $vp } { $vp ->
        [one] Victory Point
       *[other] Victory Points
    }. The troops that fought go back to the supply; from there new ones are recruited to the garrison.
lesson-first_round-recall =
    The end of a round: spice spaces without an Agent got a bonus spice each, all Agents came home, you drew { $n } new cards, and the first player is another one now.
lesson-first_round-end =
    That is the game: it goes on until somebody has { $vp } Victory Points or no Conflict is left. Play on here against easy opponents, with hints at your side, or take another lesson.

lesson-growing = Growing
    .about = A better deck, what Influence brings, the Swordmaster, the Mentat and the High Council.

lesson-growing-deck =
    Some rounds later. Your deck holds { $n } cards, { $hand } of them in your hand. What you buy comes back again and again: a deck with strong cards and few weak ones makes every turn better.
lesson-growing-influence =
    Influence { $needed } with a faction brings a Victory Point, { $bonus } a bonus and the Alliance (+{ $alliance } more), until somebody overtakes you. You have { $n } with the Bene Gesserit: send { $card } to { $space }. What stands before an arrow is paid: { $spice } spice.
lesson-growing-trash =
    A Victory Point for Influence: you have { $vp }. This space also trashes a card for good, and draws cards for it: weak cards out, better ones come sooner. Use it, trash { $card } of your discard pile, and end your turn.
lesson-growing-swordmaster =
    { $space } costs { $solari } Solari and gives a third Agent for the rest of the game: the best thing that Solari buy early on. Send { $card } there, and end your turn.
lesson-growing-mentat =
    The new Agent is here at once. { $space } lends one more for this round, and draws a card. Send { $card } there, and end your turn.
lesson-growing-council =
    { $space } is paid once for the whole game, too: a seat there brings { $persuasion } more Persuasion in every Reveal turn. Like the Swordmaster, it is worth more the earlier you go.
lesson-growing-end =
    Deck, Influence, Agents: that is growing. Play the round to its end: { $n ->
        [one] one Agent is
       *[other] { $n } Agents are
    } left to you.

lesson-winning = Winning
    .about = Where points come from, reading a Conflict, the last round, Endgame cards.

lesson-winning-points =
    The end is near: you have { $vp } Victory Points, and the round in which somebody has { $needed } is the last. Points come from Influence { $influence } with a faction, Alliances (+{ $alliance } each), Conflicts, and some cards.
lesson-winning-conflict =
    A Conflict of the last level. Compare what its places bring with what they cost: your strength is { $mine }, the highest of the others { $most }. After it { $left } Conflicts are left.
lesson-winning-deploy =
    Join the fight: send { $card } to { $space }, deploy all that this space allows, and end your turn.
lesson-winning-reveal =
    Strength { $mine } against { $most }. A tie for first gives both the second reward. Swords of your hand can decide it: reveal.
lesson-winning-swords =
    Strength { $mine } against { $most }. { $card } lets you choose: take the swords. You may buy as well, then end your turn.
lesson-winning-won =
    { $mine } against { $most }, and who fights against you holds no Intrigue card: keep your Combat card, and pass.
lesson-winning-last =
    You have won the Conflict and its reward. You have no card for the winner: pass. As somebody has { $needed } points now, this round is the last.
lesson-winning-endgame =
    { $vp } points and no further round, but Endgame cards still count. { $card } rewards Influence with many factions: play it, then pass.
lesson-winning-end =
    { $vp } Victory Points: you have won. With equal points spice decides, then Solari, water, and the troops of the garrison.

lesson-rise_of_ix = Rise of Ix
    .about = Technology, dreadnoughts, the shipping track, infiltration and unloading.

lesson-rise_of_ix-board =
    Rise of Ix changes the upper right of the board. Of { $n } stacks the top tile can be acquired for spice; what it says holds for the rest of the game.
lesson-rise_of_ix-dreadnought =
    Send { $card } to { $space } and commission the dreadnought. It counts { $strength } in Combat instead of { $troop }, and is not lost there: it goes home, and that of a winner holds a space until the next Combat is over.
lesson-rise_of_ix-tech =
    The same space acquires technology: resolve it, take { $tile } for { $spice } spice, and end your turn.
lesson-rise_of_ix-shipping =
    Each freighter icon moves your freighter up the shipping track, or calls it home for the rewards of all levels passed. Send { $card } to { $space }, advance the freighter, and end your turn.
lesson-rise_of_ix-words =
    Two new things, both on { $card }: by infiltration an Agent goes also where another one stands; with unloading the lower part of a card works when it is discarded or trashed, too.
lesson-rise_of_ix-end =
    Your freighter is on level { $level }: the next freighter icon could bring it home with all rewards. Play on as you like.

lesson-uprising = Uprising
    .about = Spies, contracts, the Shield Wall, sandworms and Maker Hooks, battle icons.

lesson-uprising-spies =
    Between the spaces are observation posts: you have { $n } spies there, { $left } in your supply. A card with a spy icon goes wherever a spy of yours watches.
lesson-uprising-gather =
    A spy beside the space where your Agent goes can be called back to draw a card, or else to enter an occupied space. Send { $card } to { $space } and call the spy back.
lesson-uprising-contract =
    This space offers a contract: do what stands before its arrow, and what stands behind it is yours. Take { $contract }, then the rest of your effects, and end your turn.
lesson-uprising-wall =
    The Shield Wall keeps sandworms out of Conflicts for { $space1 }, { $space2 } and { $space3 }. { $wall ->
        [up] It still stands.
       *[down] In this game a card has removed it.
    }
lesson-uprising-worm =
    You have Maker Hooks, so a Maker space can send a sandworm (strength { $strength }) instead of its own spice; who fights with a worm gets the Conflict reward twice, but for control. Send { $card } to { $space } and choose the worm.
lesson-uprising-rest =
    { $worms ->
        [one] A worm fights
       *[other] { $worms } worms fight
    } for you, strength { $strength }. Your card can also trash one, lower down in the list: use that, if you like, and choose a weak card. Then end your turn.
lesson-uprising-icons =
    Whoever wins a Conflict keeps its card. Two with the same battle icon are a pair, and a pair is a Victory Point; your objective has an icon, too.
lesson-uprising-end =
    Spies, contracts, worms: now you know what is new. Play on as you like.

lesson-immortality = Immortality
    .about = Research, the Tleilaxu track, specimens and what they pay for, grafted cards.

lesson-immortality-board =
    Immortality adds the board of the Bene Tleilax. On its research track your token stands in column { $column }: research moves it one column to the right, along a line of your choice, and brings what is there.
lesson-immortality-research =
    { $card } is what everybody researches with from the start. Send it to { $space }, resolve the card, and choose the way to column { $column }, row { $row }.
lesson-immortality-track =
    You gained two things there. The first moved your token on the Tleilaxu track to space { $now }, which brought an Intrigue card. Space { $n } is worth a Victory Point, and { $spice } spice to whoever is there first.
lesson-immortality-specimens =
    The second is a specimen: a troop of your supply in the axolotl tanks. You have { $n } there now. In Reveal turns specimens pay for the cards of the Tleilaxu Row. Deploy troops, if you like, and end your turn.
lesson-immortality-graft =
    A graft card sends an Agent only with another card, and then the icons and the effects of both are yours. Play { $card }, graft { $other } to it, send them to { $space }, research along any way, and end your turn.
lesson-immortality-marker =
    Your research token has reached genetic marker { $n }, from column { $column } on: effects that ask for the marker work now, and the Tleilaxu cards that you acquire may go on top of your deck.
lesson-immortality-atomics =
    Everybody has Family Atomics: once per game, in your own turn, all { $n } cards of the Imperium Row leave the game and new ones are dealt. Keep them for a row that offers you nothing.
lesson-immortality-reveal =
    Your Agents are sent, so reveal. Persuasion buys in the market as always, specimens pay for Tleilaxu cards.
lesson-immortality-row =
    { $card } costs { $cost ->
        [one] a specimen
       *[other] { $cost } specimens
    }; you have { $left } left. Acquire it, and put it on top of your deck. What you pay goes back to your supply. The card beside the row can be paid for again and again. Buy other cards, too, if you like, and end your turn.
lesson-immortality-end =
    { $there ->
        [yes] { $card } was on top of your deck: you hold it already.
       *[no] What you have acquired will come to your hand with your deck.
    } Research, specimens, grafts: now you know what is new. Play on as you like.

lesson-house_hagal = House Hagal and Rivals
    .about = Playing alone: how Rivals move, what they do and what they do not.

lesson-house_hagal-rivals =
    Alone you play against { $n } Rivals. They have no deck of their own and buy nothing: House Hagal's deck says where their Agents go. They were first and have already moved.
lesson-house_hagal-turn =
    You play as always. Send { $card } to { $space }, deploy { $most } troops, and end your turn.
lesson-house_hagal-card =
    After your turn each Rival turned a card: an Agent, Influence or troops, as the log says step by step. They decide nothing themselves, and where a choice is left it is yours: so you can foresee more than with people.
lesson-house_hagal-second =
    Rivals gather spice, Solari, water and Intrigue cards, and turn sets of them into Victory Points. Send { $card } to { $space }, and end your turn.
lesson-house_hagal-buy =
    { $bought ->
        [yes] What you buy goes to your discard pile. { $persuasion } Persuasion is left: buy more, if it is enough, or end your turn.
       *[no] They take no cards from the market: all of it is yours. You have { $persuasion } Persuasion; buy { $card } or another card, and end your turn.
    }
lesson-house_hagal-combat =
    In Combat a card gives each Rival that fights its swords, and Rivals take rewards like everybody: the first one has { $vp } { $vp ->
        [one] Victory Point
       *[other] Victory Points
    } now.
lesson-house_hagal-end =
    Who has { $vp } points first ends this game, too. Higher levels change how Rivals begin, when their third Agents come, and what you pay; begin with the easiest.
