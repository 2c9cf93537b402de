"""Reasons in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from landsraad.engine.terms import FACTION_NAMES

if TYPE_CHECKING:
    from landsraad.engine.reasons import Reason
    from landsraad.text.messages import Messages, Value

_FACTION = re.compile(rf"(^|_)({'|'.join(FACTION_NAMES)})(?=_|$)")


def why(m: Messages, reason: Reason) -> str:
    """Why something cannot be done. A faction in what the reason is about becomes a variable of the text."""
    values: dict[str, Value] = {"have": int(reason.have), "need": int(reason.need)}
    what = reason.what
    found = _FACTION.search(what)
    if found:
        values |= m.faction(FACTION_NAMES.index(found.group(2)))
        what = (what[: found.start()] + what[found.end() :]).strip("_")
    return m.say(f"why-{reason.code}-{what}" if what else f"why-{reason.code}", **values)
