"""Definitions of what a box holds: cards, spaces, leaders and all else that it brings.

A box gives lists of icons and factions where a definition holds bit sets. `number`, and what stands with it at the end
of each class, is worked out when the rules are put together (rules.py).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from landsraad.engine.machine.compose import May
from landsraad.engine.machine.node import Condition, Node
from landsraad.engine.machine.terms import FACTION_NAMES, HAPPENINGS, NOBODY, bits

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mypy_extensions import i64

    from landsraad.engine.base.resources import Pay

STARTER: Final = 0
RESERVE: Final = 1
IMPERIUM: Final = 2
TLEILAXU: Final = 3
RECLAIMED: Final = 4
LAST_LEVEL: Final = 3  # of Conflicts: there every Rival deploys what it can
NO_COST: Final = -1  # a card that no Persuasion buys
# When a Rival turns a tech tile face down.
NEVER: Final = 0
EACH_TURN: Final = 1
AT_COMBAT: Final = 2
WHEN_BLOCKED: Final = 3


class Card:
    """A card of a player's deck (B-31).

    pile               STARTER, RESERVE, IMPERIUM, TLEILAXU, or RECLAIMED, which is paid for and stays where it lies
    copies             in the box; of a starter card: in each player's deck
    cost               Persuasion, NO_COST when it cannot be bought; specimens: what it costs instead (IM-21)
    factions, icons    bit sets
    icons_while        Agent icons that it has only while a condition holds
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
    ignores_enemies    enemy Agents do not block its Agent
    graft              it sends an Agent only together with another card (IM-26)
    copies_partner     it has the Agent box of the card that it is grafted to, too (IM-32)
    returns_partner    that card comes back to the hand when the Reveal turn begins (IM-42)
    grafts_to_row      that card may lie in the Imperium Row (IM-39)
    starts_discarded   of a starter card: it begins in the discard pile (IM-53)
    """

    def __init__(
        self,
        id: str,
        *,
        cost: i64,
        pile: i64 = IMPERIUM,
        copies: i64 = 1,
        factions: Iterable[int] = (),
        icons: Iterable[int] = (),
        infiltrates: Iterable[int] = (),
        agent: list[Node] | None = None,
        reveal: list[Node] | None = None,
        acquire: Node | None = None,
        on_trash: Node | None = None,
        on_discard: Node | None = None,
        unload: bool = False,
        visit_influence: i64 = 1,
        harvest_factor: i64 = 1,
        moves_any_agent: bool = False,
        discount: tuple[str, int] = ("", 0),
        deploys_recruits: bool = False,
        ignores_requirements: bool = False,
        ignores_enemies: bool = False,
        specimens: i64 = 0,
        icons_while: tuple[Condition, Iterable[int]] | None = None,
        graft: bool = False,
        copies_partner: bool = False,
        returns_partner: bool = False,
        grafts_to_row: bool = False,
        starts_discarded: bool = False,
    ) -> None:
        self.id = id
        self.cost = cost
        self.specimens = specimens
        self.pile = pile
        self.copies = copies
        self.factions: i64 = bits(factions)
        self.icons: i64 = bits([*icons, *infiltrates])
        self.infiltrates: i64 = bits(infiltrates)
        self.agent: list[Node] = agent or []
        self.reveal: list[Node] = reveal or []
        self.acquire = acquire
        self.on_trash = on_trash
        self.on_discard = on_discard
        self.unload: list[Node] = [May(node) if node.optional else node for node in self.reveal] if unload else []
        self.visit_influence = visit_influence
        self.harvest_factor = harvest_factor
        self.moves_any_agent = moves_any_agent
        self.discount_location = discount[0]
        self.discount: i64 = discount[1]
        self.deploys_recruits = deploys_recruits
        self.ignores_requirements = ignores_requirements
        self.ignores_enemies = ignores_enemies
        self.extras: list[IconsWhile] = []
        if icons_while is not None:
            self.extras.append(IconsWhile(icons_while[0], bits(icons_while[1])))
        self.graft = graft
        self.copies_partner = copies_partner
        self.returns_partner = returns_partner
        self.grafts_to_row = grafts_to_row
        self.starts_discarded = starts_discarded
        self.parts: list[int] = []
        self.number: i64 = -1
        self.reserve_index: i64 = -1
        self.reach: i64 = 0
        self.infiltrated: i64 = 0
        self.discount_space: i64 = -1


class IconsWhile:
    """Agent icons (bit set) that a card, given by its number, has only while a condition holds."""

    def __init__(self, condition: Condition, icons: i64, card: i64 = -1) -> None:
        self.condition = condition
        self.icons = icons
        self.card = card


def grafted(card: Card, partner: Card) -> Card:
    """Two cards that send an Agent together, as one: whichever icon is used, both have sent it (IM-27, IM-68).

    A card that copies its partner's Agent box has what is said there about the visit once more: a Maker space gives its
    base spice four times, a cost falls twice (IM-34); its condition for icons finds the partner in play (IM-38). Power
    Play and its copy still give 2 Influence (IM-33).
    """
    one, other = (partner if card.copies_partner else card), (card if partner.copies_partner else partner)
    pair = Card(f"{card.id}+{partner.id}", cost=NO_COST)
    pair.parts = [int(card.number), int(partner.number)]
    pair.icons = card.icons | partner.icons
    pair.infiltrates = card.infiltrates | partner.infiltrates
    pair.reach = card.reach | partner.reach
    pair.infiltrated = card.infiltrated | partner.infiltrated
    pair.visit_influence = max(one.visit_influence, other.visit_influence)
    pair.harvest_factor = one.harvest_factor * other.harvest_factor
    pair.moves_any_agent = card.moves_any_agent or partner.moves_any_agent
    pair.discount_space = max(one.discount_space, other.discount_space)
    pair.discount = one.discount + other.discount
    pair.deploys_recruits = one.deploys_recruits or other.deploys_recruits
    pair.ignores_requirements = card.ignores_requirements or partner.ignores_requirements
    pair.ignores_enemies = card.ignores_enemies or partner.ignores_enemies
    for part, box in ((card, one), (partner, other)):
        pair.extras += [IconsWhile(extra.condition, extra.icons, part.number) for extra in box.extras]
        if box is not part:
            pair.extras += part.extras
    return pair


@dataclass(kw_only=True, eq=False)
class Intrigue:
    """An Intrigue card: an effect for each time at which it can be played (B-95, B-121, IM-50)."""

    id: str = field(kw_only=False)
    copies: i64 = 1
    plot: Node | None = None
    combat: Node | None = None
    when_won: Node | None = None
    when_lost: Node | None = None
    endgame: Node | None = None
    number: i64 = -1

    def effect_at(self, timing: i64) -> Node | None:
        """Its effect at one of the times of intrigue.py."""
        if timing == 0:
            return self.plot
        if timing == 1:
            return self.combat
        if timing == 2:
            return self.when_won
        if timing == 3:
            return self.when_lost
        return self.endgame


@dataclass(kw_only=True, eq=False)
class Track:
    """An Influence track (B-84): the id of its faction, and what its spaces give besides Victory Points.

    icon          the icon that stands for its faction; for two tracks where a Commander has one of his own (U6-22)
    bonus         at 4 Influence (B-87), or None
    first, third  at 1 and at 3, on a personal board
    """

    id: str = field(kw_only=False)
    icon: i64
    bonus: Node | None = None
    first: Node | None = None
    third: Node | None = None
    number: i64 = -1


@dataclass(kw_only=True, eq=False)
class ResearchSpace:
    """A place of the research track (IM-9).

    column, row   where it lies, column 0 being the start
    effect        what arriving there brings, or None
    ways          ids of the places to which research leads from here, all in the next column
    marker        the genetic marker of its column, 0 for none (IM-10, IM-11)
    reached       the highest marker of this and the columns before it; next: the numbers of `ways`
    """

    id: str = field(kw_only=False)
    column: i64
    row: i64
    ways: list[str]
    effect: Node | None = None
    marker: i64 = 0
    number: i64 = -1
    reached: i64 = 0
    next: list[int] = field(default_factory=list)


@dataclass(kw_only=True, eq=False)
class TleilaxuSpace:
    """A space of the Tleilaxu track (IM-15): what arriving there brings, and the spice that the first to come takes."""

    id: str = field(kw_only=False)
    effect: Node | None = None
    spice: i64 = 0
    number: i64 = -1


@dataclass(kw_only=True, eq=False)
class Space:
    """A space of the board (B-74).

    icon         the Agent icon that reaches it; 0 to 3 also make it a faction's space, which gives Influence
    cost         what sending an Agent costs: a `Pay`, or a choice among several; requirement: what must hold
    effects      its lines, without the Influence
    maker        base spice of a Maker space, 0 elsewhere; control: what its controller gains at each visit, or None
    sandworms    how many come there for Maker Hooks, instead of the base spice (R-219)
    once         each player may come only once a game (B-76); full: the reason when that has happened
    reveal       what an own Agent here gives in the Reveal turn
    less_later   how much less Solari it costs once somebody has gained a Swordmaster (R-232)
    extra        what may be paid besides when the Agent is sent, or None; paid, unpaid: the line that follows (R-237)
    owner        id of the only leader that may send Agents here, "" where all may (U6-23)
    track        the Influence track on which a visit counts, None for no faction's space
    """

    id: str = field(kw_only=False)
    icon: i64
    effects: list[Node]
    combat: bool = False
    cost: Node | None = None
    requirement: Condition | None = None
    maker: i64 = 0
    sandworms: i64 = 0
    control: Node | None = None
    once: str = ""
    reveal: Node | None = None
    less_later: i64 = 0
    extra: Pay | None = None
    paid: Node | None = None
    unpaid: Node | None = None
    owner: str = ""
    number: i64 = -1
    track: Track | None = None
    maker_index: i64 = -1
    control_index: i64 = -1


@dataclass(kw_only=True, eq=False)
class Conflict:
    """A Conflict card: its level, the space it is fought for ("" for none), its rewards, its battle icon or NOBODY.

    variant   tells cards of one name apart
    """

    id: str = field(kw_only=False)
    level: i64
    first: Node
    second: Node
    third: Node
    location: str = ""
    variant: str = ""
    battle_icon: i64 = NOBODY
    number: i64 = -1
    space: i64 = -1

    def __post_init__(self) -> None:
        if self.variant:
            self.id = f"{self.id}_{self.variant}"


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
    deck               of a Commander: by id of a card, how many copies its starting deck has; else empty
    own_track          of a Commander: the number of the Influence track on its personal board, else NOBODY
    barred             bit set of the spaces that belong to other leaders
    """

    def __init__(
        self,
        id: str,
        *,
        house: str,
        complexity: i64,
        signet: Node,
        start: Node | None = None,
        on: Mapping[int, Node] | None = None,
        turn_ability: Node | None = None,
        discount_icon: i64 = -1,
        discount: i64 = 0,
        slips_past: Iterable[int] = (),
        harvest_less: i64 = 0,
        tokens: i64 = 0,
        sees_top: bool = False,
        may_be_rival: bool = True,
        dreadnought_strength: i64 = 3,
        water: i64 = 1,
        solari_bonus: i64 = 0,
        reveal: list[Node] | None = None,
        round_start: Node | None = None,
        snooper_rewards: list[Node] | None = None,
        ahead_rewards: list[Node] | None = None,
        peeks_intrigue: bool = False,
        rival_signet: Node | None = None,
        other_side: str = "",
        is_back: bool = False,
        visit: Node | None = None,
        visit_icons: Iterable[int] = (),
        reaches: Mapping[int, Node] | None = None,
        spied_harvest: Node | None = None,
        bans_deploy: bool = False,
        lacks: str = "",
        takes_aside: bool = False,
        deck: Mapping[str, int] | None = None,
        own_track: i64 = NOBODY,
    ) -> None:
        answers, gains = on or {}, reaches or {}
        self.id = id
        self.house = house
        self.complexity = complexity
        self.signet = signet
        self.start = start
        self.on: list[Node | None] = [answers.get(happening) for happening in range(HAPPENINGS)]
        self.turn_ability = turn_ability
        self.discount_icon = discount_icon
        self.discount = discount
        self.slips_past: i64 = bits(slips_past)
        self.harvest_less = harvest_less
        self.tokens = tokens
        self.sees_top = sees_top
        self.may_be_rival = may_be_rival
        self.dreadnought_strength = dreadnought_strength
        self.water = water
        self.solari_bonus = solari_bonus
        self.reveal: list[Node] = reveal or []
        self.round_start = round_start
        self.snooper_rewards: list[Node] = snooper_rewards or []
        self.ahead_rewards: list[Node] = ahead_rewards or []
        self.peeks_intrigue = peeks_intrigue
        self.rival_signet = rival_signet
        self.other_side = other_side
        self.is_back = is_back
        self.visit = visit
        self.visit_icons: i64 = bits(visit_icons)
        self.reaches: list[Node | None] = [gains.get(faction) for faction in range(len(FACTION_NAMES))]
        self.spied_harvest = spied_harvest
        self.bans_deploy = bans_deploy
        self.lacks = lacks
        self.takes_aside = takes_aside
        self.deck: dict[str, int] = dict(deck or {})
        self.own_track = own_track
        self.number: i64 = -1
        self.barred: i64 = 0
        self.slips_past_spaces: i64 = 0
        self.solari_opens: list[int] = []
        self.solari_opens_later: list[int] = []


