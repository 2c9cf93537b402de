"""Lines of the log that tell of the table and not of the game: who sat down, who left, whom the computer stands in for.

Everybody gets them, and they stay when choices are taken back. Their texts are those of the client, `note-<event>`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from landsraad.engine.machine.terms import NOBODY
from landsraad.table.loglines import Line
from landsraad.text.said import Said, Seat, wire

# sat       a person took an open seat                    left      they left it          emptied  they were sent away
# bot       an opponent plays the seat from now on        stand_in  the computer stands in for somebody who is away
# back      they are back and play on                     host      they are the host now
# conceded  they gave the game up: the computer plays on
# hints     everybody may ask for hints: they were the last to agree      no_hints  they did not
# hint      they were told what is best
# clock     their time ran out: the computer chose for them
# hurried   too many opponents think at once: they look less far
EVENTS: Final = (
    *("sat", "left", "emptied", "bot", "stand_in", "back", "host", "conceded"),
    *("hints", "no_hints", "hint", "clock", "hurried"),
)


class NoteLine(Line):
    """A note among the lines of the log."""

    __slots__ = ()


@dataclass(frozen=True)
class Note:
    """What is told, and of whom. `n`: how many entries the journal had; `name`: what the person was called then.

    holder  the hash of who has conceded: the game stays one of theirs
    """

    n: int
    seat: int
    event: str
    name: str
    holder: str = field(default="", repr=False)

    def row(self, at: float) -> dict[str, Any]:
        """As it is stored."""
        told = {"n": self.n, "seat": self.seat, "event": self.event, "name": self.name}
        return {**told, "at": at, "holder": self.holder}

    def line(self) -> NoteLine:
        """As it is told."""
        said = Said(f"note-{self.event}", who=Seat(self.seat, self.name))
        return NoteLine(self.event, self.seat, wire(said), ("note",), NOBODY, False)
