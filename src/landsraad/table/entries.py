"""The journal of a game: what was done and what was taken back, one numbered entry after the other. None ever goes.

An entry is an action of a seat, or says how many actions are taken back. The number of entries is the number of the
present decision, so it never comes again; what has been done and not taken back makes the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any


class BrokenJournal(ValueError):
    """A journal that says nothing certain. `code`: why, as clients get it; the message says where, for developers."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code

    def __reduce__(self) -> tuple[type[BrokenJournal], tuple[str, str]]:
        return BrokenJournal, (self.code, str(self))


@dataclass(frozen=True)
class Taken:
    """An action as it is stored: the number of its entry, who took it when, and how long it took (milliseconds)."""

    n: int
    seat: int
    action: str
    at: float
    spent: int = 0


def standing(entries: Sequence[Mapping[str, Any]]) -> list[Taken]:
    """The actions that have not been taken back. Raises BrokenJournal where an entry is missing or cannot be read."""
    taken: list[Taken] = []
    for n, entry in enumerate(entries):
        if entry["n"] != n:
            raise BrokenJournal("gap", f"entry {n} is missing: entry {entry['n']} comes in its place")
        if not _readable(entry) or entry["back"] > len(taken):
            raise BrokenJournal("entry", f"entry {n} of {len(entries)} cannot be read")
        if entry["back"] > 0:
            del taken[-entry["back"] :]
        else:
            taken.append(Taken(n, entry["seat"], entry["action"], entry["at"], entry["spent"]))
    return taken


def commands(taken: Iterable[Taken]) -> Iterator[list[Taken]]:
    """The actions, command by command: what a seat took at one moment."""
    return (list(together) for _, together in groupby(taken, key=lambda one: (one.seat, one.at)))


def _readable(entry: Mapping[str, Any]) -> bool:
    """SQLite keeps whatever it is given, whatever the column is called."""
    numbers = [entry["seat"], entry["back"], entry["spent"]]
    return isinstance(entry["action"], str) and all(isinstance(number, int) for number in numbers) and numbers[1] >= 0
