"""The value learns from games of the opponents among themselves, and who stops the work goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from landsraad import Setup, new_game
from landsraad.bots.features import KNOWN, SEEN, names
from landsraad.bots.value import Value
from landsraad.content.school import SCHOOL
from landsraad.engine.machine.rng import Rng
from landsraad.lab import learning, selfplay
from landsraad.lab.bench import play_random
from landsraad.lab.crew import ALONE
from landsraad.lab.learning import Lessons
from landsraad.lab.selfplay import School, Written

pytestmark = pytest.mark.compiled
PIECES = 2


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> School:
    """Two pieces of three games, between three players."""
    school = School(tmp_path_factory.mktemp("school"), 1, None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selfplay, "GAMES_A_PIECE", 3)
        patch.setattr(selfplay, "SCHOOL", ((100, Setup(players=3)),))
        for piece in range(PIECES):
            data = selfplay.play_piece(school, range(3 * piece, 3 * piece + 3))
            selfplay.file_of(school, piece).write_bytes(data)
    return school


@pytest.fixture(scope="module")
def lessons(school: School) -> Lessons:
    """What those games teach."""
    return learning.lessons_of([selfplay.file_of(school, piece) for piece in range(PIECES)])


def test_the_school_makes_a_hundred() -> None:
    """Every setup can be played, and every hundred games have each in its share."""
    shares = [share for share, _ in SCHOOL]
    played = [selfplay.setup_of(number) for number in range(100)]
    assert [played.count(setup) for _, setup in SCHOOL] == shares
    assert all(setup.rules() for _, setup in SCHOOL)


def test_each_moment_has_a_row_for_each_seat(lessons: Lessons) -> None:
    """Just one of three has won; nobody owns less than the ten cards that he starts with and a leader."""
    assert len(lessons.numbers) == len(lessons.won) == 3 * len(set(lessons.moments))
    assert lessons.won.sum() == len(set(lessons.moments))
    assert set(lessons.games) == {0, 1, 2, 3, 4, 5}
    assert lessons.things.sum(axis=1).min() >= 10
    assert "card/dagger" in lessons.ids


def test_pieces_that_are_there_are_not_played_again(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    """All six games are there."""
    monkeypatch.setattr(selfplay, "GAMES_A_PIECE", 3)
    played: list[range] = []
    monkeypatch.setattr(selfplay, "play_piece", lambda school, numbers: played.append(numbers))
    told: list[int] = []
    files = selfplay.play(school, 6, ALONE, told.append)
    assert (played, told) == ([], [6])
    assert all(file.exists() for file in files)


def test_opponents_are_those_of_the_same_moment_and_another_side() -> None:
    """Two moments: one of three single seats, one of two sides of two seats each."""
    moments, sides = np.array([0, 0, 0, 1, 1, 1, 1]), np.array([0, 1, 2, 0, 1, 0, 1])
    nothing = np.zeros((7, 1))
    lessons = Lessons(nothing, nothing, [], moments, sides, nothing, nothing)
    values = np.array([1.0, 2.0, 6.0, 1.0, 2.0, 3.0, 8.0])
    assert learning.of_opponents(lessons, values[:, None]).ravel().tolist() == [4.0, 3.5, 1.5, 5.0, 2.0, 5.0, 2.0]
    assert learning.best_of_opponents(lessons, values).tolist() == [6.0, 6.0, 2.0, 8.0, 3.0, 8.0, 3.0]


def test_worths_stand_where_the_features_have_them(lessons: Lessons) -> None:
    """What is computed for many rows at once is what a position itself gives."""
    things = np.arange(len(lessons.ids)) / 100
    numbers = learning.with_worths(lessons, things)
    own = numbers[:, SEEN.index("learnt")]
    secret = numbers[:, 3 * len(SEEN) + KNOWN.index("learnt_intrigue")]
    assert np.allclose(own + secret, lessons.things @ things)


def test_what_is_learnt_fits_a_position(lessons: Lessons, monkeypatch: pytest.MonkeyPatch) -> None:
    """The weights make a value; the figures are of games that were not learnt from."""
    monkeypatch.setattr(learning, "PARTS", 3)
    monkeypatch.setattr(learning, "EPOCHS", 2)
    monkeypatch.setattr(learning, "SELDOM", 5)
    weights = json.loads(json.dumps(learning.fitted(lessons)))
    assert weights["features"] == names()
    assert weights["figures"]["games"] == 6
    played = new_game(Setup(players=3), "fits")
    play_random(played, Rng(1), 50)
    assert 0 < Value(weights).chance(played.state, 0) < 1


def test_weights_for_other_features_are_refused() -> None:
    """They would tell nonsense."""
    with pytest.raises(ValueError, match="other features"):
        Value({"features": ["vp"]})


def test_pieces_with_other_features_are_refused(tmp_path: Path) -> None:
    """The message names the file."""
    with (tmp_path / "00000.npz").open("wb") as file:
        np.savez(file, **{**Written().columns(), "names": np.array('["vp"]')})
    with pytest.raises(ValueError, match=r"00000\.npz was written with other features"):
        learning.lessons_of([tmp_path / "00000.npz"])
