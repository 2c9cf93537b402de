"""What is kept of people who want to be called, and of the calls that are due."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.base import Executable

from landsraad.server import schema
from landsraad.table.storage import Row

AT_ONCE: Final = 50  # calls that are looked at in one go
UNCONFIRMED: Final = 86400.0  # seconds that a way waits to be confirmed
TURN: Final = "turn"
OVER: Final = "over"
INVITED: Final = "invited"


@dataclass(frozen=True)
class Profile:
    """What somebody wants. quiet_from, quiet_to: minutes of their day between which nobody calls them; None: never."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    turn: bool = True
    over: bool = True
    invited: bool = True

    def wants(self, kind: str) -> bool:
        """Do they want calls of this kind?"""
        return bool({TURN: self.turn, OVER: self.over, INVITED: self.invited}[kind])

    def quiet_until(self, now: float) -> float | None:
        """When the quiet hours end that are now; None where they are not."""
        if self.quiet_from is None or self.quiet_to is None or self.quiet_from == self.quiet_to:
            return None
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = 60 * here.hour + here.minute
        if (minute - self.quiet_from) % 1440 >= (self.quiet_to - self.quiet_from) % 1440:
            return None
        end = here.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0)
        return (end if minute < self.quiet_to else end + timedelta(days=1)).timestamp()


@dataclass(frozen=True)
class Due:
    """A call that is to be looked at: for a seat of a table, about a moment; how often it has been made."""

    table_id: str
    seat: int
    kind: str
    moment: str
    sent: int


class Book:
    """Keeps profiles, ways and calls in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._dialect = postgresql if engine.dialect.name == "postgresql" else sqlite

    async def _rows(self, statement: Executable) -> list[Row]:
        async with self._engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(statement)).mappings()]

    async def _do(self, *statements: Executable) -> int:
        """In one transaction; how many rows the last one has changed."""
        async with self._engine.begin() as connection:
            for statement in statements:
                changed: int = (await connection.execute(statement)).rowcount
        return changed

    def _put(self, table: Any, row: Row, *keys: str) -> Executable:
        """Keep a row in the place of that with the same keys."""
        made = self._dialect.insert(table).values(row)
        new = {name: made.excluded[name] for name in row if name not in keys}
        statement: Executable = made.on_conflict_do_update(index_elements=keys, set_=new)
        return statement

    # --- People -------------------------------------------------------------------------------------------------------

    async def profile(self, holder: str) -> Profile:
        """What somebody wants."""
        rows = await self._rows(select(schema.profiles).where(schema.profiles.c.holder == holder))
        if not rows:
            return Profile()
        return Profile(**{one.name: rows[0][one.name] for one in fields(Profile)})

    async def keep_profile(self, holder: str, profile: Profile) -> None:
        """Keep what somebody wants."""
        await self._do(self._put(schema.profiles, {"holder": holder, **vars(profile)}, "holder"))

    async def recovery(self, code: str) -> Row | None:
        """What a code brings back, by its hash."""
        rows = await self._rows(select(schema.recoveries).where(schema.recoveries.c.code == code))
        return rows[0] if rows else None

    async def has_recovery(self, holder: str) -> bool:
        """Has somebody a code?"""
        recoveries = schema.recoveries
        return bool(await self._rows(select(recoveries.c.holder).where(recoveries.c.holder == holder)))

    async def keep_recovery(self, row: Row) -> None:
        """Keep a code; one that its holder had before ends."""
        await self._do(self._put(schema.recoveries, row, "holder"))

    async def forget(self, holder: str) -> None:
        """Keep nothing of somebody any more."""
        kinds = (schema.profiles, schema.recoveries, schema.ways)
        await self._do(*(delete(kind).where(kind.c.holder == holder) for kind in kinds))

    # --- Ways to them -------------------------------------------------------------------------------------------------

    async def ways(self, holder: str) -> list[Row]:
        """The ways to somebody, the oldest first."""
        ways = schema.ways
        return await self._rows(select(ways).where(ways.c.holder == holder).order_by(ways.c.made, ways.c.id))

    async def add_way(self, row: Row) -> None:
        """Keep a way."""
        await self._do(insert(schema.ways).values(row))

    async def drop_way(self, holder: str, id: str) -> bool:
        """A way is no more; False where somebody has none with this id."""
        ways = schema.ways
        return await self._do(delete(ways).where(ways.c.holder == holder, ways.c.id == id)) > 0

    async def confirm_way(self, token: str) -> bool:
        """Whoever has this token wants to be called by its way; False where there is none."""
        ways = schema.ways
        return await self._do(update(ways).where(ways.c.confirm == token).values(confirm=None)) > 0

    async def stop_way(self, token: str) -> bool:
        """Whoever has this token wants no more calls by its way; False where there is none."""
        return await self._do(delete(schema.ways).where(schema.ways.c.stop == token)) > 0

    async def note_failures(self, way: str, failed: int) -> None:
        """Keep how many calls in a row have not arrived."""
        await self._do(update(schema.ways).where(schema.ways.c.id == way).values(failed=failed))

    async def drop_unconfirmed(self) -> None:
        """Forget the ways that nobody has confirmed in time."""
        ways = schema.ways
        await self._do(delete(ways).where(ways.c.confirm.is_not(None), ways.c.made < time.time() - UNCONFIRMED))

    # --- Calls --------------------------------------------------------------------------------------------------------

    async def plan(self, table: str, seat: int, kind: str, moment: str, due: float) -> None:
        """A call is to be made, unless it is planned or was made already: one for each moment."""
        made = self._dialect.insert(schema.calls).values(
            table_id=table, seat=seat, kind=kind, moment=moment, due=due, sent=0
        )
        anew = {"moment": moment, "due": due, "sent": 0}
        once = made.on_conflict_do_update(
            index_elements=("table_id", "seat", "kind"), set_=anew, where=schema.calls.c.moment != moment
        )
        await self._do(once)

    async def due(self, now: float) -> list[Due]:
        """The calls that are to be looked at, the longest overdue first."""
        calls = schema.calls
        rows = await self._rows(select(calls).where(calls.c.due <= now).order_by(calls.c.due).limit(AT_ONCE))
        return [Due(**{one.name: row[one.name] for one in fields(Due)}) for row in rows]

    async def settle(self, one: Due, now: float, again: float | None, sent: bool = False) -> bool:
        """Say when a call is to be looked at again (None: not any more), and whether it is made now.

        False where another worker has been faster: then it is theirs.
        """
        calls = schema.calls
        same = (calls.c.table_id == one.table_id, calls.c.seat == one.seat, calls.c.kind == one.kind)
        unchanged = (calls.c.moment == one.moment, calls.c.sent == one.sent, calls.c.due <= now)
        return await self._do(update(calls).where(*same, *unchanged).values(due=again, sent=one.sent + sent)) > 0
