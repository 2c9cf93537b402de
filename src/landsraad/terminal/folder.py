"""Where games are kept between two calls of the program."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from landsraad.data_folder import data_folder
from landsraad.record import BrokenRecord, Record


def autosave_path() -> Path:
    """The file that holds the game in progress."""
    return data_folder() / "autosave.json"


def finished_path() -> Path:
    """The file that holds the record of the last finished game."""
    return data_folder() / "last-game.json"


def unfinished(path: Path) -> Record | None:
    """The record in a file, if there is one and its game is not over."""
    try:
        record = Record.load(path)
    except (OSError, BrokenRecord):
        return None
    return record if record.result is None else None


def set_aside(path: Path) -> Path | None:
    """Rename a file, so that nothing overwrites it; None where there is none."""
    if not path.exists():
        return None
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    for number in range(100):
        other = path.with_name(f"game-{stamp}{f'-{number}' if number else ''}.json")
        if not other.exists():
            path.rename(other)
            return other
    return None


def now() -> str:
    """The date of a record."""
    return datetime.now().astimezone().isoformat(timespec="seconds")
