"""A world for a table in this process: where it is kept, who chooses for the computer, and people who look at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from landsraad import Game, Setup, View
from landsraad.bots import make_bot
from landsraad.table import coach, ids
from landsraad.table.deeds import read_command
from landsraad.table.feed import Feed
from landsraad.table.loglines import Line
from landsraad.table.message import Message, Shared
from landsraad.table.opponents import Choice
from landsraad.table.refusals import Refused
from landsraad.table.storage import Conflict, Row, Stored, Write

Json = dict[str, Any]


class MemoryStorage:
    """Keeps tables as text, so that nothing of it is shared with a live table."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}
        self._offers: dict[tuple[str, int], Row] = {}
        self.moves: list[str] = []  # by whom

    def kept(self, table: str) -> Stored:
        """All that is kept of a table."""
        return Stored(**json.loads(self._tables[table]))

    def _keep(self, table: str, stored: Stored) -> None:
        stored.version += 1
        self._tables[table] = json.dumps(asdict(stored))

    def new_id(self) -> str:
        """An id for a new table."""
        return ids.new_id()

    async def create(self, table: Row, seats: list[Row]) -> None:
        """Keep a new table."""
        self._keep(table["id"], Stored(-1, table, seats, [], None, [], []))

    async def claim(self, table: str, chat: int) -> Stored | None:
        """Take a table over."""
        if table not in self._tables:
            return None
        stored = self.kept(table)
        self._keep(table, stored)
        stored.chat = stored.chat[-chat:]
        return stored

    async def write(self, write: Write) -> None:
        """Keep a change, all or nothing."""
        stored = self.kept(write.table)
        if stored.version != write.version:
            raise Conflict("somebody else has gone on with the table")
        for row in write.used:
            offer = self._offers.pop((write.table, row["seat"]), None)
            if offer is None or offer["code"] != row["code"]:
                raise Conflict("the offer of this seat has been used")
        stored.table |= write.changes
        stored.entries += write.entries
        stored.notes += write.notes
        stored.chat += write.chat
        stored.snapshot = ([stored.snapshot, *write.snapshots])[-1]
        for row in write.seats:
            stored.seats[row["seat"]] = row
        self._offers |= {(write.table, row["seat"]): row for row in write.offers}
        self._keep(write.table, stored)
        self.moves += [write.by] if write.by else []

    async def offered_seat(self, table: str, seat: int) -> Row | None:
        """The offer of a seat."""
        return self._offers.get((table, seat))


class Here:
    """Opponents that choose at once, in this process."""

    async def choose(self, game: Game, setup: Setup, bot: str, chance: str) -> Choice:
        """What an opponent chooses."""
        view = View(game, game.state.decider())
        return Choice(game.rules.actions.texts[make_bot(bot, sum(chance.encode())).choose(view)])

    async def advise(self, game: Game, setup: Setup) -> dict[str, Any]:
        """What is best."""
        return coach.hint(View(game, game.state.decider()))


def sent(message: Message) -> Json:
    """A message as it arrives on the other side."""
    read: Json = json.loads(json.dumps(message, default=_data))
    return read


def _data(part: object) -> Any:
    if isinstance(part, Shared):
        return part.data
    assert isinstance(part, Line)
    return asdict(part)


class Person:
    """Somebody at a table, who knows what the messages say and nothing else."""

    def __init__(self, feed: Feed, seat: int) -> None:
        self.feed = feed
        self.seat = seat
        self.lobby: Json = {}
        self.game: Any = None
        self.log: list[Json] = []
        self.chat: list[str] = []

    async def read(self) -> None:
        """Take what the table has to say."""
        for message in map(sent, await self.feed.next()):
            self.lobby = message.get("lobby") or self.lobby
            if message["type"] == "chat":
                self.chat.append(message["line"]["text"])
            elif message["type"] == "table":
                self.game = message["game"]
                self.chat = [line["text"] for line in message["chat"]] if "chat" in message else self.chat
                if message["log"] is not None:
                    self.log[message["log"]["from"] :] = message["log"]["lines"]

    async def until(self, wanted: Callable[[Person], Any]) -> None:
        """Read until it is as wanted."""
        while not wanted(self):
            await self.read()

    async def reach(self, n: int) -> None:
        """Read until so many entries have been made."""
        await self.until(lambda one: one.game is not None and one.game["n"] >= n)

    async def ask(self, type: str, **fields: Any) -> str:
        """A command; the code with which it is refused, or nothing."""
        try:
            await self.feed.command(read_command({"type": type, "command": 1, **fields}))
        except Refused as refused:
            return refused.code
        return ""

    async def act(self, action: str) -> str:
        """Answer the present decision."""
        return await self.ask("act", decision=self.game["n"], actions=[action])

    @property
    def options(self) -> list[str]:
        """What this seat may choose from now."""
        decision = None if self.game is None else self.game["decision"]
        return [] if decision is None or decision["seat"] != self.seat else list(decision["options"])

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.game is not None and self.game["ended"] is not None
