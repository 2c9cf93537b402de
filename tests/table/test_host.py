"""A whole game at a table that no server hosts: people and an opponent, from the invitation to the rematch."""

from __future__ import annotations

import asyncio
import json
import random
import time

import pytest

from landsraad import Game, Setup
from landsraad.table import going_on
from landsraad.table.commands import perform
from landsraad.table.deeds import Claim, Leave, Look, Offer, Order, Start, Take, Who
from landsraad.table.feed import attach
from landsraad.table.opening import NewTable, SeatPlan, open_table
from landsraad.table.opponents import Choice
from landsraad.table.options import ClockOptions, Options
from landsraad.table.tables import Tables
from tests.table.memory import Here, MemoryStorage, Person

HOST, ANNA, PHONE = "h" * 64, "a" * 64, "p" * 64


class World:
    """A host with what it needs, which can begin anew."""

    def __init__(self, opponents: Here | None = None) -> None:
        self.storage = MemoryStorage()
        self.tables = Tables(self.storage, opponents or Here())

    async def open(self, *seats: SeatPlan, options: Options | None = None, boxes: tuple[str, ...] = ("base",)) -> str:
        """A new table; its id."""
        setup = Setup(players=len(seats), boxes=boxes, end_turns=True)
        asked = NewTable(setup, seats, options or Options(), seed="always the same", name="Hagen")
        return (await open_table(asked, HOST, self.storage, Here())).id

    async def join(self, id: str, holder: str, seat: int) -> Person:
        """Somebody looks at a table."""
        person = Person(await attach(self.tables, id, Who(holder, seat)), seat)
        await person.read()
        return person

    def restart(self, id: str) -> None:
        """The table leaves the memory."""
        self.tables.drop(id)
        self.tables = Tables(self.storage, Here())


async def play(people: list[Person], chance: random.Random, moves: int) -> int:
    """Choices at random by whoever is asked, some of them taken back; how many were taken back."""
    back = 0
    for _ in range(moves):
        first = people[0]
        await first.until(lambda one: one.over or one.game["decision"]["seat"] < len(people))
        if first.over:
            break
        asked = people[first.game["decision"]["seat"]]
        await asked.reach(first.game["n"])
        n = asked.game["n"]
        if asked.game["undo"]["allowed"] and chance.random() < 0.3:
            assert await asked.ask("undo", decision=n) == ""
            back += 1
        else:
            assert await asked.act(chance.choice(asked.options)) == ""
        await first.reach(n + 1)
    return back


def test_a_whole_game_without_a_server() -> None:
    async def test() -> None:
        world = World()
        clock = ClockOptions("game", 600, 10)
        id = await world.open(
            SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", bot="random"), options=Options(clock=clock)
        )
        host = await world.join(id, HOST, 0)
        assert host.lobby["code"]
        assert host.game is None
        await perform(world.tables, id, Who(ANNA), Take(1, "Anna", host.lobby["code"]))
        anna = await world.join(id, ANNA, 1)
        assert await anna.ask("ready") == ""
        await host.until(lambda one: one.lobby["seats"][1]["ready"])
        await perform(world.tables, id, Who(HOST), Start())
        people = [host, anna]
        for person in people:
            await person.reach(0)
        chance = random.Random(1)
        assert await play(people, chance, 60) > 0
        assert await anna.ask("chat", text="Well played") == ""
        await host.until(lambda one: one.chat == ["Well played"])
        assert await anna.ask("act", decision=0, actions=["reveal"]) == "outdated"
        await perform(world.tables, id, Who(HOST), Order("pause"))
        await host.until(lambda one: one.lobby["paused"])
        assert host.lobby["clock"]["running"] is None
        await anna.until(lambda one: one.lobby["paused"] and one.game["n"] == host.game["n"])

        world.restart(id)
        for person in people:
            await person.until(lambda one: one.feed.closed == 1013)
        before, logs = [person.game for person in people], [person.log for person in people]
        people = [await world.join(id, HOST, 0), await world.join(id, ANNA, 1)]
        assert [person.game["view"] for person in people] == [game["view"] for game in before]
        for person, log in zip(people, logs, strict=True):
            assert person.log == log[-len(person.log) :]
            assert person.chat == ["Well played"]
        await perform(world.tables, id, Who(HOST), Order("resume"))
        await play(people, chance, 10_000)
        kept = world.storage.kept(id)
        assert kept.table["phase"] == "over"
        assert json.loads(kept.table["result"])["ranking"] == people[0].game["ended"]["ranking"]
        assert [entry["n"] for entry in kept.entries] == list(range(people[0].game["n"]))
        assert set(world.storage.moves) == {"human", "bot"}
        await perform(world.tables, id, Who(HOST), Order("rematch"))
        await people[0].until(lambda one: one.lobby["rematch"])
        again = await perform(world.tables, people[0].lobby["rematch"], Who(ANNA), Look())
        assert [seat["mine"] for seat in again["seats"]] == [False, False, True]

    asyncio.run(test())


