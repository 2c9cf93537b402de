"""The site of plain files below a path of a plain file server: all is played in the browser, also without a network."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from landsraad.site import files_of, write
from tests.e2e.conftest import KEPT as SETTINGS
from tests.e2e.conftest import QUICK
from tests.e2e.support import click_through, rounds, said, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

STARTING = 60_000  # milliseconds that the engine may take to load on a busy machine
LIBRARY = "/base+ix.json"
KEPT = "caches.open('/sub/{}').then(async (cache) => (await cache.keys()).map(({{ url }}) => url))"


class Quiet(SimpleHTTPRequestHandler):
    """`python -m http.server` without its lines."""

    def log_message(self, format: str, *args: object) -> None:
        pass


class Host:
    """A plain file server."""

    def __init__(self, folder: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/sub/"

    def stop(self) -> None:
        """Nothing answers any more."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture(scope="module")
def folder(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a site lies in a folder of its own. Of the libraries it has those of one board: each takes a second."""
    folder = tmp_path_factory.mktemp("host")
    files = {name: make for name, make in files_of(client).items() if "/library/" not in name or name.endswith(LIBRARY)}
    write(folder / "sub", files, lambda n: None)
    return folder


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    """A file server that has it."""
    host = Host(folder)
    yield host
    host.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of somebody new."""
    context = browser.new_context(locale="en")
    context.set_default_timeout(STARTING)
    context.add_init_script(f"localStorage.setItem('{SETTINGS}', {json.dumps(json.dumps(QUICK))})")
    yield context
    context.close()


def open_page(context: BrowserContext, complaints: list[str]) -> Page:
    """A page that tells what it complains about."""
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    page.on("response", lambda answer: complaints.append(answer.url) if answer.status >= 400 else None)
    return page


def begin(page: Page, url: str) -> str:
    """Begin a game here; where it is."""
    page.goto(url)
    page.click('a[href^="/sub/?screen=/new"]')
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_selector("#decision")
    return page.url


def test_after_one_visit_all_of_it_opens_without_a_network(context: BrowserContext, host: Host) -> None:
    """Every screen is an address of the one page that there is. The first visit is enough: a game was begun, and the
    file server is gone for good."""
    complaints: list[str] = []
    page = open_page(context, complaints)
    table = begin(page, host.url)
    assert table.startswith(f"{host.url}?screen=/t/here-")
    wait_until(page, f"{KEPT.format('engine')}.then((urls) => urls.some((url) => url.endsWith('zip.json')))")
    wait_until(page, f"{KEPT.format('answers')}.then((urls) => urls.some((url) => url.endsWith('{LIBRARY}')))")
    page.goto(host.url)
    page.click(f'a:has-text("{said("home-licences")}")')
    assert page.url == f"{host.url}licences.txt"
    assert "Mozilla Public License Version 2.0" in (page.text_content("body") or "")
    assert complaints == []
    host.stop()
    context.set_offline(True)
    page.goto(table)
    page.wait_for_selector("#decision")
    click_through(page, rounds(1), most=200)
    page.goto(f"{host.url}index.html")
    page.click('a[href^="/sub/?screen=/t/here-"]')
    page.wait_for_selector("#decision")
    assert page.url == table
    page.goto(f"{host.url}?screen=/cards")
    page.wait_for_selector(".card-face")
    page.goto(f"{host.url}?screen=/rules")
    page.wait_for_selector(".rules-text section")
    page.goto(f"{host.url}?screen=/companion")
    page.get_by_role("button", name=said("companion-begin")).wait_for()
    page.goto(f"{host.url}?screen=/new")
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_selector("#decision")
    assert page.url != table
