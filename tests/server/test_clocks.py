"""Clocks: their arithmetic, what happens when one runs out, and what is left of them after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from landsraad.server.messages.sent import MESSAGES
from landsraad.table.clocks import Clock
from landsraad.table.options import ClockOptions
from tests.server.support import Browser, Json, Server, run


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> float:
    """The time, which stands still."""
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    return time.time()


def test_the_arithmetic_of_clocks(now: float) -> None:
    clock = Clock.new(ClockOptions(kind="game", seconds=60, increment=5), 2)
    clock.charge(0, 20)
    assert clock.left == [45, 60]
    clock.charge(0, 100)
    assert clock.left == [5, 60]
    clock.start(1, since=now - 10)
    assert clock.deadline == now + 50
    clock.stop()
    assert clock.running is None
    assert clock.left[1] == 50
    each = Clock.new(ClockOptions(kind="move", seconds=30), 2)
    each.charge(0, 20)
    assert each.left == [30, 30]


def test_a_pause_does_not_give_the_time_back(now: float) -> None:
    for kind in ("move", "game", "days"):
        clock = Clock.new(ClockOptions(kind=kind, seconds=60), 2)
        clock.start(0, since=now - 20)
        clock.stop()
        clock.start(0)
        assert clock.deadline == now + 40
        clock.charge(0, 10)
        assert clock.left[0] == (30 if kind == "game" else 60)


def test_what_is_taken_back_counts_for_the_decision_that_is_taken_again(now: float) -> None:
    """Nobody wins time by acting and taking back, not even the increment."""
    clock = Clock.new(ClockOptions(kind="game", seconds=60, increment=5), 2)
    clock.charge(1, 30)
    clock.charge(0, 10)
    clock.charge(0, 4)
    clock.start(0, since=now - 3)
    clock.take_back(2)
    assert clock.left == [60, 35]
    assert clock.deadline == now + 43
    assert clock.spent() == 17


def test_a_clock_that_has_run_out_lets_an_opponent_decide(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        options = {"clock": {"kind": "game", "seconds": 5, "increment": 0}, "stand_in": "random"}
        table = await browser.open("mmm", options=options)
        seats = [await browser.connect(table["id"], n) for n in range(3)]
        assert seats[0].lobby["clock"]["running"] is not None
        asked = next(seat for seat in seats if seat.options)
        assert asked.lobby["clock"]["running"] == asked.seat
        began = time.monotonic()
        n = asked.n
        await asked.until_state(lambda c: c.n > n)
        assert time.monotonic() - began > 4
        assert asked.lobby["clock"]["left"][asked.seat or 0] == 0
        for message in asked.messages:
            MESSAGES.validate_python(message)

    run(test())


def options(kind: str, seconds: int = 5, **more: object) -> Json:
    """Options of a table with a clock."""
    return {"clock": {"kind": kind, "seconds": seconds}, "stand_in": "random", **more}


def moves(server: Server) -> dict[str, int]:
    """How many moves each table has, read without waking any of them."""
    with contextlib.closing(sqlite3.connect(server.folder / "landsraad.db")) as connection:
        return dict(connection.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id").fetchall())


async def until_moved(server: Server, *tables: str) -> None:
    """Wait until each of these tables has a move."""
    while not moves(server).keys() >= set(tables):
        await asyncio.sleep(0.1)


def test_games_with_clocks_go_on_after_a_restart_though_nobody_looks(folder: Path) -> None:
    """Begun and never moved in, resumed after a pause, waiting for an opponent: all of them; paused: not.

    A table that cannot be loaded does not keep the others asleep.
    """
    server = Server(folder).start()

    async def test() -> None:
        browser = Browser(server)
        begun = await browser.open("mmm", options=options("days"))
        each = await browser.open("mmm", options=options("move"))
        broken = await browser.open("mmm", options=options("days"))
        bots = await browser.open("rrr", options=options("days", bot_pause=3000))
        paused = await browser.open("mmm", options=options("days"))
        resumed = await browser.open("mmm", options=options("days"))
        for table, orders in ((paused, ("pause",)), (resumed, ("pause", "resume"))):
            for order in orders:
                await browser.call("POST", f"/api/tables/{table['id']}/host", {"do": order})
        server.kill()
        assert not moves(server)
        with contextlib.closing(sqlite3.connect(folder / "landsraad.db")) as connection, connection:
            connection.execute("UPDATE tables SET wake = wake - 3600")  # an hour passes
            connection.execute("UPDATE tables SET setup = '{', wake = 1 WHERE id = ?", (broken["id"],))
        server.start()
        await until_moved(server, begun["id"], resumed["id"])
        await until_moved(server, bots["id"], each["id"])
        assert paused["id"] not in moves(server)
        await browser.call("POST", f"/api/tables/{paused['id']}/host", {"do": "resume"})
        await until_moved(server, paused["id"])

    try:
        run(test())
    finally:
        server.stop()


def test_a_clock_of_days_runs_on_while_its_table_is_not_in_memory(folder: Path) -> None:
    server = Server(folder, IDLE="0.5").start()

    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mmm", options=options("days", seconds=10))
        for tables_here in ("1.0", "0.0"):
            while f"landsraad_tables {tables_here}" not in (await browser.http.get("/metrics")).text:
                await asyncio.sleep(0.1)
        async with browser.at(table["id"], 0) as seat:
            clock = seat.lobby["clock"]
            assert 1 < clock["now"] - clock["since"] < 10
        assert not moves(server)
        await until_moved(server, table["id"])

    try:
        run(test())
    finally:
        server.stop()
