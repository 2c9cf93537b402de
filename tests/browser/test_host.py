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
from landsraad.puzzles import puzzles
from tests.browser.page import FakeStore, Page, View, click_on
from tests.support.records import BROKEN, NO_RECORD, good

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


@pytest.mark.compiled
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


def test_people_at_one_screen() -> None:
    """Several seats of one person, one of them after the other and all at once; chat, orders, rematch."""

    async def test(page: Page) -> None:
        id = await begun(page, ME, {"kind": "me", "name": "Anna"}, BOT, undo="consent")
        views = await looking(page, id, 0, 1)
        await views[0].until(lambda one: one.game["decision"]["seat"] in (0, 1))
        asked = views[views[0].game["decision"]["seat"]]
        await asked.until(lambda one: one.options)
        path = f"/api/tables/{id}/seats/{asked.seat}/hint"
        n = asked.game["n"]
        assert (await page.get(f"{path}?decision={n}"))["ways"][0]["actions"][0] in asked.options
        assert await page.refused("GET", f"{path}?decision={n + 1}") == (409, "outdated")
        assert await page.refused("GET", path) == (422, "malformed")
        chance = random.Random(1)
        assert await click_on(views, chance, 12, back=0.4) == 12  # nobody else need consent
        watching = page.dial(id, -1)
        await watching.until(lambda one: one.game)
        assert watching.options == []
        assert not watching.game["hints"]
        assert await views[1].ask("chat", text="  Well played\r\n") == ""
        await watching.until(lambda one: one.chat == ["Well played"])
        assert await watching.ask("act", decision=watching.game["n"], actions=["reveal"]) == "not_your_seat"
        assert await page.refused("POST", f"/api/tables/{id}/host", {"do": "rematch"}) == (409, "not_over")
        assert (await page.post(f"/api/tables/{id}/host", {"do": "pause"}))["paused"]
        await views[0].until(lambda one: one.lobby["paused"])
        assert await views[0].act("reveal") == "paused"
        assert not (await page.post(f"/api/tables/{id}/host", {"do": "resume"}))["paused"]
        lobby = await page.post(f"/api/tables/{id}/host", {"do": "bot", "seat": 1, "bot": "random"})
        assert [seat["kind"] for seat in lobby["seats"]] == ["human", "bot", "bot"]
        assert await page.refused("POST", f"/api/tables/{id}/host", {"do": "stand_in", "seat": 0}) == (
            409,
            "still_here",
        )
        await views[1].until(lambda one: one.closed)
        assert views[1].closed == 4000
        await click_on(views[:1], chance, 10_000)
        lobby = await page.post(f"/api/tables/{id}/host", {"do": "rematch"})
        again = await page.get(f"/api/tables/{lobby['rematch']}")
        assert [seat["mine"] for seat in again["seats"]] == [False, True, False]
        assert [row["id"] for row in (await page.get("/api/tables"))["mine"]] == [lobby["rematch"], id]

    run(test)


def test_s_34_games_that_were_given_up_or_left() -> None:
    """The first stay among one's games, the others are no games of one's any more."""

    async def test(page: Page) -> None:
        given_up, left = [await begun(page, ME, BOT, BOT) for _ in range(2)]
        await page.post(f"/api/tables/{given_up}/seats/0/concede")
        assert (await page.ask("DELETE", f"/api/tables/{left}/seats/0"))[0] == 200
        result = json.dumps({"ranking": [1, 0, 2], "vp": [9, 10, 3]})
        for id in (given_up, left):
            page.store.change(id, lambda kept: kept["table"].update(phase="over", result=result))
        (game,) = (await page.get("/api/me/games"))["games"]
        assert (game["id"], game["place"], game["won"], game["conceded"]) == (given_up, 2, False, True)

    run(test)


