"""A recorded game: setup, seed, actions and what chance decided, as JSON. Playing it again (playback.py) loads it."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Annotated, Final

from landsraad.api import new_game, seed_text
from landsraad.content.setup import Setup, SetupError
from landsraad.engine.game import Game
from landsraad.engine.machine.events import Listener
from landsraad.engine.state.chance import to_texts
from landsraad.files import write_whole
from landsraad.mistakes import Mistake
from landsraad.names import clean_name
from landsraad.strict import Longest, WrongData, decode, read

FORMAT: Final = 2
FORMATS: Final = (1, 2)  # what can be read; the first has no `chance`
RULES_VERSION = 2
OLDEST_RULES: Final = 1
BOT: Final = re.compile(r" \([a-z_]{1,20}\)$")  # behind the name that somebody gave to a bot: `Feyd (greedy)`
SAID_ALWAYS: Final = frozenset(("players", "boxes", "leaders", "leader_mode", "promo"))  # of a setup, since the first
MARK: Final = b"\xef\xbb\xbf"  # the byte order mark that some editors put before UTF-8
REPORTED: Final = "problem"  # the field by which a report of a problem (problem.py) is known

ActionText = Annotated[str, Longest(100)]
DrawText = Annotated[str, Longest(10_000)]


class BrokenRecord(Mistake):
    """A record that cannot be read or replayed; the message says where and why."""


class NoRecord(BrokenRecord):
    """Data that is no record at all."""


@dataclass
class Record:
    """A recorded game.

    format   version of this layout
    rules    version of the rules that it was played by
    setup, seed, actions   what makes the game
    names    the players' names by seat, may be empty
    date     when it was saved (ISO 8601), may be empty
    result   ranking and VP when the game was over: {"ranking": [seat, ...], "vp": [by seat, ...]}
    chance   what chance decided: by pile its draws in order, each of them ids or a number (engine/state/chance.py). So
             the game can be played again whatever cards a box has by then, and whatever generator. Empty: the seed
             says all
    renewed  how many of the actions were taken when the next version of the rules took the game over; None for never
    """

    format: int
    rules: int
    setup: Setup
    seed: str
    actions: list[ActionText]
    names: list[str] = field(default_factory=list)
    date: str = ""
    result: dict[str, list[int]] | None = None
    chance: dict[str, list[DrawText]] = field(default_factory=dict)
    renewed: int | None = None

    @classmethod
    def of(cls, game: Game, setup: Setup, seed: str, names: list[str] | None = None, date: str = "") -> Record:
        """The record of a game as far as it has been played."""
        result = None
        if game.over:
            vp = [int(player.vp) for player in game.state.players]
            result = {"ranking": list(game.state.ranking), "vp": vp}
        chance = to_texts(game.rules, game.state.chance or ())
        return cls(FORMAT, RULES_VERSION, setup, seed, game.history[:], names or [], date, result, chance)

    def to_json(self) -> bytes:
        """The record as JSON text, one action a line."""
        return json.dumps(asdict(self), ensure_ascii=False, indent=1).encode() + b"\n"

    @classmethod
    def from_json(cls, data: bytes) -> Record:
        """Read a record, or the one in a report of a problem.

        Raises NoRecord where it is none, BrokenRecord where it is none of this program.
        """
        try:
            found = decode(data.removeprefix(MARK))
        except (ValueError, RecursionError) as error:
            raise NoRecord("record-no-json", why=error) from error
        if isinstance(found, dict) and REPORTED in found:
            found = found.get("record")
            if found is None:
                raise NoRecord("problem-no-record")
        if not isinstance(found, dict) or "format" not in found:
            raise NoRecord("record-no-format")
        version = found["format"]
        if isinstance(version, int) and version not in FORMATS:
            raise BrokenRecord("record-format", said=str(version), least=FORMATS[0], most=FORMAT)
        try:
            _check_setup(found.get("setup"))
            record = read(cls, found)
        except WrongData as error:
            raise NoRecord("record-none", why=error) from error
        record.check_names()
        return record

    def check_names(self) -> None:
        """Raises BrokenRecord where there are more names than seats, or one that no seat could have."""
        if self.names and len(self.names) > self.setup.players:
            raise BrokenRecord("record-names", n=len(self.names), seats=self.setup.players)
        for seat, name in enumerate(self.names):
            try:
                clean_name(BOT.sub("", name) or "nobody")
            except ValueError as error:
                raise BrokenRecord("record-name", seat=seat + 1, why=error) from error

    @property
    def is_older(self) -> bool:
        """Was it played by older rules than these?"""
        return self.rules < RULES_VERSION

    def rules_after(self, number: int) -> int:
        """The version of the rules by which the game was played on after so many actions."""
        return self.rules if self.renewed is None or number <= self.renewed else self.rules + 1

    def in_these_rules(self, actions: list[str]) -> Record:
        """The same game as one of these rules, with the actions that they take."""
        return replace(self, rules=RULES_VERSION, actions=actions, renewed=None)

    def check_rules(self) -> None:
        """Raises BrokenRecord where the rules that it was played by are not known."""
        if not OLDEST_RULES <= self.rules <= RULES_VERSION:
            raise BrokenRecord("record-rules", said=str(self.rules), least=OLDEST_RULES, most=RULES_VERSION)

    def begin(self, listener: Listener | None = None) -> Game:
        """The game at its first decision, as chance began it. Raises BrokenRecord where it cannot be played."""
        return new_game(self.read_setup(), self.seed, listener, self.chance or None)

    def read_setup(self) -> Setup:
        """The setup; raises BrokenRecord where it or the seed cannot be played."""
        try:
            self.setup.rules()
            seed_text(self.seed)
        except (SetupError, TypeError) as error:
            raise BrokenRecord("record-setup", why=error) from error
        return self.setup

    def save(self, path: Path) -> None:
        """Write the record so that the file is either the old one or the whole new one, never a part."""
        write_whole(path, self.to_json())

    @classmethod
    def load(cls, path: Path) -> Record:
        """Read a record from a file; raises BrokenRecord or OSError."""
        return cls.from_json(path.read_bytes())


def _check_setup(found: object) -> None:
    """Raises NoRecord where a setup lacks what every record says, though it has a default."""
    if isinstance(found, dict):
        for name in sorted(SAID_ALWAYS - found.keys()):
            raise NoRecord("record-no-field", name=name)
