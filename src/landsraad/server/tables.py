"""A table in memory: seats, options, the live game, who is looking. What people do at it is in lobby.py and play.py."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from landsraad import Setup
from landsraad.engine.terms import NOBODY
from landsraad.record import RULES_VERSION
from landsraad.server import seats as tokens
from landsraad.server.clocks import Clock
from landsraad.server.errors import Refused
from landsraad.server.limits import Bucket
from landsraad.server.live import SPECTATOR, LiveGame
from landsraad.server.loading import load_game
from landsraad.server.messages import Options
from landsraad.server.opponents import Opponents
from landsraad.server.render import encode, render_ended, render_view
from landsraad.server.setups import setup_data, setup_from
from landsraad.server.storage import Conflict, Row, Storage, Write
from landsraad.server.viewers import Viewer

CHAT_KEPT: Final = 200
T = TypeVar("T")
log = logging.getLogger(__name__)


@dataclass
class Seat:
    """A seat: `open`, or held by a person (`holder`: the hash of their secret) or an opponent.

    since   when its holder sat down (seconds since 1970)

    An opponent with a holder stands in for that person, who can take the seat back at any time.
    """

    kind: str = "open"
    name: str = ""
    bot: str = "greedy"
    holder: str = field(default="", repr=False)
    ready: bool = False
    since: float = 0.0

    @property
    def stands_in(self) -> bool:
        """Does the computer play here for a person who may come back?"""
        return self.kind == "bot" and bool(self.holder)

    def row(self, table: str, seat: int) -> Row:
        """As it is stored."""
        return {
            "key_table": table,
            "key_seat": seat,
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "holder": self.holder,
            "ready": self.ready,
            "since": self.since,
        }


@dataclass
class Asking:
    """A request to take back that waits for the consent of others."""

    seat: int
    steps: int
    decision: int
    waiting: set[int]
    until: float
    answered: asyncio.Future[bool]

    def count(self, seat: int, allow: bool) -> None:
        """A seat has answered: one refusal settles it, as does the consent of the last one."""
        self.waiting.discard(seat)
        if not allow or not self.waiting:
            self.settle(allow)

    def forget(self, seat: int) -> None:
        """Who has left a seat asks for nothing any more, and nobody waits for their answer."""
        if seat == self.seat:
            self.settle(False)
        elif seat in self.waiting:
            self.count(seat, True)

    def settle(self, allow: bool) -> None:
        """The answer is known."""
        if not self.answered.done():
            self.answered.set_result(allow)


@dataclass(repr=False)  # it holds secrets
class Table:
    """A table. Everything that changes it holds `lock` and stores the change before it becomes visible.

    base     how many entries lie before the snapshot that the game was played on from when the rules changed (0: never)
    version  rises with every write; the database has the same, or somebody else has gone on with the table
    broken   why its game cannot be loaded, empty where it can; nothing of such a table is changed any more
    held     may this worker write? Another one may have taken the table over
    lost     another worker has gone on with this table; it must be loaded anew
    gone     by holder: since when somebody who was here is not (monotonic); loaded: since when the table is in memory
    left     by seat: who held it before the present holder, as far as the memory goes
    arrivals, chat_of_seats, chat_of_spectators   how many people may sit down during the game, how much may be said
    origin   a hash of the address that it was opened from
    """

    id: str
    code: str
    host: str
    phase: str
    setup: Setup
    options: Options
    seed: str
    own_seed: bool
    seats: list[Seat]
    storage: Storage
    opponents: Opponents
    rules: int = RULES_VERSION
    base: int = 0
    version: int = 0
    broken: str = ""
    paused: bool = False
    rematch: str | None = None
    created: float = 0.0
    live: LiveGame | None = None
    clock: Clock | None = None
    chat: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    viewers: set[Viewer] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    asking: Asking | None = None
    held: Callable[[], bool] = lambda: True
    lost: bool = False
    touched: float = field(default_factory=time.monotonic)
    loaded: float = field(default_factory=time.monotonic)
    gone: dict[str, float] = field(default_factory=dict)
    left: dict[int, str] = field(default_factory=dict)
    origin: str = ""
    arrivals: Bucket = field(default_factory=lambda: Bucket(0.2, 20))
    chat_of_seats: Bucket = field(default_factory=lambda: Bucket(5, 60))
    chat_of_spectators: Bucket = field(default_factory=lambda: Bucket(2, 20))
    follow_up: Callable[[Table], None] = lambda table: None
    past: deque[tuple[float, bytes, list[bytes]]] = field(default_factory=deque)
    background: set[asyncio.Task[Any]] = field(default_factory=set)
    bot_task: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None

    # --- Looking ------------------------------------------------------------------------------------------------------

    def seats_of(self, holder: str) -> list[int]:
        """The seats that a browser holds."""
        return [n for n, seat in enumerate(self.seats) if holder and seat.holder == holder]

    def lobby(self, viewer: Viewer | None, holder: str = "") -> dict[str, Any]:
        """`lobby` for a viewer, or for a browser without a connection."""
        holder = holder if viewer is None else viewer.holder
        online = self.presence()["online"]
        mine = self.seats_of(holder)
        seats = [
            {
                "seat": n,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot if seat.kind == "bot" else "",
                "ready": seat.ready,
                "stand_in": seat.stands_in,
                "online": online[n],
                "host": bool(seat.holder) and seat.holder == self.host,
                "mine": n in mine,
            }
            for n, seat in enumerate(self.seats)
        ]
        return {
            "id": self.id,
            "phase": self.phase,
            "setup": setup_data(self.setup),
            "options": self.options.model_dump(),
            "own_seed": self.own_seed,
            "seats": seats,
            "seat": None if viewer is None or viewer.seat == SPECTATOR else viewer.seat,
            "host": bool(holder) and holder == self.host,
            "code": self.code if mine or (holder and holder == self.host) else None,
            "paused": self.paused,
            "spectators": self.spectators,
            "clock": self.clock_out(),
            "rematch": self.rematch,
            "seed_hash": self.seed_hash,
            "broken": self.broken or None,
        }

    @property
    def seed_hash(self) -> str:
        """The hash of the seed, from the start; empty for a seed of the host's own, which could be guessed from it."""
        return "" if self.live is None or self.own_seed else tokens.seed_hash(self.seed)

    @property
    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(viewer.seat == SPECTATOR for viewer in self.viewers)

    def presence(self) -> dict[str, Any]:
        """Who is here."""
        here = {viewer.seat for viewer in self.viewers}
        return {"online": [n in here for n in range(len(self.seats))], "spectators": self.spectators}

    def away(self, holder: str) -> float:
        """How many seconds somebody has not been looking: since they went, or since the table has been in memory."""
        if any(viewer.holder == holder for viewer in self.viewers):
            return 0.0
        return time.monotonic() - self.gone.get(holder, self.loaded)

    def clock_out(self) -> dict[str, Any] | None:
        """The clock as clients get it."""
        return None if self.clock is None else self.clock.render()

    def wake(self, clock: Clock | None, asked: int, kind: str) -> float | None:
        """When this table must be loaded if it then lives nowhere; None where nothing is to happen by itself.

        clock, asked, kind  as they will stand: who is asked, and the kind of that seat (an opponent acts at once)
        """
        if clock is None or asked == NOBODY:
            return None
        if kind == "bot":
            return time.time()
        return time.time() + clock.left[asked] if clock.running != asked else clock.deadline

    def game_json(self, viewer: int) -> bytes:
        """`game` for a seat or a spectator; made once for each change."""
        live = self.playing()
        made = live.rendered.get(viewer)
        if made is None:
            made = live.rendered[viewer] = encode(self._game(live, viewer))
        return made

    def _game(self, live: LiveGame, viewer: int) -> dict[str, Any]:
        data = {"n": live.n, **render_view(live.game, viewer)}
        if data["decision"] is not None:
            data["decision"]["id"] = live.n
        data["undo"] = self.undo_out(viewer)
        data["ended"] = render_ended(live.game, self.seed)
        data["seed_hash"] = self.seed_hash
        data["rules"] = self.rules
        return data

    def undo_out(self, viewer: int) -> dict[str, Any]:
        """`undo` for a viewer."""
        reason, steps = self.undo_reach(viewer)
        asking = None
        if self.asking is not None:
            one = self.asking
            waiting = sorted(one.waiting)
            asking = {"seat": one.seat, "steps": one.steps, "waiting": waiting, "until": one.until}
        return {"allowed": not reason, "steps": steps, "reason": reason, "asking": asking}

    def undo_reach(self, viewer: int) -> tuple[str, int]:
        """Why a viewer may not take back (empty where they may), and how many choices they may."""
        live = self.playing()
        if live.game.over:
            return "over", 0
        if viewer == SPECTATOR:
            return "spectator", 0
        if self.options.undo == "off":
            return "off", 0
        if self.paused:
            return "paused", 0
        if live.asked != viewer:
            return "turn", 0
        if not live.marks:
            return "fixed" if live.game.history or self.base else "start", 0
        return "", len(live.marks)

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

    def delayed_frame(self) -> tuple[bytes, list[bytes]]:
        """What spectators with a delay see now: the last frame that is old enough."""
        seen_until = time.monotonic() - self.options.spectator_delay
        while len(self.past) > 1 and self.past[1][0] <= seen_until:
            self.past.popleft()
        return self.past[0][1], self.past[0][2]

    def keep_frame(self) -> None:
        """Keep what spectators will see later."""
        if self.options.spectators == "delayed" and self.live is not None:
            self.past.append((time.monotonic(), self.game_json(SPECTATOR), list(self.live.logs[0])))

    # --- Telling ------------------------------------------------------------------------------------------------------

    def tell(self, owe: Callable[[Viewer], None]) -> None:
        """Owe something to everybody who looks."""
        for viewer in list(self.viewers):
            owe(viewer)

    def game_changed(self) -> None:
        """The game has changed: everybody gets it, opponents and clocks go on."""
        self.touched = time.monotonic()
        self.keep_frame()
        for viewer in self.viewers:
            viewer.owe_game()
        if self.past and len(self.past) > 1:
            asyncio.get_running_loop().call_later(self.options.spectator_delay + 0.05, self._show_delayed)
        self.follow_up(self)

    def _show_delayed(self) -> None:
        for viewer in self.viewers:
            if viewer.seat == SPECTATOR:
                viewer.owe_game()

    def lobby_changed(self, game: bool = False) -> None:
        """Seats or settings have changed; `game`: what `game` says depends on it."""
        self.touched = time.monotonic()
        if game and self.live is not None:
            self.live.rendered.clear()
            self.tell(Viewer.owe_game)
        else:
            self.tell(Viewer.owe_lobby)
        self.follow_up(self)

    # --- Storing ------------------------------------------------------------------------------------------------------

    async def store(self, write: Write) -> None:
        """Returns when it is stored. Raises Refused where the table is not ours any more or the database fails."""
        write.version = self.version
        self.version += 1
        try:
            if self.lost or not self.held():
                raise Conflict("this worker holds the table no more")
            await self.storage.journal.write(write)
        except Exception as error:  # what is not stored has not happened, whatever the cause
            trace = None if isinstance(error, Conflict) else error
            log.warning("storing failed: %s", type(error).__name__, extra={"table": self.id}, exc_info=trace)
            self.lost = True
            self.tell(lambda viewer: viewer.close(1013))
            raise Refused("unavailable", "the change could not be stored; try again") from error

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something that must not end with the connection that asked for it."""
        task = asyncio.get_running_loop().create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)
        return task

    def row(self) -> Row:
        """As it is stored when it is new."""
        return {
            "id": self.id,
            "code": self.code,
            "host": self.host,
            "phase": self.phase,
            "listed": self.options.listed,
            "setup": msgspec.json.encode(setup_data(self.setup)).decode(),
            "options": self.options.model_dump_json(),
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


# --- Loading ----------------------------------------------------------------------------------------------------------


async def load_table(id: str, storage: Storage, opponents: Opponents) -> Table | None:
    """A table from the database, its game replayed; None where there is none. Raises Refused where it is unreadable.

    It is taken over: what whoever held it before has not written by now, it does not write any more. That may be a
    worker that stands still, or what a killed server had already sent to the database.
    """
    version = await storage.claim(id)
    row = await storage.table(id)
    if row is None:
        return None
    try:
        table = _read_row(row, storage, opponents)
    except (msgspec.DecodeError, TypeError, ValueError, AttributeError) as error:
        log.error("the row of a table cannot be read", extra={"table": id, "why": str(error)})
        raise Refused("broken", "the table cannot be read and is kept as it is", reason="row") from error
    table.version = version
    table.seats = [_seat(one) for one in await storage.seats([id])]
    for line in await storage.chat(id, CHAT_KEPT):
        table.chat.append({name: line[name] for name in ("seat", "name", "text", "at")})
    if table.phase != "lobby":
        await load_game(table, row["wake"])
    return table


def _read_row(row: Row, storage: Storage, opponents: Opponents) -> Table:
    seed = row["seed"]
    return Table(
        id=row["id"],
        code=row["code"],
        host=row["host"],
        phase=row["phase"],
        setup=setup_from(msgspec.json.decode(row["setup"])),
        options=Options.model_validate_json(row["options"]),
        seed=seed.removeprefix("own:"),
        own_seed=seed.startswith("own:"),
        seats=[],
        storage=storage,
        opponents=opponents,
        rules=row["rules"],
        base=row["base"],
        paused=row["paused"],
        rematch=row["rematch"],
        created=row["created"],
        origin=row["origin"],
    )


def _seat(row: Row) -> Seat:
    return Seat(row["kind"], row["name"], row["bot"], row["holder"], row["ready"], row["since"])


class Tables:
    """The tables that live in this worker."""

    def __init__(self, storage: Storage, opponents: Opponents, follow_up: Callable[[Table], None]) -> None:
        self.storage = storage
        self.opponents = opponents
        self.here: dict[str, Table] = {}
        self.held: Callable[[str], bool] | None = None  # with several workers: does this one hold a table?
        self._follow_up = follow_up
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def get(self, id: str) -> Table:
        """A table, loaded when it is not here. Raises Refused where there is none."""
        table = self.here.get(id)
        if table is not None and not table.lost:
            table.touched = time.monotonic()
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.get_running_loop().create_task(self._load(id))
        try:
            found = await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)
        if found is None:
            raise Refused("no_such_table", f"there is no table {id}")
        return found

    async def _load(self, id: str) -> Table | None:
        self.drop(id)
        if self.held is not None and not self.held(id):
            raise Refused("unavailable", "the table has moved; try again")
        table = await load_table(id, self.storage, self.opponents)
        if table is not None:
            self.add(table)
        return table

    def add(self, table: Table) -> None:
        """A table begins to live here."""
        table.follow_up = self._follow_up
        if self.held is not None:
            table.held = partial(self.held, table.id)
        self.here[table.id] = table
        self._follow_up(table)

    def drop(self, id: str) -> None:
        """A table leaves the memory; who looks at it must come back."""
        table = self.here.pop(id, None)
        if table is None:
            return
        table.lost = True
        if table.alarm is not None:
            table.alarm.cancel()
        if table.bot_task is not None:
            table.bot_task.cancel()
        table.tell(lambda viewer: viewer.close(1013))

    def drop_idle(self, idle: float) -> None:
        """Let tables go that nobody has looked at for a while, unless something goes on that only the memory knows."""
        now = time.monotonic()
        for table in list(self.here.values()):
            busy = table.viewers or table.background or (table.bot_task is not None and not table.bot_task.done())
            clock = table.clock
            ticking = clock is not None and clock.running is not None and clock.options.kind != "days"
            if not busy and not ticking and now - table.touched > idle:
                self.drop(table.id)
