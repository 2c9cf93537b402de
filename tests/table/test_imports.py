"""What a game needs, and the table that hosts it: Python and the engine, so that a browser can run them."""

from __future__ import annotations

import subprocess
import sys

import pytest

# What a browser has not, or what nobody should have to load for a game.
FOREIGN = (
    *("fastapi", "starlette", "uvicorn", "pydantic", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "redis"),
    *("msgspec", "itsdangerous", "prometheus_client", "websockets", "rich", "sqlite3"),
    *("multiprocessing", "concurrent.futures.process", "landsraad.server"),
)
MODULES = ("landsraad", "landsraad.table.tables", "landsraad.table.feed", "landsraad.table.opening", "landsraad.bots")


@pytest.mark.parametrize("module", MODULES)
def test_nothing_foreign_is_loaded(module: str) -> None:
    code = f"import sys, {module}; print(*[name for name in {FOREIGN} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
