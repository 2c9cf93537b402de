"""A recorded game: setup, seed and actions as JSON. Replaying it is the way to load it."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

import msgspec

from landsraad.api import Setup, new_game
from landsraad.engine.actions import IllegalAction
from landsraad.engine.game import Game
from landsraad.engine.given import text_of

FORMAT = 1
RULES_VERSION = 1


class BrokenRecord(ValueError):
    """A record that cannot be read or replayed; the message says where and why."""


class SetupFields(msgspec.Struct, forbid_unknown_fields=True):
    """The setup inside a record; see landsraad.Setup."""

    players: int
    boxes: list[str]
    leaders: list[str]
    leader_mode: str
    promo: bool
    difficulty: str = ""
    rival_leaders: list[str] = []
    epic: bool = False
    dice: bool = False
    escalation: bool = False
    old_conflicts: bool = False
    end_turns: bool = False


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A recorded game.

    format   version of this layout
    rules    version of the rules that it was played by
    setup, seed, actions   what makes the game
    names    the players' names by seat, may be empty
    date     when it was saved (ISO 8601), may be empty
    result   ranking and VP when the game was over: {"ranking": [seat, ...], "vp": [by seat, ...]}
    """

    format: int
    rules: int
    setup: SetupFields
    seed: str
    actions: list[str]
    names: list[str] = []
    date: str = ""
    result: dict[str, list[int]] | None = None

    @classmethod
    def of(cls, game: Game, setup: Setup, seed: str, names: list[str] | None = None, date: str = "") -> Record:
        """The record of a game as far as it has been played."""
        fields = SetupFields(
            setup.players,
            list(setup.boxes),
            list(setup.leaders),
            setup.leader_mode,
            setup.promo,
            setup.difficulty,
            list(setup.rival_leaders),
            setup.epic,
            setup.dice,
            setup.escalation,
            setup.old_conflicts,
            setup.end_turns,
        )
        result = None
        if game.over:
            vp = [int(player.vp) for player in game.state.players]
            result = {"ranking": list(game.state.ranking), "vp": vp}
        return cls(FORMAT, RULES_VERSION, fields, seed, game.history[:], names or [], date, result)

    def to_json(self) -> bytes:
        """The record as JSON text, one action a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def from_json(cls, data: bytes) -> Record:
        """Read a record; raises BrokenRecord where it is none."""
        try:
            version = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BrokenRecord(f"no record: it is not whole JSON ({error})") from error
        if not isinstance(version, dict) or "format" not in version:
            raise BrokenRecord("no record: it has no format version")
        if version["format"] != FORMAT:
            raise BrokenRecord(f"format version {version['format']!r} is not known here; this program reads {FORMAT}")
        try:
            return msgspec.json.decode(data, type=cls)
        except msgspec.ValidationError as error:
            raise BrokenRecord(f"no record: {error}") from error

    def read_setup(self) -> Setup:
        """The setup; raises BrokenRecord where it or the seed cannot be played."""
        fields = self.setup
        setup = Setup(
            fields.players,
            tuple(fields.boxes),
            tuple(fields.leaders),
            fields.leader_mode,
            fields.promo,
            fields.difficulty,
            tuple(fields.rival_leaders),
            fields.epic,
            fields.dice,
            fields.escalation,
            fields.old_conflicts,
            fields.end_turns,
        )
        try:
            setup.rules()
            text_of(self.seed)
        except (ValueError, TypeError) as error:
            raise BrokenRecord(f"the setup of the record cannot be played: {error}") from error
        return setup

    def save(self, path: Path) -> None:
        """Write the record so that the file is either the old one or the whole new one, never a part."""
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(self.to_json())
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise

    @classmethod
    def load(cls, path: Path) -> Record:
        """Read a record from a file; raises BrokenRecord or OSError."""
        return cls.from_json(path.read_bytes())


def replay(record: Record, steps: int | None = None) -> Game:
    """Play a recorded game again, up to `steps` actions.

    Raises BrokenRecord for a record of other rules, at the first action that is not legal, or where the end differs
    from the recorded result.
    """
    if record.rules != RULES_VERSION:
        raise BrokenRecord(f"the record was played by rules version {record.rules}; this program has {RULES_VERSION}")
    game = new_game(record.read_setup(), record.seed)
    actions = record.actions if steps is None else record.actions[:steps]
    for number, action in enumerate(actions, start=1):
        try:
            game.play(action)
        except IllegalAction as error:
            raise BrokenRecord(f"action {number} of {len(record.actions)}: {error}") from error
    if steps is None:
        _check_result(record, game)
    return game


def _check_result(record: Record, game: Game) -> None:
    if record.result is None:
        return
    played = Record.of(game, record.read_setup(), record.seed).result
    if played != record.result:
        raise BrokenRecord(f"the result differs: recorded {json.dumps(record.result)}, played {json.dumps(played)}")
