"""One's own finished games: a list with results, and how often one has won, counted in several ways."""

from __future__ import annotations

import json
from collections.abc import Iterable
from math import sqrt
from typing import Any, Final

from landsraad.table.storage import Row

TEAMS: Final = 6  # so many play in two teams of three
SURE: Final = 1.96  # standard deviations on both sides that hold 95 of 100 cases
WAYS: Final = ("leader", "box", "seat", "opponents")  # in which games are counted


def history(games: Iterable[tuple[Row, list[Row], str | None]], holder: str) -> dict[str, Any]:
    """The games of somebody: of each its row, its seats and its last snapshot, the latest first.

    Where somebody holds several seats of a game several people sat at one device: it is in the list and counts nowhere.
    """
    listed = [_game(row, seats, state, holder) for row, seats, state in games if row["result"] is not None]
    counted = [game for game in listed if game["counts"]]
    return {"games": listed, "counts": {way: _count(counted, way) for way in WAYS}}


def _game(row: Row, seats: list[Row], state: str | None, holder: str) -> dict[str, Any]:
    setup, result = json.loads(row["setup"]), json.loads(row["result"])
    mine = [seat["seat"] for seat in seats if seat["holder"] == holder]
    players = [] if state is None else json.loads(state)["players"]
    seat = mine[0]
    place = result["ranking"].index(seat) + 1 if seat in result["ranking"] else 0
    return {
        "id": row["id"],
        "changed": row["changed"],
        "boxes": setup["boxes"],
        "players": setup["players"],
        "seat": seat,
        "leader": players[seat]["leader"] if players else None,
        "place": place,
        "won": 0 < place <= (TEAMS // 2 if setup["players"] == TEAMS else 1),
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
