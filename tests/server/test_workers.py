"""Several workers behind one port or two, with a real Redis."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.databases import Postgres, RedisServer
from tests.server.support import Browser, Server, play_on, run


def two_workers(folder: Path, redis: RedisServer, database: str) -> list[Server]:
    """Two servers that share a database, a secret and a Redis."""
    settings = {"REDIS": redis.url, "SECRET": "shared", "LEASE": "1.5", "DATABASE": database, "PING": "1"}
    servers = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        servers.append(Server(folder / name, 1, **settings).start())
    return servers


def lend_cookie(owner: Browser, server: Server) -> Browser:
    """The same browser, at the other worker."""
    other = Browser(server)
    other.http.cookies.set("landsraad_player", owner.cookie, domain="127.0.0.1")
    return other


def test_a_table_is_played_through_both_workers_and_outlives_the_death_of_one(
    folder: Path, redis: RedisServer, postgres: Postgres
) -> None:
    one, two = two_workers(folder, redis, postgres.new_database())

    async def test() -> None:
        first = Browser(one)
        table = await first.open("mmm", started=False)
        second = lend_cookie(first, two)
        lobby = await second.call("POST", f"/api/tables/{table['id']}/start")
        assert lobby["phase"] == "playing"
        seats = [await browser.connect(table["id"], n) for n, browser in enumerate((first, second, first))]
        await play_on(seats, random.Random(1), 60)
        answer = await seats[1].ask("chat", text="from the other side")
        assert answer["type"] == "ack"
        await seats[0].until_state(lambda c: c.chat)
        assert all(seat["online"] for seat in seats[0].lobby["seats"])
        refused = await seats[1].ask("act", decision=0, actions=["reveal"])
        assert refused["code"] == "outdated"
        await asyncio.gather(*(seat.until_state(lambda c: c.n == 60) for seat in seats))
        game = seats[1].game
        two.kill()  # the table lives here: it was begun here
        while (await first.http.get(f"/api/tables/{table['id']}")).status_code != 200:
            await asyncio.sleep(0.2)
        seats = [await first.connect(table["id"], n) for n in range(3)]
        assert seats[1].game == game
        await play_on(seats, random.Random(2), 60)
        assert seats[0].n >= 119

    try:
        run(test())
    finally:
        one.stop()
        two.stop()


def test_a_clock_runs_on_when_the_worker_of_its_table_dies(
    folder: Path, redis: RedisServer, postgres: Postgres
) -> None:
    """Nobody looks at the table any more: the other worker takes it over, and an opponent decides in time."""
    one, two = two_workers(folder, redis, postgres.new_database())

    async def test() -> None:
        browser = Browser(two)
        options = {"clock": {"kind": "move", "seconds": 5}, "stand_in": "random"}
        await browser.open("mmm", options=options)
        two.kill()
        other = Browser(one)
        while not await moves_of_clocks(other):
            await asyncio.sleep(0.5)

    try:
        run(test())
    finally:
        one.stop()
        two.stop()


async def moves_of_clocks(browser: Browser) -> float:
    """How many moves a worker has had made for want of time."""
    lines = (await browser.http.get("/metrics")).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith('landsraad_moves_total{by="clock"}'))


def test_many_tables_share_the_processes_of_one_server(folder: Path, redis: RedisServer) -> None:
    server = Server(folder, workers=2, REDIS=redis.url, SECRET="shared").start()

    async def test() -> None:
        async def table(number: int) -> None:
            browser = Browser(server)
            opened = await browser.open("mmmr")
            seats = [await browser.connect(opened["id"], n) for n in range(3)]
            await play_on(seats, random.Random(number), 60)

        await asyncio.gather(*(table(number) for number in range(6)))
        metrics = (await Browser(server).http.get("/metrics")).text
        moves = [line for line in metrics.splitlines() if line.startswith('landsraad_moves_total{by="human"}')]
        assert float(moves[0].split()[-1]) >= 360

    try:
        run(test())
    finally:
        server.stop()
