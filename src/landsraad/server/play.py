"""What seats do in a game: act and take back; what follows by itself: opponents and clocks."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any, Final

import msgspec

from landsraad.engine.terms import NOBODY
from landsraad.server.clocks import Clock
from landsraad.server.entries import Taken
from landsraad.server.errors import Refused
from landsraad.server.live import LiveGame, Outcome
from landsraad.server.lobby import snapshot_row
from landsraad.server.metrics import MOVES
from landsraad.server.notes import Note
from landsraad.server.storage import Write, action_row, back_row
from landsraad.server.tables import Asking, Table

CONSENT: Final = 30.0  # seconds to answer a request to take back
log = logging.getLogger(__name__)


def _check_running(table: Table, decision: int) -> LiveGame:
    live = table.playing()
    if table.paused:
        raise Refused("paused", "the game is paused")
    if decision != live.n:
        raise Refused("outdated", f"the table has moved on to decision {live.n}", decision=live.n)
    return live


async def act(table: Table, seat: int, decision: int, actions: list[str], by: str = "human") -> None:
    """Take actions for a seat; they are stored when this returns. Raises Refused, and nothing has changed."""
    async with table.lock:
        live = _check_running(table, decision)
        outcome = live.attempt(seat, actions)
        await _commit(table, live, seat, outcome, by)
    MOVES.labels(by).inc()


async def _commit(table: Table, live: LiveGame, seat: int, outcome: Outcome, by: str) -> None:
    now = time.time()
    clock = None if table.clock is None else table.clock.copy()
    spent = 0 if clock is None else round(1000 * clock.spent())
    write = Write(table.id)
    for number, action in enumerate(outcome.taken):
        took = 0 if number else spent
        write.entries.append(action_row(table.id, Taken(live.n + number, seat, action, took), now))
        if clock is not None:
            clock.charge(seat, took / 1000)
    over = outcome.game.over
    after = LiveGame(outcome.game, live.n + len(outcome.taken))
    if over or (after.turn_mark != live.turn_mark and not outcome.marks):  # nothing that a snapshot holds is taken back
        write.snapshots.append(snapshot_row(table, after))
    notes = [Note(after.n, seat, "clock", table.seats[seat].name)] if by == "clock" else []
    write.notes += [note.row(table.id, now) for note in notes]
    changes = _changes(table, outcome, clock, now)
    if changes:
        write.tables.append({"key": table.id, **changes})
    await table.store(write)
    live.keep(outcome)
    for note in notes:
        live.tell(note)
    table.clock = clock
    _drop_asking(table)
    if over:
        table.phase = "over"
    table.game_changed()


def _changes(table: Table, outcome: Outcome, clock: Clock | None, now: float) -> dict[str, Any]:
    """What a move changes of the table's row: at the end its phase and result, with a clock when to wake up."""
    if outcome.game.over:
        state = outcome.game.state
        result = {"ranking": list(state.ranking), "vp": [int(player.vp) for player in state.players]}
        return {
            "phase": "over",
            "changed": now,
            "wake": None,
            "result": msgspec.json.encode(result).decode(),
        }
    if clock is None:
        return {}
    asked = outcome.game.state.decider()
    return {"wake": table.wake(clock, asked, table.seats[asked].kind)}


# --- Taking back ------------------------------------------------------------------------------------------------------


async def undo(table: Table, seat: int, decision: int, to: str) -> None:
    """Take back at once, or ask the others whether they allow it. Raises Refused."""
    async with table.lock:
        _check_running(table, decision)
        reason, most = table.undo_reach(seat)
        if reason:
            raise Refused("no_undo", "nothing can be taken back", reason=reason)
        steps = most if to == "point" else 1
        others = _others(table, seat) if table.options.undo == "consent" else set()
        if not others:
            return await _take_back(table, steps)
        _ = table.spawn(_await_consent(table, _ask(table, seat, steps, others)))
    return None


def _others(table: Table, seat: int) -> set[int]:
    """The seats of other people, who must allow it."""
    mine = table.seats[seat].holder
    return {n for n, other in enumerate(table.seats) if other.kind == "human" and other.holder != mine}


