"""The models of requests and of all that goes over the WebSocket; docs/messages.md says what they mean.

What the server sends is built by landsraad.table without these models; a test checks that it fits them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, ConfigDict, Field, RootModel, TypeAdapter, field_validator

from landsraad import Setup
from landsraad.lessons import PlaceKind
from landsraad.names import clean_name
from landsraad.server.shapes import Model, View
from landsraad.table.deeds import ACTION_LENGTH, ACTIONS_AT_ONCE, BOT_LENGTH, LARGEST, MOST_SEATS
from landsraad.table.opening import SEED_LENGTH
from landsraad.table.words import CHAT_LENGTH, check_storable, clean_text

MOST_IDS: Final = 8  # in a list of a setup
ID_LENGTH: Final = 60

Number = Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
Count = Annotated[int, Field(ge=0, le=LARGEST)]
Minute = Annotated[int, Field(ge=0, le=24 * 60 - 1)]


def check_zone(name: str) -> str:
    """The name of a time zone. Raises ValueError for what is none."""
    if name not in available_timezones():
        raise ValueError("that is no time zone")
    return name


class Whole(Model):
    """A model whose fields may be left out of a request, and are never left out of an answer."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


# --- Requests ---------------------------------------------------------------------------------------------------------


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
    bot_pause      milliseconds that an opponent waits before it acts
    stand_in       the opponent that takes a decision when the clock has run out
    continues      id of the finished game whose first actions this one begins with
    lesson         id of the lesson that is played here, empty where there is none
    lesson_read    how many of its steps have been read, as far as there is only something to read

    Whatever somebody says of the last three: only the server sets them.
    """

    undo: Literal["free", "consent", "off"] = "free"
    spectators: Literal["no", "yes", "delayed"] = "yes"
    spectator_delay: int = Field(default=60, ge=1, le=600)
    listed: bool = False
    clock: ClockOptions | None = None
    bot_pause: int = Field(default=0, ge=0, le=10_000)
    stand_in: str = Field(default="greedy", max_length=BOT_LENGTH)
    continues: str = Field(default="", max_length=16)
    lesson: str = Field(default="", max_length=ID_LENGTH)
    lesson_read: Count = 0


class SeatIn(Model):
    """A seat of a new table. `me`: the host sits here (any number of seats: people who share a device).

    An opponent (`bot`) without a name gets one.
    """

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = Field(default="greedy", max_length=BOT_LENGTH)

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
    """`POST /api/lessons/{id}`: a new table at which a lesson begins; `name`: what the learner is called."""

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

    While the host is away, everybody with a seat may order `stand_in`, `resume` and `rematch`. While the host is here,
    `stand_in` of somebody else with a seat is a vote: more than half of the people who are here decide.
    """

    do: Literal["kick", "bot", "stand_in", "pause", "resume", "spectators", "rematch", "host"]
    seat: int | None = Field(default=None, ge=0, le=MOST_SEATS - 1)
    bot: str = Field(default="greedy", max_length=BOT_LENGTH)
    allow: bool = True


# --- Commands over the WebSocket --------------------------------------------------------------------------------------


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


class Pong(Command):
    """The answer to `ping`; not acknowledged."""

    type: Literal["pong"]


AnyCommand = Annotated[Act | Undo | Consent | Resync | Say | Ready | Learn | Pong, Field(discriminator="type")]
COMMANDS: Final[TypeAdapter[Act | Undo | Consent | Resync | Say | Ready | Learn | Pong]] = TypeAdapter(AnyCommand)


# --- What the server sends --------------------------------------------------------------------------------------------


class SeatOut(Model):
    """A seat as everybody sees it; `mine`: this browser holds it; `host`: its holder is the host.

    stand_in   the computer plays here for the person who holds the seat, until they take it back
    votes      how many want the computer to play for who is away, of so many that are needed; 0, 0: nobody has voted
    """

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str
    ready: bool
    stand_in: bool
    online: bool
    host: bool
    mine: bool
    votes: int
    needed: int


class ClockOut(Model):
    """The clock at the moment `now` (seconds since 1970, the server's clock).

    left     seconds of each seat, as they stood when the present decision began
    running  the seat whose time runs, None while paused or in the hands of an opponent; since: from when
    """

    kind: Literal["move", "game", "days"]
    left: list[float]
    running: int | None
    since: float | None
    now: float


class Lobby(Model):
    """A table without its game.

    code     the invite code; only for those who have a seat
    host     does this browser hold the host's key?
    seat     the seat of this connection, None for a spectator
    rematch  the table of the rematch, once the host has opened it
    own_seed the host has chosen the seed, and may know what it brings; then its hash is not published
    broken   why the game cannot be loaded (None: it can); nothing of the table can be changed then
    """

    id: str
    phase: Literal["lobby", "playing", "over"]
    setup: SetupIn
    options: Options
    seats: list[SeatOut]
    seat: int | None
    host: bool
    code: str | None
    paused: bool
    spectators: int
    clock: ClockOut | None
    rematch: str | None
    seed_hash: str
    own_seed: bool
    broken: Literal["gap", "entry", "snapshot", "newer", "row"] | None


class NameValue(Model):
    """The name of something, as `<kind>/<id>`: its text is `<kind>-<id>`."""

    name: str


