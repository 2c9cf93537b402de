"""Placing a spy with none left in the supply, and what a recall does in the same turn."""

from __future__ import annotations

from typing import Any

from tests.support.table import Table, given, seat
from tests.support.uprising import KEEPER

THREE = ["hagga_basin", "deep_desert", "imperial_basin"]


def placing(mine: seat, **more: Any) -> Table:
    """A, whose three spies are on the board, places one with Espionage."""
    mine.hand, mine.intrigue = ["diplomacy", *mine.hand], [KEEPER]
    mine.spice = 1
    mine.spies = mine.spies or THREE
    more.setdefault("B", seat(hand=["diplomacy"]))
    table = given(boxes=("uprising",), A=mine, **more).play("diplomacy").to("espionage")
    if table.asked == "gather":
        table.choose("decline")
    return table.resolve("space/espionage.2")


def test_one_of_three_spies_is_recalled_first() -> None:
    """Any of them; the post that it leaves may be taken again; no effect comes of the recall."""
    table = placing(seat(deck=["dagger"] * 3))
    assert sorted(table.legal) == sorted(["decline", *(f"recall_spy:{post}" for post in THREE)])
    hand = len(table.A.hand)
    table.choose("recall_spy:deep_desert")
    assert (table.can("place_spy:deep_desert"), table.can("decline"), len(table.A.hand)) == (True, False, hand)
    table.choose("place_spy:espionage_and_secrets")
    assert sorted(table.A.spies) == sorted(["espionage_and_secrets", "hagga_basin", "imperial_basin"])


def test_with_three_spies_on_the_board_placing_may_be_left() -> None:
    """All stay where they are."""
    assert sorted(placing(seat()).choose("decline").A.spies) == sorted(THREE)


def test_only_recalls_that_open_a_post_are_offered() -> None:
    """A spy by a city: only the recall from a city's post helps where enemies hold the others."""
    cities = ["arrakeen_and_spice_refinery", "research_station_and_sietch_tabr", "spice_refinery_and_research_station"]
    mine = seat(
        leader="lady_margot_fenring",
        hand=["signet_ring"],
        spies=[cities[0], "hagga_basin", "deep_desert"],
        intrigue=[KEEPER],
    )
    enemy = seat(hand=["diplomacy"], spies=cities[1:])
    table = given(boxes=("uprising",), A=mine, B=enemy).play("signet_ring").to("imperial_basin")
    table.resolve("leader/lady_margot_fenring")
    assert sorted(table.legal) == ["decline", f"recall_spy:{cities[0]}"]
    table.choose(f"recall_spy:{cities[0]}")
    assert cities[0] in table.A.spies


def test_the_recall_counts_for_cards_of_the_same_turn() -> None:
    """Imperial Spymaster, played to Secrets' neighbour by its spy icon, draws an Intrigue card for it."""
    spies = ["espionage_and_secrets", "hagga_basin", "deep_desert"]
    mine = seat(hand=["imperial_spymaster"], spice=1, spies=spies, intrigue=[KEEPER])
    table = given(boxes=("uprising",), A=mine, B=seat(hand=["diplomacy"])).play("imperial_spymaster").to("espionage")
    table.choose("decline").resolve("space/espionage.2")
    assert len(table.A.intrigue) == 1
    table.choose("recall_spy:hagga_basin", "place_spy:imperial_basin")
    assert len(table.A.intrigue) == 2


def test_two_spies_by_one_space_serve_two_uses() -> None:
    """One infiltrates, the other one gathers; on a free space one of them alone is recalled."""
    posts = ["research_station_and_sietch_tabr", "spice_refinery_and_research_station"]

    def research_station(*enemies: str) -> Table:
        mine = seat(hand=["reconnaissance"], water=2, spies=posts, deck=["dagger"] * 5, intrigue=[KEEPER])
        enemy = seat(hand=["diplomacy"], on=list(enemies))
        return given(boxes=("uprising",), A=mine, B=enemy).play("reconnaissance").choose("send:research_station")

    table = research_station("research_station")
    assert (table.asked, table.A.spies, table.A.on) == ("infiltrate", posts, [])
    table.choose(f"recall_spy:{posts[0]}")
    assert (table.asked, table.A.on) == ("gather", ["research_station"])
    table.choose(f"recall_spy:{posts[1]}").plain()
    assert (table.A.spies, len(table.A.hand)) == ([], 1 + 2)
    free = research_station()
    assert free.asked == "gather"
    free.choose(f"recall_spy:{posts[0]}")
    assert (free.asked, free.A.spies) == ("agent_effects", [posts[1]])


def test_an_own_agent_blocks_a_space_that_one_spies_on() -> None:
    """No spy opens it."""
    mine = seat(hand=["reconnaissance"], on=["arrakeen"], agents=1, water=2, spies=["arrakeen_and_spice_refinery"])
    table = given(boxes=("uprising",), A=mine, B=seat(hand=["diplomacy"])).play("reconnaissance")
    assert table.legal == ["send:spice_refinery", "send:research_station"]


def test_spies_stay_in_the_next_round() -> None:
    """The Recall phase takes back Agents only."""
    table = given(
        boxes=("uprising",),
        phase="recall",
        conflict_deck=["skirmish_crysknife"],
        A=seat(spies=["hagga_basin", "deep_desert"], hand=["dagger"], on=["secrets"], agents=1),
        B=seat(hand=["diplomacy"]),
    )
    assert (table.A.spies, table.A.on, table.state.round) == (["hagga_basin", "deep_desert"], [], 3)
