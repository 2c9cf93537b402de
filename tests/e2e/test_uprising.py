"""Uprising on the table: a whole game by clicks, then its spies, its wall, its sandworms, icons and contracts."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import pytest

from landsraad import Setup, new_game
from landsraad.engine.game import Game
from landsraad.engine.machine.events import Event
from tests.e2e.conftest import MID, PHONE, QUICK, WIDE, OpenPage
from tests.e2e.support import (
    Account,
    Course,
    Happening,
    Person,
    choose_boxes,
    course_before,
    course_to,
    foreign_words,
    lead_to,
    one_pair,
    pairs,
    play_whole_game,
    raw_words,
    said,
    violations,
    wait_until,
)
from tests.e2e.test_game import instant_opponents

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

UPRISING = Setup(players=3, boxes=("uprising", "choam"), end_turns=True)

# Where on the board the actions of a family are clicked; the others are in the panel.
PLACES = {"send": "space", "place_spy": "post", "recall_spy": "post"}


@pytest.mark.soak
def test_a_whole_game(open_page: OpenPage) -> None:
    """Uprising with its CHOAM module against three opponents: from the first screen to the final score."""
    page = open_page("/", settings={"motion": "less", "language": "en"})
    instant_opponents(page)
    page.locator("a[href='/new?where=online']").click()
    choose_boxes(page, "uprising")
    page.locator("label.switch", has_text=said("new-add-choam")).click()
    page.get_by_role("group", name=said("new-players")).get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("button", name=said("new-start")).click()
    page.wait_for_url("**/t/*")
    assert len(play_whole_game(page)) == 4
    assert not raw_words(page)


# --- What is looked for in games of opponents -------------------------------------------------------------------------


def of_kind(events: list[Event], seat: int, kind: str) -> list[Event]:
    """What happened of a kind to a seat."""
    return [event for event in events if event.seat == seat and event.kind == kind]


def infiltration(before: Game, seat: int, events: list[Event]) -> bool:
    """One of several spies is recalled to go where another Agent is."""
    return asked("infiltrate")(before, seat, events) and bool(of_kind(events, seat, "infiltrate"))


def gathering(_: Game, seat: int, events: list[Event]) -> bool:
    """A spy is recalled to draw a card."""
    return bool(of_kind(events, seat, "gather"))


def breach(_: Game, seat: int, events: list[Event]) -> bool:
    """The Shield Wall is removed."""
    return bool(of_kind(events, seat, "wall_destroyed"))


def rewards(game: Game, seat: int, events: list[Event], goods: str) -> list[int]:
    """How much of some goods a seat has gained from a Conflict card, time by time."""
    gains = of_kind(events, seat, f"gain_{goods}")
    return [event.a for event in gains if game.rules.source_ids[event.source].startswith("conflict/")]


def doubled(before: Game, seat: int, events: list[Event]) -> bool:
    """The Combat ends: somebody with a sandworm there gains its Solari twice."""
    return before.state.players[seat].sandworms > 0 and len(rewards(before, seat, events, "solari")) == 2


def pairing(_: Game, seat: int, events: list[Event]) -> bool:
    """Somebody wins a second card with the same battle icon, and no other point."""
    counts = [len(of_kind(events, seat, kind)) for kind in ("take_conflict", "flip", "vp")]
    return counts == [1, 2, 1]


def wild_pairing(before: Game, seat: int, events: list[Event]) -> bool:
    """At the end of the game somebody makes a pair with the wild icon, and the game is over."""
    counts = [len(of_kind(events, seat, kind)) for kind in ("take_conflict", "flip", "vp")]
    over = any(event.kind == "game_over" for event in events)
    return asked("endgame")(before, seat, events) and counts == [0, 2, 1] and over


def completion(before: Game, seat: int, events: list[Event]) -> bool:
    """Somebody's first contract is completed."""
    return not before.state.players[seat].contracts_done and bool(of_kind(events, seat, "contract_done"))


