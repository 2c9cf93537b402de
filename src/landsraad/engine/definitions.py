"""Definitions of what a box holds: cards, spaces, leaders, and the choices of a setup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.node import Condition, Node
from landsraad.engine.terms import FACTION_NAMES, HAPPENINGS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.resources import Pay

STARTER: Final = 0
RESERVE: Final = 1
IMPERIUM: Final = 2
LAST_LEVEL: Final = 3  # of Conflicts: there every Rival deploys what it can
NO_COST: Final = -1  # a card that no Persuasion buys


class Card:
    """A card of a player's deck (B-31).

    pile               STARTER, RESERVE or IMPERIUM
    copies             in the box; of a starter card: in each player's deck
    cost               Persuasion, NO_COST when it cannot be bought
    factions, icons    bit sets
    agent, reveal      the lines of the Agent box and of the Reveal box
    acquire, on_trash  what happens once when it is acquired, and when it is trashed
    visit_influence    Influence that its Agent gains at a faction's space (B-65)
    harvest_factor     how often its Agent takes the base spice of a Maker space (B-137)
    moves_any_agent    its Agent may come from the board, and needs no icon (B-148)
    infiltrates        bit set of its icons that enemy Agents do not block (R-182)
    discount_location  id of a space that costs its Agent `discount` less spice, "" for none (R-195)
    unload             what also happens when it is discarded or trashed: its Reveal lines, or nothing (R-178)
    on_discard         what happens when it is discarded from the hand, or None (R-257)
    deploys_recruits   troops recruited in its turn may be deployed, wherever its Agent goes
    ignores_requirements   its Agent needs no Influence to enter a space (R-259)
    """

    def __init__(
        self,
        id: str,
        pile: i64,
        copies: i64,
        cost: i64,
        factions: i64,
        icons: i64,
        agent: list[Node],
        reveal: list[Node],
        acquire: Node | None,
        on_trash: Node | None,
        visit_influence: i64,
        harvest_factor: i64,
        moves_any_agent: bool,
        infiltrates: i64,
        discount_location: str,
        discount: i64,
        unload: list[Node],
        on_discard: Node | None,
        deploys_recruits: bool,
        ignores_requirements: bool,
    ) -> None:
        self.on_discard = on_discard
        self.deploys_recruits = deploys_recruits
        self.ignores_requirements = ignores_requirements
        self.infiltrates = infiltrates
        self.discount_location = discount_location
        self.discount = discount
        self.unload = unload
        self.infiltrated: i64 = 0
        self.discount_space: i64 = -1
        self.id = id
        self.pile = pile
        self.copies = copies
        self.cost = cost
        self.factions = factions
        self.icons = icons
        self.agent = agent
        self.reveal = reveal
        self.acquire = acquire
        self.on_trash = on_trash
        self.visit_influence = visit_influence
        self.harvest_factor = harvest_factor
        self.moves_any_agent = moves_any_agent
        self.number: i64 = -1
        self.reserve_index: i64 = -1
        self.reach: i64 = 0


class Intrigue:
    """An Intrigue card: an effect for each time at which it can be played (B-95, B-121)."""

    def __init__(
        self, id: str, copies: i64, plot: Node | None, combat: Node | None, when_won: Node | None, endgame: Node | None
    ) -> None:
        self.id = id
        self.copies = copies
        self.plot = plot
        self.combat = combat
        self.when_won = when_won
        self.endgame = endgame
        self.number: i64 = -1

    def effect_at(self, timing: i64) -> Node | None:
        """Its effect at one of the times of intrigue.py."""
        if timing == 0:
            return self.plot
        if timing == 1:
            return self.combat
        if timing == 2:
            return self.when_won
        return self.endgame


class Space:
    """A space of the board (B-74).

    icon         the Agent icon that reaches it; 0 to 3 also make it a faction's space, which gives Influence
    cost         what sending an Agent costs: a `pay`, or a choice among several; requirement: what must hold
    effects      its lines, without the Influence
    maker        base spice of a Maker space, 0 elsewhere; control: what its controller gains at each visit, or None
    once         each player may come only once a game (B-76); full: the reason when that has happened
    reveal       what an own Agent here gives in the Reveal turn
    less_later   how much less Solari it costs once somebody has gained a Swordmaster (R-232)
    extra        what may be paid besides when the Agent is sent, or None; paid, unpaid: the line that follows (R-237)
    """

    def __init__(
        self,
        id: str,
        icon: i64,
        combat: bool,
        cost: Node | None,
        requirement: Condition | None,
        effects: list[Node],
        maker: i64,
        control: Node | None,
        once: str,
        reveal: Node | None,
        less_later: i64,
        extra: Pay | None,
        paid: Node | None,
        unpaid: Node | None,
    ) -> None:
        self.less_later = less_later
        self.extra = extra
        self.paid = paid
        self.unpaid = unpaid
        self.id = id
        self.icon = icon
        self.combat = combat
        self.cost = cost
        self.requirement = requirement
        self.effects = effects
        self.maker = maker
        self.control = control
        self.once = once
        self.reveal = reveal
        self.number: i64 = -1
        self.maker_index: i64 = -1
        self.control_index: i64 = -1


class Conflict:
    """A Conflict card: its level, the space it is fought for ("" for none), its rewards, its battle icon or NOBODY."""

    def __init__(
        self, id: str, level: i64, location: str, first: Node, second: Node, third: Node, battle_icon: i64
    ) -> None:
        self.battle_icon = battle_icon
        self.id = id
        self.level = level
        self.location = location
        self.first = first
        self.second = second
        self.third = third
        self.number: i64 = -1
        self.space: i64 = -1


class Leader:
    """A leader (B-56, B-57).

    signet             the ability that the Signet Ring card uses
    start              extra starting resources, or None
    on                 what it answers to the happenings of terms.py, None for no answer
    turn_ability       something that it can do on its own turns, or None
    discount_icon      Agent icon of the spaces that cost it `discount` less Solari; -1 for none
    slips_past         bit set of Agent icons: enemy Agents do not block it on spaces with one of them
    harvest_less       how much less spice it takes at a Maker space
    tokens             how many faction tokens it keeps face down (B-22)
    sees_top           may look at the top card of its own deck at any time
    may_be_rival       may lead a Rival of the solo game (B-195)
    dreadnought_strength   of each of its dreadnoughts (R-189)
    water              that it starts with (B-15)
    solari_bonus       how much more each gain of Solari on its own turns is (R-187)
    reveal             lines that its Reveal turns have besides those of the cards
    round_start        something at the start of each round, after drawing
    snooper_rewards    what it gains for the first, second, ... snooper token that it reaches; the track is the source
    ahead_rewards      for sending an Agent with the card set aside: with one icon, with any other number (R-186)
    rival_signet       what a Rival does instead of the signet; None: the same, the person decides where it may be left
    peeks_intrigue     before the first round it draws two Intrigue cards and keeps one
    other_side         id of the leader on the back of its sheet, "" for none; is_back: it is the back itself
    visit              what it may do when it sends an Agent to a space with one of the icons `visit_icons` (bit set)
    reaches            by faction, what it gains on reaching 2 Influence, or None (R-248)
    spied_harvest      what it gains when another player goes to a Maker space that it spies on, or None (R-250)
    bans_deploy        its Signet Ring keeps its units out of the Conflict for that turn (R-255)
    lacks              id of the starter card that its deck lacks, "" for none
    takes_aside        may take the contracts set aside (R-309)
    """

    def __init__(
        self,
        id: str,
        house: str,
        complexity: i64,
        signet: Node,
        start: Node | None,
        on: dict[int, Node],
        turn_ability: Node | None,
        discount_icon: i64,
        discount: i64,
        slips_past: i64,
        harvest_less: i64,
        tokens: i64,
        sees_top: bool,
        may_be_rival: bool,
        dreadnought_strength: i64,
        water: i64,
        solari_bonus: i64,
        reveal: list[Node],
        round_start: Node | None,
        snooper_rewards: list[Node],
        ahead_rewards: list[Node],
        peeks_intrigue: bool,
        rival_signet: Node | None,
        other_side: str,
        is_back: bool,
        visit: Node | None,
        visit_icons: i64,
        reaches: dict[int, Node],
        spied_harvest: Node | None,
        bans_deploy: bool,
        lacks: str,
        takes_aside: bool,
    ) -> None:
        self.other_side = other_side
        self.is_back = is_back
        self.visit = visit
        self.visit_icons = visit_icons
        self.reaches: list[Node | None] = [reaches.get(faction) for faction in range(len(FACTION_NAMES))]
        self.spied_harvest = spied_harvest
        self.bans_deploy = bans_deploy
        self.lacks = lacks
        self.takes_aside = takes_aside
        self.rival_signet = rival_signet
        self.dreadnought_strength = dreadnought_strength
        self.water = water
        self.solari_bonus = solari_bonus
        self.reveal = reveal
        self.round_start = round_start
        self.snooper_rewards = snooper_rewards
        self.ahead_rewards = ahead_rewards
        self.peeks_intrigue = peeks_intrigue
        self.id = id
        self.house = house
        self.complexity = complexity
        self.signet = signet
        self.start = start
        self.on: list[Node | None] = [on.get(happening) for happening in range(HAPPENINGS)]
        self.turn_ability = turn_ability
        self.discount_icon = discount_icon
        self.discount = discount
        self.slips_past = slips_past
        self.harvest_less = harvest_less
        self.tokens = tokens
        self.sees_top = sees_top
        self.may_be_rival = may_be_rival
        self.number: i64 = -1
        self.slips_past_spaces: i64 = 0
        self.solari_opens: list[int] = []
        self.solari_opens_later: list[int] = []


class Tech:
    """A tech tile (R-153).

    cost         spice
    acquire      what acquiring it gives, once
    reveal       lines of its owner's Reveal turns
    flip         what it does when it is turned face down, once a round (R-158)
    spend        what it does when it is trashed in an own turn
    round_start, when_won, endgame   what it does at those times
    to_deck      acquired cards may go on top of the deck; transports: more troops from the shipping track, deployed at
                 will; wins_ties: of VP (R-191); scuttles: a winning dreadnought may be returned for a VP (R-177)
    rival        may a Rival take it? rival_use: when a Rival turns it (NEVER, EACH_TURN, AT_COMBAT, WHEN_BLOCKED);
                 rival_spends: does a Rival trash it for its effect as soon as it can pay?
    """

    def __init__(
        self,
        id: str,
        cost: i64,
        acquire: Node | None,
        reveal: list[Node],
        flip: Node | None,
        spend: Node | None,
        round_start: Node | None,
        when_won: Node | None,
        endgame: Node | None,
        to_deck: bool,
        transports: bool,
        wins_ties: bool,
        scuttles: bool,
        rival: bool,
        rival_use: i64,
        rival_spends: bool,
    ) -> None:
        self.rival_spends = rival_spends
        self.id = id
        self.cost = cost
        self.acquire = acquire
        self.reveal = reveal
        self.flip = flip
        self.spend = spend
        self.round_start = round_start
        self.when_won = when_won
        self.endgame = endgame
        self.to_deck = to_deck
        self.transports = transports
        self.wins_ties = wins_ties
        self.scuttles = scuttles
        self.rival = rival
        self.rival_use = rival_use
        self.number: i64 = -1


# When a Rival turns a tech tile face down.
NEVER: Final = 0
EACH_TURN: Final = 1
AT_COMBAT: Final = 2
WHEN_BLOCKED: Final = 3


class HagalCard:
    """A House Hagal card (B-180, B-181): where an automated opponent's Agent goes and what it gains there.

    mark       1 or 2: only with so many persons; 0: always
    location   id of the space, "" where the card harvests spice or makes a new deck
    influence  faction, NOBODY for none; troops, swords: numbers; signet: the leader's signet is used
    freighters moves on the shipping track; dreadnought: commissions one; tech: buys a tile, with `discount`
    guild      Guild Influence that it takes; with less the card `otherwise` is used, or none (R-314)
    """

    def __init__(
        self,
        id: str,
        copies: i64,
        mark: i64,
        location: str,
        influence: i64,
        troops: i64,
        swords: i64,
        signet: bool,
        harvests: bool,
        reshuffle: bool,
        freighters: i64,
        dreadnought: bool,
        tech: bool,
        discount: i64,
        guild: i64,
        otherwise: HagalCard | None,
    ) -> None:
        self.freighters = freighters
        self.dreadnought = dreadnought
        self.tech = tech
        self.discount = discount
        self.guild = guild
        self.otherwise = otherwise
        self.id = id
        self.copies = copies
        self.mark = mark
        self.location = location
        self.influence = influence
        self.troops = troops
        self.swords = swords
        self.signet = signet
        self.harvests = harvests
        self.reshuffle = reshuffle
        self.number: i64 = -1
        self.space: i64 = -1


class Post:
    """An observation post next to some spaces (R-209). `bits`: the numbers of those that this setup's board has."""

    def __init__(self, id: str, spaces: list[str]) -> None:
        self.id = id
        self.spaces = spaces
        self.number: i64 = -1
        self.bits: i64 = 0


