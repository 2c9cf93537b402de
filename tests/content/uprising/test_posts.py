"""The 13 observation posts, and those beside the boards of Rise of Ix."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.content.registry import rules_for
from tests.support.table import given, seat
from tests.support.uprising import KEEPER, WAITING

PLAIN = ("uprising",)
WITH_IX = ("uprising", "base", "ix")

POSTS = [
    ("dutiful_service_and_sardaukar", PLAIN),
    ("deliver_supplies_and_heighliner", PLAIN),
    ("espionage_and_secrets", PLAIN),
    ("desert_tactics_and_fremkit", PLAIN),
    ("high_council_and_imperial_privilege_and_swordmaster", PLAIN),
    ("assembly_hall_and_gather_support", PLAIN),
    ("accept_contract_and_shipping", PLAIN),
    ("research_station_and_sietch_tabr", PLAIN),
    ("spice_refinery_and_research_station", PLAIN),
    ("arrakeen_and_spice_refinery", PLAIN),
    ("imperial_basin", PLAIN),
    ("hagga_basin", PLAIN),
    ("deep_desert", PLAIN),
    ("interstellar_shipping_and_smuggling", WITH_IX),
    ("tech_negotiation_and_dreadnought", WITH_IX),
]


def rich(**more: Any) -> seat:
    """Somebody to whom every space is open."""
    influence = {"emperor": 2, "guild": 2, "fremen": 2}
    return seat(solari=9, spice=9, water=9, influence=influence, **more)


@pytest.mark.parametrize(("post", "boxes"), POSTS, ids=[post for post, _ in POSTS])
def test_a_spy_there_reaches_exactly_the_spaces_beside_it(post: str, boxes: tuple[str, ...]) -> None:
    """With the spy icon and no other; the spy stays, and may be recalled on each of them to draw a card."""
    mine = rich(hand=["strike_fleet"], spies=[post], deck=["dagger"] * 3, intrigue=[KEEPER])
    table = given(boxes=boxes, A=mine, B=WAITING).play("strike_fleet")
    spaces = post.split("_and_")
    assert sorted(table.offers("send") or table.A.on) == sorted(spaces)
    for space in spaces:
        there = table.copy().to(space)
        if there.asked == "pay_extra":
            there.choose("decline")
        assert (there.asked, there.legal) == ("gather", [f"recall_spy:{post}", "decline"])
        assert there.A.spies == [post]
        assert there.copy().choose("decline").A.spies == [post]
        there.choose(f"recall_spy:{post}")
        assert (there.A.spies, "dagger" in there.A.hand) == ([], True)


@pytest.mark.parametrize(("post", "boxes"), POSTS, ids=[post for post, _ in POSTS])
def test_a_spy_there_infiltrates_the_spaces_beside_it(post: str, boxes: tuple[str, ...]) -> None:
    """Recalled, it opens each of them though enemies are there; not without one, and not for another own Agent."""
    spaces = post.split("_and_")
    enemy = seat(hand=["diplomacy"], on=spaces)
    every_icon = rich(hand=["overthrow", "signet_ring"], spies=[post], intrigue=[KEEPER])
    table = given(boxes=boxes, A=every_icon, B=enemy, C=seat(on=spaces))
    icons = {space.id: space.icon for space in rules_for(boxes, False).spaces}
    for space in spaces:
        card = "overthrow" if icons[space] < 4 else "signet_ring"
        there = table.copy().play(card).choose(f"send:{space}")
        assert (there.A.on, there.A.spies) == ([space], [])
    unseen = given(boxes=boxes, A=rich(hand=["overthrow", "signet_ring"], intrigue=[KEEPER]), B=enemy)
    for card in ("overthrow", "signet_ring"):
        assert not set(unseen.copy().play(card).offers("send")) & set(spaces)


@pytest.mark.parametrize(("post", "boxes"), POSTS, ids=[post for post, _ in POSTS])
def test_one_spy_is_placed_there(post: str, boxes: tuple[str, ...]) -> None:
    """By Wheels Within Wheels; not where an enemy's spy is."""
    mine = seat(hand=["wheels_within_wheels"], intrigue=[KEEPER])
    table = given(boxes=boxes, A=mine, B=WAITING).reveal().resolve("card/wheels_within_wheels.2")
    assert table.choose(f"place_spy:{post}").A.spies == [post]
    enemy = seat(hand=["diplomacy"], spies=[post])
    table = given(boxes=boxes, A=mine, B=enemy).reveal().resolve("card/wheels_within_wheels.2")
    assert not table.can(f"place_spy:{post}")


def test_with_rise_of_ix_two_posts_are_covered() -> None:
    """Those beside the covered spaces; two others take their place."""
    plain = {post.id for post in rules_for(PLAIN, False).posts}
    mixed = {post.id for post in rules_for(WITH_IX, False).posts}
    assert plain - mixed == {"assembly_hall_and_gather_support", "accept_contract_and_shipping"}
    assert mixed - plain == {"interstellar_shipping_and_smuggling", "tech_negotiation_and_dreadnought"}
    assert (len(plain), len(mixed)) == (13, 13)
