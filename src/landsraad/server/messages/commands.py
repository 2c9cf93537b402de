"""Commands over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter, field_validator

from landsraad.server.messages.model import Count, Model
from landsraad.table.deeds import ACTION_LENGTH, ACTIONS_AT_ONCE
from landsraad.table.words import CHAT_LENGTH, clean_text


class Command(Model):
    """What every command carries: an id of the client's own, which comes back in `ack` or `error`."""

    command: Count = 0


class Act(Command):
    """Answer the decision `decision`; several actions are taken whole or refused whole."""

    type: Literal["act"]
    decision: Count
    actions: list[Annotated[str, Field(max_length=ACTION_LENGTH)]] = Field(min_length=1, max_length=ACTIONS_AT_ONCE)


class Undo(Command):
    """Take back the last choice, or with `to: "point"` everything up to the last fixed point."""

    type: Literal["undo"]
    decision: Count
    to: Literal["choice", "point"] = "choice"


class Consent(Command):
    """Answer another seat's request to take back, that at the decision `decision` (None: whichever is asked now)."""

    type: Literal["consent"]
    decision: Count | None = None
    allow: bool


class Resync(Command):
    """Ask for a whole `table` message."""

    type: Literal["resync"]


class Say(Command):
    """Chat."""

    type: Literal["chat"]
    text: str = Field(max_length=4 * CHAT_LENGTH)

    @field_validator("text")
    @classmethod
    def _text(cls, text: str) -> str:
        return clean_text(text)


class Ready(Command):
    """Set or take away one's ready mark in the lobby."""

    type: Literal["ready"]
    ready: bool = True


class Learn(Command):
    """Go on from the step `step` of a lesson: it has been read, or what it asks for is to be done for the learner.

    leave  the lesson is over; the game goes on as any other
    """

    type: Literal["learn"]
    step: Count
    leave: bool = False


class Solve(Command):
    """After the turn of a puzzle was chosen: choose anew, or with `play_on` take that turn and play on."""

    type: Literal["solve"]
    play_on: bool = False


class Pong(Command):
    """The answer to `ping`; not acknowledged."""

    type: Literal["pong"]


Known = Act | Undo | Consent | Resync | Say | Ready | Learn | Solve | Pong
AnyCommand = Annotated[Known, Field(discriminator="type")]
COMMANDS: Final[TypeAdapter[Known]] = TypeAdapter(AnyCommand)
