"""`landsraad puzzle`: a turn is chosen, and told how good it was. `landsraad puzzles make` looks for more."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from landsraad.lab import puzzles as lab
from landsraad.lab.crew import ALONE
from landsraad.puzzles import Puzzle, of_day, puzzles
from tests.terminal.conftest import Run

EVERY = list(puzzles().values())
SAID = {
    "en": ("One turn is clearly better", "There is a better turn.", "yours", "Chances to win"),
    "ru": ("Один ход явно лучше", "Есть ход лучше.", "ваш", "Шансы на победу"),
    "uk": ("Один хід явно кращий", "Є кращий хід.", "ваш", "Шанси на перемогу"),
}


def a_wrong_one() -> tuple[int, list[str]]:
    """The number of a puzzle that the Reveal turn does not solve."""
    return next((n, ["reveal"]) for n, one in enumerate(EVERY, start=1) if one.best.path != ["reveal"])


@pytest.mark.parametrize("language", SAID)
def test_a_turn_is_told_beside_the_best(run: Run, language: str) -> None:
    number, turn = a_wrong_one()
    result = run("puzzle", "--number", str(number), "--language", language, typed=turn)
    assert (result.status, result.err) == (0, "")
    for said in SAID[language]:
        assert said in result.out
    assert result.out.count("█") > 24
    assert result.out.count(" % ") == len(EVERY[number - 1].ways)


def test_the_best_turn_is_found(run: Run) -> None:
    """Card and space are chosen one after the other, with help between."""
    number, puzzle = next((n, one) for n, one in enumerate(EVERY, start=1) if len(one.best.path) == 2)
    typed = ["", "nonsense", "? dagger", puzzle.best.path[0], puzzle.best.path[1]]
    result = run("puzzle", "--number", str(number), typed=typed)
    assert result.status == 0
    assert "Yes: that is the best turn." in result.out
    assert result.out.count("Number or name of your choice") == 2
    assert "+1 sword" in result.out


def test_who_leaves_is_told_nothing(run: Run) -> None:
    for typed in (["quit"], []):
        result = run("puzzle", typed=typed)
        assert (result.status, result.err) == (0, "")
        assert "Chances to win" not in result.out
        number = EVERY.index(of_day(date.today())) + 1
        assert f"Puzzle {number} of {len(EVERY)}" in result.out


def test_wrong_numbers_get_one_line(run: Run) -> None:
    for said in (str(len(EVERY) + 1), "0", "first"):
        result = run("puzzle", "--number", said)
        assert (result.status, result.out) == (2, "")
        assert len(result.err.splitlines()) == 1
    assert f"there are {len(EVERY)} puzzles" in run("puzzle", "--number", "1000").err


def test_more_are_made(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def make(folder: Path, *how: Any) -> list[Puzzle]:
        progress: Callable[[int], None]
        *rest, progress = how
        progress(1)
        asked.append(rest)
        return EVERY[:2]

    monkeypatch.setattr(lab, "make", make)
    result = run("puzzles", "make", tmp_path, "--games", "7", "--wanted", "2", "--seed", "5")
    assert (result.status, asked) == (0, [[7, 2, 5, ALONE]])
    assert "2 puzzles chosen from 7 games" in result.out
    assert len(json.loads((tmp_path / "puzzles.json").read_text())) == 2
    (tmp_path / "file").touch()
    refused = run("puzzles", "make", tmp_path / "file", "--games", "1")
    assert (refused.status, refused.out) == (1, "")
    assert run("puzzles", "make", tmp_path, "--games", "0").status == 2
