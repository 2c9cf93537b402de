"""How long each person at a table of cardboard has been thinking, kept beside the companion's game."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from landsraad.data_folder import data_folder
from landsraad.files import write_whole
from landsraad.strict import WrongData, decode, read

NOBODY: Final = 0


@dataclass
class Spent:
    """Milliseconds of each person, in order."""

    spent: list[int] = field(default_factory=list)


class Clocks:
    """The time of one person runs, or nobody's. Persons count from 1.

    running  whose time runs; what runs is stopped when the terminal is left
    """

    def __init__(self, persons: int) -> None:
        kept = _kept().spent[:persons]
        self._spent = kept + [0] * (persons - len(kept))
        self._since = _now()
        self.running = NOBODY

    def press(self, person: int) -> None:
        """The time of a person starts and all others stop; that of the running one stops."""
        self._spent = self.spent()
        self._since = _now()
        self.running = NOBODY if person == self.running else person
        self._keep()

    def pass_on(self, person: int) -> None:
        """With the turns the time goes on to the next person, where it runs at all."""
        if self.running != NOBODY and person not in (NOBODY, self.running):
            self.press(person)

    def stop(self) -> None:
        """Nobody's time runs."""
        if self.running != NOBODY:
            self.press(self.running)

    def spent(self) -> list[int]:
        """Milliseconds of each person."""
        now = _now() - self._since
        return [spent + (now if n == self.running else 0) for n, spent in enumerate(self._spent, start=1)]

    def _keep(self) -> None:
        with suppress(OSError):  # the times go with the terminal; nothing else depends on them
            write_whole(_path(), json.dumps(asdict(Spent(self._spent))).encode())


def forget() -> None:
    """A new game begins at 0:00."""
    with suppress(OSError):
        _path().unlink(missing_ok=True)


def _now() -> int:
    return time.monotonic_ns() // 1_000_000


def _path() -> Path:
    return data_folder() / "companion-timer.json"


def _kept() -> Spent:
    try:
        return read(Spent, decode(_path().read_bytes()))
    except (OSError, ValueError, WrongData):
        return Spent()


def time_of(milliseconds: int) -> str:
    """Minutes and seconds, with hours where there are any.

    >>> time_of(65_900)
    '01:05'
    >>> time_of(3_600_000)
    '1:00:00'
    """
    minutes, rest = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}"
