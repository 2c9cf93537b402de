"""A server in a process of its own, and browsers that talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.forks import Forked

PATIENCE = 20.0
_OPEN: list[Any] = []  # browsers and connections of the test, closed at its end

Json = dict[str, Any]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process; `settings` are LANDSRAAD_... variables without the prefix.

    files   how many file handles it has, and may ask for (`1024:4096`); as many as the test where it says nothing
    """

    def __init__(self, folder: Path, workers: int = 1, files: str = "", **settings: str) -> None:
        self.folder = folder
        self.files = files
        self.workers = workers
        self.settings = settings
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.log = folder / "server.log"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        """What it is told by variables."""
        settings = {"DATA": str(self.folder), "TABLES_PER_HOUR": "100000", "UPLOADS_PER_HOUR": "1000"}
        settings |= {"COMMANDS_PER_SECOND": "100000", "COMMAND_BURST": "100000"}
        settings |= {"GETS_PER_SECOND": "100000", "GET_BURST": "100000"} | self.settings
        return dict(os.environ) | {f"LANDSRAAD_{name}": value for name, value in settings.items()}

    @property
    def command(self) -> list[str]:
        """How it is started."""
        limited = ["prlimit", f"--nofile={self.files}"] if self.files else []
        return [*limited, sys.executable, "-m", "landsraad.server", *self.arguments]

    @property
    def arguments(self) -> list[str]:
        """What it is told when it is started."""
        return ["--no-browser", "--port", str(self.port), "--workers", str(self.workers)]

    def start(self) -> Server:
        """Start it and wait until it answers."""
        self.process = self._process()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    def _process(self) -> subprocess.Popen[bytes] | Forked:
        if self.workers == 1 and not self.files:
            return Forked(self.arguments, self.environment, self.log)
        with self.log.open("ab") as log:
            return subprocess.Popen(self.command, env=self.environment, stdout=log, stderr=log, start_new_session=True)

    def kill(self) -> None:
        """End it at once, as a power cut would: it and its own children."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def freeze(self, frozen: bool) -> None:
        """Let it stand still, or go on."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGSTOP if frozen else signal.SIGCONT)

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


class Browser:
    """One who has a cookie of their own. `patience`: seconds to wait for an answer."""

    def __init__(self, server: Server, patience: float = PATIENCE) -> None:
        self.server = server
        self.patience = patience
        self.http = httpx.AsyncClient(base_url=server.url, timeout=patience)
        _OPEN.append(self)

    async def call(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """An HTTP call; its JSON. `status`: what must come back, None for success."""
        answer = await self.http.request(method, path, json=body)
        if status is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        """The signed cookie."""
        return self.http.cookies.get("landsraad_player") or ""

    async def open(self, seats: str = "mmmm", started: bool = True, **body: Any) -> Json:
        """Open a table: a letter a seat: m(e), o(pen), g(reedy), r(andom)."""
        kinds = {
            "m": {"kind": "me"},
            "o": {"kind": "open"},
            "g": {"kind": "bot", "bot": "greedy"},
            "r": {"kind": "bot", "bot": "random"},
        }
        body.setdefault("setup", {"players": len(seats)})
        table: Json = await self.call(
            "POST", "/api/tables", {"seats": [kinds[k] for k in seats], "name": "Alia", **body}
        )
        if started:
            await self.call("POST", f"/api/tables/{table['id']}/start")
        return table

    @contextlib.asynccontextmanager
    async def at(self, table: str, seat: int | None = None, **options: Any) -> AsyncIterator[Connection]:
        """A connection to a table, with the first message read."""
        connection = await self.connect(table, seat, **options)
        try:
            yield connection
        finally:
            await connection.close()

    async def connect(self, table: str, seat: int | None = None, **options: Any) -> Connection:
        """A connection to a table, with the first message read."""
        path = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"Cookie": f"landsraad_player={self.cookie}"} if self.cookie else {}
        headers |= options.pop("headers", {})
        path += "" if seat is None else f"?seat={seat}"
        options = {"max_size": None, "close_timeout": 0.5, "open_timeout": self.patience, **options}
        socket = await websockets.connect(path, additional_headers=headers, **options)
        connection = Connection(socket, seat, self.patience)
        await connection.until(lambda message: message["type"] == "table")
        return connection

    async def close(self) -> None:
        """Leave."""
        await self.http.aclose()