@dataclass(kw_only=True, eq=False)
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

    id: str = field(kw_only=False)
    cost: i64
    acquire: Node | None = None
    reveal: list[Node] = field(default_factory=list)
    flip: Node | None = None
    spend: Node | None = None
    round_start: Node | None = None
    when_won: Node | None = None
    endgame: Node | None = None
    to_deck: bool = False
    transports: bool = False
    wins_ties: bool = False
    scuttles: bool = False
    rival: bool = False
    rival_use: i64 = NEVER
    rival_spends: bool = False
    number: i64 = -1


@dataclass(kw_only=True, eq=False)
class Rival:
    """A Rival card: who an automated opponent is (UR-3).

    swordmaster   what its third Agent costs, in resources of any kind (UR-20)
    signet        what the signet of a House Hagal card means
    network       what its spy network brings when the third spy is placed (UR-18)
    priorities    the factions, the most important first
    streamlined   it is one of those for the variant of that name (UR-28)
    """

    id: str = field(kw_only=False)
    swordmaster: i64
    signet: Node
    network: Node
    priorities: list[int]
    streamlined: bool = False
    number: i64 = -1

    def priority(self, faction: i64) -> i64:
        """The place of a faction among the priorities, 0 for the first."""
        return self.priorities.index(int(faction))