def _ask(table: Table, seat: int, steps: int, others: set[int]) -> Asking:
    _drop_asking(table)
    answered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    asking = Asking(seat, steps, table.playing().n, others, time.time() + CONSENT, answered)
    table.asking = asking
    table.lobby_changed(game=True)
    return asking


def _drop_asking(table: Table) -> None:
    if table.asking is not None:
        table.asking.settle(False)
        table.asking = None


async def _await_consent(table: Table, asking: Asking) -> None:
    """Take back when all have allowed it; what was asked is over either way."""
    try:
        allowed = await asyncio.wait_for(asking.answered, CONSENT)
    except TimeoutError:
        allowed = False
    async with table.lock:
        if table.asking is asking:
            table.asking = None
        if allowed and table.playing().n == asking.decision:
            await _take_back(table, asking.steps)
        else:
            table.lobby_changed(game=True)


async def consent(table: Table, seat: int, allow: bool, decision: int | None = None) -> None:
    """Answer a request to take back: that at a decision, or whichever waits."""
    asking = table.asking
    if asking is None or seat not in asking.waiting:
        raise Refused("nothing_asked", "nothing is asked of this seat")
    if decision is not None and decision != asking.decision:
        raise Refused("outdated", "another request waits", decision=asking.decision)
    asking.count(seat, allow)
    if not asking.answered.done():
        table.lobby_changed(game=True)


async def _take_back(table: Table, steps: int) -> None:
    live = table.playing()
    back = live.back(steps)
    clock = None if table.clock is None else table.clock.copy()
    write = Write(table.id, entries=[back_row(table.id, live.n, live.asked, back)])
    if clock is not None:
        clock.take_back(back)
        write.tables.append({"key": table.id, "wake": table.wake(clock, live.asked, "human")})
    await table.store(write)
    same = live.take_back(steps)
    table.clock = clock
    for viewer in table.viewers:
        viewer.log_sent = min(viewer.log_sent, same[viewer.seat + 1])
    table.game_changed()


# --- What goes on by itself -------------------------------------------------------------------------------------------


def go_on(table: Table) -> None:
    """After each change: let an opponent play where one is asked, and wind the clock."""
    if table.live is None or table.lost:
        return
    asked = table.live.asked
    if asked == NOBODY or table.paused:
        _set_alarm(table, None)
        return
    if table.seats[asked].kind == "bot":
        if table.clock is not None:
            table.clock.stop()
        _set_alarm(table, None)
        if table.bot_task is None or table.bot_task.done():
            table.bot_task = asyncio.get_running_loop().create_task(_play_opponents(table))
    elif table.clock is not None:
        if table.clock.running != asked:
            table.clock.start(asked)
        _set_alarm(table, table.clock.deadline)


async def _play_opponents(table: Table) -> None:
    """Play for opponents until a person is asked."""
    while True:
        live = table.playing()
        asked = live.asked
        if asked == NOBODY or table.paused or table.lost or table.seats[asked].kind != "bot":
            return
        if table.options.bot_pause:
            await asyncio.sleep(table.options.bot_pause / 1000)
        await _stand_in(table, asked, table.seats[asked].bot, "bot")


async def _stand_in(table: Table, seat: int, bot: str, by: str) -> None:
    """Let an opponent take the present decision of a seat."""
    live = table.playing()
    n = live.n
    choice = await table.opponents.choose(live.game.copy(), table.setup, bot, f"{table.seed}/{n}/{seat}")
    if by == "bot" and table.seats[seat].kind != "bot":
        return
    try:
        await asyncio.shield(table.spawn(act(table, seat, n, [choice], by)))
    except Refused as refused:
        log.info("an opponent's choice came too late", extra={"table": table.id, "code": refused.code})
        await asyncio.sleep(0.05)


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
    elif table.live is not None and table.live.asked == clock.running and not table.lost:
        _ = table.spawn(_stand_in(table, clock.running, table.options.stand_in, "clock"))
