"""Tables of many games, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from landsraad.terminal import data
from tests.terminal.conftest import Run

GAMES = ("simulate", "--bots", "random", "--players", "3")


def test_games_are_kept_in_a_folder(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    result = run(*GAMES, "--games", "3", "--out", folder, "--decisions")
    assert (result.status, result.err) == (0, "")
    assert "3 games are in" in result.out
    assert {file.name for file in (folder / "piece-00000").iterdir()} == {
        *("games.parquet", "seats.parquet", "rounds.parquet", "decisions.parquet")
    }
    refused = run(*GAMES, "--games", "3", "--out", folder)
    assert (refused.status, refused.err.count("\n")) == (1, 1)
    assert "decisions is true there, not false" in refused.err


def test_records_are_collected(run: Run, tmp_path: Path, finished: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    result = run("collect", finished, broken, "--out", tmp_path / "data")
    assert result.status == 0
    assert "1 new game, 0 already there, 1 skipped" in result.out
    assert str(broken) in result.err
    assert "1 already there" in run("collect", finished, "--out", tmp_path / "data").out
    missing = run("collect", tmp_path / "nothing", "--out", tmp_path / "data")
    assert missing.status == 2
    assert "nothing" in missing.err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--out", "DIR", "--json"), "landsraad stats"),
        (("--decisions",), "--decisions belongs to --out"),
        (("--chances",), "--chances belongs to --out"),
    ],
)
def test_options_that_do_not_fit(run: Run, options: tuple[str, ...], said: str) -> None:
    result = run(*GAMES, *options)
    assert result.status == 2
    assert said in result.err


def test_what_is_missing_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the libraries of the lab one line says what to install, and nothing is begun."""
    monkeypatch.setattr(data, "find_spec", lambda name: None)
    for command in (
        (*GAMES, "--out", tmp_path / "data"),
        ("collect", tmp_path, "--out", tmp_path / "data"),
    ):
        result = run(*command)
        assert result.status == 2
        assert "pip install 'landsraad[lab]'" in result.err
    assert not (tmp_path / "data").exists()


def test_a_folder_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    result = run(*GAMES, "--out", tmp_path / "file" / "data")
    assert result.status == 2
    assert str(tmp_path / "file") in result.err
