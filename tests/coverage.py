"""Which tests cover which component: `python -m tests.coverage` writes docs/coverage.md anew.

A test covers a component where it is named after it (`test_dagger`, `test_dagger_revealed`) or takes its id as a
parameter, in the file of the component's kind and box: tests/content/<box>/test_<kind>.py. Of several ids that a test's
name begins with the longest one counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from landsraad.content import base, immortality, ix, uprising
from landsraad.content.box import Contents, Selection
from landsraad.content.immortality.cards import experimentation
from landsraad.content.immortality.hagal import hagal
from landsraad.content.uprising.six import board, cards
from landsraad.engine.state.definitions import Card

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "coverage.md"

HEAD = (
    "# Components and their tests",
    "",
    "Every component of every box, and the tests of what it does; those with brackets are parametrised with its id.",
    "Written by `python -m tests.coverage`; do not edit.",
    "",
)

# Kind, its heading, the fields of a box that hold it.
KINDS = (
    ("cards", "Cards", ("cards",)),
    ("tleilaxu", "Tleilaxu cards", ("cards",)),
    ("intrigue", "Intrigue cards", ("intrigue",)),
    ("conflicts", "Conflict cards", ("conflicts",)),
    ("leaders", "Leaders", ("leaders",)),
    ("spaces", "Board spaces", ("spaces",)),
    ("tracks", "Influence tracks", ("tracks",)),
    ("board", "Places of the research track", ("research",)),
    ("posts", "Observation posts", ("posts",)),
    ("objectives", "Objectives", ("objectives",)),
    ("contracts", "Contracts", ("contracts", "first_contracts")),
    ("tech", "Tech tiles", ("tech",)),
    ("hagal", "House Hagal cards", ("hagal",)),
    ("rivals", "Rival cards", ("rivals",)),
)


@dataclass(frozen=True)
class Section:
    """The components of one kind in one box, and for each of them the tests that cover it."""

    box: str
    heading: str
    file: str
    covered: dict[str, list[str]]


def boxes() -> list[tuple[str, str, Contents]]:
    """Name, folder of the tests and definitions of every box, with all that it brings in any setup."""
    with_promo = frozenset(("promo",))
    rise_of_ix = ix.brings(Selection(("base", "ix"), with_promo))
    rise_of_ix.cards.append(ix.epic_card())
    board = uprising.brings(Selection(("uprising",)))
    known = [post.id for post in board.posts]
    board.posts += [post for post in uprising.brings(Selection(("uprising", "ix"))).posts if post.id not in known]
    return [
        ("Base box", "base", base.brings(Selection(("base",), with_promo))),
        ("Rise of Ix", "ix", rise_of_ix),
        ("Uprising", "uprising", board),
        ("CHOAM module", "uprising", uprising.choam_brings(Selection(("uprising", "choam", "ix")))),
        ("Uprising for six", "six", _for_six()),
        ("Immortality", "immortality", _immortality()),
    ]


def _for_six() -> Contents:
    """What only games of six have, and the leaders who play otherwise there."""
    selection = Selection(("uprising", "choam"), teams=True)
    leaders = uprising.brings(selection).leaders + uprising.choam_brings(selection).leaders
    return Contents(
        cards=cards.cards(),
        leaders=[leader for leader in leaders if leader.deck or leader.id == "gurney_halleck"],
        spaces=board.spaces(),
        tracks=board.tracks(),
        posts=board.posts(),
    )


def _immortality() -> Contents:
    """With the starting card, and the House Hagal cards of the solo game on both boards."""
    box = immortality.brings(Selection(("base", "immortality"), frozenset(("promo",)), difficulty="mercenary"))
    box.cards.append(experimentation())
    box.hagal += hagal(carthag=False)[:-1]
    return box


def sections() -> list[Section]:
    """Every kind of every box that has any."""
    found: list[Section] = []
    for name, folder, box in boxes():
        for kind, heading, fields in KINDS:
            ids = [component.id for field in fields for component in getattr(box, field) if belongs(component, kind)]
            if ids:
                module = f"tests.content.{folder}.test_{kind}"
                file = f"tests/content/{folder}/test_{kind}.py"
                found.append(Section(name, heading, file, coverage(module, ids)))
    return found


def belongs(component: object, kind: str) -> bool:
    """Is a component of a kind? Of cards those that specimens pay for are a kind of their own."""
    return not isinstance(component, Card) or (component.specimens > 0) == (kind == "tleilaxu")


def coverage(module: str, ids: list[str]) -> dict[str, list[str]]:
    """The tests of a module that cover each id: those with its name, or where there is none those that it is given."""
    named: dict[str, list[str]] = {id: [] for id in ids}
    given: dict[str, list[str]] = {id: [] for id in ids}
    for name, test in vars(import_module(module)).items():
        if not name.startswith("test_"):
            continue
        subjects = [id for id in ids if f"{name}_".startswith(f"test_{id}_")]
        if subjects:
            named[max(subjects, key=len)].append(name)
        for id in dict.fromkeys(parameters(test)):
            if id in given:
                given[id].append(f"{name}[...]")
    return {id: named[id] or given[id] for id in ids}


def parameters(test: object) -> Iterator[str]:
    """The texts among the values that a test is parametrised with."""
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            for values in mark.args[1]:
                for value in values if isinstance(values, tuple) else (values,):
                    if isinstance(value, str):
                        yield value


def document() -> str:
    """The text of docs/coverage.md."""
    summary = ["| Box | Kind | Components | Tests |", "|---|---|---|---|"]
    tables: list[str] = []
    for section in sections():
        tests = {test for tests in section.covered.values() for test in tests}
        summary.append(f"| {section.box} | {section.heading} | {len(section.covered)} | {len(tests)} |")
        tables += ["", f"## {section.box}: {section.heading}", "", f"`{section.file}`", ""]
        tables += ["| Id | Tests |", "|---|---|"]
        tables += [f"| `{id}` | {', '.join(f'`{test}`' for test in tests)} |" for id, tests in section.covered.items()]
    return "\n".join([*HEAD, *summary, *tables]) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
