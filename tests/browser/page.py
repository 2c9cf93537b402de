"""A browser around a host: its store, and a page that calls, opens connections and clicks."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from landsraad.browser.host import Host

Json = dict[str, Any]
LISTS = ("entries", "notes", "chat")


class Rejection(Exception):
    """What JavaScript rejects a promise with."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}: the store rejects this")
        self.name = name


class Null:
    """JavaScript's null, which is not None."""


class FakeStore:
    """Does what the store in IndexedDB does (web/src/here/store.ts). `fails`: the name of what it rejects all with."""

    def __init__(self) -> None:
        self._tables: dict[str, str] = {}
        self.records: dict[str, str] = {}
        self.fails = ""

    async def _begin(self) -> None:
        await asyncio.sleep(0)
        if self.fails:
            raise Rejection(self.fails)

    def kept(self, id: str) -> Json:
        """All that is kept of a table."""
        found: Json = json.loads(self._tables[id])
        return found

    def change(self, id: str, change: Callable[[Json], None]) -> None:
        """Let something happen to what is kept."""
        kept = self.kept(id)
        change(kept)
        self._tables[id] = json.dumps(kept)

    async def create(self, text: str) -> None:
        await self._begin()
        made = json.loads(text)
        table = {**made["table"], "version": 0}
        kept = {"table": table, "seats": made["seats"], "snapshot": None, **{name: [] for name in LISTS}}
        self._tables[table["id"]] = json.dumps(kept)

    async def claim(self, id: str, chat: int) -> str | Null:
        await self._begin()
        if id not in self._tables:
            return Null()
        kept = self.kept(id)
        kept["table"]["version"] += 1
        self._tables[id] = json.dumps(kept)
        return json.dumps({**kept, "version": kept["table"]["version"], "chat": kept["chat"][-chat:]})

    async def write(self, text: str) -> None:
        await self._begin()
        write = json.loads(text)
        kept = self.kept(write["table"]) if write["table"] in self._tables else {"table": {"version": None}}
        if kept["table"]["version"] != write["version"]:
            raise Rejection("Conflict")
        kept["table"] |= {**write["changes"], "version": write["version"] + 1}
        for name in LISTS:
            kept[name] += write[name]
        kept["snapshot"] = [kept["snapshot"], *write["snapshots"]][-1]
        for row in write["seats"]:
            kept["seats"][row["seat"]] = row
        self._tables[write["table"]] = json.dumps(kept)

    async def table(self, id: str) -> str | Null:
        await self._begin()
        if id not in self._tables:
            return Null()
        kept = self.kept(id)
        return json.dumps({name: kept[name] for name in ("table", "seats", "entries", "snapshot", "notes")})

    async def tables(self) -> str:
        await self._begin()
        return json.dumps([{name: self.kept(id)[name] for name in ("table", "seats")} for id in self._tables])

    async def put_record(self, id: str, text: str) -> None:
        await self._begin()
        self.records[id] = text

    async def record(self, id: str) -> str | Null:
        await self._begin()
        return self.records.get(id, Null())

    def remove(self, id: str) -> None:
        """What the page does by itself."""
        self._tables.pop(id, None)


class Page:
    """A page with its worker. `lost`: the worker is gone, and with it all that was not kept."""

    def __init__(self, store: FakeStore) -> None:
        self.store = store
        self.seen: dict[int, View] = {}
        self.codes: dict[int, int] = {}
        self._changed = asyncio.Event()
        self._last = 0
        self.host = Host(store, self._send, self._closed)

    def _send(self, channel: int, text: str) -> None:
        self.seen[channel].take(json.loads(text))
        self._changed.set()

    def _closed(self, channel: int, code: int) -> None:
        self.codes[channel] = code
        self._changed.set()

    async def until(self, wanted: Callable[[], Any]) -> None:
        """Wait until it is as wanted."""
        while not wanted():
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 60)

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A call: its status and the body of its answer."""
        said = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        answer = json.loads(await self.host.call(method, path, said))
        assert set(answer) == {"status", "body"}
        return answer["status"], answer["body"]

    async def get(self, path: str) -> Any:
        """What a call answers."""
        status, body = await self.ask("GET", path)
        assert status == 200, body
        return body

    async def post(self, path: str, body: Any = None) -> Any:
        """What a change answers."""
        status, answer = await self.ask("POST", path, body)
        assert status in (200, 201), answer
        return answer

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code of a refusal."""
        status, answer = await self.ask(method, path, body)
        assert set(answer) == {"error", "detail", "args"}, (path, answer)
        return status, answer["error"]

    def dial(self, table: str, seat: int = 0) -> View:
        """Look at a table."""
        self._last += 1
        self.seen[self._last] = View(self, self._last, seat)
        self.host.open(self._last, table, seat)
        return self.seen[self._last]


