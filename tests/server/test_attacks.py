"""What people try who mean no good: a clear refusal, everybody else unaffected."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from pathlib import Path

import pytest
import websockets

from landsraad.record import RULES_VERSION
from tests.server.support import Browser, Connection, Server, play_on, run


async def refused_with(browser: Browser, table: str, seat: int | None, code: int, **options: object) -> None:
    """The connection is closed at once with a code."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await browser.connect(table, seat, **options)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


async def until_let_in(browser: Browser, table: str, seat: int) -> None:
    """Ask for a connection until there is room for it."""
    while True:
        with contextlib.suppress(websockets.ConnectionClosed):
            await browser.connect(table, seat)
            return
        await asyncio.sleep(0.05)


def test_a_seat_opens_only_to_the_cookie_that_took_it(server: Server) -> None:
    async def test() -> None:
        host, thief = Browser(server), Browser(server)
        table = await host.open("mmm")
        await refused_with(thief, table["id"], 0, 4403)
        token, _, signature = host.cookie.rpartition(".")
        for forged in (token, f"{token}.{signature[::-1]}", f"{token[::-1]}.{signature}", "x" * 5000, "ё.я", "."):
            thief.http.cookies.set("landsraad_player", forged.encode("ascii", "ignore").decode(), domain="127.0.0.1")
            await refused_with(thief, table["id"], 0, 4403)
        for seat in (-5, 3, 99):
            await refused_with(host, table["id"], seat, 4403)
        await refused_with(host, "a" * 12, 0, 4404)

    run(test())


