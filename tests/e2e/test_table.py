"""The table in each language and on each size of window: words, panes, touch, axe."""

from __future__ import annotations

import random

import pytest

from landsraad import Setup
from landsraad.engine.game import Game
from landsraad.engine.machine.events import Event
from tests.e2e.conftest import MID, PHONE, QUICK, WIDE, OpenPage
from tests.e2e.support import (
    Account,
    Person,
    Sight,
    course_before,
    foreign_words,
    lead_to,
    one_pair,
    raw_words,
    rounds,
    script,
    scrolling,
    unfit,
    violations,
)

LANGUAGES = ("en", "ru", "uk")
SIZES = {"wide": WIDE, "mid": MID}
MOST_BYTES = 350_000
LAPTOP = {"width": 1366, "height": 768}
IN_SIGHT = """([within, lines]) => {
  const room = document.querySelector(within).getBoundingClientRect();
  const all = [...document.querySelectorAll(lines)].map((line) => line.getBoundingClientRect());
  return all.filter(({ top, bottom }) => top >= room.top && bottom <= room.bottom + 1).length;
}"""
CUT_ROWS = """[...document.querySelectorAll(".tray-name, .effect-words, .tray-reason, .decision-head")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent)"""
HELD = {"upright": (390, 844), "across": (844, 390), "larger": (768, 1024)}
LOADED = """performance.getEntriesByType("resource").filter((one) => /[.](js|css)$/.test(one.name))
    .map((one) => [one.name, one.encodedBodySize])"""


@pytest.mark.parametrize(("language", "size"), one_pair(("ru", "en", "uk"), SIZES))
def test_nothing_scrolls_and_every_word_is_there(
    open_page: OpenPage, account: Account, language: str, size: str
) -> None:
    """Some rounds of a game for four; after each click all panes are looked at. Nothing that can be clicked before and
    after a decision moves by it (P-2), nothing is cut (P-8), and everything is large enough to be hit (P-27)."""
    table = account.open("mrrr", seed=f"panes {language}")
    page = open_page(f"/t/{table}", size=SIZES[size], language=language, cookie=account.cookie)
    person = Person(page, random.Random(11))
    wrong: dict[str, str] = {}
    done = rounds(2)

    def check(sight: Sight) -> bool:
        found = raw_words(page) + foreign_words(page, language) + [f"scrolls: {one}" for one in scrolling(page)]
        found += unfit(page)
        for one in found:
            wrong.setdefault(one, f"{sight.round}, {sight.prompt}")
        return done(sight)

    person.play(check)
    wrong |= {f"moves: {what}": where for what, where in person.moved.items()}
    assert not wrong, "\n".join(f"{what} ({where})" for what, where in wrong.items())
    assert not person.covered, f"something lies upon {person.covered}"


@pytest.mark.parametrize("size", SIZES)
def test_the_leaders_fit(open_page: OpenPage, account: Account, size: str) -> None:
    """One of them is large, the others are a list; the button that takes one is in sight."""
    table = account.open("mrrr", seed="leaders", setup={"leader_mode": "choose"})
    page = open_page(f"/t/{table}", size=SIZES[size], language="ru", cookie=account.cookie)
    person = Person(page)
    person.look()
    assert not scrolling(page)
    assert not person.covered


def test_colours_that_the_system_sets_leave_every_icon_its_shape(open_page: OpenPage, account: Account) -> None:
    """No icon becomes a blob, or vanishes on what it lies on (P-25)."""
    page = open_page(f"/t/{account.open('mrrr', seed='colours')}", cookie=account.cookie, forced_colors="active")
    Person(page).look()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.locator(".table-screen .icon").count() > 100
    assert page.evaluate(script("forced")) == []


def holds_much(game: Game, seat: int, events: list[Event]) -> bool:
    """A seat begins its turn with a full hand, Intrigue cards, tech tiles or contracts."""
    if game.decision is None or game.decision.kind != "turn":
        return False
    player = game.state.players[seat]
    return len(player.hand) >= 5 and len(player.intrigue) >= 2 and len(player.tech) + len(player.contracts) >= 3


@pytest.mark.parametrize("boxes", [("base", "ix"), ("uprising", "choam", "base", "ix")], ids=["ix", "everything"])
def test_what_a_seat_holds_has_room(
    open_page: OpenPage, account: Account, other: Account, boxes: tuple[str, ...]
) -> None:
    """A full hand, Intrigue cards, tech tiles and contracts: none lies upon another kind."""
    table = lead_to(account, other, course_before(holds_much, Setup(players=4, boxes=boxes, end_turns=True)))
    for size in SIZES.values():
        page = open_page(f"/t/{table}", size=size, language="ru", cookie=account.cookie)
        Person(page).look()
        assert page.locator(".dock-tiles button").count() >= 3
        assert not scrolling(page)


