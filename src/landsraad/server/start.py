"""What must be right before anybody is served; what is not is told in one line that says what to do."""

from __future__ import annotations

import errno
import os
import socket
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from landsraad.data_folder import data_folder
from landsraad.server.away.caller import ways_of
from landsraad.server.config import Config
from landsraad.server.database import make_engine
from landsraad.server.errors import OUT_OF_REACH, reason_of
from landsraad.server.migrate import migrate

BACKLOG: Final = 128  # connections that may wait to be taken; at once no more are, so that the reserve of handles holds
ANOTHER: Final = "give another one with --database"
# What is told of a SQLite database, by a part of what SQLite says.
ADVICE: Final = (
    ("not a database", f"is no SQLite database: {ANOTHER}"),
    ("locked", "is locked by another program: end that one first"),
    ("full", "cannot be written, the disk is full: make room"),
    ("readonly", "cannot be written: make it and its folder writable, or name another folder with LANDSRAAD_DATA"),
    ("unable to open", "cannot be opened: is its folder there and writable? LANDSRAAD_DATA names another one"),
)


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen at every address of a host that this machine has. Raises ValueError where it has none."""
    try:
        if not 0 <= port < 2**16:
            raise OverflowError("there is no such port")
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, OverflowError, UnicodeError) as error:
        raise ValueError(f"cannot listen at {host!r}, port {port}: {error}; see --host and --port") from error
    with ExitStack() as opened:
        sockets = [
            opened.enter_context(one)
            for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found)
            if (one := _listen_at(family, address)) is not None
        ]
        if not sockets:
            raise ValueError(f"{host} is no address of this machine: see --host")
        opened.pop_all()
    return sockets


def _listen_at(family: int, address: Any) -> socket.socket | None:
    """A socket that listens; None for an address that this machine has not (`localhost` without IPv6, say)."""
    host, port = address[:2]
    try:
        return socket.create_server(address, family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT):
            return None
        if error.errno == errno.EADDRINUSE:
            told = f"port {port} of {host} is in use (by another Landsraad?): choose another one with --port"
        elif error.errno in (errno.EACCES, errno.EPERM):
            told = f"the system does not allow port {port}: choose one above 1023 with --port"
        else:
            told = f"cannot listen at {host}, port {port} ({os.strerror(error.errno or 0)}): see --host and --port"
        raise ValueError(told) from error


def check_secret(config: Config) -> None:
    """Make the secret that signs cookies, or read it, and what needs it. Raises ValueError where neither can be."""
    try:
        ways_of(config)
        config.signing_key()
    except OSError as error:
        told = f"the data folder {data_folder()} cannot be used ({error.strerror or error})"
        raise ValueError(f"{told}: make it writable, or name another one with LANDSRAAD_DATA") from error


async def check_database(config: Config) -> None:
    """Open the database and bring it to the present schema. Raises ValueError where that cannot be."""
    try:
        url = make_url(config.database_url)
        engine = make_engine(config.database_url, config.flush)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise ValueError("the database must be sqlite:///FILE or postgresql://...: see --database") from error
    name = (url.database or "") if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    try:
        if url.get_backend_name() == "sqlite":
            _open_file(name)
        await migrate(engine)
    except CommandError as error:
        told = f"the database {name} was made by a newer Landsraad: start that one, or {ANOTHER}"
        raise ValueError(f"{told} ({reason_of(error)})") from error
    except OUT_OF_REACH as error:
        raise ValueError(f"the database {name} {_advice(error)}") from error
    finally:
        await engine.dispose()


def _open_file(name: str) -> None:
    """Open the file itself first: the threads of the engine outlive an attempt that fails, and would say so."""
    if name and name != ":memory:":
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(name)) as file:
            file.execute("PRAGMA schema_version")


def _advice(error: Exception) -> str:
    told = reason_of(error)
    if isinstance(getattr(error, "orig", error), sqlite3.Error):
        for part, advice in ADVICE:
            if part in told:
                return advice
    return f"cannot be used: {told}"


async def check_redis(config: Config) -> None:
    """Ask Redis, where there is to be one. Raises ValueError where it does not answer."""
    if not config.redis:
        return
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    try:
        async with Redis.from_url(config.redis) as redis:
            await redis.ping()
    except (RedisError, OSError, ValueError) as error:
        raise ValueError(f"Redis cannot be used: {reason_of(error)}; is it running, is --redis right?") from error
