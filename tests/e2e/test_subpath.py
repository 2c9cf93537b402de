"""S-23: the client below a path of its site, through the proxies that docs/hosting.md describes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.support import PATIENCE
from tests.server.proxy import documented, passing_on
from tests.server.support import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

RULES = {name: rule for name, rule in documented().items() if rule.below == "/dune/"}


@pytest.fixture(params=["nginx-dune-off", "caddy-dune-on"])
def address(client: Path, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where the table is: a proxy that takes the path off, and one that leaves it on."""
    server = Server(tmp_path, PROXY="127.0.0.1", ROOT_PATH="/dune").start()
    with passing_on(RULES[request.param], server.port) as url:
        yield url
        server.stop()


def test_s_23_a_game_is_opened_reloaded_and_found_again_below_a_path(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    page.on("pageerror", lambda error: missing.append(str(error)))
    try:
        page.goto(f"{address}/")
        page.click('a[href="/dune/new?where=online"]')
        page.wait_for_url(f"{address}/new?where=online")
        page.get_by_role("button", name="Start").click()
        page.wait_for_url(f"{address}/t/*")
        page.wait_for_selector("#decision")
        page.reload()
        page.wait_for_selector("#decision")
        page.goto(f"{address}/cards/")
        page.wait_for_selector(".card-face")
        page.goto(f"{address}/")
        page.wait_for_selector('a[href^="/dune/t/"]')
        scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
        assert scope == f"{address}/"
        manifest = page.evaluate("document.querySelector('link[rel=manifest]').href")
        assert manifest == f"{address}/manifest.webmanifest"
        context.set_offline(True)
        page.goto(f"{address}/companion")
        page.wait_for_selector("h1")
        assert [one for one in missing if not one.startswith(address)] == missing == []
    finally:
        context.close()
