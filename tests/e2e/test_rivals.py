"""Uprising for one and two, against its Rivals."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import MID, PHONE, WIDE, OpenPage
from tests.e2e.support import Person, choose_boxes, foreign_words, raw_words, rounds, said, scrolling, violations
from tests.e2e.test_here import OFFLINE, begin_from_form, ready

if TYPE_CHECKING:
    from playwright.sync_api import Page

RIVAL = "lady_amber_metulli"
TO_THE_END = 10


def set_up(page: Page, players: int, language: str = "en") -> None:
    """Uprising for so many, on the form of a new game; the first Rival is named."""
    choose_boxes(page, "uprising", language=language)
    seats = page.get_by_role("group", name=said("new-players", language))
    seats.get_by_role("radio", name=str(players), exact=True).check()
    page.locator(".new-rivals select").first.select_option(RIVAL)


@pytest.mark.parametrize(
    ("players", "most"),
    [
        (1, 2),
        pytest.param(2, 1, marks=pytest.mark.soak),
        pytest.param(1, TO_THE_END, id="alone to the end", marks=pytest.mark.soak),
        pytest.param(2, TO_THE_END, id="two to the end", marks=pytest.mark.soak),
    ],
)
def test_a_game_with_rivals(open_page: OpenPage, players: int, most: int) -> None:
    """Chosen on the screen for new games, played by clicking: some rounds, or to the end; a Rival's turn is told."""
    page = open_page("/new?where=online")
    set_up(page, players)
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_url("**/t/*")
    person = Person(page, random.Random(players))
    over = person.play(rounds(most)).over
    assert over or most < TO_THE_END
    assert page.locator(".seat-rival").count() == 3 - players
    page.locator("#tab-rivals").click()
    assert page.locator(".rival-steps li").count() > 1
    assert not raw_words(page)


@pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param("en", WIDE, id="wide", marks=pytest.mark.soak),
        pytest.param("ru", MID, id="mid", marks=pytest.mark.soak),
        pytest.param("uk", PHONE, id="phone"),
    ],
)
def test_the_table_of_a_solo_game(open_page: OpenPage, axe: str, language: str, size: dict[str, int]) -> None:
    """Nothing to scroll to, nothing serious, no word of another language; a Rival's sheet says what its card says."""
    page = open_page("/new?where=online", size=size, language=language, touch=size is PHONE, bypass_csp=True)
    set_up(page, 1, language)
    assert not foreign_words(page, language)
    page.get_by_role("button", name=said("new-start", language)).click()
    page.wait_for_url("**/t/*")
    Person(page, random.Random(5), touch=size is PHONE).play(rounds(1))
    assert size is PHONE or not scrolling(page)
    assert not violations(page, axe)
    page.keyboard.press("Escape")  # what was looked at last may still be open
    seats = page.locator(".phone-chip" if size is PHONE else ".seat-open")
    seats.nth(1).click(position={"x": 8, "y": 8})
    sheet = page.locator(".seat-sheet")
    sheet.locator(".rival-steps").wait_for()
    assert not foreign_words(page, language)
    assert not raw_words(page)
    assert not violations(page, axe)


def test_a_solo_game_in_the_browser(open_page: OpenPage) -> None:
    """The same without a server, with the network cut."""
    page = open_page("/new?where=here", allowed=OFFLINE, keeps=True)
    ready(page)
    set_up(page, 1)
    begin_from_form(page, "en")
    Person(page, random.Random(6)).play(rounds(1))
    page.locator("#tab-rivals").click()
    assert page.locator(".rival-steps li").count() > 1
    assert not raw_words(page)
