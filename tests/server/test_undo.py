"""Taking back: how far, by whom, with whose consent."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from landsraad import Setup, View
from landsraad.table.entries import Taken
from landsraad.table.live import LiveGame, replay_into
from tests.server.support import Browser, Connection, Server, run

PRIVATE = ("token", "drawn_card", "drawn_intrigue", "look_at_top", "lost_intrigue")


async def table_with_a_choice_to_take_back(
    browser: Browser, options: dict[str, Any], others: list[Browser]
) -> tuple[str, list[Connection], Connection]:
    """A table at which somebody has just made a choice that can be taken back, and that somebody."""
    table = await browser.open("m" + "o" * len(others), started=False, options=options)
    for seat, other in enumerate(others, start=1):
        await other.call("POST", f"/api/tables/{table['id']}/seats/{seat}", {"name": "B", "code": table["code"]})
    await browser.call("POST", f"/api/tables/{table['id']}/start")
    seats = [await one.connect(table["id"], n) for n, one in enumerate([browser, *others])]
    chance = random.Random(3)
    for _ in range(300):
        assert seats[0].game is not None
        asked = seats[seats[0].game["decision"]["seat"]]
        await asked.be_asked(seats[0].n)
        assert (await asked.act(chance.choice(asked.options)))["type"] == "ack"
        await seats[0].reach(asked.n)
        assert asked.game is not None
        if asked.game["undo"]["steps"] > 0:
            return table["id"], seats, asked
    raise AssertionError("nothing could be taken back")


async def request(asked: Connection, others: list[Connection]) -> None:
    """Ask whether a choice may be taken back, until the others know it."""
    assert (await asked.ask("undo", decision=asked.n))["type"] == "ack"
    for other in others:
        await other.until_state(lambda c: c.game["undo"]["asking"])


def test_a_choice_is_taken_back_and_its_log_lines_vanish(server: Server) -> None:
    async def test() -> None:
        people = [Browser(server) for _ in range(3)]
        _, seats, asked = await table_with_a_choice_to_take_back(people[0], {}, people[1:])
        assert asked.game is not None
        before, lines = asked.n, len(asked.log)
        assert asked.game["undo"] == {
            "allowed": True,
            "steps": asked.game["undo"]["steps"],
            "reason": "",
            "asking": None,
        }
        steps = asked.game["undo"]["steps"]
        assert (await asked.ask("undo", decision=before - 1))["code"] == "outdated"
        assert (await asked.ask("undo", decision=before))["type"] == "ack"
        assert asked.n == before + 1
        assert len(asked.log) <= lines
        assert asked.game["undo"]["steps"] == steps - 1
        other = next(seat for seat in seats if seat is not asked)
        await other.until_state(lambda c: c.n == asked.n)
        refused = await other.ask("undo", decision=other.n)
        assert (refused["code"], refused["args"]["reason"]) == ("no_undo", "turn")
        public = [line for line in asked.log if line["event"] not in PRIVATE]
        assert [line for line in other.log if line["event"] not in PRIVATE] == public
        for seat in seats:
            await seat.close()

    run(test())


def test_with_consent_everybody_else_must_allow_it(server: Server) -> None:
    async def test() -> None:
        people = [Browser(server) for _ in range(3)]
        _, seats, asked = await table_with_a_choice_to_take_back(people[0], {"undo": "consent"}, people[1:])
        others = [seat for seat in seats if seat is not asked]
        before = asked.n
        await request(asked, others)
        assert (await asked.ask("consent", allow=True))["code"] == "nothing_asked"
        outdated = await others[0].ask("consent", decision=before - 1, allow=True)  # S-7: meant for another request
        assert outdated["code"] == "outdated"
        assert (await others[0].ask("consent", allow=True))["type"] == "ack"
        assert (await others[1].ask("consent", allow=False))["type"] == "ack"
        await asked.until_state(lambda c: not c.game["undo"]["asking"])
        assert asked.n == before
        await request(asked, others)
        for other in others:
            assert (await other.ask("consent", allow=True))["type"] == "ack"
        await asked.until_state(lambda c: c.n == before + 1)
        for seat in seats:
            await seat.close()

    run(test())


def test_nobody_waits_for_the_consent_of_a_person_who_has_gone(server: Server) -> None:
    """One of the two who are asked allows it, the other one is replaced by an opponent: it is taken back."""

    async def test() -> None:
        people = [Browser(server) for _ in range(3)]
        table, seats, asked = await table_with_a_choice_to_take_back(people[0], {"undo": "consent"}, people[1:])
        others = [seat for seat in seats if seat is not asked]
        before = asked.n
        await request(asked, others)
        assert (await others[0].ask("consent", allow=True))["type"] == "ack"
        order = {"do": "bot", "seat": others[1].seat, "bot": "random"}
        await people[0].call("POST", f"/api/tables/{table}/host", order)
        await asked.until_state(lambda c: c.n > before)

    run(test())


def test_a_request_ends_with_the_person_who_made_it(server: Server) -> None:
    async def test() -> None:
        people = [Browser(server) for _ in range(3)]
        table, seats, asked = await table_with_a_choice_to_take_back(people[0], {"undo": "consent"}, people[1:])
        other = next(seat for seat in seats if seat is not asked)
        await request(asked, [other])
        await people[asked.seat or 0].call("DELETE", f"/api/tables/{table}/seats/{asked.seat}")
        await other.until_state(lambda c: not c.game["undo"]["asking"])
        assert (await other.ask("consent", allow=True))["code"] == "nothing_asked"

    run(test())


def test_taking_back_wins_no_time_and_clocks_are_the_same_after_a_restart(folder: Path) -> None:
    server = Server(folder).start()

    async def test() -> None:
        people = [Browser(server) for _ in range(3)]
        options = {"clock": {"kind": "game", "seconds": 600, "increment": 10}}
        table, _, asked = await table_with_a_choice_to_take_back(people[0], options, people[1:])
        seat = asked.seat or 0
        before = asked.lobby["clock"]
        assert (await asked.ask("undo", decision=asked.n))["type"] == "ack"
        after = asked.lobby["clock"]
        assert after["running"] == seat
        assert after["since"] < before["since"]
        assert before["left"][seat] - 10.1 < after["left"][seat] <= before["left"][seat] - 9.9
        server.kill()
        server.start()
        async with people[seat].at(table, seat) as again:
            assert again.n == asked.n
            assert again.lobby["clock"]["left"] == after["left"]

    try:
        run(test())
    finally:
        server.stop()


def test_nothing_is_taken_back_where_it_is_off(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("mmm", options={"undo": "off"})
        seats = [await browser.connect(table["id"], n) for n in range(3)]
        asked = next(seat for seat in seats if seat.options)
        await asked.act(asked.options[0])
        refused = await asked.ask("undo", decision=asked.n)
        assert refused["args"]["reason"] == "off"
        await asyncio.gather(*(seat.close() for seat in seats))

    run(test())


def test_a_point_to_go_back_to_never_lies_before_something_was_learned() -> None:
    """Between such a point and the present no hidden card has moved, and nothing was left to chance."""
    chance = random.Random(4)
    checked = 0
    for number in range(6):
        live = LiveGame.begin(Setup(players=4), f"undo {number}")
        while not live.game.over:
            seat = live.asked
            live.keep(live.attempt(seat, [chance.choice(live.game.legal_actions())]))
            for mark in live.marks:
                checked += 1
                before, now = mark.game.state, live.game.state
                assert before.decider() == live.asked
                assert (before.fixed, before.active, before.round) == (now.fixed, now.active, now.round)
                assert before.imperium_deck == now.imperium_deck
                assert before.intrigue_deck == now.intrigue_deck
                assert before.rng.state == now.rng.state
                seen = View(before, live.asked).state
                for other, player in enumerate(now.players):
                    if other != live.asked:
                        assert player.hand == before.players[other].hand
                        assert player.deck == before.players[other].deck
                        assert player.intrigue == before.players[other].intrigue
                assert len(seen.players) == len(now.players)
    assert checked > 500


def test_going_back_gives_the_very_state_of_before() -> None:
    chance = random.Random(5)
    taken_back = 0
    live = LiveGame.begin(Setup(players=3), "back")
    while not live.game.over:
        before, logs = live.snapshot(), [list(log) for log in live.logs]
        live.keep(live.attempt(live.asked, [chance.choice(live.game.legal_actions())]))
        if live.marks and chance.random() < 0.5:
            live.take_back(1)
            taken_back += 1
            assert live.snapshot() == before
            assert live.logs == logs
            live.keep(live.attempt(live.asked, [chance.choice(live.game.legal_actions())]))
    assert taken_back > 20


def test_p_28_what_one_click_did_is_taken_back_by_one() -> None:
    """A card and its space, sent together; also where the game has been loaded in between."""
    chance = random.Random(6)
    together = 0
    live, loaded = (LiveGame.begin(Setup(players=3), "one click") for _ in range(2))
    while not live.game.over:
        seat, before = live.asked, live.snapshot()
        command = [chance.choice(live.game.legal_actions())]
        after = live.game.copy()
        after.play(command[0])
        spaces = [action for action in after.legal_actions() if action.startswith("send:")]
        if command[0].startswith("play:") and spaces:
            command.append(chance.choice(spaces))
        live.keep(live.attempt(seat, command))
        loaded.n = live.n - len(command)
        taken = [Taken(loaded.n + i, seat, action, float(live.n)) for i, action in enumerate(command)]
        assert replay_into(loaded, taken) == len(command)
        assert [mark.game.history for mark in loaded.marks] == [mark.game.history for mark in live.marks]
        if len(command) == 2 and live.marks:
            together += 1
            for game in (live, loaded):
                game.take_back(1)
                assert game.snapshot() == before
    assert together > 5
