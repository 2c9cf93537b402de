"""All that is stored of a table that cannot be loaded, for its host to download."""

from __future__ import annotations

from typing import Any

from landsraad.table.refusals import Refused
from landsraad.table.storage import Row


def salvage(
    broken: str, table: Row, seats: list[Row], entries: list[Row], snapshot: Row | None, chat: list[Row]
) -> dict[str, Any]:
    """All that is stored of a broken table, as it is stored: what its host can download. Raises Refused.

    broken  why it cannot be loaded

    It holds the seed, so there is none of a game that goes on where its rules are known. The hashes by which people are
    known and the codes that give a seat stay here.
    """
    if broken == "newer":
        raise Refused("not_over", "the game goes on with a newer server")
    return {
        "broken": broken,
        "table": _without(table, "host", "code"),
        "seats": [_without(seat, "table_id", "holder") for seat in seats],
        "entries": [_without(entry, "table_id") for entry in entries],
        "snapshot": None if snapshot is None else _without(snapshot, "table_id"),
        "chat": [_without(line, "table_id", "id") for line in chat],
    }


def _without(row: Row, *names: str) -> Row:
    return {name: value for name, value in row.items() if name not in names}
