"""Finished games: their records, and what they looked like after so many actions."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any, Final

import msgspec

from landsraad import BrokenRecord, Game, Record
from landsraad.names import clean_name
from landsraad.record import FORMAT, MARK, OLDEST_RULES, RULES_VERSION, NoRecord
from landsraad.report import Unfinished, report_of
from landsraad.server.storage import Storage
from landsraad.server.wire import encode
from landsraad.table.course import Course, read_course
from landsraad.table.entries import BrokenJournal, standing
from landsraad.table.ids import new_id
from landsraad.table.live import SPECTATOR, chance_in
from landsraad.table.refusals import Refused
from landsraad.table.render import render_ended, render_open, render_view
from landsraad.table.setups import setup_data, setup_from
from landsraad.table.storage import Row
from landsraad.text import play
from landsraad.text.said import Said, wire

KEPT: Final = 16  # games whose course is kept in memory
DETAIL: Final = 500  # characters of a reason that are told
NO_UNDO: Final = {"allowed": False, "steps": 0, "reason": "over", "asking": None}


class Replays:
    """Replays on request; the last ones are kept in memory."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._courses: OrderedDict[str, Course] = OrderedDict()

    async def record(self, id: str) -> Record:
        """The record of a finished game, played here or uploaded. Raises Refused."""
        uploaded = await self._storage.upload(id)
        if uploaded is not None:
            try:
                return Record.from_json(uploaded.encode())
            except BrokenRecord as error:
                raise _broken(error) from error
        table = await self._storage.table(id)
        if table is None:
            raise Refused("no_such_game", f"there is no game {id}")
        if table["phase"] != "over":
            raise Refused("not_over", "the game goes on")
        seats = await self._storage.seats([id])
        try:
            return make_record(table, seats, await self._storage.entries(id), await self._storage.snapshot(id))
        except BrokenJournal as error:
            raise Refused("broken", str(error), reason=error.code) from error

    async def upload(self, data: bytes) -> str:
        """Store a record that somebody brings; its id. Raises Refused where it is none."""
        try:
            record = Record.from_json(data)
            course = await asyncio.to_thread(read_course, record)
        except NoRecord as error:
            raise Refused("no_record", str(error)[:DETAIL]) from error
        except BrokenRecord as error:
            raise _broken(error) from error
        id = new_id()
        await self._storage.add_upload(id, data.removeprefix(MARK).decode())
        self._keep(id, course)
        return id

    async def show(self, id: str, at: int | None, eyes: str) -> bytes:
        """A game after `at` actions (None: at its end) through a seat's eyes, `all` or `spectator`. Raises Refused."""
        course = await self.course(id)
        length = len(course.record.actions)
        number = length if at is None else min(max(at, 0), length)
        players = course.record.setup.players
        if eyes not in ("all", "spectator") and not (eyes.isascii() and eyes.isdigit() and int(eyes) < players):
            raise Refused("no_such_seat", f"the game has no seat {eyes[:20]!r}")
        return await asyncio.to_thread(_picture, id, course, number, eyes)

    async def report(self, id: str) -> bytes:
        """What a finished game was like, round by round (landsraad.report). Raises Refused."""
        course = await self.course(id)
        if not course.report:
            try:
                course.report = encode(await asyncio.to_thread(report_of, course.playback))
            except Unfinished as error:
                raise Refused("not_over", str(error)) from error
            except BrokenRecord as error:
                raise _broken(error) from error
        return course.report

    async def course(self, id: str) -> Course:
        """A finished game, replayed. Raises Refused."""
        course = self._courses.get(id)
        if course is not None and not await self._storage.has_game(id):
            self._courses.pop(id, None)
            course = None
        if course is None:
            record = await self.record(id)
            try:
                course = await asyncio.to_thread(read_course, record)
            except BrokenRecord as error:
                raise _broken(error) from error
        self._keep(id, course)
        return course

    def _keep(self, id: str, course: Course) -> None:
        """Remember a course as the one that was asked for last."""
        self._courses[id] = course
        self._courses.move_to_end(id)
        if len(self._courses) > KEPT:
            self._courses.popitem(last=False)


def _broken(error: BrokenRecord) -> Refused:
    why = str(error)[:DETAIL]
    return Refused("broken_record", why, why=why)


def make_record(table: Row, seats: list[Row], entries: list[Row], snapshot: Row | None) -> Record:
    """The record of a table's finished game, without what was taken back; its last snapshot knows what chance decided.

    A table that does not go back to its seed was begun by rules that are no more. Which ones is not kept: they count as
    those before. Raises BrokenJournal.
    """
    setup = setup_from(msgspec.json.decode(table["setup"]))
    result = None if table["result"] is None else msgspec.json.decode(table["result"])
    names = [_name(seat) for seat in seats]
    date = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(table["changed"]))
    actions = [one.action for one in standing(entries)]
    rules, renewed = table["rules"], None
    if table["base"] > 0:
        rules, renewed = max(OLDEST_RULES, rules - 1), len(standing(entries[: table["base"]]))
    chance = chance_in(snapshot) or {}
    seed = table["seed"].removeprefix("own:")
    return Record(FORMAT if chance else 1, rules, setup, seed, actions, names, date, result, chance, renewed)


def _name(seat: Row) -> str:
    """The name of a seat for a record. Tables of the first release may have names that are none any more."""
    try:
        return clean_name(seat["name"])
    except ValueError:
        return str(seat["bot"]) if seat["kind"] == "bot" else ""


def _next(game: Game, record: Record, at: int) -> Said:
    """The label of the action that comes next."""
    return play.action(game.rules, game.rules.actions.number(record.actions[at]), game)


def _picture(id: str, course: Course, at: int, eyes: str) -> bytes:
    live = course.live_at(at)
    viewer = int(eyes) if eyes.isdigit() else SPECTATOR
    game: dict[str, Any] = {"n": live.n}
    game |= render_open(live.game) if eyes == "all" else render_view(live.game, viewer)
    if game["decision"] is not None:
        game["decision"]["id"] = live.n
    game["undo"] = NO_UNDO
    game["ended"] = render_ended(live.game, course.record.seed)
    game["seed_hash"] = course.seed_hash
    game["rules"] = RULES_VERSION
    record = course.record
    head = {
        "id": id,
        "at": at,
        "length": len(record.actions),
        "names": [*record.names, *[""] * (record.setup.players - len(record.names))],
        "action": wire(_next(live.game, record, at)) if at < len(record.actions) else None,
        "turns": course.turns,
        "rounds": course.rounds,
        "stop": "" if course.playback.stop is None else str(course.playback.stop)[:DETAIL],
        "setup": setup_data(record.setup),
        "game": game,
        "log": {"from": 0, "lines": live.logs[viewer + 1]},
    }
    return encode(head)
