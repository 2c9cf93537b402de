"""How a table is played. The models of the same names (server/messages/requests.py) say what may be asked for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal

from landsraad.bots import USUAL_BOT
from landsraad.strict import Between
from landsraad.table.deeds import BotName


@dataclass(frozen=True)
class ClockOptions:
    """A clock: `move`: `seconds` for each decision; `game`: a bank of `seconds` and `increment` for each decision;
    `days`: `seconds` for each decision, running on while nothing else does."""

    kind: Literal["move", "game", "days"]
    seconds: Annotated[int, Between(5, 30 * 86400)]
    increment: Annotated[int, Between(0, 3600)] = 0


@dataclass(frozen=True)
class Options:
    """How a table is played.

    undo           `free`: back to the last fixed point; `consent`: the other people must allow it; `off`
    spectators     may people without a seat watch? `no`, `yes`, or `delayed`: `spectator_delay` seconds later
    listed         shown to everybody; then no invite code is needed to take a seat
    hints          may everybody ask for hints, also where several people play? They agree by sitting down, or by a vote
    bot_pause      milliseconds that an opponent waits before it acts
    stand_in       the opponent that takes a decision when the clock has run out
    continues      id of the finished game whose first actions this one begins with
    lesson         id of the lesson that is played here (landsraad.lessons), empty where there is none
    lesson_read    how many of its steps have been read, as far as there is only something to read
    puzzle         id of the puzzle that is posed here (landsraad.puzzles), empty where there is none
    puzzle_taken   the place among its turns of the one that was chosen; None before one was
    """

    undo: Literal["free", "consent", "off"] = "free"
    spectators: Literal["no", "yes", "delayed"] = "yes"
    spectator_delay: Annotated[int, Between(1, 600)] = 60
    listed: bool = False
    hints: bool = False
    clock: ClockOptions | None = None
    bot_pause: Annotated[int, Between(0, 10_000)] = 0
    stand_in: BotName = USUAL_BOT
    continues: str = ""
    lesson: str = ""
    lesson_read: int = 0
    puzzle: str = ""
    puzzle_taken: int | None = None

    @classmethod
    def read(cls, data: dict[str, Any]) -> Options:
        """The options of JSON data. Raises TypeError for a field that there is none of."""
        clock = data.get("clock")
        return cls(**{**data, "clock": None if clock is None else ClockOptions(**clock)})

    def of_new_table(self) -> Options:
        """These options without what a table becomes by itself: a game that is played on, a lesson, a puzzle."""
        return replace(self, continues="", lesson="", lesson_read=0, puzzle="", puzzle_taken=None)

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        return {**vars(self), "clock": None if self.clock is None else {**vars(self.clock)}}
