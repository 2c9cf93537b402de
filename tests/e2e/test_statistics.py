"""The page of `landsraad stats` in a browser that has no network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from landsraad.lab.stats.count import Filter, count
from landsraad.lab.stats.page import make_page
from tests.e2e.conftest import PHONE, WIDE
from tests.e2e.support import violations
from tests.lab.test_stats import laid_out, tiny

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page about two tiny sets."""
    folder = tmp_path_factory.mktemp("statistics")
    sets = [count(laid_out(folder / name, tiny() * 20)) for name in ("one", "two")]
    file = folder / "stats.html"
    file.write_text(make_page(sets, Filter(), "uk"), encoding="utf-8")
    return file


@pytest.fixture(params=[WIDE, PHONE])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page without a network; it may not complain."""
    complaints: list[str] = []
    context = browser.new_context(viewport=request.param, offline=True, bypass_csp=True)  # so that axe is let in
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert not complaints


def test_plots_are_drawn_and_tables_sorted(page: Page, page_file: Path, axe: str) -> None:
    """Every plot, from what stands in the file alone, and without a wider page than the window."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(page_file.as_uri())
    plots = page.locator(".plot").count()
    assert plots > 5
    page.wait_for_function("plots => document.querySelectorAll('.plot svg').length === plots", arg=plots)
    assert asked == [page_file.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert not violations(page, axe)

    names = page.locator("#leaders tbody th")
    before = names.all_inner_texts()
    heading = page.locator("#leaders thead [data-column='1']")
    orders = []
    for way in ("descending", "ascending"):
        heading.get_by_role("button").click()
        assert heading.get_attribute("aria-sort") == way
        orders.append(names.all_inner_texts())
    assert orders[0] == orders[1][::-1]
    assert sorted(orders[0]) == sorted(before)
