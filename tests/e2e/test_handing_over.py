"""A person goes on with a seat at another device: from the laptop to the phone."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.support import Account, Person, foreign_words, raw_words, said, violations

if TYPE_CHECKING:
    from playwright.sync_api import Page


REFUSED = ("status of 403",)  # what the browser itself says of every refusal


def moved(name: str) -> re.Pattern[str]:
    """What is said at the device that gave a seat up."""
    return re.compile(rf"\b{name}\b.*another device")


def link_from(page: Page) -> str:
    """The link in the dialog that moves a seat."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("img", name=said("handover-qr")).wait_for()
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), "every word is to be seen"
    assert dialog.locator(".handover").evaluate("one => one.scrollWidth <= one.clientWidth")
    link: str = dialog.get_by_role("textbox", name=said("invite-link")).input_value()
    return link


def test_from_the_laptop_to_the_phone_in_the_middle_of_a_game(open_page: OpenPage, account: Account) -> None:
    table = account.open("mrr")
    laptop = open_page(f"/t/{table}", cookie=account.cookie, allowed=REFUSED)
    Person(laptop, random.Random(3)).play(lambda sight: sight.round != "", most=60)
    laptop.get_by_role("button", name=said("table-menu")).click()
    laptop.get_by_role("button", name=said("handover")).click()
    link = link_from(laptop)

    phone = open_page(link, size=PHONE, touch=True, allowed=REFUSED)
    phone.get_by_text("Alia").wait_for()
    phone.get_by_role("button", name=said("take-yes")).click()
    laptop.get_by_role("status").get_by_text(moved("Alia")).wait_for()
    phone.locator(".status-bar").wait_for()
    assert phone.url.endswith(f"/t/{table}?seat=0")
    laptop.get_by_role("dialog").wait_for(state="detached")
    laptop.locator(".status-bar").wait_for()
    assert laptop.locator("#decision [data-choice], .dock .card-button").count() == 0, "it only watches now"
    person = Person(phone, random.Random(4), touch=True)
    person.play(lambda _: person.clicks.total() >= 6)

    laptop.goto(link)
    laptop.get_by_role("button", name=said("take-yes")).click()
    laptop.get_by_role("alert").get_by_text(said("error-wrong_handover")).wait_for()
    laptop.get_by_role("button", name=said("take-table")).click()
    laptop.locator(".status-bar").wait_for()


def test_a_host_moves_in_the_lobby_and_starts_the_game_from_there(open_page: OpenPage, account: Account) -> None:
    table = account.open("mrr", start=False)
    laptop = open_page(f"/t/{table}", cookie=account.cookie)
    laptop.get_by_role("button", name=said("handover")).click()
    phone = open_page(link_from(laptop), size=PHONE, touch=True, allowed=REFUSED)
    phone.get_by_role("button", name=said("take-yes")).click()
    laptop.get_by_role("status").get_by_text(moved("Alia")).wait_for()
    start = phone.get_by_role("button", name=said("new-start"))
    start.wait_for()
    assert laptop.get_by_role("button", name=said("new-start")).count() == 0
    assert laptop.get_by_role("button", name=said("handover")).count() == 0
    start.click()
    phone.locator(".status-bar").wait_for()


def test_of_two_seats_at_a_device_one_moves(open_page: OpenPage, account: Account) -> None:
    """The device that gave it up goes on with the other one; the link does nothing at the device that has the seat."""
    table = account.open("mmr", start=False)
    laptop = open_page(f"/t/{table}", cookie=account.cookie)
    laptop.get_by_role("button", name=said("handover")).nth(1).click()
    link = link_from(laptop)
    same = open_page(link, context=laptop.context)
    same.get_by_text(said("take-mine")).wait_for()
    assert same.get_by_role("button", name=said("take-yes")).count() == 0
    same.close()
    phone = open_page(link, size=PHONE, touch=True, allowed=REFUSED)
    phone.get_by_role("button", name=said("take-yes")).click()
    laptop.get_by_role("status").get_by_text(moved("Feyd")).wait_for()
    phone.get_by_role("button", name=said("lobby-ready")).wait_for()
    assert laptop.locator(".lobby-seat-mine").count() == 1
    assert laptop.get_by_role("button", name=said("new-start")).count() == 1, "the host has stayed here"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_words_and_accessibility(open_page: OpenPage, account: Account, axe: str, language: str) -> None:
    """The dialog, the question and the refusal: in the language, readable for everybody, nothing beside the screen."""
    table = account.open("mrr", start=False)
    settings = {"language": language, "motion": "less", "volume": 0}
    laptop = open_page(f"/t/{table}", cookie=account.cookie, settings=settings, bypass_csp=True)
    laptop.get_by_role("button", name=said("handover", language)).click()
    laptop.get_by_role("dialog").get_by_role("img").wait_for()
    more = {"size": PHONE, "touch": True, "settings": settings, "bypass_csp": True}
    phone = open_page(f"/t/{table}?seat=0#take=nonsense", allowed=REFUSED, **more)
    ask = phone.get_by_role("button", name=said("take-yes", language))
    ask.wait_for()
    for step in ("asked", "refused"):
        if step == "refused":
            ask.click()
            phone.get_by_role("alert").get_by_text(said("error-wrong_handover", language)).wait_for()
        for page in (laptop, phone):
            assert not raw_words(page)
            assert not foreign_words(page, language)
            assert not violations(page, axe)
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
