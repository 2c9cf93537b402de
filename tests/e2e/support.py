"""People at browsers: what they see and click. The tests say what shall happen, this module how it is done."""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from landsraad import Setup, new_game, view
from landsraad.bots import make_bots
from landsraad.engine.game import Game
from landsraad.engine.machine.events import Event

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

PATIENCE: Final = 20_000  # milliseconds that opponents and the server may take
LOADING: Final = 60_000  # milliseconds until the engine of a browser is surely there
ANSWER: Final = 1_500  # milliseconds after which a click that changes nothing has surely been seen

# How much a person likes to click on what is offered. Ending a turn comes when little else is left.
LIKED: Final = {
    "leader": 3.0,
    "hand": 3.0,
    "intrigue": 1.0,
    "board": 4.0,
    "tile": 4.0,
    "market": 2.0,
    "tleilax": 2.0,
    "atomics": 0.02,
    "seat": 2.0,
    "tray": 8.0,
    "choice": 0.6,
    "amount": 4.0,
    "reveal": 0.1,
    "end": 0.4,
    "pass": 0.5,
}

OF_COLOURS: Final = ("color-contrast", "link-in-text-block")  # rules of axe

MOST_AT_ONCE: Final = 8  # actions in one message
TRIES: Final = 4_000  # games in which a course is looked for

Json = dict[str, Any]


def pairs(ones: Iterable[str], others: Iterable[str]) -> list[Any]:
    """For `parametrize`: languages and windows, say. Each of both comes in every run, every pair in the soak."""
    rows, columns = list(ones), list(others)
    step = min(len(rows), len(columns))
    return [
        pytest.param(one, other, id=f"{one}-{other}", marks=[pytest.mark.soak] if (i - j) % step else [])
        for i, one in enumerate(rows)
        for j, other in enumerate(columns)
    ]


def one_pair(ones: Iterable[str], others: Iterable[str]) -> list[Any]:
    """For `parametrize`: the first of both comes in every run, every other pair in the soak."""
    (first, *_), *_ = params = [[(one, other) for other in others] for one in ones]
    return [
        pytest.param(*pair, id="-".join(pair), marks=[] if pair == first else [pytest.mark.soak])
        for row in params
        for pair in row
    ]


@cache
def script(name: str) -> str:
    """A script that runs in a page."""
    return Path(__file__).with_name(f"{name}.js").read_text("utf-8")


@dataclass
class Offer:
    """Something that can be clicked: what kind of thing, what it does, and the digit that chooses it; `nth` of all that
    `look.js` has found."""

    nth: int
    kind: str
    name: str
    digit: int


@dataclass
class Sight:
    """What a person sees: the round, what is asked and offered. `covered`: offers that something else lies upon;
    `moved`: those of the last sight that lie elsewhere now."""

    round: str
    prompt: str
    over: bool
    sign: str
    offers: list[Offer]
    covered: list[str]
    moved: list[str]
    late: bool


FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass
class Person:
    """Somebody who plays in a page; `chance` decides what they choose, so that a game can be played again."""

    page: Page
    chance: random.Random = field(default_factory=lambda: random.Random(7))
    touch: bool = False
    keyboard: bool = False
    liked: dict[str, float] = field(default_factory=lambda: dict(LIKED))
    avoided: re.Pattern[str] | None = None
    clicks: Counter[str] = field(default_factory=Counter)
    rounds: list[str] = field(default_factory=list)
    covered: Counter[str] = field(default_factory=Counter)
    moved: dict[str, str] = field(default_factory=dict)
    _sign: str = ""
    _idle: int = 0

    def look(self, patience: int = PATIENCE) -> Sight:
        """What there is to do, as soon as there is something new; at the latest when the patience ends."""
        given = {"before": self._sign, "patience": patience, "answer": ANSWER, "keyboard": self.keyboard}
        seen = self.page.evaluate(script("look"), given)
        offers = [Offer(n, one["kind"], one["name"], one["digit"]) for n, one in enumerate(seen.pop("offers"))]
        sight = Sight(offers=offers, **seen)
        self.covered.update(sight.covered)
        for one in sight.moved:
            self.moved.setdefault(one, f"{sight.round}, {sight.prompt}")
        if sight.round and sight.round not in self.rounds:
            self.rounds.append(sight.round)
        return sight

    def choose(self, offers: list[Offer]) -> Offer:
        """One of the offers."""
        if self.avoided is not None:
            offers = [one for one in offers if not self.avoided.match(one.name)] or offers
        kinds = Counter(one.kind for one in offers)
        weights = [self.liked.get(one.kind, 1.0) / kinds[one.kind] for one in offers]
        return self.chance.choices(offers, weights)[0]

    def take(self, offer: Offer) -> None:
        """Click it, tap it, or press its key."""
        self.clicks[offer.kind] += 1
        if self.keyboard:
            self._press(offer)
            return
        # Where it lies now: looking at the others may have scrolled it away.
        at = self.page.evaluate("nth => window.__e2e.point(window.__e2e.offered[nth])", offer.nth)
        if at is None:
            return  # it has gone meanwhile
        if self.touch:
            self.page.touchscreen.tap(*at)
            self.page.evaluate(FRAMES)  # a finger that is still down when the page is busy presses long
        else:
            self.page.mouse.click(*at)
            self.page.mouse.move(1, 1)  # what comes to lie under a pointer lets a moment pass

    def _press(self, offer: Offer) -> None:
        keys = {
            "reveal": "KeyR",
            "end": "KeyE",
            "pass": "KeyP",
            "curtain": "Enter",
            "sheet": "Enter",
            "close": "Escape",
        }
        if 1 <= offer.digit <= 10:
            self.page.keyboard.press(f"Digit{offer.digit % 10}")
        elif offer.kind in keys:
            self.page.keyboard.press(keys[offer.kind])
        else:  # a button without a key of its own: by Tab from the beginning of the panel
            by_tab = offer.kind in ("amount", "armed", "leader")
            self._tab_to(offer.name) if by_tab else self.page.keyboard.press("Digit1")

    def _tab_to(self, action: str) -> None:
        for _ in range(60):
            here = self.page.evaluate(
                "document.activeElement?.dataset?.action ?? document.activeElement?.className ?? ''"
            )
            if here == action or "button-main" in here:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {action}")

    def offers(self, sight: Sight) -> list[Offer]:
        """The offers that this person can use."""
        if not self.keyboard:
            return sight.offers
        usable = ("leader", "reveal", "end", "pass", "amount", "curtain", "sheet", "close", "armed")
        return [one for one in sight.offers if 1 <= one.digit <= 10 or one.kind in usable]

    def step(self, patience: int = PATIENCE) -> Sight:
        """Do one thing as soon as there is something to do."""
        sight = self.look(patience)
        if sight.over:
            return sight
        offers = self.offers(sight)
        if not offers:
            return sight
        # Nothing has changed since the last click: that happens (a card put down again), but not for ever.
        self._idle = self._idle + 1 if sight.sign == self._sign else 0
        assert self._idle < 5, f"clicks change nothing: {sight.prompt!r}, {[one.name for one in offers]}"
        self._sign = sight.sign
        self.take(self.choose(offers))
        return sight

    def play(self, until: Callable[[Sight], object] | None = None, most: int = 1500) -> Sight:
        """Go on until the game is over, or something that is looked for is seen."""
        for _ in range(most):
            sight = self.step()
            if sight.over or (until is not None and until(sight)):
                return sight
            assert sight.offers or not sight.covered, f"everything is covered: {sight.covered}"
            assert sight.offers or not sight.late, f"nothing to do for {PATIENCE} ms: {sight.prompt!r}, {sight.round}"
        raise AssertionError(f"no end after {most} clicks: {self.clicks}, {self.rounds}")


def click_through(
    page: Page, until: Callable[[Sight], object] | None = None, seed: int = 7, most: int = 1500, **more: Any
) -> Person:
    """Play by clicking what is offered, until the game is over or `until` says so; who played."""
    person = Person(page, random.Random(seed), **more)
    person.play(until, most)
    return person


