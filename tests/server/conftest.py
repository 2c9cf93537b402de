"""Servers and databases for the tests."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres, RedisServer, find_postgres, find_redis
from tests.server.support import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with SQLite, shared by tests that leave it as it was."""
    server = Server(tmp_path_factory.mktemp("server"), PING="1").start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    if find_postgres() is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    database = Postgres(tmp_path_factory.mktemp("postgres")).start()
    yield database
    database.stop()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RedisServer]:
    """A Redis of our own."""
    if find_redis() is None:
        pytest.skip("Redis is not installed (apt-get install redis-server)")
    server = RedisServer(tmp_path_factory.mktemp("redis")).start()
    yield server
    server.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for one server."""
    return tmp_path


@pytest.fixture(autouse=True)
def _logs() -> Iterator[None]:
    """An application in this process takes all logs to itself; here they are taken back."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
