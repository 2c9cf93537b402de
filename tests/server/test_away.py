"""Calls to people who are away: what is said, to whom, how often, and where it may never lead."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import http_ece  # type: ignore[import-untyped]  # the library has no types
import pytest
from aiohttp import web
from aiohttp.resolver import ThreadedResolver
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import update

from landsraad import Setup
from landsraad.server import schema
from landsraad.server.away.book import Profile
from landsraad.server.away.caller import WAITING, Caller, ways_of
from landsraad.server.away.hook import body_for
from landsraad.server.away.notices import Notice, Watch
from landsraad.server.away.push import Push
from landsraad.server.away.reach import Reach, is_public
from landsraad.server.away.way import Forbidden, Unsent
from landsraad.server.away.words import PARTS, Place, say
from landsraad.server.config import Config
from landsraad.server.opponents import Opponents
from landsraad.server.routing import Alone
from landsraad.server.storage import Storage
from landsraad.table import opening, orders, play, seating
from landsraad.table.deeds import Order, Take, Who
from landsraad.table.feed import join
from landsraad.table.going_on import go_on
from landsraad.table.opening import NewTable
from landsraad.table.options import ClockOptions, Options
from landsraad.table.table import Table
from landsraad.table.tables import Tables
from landsraad.text.messages import LANGUAGES, messages
from tests.server.databases import Postgres
from tests.server.support import PATIENCE, free_port

HOST, ANNA = "h" * 64, "a" * 64
SETUP = Setup(players=3, end_turns=True)


class Endpoint:
    """A service in this process that takes what is posted, and answers as it is told."""

    def __init__(self) -> None:
        self.port = free_port()
        self.status = 200
        self.headers: dict[str, str] = {}
        self.taken: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.paths: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Endpoint]:
        async def take(request: web.Request) -> web.Response:
            self.paths.append(request.path)
            await self.taken.put((dict(request.headers), await request.read()))
            return web.Response(status=self.status, headers=self.headers)

        app = web.Application()
        app.router.add_route("*", "/{rest:.*}", take)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", self.port).start()
        try:
            yield self
        finally:
            await runner.cleanup()

    async def next(self) -> dict[str, Any]:
        """What was posted next, as JSON."""
        _, body = await asyncio.wait_for(self.taken.get(), PATIENCE)
        found: dict[str, Any] = json.loads(body)
        return found


class World:
    """A server's parts in this process: one database, and as many workers' callers as wanted."""

    def __init__(self, url: str, config: Config, workers: int = 1) -> None:
        self.storage = Storage(url)
        self.tables = Tables(self.storage, Opponents(1), self._changed)
        self.callers = [Caller(config, self.storage, Alone(self.tables)) for _ in range(workers)]
        self.caller = self.callers[0]
        self.book = self.caller.book

    def _changed(self, table: Table) -> None:
        go_on(table)
        for caller in self.callers:
            caller.notice(table)

    async def way(self, holder: str, kind: str, address: str, **more: Any) -> None:
        row = {"id": f"{kind}{holder[0]}", "holder": holder, "kind": kind, "address": address}
        row["stop"] = f"s{row['id']}"
        await self.book.add_way({**row, "confirm": None, "failed": 0, "made": time.time(), **more})

    async def table(self, **options: Any) -> Table:
        """A table of the host, Anna and an opponent; Anna is asked first, and nobody looks."""
        asked = NewTable(SETUP, name="Hagen", seed="2", options=Options(**options))
        table = await opening.open_table(asked, HOST, self.storage, self.tables.opponents)
        self.tables.add(table)
        await seating.take_seat(table, ANNA, Take(1, "Anna", table.code))
        await orders.order(table, HOST, Order("bot", 2))
        return table

    async def due_now(self) -> None:
        """Whatever is planned is due, as if its time had come."""
        async with self.storage.engine.begin() as connection:
            calls = schema.calls
            await connection.execute(update(calls).where(calls.c.due.is_not(None)).values(due=time.time() - 1))

    async def rows(self) -> list[dict[str, Any]]:
        async with self.storage.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(schema.calls.select())).mappings()]

    async def planned(self) -> None:
        """Wait until every notice has been planned, or found to be for nobody."""
        for caller in self.callers:
            await asyncio.wait_for(caller._notices.join(), PATIENCE)


def with_world(
    test: Callable[[World, Endpoint], Awaitable[None]], folder: Path, url: str = "", workers: int = 1, **settings: Any
) -> None:
    async def whole() -> None:
        async with Endpoint().open() as endpoint:
            made: dict[str, Any] = {
                "hooks": endpoint.url,
                "public_url": "https://dune.example",
                "secret": "x" * 40,
                "call_after": 0.0,
            }
            made["push_services"] = endpoint.url
            config = Config(**{**made, **settings})
            world = World(url or f"sqlite+aiosqlite:///{folder / 'away.db'}", config, workers)
            await world.storage.open()
            try:
                takers = [asyncio.create_task(caller._take_notices()) for caller in world.callers]
                await test(world, endpoint)
                for taker in takers:
                    taker.cancel()
                for caller in world.callers:
                    await caller.stop()
            finally:
                await world.storage.close()

    asyncio.run(whole())


# --- To whom, and how often -------------------------------------------------------------------------------------------


async def called_once(world: World, endpoint: Endpoint) -> None:
    """Both have a way and are away; the one who is asked is called, however many workers look."""
    for holder in (HOST, ANNA):
        await world.way(holder, "hook", f"{endpoint.url}/{holder[0]}")
    table = await world.table()
    await orders.start(table, HOST)
    await world.planned()
    await asyncio.gather(*(caller.look() for caller in world.callers for _ in range(3)))
    asked = table.playing().asked
    told = await endpoint.next()
    others = {0: "Anna", 1: "Hagen"}[asked]
    assert (told["kind"], told["table"]) == ("turn", table.id)
    assert told["title"].startswith("Your turn at the table with")
    assert others in told["title"]
    assert f"Seat {asked + 1}, round" in told["text"]
    assert told["link"] == f"https://dune.example/t/{table.id}"
    assert told["stop"].startswith("https://dune.example/me#stop=shook")
    live = table.playing()
    await play.act(table, asked, live.n, [live.game.legal_actions()[0]])
    if live.asked == asked:
        world.callers[0].notice(table)
    await world.planned()
    await world.due_now()
    for caller in world.callers:
        await caller.look()
    if live.asked != asked:
        told = await endpoint.next()
        assert told["kind"] == "turn"
    await asyncio.sleep(0.2)
    left = [
        json.loads(body)["kind"] for _, body in [endpoint.taken.get_nowait() for _ in range(endpoint.taken.qsize())]
    ]
    assert left in ([], ["reminder"])


@pytest.mark.parametrize("workers", [1, 3])
def test_a_turn_is_called_once_whichever_worker_looks(folder: Path, workers: int) -> None:
    with_world(called_once, folder, workers=workers)


def test_so_it_is_with_postgresql(folder: Path, postgres: Postgres) -> None:
    url = postgres.new_database().replace("postgresql://", "postgresql+asyncpg://")
    with_world(called_once, folder, url, workers=3)


def test_a_turn_is_called_and_reminded_of_once_while_its_person_is_away(folder: Path) -> None:
    async def test(world: World, endpoint: Endpoint) -> None:
        table = await world.table(clock=ClockOptions("days", 86400))
        await orders.start(table, HOST)
        seat = table.playing().asked
        await world.way(table.seats[seat].holder, "hook", f"{endpoint.url}/hook")
        world.caller.met(table.seats[seat].holder)
        world.caller._watch = Watch()
        world.caller.notice(table)
        await world.planned()
        viewer = join(table, Who(table.seats[seat].holder, seat))
        await world.due_now()
        await world.caller.look()
        (row,) = await world.rows()
        assert row["sent"] == 0, "who looks is not called"
        assert row["due"] > time.time() + 30, "but looked for again"
        table.audience.leave(viewer)
        for kind, after in (("turn", True), ("reminder", False)):
            await world.due_now()
            await world.caller.look()
            assert (await endpoint.next())["kind"] == kind
            (row,) = await world.rows()
            assert (row["due"] is not None) == after
            if after:
                assert 11 * 3600 < row["due"] - time.time() < 13 * 3600, "half of the day that is left"
        world.caller._watch = Watch()
        world.caller.notice(table)  # the table was loaded anew
        await world.planned()
        await world.caller.look()
        assert endpoint.taken.empty()

    with_world(test, folder)


def test_the_end_and_a_rematch_are_told_to_those_who_want_it(folder: Path) -> None:
    async def test(world: World, endpoint: Endpoint) -> None:
        await world.way(ANNA, "hook", f"{endpoint.url}/anna")
        await world.way(HOST, "hook", f"{endpoint.url}/host")
        await world.book.keep_profile(HOST, Profile(over=False, turn=False))
        await world.book.keep_profile(ANNA, Profile(turn=False))
        table = await world.table()
        await orders.start(table, HOST)
        live = table.playing()
        while not live.game.over:
            await play.act(table, live.asked, live.n, [live.game.legal_actions()[-1]], "bot")
        await world.planned()
        await world.caller.look()
        assert (await endpoint.next())["kind"] == "over"
        await orders.order(table, HOST, Order("rematch"))
        await world.planned()
        await world.caller.look()
        told = await endpoint.next()
        assert (told["kind"], told["table"]) == ("invited", table.rematch)
        assert "Seat 3 is kept for you" in told["text"], "each sits one seat on"
        assert set(endpoint.paths) == {"/anna"}, "who opens a rematch is not invited"

    with_world(test, folder)


def test_who_looks_sees_the_end_and_is_not_called(folder: Path) -> None:
    async def test(world: World, endpoint: Endpoint) -> None:
        table = await world.table()
        await orders.start(table, HOST)
        join(table, Who(ANNA, 1))
        watch = Watch()
        watch.look(table)
        table.phase = "over"
        assert [(one.kind, one.holder) for one in watch.look(table)] == [("over", HOST)]
        table.rematch = "next"
        assert watch.look(table) == [], "the host has opened it, and Anna sees it"

    with_world(test, folder)


def test_an_old_game_that_is_looked_at_calls_nobody() -> None:
    class Seats(list[Any]):
        def is_host(self, holder: str) -> bool:
            return False

    class Old:
        id, phase, rematch, live, paused = "x", "over", "y", None, False
        seats = Seats()

    watch = Watch()
    assert watch.look(Old()) == watch.look(Old()) == []  # type: ignore[arg-type]  # no more of a table is asked for


# --- When not ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "until"),
    [("21:59", None), ("22:00", "08:00"), ("23:30", "08:00"), ("03:00", "08:00"), ("07:59", "08:00"), ("08:00", None)],
)
def test_quiet_hours(at: str, until: str | None) -> None:
    """They last over midnight, in the person's own time zone."""
    zone = ZoneInfo("Europe/Kyiv")
    now = datetime.fromisoformat(f"2026-07-01T{at}:00").replace(tzinfo=zone).timestamp()
    profile = Profile(zone="Europe/Kyiv", quiet_from=22 * 60, quiet_to=8 * 60)
    ends = profile.quiet_until(now)
    assert (ends is None) == (until is None)
    if ends is not None:
        assert datetime.fromtimestamp(ends, zone).strftime("%H:%M") == until
        assert 0 < ends - now <= 10 * 3600
    assert replace(profile, quiet_from=None).quiet_until(now) is None


