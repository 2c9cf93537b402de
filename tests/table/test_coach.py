"""Hints at a table: who gets them, where, and what happens to one that comes too late."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from landsraad import Game, Setup, new_game
from landsraad.bots.coach import advise
from landsraad.lessons import LESSONS
from landsraad.server.answers import HintOut
from landsraad.server.messages.lobby import Lobby
from landsraad.server.opponents import Opponents, do_hint, make_job
from landsraad.table import coach
from landsraad.table.commands import perform
from landsraad.table.deeds import Act, Hint, Leave, Order, Start, Take, Who
from landsraad.table.learning import open_lesson
from landsraad.table.notes import NoteLine
from landsraad.table.opening import NewTable, SeatPlan, open_table
from landsraad.table.options import Options
from landsraad.table.refusals import Refused
from landsraad.table.table import Table
from landsraad.table.tables import Tables
from landsraad.table.viewers import Viewer
from tests.table.memory import Here, MemoryStorage

ME, ANNA = "m" * 64, "a" * 64
AS_USUAL = Options()


class Slow(Here):
    """Opponents during whose advice something happens at the table."""

    meanwhile: Callable[[], Awaitable[object]]

    async def advise(self, game: Game, setup: Setup) -> dict[str, Any]:
        """What is best, when something else has happened."""
        await self.meanwhile()
        return {}


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "advise", partial(advise, playouts=3, width=3))


async def begun(*seats: SeatPlan, opponents: Here | None = None, options: Options = AS_USUAL) -> tuple[Tables, Table]:
    """A table of which every open seat is taken by Anna, with its game begun."""
    tables = Tables(MemoryStorage(), opponents or Here())
    setup = Setup(players=len(seats), end_turns=True)
    asked = NewTable(setup, seats, options, seed="hints", name="Me")
    table = await open_table(asked, ME, tables.storage, tables.opponents)
    tables.add(table)
    for n, seat in enumerate(seats):
        if seat.kind == "open":
            await perform(tables, table.id, Who(ANNA), Take(n, "Anna", table.code))
    await perform(tables, table.id, Who(ME), Start())
    while table.playing().asked != 0:  # opponents come first
        await asyncio.sleep(0.01)
    return tables, table


async def hint(tables: Tables, table: Table, holder: str = ME, seat: int = 0, late: int = 0) -> dict[str, Any]:
    return await perform(tables, table.id, Who(holder), Hint(seat, table.playing().n - late))


async def refused(call: Awaitable[Any]) -> tuple[str, str]:
    """The code of a refusal, and its reason."""
    with pytest.raises(Refused) as caught:
        await call
    return caught.value.code, caught.value.args_sent.get("reason", "")


def shown(table: Table, seat: int) -> bool:
    """Does a seat see that it may ask?"""
    message = Viewer(table, seat, ME)._table_message(whole=True)
    hints: bool = message["game"].data["hints"]
    return hints


def test_who_plays_alone_is_told_the_best_ways() -> None:
    async def test() -> None:
        tables, table = await begun(SeatPlan("me"), SeatPlan("bot"), SeatPlan("bot"))
        answer = await hint(tables, table)
        HintOut.model_validate(answer)
        assert answer["decision"] == table.playing().n
        legal = table.playing().game.legal_actions()
        assert [way["actions"][0] in legal for way in answer["ways"]] == [True] * 3
        assert await hint(tables, table) == answer
        assert [shown(table, seat) for seat in (0, 1)] == [True, False]
        assert await refused(hint(tables, table, seat=1)) == ("not_your_seat", "")
        assert await refused(hint(tables, table, holder="")) == ("not_your_seat", "")
        assert await refused(hint(tables, table, late=1)) == ("outdated", "")
        await perform(tables, table.id, Who(ME), Order("pause"))
        assert await refused(hint(tables, table)) == ("paused", "")

    asyncio.run(test())


def test_at_one_screen_the_seat_that_is_asked_is_told() -> None:
    async def test() -> None:
        tables, table = await begun(SeatPlan("me"), SeatPlan("me"), SeatPlan("bot"))
        assert (await hint(tables, table))["ways"]
        assert await refused(hint(tables, table, seat=1)) == ("no_hint", "turn")
        assert [shown(table, seat) for seat in (0, 1)] == [True, False]

    asyncio.run(test())


def test_where_other_people_play_and_have_not_agreed_nobody_is_told() -> None:
    """Nor where the computer stands in for one of them."""

    async def test() -> None:
        tables, table = await begun(SeatPlan("me"), SeatPlan("open"), SeatPlan("bot"))
        assert await refused(hint(tables, table)) == ("no_hint", "people")
        assert not shown(table, 0)
        table.audience.gone[ANNA] = table.audience.loaded - 1000
        await perform(tables, table.id, Who(ME), Order("stand_in", seat=1))
        assert table.seats[1].stands_in
        assert await refused(hint(tables, table)) == ("no_hint", "people")

    asyncio.run(test())


def events(table: Table) -> list[tuple[str, int]]:
    """What the log tells of the table itself, and of which seat."""
    return [(line.event, line.seat) for line in table.playing().logs[0] if isinstance(line, NoteLine)]


async def votes(tables: Tables, table: Table, holder: str, allow: bool = True) -> dict[str, Any] | None:
    """Somebody votes about hints; how it stands then, as they see it."""
    seen: dict[str, Any] = await perform(tables, table.id, Who(holder), Order("hints", allow=allow))
    Lobby.model_validate(seen)
    vote: dict[str, Any] | None = seen["hints"]
    return vote


def test_where_all_people_agree_everybody_is_told_and_the_log_says_who() -> None:
    async def test() -> None:
        tables, table = await begun(SeatPlan("me"), SeatPlan("open"), SeatPlan("bot"))
        assert await votes(tables, table, ME) == {"votes": 1, "needed": 2, "mine": True}
        assert await votes(tables, table, ME) == {"votes": 1, "needed": 2, "mine": True}
        assert await refused(hint(tables, table)) == ("no_hint", "people")
        assert await votes(tables, table, ANNA) is None
        assert table.options.hints
        assert shown(table, 0)
        assert (await hint(tables, table))["ways"]
        assert (await hint(tables, table))["ways"]
        assert await refused(hint(tables, table, holder=ANNA, seat=1)) == ("no_hint", "turn")
        assert events(table) == [("hints", 1), ("hint", 0)]  # once for a decision

    asyncio.run(test())


def test_one_no_ends_the_vote_about_hints_and_so_does_who_comes_or_goes() -> None:
    async def test() -> None:
        tables, table = await begun(SeatPlan("me"), SeatPlan("open"), SeatPlan("open"))
        assert await votes(tables, table, ANNA) == {"votes": 1, "needed": 2, "mine": True}
        assert await votes(tables, table, ME, allow=False) is None
        assert await votes(tables, table, ME, allow=False) is None
        assert events(table) == [("no_hints", 0)]
        assert await votes(tables, table, ME) == {"votes": 1, "needed": 2, "mine": True}
        await perform(tables, table.id, Who(ANNA), Leave(2))
        await perform(tables, table.id, Who("b" * 64), Take(2, "Boris", table.code))
        assert await votes(tables, table, "b" * 64) == {"votes": 1, "needed": 3, "mine": True}
        assert await refused(votes(tables, table, "s" * 64)) == ("not_your_seat", "")
        assert not table.options.hints

    asyncio.run(test())


def test_who_is_stood_in_for_has_not_agreed() -> None:
    async def test() -> None:
        tables, table = await begun(SeatPlan("me"), SeatPlan("open"), SeatPlan("bot"))
        table.audience.gone[ANNA] = table.audience.loaded - 1000
        await perform(tables, table.id, Who(ME), Order("stand_in", seat=1))
        assert await votes(tables, table, ME) == {"votes": 1, "needed": 2, "mine": True}
        assert await refused(hint(tables, table)) == ("no_hint", "people")

    asyncio.run(test())


def test_who_sits_down_at_a_table_with_hints_agrees() -> None:
    async def test() -> None:
        tables, table = await begun(SeatPlan("me"), SeatPlan("open"), SeatPlan("bot"), options=Options(hints=True))
        assert shown(table, 0)
        assert (await hint(tables, table))["ways"]
        assert events(table) == [("hint", 0)]

    asyncio.run(test())


def test_a_lesson_says_by_itself_what_to_do() -> None:
    async def test() -> None:
        tables = Tables(MemoryStorage(), Here())
        opened = await open_lesson(next(iter(LESSONS)), "", ME, tables.storage, tables.opponents)
        table = await tables.get(opened.id)
        assert await refused(hint(tables, table)) == ("no_hint", "lesson")
        assert not shown(table, 0)

    asyncio.run(test())


def test_a_hint_that_comes_too_late_is_dropped() -> None:
    async def test() -> None:
        slow = Slow()
        tables, table = await begun(SeatPlan("me"), SeatPlan("bot"), SeatPlan("bot"), opponents=slow)
        live = table.playing()
        act = Act(live.n, live.game.legal_actions()[:1])
        slow.meanwhile = lambda: perform(tables, table.id, Who(ME, 0), act)
        assert await refused(hint(tables, table)) == ("outdated", "")
        assert table.playing().game.history[-1] == act.actions[0]

    asyncio.run(test())


# --- Where opponents choose -------------------------------------------------------------------------------------------


def test_the_pool_gets_what_the_seat_sees() -> None:
    """What travels to a process is enough for the same hint."""
    setup = Setup(players=3, end_turns=True)
    game = new_game(setup, "pool")
    assert do_hint(make_job(game, setup, "", "")) == asyncio.run(Here().advise(game, setup))


def test_a_pool_that_is_busy_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup(players=3, end_turns=True)
    monkeypatch.setattr("landsraad.server.opponents.HINT_PATIENCE", 0.0)

    async def test() -> None:
        opponents = Opponents(1)
        assert await refused(opponents.advise(new_game(setup, "pool"), setup)) == ("unavailable", "")
        opponents.close()

    asyncio.run(test())
