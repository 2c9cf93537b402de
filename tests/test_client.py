"""What the browser's client may find out by itself: where things lie, in which order, how they are drawn.

What is so by the rules (a number, a reason, what a choice brings, how something is called) comes from the server.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from landsraad.content.registry import rules_for
from landsraad.engine.machine.events import Event
from landsraad.text.log import KINDS

WEB: Final = Path(__file__).parents[1] / "web" / "src"

# The modules of the table that find something out, and what.
DERIVED: Final = {
    "actions": "the parts of an action's text, and where on the table it is chosen",
    "combat": "which of the told ways to deploy or to retreat is being looked at",
    "command": "which of the options a typed word can mean",
    "forced": "whether anybody need be asked: there is but one option",
    "keys": "what a key does",
    "labels": "the label of an option",
    "panel": "in which groups and order the panel shows the options",
    "places": "which place in a row something keeps",
    "press": "what a press on an option sends, or stages first",
    "said": "the words of a message",
    "ships": "where on the shipping track, and on which tile, an option is chosen",
    "staging": "what is half chosen on this device",
    "tray": "the rows of the tray, those of the same action as one",
    "turns": "the log cut into turns, and filtered by the tags of its lines",
    "uprising": "how a post and a card that was won are shown",
    "view": "counts and orders of what lies in a view",
    "yes": "a yes and what the server says it asks next as one question",
}

# Where things of the game may be named: where they lie on the board, and what they look like.
LAYOUTS: Final = (
    "board/layouts.ts",
    "board/ix/layout.ts",
    "board/six/layout.ts",
    "board/uprising/layout.ts",
    "board/seats.ts",
)
DRAWING: Final = (*LAYOUTS, "icons/")
# Ids that are also the names of pieces, icons and decisions.
PIECES: Final = {"crysknife", "desert_mouse", "ornithopter", "dreadnought", "infiltrate", "mentat", "swordmaster"}

# What only the rules ask of a view and of a definition.
OF_RULES: Final = (
    r"\bview\.turn_(?!kind\b)\w+",
    r"\bview\.(stack|tray|trained|extra_turns|reveals|fixed)\b",
    r"[\"'.](less_later|control_index|maker_index|infiltrates|slips_past|ignores_requirements|moves_any_agent"
    r"|deploys_recruits|least_cost|discount_icon|discount_space|dreadnought_strength)\b",
)


def code() -> dict[str, str]:
    """The code of the client by the names of its modules, without comments and tests."""
    found = {}
    for path in sorted(WEB.rglob("*.ts*")):
        if ".test." not in path.name and not path.name.startswith("messages"):
            text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text("utf-8"), flags=re.DOTALL)
            found[path.relative_to(WEB).as_posix()] = text
    return found


def test_every_module_that_finds_something_out_says_what() -> None:
    folder = WEB / "table" / "logic"
    assert {path.stem for path in folder.glob("*.ts") if ".test." not in path.name} == set(DERIVED)
    assert not [path.name for path in folder.glob("*.tsx")]


def test_no_module_asks_what_only_the_rules_ask() -> None:
    asked = [
        f"{name}: {match[0]}"
        for name, text in code().items()
        if not name.startswith(("cards/", "screens/library/"))  # they show what is printed
        for pattern in OF_RULES
        for match in re.finditer(pattern, text)
    ]
    assert asked == []


def test_no_module_knows_a_thing_of_the_game_by_name() -> None:
    """Cards, spaces, leaders and the rest are named on the boards and in pictures alone."""
    ids: set[str] = set()
    for rules in (rules_for(("base", "ix"), True, epic=True), rules_for(("uprising", "choam", "base", "ix"), True)):
        for things in (rules.cards, rules.intrigue, rules.spaces, rules.leaders, rules.conflicts, rules.tech):
            ids |= {thing.id for thing in things}
        ids |= {thing.id for things in (rules.contracts, rules.posts, rules.objectives) for thing in things}
    assert len(ids) > 300
    named = [
        f"{name}: {match[1]}"
        for name, text in code().items()
        if not name.startswith(DRAWING)
        for match in re.finditer(r"[\"'`/:]([a-z][a-z0-9_]+)[\"'`]", text)
        if match[1] in ids - PIECES
    ]
    assert named == []


def test_events_are_told_apart_in_one_place() -> None:
    """The client knows a few headings of the log by name; what a line is about stands in its tags."""
    known = {kind for kind in KINDS for text in code().values() if re.search(rf'event [!=]== "{kind}"', text)}
    assert known <= {"turn", "round"}
    assert all(kind.hurts(Event("", 1, 0, 2, 3, -1)) in (-1, 1, 2, 3) for kind in KINDS.values())
