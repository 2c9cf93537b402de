"""The page of whoever runs the server: what goes on, and what may have to go (docs/hosting.md).

These calls exist only where an admin key is set. The key comes in a header with each of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, StreamingResponse

from landsraad import __version__
from landsraad.record import RULES_VERSION
from landsraad.server.answers import AdminOut
from landsraad.server.api import REFUSALS, Id, Parts, service_of
from landsraad.server.messages.lobby import Lobby
from landsraad.server.messages.model import Number
from landsraad.server.service import address_of
from landsraad.table.deeds import Close, Vacate, Who
from landsraad.table.refusals import Refused
from landsraad.table.storage import Row
from landsraad.text import LANGUAGES

MOST: Final = 200  # tables that are shown, the latest first
PIECE: Final = 1 << 18  # bytes of a backup that are sent at once
KEY_HEADER: Final = "x-admin-key"


def check_key(request: Request) -> None:
    """Raises Refused without the right key, and to an address that has tried too many wrong ones."""
    service = service_of(request)
    address = address_of(request)
    if service.admin_tries.spent(address):
        raise Refused("too_fast", "too many wrong keys came from this address")
    given = request.headers.get(KEY_HEADER, "")
    if not hmac.compare_digest(given.encode(), service.config.admin_key.encode()):
        service.admin_tries.take(address)
        raise Refused("not_admin", "the admin key is missing or wrong")


routes = APIRouter(prefix="/api/admin", responses=REFUSALS, dependencies=[Depends(check_key)])


@routes.get("", response_model=AdminOut)
async def get_overview(service: Parts) -> dict[str, Any]:
    """What goes on."""
    rows = await service.storage.latest(MOST)
    ids = [row["id"] for row in rows]
    sizes = await service.storage.sizes(ids)
    seats: dict[str, list[Row]] = {id: [] for id in ids}
    for seat in await service.storage.seats(ids):
        seats[seat["table_id"]].append(seat)
    online = await asyncio.gather(*(service.router.online(id) for id in ids))
    tables = [_table(row, seats[row["id"]], sizes[row["id"]], here) for row, here in zip(rows, online, strict=True)]
    return {
        "version": __version__,
        "rules": RULES_VERSION,
        "database": service.storage.engine.dialect.name,
        "storage": await service.storage.size(),
        "tables": tables,
    }


class _Round(msgspec.Struct):
    round: int


def _table(row: Row, seats: list[Row], size: Row, online: list[bool]) -> dict[str, Any]:
    """A table as it is listed. `online`: empty where the table lives nowhere."""
    state = size["state"]
    return {
        "id": row["id"],
        "phase": row["phase"],
        "boxes": msgspec.json.decode(row["setup"])["boxes"],
        "round": 0 if state is None else msgspec.json.decode(state, type=_Round).round,
        "moves": size["moves"],
        "changed": row["changed"],
        "size": size["size"],
        "seats": [
            {
                "seat": seat["seat"],
                "kind": seat["kind"],
                "name": seat["name"],
                "online": seat["seat"] < len(online) and online[seat["seat"]],
            }
            for seat in seats
        ],
    }


@routes.delete("/tables/{id}/seats/{seat}", response_model=Lobby)
async def delete_seat(id: Id, seat: Number, service: Parts) -> dict[str, Any]:
    """Vacate a seat, as the host of the table can."""
    return await service.router.call(id, Who(), Vacate(seat))


@routes.delete("/tables/{id}", status_code=204)
async def delete_table(id: Id, service: Parts) -> None:
    """Delete a table with all that was played at it; who looks at it is told."""
    if not await service.storage.delete_table(id):
        raise Refused("no_such_table", f"there is no table {id}")
    with contextlib.suppress(Refused):  # it lives nowhere
        await service.router.call(id, Who(), Close())


@routes.get("/backup")
async def get_backup(service: Parts) -> StreamingResponse:
    """A consistent copy of the SQLite database, made while the server goes on."""
    file = service.storage.sqlite_file
    if file is None:
        raise Refused("no_backup", "the database is no SQLite file: use pg_dump")
    copy = await asyncio.to_thread(_copy, file)
    name = time.strftime("landsraad-%Y%m%d-%H%M%S.db", time.gmtime())
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return StreamingResponse(_pieces(copy), media_type="application/vnd.sqlite3", headers=headers)


@routes.get("/statistics/{language}", response_class=HTMLResponse)
async def get_statistics(language: str, service: Parts) -> HTMLResponse:
    """What the games that were finished here have in common, people and opponents apart: one page."""
    if language not in LANGUAGES:
        raise Refused("no_such_language", f"there is no language {language[:20]!r}")
    headers = {"Content-Disposition": 'attachment; filename="landsraad-statistics.html"'}
    return HTMLResponse(await service.statistics.page(language), headers=headers)


def _pieces(copy: IO[bytes]) -> Iterator[bytes]:
    with copy:
        while piece := copy.read(PIECE):
            yield piece


def _copy(file: str) -> IO[bytes]:
    """A copy of the database in a file without a name, which is gone when it is closed, whatever becomes of us."""
    with tempfile.TemporaryDirectory(prefix="landsraad-") as folder:
        path = Path(folder) / "copy.db"
        with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(path)) as made:
            source.backup(made)
        copy = tempfile.TemporaryFile()  # noqa: SIM115  # whoever sends it closes it
        with path.open("rb") as whole:
            shutil.copyfileobj(whole, copy)
    copy.seek(0)
    return copy
