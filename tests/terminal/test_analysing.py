"""`landsraad analyse`: a finished game as the coach sees it."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path

import pytest

from landsraad import Record
from landsraad.analysis import Choice, Move, Why, choices_in, judged
from landsraad.playback import Playback, play_back
from landsraad.terminal.analysing import sparkline
from tests.records.make import FOLDER
from tests.support.records import BROKEN, changed
from tests.terminal.conftest import Run

GAME = FOLDER / "rules2" / "base-1-solo.json"


@cache
def moves() -> list[Move]:
    """Two moves of the game, the first of them made to be costly."""
    playback = play_back(Record.load(GAME))
    first, second = judged(playback, choices_in(playback)[:2], 2)
    better = replace(first.taken, path=second.taken.path[:1])
    return [replace(first, better=better, why=[Why("spice", 2.0, 0.0)], lost=0.12, mark="mistake"), second]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing more is thought about."""
    monkeypatch.setattr("landsraad.terminal.analysing.judged", lambda playback, choices, playouts: moves())


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            (
                "Turning points",
                "−12 · Mistake",
                "Better: Play ",
                "2 spice more than the move that was played",
                "1 of 2 moves about as good",
            ),
        ),
        ("ru", ("Переломные моменты", "−12 · Ошибка", "Лучше: Разыграть", "1 из 2 ходов почти не хуже лучшего")),
        ("uk", ("Переломні моменти", "−12 · Помилка", "Краще: ", "1 із 2 ходів майже не гірші")),
    ],
)
def test_what_decided_a_game_is_said_in_each_language(run: Run, language: str, words: tuple[str, ...]) -> None:
    result = run("analyse", GAME, "--language", language)
    assert (result.status, result.err) == (0, "")
    for word in words:
        assert word in result.out
    assert len(re.findall("[▁▂▃▄▅▆▇█]{5,}", result.out)) == 3, "a line of chances for each that can win"


@pytest.mark.usefixtures("quick")
def test_all_of_it_as_json(run: Run) -> None:
    """docs/coach.md says what it means."""
    found = json.loads(run("analyse", GAME, "--json").out)
    assert found.keys() == {"points", "turning_points", "moves"}
    assert found["points"][-1]["at"] == len(json.loads(GAME.read_text())["actions"])
    assert found["moves"] == [asdict(move) for move in moves()]
    said = (Path(__file__).parents[2] / "docs" / "coach.md").read_text("utf-8")
    for part in (found["points"][0], found["turning_points"][0], found["moves"][0], found["moves"][0]["why"][0]):
        assert [name for name in part if f"`{name}`" not in said] == []


def test_of_people_and_opponents_it_is_people_who_are_looked_at(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody says otherwise; nothing is thought about here."""
    looked_at: list[int] = []

    def look(playback: Playback, choices: list[Choice], playouts: int) -> list[Move]:
        looked_at.extend(choice.seat for choice in choices)
        return []

    monkeypatch.setattr("landsraad.terminal.analysing.judged", look)
    file = tmp_path / "game.json"
    file.write_bytes(changed())
    for options, seats in (((), {0}), (("--all",), {0, 1, 2}), (("--seat", "3"), {2})):
        looked_at.clear()
        assert run("analyse", file, *options).status == 0
        assert set(looked_at) == seats
    result = run("analyse", file, "--seat", "4")
    assert (result.status, result.out) == (2, "")
    assert "3 seats; there is no seat 4" in result.err


def test_what_is_no_good_record_is_refused_as_by_replay(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for make, why in BROKEN.values():
        file.write_bytes(make())
        result = run("analyse", file)
        assert (result.status, result.out) == (1, "")
        assert why in result.err
    file.write_bytes(changed(result=None, actions=[]))
    assert "No turn changed the chances much." in run("analyse", file).out
    assert "there is no file" in run("analyse", tmp_path / "none.json").err


def test_a_line_of_bars_says_how_likely_it_was() -> None:
    assert sparkline((0.0, 0.3, 0.5, 0.99, 1.0)) == "▁▃▅██"
    assert len(sparkline((0.5,) * 200)) == 44
    assert sparkline((*(0.0,) * 199, 1.0))[-1] == "█"
