"""Which boxes a setup takes, and the rules that come of them."""

from __future__ import annotations

from functools import cache

from landsraad.content import base
from landsraad.content.base.hagal import difficulties
from landsraad.engine.node import Node
from landsraad.engine.resources import Pay
from landsraad.engine.rules import Box, Rules, Space
from landsraad.engine.setup import flow_steps

BOXES = ("base",)


DIFFICULTIES = tuple(difficulty.id for difficulty in difficulties())


@cache
def rules_for(boxes: tuple[str, ...], promo: bool, difficulty: str = "") -> Rules:
    """The rules put together from boxes; made once for each combination.

    promo: with the promotional cards; difficulty: the level of a solo game, "" in all other games
    """
    level = next((level for level in difficulties() if level.id == difficulty), None)
    taken: list[Box] = [base.box(promo=promo, difficulty=level) for box in boxes if box == "base"]
    leaders = [leader for box in taken for leader in box.leaders]
    rules = Rules(
        list(boxes),
        [card for box in taken for card in box.cards],
        [card for box in taken for card in box.intrigue],
        [card for box in taken for card in box.conflicts],
        leaders,
        [space for box in taken for space in box.spaces],
        [track for box in taken for track in box.tracks],
        [card for box in taken for card in box.hagal],
        level,
        flow_steps(leaders),
    )
    rules.set_costs([least_cost(space) for space in rules.spaces])
    return rules


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
