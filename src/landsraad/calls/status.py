"""What stands for a refusal where it travels: an HTTP status, or the code with which a connection is closed.

docs/messages.md lists the codes of refusals.
"""

from __future__ import annotations

from typing import Final

from landsraad.table.refusals import Refused
from landsraad.table.table import FULL

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
    "wrong_recovery": 403,
    "no_way": 409,
    "no_address": 422,
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
    "lesson": 409,
    "puzzle": 409,
    "not_asked": 409,
    "paused": 409,
    "no_undo": 409,
    "no_hint": 409,
    "nothing_asked": 409,
    "broken": 409,
    "no_backup": 409,
    "no_lab": 409,
    "no_games": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "failed": 500,
    "unavailable": 503,
    "full": 507,
}
CLOSING: Final = {"no_such_table": 4404, "too_many": 4429, "unavailable": 1013, "full": FULL, "failed": 1011}
FOREIGN: Final = 4403  # for all others


def status_of(refused: Refused) -> int:
    """The HTTP status that fits a refusal."""
    return STATUS.get(refused.code, 400)


def closing_code(refused: Refused) -> int:
    """The code that closes a connection which is refused."""
    return CLOSING.get(refused.code, FOREIGN)
