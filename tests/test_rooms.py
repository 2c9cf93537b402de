"""A box is named where it is told: in its content, and in what belongs to it alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from landsraad.content.registry import BOXES

SOURCES = Path(__file__).parents[1] / "src" / "landsraad"
NAMES = set(BOXES) - {"base"}  # which is also a word


def sources() -> list[Path]:
    """All modules but those of the boxes' content."""
    return [path for path in sorted(SOURCES.rglob("*.py")) if (SOURCES / "content") not in path.parents]


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
