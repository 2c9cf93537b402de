"""How soon a page is painted, and how soon a click shows.

    PYTHONPATH=build/compiled python bench/page.py [--times 20]

Needs the built client (make web), Playwright and Chromium. Milliseconds of the clock, medians: until something of the
home page, by a browser that has nothing kept, and then of a table is painted for the first time; from a click on a
card of the hand until it is lifted; from a click on a space until the decision panel asks the next thing.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.e2e.conftest import FLAGS, find_chromium
from tests.e2e.support import Account, Person, wait_until
from tests.server.support import Server

WINDOW: Final = ViewportSize(width=1440, height=900)
PAINTED: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"
# Clicks what the selector finds, and tells when something that matches `until` has been drawn.
SHOWN: Final = """([selector, until]) => new Promise((done) => {
  const before = document.querySelector(until)?.outerHTML;
  const begun = performance.now();
  const look = () => {
    const now = document.querySelector(until)?.outerHTML;
    if (now !== undefined && now !== before) requestAnimationFrame(() => done(performance.now() - begun));
    else requestAnimationFrame(look);
  };
  document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  look();
})"""
CARD: Final = ".dock .hand:not(.intrigues) .card-is-legal"
SPACE: Final = "#board .target-lit"


def measure(browser: Browser, url: str, account: Account, number: int) -> dict[str, float]:
    """What one visit by a browser that has nothing kept takes."""
    table = f"{url}/t/{account.open('mggg', seed=f'page {number}')}"
    context = browser.new_context(viewport=WINDOW)
    context.add_cookies([{"name": "landsraad_player", "value": account.cookie, "url": url}])
    found: dict[str, float] = {}
    for name, address in (("first paint, home", url), ("first paint, table", table)):
        page = context.new_page()
        page.goto(address)
        wait_until(page, f"({PAINTED}) !== null")
        found[name] = page.evaluate(PAINTED)
    found["click, a card is lifted"], found["click, a space is answered"] = clicks(page)
    context.close()
    return found


def clicks(page: Page) -> tuple[float, float]:
    """Milliseconds until a card is lifted, and until the space that it goes to has been answered."""
    person = Person(page)
    person.look()
    while page.locator(CARD).count() == 0:  # some leaders choose something before the first turn
        person.step()
    page.wait_for_timeout(1_500)  # what has just come to lie there lets a moment pass
    lifted = page.evaluate(SHOWN, [CARD, ".dock .card-is-staged"])
    page.locator(SPACE).first.wait_for()
    return lifted, page.evaluate(SHOWN, [SPACE, "#decision .decision-body"])


def main() -> None:
    """Measure, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=20)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory(prefix="landsraad-page-") as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        account = Account(server.url)
        try:
            visits = [measure(browser, server.url, account, number) for number in range(times)]
        finally:
            account.close()
            browser.close()
            server.stop()
    print(json.dumps({name: round(median(visit[name] for visit in visits)) for name in visits[0]}, indent=1))


if __name__ == "__main__":
    main()
