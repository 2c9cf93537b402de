"""One's own games: what is listed, and what is counted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from landsraad.calls.history import Finished, history, interval

ME = "m"


def game(ranking: list[int], *kinds: str, boxes: tuple[str, ...] = ("base",), conceded: Sequence[int] = ()) -> Finished:
    """A finished game: by seat `me`, another person (`p`), or the kind of an opponent."""
    seats = []
    for number, kind in enumerate(kinds):
        bot = {"me": "", "p": ""}.get(kind, kind)
        holder = {"me": ME, "p": "other"}.get(kind, "")
        seat = {"seat": number, "kind": "bot" if bot else "human", "name": f"n{number}", "bot": bot, "holder": holder}
        seats.append(seat)
    result = {"ranking": ranking, "vp": [10 - ranking.index(n) if n in ranking else 0 for n in range(len(kinds))]}
    row = {"id": "x", "changed": 1.0, "result": json.dumps(result)}
    row["setup"] = json.dumps({"players": len(kinds), "boxes": boxes})
    state = json.dumps({"players": [{"leader": f"leader{n}"} for n in range(len(kinds))]})
    return Finished(row, seats, state, list(conceded))


def counted(way: str, *games: Finished) -> dict[str, tuple[int, int]]:
    return {row["key"]: (row["games"], row["won"]) for row in history(games, ME)["counts"][way]}


def test_games_are_listed_and_counted() -> None:
    games = (
        game([0, 1, 2], "me", "greedy", "greedy"),
        game([1, 0, 2], "me", "greedy", "random", boxes=("base", "ix")),
        game([2, 0, 1], "p", "greedy", "me"),
    )
    told = history(games, ME)["games"]
    assert [(one["seat"], one["place"], one["won"], one["vp"]) for one in told] == [
        (0, 1, True, 10),
        (0, 2, False, 9),
        (2, 1, True, 10),
    ]
    assert told[0]["names"] == ["n1", "n2"]
    assert counted("leader", *games) == {"leader0": (2, 1), "leader2": (1, 1)}
    assert counted("box", *games) == {"base": (2, 2), "base+ix": (1, 0)}
    assert counted("seat", *games) == {"0": (2, 1), "2": (1, 1)}
    assert counted("opponents", *games) == {"greedy": (1, 1), "mixed": (1, 0), "people": (1, 1)}


def test_a_team_of_six_wins_together() -> None:
    games = [game(ranking, "me", *["p"] * 5) for ranking in ([1, 2, 0, 3, 4, 5], [1, 2, 3, 0, 4, 5])]
    assert [one["won"] for one in history(games, ME)["games"]] == [True, False]


def test_several_people_at_one_device_are_listed_and_not_counted() -> None:
    hot_seat = game([0, 1, 2], "me", "me", "greedy")
    assert len(history([hot_seat], ME)["games"]) == 1
    assert counted("leader", hot_seat) == {}


def test_alone_and_without_a_kept_state() -> None:
    kept = replace(game([0], "me"), state=None)
    (told,) = history([kept], ME)["games"]
    assert (told["opponents"], told["leader"]) == ("alone", None)
    assert counted("leader", kept) == {}


def test_s_34_a_game_that_was_given_up_stays_and_is_lost() -> None:
    """Whatever the computer made of it, and whoever has the seat now; without one it is no game of one's."""
    won, taken_over = game([1, 0], "p", "greedy", conceded=[1]), game([1, 0], "me", "p", conceded=[1])
    told = history([won, game([0, 1], "p", "greedy")], ME)["games"]
    assert [(one["seat"], one["place"], one["won"], one["conceded"]) for one in told] == [(1, 1, False, True)]
    assert counted("leader", won) == {"leader1": (1, 0)}
    assert counted("leader", taken_over) == {}


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(0, 1, 0, 79), (1, 1, 21, 100), (5, 10, 24, 76), (54, 100, 44, 63)]
)
def test_intervals(won: int, games: int, low: int, high: int) -> None:
    """As Wilson's formula gives them in tables."""
    assert interval(won, games) == {"low": low, "high": high}
