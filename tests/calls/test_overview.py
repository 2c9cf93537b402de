"""What is told of tables before somebody sits at them."""

from __future__ import annotations

import asyncio

from landsraad.calls.overview import opened, overview
from landsraad.table.commands import perform
from landsraad.table.deeds import Start, Who
from landsraad.table.opening import SeatPlan
from tests.table.test_host import ANNA, HOST, World


def test_a_table_is_told_of_as_everybody_may_see_it() -> None:
    async def test() -> None:
        world = World()
        id = await world.open(SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "Feyd"))
        table = await world.tables.get(id)
        assert opened(table, HOST) == {"id": id, "code": table.code, "link": f"/t/{id}?code={table.code}", "seats": [0]}
        assert opened(table, ANNA, "/dune")["link"].startswith("/dune/t/")
        assert opened(table, ANNA)["seats"] == []
        kept = world.storage.kept(id)
        seats = [{"table_id": id, **seat} for seat in kept.seats]
        told = overview([kept.table], [kept.table], seats, world.tables, HOST)
        assert told["mine"] == told["listed"]
        row = told["mine"][0]
        assert (row["id"], row["phase"], row["open"], row["mine"]) == (id, "lobby", 1, [0])
        assert (row["names"], row["setup"]["players"], row["waiting"]) == (["Hagen", "", "Feyd"], 3, False)
        assert overview([], [kept.table], seats, world.tables, "")["listed"][0]["mine"] == []

    asyncio.run(test())


def test_a_table_that_waits_for_somebody_says_so() -> None:
    async def test() -> None:
        world = World()
        id = await world.open(SeatPlan("me"), SeatPlan("me"))
        await perform(world.tables, id, Who(HOST), Start())
        kept = world.storage.kept(id)
        seats = [{"table_id": id, **seat} for seat in kept.seats]
        for holder, waiting in ((HOST, True), (ANNA, False)):
            told = overview([kept.table], [], seats, world.tables, holder)
            assert told["mine"][0]["waiting"] is waiting
        world.restart(id)
        assert overview([kept.table], [], seats, world.tables, HOST)["mine"][0]["waiting"] is False

    asyncio.run(test())
