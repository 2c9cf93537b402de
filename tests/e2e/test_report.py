"""The report of a finished game, at its end and in its replay; playing a finished game on."""

from __future__ import annotations

import csv
import io
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import SIZES, OpenPage
from tests.e2e.support import (
    Account,
    Person,
    foreign_words,
    one_pair,
    raw_words,
    said,
    violations,
    violations_of_themes,
    wait_until,
)
from tests.golden.make import FOLDER

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SEATS = 4


def upload(account: Account, name: str) -> str:
    """Bring a recorded game; where its replay is."""
    answer = account.http.post("/api/games", content=(FOLDER / f"{name}.json").read_bytes())
    assert answer.is_success, answer.text
    link: str = answer.json()["link"]
    return link


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_seat_without_a_name_has_one_line_beside_its_cards(
    open_page: OpenPage, account: Account, language: str
) -> None:
    """What it is called instead, "player 1", is not broken."""
    page = open_page(upload(account, "base-4-greedy"), language=language)
    name = page.locator(".replay-hand h2")
    name.wait_for()
    tops = name.evaluate(
        "one => { const all = document.createRange(); all.selectNodeContents(one.lastChild);"
        " return [...all.getClientRects()].map(({ top }) => top); }"
    )
    assert len(tops) == 1, tops


def open_report(page: Page, title: str) -> Locator:
    """Open the report from where the page is."""
    page.get_by_role("button", name=title).click()
    page.locator(".chance-chart svg").wait_for()
    return page.locator(".report")


def figure(report: Locator, title: str) -> Locator:
    return report.locator(".report-figure", has=report.page.get_by_role("heading", name=title, exact=True))


def test_the_report_at_the_end_of_a_game(open_page: OpenPage, account: Account) -> None:
    """The last row of the points is the ranking of the end screen; the file has the numbers of the table."""
    table = account.open("rrrr", seed="report")
    account.finish(table)
    page = open_page(f"/t/{table}", cookie=account.cookie, accept_downloads=True)
    ranking = page.locator(".end-screen .end-table tbody tr")
    ranking.first.wait_for()
    points = {int(row.locator("td").nth(1).inner_text()) for row in ranking.all()}
    report = open_report(page, said("report-title"))
    shown = figure(report, said("report-points"))
    shown.locator("summary").click()
    last = shown.locator("tbody tr").last.locator("td").all_inner_texts()
    assert {int(number) for number in last} == points
    rounds = shown.locator("tbody tr").count()
    assert shown.locator("svg title").count() == rounds * SEATS
    with page.expect_download() as download:
        shown.get_by_role("button", name="CSV").click()
    assert download.value.suggested_filename == f"landsraad-{table}-points.csv"
    rows = list(csv.reader(io.StringIO(Path(download.value.path()).read_text("utf-8-sig"))))
    assert len(rows) == 1 + rounds
    assert rows[-1][1:] == last
    page.keyboard.press("Escape")
    wait_until(page, "document.querySelector('.report') === null")
    assert page.locator(".end-screen").is_visible()


@pytest.mark.parametrize(("language", "size"), one_pair(("ru", "en", "uk"), SIZES))
def test_the_report_of_a_replay(open_page: OpenPage, account: Account, language: str, size: str) -> None:
    """From the middle of a replay: how it ended, each chart with its table, in the language; no scrolling sideways."""
    page = open_page(f"{upload(account, 'uprising-choam-4-random')}?at=40", size=SIZES[size], language=language)
    page.locator(".transport").wait_for()
    report = open_report(page, said("report-title", language))
    assert report.locator(".end-table tbody tr").count() == SEATS
    assert report.locator(".end-source").count() == SEATS
    charts = report.locator(".report-figure")
    assert charts.count() == 16
    for number in range(charts.count()):
        summary = charts.nth(number).locator("summary")
        summary.click()
        assert charts.nth(number).locator("table").is_visible()
    assert not raw_words(page) + foreign_words(page, language)
    body = page.locator(".dialog-body")
    assert body.evaluate("body => body.scrollWidth - body.clientWidth") <= 0
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


def judged(at: int) -> dict[str, Any]:
    """What a coach says of a choice after `at` actions who always knows something better."""

    def way(space: str) -> dict[str, Any]:
        names = {"card": {"name": "card/diplomacy"}, "space": {"name": f"space/{space}"}}
        return {"path": ["play:diplomacy", f"send:{space}"], "label": ["coach-sends", names], "chance": 0.25}

    told = {"at": at, "round": 1, "seat": 0, "taken": way("wealth"), "better": way("secrets"), "worlds": 9}
    why = [{"thing": "spice", "said": ["coach-more", {"what": ["count-spice", {"n": 2}], "way": 0}]}]
    return told | {"why": why, "lost": 0.2, "mark": "blunder"}


def test_axe_finds_nothing_serious(open_page: OpenPage, account: Account, axe: str) -> None:
    """With a table open and the list of costly moves filled, in each theme; and where one is drawn on the board."""
    page = open_page(upload(account, "base-4-greedy"), bypass_csp=True)
    page.route("**/analysis/*", lambda route: route.fulfill(json=judged(int(route.request.url.split("/")[-1]))))
    report = open_report(page, said("report-title"))
    figure(report, said("report-strength")).locator("summary").click()
    report.get_by_role("button", name=said("analysis-start")).click()
    wait_until(page, "document.querySelector('.analysis-progress button') === null")
    assert not violations_of_themes(page, axe)
    report.get_by_role("link", name=said("analysis-show")).first.click()
    page.locator('[data-ways="space/secrets"]').wait_for()
    assert not violations(page, axe)


def test_a_game_that_was_not_finished_has_none(open_page: OpenPage, account: Account) -> None:
    """It says so."""
    record = (FOLDER / "base-3-random.json").read_text("utf-8")
    begun = record[: record.index('"actions"')] + '"actions": []}'
    answer = account.http.post("/api/games", content=begun)
    assert answer.is_success, answer.text
    page = open_page(answer.json()["link"], allowed=("409",))
    page.get_by_role("button", name=said("report-title")).click()
    page.get_by_text(said("report-unfinished")).wait_for()


def test_a_game_is_played_on_from_a_step(open_page: OpenPage, account: Account) -> None:
    """At a new table I sit in the midst of the game and can go on; a link leads back to where it began."""
    link = upload(account, "base-4-greedy")
    page = open_page(f"{link}?at=150&as=2")
    page.get_by_role("button", name=said("replay-play-on")).click()
    page.wait_for_url("**/t/*")
    person = Person(page, random.Random(5))
    before = person.look()
    assert int(re.findall(r"\d+", before.round)[0]) > 1
    person.play(lambda sight: sight.round != before.round)
    back = page.get_by_role("link", name=said("replay-played-on"))
    assert back.get_attribute("href") == link
    back.click()
    page.locator(".transport").wait_for()
