"""What the Influence tracks of the base game give at 4 (B-87)."""

from __future__ import annotations

import pytest

from tests.support.table import given, seat


@pytest.mark.parametrize(
    ("track", "space", "gained"),
    [
        ("emperor", "wealth", {"garrison": 5, "solari": 2}),
        ("guild", "heighliner", {"garrison": 8, "solari": 3}),
        ("bene_gesserit", "secrets", {"garrison": 3, "solari": 0}),
        ("fremen", "stillsuits", {"garrison": 3, "water": 2}),
    ],
)
def test_the_bonus_comes_at_four(track: str, space: str, gained: dict[str, int]) -> None:
    """With the Alliance."""
    mine = seat(hand=["diplomacy"], influence={track: 3}, spice=6)
    waiting = seat(hand=["dagger"])
    table = given(A=mine, B=waiting).play("diplomacy").to(space)
    while table.decider == "A":
        table.choose(table.legal[-1])
    assert {name: getattr(table.A, name) for name in gained} == gained
    assert table.A.alliances == [track]
    assert len(table.A.intrigue) == (2 if track == "bene_gesserit" else 0)
