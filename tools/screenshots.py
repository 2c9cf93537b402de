"""Take pictures of every screen into docs/screens, by playing: `python tools/screenshots.py`.

    --all         more moments, languages and themes than the documentation shows
    --to FOLDER   where the pictures go
    --only WORD   only pictures whose name holds the word

Needs the built client (make web), Playwright and Chromium. The games have fixed seeds, so that pictures change with the
rules and the client only.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

# The tests' helpers are found by that path only, so all of these come after it (E402).
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from landsraad import Setup, new_game, view  # noqa: E402
from landsraad.bots import make_bots  # noqa: E402
from landsraad.engine.game import Game  # noqa: E402
from landsraad.engine.machine.events import Event  # noqa: E402
from landsraad.lessons import LESSONS  # noqa: E402
from landsraad.server.pages import STATIC  # noqa: E402
from tests.e2e.conftest import FLAGS, MID, PHONE, WIDE, find_chromium  # noqa: E402
from tests.e2e.support import (  # noqa: E402
    LOADING,
    Account,
    Course,
    Happening,
    Person,
    course_before,
    course_to,
    lead_to,
    rounds,
    said,
    tell_companion,
    wait_until,
)
from tests.golden.make import FOLDER  # noqa: E402
from tests.server.support import Server  # noqa: E402

LARGEST: Final = 245_000  # bytes of a picture
QUALITIES: Final = (88, 80, 70, 60, 45)
ANALYSED: Final = 600_000  # milliseconds within which the coach has looked at a game
SETTINGS: Final = {"botPause": 0, "motion": "less", "volume": 0, "name": "Alia"}
IX: Final = Setup(players=3, boxes=("base", "ix"), end_turns=True)
UPRISING: Final = Setup(players=4, boxes=("uprising", "choam"), end_turns=True)
IMMORTALITY: Final = Setup(players=3, boxes=("base", "immortality"), end_turns=True)
OTHER_TABLES: Final = {
    "uprising-rivals": replace(UPRISING, players=1, difficulty="sardaukar"),
    "uprising-six": replace(UPRISING, players=6),
    "immortality-six": replace(UPRISING, players=6, boxes=(*UPRISING.boxes, "immortality")),
}

PLAYED: Final = (
    Setup(players=4, end_turns=True),
    Setup(players=3, end_turns=True),
    IX,
    Setup(players=3, boxes=("uprising",), end_turns=True),
    UPRISING,
)


@dataclass
class Studio:
    """Where pictures are taken."""

    browser: Browser
    server: Server
    folder: Path
    only: str

    def wanted(self, *names: str) -> bool:
        """Is one of these pictures wanted?"""
        return any(self.only in name for name in names)

    def take(self, page: Page, name: str) -> None:
        """Take a picture, as good as its size allows."""
        if not self.wanted(name):
            return
        page.mouse.move(1, 1)
        page.wait_for_timeout(250)
        for quality in QUALITIES:
            data = page.screenshot(type="jpeg", quality=quality)
            if len(data) <= LARGEST:
                break
        (self.folder / f"{name}.jpg").write_bytes(data)
        print(f"{name}.jpg {len(data) // 1000} kB")

    @contextmanager
    def page(
        self, path: str, size: Any = WIDE, language: str = "en", cookie: str = "", **settings: Any
    ) -> Iterator[Page]:
        """A page of somebody."""
        touch = size is PHONE
        context = self.browser.new_context(
            base_url=self.server.url, viewport=size, locale=language, has_touch=touch, is_mobile=touch
        )
        context.set_default_timeout(8_000)
        kept = json.dumps(json.dumps(SETTINGS | {"language": language} | settings))
        context.add_init_script(f"localStorage.setItem('landsraad.settings', {kept})")
        if cookie:
            context.add_cookies([{"name": "landsraad_player", "value": cookie, "url": self.server.url}])
        page = context.new_page()
        page.goto(path)
        wait_until(page, "document.querySelector('h1, h2, .curtain') !== null")
        wait_until(page, "document.querySelector('.spinner, [role=progressbar]') === null", patience=LOADING)
        yield page
        context.close()

    @contextmanager
    def account(self) -> Iterator[Account]:
        """Somebody who opens tables."""
        account = Account(self.server.url)
        yield account
        account.close()


def screens(studio: Studio, more: bool) -> None:
    """The screens without a table."""
    paths = {"home": "/", "library": "/cards"} | {name: f"/{name}" for name in ("new", "rules", "settings", "learn")}
    for name, path in paths.items():
        for language in ("en", "ru", "uk") if more else ("en",):
            for size, mark in ((WIDE, ""), (PHONE, "-phone")) if more else ((WIDE, ""),):
                title = name + ("" if language == "en" else f"-{language}") + mark
                if not studio.wanted(title):
                    continue
                with studio.page(path, size, language) as page:
                    studio.take(page, title)
                    if more and name in ("new", "settings", "rules"):
                        page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
                        studio.take(page, f"{title}-below")
    if more and studio.wanted("library-card", "home-light", "home-contrast"):
        with studio.page("/cards") as page:
            page.locator(".card").nth(3).click()
            studio.take(page, "library-card")
        for theme in ("light", "contrast"):
            for name, path in paths.items():
                with studio.page(path, theme=theme) as page:
                    studio.take(page, f"{name}-{theme}")


def lessons(studio: Studio, more: bool) -> None:
    """The first lesson: a card, an icon, a space; of the others the first step."""
    for number, lesson in enumerate(LESSONS):
        for size, mark in ((WIDE, ""), (PHONE, "-phone")):
            title = "lesson" + (f"-{lesson}" if number > 0 else "") + mark
            if not (more or number == 0) or not studio.wanted(title):
                continue
            with studio.page("/learn", size) as page:
                page.locator(".lessons .button").nth(number).click()
                page.locator(".lesson").wait_for(timeout=LOADING)
                if number == 0:
                    page.locator(".lesson-foot .button-main").click()
                    page.locator(".lesson[data-step='1']").wait_for()
                studio.take(page, title)


def coach(studio: Studio, more: bool) -> None:
    """A hint at the table, a puzzle, what the coach says of an answer, and of a whole game."""
    for language in ("en", "ru", "uk") if more else ("en",):
        for size, mark in ((WIDE, ""), (PHONE, "-phone")):
            told = ("" if language == "en" else f"-{language}") + mark
            if studio.wanted(f"hint{told}"):
                hint(studio, size, language, told)
            if studio.wanted(f"puzzle{told}", f"puzzle-told{told}"):
                puzzle(studio, size, language, told)
            if studio.wanted(f"analysis{told}", f"analysis-below{told}", f"analysis-move{told}"):
                analysis(studio, size, language, told)


def hint(studio: Studio, size: Any, language: str, told: str) -> None:
    """What the coach would play at the table."""
    with studio.account() as account:
        table = account.open("mggg", seed="pictures")
        with studio.page(f"/t/{table}", size, language, cookie=account.cookie) as page:
            Person(page).look()
            page.keyboard.press("KeyA")
            page.locator(".hint-chance").first.wait_for(timeout=LOADING)
            studio.take(page, f"hint{told}")


def puzzle(studio: Studio, size: Any, language: str, told: str) -> None:
    """The puzzle of the day, answered by the first turn that there is."""
    with studio.page("/puzzles", size, language) as page:
        page.locator(".puzzles-today .button").first.click()
        page.locator(".puzzle-strip").wait_for(timeout=LOADING)
        studio.take(page, f"puzzle{told}")
        person = Person(page, random.Random(3), touch=size is PHONE)
        while page.locator(".puzzle-result").count() == 0:
            person.step()
        studio.take(page, f"puzzle-told{told}")


def analysis(studio: Studio, size: Any, language: str, told: str) -> None:
    """A game that the coach has looked at, and a costly move on the board."""
    with studio.account() as account:
        answer = account.http.post("/api/games", content=(FOLDER / "base-4-greedy.json").read_bytes())
        with studio.page(answer.json()["link"], size, language) as page:
            page.get_by_role("button", name=said("report-title", language)).click()
            page.get_by_role("button", name=said("analysis-start", language)).click()
            page.locator(".analysis-progress button").wait_for()
            page.locator(".analysis-progress button").wait_for(state="detached", timeout=ANALYSED)
            studio.take(page, f"analysis{told}")
            moves = page.get_by_role("link", name=said("analysis-show", language))
            moves.last.scroll_into_view_if_needed()
            studio.take(page, f"analysis-below{told}")
            moves.first.click()
            page.locator("[data-ways]").first.wait_for()
            studio.take(page, f"analysis-move{told}")


def my_page(studio: Studio) -> None:
    """One's own page after some games."""
    if not studio.wanted("my-page"):
        return
    with studio.account() as account, studio.account() as other:
        for number, setup in enumerate(PLAYED):
            lead_to(account, other, whole_course(setup, f"pictures {number}"))
        with studio.page("/me", cookie=account.cookie) as page:
            page.locator(".me-games li").last.scroll_into_view_if_needed()
            studio.take(page, "my-page")