class SeatValue(Model):
    """Whoever sits there; `called`: what they were called then."""

    seat: int
    called: str = ""


class FactionValue(Model):
    """A faction: its name, and the forms of it as `faction_<form>` beside it."""

    faction: str


class EffectValue(Model):
    """The words of an effect, by the path of its node: in the library among `effects`."""

    effect: str


class BareValue(Model):
    """The same without a word on whether it may be left undone: in the library among `bare`, else among `effects`."""

    bare: str


class NamesValue(Model):
    """Several names, one after the other, each as in NameValue."""

    names: list[str]


class Said(RootModel[tuple[str, "dict[str, SaidValue]"]]):
    """A message: its id in the Fluent files, and its values (text/said.py)."""


SaidValue = int | str | NameValue | SeatValue | FactionValue | EffectValue | BareValue | NamesValue | Said
Said.model_rebuild()


class TrayRow(Model):
    """A row of the tray: what it is called, the node of its effect, and why it cannot be resolved now.

    unasked  the end of the turn does not lose it
    """

    action: str
    name: NameValue | Said
    node: str
    optional: bool
    unasked: bool
    reason: Said | None


class PriceOut(Model):
    """So many of some goods."""

    n: int
    goods: Literal["persuasion", "solari", "spice"]


class LeftoverOut(Model):
    """What ending the turn now would leave unused: effects, Persuasion that could buy something, units to deploy."""

    effects: int
    persuasion: int
    units: int


class OutlookOut(Model):
    """So many more (or fewer) units in the Conflict, and the seat's strength and reward (0 for none) then."""

    troops: int
    dreadnoughts: int
    strength: int
    place: int


class DecisionOut(Model):
    """What is asked. All from `options` on is there for the seat that is asked only.

    about     whom it is about: a person may decide for a Rival
    prompt    what is asked; for all but the seat that is asked in general
    labels    of the options, in their order
    brings    by option, the nodes of the effects that it has
    prices    by option, what it costs
    tray      the effects that the turn still owes or offers
    follow    by card that can be played, the spaces that it reaches
    alone     the cards whose Agent is chosen before its space
    infiltrated   by option, the spaces where it leads that only the recall of a spy opens
    outlook   the ways to deploy or to retreat that can be chosen
    recruits  how many of the troops that can be deployed were recruited this turn
    leaves    what ending the turn would leave unused, where it can be ended
    why       by action, why what people would try cannot be done now
    lacks     by action, the Persuasion that is missing for it
    """

    id: int
    seat: int
    about: int
    kind: str
    source: str
    prompt: Said
    options: list[str] | None = None
    labels: list[Said] | None = None
    brings: dict[str, list[str]] | None = None
    prices: dict[str, PriceOut] | None = None
    tray: list[TrayRow] | None = None
    follow: dict[str, list[str]] | None = None
    alone: list[str] | None = None
    infiltrated: dict[str, list[str]] | None = None
    outlook: list[OutlookOut] | None = None
    recruits: int | None = None
    leaves: LeftoverOut | None = None
    why: dict[str, Said] | None = None
    lacks: dict[str, int] | None = None


class UndoOut(Model):
    """May this seat take back? `steps`: how many choices reach back to the last fixed point.

    reason   `turn`, `fixed`, `other`, `start`, `off`, `over` when it may not, else empty
    asking   consent is being asked: by whom, who has not answered, until when
    """

    allowed: bool
    steps: int
    reason: str
    asking: AskingOut | None = None


class AskingOut(Model):
    """A request to take back that waits for consent."""

    seat: int
    steps: int
    waiting: list[int]
    until: float


class Ended(Model):
    """How a game ended.

    sources    by seat: [source, VP] in order of the first gain
    standings  by seat: what the ranking compares, VP first (`compared` names them)
    tie_break  the entry of `compared` that decided the first place, `vp` where VP did
    """

    ranking: list[int]
    vp: list[int]
    sources: list[list[tuple[str, int]]]
    compared: list[str]
    standings: list[list[int]]
    tie_break: str
    seed: str


class PlaceOut(Model):
    """A place on the table: a kind, and which one of it (an id or a seat's number; empty where there is one)."""

    kind: PlaceKind
    id: str


class LessonOut(Model):
    """Where a lesson stands.

    step   the number of the present step, of `steps`
    said   what it says; None while the others play
    look   the places that it is about
    moves  what is to be done, action by action; none where there is only something to read
    """

    id: str
    step: int
    steps: int
    said: Said | None
    look: list[PlaceOut]
    moves: list[str]


class GameOut(Model):
    """A game as one seat sees it.

    now     by kind and id of a thing (`space/wealth`), what it means for the seat now
    reach   by card in hand, the spaces that its Agent icons reach, free or not
    lesson  for the learner of a lesson that goes on
    """

    n: int
    view: View
    decision: DecisionOut | None
    undo: UndoOut
    hidden: list[list[str]]
    now: dict[str, list[Said]]
    reach: dict[str, list[str]]
    ended: Ended | None
    seed_hash: str
    rules: int
    lesson: LessonOut | None = None


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
    """A turn that is over: the card and the space of its Agent, all that was paid and gained, by others too."""

    kind: Literal["turn"]
    said: list[Said]
    seat: int
    card: str | None
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
    moment what comes together here: then the line has no words of its own
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
