"""Engines for the databases that there may be."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

STANDSTILL: Final = 4  # seconds after which PostgreSQL ends a transaction whose worker stands still, and its locks


def make_engine(url: str, flush: bool = True) -> AsyncEngine:
    """An engine; with SQLite: WAL, and several processes wait for one another.

    flush: SQLite waits at each commit until the disk has it; else only the death of the process is survived without a
    loss, not that of the machine
    """
    if not url.startswith("sqlite"):
        engine = create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
        _end_standstills(engine.sync_engine)
        return engine
    engine = create_async_engine(url, connect_args={"timeout": 15}, hide_parameters=True)

    _set_pragmas(engine.sync_engine, flush)
    return engine


def make_direct_engine(url: str, flush: bool) -> Engine | None:
    """For SQLite: a second engine, for a thread that writes without the event loop."""
    if not url.startswith("sqlite"):
        return None
    direct = url.replace("sqlite+aiosqlite:", "sqlite:")
    engine = create_engine(direct, connect_args={"timeout": 15}, hide_parameters=True)
    _set_pragmas(engine, flush)
    return engine


def _end_standstills(engine: Engine) -> None:
    """Others must not wait for ever for a table that a worker is just writing when it is stopped or cut off."""

    @event.listens_for(engine, "connect")
    def _limit(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET idle_in_transaction_session_timeout = '{STANDSTILL}s'")
        cursor.close()
        connection.commit()


def _set_pragmas(engine: Engine, flush: bool) -> None:
    synchronous = "FULL" if flush else "NORMAL"

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON", "busy_timeout=15000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
