"""Each place in the code that docs/open-questions.md names is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "landsraad"
FILE = re.compile(r"[\w/]+\.py")
NAME = re.compile(r"\w+(?:\.\w+)+")  # module.function, module.Class.method, Class.field


def places() -> list[str]:
    """What the document names as places: files of the sources and names of the engine."""
    text = (ROOT / "docs" / "open-questions.md").read_text("utf-8")
    return [place for place in re.findall(r"`([^`]+)`", text) if FILE.fullmatch(place) or NAME.fullmatch(place)]


def defined(owner: str, body: list[ast.stmt]) -> Iterator[str]:
    """The names that a module or a class defines, behind its own: functions, classes, constants, fields."""
    for statement in body:
        match statement:
            case ast.ClassDef(name=name):
                yield f"{owner}.{name}"
                yield from defined(f"{owner}.{name}", statement.body)
            case ast.FunctionDef(name="__init__"):
                stored = (node for node in ast.walk(statement) if isinstance(node, ast.Attribute))
                yield from (f"{owner}.{node.attr}" for node in stored if isinstance(node.ctx, ast.Store))
            case ast.FunctionDef(name=name):
                yield f"{owner}.{name}"
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield f"{owner}.{name}"


@cache
def names() -> frozenset[str]:
    """All that the engine defines, in whatever folder of it: `node.Node.gives`, `Node.gives`."""
    found = set()
    for file in (SOURCES / "engine").rglob("*.py"):
        for name in defined(file.stem, ast.parse(file.read_bytes()).body):
            found |= {name, name.partition(".")[2]}
    return frozenset(found)


def is_there(place: str) -> bool:
    """Is the file, or the name, in the sources?"""
    return (SOURCES / place).is_file() if FILE.fullmatch(place) else place in names()


def test_every_place_is_there() -> None:
    """Wherever in the engine the module lies."""
    assert len(places()) > 50
    assert [place for place in places() if not is_there(place)] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "sending.destination",
        "combat.destinations",
        "discarding.Discard.hindrance",
        "Node.given",
        "content/base/card.py",
    ],
)
def test_a_place_that_is_gone_is_noticed(wrong: str) -> None:
    """A function, a method, a field, a file."""
    assert not is_there(wrong)
