"""The observation posts that only the side of the board for six has."""

from __future__ import annotations

import pytest

from landsraad.content.registry import rules_for
from tests.support.six import BOXES, six
from tests.support.table import seat

POSTS = [
    "military_support_and_economic_support",
    "controversial_technology_and_expedition",
    "carthag",
    "habbanya_erg",
]


@pytest.mark.parametrize("post", POSTS)
def test_a_spy_infiltrates_the_spaces_next_to_its_post(post: str) -> None:
    """Also where a teammate's Agent stands (U6-47)."""
    for space in post.split("_and_"):
        card = {"carthag": "reconnaissance", "habbanya_erg": "dune_the_desert_planet"}.get(space, "diplomacy")
        mine = seat(hand=[card], spice=3, water=3, spies=[post])
        table = six(turn="C", C=mine, E=seat(on=[space], hand=["dagger"])).play(card)
        if table.asked == "send_agent":
            table.choose(f"send:{space}")
        assert (space in table.C.on, table.C.spies) == (True, [])


def test_the_board_has_fifteen_posts() -> None:
    """With Rise of Ix too; none is next to a space of a personal board."""
    for boxes in (BOXES, ("uprising", "choam", "ix")):
        rules = rules_for(boxes, teams=True)
        assert len(rules.posts) == 15
        own = sum(1 << space.number for space in rules.spaces if space.owner)
        assert not any(post.bits & own for post in rules.posts)
        assert all(post.bits for post in rules.posts)
