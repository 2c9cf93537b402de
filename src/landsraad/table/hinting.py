"""Hints where several people play: all of them agree that everybody may ask for them, and all are told who does."""

from __future__ import annotations

from dataclasses import replace

from landsraad.table.ballots import HintBallot, hint_ballot_of
from landsraad.table.refusals import Refused
from landsraad.table.seating import notes_of, store_with_notes
from landsraad.table.storage import Write, as_text
from landsraad.table.table import Table


async def vote(table: Table, holder: str, allow: bool) -> None:
    """Vote whether everybody may ask for hints until the game is over: all must be for it, one no ends the vote.

    Raises Refused.
    """
    if holder not in table.seats.people():
        raise Refused("not_your_seat", "only who has a seat votes about hints")
    if table.phase != "playing":
        raise Refused("not_started", "there is no game")
    if table.options.hints:
        return None
    ballot = hint_ballot_of(table)
    if allow:
        table.hint_ballot = ballot = ballot or HintBallot(table.seats.people())
        ballot.voters.add(holder)
        if ballot.agreed:
            return await _allow_hints(table, holder)
    elif ballot is not None:
        await _tell(table, table.seats.of(holder)[0], "no_hints")
        table.hint_ballot = None
    table.lobby_changed(game=True)
    return None


async def _allow_hints(table: Table, last: str) -> None:
    options = replace(table.options, hints=True)
    await _tell(table, table.seats.of(last)[0], "hints", options=as_text(options.data()))
    table.options = options
    table.hint_ballot = None
    table.lobby_changed(game=True)


async def tell_hint(table: Table, seat: int) -> None:
    """Somebody is told what is best: where others play, the log says so, once for each decision."""
    live = table.playing()
    if table.seats.people() - {table.seats[seat].holder} and table.hinted != live.n:
        await _tell(table, seat, "hint")
        table.hinted = live.n
        table.lobby_changed(game=True)


async def _tell(table: Table, seat: int, event: str, **changes: str) -> None:
    """Tell in the log what somebody did. `changes`: of the table's row, that are stored with it."""
    notes = notes_of(table, seat, table.seats[seat].name, event)
    await store_with_notes(table, Write(table.id, changes=changes), notes)
