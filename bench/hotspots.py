"""Where the time of random games goes: `python bench/hotspots.py [games]`, on the interpreted engine.

The compiled engine spends its time in the same places, in other proportions; a profiler does not see into it.
"""

from __future__ import annotations

import cProfile
import pstats
import sys

from landsraad import Setup, new_game
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.lab.bench import play_random
from landsraad.lab.crew import is_compiled


def main(games: int) -> None:
    """Profile some games and print the functions that take the most time of their own."""
    if is_compiled():
        sys.exit("this is the compiled engine: run the profile on the sources (PYTHONPATH=src)")
    rng = Rng(seeded("profile"))
    profiler = cProfile.Profile()
    profiler.enable()
    for number in range(games):
        play_random(new_game(Setup(), number), rng)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(18)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
