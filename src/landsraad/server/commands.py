"""Everything that can be asked of a table, by name and with JSON arguments, so that it can travel to another worker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from landsraad.server import handover, lobby, play
from landsraad.server.errors import Refused
from landsraad.server.live import SPECTATOR
from landsraad.server.messages import COMMANDS, Act, Consent, HostOrder, Ready, Say, TakeSeat, Undo
from landsraad.server.tables import Table, Tables


class Who(msgspec.Struct):
    """Who asks: the hash of the browser's secret (empty without one), and for commands the seat of the connection."""

    holder: str = ""
    seat: int = SPECTATOR

    def __repr__(self) -> str:
        """Without the hash: it stands in no log."""
        return f"Who(seat={self.seat})"


Operation = Callable[[Tables, Table, Who, dict[str, Any]], Awaitable[None]]


async def perform(tables: Tables, table_id: str, operation: str, who: Who, args: dict[str, Any]) -> dict[str, Any]:
    """Carry out an operation at a table of this worker; the answer is the lobby. Raises Refused.

    It is carried out to its end even when the one who asked goes away.
    """
    table = await tables.get(table_id)
    await asyncio.shield(table.spawn(_run(tables, table, operation, who, args)))
    return {} if operation == "command" else table.lobby(None, who.holder)


async def _run(tables: Tables, table: Table, operation: str, who: Who, args: dict[str, Any]) -> None:
    if operation not in ("look", "close"):
        table.check_whole()
    await OPERATIONS[operation](tables, table, who, args)


async def _look(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    """Nothing but the lobby is wanted."""


async def _take(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    await lobby.take_seat(table, who.holder, args["seat"], TakeSeat.model_validate(args["asked"]))


async def _leave(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    await lobby.leave_seat(table, who.holder, args["seat"])


async def _offer(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    await handover.offer_seat(table, who.holder, args["seat"], args["code"], args["until"])


async def _claim(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    await handover.claim_seat(table, who.holder, args["seat"], args["code"])


async def _start(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    await lobby.start(table, who.holder)


async def _host(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    await lobby.order(tables, table, who.holder, HostOrder.model_validate(args["asked"]))


async def _vacate(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    await lobby.vacate(table, args["seat"])


async def _close(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    table.tell(lambda viewer: viewer.close(4404))
    tables.drop(table.id)


async def _command(tables: Tables, table: Table, who: Who, args: dict[str, Any]) -> None:
    command = COMMANDS.validate_python(args)
    if isinstance(command, Say):
        return await lobby.say(table, who.seat, command.text)
    if who.seat == SPECTATOR or table.seats[who.seat].holder != who.holder:
        raise Refused("not_your_seat", "this seat is not yours")
    if table.seats[who.seat].stands_in:
        raise Refused("stood_in", "the computer stands in for you: take your seat back first")
    if isinstance(command, Act):
        return await play.act(table, who.seat, command.decision, command.actions)
    if isinstance(command, Undo):
        return await play.undo(table, who.seat, command.decision, command.to)
    if isinstance(command, Consent):
        return await play.consent(table, who.seat, command.allow, command.decision)
    if isinstance(command, Ready):
        return await lobby.set_ready(table, who.seat, command.ready)
    return None


OPERATIONS: Final[dict[str, Operation]] = {
    "look": _look,
    "take": _take,
    "leave": _leave,
    "offer": _offer,
    "claim": _claim,
    "start": _start,
    "host": _host,
    "vacate": _vacate,
    "close": _close,
    "command": _command,
}
