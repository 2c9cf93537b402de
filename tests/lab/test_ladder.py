"""The ladder: one opponent against others of another kind, at all seats in turn."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from landsraad import Setup
from landsraad.bots import make_bot
from landsraad.lab import ladder
from landsraad.lab.crew import ALONE
from landsraad.lab.ladder import Pairing


def test_a_deal_is_played_once_with_the_one_at_every_seat() -> None:
    """The same cards each time."""
    won, seconds = ladder.play_deal(Setup(players=3), partial(make_bot, "naib"), partial(make_bot, "random"), 1)
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


def test_deals_that_end_alike_are_not_certain() -> None:
    """Nothing won in 25 deals is no chance of nothing: the interval is Wilson's."""
    low, high = Pairing("a", "b", shares=[0.0] * 25).interval
    assert (low, round(high, 3)) == (0.0, 0.133)


def test_who_stops_goes_on_where_it_was(tmp_path: Path) -> None:
    """A file keeps the deals; a deal that it holds is not played again, and it takes those of no other pairing."""
    file = tmp_path / "deals.jsonl"
    setup = Setup(players=3)
    first = ladder.compare(setup, "naib", "random", 1, ALONE, file=file)
    with file.open("a", encoding="utf-8") as out:
        out.write("[[true, fal")
    played: list[int] = []
    both = ladder.compare(setup, "naib", "random", 2, ALONE, played.append, file=file)
    assert played == [3, 3]
    assert (both.shares[0], both.games) == (first.shares[0], 6)
    assert len(file.read_text("utf-8").splitlines()) == 3
    with pytest.raises(ValueError, match="another pairing: naib against random"):
        ladder.compare(setup, "pyon", "random", 1, ALONE, file=file)


@pytest.mark.parametrize(("share", "points"), [(0.25, 0), (0.5, 191), (0.9, 573), (1.0, 989)])
def test_points_tell_how_much_higher_one_is_rated(share: float, points: int) -> None:
    """Nothing for one's share; as many for ten times the odds as in chess."""
    assert Pairing("a", "b", shares=[share], seconds=[0.1]).row()["points"] == points
