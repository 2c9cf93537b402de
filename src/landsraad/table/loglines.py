"""Lines of the log: what the engine reports, in the words of text/log.py."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from landsraad.engine.machine.events import Event
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.rules import Rules
from landsraad.text.log import kind_of, line
from landsraad.text.moments import Moment
from landsraad.text.said import wire


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log.

    said   its words as a message (text/said.py); None where there is nothing to read
    tags   what it is about (text/log.py); hurts: the seat that lost something by it, -1 for none
    fixed  from here nothing before it can be taken back
    """

    event: str
    seat: int
    said: Any
    tags: tuple[str, ...]
    hurts: int
    fixed: bool


@dataclass(frozen=True, slots=True)
class MomentLine(Line):
    """The line of a moment: what comes together here (text/moments.py), as data.

    It has nothing to read: what it tells stands in the lines before it.
    """

    moment: dict[str, Any]


def moment_line(moment: Moment, fixed: bool) -> MomentLine:
    """The line of a moment."""
    return MomentLine("moment", NOBODY, None, (), NOBODY, fixed, moment.data())


def log_line(rules: Rules, event: Event, fixed: bool) -> Line:
    """The line of an event."""
    return _made(rules, event.kind, int(event.seat), int(event.source), int(event.a), int(event.b), fixed)


@lru_cache(maxsize=20_000)
def _made(rules: Rules, kind: str, seat: int, source: int, a: int, b: int, fixed: bool) -> Line:
    """The same lines come again and again, at all tables: they are made once, and shared."""
    event = Event(kind, seat, source, a, b, NOBODY)
    said = line(rules, event)
    words = None if said is None else wire(said)
    about = kind_of(event)
    return Line(kind, seat, words, about.tags, about.hurts(event), fixed)