def whole_course(setup: Setup, seed: str) -> Course:
    """A whole game in which all choose by chance."""
    game = new_game(setup, seed)
    bots = make_bots(["random"] * setup.players, 1)
    actions: list[tuple[int, str]] = []
    while (decision := game.decision) is not None:
        action = bots[decision.seat].choose(view(game, decision.seat))
        actions.append((decision.seat, game.rules.actions.texts[action]))
        game.apply(action)
    return Course(setup, seed, actions, 0)


def companion(studio: Studio, more: bool) -> None:
    """The companion, on a phone and on a large screen."""
    for size, mark in ((WIDE, ""), (PHONE, "-phone")):
        if not studio.wanted(f"companion{mark}", f"companion{mark}-setup", f"companion{mark}-asked"):
            continue
        with studio.page("/companion", size) as page:
            if more:
                studio.take(page, f"companion{mark}-setup")
            tell_companion(page, page.get_by_role("button", name=said("companion-begin")))
            if more:
                studio.take(page, f"companion{mark}-begun")
            tell_companion(page, page.locator(".companion-reveals .button").first)
            if more:
                studio.take(page, f"companion{mark}-asked")
            for _ in range(8):
                asked = page.locator(".companion-answers .button, .companion-reveals .button:not([aria-disabled])")
                if asked.count() > 0:
                    tell_companion(page, asked.first)
            studio.take(page, f"companion{mark}")


