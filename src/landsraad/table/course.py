"""A finished game, played again: what it was like after so many actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from landsraad import Record
from landsraad.analysis import Move
from landsraad.playback import Playback, play_back
from landsraad.table.ids import seed_hash
from landsraad.table.live import LiveGame

EVERY: Final = 20  # actions between the positions that are kept of a game


@dataclass
class Course:
    """A replayed game: positions at every so many actions, and after how many actions turns and rounds begin.

    deciders  the seat that took each action
    report    of the game (landsraad.report) as data, once somebody has asked for it
    analysis  of the game (landsraad.analysis) as data, likewise; moves: the choices that the coach has looked at
    """

    playback: Playback
    seed_hash: str
    stations: list[LiveGame]
    turns: list[int]
    rounds: list[int]
    deciders: list[int] = field(default_factory=list)
    report: dict[str, Any] | None = None
    analysis: dict[str, Any] | None = None
    moves: dict[int, Move] = field(default_factory=dict)

    @property
    def record(self) -> Record:
        """The record, with the actions that these rules take."""
        return self.playback.record

    def live_at(self, at: int) -> LiveGame:
        """The game after `at` actions."""
        live = copy_of(self.stations[at // EVERY])
        for action in self.record.actions[live.n : at]:
            step(live, action)
        return live


def read_course(record: Record) -> Course:
    """Replay a record. Raises BrokenRecord where it is no good one (landsraad.playback)."""
    playback = play_back(record)
    live = LiveGame.begin(record.read_setup(), record.seed, record.chance or None)
    course = Course(playback, seed_hash(record.seed), [copy_of(live)], [0], [0] * live.round)
    turn = live.turn_mark
    for number, action in enumerate(playback.record.actions, start=1):
        step(live, action)
        if live.turn_mark != turn:
            turn = live.turn_mark
            course.turns.append(number)
        if live.round > len(course.rounds):
            course.rounds.append(number)
        if number % EVERY == 0:
            course.stations.append(copy_of(live))
    course.deciders = live.deciders
    return course


def step(live: LiveGame, action: str) -> None:
    """Take a recorded action, which is legal."""
    live.keep(live.attempt(live.asked, [action]))
    live.marks.clear()


def copy_of(live: LiveGame) -> LiveGame:
    """An independent copy."""
    copy = LiveGame(live.game.copy(), live.n, [list(log) for log in live.logs], deciders=list(live.deciders))
    copy.narrator = live.narrator.copy()
    return copy