class Objective:
    """An objective: its battle icon, whether its owner begins, with how many players it is used (R-292)."""

    def __init__(self, id: str, battle_icon: i64, first: bool, players: list[int]) -> None:
        self.id = id
        self.battle_icon = battle_icon
        self.first = first
        self.players = players
        self.number: i64 = -1


class Contract:
    """A contract of the CHOAM module (R-296 to R-306); what completes it is one of `location`, `harvest`, `card`.

    location   id of the space to which an Agent is sent; harvest: spice gained in a turn at a Maker space
    card       id of a card that is acquired; with none of the three it is completed when it is taken
    aside      set aside for the leader that alone may take it (R-309)
    """

    def __init__(self, id: str, copies: i64, location: str, harvest: i64, card: str, aside: bool, reward: Node) -> None:
        self.id = id
        self.copies = copies
        self.location = location
        self.harvest = harvest
        self.card = card
        self.aside = aside
        self.reward = reward
        self.number: i64 = -1
        self.space: i64 = -1
        self.card_number: i64 = -1


class Difficulty:
    """A level of the solo game (B-194).

    extra              what the person starts with besides, or None
    mentat_cost        Solari that the Mentat space costs
    rival_garrison     troops that each Rival starts with, rival_intrigue: Intrigue cards
    swordmaster_round  the round in which the Rivals' third Agents come
    careful            Rivals that lead send no more troops (B-211)
    swordmaster        may the person gain the Swordmaster?
    """

    def __init__(
        self,
        id: str,
        extra: Node | None,
        mentat_cost: i64,
        rival_garrison: i64,
        rival_intrigue: i64,
        swordmaster_round: i64,
        careful: bool,
        swordmaster: bool,
    ) -> None:
        self.id = id
        self.extra = extra
        self.mentat_cost = mentat_cost
        self.rival_garrison = rival_garrison
        self.rival_intrigue = rival_intrigue
        self.swordmaster_round = swordmaster_round
        self.careful = careful
        self.swordmaster = swordmaster