def lobby(studio: Studio, more: bool) -> None:
    """A table before its game."""
    for language in ("en", "ru", "uk") if more else ("en",):
        for size, mark in ((WIDE, ""), (PHONE, "-phone")) if more else ((WIDE, ""),):
            title = "lobby" + ("" if language == "en" else f"-{language}") + mark
            if not studio.wanted(title):
                continue
            with studio.account() as account:
                table = account.open("mogg")
                with studio.page(f"/t/{table}", size, language, account.cookie) as page:
                    page.locator(".lobby-seats").wait_for()
                    studio.take(page, title)


# The moments of a game: what must be on the screen.
MOMENTS: Final[dict[str, str]] = {
    "turn": ".dock .card-is-legal",
    "card": ".dock .card-is-staged",
    "effects": "#decision .tray-row",
    "deploy": "#decision .amount-chooser",
    "reveal": "#decision .decision-totals",
    "buy": ".market .card-is-legal",
    "combat": ".stage-combat",
}
SHOWN: Final = ("card", "reveal", "combat")


def game(studio: Studio, size: Any, mark: str, language: str, more: bool, **settings: Any) -> None:
    """A game for four, from the first turn to the end."""
    names = [f"table-{moment}{mark}" for moment in MOMENTS if more or moment in SHOWN]
    names += [f"{name}{mark}" for name in ("end", "replay")]
    opened = ("leaders", "dialog", "seat", "text", "help", "market", "conflict")
    names += [f"table-{name}{mark}" for name in opened] * more
    if not studio.wanted(*names):
        return
    with studio.account() as account:
        table = account.open("mggg", seed="pictures", setup={"leader_mode": "choose"} if more else {})
        with studio.page(f"/t/{table}", size, language, account.cookie, **settings) as page:
            person = Person(page, random.Random(12), touch=size is PHONE)
            missing = dict(MOMENTS)
            if more:
                person.look()
                studio.take(page, f"table-leaders{mark}")
            late = rounds(1)
            while True:
                sight = person.step()
                if sight.over:
                    break
                settle(page)
                if not late(sight):
                    continue
                for moment, selector in list(missing.items()):
                    if page.locator(selector).count() > 0 and page.locator("dialog[open]").count() == 0:
                        del missing[moment]
                        if more or moment in SHOWN:
                            studio.take(page, f"table-{moment}{mark}")
                        if more and moment == "turn":
                            looks(studio, page, mark, size is PHONE)
            page.locator(".end-screen").wait_for()
            studio.take(page, f"end{mark}")
            page.goto(f"/g/{table}?at=150")
            page.locator(".transport").wait_for()
            studio.take(page, f"replay{mark}")


