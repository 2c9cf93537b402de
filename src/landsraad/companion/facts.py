"""Everything that the companion takes from the engine and from the boxes: no number of a card stands anywhere else."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from landsraad.api import RIVALS
from landsraad.companion.errors import CompanionError
from landsraad.content.base.hagal import ONE_PERSON, TWO_PERSONS, difficulties
from landsraad.content.registry import rules_for
from landsraad.engine.compose import Both, When
from landsraad.engine.hagal import CAREFUL_LEAD, LAST_LEVEL
from landsraad.engine.influence import BONUS_AT, TOP, VP_AT, GainInfluenceAny
from landsraad.engine.intrigue import DrawIntrigue
from landsraad.engine.node import Arrow, Node
from landsraad.engine.resources import INTRIGUE_SET, SOLARI_SET, SPICE_SET, WATER_SET, Gain, Pay
from landsraad.engine.rng import LOW_WORD, MULTIPLIER
from landsraad.engine.rounds import AGENTS, VP_TO_END
from landsraad.engine.rules import Difficulty, HagalCard, Leader, Space
from landsraad.engine.setup import LEVELS, STARTING_WATER
from landsraad.engine.state import STRENGTH_OF_TROOP, TROOPS_PER_PLAYER
from landsraad.engine.terms import FACTION_NAMES, ICON_NAMES, NOBODY
from landsraad.engine.troops import FROM_GARRISON, Recruit

SETS: Final = (("base",),)  # the sets of boxes that the companion can be used with
RESOURCES: Final = ("solari", "spice", "water", "intrigue")  # in the order in which sets of them are exchanged (B-206)


class SpaceFacts(msgspec.Struct, frozen=True):
    """A space: the Agent icon that it belongs to, its base spice, what its controller gets for each visit."""

    id: str
    icon: str
    combat: bool
    maker: int
    control: dict[str, int]


class CardFacts(msgspec.Struct, frozen=True):
    """A House Hagal card; see landsraad.engine.rules.HagalCard. `space` and `influence` are ids, "" for none."""

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


class LevelFacts(msgspec.Struct, frozen=True):
    """A difficulty of the solo game; see landsraad.engine.rules.Difficulty."""

    id: str
    extra: dict[str, int]
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
    """

    pay: dict[str, int] = {}
    gain: dict[str, int] = {}
    recruit: int = 0
    recruit_allied: int = 0
    influence: int = 0


class LeaderFacts(msgspec.Struct, frozen=True):
    """A leader that a Rival may have."""

    id: str
    signet: SignetFacts


class Facts(msgspec.Struct, frozen=True):
    """Everything that the companion takes from the engine and from the boxes."""

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

    def space(self, id: str) -> SpaceFacts:
        """A space by its id."""
        for space in self.spaces:
            if space.id == id:
                return space
        raise CompanionError("no_space", what=id)

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
        levels=[level for level, count in reversed(LEVELS) for _ in range(count)],
        factions=list(FACTION_NAMES),
        spaces=[_space_facts(space) for space in rules.spaces],
        cards=[_card_facts(card) for card in rules.hagal],
        difficulties=[_level_facts(level) for level in difficulties()],
        leaders=[_leader_facts(leader) for leader in rules.leaders if leader.may_be_rival],
    )


def _space_facts(space: Space) -> SpaceFacts:
    return SpaceFacts(space.id, ICON_NAMES[space.icon], space.combat, int(space.maker), _gains(space.control))


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
    )


def _level_facts(level: Difficulty) -> LevelFacts:
    return LevelFacts(
        level.id,
        _gains(level.extra),
        int(level.mentat_cost),
        int(level.rival_garrison),
        int(level.rival_intrigue),
        int(level.swordmaster_round),
        level.careful,
        level.swordmaster,
    )


def _leader_facts(leader: Leader) -> LeaderFacts:
    signet = leader.signet
    if not isinstance(signet, Arrow):
        return LeaderFacts(leader.id, _signet({}, signet))
    return LeaderFacts(leader.id, _signet(_gains(signet.cost), signet.effect))


def _signet(pay: dict[str, int], effect: Node) -> SignetFacts:
    gain: dict[str, int] = {}
    recruits = {"recruit": 0, "recruit_allied": 0}
    influence = 0
    for part in effect.effects if isinstance(effect, Both) else [effect]:
        inner = part.effect if isinstance(part, When) else part
        if isinstance(inner, Recruit):
            recruits["recruit_allied" if isinstance(part, When) else "recruit"] += int(inner.n)
        elif isinstance(inner, GainInfluenceAny):
            influence += int(inner.n)
        else:
            gain |= _gains(inner)
    return SignetFacts(pay, gain, recruits["recruit"], recruits["recruit_allied"], influence)


def _gains(node: Node | None) -> dict[str, int]:
    """Resources that an effect gives or that a cost takes."""
    if node is None:
        return {}
    if isinstance(node, DrawIntrigue):
        return {"intrigue": int(node.n)}
    if isinstance(node, Gain | Pay):
        amounts = {"solari": int(node.solari), "spice": int(node.spice), "water": int(node.water)}
        return {name: n for name, n in amounts.items() if n > 0}
    raise TypeError(f"the companion does not know what {type(node).__name__} does for a Rival")


def facts_json() -> str:
    """The facts of every set of boxes, as the browser reads them."""
    every = [facts(boxes) for boxes in SETS]
    return msgspec.json.format(msgspec.json.encode(every), indent=1).decode() + "\n"
