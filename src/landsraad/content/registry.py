"""The boxes that there are, and the rules that come of a selection of them."""

from __future__ import annotations

from functools import cache
from typing import Final

from landsraad.content import base, immortality, ix, uprising
from landsraad.content.box import Box, Contents, Selection
from landsraad.engine.base.resources import Pay
from landsraad.engine.course.steps import Steps
from landsraad.engine.machine.node import Node
from landsraad.engine.state.definitions import Card, HagalCard, Leader, Rival, Space, Tech
from landsraad.engine.state.rules import Rules

# By id, in the order in which they are shown.
BOXES: Final[dict[str, Box]] = {
    box.id: box for box in (base.BOX, ix.BOX, uprising.BOX, uprising.CHOAM, immortality.BOX)
}
DIFFICULTIES: Final = tuple(dict.fromkeys(level for box in BOXES.values() for level in box.levels))


def rules_for(
    boxes: tuple[str, ...], promo: bool = False, difficulty: str = "", *, teams: bool = False, **variants: bool
) -> Rules:
    """The rules put together from boxes; made once for each combination.

    promo, variants   which variants are played (landsraad.content.setup)
    difficulty        the level of a solo game, "" in all other games
    teams             of the six-player game
    """
    played = {"promo": promo, **variants}
    return put_together(Selection(boxes, frozenset(id for id in played if played[id]), difficulty, teams))


def made_rules() -> dict[Rules, Selection]:
    """All rules made so far, each with the selection that gives it."""
    return dict(_MADE)


_MADE: dict[Rules, Selection] = {}


@cache
def put_together(selection: Selection) -> Rules:
    """The rules of a selection, remembered by it."""
    taken = _brought(selection)
    leaders = [leader for contents in taken for leader in contents.leaders]
    covered = {space for contents in taken for space in contents.covers}
    levels = [level for contents in taken for level in contents.levels]
    difficulty = next((level for level in levels if level.id == selection.difficulty), None)
    tracks = [track for contents in taken for track in contents.tracks]
    rules = Rules(
        boxes=list(selection.boxes),
        cards=_cards(taken),
        intrigue=[card for contents in taken for card in contents.intrigue],
        conflicts=[card for contents in taken for card in contents.conflicts],
        leaders=leaders,
        spaces=[space for space in _spaces(taken) if space.id not in covered],
        tracks=tracks,
        hagal=_hagal(taken),
        rivals=[rival for contents in taken for rival in contents.rivals],
        tech=[tile for contents in taken for tile in contents.tech],
        shipping=[reward for contents in taken for reward in contents.shipping],
        posts=[post for contents in taken for post in contents.posts],
        objectives=[objective for contents in taken for objective in contents.objectives],
        contracts=[contract for contents in taken for contract in contents.contracts],
        first_contracts=[contract for contents in taken for contract in contents.first_contracts],
        wall=any(contents.wall for contents in taken),
        variants=selection.variants if difficulty is None else selection.variants | difficulty.variants,
        levels=levels,
        difficulty=difficulty,
        research=[place for contents in taken for place in contents.research],
        tleilaxu=[space for contents in taken for space in contents.tleilaxu],
        teams=next((contents.teams for contents in taken if contents.teams is not None), None),
        steps=Steps(leaders, tracks),
    )
    rules.set_costs([least_cost(space) for space in rules.spaces])
    _MADE[rules] = selection
    return rules


def leaders_of(boxes: tuple[str, ...]) -> list[Leader]:
    """The leaders that boxes bring, without rules, which take longer to put together."""
    return [leader for contents in _brought(Selection(boxes)) for leader in contents.leaders]


def rivals_of(boxes: tuple[str, ...]) -> list[Rival]:
    """The Rival cards that boxes bring, without rules."""
    return [rival for contents in _brought(Selection(boxes)) for rival in contents.rivals]


def tech_of(boxes: tuple[str, ...]) -> list[Tech]:
    """The tech tiles that boxes bring, without rules."""
    return [tile for contents in _brought(Selection(boxes)) for tile in contents.tech]


def brought(selection: Selection) -> dict[str, Contents]:
    """What each box of a selection brings, in their order."""
    boxes = sorted((BOXES[id] for id in selection.boxes), key=lambda box: box.order)
    return {box.id: box.brings(selection) for box in boxes}


def _brought(selection: Selection) -> list[Contents]:
    return list(brought(selection).values())


def _spaces(taken: list[Contents]) -> list[Space]:
    """The spaces of all boxes; one that a later box has again lies over that of the former."""
    return list({space.id: space for contents in taken for space in contents.spaces}.values())


def _hagal(taken: list[Contents]) -> list[HagalCard]:
    """The House Hagal cards of all boxes, without the copies that a box takes out."""
    cards = [card for contents in taken for card in contents.hagal]
    for contents in taken:
        for card in cards:
            card.copies -= contents.hagal_without.get(card.id, 0)
    return [card for card in cards if card.copies > 0]


def _cards(taken: list[Contents]) -> list[Card]:
    """The cards of all boxes, and last those that take the place of others in each player's deck."""
    cards = [card for contents in taken for card in contents.cards]
    swaps = [swap for contents in taken for swap in contents.swaps.items()]
    discarded = {id for contents in taken for id in contents.discarded}
    for id, swap in swaps:
        if swap.id in discarded:
            swap.starts_discarded = True
        else:
            next(card for card in cards if card.id == id).copies -= swap.copies
    return cards + [card for _, card in swaps]


def least_cost(space: Space) -> tuple[int, int, int]:
    """The least Solari, spice and water that a space costs; of several costs the cheapest counts."""
    payments = [] if space.cost is None else _payments(space.cost)
    if not payments:
        return 0, 0, 0
    return (
        min(int(payment.solari) for payment in payments),
        min(int(payment.spice) for payment in payments),
        min(int(payment.water) for payment in payments),
    )


def _payments(node: Node) -> list[Pay]:
    found = [node] if isinstance(node, Pay) else []
    return found + [payment for child in node.children() for payment in _payments(child)]
