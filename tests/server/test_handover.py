"""A person goes on with a seat at another device."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from landsraad import Setup
from landsraad.server.answers import SeatOffer
from landsraad.server.config import Config
from landsraad.server.opponents import Opponents
from landsraad.server.storage import Storage
from landsraad.table.deeds import Offer
from landsraad.table.handover import claim_seat, offer_seat
from landsraad.table.loading import load_table
from landsraad.table.opening import NewTable, open_table
from landsraad.table.refusals import Refused
from landsraad.table.seats import Seat
from landsraad.table.storage import Conflict, Write
from tests.server.databases import Postgres, RedisServer
from tests.server.support import Browser, Connection, Json, Server, play_on, run
from tests.server.test_workers import lend_cookie, two_workers


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    """A server of the test's own: how many codes may be tried is counted."""
    server = Server(folder, PING="1").start()
    yield server
    server.stop()


async def offer(browser: Browser, table: str, seat: int) -> str:
    """A code that moves a seat."""
    made = SeatOffer.model_validate(await browser.call("POST", f"/api/tables/{table}/seats/{seat}/offer"))
    assert made.link == f"/t/{table}?seat={seat}#take={made.code}"
    assert made.seconds == 15 * 60
    return made.code


async def claim(browser: Browser, table: str, seat: int, code: str, status: int | None = None) -> Json:
    """Use a code; the lobby or the refusal. A new browser gets its cookie first, and the code is as good as before."""
    if not browser.cookie:
        first = await browser.call("POST", f"/api/tables/{table}/seats/{seat}/claim", {"code": code}, 403)
        assert first["error"] == "no_cookie"
        assert browser.cookie
    answer: Json = await browser.call("POST", f"/api/tables/{table}/seats/{seat}/claim", {"code": code}, status)
    return answer


async def refused(browser: Browser, table: str, seat: int, code: str) -> None:
    """The code does not work for this browser, and the seat is not its own."""
    assert (await claim(browser, table, seat, code, 403))["error"] == "wrong_handover"
    lobby = await browser.call("GET", f"/api/tables/{table}")
    assert not lobby["seats"][seat]["mine"]


