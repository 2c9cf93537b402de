"""What makes no sense is refused, with the codes of the server, and ends nothing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from landsraad.browser import asked, line
from landsraad.server.messages import commands, requests
from landsraad.table.refusals import Refused
from tests.browser.page import FakeStore, Page

ID = "here-abcdefghjkmn"
LONG = "x" * 300
NAMES: list[Any] = ["", "   ", "\u200b", "a\u202eb", "n" * 25, 5, None, "\ud800"]
SEATS: list[Any] = [[{"kind": "me"}] * 7, {}, "me", None, [{}], [5], [[]], [{"kind": "chair"}], [{"kind": 1}]]
SEATS += [[{"kind": "bot", "bot": LONG}]]
OPTIONS: list[Any] = [[], {"listed": 1}, {"stand_in": LONG}, {"colour": "red"}]
SETUPS: list[Any] = [[], {"players": "3"}, {"players": True}, {"players": 1.5}, {"boxes": "base"}, {"boxes": [1]}]
SETUPS += [{"sand": 1}, {"promo": "yes"}, {"leaders": {}}]

NEW_TABLES: list[Any] = [
    *({"name": name} for name in NAMES),
    *({"seats": [{"kind": "me", "name": name}]} for name in NAMES[1:]),
    *({"seats": seats} for seats in SEATS),
    *({"options": {"clock": clock}} for clock in ({}, {"kind": "move"}, {"kind": "hour", "seconds": 60}, 5)),
    *({"options": {"clock": {"kind": "move", "seconds": n}}} for n in (4, 30 * 86400 + 1, 60.5, "60", True, 10**400)),
    *({"options": {"clock": {"kind": "game", "seconds": 60, "increment": n}}} for n in (-1, 3601)),
    *({"options": {"undo": undo}} for undo in ("always", None, 1)),
    *({"options": {"spectators": one}} for one in ("some", True)),
    *({"options": {"spectator_delay": n}} for n in (0, 601, -(10**20))),
    *({"options": {"bot_pause": n}} for n in (-1, 10_001, 1.5)),
    *({"options": options} for options in OPTIONS),
    *({"setup": setup} for setup in SETUPS),
    *({"seed": seed} for seed in ("", "s" * 101, 5, "a\0b", "\ud800")),
    *([], 5, "x", None, {"colour": "red"}),
]
GOOD_TABLES: list[Any] = [
    {},
    {"name": " Alia  of the Knife ", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "name": "Bo"}]},
    {"setup": {"players": 3, "boxes": ["uprising"], "promo": True}, "seed": None},
    {"options": {"clock": {"kind": "days", "seconds": 5, "increment": 3600}, "spectator_delay": 600, "bot_pause": 0}},
    {"seed": "s" * 100, "options": {"undo": "consent", "spectators": "delayed", "listed": False, "clock": None}},
]
TAKEN: list[Any] = [*({"name": name} for name in NAMES), {}, {"name": "Bo", "colour": "red"}, [], 5]
PLAYED_ON: list[Any] = [
    *({"at": at} for at in (-1, 2**53 + 1, "5", None, 1.0)),
    *({"at": 1, "seat": seat} for seat in (-1, 6, None, "0")),
    *({"at": 1, "name": name} for name in NAMES[1:]),
    *({}, [], {"at": 1, "options": {"undo": 5}}),
]
ORDERS: list[Any] = [
    *({"do": do} for do in ("dance", 5, None, ["kick"])),
    *({"do": "kick", "seat": seat} for seat in (-1, 6, "1", 1.5, 10**30)),
    *({"do": "spectators", "allow": allow} for allow in ("yes", None)),
    *({"do": "bot", "seat": 1, "bot": bot} for bot in (LONG, 5)),
    *({}, [], {"do": "pause", "colour": "red"}),
]
STEPS: list[Any] = [{}, {"save": 5}, {"save": "x" * 200_001}, {"save": "{}", "command": "y" * 81}, []]
COMMANDS: list[Any] = [
    *({"type": "act", "decision": n, "actions": ["reveal"]} for n in (-1, 2**53 + 1, "0", None, 0.5, True)),
    *({"type": "act", "decision": 0, "actions": one} for one in ([], ["reveal"] * 9, ["x" * 81], [5], "reveal", None)),
    *({"type": "undo", "decision": 0, "to": to} for to in ("start", 5)),
    *({"type": "consent", "allow": allow} for allow in ("yes", None, 1)),
    *({"type": "consent", "allow": True, "decision": -1}, {"type": "consent"}),
    *({"type": "chat", "text": text} for text in ("", " \n", "x" * 501, "a\u202eb", "\x07", 5)),
    *({"type": "ready", "ready": 1}, {"type": "dance"}, {"type": 5}, {"type": ["act"]}, {"type": None}, {}),
    *({"type": "undo"}, {"type": "act"}, {"type": "undo", "decision": 0, "colour": "red"}),
]
GOOD_COMMANDS: list[Any] = [
    {"type": "act", "decision": 2**53, "actions": ["reveal", "end_turn"], "command": 7},
    {"type": "undo", "decision": 0, "to": "point"},
    {"type": "consent", "allow": False, "decision": None},
    {"type": "chat", "text": " two\r\nlines "},
    {"type": "ready"},
]


def _fits(model: type[BaseModel], body: str) -> bool:
    try:
        model.model_validate_json(body, strict=True)
    except ValidationError:
        return False
    return True


def _reads(read: Any, body: str) -> bool:
    try:
        read(body)
    except Refused as refused:
        return refused.code != "malformed" or not refused.detail
    return True


BODIES: list[tuple[type[BaseModel], Any, list[Any], list[Any]]] = [
    (requests.NewTable, asked.new_table, NEW_TABLES, GOOD_TABLES),
    (requests.TakeSeat, lambda body: asked.take(body, 0), TAKEN, [{"name": "Bo"}, {"name": "Bo", "code": "abc"}]),
    (requests.PlayOn, asked.play_on, PLAYED_ON, [{"at": 0}, {"at": 2**53, "seat": 5, "name": "Bo", "options": {}}]),
    (
        requests.HostOrder,
        asked.order,
        ORDERS,
        [{"do": "rematch"}, {"do": "kick", "seat": 5}, {"do": "host", "seat": None}],
    ),
    (requests.CompanionStep, asked.companion_step, STEPS, [{"save": ""}, {"save": "{}", "command": "next"}]),
]


@pytest.mark.parametrize(("model", "read", "bad", "good"), BODIES, ids=[model.__name__ for model, *_ in BODIES])
def test_the_same_is_refused_here_and_by_a_server(
    model: type[BaseModel], read: Any, bad: list[Any], good: list[Any]
) -> None:
    for body in [json.dumps(one) for one in bad] + ["{", "{} {}", "[" * 5000, '{"at": NaN}', "\ud800"]:
        assert not _reads(read, body), body[:200]
        assert "\ud800" in body or not _fits(model, body), body[:200]
    for body in map(json.dumps, good):
        assert _fits(model, body), body
        assert _reads(read, body), body


def test_the_same_commands_are_refused_here_and_by_a_server() -> None:
    for data in COMMANDS:
        with pytest.raises(ValidationError):
            commands.COMMANDS.validate_json(json.dumps(data), strict=True)
        with pytest.raises(Refused, match=r"^malformed: "):
            asked.command(data)
    for data in GOOD_COMMANDS:
        read = commands.COMMANDS.validate_json(json.dumps(data)).model_dump()
        assert {"type": data["type"], **vars(asked.command(data))} == {
            name: value for name, value in read.items() if name != "command"
        }


CALLS: list[tuple[str, str, Any, int, str]] = [
    ("GET", "/api/tables/abcdefghjkmn", None, 404, "no_such_table"),  # of a server
    ("GET", f"/api/tables/{ID}", None, 404, "no_such_table"),
    ("GET", f"/api/tables/{ID}/journal", None, 404, "no_such_table"),
    ("GET", "/api/tables/here-", None, 404, "no_such_table"),
    ("GET", "/api/tables/here-%2e%2e%2fabcdefgh", None, 404, "no_such_table"),
    ("POST", f"/api/tables/{ID}/start", None, 404, "no_such_table"),
    ("POST", f"/api/tables/{ID}/seats/0", {"name": "Bo"}, 404, "no_such_table"),
    ("POST", f"/api/tables/{ID}/seats/x", {"name": "Bo"}, 422, "malformed"),
    ("POST", f"/api/tables/{ID}/seats/{10**20}", {"name": "Bo"}, 422, "malformed"),
    ("POST", f"/api/tables/{ID}/seats/0", "{", 422, "malformed"),
    ("POST", f"/api/tables/{ID}/host", {"do": "dance"}, 422, "malformed"),
    ("POST", f"/api/tables/{ID}/host", {"do": "pause"}, 404, "no_such_table"),
    ("DELETE", f"/api/tables/{ID}/seats/0", None, 404, "no_such_table"),
    ("GET", f"/api/games/{ID}/record", None, 404, "no_such_game"),
    ("GET", f"/api/games/{ID}/replay?at=x", None, 404, "no_such_game"),
    ("GET", f"/api/games/{ID}/report", None, 404, "no_such_game"),
    ("GET", f"/api/games/{ID}/analysis", None, 404, "no_such_game"),
    ("GET", f"/api/games/{ID}/analysis/x", None, 404, "no_such_game"),
    ("POST", f"/api/games/{ID}/play", {"at": 0}, 404, "no_such_game"),
    ("POST", "/api/games", "", 422, "no_record"),
    ("POST", "/api/tables", {"setup": {"players": 9}}, 422, "impossible"),
    ("POST", "/api/tables", {"setup": {"boxes": ["choam"]}}, 422, "impossible"),
    ("POST", "/api/tables", {"seats": [{"kind": "me"}]}, 422, "impossible"),
    ("POST", "/api/tables", {"options": {"stand_in": "nobody"}}, 422, "impossible"),
    ("GET", "/api/library/xx/base.json", None, 404, "no_such_language"),
    ("GET", "/api/library/en/base+nonsense.json", None, 422, "impossible"),
    ("GET", "/api/companion/xx", None, 404, "no_such_language"),
    ("POST", "/api/companion/en", {"save": "{"}, 422, "impossible"),
    ("POST", "/api/companion/en", "", 422, "malformed"),
    ("GET", "/api/nothing", None, 404, "not_found"),
    ("PUT", "/api/tables", {}, 404, "not_found"),
    ("GET", "", None, 404, "not_found"),
    ("GET", "http://[", None, 404, "not_found"),
    ("GET", "/api/about/../tables", None, 404, "not_found"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), CALLS)
def test_calls_that_are_refused(method: str, path: str, body: Any, status: int, code: str) -> None:
    async def test() -> None:
        assert await Page(FakeStore()).refused(method, path, body) == (status, code)

    asyncio.run(test())


def test_a_connection_goes_on_whatever_is_said() -> None:
    async def test() -> None:
        page = Page(FakeStore())
        table = await page.post("/api/tables", {"seats": [{"kind": "me"}] * 4})
        await page.post(f"/api/tables/{table['id']}/start")
        views = [page.dial(table["id"], seat) for seat in range(4)]
        for view in views:
            await view.until(lambda one: one.game)
        view = next(one for one in views if one.options)
        for text in ("", "{", "[]", "null", '"act"', "[" * 5000, '{"command": -1}', '{"command": "x"}', "\ud800"):
            assert await view.say(text, None) == "malformed", text[:100]
        for data in COMMANDS:
            assert await view.say(json.dumps({**data, "command": 3}), 3) == "malformed", data
        assert await view.ask("act", decision=0, actions=["nonsense"]) == "illegal"
        assert await view.ask("act", decision=5, actions=["reveal"]) == "outdated"
        assert await view.ask("undo", decision=0) == "no_undo"
        assert await view.ask("consent", allow=True) == "nothing_asked"
        before = view.types.count("table")
        page.host.receive(view.channel, '{"type": "pong"}')
        page.host.receive(view.channel, '{"type": "resync"}')
        await view.until(lambda one: one.types.count("table") > before)
        assert not view.closed
        assert await view.act(view.options[0]) == ""

    asyncio.run(test())


@pytest.mark.parametrize(
    ("table", "seat", "code"),
    [(ID, 0, 4404), ("", 0, 4404), ("abcdefghjkmn", 0, 4404), ("x" * 5000, 0, 4404), (None, 9, 4403), (None, -5, 4403)],
)
def test_connections_that_are_refused(table: str | None, seat: int, code: int) -> None:
    async def test() -> None:
        page = Page(FakeStore())
        id = (await page.post("/api/tables"))["id"] if table is None else table
        view = page.dial(id, seat)
        await view.until(lambda one: False)
        assert view.closed == code

    asyncio.run(test())


def test_a_mistake_of_ours_is_answered_and_told(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        page = Page(FakeStore())
        monkeypatch.setattr(page.store, "tables", None)
        assert await page.refused("GET", "/api/tables") == (500, "failed")
        assert "TypeError" in caplog.text
        id = (await page.post("/api/tables"))["id"]
        monkeypatch.setattr(line, "encode", None)
        view = page.dial(id)
        await view.until(lambda one: False)
        assert view.closed == 1011

    asyncio.run(test())