def test_a_cookie_of_before_opens_nothing_after_the_seat_was_emptied(server: Server) -> None:
    async def test() -> None:
        host, guest, next_one = Browser(server), Browser(server), Browser(server)
        table = await host.open("moo", started=False)
        path = f"/api/tables/{table['id']}"
        await guest.call("POST", f"{path}/seats/1", {"name": "Guest", "code": table["code"]})
        connection = await guest.connect(table["id"], 1)
        lobby = await host.call("POST", f"{path}/host", {"do": "kick", "seat": 1})
        assert lobby["seats"][1]["kind"] == "open"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await connection.until(lambda m: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4000
        await refused_with(guest, table["id"], 1, 4403)
        body = {"name": "Guest", "code": table["code"]}
        assert (await guest.call("POST", f"{path}/seats/1", body, 403))["error"] == "wrong_code"
        await next_one.call("POST", f"{path}/seats/1", {"name": "Next", "code": lobby["code"]})
        await refused_with(guest, table["id"], 1, 4403)
        assert (await guest.call("DELETE", f"{path}/seats/1", status=403))["error"] == "not_your_seat"

    run(test())


def test_only_the_host_gives_orders(server: Server) -> None:
    async def test() -> None:
        host, guest = Browser(server), Browser(server)
        table = await host.open("mom", started=False)
        path = f"/api/tables/{table['id']}"
        await guest.call("POST", f"{path}/seats/1", {"name": "Guest", "code": table["code"]})
        assert (await guest.call("POST", f"{path}/start", status=403))["error"] == "not_host"
        for do in ("kick", "pause", "rematch", "bot"):
            assert (await guest.call("POST", f"{path}/host", {"do": do, "seat": 0}, 403))["error"] == "not_host"

    run(test())


async def three_seats(host: Browser) -> list[Connection]:
    """A table with three seats that has begun."""
    table = await host.open("mmm")
    return [await host.connect(table["id"], n) for n in range(3)]


def test_illegal_outdated_and_malformed_commands_change_nothing(server: Server) -> None:
    async def test() -> None:
        seats = await three_seats(Browser(server))
        asked = next(seat for seat in seats if seat.options)
        other = next(seat for seat in seats if not seat.options)
        before = asked.game
        assert (await other.act(asked.options[0], decision=asked.n))["code"] == "not_asked"
        assert (await asked.act(asked.options[0], decision=asked.n + 7))["code"] == "outdated"
        for action in ("send:moon", "play:../../etc/passwd", "", "reveal; drop table moves", "💣"):
            answer = await asked.act(action)
            assert answer["code"] in ("illegal", "malformed")
        for text in (
            *("", "[]", "null", "{", '"act"', "[" * 10_000, '{"type": "act"}', '{"type": "dance", "command": 1}'),
            *('{"type": "act", "command": 1, "decision": 0, "actions": "reveal"}', '{"command": -1, "type": "pong"}'),
            *('{"type": "act", "command": 1, "decision": 1e400, "actions": ["reveal"]}', '{"type":"chat","text":""}'),
            json.dumps({"type": "act", "command": 1, "decision": asked.n, "actions": ["reveal"] * 50}),
            json.dumps({"type": "act", "command": 1, "decision": asked.n, "actions": [], "seat": 0}),
        ):
            await asked.socket.send(text)
            assert (await asked.until(lambda m: m["type"] == "error"))["code"] == "malformed"
        await asked.socket.send(b"\xff\xfe\x00")
        assert (await asked.until(lambda m: m["type"] == "error"))["code"] == "malformed"
        await asked.send("resync")
        await asked.until(lambda m: m["type"] == "table")
        assert asked.game == before
        assert (await asked.act(asked.options[0]))["type"] == "ack"

    run(test())


def test_a_spectator_only_watches(server: Server) -> None:
    async def test() -> None:
        host = Browser(server)
        table = await host.open("mmm")
        watcher = await Browser(server).connect(table["id"])
        for command in ({"type": "undo", "decision": 0}, {"type": "ready"}, {"type": "consent", "allow": True}):
            answer = await watcher.ask(**command)
            assert answer["code"] == "not_your_seat"
        assert (await watcher.ask("act", decision=watcher.n, actions=["reveal"]))["code"] == "not_your_seat"

    run(test())


def test_a_message_of_ten_megabytes_ends_its_connection_and_no_other(server: Server) -> None:
    async def test() -> None:
        host = Browser(server)
        seats = await three_seats(host)
        with contextlib.suppress(websockets.ConnectionClosed):
            await seats[2].socket.send("x" * 10_000_000)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await seats[2].until(lambda m: False)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        await asyncio.wait_for(play_on(seats[:2], random.Random(1), 0), 5)
        assert (await seats[0].ask("chat", text="still here"))["type"] == "ack"
        answer = await host.http.post(
            "/api/tables", content=b"x" * 10_000_000, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 413
        assert answer.json()["error"] == "too_large"
        answer = await host.http.post("/api/games", content=b"x" * 10_000_000)
        assert answer.status_code == 413

    run(test())


def test_a_thousand_messages_a_second_are_refused_and_others_do_not_wait(folder: Path) -> None:
    server = Server(folder, COMMANDS_PER_SECOND="20", COMMAND_BURST="40").start()

    async def flood(connection: Connection) -> int:
        async def send() -> None:
            for _ in range(3000):
                await connection.socket.send('{"type":"chat","command":1,"text":"flood"}')

        sending = asyncio.create_task(send())
        refused = 0
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                message = await connection.receive()
                refused += message["type"] == "error" and message["code"] == "too_fast"
        # 1011: the flooding client's own keepalive had no answer in time
        assert connection.socket.close_code in (None, 1006, 1008, 1011)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        return refused

    async def test() -> None:
        attacker = await three_seats(Browser(server))
        seats = await three_seats(Browser(server))
        flooding = asyncio.create_task(flood(attacker[0]))
        worst = 0.0
        for _ in range(30):
            asked = next(seat for seat in seats if seat.options)
            began = time.perf_counter()
            assert (await asked.act(asked.options[0]))["type"] == "ack"
            worst = max(worst, time.perf_counter() - began)
            for seat in seats:
                await seat.reach(asked.n)
            await asyncio.sleep(0.06)
        assert await flooding >= 1
        assert worst < 10

    try:
        run(test())
    finally:
        server.stop()


def test_one_who_reads_nothing_holds_up_nobody(server: Server) -> None:
    async def test() -> None:
        host = Browser(server)
        table = await host.open("mmm")
        seats = [await host.connect(table["id"], n) for n in range(3)]
        sleepers = [await Browser(server).connect(table["id"], max_queue=1) for _ in range(5)]
        began = time.perf_counter()
        await play_on(seats, random.Random(2), 40)
        assert time.perf_counter() - began < 30
        for sleeper in sleepers:
            await sleeper.until_state(lambda c: c.n == 40)

    run(test())


MARKUP = "<img src=x onerror=alert(1)>"


def test_names_and_chat_come_back_as_they_are_and_never_as_markup(server: Server) -> None:
    async def test() -> None:
        host, guest = Browser(server), Browser(server)
        table = await host.open("mom", started=False, name="<b>'\"&;--")
        path = f"/api/tables/{table['id']}"
        for name in ("", "   ", "x" * 25, "a\u202eb", "a\x00b", "a\x1b[2J", "\ud800"):
            body = json.dumps({"name": name, "code": table["code"]})
            answer = await guest.http.post(
                f"{path}/seats/1", content=body, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == 422, name
        await guest.call("POST", f"{path}/seats/1", {"name": "<script>x</script>", "code": table["code"]})
        answer = await host.http.get(path)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert [seat["name"] for seat in answer.json()["seats"]][:2] == ["<b>'\"&;--", "<script>x</script>"]
        connection = await host.connect(table["id"], 0)
        assert (await connection.ask("chat", text=MARKUP))["type"] == "ack"
        assert connection.chat[-1]["text"] == MARKUP
        for text in ("\u202eevil", "\x00", " " * 10, "x" * 501):
            assert (await connection.ask("chat", text=text))["code"] == "malformed"

    run(test())


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/tables/%00%00",
        "/api/tables/' OR 1=1 --",
        "/api/games/..%2f..%2f..%2fetc/record",
        "/api/games/aaaaaaaaaaaa/replay?as=../../x",
        "/api/library/..%2f..%2fen/base.json",
        "/static/../../config.py",
        "/..%2f..%2fconfig.py",
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/config.py",
    ],
)
def test_paths_lead_nowhere_else(server: Server, path: str) -> None:
    async def test() -> None:
        answer = await Browser(server).http.get(path)
        assert answer.status_code == 404
        assert "import" not in answer.text
        assert "root:" not in answer.text
        if path.startswith("/api/"):
            assert set(answer.json()) == {"error", "detail", "args"}

    run(test())


def test_pages_of_other_origins_can_do_nothing(server: Server) -> None:
    async def test() -> None:
        host = Browser(server)
        table = await host.open("mmm")
        for origin in ("https://evil.example", "", "null", "http://", f"{server.url}.evil.example", "http://["):
            foreign = {"Origin": origin}  # D-18: an empty one is foreign, too
            await refused_with(host, table["id"], 0, 4403, headers=foreign)
            answer = await host.http.post("/api/tables", json={}, headers=foreign)
            assert answer.status_code == 403
            assert answer.json()["error"] == "foreign_origin"
        own = {"Origin": server.url}
        await (await host.connect(table["id"], 0, headers=own)).close()
        assert (await host.http.post("/api/tables", json={}, headers=own)).status_code == 201
        cookie = (
            answer.headers.get("set-cookie")
            or (await Browser(server).http.post("/api/tables", json={})).headers["set-cookie"]
        )
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie

    run(test())


def test_too_many_tables_connections_and_codes_are_refused(folder: Path) -> None:
    server = Server(folder, TABLES_PER_HOUR="3", CONNECTIONS_PER_ADDRESS="4").start()

    async def test() -> None:
        host = Browser(server)
        table = await host.open("mmm")
        for _ in range(2):
            await host.open("mmm", started=False)
        assert (await host.call("POST", "/api/tables", {}, 429))["error"] == "too_many"
        seats = [await host.connect(table["id"], 0) for _ in range(4)]
        await refused_with(host, table["id"], 0, 4429)
        await seats[0].close()
        await until_let_in(host, table["id"], 0)
        tried = [(await host.http.get("/api/tables/aaaaaaaa")).status_code for _ in range(40)]
        assert set(tried) == {404, 429}

    try:
        run(test())
    finally:
        server.stop()


def test_records_that_are_none_are_refused(server: Server) -> None:
    """And one of older rules is shown as far as it goes, be it to its first action."""

    async def test() -> None:
        browser = Browser(server)
        fields = {"players": 3, "boxes": ["base"], "leaders": [], "leader_mode": "random", "promo": False}
        head = {"format": 1, "rules": RULES_VERSION, "setup": fields}
        record = {**head, "seed": "x", "actions": ["play:nothing"]}
        none = (b"", b"{}", b"\xff", b"[" * 100_000)
        broken = (json.dumps(record).encode(), b'{"format": 99}')
        for body in (*none, *broken):
            answer = await browser.http.post("/api/games", content=body)
            assert answer.status_code == 422, body[:20]
            assert answer.json()["error"] == ("no_record" if body in none else "broken_record")
        older = await browser.http.post("/api/games", content=json.dumps(record | {"rules": 1}).encode())
        assert older.status_code == 201
        shown = (await browser.http.get(f"/api/games/{older.json()['id']}/replay")).json()
        assert shown["stop"].startswith("action 1 of 1: ")

    run(test())
