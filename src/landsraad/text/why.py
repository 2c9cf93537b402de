"""Reasons in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from landsraad.engine.machine.terms import FACTION_NAMES
from landsraad.text.said import Faction, Name, Said, Value

if TYPE_CHECKING:
    from landsraad.engine.machine.reasons import Reason

OF_ICONS: Final = ("no_icon", "no_card", "card_first")  # reasons that are about an Agent icon
FACTION: Final = re.compile(rf"(^|_)({'|'.join(FACTION_NAMES)})(?=_|$)")


def why(reason: Reason) -> Said:
    """Why something cannot be done. A faction or an Agent icon that it is about becomes a variable of the text."""
    values: dict[str, Value] = {} if reason.need < 0 else {"have": int(reason.have), "need": int(reason.need)}
    what = reason.what
    if reason.code in OF_ICONS and what:
        return Said(f"why-{reason.code}-of", icon=Name("icon", what))
    found = FACTION.search(what)
    if found:
        values["faction"] = Faction(found.group(2))
        what = (what[: found.start()] + what[found.end() :]).strip("_")
    return Said(f"why-{reason.code}-{what}" if what else f"why-{reason.code}", **values)
