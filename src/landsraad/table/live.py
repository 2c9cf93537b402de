"""A game in memory: the engine's state, its log for each viewer, and what may be taken back."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from landsraad import Game, IllegalAction, Setup, from_dict, new_game, to_dict
from landsraad.engine.machine.events import Event, Listener
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.rules import Rules
from landsraad.table.entries import Taken, commands
from landsraad.table.loglines import Line, log_line, moment_line
from landsraad.table.message import Shared
from landsraad.table.notes import Note, NoteLine
from landsraad.table.refusals import Refused
from landsraad.table.undo import Mark, still_open
from landsraad.text.log import kind_of
from landsraad.text.moments import Moment, Narrator

SPECTATOR: Final = NOBODY
LOG_AT_ONCE: Final = 200


@dataclass
class Outcome:
    """What a command would make of a game; nothing has changed yet.

    forced  the `send:` that the last action brought with it, which may be sent all the same
    """

    game: Game
    lines: list[tuple[Line, int]]
    marks: list[Mark]
    taken: list[str]
    narrator: Narrator
    forced: str = ""


@dataclass
class LiveGame:
    """A game in progress.

    n        how many entries its journal has, with those taken back: the id of the present decision, never used again
    logs     by viewer (seat + 1; 0 for spectators)
    marks    where the present seat can go back to, the oldest first
    deciders by action of the game's history, the seat that took it
    narrator what has been heard of the turn and the round that go on
    shown    by viewer: the game as they see it, made once for each change
    """

    game: Game
    n: int = 0
    logs: list[list[Line]] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    deciders: list[int] = field(default_factory=list)
    shown: dict[int, Shared] = field(default_factory=dict)
    narrator: Narrator = field(init=False)

    def __post_init__(self) -> None:
        self.narrator = Narrator(self.game.state)

    @classmethod
    def begin(cls, setup: Setup, seed: str, chance: dict[str, list[str]] | None = None) -> LiveGame:
        """A new game at its first decision; `chance` as in a record. Raises SetupError."""
        listener = Listener()
        live = cls(new_game(setup, seed, listener, chance), logs=[[] for _ in range(setup.players + 1)])
        live.game.state.listener = None
        live._add_lines(_lines(live.game, live.narrator, listener.take(), False))
        return live

    @classmethod
    def resume(cls, setup: Setup, snapshot: dict[str, Any], at: int) -> LiveGame:
        """A game from a snapshot that was made after `at` entries. Raises BrokenSave."""
        state = from_dict(setup.rules(), snapshot)
        return cls(Game(state, []), at, logs=[[] for _ in range(setup.players + 1)])

    @property
    def asked(self) -> int:
        """The seat that has to choose; -1 when the game is over."""
        return self.game.state.decider()

    @property
    def round(self) -> int:
        """The number of the round; 0 while leaders are being chosen."""
        return int(self.game.state.round)

    @property
    def turn_mark(self) -> tuple[int, int, int]:
        """Changes when a turn ends."""
        g = self.game.state
        return int(g.round), int(g.phase), int(g.active)

    def snapshot(self) -> dict[str, Any]:
        """The whole state as JSON data."""
        return to_dict(self.game.state)

    # --- Going on -----------------------------------------------------------------------------------------------------

    def attempt(self, seat: int, actions: list[str]) -> Outcome:
        """What these actions of a seat would make of the game: one choice, taken back as one as far as they can be.

        Raises Refused; nothing changes either way.
        """
        game = self.game.copy()
        outcome = Outcome(game, [], list(self.marks), [], self.narrator.copy())
        back: Mark | None = None
        for number, action in enumerate(actions):
            if number > 0 and action == outcome.forced:
                continue
            before = self._attempt_one(outcome, seat, action)
            if before is None:
                outcome.marks.clear()
            back = before and (back or before)
        if back is not None:
            outcome.marks.append(back)
        game.state.listener = None
        return outcome

    def _attempt_one(self, outcome: Outcome, seat: int, action: str) -> Mark | None:
        """Take an action; where to go back to, None where it cannot be taken back."""
        game = outcome.game
        if game.state.decider() != seat:
            raise Refused("not_asked", f"seat {seat} is not asked now")
        before, heard = game.copy(), outcome.narrator.copy()
        listener = game.listen()
        try:
            game.play(action)
        except IllegalAction as error:
            raise Refused("illegal", str(error), action=error.action[:80], reason=error.why) from error
        events = listener.take()
        lengths = [len(log) + _seen(outcome.lines, viewer - 1) for viewer, log in enumerate(self.logs)]
        fixed = not still_open(before.state, game.state, seat, events)
        outcome.lines += _lines(game, outcome.narrator, events, fixed)
        outcome.taken.append(action)
        outcome.forced = _forced_send(game.rules, action, seat, events)
        return None if fixed else Mark(before, heard, lengths)

    def keep(self, outcome: Outcome) -> None:
        """Make an outcome the present state."""
        taken = len(outcome.game.history) - len(self.game.history)
        self.deciders += [self.asked] * taken
        self.game = outcome.game
        self.n += len(outcome.taken)
        self.marks = outcome.marks
        self.narrator = outcome.narrator
        self._add_lines(outcome.lines)
        self.shown.clear()

    def _add_lines(self, lines: list[tuple[Line, int]]) -> None:
        for line, only in lines:
            for viewer, log in enumerate(self.logs):
                if only in (NOBODY, viewer - 1):
                    log.append(line)

    def tell(self, note: Note) -> None:
        """A line of the log about the table itself, for everybody."""
        line = note.line()
        for log in self.logs:
            log.append(line)

    # --- Going back ---------------------------------------------------------------------------------------------------

    def back(self, steps: int) -> int:
        """How many actions are taken back with `steps` choices."""
        return len(self.game.history) - len(self.marks[-steps].game.history)

    def take_back(self, steps: int) -> list[int]:
        """Go back `steps` choices (1 up to the number of marks): an entry of its own.

        By viewer, how many lines of the log are as they were. Those that tell of the table itself are not taken back.
        """
        mark = self.marks[-steps]
        del self.marks[-steps:]
        self.game, self.narrator = mark.game, mark.narrator
        del self.deciders[len(mark.game.history) :]
        self.n += 1
        for log, length in zip(self.logs, mark.log_lengths, strict=True):
            log[length:] = [line for line in log[length:] if isinstance(line, NoteLine)]
        self.shown.clear()
        return mark.log_lengths


def _forced_send(rules: Rules, action: str, seat: int, events: list[Event]) -> str:
    """The `send:` that was carried out with a card because it could go nowhere else; empty where there was none."""
    if action.startswith("play:"):
        for event in events:
            if event.kind == "send_agent" and event.seat == seat:
                return f"send:{rules.spaces[event.a].id}"
    return ""


def _lines(game: Game, narrator: Narrator, events: list[Event], fixed: bool) -> list[tuple[Line, int]]:
    """What an action adds to the log, each line with the one seat that it is for; the last one may say `fixed`."""
    told = [one for one in narrator.tell(game.state, events) if isinstance(one, Moment) or not kind_of(one).silent]
    last = len(told) - 1
    return [_line(game.rules, one, fixed and i == last) for i, one in enumerate(told)]


def _line(rules: Rules, told: Event | Moment, fixed: bool) -> tuple[Line, int]:
    if isinstance(told, Moment):
        return moment_line(told, fixed), NOBODY
    return log_line(rules, told, fixed), int(told.only)


def _seen(lines: list[tuple[Line, int]], viewer: int) -> int:
    return sum(only in (NOBODY, viewer) for _, only in lines)


def replay_into(live: LiveGame, taken: list[Taken], notes: Sequence[Note] = ()) -> int:
    """Take stored actions again and tell what was told between them; says how many could be taken."""
    told = deque(notes)
    done = 0
    for command in commands(taken):
        while told and told[0].n <= command[0].n:
            live.tell(told.popleft())
        try:
            outcome = live.attempt(command[0].seat, [one.action for one in command])
        except Refused:
            break
        live.keep(outcome)
        done += len(command)
    for note in told:
        live.tell(note)
    return done


def chance_in(snapshot: Mapping[str, Any] | None) -> dict[str, list[str]] | None:
    """What chance had decided when a snapshot was made, as a record has it; None where that was not kept."""
    if snapshot is None:
        return None
    state: dict[str, Any] = json.loads(snapshot["state"])
    return state.get("chance")
