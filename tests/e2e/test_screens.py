"""Every screen: axe finds nothing serious, no raw ids, in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import PHONE, SIZES, OpenPage
from tests.e2e.support import LOADING, foreign_words, one_pair, raw_words, violations_of_themes, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCREENS = {
    "home": "/",
    "new": "/new?where=online",
    "new-here": "/new?where=here",
    "library": "/cards",
    "rules": "/rules",
    "settings": "/settings",
    "me": "/me",
    "companion": "/companion",
    "puzzles": "/puzzles",
}

# What does not fit into its card: the face, a box of it, its name; in the list of all cards its words, too.
CUT = """parts => [...document.querySelectorAll('.card')].flatMap(card =>
  [...card.querySelectorAll(parts)]
    .filter(part => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 1)
    .map(part => `${card.querySelector('.card-name').textContent}: ${part.className}`))"""
# How far apart what stands in the same column of a new game is.
GAPS = """(() => {
  const parts = [...document.querySelectorAll(".new-column > *")].map((one) => one.getBoundingClientRect());
  const under = ({ left, bottom }) => parts.filter((one) => one.left === left && one.top >= bottom);
  const below = (part) => under(part).map(({ top }) => top - part.bottom);
  return parts.map(below).filter((gaps) => gaps.length > 0).map((gaps) => Math.min(...gaps));
})()"""
PARTS = ".card-face, .card-box, .card-name"

# The cards of the list as they lie in a hand, where each has the same size: in a large window, in a small one. Once
# they have a size they are fitted into it, and drawn.
IN_HAND = """async size => {
  for (const card of document.querySelectorAll('.card')) card.classList.replace('card-m', size);
  document.querySelector('.library-cards')?.setAttribute('class', 'in-hand');
  for (const frame of [1, 2]) await new Promise(requestAnimationFrame);
}"""


def shown(page: Page) -> None:
    """Wait until the screen stands."""
    page.locator("h1").first.wait_for()
    wait_until(page, "document.querySelector('.spinner, [role=progressbar]') === null", patience=LOADING)


@pytest.mark.parametrize("language", ["uk", *(pytest.param(one, marks=pytest.mark.soak) for one in ("en", "ru"))])
def test_the_screens_speak_the_language(open_page: OpenPage, language: str) -> None:
    """No ids and no English sentences; nothing runs out of the window at the side, on a phone either."""
    page = open_page("/", size=PHONE, language=language)
    wrong: list[str] = []
    for name, path in SCREENS.items():
        page.goto(path)
        shown(page)
        wrong += [f"{name}: {text}" for text in raw_words(page) + foreign_words(page, language)]
        wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        wrong += [f"{name}: {wide} px too wide for a phone"] if wide > 0 else []
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("width", [1366, 1440])
def test_the_parts_of_a_new_game_leave_no_holes(open_page: OpenPage, width: int) -> None:
    """Beside each other they stand in columns, each below the last one."""
    page = open_page("/new?where=online", size={"width": width, "height": 800})
    shown(page)
    page.locator(".new-column").first.wait_for()
    gaps = page.evaluate(GAPS)
    assert len(gaps) >= 4
    assert max(gaps) <= 16, gaps


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_serious(open_page: OpenPage, axe: str, name: str) -> None:
    """On the screens without a table, in each theme."""
    page = open_page(SCREENS[name], bypass_csp=True)
    shown(page)
    assert not violations_of_themes(page, axe)


@pytest.mark.parametrize(("language", "size"), one_pair(("ru", "en", "uk"), SIZES))
def test_no_card_is_cut(open_page: OpenPage, language: str, size: str) -> None:
    """Every card of every kind stands whole in the list, however much it says, and in a hand (P-9)."""
    page = open_page("/cards", size=SIZES[size], language=language)
    kinds = page.locator(".library-head fieldset").nth(1).locator("label")
    seen = 0
    cut: list[str] = []
    for board in ("base", "uprising"):
        page.goto(f"/cards?board={board}")
        shown(page)
        for number in range(kinds.count()):
            kinds.nth(number).click()
            page.wait_for_timeout(50)
            seen += page.locator(".library-cards > .card").count()
            cut += [f"{board}: {one}" for one in page.evaluate(CUT, f"{PARTS}, .card-words")]
            for look in ("card-m", "card-s"):
                page.evaluate(IN_HAND, look)
                cut += [f"{board}, {look}: {one}" for one in page.evaluate(CUT, PARTS)]
    assert seen > 500
    assert not cut, "\n".join(cut)
