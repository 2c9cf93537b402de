"""The models of what the HTTP calls answer, and the JSON Schema of everything; docs/messages.md says what they mean."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, TypeAdapter

from landsraad.server.messages import (
    COMMANDS,
    MESSAGES,
    ClaimSeat,
    GameOut,
    HostOrder,
    Lobby,
    LogOut,
    Model,
    NewTable,
    PlayOn,
    Said,
    SetupIn,
    TakeSeat,
)


class NewTableOut(Model):
    """The answer to `POST /api/tables`."""

    id: str
    code: str
    link: str
    seats: list[int]


class SeatOffer(Model):
    """The answer to `POST /api/tables/{id}/seats/{n}/offer`: the code that moves the seat, once, within `seconds`."""

    code: str
    link: str
    seconds: int


class TableRow(Model):
    """A row of `GET /api/tables`. `waiting`: one of my seats is asked now (known for tables that are open here)."""

    id: str
    phase: Literal["lobby", "playing", "over"]
    setup: SetupIn
    names: list[str]
    open: int
    mine: list[int]
    waiting: bool
    created: float


class TableList(Model):
    """The answer to `GET /api/tables`."""

    mine: list[TableRow]
    listed: list[TableRow]


class ErrorBody(Model):
    """The body of every refusal."""

    error: str
    detail: str
    args: dict[str, Any]


class ReplayOut(Model):
    """The answer to `GET /api/games/{id}/replay`.

    at, length  after how many actions, of how many; action: the label of the one that comes next
    names       by seat, "" for none
    turns       after how many actions turns begin; rounds: the same of rounds, from the first
    stop        where and why a game of older rules goes no further or ends otherwise than it did; "" for all others
    game        as in a `table` message; with `as=all` nothing is hidden
    """

    id: str
    at: int
    length: int
    names: list[str]
    action: Said | None
    turns: list[int]
    rounds: list[int]
    stop: str
    setup: SetupIn
    game: GameOut
    log: LogOut


class ReportSeat(Model):
    """A seat of a report; `rank` is 0 for House Hagal, which has none."""

    name: str
    leader: str
    rank: int


class ReportSeatRound(Model):
    """What a seat did in a round, and had at its end; see landsraad.report.SeatRound."""

    vp: int
    strength: int
    place: int
    gained: dict[str, int]
    spent: dict[str, int]
    influence: dict[str, int]
    deck: int
    acquired: list[str]
    trashed: list[str]


class ReportRound(Model):
    """A round of a report; `winner` is None where a tie left the Conflict to nobody."""

    round: int
    conflict: str
    winner: int | None
    seats: list[ReportSeatRound]


class ReportOut(Model):
    """The answer to `GET /api/games/{id}/report`."""

    seats: list[ReportSeat]
    rounds: list[ReportRound]


class GameCreated(Model):
    """The answer to `POST /api/games`."""

    id: str
    link: str


class AdminSeat(Model):
    """A seat in the list of whoever runs the server."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    online: bool


class AdminTable(Model):
    """A table in that list.

    round    of the last turn that has ended, 0 before the first
    changed  when the last move was made, or the table opened
    size     about how many bytes its moves, chat and snapshot take
    """

    id: str
    phase: Literal["lobby", "playing", "over"]
    boxes: list[str]
    round: int
    moves: int
    changed: float
    size: int
    seats: list[AdminSeat]


class AdminOut(Model):
    """The answer to `GET /api/admin`. `storage`: bytes of the whole database."""

    version: str
    rules: int
    database: Literal["sqlite", "postgresql"]
    storage: int
    tables: list[AdminTable]


def schema() -> dict[str, Any]:
    """The JSON Schema of every message, by name."""
    models: list[type[BaseModel]] = [NewTable, TakeSeat, ClaimSeat, HostOrder, NewTableOut, SeatOffer, TableList]
    models += [PlayOn, ErrorBody, ReplayOut, ReportOut, GameCreated, Lobby, AdminOut]
    definitions: dict[str, Any] = {}
    for model in models:
        definitions |= _definitions(TypeAdapter(model), model.__name__)
    definitions |= _definitions(COMMANDS, "FromClient")
    definitions |= _definitions(MESSAGES, "FromServer")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


def _definitions(adapter: TypeAdapter[Any], name: str) -> dict[str, Any]:
    made = adapter.json_schema(ref_template="#/$defs/{model}", by_alias=True)
    definitions: dict[str, Any] = made.pop("$defs", {})
    definitions[name] = made
    return definitions