async def closed_with(connection: Connection, code: int) -> None:
    """The connection is closed with this code."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await connection.until(lambda m: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


async def guest_at(host: Browser, guest: Browser, started: bool) -> str:
    """A table of a host (seats 0 and 2) and a guest (seat 1); its id."""
    table = await host.open("mom", started=False, options={"undo": "consent"})
    path = f"/api/tables/{table['id']}"
    await guest.call("POST", f"{path}/seats/1", {"name": "Guest", "code": table["code"]})
    if started:
        await host.call("POST", f"{path}/start")
    id: str = table["id"]
    return id


def test_a_seat_moves_in_the_lobby_with_its_name_and_ready_mark(server: Server) -> None:
    async def test() -> None:
        host, laptop, phone = Browser(server), Browser(server), Browser(server)
        table = await guest_at(host, laptop, started=False)
        old = await laptop.connect(table, 1)
        assert (await old.ask("ready", ready=True))["type"] == "ack"
        lobby = await claim(phone, table, 1, await offer(laptop, table, 1))
        seat = lobby["seats"][1]
        assert (seat["name"], seat["ready"], seat["mine"], seat["kind"]) == ("Guest", True, True, "human")
        await closed_with(old, 4001)
        assert [row["id"] for row in (await phone.call("GET", "/api/tables"))["mine"]] == [table]
        assert (await laptop.call("GET", "/api/tables"))["mine"] == []
        watching = await laptop.connect(table)
        assert [one["mine"] for one in watching.lobby["seats"]] == [False] * 3
        assert watching.lobby["code"] is None
        assert (await laptop.call("DELETE", f"/api/tables/{table}/seats/1", status=403))["error"] == "not_your_seat"

    run(test())


def test_a_seat_moves_in_the_middle_of_a_game_and_others_play_on(server: Server) -> None:
    async def test() -> None:
        host, laptop, phone = Browser(server), Browser(server), Browser(server)
        table = await guest_at(host, laptop, started=True)
        seats = [await browser.connect(table, n) for n, browser in enumerate((host, laptop, host))]
        await play_on(seats, random.Random(1), 20)
        await seats[1].reach(seats[0].n)
        before = seats[1].game
        await claim(phone, table, 1, await offer(laptop, table, 1))
        await closed_with(seats[1], 4001)
        seats[1] = await phone.connect(table, 1)
        assert seats[1].game == before
        with pytest.raises(websockets.ConnectionClosed):
            await laptop.connect(table, 1)
        await play_on(seats, random.Random(2), 30)
        assert seats[0].lobby["seats"][0]["host"]
        assert not seats[1].lobby["host"]

    run(test())


def test_a_request_for_consent_waits_for_the_new_device(server: Server) -> None:
    async def test() -> None:
        host, laptop, phone = Browser(server), Browser(server), Browser(server)
        table = await guest_at(host, laptop, started=True)
        seats = [await browser.connect(table, n) for n, browser in enumerate((host, laptop, host))]
        while not (seats[0].options and seats[0].game["undo"]["allowed"]):
            await play_on(seats, random.Random(seats[0].n), 1)
        n = seats[0].n
        assert (await seats[0].ask("undo", decision=n))["type"] == "ack"
        await claim(phone, table, 1, await offer(laptop, table, 1))
        moved = await phone.connect(table, 1)
        assert moved.game["undo"]["asking"]["waiting"] == [1]
        assert (await moved.ask("consent", allow=True))["type"] == "ack"
        await seats[0].until_state(lambda c: c.n > n)

    run(test())


def test_host_rights_go_along_with_the_last_seat_of_the_host(server: Server) -> None:
    async def test() -> None:
        laptop, phone, tablet = Browser(server), Browser(server), Browser(server)
        table = (await laptop.open("mmr", started=False))["id"]
        lobby = await claim(tablet, table, 1, await offer(laptop, table, 1))
        assert not lobby["host"], "the host still sits at the laptop"
        assert [seat["host"] for seat in lobby["seats"]] == [True, False, False]
        lobby = await claim(phone, table, 0, await offer(laptop, table, 0))
        assert lobby["host"]
        assert [seat["host"] for seat in lobby["seats"]] == [True, False, False]
        path = f"/api/tables/{table}"
        for browser in (laptop, tablet):
            assert (await browser.call("POST", f"{path}/start", status=403))["error"] == "not_host"
        await phone.call("POST", f"{path}/start")
        assert (await phone.call("POST", f"{path}/host", {"do": "pause"}))["paused"]

    run(test())


def test_codes_that_are_forged_used_or_of_another_seat_open_nothing(server: Server) -> None:
    async def test() -> None:
        host, laptop, phone, thief = Browser(server), Browser(server), Browser(server), Browser(server)
        table = await guest_at(host, laptop, started=True)
        elsewhere = (await host.open("mmm"))["id"]
        code = await offer(laptop, table, 1)
        for forged in ("", "x" * 32, code[:-1], code + "A", code.swapcase(), code[::-1], " " + code):
            await refused(thief, table, 1, forged)
        await refused(thief, table, 0, code)
        await refused(thief, table, 2, code)
        await refused(thief, elsewhere, 1, code)
        for body in ({}, {"code": None}, {"code": 7}, {"code": [code]}, {"code": "x" * 65}, {"code": code, "seat": 0}):
            answer = await thief.call("POST", f"/api/tables/{table}/seats/1/claim", body, 422)
            assert answer["error"] == "malformed"
        surrogate = await thief.http.post(
            f"/api/tables/{table}/seats/1/claim",
            content=b'{"code": "\\ud800"}',
            headers={"Content-Type": "application/json"},
        )
        assert surrogate.status_code == 422
        assert (await claim(thief, table, 9, code, 404))["error"] == "no_such_seat"
        for browser in (thief, host, phone):
            answer = await browser.call("POST", f"/api/tables/{table}/seats/1/offer", status=403)
            assert answer["error"] == "not_your_seat"
        await claim(phone, table, 1, code)
        await refused(thief, table, 1, code)
        await refused(laptop, table, 1, code)
        assert (await claim(phone, table, 1, code))["seats"][1]["mine"], "the answer may have been lost"
        lobby = await thief.call("GET", f"/api/tables/{table}")
        assert not lobby["host"]
        assert not any(seat["mine"] for seat in lobby["seats"])

    run(test())


def test_many_who_use_a_code_at_once_get_one_seat_between_them(server: Server) -> None:
    async def test() -> None:
        host, laptop = Browser(server), Browser(server)
        table = await guest_at(host, laptop, started=True)
        code = await offer(laptop, table, 1)
        thieves = [Browser(server) for _ in range(8)]
        for thief in thieves:
            await claim(thief, table, 1, "", 403)
        path = f"/api/tables/{table}/seats/1/claim"
        answers = await asyncio.gather(*(thief.http.post(path, json={"code": code}) for thief in thieves))
        assert sorted(answer.status_code for answer in answers) == [200] + [403] * 7
        held = [(await thief.call("GET", f"/api/tables/{table}"))["seats"][1]["mine"] for thief in thieves]
        assert sum(held) == 1

    run(test())


def test_an_offer_ends_with_the_next_one_and_with_the_seat(server: Server) -> None:
    async def test() -> None:
        host, laptop, phone = Browser(server), Browser(server), Browser(server)
        table = await guest_at(host, laptop, started=False)
        first = await offer(laptop, table, 1)
        second = await offer(laptop, table, 1)
        await refused(phone, table, 1, first)
        lobby = await host.call("POST", f"/api/tables/{table}/host", {"do": "kick", "seat": 1})
        await refused(phone, table, 1, second)
        other = Browser(server)
        await other.call("POST", f"/api/tables/{table}/seats/1", {"name": "Other", "code": lobby["code"]})
        await refused(phone, table, 1, second)

    run(test())


def test_trying_codes_is_slowed_down(server: Server) -> None:
    async def test() -> None:
        host, thief = Browser(server), Browser(server)
        table = (await host.open("mmm"))["id"]
        path = f"/api/tables/{table}/seats/0/claim"
        await claim(thief, table, 0, "", 403)
        tried = [(await thief.http.post(path, json={"code": f"{n}"})).status_code for n in range(40)]
        assert set(tried) == {403, 429}

    run(test())


def test_an_offer_outlives_a_restart_but_not_its_time_and_is_no_secret_in_the_database(
    server: Server,
) -> None:

    async def test() -> None:
        laptop, phone, tablet = Browser(server), Browser(server), Browser(server)
        table = (await laptop.open("mmm"))["id"]
        first, late = await offer(laptop, table, 0), await offer(laptop, table, 1)
        server.kill()
        file = server.folder / "landsraad.db"
        with contextlib.closing(sqlite3.connect(file)) as database:
            kept = [row[0] for row in database.execute("SELECT code FROM handovers")]
            assert len(kept) == 2
            database.execute("UPDATE handovers SET until = ? WHERE seat = 1", (time.time() - 1,))
            database.commit()
        stored = b"".join(one.read_bytes() for one in server.folder.glob("landsraad.db*"))
        assert first.encode() not in stored
        server.start()
        for hash in kept:
            await refused(tablet, table, 0, hash)
        await refused(phone, table, 1, late)
        assert (await claim(phone, table, 0, first))["seats"][0]["mine"]
        server.kill()
        server.start()
        await refused(tablet, table, 0, first)
        connection = await phone.connect(table, 0)
        assert connection.lobby["seat"] == 0

    run(test())


def test_a_seat_moves_through_both_workers(folder: Path, redis: RedisServer, postgres: Postgres) -> None:
    """The table lives in one worker, the old device is connected to the other; the code works at either, once."""
    one, two = two_workers(folder, redis, postgres.new_database())

    async def test() -> None:
        laptop, phone, thief = Browser(two), Browser(one), Browser(two)
        opener = lend_cookie(laptop, one)
        table = (await opener.open("mmm"))["id"]
        laptop.http.cookies.set("landsraad_player", opener.cookie, domain="127.0.0.1")
        seats = [await laptop.connect(table, n) for n in range(3)]
        await play_on(seats, random.Random(1), 12)
        code = await offer(laptop, table, 2)
        await claim(phone, table, 2, code)
        await closed_with(seats[2], 4001)
        for browser in (thief, Browser(one)):
            await refused(browser, table, 2, code)
        seats[2] = await phone.connect(table, 2)
        await play_on(seats, random.Random(2), 12)
        code = await offer(phone, table, 2)
        one.kill()  # the table lived here
        while (await thief.http.get(f"/api/tables/{table}")).status_code != 200:
            await asyncio.sleep(0.2)
        assert (await claim(thief, table, 2, code))["seats"][2]["mine"]

    try:
        run(test())
    finally:
        one.stop()
        two.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_database_lets_an_offer_be_used_once_whoever_believes_to_hold_the_table(
    folder: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    """Two workers that both believe to hold a table: who comes second is refused, and their seat is not stored."""
    sqlite = f"sqlite:///{folder / 'landsraad.db'}"
    address = sqlite if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    url = Config(database=address).database_url

    async def test() -> None:
        one, two = Storage(url), Storage(url)
        try:
            for storage in (one, two):
                await storage.open()
            opponents = Opponents(1)
            table = (await open_table(NewTable(Setup()), "laptop", one, opponents)).id
            other = await load_table(table, two, opponents)
            first = await load_table(table, one, opponents)
            assert first is not None
            assert other is not None
            await offer_seat(first, "laptop", Offer(0, "hash", time.time() + 60))
            offer = {"seat": 1, "holder": "x", "code": "y", "until": 0.0}
            await first.store(Write(table, offers=[offer]))
            used = Write(table, seats=[Seat("human", "Thief", holder="thief").row(0)])
            used.used.append({"seat": 0, "code": "hash"})
            await claim_seat(first, "phone", 0, "hash")
            assert (first.seats.host, first.seats[0].holder) == ("phone", "phone")
            with pytest.raises(Conflict):
                await two.write(used)
            with pytest.raises(Refused) as refusal:
                await claim_seat(other, "thief", 0, "hash")
            assert refusal.value.code == "wrong_handover"
            stored = await two.seats([table])
            assert [row["holder"] for row in stored] == ["phone", "", "", ""]
            assert (await two.offered_seat(table, 1)) is not None
            opponents.close()
        finally:
            await one.close()
            await two.close()

    run(test())
