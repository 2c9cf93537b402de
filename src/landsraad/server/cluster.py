"""Several workers: each table lives in one of them, and Redis carries what the others have to say to it.

A worker holds a table by a lease in Redis, which it renews. What it sends to another goes to the channel of that one.
When a worker dies its leases run out; the next one that needs a table takes it from the database. A worker that has not
renewed a lease within its term (it stood still, or Redis was emptied) writes nothing more to the table. And should two
believe that they hold one, the database decides: who takes a table over raises its version, and who knows another
version lets it go.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from landsraad.server.routing import Router
from landsraad.server.wire import encode
from landsraad.table.commands import perform
from landsraad.table.deeds import DEEDS, Deed, Look, Who
from landsraad.table.feed import Feed, LocalFeed, attach
from landsraad.table.message import Message
from landsraad.table.refusals import Refused
from landsraad.table.tables import Tables

ANSWER: Final = 5.0  # seconds to wait for another worker
WAITING: Final = 400  # messages that may wait for a connection
PREFIX: Final = "landsraad"
RENEW: Final = """
if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end
"""
RELEASE: Final = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end"
log = logging.getLogger(__name__)


class Cluster(Router):
    """The way to tables that live in any of the workers."""

    def __init__(self, tables: Tables, url: str, lease: float) -> None:
        self._tables = tables
        self._redis: Redis = Redis.from_url(url)
        self._me = secrets.token_hex(8)
        self._lease = lease
        self._numbers = itertools.count()
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._feeds: dict[str, RemoteFeed] = {}  # connections here to tables elsewhere
        self._guests: dict[str, tuple[LocalFeed, asyncio.Task[None]]] = {}  # connections elsewhere to tables here
        self._tasks: list[asyncio.Task[None]] = []
        self._work: set[asyncio.Task[None]] = set()
        self._renewed: dict[str, float] = {}  # when the lease of a table was asked for last
        tables.held = self.holds

    async def start(self) -> None:
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(listening), name="cluster"),
            asyncio.create_task(self._keep_leases(), name="leases"),
        ]
        await asyncio.wait_for(listening.wait(), 10)

    async def stop(self) -> None:
        for id in list(self._tables.here):
            self._tables.drop(id)
            with contextlib.suppress(RedisError):
                await self._release(id)
        for task in [*self._tasks, *self._work]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._work, return_exceptions=True)
        await self._redis.aclose()

    async def healthy(self) -> bool:
        try:
            return bool(await asyncio.wait_for(self._redis.ping(), 3))
        except (RedisError, OSError, TimeoutError):
            return False

    # --- Who holds a table --------------------------------------------------------------------------------------------

    def holds(self, table: str) -> bool:
        """Is the lease of this worker within its term?"""
        return table in self._renewed and _now() - self._renewed[table] < self._lease

    async def _owner(self, table: str) -> str:
        """The worker that holds a table, as far as this one knows: what it writes in error the database refuses."""
        if self.holds(table) and table in self._tables.here and not self._tables.here[table].journal.lost:
            return self._me
        return await self._find_owner(table)

    async def _find_owner(self, table: str) -> str:
        """The worker that holds a table; this one where nobody does. Raises Refused where Redis does not answer."""
        asked = _now()
        try:
            key = f"{PREFIX}:table:{table}"
            term = int(self._lease * 1000)
            taken = await self._redis.set(key, self._me, nx=True, px=term)
            if taken or await self._extend(table):
                return self._hold(table, asked, anew=bool(taken))
            found = await self._redis.get(key)
        except (RedisError, OSError) as error:
            raise Refused("unavailable", "the workers cannot reach one another; try again") from error
        if found is None:
            raise Refused("unavailable", "the table is moving; try again")
        return _text(found)

    def _hold(self, table: str, asked: float, anew: bool) -> str:
        """This worker holds a table. What it still knows from an earlier hold may be out of date."""
        if anew:
            self._tables.drop(table)
        self._renewed[table] = asked
        return self._me

    async def _extend(self, table: str) -> bool:
        """Renew a lease in Redis; False where this worker has none there."""
        key = f"{PREFIX}:table:{table}"
        return bool(await self._redis.eval(RENEW, 1, key, self._me, str(int(self._lease * 1000))))

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(self._lease / 3)
            for table in list(self._renewed):
                await self._renew(table)
            for feed in list(self._feeds.values()):
                await self._check_owner(feed)

    async def _renew(self, table: str) -> None:
        """Keep a table; one that cannot be kept, or is not in memory any more, is let go."""
        asked = _now()
        if table not in self._tables.here:
            if not self.holds(table):
                self._renewed.pop(table, None)
                with contextlib.suppress(RedisError, OSError):
                    await self._release(table)
            return
        try:
            kept = await self._extend(table)
        except (RedisError, OSError):
            if self.holds(table):
                return
            kept = False
        if kept:
            self._renewed[table] = asked
        else:
            log.warning("the hold on a table was lost", extra={"table": table})
            self._renewed.pop(table, None)
            self._tables.drop(table)

    async def _release(self, table: str) -> None:
        self._renewed.pop(table, None)
        await self._redis.eval(RELEASE, 1, f"{PREFIX}:table:{table}", self._me)

    async def _check_owner(self, feed: RemoteFeed) -> None:
        """A connection whose table has moved must come back."""
        try:
            found = await self._redis.get(f"{PREFIX}:table:{feed.table}")
        except (RedisError, OSError):
            return
        if found is None or _text(found) != feed.owner:
            feed.end(1013)

    # --- The way ------------------------------------------------------------------------------------------------------

    async def call(self, table: str, who: Who, deed: Deed) -> dict[str, Any]:
        owner = await self._owner(table)
        if owner == self._me:
            return await perform(self._tables, table, who, deed)
        return await self._ask(owner, "call", {"table": table, "who": who, "deed": type(deed).__name__, "fields": deed})

    async def attach(self, table: str, who: Who) -> Feed:
        owner = await self._find_owner(table)  # who only looks would not find out that others have gone on
        if owner == self._me:
            return await attach(self._tables, table, who)
        feed = RemoteFeed(self, table, who, owner, secrets.token_hex(8))
        self._feeds[feed.id] = feed
        try:
            await self._ask(owner, "attach", {"table": table, "who": who, "feed": feed.id})
        except Refused:
            del self._feeds[feed.id]
            raise
        return feed

    async def online(self, table: str) -> list[bool]:
        if table in self._tables.here:
            return self._tables.online(table)
        try:
            found = await self._redis.get(f"{PREFIX}:table:{table}")
            if found is None or _text(found) == self._me:
                return []
            lobby = await self.call(table, Who(), Look())
        except (Refused, RedisError, OSError):
            return []
        return [seat["online"] for seat in lobby["seats"]]

    async def wake(self, table: str) -> None:
        if await self._owner(table) == self._me:
            await self._tables.get(table)

    def forget(self, feed: RemoteFeed) -> None:
        """A connection here has ended."""
        self._feeds.pop(feed.id, None)

    async def tell(self, worker: str, kind: str, body: dict[str, Any]) -> None:
        """Send something to another worker."""
        message = msgspec.msgpack.encode({"kind": kind, "from": self._me, **body})
        await self._redis.publish(f"{PREFIX}:worker:{worker}", message)

    async def _ask(self, worker: str, kind: str, body: dict[str, Any]) -> dict[str, Any]:
        number = next(self._numbers)
        future: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[number] = future
        try:
            await self.tell(worker, kind, {"number": number, **body})
            answer = await asyncio.wait_for(future, ANSWER)
        except (TimeoutError, RedisError, OSError) as error:
            raise Refused("unavailable", "the worker that holds the table does not answer; try again") from error
        finally:
            del self._answers[number]
        if "error" in answer:
            raise Refused(answer["error"], answer["detail"], **answer["args"])
        return answer

    # --- What comes in ------------------------------------------------------------------------------------------------

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(f"{PREFIX}:worker:{self._me}")
                    listening.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._handle(msgspec.msgpack.decode(message["data"]))
            except (RedisError, OSError):
                log.exception("the connection to Redis was lost")
                for feed in list(self._feeds.values()):
                    feed.end(1013)
                await asyncio.sleep(0.5)

    def _handle(self, message: dict[str, Any]) -> None:
        """What must stay in order is done at once, the rest in tasks of its own."""
        kind = message["kind"]
        if kind == "answer":
            future = self._answers.get(message["number"])
            if future is not None and not future.done():
                future.set_result(message["body"])
        elif kind == "messages":
            feed = self._feeds.get(message["feed"])
            if feed is not None:
                feed.deliver(message["messages"], message["closed"])
        elif kind == "resync":
            if message["feed"] in self._guests:
                self._guests[message["feed"]][0].resync()
        elif kind == "detach":
            self._dismiss(message["feed"])
        elif kind == "call":
            self.spawn(self._answer(message, self._do_call))
        elif kind == "attach":
            self.spawn(self._answer(message, self._do_attach))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in a task of its own."""
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _answer(
        self, message: dict[str, Any], do: Callable[[dict[str, Any]], Coroutine[Any, Any, dict[str, Any]]]
    ) -> None:
        try:
            if await self._owner(message["table"]) != self._me:
                raise Refused("unavailable", "the table has moved; try again")
            body = await do(message)
        except Refused as refused:
            body = refused.body()
        except Exception:  # whoever asked gets an answer, and this worker goes on
            log.exception("a request of another worker failed")
            body = Refused("unavailable", "the request failed").body()
        with contextlib.suppress(RedisError, OSError):
            await self.tell(message["from"], "answer", {"number": message["number"], "body": body})

    async def _do_call(self, message: dict[str, Any]) -> dict[str, Any]:
        deed = DEEDS[message["deed"]](**message["fields"])
        return await perform(self._tables, message["table"], Who(**message["who"]), deed)

    async def _do_attach(self, message: dict[str, Any]) -> dict[str, Any]:
        feed = await attach(self._tables, message["table"], Who(**message["who"]))
        task = asyncio.get_running_loop().create_task(self._forward(message["feed"], message["from"], feed))
        self._guests[message["feed"]] = (feed, task)
        return {}

    async def _forward(self, guest: str, worker: str, feed: LocalFeed) -> None:
        """Send what a guest is owed to its worker, until it goes or the worker is gone."""
        try:
            while True:
                messages = await feed.next()
                body = {"feed": guest, "messages": [encode(one) for one in messages], "closed": feed.closed}
                data = msgspec.msgpack.encode({"kind": "messages", "from": self._me, **body})
                heard = await self._redis.publish(f"{PREFIX}:worker:{worker}", data)
                if not messages or not heard:
                    return
        except (RedisError, OSError):
            log.warning("a guest was lost with the connection to Redis")
        finally:
            self._guests.pop(guest, None)
            await feed.detach()

    def _dismiss(self, feed: str) -> None:
        if feed in self._guests:
            self._guests[feed][1].cancel()


