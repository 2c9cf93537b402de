"""Finished games: fetched from the storage, played again beside the server's other work, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from landsraad import Record
from landsraad.analysis import PLAYOUTS, Move
from landsraad.calls import games
from landsraad.record import MARK
from landsraad.server.storage import Storage
from landsraad.server.wire import encode
from landsraad.table.course import Course
from landsraad.table.ids import new_id
from landsraad.table.refusals import Refused

KEPT: Final = 16  # games whose course is kept in memory


class Replays:
    """Replays on request; the last ones are kept in memory."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._courses: OrderedDict[str, Course] = OrderedDict()

    async def record(self, id: str, holder: str = "") -> Record:
        """The record of a game, played here or uploaded, for `holder`. Raises Refused, while others play it, too."""
        uploaded = await self._storage.upload(id)
        if uploaded is not None:
            return games.read_record(uploaded.encode())
        table = await self._storage.table(id)
        if table is None:
            raise Refused("no_such_game", f"there is no game {id}")
        seats = await self._storage.seats([id])
        entries, snapshot = await self._storage.entries(id), await self._storage.snapshot(id)
        return games.record_of(table, seats, entries, snapshot, holder)

    async def upload(self, data: bytes) -> str:
        """Store a record that somebody brings; its id. Raises Refused where it is none."""
        course = await asyncio.to_thread(games.course_of, games.read_record(data))
        id = new_id()
        await self._storage.add_upload(id, data.removeprefix(MARK).decode())
        self._keep(id, course)
        return id

    async def show(self, id: str, at: int | None, eyes: str) -> bytes:
        """A game after `at` actions (None: at its end) through a seat's eyes, `all` or `spectator`. Raises Refused."""
        course = await self.course(id)
        return await asyncio.to_thread(lambda: encode(games.picture(id, course, at, eyes)))

    async def report(self, id: str) -> bytes:
        """What a finished game was like, round by round. Raises Refused."""
        return encode(await asyncio.to_thread(games.report, await self.course(id)))

    async def analysis(self, id: str) -> bytes:
        """How a finished game stood after each turn, and which choices can be looked at. Raises Refused."""
        return encode(await asyncio.to_thread(games.analysis, await self.course(id)))

    async def move(self, id: str, at: int, judge: Callable[[games.Question], Awaitable[Move]]) -> bytes:
        """What a choice cost and what was better, as somebody judges it who is asked once. Raises Refused."""
        course = await self.course(id)
        question = await asyncio.to_thread(games.question, course, at, PLAYOUTS)
        move = course.moves.get(at) or await judge(question)
        return encode(await asyncio.to_thread(games.move, course, move))

    async def course(self, id: str) -> Course:
        """A finished game, replayed. Raises Refused."""
        course = self._courses.get(id)
        if course is not None and not await self._storage.has_game(id):
            self._courses.pop(id, None)
            course = None
        if course is None:
            course = await asyncio.to_thread(games.course_of, await self.record(id))
        self._keep(id, course)
        return course

    def _keep(self, id: str, course: Course) -> None:
        """Remember a course as the one that was asked for last."""
        self._courses[id] = course
        self._courses.move_to_end(id)
        if len(self._courses) > KEPT:
            self._courses.popitem(last=False)