def rounds(number: int) -> Callable[[Sight], bool]:
    """Until so many rounds have been seen to begin."""
    seen: set[str] = set()

    def enough(sight: Sight) -> bool:
        if sight.round:
            seen.add(sight.round)
        return len(seen) > number

    return enough


def wait_until(page: Page, script: str, arg: object = None, patience: int = PATIENCE) -> None:
    """Wait until an expression, or what a function answers, is true; a promise has as much time as all of it.

    Playwright's own way is barred by the site's content security policy, and waits for a promise for ever.
    """
    told = f"""async (arg) => {{
        const made = ({script});
        const answer = typeof made === "function" ? made(arg) : made;
        return Promise.race([answer, new Promise((done) => setTimeout(done, {patience}))]);
    }}"""
    until = time.monotonic() + patience / 1000
    while not page.evaluate(told, arg):
        assert time.monotonic() < until, f"{script} stays false"
        page.wait_for_timeout(15)


# --- Words of the client ----------------------------------------------------------------------------------------------

ROOT: Final = Path(__file__).parents[2]
TEXTS: Final = (ROOT / "src/landsraad/text", ROOT / "web/src/i18n")


@cache
def said(id: str, language: str = "en") -> str:
    """A message of the client without variables, as it stands on the screen."""
    for file in (file for folder in TEXTS for file in sorted(folder.glob(f"*.{language}.ftl"))):
        if found := re.search(rf"^{id} = (.+)$", file.read_text("utf-8"), re.MULTILINE):
            return found[1].strip()
    raise KeyError(id)


def choose_boxes(page: Page, *boxes: str, language: str = "en") -> None:
    """Choose what is played on the form of a new game, by the names of the boxes."""
    names = " + ".join(said(f"box-{box}", language) for box in boxes)
    page.get_by_role("group", name=said("new-box", language)).get_by_text(names, exact=True).click()


# --- Words on the screen ----------------------------------------------------------------------------------------------

# What a text on the screen must not hold: variables of Fluent, ids of messages and things, JavaScript's words for
# nothing.
RAW: Final = re.compile(
    r"\{\s*\$?\w*|\bundefined\b|\bNaN\b|\[object|\b[a-z]+_[a-z_]+\b|\b(?:log|table|ask|why|term|action|count)-[a-z]"
)


def words(page: Page) -> list[str]:
    """Every text that is on the screen, and every one that is said by a reader or shown as a hint; what is marked as
    being of another language (names in the original) is left out."""
    found: list[str] = page.evaluate(script("words"))
    return found


def raw_words(page: Page) -> list[str]:
    """Texts that were never meant for people."""
    return sorted({text.strip() for text in words(page) if RAW.search(text)})


def foreign_words(page: Page, language: str) -> list[str]:
    """English sentences on a screen of another language."""
    if language == "en":
        return []
    sentence = re.compile(r"\b(?:the|of|your|you|and|card|cards|agent|space|turn|troops?|influence)\b", re.IGNORECASE)
    return sorted({text.strip() for text in words(page) if sentence.search(text)})


# --- Panes ------------------------------------------------------------------------------------------------------------


def scrolling(page: Page) -> list[str]:
    """Everything on the table that has something to scroll to (the log may, it is a record), and rows that are cut."""
    found: list[str] = page.evaluate(script("panes"))
    return found


def unfit(page: Page) -> list[str]:
    """Targets on the table that are too small (44 px for fingers, 24 px else) or lie upon one another, and words that
    are cut."""
    found: list[str] = page.evaluate(script("fits"))
    return found


# --- Axe --------------------------------------------------------------------------------------------------------------


def violations(page: Page, axe: str, only: tuple[str, ...] = ()) -> list[str]:
    """What axe finds serious or critical, by all its rules or by some `only`. A card or plate says in words what it
    shows by icons and numbers: its name need not hold the numbers."""
    page.evaluate(axe)
    found: list[Json] = page.evaluate(script("violations"), only)
    return [f"{one['impact']} {one['id']} ({one['n']}): " + "; ".join(one["nodes"]) for one in found]


