"""Rise of Ix."""

from landsraad.content.define import box as make_box
from landsraad.content.ix.board import COVERED, shipping, spaces
from landsraad.content.ix.cards import EPIC_SWAPS, cards, epic_card, promo_cards
from landsraad.content.ix.conflicts import conflicts
from landsraad.content.ix.hagal import OUT_OF_HAGAL, hagal
from landsraad.content.ix.intrigue import intrigue
from landsraad.content.ix.leaders import NEEDS_FOLDSPACE, leaders
from landsraad.content.ix.tech import tech
from landsraad.engine.definitions import Box

__all__ = ["EPIC_SWAPS", "box", "epic_card"]

EPIC_CONFLICT = "economic_supremacy"


def box(*, promo: bool, foldspace: bool = True, all_conflicts: bool = True, epic: bool = False) -> Box:
    """Fresh definitions of Rise of Ix; `promo` adds its promotional card.

    foldspace       the base box's Foldspace cards are there, which a leader takes
    all_conflicts   with its Conflict cards; else only the one that the epic game needs (seed 004, Rise of Ix)
    """
    return make_box(
        "ix",
        cards=cards() + (promo_cards() if promo else []),
        intrigue=intrigue(),
        conflicts=[card for card in conflicts() if all_conflicts or (epic and card.id == EPIC_CONFLICT)],
        leaders=[leader for leader in leaders() if foldspace or leader.id != NEEDS_FOLDSPACE],
        spaces=spaces(),
        hagal=hagal(),
        tech=tech(),
        shipping=shipping(),
        covers=COVERED,
        hagal_without=OUT_OF_HAGAL,
    )
