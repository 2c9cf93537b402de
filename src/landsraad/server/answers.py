"""The models of what the HTTP calls answer, and the JSON Schema of everything; docs/messages.md says what they mean."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from landsraad.server.messages.commands import COMMANDS
from landsraad.server.messages.game import Difference, GameOut, WayOn
from landsraad.server.messages.lobby import Lobby
from landsraad.server.messages.log import LogOut
from landsraad.server.messages.model import Model
from landsraad.server.messages.requests import (
    ClaimSeat,
    CompanionStep,
    HostOrder,
    NewLesson,
    NewTable,
    PlayOn,
    ProfileIn,
    RecoveryIn,
    SetupIn,
    TakeSeat,
    TokenIn,
    WayIn,
)
from landsraad.server.messages.said import Said
from landsraad.server.messages.sent import MESSAGES


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


class HintOut(Model):
    """The answer to `GET /api/tables/{id}/seats/{n}/hint`: up to three ways to go on, the best first.

    note  how it is known that they are
    """

    decision: int
    note: Said
    ways: list[WayOn]


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


class WayOut(Model):
    """A way by which one is called. `label`: what can be told of its address; a letter has to be confirmed first."""

    id: str
    kind: Literal["push", "mail", "hook"]
    label: str
    confirmed: bool


class OffersOut(Model):
    """Which ways the host has switched on.

    push   the key by which browsers know this server, empty where it does not call them
    hooks  the hosts that may be named, `*` for all, with a dot in front also all below them
    """

    push: str
    mail: bool
    hooks: list[str]


class MeOut(Model):
    """The answer to `GET /api/me`. `recovery`: is there a code that brings this profile back?"""

    profile: ProfileIn
    ways: list[WayOut]
    offers: OffersOut
    recovery: bool


class RecoveryOut(Model):
    """The answer to `POST /api/me/recovery`: a code; one made before ends."""

    code: str


class PastGame(Model):
    """A finished game of one's own.

    conceded   one has given it up, and the computer has brought the seat to this place
    opponents  `people`, the kind of opponent, `mixed` or `alone`
    counts     is it counted? Not where one held several seats: then others sat at the same device
    """

    id: str
    changed: float
    boxes: list[str]
    players: int
    seat: int
    leader: str | None
    place: int
    won: bool
    conceded: bool
    vp: int
    names: list[str]
    opponents: str
    counts: bool


class CountRow(Model):
    """Of so many games so many were won; `low`, `high`: the interval of 95 % around that share, in percent."""

    key: str
    games: int
    won: int
    low: int
    high: int


class CountsOut(Model):
    """How often one has won, by leader, boxes, seat and opponents."""

    leader: list[CountRow]
    box: list[CountRow]
    seat: list[CountRow]
    opponents: list[CountRow]


class HistoryOut(Model):
    """The answer to `GET /api/me/games`."""

    games: list[PastGame]
    counts: CountsOut


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


class PointOut(Model):
    """How the seats stood when a turn was over; see landsraad.analysis.Point."""

    at: int
    round: int
    phase: str
    seat: int
    ends: bool
    chances: list[float]


class TurningPointOut(Model):
    """A turn that changed the chances more than others; see landsraad.analysis.TurningPoint."""

    begin: int
    turn: PointOut
    who: int
    before: float
    after: float


class ChoiceOut(Model):
    """A choice that can be looked at: after how many actions, in which round, whose it was."""

    at: int
    round: int
    seat: int


class AnalysisOut(Model):
    """The answer to `GET /api/games/{id}/analysis`."""

    points: list[PointOut]
    turning_points: list[TurningPointOut]
    choices: list[ChoiceOut]


class LineOut(Model):
    """A way to go on: its actions, their label, the chance to win."""

    path: list[str]
    label: Said
    chance: float


class MoveOut(Model):
    """The answer to `GET /api/games/{id}/analysis/{at}`; see landsraad.analysis.Move."""

    at: int
    round: int
    seat: int
    taken: LineOut
    better: LineOut | None
    why: list[Difference]
    lost: float
    mark: Literal["", "inaccuracy", "mistake", "blunder"]
    worlds: int


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


class Limits(Model):
    """How many letters a name and a line of chat may have."""

    name: int
    chat: int


class BoxSet(Model):
    """Boxes that can be played together, for how many players, the leaders and the Rival cards to choose from."""

    boxes: list[str]
    players: list[int]
    leaders: list[str]
    rivals: list[str]


class Variant(Model):
    """A switch of a setup: it can be on with one box of each group, by so many players.

    for_two  two players need one of these boxes, too; any do where it is empty
    """

    id: str
    boxes: list[list[str]]
    players: list[int]
    for_two: list[str]


class TeamOut(Model):
    """A team of the six-player game: its seats, the Commander's first, who commands, leaders that suit the Allies."""

    seats: list[int]
    commander: str
    recommended: list[str]


