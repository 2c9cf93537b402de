"""Runs in Pyodide, with the zip that browsers get: plays records again, plays games, and hosts one."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from functools import partial
from typing import Any

from landsraad import Game, Record, Setup, new_game, to_dict
from landsraad.browser.host import Host
from landsraad.engine.machine.rng import Rng
from landsraad.playback import play_back

Json = dict[str, Any]


async def main(text: str, store: Any) -> str:
    """What is found out, as JSON; text: `{"records": {name: text}, "games": [[name, setup, moves]], "host": true}`."""
    given = json.loads(text)
    found = {
        "played": {name: played(record) for name, record in given["records"].items()},
        "made": {name: made(name, Setup(**setup), moves) for name, setup, moves in given["games"]},
        "hosted": await hosted(store) if given["host"] else None,
    }
    return json.dumps(found)


def state(game: Game) -> str:
    """What stands for a whole state: two that differ in anything differ in it."""
    return hashlib.sha256(json.dumps(to_dict(game.state), sort_keys=True).encode()).hexdigest()


def played(text: str) -> Json:
    """A record, played again here."""
    playback = play_back(Record.from_json(text.encode()))
    return {"state": state(playback.game), "stop": str(playback.stop), "actions": len(playback.record.actions)}


def made(name: str, setup: Setup, moves: int) -> Json:
    """A game of random moves, played here."""
    game = new_game(setup, name)
    rng = Rng(2026)
    while not game.over and len(game.history) < moves:
        options = game.legal()
        game.apply(options[rng.below(len(options))])
    return {"record": Record.of(game, setup, name).to_json().decode(), "state": state(game)}


class Page:
    """The page of a host: the last of each kind of message."""

    def __init__(self, store: Any) -> None:
        self.said: Json = {}
        self.closed = 0
        self.host = Host(store, self.hear, self.end)

    def hear(self, channel: int, text: str) -> None:
        """A message."""
        message = json.loads(text)
        self.said[message["type"]] = message

    def end(self, channel: int, code: int) -> None:
        """The connection is closed."""
        self.closed = code

    async def call(self, method: str, path: str, body: str = "") -> tuple[int, Any]:
        """A call."""
        answer = json.loads(await self.host.call(method, path, body))
        return answer["status"], answer["body"]

    async def until(self, wanted: Callable[[], Any]) -> None:
        """Wait; a whole game takes less than a minute on any machine that is to play it."""
        for _ in range(6000):
            if wanted():
                return
            await asyncio.sleep(0.01)
        raise TimeoutError


async def hosted(store: Any) -> Json:
    """A game by clicks, with what comes over the border when a store fails or another tab goes on."""
    found: Json = {}
    page = Page(store)
    found["about"] = (await page.call("GET", "/api/about.json"))[1]["boxes"]
    found["words"] = (await page.call("GET", "/api/library/uk/uprising+choam.json"))[1]["factions"]["fremen"]["name"]
    found["companion"] = (await page.call("GET", "/api/companion/ru"))[0]
    found["nothing"] = (await page.call("GET", "/api/tables/here-abcdefghjkmn"))[1]["error"]
    table = {"setup": {"players": 3}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot"}]}
    id = (await page.call("POST", "/api/tables", json.dumps(table)))[1]["id"]
    await page.call("POST", f"/api/tables/{id}/start")
    page.host.open(1, id, 0)
    await click(page, 3)
    other = Page(store)
    other.host.open(1, id, 0)
    await other.until(lambda: "table" in other.said)
    await click(page, 1)
    found["other_tab"] = page.closed
    page = Page(store)
    page.host.open(1, id, 0)
    await click(page, 2)
    store.fails = "QuotaExceededError"
    found["full"] = (await page.call("POST", "/api/tables", json.dumps(table)))[0]
    await click(page, 1)
    found["full_closed"] = page.closed
    store.fails = ""
    page = Page(store)
    page.host.open(1, id, 0)
    await click(page, 1000)
    found["ranking"] = page.said["table"]["game"]["ended"]["ranking"]
    found["record"] = json.dumps((await page.call("GET", f"/api/games/{id}/record"))[1])
    game = (await page.call("POST", "/api/games", found["record"]))[1]["id"]
    for one in (page, other):
        one.host.leave(1)  # Node.js ends when nobody is told anything more
    found["rounds"] = len((await page.call("GET", f"/api/games/{game}/report"))[1]["rounds"])
    return found


async def click(page: Page, most: int) -> None:
    """Take the first option, so many times, until the game is over or the connection is closed."""
    for _ in range(most):
        await page.until(lambda: page.closed or asked(page) or ended(page))
        if page.closed or ended(page):
            return
        game = page.said["table"]["game"]
        act = {"type": "act", "decision": game["n"], "actions": [game["decision"]["options"][0]]}
        page.host.receive(1, json.dumps(act))
        await page.until(partial(moved_on, page, game["n"]))


def asked(page: Page) -> bool:
    """Is it the person's turn to choose?"""
    game = page.said.get("table", {"game": None})["game"]
    return bool(game and game["decision"] and game["decision"]["seat"] == 0)


def ended(page: Page) -> bool:
    """Is the game over?"""
    game = page.said.get("table", {"game": None})["game"]
    return bool(game and game["ended"])


def moved_on(page: Page, n: int) -> bool:
    """Has the game gone on, or the connection ended?"""
    return bool(page.closed or page.said["table"]["game"]["n"] > n)
