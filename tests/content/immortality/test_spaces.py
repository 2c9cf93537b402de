"""The Research Station of Immortality, which lies over the printed one of either board."""

from __future__ import annotations

from tests.support.immortality import WAITING, holding, sent
from tests.support.table import given, seat

BOXES = ("uprising", "choam", "immortality")


def test_research_station() -> None:
    """2 water: 2 cards and research; a Combat space, on a city icon."""
    table = sent("reconnaissance", "research_station", seat(water=2, deck=["diplomacy"] * 3))
    table.resolve("space/research_station").resolve("space/research_station.2")
    assert (table.A.water, len(table.A.hand), table.A.research) == (0, 2, "c1r3")
    assert table.offers("deploy") == ["1", "2"]
    assert not holding("reconnaissance", mine=seat(water=1)).play("reconnaissance").can("send:research_station")


def test_research_station_of_uprising_keeps_its_posts_and_contracts() -> None:
    """Spies at both posts, the contracts for the visit; it recruits nobody any more (IM-63)."""
    mine = seat(
        hand=["reconnaissance"],
        water=2,
        deck=["diplomacy"] * 3,
        intrigue=["weirding_combat"],
        spies=["research_station_and_sietch_tabr", "spice_refinery_and_research_station"],
        contracts=["research_station_solari"],
    )
    table = given(boxes=BOXES, A=mine, B=WAITING, row=["long_live_the_fighters"] * 5)
    table.play("reconnaissance").to("research_station")
    assert table.asked == "gather"
    while table.asked != "agent_effects":
        table.choose(table.legal[-1])
    table.plain()
    while table.offers("resolve"):
        table.resolve(table.offers("resolve")[0])
    assert (table.A.garrison, table.A.research, table.A.contracts_done) == (3, "c1r3", ["research_station_solari"])
    assert len(table.A.hand) == 2


def test_research_station_of_uprising_is_reached_by_spies() -> None:
    """A spy icon works from either of its posts."""
    for post in ("research_station_and_sietch_tabr", "spice_refinery_and_research_station"):
        mine = seat(hand=["diplomacy", "undercover_asset"], water=2, spies=[post])
        table = given(boxes=BOXES, A=mine, B=WAITING, row=["long_live_the_fighters"] * 5)
        assert "research_station" in table.play("undercover_asset").offers("send")