def _now() -> float:
    """Seconds that run on while the process is stopped."""
    return time.monotonic()


def _text(value: bytes | str) -> str:
    return value.decode() if isinstance(value, bytes) else value


_MESSAGE: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


def _read(data: bytes) -> Message:
    """A message of another worker; its parts stay the text that they are."""
    return dict(_MESSAGE.decode(data))


class RemoteFeed(Feed):
    """A connection here to a table in another worker."""

    def __init__(self, cluster: Cluster, table: str, who: Who, owner: str, id: str) -> None:
        self._cluster = cluster
        self.table = table
        self._who = who
        self.owner = owner
        self.id = id
        self._closed = 0
        self._messages: list[Message] = []
        self._wake = asyncio.Event()

    def deliver(self, messages: list[bytes], closed: int) -> None:
        """Messages have come. A connection that cannot take them is given up."""
        self._messages += [_read(one) for one in messages]
        if closed or len(self._messages) > WAITING:
            self._closed = closed or 1013
        self._wake.set()

    def end(self, code: int) -> None:
        """The connection is to be closed."""
        self._closed = self._closed or code
        self._wake.set()

    async def next(self) -> list[Message]:
        await self._wake.wait()
        if self._closed:
            return []
        self._wake.clear()
        messages, self._messages = self._messages, []
        return messages

    @property
    def closed(self) -> int:
        return self._closed

    async def command(self, command: Deed) -> None:
        await self._cluster.call(self.table, self._who, command)

    def resync(self) -> None:
        self._cluster.spawn(self._cluster.tell(self.owner, "resync", {"feed": self.id}))

    def post(self, message: Message) -> None:
        self._messages.append(message)
        self._wake.set()

    async def detach(self) -> None:
        self._cluster.forget(self)
        with contextlib.suppress(RedisError, OSError):
            await self._cluster.tell(self.owner, "detach", {"feed": self.id})