def settle(page: Page) -> None:
    """Wait a moment for what a click shows."""
    page.wait_for_timeout(60)


def looks(studio: Studio, page: Page, mark: str, phone: bool) -> None:
    """What can be opened at a turn."""
    if phone:
        tabs = page.locator(".phone-tabs .tab")
        for number, name in enumerate(("board", "market", "conflict", "log")):
            tabs.nth(number).click()
            studio.take(page, f"table-{name}{mark}")
        tabs.nth(0).click()
        page.locator(".phone-map").click()
        studio.take(page, f"table-map{mark}")
        page.locator(".phone-map").click()
        opened: dict[str, Callable[[], None]] = {"seat": lambda: page.locator(".phone-chip").nth(1).click()}
    else:
        tabs = page.locator(".desk-tabs .tab")
        for number in range(1, tabs.count()):
            tabs.nth(number).click()
            studio.take(page, f"table-side-{number}{mark}")
        tabs.nth(0).click()
        opened = {
            "seat": lambda: page.locator(".seat-open").nth(1).press("Enter"),
            "dialog": lambda: page.locator(".status-conflict").click(),
            "help": lambda: page.keyboard.press("?"),
            "pile": lambda: page.locator(".pile").first.click(),
        }
    for name, act in opened.items():
        act()
        page.locator("dialog[open]").wait_for()
        studio.take(page, f"table-{name}{mark}")
        page.keyboard.press("Escape")
    if not phone:
        page.keyboard.press("KeyG")
        page.locator(".text-main").wait_for()
        studio.take(page, f"table-text{mark}")
        page.keyboard.press("KeyG")


# Of a box: what is played, and moments, the kind of decision and the round from which on it is looked for.
Moments = tuple[Setup, dict[str, tuple[str, int]]]
BOX_MOMENTS: Final[dict[str, Moments]] = {
    "uprising": (UPRISING, {"": ("turn", 4), "-spy": ("place_spy", 2), "-contract": ("take_contract", 2)}),
    "immortality": (IMMORTALITY, {"": ("research", 3), "-graft": ("graft", 3), "-turn": ("turn", 6)}),
}


def boxes(studio: Studio, size: Any, mark: str, language: str, more: bool) -> None:
    """Boxes with things of their own at moments that show them; cards and rules of the other board."""
    for box, (setup, moments) in BOX_MOMENTS.items():
        for moment, (kind, number) in moments.items():
            shown = more or not (moment and mark)
            if shown and studio.wanted(f"{box}{moment}{mark}"):
                with studio.account() as account, studio.account() as other:
                    table = lead_to(account, other, course_before(at_decision(kind, number), setup))
                    with studio.page(f"/t/{table}", size, language, account.cookie) as page:
                        Person(page).look()
                        studio.take(page, f"{box}{moment}{mark}")
    for name, path in {"library": "/cards", "rules": "/rules"}.items():
        if more and studio.wanted(f"uprising-{name}{mark}"):
            with studio.page(f"{path}?board=uprising", size, language) as page:
                studio.take(page, f"uprising-{name}{mark}")


def other_tables(studio: Studio) -> None:
    """Uprising alone against its Rivals, and for six, with Immortality, too."""
    for name, setup in OTHER_TABLES.items():
        if studio.wanted(name):
            with studio.account() as account, studio.account() as other:
                table = lead_to(account, other, course_before(at_decision("turn", 3), setup))
                with studio.page(f"/t/{table}", cookie=account.cookie) as page:
                    Person(page).look()
                    studio.take(page, name)


