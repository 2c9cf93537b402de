"""What a game needs, the table that hosts it and what else is asked there: Python and the engine, for any browser."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

# What a browser has not, or what nobody should have to load for a game.
FOREIGN = (
    *("fastapi", "starlette", "uvicorn", "pydantic", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "redis"),
    *("msgspec", "itsdangerous", "prometheus_client", "websockets", "rich", "sqlite3"),
    *("multiprocessing", "concurrent.futures.process", "concurrent.futures.thread"),
    *("landsraad.server", "landsraad.terminal", "landsraad.lab"),
    *("fluent", "babel"),  # only when somebody reads texts
)
SOURCES = Path(__file__).parents[1] / "src" / "landsraad"
MODULES = (
    *("landsraad", "landsraad.table.tables", "landsraad.table.feed", "landsraad.table.opening", "landsraad.bots"),
    *("landsraad.companion", "landsraad.companion.desk"),
    *(
        f"landsraad.{room}.{path.stem}"
        for room in ("calls", "browser")
        for path in sorted((SOURCES / room).glob("[a-z]*.py"))
    ),
)


@pytest.mark.parametrize("module", MODULES)
def test_nothing_foreign_is_loaded(module: str) -> None:
    code = f"import sys, {module}; print(*[name for name in {FOREIGN} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
