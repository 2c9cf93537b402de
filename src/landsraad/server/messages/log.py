"""The lines of the log, and the moments of a game among them."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from landsraad.server.messages.model import Model
from landsraad.server.messages.said import Said


class Amount(Model):
    """So much of what an icon stands for."""

    icon: str
    n: int


class Flow(Model):
    """What a seat paid and gained in the turn of another one: a Commander's Ally, who controls a space."""

    seat: int
    paid: list[Amount]
    gained: list[Amount]


class TurnMoment(Model):
    """A turn that is over: the card of its Agent, the one that it was grafted to, the space, and all that was paid and
    gained, by others too."""

    kind: Literal["turn"]
    said: list[Said]
    seat: int
    card: str | None
    grafted: str | None
    space: str | None
    paid: list[Amount]
    gained: list[Amount]
    others: list[Flow] = Field(default_factory=list)


class StrengthPart(Model):
    """What a part of a strength comes from: so many units or swords of one kind; swords name their source."""

    icon: str
    n: int
    strength: int
    source: str | None


class Rank(Model):
    """A seat in a Combat. `place`: the reward that it takes, 0 for none; `doubled`: a sandworm doubles it."""

    seat: int
    strength: int
    place: int
    doubled: bool
    parts: list[StrengthPart]


class CombatMoment(Model):
    """A Combat: everybody with units, in turn order. `winner`: -1 for none; `pairs`: who wins pairs a battle icon."""

    kind: Literal["combat"]
    said: list[Said]
    round: int
    conflict: str
    winner: int
    ranks: list[Rank]
    pairs: bool


class MakerSpice(Model):
    """The bonus spice of a Maker space: how much came, how much there is."""

    space: str
    added: int
    now: int


class RoundMoment(Model):
    """A new round. `rounds`: how many there can be; `first`: the First Player; `agents`: by seat, those ready."""

    kind: Literal["round"]
    said: list[Said]
    round: int
    rounds: int
    first: int
    conflict: str
    spice: list[MakerSpice]
    agents: list[int]


class LastMoment(Model):
    """The last round is known: by the Victory Points of a seat, or (-1) by the last Conflict."""

    kind: Literal["last"]
    said: list[Said]
    round: int
    seat: int


class EndMoment(Model):
    """The game is over, and the seat has won."""

    kind: Literal["end"]
    said: list[Said]
    seat: int


class LogLine(Model):
    """A line of the log.

    said   its words; None where there is nothing to read
    tags   what it is about: `heading` (a turn or a phase begins), `combat`, `buys`, `minor` (left out of a summary),
           `private` (told to one seat alone), `note` (it tells of the table and not of the game)
    hurts  the seat that lost something by it, -1 for none
    fixed  from here nothing before it can be taken back
    moment what comes together here, in a line that has no words of its own; left out of all others
    """

    event: str
    seat: int
    said: Said | None
    tags: list[Literal["heading", "combat", "buys", "minor", "private", "note", "passed"]]
    hurts: int
    fixed: bool
    moment: TurnMoment | CombatMoment | RoundMoment | LastMoment | EndMoment | None = None


class LogOut(Model):
    """Lines from number `start` on (`from` on the wire); lines that a client holds from there on are replaced."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)
    start: int = Field(alias="from")
    lines: list[LogLine]
