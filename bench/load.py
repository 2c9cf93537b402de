"""Load for a running server: N tables with four seats each, played at random over real connections.

    landsraad serve --no-browser --port 8000        (with higher limits than usual, see bench/README.md)
    python bench/load.py http://127.0.0.1:8000 --tables 200 --rate 400 --seconds 30

Prints the acknowledged moves a second and how long a move takes from being sent to its `ack`; with --opponent, who has
the last seat of each table, also how long that one is waited for; with --pid also the server's memory for each table,
and who used the processor meanwhile. `--rate` is the number of moves a second that the
players try to make together; 0: as fast as they can.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

SEATS = 4


class Decision(msgspec.Struct):
    """The part of a decision that a player at random needs."""

    id: int
    seat: int
    options: list[str] | None = None


class Game(msgspec.Struct):
    """The part of a game that is read; the rest of the message is skipped."""

    n: int
    decision: Decision | None


class Message(msgspec.Struct):
    """A message of the server."""

    type: str
    game: Game | None = None
    command: int | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(Message)


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # for opponents' decisions
    refused: int = 0
    received: int = 0
    finished: int = 0
    measuring: bool = False


class Player:
    """A seat of a table."""

    def __init__(
        self, socket: ClientConnection, seat: int, people: int, pace: Pace, tally: Tally, chance: random.Random
    ) -> None:
        self.socket = socket
        self.seat = seat
        self.people = people
        self.pace = pace
        self.tally = tally
        self.chance = chance
        self.sent: dict[int, float] = {}
        self.answered = -1
        self.waits_since: float | None = None  # for an opponent
        self.tasks: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Act whenever this seat is asked, until the game is over."""
        async for data in self.socket:
            message = DECODER.decode(data)
            self.tally.received += len(data)
            if message.type == "ack" and message.command is not None:
                took = time.perf_counter() - self.sent.pop(message.command)
                if self.tally.measuring:
                    self.tally.latencies.append(took)
            elif message.type == "error":
                self.tally.refused += 1
            elif message.type == "table" and message.game is not None:
                decision = message.game.decision
                if self.seat == 0:
                    self._watch(decision)
                if decision is None:
                    self.tally.finished += self.seat == 0
                    return
                if decision.seat == self.seat and decision.id > self.answered:
                    self.answered = decision.id
                    task = asyncio.create_task(self._act(decision))
                    self.tasks.add(task)
                    task.add_done_callback(self.tasks.discard)

    def _watch(self, decision: Decision | None) -> None:
        """Is an opponent asked, and how long has it been?"""
        now = time.perf_counter()
        if self.waits_since is not None and self.tally.measuring:
            self.tally.waits.append(now - self.waits_since)
        self.waits_since = now if decision is not None and decision.seat >= self.people else None

    async def _act(self, decision: Decision) -> None:
        await self.pace.wait()
        action = self.chance.choice(decision.options or [])
        number = decision.id + 1
        self.sent[number] = time.perf_counter()
        command = {"command": number, "type": "act", "decision": decision.id, "actions": [action]}
        with contextlib.suppress(websockets.ConnectionClosed):
            await self.socket.send(msgspec.json.encode(command).decode())


class Pace:
    """How fast all players together may act."""

    def __init__(self, rate: float) -> None:
        self._step = 1 / rate if rate else 0.0
        self._next = time.perf_counter()

    async def wait(self) -> None:
        """Until the next move is due."""
        if self._step:
            now = time.perf_counter()
            self._next = max(self._next + self._step, now - 0.5)
            if self._next > now:
                await asyncio.sleep(self._next - now)


async def open_table(url: str, number: int, opponent: str, pace: Pace, tally: Tally) -> list[Player]:
    """A table with four players of ours, or three and an opponent."""
    people = SEATS - 1 if opponent else SEATS
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        seats = [{"kind": "me", "name": f"P{n}"} for n in range(people)]
        seats += [{"kind": "bot", "bot": opponent}] * (SEATS - people)
        made: dict[str, Any] = (await http.post("/api/tables", json={"seats": seats})).raise_for_status().json()
        (await http.post(f"/api/tables/{made['id']}/start")).raise_for_status()
        cookie = {"Cookie": f"landsraad_player={http.cookies['landsraad_player']}"}
    path = f"{url.replace('http', 'ws', 1)}/api/tables/{made['id']}/live"
    players = []
    for seat in range(people):
        socket = await websockets.connect(
            f"{path}?seat={seat}", additional_headers=cookie, compression=None, max_size=None, ping_interval=None
        )
        players.append(Player(socket, seat, people, pace, tally, random.Random(number * SEATS + seat)))
    return players


def memory(pid: int) -> int:
    """Bytes that a process holds in memory (Linux)."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def busy() -> float:
    """Seconds of processor time that the whole machine has used (Linux)."""
    user, nice, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / 100


async def load(given: argparse.Namespace) -> None:
    """Open the tables, play, measure."""
    tally = Tally()
    pace = Pace(given.rate)
    before = memory(given.pid) if given.pid else 0
    players: list[Player] = []
    for start in range(0, given.tables, 20):
        some = range(start, min(start + 20, given.tables))
        for table in await asyncio.gather(*(open_table(given.url, n, given.opponent, pace, tally) for n in some)):
            players += table
    print(f"{given.tables} tables, {len(players)} connections")
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(given.warm)
    used, all_used = (processor(given.pid), busy()) if given.pid else (0.0, 0.0)
    own = time.process_time()
    tally.measuring = True
    received, began = tally.received, time.perf_counter()
    await asyncio.sleep(given.seconds)
    tally.measuring = False
    seconds = time.perf_counter() - began
    own = time.process_time() - own
    report(tally, seconds, tally.received - received)
    print(f"this client: {own / seconds:.0%} of a core")
    if given.pid:
        used, all_used = processor(given.pid) - used, busy() - all_used
        print(f"server: {used / seconds:.0%} of a core", end=", ")
        print(f"{(memory(given.pid) - before) / given.tables / 1024:.0f} KiB a table")
        print(f"everything else on this machine: {(all_used - used - own) / seconds:.0%} of a core")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(player.socket.close() for player in players), return_exceptions=True)


def report(tally: Tally, seconds: float, received: int) -> None:
    """Print what came of it."""
    latencies = sorted(tally.latencies)
    if not latencies:
        print("no move was acknowledged")
        return
    p50, p99 = statistics.median(latencies), latencies[int(len(latencies) * 0.99)]
    print(f"{len(latencies) / seconds:.0f} acknowledged moves/s, {tally.refused} refused, {tally.finished} games over")
    print(f"latency: p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, worst {latencies[-1] * 1000:.1f} ms")
    if waits := sorted(tally.waits):
        p50, p95 = statistics.median(waits), waits[int(len(waits) * 0.95)]
        print(f"{len(waits)} decisions of opponents: p50 {p50:.3f} s, p95 {p95:.3f} s, worst {waits[-1]:.3f} s")
    print(f"received: {received / seconds / 1e6:.1f} MB/s")


def main() -> None:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(description="Load for a running Landsraad server")
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=400, help="moves a second in all; 0: as fast as possible")
    parser.add_argument("--opponent", default="", help="who has the last seat of each table, such as navigator")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=3, help="seconds that are not measured")
    parser.add_argument("--pid", type=int, default=0, help="process of the server, for its memory and processor time")
    asyncio.run(load(parser.parse_args()))


if __name__ == "__main__":
    main()
