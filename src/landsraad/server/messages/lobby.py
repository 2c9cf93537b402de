"""A table without its game."""

from __future__ import annotations

from typing import Literal

from landsraad.server.messages.model import Model
from landsraad.server.messages.requests import Options, SetupIn


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


class VoteOut(Model):
    """A vote that is going on: how many are for it, of so many that are needed; `mine`: this browser is for it."""

    votes: int
    needed: int
    mine: bool


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
    hints    the vote whether everybody may ask for hints, None while there is none; `options.hints`: they may
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
    hints: VoteOut | None
    seed_hash: str
    own_seed: bool
    broken: Literal["gap", "entry", "snapshot", "newer", "row"] | None