@dataclass(kw_only=True, eq=False)
class HagalCard:
    """A House Hagal card (B-180, B-181): where an automated opponent's Agent goes and what it gains there.

    mark       1 or 2: only with so many persons; 0: always
    variant    tells cards of one name apart
    location   id of the space, "" where the card names none: it harvests, makes a new deck or sends nobody
    sends      is an Agent sent? otherwise its effects come and another card is revealed for the same turn (UR-8)
    influence  faction, NOBODY for none; troops, swords: numbers; signet: the ability of the leader or Rival is used
    effects    what else is gained, in printed order
    harvests   takes the spice of a Maker space; `makers`: ids of those among which it looks for the most bonus spice,
               none for all that are free (B-176, UR-14)
    freighters moves on the shipping track; dreadnought: commissions one; tech: buys a tile, with `discount`
    needs      what must hold, or None; where it does not the card `otherwise` is used, or none (R-314, UR-9)
    political  Smart Politics may pass it over (UR-31)
    """

    id: str = field(kw_only=False)
    copies: i64 = 1
    mark: i64 = 0
    variant: str = ""
    sends: bool = True
    influence: i64 = NOBODY
    troops: i64 = 0
    swords: i64 = 0
    signet: bool = False
    effects: list[Node] = field(default_factory=list)
    harvests: bool = False
    makers: list[str] = field(default_factory=list)
    reshuffle: bool = False
    freighters: i64 = 0
    dreadnought: bool = False
    tech: bool = False
    discount: i64 = 0
    needs: Condition | None = None
    otherwise: HagalCard | None = None
    political: bool = False
    location: str = ""
    number: i64 = -1
    space: i64 = -1
    maker_spaces: list[Space] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.sends and not (self.harvests or self.reshuffle):
            self.location = self.id
        if self.location and self.mark:
            self.id = f"{self.id}_{self.mark}p"
        if self.otherwise is not None:
            self.id = f"{self.otherwise.id}_or_{self.id}"
        if self.variant:
            self.id = f"{self.id}_{self.variant}"


