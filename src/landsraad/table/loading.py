"""A table comes back to life from what is stored. Nothing is deleted for it: what cannot be read is kept as it is."""

from __future__ import annotations

import json
import logging

from landsraad import BrokenSave, SetupError
from landsraad.engine.machine.terms import NOBODY
from landsraad.record import RULES_VERSION
from landsraad.table.chat import CHAT_KEPT
from landsraad.table.clocks import Clock
from landsraad.table.entries import BrokenJournal, Taken, standing
from landsraad.table.journal import Journal
from landsraad.table.live import LiveGame, chance_in, replay_into
from landsraad.table.notes import Note
from landsraad.table.opponents import Opponents
from landsraad.table.options import Options
from landsraad.table.refusals import Refused
from landsraad.table.seats import Seat, Seats
from landsraad.table.setups import setup_from
from landsraad.table.storage import Row, Storage, Stored, Write, back_row
from landsraad.table.table import Table

log = logging.getLogger(__name__)


async def load_table(id: str, storage: Storage, opponents: Opponents) -> Table | None:
    """A table that is stored, its game replayed; None where there is none. Raises Refused where it is unreadable.

    It is taken over: what whoever held it before has not written by now, it does not write any more. That may be a
    worker that stands still, or what a killed server had already sent to the database.
    """
    stored = await storage.claim(id, CHAT_KEPT)
    if stored is None:
        return None
    try:
        table = _read(stored, Journal(id, storage, stored.version), opponents)
    except (TypeError, ValueError, AttributeError) as error:
        log.error("the row of a table cannot be read", extra={"table": id, "why": str(error)})
        raise Refused("broken", "the table cannot be read and is kept as it is", reason="row") from error
    if table.phase != "lobby":
        await _load_game(table, stored)
    return table


def _read(stored: Stored, journal: Journal, opponents: Opponents) -> Table:
    row = stored.table
    table = Table(
        id=row["id"],
        code=row["code"],
        phase=row["phase"],
        setup=setup_from(json.loads(row["setup"])),
        options=Options.read(json.loads(row["options"])),
        seed=row["seed"].removeprefix("own:"),
        own_seed=row["seed"].startswith("own:"),
        seats=Seats([Seat.of(one) for one in stored.seats], row["host"]),
        journal=journal,
        opponents=opponents,
        created=row["created"],
        origin=row["origin"],
        rules=row["rules"],
        base=row["base"],
        paused=row["paused"],
        rematch=row["rematch"],
    )
    table.chat.recall(stored.chat)
    return table


async def _load_game(table: Table, stored: Stored) -> None:
    """Replay the game of a table; where that is not possible, mark the table."""
    try:
        taken = await _replay(table, stored)
    except BrokenJournal as error:
        log.error("a game cannot be loaded and is kept as it is: %s", error, extra={"table": table.id})
        table.broken = error.code
        return
    table.keep_delayed()
    _wind_clock(table, table.playing(), taken, stored.table["wake"])


async def _replay(table: Table, stored: Stored) -> list[Taken]:
    """Bring a table's game to life; the actions that it is made of. Raises BrokenJournal."""
    if table.rules > RULES_VERSION:
        raise BrokenJournal("newer", f"it is played by rules {table.rules}; this program has {RULES_VERSION}")
    entries, snapshot = stored.entries, stored.snapshot
    taken = _check(table, entries, snapshot)
    older = table.rules != RULES_VERSION
    live = _at_snapshot(table, snapshot, entries) if older or table.base else _at_beginning(table, snapshot)
    at = live.n
    since = [one for one in taken if one.n >= at]
    notes = [Note(row["n"], row["seat"], row["event"], row["name"]) for row in stored.notes]
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
        return LiveGame.resume(table.setup, json.loads(snapshot["state"]), snapshot["n"])
    except (BrokenSave, SetupError, json.JSONDecodeError) as error:
        raise BrokenJournal("snapshot", f"the last snapshot cannot be read: {error}") from error


async def _adopt(table: Table, live: LiveGame, at: int, illegal: int) -> None:
    """A game of older rules goes on by ours from its snapshot. What is not legal any more since then is taken back."""
    write = Write(table.id)
    if at > 0:  # at the snapshot of the start the next loading can begin as well
        table.base, table.rules = at, RULES_VERSION
        write.changes = {"base": at, "rules": RULES_VERSION}
    if illegal > 0:
        log.warning("%d moves of older rules are taken back", illegal, extra={"table": table.id, "n": live.n})
        write.entries.append(back_row(live.n, NOBODY, illegal))
        live.n += 1
    if write.changes or write.entries:
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
