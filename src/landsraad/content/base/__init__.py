"""The base box."""

from landsraad.content.base.board import spaces, tracks
from landsraad.content.base.cards import cards, promo_cards
from landsraad.content.base.conflicts import conflicts
from landsraad.content.base.hagal import hagal
from landsraad.content.base.intrigue import intrigue
from landsraad.content.base.leaders import leaders
from landsraad.content.define import box as make_box
from landsraad.engine.definitions import IMPERIUM, Box, Difficulty

MENTAT_COST = 2
NEEDS_MENTAT = ("calculated_hire", "sort_through_the_chaos")


def box(*, promo: bool, difficulty: Difficulty | None) -> Box:
    """Fresh definitions of the base box; `promo` adds the two promotional cards, a solo difficulty changes a cost."""
    return make_box(
        "base",
        cards=cards() + (promo_cards() if promo else []),
        intrigue=intrigue(),
        conflicts=conflicts(),
        leaders=leaders(),
        spaces=spaces(mentat_cost=MENTAT_COST if difficulty is None else int(difficulty.mentat_cost)),
        tracks=tracks(),
        hagal=hagal(),
    )


def box_for_uprising(*, promo: bool, old_conflicts: bool, foldspace: bool) -> Box:
    """What the base box adds to Uprising: its leaders, Imperium and Intrigue cards (seed 004, Base version).

    old_conflicts   its Conflict cards too; they have no battle icons
    foldspace       the Reserve stack that one leader of Rise of Ix may take from
    """
    deck = cards() + (promo_cards() if promo else [])
    kept = [card for card in deck if card.pile == IMPERIUM or (foldspace and card.id == "foldspace")]
    return make_box(
        "base",
        cards=kept,
        intrigue=[card for card in intrigue(uprising=True) if card.id not in NEEDS_MENTAT],
        conflicts=[card for card in conflicts() if old_conflicts and card.id not in NEEDS_MENTAT],
        leaders=leaders(),
        spaces=[],
    )
