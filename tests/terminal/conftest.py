"""Driving the command as a person or a script would, without starting a process."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass
from pathlib import Path

import pytest

from landsraad.cli import main


@dataclass
class Result:
    """What a call of the command came to."""

    status: int
    out: str
    err: str


Run = Callable[..., Result]


class Keyboard(io.StringIO):
    """Standard input that says that it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own for each test, English, and a wide screen."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "home"))
    monkeypatch.delenv("LANDSRAAD_DATA", raising=False)
    monkeypatch.setenv("COLUMNS", "140")
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    return tmp_path / "home" / "landsraad"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Call the command: run("play", "--seed", "3", typed=["1", "1"]); `at_terminal`: both ends are a terminal."""

    def call(*arguments: str | Path, typed: list[str] | None = None, at_terminal: bool = False) -> Result:
        lines = "".join(f"{line}\n" for line in typed or [])
        monkeypatch.setattr(sys, "stdin", Keyboard(lines) if at_terminal else io.StringIO(lines))
        monkeypatch.setattr(sys.stdout, "isatty", lambda: at_terminal)
        capsys.readouterr()
        status = Context().run(main, [str(argument) for argument in arguments])  # whatever language was spoken before
        out, err = capsys.readouterr()
        return Result(status, out, err)

    return call


@pytest.fixture
def finished(run: Run, home: Path) -> Path:
    """The record of a finished game between bots."""
    assert run("play", "--seats", "random,random,random", "--seed", "7").status == 0
    return home / "last-game.json"
