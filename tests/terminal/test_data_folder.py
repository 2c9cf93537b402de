"""S-29: one rule says where everything lies that is kept between two calls."""

from __future__ import annotations

from pathlib import Path

import pytest

from landsraad.data_folder import data_folder
from landsraad.server.config import Config
from landsraad.terminal.hagal_desk import companion_path
from tests.terminal.conftest import Run

SOURCES = Path(__file__).parents[2] / "src" / "landsraad"


def test_s_29_play_and_hagal_keep_their_games_where_landsraad_data_says(
    run: Run, tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = tmp_path / "given"
    monkeypatch.setenv("LANDSRAAD_DATA", str(given))
    assert run("play", "--seats", "random,random,random", "--seed", "7").status == 0
    assert (given / "last-game.json").is_file()
    assert run("hagal", "--players", "2", typed=["draw", "quit"]).status == 0
    assert companion_path() == given / "companion.json"
    assert companion_path().is_file()
    assert not home.exists()


def test_s_29_the_server_keeps_its_database_and_its_key_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDSRAAD_DATA", str(tmp_path))
    assert Config().database_url.endswith(f"{tmp_path}/landsraad.db")
    Config().signing_key()
    assert (tmp_path / "secret.key").is_file()


def test_s_29_without_it_the_system_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == tmp_path / "home" / "landsraad"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "landsraad"
    monkeypatch.setenv("LANDSRAAD_DATA", "~/games")
    assert data_folder() == tmp_path / "games"


def test_s_29_the_rule_is_written_once() -> None:
    files = {path.name for path in SOURCES.rglob("*.py") if "XDG_DATA_HOME" in path.read_text("utf-8")}
    assert files == {"data_folder.py"}
