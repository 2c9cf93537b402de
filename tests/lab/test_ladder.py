"""The ladder: one opponent against others of another kind, at all seats in turn."""

from __future__ import annotations

import pytest

from landsraad import Setup
from landsraad.lab import ladder
from landsraad.lab.ladder import Pairing


def test_a_deal_is_played_once_with_the_one_at_every_seat() -> None:
    """The same cards each time."""
    won, seconds = ladder.play_deal(Setup(players=3), "naib", "random", 1)
    assert len(won) == 3
    assert len(seconds) > 3 * 20
    assert all(second > 0 for second in seconds)


def test_deals_make_the_interval() -> None:
    """Four games of one deal are no four deals."""
    pairing = Pairing("a", "b", shares=[0.5, 1.0, 0.5, 1.0], seconds=[0.1] * 19 + [9.0], games=16)
    low, high = pairing.interval
    assert pairing.rate == 0.75
    assert (round(low, 3), round(high, 3)) == (0.467, 1.0)
    assert pairing.slowest == 0.1


@pytest.mark.parametrize(("share", "points"), [(0.25, 0), (0.5, 191), (0.9, 573), (1.0, 989)])
def test_points_tell_how_much_higher_one_is_rated(share: float, points: int) -> None:
    """Nothing for one's share; as many for ten times the odds as in chess."""
    assert Pairing("a", "b", shares=[share], seconds=[0.1]).row()["points"] == points
