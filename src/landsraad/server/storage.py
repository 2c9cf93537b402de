"""The database: what is read at once, and the writer that stores moves in groups, each group in one transaction.

A command is acknowledged when `Storage.write` returns: then it is on the disk. Every write names the version of the
table that its writer knows and raises it; where the table has another one, nothing is written.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections import Counter, deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    Table,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    tuple_,
    union_all,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.base import Executable

from landsraad.server import schema
from landsraad.server.metrics import JOURNAL_GROUP, JOURNAL_SECONDS, MOVES
from landsraad.server.migrate import migrate
from landsraad.table.storage import Conflict, Row, Stored, Write

GROUP: Final = 500  # writes in one transaction at most
RETRIES: Final = 3
TOUCH: Final = "UPDATE alembic_version SET version_num = version_num"  # a write that changes nothing
CHECK_PATIENCE: Final = 2.0  # seconds that it may take
STANDSTILL: Final = 4  # seconds after which PostgreSQL ends a transaction whose worker stands still, and its locks
log = logging.getLogger(__name__)


@dataclass(repr=False)
class Claim(Write):
    """The writer takes a table over: it need not know the version, and learns here which one it has now."""


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


def make_engine(url: str, flush: bool = True) -> AsyncEngine:
    """An engine; with SQLite: WAL, and several processes wait for one another.

    flush: SQLite waits at each commit until the disk has it; else only the death of the process is survived without a
    loss, not that of the machine
    """
    if not url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
        _end_standstills(engine.sync_engine)
        return engine
    engine = create_async_engine(url, connect_args={"timeout": 15}, hide_parameters=True)

    _set_pragmas(engine.sync_engine, flush)
    return engine


def make_direct_engine(url: str, flush: bool) -> Engine | None:
    """For SQLite: a second engine, for a thread that writes without the event loop."""
    if not url.startswith("sqlite"):
        return None
    direct = url.replace("sqlite+aiosqlite:", "sqlite:")
    engine = create_engine(direct, connect_args={"timeout": 15}, hide_parameters=True)
    _set_pragmas(engine, flush)
    return engine


def _end_standstills(engine: Engine) -> None:
    """Others must not wait for ever for a table that a worker is just writing when it is stopped or cut off."""

    @event.listens_for(engine, "connect")
    def _limit(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{STANDSTILL}s'")
        cursor.close()
        connection.commit()


def _set_pragmas(engine: Engine, flush: bool) -> None:
    synchronous = "FULL" if flush else "NORMAL"

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


# --- Writing ----------------------------------------------------------------------------------------------------------

_RAISE_VERSIONS: Final = (
    update(schema.tables)
    .where(
        schema.tables.c.id.in_(bindparam("ids", expanding=True)),  # by itself the second condition uses no index
        tuple_(schema.tables.c.id, schema.tables.c.version).in_(bindparam("known", expanding=True)),
    )
    .values(version=schema.tables.c.version + bindparam("writes"))
)
_CLAIM: Final = (
    update(schema.tables).where(schema.tables.c.id == bindparam("key")).values(version=schema.tables.c.version + 1)
)
_CLAIMED: Final = select(schema.tables.c.version).where(schema.tables.c.id == bindparam("key"))
_INSERT_ENTRY: Final = insert(schema.entries)
_INSERT_CHAT: Final = insert(schema.chat)
_INSERT_NOTE: Final = insert(schema.notes)
_USE_UP: Final = delete(schema.handovers).where(
    schema.handovers.c.table_id == bindparam("table_id"),
    schema.handovers.c.seat == bindparam("seat"),
    schema.handovers.c.code == bindparam("code"),
)


def _update_table(names: tuple[str, ...]) -> Executable:
    values: dict[str, Any] = {name: bindparam(name) for name in names}
    return update(schema.tables).where(schema.tables.c.id == bindparam("key")).values(values)


class Writer:
    """Writes what commands change. What comes in while a transaction is being written goes into the next one."""

    def __init__(self, engine: AsyncEngine, direct: Engine | None) -> None:
        self._engine = engine
        self._direct = direct
        self._thread = None if direct is None else ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._queue: deque[tuple[Write, asyncio.Future[None]]] = deque()
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._snapshot = _upsert(engine.dialect.name, schema.snapshots, "table_id")
        self._seat = _upsert(engine.dialect.name, schema.seats, "table_id", "seat")
        self._offer = _upsert(engine.dialect.name, schema.handovers, "table_id", "seat")

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Finish what is waiting."""
        if self._task is not None:
            while self._queue:
                await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._direct is not None and self._thread is not None:
            self._thread.shutdown()
            self._direct.dispose()

    async def write(self, write: Write) -> None:
        """Returns when it is stored. Raises Conflict, or what the database raises."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((write, future))
        self._ready.set()
        await future

    async def _run(self) -> None:
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._queue:
                group = [self._queue.popleft() for _ in range(min(GROUP, len(self._queue)))]
                try:
                    await self._store_group(group)
                except asyncio.CancelledError:
                    _settle(group, Conflict("the server is going down"))
                    raise

    async def _store_group(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        JOURNAL_GROUP.observe(len(group))
        with JOURNAL_SECONDS.time():
            try:
                await self._store([write for write, _ in group])
            except Exception as error:  # one bad write must not take the others of its group with it
                trace = None if isinstance(error, Conflict) else error
                log.warning("a group of writes failed; they are tried one by one", exc_info=trace)
                for one in group:
                    await self._store_alone(one)
                return
        _settle(group, None)

    async def _store_alone(self, one: tuple[Write, asyncio.Future[None]]) -> None:
        for attempt in range(RETRIES):
            try:
                await self._store([one[0]])
            except IntegrityError as error:
                return _settle([one], Conflict(str(error.orig)))
            except Conflict as error:
                return _settle([one], error)
            except Exception as error:  # drivers fail in their own ways; the writer hears of it after the last try
                if attempt + 1 == RETRIES:
                    return _settle([one], error)
                await asyncio.sleep(0.1 * (attempt + 1))
            else:
                return _settle([one], None)
        return None

    async def _store(self, writes: list[Write]) -> None:
        """One transaction. SQLite's runs in one go in a thread of its own: a hop for each step would cost more."""
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._store_in_thread, writes)
            return
        async with self._engine.begin() as connection:
            await connection.run_sync(self._apply, writes)

    def _store_in_thread(self, writes: list[Write]) -> None:
        assert self._direct is not None
        with self._direct.begin() as connection:
            self._apply(connection, writes)

    def _apply(self, connection: Connection, writes: list[Write]) -> None:
        claims = [write for write in writes if isinstance(write, Claim)]
        changes = [write for write in writes if not isinstance(write, Claim)]
        _claim(connection, claims)
        _raise_versions(connection, changes)
        _change_tables(connection, [write for write in changes if write.changes])
        _many(connection, _INSERT_ENTRY, _rows(changes, "entries"))
        _many(connection, self._snapshot, _rows(changes, "snapshots"))
        _many(connection, self._seat, _rows(changes, "seats"))
        _many(connection, _INSERT_CHAT, _rows(changes, "chat"))
        _many(connection, _INSERT_NOTE, _rows(changes, "notes"))
        _many(connection, self._offer, _rows(changes, "offers"))
        for row in _rows(changes, "used"):
            if connection.execute(_USE_UP, row).rowcount != 1:
                raise Conflict("the offer of this seat has been used")


