"""A level of opponents against three that look ahead plainly: the yardstick that it must be worth more than.

    PYTHONPATH=build/compiled python bench/look_ahead.py [--level navigator] [--deals 25] [--jobs 2] [--keep FILE]

The plain ones play greedy's best ways on in worlds drawn from what they see, to the end of the round, all seats by
the action whose position has the highest price, and take the way after which their own price is highest beside the
mean of the others'. No value has learnt, and no way gets more worlds than another.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean
from typing import Final

from landsraad import Setup, View
from landsraad.bots.greedy import priced_paths
from landsraad.bots.position import position_price
from landsraad.engine.machine.advance import take
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.state.state import GameState
from landsraad.lab import ladder
from landsraad.lab.crew import crew

WORLDS: Final = 40
WIDTH: Final = 6
SEARCHED: Final = ("turn", "send_agent")


class PlainLookAhead:
    """Plays each of some ways on in the same worlds and compares prices."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seeded(f"plain {seed}"))

    def choose(self, view: View) -> int:
        """The first action of the way with the highest mean price."""
        if len(view.options) == 1:
            return view.options[0]
        ways = sorted(priced_paths(view.determinize(self._rng)), key=lambda priced: -priced[0])[:WIDTH]
        if view.kind not in SEARCHED:
            return ways[0][1][0]
        worlds = [view.determinize(self._rng) for _ in range(WORLDS)]
        best = max(ways, key=lambda priced: fmean(_price_after(world, priced[1], view.seat) for world in worlds))
        return best[1][0]


def _price_after(world: GameState, path: list[int], seat: int) -> float:
    """The price of a way at the end of the round, beside the mean of the others'."""
    after = world.copy()
    for action in path:
        take(after, action)
    while not after.over and after.round == world.round:
        take(after, _one_step(after))
    others = [position_price(after, other) for other in range(len(after.players)) if other != seat]
    return position_price(after, seat) - fmean(others)


def _one_step(g: GameState) -> int:
    """The action after which the position has the highest price for the seat that is asked."""
    seat = g.decider()
    if len(g.options) == 1:
        return g.options[0]
    prices: dict[int, float] = {}
    for option in g.options:
        after = g.copy()
        take(after, option)
        prices[option] = position_price(after, seat)
    return max(prices, key=lambda option: prices[option])


def main() -> None:
    """Read the options, play, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="navigator")
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path)
    args = parser.parse_args()
    setup = Setup(boxes=tuple(args.boxes.split(",")))
    with crew(args.jobs) as hands:
        pairing = ladder.compare(
            setup, args.level, "plain look-ahead", args.deals, hands, file=args.keep, others=PlainLookAhead
        )
    print(json.dumps(pairing.row(), indent=1))


if __name__ == "__main__":
    main()
