"""What the end of a game is worth to each seat. Before the end nothing is.

A side is a seat by itself, in the six-player game a team: its members get the same. Rivals that score are sides too,
though nobody is paid for them. Over all sides the rewards add up to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.course.endgame import side, side_standing

if TYPE_CHECKING:
    from landsraad.engine.state.state import GameState

REWARDS: Final = ("win", "rank", "vp")
VP: Final = 10.0  # so many Victory Points more than the others are worth 1
BOUNDS: Final = {"win": 1.0, "rank": 1.0, "vp": 10.0}  # no reward is farther from 0


def paid(g: GameState, kind: str) -> list[float]:
    """The reward of each seat of people or bots; nothing but zeros before the game is over.

    kind  win: 1 for the winner, the loss of it shared by the others
          rank: from 1 for the first to -1 for the last, in equal steps
          vp: a tenth of the Victory Points that the side has more than the others on average, from -10 to 10
    """
    if not g.over:
        return [0.0] * int(g.persons)
    sides: list[list[int]] = []
    for seat in g.ranking:
        if not any(seat in one for one in sides):
            sides.append(side(g, seat))
    others = len(sides) - 1
    points = [float(side_standing(g, one[0])[0]) for one in sides]
    total = sum(points)
    shares = [0.0] * len(g.players)
    for place, one in enumerate(sides):
        for seat in one:
            if kind == "win":
                shares[seat] = 1.0 if place == 0 else -1.0 / others
            elif kind == "rank":
                shares[seat] = 1.0 - 2.0 * place / others
            else:
                lead = (points[place] - (total - points[place]) / others) / VP
                shares[seat] = max(-BOUNDS[kind], min(BOUNDS[kind], lead))
    return shares[: int(g.persons)]
