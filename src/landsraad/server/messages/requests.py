"""The bodies of HTTP calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, ConfigDict, Field, field_validator

from landsraad import Setup
from landsraad.bots import USUAL_BOT
from landsraad.names import clean_name
from landsraad.server.messages.model import Count, Model, Number, Whole
from landsraad.table.deeds import BOT_LENGTH, MOST_SEATS
from landsraad.table.opening import SEED_LENGTH
from landsraad.table.words import check_storable

MOST_IDS: Final = 8  # in a list of a setup
ID_LENGTH: Final = 60

Minute = Annotated[int, Field(ge=0, le=24 * 60 - 1)]


def check_zone(name: str) -> str:
    """The name of a time zone. Raises ValueError for what is none."""
    if name not in available_timezones():
        raise ValueError("that is no time zone")
    return name


@dataclass(frozen=True, kw_only=True)
class SetupIn(Setup):
    """What is played; see landsraad.Setup. The tables of a server are tables of people, who end their turns."""

    __pydantic_config__ = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)

    players: Number = Setup.players
    end_turns: bool = True

    def __post_init__(self) -> None:
        super().__post_init__()
        for name, value in vars(self).items():
            texts = value if isinstance(value, tuple) else (str(value),)
            if len(texts) > MOST_IDS or any(len(text) > ID_LENGTH for text in texts):
                raise ValueError(f"{name} is too long")


class CompanionStep(Model):
    """A step in a game of the companion: the saved game, as text, and a command; "" to show it as it is."""

    save: str = Field(max_length=200_000)
    command: str = Field(default="", max_length=80)


class ClockOptions(Whole):
    """A clock: `move`: `seconds` for each decision; `game`: a bank of `seconds` and `increment` for each decision;
    `days`: `seconds` for each decision, running on while the server is down."""

    kind: Literal["move", "game", "days"]
    seconds: int = Field(ge=5, le=30 * 86400)
    increment: int = Field(default=0, ge=0, le=3600)


class Options(Whole):
    """How a table is played.

    undo           `free`: back to the last fixed point; `consent`: the other people must allow it; `off`
    spectators     may people without a seat watch? `delayed`: they see the table `spectator_delay` seconds later
    listed         shown to everybody in `GET /api/tables`; then no invite code is needed to take a seat
    hints          may everybody ask for hints, also where several people play?
    bot_pause      milliseconds that an opponent waits before it acts
    stand_in       the opponent that takes a decision when the clock has run out
    continues      id of the finished game whose first actions this one begins with
    lesson         id of the lesson that is played here, empty where there is none
    lesson_read    how many of its steps have been read, as far as there is only something to read
    puzzle         id of the puzzle that is posed here, empty where there is none
    puzzle_taken   the place among its turns of the one that was chosen; None before one was

    Whatever somebody says of the last five: only the server sets them.
    """

    undo: Literal["free", "consent", "off"] = "free"
    spectators: Literal["no", "yes", "delayed"] = "yes"
    spectator_delay: int = Field(default=60, ge=1, le=600)
    listed: bool = False
    hints: bool = False
    clock: ClockOptions | None = None
    bot_pause: int = Field(default=0, ge=0, le=10_000)
    stand_in: str = Field(default=USUAL_BOT, max_length=BOT_LENGTH)
    continues: str = Field(default="", max_length=16)
    lesson: str = Field(default="", max_length=ID_LENGTH)
    lesson_read: Count = 0
    puzzle: str = Field(default="", max_length=ID_LENGTH)
    puzzle_taken: Count | None = None


class SeatIn(Model):
    """A seat of a new table. `me`: the host sits here (any number of seats: people who share a device).

    An opponent (`bot`) without a name gets one.
    """

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = Field(default=USUAL_BOT, max_length=BOT_LENGTH)

    @field_validator("name")
    @classmethod
    def _name(cls, name: str) -> str:
        return clean_name(name) if name else ""


class NewTable(Model):
    """`POST /api/tables`. Without `seats` the host sits at seat 0 and the others are open."""

    setup: SetupIn = SetupIn()
    seats: list[SeatIn] = Field(default=[], max_length=MOST_SEATS)
    options: Options = Options()
    seed: Annotated[str, Field(min_length=1, max_length=SEED_LENGTH), AfterValidator(check_storable)] | None = None
    name: str = "Host"

    @field_validator("name")
    @classmethod
    def _name(cls, name: str) -> str:
        return clean_name(name)


class TakeSeat(Model):
    """`POST /api/tables/{id}/seats/{n}`; `code`: the invite code, needed where the table is not listed."""

    name: str
    code: str = Field(default="", max_length=40)

    @field_validator("name")
    @classmethod
    def _name(cls, name: str) -> str:
        return clean_name(name)


class PlayOn(Model):
    """`POST /api/games/{id}/play`: a new table that begins with the first `at` actions of a finished game.

    Who asks takes `seat`, and the seats `also`; opponents take the others. All keep the names that they had there;
    `name`: another one for `seat`.
    """

    at: Count
    seat: int = Field(default=0, ge=0, le=MOST_SEATS - 1)
    also: tuple[Annotated[int, Field(ge=0, le=MOST_SEATS - 1)], ...] = Field(default=(), max_length=MOST_SEATS)
    name: str = ""
    options: Options = Options()

    @field_validator("name")
    @classmethod
    def _name(cls, name: str) -> str:
        return clean_name(name) if name else ""


class NewLesson(Model):
    """`POST /api/lessons/{id}` and `/api/puzzles/{id}`: a new table for it; `name`: what the learner is called."""

    name: str = ""

    @field_validator("name")
    @classmethod
    def _name(cls, name: str) -> str:
        return clean_name(name) if name else ""


class ClaimSeat(Model):
    """`POST /api/tables/{id}/seats/{n}/claim`; `code`: what the device that holds the seat was given for it."""

    code: str = Field(max_length=64)


class ProfileIn(Model):
    """`PUT /api/me`: what one wants to be called for, in which language, and between which minutes of one's day not.

    zone   the time zone, `Europe/Kyiv`
    quiet  from when to when, in minutes since midnight; null: never
    """

    language: Literal["en", "ru", "uk"]
    zone: Annotated[str, Field(max_length=64), AfterValidator(check_zone)]
    quiet: tuple[Minute, Minute] | None
    turn: bool
    over: bool
    invited: bool


class WayIn(Model):
    """`POST /api/me/ways`: a way to be called.

    push  the browser's subscription as JSON text; mail: an address; hook: an address that takes messages
    """

    kind: Literal["push", "mail", "hook"]
    address: str = Field(min_length=1, max_length=2000)


class TokenIn(Model):
    """`POST /api/away/confirm` and `.../stop`: what stands behind `#` in the link of a call."""

    token: str = Field(max_length=64)


class RecoveryIn(Model):
    """`POST /api/me/recover`: the code that brings a profile back."""

    code: str = Field(max_length=64)


class HostOrder(Model):
    """`POST /api/tables/{id}/host`.

    kick        empty `seat`; its holder needs the new invite code to come back
    bot         `seat` is played by the opponent `bot` from now on
    pause, resume
    spectators  `allow`: may people without a seat watch?
    rematch     a new table with the same people; its id is in `lobby.rematch`
    host        hand the table over to the holder of `seat`
    stand_in    the computer plays `seat` for a person who is not here, until they take it back; or an open seat
    hints       a vote of everybody with a seat: shall all be allowed to ask for hints (`allow`)? One no ends it

    While the host is away, everybody with a seat may order `stand_in`, `resume` and `rematch`. While the host is here,
    `stand_in` of somebody else with a seat is a vote: more than half of the people who are here decide.
    """

    do: Literal["kick", "bot", "stand_in", "pause", "resume", "spectators", "rematch", "host", "hints"]
    seat: int | None = Field(default=None, ge=0, le=MOST_SEATS - 1)
    bot: str = Field(default=USUAL_BOT, max_length=BOT_LENGTH)
    allow: bool = True
