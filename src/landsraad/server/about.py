"""What the new-game screen offers."""

from __future__ import annotations

from functools import cache
from typing import Any

from landsraad import Setup, __version__
from landsraad.api import LEADER_MODES, PLAYERS
from landsraad.bots import bot_names
from landsraad.content.registry import BOXES, DIFFICULTIES
from landsraad.record import RULES_VERSION
from landsraad.server.messages import CHAT_LENGTH, NAME_LENGTH
from landsraad.text import LANGUAGES


@cache
def about() -> dict[str, Any]:
    """The answer to `GET /api/about`."""
    return {
        "name": "landsraad",
        "version": __version__,
        "rules": RULES_VERSION,
        "boxes": [{"id": box, "leaders": _leaders(number)} for number, box in enumerate(BOXES)],
        "players": list(PLAYERS),
        "difficulties": list(DIFFICULTIES),
        "bots": bot_names(),
        "leader_modes": list(LEADER_MODES),
        "languages": list(LANGUAGES),
        "limits": {"name": NAME_LENGTH, "chat": CHAT_LENGTH},
    }


def _leaders(number: int) -> list[str]:
    """The leaders that a box brings."""
    before = {leader.id for leader in Setup(boxes=BOXES[:number]).rules().leaders} if number else set()
    leaders = Setup(boxes=BOXES[: number + 1]).rules().leaders
    return [leader.id for leader in leaders if leader.id not in before and not leader.is_back]