@cache
def at_decision(kind: str, number: int) -> Happening:
    """In some round or later, a decision of a kind is made."""

    def made(before: Game, _: int, __: list[Event]) -> bool:
        return before.decision is not None and before.decision.kind == kind and before.state.round >= number

    return made


def others(studio: Studio, more: bool) -> None:
    """Rise of Ix, the solo game, the curtain, a spectator."""
    if studio.wanted("table-ix"):
        with studio.account() as account, studio.account() as other:
            table = lead_to(account, other, course_to("tech:", IX))
            for size, mark in ((WIDE, ""), (MID, "-mid"), (PHONE, "-phone")) if more else ((WIDE, ""),):
                with studio.page(f"/t/{table}", size, cookie=account.cookie) as page:
                    Person(page).look()
                    studio.take(page, f"table-ix{mark}")
    if more and studio.wanted("table-solo"):
        with studio.account() as account:
            table = account.open("m", seed="pictures")
            with studio.page(f"/t/{table}", cookie=account.cookie) as page:
                Person(page, random.Random(3)).play(rounds(2))
                studio.take(page, "table-solo")
    if more and studio.wanted("table-curtain"):
        with studio.account() as account:
            table = account.open("mmgg", seed="pictures")
            with studio.page(f"/t/{table}", cookie=account.cookie) as page:
                page.locator(".curtain").wait_for()
                studio.take(page, "table-curtain")
    if more and studio.wanted("table-spectator"):
        with studio.account() as account, studio.page(f"/t/{account.open('mggg', seed='pictures')}") as page:
            page.locator("#decision h2").wait_for()
            studio.take(page, "table-spectator")


def main() -> None:
    """Read the arguments, start a server and a browser, take the pictures."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("--all", action="store_true", help="more moments, languages and themes")
    parser.add_argument("--to", type=Path, default=ROOT / "docs/screens", help="where the pictures go")
    parser.add_argument("--only", default="", help="only pictures whose name holds this word")
    given = parser.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    chromium = find_chromium()
    if chromium is None:
        parser.error("Chromium is not installed (apt-get install chromium)")
    if not (STATIC / "index.html").is_file():
        parser.error("the browser client has not been built: make web")
    with tempfile.TemporaryDirectory(prefix="landsraad-screens-") as folder, sync_playwright() as playwright:
        server = Server(Path(folder), FLUSH="0").start()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        studio = Studio(browser, server, given.to, given.only)
        failed = []
        games: list[Callable[[], None]] = [
            lambda: screens(studio, given.all),
            lambda: lobby(studio, given.all),
            lambda: lessons(studio, given.all),
            lambda: coach(studio, given.all),
            lambda: my_page(studio),
            lambda: game(studio, WIDE, "", "en", given.all),
            lambda: game(studio, MID, "-mid", "en", given.all),
            lambda: game(studio, PHONE, "-phone", "en", given.all),
            lambda: others(studio, given.all),
            lambda: boxes(studio, WIDE, "", "en", given.all),
            lambda: boxes(studio, MID, "-mid", "en", given.all),
            lambda: boxes(studio, PHONE, "-phone", "en", given.all),
            lambda: other_tables(studio),
            lambda: companion(studio, given.all),
        ]
        if given.all:
            games += [
                lambda: game(studio, WIDE, "-ru", "ru", True),
                lambda: game(studio, MID, "-mid-uk", "uk", True),
                lambda: boxes(studio, WIDE, "-ru", "ru", True),
                lambda: boxes(studio, MID, "-mid-uk", "uk", True),
                lambda: boxes(studio, PHONE, "-phone-ru", "ru", True),
                lambda: game(studio, WIDE, "-light", "en", True, theme="light"),
                lambda: game(studio, WIDE, "-contrast", "en", True, theme="contrast", textSize=1.3),
            ]
        for take in games:
            try:
                take()
            except Exception as error:  # the other pictures are taken all the same
                failed.append(error)
                print(f"failed: {error}", file=sys.stderr)
        browser.close()
        server.stop()
    if failed:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
