"""Makes the calls: takes notices as tables give them, keeps what is due, and sends it in tasks of its own."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from landsraad.server.away.book import INVITED, OVER, TURN, Book, Due, Profile
from landsraad.server.away.notices import Notice, Watch
from landsraad.server.away.way import Forbidden, Unsent, Way
from landsraad.server.away.words import Call, Place, say
from landsraad.server.config import Config
from landsraad.server.errors import OUT_OF_REACH, reason_of
from landsraad.server.metrics import CALLS
from landsraad.server.routing import Router
from landsraad.server.storage import Storage
from landsraad.table.deeds import Waiting, Who
from landsraad.table.refusals import Refused
from landsraad.table.storage import Row
from landsraad.table.table import Table

WAITING: Final = 1000  # notices that may wait; what comes above is left out
LOOK: Final = 2.0  # seconds between looks at what is due
AGAIN: Final = 60.0  # seconds until somebody who is here is looked for again
PAUSED: Final = 600.0  # the same at a table that is paused or cannot be asked
LEAST: Final = 3600.0  # seconds from a call to its reminder at least; with a clock half of the time that is left
DAY: Final = 86400.0  # the same without a clock
RETRIES: Final = (5.0, 30.0)  # seconds until a call that did not arrive is tried again
AT_ONCE: Final = 8  # calls that are on their way at the same time
MOST_FAILED: Final = 20  # calls in a row that do not arrive until a way counts as gone
KNOWN: Final = 30.0  # seconds for which it is remembered that somebody has no way
log = logging.getLogger(__name__)


def ways_of(config: Config) -> dict[str, Way]:
    """The ways that the host has switched on. Raises ValueError for settings that cannot be.

    Their libraries are read only where they are.
    """
    found: dict[str, Way] = {}
    if config.push:
        from landsraad.server.away.push import Push
        from landsraad.server.away.reach import Reach

        found["push"] = Push(config.signing_key(), config.push, Reach(config.push_services))
    if config.mail:
        from landsraad.server.away.mail import Mail

        found["mail"] = Mail(config.mail, config.mail_from)
    if config.hooks:
        from landsraad.server.away.hook import Hook
        from landsraad.server.away.reach import Reach

        found["hook"] = Hook(Reach(config.hooks))
    return found


class Caller:
    """All of it, for one worker."""

    def __init__(self, config: Config, storage: Storage, router: Router) -> None:
        self.ways = ways_of(config)
        self.book = Book(storage.engine)
        self._config = config
        self._storage = storage
        self._router = router
        self._watch = Watch()
        self._notices: asyncio.Queue[Notice] = asyncio.Queue(WAITING)
        self._nobody: dict[str, float] = {}  # holders without a way: until when that is believed
        self._tasks: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)

    def start(self) -> None:
        """Begin, unless the host has switched on no way."""
        if self.ways:
            self._tasks = [asyncio.create_task(self._take_notices()), asyncio.create_task(self._make_rounds())]

    async def stop(self) -> None:
        """End, whatever is on its way."""
        tasks = [*self._tasks, *self._sending]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- From tables --------------------------------------------------------------------------------------------------

    def notice(self, table: Table) -> None:
        """A table has changed. Never waits."""
        if not self.ways or table.journal.lost:
            return
        for one in self._watch.look(table):
            if self._nobody.get(one.holder, 0.0) > time.monotonic():
                continue
            try:
                self._notices.put_nowait(one)
            except asyncio.QueueFull:
                log.warning("too many calls are wanted at once; one is left out", extra={"table": one.table})

    def offers(self) -> dict[str, Any]:
        """Which ways the host has switched on, as the client is told."""
        push: Any = self.ways.get("push")
        hook: Any = self.ways.get("hook")
        return {
            "push": "" if push is None else push.public_key,
            "mail": "mail" in self.ways,
            "hooks": [] if hook is None else hook.hosts,
        }

    def met(self, holder: str) -> None:
        """Somebody has changed the ways to them."""
        self._nobody.pop(holder, None)

    async def _take_notices(self) -> None:
        while True:
            one = await self._notices.get()
            try:
                await self._plan(one)
            except OUT_OF_REACH as error:
                log.warning("a call could not be planned: %s", reason_of(error))
            except Exception:  # one notice must not end all calls
                log.exception("a call could not be planned")
            finally:
                self._notices.task_done()

    async def _plan(self, one: Notice) -> None:
        if not await self.book.ways(one.holder):
            now = time.monotonic()
            self._nobody = {holder: until for holder, until in self._nobody.items() if until > now}
            self._nobody[one.holder] = now + KNOWN
            return
        wait = self._config.call_after if one.kind == TURN else 0.0
        await self.book.plan(one.table, one.seat, one.kind, one.moment, time.time() + wait)

    # --- What is due --------------------------------------------------------------------------------------------------

    async def _make_rounds(self) -> None:
        cleaned = 0.0
        while True:
            try:
                await self.look()
                if time.monotonic() - cleaned > 3600:
                    cleaned = time.monotonic()
                    await self.book.drop_unconfirmed()
            except OUT_OF_REACH as error:
                log.warning("what is due could not be looked at: %s", reason_of(error))
            except Exception:  # the next round comes
                log.exception("what is due could not be looked at")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Make what is due."""
        for one in await self.book.due(time.time()):
            await self._look_at(one)

    async def _look_at(self, one: Due) -> None:
        """Make a call that is due, or say when to look again."""
        now = time.time()
        seats = await self._storage.seats([one.table_id])
        holder = seats[one.seat]["holder"] if one.seat < len(seats) else ""
        profile = await self.book.profile(holder)
        ways = [way for way in await self.book.ways(holder) if way["kind"] in self.ways and way["confirm"] is None]
        waits = await self._waits(one) if one.kind == TURN else {}
        again = _again(one, waits, profile, now)
        if not holder or not ways or not profile.wants(one.kind) or again is None:
            await self.book.settle(one, now, None)
        elif again > now:
            await self.book.settle(one, now, again)
        elif await self.book.settle(one, now, _reminder(one, waits, now), sent=True):
            place = Place(one.table_id, one.seat, [seat["name"] for seat in seats])
            kind = "reminder" if one.sent else one.kind
            for way in ways:
                self.send(way, kind, profile.language, place, waits)

    async def _waits(self, one: Due) -> dict[str, Any]:
        """Whom the table waits for; `unknown` where it cannot be asked now."""
        try:
            return await self._router.call(one.table_id, Who(), Waiting())
        except Refused:
            return {"unknown": True}

    # --- On the way ---------------------------------------------------------------------------------------------------

    def send(self, way: Row, kind: str, language: str, place: Place, waits: dict[str, Any] | None = None) -> None:
        """Send a call in a task of its own; failures are logged and tried again a little."""
        task = asyncio.get_running_loop().create_task(self._send(way, kind, language, place, waits or {}))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, way: Row, kind: str, language: str, place: Place, waits: dict[str, Any]) -> None:
        async with self._room:
            call = await asyncio.to_thread(self._word, way, kind, language, place, waits)
            failure = await self._try(way, call)
        try:
            await self._note(way, failure)
        except OUT_OF_REACH as error:
            log.warning("what became of a call could not be kept: %s", reason_of(error))

    def _word(self, way: Row, kind: str, language: str, place: Place, waits: dict[str, Any]) -> Call:
        base = self._config.public_url
        if kind == "confirm":
            return say(kind, language, place, f"{base}/me#confirm={way['confirm']}", "")
        link = f"{base}/t/{place.table}" if place.table else f"{base}/me"
        stop = f"{base}/me#stop={way['stop']}"
        return say(kind, language, place, link, stop, waits.get("kind", ""), waits.get("round", 0))

    async def _try(self, way: Row, call: Call) -> Unsent | None:
        """Why a call has not arrived; None where it has."""
        failure: Unsent | None = None
        for wait in (0.0, *RETRIES):
            await asyncio.sleep(wait)
            try:
                await self.ways[way["kind"]].send(way["address"], call)
                CALLS.labels(way["kind"], "sent").inc()
                return None
            except Forbidden as error:
                failure = Unsent(str(error))
                break
            except Unsent as error:
                failure = error
                if error.gone:
                    break
            except Exception as error:  # of a library: it is a call that did not arrive, and no more
                log.exception("a way to people failed")
                failure = Unsent(type(error).__name__)
        CALLS.labels(way["kind"], "failed").inc()
        log.info("a call did not arrive", extra={"way": way["kind"], "why": str(failure)})
        return failure

    async def _note(self, way: Row, failure: Unsent | None) -> None:
        failed = 0 if failure is None else way["failed"] + 1
        if failure is not None and (failure.gone or failed >= MOST_FAILED):
            await self.book.drop_way(way["holder"], way["id"])
        elif failed != way["failed"]:
            await self.book.note_failures(way["id"], failed)


def _again(one: Due, waits: dict[str, Any], profile: Profile, now: float) -> float | None:
    """When a call is to be made or looked at again: now or later; None: not any more."""
    if waits.get("unknown"):
        return now + PAUSED
    if one.kind == TURN:
        if waits["moment"] != one.moment or waits["seat"] != one.seat:
            return None
        if waits["paused"]:
            return now + PAUSED
        if waits["online"][one.seat]:
            return now + AGAIN
    return profile.quiet_until(now) or now


def _reminder(one: Due, waits: dict[str, Any], now: float) -> float | None:
    """When a call that is made now is repeated: once, and only a turn waits for somebody."""
    if one.kind in (OVER, INVITED) or one.sent:
        return None
    deadline = waits["deadline"]
    return now + (DAY if deadline is None else max(LEAST, (deadline - now) / 2))
