"""What the card that sends an Agent is called, or two that are grafted to one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landsraad.text.said import Name, Said

if TYPE_CHECKING:
    from landsraad.engine.state.rules import Rules


def sender(rules: Rules, cards: Sequence[int]) -> Name | Said:
    """The name of one card by its number, or of two that send an Agent together (IM-27)."""
    names = [Name("card", rules.cards[card].id) for card in cards]
    return names[0] if len(names) == 1 else Said("grafted-cards", one=names[0], other=names[1])
