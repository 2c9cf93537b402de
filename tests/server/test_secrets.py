"""A client receives only what its seat may see: two worlds that a seat cannot tell apart give it the same messages."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from landsraad import Game, Setup, View
from landsraad.engine.machine.rng import Rng
from landsraad.server.wire import encode
from landsraad.table.journal import Journal
from landsraad.table.live import LiveGame
from landsraad.table.options import Options
from landsraad.table.seats import Seat, Seats
from landsraad.table.table import Table
from landsraad.table.viewers import Viewer
from tests.server.support import Browser, Server, play_on, run


def table_of(live: LiveGame, setup: Setup, seed: str) -> Table:
    """A table in memory, without storage."""
    seats = [Seat("human", f"P{n}", holder=f"holder {n}") for n in range(setup.players)]
    nothing: Any = None
    held, journal = Seats(seats, "holder 0"), Journal("x" * 12, nothing)
    return Table("x" * 12, "c" * 8, "playing", setup, Options(), seed, False, held, journal, nothing, live=live)


async def messages_to(table: Table, seat: int) -> list[bytes]:
    """What a connection of a seat gets first."""
    return [encode(message) for message in await Viewer(table, seat, f"holder {seat}").next()]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_seat_cannot_tell_two_worlds_apart(players: int) -> None:
    """The other world is drawn from the seat's view: hands, decks and Intrigue cards of others differ."""

    async def test() -> None:
        setup = Setup(players=players, leader_mode="random")
        chance = random.Random(players)
        differing = 0
        for number in range(3):
            live = LiveGame.begin(setup, f"worlds {number}")
            while not live.game.over:
                live.keep(live.attempt(live.asked, [chance.choice(live.game.legal_actions())]))
                if chance.random() > 0.15 or live.game.over:
                    continue
                for viewer in range(-1, players):
                    other = other_world(live, viewer, chance)
                    differing += other.snapshot() != live.snapshot()
                    mine = await messages_to(table_of(live, setup, "seed"), viewer)
                    assert mine == await messages_to(table_of(other, setup, "seed"), viewer)
        assert differing > 50

    run(test())


def other_world(live: LiveGame, viewer: int, chance: random.Random) -> LiveGame:
    """A world that agrees with all that a viewer can see and was told."""
    state = View(live.game.state, viewer).determinize(Rng(1 + chance.randrange(1 << 40)))
    game = Game(state, live.game.history[:])
    logs = [log if n == viewer + 1 else [] for n, log in enumerate(live.logs)]
    return LiveGame(game, live.n, logs, list(live.marks))


def test_no_secret_leaves_the_server_before_the_end(server: Server) -> None:
    """Everything that a seat and a spectator were sent in a game is searched for what they must not know."""

    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mmm", seed="a seed that nobody may see")
        seats = [await browser.connect(table["id"], n) for n in range(3)]
        watcher = await Browser(server).connect(table["id"])
        await play_on(seats, random.Random(6), 100)
        await watcher.until_state(lambda c: c.n == 100)
        for connection in (*seats, watcher):
            for message in connection.messages:
                check_message(message, connection.seat)
                assert "nobody may see" not in json.dumps(message)

    run(test())


def check_message(message: dict[str, Any], seat: int | None) -> None:
    """Hidden cards are null, the generator is 0, choices are the asked seat's own, private lines its owner's."""
    game = message.get("game")
    if not game:
        return
    view = game["view"]
    assert view["rng"] == 0
    assert "options" not in view
    for deck in ("imperium_deck", "intrigue_deck", "conflict_deck", "hagal_deck"):
        assert set(view[deck]) <= {None}
    for number, player in enumerate(view["players"]):
        if number != seat:
            assert set(player["intrigue"]) <= {None}
            assert sum(card is not None for card in player["hand"]) == len(player["known_hand"])
    if game["decision"]["seat"] != seat:
        assert set(game["decision"]) == {"id", "seat", "about", "kind", "source", "prompt"}
        assert game["decision"]["prompt"] == [f"ask-{game['decision']['kind']}", {}]
    for line in message["log"]["lines"]:
        if "private" in line["tags"]:
            assert line["seat"] == seat


def test_what_one_browser_may_know_of_anothers_table(server: Server) -> None:
    async def test() -> None:
        host, stranger = Browser(server), Browser(server)
        table = await host.open("moo", started=False)
        seen = await stranger.call("GET", f"/api/tables/{table['id']}")
        assert seen["code"] is None
        assert not any(seat["mine"] for seat in seen["seats"])
        assert (await host.call("GET", f"/api/tables/{table['id']}"))["code"] == table["code"]
        text = (await stranger.http.get("/api/tables")).text
        assert table["id"] not in text
        assert table["code"] not in text
        await stranger.call("GET", f"/api/games/{table['id']}/record", status=409)
        await stranger.call("GET", f"/api/games/{table['id']}/replay", status=409)
        await stranger.call("GET", f"/api/games/{table['id']}/report", status=409)
        await stranger.call("GET", f"/api/games/{table['id']}/analysis", status=409)

    run(test())
