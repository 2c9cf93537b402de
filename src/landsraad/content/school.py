"""What is played where opponents learn from games among themselves, and how many games of a hundred of each kind."""

from __future__ import annotations

from typing import Final

from landsraad.content.setup import Setup

ALL: Final = ("base", "ix", "uprising", "choam")
SCHOOL: Final = (
    (26, Setup(players=4)),
    (18, Setup(players=4, boxes=("base", "ix"))),
    (8, Setup(players=4, boxes=("uprising",))),
    (16, Setup(players=4, boxes=("uprising", "choam"))),
    (16, Setup(players=4, boxes=ALL)),
    (6, Setup(players=3)),
    (2, Setup(players=3, boxes=ALL)),
    (2, Setup(players=2)),
    (1, Setup(players=2, boxes=("uprising", "choam"))),
    (2, Setup(players=1, difficulty="mercenary")),
    (1, Setup(players=1, boxes=("uprising", "choam"), difficulty="mercenary")),
    (2, Setup(players=6, boxes=("uprising", "choam"))),
)
