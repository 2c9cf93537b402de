"""Who chooses for the computer."""

from __future__ import annotations

import hashlib
from typing import Any, Protocol

from landsraad import Game, Setup


class Opponents(Protocol):
    """Chooses for opponents; where and how is its own matter."""

    async def choose(self, game: Game, setup: Setup, bot: str, chance: str) -> str:
        """The action that the opponent `bot` takes where a game stands. It always gives one that is legal.

        game    which is the caller's to change no more
        chance  decides what the opponent leaves to chance
        """

    async def advise(self, game: Game, setup: Setup) -> dict[str, Any]:
        """What is best for the seat that is asked (coach.hint). Raises Refused where that is not found in time."""


def seed_of(chance: str) -> int:
    """A number for `make_bot`, the same in every world that asks an opponent for the same decision."""
    return int.from_bytes(hashlib.sha256(chance.encode()).digest()[:6], "big")
