"""A report of a problem: the game in which something was wrong, at which step, and with what program it was seen.

The client makes it (web/src/app/problem.ts). It is a record with more around it, and without names: whatever reads
records reads it, too (`Record.from_json`), and this page reads what stands around.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from landsraad.record import MARK, REPORTED, BrokenRecord, NoRecord, Record
from landsraad.strict import Between, Longest, WrongData, decode, read

FORMAT: Final = 1
MOST_STEPS: Final = 1_000_000

Short = Annotated[str, Longest(80)]
Long = Annotated[str, Longest(4000)]


@dataclass(frozen=True)
class Problem:
    """What is reported.

    problem   version of this layout
    step      after how many actions of the record
    game      the game at the server where it was played; empty where it was played in the browser itself
    version   of the client's program
    browser   as it calls itself; language, size (of its window, `1440x900`) and screen (`/t`) are what it showed
    error     what the client says went wrong, where it noticed by itself; empty where a person did
    """

    problem: int
    step: Annotated[int, Between(0, MOST_STEPS)]
    game: Short
    version: Short
    browser: Long
    language: Short
    size: Short
    screen: Short
    error: Long

    def check(self, record: Record) -> None:
        """Raises BrokenRecord where the record is shorter than what is reported of it."""
        if self.step > len(record.actions):
            raise BrokenRecord("problem-step", step=self.step, n=len(record.actions))


def problem_in(data: bytes) -> Problem | None:
    """What a file reports; None where it is a record and nothing more. Raises NoRecord, BrokenRecord."""
    try:
        found = decode(data.removeprefix(MARK))
    except (ValueError, RecursionError) as error:
        raise NoRecord("record-no-json", why=error) from error
    if not isinstance(found, dict) or REPORTED not in found:
        return None
    if found[REPORTED] != FORMAT:
        raise BrokenRecord("record-format", said=str(found[REPORTED])[:20], least=FORMAT, most=FORMAT)
    try:
        return read(Problem, {name: value for name, value in found.items() if name != "record"})
    except WrongData as error:
        raise NoRecord("problem-none", why=error) from error