class LevelOut(Model):
    """A level of opponents, as the ladder has measured it in the base game: one of them against three of another kind.

    seconds_p95     how long it thinks at most, in 95 of 100 decisions
    beats_previous  share of its games against three of `against` that it has won, 0.25 being even; with the bounds of
                    the 95 % interval (`ci_low`, `ci_high`)
    points          of rating above `against`
    looks_ahead     it plays on in its mind, less far where it has less time: on a busy server, in a browser
    """

    name: str
    seconds_p95: float
    beats_previous: float
    games: int
    ci_low: float
    ci_high: float
    against: str
    points: int
    looks_ahead: bool


class PuzzleRow(Model):
    """A puzzle, as it is listed: what is played, in which round, and the leader of the seat that has to choose."""

    id: str
    boxes: list[str]
    players: int
    round: int
    leader: str


class AboutOut(Model):
    """The answer to `GET /api/about.json`: what the new-game screen offers."""

    name: str
    version: str
    rules: int
    boxes: list[str]
    sets: list[BoxSet]
    variants: list[Variant]
    players: list[int]
    teams: list[TeamOut]
    difficulties: list[str]
    levels: list[LevelOut]
    leader_modes: list[str]
    languages: list[str]
    lessons: list[str]
    puzzles: list[PuzzleRow]
    limits: Limits


class TokenOut(Model):
    """An icon with what belongs to it: a number to draw, ids that narrow it down, a condition or a name in words.

    if   it is a condition: what follows happens only where it holds
    """

    icon: str
    n: int = 0
    names: list[str] = Field(default=[])
    text: str = ""
    condition: bool = Field(default=False, alias="if")


class SaidPart(Model):
    """One line of what is said of a definition, below its name.

    part   what it is about, the same in every language: cost, agent, reveal, ...
    icons  where no effect of the library has them
    paths  the effects that it is about
    inner  what stands in it one beside the other
    """

    part: str
    words: str
    icons: list[TokenOut]
    paths: list[str]
    inner: list[SaidPart]


class Way(Model):
    """How a definition reads in games of fewer boxes, where that is another text."""

    boxes: list[str]
    parts: list[SaidPart]


class Definition(Model):
    """A card, space, Conflict, Leader or faction: its texts, and what its kind has beside them."""

    model_config = ConfigDict(extra="allow")
    name: str
    english: str
    parts: list[SaidPart]
    box: str
    ways: list[Way]


class ResearchOut(Model):
    """A place of the research track: where it lies, the places to which it leads, and what arriving there brings.

    marker  the genetic marker of its column, 0 for none
    parts   what is said of it
    """

    id: str
    column: int
    row: int
    ways: list[str]
    effect: str | None
    marker: int
    parts: list[SaidPart]


class TleilaxuOut(Model):
    """A space of the Tleilaxu track: what arriving there brings, the spice for the first to come, what is said."""

    effect: str | None
    spice: int
    parts: list[SaidPart]


class LibraryOut(Model):
    """The answer to `GET /api/library/{language}/{boxes}.json`.

    bare      effects without a word on whether they may be left undone, where that is another text
    strength  how much each unit, and each sword, counts in a Conflict
    """

    version: str
    language: str
    boxes: list[str]
    cards: dict[str, Definition]
    intrigue: dict[str, Definition]
    spaces: dict[str, Definition]
    conflicts: dict[str, Definition]
    leaders: dict[str, Definition]
    tech: dict[str, Definition]
    contracts: dict[str, Definition]
    objectives: dict[str, Definition]
    posts: dict[str, Definition]
    hagal: dict[str, Definition]
    rivals: dict[str, Definition]
    difficulties: dict[str, Definition]
    factions: dict[str, Definition]
    research: list[ResearchOut]
    tleilaxu: list[TleilaxuOut]
    sources: dict[str, str]
    effects: dict[str, str]
    bare: dict[str, str]
    tokens: dict[str, list[TokenOut]]
    strength: dict[str, int]


REQUESTS: Final = (
    *(NewTable, NewLesson, TakeSeat, ClaimSeat, HostOrder, PlayOn, CompanionStep),
    *(ProfileIn, WayIn, TokenIn, RecoveryIn),
)
ANSWERS: Final = (
    *(NewTableOut, SeatOffer, TableList, ErrorBody, ReplayOut, ReportOut, GameCreated, Lobby, AdminOut),
    *(HintOut, AboutOut, LibraryOut, MeOut, RecoveryOut, HistoryOut, AnalysisOut, MoveOut),
)


def schema() -> dict[str, Any]:
    """The JSON Schema of every message, by name. What may be left out of a request has a model for each way."""
    adapters: list[tuple[str, Literal["validation", "serialization"], TypeAdapter[Any]]] = [
        *((model.__name__, "validation", TypeAdapter(model)) for model in REQUESTS),
        *((model.__name__, "serialization", TypeAdapter(model)) for model in ANSWERS),
        ("FromClient", "validation", COMMANDS),
        ("FromServer", "serialization", MESSAGES),
    ]
    made, joint = TypeAdapter.json_schemas(adapters, ref_template="#/$defs/{model}", by_alias=True)
    definitions: dict[str, Any] = joint["$defs"]
    definitions |= {name: made[name, mode] for name, mode, _ in adapters if name not in definitions}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}
