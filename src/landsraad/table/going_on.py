"""What goes on at a table by itself: opponents play, clocks run and run out."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Final

from landsraad.engine.machine.terms import NOBODY
from landsraad.table import teaching
from landsraad.table.opponents import Choice
from landsraad.table.play import act
from landsraad.table.refusals import Refused
from landsraad.table.standing_in import run_out
from landsraad.table.table import Table

HURRIED_AGAIN: Final = 3600.0  # seconds until a table is told anew that opponents look less far

log = logging.getLogger(__name__)


def go_on(table: Table) -> None:
    """After each change: let an opponent play where one is asked, and wind the clock."""
    if table.live is None or table.journal.lost:
        return
    asked = table.live.asked
    if asked == NOBODY or table.paused or teaching.holds(table):
        _set_alarm(table, None)
        return
    if table.seats[asked].kind == "bot":
        if table.clock is not None:
            table.clock.stop()
        _set_alarm(table, None)
        if table.bots is None or table.bots.done():
            table.bots = asyncio.get_running_loop().create_task(_play_opponents(table))
    elif table.clock is not None:
        if table.clock.running != asked:
            table.clock.start(asked)
        _set_alarm(table, table.clock.deadline)


async def _play_opponents(table: Table) -> None:
    """Play for opponents until a person is asked."""
    while True:
        asked = table.playing().asked
        if asked == NOBODY or table.paused or table.journal.lost or table.seats[asked].kind != "bot":
            return
        if teaching.holds(table):
            return
        if table.options.bot_pause:
            await asyncio.sleep(table.options.bot_pause / 1000)
        await _choose(table, asked, table.seats[asked].bot, "bot")


async def _choose(table: Table, seat: int, bot: str, by: str) -> None:
    """Let an opponent take the present decision of a seat."""
    live = table.playing()
    n = live.n
    move = teaching.next_move(table, seat)
    if move is not None:
        choice = Choice(move)
    else:
        choice = await table.opponents.choose(live.game.copy(), table.setup, bot, f"{table.seed}/{n}/{seat}")
    if by == "bot" and table.seats[seat].kind != "bot":
        return
    hurried = choice.share < 1 and time.monotonic() - table.hurried > HURRIED_AGAIN
    try:
        await asyncio.shield(table.spawn(act(table, seat, n, [choice.action], by, ["hurried"] if hurried else [])))
    except Refused as refused:
        log.info("an opponent's choice came too late", extra={"table": table.id, "code": refused.code})
        await asyncio.sleep(0.05)
    else:
        if hurried:
            table.hurried = time.monotonic()


def _set_alarm(table: Table, deadline: float | None) -> None:
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    if deadline is not None:
        wait = min(max(0.0, deadline - time.time()), 86400.0)
        table.alarm = asyncio.get_running_loop().call_later(wait, partial(_ring, table))


def _ring(table: Table) -> None:
    clock = table.clock
    if clock is None or clock.running is None or clock.deadline is None:
        return
    if clock.deadline > time.time():
        _set_alarm(table, clock.deadline)
    elif table.live is None or table.live.asked != clock.running or table.journal.lost:
        return
    elif clock.options.kind == "days" and table.audience.away(table.seats[clock.running].holder) > 0:
        _ = table.spawn(run_out(table, clock.running))
    else:
        _ = table.spawn(_choose(table, clock.running, table.options.stand_in, "clock"))
