"""Several people at one table: each in a browser of their own, one of them on a bad line, and one who only watches."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tests.e2e.conftest import MID, OpenPage
from tests.e2e.support import Account, Json, Person, frames_of, said

if TYPE_CHECKING:
    from playwright.sync_api import Page

LINE_LOST = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to")


def sit_down(page: Page, name: str) -> None:
    """Take the first seat that is free."""
    page.get_by_role("button", name=said("lobby-sit"), exact=True).first.click()
    page.get_by_role("dialog").get_by_role("textbox").first.fill(name)
    page.get_by_role("dialog").get_by_role("button", name=said("lobby-sit")).click()
    page.get_by_role("dialog").wait_for(state="detached")


def turns(people: list[Person], clicks: int) -> None:
    """Let people play until all of them have made so many clicks, or the game is over."""
    most = clicks * 40
    while any(person.clicks.total() < clicks for person in people) and most > 0:
        for person in people:
            most -= 1
            if person.step(patience=40).over:
                return
    assert most > 0, "nobody can go on"


def test_two_people_an_opponent_and_a_spectator(open_page: OpenPage) -> None:
    """From the invite to the table; a lost line comes back to the same decision; who watches sees no hidden card."""
    host = open_page("/new")
    host.locator(".new-seat select").nth(1).select_option("open")
    host.get_by_role("group", name=said("new-players")).get_by_role("radio", name="3", exact=True).check()
    host.get_by_role("button", name=said("new-open")).click()
    host.wait_for_url("**/t/*")
    link = host.get_by_label(said("invite-link")).input_value()

    guest = open_page(link, settings={"botPause": 0, "motion": "less", "combatPause": "off"}, allowed=LINE_LOST)
    sit_down(guest, "Feyd")
    watcher = open_page("/")
    seen = frames_of(watcher)
    watcher.goto(link.split("?")[0])
    watcher.get_by_text("Feyd").first.wait_for()
    host.get_by_role("button", name=said("new-start")).click()

    people = [Person(host, random.Random(3)), Person(guest, random.Random(4))]
    turns(people, 12)

    guest.context.set_offline(True)
    guest.evaluate("() => window.dispatchEvent(new Event('offline'))")
    guest.locator(".status-lost").wait_for(timeout=8_000)
    assert guest.locator(".seat-panel").count() == 3, "the table stays readable"
    guest.context.set_offline(False)
    guest.locator(".status-lost").wait_for(state="detached", timeout=12_000)
    turns(people, 30)

    watcher.locator("#decision h2").wait_for()
    assert watcher.locator("#decision [data-choice], .dock .card-button").count() == 0
    games = [message["game"] for message in seen if message.get("game")]
    assert len(games) > 30
    assert_open(games)


RESERVE = ("arrakis_liaison", "foldspace", "the_spice_must_flow")
OPEN_ZONES = ("discard", "in_play", "revealed")


def assert_open(games: list[Json]) -> None:
    """What a spectator is sent of a game holds no choice and no hidden card: a card named in a hand or on top of a deck
    came there openly, so it is of the reserve, or lay in the row or before its owner in what was sent earlier."""
    shown: set[str] = set(RESERVE)
    for game in games:
        view, decision = game["view"], game["decision"]
        assert decision is None or not decision.get("options")
        assert set(view["imperium_deck"]) | set(view["intrigue_deck"]) | set(view["conflict_deck"]) <= {None}
        for player in view["players"]:
            assert set(player["intrigue"]) <= {None}
            assert {*player["hand"], *player["deck"]} <= {None, *shown}
        shown.update(view["row"])
        for player in view["players"]:
            shown.update(*(player[zone] for zone in OPEN_ZONES))


def test_two_seats_of_one_device(open_page: OpenPage, account: Account) -> None:
    """Between two seats of one browser the curtain covers what the next one holds; its button is whole (P-7)."""
    table = account.open("mmr")
    page = open_page(f"/t/{table}", size=MID, language="ru", cookie=account.cookie)
    page.locator(".curtain .button").wait_for()
    for way in ("Height", "Width"):
        assert page.locator(".curtain").evaluate(f"one => one.scroll{way} <= one.client{way}")
    assert page.locator(".dock .card-button").count() == 0
    person = Person(page, random.Random(5))
    person.play(lambda _: person.clicks["curtain"] >= 4)