def violations_of_themes(page: Page, axe: str) -> list[str]:
    """The same, in each theme: they differ in nothing but colours."""
    found: list[str] = []
    for theme, only in (("dusk", ()), ("light", OF_COLOURS), ("contrast", OF_COLOURS)):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found += [f"{theme}: {one}" for one in violations(page, axe, only)]
    return found


# --- Accounts that need no browser -----------------------------------------------------------------------------------


class Account:
    """Somebody with a cookie of their own, who calls the server without a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=20)
        self.sockets: dict[tuple[str, int], ClientConnection] = {}
        self._open = ExitStack()
        self._command = 0

    @property
    def cookie(self) -> str:
        """The signed cookie, to be given to a browser."""
        return self.http.cookies.get("landsraad_player") or ""

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """An HTTP call that succeeds; its JSON."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, seats: str, start: bool = True, **body: Any) -> str:
        """Open a table, a letter a seat: m(e), o(pen), g(reedy), r(andom); its id."""
        kinds: dict[str, Json] = {"m": {"kind": "me"}, "o": {"kind": "open"}}
        kinds |= {"g": {"kind": "bot", "bot": "greedy"}, "r": {"kind": "bot", "bot": "random"}}
        names = ("Alia", "Feyd", "Gurney", "Irulan", "Korba", "Leto")
        chosen = [kinds[letter] | ({} if letter == "o" else {"name": names[n]}) for n, letter in enumerate(seats)]
        setup = {"players": len(seats)} | body.pop("setup", {})
        made: Json = self.call("POST", "/api/tables", {"seats": chosen, "name": "Alia", "setup": setup, **body})
        if start and "o" not in seats:
            self.call("POST", f"/api/tables/{made['id']}/start")
        id: str = made["id"]
        return id

    def finish(self, table: str) -> None:
        """Wait until the opponents have played the game to its end."""
        until = time.monotonic() + 60
        while self.call("GET", f"/api/tables/{table}")["phase"] != "over":
            assert time.monotonic() < until, "the opponents do not come to an end"
            time.sleep(0.1)

    def act(self, table: str, seat: int, decision: int, actions: list[str]) -> None:
        """Take actions of a seat that is held."""
        at = (table, seat)
        if at not in self.sockets:
            address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
            headers = {"Cookie": f"landsraad_player={self.cookie}"}
            self.sockets[at] = self._open.enter_context(
                connect(address, additional_headers=headers, max_size=None, max_queue=None)
            )
        self._command += 1
        command = {"command": self._command, "type": "act", "decision": decision, "actions": actions}
        self.sockets[at].send(json.dumps(command))
        while True:
            answer: Json = json.loads(self.sockets[at].recv(20))
            if answer.get("command") == self._command:
                assert answer["type"] == "ack", answer
                return

    def close(self) -> None:
        """Leave."""
        self._open.close()
        self.http.close()


@dataclass(frozen=True)
class Course:
    """A game of opponents among themselves: its seed, and who did what. `seat` is to act next, and `wanted` are the
    actions that this seat is to take."""

    setup: Setup
    seed: str
    actions: list[tuple[int, str]]
    seat: int
    wanted: tuple[str, ...] = ()


@cache
def course_to(wanted: str, setup: Setup) -> Course:
    """A course that ends where a seat has a choice whose text begins with `wanted`: chance is asked until it comes."""
    for number in range(TRIES):
        seed = f"e2e {number}"
        game = new_game(setup, seed)
        bots = make_bots(["random"] * setup.players, number)
        actions: list[tuple[int, str]] = []
        while (decision := game.decision) is not None:
            if any(text.startswith(wanted) for text in game.legal_actions()):
                return Course(setup, seed, actions, decision.seat)
            action = bots[decision.seat].choose(view(game, decision.seat))
            text = game.rules.actions.texts[action]
            actions.append((decision.seat, text))
            game.apply(action)
    raise AssertionError(f"no game comes to {wanted}")


