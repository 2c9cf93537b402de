"""The writer: it stores moves in groups, each group in one transaction.

Every write names the version of the table that its writer knows and raises it; where the table has another one, nothing
is written.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table, bindparam, delete, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.base import Executable

from landsraad.server import schema
from landsraad.server.metrics import JOURNAL_GROUP, JOURNAL_SECONDS, MOVES
from landsraad.table.storage import Conflict, Row, Write

GROUP: Final = 500  # writes in one transaction at most
RETRIES: Final = 3
ANOTHER: Final = "another worker has gone on with the table"
log = logging.getLogger(__name__)


@dataclass(repr=False)
class Claim(Write):
    """The writer takes a table over: it need not know the version, and learns here which one it has now."""


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


@lru_cache
def _update_table(names: tuple[str, ...]) -> Executable:
    values: dict[str, Any] = {name: bindparam(name) for name in names}
    return update(schema.tables).where(schema.tables.c.id == bindparam("key")).values(values)


@lru_cache
def _go_on(names: tuple[str, ...]) -> Executable:
    """A table goes on, and some columns of it change, if it stands where its writer believes it."""
    values: dict[str, Any] = {name: bindparam(name) for name in names}
    return (
        update(schema.tables)
        .where(schema.tables.c.id == bindparam("key"), schema.tables.c.version == bindparam("known"))
        .values(version=schema.tables.c.version + 1, **values)
    )


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
        if len(changes) == 1:  # as nearly always: one statement is half the work
            _change_table(connection, changes[0])
        else:
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
            raise Conflict(ANOTHER)


def _change_table(connection: Connection, write: Write) -> None:
    """A write alone: its table must stand where it believes it."""
    given = {"key": write.table, "known": write.version, **write.changes}
    if connection.execute(_go_on(tuple(sorted(write.changes))), given).rowcount != 1:
        raise Conflict(ANOTHER)


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