def test_in_quiet_hours_a_call_waits(folder: Path) -> None:
    async def test(world: World, endpoint: Endpoint) -> None:
        table = await world.table()
        for holder in (HOST, ANNA):
            await world.way(holder, "hook", f"{endpoint.url}/x")
            here = datetime.now(ZoneInfo("UTC"))
            minute = 60 * here.hour + here.minute
            await world.book.keep_profile(
                holder, Profile(quiet_from=(minute - 60) % 1440, quiet_to=(minute + 60) % 1440)
            )
        await orders.start(table, HOST)
        await world.planned()
        await world.due_now()
        await world.caller.look()
        (row,) = await world.rows()
        assert row["sent"] == 0
        assert row["due"] > time.time() + 30 * 60
        assert endpoint.taken.empty()

    with_world(test, folder)


def test_a_move_never_waits_for_calls(folder: Path) -> None:
    """Neither for a queue that is full nor for anything that fails."""

    async def test(world: World, endpoint: Endpoint) -> None:
        table = await world.table()
        await orders.start(table, HOST)
        await world.planned()
        idle = Caller(Config(hooks="*", public_url="https://x.example"), world.storage, Alone(world.tables))
        for n in range(WAITING):
            idle._notices.put_nowait(Notice(str(n), 0, "turn", "1", "x"))
        idle.notice(table)
        assert idle._notices.qsize() == WAITING

    with_world(test, folder)


