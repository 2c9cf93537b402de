"""What is told of tables before somebody sits at them: the answer to a new one, and the list on the first screen."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from landsraad.table.storage import Row
from landsraad.table.table import Table
from landsraad.table.tables import Tables


def opened(table: Table, holder: str, root_path: str = "") -> dict[str, Any]:
    """A new table, and the seats that whoever has opened it holds; `root_path`: where the client's pages begin."""
    link = f"{root_path}/t/{table.id}?code={table.code}"
    return {"id": table.id, "code": table.code, "link": link, "seats": table.seats.of(holder)}


def overview(
    mine: Iterable[Row], listed: Iterable[Row], seats: Iterable[Row], tables: Tables, holder: str
) -> dict[str, Any]:
    """The tables of somebody, and those that everybody may see; `seats`: of all of them, each table's in order."""
    by_table: dict[str, list[Row]] = {}
    for seat in seats:
        by_table.setdefault(seat["table_id"], []).append(seat)
    return {
        "mine": [_row(row, by_table[row["id"]], tables, holder) for row in mine],
        "listed": [_row(row, by_table[row["id"]], tables, holder) for row in listed],
    }


def _row(row: Row, seats: list[Row], tables: Tables, holder: str) -> dict[str, Any]:
    mine = [seat["seat"] for seat in seats if holder and seat["holder"] == holder]
    table = tables.here.get(row["id"])
    waiting = table is not None and table.live is not None and table.live.asked in mine
    return {
        "id": row["id"],
        "phase": row["phase"],
        "setup": json.loads(row["setup"]),
        "names": [seat["name"] for seat in seats],
        "open": sum(seat["kind"] == "open" for seat in seats),
        "mine": mine,
        "waiting": waiting,
        "created": row["created"],
    }
