"""A box is named where it is told: in its content, and in what belongs to it alone. And the picture of the rooms."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from landsraad.content.registry import BOXES

SOURCES = Path(__file__).parents[1] / "src" / "landsraad"
PICTURE = SOURCES.parents[1] / "docs" / "architecture.md"
NAMES = set(BOXES) - {"base"}  # which is also a word


def sources() -> list[Path]:
    """All modules but those of the boxes' content, and the lessons, which are games of some boxes."""
    told = (SOURCES / "content", SOURCES / "lessons")
    return [path for path in sorted(SOURCES.rglob("*.py")) if not set(told) & set(path.parents)]


def named(source: str) -> Iterator[str]:
    """The boxes that code names: ids of them as values."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in NAMES:
            yield str(node.value)


def test_no_code_outside_the_content_names_a_box() -> None:
    """What a box changes follows from what it brings."""
    assert {str(path.relative_to(SOURCES)): found for path in sources() if (found := [*named(path.read_text())])} == {}


def test_a_name_would_be_noticed() -> None:
    assert [*named('if "ix" in g.rules.boxes: pass')] == ["ix"]


# --- The picture of the rooms -----------------------------------------------------------------------------------------


def drawn() -> tuple[set[tuple[str, str]], dict[str, str]]:
    """The arrows of docs/architecture.md, and for each module of the package's top the room that it is drawn in."""
    picture = PICTURE.read_text("utf-8").partition("flowchart TD\n")[2].partition("```")[0]
    arrows = {
        (one, other)
        for line in picture.splitlines()
        if " --> " in line
        for one in line.partition(" --> ")[0].split("&")
        for other in line.partition(" --> ")[2].split("&")
    }
    arrows = {(one.strip(), other.strip()) for one, other in arrows}
    rooms = {room: room for arrow in arrows for room in arrow}
    for room, modules in re.findall(r'(\w+)\["(.+)"\]', picture):
        rooms |= dict.fromkeys(modules.split(" · "), room)
    return arrows, rooms


def needed(rooms: dict[str, str]) -> set[tuple[str, str]]:
    """Which drawn room imports which."""
    found: set[tuple[str, str]] = set()
    for path in SOURCES.rglob("*.py"):
        room = rooms.get(path.relative_to(SOURCES).with_suffix("").parts[0])
        for module in re.findall(r"^ *from landsraad\.(\w+)", path.read_text("utf-8"), re.MULTILINE):
            if room is not None and module in rooms and rooms[module] != room:
                found.add((room, rooms[module]))
    return found


def reached(arrows: set[tuple[str, str]], room: str) -> set[str]:
    """All rooms to which arrows lead, however far."""
    return {far for start, end in arrows if start == room for far in {end} | reached(arrows, end)}


def test_the_picture_of_the_rooms_is_true() -> None:
    """No import goes where no arrows lead, and each arrow is one."""
    arrows, rooms = drawn()
    imports = needed(rooms)
    assert len(arrows) > 15
    assert [(one, other) for one, other in imports if other not in reached(arrows, one)] == []
    assert arrows - imports == set()
