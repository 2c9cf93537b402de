"""A game: a setup and the commands that were given, kept in a file."""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Final

from landsraad.companion.errors import CompanionError
from landsraad.companion.machine import apply, begin
from landsraad.companion.setup import Setup, drawn_leaders, first_state, rules_of, tidy_names
from landsraad.companion.table import NO_RIVAL, Known, Table, rival_of, seat_of, table_of
from landsraad.companion.telling import Ask, Event, Turn
from landsraad.engine.machine.rng import seeded
from landsraad.engine.state.state import GameState
from landsraad.files import write_whole
from landsraad.strict import WrongData, decode, read

FORMAT: Final = "landsraad-companion"
VERSION: Final = 1
MOST_COMMANDS: Final = 5000
LEFT_OUT: Final = ("not_asked", "answer_first")  # what the first release asked for once more in the same turn


@dataclass
class Saved:
    """A saved game."""

    format: str
    version: int
    setup: Setup
    commands: list[str]


def _refuse_unknown(setup: object) -> None:
    """Without this option another game would be played than the one that was saved."""
    known = {field.name for field in fields(Setup)}
    for option in setup if isinstance(setup, dict) else ():
        if option not in known:
            raise CompanionError("no_option", what=str(option)[:40])


class Companion:
    """A game: setup, the commands so far, the positions after them, and what happened at each."""

    def __init__(self, setup: Setup) -> None:
        self.rules = rules_of(setup)
        self.setup = setup
        self.commands: list[str] = []
        self.events: list[list[Event]] = []
        self.positions = [begin(first_state(setup, self.rules), setup.keeps_scores)]

    @classmethod
    def new(cls, setup: Setup) -> Companion:
        """A game with a seed of its own where the setup has none, and leaders by lot for those left empty."""
        seed = setup.seed or str(seeded(secrets.token_hex(16)))
        return cls(replace(setup, seed=seed, leaders=drawn_leaders(setup), people=tidy_names(setup)))

    @property
    def state(self) -> GameState:
        """The engine's state as it is now."""
        return self.positions[-1].g

    @property
    def ask(self) -> Ask | None:
        """What must be answered now."""
        return self.positions[-1].ask

    @property
    def turn(self) -> Turn | None:
        """The Agent turn in which it must be answered."""
        return self.positions[-1].turn

    @property
    def known(self) -> Known:
        """What people tell besides the Rivals' turns."""
        return self.positions[-1].known

    @property
    def table(self) -> Table:
        """What people see."""
        return table_of(self.state, self.known)

    def next_up(self) -> tuple[int, bool]:
        """The Rival whose Agent turn comes next, 0 where none has an Agent left; do persons take theirs before it?"""
        g = self.state
        seat = self._last_seat()
        seat = int(g.first_player if seat is None else g.seat_after(seat))
        persons_first = False
        for _ in g.players:
            if g.is_automated(seat) and g.players[seat].agents > 0:
                return rival_of(g, seat), persons_first
            persons_first = persons_first or not g.is_automated(seat)
            seat = int(g.seat_after(seat))
        return NO_RIVAL, True

    def _last_seat(self) -> int | None:
        """The seat of the Rival that had the last turn of this round."""
        for command in reversed(self.commands):
            verb, _, rival = command.partition(":")
            if verb == "round":
                return None
            if verb == "reveal":
                return seat_of(self.state, int(rival))
        return None

    def nameable_conflicts(self) -> list[str]:
        """The Conflict cards that may be the one of this round: of its level, and not named in another round."""
        past: list[str] = []
        named = ""
        for command in self.commands:
            verb, _, id = command.partition(":")
            if verb == "conflict":
                named = id
            elif verb == "round":
                past.append(named)
                named = ""
        level = self.table.level
        return [one.id for one in self.rules.conflicts if one.level == level and one.id not in past]

    def do(self, command: str) -> list[Event]:
        """Carry out a command; raises CompanionError and changes nothing where it cannot be done."""
        if len(self.commands) >= MOST_COMMANDS:
            raise CompanionError("too_long", n=MOST_COMMANDS)
        position, events = apply(self.positions[-1], command)
        self.commands.append(command)
        self.positions.append(position)
        self.events.append(events)
        return events

    def undo(self) -> str:
        """Take the last command back; returns it. Raises CompanionError where there is none."""
        if not self.commands:
            raise CompanionError("nothing_to_undo")
        self.positions.pop()
        self.events.pop()
        return self.commands.pop()

    def saved(self) -> Saved:
        """What is to be kept of the game."""
        return Saved(FORMAT, VERSION, self.setup, self.commands)

    def to_json(self) -> bytes:
        """The game as JSON text, one command a line."""
        return json.dumps(asdict(self.saved()), ensure_ascii=False, indent=1).encode() + b"\n"

    @classmethod
    def from_json(cls, data: bytes | str) -> Companion:
        """Read a saved game; raises CompanionError where it is none, or where a command cannot be done.

        Where nothing has been done yet seed and leaders may be left to chance, as in `new`.
        """
        try:
            plain = decode(data.encode() if isinstance(data, str) else data)
        except (ValueError, RecursionError) as error:
            raise CompanionError("not_json", what=str(error)) from error
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise CompanionError("not_ours")
        if plain.get("version") != VERSION:
            raise CompanionError("version", what=str(plain.get("version"))[:20], n=VERSION)
        _refuse_unknown(plain.get("setup"))
        try:
            saved = read(Saved, plain)
        except WrongData as error:
            raise CompanionError("broken", what=str(error)) from error
        game = cls(saved.setup) if saved.commands else cls.new(saved.setup)
        for number, command in enumerate(saved.commands, start=1):
            try:
                game.do(command)
            except CompanionError as error:
                if error.code in LEFT_OUT and command.partition(":")[0] in ("bonus", "yes", "no"):
                    continue
                raise CompanionError("broken_at", n=number, what=command[:60], why=error.code) from error
        return game

    def save(self, path: Path) -> None:
        """Write the game so that the file is either the old one or the whole new one, never a part."""
        write_whole(path, self.to_json())

    @classmethod
    def load(cls, path: Path) -> Companion:
        """Read a saved game from a file; raises OSError or CompanionError."""
        return cls.from_json(path.read_bytes())
