"""The base box."""

from landsraad.content.base.board import spaces, tracks
from landsraad.content.base.cards import cards, promo_cards
from landsraad.content.base.conflicts import conflicts
from landsraad.content.base.hagal import hagal
from landsraad.content.base.intrigue import intrigue
from landsraad.content.base.leaders import leaders
from landsraad.engine.definitions import Box, Difficulty

MENTAT_COST = 2


def box(*, promo: bool, difficulty: Difficulty | None) -> Box:
    """Fresh definitions of the base box; `promo` adds the two promotional cards, a solo difficulty changes a cost."""
    deck_cards = cards() + (promo_cards() if promo else [])
    board = spaces(mentat_cost=MENTAT_COST if difficulty is None else int(difficulty.mentat_cost))
    return Box("base", deck_cards, intrigue(), conflicts(), leaders(), board, tracks(), hagal(), [], [], [], [])
