"""Whole games over the wire: from the lobby to the end, with people and opponents."""

from __future__ import annotations

import asyncio
import hashlib
import random

from landsraad import Record, replay
from landsraad.server.messages.lobby import Lobby
from landsraad.server.messages.sent import MESSAGES
from tests.server.support import Browser, Connection, Server, play_on, run


def test_a_game_of_four_people_from_the_lobby_to_its_record(server: Server) -> None:
    async def test() -> None:
        people = [Browser(server) for _ in range(4)]
        table = await people[0].open("mooo", started=False)
        for seat, browser in enumerate(people[1:], start=1):
            body = {"name": f"Guest {seat}", "code": table["code"]}
            lobby = await browser.call("POST", f"/api/tables/{table['id']}/seats/{seat}", body)
            assert lobby["seats"][seat]["mine"]
            Lobby.model_validate(lobby)
        connections = [await browser.connect(table["id"], seat) for seat, browser in enumerate(people)]
        assert connections[0].game is None
        await people[0].call("POST", f"/api/tables/{table['id']}/start")
        for connection in connections:
            await connection.until_state(lambda c: c.game is not None)
        seed_hash = connections[0].lobby["seed_hash"]
        await play_on(connections, random.Random(1))
        for connection in connections:
            await connection.until_state(lambda c: c.over)
        await check_end(people[0], table["id"], connections, seed_hash)
        for connection in connections:
            await connection.close()
        for browser in people:
            await browser.close()

    run(test())


async def check_end(browser: Browser, table: str, connections: list[Connection], seed_hash: str) -> None:
    """The end says the seed, and the record replays to the same end; all messages fit their models."""
    assert connections[0].game is not None
    ended = connections[0].game["ended"]
    assert hashlib.sha256(ended["seed"].encode()).hexdigest() == seed_hash
    answer = await browser.http.get(f"/api/games/{table}/record")
    game = replay(Record.from_json(answer.content))
    assert list(game.state.ranking) == ended["ranking"]
    assert [player.vp for player in game.state.players] == ended["vp"]
    assert [sum(vp for _, vp in sources) for sources in ended["sources"]] == ended["vp"]
    for connection in connections:
        for message in connection.messages:
            MESSAGES.validate_python(message)


def test_a_game_with_three_opponents(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mgrg")
        async with browser.at(table["id"], 0) as me:
            await play_on([me], random.Random(2))
            assert me.over
        await browser.close()

    run(test())


def test_games_of_every_number_of_people(server: Server) -> None:
    async def test(players: int) -> None:
        browser = Browser(server)
        table = await browser.open("m" + "r" * (players - 1), options={"undo": "off"})
        async with browser.at(table["id"], 0) as me:
            await play_on([me], random.Random(players))
            assert me.over
        await browser.close()

    async def all_at_once() -> None:
        await asyncio.gather(*(test(players) for players in (1, 2, 3)))

    run(all_at_once())


def test_opponents_play_among_themselves_while_somebody_watches(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("rrr")
        watcher = Browser(server)
        async with watcher.at(table["id"]) as connection:
            await connection.until_state(lambda c: c.over)
        await browser.close()
        await watcher.close()

    run(test())


def test_staged_actions_are_taken_whole_or_refused_whole(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mmm", seed="staged", setup={"players": 3, "leader_mode": "random"})
        seats = [await browser.connect(table["id"], seat) for seat in range(3)]
        asked = next(seat for seat in seats if seat.options)
        while asked.game is not None and asked.game["decision"]["kind"] != "turn":
            await asked.act(asked.options[0])
            asked = next(seat for seat in seats if seat.options)
        assert asked.game is not None
        play, spaces = next((p, s) for p, s in asked.game["decision"]["follow"].items() if len(s) > 1)
        before = asked.n
        refused = await asked.act(play, "send:nowhere")
        assert refused["code"] == "illegal"
        assert asked.n == before
        assert (await asked.act(play, f"send:{spaces[0]}"))["type"] == "ack"
        assert asked.n == before + 2
        for seat in seats:
            await seat.close()
        await browser.close()

    run(test())


def test_a_send_that_had_to_be_may_be_sent_or_left_out(server: Server) -> None:
    """A card with one space left is sent there by itself; a client may still name the space."""

    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mmm", seed="forced")
        seats = [await browser.connect(table["id"], seat) for seat in range(3)]
        chance = random.Random(5)
        for _ in range(400):
            assert seats[0].game is not None
            asked = seats[seats[0].game["decision"]["seat"]]
            await asked.be_asked(seats[0].n)
            assert asked.game is not None
            follow = asked.game["decision"]["follow"]
            forced = [(play, spaces[0]) for play, spaces in follow.items() if len(spaces) == 1]
            if forced:
                assert (await asked.act(forced[0][0], f"send:{forced[0][1]}"))["type"] == "ack"
                break
            await asked.act(chance.choice(asked.options))
            await seats[0].reach(asked.n)
        else:
            raise AssertionError("no card was left with one space")
        for seat in seats:
            await seat.close()
        await browser.close()

    run(test())
