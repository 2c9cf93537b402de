"""Reasons in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from landsraad.engine.machine.terms import FACTION_NAMES
from landsraad.text.said import Faction, Said, Value

if TYPE_CHECKING:
    from landsraad.engine.machine.reasons import Reason

FACTION: Final = re.compile(rf"(^|_)({'|'.join(FACTION_NAMES)})(?=_|$)")


def why(reason: Reason) -> Said:
    """Why something cannot be done. A faction in what the reason is about becomes a variable of the text."""
    values: dict[str, Value] = {} if reason.need < 0 else {"have": int(reason.have), "need": int(reason.need)}
    what = reason.what
    found = FACTION.search(what)
    if found:
        values["faction"] = Faction(found.group(2))
        what = (what[: found.start()] + what[found.end() :]).strip("_")
    return Said(f"why-{reason.code}-{what}" if what else f"why-{reason.code}", **values)
