"""A person goes on with a seat at another device: the device that holds the seat offers it, the other one claims it.

Of the code only the hash comes here. It works once, for this seat alone, and only while who offered the seat holds it.
"""

from __future__ import annotations

import hmac
import time
from dataclasses import replace
from typing import Final

from landsraad.table.deeds import Offer
from landsraad.table.refusals import Refused
from landsraad.table.seating import check_own
from landsraad.table.storage import Write
from landsraad.table.table import Table

OFFERED: Final = 15 * 60  # seconds that a code works
MOVED: Final = 4001  # closes the connections of the device that held the seat


async def offer_seat(table: Table, holder: str, asked: Offer) -> None:
    """Offer a seat; an earlier offer of it ends. Raises Refused where the seat is not theirs."""
    async with table.lock:
        check_own(table, holder, asked.seat)
        offer = {"seat": asked.seat, "holder": holder, "code": asked.code, "until": asked.until}
        await table.store(Write(table.id, offers=[offer]))


async def claim_seat(table: Table, holder: str, number: int, code: str) -> None:
    """Take over a seat that its holder offers; who holds it already keeps it. `code`: the hash. Raises Refused.

    A host who leaves no seat behind at the old device is the host at the new one.
    """
    async with table.lock:
        seat = table.seats.at(number)
        before = seat.holder
        if before == holder:
            return
        offer = await table.journal.storage.offered_seat(table.id, number)
        fits = offer is not None and offer["holder"] == before and hmac.compare_digest(offer["code"], code)
        if offer is None or not fits or offer["until"] < time.time():
            raise Refused("wrong_handover", "this code is wrong, has been used or has expired")
        moved = replace(seat, holder=holder)
        write = Write(table.id, seats=[moved.row(number)], used=[{"seat": number, "code": code}])
        takes_host = table.seats.is_host(before) and table.seats.of(before) == [number]
        if takes_host:
            write.changes = {"host": holder}
        await table.store(write)
        table.seats.put(number, moved)
        if takes_host:
            table.seats.host = holder
        table.audience.close(MOVED, lambda viewer: viewer.seat == number and viewer.holder == before)
        table.lobby_changed()
