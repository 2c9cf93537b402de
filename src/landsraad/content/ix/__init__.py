"""Rise of Ix."""

from landsraad.content.ix.board import COVERED, shipping, spaces
from landsraad.content.ix.cards import EPIC_SWAPS, cards, epic_card, promo_cards
from landsraad.content.ix.conflicts import conflicts
from landsraad.content.ix.hagal import OUT_OF_HAGAL, hagal
from landsraad.content.ix.intrigue import intrigue
from landsraad.content.ix.leaders import leaders
from landsraad.content.ix.tech import tech
from landsraad.engine.definitions import Box

__all__ = ["EPIC_SWAPS", "box", "epic_card"]


def box(*, promo: bool) -> Box:
    """Fresh definitions of Rise of Ix; `promo` adds its promotional card."""
    deck_cards = cards() + (promo_cards() if promo else [])
    return Box(
        "ix",
        deck_cards,
        intrigue(),
        conflicts(),
        leaders(),
        spaces(),
        [],
        hagal(),
        tech(),
        shipping(),
        list(COVERED),
        list(OUT_OF_HAGAL),
    )
