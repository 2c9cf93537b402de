"""Which boxes a setup takes, and the rules that come of them."""

from __future__ import annotations

from functools import cache

from landsraad.content import base, ix, uprising
from landsraad.content.base.hagal import difficulties
from landsraad.engine.definitions import Box, Card, Difficulty, Options, Space
from landsraad.engine.node import Node
from landsraad.engine.resources import Pay
from landsraad.engine.rules import Rules
from landsraad.engine.steps import Steps

BOXES = ("base", "ix", "uprising", "choam")
DIFFICULTIES = tuple(difficulty.id for difficulty in difficulties())


def rules_for(
    boxes: tuple[str, ...],
    promo: bool,
    difficulty: str = "",
    epic: bool = False,
    dice: bool = False,
    escalation: bool = False,
    old_conflicts: bool = False,
) -> Rules:
    """The rules put together from boxes; made once for each combination.

    promo           with the promotional cards
    difficulty      the level of a solo game, "" in all other games
    epic, dice, escalation   the variants of Rise of Ix
    old_conflicts   Uprising also takes the Conflict cards of the other boxes, which have no battle icons
    """
    return put_together(boxes, promo, difficulty, epic, dice, escalation, old_conflicts)


def made_rules() -> dict[Rules, tuple[object, ...]]:
    """All rules made so far, each with the arguments of `rules_for` that give it."""
    return dict(_MADE)


_MADE: dict[Rules, tuple[object, ...]] = {}


@cache
def put_together(
    boxes: tuple[str, ...],
    promo: bool,
    difficulty: str,
    epic: bool,
    dice: bool,
    escalation: bool,
    old_conflicts: bool,
) -> Rules:
    """The rules of `rules_for`, remembered by what they are made from."""
    level = next((level for level in difficulties() if level.id == difficulty), None)
    taken = _boxes(boxes, promo, level, epic, old_conflicts)
    leaders = [leader for box in taken for leader in box.leaders]
    covered = {space for box in taken for space in box.covers}
    out_of_hagal = {card for box in taken for card in box.hagal_without}
    rules = Rules(
        boxes=list(boxes),
        cards=_cards(taken, epic),
        intrigue=[card for box in taken for card in box.intrigue],
        conflicts=[card for box in taken for card in box.conflicts],
        leaders=leaders,
        spaces=[space for box in taken for space in box.spaces if space.id not in covered],
        tracks=[track for box in taken for track in box.tracks],
        hagal=[card for box in taken for card in box.hagal if card.id not in out_of_hagal],
        tech=[tile for box in taken for tile in box.tech],
        shipping=[reward for box in taken for reward in box.shipping],
        posts=[post for box in taken for post in box.posts],
        objectives=[objective for box in taken for objective in box.objectives],
        contracts=[contract for box in taken for contract in box.contracts],
        first_contracts=[contract for box in taken for contract in box.first_contracts],
        wall=any(box.wall for box in taken),
        options=Options(epic, dice, escalation),
        difficulty=level,
        steps=Steps(leaders),
    )
    rules.set_costs([least_cost(space) for space in rules.spaces])
    _MADE[rules] = (boxes, promo, difficulty, epic, dice, escalation, old_conflicts)
    return rules


def _boxes(boxes: tuple[str, ...], promo: bool, level: Difficulty | None, epic: bool, old_conflicts: bool) -> list[Box]:
    """The boxes that are taken, each with what it brings beside the others."""
    with_uprising, with_base, with_ix = "uprising" in boxes, "base" in boxes, "ix" in boxes
    taken: list[Box] = []
    if with_uprising:
        taken.append(uprising.box(choam="choam" in boxes, ix=with_ix))
    if with_base and with_uprising:
        taken.append(base.box_for_uprising(promo=promo, old_conflicts=old_conflicts, foldspace=with_ix))
    elif with_base:
        taken.append(base.box(promo=promo, difficulty=level))
    if with_ix:
        conflicts = old_conflicts or not with_uprising
        taken.append(ix.box(promo=promo, foldspace=with_base, all_conflicts=conflicts, epic=epic))
    if "choam" in boxes:
        taken.append(uprising.choam_box(ix=with_ix))
    return taken


def _cards(taken: list[Box], epic: bool) -> list[Card]:
    """The cards of all boxes; in epic games each player's deck swaps one card (R-194)."""
    cards = [card for box in taken for card in box.cards]
    if epic:
        swapped = next(card for card in cards if card.id == ix.EPIC_SWAPS)
        swapped.copies -= 1
        cards.append(ix.epic_card())
    return cards


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