@dataclass(kw_only=True, eq=False)
class Teams:
    """The two teams of the six-player game, which sit by turns (U6-1, U6-6): the team of a seat is 0 or 1.

    commanders   by seat: the id of the Commander who sits there, "" for an Ally
    recommended  by team: the ids of the leaders that suit its Allies
    summons      the team that alone has Maker Hooks and sandworms (U6-38)
    throne       the team that alone acquires cards of the Throne Row (U6-41)
    """

    commanders: list[str]
    recommended: list[list[str]]
    summons: i64
    throne: i64


@dataclass(kw_only=True, eq=False)
class Post:
    """An observation post next to some spaces (R-209). `bits`: the numbers of those that this setup's board has."""

    id: str = field(kw_only=False)
    spaces: list[str]
    number: i64 = -1
    bits: i64 = 0


@dataclass(kw_only=True, eq=False)
class Objective:
    """An objective: its battle icon, whether its owner begins, with how many players it is used (R-292).

    of_rival   with two persons the Rival takes it (UR-5)
    """

    id: str = field(kw_only=False)
    battle_icon: i64
    players: list[int]
    first: bool = False
    of_rival: bool = False
    number: i64 = -1


@dataclass(kw_only=True, eq=False)
class Contract:
    """A contract of the CHOAM module (R-296 to R-306); what completes it is one of `location`, `harvest`, `card`.

    location   id of the space to which an Agent is sent; harvest: spice gained in a turn at a Maker space
    card       id of a card that is acquired; with none of the three it is completed when it is taken
    aside      set aside for the leader that alone may take it (R-309)
    """

    id: str = field(kw_only=False)
    reward: Node
    copies: i64 = 1
    location: str = ""
    harvest: i64 = 0
    card: str = ""
    aside: bool = False
    number: i64 = -1
    space: i64 = -1
    card_number: i64 = -1


@dataclass(kw_only=True, eq=False)
class Difficulty:
    """A level of the solo game (B-194, UR-6).

    extra              what the person starts with besides, or None
    mentat_cost        Solari that the Mentat space costs, 0 on a board without it
    rival_garrison     troops that each Rival starts with, rival_intrigue: Intrigue cards
    swordmaster_round  the round in which the Rivals' third Agents come, 0 where they must earn them
    careful            Rivals that lead send no more troops (B-211)
    variants           ids of those that are played at this level
    swordmaster        may the person gain the Swordmaster?
    """

    id: str = field(kw_only=False)
    mentat_cost: i64 = 0
    swordmaster_round: i64 = 0
    variants: frozenset[str] = frozenset()
    extra: Node | None = None
    rival_garrison: i64 = 0
    rival_intrigue: i64 = 0
    careful: bool = False
    swordmaster: bool = True
