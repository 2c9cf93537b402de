"""Sitting down, leaving, and what follows: who is the host then, and what the log of a game says of it."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Final

from landsraad.names import distinct
from landsraad.table.ballots import AWAY
from landsraad.table.deeds import Take
from landsraad.table.notes import Note
from landsraad.table.refusals import Refused
from landsraad.table.seats import Seat, Seats
from landsraad.table.storage import Write
from landsraad.table.table import Table

SEAT_LOST: Final = 4000  # closes the connections of who holds a seat no more


async def take_seat(table: Table, holder: str, asked: Take) -> None:
    """Take an open seat, before or during the game, or one's own back from the computer that stands in.

    During a game who is seated takes no seat that was another person's: its cards are secret.
    """
    async with table.lock:
        seat = table.seats.at(asked.seat)
        if seat.stands_in and seat.holder == holder:
            return await set_seat(table, asked.seat, replace(seat, kind="human"), told="back")
        _check_may_sit(table, holder, seat, asked)
        name = distinct(asked.name, table.seats.names())
        await set_seat(table, asked.seat, Seat("human", name, seat.bot, holder, since=time.time()), told="sat")
    return None


def _check_may_sit(table: Table, holder: str, seat: Seat, asked: Take) -> None:
    """Raises Refused where somebody may not take a seat."""
    known = table.options.listed or table.seats.knows(holder)
    if not known and asked.code.strip().lower() != table.code:
        raise Refused("wrong_code", "the invite code is missing or does not fit")
    if table.phase == "over":
        raise Refused("already_started", "the game is over")
    if seat.kind != "open":
        raise Refused("seat_taken", f"seat {asked.seat} is taken")
    if table.phase == "lobby":
        return
    if table.seats.of(holder) and table.seats.left.get(asked.seat) != holder:
        raise Refused("already_seated", "who is seated cannot take the seat of another person")
    if not table.arrivals.take():
        raise Refused("too_fast", "too many people come and go")


async def leave_seat(table: Table, holder: str, number: int) -> None:
    """Leave a seat; others may take it."""
    async with table.lock:
        check_own(table, holder, number)
        await set_seat(table, number, Seat(), told="left")


def check_own(table: Table, holder: str, number: int) -> Seat:
    """A seat that somebody holds. Raises Refused where they do not."""
    seat = table.seats.at(number)
    if not holder or seat.holder != holder:
        raise Refused("not_your_seat", f"seat {number} is not yours")
    return seat


async def set_ready(table: Table, number: int, ready: bool) -> None:
    """Set a ready mark."""
    async with table.lock:
        await set_seat(table, number, replace(table.seats.at(number), ready=ready))


async def set_seat(table: Table, number: int, seat: Seat, told: str = "", **changes: Any) -> None:
    """Somebody else, or the same person in another way, holds a seat. `told`: the note of it in the log of a game.

    changes  of the table's row, that are stored with it
    """
    old = table.seats[number]
    after = table.seats.with_seat(number, seat)
    after.host = next_host(table, after)
    notes = notes_of(table, number, seat.name or old.name, told, old.holder if told == "conceded" else "")
    if after.host != table.seats.host:
        changes["host"] = after.host
        heir = after.of(after.host)[0]
        notes += notes_of(table, heir, after[heir].name, "host")
    if table.clock is not None and table.playing().asked == number and not table.paused:
        changes["wake"] = table.wake(table.clock, number, seat.kind)
    write = Write(table.id, changes=changes, seats=[seat.row(number)])
    await store_with_notes(table, write, notes)
    table.seats.put(number, seat)
    table.seats.host = after.host
    if old.holder != seat.holder:
        table.audience.close(SEAT_LOST, lambda viewer: viewer.seat == number and viewer.holder != seat.holder)
    if table.asking is not None and seat.kind != "human":
        table.asking.forget(number)
    table.lobby_changed(game=bool(notes) or table.asking is not None)


async def store_with_notes(table: Table, write: Write, notes: list[Note]) -> None:
    """Store a change and what the log says of it; then say it."""
    now = time.time()
    write.notes += [note.row(now) for note in notes]
    await table.store(write)
    for note in notes:
        table.playing().tell(note)


def next_host(table: Table, seats: Seats) -> str:
    """Who is the host once the seats are these: as before, unless the host gives the last seat up, or only watched and
    is gone.

    Then it is somebody who plays: who is here rather than who is not, of those who has sat longest.
    """
    host = table.seats.host
    playing = seats.players()
    watches = host not in table.seats.players() and table.audience.away(host) < AWAY
    if host in playing or watches:
        return host
    return min(playing, key=lambda holder: (table.audience.away(holder) > 0, playing[holder]), default=host)


def notes_of(table: Table, number: int, name: str, told: str, holder: str = "") -> list[Note]:
    """What the log says; nothing before the game: the lobby shows who sits where."""
    if not told or table.live is None or table.phase != "playing":
        return []
    return [Note(table.live.n, number, told, name, holder)]
