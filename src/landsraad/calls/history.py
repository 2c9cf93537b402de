"""One's own finished games: a list with results, and how often one has won, counted in several ways."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from landsraad.table.storage import Row

TEAMS: Final = 6  # so many play in two teams of three
SURE: Final = 1.96  # standard deviations on both sides that hold 95 of 100 cases
WAYS: Final = ("leader", "box", "seat", "opponents")  # in which games are counted


@dataclass(frozen=True)
class Finished:
    """A finished game: its row, its seats, its last state as it is stored, and the seats that somebody has given up."""

    row: Row
    seats: list[Row]
    state: str | None
    conceded: list[int]


def history(games: Iterable[Finished], holder: str) -> dict[str, Any]:
    """The games of somebody, the latest first. One that they have given up is lost, whatever became of the seat.

    Where somebody holds several seats of a game several people sat at one device: it is in the list and counts nowhere.
    """
    listed = [told for game in games if (told := _game(game, holder))]
    counted = [game for game in listed if game["counts"]]
    return {"games": listed, "counts": {way: _count(counted, way) for way in WAYS}}


def _game(game: Finished, holder: str) -> dict[str, Any] | None:
    row, seats = game.row, game.seats
    mine = [seat["seat"] for seat in seats if seat["holder"] == holder or seat["seat"] in game.conceded]
    if row["result"] is None or not mine:
        return None
    setup, result = json.loads(row["setup"]), json.loads(row["result"])
    players = [] if game.state is None else json.loads(game.state)["players"]
    seat = mine[0]
    conceded = seat in game.conceded
    place = result["ranking"].index(seat) + 1 if seat in result["ranking"] else 0
    return {
        "id": row["id"],
        "changed": row["changed"],
        "boxes": setup["boxes"],
        "players": setup["players"],
        "seat": seat,
        "leader": players[seat]["leader"] if players else None,
        "place": place,
        "won": not conceded and 0 < place <= (TEAMS // 2 if setup["players"] == TEAMS else 1),
        "conceded": conceded,
        "vp": result["vp"][seat],
        "names": [one["name"] for one in seats if one["seat"] != seat],
        "opponents": _opponents([one for one in seats if one["seat"] not in mine]),
        "counts": len(mine) == 1,
    }


def _opponents(seats: list[Row]) -> str:
    """Against whom: `people` where there is one, the kind of opponent where all are of one, else `mixed`; `alone`."""
    kinds = {seat["bot"] if seat["kind"] == "bot" and not seat["holder"] else "people" for seat in seats}
    if "people" in kinds:
        return "people"
    return "mixed" if len(kinds) > 1 else next(iter(kinds), "alone")


def _count(games: list[dict[str, Any]], way: str) -> list[dict[str, Any]]:
    """How often one has won, by what is counted; the most played first."""
    of: dict[str, list[bool]] = {}
    for game in games:
        key = "+".join(game["boxes"]) if way == "box" else game[way]
        if key is not None:
            of.setdefault(str(key), []).append(game["won"])
    rows = [{"key": key, "games": len(won), "won": sum(won), **interval(sum(won), len(won))} for key, won in of.items()]
    return sorted(rows, key=lambda row: (-row["games"], row["key"]))


def interval(won: int, games: int) -> dict[str, int]:
    """Between which shares, in percent, 95 of 100 such samples have theirs (Wilson's score interval)."""
    share, spread = won / games, SURE**2 / games
    middle = share + spread / 2
    reach = SURE * sqrt(share * (1 - share) / games + spread / (4 * games))
    return {
        "low": round(100 * (middle - reach) / (1 + spread)),
        "high": round(100 * (middle + reach) / (1 + spread)),
    }
