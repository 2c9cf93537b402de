"""Taking back alone and with the consent of others, and the rematch: each person in a browser of their own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from landsraad import Setup, new_game, view
from landsraad.bots import make_bots
from tests.e2e.conftest import OpenPage
from tests.e2e.support import Account, Course, Person, Sight, lead_to, said, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

UNDO = "#decision [data-key='undo']:not([aria-disabled])"
BUSY = "#decision [aria-busy=true]"  # a choice is on its way
RESTART = "#decision [data-key='restart']"


# What a turn has cost and brought stands beside its seat for a moment; keys stand on cards that can be chosen.
STATE = """[...document.querySelectorAll('.seat-panel, .dock .hand')].map((one) => {
  const seen = one.cloneNode(true);
  for (const passing of seen.querySelectorAll('.seat-gains, .card-key')) passing.remove();
  return seen.textContent;
}).join('\\n')"""


def state(page: Page) -> str:
    """What the seats and the hand show."""
    shown: str = page.evaluate(STATE)
    return shown


def play_until(person: Person, selector: str) -> str:
    """Play until something is there; what the table showed when nothing could be taken back yet."""
    before = ""

    def there(_: Sight) -> bool:
        nonlocal before
        person.page.wait_for_timeout(150)
        if person.page.locator(UNDO).count() == 0 and person.page.locator(BUSY).count() == 0:
            before = state(person.page)
        return person.page.locator(selector).count() > 0

    person.play(there)
    return before


def two_people(open_page: OpenPage, account: Account, other: Account) -> dict[int, Page]:
    """A table for two people and an opponent where taking back needs consent; the page of each seat."""
    table = account.open("mor", seed="taking back", options={"undo": "consent"})
    code = account.call("GET", f"/api/tables/{table}")["code"]
    other.call("POST", f"/api/tables/{table}/seats/1", {"name": "Feyd", "code": code})
    account.call("POST", f"/api/tables/{table}/start")
    return {seat: open_page(f"/t/{table}", cookie=who.cookie) for seat, who in enumerate((account, other))}


def the_asked(pages: dict[int, Page]) -> tuple[Page, Page]:
    """The page whose seat is asked, and the other one; as soon as one of them is."""
    for _ in range(200):
        for seat, page in pages.items():
            if page.locator("#decision.is-mine").count() > 0:
                return page, pages[1 - seat]
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_alone(open_page: OpenPage, account: Account) -> None:
    """`Undo`, as often as there is something to take back, brings back what was there before; `Restart` at once."""
    table = account.open("mrr", seed="taking back")
    page = open_page(f"/t/{table}", cookie=account.cookie)
    person = Person(page, random.Random(5))
    before = play_until(person, UNDO)
    assert state(page) != before
    while page.locator(UNDO).count() > 0:  # the space, then the card
        page.locator(UNDO).click()
        page.wait_for_timeout(300)
    wait_until(page, f"before => {STATE} === before", before)

    person = Person(page, random.Random(9))
    before = play_until(person, RESTART)
    page.locator(RESTART).click()
    wait_until(page, f"before => {STATE} === before", before)
    assert page.locator(UNDO).count() == 0
    assert person.look().offers


def test_with_consent(open_page: OpenPage, account: Account, other: Account) -> None:
    """The other person may say no, which the asker is told; with a yes the choice is taken back for both."""
    asker, asked = the_asked(two_people(open_page, account, other))
    person = Person(asker, random.Random(5))
    before = play_until(person, UNDO)
    after = state(asker)

    asker.locator(UNDO).click()
    request = asked.locator("#decision [role='alert']")
    asker.get_by_text(said("table-consent-waiting").split(":")[0]).wait_for()
    answer(request, "table-refuse")
    asker.get_by_text(said("table-consent-refused")).wait_for()
    assert state(asker) == after

    asker.locator(UNDO).click()
    answer(request, "table-allow")
    wait_until(asker, f"before => {STATE} === before", before)
    request.wait_for(state="detached")
    assert asker.get_by_text(said("table-consent-refused")).count() == 0


def answer(request: Locator, what: str) -> None:
    """Say yes or no to the request of the other person."""
    request.get_by_role("button", name=said(what), exact=True).click()


def test_rematch(open_page: OpenPage, account: Account, other: Account) -> None:
    """The host opens a rematch, the others follow; everybody sits one seat on, and the game can begin."""
    table = lead_to(account, other, whole_game(Setup(players=3, end_turns=True)))
    host = open_page(f"/t/{table}", cookie=account.cookie)
    guest = open_page(f"/t/{table}?seat=1", cookie=other.cookie)
    guest.get_by_text(said("table-rematch-host")).wait_for()
    host.get_by_role("button", name=said("table-rematch"), exact=True).click()
    host.locator(".lobby-seats").wait_for()
    guest.get_by_role("button", name=said("table-rematch-join")).click()
    guest.locator(".lobby-seats").wait_for()
    assert guest.url.split("?")[0] == host.url.split("?")[0]
    assert table not in guest.url
    host.get_by_role("button", name=said("new-start")).click()
    host.locator(".seat-panel").first.wait_for()
    guest.locator(".seat-panel, .curtain").first.wait_for()
    assert host.locator(".seat-panel:nth-child(2):has(.seat-me) .seat-name").inner_text() == "Alia"


def whole_game(setup: Setup) -> Course:
    """A game of opponents among themselves, to its end; the first seat is the one that is looked at."""
    game = new_game(setup, "rematch")
    bots = make_bots(["greedy"] * setup.players, 1)
    actions: list[tuple[int, str]] = []
    while (decision := game.decision) is not None:
        action = bots[decision.seat].choose(view(game, decision.seat))
        actions.append((decision.seat, game.rules.actions.texts[action]))
        game.apply(action)
    return Course(setup, "rematch", actions, 0)
