"""Every screen: axe finds nothing serious, no raw ids, in each language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import PHONE, OpenPage
from tests.e2e.support import foreign_words, raw_words, violations, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCREENS = {
    "home": "/",
    "new": "/new",
    "library": "/cards",
    "rules": "/rules",
    "settings": "/settings",
    "companion": "/companion",
}


def shown(page: Page) -> None:
    """Wait until the screen stands."""
    page.locator("h1").first.wait_for()
    wait_until(page, "document.querySelector('.spinner') === null")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
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


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_serious(open_page: OpenPage, axe: str, name: str) -> None:
    """On the screens without a table, in each theme."""
    page = open_page(SCREENS[name], bypass_csp=True)
    shown(page)
    found: dict[str, list[str]] = {}
    for theme in ("dusk", "light", "contrast"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        if serious := violations(page, axe):
            found[theme] = serious
    assert not found, "\n".join(f"{theme}: {one}" for theme, some in found.items() for one in some)
