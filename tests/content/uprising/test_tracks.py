"""What the Influence tracks of Uprising give at 4 (B-87, R-240)."""

from __future__ import annotations

import pytest

from tests.support.table import Table, seat
from tests.support.uprising import KEEPER, uprising


def at_four(track: str, space: str) -> Table:
    """A reaches 4 Influence with a faction."""
    mine = seat(hand=["diplomacy"], influence={track: 3}, intrigue=[KEEPER])
    return uprising(A=mine).play("diplomacy").to(space).plain()


def test_emperor() -> None:
    assert at_four("emperor", "dutiful_service").asked == "place_spy"


@pytest.mark.parametrize(
    ("track", "space", "solari", "water", "intrigue"),
    [
        ("guild", "deliver_supplies", 3, 1, 1),
        ("bene_gesserit", "secrets", 0, 0, 3),
        ("fremen", "fremkit", 0, 1, 1),
    ],
)
def test_the_bonus_comes_at_four(track: str, space: str, solari: int, water: int, intrigue: int) -> None:
    table = at_four(track, space)
    assert (table.A.solari, table.A.water, len(table.A.intrigue)) == (solari, water, intrigue)
    assert table.A.alliances == [track]
