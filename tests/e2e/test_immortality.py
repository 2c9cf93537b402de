"""Immortality in the browser: its things by clicking, and whole games."""

from __future__ import annotations

import random

import pytest

from landsraad import Setup
from tests.e2e.conftest import MID, PHONE, WIDE, OpenPage
from tests.e2e.support import (
    Account,
    Person,
    Sight,
    course_to,
    lead_to,
    one_pair,
    pairs,
    raw_words,
    rounds,
    said,
    scrolling,
    unfit,
    wait_until,
)

IMMORTALITY = Setup(players=3, boxes=("base", "immortality"), end_turns=True)
SIZES = {"wide": WIDE, "mid": MID, "phone": PHONE}


@pytest.mark.parametrize(("size", "boxes"), one_pair(["phone", "mid", "wide"], ["uprising+choam", "base"]))
def test_some_rounds(open_page: OpenPage, account: Account, size: str, boxes: str) -> None:
    """Every word is there, beside the board nothing scrolls, everything fits its place."""
    table = account.open("mgg", setup={"boxes": [*boxes.split("+"), "immortality"]}, seed="rounds")
    page = open_page(f"/t/{table}", size=SIZES[size], touch=size == "phone", cookie=account.cookie)
    person = Person(page, random.Random(4), touch=size == "phone")
    wrong: dict[str, str] = {}
    done = rounds(3)

    def check(sight: Sight) -> bool:
        found = raw_words(page) + unfit(page)
        if size != "phone":
            found += [f"scrolls: {one}" for one in scrolling(page)]
        for one in found:
            wrong.setdefault(one, f"{sight.round}, {sight.prompt}")
        return done(sight)

    person.play(check)
    assert not wrong, "\n".join(f"{what} ({where})" for what, where in wrong.items())


@pytest.mark.parametrize("size", SIZES)
def test_a_graft(open_page: OpenPage, account: Account, other: Account, size: str) -> None:
    """The card to which another one is grafted lights up in the hand; both stand together while their Agent is sent."""
    table = lead_to(account, other, course_to("graft:", IMMORTALITY))
    page = open_page(f"/t/{table}", size=SIZES[size], touch=size == "phone", cookie=account.cookie)
    page.locator(".dock .hand [data-action^='graft:']").first.click()
    if size == "phone":
        page.locator("#decision .decision-armed .button-main").click()
    page.locator("#decision .grafted-pair .name-link").nth(1).wait_for()
    assert not raw_words(page)


@pytest.mark.parametrize(
    ("wanted", "where"),
    [
        ("research:", ".tleilax .target-research.target-lit"),
        ("clone:", ".tleilax .card-is-legal"),
        ("graft_row:", ".market .card-is-legal"),
        ("atomics", ".dock .atomics"),
    ],
)
def test_its_choices(open_page: OpenPage, account: Account, other: Account, wanted: str, where: str) -> None:
    """A way on the research track, a Tleilaxu card, a partner of the Imperium Row, the Family Atomics: by clicking."""
    table = lead_to(account, other, course_to(wanted, IMMORTALITY))
    page = open_page(f"/t/{table}", cookie=account.cookie)
    page.locator("#decision.is-mine").wait_for()
    if wanted == "clone:":
        page.get_by_role("tab", name=said("table-side-tleilax")).click()
    before = page.locator(".log-lines li").count()
    page.locator(where).first.click()
    armed = page.locator("#decision .decision-armed .button-main, .market-take")
    if wanted in ("clone:", "atomics"):
        armed.first.click()
    wait_until(page, "n => document.querySelectorAll('.log-lines li').length > n", before)
    assert page.locator("#decision .decision-notice").count() == 0
    assert not raw_words(page)


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("size", "boxes"), pairs(SIZES, ["base", "uprising+choam", "base+ix"]))
def test_a_whole_game(open_page: OpenPage, account: Account, size: str, boxes: str) -> None:
    """By clicks to its end."""
    table = account.open("mgr", setup={"boxes": [*boxes.split("+"), "immortality"]}, seed="whole")
    page = open_page(f"/t/{table}", size=SIZES[size], touch=size == "phone", cookie=account.cookie)
    person = Person(page, random.Random(5), touch=size == "phone")
    assert person.play(most=4000).over
    assert {"tleilax", "hand", "board" if size != "phone" else "tile"} <= set(person.clicks)