class View:
    """A connection of the page: what it was told."""

    def __init__(self, page: Page, channel: int, seat: int) -> None:
        self.page = page
        self.channel = channel
        self.seat = seat
        self.seq = 0
        self.types: list[str] = []
        self.answers: dict[int | None, Json] = {}
        self.lobby: Json = {}
        self.game: Any = None
        self.log: list[Json] = []
        self.first = 0  # the number of the first line of the log
        self.chat: list[str] = []

    def take(self, message: Json) -> None:
        """Something is told."""
        self.seq += 1
        assert message["seq"] == self.seq
        type = message["type"]
        self.types.append(type)
        if type in ("ack", "error"):
            self.answers[message["command"]] = message
        elif type == "chat":
            self.chat.append(message["line"]["text"])
        elif type in ("table", "lobby"):
            self.lobby = message["lobby"] or self.lobby
        if type == "table":
            self.game = message["game"]
            if "chat" in message:  # all of it
                self.chat = [line["text"] for line in message["chat"]]
                self.log, self.first = [], (message["log"] or {"from": 0})["from"]
            if message["log"] is not None:
                self.log[message["log"]["from"] - self.first :] = message["log"]["lines"]

    async def until(self, wanted: Callable[[View], Any]) -> None:
        """Wait until it is as wanted, or the connection is closed."""
        await self.page.until(lambda: self.closed or wanted(self))

    async def reach(self, n: int) -> None:
        """Wait until so many entries have been made."""
        await self.until(lambda one: one.game and one.game["n"] >= n)

    @property
    def closed(self) -> int:
        """The code with which it was closed; 0 while it is open."""
        return self.page.codes.get(self.channel, 0)

    @property
    def options(self) -> list[str]:
        """What this seat may choose from now."""
        decision = self.game and self.game["decision"]
        return decision["options"] if decision and decision["seat"] == self.seat else []

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.game and self.game["ended"])

    async def say(self, text: str, command: int | None) -> str:
        """Say something; the code with which it is refused, or nothing."""
        self.answers.pop(command, None)
        self.page.host.receive(self.channel, text)
        await self.until(lambda one: command in one.answers)
        return "closed" if self.closed else str(self.answers[command].get("code", ""))

    async def ask(self, type: str, **fields: Any) -> str:
        """A command; the code with which it is refused, or nothing."""
        number = 1 + max((id for id in self.answers if id is not None), default=0)
        return await self.say(json.dumps({"type": type, "command": number, **fields}), number)

    async def act(self, action: str) -> str:
        """Answer the present decision."""
        return await self.ask("act", decision=self.game["n"], actions=[action])

    def leave(self) -> None:
        """Look no longer."""
        self.page.host.leave(self.channel)


async def click_on(views: list[View], chance: random.Random, moves: int, back: float = 0.0) -> int:
    """Choices at random by whoever is asked, some of them taken back; how many were made before the game was over."""
    for made in range(moves):
        asked = await _whoever_is_asked(views)
        if asked is None:
            return made
        n = asked.game["n"]
        if asked.game["undo"]["allowed"] and chance.random() < back:
            assert await asked.ask("undo", decision=n) == ""
        else:
            assert await asked.act(chance.choice(asked.options)) == ""
        for view in views:
            await view.reach(n + 1)
    return moves


async def _whoever_is_asked(views: list[View]) -> View | None:
    """The view of the seat that has to choose; None where the game is over."""
    await views[0].page.until(lambda: any(one.closed or one.over or one.options for one in views))
    assert not any(one.closed for one in views), [one.closed for one in views]
    return next((one for one in views if one.options and not one.over), None)