DECISIONS = (
    "place_spy",
    "recall_spy",
    "infiltrate",
    "gather",
    "pay_extra",
    "destroy_wall",
    "take_contract",
    "trash_intrigue",
    "sort_top",
    "train",
    "choose_line",
)


@cache
def asked(kind: str) -> Happening:
    """A certain decision is made."""

    def made(before: Game, _: int, __: list[Event]) -> bool:
        return before.decision is not None and before.decision.kind == kind

    return made


# --- Seen and clicked -------------------------------------------------------------------------------------------------


@dataclass
class Table:
    """A page at a table where a course has been played: what is clicked there, and what can be read.

    `past`: the lines of the log when it is opened.
    """

    page: Page
    course: Course
    past: list[str]

    def click(self, action: str) -> None:
        """On the board where the action has a place on it, else in the panel, the hand or the market."""
        family, _, param = action.partition(":")
        place = f"#board .target-lit[data-target='{PLACES[family]}:{param}']" if family in PLACES else ""
        button = self.page.locator(place or f":is(#decision, .dock, .market) [data-action='{action}']").first
        button.click()
        self.page.mouse.move(1, 1)  # what comes to lie under a pointer lets a moment pass
        again = button.filter(has_text=said("table-press-again"))  # what leaves something undone is asked twice
        if family in ("reveal", "end_turn") and again.count() > 0:
            again.click()

    def go_on(self) -> None:
        """Click what the course wants next, to its end."""
        for action in self.course.wanted:
            self.click(action)

    @property
    def seat(self) -> Locator:
        """The panel of the own seat."""
        return self.page.locator(".seat-panel", has=self.page.locator(".seat-me"))

    @property
    def name(self) -> str:
        """What the own seat is called."""
        return self.seat.locator(".seat-name").inner_text()

    def number(self, hint: str) -> int:
        """A number in the own panel, by the beginning of its hint."""
        return int(self.seat.locator(f"[title^='{hint}'] [data-count]").inner_text())

    def goods(self, name: str) -> int:
        """How much the own seat has of something that its panel counts."""
        return int(self.seat.locator(".seat-goods [data-count]").nth(GOODS.index(name)).inner_text())

    def told(self, what: str, times: int = 1) -> Locator:
        """A new line of the log that says that the own seat did something (a pattern): the first one, the second..."""
        pattern = re.compile(f"{re.escape(self.name)} {what}")
        known = sum(bool(pattern.search(line)) for line in self.past)
        return self.page.locator(".log-line", has_text=pattern).nth(known + times - 1)


GOODS = ("vp", "solari", "spice", "water", "intrigue", "hand")

Seat = Callable[..., Table]


@pytest.fixture
def take_seat(open_page: OpenPage, account: Account, other: Account) -> Seat:
    """Takes the seat that is to act at the end of a course."""

    def sit(happening: Happening, whole_turn: bool = False, bot: str = "random", hoard: bool = False) -> Table:
        course = course_before(happening, UPRISING, whole_turn, bot, hoard)
        # Nothing is answered for the person: all that the course wants is clicked.
        settings = QUICK | {"language": "en", "takeForced": False}
        page = open_page(f"/t/{lead_to(account, other, course)}", cookie=account.cookie, settings=settings)
        page.locator("#decision.is-mine").wait_for()
        return Table(page, course, page.locator(".log-line").all_inner_texts())

    return sit


def test_a_space_is_infiltrated(take_seat: Seat) -> None:
    """The space says that a spy is recalled for it; the spy goes home, and both Agents stand there."""
    table = take_seat(infiltration, whole_turn=True)
    play, send, recall = table.course.wanted
    spies = table.number("Spies:")
    table.click(play)
    space = table.page.locator(f"[data-target='{send.replace('send', 'space')}']")
    assert said("board-space-infiltrate") in (space.get_attribute("aria-label") or "")
    table.click(send)
    table.page.locator("[data-prompt]", has_text="is occupied: which spy do you recall").wait_for()
    table.click(recall)
    table.told("infiltrates the space").wait_for()
    assert table.number("Spies:") == spies + 1


