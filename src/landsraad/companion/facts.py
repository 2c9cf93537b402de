"""Everything that the companion takes from the engine and from the boxes: no number of a card stands anywhere else."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from landsraad.companion.errors import CompanionError
from landsraad.companion.tiles import Amounts, TileFacts, amounts, tile_facts
from landsraad.content.base.hagal import ONE_PERSON, TWO_PERSONS, difficulties
from landsraad.content.ix import EPIC_SWAPS, epic_card
from landsraad.content.registry import rules_for
from landsraad.content.setup import RIVALS
from landsraad.engine.compose import Both, When
from landsraad.engine.definitions import LAST_LEVEL, Difficulty, HagalCard, Leader, Space
from landsraad.engine.dreadnoughts import PER_PLAYER
from landsraad.engine.hagal import FLEET, Always, RivalTech
from landsraad.engine.influence import BONUS_AT, TOP, VP_AT, GainInfluenceAny
from landsraad.engine.node import Arrow, Node
from landsraad.engine.resources import INTRIGUE_SET, SOLARI_SET, SPICE_SET, WATER_SET
from landsraad.engine.rng import LOW_WORD, MULTIPLIER
from landsraad.engine.rounds import AGENTS, VP_TO_END, VP_TO_END_EPIC
from landsraad.engine.rules import Rules
from landsraad.engine.setup import EPIC_GARRISON, EPIC_LEVELS, LEVELS, STARTING_WATER
from landsraad.engine.shipping import (
    DIVIDENDS,
    DIVIDENDS_OF_OTHERS,
    RIVAL_TURNS_BACK_AT,
    MoveFreighter,
    RecruitFromTrack,
)
from landsraad.engine.state import STRENGTH_OF_DREADNOUGHT, STRENGTH_OF_TROOP, TROOPS_PER_PLAYER
from landsraad.engine.terms import FACTION_NAMES, ICON_NAMES, NOBODY
from landsraad.engine.troops import CAREFUL_LEAD, FROM_GARRISON, Recruit

SETS: Final = (("base",), ("base", "ix"))  # the sets of boxes that the companion can be used with
TRANSPORTED: Final = 1  # troops that Troop Transports add to those of the shipping track
ESCALATION: Final = 2  # House Hagal cards for the swords of a Rival, with Brutal Escalation
EPIC_INTRIGUE: Final = 1  # Intrigue cards with which people start an epic game
RESOURCES: Final = ("solari", "spice", "water", "intrigue")  # in the order in which sets of them are exchanged (B-206)


class SpaceFacts(msgspec.Struct, frozen=True):
    """A space: the Agent icon that it belongs to, its base spice, what its controller gets for each visit."""

    id: str
    icon: str
    combat: bool
    maker: int
    control: Amounts


class CardFacts(msgspec.Struct, frozen=True):
    """A House Hagal card; see landsraad.engine.definitions.HagalCard. `space` and `influence` are ids, "" for none.

    negotiates   where no tile is bought, a negotiator goes to Ix
    """

    id: str
    copies: int
    mark: int
    space: str
    influence: str
    troops: int
    swords: int
    signet: bool
    harvests: bool
    reshuffle: bool
    freighters: int
    dreadnought: bool
    tech: bool
    discount: int
    negotiates: bool
    guild: int
    otherwise: CardFacts | None


class LevelFacts(msgspec.Struct, frozen=True):
    """A difficulty of the solo game; see landsraad.engine.definitions.Difficulty."""

    id: str
    extra: Amounts
    mentat_cost: int
    garrison: int
    intrigue: int
    swordmaster_round: int
    careful: bool
    swordmaster: bool


class SignetFacts(msgspec.Struct, frozen=True):
    """What a leader's signet does for a Rival.

    pay, gain         resources; where something is paid the person decides (B-209)
    recruit           troops; recruit_allied: more of them with an Alliance
    influence         1 with a faction in which an opponent is ahead, where the Rival has least (B-208)
    always            what is to be paid is paid wherever it can be, and nobody is asked
    freighters, tech  moves on the shipping track; a tile is bought or a negotiator sent
    """

    pay: Amounts = {}
    gain: Amounts = {}
    recruit: int = 0
    recruit_allied: int = 0
    influence: int = 0
    always: bool = False
    freighters: int = 0
    tech: bool = False


class LeaderFacts(msgspec.Struct, frozen=True):
    """A leader that a Rival may have."""

    id: str
    signet: SignetFacts


class ShippingFacts(msgspec.Struct, frozen=True):
    """The shipping track: where a Rival's freighter turns back, and what it has gained by then (R-333).

    dividends, others   Solari for itself and for everybody else
    troops, transported those it recruits, and how many more of them with a tile that carries them
    """

    back_at: int = RIVAL_TURNS_BACK_AT
    dividends: int = DIVIDENDS
    others: int = DIVIDENDS_OF_OTHERS
    troops: int = 0
    transported: int = TRANSPORTED


class EpicFacts(msgspec.Struct, frozen=True):
    """What is otherwise in an epic game (R-194).

    vp_to_end, levels   in place of those of Facts
    garrison, intrigue  what each person starts with
    card, instead_of    the card in each person's deck, and the one that it takes the place of
    """

    vp_to_end: int
    levels: list[int]
    garrison: int
    intrigue: int
    card: str
    instead_of: str


class Facts(msgspec.Struct, frozen=True):
    """Everything that the companion takes from the engine and from the boxes.

    levels       of the Conflict cards, by round
    escalation   cards that a Rival reveals for its swords at the last level, with that variant

    Without Rise of Ix there are no dreadnoughts, no tiles and no variants; `shipping` and `epic` are None.
    """

    boxes: list[str]
    rng: dict[str, int]
    rivals: dict[str, int]
    agents: int
    troops: int
    water: int
    from_garrison: int
    strength_of_troop: int
    vp_at: int
    alliance_at: int
    top: int
    careful_lead: int
    last_level: int
    vp_to_end: int
    exchange: dict[str, int]
    levels: list[int]
    factions: list[str]
    spaces: list[SpaceFacts]
    cards: list[CardFacts]
    difficulties: list[LevelFacts]
    leaders: list[LeaderFacts]
    dreadnoughts: int
    strength_of_dreadnought: int
    shipping: ShippingFacts | None
    fleet: int
    tiles: list[TileFacts]
    epic: EpicFacts | None
    escalation: int

    def in_epic_game(self) -> Facts:
        """These facts as they are in an epic game; only with Rise of Ix."""
        assert self.epic is not None
        return msgspec.structs.replace(self, levels=self.epic.levels, vp_to_end=self.epic.vp_to_end)

    def space(self, id: str) -> SpaceFacts:
        """A space by its id."""
        for space in self.spaces:
            if space.id == id:
                return space
        raise CompanionError("no_space", what=id)

    def tile(self, id: str) -> TileFacts:
        """A tile by its id."""
        for tile in self.tiles:
            if tile.id == id:
                return tile
        raise CompanionError("no_tile", what=id)

    def controlled(self) -> list[SpaceFacts]:
        """The spaces that can be controlled, in the order in which a Rival's dreadnought prefers them (R-334)."""
        return sorted((space for space in self.spaces if space.control), key=lambda space: space.maker == 0)

    def makers(self) -> list[SpaceFacts]:
        """The Maker spaces, in the order of the board."""
        return [space for space in self.spaces if space.maker > 0]


