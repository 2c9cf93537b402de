"""Games in the browser itself, without a server: from the first screen to the report, with the network cut."""

from __future__ import annotations

import contextlib
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import MID, PHONE, OpenPage
from tests.e2e.support import (
    LOADING,
    Person,
    choose_boxes,
    foreign_words,
    play_whole_game,
    raw_words,
    rounds,
    said,
    violations,
    wait_until,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

RECORD = Path(__file__).parents[1] / "records/first/base-4-greedy.json"
UNDO = "#decision [data-key='undo']:not([aria-disabled])"
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")


def ready(page: Page) -> None:
    """Wait until the service worker has the page."""
    wait_until(page, "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)")


def begin(page: Page, language: str = "en") -> None:
    """From the first screen at once to a table of this browser; from there on without a network."""
    ready(page)
    page.get_by_role("button", name=said("home-quick", language)).click()
    page.wait_for_url("**/t/here-*", timeout=LOADING)
    page.locator("#decision h2").wait_for()
    page.context.set_offline(True)


def crash(page: Page) -> None:
    """The process of the page is gone, and its worker with it."""
    from playwright.sync_api import Error

    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")


def home(page: Page, language: str = "en") -> None:
    page.goto("/")
    page.get_by_role("heading", name=said("new-where-here", language), exact=True).wait_for()


def set_up_uprising(page: Page, language: str) -> None:
    """Uprising with its CHOAM module, on the form of a new game."""
    choose_boxes(page, "uprising", language=language)
    page.locator("label.switch", has_text=said("new-add-choam", language)).click()


def begin_from_form(page: Page, language: str) -> None:
    """What the form says, begun; from there on without a network."""
    page.get_by_role("button", name=said("new-start", language)).click()
    page.wait_for_url("**/t/here-*", timeout=LOADING)
    page.locator(".curtain, #decision h2").first.wait_for()
    page.context.set_offline(True)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("box", ["base", "uprising"])
def test_a_whole_game_to_its_report(open_page: OpenPage, box: str) -> None:
    """Against three opponents, with its report and replay, and where it stands afterwards."""
    page = open_page("/" if box == "base" else "/new?where=here", allowed=OFFLINE, keeps=True)
    if box == "base":
        begin(page)
    else:
        ready(page)
        set_up_uprising(page, "en")
        begin_from_form(page, "en")
    points = play_whole_game(page)
    assert len(points) == 4
    assert not raw_words(page)
    page.get_by_role("button", name=said("report-title")).click()
    page.locator(".report-figure svg").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".end-screen").get_by_role("link", name=said("table-replay")).click()
    page.locator(".transport-buttons .button").last.click()
    page.locator(".replay-next", has_text=str(points[0])).wait_for()
    home(page)
    page.locator(".home-row", has_text=said("home-over")).wait_for()


@pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param("ru", PHONE, id="ru-phone"), pytest.param("uk", MID, id="uk-mid", marks=pytest.mark.soak)],
)
def test_uprising_in_other_languages(open_page: OpenPage, language: str, size: dict[str, int]) -> None:
    """Two people at one screen: set up, begun at once, a round with the curtain."""
    page = open_page("/new?where=here", size=size, language=language, touch=size is PHONE, allowed=OFFLINE, keeps=True)
    ready(page)
    set_up_uprising(page, language)
    page.locator(".new-seat select").nth(1).select_option("here")
    assert not foreign_words(page, language)
    begin_from_form(page, language)
    person = Person(page, random.Random(4), touch=size is PHONE)
    person.play(rounds(1))
    assert person.clicks["curtain"] > 1
    assert not raw_words(page)
    assert not foreign_words(page, language)


