"""Puzzles: positions of games with one turn that is clearly best. docs/puzzles.md says how they are found."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from landsraad.puzzles.puzzle import (
    LEAST_LEAD,
    LEAST_WAYS,
    BrokenPuzzle,
    Puzzle,
    Way,
    Why,
    asks_for_a_turn,
    is_clear,
    leader_of,
)
from landsraad.strict import read

FILE: Final = Path(__file__).with_name("puzzles.json")


@cache
def puzzles() -> dict[str, Puzzle]:
    """All puzzles by id, in the order of their days."""
    found = [from_data(one) for one in json.loads(FILE.read_text("utf-8"))]
    return {puzzle.id: puzzle for puzzle in found}


def from_data(data: dict[str, Any]) -> Puzzle:
    """A puzzle from JSON data. Raises WrongData."""
    return read(Puzzle, {**data, "actions": data["actions"].split()})


def as_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as JSON data: its actions in one text."""
    setup = puzzle.setup
    said = {"players": setup.players, "boxes": list(setup.boxes), "end_turns": setup.end_turns}
    return {**asdict(puzzle), "setup": said, "actions": " ".join(puzzle.actions)}


def of_day(day: date) -> Puzzle:
    """The puzzle of a day: one after the other, over and over (so does web/src/app/puzzles.ts)."""
    every = list(puzzles().values())
    return every[day.toordinal() % len(every)]


__all__ = [
    "FILE",
    "LEAST_LEAD",
    "LEAST_WAYS",
    "BrokenPuzzle",
    "Puzzle",
    "Way",
    "Why",
    "as_data",
    "asks_for_a_turn",
    "from_data",
    "is_clear",
    "leader_of",
    "of_day",
    "puzzles",
]
