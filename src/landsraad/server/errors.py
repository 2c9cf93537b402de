"""How refusals travel, and what becomes of errors that nobody has foreseen."""

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

# The HTTP status of each code; the codes are listed in docs/messages.md.
STATUS: Final = {
    "malformed": 422,
    "impossible": 422,
    "no_record": 422,
    "broken_record": 422,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_seat": 404,
    "no_such_language": 404,
    "not_found": 404,
    "not_your_seat": 403,
    "not_host": 403,
    "not_admin": 403,
    "wrong_code": 403,
    "wrong_handover": 403,
    "no_cookie": 403,
    "no_spectators": 403,
    "foreign_origin": 403,
    "seat_taken": 409,
    "already_seated": 409,
    "still_here": 409,
    "stood_in": 409,
    "seats_open": 409,
    "already_started": 409,
    "not_started": 409,
    "not_over": 409,
    "outdated": 409,
    "illegal": 409,
    "not_asked": 409,
    "paused": 409,
    "no_undo": 409,
    "nothing_asked": 409,
    "broken": 409,
    "no_backup": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "failed": 500,
    "unavailable": 503,
}

# What a database, a disk or another worker that cannot be reached raises. A connection that fails to open raises the
# driver's own errors, everything else SQLAlchemy's; those of them that only a mistake of ours can cause are not meant.
OUT_OF_REACH: Final = (DBAPIError, PoolTimeout, sqlite3.Error, asyncpg.PostgresError, RedisError, OSError)
OUR_MISTAKES: Final = (DataError, IntegrityError, ProgrammingError)


def status_of(refused: Refused) -> int:
    """The HTTP status that fits a refusal."""
    return STATUS.get(refused.code, 400)


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