def test_intelligence_is_gathered(take_seat: Seat) -> None:
    """A spy next to the Agent goes home for a card."""
    table = take_seat(gathering, whole_turn=True, bot="greedy")
    *before, recall = table.course.wanted
    for action in before:
        table.click(action)
    table.page.locator("[data-prompt]", has_text="recall a spy to draw a card?").wait_for()
    spies = table.number("Spies:")
    hand = table.goods("hand")
    table.click(recall)
    table.told("gathers intelligence").wait_for()
    assert table.number("Spies:") == spies + 1
    assert table.goods("hand") == hand + 1


def test_the_wall_falls(take_seat: Seat) -> None:
    """It is asked for, and gone for everybody."""
    table = take_seat(breach)
    stands = table.page.get_by_text("The Shield Wall stands")
    assert stands.count() > 0
    table.go_on()
    table.told("removes the Shield Wall").wait_for()
    assert stands.count() == 0
    assert table.page.get_by_text("The Shield Wall is gone").count() > 0


def test_a_sandworm_doubles_the_reward(take_seat: Seat) -> None:
    """The Conflict says so before; its Solari come twice."""
    table = take_seat(doubled)
    table.seat.locator("[title*='sandworm'][title$='in the Conflict']").wait_for()
    before = table.goods("solari")
    conflict = table.page.locator(".status-conflict").inner_text().split(": ")[1]
    table.go_on()
    gains = rf"gains (\d+) Solari \(.*{re.escape(conflict)}\)"
    table.told(gains, times=2).wait_for()
    first, second = (re.search(gains, table.told(gains, times=n).inner_text()) for n in (1, 2))
    assert first
    assert second
    assert first[1] == second[1]
    assert table.goods("solari") == before + 2 * int(first[1])


def test_a_pair_of_battle_icons_scores(take_seat: Seat) -> None:
    """The objective and the Conflict card that was won are turned face down for a point."""
    table = take_seat(pairing)
    before = table.goods("vp")
    assert table.seat.locator(".trophy.is-matched").count() == 0
    table.go_on()
    table.told("turns a card face down").wait_for()
    assert table.seat.locator(".trophy.is-matched").count() == 2
    assert table.goods("vp") == before + 1


def test_a_wild_icon_makes_a_pair_in_the_end(take_seat: Seat) -> None:
    """The card that it is to match is chosen; the point is in the final score."""
    table = take_seat(wild_pairing, bot="random")
    before, name = table.goods("vp"), table.name
    table.go_on()
    row = table.page.locator(".end-table tbody tr", has_text=name)
    assert int(row.locator("td:nth-child(3)").inner_text()) == before + 1


def test_an_intrigue_card_turns_a_battle_icon_down(take_seat: Seat) -> None:
    """Which of several cards that fit is chosen: it is turned face down for a point."""
    table = take_seat(asked("flip"), bot="random", hoard=True)
    before, name = table.goods("vp"), table.name
    table.page.locator("[data-prompt]", has_text="Which card is turned face down?").wait_for()
    choices = table.page.locator("#decision [data-action^='flip:']")
    assert choices.count() > 1
    assert not raw_words(table.page)
    table.go_on()
    table.page.get_by_text(f"{name} turns a card face down").last.wait_for()
    table.page.get_by_text(f"{name}: +1 VP (").last.wait_for()
    row = table.page.locator(".end-table tbody tr", has_text=name)
    points = row.locator("td:nth-child(3)").inner_text() if row.count() else table.goods("vp")
    assert int(points) >= before + 1


