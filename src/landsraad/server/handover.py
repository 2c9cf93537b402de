"""A person goes on with a seat at another device: the device that holds the seat offers it, the other one claims it.

Of the code only the hash comes here. It works once, for this seat alone, and only while who offered the seat holds it.
"""

from __future__ import annotations

import hmac
import time
from dataclasses import replace
from typing import Final

from landsraad.server.errors import Refused
from landsraad.server.lobby import seat_of
from landsraad.server.storage import Write
from landsraad.server.tables import Table

OFFERED: Final = 15 * 60  # seconds that a code works
MOVED: Final = 4001  # closes the connections of the device that held the seat


async def offer_seat(table: Table, holder: str, number: int, code: str, until: float) -> None:
    """Offer a seat; an earlier offer of it ends. `code`: the hash. Raises Refused where the seat is not theirs."""
    async with table.lock:
        if not holder or seat_of(table, number).holder != holder:
            raise Refused("not_your_seat", f"seat {number} is not yours")
        offer = {"table_id": table.id, "seat": number, "holder": holder, "code": code, "until": until}
        await table.store(Write(table.id, offers=[offer]))


async def claim_seat(table: Table, holder: str, number: int, code: str) -> None:
    """Take over a seat that its holder offers; who holds it already keeps it. `code`: the hash. Raises Refused.

    A host who leaves no seat behind at the old device is the host at the new one.
    """
    async with table.lock:
        seat = seat_of(table, number)
        before = seat.holder
        if before == holder:
            return
        offer = await table.storage.offered_seat(table.id, number)
        fits = offer is not None and offer["holder"] == before and hmac.compare_digest(offer["code"], code)
        if offer is None or not fits or offer["until"] < time.time():
            raise Refused("wrong_handover", "this code is wrong, has been used or has expired")
        moved = replace(seat, holder=holder)
        used = {"key_table": table.id, "key_seat": number, "key_code": code}
        write = Write(table.id, seats=[moved.row(table.id, number)], handovers=[used])
        host = holder if table.host == before and table.seats_of(before) == [number] else table.host
        if host != table.host:
            write.tables.append({"key": table.id, "host": host})
        await table.store(write)
        table.seats[number] = moved
        table.host = host
        for viewer in list(table.viewers):
            if viewer.seat == number and viewer.holder == before:
                viewer.close(MOVED)
        table.lobby_changed()