class Box:
    """What one box brings: definitions in the order of its files.

    tracks         the bonuses at 4 Influence (B-87), of the box that brings the board
    shipping       the rewards of the levels of the shipping track, from the first
    covers         ids of the spaces of other boxes that it covers; hagal_without: House Hagal cards that it takes out
    posts          observation posts; with those of another box they need that box's board
    objectives     dealt before the first round; wall: the Shield Wall stands
    contracts, first_contracts   those of the market, and those of which each player keeps one of two at the start
    """

    def __init__(
        self,
        id: str,
        cards: list[Card],
        intrigue: list[Intrigue],
        conflicts: list[Conflict],
        leaders: list[Leader],
        spaces: list[Space],
        tracks: list[Node],
        hagal: list[HagalCard],
        tech: list[Tech],
        shipping: list[Node],
        covers: list[str],
        hagal_without: list[str],
        posts: list[Post],
        objectives: list[Objective],
        contracts: list[Contract],
        first_contracts: list[Contract],
        wall: bool,
    ) -> None:
        self.id = id
        self.posts = posts
        self.objectives = objectives
        self.contracts = contracts
        self.first_contracts = first_contracts
        self.wall = wall
        self.hagal = hagal
        self.tech = tech
        self.shipping = shipping
        self.covers = covers
        self.hagal_without = hagal_without
        self.cards = cards
        self.intrigue = intrigue
        self.conflicts = conflicts
        self.leaders = leaders
        self.spaces = spaces
        self.tracks = tracks


class Steps:
    """The nodes of the flow that need no definition: phases, turns, windows; filled by setup.py.

    rival_signets: by leader number, the signet as a Rival uses it
    """

    def __init__(self, steps: dict[str, Node], rival_signets: list[Node]) -> None:
        self.steps = steps
        self.rival_signets = rival_signets

    def named(self, name: str) -> Node:
        """The step with this name."""
        return self.steps[name]


class Options:
    """Variants of a setup.

    epic         the epic game: 12 VP, no Conflicts of level I, more troops (R-194)
    dice         solo: dice trash cards of the Imperium Row after each Reveal turn
    escalation   solo: Rivals reveal two cards for their swords at Conflicts of level III
    """

    def __init__(self, epic: bool, dice: bool, escalation: bool) -> None:
        self.epic = epic
        self.dice = dice
        self.escalation = escalation
