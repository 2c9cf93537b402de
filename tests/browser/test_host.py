"""Whole games of a page with the host in its worker, by clicks."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from landsraad import Record
from landsraad.playback import replay
from tests.browser.page import FakeStore, Page, View, click_on

ME, BOT, RANDOM = {"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}


def run(test: Callable[[Page], Awaitable[None]]) -> None:
    """Run a test with a page whose browser keeps nothing yet."""

    async def whole() -> None:
        await test(Page(FakeStore()))

    asyncio.run(whole())


async def begun(page: Page, *seats: dict[str, Any], setup: dict[str, Any] | None = None, **options: Any) -> str:
    """A game that has begun; the id of its table."""
    asked = {"setup": {"players": len(seats), **(setup or {})}, "seats": seats, "options": options, "seed": "a seed"}
    id: str = (await page.post("/api/tables", asked))["id"]
    await page.post(f"/api/tables/{id}/start")
    return id


async def looking(page: Page, id: str, *seats: int) -> list[View]:
    """Connections to a table, which have been told of it."""
    views = [page.dial(id, seat) for seat in seats]
    for view in views:
        await view.until(lambda one: one.game)
    return views


GAMES: dict[str, tuple[dict[str, Any], tuple[dict[str, Any], ...]]] = {
    "base": ({}, (ME, RANDOM, ME)),
    "uprising": ({"boxes": ["uprising", "choam"]}, (ME, BOT, BOT)),
    "ix": ({"boxes": ["base", "ix"], "epic": True, "leader_mode": "draft"}, (RANDOM, ME, RANDOM, RANDOM)),
    "solo": ({"boxes": ["base", "ix"], "difficulty": "mentat"}, (ME,)),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str) -> None:
    """From its opening to its report: every few moves the tab is killed, and a new one knows all that was answered."""
    setup, seats = GAMES[name]
    mine = [seat for seat, one in enumerate(seats) if one is ME]

    async def test(page: Page) -> None:
        chance = random.Random(name)
        id = await begun(page, *seats, setup=setup)
        assert id.startswith("here-")
        views = await looking(page, id, *mine)
        while await click_on(views, chance, chance.randint(1, 60), back=0.2) and not views[0].over:
            before = views
            page = Page(page.store)
            views = await looking(page, id, *mine)
            for new, old in zip(views, before, strict=True):
                assert new.game["n"] >= old.game["n"]
                if new.game["n"] == old.game["n"]:
                    assert new.game == old.game
                    length = min(len(new.log), len(old.log))
                    assert new.log[-length:] == old.log[-length:]
        assert (await page.get("/api/tables"))["mine"][0]["phase"] == "over"
        record = Record.from_json(json.dumps(await page.get(f"/api/games/{id}/record")).encode())
        assert replay(record).over
        shown = await page.get(f"/api/games/{id}/replay?as=all")
        assert shown["at"] == shown["length"] == len(record.actions)
        assert shown["game"]["ended"] == views[0].game["ended"]
        told = await page.get(f"/api/games/{id}/report")
        assert [seat["name"] for seat in told["seats"]][: len(seats)] == record.names

    run(test)