def test_a_contract_of_rise_of_ix_is_kept(open_page: OpenPage, account: Account, other: Account) -> None:
    """One of two contracts is clicked; only when all have chosen is it seen, and lies with the others of the seat."""
    setup = Setup(players=3, boxes=("uprising", "choam", "base", "ix"), end_turns=True)
    course = course_before(asked("keep_contract"), setup)
    table = lead_to(account, other, course)
    page = open_page(f"/t/{table}", cookie=account.cookie, settings=QUICK | {"language": "en", "takeForced": False})
    choices = page.locator("#decision.is-mine [data-action^='contract:']")
    choices.first.wait_for()
    assert choices.count() == 2
    page.get_by_text(said("hint-keep_contract")).wait_for()
    assert not raw_words(page)
    opened = page.locator(".seat-panel .contract-chip")
    action = course.wanted[-1]
    page.locator(f"#decision [data-action='{action}']").click()
    page.locator("#decision:not(.is-mine)").wait_for()
    assert opened.count() == 0
    game = new_game(setup, course.seed)
    done = [*(text for _, text in course.actions), *course.wanted]
    for text in done:
        game.apply(int(game.state.options[game.legal_actions().index(text)]))
    while (decision := game.decision) is not None and decision.kind == "keep_contract":
        other.act(table, decision.seat, len(done), game.legal_actions()[:1])
        done += game.legal_actions()[:1]
        game.apply(int(game.state.options[0]))
    wait_until(page, "() => document.querySelectorAll('.seat-panel .contract-chip').length === 3")
    assert opened.count() == setup.players


def test_a_contract_is_completed(take_seat: Seat) -> None:
    """It leaves the open ones of the seat and counts as completed."""
    table = take_seat(completion, whole_turn=True)
    done = table.seat.locator("[title^='Contracts completed']")
    opened = table.seat.locator(".contract-chip")
    before = opened.count()
    assert before > 0
    assert done.count() == 0
    table.go_on()
    table.told("completes the contract").wait_for()
    assert table.number("Contracts completed: 1") == 1
    assert opened.count() == before - 1


@pytest.mark.parametrize("kind", DECISIONS)
def test_each_decision_is_made_by_a_click(take_seat: Seat, kind: str) -> None:
    """All that Uprising asks is offered where it is looked for; every word is there."""
    table = take_seat(asked(kind), bot="random")
    panel = table.page.locator("#decision")
    before = panel.inner_text()
    assert not raw_words(table.page)
    table.go_on()
    wait_until(table.page, "before => document.querySelector('#decision').innerText !== before", before)
    assert panel.locator(".decision-notice").count() == 0
    assert not raw_words(table.page)


# --- Everybody can use it ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "size"), pairs(["play:", "place_spy:", "recall_spy:", "contract:"], ["wide", "phone"])
)
def test_axe_finds_nothing_serious(
    open_page: OpenPage, account: Account, other: Account, axe: str, wanted: str, size: str
) -> None:
    """A turn, a spy placed or recalled, a contract taken: on a wide screen and on a phone."""
    table = lead_to(account, other, course_to(wanted, UPRISING))
    page = open_page(f"/t/{table}", size=PHONE if size == "phone" else WIDE, cookie=account.cookie, bypass_csp=True)
    assert Person(page).look().offers
    found = violations(page, axe)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "size"), one_pair(["ru", "uk"], ["mid", "phone"]))
def test_it_is_there_in_every_language(
    open_page: OpenPage, account: Account, other: Account, axe: str, language: str, size: str
) -> None:
    """Behind every tab all words are of the language, and axe finds nothing serious."""
    table = lead_to(account, other, course_before(completion, UPRISING, whole_turn=True))
    sizes = {"mid": MID, "phone": PHONE}
    page = open_page(f"/t/{table}", size=sizes[size], language=language, cookie=account.cookie, bypass_csp=True)
    assert Person(page).look().offers
    tabs = page.get_by_role("tab").or_(page.locator(".phone-tabs button:not(.phone-map)"))
    assert tabs.count() > 0
    for number in range(tabs.count()):
        tabs.nth(number).click()
        assert not raw_words(page)
        assert not foreign_words(page, language)
        found = violations(page, axe)
        assert not found, "\n".join(found)