@cache
def facts(boxes: tuple[str, ...] = ("base",)) -> Facts:
    """The facts of a set of boxes, taken from their definitions. Raises CompanionError for a set that is not known."""
    if boxes not in SETS:
        raise CompanionError("no_box", what=", ".join(boxes), known="; ".join(", ".join(known) for known in SETS))
    rules = rules_for(boxes, False)
    return Facts(
        boxes=list(boxes),
        rng={"multiplier": MULTIPLIER, "low_word": LOW_WORD},
        rivals={str(ONE_PERSON): RIVALS, str(TWO_PERSONS): 1},
        agents=AGENTS,
        troops=TROOPS_PER_PLAYER,
        water=STARTING_WATER,
        from_garrison=FROM_GARRISON,
        strength_of_troop=STRENGTH_OF_TROOP,
        vp_at=VP_AT,
        alliance_at=BONUS_AT,
        top=TOP,
        careful_lead=CAREFUL_LEAD,
        last_level=LAST_LEVEL,
        vp_to_end=VP_TO_END,
        exchange=dict(zip(RESOURCES, (SOLARI_SET, SPICE_SET, WATER_SET, INTRIGUE_SET), strict=True)),
        levels=_by_round(LEVELS),
        factions=list(FACTION_NAMES),
        spaces=[_space_facts(space) for space in rules.spaces],
        cards=[_card_facts(card) for card in rules.hagal],
        difficulties=[_level_facts(level) for level in difficulties()],
        leaders=[_leader_facts(leader) for leader in rules.leaders if leader.may_be_rival],
        dreadnoughts=PER_PLAYER if rules.tech else 0,
        strength_of_dreadnought=STRENGTH_OF_DREADNOUGHT,
        shipping=_shipping_facts(rules) if rules.shipping else None,
        fleet=FLEET,
        tiles=[tile_facts(tile) for tile in rules.tech if tile.rival],
        epic=_epic_facts() if "ix" in boxes else None,
        escalation=ESCALATION if "ix" in boxes else 0,
    )


