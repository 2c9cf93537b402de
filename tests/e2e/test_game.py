"""A whole game from the first screen to the last, by clicking, and its replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.conftest import OpenPage
from tests.e2e.support import play_whole_game, said, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page


def instant_opponents(page: Page) -> None:
    """On the settings screen, from the first one and back."""
    page.locator("a[href='/settings']").first.click()
    page.get_by_role("group", name=said("settings-bot-pause")).get_by_role(
        "radio", name=said("pause-none"), exact=True
    ).check()
    page.go_back()


def test_a_whole_game_and_its_replay(open_page: OpenPage) -> None:
    """Four seats, three of them opponents: from `New game` to the final score, then through the replay."""
    page = open_page("/", settings={"motion": "less", "language": "en"})
    instant_opponents(page)
    page.locator("a[href='/new?where=online']").click()
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_url("**/t/*")
    points = play_whole_game(page)
    assert len(points) == 4
    assert page.locator(".log-look").count() >= 10, "a Combat and a beginning of each round, to be looked at again"

    page.locator(".end-screen").get_by_role("link", name=said("table-replay")).click()
    page.wait_for_url("**/g/*")
    step = page.locator(".transport-where")
    step.wait_for()
    first = step.inner_text()
    page.locator(".transport-buttons .button").nth(4).click()
    wait_until(page, "before => document.querySelector('.transport-where').textContent !== before", first)
    page.keyboard.press("BracketRight")
    page.keyboard.press("Shift+BracketRight")
    page.wait_for_url("**at=*")
    page.locator(".transport-buttons .button").last.click()
    page.locator(".replay-next", has_text=str(points[0])).wait_for()
    page.locator(".transport-buttons .button").first.click()
    wait_until(page, "before => document.querySelector('.transport-where').textContent === before", first)
