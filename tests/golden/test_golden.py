"""Recorded whole games replay to their recorded end, and the numbers of legal lines are as they were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landsraad import Record, replay
from landsraad.lab import properties
from tests.golden.make import FOLDER, GAMES, LINES, counts


@pytest.mark.parametrize("name", sorted(GAMES))
def test_recorded_games_end_as_recorded(name: str) -> None:
    """Each action is still legal, and ranking and VP are the recorded ones (replay compares them)."""
    record = Record.load(FOLDER / f"{name}.json")
    game = replay(record)
    assert game.over
    assert record.result is not None
    properties.check_pieces(game.state)


def test_all_recorded_games_are_listed() -> None:
    """No recorded game lies about unchecked."""
    files = {path.stem for path in Path(FOLDER).glob("*.json")}
    assert files == set(GAMES) | set(LINES)


@pytest.mark.parametrize("name", sorted(LINES))
def test_legal_lines_are_as_many_as_before(name: str) -> None:
    """Counting legal lines is the cheapest alarm for a changed rule."""
    assert counts(LINES[name]) == json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
