"""The games of this browser: of its own tables, and of records that somebody has opened."""

from __future__ import annotations

import json
from typing import Any, Final

from landsraad import Record
from landsraad.browser.storage import Storage
from landsraad.calls import games
from landsraad.record import MARK
from landsraad.table.course import Course
from landsraad.table.refusals import Refused

KEPT: Final = 3  # games whose course is kept in memory


class Games:
    """Records, and what games were like on the way."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._courses: dict[str, Course] = {}

    async def open(self, data: bytes) -> str:
        """Keep a record that somebody opens; its id. Raises Refused where it is none."""
        course = games.course_of(games.read_record(data))
        id = self._storage.new_id()
        await self._storage.put_record(id, data.removeprefix(MARK).decode())
        self._keep(id, course)
        return id

    async def record(self, id: str) -> Record:
        """The record of a game, as far as it has been played. Raises Refused.

        A server gives none before the end: it would tell what others hold, and what chance will bring. Here all of it
        is on the person's own device, and with the record they can go on at a server.
        """
        opened = await self._storage.record(id)
        if opened is not None:
            return games.read_record(opened.encode())
        kept = await self._storage.table(id)
        if kept is None:
            raise Refused("no_such_game", f"there is no game {id}")
        if kept["table"]["phase"] == "lobby":
            raise Refused("not_started", "the game has not begun")
        return games.make_record(kept["table"], kept["seats"], kept["entries"], kept["snapshot"])

    async def course(self, id: str) -> Course:
        """A game that is over or was opened, played again. Raises Refused."""
        course = self._courses.get(id)
        if course is None:
            course = games.course_of(await self._whole(id))
        self._keep(id, course)
        return course

    async def _whole(self, id: str) -> Record:
        kept = await self._storage.table(id)
        if kept is None:
            return await self.record(id)
        return games.record_of(kept["table"], kept["seats"], kept["entries"], kept["snapshot"])

    def _keep(self, id: str, course: Course) -> None:
        """Remember a course as the one that was asked for last."""
        self._courses.pop(id, None)
        self._courses[id] = course
        if len(self._courses) > KEPT:
            del self._courses[next(iter(self._courses))]


def as_data(record: Record) -> Any:
    """A record as JSON data."""
    return json.loads(record.to_json())
