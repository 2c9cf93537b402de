"""Who plays which seat: people at this terminal and bots, and how a record remembers it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from landsraad.bots.base import USUAL_BOT, bot_names
from landsraad.names import NAME_LENGTH, clean_name
from landsraad.record import Record
from landsraad.terminal.style import printable

ME: Final = "me"


class SeatingError(ValueError):
    """Seats that cannot be taken like that.

    code, values   what the texts `mistake-CODE` say, and of what
    """

    def __init__(self, code: str, **values: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


@dataclass(frozen=True)
class Seating:
    """kinds: of each seat, ME or the name of a bot; names: what people called the seat, "" for nothing.

    Automated opponents (House Hagal, Rivals) sit after these seats and have neither.
    """

    kinds: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def people(self) -> int:
        """How many seats are people's."""
        return self.kinds.count(ME)

    def is_person(self, seat: int) -> bool:
        """Is the seat a person's?"""
        return self.kind(seat) == ME

    def kind(self, seat: int) -> str:
        """The kind of a seat, "" for an automated opponent."""
        return self.kinds[seat] if seat < len(self.kinds) else ""

    def name(self, seat: int) -> str:
        """What people called a seat, "" for nothing."""
        return self.names[seat] if seat < len(self.names) else ""

    def recorded(self) -> list[str]:
        """The names for a record: `Alia`, `greedy`, `Feyd (greedy)`."""
        return [
            name if kind == ME else f"{name} ({kind})" if name else kind
            for kind, name in zip(self.kinds, self.names, strict=True)
        ]


def seating_of(kinds: list[str], names: list[str]) -> Seating:
    """Seats from the options. Raises SeatingError."""
    for kind in kinds:
        if kind != ME and kind not in bot_names():
            raise SeatingError("seat", said=kind, me=ME, names=", ".join(bot_names()))
    if len(names) > len(kinds):
        raise SeatingError("names", n=len(names), seats=len(kinds))
    for name in filter(None, names):
        try:
            clean_name(name)
        except ValueError as error:
            raise SeatingError("name", said=printable(name[:NAME_LENGTH]), most=NAME_LENGTH) from error
    return Seating(tuple(kinds), (*names, *[""] * (len(kinds) - len(names))))


def default_kinds(players: int) -> list[str]:
    """One person against bots."""
    return [ME] + [USUAL_BOT] * (players - 1)


def seating_from(record: Record) -> Seating:
    """The seats of a recorded game."""
    players = record.setup.players
    if not record.names:
        return seating_of(default_kinds(players), [])
    kinds: list[str] = []
    names: list[str] = []
    bots = "|".join(bot_names())
    for recorded in (*record.names, *[""] * players)[:players]:
        found = re.fullmatch(rf"(?:(.*) \(({bots})\)|({bots}))", recorded)
        kinds.append((found[2] or found[3]) if found else ME)
        names.append((found[1] or "") if found else recorded)
    return Seating(tuple(kinds), tuple(names))
