"""What the server sends over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter

from landsraad.server.messages.game import GameOut
from landsraad.server.messages.lobby import ClockOut, Lobby
from landsraad.server.messages.log import LogOut
from landsraad.server.messages.model import Model


class ChatLine(Model):
    """A line of chat; `seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str
    at: float


class FromServer(Model):
    """What every message of the server carries."""

    seq: int


class TableMessage(FromServer):
    """The table. `lobby` is null where it is as it was sent last, `log` holds what is new; `chat`: when all is sent."""

    type: Literal["table"]
    lobby: Lobby | None
    game: GameOut | None
    log: LogOut | None
    chat: list[ChatLine] | None = None


class LobbyMessage(FromServer):
    """Seats, settings, pause or the rematch have changed, the game has not."""

    type: Literal["lobby"]
    lobby: Lobby


class PresenceMessage(FromServer):
    """Who is here: by seat, and the number of spectators."""

    type: Literal["presence"]
    online: list[bool]
    spectators: int


class ClockMessage(FromServer):
    """The clock, where it changed without the game."""

    type: Literal["clock"]
    clock: ClockOut | None


class ChatMessage(FromServer):
    """A new line of chat."""

    type: Literal["chat"]
    line: ChatLine


class AckMessage(FromServer):
    """A command was carried out and stored."""

    type: Literal["ack"]
    command: int


class ErrorMessage(FromServer):
    """A command was refused; nothing has changed. `command` is None where it could not be read."""

    type: Literal["error"]
    command: int | None
    code: str
    args: dict[str, Any]
    detail: str


class PingMessage(FromServer):
    """Sent when nothing else was for some seconds."""

    type: Literal["ping"]


AnyMessage = Annotated[
    TableMessage
    | LobbyMessage
    | PresenceMessage
    | ClockMessage
    | ChatMessage
    | AckMessage
    | ErrorMessage
    | PingMessage,
    Field(discriminator="type"),
]
MESSAGES: Final[TypeAdapter[Any]] = TypeAdapter(AnyMessage)
