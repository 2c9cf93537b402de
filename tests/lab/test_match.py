"""Matches between bots, the bench and the soak."""

from __future__ import annotations

import pytest

from landsraad import Setup, SetupError
from landsraad.lab import bench, soak
from landsraad.lab.match import play_match, wilson


def test_wilson_intervals() -> None:
    """Known values, and the bounds where nothing or everything was won."""
    low, high = wilson(80, 100)
    assert (round(low, 3), round(high, 3)) == (0.711, 0.867)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0
    assert wilson(20, 20)[1] == pytest.approx(1.0)


def test_every_bot_sits_everywhere_and_one_seat_wins() -> None:
    """Four games of four seats: each seat counts four games, and wins add up to games."""
    seen: list[int] = []
    result = play_match(Setup(), ["random", "greedy", "random", "random"], 4, 3, progress=seen.append)
    assert sum(seen) == result.games == 4
    assert {seat: tally.games for seat, tally in result.kinds["seats"].items()} == {"1": 4, "2": 4, "3": 4, "4": 4}
    bots = result.kinds["bots"]
    assert sum(tally.wins for tally in bots.values()) == 4
    assert (bots["greedy"].games, bots["random"].games) == (4, 12)


def test_the_bench_prints_what_it_promises() -> None:
    """All fields, and numbers above nothing."""
    measured = bench.run(["base"], 3, 0.2)
    names = ("compiled", "boxes", "players", "games_per_s", "decisions_per_game", "us_per_decision", "copy_us")
    assert set(names) <= set(measured)
    assert measured["players"] == 3
    assert all(isinstance(measured[name], float) and measured[name] for name in names[3:])


def test_a_soak_refuses_an_impossible_setup() -> None:
    """Before the first game."""
    with pytest.raises(SetupError):
        soak.run(Setup(players=9), 1, 1)
