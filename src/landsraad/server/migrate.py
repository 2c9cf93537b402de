"""Bringing a database to the present schema: Alembic, at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK: Final = 0x4C414E44  # one number for all workers


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Run the migrations that are missing, up to `to`. Several workers may do so at once."""
    _make_folder(engine)
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade, to)


def _make_folder(engine: AsyncEngine) -> None:
    url = make_url(str(engine.url))
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


def _upgrade(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
