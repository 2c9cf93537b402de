"""What seats do in a game: act and take back, at once or with the consent of others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final

from landsraad.table import coach, teaching
from landsraad.table.asking import Asking
from landsraad.table.clocks import Clock
from landsraad.table.deeds import Hint
from landsraad.table.entries import Taken
from landsraad.table.hinting import tell_hint
from landsraad.table.live import LiveGame, Outcome
from landsraad.table.notes import Note
from landsraad.table.refusals import Refused
from landsraad.table.seating import check_own
from landsraad.table.showing import undo_reach
from landsraad.table.storage import Write, action_row, as_text, back_row
from landsraad.table.table import Table

CONSENT: Final = 30.0  # seconds to answer a request to take back


def check_running(table: Table, decision: int) -> LiveGame:
    """The game, at the decision that somebody answers. Raises Refused."""
    live = table.playing()
    if table.paused:
        raise Refused("paused", "the game is paused")
    if decision != live.n:
        raise Refused("outdated", f"the table has moved on to decision {live.n}", decision=live.n)
    return live


async def act(
    table: Table, seat: int, decision: int, actions: list[str], by: str = "human", told: Sequence[str] = ()
) -> None:
    """Take actions for a seat; they are stored when this returns. Raises Refused, and nothing has changed.

    by    who chose: the person, an opponent (`bot`), or one because the `clock` ran out
    told  what else the log tells of the table with it (notes.py)
    """
    async with table.lock:
        live = check_running(table, decision)
        teaching.check(table, seat, actions)
        outcome = live.attempt(seat, actions)
        clock = None if table.clock is None else table.clock.copy()
        events = ["clock", *told] if by == "clock" else told
        notes = [Note(live.n + len(outcome.taken), seat, event, table.seats[seat].name) for event in events]
        await table.store(_written(table, live, seat, outcome, clock, notes, by))
        live.keep(outcome)
        for note in notes:
            live.tell(note)
        table.clock = clock
        _drop_asking(table)
        if outcome.game.over:
            table.phase = "over"
        table.game_changed()


def _written(
    table: Table, live: LiveGame, seat: int, outcome: Outcome, clock: Clock | None, notes: list[Note], by: str
) -> Write:
    """What is stored of a move. `clock` is charged with it."""
    now = time.time()
    spent = 0 if clock is None else round(1000 * clock.spent())
    write = Write(table.id, by=by, notes=[note.row(now) for note in notes])
    for number, action in enumerate(outcome.taken):
        took = 0 if number else spent
        write.entries.append(action_row(Taken(live.n + number, seat, action, now, took)))
        if clock is not None:
            clock.charge(seat, took / 1000)
    after = LiveGame(outcome.game, live.n + len(outcome.taken))
    if outcome.game.over or (after.turn_mark != live.turn_mark and not outcome.marks):
        write.snapshots.append(table.snapshot(after))  # nothing that it holds is taken back
    write.changes = _changes(table, outcome, clock, now)
    return write


def _changes(table: Table, outcome: Outcome, clock: Clock | None, now: float) -> dict[str, Any]:
    """What a move changes of the table's row: at the end its phase and result, with a clock when to wake up."""
    if outcome.game.over:
        state = outcome.game.state
        result = {"ranking": list(state.ranking), "vp": [int(player.vp) for player in state.players]}
        return {"phase": "over", "changed": now, "wake": None, "result": as_text(result)}
    if clock is None:
        return {}
    asked = outcome.game.state.decider()
    return {"wake": table.wake(clock, asked, table.seats[asked].kind)}


async def hint(table: Table, holder: str, asked: Hint) -> dict[str, Any]:
    """What is best at a decision of one's seat. Raises Refused, also where that decision is over by then.

    Nothing waits for it. Where other people play they are told of it before.
    """
    check_own(table, holder, asked.seat)
    live = check_running(table, asked.decision)
    reason = coach.obstacle(table, asked.seat)
    if reason:
        raise Refused("no_hint", "there are no hints here, or not now", reason=reason)
    found = await table.opponents.advise(live.game.copy(), table.setup)
    await asyncio.shield(table.spawn(_give_hint(table, asked)))
    return {"decision": asked.decision, **found}


async def _give_hint(table: Table, asked: Hint) -> None:
    async with table.lock:
        check_running(table, asked.decision)
        await tell_hint(table, asked.seat)


# --- Taking back ------------------------------------------------------------------------------------------------------


async def undo(table: Table, seat: int, decision: int, to: str) -> None:
    """Take back at once, or ask the others whether they allow it. Raises Refused."""
    async with table.lock:
        check_running(table, decision)
        reason, most = undo_reach(table, seat)
        if reason:
            raise Refused("no_undo", "nothing can be taken back", reason=reason)
        steps = most if to == "point" else 1
        others = table.seats.others(seat) if table.options.undo == "consent" else set()
        if not others:
            return await _take_back(table, steps)
        _ = table.spawn(_await_consent(table, ask(table, seat, steps, others)))
    return None


async def _take_back(table: Table, steps: int) -> None:
    live = table.playing()
    back = live.back(steps)
    clock = None if table.clock is None else table.clock.copy()
    write = Write(table.id, entries=[back_row(live.n, live.asked, back)])
    if clock is not None:
        clock.take_back(back)
        write.changes = {"wake": table.wake(clock, live.asked, "human")}
    await table.store(write)
    same = live.take_back(steps)
    table.clock = clock
    for viewer in table.audience.viewers:
        viewer.log_sent = min(viewer.log_sent, same[viewer.seat + 1])
    table.game_changed()


# --- Consent ----------------------------------------------------------------------------------------------------------


def ask(table: Table, seat: int, steps: int, others: set[int]) -> Asking:
    """Ask others whether a seat may take back."""
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
    """Answer a request to take back: that at a decision, or whichever waits. Raises Refused."""
    asking = table.asking
    if asking is None or seat not in asking.waiting:
        raise Refused("nothing_asked", "nothing is asked of this seat")
    if decision is not None and decision != asking.decision:
        raise Refused("outdated", "another request waits", decision=asking.decision)
    asking.count(seat, allow)
    if not asking.answered.done():
        table.lobby_changed(game=True)
