"""The base box."""

from landsraad.content.base.board import spaces, tracks
from landsraad.content.base.cards import cards, promo_cards
from landsraad.content.base.conflicts import conflicts
from landsraad.content.base.intrigue import intrigue
from landsraad.content.base.leaders import leaders
from landsraad.engine.rules import Box


def box(*, promo: bool) -> Box:
    """Fresh definitions of the base box; `promo` adds the two promotional cards."""
    deck_cards = cards() + (promo_cards() if promo else [])
    return Box("base", deck_cards, intrigue(), conflicts(), leaders(), spaces(), tracks())
