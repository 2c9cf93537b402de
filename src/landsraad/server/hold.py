"""One server a SQLite file: a second one would show games that the first one goes on with.

The hold is a lock of the operating system on a file beside the database, so it goes with the process, however it ends.
SQLite itself takes it, in the same way on every system. Workers that share their tables through Redis share it as well.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

WAIT: Final = 3.0  # seconds for a server that is just going down


class DatabaseInUse(ValueError):
    """Another server uses the database; the message says what to do."""


class Hold:
    """The hold on the file of a SQLite database."""

    def __init__(self, file: Path, shared: bool) -> None:
        """Take it. Raises DatabaseInUse where another server has it, ValueError where the file cannot be used."""
        file.parent.mkdir(parents=True, exist_ok=True)
        begin = "BEGIN" if shared else "BEGIN EXCLUSIVE"
        try:
            self._lock = sqlite3.connect(f"{file}.lock", WAIT, isolation_level=None, check_same_thread=False)
            self._lock.execute(begin)
            self._lock.execute("SELECT 1 FROM sqlite_master").fetchall()  # a shared hold begins with reading
        except sqlite3.Error as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise ValueError(f"{file} cannot be used: {error}") from error
            raise DatabaseInUse(
                f"{file} is in use by another server. Stop that one, or give this one a database of its own "
                "(--database, or LANDSRAAD_DATA=FOLDER). To share the load of one server use --workers and --redis."
            ) from error

    def release(self) -> None:
        """Let others have the database."""
        self._lock.close()


def hold_database(url: str, shared: bool) -> Hold | None:
    """Hold the file of a SQLite database, `shared` by several workers; None for another database. Raises ValueError."""
    database = make_url(url)
    if database.get_backend_name() != "sqlite" or database.database in (None, "", ":memory:"):
        return None
    return Hold(Path(str(database.database)).resolve(), shared)
