"""Around a game: seats, the host, clocks, spectators, rematch, replays, overviews."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
import websockets

from landsraad.server.clocks import Clock
from landsraad.server.messages import MESSAGES, ClockOptions, ReplayOut, TableList
from tests.server.support import Browser, Server, play_on, run


def test_setups_that_cannot_be_played_are_refused_with_the_reason(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        for setup in ({"players": 7}, {"players": 4, "boxes": ["moon"]}, {"players": 3, "leaders": ["nobody"] * 3}):
            refused = await browser.call("POST", "/api/tables", {"setup": setup}, 422)
            assert refused["error"] == "impossible"
            assert refused["detail"]
        seats = [{"kind": "bot", "bot": "genius"}] * 4
        assert (await browser.call("POST", "/api/tables", {"seats": seats}, 422))["error"] == "impossible"
        assert (await browser.call("POST", "/api/tables", {"seats": [{"kind": "me"}]}, 422))["error"] == "impossible"
        assert (await browser.call("POST", "/api/tables", {"bogus": 1}, 422))["error"] == "malformed"

    run(test())


def test_joining_by_code_taking_and_leaving_seats(server: Server) -> None:
    async def test() -> None:
        host, guest = Browser(server), Browser(server)
        table = await host.open("moo", started=False)
        assert table["link"] == f"/t/{table['id']}?code={table['code']}"
        lobby = await guest.call("GET", f"/api/tables/{table['code']}")
        path = f"/api/tables/{lobby['id']}"
        assert (await guest.call("POST", f"{path}/seats/1", {"name": "G"}, 403))["error"] == "wrong_code"
        taken = {"name": "  Guest   One ", "code": table["code"].upper()}
        lobby = await guest.call("POST", f"{path}/seats/1", taken)
        assert lobby["seats"][1]["name"] == "Guest One"
        assert (await host.call("POST", f"{path}/start", status=409))["error"] == "seats_open"
        assert (await host.call("POST", f"{path}/seats/1", taken, 409))["error"] == "seat_taken"
        connection = await guest.connect(table["id"], 1)
        assert (await connection.ask("ready", ready=True))["type"] == "ack"
        assert connection.lobby["seats"][1]["ready"]
        await guest.call("POST", f"{path}/seats/2", {"name": "Guest Two"})
        await host.call("POST", f"{path}/start")
        await connection.until_state(lambda c: c.game is not None)
        assert (await host.call("POST", f"{path}/start", status=409))["error"] == "already_started"
        lobby = await guest.call("DELETE", f"{path}/seats/1")
        assert lobby["seats"][1]["kind"] == "open"
        with pytest.raises(websockets.ConnectionClosed):
            await connection.until(lambda m: False)
        lobby = await guest.call("POST", f"{path}/seats/1", {"name": "Back"})
        assert lobby["seats"][1]["mine"]
        mine = TableList.model_validate(await guest.call("GET", "/api/tables")).mine
        assert [row.mine for row in mine if row.id == table["id"]] == [[1, 2]]

    run(test())


def test_listed_tables_need_no_code(server: Server) -> None:
    async def test() -> None:
        host, guest = Browser(server), Browser(server)
        table = await host.open("moo", started=False, options={"listed": True})
        listed = (await guest.call("GET", "/api/tables"))["listed"]
        row = next(row for row in listed if row["id"] == table["id"])
        assert row["open"] == 2
        await guest.call("POST", f"/api/tables/{table['id']}/seats/1", {"name": "G"})

    run(test())


def test_the_host_replaces_pauses_and_hands_over(server: Server) -> None:
    async def test() -> None:
        host, guest = Browser(server), Browser(server)
        table = await host.open("mom", started=False)
        path = f"/api/tables/{table['id']}"
        await guest.call("POST", f"{path}/seats/1", {"name": "G", "code": table["code"]})
        await host.call("POST", f"{path}/start")
        seats = [await host.connect(table["id"], n) for n in (0, 2)]
        await host.call("POST", f"{path}/host", {"do": "pause"})
        for seat in seats:
            await seat.until_state(lambda c: c.lobby["paused"])
        if seats[0].options:
            assert (await seats[0].act(seats[0].options[0]))["code"] == "paused"
        await host.call("POST", f"{path}/host", {"do": "bot", "seat": 1, "bot": "random"})
        await asyncio.sleep(0.3)
        await host.call("POST", f"{path}/host", {"do": "resume"})
        await play_on(seats, random.Random(1), 40)
        await host.call("POST", f"{path}/host", {"do": "host", "seat": 1}, 422)
        assert seats[0].lobby["seats"][1]["kind"] == "bot"

    run(test())


def test_a_clock_that_has_run_out_lets_an_opponent_decide(server: Server) -> None:
    """Also after a restart a table with a clock goes on; here only the clock itself is tried."""

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
        assert 4 < time.monotonic() - began < 15
        assert asked.lobby["clock"]["left"][asked.seat or 0] == 0
        for message in asked.messages:
            MESSAGES.validate_python(message)

    run(test())


def test_the_arithmetic_of_clocks() -> None:
    clock = Clock.new(ClockOptions(kind="game", seconds=60, increment=5), 2)
    clock.charge(0, 20)
    assert clock.left == [45, 60]
    clock.charge(0, 100)
    assert clock.left == [5, 60]
    clock.start(1, since=time.time() - 10)
    assert clock.deadline is not None
    assert 49 < clock.deadline - time.time() < 51
    clock.stop()
    assert clock.running is None
    assert 49 < clock.left[1] < 51
    each = Clock.new(ClockOptions(kind="move", seconds=30), 2)
    each.charge(0, 20)
    assert each.left == [30, 30]


def test_spectators_are_let_in_delayed_or_kept_out(server: Server) -> None:
    async def test() -> None:
        host, watcher = Browser(server), Browser(server)
        table = await host.open("mmm", options={"spectators": "no"})
        with pytest.raises(websockets.ConnectionClosed):
            await watcher.connect(table["id"])
        await host.call("POST", f"/api/tables/{table['id']}/host", {"do": "spectators", "allow": True})
        connection = await watcher.connect(table["id"])
        assert connection.lobby["spectators"] == 1
        await host.call("POST", f"/api/tables/{table['id']}/host", {"do": "spectators", "allow": False})
        with pytest.raises(websockets.ConnectionClosed):
            await connection.until(lambda m: False)
        table = await host.open("mmm", options={"spectators": "delayed", "spectator_delay": 2})
        seats = [await host.connect(table["id"], n) for n in range(3)]
        connection = await watcher.connect(table["id"])
        await play_on(seats, random.Random(3), 5)
        assert connection.n == 0
        await connection.until_state(lambda c: c.n == 5)
        assert [line["event"] for line in connection.log if line["event"] == "drawn_card"] == []

    run(test())


def test_a_rematch_seats_the_same_people_one_further(server: Server) -> None:
    async def test() -> None:
        host, guest = Browser(server), Browser(server)
        table = await host.open("mor", started=False)
        path = f"/api/tables/{table['id']}"
        await guest.call("POST", f"{path}/seats/1", {"name": "G", "code": table["code"]})
        await host.call("POST", f"{path}/start")
        assert (await host.call("POST", f"{path}/host", {"do": "rematch"}, 409))["error"] == "not_over"
        seats = [await host.connect(table["id"], 0), await guest.connect(table["id"], 1)]
        await play_on(seats, random.Random(2))
        lobby = await host.call("POST", f"{path}/host", {"do": "rematch"})
        again = await guest.call("GET", f"/api/tables/{lobby['rematch']}")
        assert [seat["name"] for seat in again["seats"]] == ["", "Alia", "G"]
        assert again["seats"][2]["mine"]
        assert again["phase"] == "lobby"
        lobby = await host.call("POST", f"/api/tables/{lobby['rematch']}/start")
        assert lobby["seed_hash"] != seats[0].lobby["seed_hash"]
        await check_replay(host, guest, table["id"])

    run(test())


async def check_replay(host: Browser, guest: Browser, table: str) -> None:
    """A finished game can be seen at every moment through every seat's eyes, taken away and brought back."""
    whole = ReplayOut.model_validate(await guest.call("GET", f"/api/games/{table}/replay?as=all"))
    assert whole.at == whole.length
    assert whole.game.ended is not None
    assert whole.turns[0] == 0
    early = await guest.call("GET", f"/api/games/{table}/replay?at=33&as=1")
    assert early["at"] == 33
    assert early["action"] is not None
    assert set(early["game"]["view"]["players"][0]["intrigue"]) <= {None}
    everything = await guest.call("GET", f"/api/games/{table}/replay?at=33&as=all")
    assert None not in everything["game"]["view"]["imperium_deck"]
    record = (await host.http.get(f"/api/games/{table}/record")).content
    made = (await guest.http.post("/api/games", content=record)).json()
    again = await guest.call("GET", f"/api/games/{made['id']}/replay?at=33&as=1")
    assert again["game"] == early["game"]
    await guest.call("GET", f"/api/games/{table}/replay?as=9", status=404)


