"""The database: where tables are kept, and what else is.

A command is acknowledged when `Storage.write` returns: then it is on the disk (writer.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sqlalchemy import case, delete, func, insert, select, text, tuple_, union_all, update
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.base import Executable

from landsraad.calls.history import Finished
from landsraad.server import schema
from landsraad.server.database import make_direct_engine, make_engine
from landsraad.server.migrate import migrate
from landsraad.server.writer import Claim, Writer
from landsraad.table.ids import new_id
from landsraad.table.storage import Row, Stored, Write

TOUCH: Final = "UPDATE alembic_version SET version_num = version_num"  # a write that changes nothing
CHECK_PATIENCE: Final = 2.0  # seconds that it may take


class Storage:
    """The database behind one worker: where its tables are kept (landsraad.table.storage.Storage), and what else is."""

    def __init__(self, url: str, flush: bool = True) -> None:
        self.engine: AsyncEngine = make_engine(url, flush)
        self._writer = Writer(self.engine, make_direct_engine(url, flush))

    async def open(self) -> None:
        """Bring the database to the present schema and start writing."""
        await migrate(self.engine)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        await self._writer.stop()
        await self.engine.dispose()

    async def check(self) -> None:
        """Raises where the database cannot store anything now: the disk is full, another program has locked it."""
        if self.sqlite_file is not None:
            await asyncio.to_thread(_touch, self.sqlite_file)
            return
        async with asyncio.timeout(CHECK_PATIENCE), self.engine.begin() as connection:
            await connection.execute(text(TOUCH))

    async def _rows(self, statement: Executable) -> list[Row]:
        async with self.engine.connect() as connection:
            result = await connection.execute(statement)
            return [dict(row) for row in result.mappings()]

    # --- Tables -------------------------------------------------------------------------------------------------------

    def new_id(self) -> str:
        """An id for a new table or game."""
        return new_id()

    async def create(self, table: Row, seats: list[Row]) -> None:
        """Store a new table with its seats."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.tables), table)
            await connection.execute(insert(schema.seats), [{"table_id": table["id"], **seat} for seat in seats])

    async def claim(self, table: str, chat: int) -> Stored | None:
        """Take a table over from whoever held it: who knows an earlier version writes nothing more."""
        claim = Claim(table)
        await self.write(claim)
        row = await self.table(table)
        if row is None:
            return None
        return Stored(
            version=claim.version,
            table=row,
            seats=await self.seats([table]),
            entries=await self.entries(table),
            snapshot=await self.snapshot(table),
            notes=await self.notes(table),
            chat=await self.chat(table, chat),
        )

    async def write(self, write: Write) -> None:
        """Returns when it is stored. Raises Conflict, or what the database raises."""
        await self._writer.write(write)

    async def table(self, id: str) -> Row | None:
        """A table by its id."""
        rows = await self._rows(select(schema.tables).where(schema.tables.c.id == id))
        return rows[0] if rows else None

    async def table_by_code(self, code: str) -> str | None:
        """The id of the table with an invite code."""
        rows = await self._rows(select(schema.tables.c.id).where(schema.tables.c.code == code))
        return rows[0]["id"] if rows else None

    async def seats(self, tables: Sequence[str]) -> list[Row]:
        """The seats of some tables, in order."""
        seats = schema.seats
        return await self._rows(
            select(seats).where(seats.c.table_id.in_(tables)).order_by(seats.c.table_id, seats.c.seat)
        )

    async def offered_seat(self, table: str, seat: int) -> Row | None:
        """The offer of a seat to another device."""
        handovers = schema.handovers
        rows = await self._rows(select(handovers).where(handovers.c.table_id == table, handovers.c.seat == seat))
        return rows[0] if rows else None

    async def entries(self, table: str) -> list[Row]:
        """The journal of a table's game, in order."""
        entries = schema.entries
        return await self._rows(select(entries).where(entries.c.table_id == table).order_by(entries.c.n))

    async def snapshot(self, table: str) -> Row | None:
        """The last snapshot of a table."""
        rows = await self._rows(select(schema.snapshots).where(schema.snapshots.c.table_id == table))
        return rows[0] if rows else None

    async def chat(self, table: str, most: int) -> list[Row]:
        """The last lines of chat."""
        chat = schema.chat
        rows = await self._rows(select(chat).where(chat.c.table_id == table).order_by(chat.c.id.desc()).limit(most))
        return rows[::-1]

    async def notes(self, table: str) -> list[Row]:
        """What the log tells of a table itself, in order."""
        notes = schema.notes
        return await self._rows(select(notes).where(notes.c.table_id == table).order_by(notes.c.id))

    async def tables_of(self, holder: str, most: int) -> list[Row]:
        """The tables at which somebody has a seat, the latest first."""
        tables, seats = schema.tables, schema.seats
        mine = select(seats.c.table_id).where(seats.c.holder == holder)
        return await self._rows(
            select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(most)
        )

    async def finished(self, holder: str, most: int) -> list[Finished]:
        """The finished games of somebody, the latest first."""
        tables, seats, snapshots = schema.tables, schema.seats, schema.snapshots
        mine = select(seats.c.table_id).where(seats.c.holder == holder)
        conceded = await self.conceded(holder)
        theirs = tables.c.id.in_(mine) | tables.c.id.in_({table for table, _ in conceded})
        over = select(tables).where(theirs, tables.c.phase == "over")
        rows = await self._rows(over.order_by(tables.c.changed.desc()).limit(most))
        ids = [row["id"] for row in rows]
        held: dict[str, list[Row]] = {id: [] for id in ids}
        for seat in await self.seats(ids):
            held[seat["table_id"]].append(seat)
        kept = await self._rows(select(snapshots.c.table_id, snapshots.c.state).where(snapshots.c.table_id.in_(ids)))
        states = {row["table_id"]: row["state"] for row in kept}
        return [
            Finished(row, held[id], states.get(id), [seat for table, seat in conceded if table == id])
            for id, row in zip(ids, rows, strict=True)
        ]

    async def finished_ids(self) -> list[str]:
        """The ids of finished games, the earliest first, without lessons and puzzles: those begin in the middle."""
        tables = schema.tables
        over = select(tables.c.id, tables.c.options).where(tables.c.phase == "over", tables.c.result.is_not(None))
        rows = await self._rows(over.order_by(tables.c.created, tables.c.id))
        options = {row["id"]: json.loads(row["options"]) for row in rows}
        return [id for id, said in options.items() if not (said.get("lesson") or said.get("puzzle"))]

    async def conceded(self, holder: str) -> list[tuple[str, int]]:
        """The tables and seats at which somebody has given the game up."""
        notes = schema.notes
        rows = await self._rows(select(notes.c.table_id, notes.c.seat).where(notes.c.holder == holder))
        return [(row["table_id"], row["seat"]) for row in rows]

    async def seats_of(self, holder: str) -> list[Row]:
        """All seats of somebody."""
        return await self._rows(select(schema.seats).where(schema.seats.c.holder == holder))

    async def forget(self, places: Sequence[tuple[str, int]]) -> None:
        """Forget what was said at some seats of tables, and what people were called there."""
        chat, notes = schema.chat, schema.notes
        async with self.engine.begin() as connection:
            for table, seat in places:
                await connection.execute(delete(chat).where(chat.c.table_id == table, chat.c.seat == seat))
                there = (notes.c.table_id == table, notes.c.seat == seat)
                await connection.execute(update(notes).where(*there).values(name=""))

    async def drop_holder(self, holder: str, tables: set[str]) -> list[str]:
        """Nobody is known by this hash any more; those of these tables at which no person is left are deleted."""
        kept, seats, notes = schema.tables, schema.seats, schema.notes
        peopled = select(seats.c.table_id).where(seats.c.holder != "", seats.c.holder != holder)
        async with self.engine.begin() as connection:
            empty = select(kept.c.id).where(kept.c.id.in_(tables), kept.c.id.not_in(peopled))
            dropped = [row.id for row in await connection.execute(empty)]
            await connection.execute(delete(kept).where(kept.c.id.in_(dropped)))
            await connection.execute(update(kept).where(kept.c.host == holder).values(host=""))
            await connection.execute(update(seats).where(seats.c.holder == holder).values(holder="", name=""))
            theirs = select(notes.c.table_id, notes.c.seat).where(notes.c.holder == holder)
            given_up = (seats.c.kind == "bot", seats.c.holder == "", tuple_(seats.c.table_id, seats.c.seat).in_(theirs))
            await connection.execute(update(seats).where(*given_up).values(name=""))
            await connection.execute(update(notes).where(notes.c.holder == holder).values(holder=""))
        return dropped

    async def listed(self, most: int, each: int) -> list[Row]:
        """The tables that are open to everybody, the latest first; of one address at most `each`."""
        tables = schema.tables
        origin = case((tables.c.origin == "", tables.c.id), else_=tables.c.origin)
        place = func.row_number().over(partition_by=origin, order_by=tables.c.created.desc()).label("place")
        open_ones = select(tables, place).where(tables.c.listed, tables.c.phase != "over").subquery()
        fair = select(open_ones).where(open_ones.c.place <= each)
        return await self._rows(fair.order_by(open_ones.c.created.desc()).limit(most))

    async def latest(self, most: int) -> list[Row]:
        """The tables at which something happened last, the latest first."""
        tables = schema.tables
        return await self._rows(select(tables).order_by(tables.c.changed.desc()).limit(most))

    async def sizes(self, tables: Sequence[str]) -> dict[str, Row]:
        """Of some tables: `moves` (journal entries), the last snapshot (`state`), about how many bytes they take."""
        found: dict[str, Row] = {id: {"moves": 0, "state": None, "size": 0} for id in tables}
        entries, chat, snapshots = schema.entries, schema.chat, schema.snapshots
        for part, length in ((entries, entries.c.action), (chat, chat.c.text)):
            counted = select(part.c.table_id, func.count().label("n"), func.sum(func.length(length)).label("bytes"))
            for row in await self._rows(counted.where(part.c.table_id.in_(tables)).group_by(part.c.table_id)):
                one = found[row["table_id"]]
                one["size"] += row["bytes"]
                if part is entries:
                    one["moves"] = row["n"]
        for row in await self._rows(select(snapshots).where(snapshots.c.table_id.in_(tables))):
            one = found[row["table_id"]]
            one["state"] = row["state"]
            one["size"] += len(row["state"])
        return found

    async def delete_table(self, id: str) -> bool:
        """Delete a table and all that belongs to it; False where there is none."""
        async with self.engine.begin() as connection:
            result = await connection.execute(delete(schema.tables).where(schema.tables.c.id == id))
        return result.rowcount > 0

    @property
    def sqlite_file(self) -> str | None:
        """The file of the database; None where it is not SQLite's."""
        return self.engine.url.database if self.engine.dialect.name == "sqlite" else None

    async def size(self) -> int:
        """How many bytes the database takes on the disk."""
        file = self.sqlite_file
        if file is None:
            rows = await self._rows(select(func.pg_database_size(func.current_database()).label("size")))
            size: int = rows[0]["size"]
            return size
        return sum(path.stat().st_size for path in (Path(file), Path(f"{file}-wal")) if path.exists())

    async def due(self, now: float) -> list[str]:
        """The tables that should have been woken by then, the longest overdue first."""
        tables = schema.tables
        rows = await self._rows(select(tables.c.id).where(tables.c.wake <= now).order_by(tables.c.wake))
        return [row["id"] for row in rows]

    # --- Records that were uploaded -----------------------------------------------------------------------------------

    async def add_upload(self, id: str, record: str) -> None:
        """Store a record."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.uploads), {"id": id, "record": record, "at": time.time()})

    async def has_game(self, id: str) -> bool:
        """Is there a table or a stored record with this id?"""
        ids = [select(kind.c.id).where(kind.c.id == id) for kind in (schema.tables, schema.uploads)]
        return bool(await self._rows(union_all(*ids)))

    async def upload(self, id: str) -> str | None:
        """A stored record."""
        rows = await self._rows(select(schema.uploads.c.record).where(schema.uploads.c.id == id))
        return rows[0]["record"] if rows else None


def _touch(file: str) -> None:
    """Write through a connection of its own, which does not wait as long as those that people's moves go through."""
    there = f"{Path(file).absolute().as_uri()}?mode=rw"  # it is not made anew
    with contextlib.closing(sqlite3.connect(there, CHECK_PATIENCE, uri=True)) as connection, connection:
        connection.execute(TOUCH)