def test_sitting_down_and_leaving() -> None:
    async def test(page: Page) -> None:
        opened = await page.post("/api/tables", {"name": "Hagen"})
        id = opened["id"]
        assert opened["seats"] == [0]
        assert await page.refused("POST", f"/api/tables/{id}/start") == (409, "seats_open")
        view = page.dial(id)
        await view.until(lambda one: one.lobby)
        assert view.game is None
        assert await view.ask("ready") == ""
        assert await view.ask("act", decision=0, actions=["reveal"]) == "not_started"
        lobby = await page.post(f"/api/tables/{id}/seats/1", {"name": "hagen"})
        assert [(seat["name"], seat["mine"]) for seat in lobby["seats"][:2]] == [("Hagen", True), ("hagen 2", True)]
        assert await page.refused("POST", f"/api/tables/{id}/seats/1", {"name": "Bo"}) == (409, "seat_taken")
        assert await page.refused("POST", f"/api/tables/{id}/seats/7", {"name": "Bo"}) == (404, "no_such_seat")
        status, lobby = await page.ask("DELETE", f"/api/tables/{id}/seats/0")
        assert (status, lobby["seats"][0]["kind"], lobby["host"]) == (200, "open", True)
        await view.until(lambda one: one.closed)
        assert view.closed == 4000
        page.store.remove(id)
        assert (await page.get("/api/tables"))["mine"] == []
        assert await page.refused("POST", f"/api/tables/{id}/seats/0", {"name": "Bo"}) == (503, "unavailable")
        assert await page.refused("GET", f"/api/tables/{id}") == (404, "no_such_table")

    run(test)


def test_a_clock_stands_while_the_tab_is_closed() -> None:
    """But for days, which go on whatever is closed."""

    async def test(page: Page) -> None:
        for kind in ("game", "days"):
            id = await begun(
                page, ME, RANDOM, RANDOM, setup={"boxes": ["uprising"]}, clock={"kind": kind, "seconds": 60}
            )
            views = await looking(page, id, 0)
            await click_on(views, random.Random(2), 3)
            await views[0].until(lambda one: one.options)
            before = views[0].lobby["clock"]
            assert before["running"] == 0
            new = Page(page.store)
            page.store.change(id, lambda kept: kept["table"].update(wake=(kept["table"]["wake"] or 0) - 20))
            after = (await looking(new, id, 0))[0].lobby["clock"]
            assert after["left"] == before["left"]
            ran = after["now"] - after["since"]
            assert (ran >= 20) is (kind == "days"), (kind, ran)

    run(test)


def test_nobody_looks_and_somebody_comes_back() -> None:
    """A connection that is left ends; the game is where it was, and an opponent plays on."""

    async def test(page: Page) -> None:
        id = await begun(page, ME, BOT, BOT)
        (view,) = await looking(page, id, 0)
        await click_on([view], random.Random(3), 5)
        view.leave()
        view.leave()
        page.host.receive(view.channel, '{"type": "pong"}')
        assert view.closed == 1013
        (again,) = await looking(page, id, 0)
        await again.until(lambda one: one.options)
        assert again.game["n"] >= view.game["n"]
        page.host.open(again.channel, id, -1)  # the same channel anew
        again.seq = 0
        await again.until(lambda one: one.lobby["seat"] is None)

    run(test)


def test_every_move_of_an_opponent_is_shown_as_it_comes() -> None:
    async def test(page: Page) -> None:
        id = await begun(page, RANDOM, RANDOM, RANDOM)
        seen = set()
        view = page.dial(id, -1)
        while not view.over:
            await view.reach(view.game["n"] + 1 if view.game else 0)
            seen.add(view.game["n"])
        assert len(seen) > 0.9 * view.game["n"]

    run(test)


# --- Two tabs, and a store that fails ---------------------------------------------------------------------------------


def test_two_tabs_at_one_table() -> None:
    """Who opened it last goes on; the other is refused, and finds all that was done. Nothing is done twice."""

    async def test(page: Page) -> None:
        id = await begun(page, ME, ME, ME)
        pages = [page, Page(page.store)]
        views = [(await looking(one, id, 0, 1, 2)) for one in pages]
        chance = random.Random(4)
        for turn in range(8):
            here = turn % 2
            stale = next(one for one in views[here] if one.options)
            n = stale.game["n"]
            assert await stale.act(stale.options[0]) in ("closed", "unavailable")
            await stale.until(lambda one: one.closed)
            assert stale.closed == 1013
            views[here] = await looking(pages[here], id, 0, 1, 2)
            assert await click_on(views[here], chance, 3) == 3
            assert max(one.game["n"] for one in views[here]) >= n + 3
        entries = page.store.kept(id)["entries"]
        assert [entry["n"] for entry in entries] == list(range(len(entries)))
        assert len(entries) == views[1][0].game["n"]

    run(test)


