"""What decided at the end of a game, in words."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from landsraad.engine.course.endgame import COMPARED, side, side_standing
from landsraad.text.said import Name, Said, Seat

if TYPE_CHECKING:
    from landsraad.engine.state.state import GameState

VP: Final = COMPARED.index("vp")
TILE: Final = COMPARED.index("wins_ties")
NUMBERS: Final = [column for column, name in enumerate(COMPARED) if name not in ("wins_ties", "revealed_at")]


def ties(g: GameState) -> list[Said]:
    """What decided between seats, or teams, with equally many Victory Points, from the first place down (B-132)."""
    ranked = [int(seat) for seat in g.ranking if g.rules.teams is None or g.is_commander(seat)]
    return [
        _tie(g, first, second)
        for first, second in pairwise(ranked)
        if side_standing(g, first)[VP] == side_standing(g, second)[VP]
    ]


def _tie(g: GameState, first: int, second: int) -> Said:
    seats = {"first": Seat(first), "second": Seat(second)}
    ours, theirs = side_standing(g, first), side_standing(g, second)
    if ours[TILE] != theirs[TILE]:
        owned = [tile for seat in side(g, first) for tile in g.players[seat].tech]
        tile = next(tile for tile in owned if g.rules.tech[tile].wins_ties)
        return Said("end-tie-tile", name=Name("tech", g.rules.tech[tile].id), **seats)
    for column in NUMBERS:
        if ours[column] != theirs[column]:
            by = Said(f"term-{COMPARED[column]}")
            return Said("end-tie", by=by, have=int(ours[column]), other=int(theirs[column]), **seats)
    return Said("end-tie-order", **seats)
