"""The companion: three rounds, reloaded, and without the network."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.support import LOADING, one_pair, raw_words, said, tell_companion, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")


def open_companion(open_page: OpenPage, **more: Any) -> Page:
    """The companion, as soon as the engine of the browser is there."""
    page = open_page("/companion", size=PHONE, **more)
    page.get_by_role("button", name=said("companion-begin")).wait_for(timeout=LOADING)
    return page


def choose_boxes(page: Page, boxes: str) -> None:
    page.get_by_label(said("companion-boxes")).select_option(label=boxes)


def answer(page: Page) -> None:
    """Answer all that is asked."""
    for _ in range(12):
        if page.locator(".companion-answers").count() == 0:
            return
        tell_companion(page, page.locator(".companion-answers .button").first)
    raise AssertionError("it asks and asks")


def fits(page: Page) -> bool:
    """Is nothing wider than the screen? Downwards the page may go on."""
    fitting: bool = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    return fitting


def play_round(page: Page, reveals: int = 3) -> None:
    """Some cards for each Rival, the Combat where there is one, the next round."""
    for _ in range(reveals):
        for n in range(page.locator(".companion-reveals .button").count()):
            button = page.locator(".companion-reveals .button").nth(n)
            if button.get_attribute("aria-disabled") is None:
                tell_companion(page, button)
                answer(page)
    combat = page.get_by_role("button", name=said("companion-combat"))
    if combat.get_attribute("aria-disabled") is None:
        tell_companion(page, combat)
        answer(page)
    tell_companion(page, page.get_by_role("button", name=said("companion-round-next")))
    answer(page)


@pytest.mark.parametrize(
    ("players", "boxes"),
    one_pair(("companion-solo", "companion-two"), ("Uprising", "Base game + Rise of Ix"))
    + [pytest.param(one, "Base game", marks=pytest.mark.soak) for one in ("companion-solo", "companion-two")],
)
def test_three_rounds_reloaded_and_offline(open_page: OpenPage, players: str, boxes: str) -> None:
    """What was done stays after a reload, and all goes on without the network."""
    page = open_companion(open_page, allowed=OFFLINE, keeps=True)
    page.get_by_text(said(players)).click()
    choose_boxes(page, boxes)
    tell_companion(page, page.get_by_role("button", name=said("companion-begin")))
    for _ in range(3):
        play_round(page, 2)
        assert not raw_words(page)
        assert fits(page)
    assert "4" in page.locator("h1").inner_text()
    tell_companion(page, page.locator(".companion-reveals .button").first)
    state = page.locator(".companion-desk").inner_text()
    wait_until(page, "navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now from the service worker
    page.locator(".companion-desk").wait_for(timeout=LOADING)
    assert page.locator(".companion-desk").inner_text() == state
    page.context.set_offline(True)
    page.reload()
    page.locator(".companion-desk").wait_for(timeout=LOADING)
    assert page.locator(".companion-desk").inner_text() == state
    answer(page)
    play_round(page, 1)
    assert "5" in page.locator("h1").inner_text()


def test_the_variants_of_rise_of_ix(open_page: OpenPage) -> None:
    """The epic game and Brutal Escalation: chosen, told, and at the Conflicts of level III from round 6."""
    page = open_companion(open_page)
    choose_boxes(page, "Base game + Rise of Ix")
    for variant in ("Epic Game mode", "Brutal Escalation"):  # by the keyboard: on a phone the bar may lie upon one
        page.get_by_role("switch", name=variant).press("Space")
    assert fits(page)
    tell_companion(page, page.get_by_role("button", name=said("companion-begin")))
    assert "Control the Spice" in page.locator(".companion-now").inner_text()
    facts = page.locator(".companion-facts")
    assert "Epic Game mode" in facts.inner_text()
    assert "Brutal Escalation" in facts.inner_text()
    for _ in range(5):
        tell_companion(page, page.get_by_role("button", name=said("companion-round-next")))
    assert "Conflict III" in facts.inner_text()
    page.get_by_role("button", name=said("companion-change")).first.click()
    tell_companion(page, page.get_by_role("dialog").get_by_role("button", name="Supply (2) → Conflict (0)"))
    page.keyboard.press("Escape")
    tell_companion(page, page.get_by_role("button", name=said("companion-combat")))
    assert page.locator(".companion-last").get_by_text("card ").count() == 2
    assert not raw_words(page)
    assert fits(page)


def test_a_fleet_and_its_tiles(open_page: OpenPage) -> None:
    """With Rise of Ix: a tile is given, a dreadnought wins a space, undo takes it back; all of it fits on a phone."""
    page = open_companion(open_page)
    choose_boxes(page, "Base game + Rise of Ix")
    tell_companion(page, page.get_by_role("button", name=said("companion-begin")))
    page.get_by_role("button", name=said("companion-change")).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(said("companion-tile-add")).select_option("windtraps")
    tell_companion(page, sheet.get_by_role("button", name="Supply (2) → Conflict (0)"))
    assert fits(page)
    page.keyboard.press("Escape")
    assert page.locator(".rival-tiles").inner_text() == "Windtraps"
    tell_companion(page, page.get_by_role("button", name=said("companion-combat")))
    tell_companion(page, page.get_by_role("button", name=re.compile("has won the Conflict")))
    tell_companion(page, page.get_by_role("button", name="Arrakeen"))
    fleet = page.locator(".rival-fleet").first
    assert "Supply\N{NO-BREAK SPACE}1, Arrakeen" in fleet.inner_text()
    assert not raw_words(page)
    assert fits(page)
    tell_companion(page, page.get_by_role("button", name=said("companion-undo")))
    assert page.get_by_role("button", name="Carthag").is_visible()
    page.get_by_role("button", name=said("companion-new")).click()
    page.get_by_role("dialog").get_by_role("button", name=said("companion-yes")).click()
    six_by_themselves(page)


def six_by_themselves(page: Page) -> None:
    """Two teams: everybody reveals, the Allies' strengths are added up, rewards are counted, the marker goes on."""
    page.get_by_text(said("companion-six")).click()
    tell_companion(page, page.get_by_role("button", name=said("companion-begin")))
    assert fits(page)
    page.get_by_text(said("companion-conflict-which")).click()
    tell_companion(page, page.locator(".companion-conflict-card").first)
    for _ in range(6):
        tell_companion(page, page.get_by_role("button", name=said("companion-revealed")))
    assert page.locator(".companion-strength").count() == 4
    page.locator(".companion-strength").first.get_by_role("button", name=re.compile("troop")).click()
    assert fits(page)
    tell_companion(page, page.get_by_role("button", name=said("companion-outcome")))
    answer(page)
    assert page.locator(".companion-last").inner_text().count(":") > 1
    first = page.locator(".companion-facts").inner_text()
    tell_companion(page, page.get_by_role("button", name=said("companion-round-next")))
    assert page.locator(".companion-facts").inner_text() != first
    assert not raw_words(page)
    assert fits(page)
