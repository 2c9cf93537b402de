"""The host's orders, and what whoever runs the server may do in their place."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from landsraad.record import RULES_VERSION
from landsraad.table import hinting, ids
from landsraad.table.ballots import AWAY
from landsraad.table.clocks import Clock
from landsraad.table.deeds import Order
from landsraad.table.live import SPECTATOR, LiveGame
from landsraad.table.opening import check_bot, open_rematch
from landsraad.table.refusals import Refused
from landsraad.table.seating import notes_of, set_seat, store_with_notes
from landsraad.table.seats import Seat, bot_name
from landsraad.table.standing_in import is_vote, stand_in, vote
from landsraad.table.storage import Write, as_text
from landsraad.table.table import Table

WHILE_AWAY: Final = ("stand_in", "resume", "rematch")  # what others may order while the host is away
NO_SPECTATORS: Final = 4403  # closes the connections of those who may watch no more


def check_host(table: Table, holder: str, do: str = "") -> None:
    """Raises Refused for everybody but the host, or who may give this order in their place."""
    if table.seats.is_host(holder):
        return
    if do not in WHILE_AWAY or not table.seats.of(holder) or table.audience.away(table.seats.host) < AWAY:
        raise Refused("not_host", "only the host may do that")


async def start(table: Table, holder: str) -> None:
    """Begin the game."""
    check_host(table, holder)
    async with table.lock:
        if table.phase != "lobby":
            raise Refused("already_started", "the game has begun")
        if any(seat.kind == "open" for seat in table.seats):
            raise Refused("seats_open", "every seat must be held by a person or a bot")
        live = LiveGame.begin(table.setup, table.seed)
        clock = None if table.options.clock is None else Clock.new(table.options.clock, len(table.seats))
        wake = table.wake(clock, live.asked, table.seats[live.asked].kind)
        changes = {"phase": "playing", "changed": time.time(), "rules": RULES_VERSION, "wake": wake}
        await table.store(Write(table.id, changes=changes, snapshots=[table.snapshot(live)]))
        table.phase = "playing"
        table.rules = RULES_VERSION
        table.live = live
        table.clock = clock
        table.game_changed()


async def order(table: Table, holder: str, asked: Order) -> None:
    """Carry out an order of the host, or count it as a vote. Raises Refused."""
    if asked.do == "hints":
        async with table.lock:
            return await hinting.vote(table, holder, asked.allow)
    votes = is_vote(table, holder, asked)
    if not votes:
        check_host(table, holder, asked.do)
    async with table.lock:
        if votes and asked.seat is not None:
            await vote(table, holder, asked.seat)
        elif asked.do in OF_A_SEAT:
            if asked.seat is None:
                raise Refused("malformed", f"`{asked.do}` needs a seat")
            table.seats.at(asked.seat)
            await OF_A_SEAT[asked.do](table, asked.seat, asked.bot)
        elif asked.do in ("pause", "resume"):
            await _pause(table, asked.do == "pause")
        elif asked.do == "spectators":
            await _allow_spectators(table, asked.allow)
        else:
            await _rematch(table)
    return None


async def vacate(table: Table, number: int) -> None:
    """Whoever runs the server empties a seat."""
    async with table.lock:
        table.seats.at(number)
        await _kick(table, number)


async def _kick(table: Table, number: int, _bot: str = "") -> None:
    code = ids.new_code()
    await set_seat(table, number, Seat(), told="emptied", code=code)
    table.code = code
    table.lobby_changed()


async def _bot(table: Table, number: int, bot: str) -> None:
    """An opponent plays a seat from now on."""
    name = table.seats[number].name or bot_name(table.seats.names())
    await set_seat(table, number, Seat("bot", name, check_bot(bot)), told="bot")


async def _hand_over(table: Table, number: int, _bot: str) -> None:
    """Somebody else is the host."""
    seat = table.seats[number]
    if seat.kind != "human":
        raise Refused("impossible", f"nobody sits at seat {number}")
    notes = notes_of(table, number, seat.name, "host")
    await store_with_notes(table, Write(table.id, changes={"host": seat.holder}), notes)
    table.seats.host = seat.holder
    table.lobby_changed(game=bool(notes))


async def _pause(table: Table, paused: bool) -> None:
    if table.phase != "playing":
        raise Refused("not_started", "there is no game to pause")
    asked = table.playing().asked
    wake = None if paused else table.wake(table.clock, asked, table.seats[asked].kind)
    await table.store(Write(table.id, changes={"paused": paused, "wake": wake}))
    table.paused = paused
    if paused and table.clock is not None:
        table.clock.stop()
    table.lobby_changed(game=True)


async def _allow_spectators(table: Table, allow: bool) -> None:
    options = replace(table.options, spectators="yes" if allow else "no")
    await table.store(Write(table.id, changes={"options": as_text(options.data())}))
    table.options = options
    table.delayed.clear()
    if not allow:
        table.audience.close(NO_SPECTATORS, lambda viewer: viewer.seat == SPECTATOR)
    table.lobby_changed()


async def _rematch(table: Table) -> None:
    if table.phase != "over":
        raise Refused("not_over", "the game goes on")
    if table.rematch is not None:
        return
    new = await open_rematch(table)
    await table.store(Write(table.id, changes={"rematch": new.id}))
    table.rematch = new.id
    table.lobby_changed()


# The orders that are about a seat.
OF_A_SEAT: Final[dict[str, Callable[[Table, int, str], Awaitable[None]]]] = {
    "kick": _kick,
    "bot": _bot,
    "stand_in": stand_in,
    "host": _hand_over,
}