@pytest.mark.parametrize(
    ("name", "status", "code", "closed"),
    [("QuotaExceededError", 507, "full", 4507), ("AbortError", 503, "unavailable", 1013)],
)
def test_a_store_that_keeps_nothing(name: str, status: int, code: str, closed: int) -> None:
    """What cannot be kept has not happened, and is said; once it keeps again the game goes on from where it was."""

    async def test(page: Page) -> None:
        id = await begun(page, ME, ME, ME)
        views = await looking(page, id, 0, 1, 2)
        await click_on(views, random.Random(5), 10)
        asked = next(one for one in views if one.options)
        n = asked.game["n"]
        page.store.fails = name
        assert await asked.act(asked.options[0]) in ("closed", code)
        for view in views:
            await view.until(lambda one: one.closed)
            assert view.closed == closed
        for call in (
            ("POST", "/api/tables"),
            ("GET", "/api/tables"),
            ("GET", f"/api/tables/{id}"),
            ("POST", "/api/games", good().decode()),
        ):
            assert await page.refused(*call) == (status, code), call
        again = page.dial(id)
        await again.until(lambda one: one.closed)
        assert again.closed == closed
        page.store.fails = ""
        views = await looking(page, id, 0, 1, 2)
        assert views[0].game["n"] == n
        assert await click_on(views, random.Random(6), 10) == 10

    run(test)


def test_a_table_that_cannot_be_read_is_kept() -> None:
    async def test(page: Page) -> None:
        id = await begun(page, ME, ME, ME)
        await click_on(await looking(page, id, 0, 1, 2), random.Random(7), 10)
        assert await page.refused("GET", f"/api/tables/{id}/journal") == (409, "not_over")
        page.store.change(id, lambda kept: kept["entries"].pop(3))
        page = Page(page.store)
        assert (await page.get(f"/api/tables/{id}"))["broken"] == "gap"
        assert await page.refused("POST", f"/api/tables/{id}/host", {"do": "pause"}) == (409, "broken")
        assert await page.refused("GET", f"/api/games/{id}/record") == (409, "broken")
        journal = await page.get(f"/api/tables/{id}/journal")
        assert (journal["broken"], len(journal["entries"])) == ("gap", 9)
        page.store.change(id, lambda kept: kept["table"].update(setup="[]"))
        page = Page(page.store)
        assert await page.refused("GET", f"/api/tables/{id}") == (409, "broken")
        assert (await page.get(f"/api/tables/{id}/journal"))["broken"] == "row"

    run(test)


def test_a_lesson() -> None:
    """It is begun, gone on with, and resumed where it was."""

    async def test(page: Page) -> None:
        id = (await page.post("/api/lessons/first_round", {"name": "Ola"}))["id"]
        view = page.dial(id)
        await view.until(lambda one: one.game)
        assert view.lobby["options"]["lesson"] == "first_round"
        assert view.game["lesson"]["step"] == 0
        assert await view.ask("learn", step=0) == ""
        await view.until(lambda one: one.game["lesson"]["step"] == 1)
        assert await view.act("reveal") == "lesson"
        for action in view.game["lesson"]["moves"]:
            await view.until(lambda one: one.game["decision"]["seat"] == 0)
            n = view.game["n"]
            assert await view.act(action) == ""
            await view.reach(n + 1)
        again = Page(page.store).dial(id)
        await again.until(lambda one: one.game)
        assert again.game["lesson"] == view.game["lesson"]
        assert again.game["lesson"]["step"] == 2
        assert await again.ask("learn", step=2, leave=True) == ""
        await again.until(lambda one: one.game["lesson"] is None)
        assert await page.refused("POST", "/api/lessons/none", {}) == (404, "not_found")

    run(test)


