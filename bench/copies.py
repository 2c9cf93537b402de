"""What states take, in time and in memory: `python bench/copies.py`.

The time is the processor's, and of many rounds the shortest counts, so that other programs matter little: to compare
two engines, run this for each in turn. The memory is what Python holds for 1,000 games, each with its own cards.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable

from landsraad import Game, Setup, new_game
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.lab.bench import play_random
from landsraad.lab.crew import is_compiled

ROUNDS = 50
COPIES = 100
LIVE = 1000
MIDDLE = 100  # decisions


def main() -> None:
    """Measure and print."""
    games = live(20, MIDDLE)
    calls = COPIES * len(games)
    copy = (shortest(lambda: copied(games)) - shortest(lambda: untouched(games))) / calls
    decision = shortest(lambda: live(20, MIDDLE)) / (20 * MIDDLE)
    print(f"engine: {'compiled' if is_compiled() else 'interpreted'}")
    print(f"{copy * 1e6:8.3f}  microseconds for a copy of a state")
    print(f"{decision * 1e6:8.3f}  microseconds for a decision, setting up included")
    print(f"{megabytes(lambda: live(LIVE, 0)):8.1f}  MB for {LIVE} games that begin")
    print(f"{megabytes(lambda: live(LIVE, MIDDLE)):8.1f}  MB for {LIVE} games after {MIDDLE} decisions")


def live(count: int, decisions: int) -> list[Game]:
    """Games, so far that so many decisions have been taken at random."""
    rng = Rng(seeded("bench"))
    games = [new_game(Setup(), number) for number in range(count)]
    for game in games:
        play_random(game, rng, decisions)
    return games


def copied(games: list[Game]) -> None:
    """Copy each state often."""
    for game in games:
        state = game.state
        for _ in range(COPIES):
            state.copy()


def untouched(games: list[Game]) -> None:
    """The loops of `copied` alone."""
    for game in games:
        state = game.state
        for _ in range(COPIES):
            state  # noqa: B018 - what is measured is the loop


def shortest(work: Callable[[], object]) -> float:
    """Seconds of the processor that the work takes in its best round."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def megabytes(make: Callable[[], object]) -> float:
    """What is held for what is made."""
    tracemalloc.start()
    made = make()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del made
    return held / 1e6


if __name__ == "__main__":
    main()
