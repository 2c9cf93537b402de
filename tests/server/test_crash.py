"""Nothing that was acknowledged is ever lost, whatever happens to the server; both databases."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path

import pytest
import websockets

from landsraad import Setup, new_game
from landsraad.table.live import LiveGame
from tests.server.databases import Postgres
from tests.server.support import Browser, Connection, Server, play_on, run

TABLES = 8

# Moves that the server has acknowledged before each kill, at all tables together.
ENOUGH = 60


@pytest.fixture(params=["sqlite", "postgresql"])
def crashing(request: pytest.FixtureRequest, folder: Path) -> Server:
    """A server that the test kills, with each of the databases."""
    if request.param == "sqlite":
        return Server(folder)
    postgres: Postgres = request.getfixturevalue("postgres")
    return Server(folder, DATABASE=postgres.new_database())


async def _play_until_killed(seats: list[Connection], chance: random.Random, acknowledged: list[str]) -> None:
    """Act for all seats of a table until the connection breaks; keeps what was acknowledged."""
    try:
        while True:
            first = seats[0]
            assert first.game is not None
            if first.over:
                return
            asked = seats[first.game["decision"]["seat"]]
            await asked.be_asked(first.n)
            action = chance.choice(asked.options)
            answer = await asked.act(action)
            if answer["type"] == "ack":
                acknowledged.append(action)
            await first.reach(asked.n)
    except (websockets.ConnectionClosed, OSError):
        return


def test_killed_under_load_no_acknowledged_move_is_lost_and_the_games_go_on(crashing: Server) -> None:
    async def test() -> None:
        server = crashing.start()
        browser = Browser(server)
        tables = [await browser.open("mmm") for _ in range(TABLES)]
        acknowledged: list[list[str]] = [[] for _ in tables]
        for life in range(2):
            seats = [[await browser.connect(t["id"], n) for n in range(3)] for t in tables]
            players = [
                asyncio.create_task(_play_until_killed(seats[i], random.Random(100 * life + i), acknowledged[i]))
                for i in range(TABLES)
            ]
            while sum(map(len, acknowledged)) < ENOUGH * (life + 1):
                await asyncio.sleep(0.01)
            server.kill()
            await asyncio.gather(*players)
            server.start()
        for table, moves in zip(tables, acknowledged, strict=True):
            await _check_table(browser, table["id"], moves)
        await browser.close()

    try:
        run(test())
    finally:
        crashing.stop()


async def _check_table(browser: Browser, table: str, moves: list[str]) -> None:
    """Every acknowledged move is there, in order; at most one more in each life was stored without an answer."""
    seats = [await browser.connect(table, n) for n in range(3)]
    assert len(moves) <= seats[0].n <= len(moves) + 2
    await play_on(seats, random.Random(7), 10)
    assert len({seat.lobby["seed_hash"] for seat in seats}) == 1
    for seat in seats:
        await seat.close()


def test_what_is_stored_replays_to_the_state_that_people_saw(crashing: Server) -> None:
    async def test() -> None:
        server = crashing.start()
        browser = Browser(server)
        table = await browser.open("mmmm")
        seats = [await browser.connect(table["id"], n) for n in range(4)]
        await play_on(seats, random.Random(8), 120)
        for seat in seats:
            await seat.until_state(lambda c: c.n == 120)
        games = [seat.game for seat in seats]
        logs = [seat.log for seat in seats]
        await seats[0].ask("chat", text="Remember this")
        server.kill()
        server.start()
        for n in range(4):
            async with browser.at(table["id"], n) as again:
                assert again.game == games[n]
                assert again.log == logs[n][-200:]
                assert [line["text"] for line in again.chat] == ["Remember this"]
        await browser.close()

    try:
        run(test())
    finally:
        crashing.stop()


def test_a_game_of_older_rules_goes_on_from_its_last_snapshot(folder: Path) -> None:
    """The moves before the snapshot are not replayed; those since are, as far as they are legal now."""

    async def test() -> None:
        server = Server(folder).start()
        browser = Browser(server)
        table = await browser.open("mmm")
        seats = [await browser.connect(table["id"], n) for n in range(3)]
        await play_on(seats, random.Random(9), 70)
        await seats[0].until_state(lambda c: c.n == 70)
        assert seats[0].game is not None
        shown = seats[0].game["view"]
        server.stop()
        _make_older(folder / "landsraad.db", table["id"])
        server.start()
        seats = [await browser.connect(table["id"], n) for n in range(3)]
        assert seats[0].n == 70
        assert seats[0].game is not None
        assert seats[0].game["view"] == shown
        await play_on(seats, random.Random(10))
        assert seats[0].over
        server.stop()

    run(test())


def _make_older(database: Path, table: str) -> None:
    """As if the game had been begun under older rules, by which its first moves were different ones."""
    connection = sqlite3.connect(database)
    (at,) = connection.execute("SELECT n FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    assert at > 10
    connection.execute("UPDATE tables SET rules = 0 WHERE id = ?", (table,))
    connection.execute("UPDATE entries SET action = 'no_such_move' WHERE table_id = ? AND n < ?", (table, at))
    connection.commit()
    connection.close()


def test_a_snapshot_says_everything() -> None:
    setup = Setup(players=4)
    live = LiveGame.begin(setup, "snapshot")
    chance = random.Random(11)
    for _ in range(60):
        live.keep(live.attempt(live.asked, [chance.choice(live.game.legal_actions())]))
    again = LiveGame.resume(setup, json.loads(json.dumps(live.snapshot())), live.n)
    assert again.snapshot() == live.snapshot()
    assert again.n == live.n


def test_the_beginning_of_a_game_is_that_of_the_public_api() -> None:
    live = LiveGame.begin(Setup(), "same")
    game = new_game(Setup(), "same")
    assert live.game.legal_actions() == game.legal_actions()
    assert live.game.state.rng.state == game.state.rng.state