def test_a_tab_that_is_killed_loses_nothing(open_page: OpenPage) -> None:
    """In the midst of a turn the tab is gone; from the first screen it goes on at the same decision."""
    page = open_page("/", allowed=OFFLINE, keeps=True)
    begin(page)
    person = Person(page, random.Random(2))
    while page.locator(UNDO).count() == 0:  # until something has been done in this turn
        person.step()
        person.look()
    asked = page.locator("#decision h2").inner_text()
    log = page.locator("#log-panel li").last.inner_text()
    crash(page)
    again = open_page("/", context=page.context, allowed=OFFLINE)
    row = again.locator(".home-row")
    row.get_by_text(said("home-my-turn")).wait_for()
    row.get_by_role("link").click()
    again.locator("#decision h2", has_text=asked).wait_for(timeout=LOADING)
    assert again.locator("#log-panel li").last.inner_text() == log


def test_a_game_goes_on_at_the_server(open_page: OpenPage) -> None:
    """From the menu of its table, at the same decision; here it stays as it was."""
    page = open_page("/", keeps=True)
    begin(page)
    page.context.set_offline(False)
    person = Person(page, random.Random(3))
    for _ in range(8):
        person.step()
    page.reload()  # a choice that was only looked at is forgotten
    page.locator("#decision h2").wait_for(timeout=LOADING)
    asked = page.locator("#decision h2").inner_text()
    page.get_by_role("button", name=said("table-menu")).click()
    page.get_by_role("button", name=said("here-put-online")).click()
    page.wait_for_url(re.compile(r"/t/(?!here-)"))
    page.locator("#decision h2", has_text=asked).wait_for()
    home(page)
    rows = page.locator(".home-row", has_text=said("home-my-turn"))
    rows.nth(1).wait_for()
    assert rows.filter(has_text=said("here-row")).count() == 1


def test_a_record_is_opened_here_and_played_on(open_page: OpenPage) -> None:
    """It is not uploaded: all of it goes without a network. In another browser there is no such game."""
    page = open_page("/", allowed=OFFLINE, keeps=True)
    begin(page)
    home(page)
    page.locator(".home-door input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/g/here-*", timeout=LOADING)
    page.get_by_role("button", name=said("replay-play-on")).click()
    page.wait_for_url("**/t/here-*")
    page.locator("#decision h2").wait_for()
    address = page.url
    home(page)
    page.locator(".home-row").nth(2).wait_for()  # the game before, the record, the game that was played on
    stranger = open_page(address, allowed=("404",))
    stranger.get_by_text(said("here-elsewhere")).wait_for(timeout=LOADING)


def test_all_of_it_goes_out_into_a_file_and_in_again(open_page: OpenPage, axe: str, tmp_path: Path) -> None:
    """Exported, removed after a question, imported; axe finds nothing serious in what is seen on the way."""
    page = open_page("/", bypass_csp=True, accept_downloads=True, allowed=OFFLINE, keeps=True)
    begin(page)
    home(page)
    with page.expect_download() as download:
        page.get_by_role("button", name=said("here-export")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    wrong = violations(page, axe)
    page.locator(".home-row .menu button").click()
    wrong += violations(page, axe)
    page.get_by_role("button", name=said("here-remove")).click()
    wrong += violations(page, axe)
    page.get_by_role("dialog").get_by_role("button", name=said("here-remove")).click()
    page.locator(".home-row").wait_for(state="detached")
    page.locator("input[type=file]").last.set_input_files(file)
    page.locator(".home-row").wait_for()
    assert not wrong, "\n".join(wrong)


def test_what_is_seen_while_the_engine_is_loaded(open_page: OpenPage, axe: str) -> None:
    """How far it is; where it cannot be had: why, and it can be tried again. axe finds nothing serious in either."""
    page = open_page("/", bypass_csp=True, allowed=("ERR_FAILED",))
    page.route("**/zip.json", lambda route: route.abort())
    page.get_by_role("button", name=said("home-quick")).click()
    page.get_by_role("progressbar").wait_for()
    wrong = violations(page, axe)
    alert = page.get_by_role("dialog").get_by_role("alert")
    alert.get_by_text(said("engine-offline")).wait_for(timeout=LOADING)
    wrong += violations(page, axe)
    page.unroute("**/zip.json")
    alert.get_by_role("button", name=said("try-again")).click()
    page.wait_for_url("**/t/here-*", timeout=LOADING)
    assert not wrong, "\n".join(wrong)
