"""Each reported game goes on being played as it was; what was wrong in it has a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from landsraad import Game, Record
from landsraad.playback import play_back, replay
from landsraad.problem import Problem, problem_in

FILES = sorted(Path(__file__).parent.glob("*.json"))


def reported(name: str) -> tuple[Problem, Game]:
    """What the file `name` reports, and the game at that step."""
    path = Path(__file__).with_name(f"{name}.json")
    problem, record = problem_in(path.read_bytes()), Record.load(path)
    assert problem is not None
    return problem, replay(record, problem.step)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_can_be_played_again(path: Path) -> None:
    record = Record.load(path)
    assert play_back(record).stop is None
    problem = problem_in(path.read_bytes())
    assert problem is not None
    problem.check(record)
    assert not any(record.names)


def test_sample() -> None:
    """The sample of CONTRIBUTING.md: a game against three opponents, reported at its first decision."""
    problem, game = reported("sample")
    assert problem.error == ""
    assert game.state.round == 1
    assert game.legal_actions()
