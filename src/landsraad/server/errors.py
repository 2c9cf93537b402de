"""What becomes of errors that nobody has foreseen."""

from __future__ import annotations

import logging
import sqlite3
from typing import Final

import asyncpg  # type: ignore[import-untyped]  # the library has no types
from redis.exceptions import RedisError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from landsraad.table.refusals import Refused

log = logging.getLogger(__name__)

# What a database, a disk or another worker that cannot be reached raises. A connection that fails to open raises the
# driver's own errors, everything else SQLAlchemy's; those of them that only a mistake of ours can cause are not meant.
OUT_OF_REACH: Final = (DBAPIError, PoolTimeout, sqlite3.Error, asyncpg.PostgresError, RedisError, OSError)
OUR_MISTAKES: Final = (DataError, IntegrityError, ProgrammingError)


def refusal_of(error: Exception) -> Refused:
    """What is told to whoever asked, whatever has happened. What nobody has foreseen is `failed`, and in the log."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, OUT_OF_REACH) and not isinstance(error, OUR_MISTAKES):
        log.warning("out of reach: %s", reason_of(error))
        return Refused("unavailable", "the server cannot reach or store what it needs; try again")
    log.error("a request failed", exc_info=error)
    return Refused("failed", "a mistake of the server; its log says more")


def reason_of(error: Exception) -> str:
    """What went wrong, in a line, without the statement and its parameters, which may hold secrets."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split()) or type(cause).__name__
