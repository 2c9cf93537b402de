"""Six at the table, in two teams: how it is set up, a round in each language and window, six browsers, the end."""

from __future__ import annotations

import random
from dataclasses import asdict
from typing import TYPE_CHECKING

import pytest

from landsraad import Setup
from tests.e2e.conftest import MID, PHONE, WIDE, OpenPage
from tests.e2e.support import (
    Account,
    Course,
    Person,
    Sight,
    course_to,
    foreign_words,
    lead_to,
    one_pair,
    raw_words,
    rounds,
    said,
    scrolling,
    violations,
)
from tests.e2e.test_game import instant_opponents
from tests.e2e.test_online import sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIX = Setup(players=6, boxes=("uprising", "choam"), end_turns=True)
SETUP = asdict(SIX)
SIZES = {"wide": WIDE, "mid": MID, "phone": PHONE}

# Parts of the seats that lie upon one another, or run out of their seat.
CROWDED = """() => {
  const seats = [...document.querySelectorAll('.team-seat, .team-chip, .team-scores')];
  const boxes = seats.map(one => one.getBoundingClientRect());
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const apart = (a, b) => before(a, b) || before(b, a);
  const upon = boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => !apart(a, b)).map(() => seats[i].textContent));
  const out = seats.filter((one, i) => [...one.querySelectorAll('.seat-line, .team-leader, b')]
    .some(part => part.getBoundingClientRect().bottom > boxes[i].bottom + 1));
  return [...upon, ...out.map(one => one.textContent)];
}"""


def set_up(page: Page) -> None:
    """Choose six players on the new-game screen."""
    page.get_by_role("group", name=said("new-players")).get_by_role("radio", name="6", exact=True).check()


def test_it_is_set_up(open_page: OpenPage) -> None:
    """Six players bring their boxes along; CHOAM cannot be left out; each seat says its team and what it is there."""
    page = open_page("/new?where=online")
    set_up(page)
    choam = page.get_by_role("switch", name=said("new-add-choam"))
    assert choam.is_checked()
    page.get_by_text(said("six-choam")).first.wait_for()
    roles = page.locator(".new-seat .seat-role").all_inner_texts()
    assert [said("six-commander") in role for role in roles] == [True, False, False, True, False, False]
    assert ["Muad'Dib" in role for role in roles] == [True, False, True, False, True, False]
    page.locator(".new-seat select").nth(1).select_option("open")
    page.get_by_role("button", name=said("new-open")).click()
    page.wait_for_url("**/t/*")
    page.locator(".lobby-seat .seat-role").nth(5).wait_for()
    assert page.locator(".lobby-seat .seat-role").all_inner_texts() == roles
    assert not raw_words(page)


@pytest.mark.parametrize(("size", "language"), one_pair(("mid", "wide", "phone"), ("uk", "ru", "en")))
def test_a_round(open_page: OpenPage, account: Account, size: str, language: str) -> None:
    """After each click no seat lies upon another, nothing scrolls on a desktop, every word is of the language."""
    touch = size == "phone"
    table = account.open("mrrrrr", seed=f"six {size}", setup=SETUP)
    page = open_page(f"/t/{table}", size=SIZES[size], language=language, touch=touch, cookie=account.cookie)
    person = Person(page, random.Random(5), touch=touch)
    wrong: dict[str, str] = {}
    done = rounds(1)

    def check(sight: Sight) -> bool:
        wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        found = raw_words(page) + foreign_words(page, language) + page.evaluate(CROWDED)
        found += [f"{wide} px too wide"] if wide > 0 else []
        found += [] if touch else [f"scrolls: {one}" for one in scrolling(page)]
        for one in found:
            wrong.setdefault(one, f"{sight.round}, {sight.prompt}")
        return done(sight)

    person.play(check)
    assert not wrong, "\n".join(f"{what} ({where})" for what, where in wrong.items())
    assert touch or not person.covered, f"something lies upon {person.covered}"


@pytest.mark.soak
def test_six_browsers_at_one_table(open_page: OpenPage) -> None:
    """Two rounds: every decision is asked of one person, who can make it; all see the same scores."""
    host = open_page("/new?where=online")
    set_up(host)
    for seat in range(1, 6):
        host.locator(".new-seat select").nth(seat).select_option("open")
    host.get_by_role("button", name=said("new-open")).click()
    host.wait_for_url("**/t/*")
    link = host.get_by_label(said("invite-link")).input_value()
    pages = [host]
    for name in ("Feyd", "Gurney", "Irulan", "Korba", "Leto"):
        pages.append(open_page(link))
        sit_down(pages[-1], name)
    host.get_by_role("button", name=said("new-start")).click()
    people = [Person(page, random.Random(number)) for number, page in enumerate(pages)]
    play_on(people, 2)
    scores = {tuple(page.locator(".team-score b").all_inner_texts()) for page in pages}
    assert len(scores) == 1


def play_on(people: list[Person], whole_rounds: int) -> None:
    """Let each do what they are asked, in turn, until so many rounds are over."""
    for _ in range(3000):
        for person in people:
            person.step(patience=40)
        if any(len(person.rounds) > whole_rounds for person in people):
            return
    raise AssertionError([(person.clicks, person.rounds) for person in people])


@pytest.mark.parametrize(
    "wanted",
    ["share:", "to_throne:", *(pytest.param(one, marks=pytest.mark.soak) for one in ("activate:", "give:", "deploy:"))],
)
def test_what_only_teams_decide(open_page: OpenPage, account: Account, other: Account, axe: str, wanted: str) -> None:
    """It is offered where it is looked for and can be chosen; axe finds nothing serious, on a phone too."""
    course: Course = course_to(wanted, SIX)
    table = lead_to(account, other, course)
    for size in ("wide", "phone"):
        page = open_page(f"/t/{table}", size=SIZES[size], cookie=account.cookie, bypass_csp=True)
        assert any(one.name.startswith(wanted) for one in Person(page).look().offers)
        assert not raw_words(page)
        found = violations(page, axe)
        assert not found, "\n".join(found)


def test_the_end(open_page: OpenPage, account: Account, axe: str) -> None:
    """The teams are ranked, each with its sum; the replay shows both boards of the Commanders.

    A Combat can be looked at once more: it takes the place of the result, and nothing in it scrolls (P-41).
    """
    table = account.open("rrrrrr", seed="six over", setup=SETUP)
    account.finish(table)
    page = open_page(f"/t/{table}", cookie=account.cookie, bypass_csp=True)
    teams = page.locator(".end-team td")
    teams.first.wait_for()
    first, second = (int(text) for text in teams.all_inner_texts())
    assert first >= second
    assert not violations(page, axe)
    page.get_by_role("tab", name=said("table-side-log")).click()
    looks = page.locator(".log-look", has_text="Combat")
    for width, height in ((1440, 900), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        for look in looks.all():
            look.click()
            assert page.locator(".scene-rank").count() > 0
            assert not scrolling(page)
            page.locator("[data-scene-next]").click()
    page.goto(f"/g/{table}?at=60")
    page.locator(".personal-board").nth(1).wait_for()
    assert not violations(page, axe)


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_a_whole_game(open_page: OpenPage) -> None:
    """From the first screen to the ranking of the teams."""
    page = open_page("/", settings={"motion": "less", "language": "en"})
    instant_opponents(page)
    page.locator("a[href='/new?where=online']").click()
    set_up(page)
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_url("**/t/*")
    person = Person(page, random.Random(1))
    person.play(most=4000)
    assert {"hand", "board", "end"} <= set(person.clicks)
    assert page.locator(".end-team").count() == 2
    assert not raw_words(page)