Happening = Callable[[Game, int, list[Event]], bool]


def hoarded(game: Game, action: int) -> int:
    """What somebody does instead who plays Intrigue cards at the end of the game, and none before."""
    texts = game.rules.actions.texts
    ends = game.decision is not None and game.decision.kind == "endgame"
    if texts[action].startswith("intrigue:") == ends:
        return action
    wished = [int(one) for one in game.state.options if texts[one].startswith("intrigue:") == ends]
    return wished[-1] if wished else action


@cache
def course_before(
    happening: Happening, setup: Setup, whole_turn: bool = False, bot: str = "random", hoard: bool = False
) -> Course:
    """A course that ends before an action (or the turn) of a seat that brings about what is looked for, and the actions
    up to that one. `happening` is asked with the game before each action, the seat that took it, and what happened.
    `hoard`: all keep their Intrigue cards for the end of the game."""
    for number in range(TRIES):
        seed = f"e2e {number}"
        game = new_game(setup, seed)
        listener = game.listen()
        bots = make_bots([bot] * setup.players, number)
        actions: list[tuple[int, str]] = []
        turn = 0
        while (decision := game.decision) is not None:
            if not whole_turn or decision.kind == "turn":
                turn = len(actions)
            action = bots[decision.seat].choose(view(game, decision.seat))
            if hoard:
                action = hoarded(game, action)
            actions.append((decision.seat, game.rules.actions.texts[action]))
            before = game.copy()
            game.apply(action)
            if happening(before, decision.seat, listener.take()):
                wanted = tuple(text for _, text in actions[turn:])
                return Course(setup, seed, actions[:turn], decision.seat, wanted)
    raise AssertionError(f"no game comes to {happening.__name__}")


def lead_to(account: Account, other: Account, course: Course) -> str:
    """A table where the course has been played: its seat is held by `account`, the others by `other`. Its id."""
    seats = "".join("m" if seat == course.seat else "o" for seat in range(course.setup.players))
    table = account.open(seats, setup=asdict(course.setup), seed=course.seed)
    code = account.call("GET", f"/api/tables/{table}")["code"]
    for seat, letter in enumerate(seats):
        if letter == "o":
            other.call("POST", f"/api/tables/{table}/seats/{seat}", {"name": f"Seat {seat + 1}", "code": code})
    if "o" in seats:
        account.call("POST", f"/api/tables/{table}/start")
    n = 0
    while n < len(course.actions):
        seat = course.actions[n][0]
        actions = [course.actions[n][1]]
        for other_seat, action in course.actions[n + 1 : n + MOST_AT_ONCE]:
            if other_seat != seat:
                break
            actions.append(action)
        (account if seat == course.seat else other).act(table, seat, n, actions)
        n += len(actions)
    return table


# --- Messages ---------------------------------------------------------------------------------------------------------


def frames_of(page: Page) -> list[Json]:
    """A list that fills with every message that the server sends to this page from now on."""
    messages: list[Json] = []

    def received(frame: str | bytes) -> None:
        messages.append(json.loads(frame))

    page.on("websocket", lambda socket: socket.on("framereceived", received))
    return messages


def play_whole_game(page: Page) -> list[int]:
    """Play to the final score; all is clicked where it lies free. The Victory Points from the first place down."""
    person = Person(page, random.Random(1))
    person.play()
    assert len(person.rounds) >= 5
    assert {"hand", "board", "end"} <= set(person.clicks)
    assert not person.covered, f"nothing may lie upon what can be clicked: {person.covered}"
    points = [int(text) for text in page.locator(".end-table tbody tr td:nth-child(3)").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert points[0] > 0
    return points


def tell_companion(page: Page, button: Locator) -> None:
    """Press a button of the companion, and wait for what the server says."""
    button.click()
    page.locator('.companion-desk[aria-busy="false"]').wait_for()
