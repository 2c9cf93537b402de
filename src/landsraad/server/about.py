"""What the new-game screen offers."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import msgspec

from landsraad import Setup, SetupError, __version__
from landsraad.api import LEADER_MODES, PLAYERS
from landsraad.bots import bot_names
from landsraad.content.registry import BOXES, DIFFICULTIES
from landsraad.names import NAME_LENGTH
from landsraad.record import RULES_VERSION
from landsraad.server.kept import Kept, keep
from landsraad.server.messages import CHAT_LENGTH
from landsraad.text import LANGUAGES


@cache
def kept_about() -> Kept:
    """The answer to `GET /api/about`."""
    return keep(msgspec.json.encode(about()))


def about() -> dict[str, Any]:
    """What can be chosen, and how much of it."""
    return {
        "name": "landsraad",
        "version": __version__,
        "rules": RULES_VERSION,
        "boxes": list(BOXES),
        "sets": _sets(),
        "players": list(PLAYERS),
        "difficulties": list(DIFFICULTIES),
        "bots": bot_names(),
        "leader_modes": list(LEADER_MODES),
        "languages": list(LANGUAGES),
        "limits": {"name": NAME_LENGTH, "chat": CHAT_LENGTH},
    }


def _sets() -> list[dict[str, Any]]:
    """The boxes that can be played together, for how many players, and the leaders of each set."""
    sets: list[dict[str, Any]] = []
    for size in range(1, len(BOXES) + 1):
        for boxes in combinations(BOXES, size):
            if players := _players(boxes):
                sets.append({"boxes": list(boxes), "players": players, "leaders": _leaders(boxes)})
    return sets


def _players(boxes: tuple[str, ...]) -> list[int]:
    """How many players can play with some boxes."""
    return [players for players in PLAYERS if _can_be_played(Setup(players=players, boxes=boxes))]


def _can_be_played(setup: Setup) -> bool:
    try:
        setup.rules()
    except SetupError:
        return False
    return True


def _leaders(boxes: tuple[str, ...]) -> list[str]:
    """The leaders that can be chosen; a sheet with two sides begins with its front."""
    leaders = Setup(boxes=boxes).rules().leaders
    return [leader.id for leader in leaders if not leader.is_back]
