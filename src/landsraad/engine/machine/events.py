"""What happened, by whom, from which source: for logs, pictures and the clocks of a server.

A state without a listener reports nothing and pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


class Event:
    """One thing that happened.

    kind    what happened, e.g. `gain_spice`, `influence`, `acquire`
    seat    the seat it happened to
    source  the number of what it came from; `game.rules.source_ids[source]` is its text, e.g. `card/fremen_camp`
    a, b    the numbers that belong to the kind: an amount, a card, a space, a faction
    only    the one seat that may know `a`; -1 when everybody may
    """

    __slots__ = ("a", "b", "kind", "only", "seat", "source")

    def __init__(self, kind: str, seat: i64, source: i64, a: i64, b: i64, only: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.source = source
        self.a = a
        self.b = b
        self.only = only


class Listener:
    """Collects what happens in a game as a list of events: `game.listen()` makes one, `take` hands them over."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def take(self) -> list[Event]:
        """The events since the last call, in order."""
        heard = self.events
        self.events = []
        return heard


def note(g: GameState, kind: str, seat: i64, source: i64, a: i64 = 0, b: i64 = 0) -> None:
    """Report something that everybody may know."""
    if g.listener is not None:
        g.listener.events.append(Event(kind, seat, source, a, b, -1))


def note_secret(g: GameState, kind: str, seat: i64, source: i64, a: i64, only: i64) -> None:
    """Report something of which one seat alone may know the number `a`."""
    if g.listener is not None:
        g.listener.events.append(Event(kind, seat, source, a, 0, only))
