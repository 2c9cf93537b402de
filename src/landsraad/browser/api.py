"""The calls of the page, with the paths and answers of the server's (docs/messages.md).

Who plays here is one person, whose browser it is: no cookies, no limits, no invitations.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qs, unquote

from landsraad.analysis import PLAYOUTS, judge
from landsraad.browser import asked
from landsraad.browser.games import Games, as_data
from landsraad.browser.storage import HERE, Storage
from landsraad.calls import companion, games
from landsraad.calls.about import about
from landsraad.calls.history import Finished, history
from landsraad.calls.library import library, read_boxes
from landsraad.calls.overview import opened, overview
from landsraad.calls.salvage import salvage
from landsraad.table import opening
from landsraad.table.commands import perform
from landsraad.table.deeds import Concede, Deed, Hint, Leave, Look, Start, Who
from landsraad.table.ids import is_id
from landsraad.table.learning import open_lesson
from landsraad.table.refusals import Refused
from landsraad.table.solving import open_puzzle
from landsraad.table.tables import Tables

HOLDER: Final = "here"  # who holds every seat of a person
SALVAGED: Final = 10_000  # lines of the chat of a table that cannot be loaded


@dataclass(frozen=True)
class Call:
    """A call: what stands in its path and behind it, and its body."""

    parts: dict[str, str]
    query: dict[str, str]
    body: str

    @property
    def id(self) -> str:
        """The id of a table or game. Raises Refused for what is none of this browser."""
        id = self.parts["id"]
        if not (id.startswith(HERE) and is_id(id.removeprefix(HERE))):
            raise Refused("no_such_table", "that is no id of this browser")
        return id

    @property
    def seat(self) -> int:
        """The number of a seat. Raises Refused for what is no number."""
        return _number(self.parts["seat"])

    @property
    def at(self) -> int | None:
        """After how many actions, where that is asked. Raises Refused for what is no number."""
        return _number(self.query["at"]) if "at" in self.query else None


@dataclass(frozen=True)
class Way:
    """Who answers calls of a method and a path."""

    method: str
    path: str
    answer: Callable[[Api, Call], Awaitable[Any]]
    status: int = 200
    pattern: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path.replace(".", r"\."))
        object.__setattr__(self, "pattern", re.compile(pattern))


class Api:
    """Answers calls, each with plain data."""

    def __init__(self, storage: Storage, tables: Tables) -> None:
        self._storage = storage
        self._tables = tables
        self._games = Games(storage)

    async def answer(self, method: str, address: str, body: str) -> tuple[int, Any]:
        """The status and the body of an answer. Raises Refused."""
        path, _, asked_for = address.partition("?")
        query = {name: values[-1] for name, values in parse_qs(asked_for).items()}
        for way in WAYS:
            found = way.pattern.fullmatch(path)
            if found is not None and way.method == method:
                named = {name: unquote(value) for name, value in found.groupdict().items()}
                return way.status, await way.answer(self, Call(named, query, body))
        raise Refused("not_found", f"there is no call {method[:10]} {path[:100]}")

    # --- What there is ------------------------------------------------------------------------------------------------

    async def about(self, call: Call) -> Any:
        """What can be chosen."""
        return about()

    async def library(self, call: Call) -> Any:
        """What the definitions of some boxes are called and say."""
        return library(call.parts["language"], read_boxes(call.parts["boxes"]))

    async def companion_form(self, call: Call) -> Any:
        """What can be chosen before a game of the companion."""
        return companion.form(call.parts["language"])

    async def companion_show(self, call: Call) -> Any:
        """A game of the companion after a step more."""
        step = asked.companion_step(call.body)
        return companion.show(call.parts["language"], step.save, step.command)

    # --- Tables -------------------------------------------------------------------------------------------------------

    async def tables(self, call: Call) -> Any:
        """The tables of this browser."""
        kept = await self._storage.tables()
        seats = [{**seat, "table_id": one["table"]["id"]} for one in kept for seat in one["seats"]]
        return overview([one["table"] for one in kept], [], seats, self._tables, HOLDER)

    async def new_table(self, call: Call) -> Any:
        """A new table."""
        wanted = asked.new_table(call.body)
        return opened(await opening.open_table(wanted, HOLDER, self._storage, self._tables.opponents), HOLDER)

    async def new_lesson(self, call: Call) -> Any:
        """A new table at which a lesson begins."""
        name = asked.learner(call.body)
        opponents = self._tables.opponents
        return opened(await open_lesson(call.parts["lesson"], name, HOLDER, self._storage, opponents), HOLDER)

    async def new_puzzle(self, call: Call) -> Any:
        """A new table at which a puzzle is posed."""
        name = asked.learner(call.body)
        opponents = self._tables.opponents
        return opened(await open_puzzle(call.parts["puzzle"], name, HOLDER, self._storage, opponents), HOLDER)

    async def table(self, call: Call) -> Any:
        """The lobby of a table."""
        return await self._perform(call, Look())

    async def take_seat(self, call: Call) -> Any:
        """Sit down."""
        return await self._perform(call, asked.take(call.body, call.seat))

    async def leave_seat(self, call: Call) -> Any:
        """Leave a seat."""
        return await self._perform(call, Leave(call.seat))

    async def concede(self, call: Call) -> Any:
        """Give a game up."""
        return await self._perform(call, Concede(call.seat))

    async def hint(self, call: Call) -> Any:
        """What is best at a decision of a seat."""
        return await self._perform(call, Hint(call.seat, _number(call.query.get("decision", ""))))

    async def start(self, call: Call) -> Any:
        """Begin the game."""
        return await self._perform(call, Start())

    async def order(self, call: Call) -> Any:
        """An order of the host."""
        return await self._perform(call, asked.order(call.body))

    async def journal(self, call: Call) -> Any:
        """All that is kept of a table whose game cannot be loaded."""
        broken = await self._broken(call)
        kept = await self._storage.claim(call.id, SALVAGED)
        if kept is None:
            raise Refused("no_such_table", f"there is no table {call.id}")
        return salvage(broken, kept.table, kept.seats, kept.entries, kept.snapshot, kept.chat)

    async def _broken(self, call: Call) -> str:
        """Why a table cannot be loaded. Raises Refused where it can."""
        try:
            why = (await self._perform(call, Look()))["broken"]
        except Refused as refused:
            if refused.code != "broken":
                raise
            why = refused.args_sent["reason"]
        if why is None:
            raise Refused("not_over", "the game goes on")
        return str(why)

    async def _perform(self, call: Call, deed: Deed) -> Any:
        return await perform(self._tables, call.id, Who(HOLDER), deed)

    # --- Games --------------------------------------------------------------------------------------------------------

    async def open_game(self, call: Call) -> Any:
        """Keep a record; the file itself is the body."""
        id = await self._games.open(call.body.encode("utf-8", "surrogatepass"))
        return {"id": id, "link": f"/g/{id}"}

    async def record(self, call: Call) -> Any:
        """The record of a game."""
        return as_data(await self._games.record(call.id))

    async def history(self, call: Call) -> Any:
        """The finished games of this browser, and how often its person has won."""
        over = [one for one in await self._storage.tables() if one["table"]["phase"] == "over"]
        kept = [await self._storage.table(one["table"]["id"]) for one in over]
        return history([_finished(one) for one in kept if one], HOLDER)

    async def replay(self, call: Call) -> Any:
        """A game after `at` actions, seen by a seat, by `all` or by a `spectator`."""
        course = await self._games.course(call.id)
        return games.picture(call.id, course, call.at, call.query.get("as", "spectator"))

    async def report(self, call: Call) -> Any:
        """What the seats of a finished game did and had in each round."""
        return games.report(await self._games.course(call.id))

    async def analysis(self, call: Call) -> Any:
        """Chances to win, and which choices can be looked at."""
        return games.analysis(await self._games.course(call.id))

    async def move(self, call: Call) -> Any:
        """What a choice cost, and what was better."""
        course, at = await self._games.course(call.id), _number(call.parts["at"])
        question = games.question(course, at, PLAYOUTS)
        return games.move(course, course.moves.get(at) or judge(*question))

    async def play_on(self, call: Call) -> Any:
        """Play a game on from some action, at a new table."""
        course, wanted = await self._games.course(call.id), asked.play_on(call.body)
        opening.check_play_on(course, wanted)
        live = course.live_at(wanted.at)
        opponents = self._tables.opponents
        return opened(await opening.play_on(course, live, call.id, wanted, HOLDER, self._storage, opponents), HOLDER)


def _finished(kept: dict[str, Any]) -> Finished:
    """A finished game, from all that is kept of it."""
    state = None if kept["snapshot"] is None else kept["snapshot"]["state"]
    conceded = [note["seat"] for note in kept["notes"] if note["event"] == "conceded"]
    return Finished(kept["table"], kept["seats"], state, conceded)


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,16}", text):
        raise Refused("malformed", f"{text[:20]!r} is no number")
    return int(text)


WAYS: Final = (
    Way("GET", "/api/about.json", Api.about),
    Way("GET", "/api/library/{language}/{boxes}.json", Api.library),
    Way("GET", "/api/companion/{language}", Api.companion_form),
    Way("POST", "/api/companion/{language}", Api.companion_show),
    Way("GET", "/api/tables", Api.tables),
    Way("POST", "/api/tables", Api.new_table, 201),
    Way("POST", "/api/lessons/{lesson}", Api.new_lesson, 201),
    Way("POST", "/api/puzzles/{puzzle}", Api.new_puzzle, 201),
    Way("GET", "/api/tables/{id}", Api.table),
    Way("GET", "/api/tables/{id}/journal", Api.journal),
    Way("POST", "/api/tables/{id}/seats/{seat}", Api.take_seat),
    Way("DELETE", "/api/tables/{id}/seats/{seat}", Api.leave_seat),
    Way("POST", "/api/tables/{id}/seats/{seat}/concede", Api.concede),
    Way("GET", "/api/tables/{id}/seats/{seat}/hint", Api.hint),
    Way("POST", "/api/tables/{id}/start", Api.start),
    Way("POST", "/api/tables/{id}/host", Api.order),
    Way("GET", "/api/me/games", Api.history),
    Way("POST", "/api/games", Api.open_game, 201),
    Way("GET", "/api/games/{id}/record", Api.record),
    Way("GET", "/api/games/{id}/replay", Api.replay),
    Way("GET", "/api/games/{id}/report", Api.report),
    Way("GET", "/api/games/{id}/analysis", Api.analysis),
    Way("GET", "/api/games/{id}/analysis/{at}", Api.move),
    Way("POST", "/api/games/{id}/play", Api.play_on, 201),
)