# --- What is said -----------------------------------------------------------------------------------------------------


def test_all_languages_say_the_same() -> None:
    ids = [messages(language, PARTS).ids for language in LANGUAGES]
    assert ids[0] == ids[1] == ids[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_names_table_seat_and_what_is_asked(language: str) -> None:
    place = Place("abc", 1, ["Anna", "Boris", "Noor"])
    for kind in ("turn", "reminder", "over", "invited", "test", "confirm"):
        call = say(kind, language, place, "https://x/t/abc", "https://x/me#stop=s", "combat", 3)
        assert "{" not in call.whole
        if kind in ("turn", "reminder"):
            assert "Anna, Noor" in call.title
            assert messages(language).say("ask-combat") in call.text
    assert "Anna" not in say("turn", language, Place("abc", 0, ["Anna"]), "", "", "turn").title


def test_hooks_are_spoken_to_in_their_own_way() -> None:
    call = say("turn", "en", Place("abc", 0, ["Me", "@everyone"]), "https://x/t/abc", "https://x/me#stop=s", "turn", 2)
    discord = body_for("discord.com", call)
    assert discord["allowed_mentions"] == {"parse": []}
    assert "https://x/me#stop=s" in discord["content"]
    assert body_for("api.telegram.org", call)["text"] == call.whole
    assert body_for("hooks.example", call)["kind"] == "turn"


# --- Letters ----------------------------------------------------------------------------------------------------------


class Letters:
    """A mail server in this process."""

    def __init__(self) -> None:
        self.taken: list[Message] = []
        self.refuse = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd calls it so
        self.taken.append(message_from_bytes(envelope.content))
        return "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.refuse:
            return "550 no such user"
        envelope.rcpt_tos.append(address)
        return "250 OK"


def text_of(letter: Message) -> str:
    return bytes(letter.get_payload(decode=True)).decode()


def test_letters(folder: Path) -> None:
    """In the owner's language, with the way to stop them; who is not known there is not written to again."""
    letters = Letters()
    controller = Controller(letters, hostname="127.0.0.1", port=free_port())
    controller.start()

    async def test(world: World, endpoint: Endpoint) -> None:
        await world.way(ANNA, "mail", "anna@example.org")
        await world.book.keep_profile(ANNA, Profile(language="ru"))
        (way,) = await world.book.ways(ANNA)
        world.caller.send(way, "turn", "ru", Place("abc", 1, ["Хаген", "Анна"]), {"kind": "turn", "round": 2})
        await asyncio.gather(*world.caller._sending)
        (letter,) = letters.taken
        assert (letter["To"], letter["From"]) == ("anna@example.org", "Landsraad <table@dune.example>")
        assert letter["List-Unsubscribe"].startswith("<https://dune.example/me#stop=smail")
        assert "https://dune.example/t/abc" in text_of(letter)
        assert "Место 2, раунд 2" in text_of(letter)
        letters.refuse = True
        world.caller.send(way, "turn", "ru", Place("abc", 1), {"kind": "turn"})
        await asyncio.gather(*world.caller._sending)
        assert await world.book.ways(ANNA) == []

    try:
        mail: dict[str, Any] = {"mail": f"smtp://127.0.0.1:{controller.port}", "mail_from": "table@dune.example"}
        with_world(test, folder, **mail)
    finally:
        controller.stop()


def test_a_password_is_not_given_away_without_tls(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.server.away.caller.RETRIES", ())
    controller = Controller(Letters(), hostname="127.0.0.1", port=free_port())
    controller.start()

    async def test(world: World, endpoint: Endpoint) -> None:
        call = say("test", "en", Place("", 0), "", "")
        with pytest.raises(Unsent, match="SMTPNotSupportedError"):
            await world.caller.ways["mail"].send("anna@example.org", call)

    try:
        mail: dict[str, Any] = {
            "mail": f"smtp://me:secret@127.0.0.1:{controller.port}",
            "mail_from": "table@dune.example",
        }
        with_world(test, folder, **mail)
    finally:
        controller.stop()


@pytest.mark.parametrize("address", ["", "anna", "a@b", "a b@c.de", "a@c.de\nBcc: x@y.z", "<a@c.de>", "a@c.de, b@c.de"])
def test_what_is_no_address_gets_no_letter(address: str) -> None:
    config = Config(mail="smtp://localhost", mail_from="table@dune.example", public_url="https://dune.example")
    with pytest.raises(Forbidden):
        ways_of(config)["mail"].read(address)


# --- Push -------------------------------------------------------------------------------------------------------------


def subscription(endpoint: str) -> tuple[str, ec.EllipticCurvePrivateKey, bytes]:
    """A browser's subscription, its key and its secret."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    coded = [base64.urlsafe_b64encode(one).rstrip(b"=").decode() for one in (point, auth)]
    return json.dumps({"endpoint": endpoint, "keys": {"p256dh": coded[0], "auth": coded[1]}}), key, auth


def test_a_browser_is_called(folder: Path) -> None:
    """Only it can read the call; the service learns who sends it. A subscription that is gone is forgotten."""

    async def test(world: World, endpoint: Endpoint) -> None:
        address, key, auth = subscription(f"{endpoint.url}/push/1")
        push = world.caller.ways["push"]
        await world.way(ANNA, "push", push.read(address))
        assert push.label(address) == "127.0.0.1"
        (way,) = await world.book.ways(ANNA)
        world.caller.send(way, "turn", "uk", Place("abc", 0, ["Анна", "Хаген"]), {"kind": "turn", "round": 2})
        headers, body = await asyncio.wait_for(endpoint.taken.get(), 20)
        shown = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm"))
        assert shown["title"].startswith("Ваш хід")
        assert shown["link"] == "https://dune.example/t/abc"
        assert headers["Content-Encoding"] == "aes128gcm"
        token, _, public = headers["Authorization"].partition(",k=")
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert (claims["sub"], claims["aud"]) == ("mailto:host@dune.example", endpoint.url)
        assert public == world.caller.offers()["push"]
        await asyncio.gather(*world.caller._sending)
        endpoint.status = 410
        world.caller.send(way, "turn", "uk", Place("abc", 0), {"kind": "turn"})
        await asyncio.gather(*world.caller._sending)
        assert await world.book.ways(ANNA) == []

    with_world(test, folder, push="mailto:host@dune.example")


def test_all_workers_have_one_key() -> None:
    keys = [Push("x" * 40, "mailto:a@b.c", Reach("")).public_key for _ in range(2)]
    assert keys[0] == keys[1] != Push("y" * 40, "mailto:a@b.c", Reach("")).public_key


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"endpoint": "https://fcm.googleapis.com/x"}', "x" * 100])
def test_what_is_no_subscription(text: str) -> None:
    with pytest.raises(Forbidden):
        Push("x" * 40, "mailto:a@b.c", Reach("*")).read(text)


# --- Where it may lead ------------------------------------------------------------------------------------------------

BARRED = (
    "http://discord.com/x",
    "https://discord.com:8443/x",
    "https://evil.example/x",
    "https://discord.com.evil.example/x",
    "https://discord.com@evil.example/x",
    "https://user:secret@discord.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest",
    "https://xdiscord.com/x",
    "https://discord.com\\@evil.example/",
    "https://discord.com/\r\nHost: evil",
    "https://",
    "https://[discord.com",
    "ftp://discord.com/x",
    "file:///etc/passwd",
    "//discord.com/x",
    "",
)


@pytest.mark.parametrize("url", BARRED)
def test_where_nothing_may_be_sent(url: str) -> None:
    with pytest.raises(Forbidden):
        Reach("discord.com, .push.example").check(url)


@pytest.mark.parametrize(
    ("allowed", "url"),
    [
        ("discord.com", "https://discord.com/api/webhooks/1/x"),
        ("discord.com", "https://DISCORD.com:443/x"),
        (".push.example", "https://eu.push.example/x"),
        ("*", "https://anywhere.example/x"),
        ("http://127.0.0.1:9000", "http://127.0.0.1:9000/x"),
        ("http://bot.local", "http://bot.local/x"),
    ],
)
def test_where_something_may_be_sent(allowed: str, url: str) -> None:
    Reach(allowed).check(url)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        *((one, False) for one in ("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0")),
        *((one, False) for one in ("100.64.0.1", "224.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.0.8")),
        *((one, False) for one in ("::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1")),
        *((one, False) for one in ("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "::ffff:8.8.8.8")),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"]])
def test_a_name_that_leads_inside_leads_nowhere(addresses: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer is looked at for the very connection: a second answer would change nothing."""
    asked = []

    async def resolve(self: ThreadedResolver, host: str, port: int = 0, family: Any = 0) -> list[dict[str, Any]]:
        asked.append(host)
        return [
            {"hostname": host, "host": one, "port": port, "family": family, "proto": 0, "flags": 0} for one in addresses
        ]

    monkeypatch.setattr(ThreadedResolver, "resolve", resolve)
    with pytest.raises(Unsent):
        asyncio.run(Reach("*").post("https://inside.example/x", b"", {}))
    assert asked == ["inside.example"]


def test_numbers_that_look_like_a_name_lead_nowhere() -> None:
    for url in ("https://127.1/x", "https://2130706433/x", "https://0x7f000001/x", "https://localhost/x"):
        with pytest.raises((Unsent, Forbidden)):
            asyncio.run(Reach("*").post(url, b"", {}))


def test_a_redirect_is_not_followed() -> None:
    async def test() -> None:
        async with Endpoint().open() as endpoint, Endpoint().open() as other:
            endpoint.status, endpoint.headers = 302, {"Location": f"{other.url}/inside"}
            reach = Reach(f"{endpoint.url},{other.url}")
            with pytest.raises(Unsent, match="status 302"):
                await reach.post(f"{endpoint.url}/x", b"{}", {})
            assert other.paths == []

    asyncio.run(test())


def test_what_does_not_arrive_is_tried_again_a_little(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("landsraad.server.away.caller.RETRIES", (0.0, 0.0))

    async def test(world: World, endpoint: Endpoint) -> None:
        await world.way(ANNA, "hook", f"{endpoint.url}/x")
        endpoint.status = 500
        for failed in (1, 2):
            (way,) = await world.book.ways(ANNA)
            world.caller.send(way, "test", "en", Place("", 0))
            await asyncio.gather(*world.caller._sending)
            (way,) = await world.book.ways(ANNA)
            assert (way["failed"], endpoint.taken.qsize()) == (failed, 3 * failed)
        endpoint.status = 204
        world.caller.send(way, "test", "en", Place("", 0))
        await asyncio.gather(*world.caller._sending)
        (way,) = await world.book.ways(ANNA)
        assert way["failed"] == 0

    with_world(test, folder)


@pytest.mark.parametrize(
    "settings",
    [
        {"hooks": "*"},
        {"push": "host@example.org", "public_url": "https://x.example"},
        {"mail": "imap://x", "mail_from": "a@b.cd", "public_url": "https://x.example"},
        {"mail": "smtp://x", "public_url": "https://x.example"},
    ],
)
def test_settings_that_cannot_be(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="LANDSRAAD_"):
        ways_of(Config(secret="x" * 40, **settings))