def _by_round(levels: tuple[tuple[int, int], ...]) -> list[int]:
    return [level for level, count in reversed(levels) for _ in range(count)]


def _epic_facts() -> EpicFacts:
    return EpicFacts(
        vp_to_end=VP_TO_END_EPIC,
        levels=_by_round(EPIC_LEVELS),
        garrison=EPIC_GARRISON,
        intrigue=EPIC_INTRIGUE,
        card=epic_card().id,
        instead_of=EPIC_SWAPS,
    )


def _shipping_facts(rules: Rules) -> ShippingFacts:
    troops = next(
        int(part.n)
        for level in rules.shipping[:RIVAL_TURNS_BACK_AT]
        for part in level.children()
        if isinstance(part, RecruitFromTrack)
    )
    return ShippingFacts(troops=troops)


def _space_facts(space: Space) -> SpaceFacts:
    return SpaceFacts(space.id, ICON_NAMES[space.icon], space.combat, int(space.maker), amounts(space.control))


def _card_facts(card: HagalCard) -> CardFacts:
    return CardFacts(
        card.id,
        int(card.copies),
        int(card.mark),
        card.location,
        "" if card.influence == NOBODY else FACTION_NAMES[card.influence],
        int(card.troops),
        int(card.swords),
        card.signet,
        card.harvests,
        card.reshuffle,
        int(card.freighters),
        card.dreadnought,
        card.tech,
        int(card.discount),
        card.tech and not card.dreadnought,
        int(card.guild),
        None if card.otherwise is None else _card_facts(card.otherwise),
    )


def _level_facts(level: Difficulty) -> LevelFacts:
    return LevelFacts(
        level.id,
        amounts(level.extra),
        int(level.mentat_cost),
        int(level.rival_garrison),
        int(level.rival_intrigue),
        int(level.swordmaster_round),
        level.careful,
        level.swordmaster,
    )


def _leader_facts(leader: Leader) -> LeaderFacts:
    signet = leader.signet if leader.rival_signet is None else leader.rival_signet
    always = isinstance(signet, Always)
    if isinstance(signet, Always):
        signet = signet.effect
    if isinstance(signet, Arrow):
        return LeaderFacts(leader.id, _signet(amounts(signet.cost), signet.effect, always))
    return LeaderFacts(leader.id, _signet({}, signet, always))


def _signet(pay: Amounts, effect: Node, always: bool) -> SignetFacts:
    gain: Amounts = {}
    numbers = dict.fromkeys(("recruit", "recruit_allied", "influence", "freighters"), 0)
    tech = False
    for part in effect.effects if isinstance(effect, Both) else [effect]:
        inner = part.effect if isinstance(part, When) else part
        if isinstance(inner, Recruit):
            numbers["recruit_allied" if isinstance(part, When) else "recruit"] += int(inner.n)
        elif isinstance(inner, GainInfluenceAny):
            numbers["influence"] += int(inner.n)
        elif isinstance(inner, MoveFreighter):
            numbers["freighters"] += 1
        elif isinstance(inner, RivalTech):
            tech = True
        else:
            gain |= amounts(inner)
    return SignetFacts(pay, gain, always=always, tech=tech, **numbers)


def facts_json() -> str:
    """The facts of every set of boxes, as the browser reads them."""
    every = [facts(boxes) for boxes in SETS]
    return msgspec.json.format(msgspec.json.encode(every), indent=1).decode() + "\n"