def owes_much(game: Game, seat: int, events: list[Event]) -> bool:
    """A seat has three effects to choose from while it may deploy troops."""
    if game.decision is None or game.decision.kind != "agent_effects":
        return False
    families = [text.partition(":")[0] for text in game.legal_actions()]
    return families.count("resolve") >= 3 and "deploy" in families


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_are_seen_beside_the_troops_to_deploy_and_the_log(
    open_page: OpenPage, account: Account, other: Account, language: str
) -> None:
    """In the window of a small laptop: two effects with every word of them, and eight lines of the log."""
    table = lead_to(account, other, course_before(owes_much, Setup(players=4, boxes=("base", "ix"), end_turns=True)))
    page = open_page(f"/t/{table}", size=LAPTOP, language=language, cookie=account.cookie)
    Person(page).look()
    assert page.locator(".amount-chooser").count() == 1
    assert page.evaluate(IN_SIGHT, [".decision-body", ".tray-row"]) >= 2
    assert page.evaluate(IN_SIGHT, [".log-lines", ".log-line"]) >= 8
    assert page.evaluate(CUT_ROWS) == []


def test_what_a_browser_loads_is_small(open_page: OpenPage, account: Account) -> None:
    """Scripts and styles of the table in one language, as they come over the wire."""
    table = account.open("mrrr", seed="small")
    page = open_page(f"/t/{table}", language="ru", cookie=account.cookie)
    Person(page).look()
    sizes = dict(page.evaluate(LOADED))
    assert len(sizes) > 5, "the table is a script, its texts, its styles"
    assert sum(sizes.values()) <= MOST_BYTES, sizes


@pytest.mark.parametrize("language", ["uk", *(pytest.param(one, marks=pytest.mark.soak) for one in ("en", "ru"))])
def test_a_phone_is_played_by_touch(open_page: OpenPage, account: Account, language: str) -> None:
    """A round and a half in portrait; what is chosen on the table waits for a second press. The list of spaces has an
    end (P-20); own goods, decision and hand are in sight (P-21), also when it is held across (P-23)."""
    table = account.open("mrr", seed="touch")
    page = open_page(f"/t/{table}", size=PHONE, language=language, touch=True, cookie=account.cookie)
    person = Person(page, random.Random(2), touch=True)
    wrong: dict[str, str] = {}
    done = rounds(2)

    def check(sight: Sight) -> bool:
        wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        found = raw_words(page) + foreign_words(page, language) + unfit(page)
        found += [f"{wide} px too wide"] if wide > 0 else []
        for one in found:
            wrong.setdefault(one, f"{sight.round}, {sight.prompt}")
        return done(sight)

    person.play(check)
    assert person.clicks["armed"] > 0
    wrong |= {f"moves: {what}": where for what, where in person.moved.items()}
    assert not wrong, "\n".join(f"{what} ({where})" for what, where in wrong.items())
    for way, (width, height) in HELD.items():
        page.set_viewport_size({"width": width, "height": height})
        parts = page.evaluate(script("parts"))
        assert parts["hidden"] == [], way
        assert parts["own"] == ["solari", "spice", "water", "garrison", "troop", "agent"], way
        assert parts["small"] == [], way


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_largest_texts_can_be_played_with(open_page: OpenPage, account: Account, size: str) -> None:
    """Everything grows, nothing runs out of the window at the side, and what is offered can be clicked (P-6)."""
    table = account.open("mrr", seed="large")
    settings = QUICK | {"language": "ru", "textSize": 1.3}
    page = open_page(f"/t/{table}", size=WIDE if size == "wide" else PHONE, cookie=account.cookie, settings=settings)
    mark = page.locator(".seat-mark").first
    mark.wait_for()
    assert mark.evaluate("mark => mark.getBoundingClientRect().width / mark.width.baseVal.value") == pytest.approx(1.3)
    person = Person(page, random.Random(4))
    done = rounds(1)
    wide: dict[int, str] = {}

    def check(sight: Sight) -> bool:
        wide.setdefault(page.evaluate("document.documentElement.scrollWidth - window.innerWidth"), sight.prompt)
        return done(sight)

    person.play(check)
    assert set(wide) == {0}, wide
    assert not person.covered, f"something lies upon {person.covered}"


@pytest.mark.parametrize("name", ["lobby", "turn", "space", "reveal", "waiting", "text", "end", "replay", "phone"])
def test_axe_finds_nothing_serious(open_page: OpenPage, account: Account, axe: str, name: str) -> None:
    """At several moments of a game."""
    seats = {"lobby": "morr", "waiting": "mor", "end": "rrr", "replay": "rrr"}.get(name, "mrr")
    table = account.open(seats, seed="axe")
    path = f"/t/{table}"
    if name in ("end", "replay"):
        account.finish(table)
        path = f"/g/{table}?at=40" if name == "replay" else path
    page = open_page(path, size=PHONE if name == "phone" else WIDE, cookie=account.cookie, bypass_csp=True)
    person = Person(page, random.Random(3))
    match name:
        case "lobby":
            page.locator(".lobby-seats").wait_for()
        case "turn" | "text" | "phone":
            person.look()
            if name == "text":
                page.keyboard.press("KeyG")
                page.locator(".text-main").wait_for()
        case "space":
            person.liked = {"hand": 1.0}
            person.play(lambda _: page.locator(".dock .card-is-staged").count() > 0)
        case "reveal":
            person.play(lambda _: page.locator(".decision-totals").count() > 0)
        case "end":
            page.locator(".end-screen").wait_for()
        case "replay":
            page.locator(".transport").wait_for()
    found = violations(page, axe)
    assert not found, "\n".join(found)
