"""The levels of opponents, from the weakest to the strongest.

The weaker ones see less: they look less far, price less exactly, compare fewer ways to go on. None is told what its
seat does not see, and none gives anything away on purpose. `landsraad ladder` measures how strong they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from landsraad.bots.greedy import DEPTH, GreedyBot
from landsraad.bots.search import SearchBot

if TYPE_CHECKING:
    from landsraad.bots.base import Bot

# By name: what makes an opponent of the level, from a seed.
LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "pyon": lambda seed: GreedyBot(seed, 1, 8.0),
    "smuggler": lambda seed: GreedyBot(seed, DEPTH, 6.0),
    "naib": lambda seed: GreedyBot(seed),
    "planetologist": lambda seed: SearchBot(seed, 12, 4),
    "navigator": lambda seed: SearchBot(seed, 96, 8),
}
