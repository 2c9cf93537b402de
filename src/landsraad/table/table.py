"""A table: its seats, its game, its clock, who looks, what is said, and the journal that keeps it.

What people do at it is in seating.py, orders.py, handover.py, play.py and chat.py; what goes on by itself is in
going_on.py. Everything that changes it holds `lock` and stores the change before it becomes
visible.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from landsraad import Setup
from landsraad.engine.machine.terms import NOBODY
from landsraad.record import RULES_VERSION
from landsraad.table import showing
from landsraad.table.asking import Asking
from landsraad.table.audience import Audience, Delayed
from landsraad.table.ballots import Ballot, HintBallot
from landsraad.table.bucket import Bucket
from landsraad.table.chat import Chat
from landsraad.table.clocks import Clock
from landsraad.table.journal import Journal
from landsraad.table.live import SPECTATOR, LiveGame
from landsraad.table.opponents import Opponents
from landsraad.table.options import Options
from landsraad.table.refusals import Refused
from landsraad.table.seats import Seats
from landsraad.table.setups import setup_data
from landsraad.table.storage import Row, Write, as_text
from landsraad.table.viewers import Viewer

T = TypeVar("T")
FULL: Final = 4507  # closes connections where there is no room to keep anything more


@dataclass(repr=False)  # it holds secrets
class Table:
    """A table.

    code      what gives a seat at a table that is not listed
    own_seed  somebody chose the seed, and may know what it brings
    origin    a hash of the address that it was opened from
    base      how many entries lie before the snapshot from which newer rules took the game over (0: never)
    broken    why its game cannot be loaded, empty where it can; nothing of such a table is changed any more
    asking    a request to take back that waits
    ballots   by seat, who wants the computer to play for it
    hint_ballot  who wants that everybody may ask for hints
    hinted    at which entry it was told last that somebody asked for a hint
    arrivals  how many people may sit down during the game
    touched   when something changed or was asked for last (monotonic)
    work      what must not end with the connection that asked for it
    hurried   when it was told last that opponents look less far (monotonic)
    bots, alarm   the opponents that play, and what rings when a clock has run out
    """

    id: str
    code: str
    phase: str
    setup: Setup
    options: Options
    seed: str
    own_seed: bool
    seats: Seats
    journal: Journal
    opponents: Opponents
    created: float = 0.0
    origin: str = ""
    rules: int = RULES_VERSION
    base: int = 0
    broken: str = ""
    paused: bool = False
    rematch: str | None = None
    live: LiveGame | None = None
    clock: Clock | None = None
    asking: Asking | None = None
    chat: Chat = field(default_factory=Chat)
    audience: Audience = field(default_factory=Audience)
    delayed: Delayed = field(default_factory=Delayed)
    arrivals: Bucket = field(default_factory=lambda: Bucket(0.2, 20))
    ballots: dict[int, Ballot] = field(default_factory=dict)
    hint_ballot: HintBallot | None = None
    hinted: int = -1
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = field(default_factory=time.monotonic)
    follow_up: Callable[[Table], None] = lambda table: None
    work: set[asyncio.Task[Any]] = field(default_factory=set)
    hurried: float = -math.inf
    bots: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None

    def playing(self) -> LiveGame:
        """The game. Raises Refused before it has begun."""
        self.check_whole()
        if self.live is None:
            raise Refused("not_started", "the game has not begun")
        return self.live

    def check_whole(self) -> None:
        """Raises Refused where the game could not be loaded: everything stays as it is then."""
        if self.broken:
            raise Refused("broken", "the game cannot be loaded and is kept as it is", reason=self.broken)

    def presence(self) -> dict[str, Any]:
        """Who is here."""
        return self.audience.presence(len(self.seats))

    def wake(self, clock: Clock | None, asked: int, kind: str) -> float | None:
        """When this table must be loaded if it then lives nowhere; None where nothing is to happen by itself.

        clock, asked, kind  as they will stand: who is asked, and the kind of that seat (an opponent acts at once)
        """
        if clock is None or asked == NOBODY:
            return None
        if kind == "bot":
            return time.time()
        return time.time() + clock.left[asked] if clock.running != asked else clock.deadline

    # --- Changes ------------------------------------------------------------------------------------------------------

    async def store(self, write: Write) -> None:
        """Returns when it is stored. Raises Refused where it cannot be; whoever looks must come back then."""
        try:
            await self.journal.write(write)
        except Refused as refused:
            self.audience.close(FULL if refused.code == "full" else 1013)
            raise

    async def keep(self, options: Options) -> None:
        """Go on by other options. Raises Refused where they cannot be stored."""
        async with self.lock:
            await self.store(Write(self.id, changes={"options": as_text(options.data())}))
            self.options = options
            self.lobby_changed(game=True)

    def game_changed(self) -> None:
        """The game has changed: everybody gets it, opponents and clocks go on."""
        self.touched = time.monotonic()
        self.keep_delayed()
        self.audience.tell(Viewer.owe_game)
        if self.delayed.waiting:
            asyncio.get_running_loop().call_later(self.options.spectator_delay + 0.05, self._show_delayed)
        self.follow_up(self)

    def keep_delayed(self) -> None:
        """Keep what spectators will see later."""
        if self.options.spectators == "delayed" and self.live is not None:
            self.delayed.keep(showing.game(self, SPECTATOR), self.live.logs[SPECTATOR + 1])

    def _show_delayed(self) -> None:
        self.audience.tell(lambda viewer: viewer.owe_game() if viewer.seat == SPECTATOR else None)

    def lobby_changed(self, game: bool = False) -> None:
        """Seats or settings have changed; `game`: what `game` says depends on it."""
        self.touched = time.monotonic()
        if game and self.live is not None:
            self.live.shown.clear()
            self.audience.tell(Viewer.owe_game)
        else:
            self.audience.tell(Viewer.owe_lobby)
        self.follow_up(self)

    # --- Work ---------------------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something that must not end with the connection that asked for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.work.add(task)
        task.add_done_callback(self.work.discard)
        return task

    @property
    def idle(self) -> bool:
        """Does nobody look, and nothing go on that only the memory knows?"""
        playing = self.bots is not None and not self.bots.done()
        ticking = self.clock is not None and self.clock.running is not None and self.clock.options.kind != "days"
        return not (self.audience.viewers or self.work or playing or ticking)

    def leave_memory(self) -> None:
        """Somebody else goes on with this table, or it must be loaded anew; who looks at it must come back."""
        self.journal.lost = True
        if self.alarm is not None:
            self.alarm.cancel()
        if self.bots is not None:
            self.bots.cancel()
        self.audience.close(1013)

    # --- As it is stored ----------------------------------------------------------------------------------------------

    def row(self) -> Row:
        """As it is stored when it is new."""
        return {
            "id": self.id,
            "code": self.code,
            "host": self.seats.host,
            "phase": self.phase,
            "listed": self.options.listed,
            "setup": as_text(setup_data(self.setup)),
            "options": as_text(self.options.data()),
            "seed": ("own:" if self.own_seed else "") + self.seed,
            "rules": self.rules,
            "base": self.base,
            "paused": self.paused,
            "rematch": self.rematch,
            "created": self.created,
            "changed": self.created,
            "wake": None,
            "result": None,
            "origin": self.origin,
        }

    def snapshot(self, live: LiveGame) -> Row:
        """The whole state of its game, as it is stored at a turn's end."""
        return {"n": live.n, "rules": RULES_VERSION, "state": as_text(live.snapshot())}
