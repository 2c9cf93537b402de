"""The levels of opponents, from the weakest to the strongest.

The weaker ones see less: they look less far, price less exactly, compare fewer ways to go on. None is told what its
seat does not see, and none gives anything away on purpose. `landsraad ladder` measures how strong they are.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from landsraad.bots.greedy import DEPTH, GreedyBot
from landsraad.bots.search import SEARCHED, TURNS, SearchBot

if TYPE_CHECKING:
    from landsraad.bots.base import Bot

SHARE_INTERPRETED: Final = 1 / 24  # of the playouts: where the engine is not compiled, each takes so much longer
PLAYOUTS_A_WAY: Final = 3  # at least: with fewer playouts fewer ways are compared
LEAST_WIDTH: Final = 2
MEASURED: Final = Path(__file__).with_name("levels.json")


class Level(NamedTuple):
    """How well an opponent sees.

    depth, doubt     those of greedy, of which the weaker levels are made (greedy.py)
    playouts, width  those of the search, of which the stronger ones are made; no playouts: greedy (search.py)
    searched         the kinds of decisions at which the search looks ahead
    """

    depth: int = DEPTH
    doubt: float = 0.0
    playouts: int = 0
    width: int = 0
    searched: tuple[str, ...] = SEARCHED


LEVELS: Final = {
    "pyon": Level(depth=2, doubt=14.0),
    "smuggler": Level(doubt=6.0),
    "naib": Level(),
    "planetologist": Level(playouts=12, width=3, searched=TURNS),
    "navigator": Level(playouts=96, width=8),
}


def looks_ahead(name: str) -> bool:
    """Does an opponent play on in its mind before it chooses? Such a one sees less where it has less time."""
    return name in LEVELS and LEVELS[name].playouts > 0


def measured() -> list[dict[str, Any]]:
    """What the ladder of the base game has shown (lab/ladder.py), from the weakest level to the strongest."""
    rows: list[dict[str, Any]] = json.loads(MEASURED.read_text("utf-8"))
    return rows


def opponent(name: str, seed: int, share: float = 1.0) -> Bot:
    """An opponent of a level.

    share  of the playouts that it may spend, where there is no time for all
    """
    level = LEVELS[name]
    if level.playouts == 0:
        return GreedyBot(seed, level.depth, level.doubt)
    if __file__.endswith(".py"):
        share *= SHARE_INTERPRETED
    playouts = max(LEAST_WIDTH, int(level.playouts * share))
    width = max(LEAST_WIDTH, min(level.width, playouts // PLAYOUTS_A_WAY))
    return SearchBot(seed, playouts, width, searched=level.searched)
