"""A game comes back to life from its journal. Nothing is ever deleted for it: what cannot be read is kept as it is."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec

from landsraad import BrokenSave, SetupError
from landsraad.engine.terms import NOBODY
from landsraad.record import RULES_VERSION
from landsraad.server.clocks import Clock
from landsraad.server.entries import BrokenJournal, Taken, standing
from landsraad.server.errors import Refused
from landsraad.server.live import LiveGame, chance_in, replay_into
from landsraad.server.notes import Note
from landsraad.server.storage import Row, Storage, Write, back_row

if TYPE_CHECKING:
    from landsraad.server.tables import Table

LINES: Final = 10_000  # of chat, in what is downloaded
log = logging.getLogger(__name__)


async def load_game(table: Table, wake: float | None) -> None:
    """Replay the game of a table; where that is not possible, mark the table. `wake`: as it is stored."""
    try:
        taken = await _replay(table)
    except BrokenJournal as error:
        log.error("a game cannot be loaded and is kept as it is: %s", error, extra={"table": table.id})
        table.broken = error.code
        return
    table.keep_frame()
    _wind_clock(table, table.playing(), taken, wake)


async def _replay(table: Table) -> list[Taken]:
    """Bring a table's game to life; the actions that it is made of. Raises BrokenJournal."""
    if table.rules > RULES_VERSION:
        raise BrokenJournal("newer", f"it is played by rules {table.rules}; this program has {RULES_VERSION}")
    entries = await table.storage.entries(table.id)
    snapshot = await table.storage.snapshot(table.id)
    taken = _check(table, entries, snapshot)
    older = table.rules != RULES_VERSION
    live = _at_snapshot(table, snapshot, entries) if older or table.base else _at_beginning(table, snapshot)
    at = live.n
    since = [one for one in taken if one.n >= at]
    notes = [Note(row["n"], row["seat"], row["event"], row["name"]) for row in await table.storage.notes(table.id)]
    done = replay_into(live, since, notes)
    if done < len(since) and not older:
        raise BrokenJournal("entry", f"entry {since[done].n} of {len(entries)} is not legal")
    live.n = len(entries)
    if older:
        await _adopt(table, live, at, len(since) - done)
    if table.phase == "over" and not live.game.over:
        raise BrokenJournal("gap", f"the game is over, but not after its {len(entries)} entries")
    table.live = live
    return taken[: len(taken) - len(since) + done]


def _check(table: Table, entries: list[Row], snapshot: Row | None) -> list[Taken]:
    """The actions that stand. Raises BrokenJournal where something is missing that must have been there."""
    if len(table.seats) != table.setup.players:
        raise BrokenJournal("row", f"{len(table.seats)} seats are stored for {table.setup.players} players")
    taken = standing(entries)
    if any(not 0 <= one.seat < len(table.seats) for one in taken):
        raise BrokenJournal("entry", "an action is of a seat that the table does not have")
    if snapshot is not None and snapshot["n"] > len(entries):
        raise BrokenJournal("gap", f"of {snapshot['n']} entries before the last snapshot {len(entries)} remain")
    return taken


def _at_beginning(table: Table, snapshot: Row | None) -> LiveGame:
    try:
        return LiveGame.begin(table.setup, table.seed, chance_in(snapshot))
    except SetupError as error:
        raise BrokenJournal("row", f"the setup cannot be played: {error}") from error


def _at_snapshot(table: Table, snapshot: Row | None, entries: list[Row]) -> LiveGame:
    """The game as it was when its last snapshot was made. What lies before is not replayed: it was by older rules."""
    if snapshot is None:
        raise BrokenJournal("snapshot", "there is no snapshot, and the rules are others now")
    before = standing(entries[: snapshot["n"]])
    if standing(entries)[: len(before)] != before:
        raise BrokenJournal("snapshot", "an action was taken back that the last snapshot holds")
    try:
        return LiveGame.resume(table.setup, msgspec.json.decode(snapshot["state"]), snapshot["n"])
    except (BrokenSave, SetupError, msgspec.DecodeError) as error:
        raise BrokenJournal("snapshot", f"the last snapshot cannot be read: {error}") from error


async def _adopt(table: Table, live: LiveGame, at: int, illegal: int) -> None:
    """A game of older rules goes on by ours from its snapshot. What is not legal any more since then is taken back."""
    write = Write(table.id)
    if at > 0:  # at the snapshot of the start the next loading can begin as well
        table.base, table.rules = at, RULES_VERSION
        write.tables.append({"key": table.id, "base": at, "rules": RULES_VERSION})
    if illegal > 0:
        log.warning("%d moves of older rules are taken back", illegal, extra={"table": table.id, "n": live.n})
        write.entries.append(back_row(table.id, live.n, NOBODY, illegal))
        live.n += 1
    if write.tables or write.entries:
        await table.store(write)


def _wind_clock(table: Table, live: LiveGame, taken: list[Taken], wake: float | None) -> None:
    """Clocks as they stood. Only days have run on meanwhile: when they end was stored, and says since when they run."""
    if table.options.clock is None:
        return
    clock = table.clock = Clock.new(table.options.clock, len(table.seats))
    for one in taken:
        clock.charge(one.seat, one.spent / 1000)
    asked = live.asked
    if clock.options.kind == "days" and wake is not None and asked != NOBODY and table.seats[asked].kind != "bot":
        clock.start(asked, wake - clock.left[asked])


async def kept(row: Row, broken: str, storage: Storage) -> dict[str, Any]:
    """All that is stored of a broken table, as it is stored: what its host can download. Raises Refused.

    row  the table's; broken: why it cannot be loaded

    It holds the seed, so there is none of a game that goes on where its rules are known. The hashes by which people are
    known and the codes that give a seat stay here.
    """
    if broken == "newer":
        raise Refused("not_over", "the game goes on with a newer server")
    id = row["id"]
    seats = await storage.seats([id])
    entries, snapshot, chat = await storage.entries(id), await storage.snapshot(id), await storage.chat(id, LINES)
    return {
        "broken": broken,
        "table": _without(row, "host", "code"),
        "seats": [_without(seat, "table_id", "holder") for seat in seats],
        "entries": [_without(entry, "table_id") for entry in entries],
        "snapshot": None if snapshot is None else _without(snapshot, "table_id"),
        "chat": [_without(line, "table_id", "id") for line in chat],
    }


def _without(row: Row, *names: str) -> Row:
    return {name: value for name, value in row.items() if name not in names}
