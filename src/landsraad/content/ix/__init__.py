"""Rise of Ix."""

from landsraad.content.box import Box, Contents, Selection
from landsraad.content.ix.board import COVERED, shipping, spaces
from landsraad.content.ix.cards import EPIC_SWAPS, cards, epic_card, promo_cards
from landsraad.content.ix.conflicts import conflicts
from landsraad.content.ix.hagal import NEEDS_SPACE, OUT_OF_HAGAL, hagal
from landsraad.content.ix.intrigue import intrigue
from landsraad.content.ix.leaders import NEEDS_FOLDSPACE, leaders
from landsraad.content.ix.tech import tech

__all__ = ["BOX", "EPIC_SWAPS", "brings", "epic_card"]

EPIC_CONFLICT = "economic_supremacy"


def brings(selection: Selection) -> Contents:
    """Fresh definitions of Rise of Ix; the variant `promo` adds its promotional card.

    Uprising takes its Conflict cards with the variant `old_conflicts` only, and the one that the epic game needs (seed
    004, Rise of Ix). A leader takes Foldspace cards, which the base box brings. In the epic game each player's deck
    swaps a card (R-194).
    """
    epic = "epic" in selection.variants
    all_conflicts = "old_conflicts" in selection.variants or "uprising" not in selection.boxes
    foldspace = "base" in selection.boxes
    all_hagal = "uprising" not in selection.boxes
    return Contents(
        cards=cards() + (promo_cards() if "promo" in selection.variants else []),
        intrigue=intrigue(),
        conflicts=[card for card in conflicts() if all_conflicts or (epic and card.id == EPIC_CONFLICT)],
        leaders=[leader for leader in leaders() if foldspace or leader.id != NEEDS_FOLDSPACE],
        spaces=spaces(),
        hagal=[card for card in hagal() if all_hagal or card.id != NEEDS_SPACE],
        tech=tech(),
        shipping=shipping(),
        covers=COVERED,
        hagal_without=OUT_OF_HAGAL,
        swaps={EPIC_SWAPS: epic_card()} if epic else {},
    )


BOX = Box("ix", brings, order=3, needs=("base", "uprising"))
