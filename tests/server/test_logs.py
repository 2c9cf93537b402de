"""D-16: whatever a log is asked to say, it names no seed of a running game and nothing by which people are known."""

from __future__ import annotations

import random
import sqlite3
import subprocess
from pathlib import Path

import pytest
import websockets

from landsraad import Setup
from landsraad.table.deeds import Claim, Offer, Take, Who
from landsraad.table.entries import Taken
from landsraad.table.live import LiveGame
from landsraad.table.opening import NewTable
from landsraad.table.seats import Seat
from landsraad.table.storage import Write, action_row
from tests.server.support import Browser, Server, play_on, run
from tests.server.test_secrets import table_of


@pytest.mark.parametrize("form", ["text", "json"])
def test_d_16_no_log_names_a_seed_or_who_holds_a_seat(folder: Path, form: str) -> None:
    """A server that says all it can, with asyncio's own checks: a game, chat, an offer, refusals, a broken table."""
    server = Server(folder, LOG=form, LOG_LEVEL="DEBUG")

    async def test() -> None:
        browser, guest = Browser(server), Browser(server)
        table = await browser.open("mmo", started=False, seed="my own seed")
        await guest.call("POST", f"/api/tables/{table['id']}/seats/2", {"name": "Guest", "code": table["code"]})
        offer = await guest.call("POST", f"/api/tables/{table['id']}/seats/2/offer")
        await browser.call("POST", f"/api/tables/{table['id']}/start")
        other = await browser.open("mmg")
        seats = [await browser.connect(other["id"], n) for n in range(2)]
        await play_on(seats, random.Random(1), 20)
        _ = await seats[0].ask("chat", text="Hello")
        assert (await seats[0].ask("act", decision=0, actions=["nothing"]))["type"] == "error"
        _behind_its_back(folder, "UPDATE tables SET version = version + 5")
        _ = await seats[0].send("ready")
        with pytest.raises(websockets.ConnectionClosed):  # storing failed
            _ = await seats[0].until(lambda message: False)
        _behind_its_back(folder, "UPDATE entries SET n = n + 1000")
        lobby = await browser.call("GET", f"/api/tables/{other['id']}")
        assert lobby["broken"] == "gap"
        secrets = {browser.cookie, guest.cookie, offer["code"], table["code"], other["code"]} | _stored(folder)
        server.stop()
        log = server.log.read_text()
        assert "storing failed" in log
        assert "cannot be loaded" in log
        assert len(secrets) > 8
        assert [secret for secret in secrets if secret in log] == []

    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONASYNCIODEBUG", "1")
        server.start()
    try:
        run(test())
    finally:
        server.stop()


def _behind_its_back(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / "landsraad.db", timeout=20) as database:
        database.execute(statement)


def _stored(folder: Path) -> set[str]:
    """The seeds, and the hashes by which people are known."""
    with sqlite3.connect(folder / "landsraad.db") as database:
        found = [row[0] for row in database.execute("SELECT seed FROM tables")]
        for column, table in (("host", "tables"), ("holder", "seats"), ("holder", "handovers"), ("code", "handovers")):
            found += [row[0] for row in database.execute(f"SELECT {column} FROM {table}")]
    return {text.removeprefix("own:") for text in found if text}


def test_d_16_what_holds_a_secret_does_not_show_it_when_it_is_printed() -> None:
    setup = Setup(players=3)
    table = table_of(LiveGame.begin(setup, "the seed"), setup, "the seed")
    write = Write(table.id, seats=[seat.row(n) for n, seat in enumerate(table.seats)])
    write.entries.append(action_row(Taken(0, 0, "reveal", 0.0)))
    asked = (
        NewTable(setup, seed="the seed"),
        Take(0, "A", "holder 0"),
        Offer(0, "holder 0", 0.0),
        Claim(0, "holder 0"),
    )
    for one in (table, write, table.journal, Seat("human", "A", holder="holder 0"), Who("holder 0", 1), *asked):
        assert "holder 0" not in repr(one)
        assert "the seed" not in repr(one)


def test_d_16_a_start_that_fails_shows_no_secret(folder: Path) -> None:
    """The line that refuses a second server names its file, not its settings."""
    first = Server(folder, SECRET="a very secret key").start()
    try:
        second = Server(folder, SECRET="a very secret key", LOG_LEVEL="DEBUG")
        ended = subprocess.run(second.command, env=second.environment, capture_output=True, text=True, timeout=60)
        assert "in use by another server" in ended.stderr
        assert "a very secret key" not in ended.stderr + ended.stdout
    finally:
        first.stop()