def _rows(writes: list[Write], kind: str) -> list[Row]:
    """The rows of one kind, each with the table that it belongs to."""
    return [{"table_id": write.table, **row} for write in writes for row in getattr(write, kind)]


def _settle(group: list[tuple[Write, asyncio.Future[None]]], error: Exception | None) -> None:
    for write, future in group:
        if error is None and write.by:
            MOVES.labels(write.by).inc()
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)


def _claim(connection: Connection, writes: list[Claim]) -> None:
    """Who takes a table over raises its version: whatever its last holder still writes comes too late."""
    for write in writes:
        connection.execute(_CLAIM, {"key": write.table})
        write.version = connection.execute(_CLAIMED, {"key": write.table}).scalar() or 0


def _raise_versions(connection: Connection, writes: list[Write]) -> None:
    """Every table must stand where its writers believe it. One statement, unless several writes are of one table."""
    first: dict[str, int] = {}
    writes_of: Counter[str] = Counter()
    for write in writes:
        if write.version != first.setdefault(write.table, write.version) + writes_of[write.table]:
            raise Conflict(f"table {write.table}: the writers of one group know different versions")
        writes_of[write.table] += 1
    for number in sorted(set(writes_of.values())):
        known = [(table, version) for table, version in first.items() if writes_of[table] == number]
        given = {"ids": [table for table, _ in known], "known": known, "writes": number}
        if connection.execute(_RAISE_VERSIONS, given).rowcount != len(known):
            raise Conflict("another worker has gone on with the table")


def _many(connection: Connection, statement: Executable, rows: list[Row]) -> None:
    if rows:
        connection.execute(statement, rows)


def _change_tables(connection: Connection, writes: list[Write]) -> None:
    """Updates of tables; each write says which columns it sets."""
    by_columns: dict[tuple[str, ...], list[Row]] = {}
    for write in writes:
        by_columns.setdefault(tuple(sorted(write.changes)), []).append({"key": write.table, **write.changes})
    for names, same in by_columns.items():
        connection.execute(_update_table(names), same)


def _upsert(dialect: str, table: Table, *keys: str) -> Executable:
    """Store a row in the place of one with the same keys."""
    made = (postgresql if dialect == "postgresql" else sqlite).insert(table)
    new = {column.name: made.excluded[column.name] for column in table.columns if column.name not in keys}
    statement: Executable = made.on_conflict_do_update(index_elements=keys, set_=new)
    return statement