def test_the_lobby_comes_with_a_move_only_where_it_has_changed() -> None:
    async def test() -> None:
        world = World()
        id = await world.open(SeatPlan("me"), SeatPlan("me"))
        await perform(world.tables, id, Who(HOST), Start())
        host = await world.join(id, HOST, 0)
        table = await world.tables.get(id)
        table.game_changed()
        assert [message["lobby"] for message in await host.feed.next()] == [None]
        await perform(world.tables, id, Who(HOST), Order("pause"))
        table.game_changed()
        assert [message["lobby"]["paused"] for message in await host.feed.next()] == [True]
        host.feed.resync()
        assert [message["lobby"]["paused"] for message in await host.feed.next()] == [True]

    asyncio.run(test())


@pytest.mark.compiled
def test_a_team_game_of_two_people_and_four_opponents() -> None:
    """Muad'Dib and an Ally of Shaddam are people; choices are taken back, also where several decide in one turn."""

    async def test() -> None:
        world = World()
        bots = [SeatPlan("bot", bot="random") for _ in range(4)]
        id = await world.open(SeatPlan("me"), SeatPlan("open"), *bots, boxes=("uprising", "choam"))
        host = await world.join(id, HOST, 0)
        await perform(world.tables, id, Who(ANNA), Take(1, "Anna", host.lobby["code"]))
        anna = await world.join(id, ANNA, 1)
        await perform(world.tables, id, Who(HOST), Start())
        people = [host, anna]
        for person in people:
            await person.reach(0)
        assert await play(people, random.Random(6), 10_000) > 0
        ended = host.game["ended"]
        assert {seat % 2 for seat in ended["ranking"][:3]} == {ended["ranking"][0] % 2}
        assert sum(host.game["view"]["team_vp"]) == sum(ended["vp"])

    asyncio.run(test())


def test_what_is_taken_back_with_consent() -> None:
    async def test() -> None:
        world = World()
        id = await world.open(SeatPlan("me"), SeatPlan("open"), options=Options(undo="consent", listed=True))
        await perform(world.tables, id, Who(ANNA), Take(1, "Anna"))
        people = [await world.join(id, HOST, 0), await world.join(id, ANNA, 1)]
        await perform(world.tables, id, Who(HOST), Start())
        for person in people:
            await person.reach(0)
        chance = random.Random(2)
        while not any(person.game["undo"]["allowed"] for person in people):
            asked = next(person for person in people if person.options)
            n = asked.game["n"]
            assert await asked.act(chance.choice(asked.options)) == ""
            for person in people:
                await person.reach(n + 1)
        asked = next(person for person in people if person.game["undo"]["allowed"])
        other = people[1 - asked.seat]
        n = asked.game["n"]
        assert await asked.ask("undo", decision=n) == ""
        await other.until(lambda one: one.game["undo"]["asking"])
        assert await other.ask("consent", allow=True, decision=n) == ""
        await asked.reach(n + 1)

    asyncio.run(test())


class Hurried(Here):
    """Opponents that have half of their time."""

    async def choose(self, game: Game, setup: Setup, bot: str, chance: str) -> Choice:
        """What an opponent chooses in a hurry."""
        return (await super().choose(game, setup, bot, chance))._replace(share=0.5)


@pytest.mark.parametrize(("again", "often"), [(3600.0, False), (-1.0, True)])
def test_a_table_is_told_once_an_hour_that_opponents_look_less_far(
    again: float, often: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is busy: not at each move, and anew when the hour is over."""

    async def test() -> None:
        monkeypatch.setattr(going_on, "HURRIED_AGAIN", again)
        world = World(Hurried())
        id = await world.open(SeatPlan("me"), SeatPlan("bot", bot="random"))
        host = await world.join(id, HOST, 0)
        await perform(world.tables, id, Who(HOST), Start())
        await host.reach(0)
        await play([host], random.Random(3), 30)
        told = [line for line in host.log if line["event"] == "hurried"]
        assert len(told) > 5 if often else len(told) == 1
        assert all("note" in line["tags"] for line in told)

    asyncio.run(test())


def test_people_who_never_answer_are_played_for_by_the_clock() -> None:
    """To the end of the game, and the log says so each time."""

    async def test() -> None:
        world = World()
        options = Options(clock=ClockOptions("move", 0), stand_in="random")
        id = await world.open(SeatPlan("me"), SeatPlan("me"), options=options)
        host = await world.join(id, HOST, 0)
        await perform(world.tables, id, Who(HOST), Start())
        await host.until(lambda one: one.over)
        assert set(world.storage.moves) == {"clock"}
        told = [line for line in host.log if "note" in line["tags"]]
        assert [line["event"] for line in told] == ["clock"] * len(world.storage.moves)

    asyncio.run(test())


def test_a_seat_moves_to_another_device_and_a_table_without_its_host_gets_another_one() -> None:
    async def test() -> None:
        world = World()
        id = await world.open(SeatPlan("me"), SeatPlan("open"), options=Options(listed=True))
        await perform(world.tables, id, Who(ANNA), Take(1, "Anna"))
        old = await world.join(id, ANNA, 1)
        await perform(world.tables, id, Who(ANNA), Offer(1, "hash", time.time() + 60))
        await perform(world.tables, id, Who(PHONE), Claim(1, "hash"))
        await old.until(lambda one: one.feed.closed == 4001)
        left = await perform(world.tables, id, Who(HOST), Leave(0))
        assert [seat["host"] for seat in left["seats"]] == [False, True]
        world.restart(id)
        again = await perform(world.tables, id, Who(PHONE), Look())
        assert again["host"] is True

    asyncio.run(test())
