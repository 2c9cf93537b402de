"""Immortality."""

from landsraad.content.box import Box, Contents, Selection
from landsraad.content.immortality.board import research_track, spaces, tleilaxu_track
from landsraad.content.immortality.cards import REPLACED, cards, experimentation
from landsraad.content.immortality.hagal import OUT_OF_BASE, OUT_OF_UPRISING, hagal
from landsraad.content.immortality.intrigue import intrigue
from landsraad.content.immortality.tleilaxu import promo_cards, tleilaxu_cards
from landsraad.content.ix import epic_card

__all__ = ["BOX", "brings"]


def brings(selection: Selection) -> Contents:
    """Fresh definitions of Immortality; the variant `promo` adds its promotional card.

    Its House Hagal cards, marked for the solo game, replace others there (IM-56, IM-59, IM-65). It replaces both cards
    one of which the epic game would: the card that comes for that one begins in the discard pile (IM-53).
    """
    uprising, solo = "uprising" in selection.boxes, selection.difficulty != ""
    return Contents(
        cards=cards() + tleilaxu_cards() + (promo_cards() if "promo" in selection.variants else []),
        intrigue=intrigue(),
        spaces=spaces(),
        hagal=hagal(carthag=not uprising),
        hagal_without=(OUT_OF_UPRISING if uprising else OUT_OF_BASE) if solo else {},
        swaps={REPLACED: experimentation()},
        discarded=(epic_card().id,),
        research=research_track(),
        tleilaxu=tleilaxu_track(),
    )


BOX = Box("immortality", brings, order=5, needs=("base", "uprising"))
