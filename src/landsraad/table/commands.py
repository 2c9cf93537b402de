"""Carrying out what is asked of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from landsraad.table import chat, handover, learning, orders, play, seating, solving, standing_in
from landsraad.table.deeds import (
    COMMANDS,
    Act,
    Claim,
    Close,
    Concede,
    Consent,
    Deed,
    Hint,
    Learn,
    Leave,
    Look,
    Offer,
    Order,
    Ready,
    Say,
    Solve,
    Start,
    Take,
    Undo,
    Vacate,
    Waiting,
    Who,
)
from landsraad.table.live import SPECTATOR
from landsraad.table.refusals import Refused
from landsraad.table.showing import lobby, waiting
from landsraad.table.table import Table
from landsraad.table.tables import Tables

OF_A_SEAT: Final = (Act, Undo, Consent, Ready, Learn, Solve)  # only who sits there may do it


async def perform(tables: Tables, id: str, who: Who, deed: Deed) -> dict[str, Any]:
    """Carry something out at a table that lives here. Raises Refused.

    The answer is the lobby, or what was asked for; nothing for a command of a connection, which gets its messages.

    It is carried out to its end even when the one who asked goes away.
    """
    table = await tables.get(id)
    if isinstance(deed, Waiting):
        return waiting(table)
    if isinstance(deed, Hint):
        return await play.hint(table, who.holder, deed)
    await asyncio.shield(table.spawn(_carry_out(tables, table, who, deed)))
    return {} if type(deed) in COMMANDS.values() else lobby(table, who.holder)


async def _carry_out(tables: Tables, table: Table, who: Who, deed: Deed) -> None:
    if isinstance(deed, Look):
        return None
    if isinstance(deed, Close):
        table.audience.close(4404)
        return tables.drop(table.id)
    table.check_whole()
    if isinstance(deed, OF_A_SEAT):
        _check_seat(table, who)
    await WAYS[type(deed)](table, who, deed)
    return None


def _check_seat(table: Table, who: Who) -> None:
    """Raises Refused where the seat of a connection is not theirs any more, or in the hands of the computer."""
    if who.seat == SPECTATOR or table.seats[who.seat].holder != who.holder:
        raise Refused("not_your_seat", "this seat is not yours")
    if table.seats[who.seat].stands_in:
        raise Refused("stood_in", "the computer stands in for you: take your seat back first")


WAYS: Final[dict[type[Deed], Callable[[Table, Who, Any], Awaitable[None]]]] = {
    Take: lambda table, who, deed: seating.take_seat(table, who.holder, deed),
    Leave: lambda table, who, deed: seating.leave_seat(table, who.holder, deed.seat),
    Offer: lambda table, who, deed: handover.offer_seat(table, who.holder, deed),
    Claim: lambda table, who, deed: handover.claim_seat(table, who.holder, deed.seat, deed.code),
    Concede: lambda table, who, deed: standing_in.concede(table, who.holder, deed.seat),
    Start: lambda table, who, deed: orders.start(table, who.holder),
    Order: lambda table, who, deed: orders.order(table, who.holder, deed),
    Vacate: lambda table, who, deed: orders.vacate(table, deed.seat),
    Act: lambda table, who, deed: solving.act(table, who.seat, deed),
    Undo: lambda table, who, deed: play.undo(table, who.seat, deed.decision, deed.to),
    Consent: lambda table, who, deed: play.consent(table, who.seat, deed.allow, deed.decision),
    Say: lambda table, who, deed: chat.say(table, who.seat, deed.text),
    Learn: lambda table, who, deed: learning.go_on(table, who.seat, deed),
    Solve: lambda table, who, deed: solving.solve(table, who.seat, deed),
    Ready: lambda table, who, deed: seating.set_ready(table, who.seat, deed.ready),
}
