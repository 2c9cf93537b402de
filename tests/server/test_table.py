"""Around a game: seats, the host, spectators, rematch, replays, overviews."""

from __future__ import annotations

import asyncio
import json
import random
import re

import pytest
import websockets

from landsraad.server.answers import AnalysisOut, MoveOut, ReplayOut, ReportOut, TableList
from landsraad.table.seats import BOT_NAMES
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


def test_what_a_host_does_in_the_middle_of_a_game(server: Server) -> None:
    """A seat is emptied and given to an opponent, the game is paused, the table handed over; everybody hears of it."""

    async def test() -> None:
        host, guest, other = Browser(server), Browser(server), Browser(server)
        table = await host.open("moo", started=False, options={"undo": "consent"})
        path = f"/api/tables/{table['id']}"
        for n, browser in ((1, guest), (2, other)):
            await browser.call("POST", f"{path}/seats/{n}", {"name": f"Guest {n}", "code": table["code"]})
        await host.call("POST", f"{path}/start")
        seats = [await browser.connect(table["id"], n) for n, browser in enumerate((host, guest, other))]
        await play_on(seats, random.Random(5), 10)
        await host.call("POST", f"{path}/host", {"do": "kick", "seat": 2})
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await seats[2].until(lambda m: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000
        await seats[1].until_state(lambda c: c.lobby["seats"][2]["kind"] == "open")
        lobby = await host.call("POST", f"{path}/host", {"do": "bot", "seat": 2, "bot": "random"})
        assert (lobby["seats"][2]["name"], lobby["seats"][2]["bot"]) == (BOT_NAMES[0], "random")
        await play_on(seats[:2], random.Random(6), 10)
        await host.call("POST", f"{path}/host", {"do": "host", "seat": 1})
        await seats[1].until_state(lambda c: c.lobby["host"])
        assert (await host.call("POST", f"{path}/host", {"do": "pause"}, 403))["error"] == "not_host"
        await guest.call("POST", f"{path}/host", {"do": "pause"})
        await seats[0].until_state(lambda c: c.lobby["paused"] and not c.lobby["host"])
        assert (await seats[0].act("reveal"))["code"] == "paused"
        assert (await seats[0].ask("undo", decision=seats[0].n))["code"] == "paused"
        await guest.call("POST", f"{path}/host", {"do": "resume"})
        await play_on(seats[:2], random.Random(7), 10)

    run(test())


def test_opponents_without_a_name_get_one_that_nobody_has(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        bot = {"kind": "bot", "bot": "random"}
        seats = [{"kind": "me", "name": BOT_NAMES[0]}, bot, bot | {"name": "Own"}, {"kind": "open"}]
        table = await browser.call("POST", "/api/tables", {"seats": seats})
        path = f"/api/tables/{table['id']}"
        lobby = await browser.call("POST", f"{path}/host", {"do": "bot", "seat": 3})
        assert [seat["name"] for seat in lobby["seats"]] == [BOT_NAMES[0], BOT_NAMES[1], "Own", BOT_NAMES[2]]
        await browser.call("DELETE", f"{path}/seats/0")
        lobby = await browser.call("POST", f"{path}/host", {"do": "bot", "seat": 0})
        assert lobby["seats"][0]["name"] == BOT_NAMES[0]

    run(test())


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
        assert [seat["name"] for seat in again["seats"]] == [BOT_NAMES[0], "Alia", "G"]
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
    assert whole.rounds == sorted(set(whole.rounds) & set(whole.turns))
    for number, start in enumerate(whole.rounds, start=1):
        before, first = [
            (await guest.call("GET", f"/api/games/{table}/replay?at={at}"))["game"]["view"]["round"]
            for at in (max(0, start - 1), start)
        ]
        assert (before, first) == (number - (start > 0), number)
    assert whole.game.view.model_dump()["round"] == len(whole.rounds)
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
    await check_report(guest, table, made["id"], whole)


async def check_report(guest: Browser, table: str, upload: str, whole: ReplayOut) -> None:
    """The report ends as the game did, and is the same for the record brought back; an unfinished record has none."""
    report = ReportOut.model_validate(await guest.call("GET", f"/api/games/{table}/report"))
    assert whole.game.ended is not None
    assert [row.vp for row in report.rounds[-1].seats] == whole.game.ended.vp
    assert [seat.rank for seat in report.seats] == [whole.game.ended.ranking.index(seat) + 1 for seat in range(3)]
    assert [seat.name for seat in report.seats] == whole.names
    assert len(report.rounds) == len(whole.rounds)
    assert await guest.call("GET", f"/api/games/{upload}/report") == report.model_dump()
    record = json.loads((await guest.http.get(f"/api/games/{table}/record")).content)
    record |= {"actions": record["actions"][:40], "result": None}
    made = (await guest.http.post("/api/games", content=json.dumps(record))).json()
    assert (await guest.call("GET", f"/api/games/{made['id']}/report", status=409))["error"] == "not_over"
    await check_analysis(guest, table, whole)


async def check_analysis(guest: Browser, table: str, whole: ReplayOut) -> None:
    """It ends as the game did; each choice is looked at when somebody asks for it."""
    analysis = AnalysisOut.model_validate(await guest.call("GET", f"/api/games/{table}/analysis"))
    assert whole.game.ended is not None
    assert analysis.points[-1].chances[whole.game.ended.ranking[0]] == 1
    last = analysis.choices[-1]
    move = MoveOut.model_validate(await guest.call("GET", f"/api/games/{table}/analysis/{last.at}"))
    assert (move.at, move.seat, move.round) == (last.at, last.seat, last.round)
    assert MoveOut.model_validate(await guest.call("GET", f"/api/games/{table}/analysis/{last.at}")) == move
    await guest.call("GET", f"/api/games/{table}/analysis/{whole.length}", status=404)


def test_a_finished_game_can_be_played_on_from_any_action(server: Server) -> None:
    """At a new table that says so: what had happened until then has happened, the rest is open."""

    async def test() -> None:
        host, guest = Browser(server), Browser(server)
        table = (await host.open("mrr"))["id"]
        async with host.at(table, 0) as me:
            await play_on([me], random.Random(4))
        path = f"/api/games/{table}"
        then = await guest.call("GET", f"{path}/replay?at=33&as=1")
        made = await guest.call("POST", f"{path}/play", {"at": 33, "seat": 1, "name": "Chani"}, 201)
        assert made["seats"] == [1]
        async with guest.at(made["id"], 1) as me:
            assert me.game is not None
            lobby = me.lobby
            assert [seat["kind"] for seat in lobby["seats"]] == ["bot", "human", "bot"]
            assert lobby["seats"][1]["name"] == "Chani"
            assert (lobby["options"]["continues"], lobby["own_seed"], lobby["seed_hash"]) == (table, True, "")
            await play_on([me], random.Random(5))
        again = ReplayOut.model_validate(await guest.call("GET", f"/api/games/{made['id']}/replay?at=33&as=1"))
        assert again.game.view.model_dump(mode="json") == then["game"]["view"]
        assert [line.model_dump(mode="json", exclude_unset=True) for line in again.log.lines] == then["log"]["lines"]
        first, second = [
            json.loads((await host.http.get(f"/api/games/{id}/record")).content)["actions"]
            for id in (table, made["id"])
        ]
        assert first[:33] == second[:33]
        rematch = await guest.call("POST", f"/api/tables/{made['id']}/host", {"do": "rematch"})
        anew = await guest.call("GET", f"/api/tables/{rematch['rematch']}")
        assert (anew["options"]["continues"], anew["own_seed"]) == ("", False)
        for wrong, status in (({"at": 33, "seat": 3}, 404), ({"at": len(first)}, 422), ({"at": 99999}, 422)):
            await guest.call("POST", f"{path}/play", wrong, status)

    run(test())


def test_only_the_server_says_what_a_table_continues(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mmm", options={"continues": "aaaaaaaaaaaa"})
        assert (await browser.call("GET", f"/api/tables/{table['id']}"))["options"]["continues"] == ""
        await browser.call("POST", f"/api/games/{table['id']}/play", {"at": 0}, 409)

    run(test())


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
        about = await browser.call("GET", "/api/about.json")
        assert about["languages"] == ["en", "ru", "uk"]

    run(test())


def test_the_pages_for_developers_need_nothing_but_the_server(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        paths = (await browser.call("GET", "/api/openapi.json"))["paths"]
        messages = (await browser.http.get("/api/schema")).text
        calls = await browser.http.get("/api/docs")
        assert "'unsafe-" not in calls.headers["content-security-policy"]
        for page in (messages, calls.text):
            assert "://" not in page
            assert "<script" not in page
            style = re.search(r'<link rel="stylesheet" href="([^"]+)">', page)
            assert style is not None
            assert (await browser.http.get(f"/api/{style[1]}")).headers["content-type"].startswith("text/css")
        for path, methods in paths.items():
            for method in methods:
                assert f"<h2>{method.upper()} {path}</h2>" in calls.text
        models = set(re.findall(r'href="schema#([\w-]+)"', calls.text))
        assert {"NewTable", "HostOrder", "Lobby", "ErrorBody"} <= models
        assert all(f'<section id="{model}">' in messages for model in models)

    run(test())
