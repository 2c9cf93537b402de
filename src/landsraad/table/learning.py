"""A lesson goes on: new tables for it, and what the learner says beside playing."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from landsraad.lessons import LESSONS, Step
from landsraad.table.deeds import Learn
from landsraad.table.live import LiveGame
from landsraad.table.opening import HOST, Begun, open_begun
from landsraad.table.opponents import Opponents
from landsraad.table.options import Options
from landsraad.table.play import act
from landsraad.table.refusals import Refused
from landsraad.table.seats import Seat
from landsraad.table.storage import Storage
from landsraad.table.table import Table
from landsraad.table.teaching import lesson_of, step_of

EASIEST: Final = "random"
BOT_PAUSE: Final = 700  # milliseconds in which a learner sees what an opponent does


async def open_lesson(
    id: str, name: str, holder: str, storage: Storage, opponents: Opponents, origin: str = ""
) -> Table:
    """A new table at which a lesson begins; opponents of the easiest kind take the other seats. Raises Refused."""
    lesson = LESSONS.get(id)
    if lesson is None:
        raise Refused("not_found", f"there is no lesson {id[:60]!r}")
    live = LiveGame.begin(lesson.setup, lesson.seed)
    for action in lesson.begun:
        live.keep(live.attempt(live.asked, [action]))
    seats = [Seat("bot", bot=EASIEST)] * lesson.setup.players
    seats[lesson.seat] = Seat("human", name or HOST)
    options = Options(spectators="no", bot_pause=BOT_PAUSE, lesson=lesson.id)
    begun = Begun(lesson.setup, lesson.seed, live, options)
    return await open_begun(begun, seats, (lesson.seat,), holder, storage, opponents, origin)


async def go_on(table: Table, seat: int, asked: Learn) -> None:
    """Go on from a step. Raises Refused where the lesson is elsewhere by now."""
    lesson = lesson_of(table)
    number = 0 if lesson is None else step_of(table, lesson)
    if lesson is None or seat != lesson.seat or number != asked.step:
        raise Refused("outdated", "the lesson has gone on")
    step = lesson.steps[number]
    if asked.leave:
        await table.keep(replace(table.options, lesson=""))
    elif step.moves:
        await act(table, seat, table.playing().n, _left(table, seat, step))
    else:
        await table.keep(replace(table.options, lesson_read=number + 1))


def _left(table: Table, seat: int, step: Step) -> list[str]:
    """What is left to do in a step: of its moves those that can be done, one after the other, up to the last."""
    live = table.playing()
    left: list[str] = []
    for move in step.moves:
        try:
            live.attempt(seat, [*left, move])
        except Refused:
            continue
        left.append(move)
    if step.moves[-1] not in left:
        raise Refused("lesson", "this step cannot be skipped now")
    return left
