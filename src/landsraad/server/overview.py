"""The list of tables on the first screen."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from landsraad.server.storage import Storage
from landsraad.table.storage import Row
from landsraad.table.tables import Tables

MOST: Final = 50
EACH: Final = 6  # listed tables of one address


async def list_tables(storage: Storage, tables: Tables, holder: str) -> dict[str, Any]:
    """The tables of a browser, and the listed ones."""
    mine = await storage.tables_of(holder, MOST) if holder else []
    listed = await storage.listed(MOST, EACH)
    seats: dict[str, list[Row]] = {}
    for seat in await storage.seats(sorted({row["id"] for row in mine + listed})):
        seats.setdefault(seat["table_id"], []).append(seat)
    return {
        "mine": [_row(row, seats[row["id"]], tables, holder) for row in mine],
        "listed": [_row(row, seats[row["id"]], tables, holder) for row in listed],
    }


def _row(row: Row, seats: list[Row], tables: Tables, holder: str) -> dict[str, Any]:
    mine = [seat["seat"] for seat in seats if holder and seat["holder"] == holder]
    table = tables.here.get(row["id"])
    waiting = table is not None and table.live is not None and table.live.asked in mine
    return {
        "id": row["id"],
        "phase": row["phase"],
        "setup": msgspec.json.decode(row["setup"]),
        "names": [seat["name"] for seat in seats],
        "open": sum(seat["kind"] == "open" for seat in seats),
        "mine": mine,
        "waiting": waiting,
        "created": row["created"],
    }
