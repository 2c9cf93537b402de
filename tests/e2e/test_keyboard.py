"""Playing without a pointer."""

from __future__ import annotations

import random

import pytest

from tests.e2e.conftest import OpenPage
from tests.e2e.support import Account, Person, rounds


@pytest.mark.parametrize("most", [3, pytest.param(10, id="to the end", marks=pytest.mark.soak)])
def test_a_game_by_keyboard(open_page: OpenPage, account: Account, most: int) -> None:
    """Digits choose, R reveals, E ends the turn; troops are set with Tab and Enter."""
    table = account.open("mgg", seed="keys")
    page = open_page(f"/t/{table}", cookie=account.cookie)
    person = Person(page, random.Random(9), keyboard=True)
    assert person.play(rounds(most)).over == (most == 10)
    assert person.clicks.total() > 10 * most
