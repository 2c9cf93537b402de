"""How likely a seat is to win from a position: what games of the opponents among themselves have taught (learning.py).

A small net of one hidden layer looks at the numbers of features.py; single cards, tiles and leaders have learnt worths
of their own. All weights are data, in `value.json` beside this file.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from landsraad.bots import features
from landsraad.engine.course.endgame import has_won
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState

if TYPE_CHECKING:
    from mypy_extensions import i64

FILE: Final = Path(__file__).with_name("value.json")
MOST_LOGIT: Final = 12.0  # beyond it nothing is more certain


class Value:
    """Weights, as `value.json` holds them.

    things    what owning one of a thing adds to the log odds of winning, by the id of the source (`card/dagger`)
    first     a row for each feature: what it adds to each hidden unit; bias: where the units start
    second    what each unit adds to the log odds, from the constant `start` on

    Raises ValueError where the weights were learnt for other features.
    """

    def __init__(self, weights: dict[str, Any]) -> None:
        if weights["features"] != features.names():
            raise ValueError("these weights were learnt for other features: learn them anew")
        self._things: dict[str, float] = weights["things"]
        self._worths: dict[Rules, list[float]] = {}
        self._first: list[list[float]] = weights["first"]
        self._bias: list[float] = weights["bias"]
        self._second: list[float] = weights["second"]
        self._start: float = weights["start"]

    def worths(self, rules: Rules) -> list[float]:
        """What has been learnt about single things, by the number of the source; 0 for those never seen."""
        known = self._worths.get(rules)
        if known is None:
            known = [self._things.get(id, 0.0) for id in rules.source_ids]
            self._worths[rules] = known
        return known

    def chance(self, g: GameState, seat: i64) -> float:
        """How likely the seat, or its team, is to win: from 0 to 1."""
        if g.over:
            return 1.0 if has_won(g, seat) else 0.0
        logit = self.logit(g, seat)
        mates = g.teammates(seat)
        for mate in mates:
            logit += self.logit(g, mate)
        logit = max(-MOST_LOGIT, min(MOST_LOGIT, logit / float(1 + len(mates))))
        return 1.0 / (1.0 + math.exp(-logit))

    def logit(self, g: GameState, seat: i64) -> float:
        """The log odds of winning, as far as a seat's own position tells."""
        numbers = features.features(g, seat, self.worths(g.rules))
        sums = self._bias[:]
        units: i64 = len(sums)
        for i in range(len(numbers)):
            number = numbers[i]
            if number != 0.0:
                row = self._first[i]
                for j in range(units):
                    sums[j] += number * row[j]
        total = self._start
        for j in range(units):
            if sums[j] > 0.0:
                total += sums[j] * self._second[j]
        return total


@cache
def learnt() -> Value:
    """The value that comes with the package."""
    return Value(json.loads(FILE.read_text("utf-8")))
