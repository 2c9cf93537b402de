"""One person against Rivals, two persons with House Hagal."""

from __future__ import annotations

import random

import pytest

from tests.e2e.conftest import OpenPage
from tests.e2e.support import Person, rounds, said


@pytest.mark.parametrize(
    ("players", "most"),
    [
        (1, 2),
        pytest.param(2, 2, marks=pytest.mark.soak),
        pytest.param(1, 10, id="alone to the end", marks=pytest.mark.soak),
        pytest.param(2, 10, id="two to the end", marks=pytest.mark.soak),
    ],
)
def test_a_game_of_few(open_page: OpenPage, players: int, most: int) -> None:
    """Chosen on the screen for new games, played by clicking: some rounds, or to the end."""
    page = open_page("/new")
    page.get_by_role("group", name=said("new-players")).get_by_role("radio", name=str(players), exact=True).check()
    if players == 1:
        page.get_by_role("group", name=said("new-difficulty")).get_by_role(
            "radio", name=said("difficulty-mentat"), exact=True
        ).check()
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_url("**/t/*")
    person = Person(page, random.Random(players))
    assert person.play(rounds(most)).over == (most == 10)
    assert page.locator(".end-table tbody tr").count() >= (players if most == 10 else 0)