class Connection:
    """A WebSocket: keeps what the server said last and checks that no message is missing."""

    def __init__(self, socket: ClientConnection, seat: int | None, patience: float) -> None:
        self.socket = socket
        self.seat = seat
        self.patience = patience
        self.seq = 0
        self.lobby: Json = {}
        self.game: Any = None
        self.log: list[Json] = []
        self.log_start = 0
        self.chat: list[Json] = []
        self.messages: list[Json] = []
        self._command = 0
        _OPEN.append(self)

    async def receive(self) -> Json:
        """The next message."""
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), self.patience))
        self.seq += 1
        assert message["seq"] == self.seq
        self.messages.append(message)
        self._note(message)
        return message

    def _note(self, message: Json) -> None:
        if message.get("lobby"):
            self.lobby = message["lobby"]
        if message["type"] == "table":
            self.game = message["game"]
            if message["log"] is not None:
                start = message["log"]["from"]
                if not self.log:
                    self.log_start = start
                assert 0 <= start - self.log_start <= len(self.log)
                self.log[start - self.log_start :] = message["log"]["lines"]
            self.chat = message.get("chat", self.chat)
        elif message["type"] == "chat":
            self.chat.append(message["line"])

    async def until(self, wanted: Callable[[Json], Any]) -> Json:
        """The first message that is wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def until_state(self, wanted: Callable[[Connection], Any]) -> None:
        """Read until the state is as wanted."""
        while not wanted(self):
            await self.receive()

    async def reach(self, n: int) -> None:
        """Read until so many actions have been taken."""
        await self.until_state(lambda c: c.n >= n)

    async def be_asked(self, n: int) -> None:
        """Read until this seat is asked, after at least `n` actions."""
        await self.until_state(lambda c: c.n >= n and c.options)

    async def send(self, type: str, **fields: Any) -> int:
        """Send a command; its id."""
        self._command += 1
        await self.socket.send(json.dumps({"command": self._command, "type": type, **fields}))
        return self._command

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send a command and wait for its answer: `ack` or `error`."""
        return await self.answer(await self.send(type, **fields))

    async def answer(self, number: int) -> Json:
        """The answer to the command with this id."""
        return await self.until(lambda m: m["type"] in ("ack", "error") and m["command"] == number)

    async def act(self, *actions: str, decision: int | None = None) -> Json:
        """Answer the present decision."""
        return await self.ask("act", decision=self.n if decision is None else decision, actions=list(actions))

    @property
    def n(self) -> int:
        """How many actions have been taken."""
        assert self.game is not None
        n: int = self.game["n"]
        return n

    @property
    def options(self) -> list[str]:
        """What this seat may choose from now."""
        decision = None if self.game is None else self.game["decision"]
        if decision is None or decision["seat"] != self.seat:
            return []
        options: list[str] = decision["options"]
        return options

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.game is not None and self.game["ended"] is not None

    async def close(self) -> None:
        """Leave."""
        await self.socket.close()


def run(test: Awaitable[None], patience: float = 60) -> None:
    """Run an asynchronous test."""

    async def whole() -> None:
        try:
            await asyncio.wait_for(test, patience)
        finally:
            while _OPEN:
                with contextlib.suppress(OSError, websockets.WebSocketException):
                    await _OPEN.pop().close()

    asyncio.run(whole())


async def play_on(connections: list[Connection], chance: random.Random, moves: int = 10_000) -> int:
    """Let the seats of these connections act at random, up to so many moves or to the end; how many there were."""
    made = 0
    by_seat = {connection.seat: connection for connection in connections}
    while made < moves:
        first = connections[0]
        if first.over:
            break
        assert first.game is not None
        asked = by_seat.get(first.game["decision"]["seat"])
        if asked is None:
            await first.receive()
            continue
        await asked.reach(first.n)
        if not asked.options:
            await first.reach(asked.n)
            continue
        before = asked.n
        answer = await asked.act(chance.choice(asked.options))
        assert answer["type"] == "ack", answer
        await asked.reach(before + 1)  # through another worker, the answer may overtake what it is the answer to
        made += 1
        await first.reach(asked.n)
    return made


def data_folder() -> Path:
    """A folder of its own for a server."""
    return Path(tempfile.mkdtemp(prefix="landsraad-test-"))
