"""Which calls a change of a table makes wanted. Nothing here waits or asks anybody: it is done after every move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.engine.machine.terms import NOBODY
from landsraad.server.away.book import INVITED, OVER, TURN
from landsraad.table.showing import moment
from landsraad.table.table import Table

MOST: Final = 5000  # tables whose last moment is remembered


@dataclass(frozen=True)
class Notice:
    """Somebody may be wanted: a seat of a table, for what, and about which moment."""

    table: str
    seat: int
    kind: str
    moment: str
    holder: str


@dataclass(frozen=True)
class Seen:
    """What a table was like when it was looked at last."""

    phase: str
    rematch: str | None
    seat: int
    moment: str


class Watch:
    """Remembers tables as they were, and finds out what is new."""

    def __init__(self) -> None:
        self._seen: dict[str, Seen] = {}

    def look(self, table: Table) -> list[Notice]:
        """What somebody may be wanted for since the last look.

        A turn is told of at the first look, too; an end or a rematch only where it was not there before: that an old
        game is loaded to be looked at is no news.
        """
        live = table.live
        asked = NOBODY if live is None or table.phase != "playing" or table.paused else live.asked
        now = Seen(table.phase, table.rematch, asked, moment(table))
        before = self._seen.pop(table.id, None)
        self._seen[table.id] = now
        if len(self._seen) > MOST:
            del self._seen[next(iter(self._seen))]
        if now == before:
            return []
        found = []
        if asked != NOBODY and table.seats[asked].kind == "human":
            found.append(Notice(table.id, asked, TURN, now.moment, table.seats[asked].holder))
        if before is not None and (before.phase, now.phase) == ("playing", "over"):
            found += _to_all(table, table.id, OVER)
        if before is not None and before.rematch is None and table.rematch is not None:
            found += _to_all(table, table.rematch, INVITED)
        return found


def _to_all(table: Table, about: str, kind: str) -> list[Notice]:
    """To everybody who plays at a table and does not look; an invitation not to the host, who has sent it.

    `about`: the table of which it is told. At a rematch each sits one seat on (opening.open_rematch).
    """
    moved = 1 if kind == INVITED else 0
    here = table.presence()["online"]
    return [
        Notice(about, (n + moved) % len(table.seats), kind, kind, seat.holder)
        for n, seat in enumerate(table.seats)
        if seat.holder and not here[n] and not (kind == INVITED and table.seats.is_host(seat.holder))
    ]
