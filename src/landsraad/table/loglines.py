"""Lines of the log: what the engine reports, in the words of text/log.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landsraad.engine.events import Event
from landsraad.engine.rules import Rules
from landsraad.text.log import kind_of, line
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


def log_line(rules: Rules, event: Event, fixed: bool) -> Line:
    """The line of an event."""
    said = line(rules, event)
    kind = kind_of(event)
    words = None if said is None else wire(said)
    return Line(event.kind, int(event.seat), words, kind.tags, kind.hurts(event), fixed)
