"""All that can be asked of a table, as plain data that can travel. Who carries it here has checked what it holds.

The annotations say what may be asked for, for whoever reads it with landsraad.strict; the server's models of the same
names (server/messages/) say the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, get_args

from landsraad.bots import USUAL_BOT
from landsraad.strict import Between, Longest
from landsraad.table.live import SPECTATOR

LARGEST: Final = 2**53  # the last of the whole numbers that every client and every message can carry
ACTION_LENGTH: Final = 80
ACTIONS_AT_ONCE: Final = 8
MOST_SEATS: Final = 6
BOT_LENGTH: Final = 20  # characters of the name of a kind of opponent

Count = Annotated[int, Between(0, LARGEST)]
SeatNumber = Annotated[int, Between(0, MOST_SEATS - 1)]
BotName = Annotated[str, Longest(BOT_LENGTH)]


@dataclass(frozen=True)
class Who:
    """Who asks: the hash of the browser's secret (empty without one), and for commands the seat of the connection."""

    holder: str = field(default="", repr=False)  # it stands in no log
    seat: int = SPECTATOR


# --- Around the game --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Look:
    """Nothing but the lobby is wanted."""


@dataclass(frozen=True)
class Waiting:
    """Whom the table waits for is asked, by whoever carries the table: what it says goes to no client as it is."""


@dataclass(frozen=True)
class Take:
    """Take a seat; `code`: the invite code, needed where the table is not listed."""

    seat: int
    name: str
    code: str = field(default="", repr=False)


@dataclass(frozen=True)
class Leave:
    """Leave a seat."""

    seat: int


@dataclass(frozen=True)
class Concede:
    """Give a game up: the computer plays the seat to its end."""

    seat: int


@dataclass(frozen=True)
class Hint:
    """Ask what is best for one's seat at the decision `decision`."""

    seat: int
    decision: Count


@dataclass(frozen=True)
class Offer:
    """Offer one's seat to another device; `code`: the hash of what opens it, `until`: how long."""

    seat: int
    code: str = field(repr=False)
    until: float


@dataclass(frozen=True)
class Claim:
    """Go on with a seat that another device offers; `code`: the hash."""

    seat: int
    code: str = field(repr=False)


@dataclass(frozen=True)
class Start:
    """Begin the game."""


@dataclass(frozen=True)
class Order:
    """An order of the host: `kick`, `bot`, `stand_in`, `pause`, `resume`, `spectators`, `rematch`, `host`;
    or a vote: `hints`."""

    do: Literal["kick", "bot", "stand_in", "pause", "resume", "spectators", "rematch", "host", "hints"]
    seat: SeatNumber | None = None
    bot: BotName = USUAL_BOT
    allow: bool = True


@dataclass(frozen=True)
class Vacate:
    """Whoever runs the server empties a seat."""

    seat: int


@dataclass(frozen=True)
class Close:
    """The table is no more; who looks at it is told."""


# --- Of a connection --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Act:
    """Answer the decision `decision`; several actions are taken whole or refused whole."""

    decision: Count
    actions: Annotated[list[Annotated[str, Longest(ACTION_LENGTH)]], Between(1, ACTIONS_AT_ONCE)]


@dataclass(frozen=True)
class Undo:
    """Take back the last choice, or with `to="point"` everything up to the last fixed point."""

    decision: Count
    to: Literal["choice", "point"] = "choice"


@dataclass(frozen=True)
class Consent:
    """Answer another seat's request to take back, that at a decision (None: whichever is asked now)."""

    allow: bool
    decision: Count | None = None


@dataclass(frozen=True)
class Say:
    """A line of chat."""

    text: str


@dataclass(frozen=True)
class Ready:
    """Set or take away one's ready mark in the lobby."""

    ready: bool = True


@dataclass(frozen=True)
class Learn:
    """Go on from a step of a lesson, or leave the lesson and play on."""

    step: Count
    leave: bool = False


@dataclass(frozen=True)
class Solve:
    """After the turn of a puzzle was chosen: choose anew, or take that turn and play on."""

    play_on: bool = False


Deed = (
    Look
    | Waiting
    | Take
    | Leave
    | Concede
    | Hint
    | Offer
    | Claim
    | Start
    | Order
    | Vacate
    | Close
    | Act
    | Undo
    | Consent
    | Say
    | Ready
    | Learn
    | Solve
)

# By name, so that they can travel to another process.
DEEDS: Final[dict[str, type[Deed]]] = {kind.__name__: kind for kind in get_args(Deed)}

# The commands of a connection, as clients call them (docs/messages.md).
COMMANDS: Final[dict[str, type[Deed]]] = {
    **{"act": Act, "undo": Undo, "consent": Consent},
    **{"chat": Say, "ready": Ready, "learn": Learn, "solve": Solve},
}


def read_command(data: Mapping[str, Any]) -> Deed:
    """The command of a message, which holds its `type`, what belongs to it, and the client's own `command` number."""
    fields = {name: value for name, value in data.items() if name not in ("type", "command")}
    return COMMANDS[data["type"]](**fields)