def test_the_hosts_own_seed_is_said_and_its_hash_is_not(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mmm", seed="42")
        lobby = await browser.call("GET", f"/api/tables/{table['id']}")
        assert lobby["own_seed"]
        assert lobby["seed_hash"] == ""
        table = await browser.open("mmm")
        lobby = await browser.call("GET", f"/api/tables/{table['id']}")
        assert not lobby["own_seed"]
        assert len(lobby["seed_hash"]) == 64

    run(test())


def test_what_a_host_can_look_at(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        assert await browser.call("GET", "/healthz") == {"ok": True, "problems": []}
        metrics = (await browser.http.get("/metrics")).text
        for name in ("landsraad_moves_total", "landsraad_command_seconds_bucket", "landsraad_connections"):
            assert name in metrics
        paths = (await browser.call("GET", "/api/openapi.json"))["paths"]
        assert {"/api/tables", "/api/tables/{id}/seats/{seat}", "/api/games/{id}/replay"} <= set(paths)
        schema = (await browser.call("GET", "/api/schema.json"))["$defs"]
        assert {"FromServer", "FromClient", "Lobby", "GameOut", "Act", "ReplayOut"} <= set(schema)
        assert "FromServer" in (await browser.http.get("/api/schema")).text
        about = await browser.call("GET", "/api/about")
        assert about["languages"] == ["en", "ru", "uk"]

    run(test())


def test_the_clients_routes_all_lead_to_its_page(server: Server, folder: Path) -> None:
    async def test() -> None:
        browser = Browser(server)
        for path in ("/", "/new", "/t/abc", "/g/abc?at=3", "/cards", "/rules", "/settings", "/companion", "/stats/x"):
            answer = await browser.http.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"].startswith("text/html")
            policy = answer.headers["content-security-policy"]
            assert "unsafe" not in policy
            assert "script-src 'self'" in policy
        assert (await browser.http.get("/nothing.js")).status_code == 404

    run(test())


def test_a_table_with_a_clock_goes_on_after_a_restart_though_nobody_looks(folder: Path) -> None:
    server = Server(folder).start()

    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mmm", options={"clock": {"kind": "days", "seconds": 5}, "stand_in": "random"})
        async with browser.at(table["id"], 0) as seat:
            asked = seat.game["decision"]["seat"] if seat.game else 0
            async with browser.at(table["id"], asked) as first:
                await first.act(first.options[0])
        server.kill()
        server.start()
        while 'landsraad_moves_total{by="clock"}' not in (await browser.http.get("/metrics")).text:
            await asyncio.sleep(0.2)
        async with browser.at(table["id"], 0) as seat:
            assert seat.n >= 2

    try:
        run(test())
    finally:
        server.stop()
