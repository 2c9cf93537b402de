"""How strong the levels of opponents are: each against three of the next lower one, at all seats in turn.

All seats of one deal make a group: its games are alike, and the interval counts groups, not games.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from landsraad.api import new_game
from landsraad.bots import Bot
from landsraad.bots.levels import LEVELS
from landsraad.content.setup import Setup
from landsraad.engine.course.endgame import has_won
from landsraad.engine.view import View
from landsraad.lab.agents import make_agent
from landsraad.lab.crew import Crew
from landsraad.lab.match import CONFIDENCE, wilson

SLOWEST: Final = 0.95  # of the decisions take no longer than the seconds that are told
Maker = Callable[[int], Bot]  # of a seed
EVEN: Final = 0.25  # of the games are won by one of four equals
POINTS: Final = 400.0  # of rating for ten times the odds


@dataclass
class Pairing:
    """One opponent against others of another kind.

    shares   of each deal: the share of its games that the one has won; seconds: of each of its decisions
    """

    name: str
    against: str
    shares: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    games: int = 0

    def add(self, won: list[bool], seconds: list[float]) -> None:
        """A deal has been played."""
        self.shares.append(fmean(won))
        self.seconds += seconds
        self.games += len(won)

    @property
    def rate(self) -> float:
        """The share of games won."""
        return fmean(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        if len(set(self.shares)) == 1:  # where all are alike their spread tells nothing
            return wilson(round(self.rate * len(self.shares)), len(self.shares))
        margin = CONFIDENCE * stdev(self.shares) / math.sqrt(len(self.shares))
        return max(0.0, self.rate - margin), min(1.0, self.rate + margin)

    @property
    def slowest(self) -> float:
        """How long most decisions take at most, in seconds (SLOWEST)."""
        return sorted(self.seconds)[int(SLOWEST * (len(self.seconds) - 1))]

    @property
    def points(self) -> float:
        """How much higher it is rated than the others: 0 where it wins just its share."""
        share = min(max(self.rate, 0.01), 0.99)
        return POINTS * math.log10(share * (1 - EVEN) / (1 - share) / EVEN)

    def row(self) -> dict[str, Any]:
        """What is reported of it."""
        low, high = self.interval
        return {
            "name": self.name,
            "seconds_p95": round(self.slowest, 4),
            "beats_previous": round(self.rate, 4),
            "games": self.games,
            "ci_low": round(low, 4),
            "ci_high": round(high, 4),
            "against": self.against,
            "points": round(self.points),
        }


def compare(
    setup: Setup,
    name: str,
    against: str,
    deals: int,
    hands: Crew,
    progress: Callable[[int], None] = lambda games: None,
    file: Path | None = None,
    others: Maker | None = None,
) -> Pairing:
    """Play `deals` deals, each once with the one at every seat.

    name, against  names of bots, or files that make them (agents.py)
    hands     who plays them: but for the seconds the result does not depend on it
    progress  is told how many games more there are
    file      keeps each deal as soon as it has been played: who stops the work goes on where it was
    others    makes the others, where no name of a bot does

    Raises ValueError where the file is of another pairing.
    """
    pairing = Pairing(name, against)
    known = _begun(file, {"setup": asdict(setup), "name": name, "against": against}) if file else []
    for won, seconds in known[:deals]:
        pairing.add(won, seconds)
        progress(len(won))
    play = partial(play_deal, setup, partial(make_agent, name), others or partial(make_agent, against))
    for _, (won, seconds) in hands.in_order(play, range(len(known), deals)):
        pairing.add(won, seconds)
        progress(len(won))
        if file:
            _append(file, [won, [round(second, 5) for second in seconds]])
    return pairing


def _begun(file: Path, what: dict[str, Any]) -> list[tuple[list[bool], list[float]]]:
    """The deals that a file holds; a new one begins with what is played. A line that was cut off is left out."""
    if not file.exists():
        _append(file, what)
        return []
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, "utf-8")
    first, *deals = [json.loads(line) for line in whole.splitlines()]
    if first != json.loads(json.dumps(what)):
        raise ValueError(f"{file} is of another pairing: {first['name']} against {first['against']}, {first['setup']}")
    return [(won, seconds) for won, seconds in deals]


def _append(file: Path, what: Any) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(what) + "\n")


def play_deal(setup: Setup, one: Maker, others: Maker, deal: int) -> tuple[list[bool], list[float]]:
    """Play one deal with the one at each seat: in which games it won, and the seconds of its decisions."""
    won: list[bool] = []
    seconds: list[float] = []
    for own in range(setup.players):
        game = new_game(setup, f"ladder {deal}")
        seeds = [deal * 64 + own * 8 + seat for seat in range(setup.players)]
        bots = [one(seed) if seat == own else others(seed) for seat, seed in enumerate(seeds)]
        while not game.over:
            view = View(game.state, game.state.decider())
            begun = time.perf_counter()
            action = bots[view.seat].choose(view)
            if view.seat == own and len(view.options) > 1:
                seconds.append(time.perf_counter() - begun)
            game.apply(action)
        won.append(has_won(game.state, own))
    return won, seconds


def climb(setup: Setup, deals: int, hands: Crew, progress: Callable[[int], None]) -> list[Pairing]:
    """Each level against the next lower one; the lowest against chance."""
    names = ["random", *LEVELS]
    return [compare(setup, name, below, deals, hands, progress) for below, name in pairwise(names)]
