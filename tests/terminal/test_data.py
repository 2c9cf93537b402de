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
        ("stats", tmp_path),
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


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    """Tables of six games."""
    run(*GAMES, "--games", "6", "--out", tmp_path / "data")
    return tmp_path / "data"


def test_the_page_and_the_csv_files(run: Run, folder: Path, tmp_path: Path) -> None:
    """The page goes into the folder of the tables, or where it is said; with CSV alone none is made."""
    result = run("stats", folder, "--csv", tmp_path / "csv", "--language", "uk")
    assert (result.status, result.out) == (0, f"Записано: {tmp_path / 'csv'}\n")
    assert (tmp_path / "csv" / "leaders.csv").exists()
    assert not (folder / "stats.html").exists()
    assert run("stats", folder, "--seat", "2", "--level", "random", "--boxes", "base").status == 0
    assert "number 2 in turn order" in (folder / "stats.html").read_text("utf-8")
    result = run("stats", folder, folder, "--out", tmp_path / "page" / "both.html")
    assert result.out == f"Written: {tmp_path / 'page' / 'both.html'}\n"
    both = (tmp_path / "page" / "both.html").read_text("utf-8")
    assert "data 1" in both
    assert "data 2" in both
    assert run(*GAMES, "--games", "7", "--out", folder).status == 0  # the page there is in nobody's way


@pytest.mark.parametrize(
    ("options", "status", "said"),
    [
        (("--level", "deep_blue"), 2, "unknown bot 'deep_blue'"),
        (("--level", "people"), 1, "no seat of a game in"),
        (("--boxes", "sand"), 2, "unknown box 'sand'"),
        (("--boxes", "base,ix"), 1, "no seat of a game in"),
        (("--seat", "0"), 2, "a number of at least 1"),
    ],
)
def test_a_part_that_there_is_not(run: Run, folder: Path, options: tuple[str, ...], status: int, said: str) -> None:
    result = run("stats", folder, *options)
    assert (result.status, result.err.count("\n")) == (status, 1)
    assert said in result.err


def test_a_folder_without_tables(run: Run, tmp_path: Path) -> None:
    result = run("stats", tmp_path)
    assert result.status == 1
    assert "holds no tables of games" in result.err
