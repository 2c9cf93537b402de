"""D-13: whatever is sent and whatever breaks, the answer is the documented error."""

from __future__ import annotations

import asyncio
import json
import random
import re
import resource
import sqlite3
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from landsraad import Record, Setup, new_game
from landsraad.calls.status import STATUS
from landsraad.server.app import create_app
from landsraad.server.config import Config
from landsraad.server.messages.commands import COMMANDS
from landsraad.server.pages import SECURITY_HEADERS
from landsraad.table.deeds import LARGEST
from landsraad.table.refusals import Refused
from tests.server.databases import Postgres
from tests.server.support import Browser, Server, play_on, run

SOURCES = Path(__file__).parents[2] / "src" / "landsraad" / "server"
KEY = "a key of at least sixteen"
NUMBERS = (-1, 0, 1, 999, 10**20, 10**25, 2**53 + 1, -(2**63) - 1, 1.5, 1e308)
TEXTS = ("", "x", "\0", "a\0b", "\u200b", "\u202e", "x" * 20_000, "٣", "../..", "' OR 1=1 --", "%00", "null")
ODD: tuple[Any, ...] = (*NUMBERS, *TEXTS, None, True, [], {}, [[]], {"": 0}, ["\0"] * 3)
RAW = (
    *(b"", b"\xff", b"\xef\xbb\xbf{}", b"\0", b"{", b"[" * 30_000, b'{"a":' * 10_000, b'"\\ud800"', b'{"\\udfff": 1}'),
    *(b'{"name": "\\ud800", "seed": "\\ud800"}', b"1e999", b"-" + b"9" * 5_000, b'{"at": 1' + b"0" * 5_000 + b"}"),
)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def attacked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with each of the databases."""
    settings: dict[str, Any] = {"ADMIN_KEY": KEY}
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        settings["DATABASE"] = postgres.new_database()
    server = Server(tmp_path_factory.mktemp("attacked"), **settings).start()
    yield server
    server.stop()


async def check(browser: Browser, method: str, path: str, **more: Any) -> int:
    """Send something; the status. Every refusal must be the documented one."""
    answer = await browser.http.request(method, path, **more)
    told = (method, path[:100], str(more)[:200], answer.status_code, answer.text[:300])
    assert answer.status_code < 500, told
    assert SECURITY_HEADERS.items() <= {name.title(): value for name, value in answer.headers.items()}.items(), told
    if answer.status_code >= 400:
        body = answer.json()
        assert set(body) == {"error", "detail", "args"}, told
        assert body["error"] in STATUS, told
    return answer.status_code


def example(shape: Any, definitions: Any, chance: random.Random) -> Any:
    """Something like what a schema asks for, with odd values in it."""
    if chance.random() < 0.15:
        return chance.choice(ODD)
    if "$ref" in shape:
        return example(definitions[shape["$ref"].rpartition("/")[2]], definitions, chance)
    for kind in ("anyOf", "oneOf"):
        if kind in shape:
            return example(chance.choice(shape[kind]), definitions, chance)
    if "enum" in shape:
        return chance.choice(shape["enum"])
    if shape.get("type") == "object":
        names = [name for name in shape.get("properties", {}) if chance.random() < 0.8]
        return {name: example(shape["properties"][name], definitions, chance) for name in names}
    if "prefixItems" in shape:
        return [example(one, definitions, chance) for one in shape["prefixItems"]]
    if shape.get("type") == "array":
        return [example(shape["items"], definitions, chance) for _ in range(chance.randrange(5))]
    if shape.get("type") == "boolean":
        return chance.random() < 0.5
    return chance.choice(NUMBERS if shape.get("type") in ("integer", "number") else TEXTS)


def calls() -> list[tuple[str, str, Any]]:
    """Method, path and description of every HTTP call."""
    paths = create_app(Config(admin_key=KEY)).openapi()["paths"]
    return [(method.upper(), path, call) for path, methods in paths.items() for method, call in methods.items()]


def test_d_13_odd_values_in_every_call_get_the_documented_answer(attacked: Server) -> None:
    """A small fuzz of all calls, by their own description: numbers beyond 64 bit, NUL, half surrogates, deep JSON."""
    definitions = create_app(Config()).openapi()["components"]["schemas"]

    async def test() -> None:
        chance = random.Random(13)
        browser = Browser(attacked)
        browser.http.headers["X-Admin-Key"] = KEY
        table = await browser.open("moo", started=False)
        ids = [table["id"], table["code"], "a" * 12, "%00", "x" * 500, "ж"]
        for method, path, call in calls():
            shape = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            for number in range(len(RAW)):
                filled = re.sub(r"\{(\w+)\}", lambda name: _part(name[1], ids, chance), path)
                query = {one["name"]: str(chance.choice(ODD))[:2000] for one in call.get("parameters", ())}
                more: dict[str, Any] = {"params": query} if number % 2 else {}
                if number < len(RAW) and method == "POST":
                    more |= {"content": RAW[number], "headers": {"Content-Type": "application/json"}}
                elif shape is not None:
                    more["json"] = example(shape, definitions, chance)
                await check(browser, method, filled, **more)

    run(test())


def _part(name: str, ids: list[str], chance: random.Random) -> str:
    if name == "seat":
        return str(chance.choice((0, 1, -1, 7, 10**20, 10**25, 2**63, "x", "%00", "1.5")))
    return chance.choice(ids) if name == "id" else chance.choice(("en", "xx", "%00", "x" * 300))


def test_d_13_odd_commands_are_answered_and_the_connection_goes_on(attacked: Server) -> None:
    definitions = COMMANDS.json_schema()["$defs"]

    async def test() -> None:
        chance = random.Random(14)
        browser = Browser(attacked)
        table = await browser.open("mmm")
        seats = [await browser.connect(table["id"], n) for n in range(3)]
        for number in range(200):
            shape = definitions[chance.choice(("Act", "Undo", "Consent", "Say", "Ready"))]
            body = example(shape, definitions, chance)
            if not isinstance(body, dict) or body.get("type") in ("resync", "pong") or len(str(body)) > 5000:
                continue
            body |= {"command": number + 1, "type": body.get("type") or shape["properties"]["type"]["const"]}
            seat = chance.choice(seats)
            await seat.socket.send(json.dumps(body))
            answer = await seat.until(lambda m: m["type"] in ("ack", "error"))
            assert answer["type"] == "ack" or answer["code"] in STATUS, (body, answer)
            assert answer["type"] == "ack" or answer["code"] not in ("failed", "unavailable"), (body, answer)
        for text in (
            b"\xff",
            b"[" * 5_000,
            b'{"type":"act","command":1,"decision":1' + b"0" * 25 + b',"actions":["x"]}',
        ):
            await seats[0].socket.send(text)
            assert (await seats[0].until(lambda m: m["type"] == "error"))["code"] == "malformed"

    run(test())


def records() -> list[Any]:
    """Records that are not quite right, by what is odd about them."""
    game = new_game(Setup(players=3), "odd")
    whole = json.loads(Record.of(game, Setup(players=3), "odd").to_json())
    odd: list[Any] = [whole | {"rules": rules} for rules in (0, 999, -1, 2**53, 10**25)]
    odd += [whole | {"seed": seed} for seed in ("", "a\0b", "x" * 5000, "\u202e")]
    odd += [whole | {"format": 10**25}, whole | {"names": ["\0"] * 3}, whole | {"names": ["x"] * 1000}]
    odd += [whole | {"date": "\0"}, whole | {"actions": ["\0"]}, whole | {"actions": ["reveal"] * 2000}]
    odd += [whole | {"result": {"\0": [10**18]}}, whole | {"result": {"ranking": [10**25]}}]
    odd += [whole | {"setup": whole["setup"] | {name: value}} for name, value in _odd_setups()]
    return odd


def _odd_setups() -> list[tuple[str, Any]]:
    odd: list[tuple[str, Any]] = [("players", number) for number in (0, -1, 7, 2**62, 10**25)]
    odd += [(name, ["\0", "x"] * 40) for name in ("boxes", "leaders", "rival_leaders")]
    return [*odd, ("leader_mode", "\0"), ("difficulty", "x" * 5000), ("boxes", ["uprising", "choam", "base"])]


def test_d_13_odd_records_are_refused_or_shown(attacked: Server) -> None:
    async def test() -> None:
        browser = Browser(attacked)
        for record in records():
            text = json.dumps(record)
            answer = await browser.http.post("/api/games", content=text)
            await check(browser, "POST", "/api/games", content=text)
            if answer.status_code == 201:
                game = answer.json()["id"]
                for path in (
                    "record",
                    "replay",
                    "report",
                    "analysis",
                    "analysis/-1",
                    "replay?as=all&at=99999999999999999999",
                ):
                    await check(browser, "GET", f"/api/games/{game}/{path}")
                await check(browser, "POST", f"/api/games/{game}/play", json={"at": 0})

    run(test())


@pytest.mark.parametrize("body", [b"x" * 200_000, b"{" * 200_000])
def test_a_body_without_a_length_is_too_large_all_the_same(server: Server, body: bytes) -> None:
    async def pieces() -> Any:
        for start in range(0, len(body), 10_000):
            yield body[start : start + 10_000]

    async def test() -> None:
        browser = Browser(server)
        answer = await browser.http.post("/api/tables", content=pieces(), headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (413, "too_large")

    run(test())


def test_d_13_every_number_that_can_be_sent_has_bounds() -> None:
    """A number beyond them would be an error in the database, or on its way to another worker."""
    api = create_app(Config(admin_key=KEY)).openapi()
    asked: list[Any] = [COMMANDS.json_schema()]
    for _, _, call in calls():
        asked += [one["schema"] for one in call.get("parameters", ())]
        for body in call.get("requestBody", {}).get("content", {}).values():
            name = body["schema"]["$ref"].rpartition("/")[2]
            asked.append({"name": name, **api["components"]["schemas"][name]})
    names = {one.get("name") for one in asked}
    assert {"NewTable", "TakeSeat", "HostOrder", "PlayOn", "ClaimSeat"} <= names
    asked += [
        api["components"]["schemas"][name]
        for name in ("SetupIn-Input", "Options-Input", "ClockOptions-Input", "SeatIn")
    ]
    numbers = [shape for one in asked for shape in _shapes(one) if shape.get("type") in ("integer", "number")]
    assert len(numbers) > 10
    for shape in numbers:
        assert -LARGEST <= shape["minimum"] <= shape["maximum"] <= LARGEST, shape


def _shapes(shape: Any) -> Iterator[Any]:
    if isinstance(shape, dict):
        yield shape
        shape = list(shape.values())
    if isinstance(shape, list):
        for part in shape:
            yield from _shapes(part)


# --- What breaks ------------------------------------------------------------------------------------------------------


def test_d_13_a_mistake_of_ours_is_told_in_the_same_form(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANDSRAAD_DATA", str(folder))
    app = create_app(Config())  # it sends the log where standard error goes now

    async def broken(*_: Any) -> None:
        raise ZeroDivisionError("the seed is 1234")

    async def test() -> None:
        async with app.router.lifespan_context(app):
            monkeypatch.setattr(app.state.service.storage, "listed", broken)
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://landsraad") as browser:
                answer = await browser.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json() == Refused("failed", "a mistake of the server; its log says more").body()
        assert answer.headers["content-security-policy"]

    run(test())
    assert "ZeroDivisionError: the seed is 1234" in capsys.readouterr().err


def test_d_13_s_25_without_a_database_all_is_unavailable(folder: Path) -> None:
    own = Postgres(folder / "own")
    (folder / "own").mkdir()
    own.start()
    server = Server(folder, DATABASE=own.new_database()).start()

    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mmm")
        seat = await browser.connect(table["id"], 0)
        own.stop()
        for method, path in (
            ("POST", "/api/tables"),
            ("GET", "/api/tables"),
            ("GET", "/api/games/aaaaaaaaaaaa/replay"),
        ):
            answer = await browser.http.request(method, path, json={} if method == "POST" else None)
            assert (answer.status_code, answer.json()["error"]) == (503, "unavailable"), path
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await seat.ask("chat", text="hello")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        await asyncio.sleep(2.1)  # what was found out before holds for two seconds
        health = await browser.call("GET", "/healthz", status=503)
        assert health == {"ok": False, "problems": ["database: it does not answer"]}

    try:
        run(test())
    finally:
        server.stop()
        own.stop()


def test_s_25_a_locked_database_is_no_healthy_one(folder: Path) -> None:
    server = Server(folder).start()
    lock = sqlite3.connect(folder / "landsraad.db", isolation_level=None)

    async def test() -> None:
        browser = Browser(server)
        lock.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(2.1)  # what was found out before holds for two seconds
        health = await browser.call("GET", "/healthz", status=503)
        assert health == {"ok": False, "problems": ["database: database is locked"]}
        assert (await browser.http.head("/healthz")).status_code == 503
        lock.execute("ROLLBACK")
        await asyncio.sleep(2.1)
        assert await browser.call("GET", "/healthz") == {"ok": True, "problems": []}

    try:
        run(test())
    finally:
        lock.close()
        server.stop()


def test_d_13_s_25_when_the_disk_takes_no_more_nothing_is_lost_and_the_reason_is_told(folder: Path) -> None:
    server = Server(folder).start()
    assert server.process is not None

    async def test() -> None:
        browser = Browser(server)
        record = await finished_record(browser)
        assert server.process is not None
        usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
        for path, content in (("/api/tables", "{}"), ("/api/games", record)):
            answer = await browser.http.post(path, content=content, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["error"]) == (503, "unavailable"), path
        await asyncio.sleep(2.1)
        health = await browser.call("GET", "/healthz", status=503)
        assert len(health["problems"]) == 1
        assert re.fullmatch("database: .*disk.*", health["problems"][0])
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)
        await browser.open("mmm")
        await browser.call("POST", "/api/games", json.loads(record), 201)
        await asyncio.sleep(2.1)
        assert await browser.call("GET", "/healthz") == {"ok": True, "problems": []}

    try:
        run(test())
    finally:
        server.stop()


async def finished_record(browser: Browser) -> str:
    """The record of a game that has been played to its end."""
    game = (await browser.open("mmm"))["id"]
    await play_on([await browser.connect(game, n) for n in range(3)], random.Random(4))
    return (await browser.http.get(f"/api/games/{game}/record")).text


def test_every_code_is_documented() -> None:
    """The client turns codes into words; docs/messages.md lists them."""
    page = (SOURCES.parents[2] / "docs" / "messages.md").read_text("utf-8")
    for code in STATUS:
        assert f"`{code}`" in page, code


def test_every_refusal_has_a_status() -> None:
    for path in [
        path for room in ("server", "table", "calls", "browser") for path in (SOURCES.parent / room).glob("*.py")
    ]:
        for code in re.findall(r'Refused\(\s*"(\w+)"', path.read_text("utf-8")):
            assert code in STATUS, (path.name, code)
    assert set("".join(STATUS)) <= set(string.ascii_lowercase + "_")
