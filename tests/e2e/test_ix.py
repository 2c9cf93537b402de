"""Rise of Ix in the browser: its things by clicking, and the epic game."""

from __future__ import annotations

import random
import re

import pytest

from landsraad import Setup
from tests.e2e.conftest import OpenPage
from tests.e2e.support import (
    Account,
    Person,
    Sight,
    choose_boxes,
    course_to,
    lead_to,
    raw_words,
    rounds,
    said,
    scrolling,
    unfit,
    wait_until,
)

IX = Setup(players=3, boxes=("base", "ix"), end_turns=True)


def test_some_rounds(open_page: OpenPage, account: Account) -> None:
    """Chosen on the screen for new games; in a game that is the same each time nothing scrolls, every word is there."""
    page = open_page("/new")
    choose_boxes(page, "base", "ix")
    page.get_by_role("group", name=said("new-players")).get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_url("**/t/*")
    page.locator("#decision h2").wait_for()
    table = account.open("mgg", setup={"boxes": IX.boxes}, seed="rounds")
    page = open_page(f"/t/{table}", cookie=account.cookie)
    person = Person(page, random.Random(6))
    wrong: dict[str, str] = {}
    done = rounds(3)

    def check(sight: Sight) -> bool:
        for one in raw_words(page) + [f"scrolls: {one}" for one in scrolling(page)]:
            wrong.setdefault(one, f"{sight.round}, {sight.prompt}")
        return done(sight)

    person.play(check)
    assert not wrong, "\n".join(f"{what} ({where})" for what, where in wrong.items())


@pytest.mark.parametrize("wanted", ["tech:", "freighter:recall", "control:", "deploy_dreadnought:", "negotiators:"])
def test_its_choices(open_page: OpenPage, account: Account, other: Account, wanted: str) -> None:
    """A tile is bought, the freighter recalled, a dreadnought takes control: led to by opponents, done by clicking.

    Also in a low window what deploys and what ends the turn have room (P-32).
    """
    table = lead_to(account, other, course_to(wanted, IX))
    page = open_page(f"/t/{table}", cookie=account.cookie)
    person = Person(page, random.Random(1))
    sight = person.look()
    assert sight.offers, f"nothing can be clicked where {wanted} is asked: {sight.prompt!r}"
    if wanted == "deploy_dreadnought:":
        page.set_viewport_size({"width": 1366, "height": 768})
        assert not unfit(page)
        for _ in range(3):  # the dreadnought goes in place of troops
            page.get_by_role("button", name=said("table-fewer"), exact=True).click()
    choice = page.locator(f"#decision [data-action*='{wanted}']").first
    choice.wait_for()
    before = page.locator("#decision").inner_text()
    choice.click()
    wait_until(page, "before => document.querySelector('#decision').innerText !== before", before)
    assert page.locator("#decision .decision-notice").count() == 0
    assert not raw_words(page)


def test_an_epic_game_begins(open_page: OpenPage) -> None:
    """The switch is on the screen for new games; its first round is played."""
    page = open_page("/new")
    choose_boxes(page, "base", "ix")
    page.locator("label.switch", has_text=re.compile("epic", re.IGNORECASE)).click()
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_url("**/t/*")
    Person(page, random.Random(6)).play(rounds(1))
