"""What speaks for a way to go on (bots/coach.py), in words of the game."""

from __future__ import annotations

from typing import Final

from landsraad.text.said import Faction, Said

SHARES: Final = ("agents", "council", "conflict")  # things that one has or has not
COUNTED: Final = ("vp", "solari", "spice", "water", "troops", "intrigue", "cards")  # their words are `count-<thing>`
TRIES: Final = 10  # of as many is said how often something is so, where there were more
WHOLE: Final = 0.75  # a difference from which on it is told as a whole number


def reason(thing: str, own: float, other: float, worlds: int) -> Said:
    """Of how much more or less of a thing there is by one way than by another one, each played on in some worlds."""
    of = min(worlds, TRIES)
    if thing in SHARES:
        return Said(f"coach-{thing}", n=round(own * of), other=round(other * of), of=of)
    more = abs(own - other)
    comparing = "coach-more" if own > other else "coach-less"
    if more >= WHOLE:
        return Said(comparing, what=_counted(thing, round(more)))
    return Said(f"{comparing}-of", what=_counted(thing, round(more * of)), of=of)


def _counted(thing: str, n: int) -> Said:
    """So many of a thing."""
    kind, _, faction = thing.partition("/")
    if faction:
        return Said("coach-influence", n=n, faction=Faction(faction))
    return Said(f"count-{kind}" if kind in COUNTED else f"coach-{kind}", n=n)
