"""A whole game without a pointer."""

from __future__ import annotations

import random

from tests.e2e.conftest import OpenPage
from tests.e2e.support import Account, Person


def test_a_whole_game_by_keyboard(open_page: OpenPage, account: Account) -> None:
    """Digits choose, R reveals, E ends the turn; troops are set with Tab and Enter."""
    table = account.open("mgg", seed="keys")
    page = open_page(f"/t/{table}", cookie=account.cookie)
    person = Person(page, random.Random(9), keyboard=True)
    assert person.play().over
    assert person.clicks.total() > 40
