"""Advice: the best ways to go on, how likely each is to win, and what speaks for it.

It knows what its seat sees and no more, and follows from the view alone: whoever asks again is told the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.bots.outlook import CONFLICT, names
from landsraad.bots.search import SearchBot, Way
from landsraad.engine.machine import prices
from landsraad.engine.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64

BEST: Final = 3  # ways that are told
SEED: Final = 0  # the same for everybody, so that nothing but the view counts
COMPILED: Final = (96, 6)  # playouts, and ways that are compared: what fits into about a second
INTERPRETED: Final = (18, 3)

MOST_REASONS: Final = 3
LEAST: Final = 1.0  # in Solari: a smaller difference is no reason
# What one of each thing of an outlook is worth, in Solari: it tells which differences matter.
WORTH: Final[dict[str, float]] = {
    "vp": prices.VICTORY_POINT,
    "solari": prices.SOLARI,
    "spice": prices.SPICE,
    "water": prices.WATER,
    "troops": prices.TROOP,
    "intrigue": prices.INTRIGUE_CARD,
    "cards": prices.TRASHING,
    "agents": 8.0,
    "council": 6.0,
    "alliances": prices.VICTORY_POINT / 2,  # the VP counts by itself
    CONFLICT: 6.0,
}


class Reason:
    """A thing of which one way brings more or less than another, by the end of the round.

    thing  one of outlook.names; own, other: how much of it the two ways bring on average
    worlds the number of worlds in which both were played on
    """

    def __init__(self, thing: str, own: float, other: float, worlds: int) -> None:
        self.thing = thing
        self.own = own
        self.other = other
        self.worlds = worlds

    @property
    def weight(self) -> float:
        """What the difference is worth, in Solari."""
        return abs(self.own - self.other) * WORTH.get(self.thing, prices.INFLUENCE_STEP)


class Advice:
    """A way to go on, beside another one: the first beside the second, all others beside the first.

    path     its actions, up to three: a card, the one that it is grafted to, and where their Agent goes
    worlds   in how many worlds it was played on; where in none nothing more is known of it than its place
    chance   the chance to win
    other    the place of the other way, from 1 on; lead: how much higher the chance is than by that one
    reasons  in what the two differ, what weighs most first
    """

    def __init__(
        self, path: list[int], worlds: int, chance: float, other: int, lead: float, reasons: list[Reason]
    ) -> None:
        self.path = path
        self.worlds = worlds
        self.chance = chance
        self.other = other
        self.lead = lead
        self.reasons = reasons


def advise(view: View, playouts: i64 = 0, width: i64 = 0) -> list[Advice]:
    """The best ways for the seat that is asked, the best first.

    playouts, width  how many playouts of how many ways it may spend, 3 ways or more; else what fits into a second
    """
    usual = INTERPRETED if __file__.endswith(".py") else COMPILED
    ways = in_order(SearchBot(SEED, playouts or usual[0], width or usual[1], watches=True).consider(view)[:BEST])
    best = ways[0]
    things = names(view.state.rules)
    told: list[Advice] = []
    for place in range(len(ways)):
        way = ways[place]
        at = 0 if place > 0 or len(ways) == 1 else 1
        other = ways[at]
        chance = best.chance + lead(way, best)
        told.append(Advice(way.path, way.worlds, chance, at + 1, lead(way, other), reasons(things, way, other)))
    return told


def in_order(ways: list[Way]) -> list[Way]:
    """The best way, and behind it those that come closest to it first: one that was left early may come closer."""
    best = ways[0]
    return [best, *sorted(ways[1:], key=lambda way: -lead(way, best))]


def lead(way: Way, other: Way) -> float:
    """How much higher the chance to win is than by another way, in the worlds in which both were played on."""
    worlds: i64 = min(way.worlds, other.worlds)
    return mean(way.chances, worlds) - mean(other.chances, worlds)


def reasons(things: list[str], way: Way, other: Way) -> list[Reason]:
    """In what two ways differ most, what weighs most first."""
    worlds: i64 = min(way.worlds, other.worlds)
    found: list[Reason] = []
    if worlds > 0:
        for i in range(len(things)):
            own = mean([gains[i] for gains in way.gains], worlds)
            theirs = mean([gains[i] for gains in other.gains], worlds)
            found.append(Reason(things[i], own, theirs, worlds))
    found = [reason for reason in found if reason.weight >= LEAST]
    return sorted(found, key=lambda reason: -reason.weight)[:MOST_REASONS]


def mean(numbers: list[float], first: i64) -> float:
    """The mean of the first few numbers; 0 of none."""
    return sum(numbers[:first]) / float(first) if first > 0 else 0.0
