"""One person against Rivals, two persons with House Hagal, to the end."""

from __future__ import annotations

import random

import pytest

from tests.e2e.conftest import OpenPage
from tests.e2e.support import Person, said


@pytest.mark.parametrize("players", [1, 2])
def test_a_game_to_the_end(open_page: OpenPage, players: int) -> None:
    """Chosen on the screen for new games, played by clicking."""
    page = open_page("/new")
    page.get_by_role("group", name=said("new-players")).get_by_role("radio", name=str(players), exact=True).check()
    if players == 1:
        page.get_by_role("group", name=said("new-difficulty")).get_by_role(
            "radio", name=said("difficulty-mentat"), exact=True
        ).check()
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_url("**/t/*")
    person = Person(page, random.Random(players))
    assert person.play().over
    assert page.locator(".end-table tbody tr").count() >= players
