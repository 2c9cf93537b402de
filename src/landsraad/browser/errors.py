"""What becomes of errors in a browser."""

from __future__ import annotations

import logging

from landsraad.table.refusals import Refused

log = logging.getLogger(__name__)


def refusal_of(error: Exception) -> Refused:
    """What is told to the page, whatever has happened. What nobody has foreseen is `failed`, and on the console."""
    if isinstance(error, Refused):
        return error
    log.error("a request failed", exc_info=error)
    return Refused("failed", "a mistake of the engine; the console says more")
