"""A server, a browser, and pages in it."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from landsraad.server.pages import STATIC
from landsraad.site import is_built
from tests.e2e.support import Account
from tests.server.support import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

WIDE = {"width": 1440, "height": 900}
MID = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
SIZES = {"wide": WIDE, "mid": MID, "phone": PHONE}
QUICK = {"botPause": 0, "combatPause": "off", "motion": "less", "volume": 0, "name": "Alia"}
FLEETING = "--no-opt --no-maglev"  # pages live for seconds: optimising their code takes longer than it saves
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    "--js-flags=" + FLEETING,
]

KEPT = "landsraad.settings"
FAILED = pytest.StashKey[bool]()

OpenPage = Callable[..., "Page"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is end to end."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)


def find_chromium() -> str | None:
    """Where the browser is: what CHROMIUM says, else what the system has. Without a window of its own it is quicker."""
    given = os.environ.get("CHROMIUM")
    windowless = () if "SHOW" in os.environ else ("chromium-headless-shell",)
    names = (*windowless, "chromium", "chromium-browser", "google-chrome")
    return given or next(filter(None, map(shutil.which, names)), None)


@pytest.fixture(scope="package")
def client() -> Path:
    """Where the built client lies, with the engine that it runs in browsers."""
    if not is_built(STATIC):
        pytest.skip("the browser client has not been built: make web")
    return STATIC


@pytest.fixture(scope="package")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server with a fresh database and the built client."""
    server = Server(tmp_path_factory.mktemp("site"), PING="1", FLUSH="0").start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser. The environment variable SHOW makes it visible."""
    path = find_chromium()
    if path is None:
        pytest.skip("Chromium is not installed (apt-get install chromium)")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS, headless="SHOW" not in os.environ)
        yield running
        running.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell the fixtures whether the test has failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture
def open_page(browser: Browser, site: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenPage]:
    """Opens a page of somebody new (or with `context`, of somebody known), which `keeps` what it needs to go on without
    a network only where a test is about that. At the end of the test no page may have
    complained: errors of scripts, missing texts, files that were not there. A test that fails leaves pictures."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(page: Page, allowed: tuple[str, ...]) -> None:
        def note(text: str) -> None:
            if not any(one in text for one in allowed):
                complaints.append(f"{page.url}: {text}")

        page.on("pageerror", lambda error: note(str(error)))
        page.on(
            "console", lambda line: note(f"{line.text} {line.location.get('url')}") if line.type == "error" else None
        )

    def open_one(
        path: str = "/",
        size: Any = WIDE,
        language: str = "en",
        touch: bool = False,
        settings: dict[str, Any] | None = None,
        cookie: str = "",
        context: BrowserContext | None = None,
        allowed: tuple[str, ...] = (),
        keeps: bool = False,
        **more: Any,
    ) -> Page:
        if context is None:
            context = browser.new_context(
                base_url=site.url,
                viewport=size,
                locale=language,
                has_touch=touch,
                is_mobile=touch,
                service_workers="allow" if keeps else "block",
                **more,
            )
            contexts.append(context)
            context.set_default_timeout(10_000)
            kept = json.dumps(QUICK | {"language": language} if settings is None else settings)
            # Once, before the client reads it; what the person sets later stays.
            context.add_init_script(
                f"localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', {json.dumps(kept)})"
            )
            if cookie:
                context.add_cookies([{"name": "landsraad_player", "value": cookie, "url": site.url}])
        page = context.new_page()
        listen(page, allowed)
        page.goto(path)
        return page

    yield open_one
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(page for context in contexts for page in context.pages):
            page.screenshot(path=tmp_path / f"{number}.png")
            print(f"picture: {tmp_path / f'{number}.png'} of {page.url}")
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(dict.fromkeys(complaints))


@pytest.fixture
def account(site: Server) -> Iterator[Account]:
    """Somebody without a browser."""
    somebody = Account(site.url)
    yield somebody
    somebody.close()


@pytest.fixture
def other(site: Server) -> Iterator[Account]:
    """Somebody else without a browser."""
    somebody = Account(site.url)
    yield somebody
    somebody.close()


@pytest.fixture(scope="package")
def axe() -> str:
    """The script of axe-core."""
    given = os.environ.get("AXE")
    file = Path(given) if given else Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
    if not file.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    return file.read_text("utf-8")