def test_a_puzzle() -> None:
    """A turn is chosen, and the game is as it was; with it the solver plays on."""

    async def test(page: Page) -> None:
        puzzle = next(iter(puzzles().values()))
        id = (await page.post(f"/api/puzzles/{puzzle.id}", {"name": "Ola"}))["id"]
        view = page.dial(id, puzzle.seat)
        await view.until(lambda one: one.game)
        assert view.game["puzzle"] == {"id": puzzle.id, "taken": None, "expected": None, "ways": []}
        assert await view.ask("act", decision=view.game["n"], actions=puzzle.best.path) == ""
        await view.until(lambda one: one.game["puzzle"]["taken"] == 0)
        again = Page(page.store).dial(id, puzzle.seat)
        await again.until(lambda one: one.game)
        assert again.game["puzzle"] == view.game["puzzle"]
        assert await again.ask("solve", play_on=True) == ""
        await again.until(lambda one: one.game["n"] > view.game["n"])
        assert again.game["puzzle"] is None
        assert await page.refused("POST", "/api/puzzles/none", {}) == (404, "not_found")

    run(test)


# --- Games ------------------------------------------------------------------------------------------------------------


def test_records_are_opened_shown_and_played_on() -> None:
    async def test(page: Page) -> None:
        text = "\ufeff" + good().decode()
        game = (await page.post("/api/games", text))["id"]
        assert game.startswith("here-")
        record = Record.from_json(good())
        assert await page.get(f"/api/games/{game}/record") == json.loads(good())
        shown = await page.get(f"/api/games/{game}/replay?at=40&as=1")
        assert (shown["at"], shown["names"]) == (40, record.names)
        assert (await page.get(f"/api/games/{game}/report"))["rounds"][0]["round"] == 1
        last = (await page.get(f"/api/games/{game}/analysis"))["choices"][-1]
        move = await page.get(f"/api/games/{game}/analysis/{last['at']}")
        assert last.items() <= move.items()
        assert await page.get(f"/api/games/{game}/analysis/{last['at']}") == move
        on = await page.post(f"/api/games/{game}/play", {"at": 40, "seat": 1, "name": "Bo"})
        assert on["seats"] == [1]
        (view,) = await looking(page, on["id"], 1)
        assert view.lobby["options"]["continues"] == game
        assert view.game["n"] >= 40
        await click_on([view], random.Random(8), 5)
        for bad in ({"at": 10_000}, {"at": 5, "seat": 3}, {"at": len(record.actions)}):
            status, _ = await page.refused("POST", f"/api/games/{game}/play", bad)
            assert status in (404, 422), bad

    run(test)


@pytest.mark.parametrize("name", [*NO_RECORD, *BROKEN])
def test_a_record_that_is_none(name: str) -> None:
    async def test(page: Page) -> None:
        made, _ = (NO_RECORD | BROKEN)[name]
        text = made().decode("utf-8", "surrogateescape")
        code = "no_record" if name in NO_RECORD else "broken_record"
        assert await page.refused("POST", "/api/games", text) == (422, code)
        assert page.store.records == {}

    run(test)


def test_the_record_of_a_game_that_goes_on() -> None:
    """With it the game goes on elsewhere, at the same decision; the game itself is not told before its end."""

    async def test(page: Page) -> None:
        lobby = (await page.post("/api/tables"))["id"]
        assert await page.refused("GET", f"/api/games/{lobby}/record") == (409, "not_started")
        id = await begun(page, ME, RANDOM, RANDOM)
        (view,) = await looking(page, id, 0)
        await click_on([view], random.Random(9), 25, back=0.3)
        await view.until(lambda one: one.options)
        for path in ("replay", "report", "analysis", "analysis/0"):
            assert await page.refused("GET", f"/api/games/{id}/{path}") == (409, "not_over")
        text = json.dumps(await page.get(f"/api/games/{id}/record"))
        record = Record.from_json(text.encode())
        assert record.result is None
        other = Page(FakeStore())
        game = (await other.post("/api/games", text))["id"]
        on = await other.post(f"/api/games/{game}/play", {"at": len(record.actions)})
        (there,) = await looking(other, on["id"], 0)
        assert there.game["view"] == view.game["view"]
        assert there.game["decision"]["options"] == view.options
        await click_on([there], random.Random(10), 10_000)
        assert await other.refused("GET", f"/api/games/{game}/report") == (409, "not_over")

    run(test)
