"""Many games between bots, the bench and the soak, from the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from landsraad import Record, Setup, new_game
from landsraad.lab import soak
from landsraad.lab.match import play_match
from tests.terminal.conftest import Run


def test_json_reports_bots_leaders_cards_and_seats(run: Run) -> None:
    result = run("simulate", "--games", "4", "--bots", "greedy,random,random", "--seed", "5", "--json")
    assert result.status == 0
    data = json.loads(result.out)
    assert data["games"] == 4
    assert data["bots"]["greedy"]["games"] == 4
    assert data["bots"]["random"]["games"] == 8
    assert sum(bot["wins"] for bot in data["bots"].values()) == 4
    assert sum(seat["wins"] for seat in data["seats"].values()) == 4
    assert list(data["seats"]) == ["1", "2", "3"]
    for kind in ("bots", "leaders", "cards", "seats"):
        for row in data[kind].values():
            assert set(row) == {"games", "wins", "win_rate", "ci_low", "ci_high", "mean_vp"}
            assert 0 <= row["ci_low"] <= row["win_rate"] <= row["ci_high"] <= 1


def test_it_plays_the_games_that_a_match_plays(run: Run) -> None:
    """In one process and in several."""
    names = ["greedy", "random", "random"]
    match = play_match(Setup(players=3), names, 5, 8)
    said = [
        json.loads(run("simulate", "--games", "5", "--bots", ",".join(names), "--seed", "8", "--json", *jobs).out)
        for jobs in ((), ("--jobs", "2"))
    ]
    assert said[0] == said[1]
    assert said[0] == match.as_dict()


def test_tables_for_people_and_csv(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tables.csv"
    result = run("simulate", "--games", "2", "--bots", "random", "--players", "3", "--csv", file)
    assert (result.status, result.out) == (0, f"Written: {file}\n")
    with file.open(encoding="utf-8") as rows:
        read = list(csv.DictReader(rows))
    assert {row["kind"] for row in read} == {"bots", "leaders", "cards", "seats"}
    shown = run("simulate", "--games", "2", "--bots", "random", "--players", "3").out
    assert "2 games" in shown
    assert "win rate" in shown


def test_bench(run: Run) -> None:
    result = run("bench", "--seconds", "0.1", "--json")
    assert result.status == 0
    data = json.loads(result.out)
    assert data["boxes"] == ["base"]
    assert data["games_per_s"] > 0
    assert "decisions a game" in run("bench", "--seconds", "0.1", "--players", "3").out


def test_soak_says_how_much_was_checked(run: Run) -> None:
    result = run("soak", "--games", "2")
    assert result.status == 0
    assert "ok: 2 games and " in result.out


def test_soak_saves_the_record_of_the_first_failure(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(setup: Setup, games: int, seed: int, *_: object) -> soak.Failure:
        game = new_game(setup, f"{seed}/0")
        return soak.Failure("the sky\nfell", Record.of(game, setup, f"{seed}/0"))

    monkeypatch.setattr(soak, "run", fail)
    monkeypatch.chdir(tmp_path)
    result = run("soak", "--games", "2", "--players", "4", "--seed", "9")
    assert result.status == 1
    assert result.err.count("\n") == 1
    assert "the sky fell" in result.err
    (file,) = tmp_path.glob("soak-failure-*.json")
    assert str(file) in result.err
    assert Record.load(file).seed == "9/0"
