"""What is played where puzzles are looked for: one after the other, so often is each of them among the puzzles."""

from __future__ import annotations

from typing import Final

from landsraad.content.school import ALL
from landsraad.content.setup import Setup

SETUPS: Final = tuple(
    Setup(players=players, boxes=boxes, end_turns=True)
    for players, boxes in (
        (4, ("base",)),
        (4, ("base", "ix")),
        (4, ("uprising",)),
        (4, ("uprising", "choam")),
        (3, ("base",)),
        (4, ("base", "ix")),
        (3, ("uprising",)),
        (4, ("uprising", "choam")),
        (4, ALL),
    )
)
