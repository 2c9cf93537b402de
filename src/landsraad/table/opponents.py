"""Who chooses for the computer."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple, Protocol

from landsraad import Game, Setup


class Choice(NamedTuple):
    """The action that an opponent takes, and the share of its usual time that it had: less where many think at once."""

    action: str
    share: float = 1.0


class Opponents(Protocol):
    """Chooses for opponents; where and how is its own matter."""

    async def choose(self, game: Game, setup: Setup, bot: str, chance: str) -> Choice:
        """What the opponent `bot` chooses where a game stands: always an action that is legal.

        game    which is the caller's to change no more
        chance  decides what the opponent leaves to chance
        """

    async def advise(self, game: Game, setup: Setup) -> dict[str, Any]:
        """What is best for the seat that is asked (coach.hint). Raises Refused where that is not found in time."""


def seed_of(chance: str) -> int:
    """A number for `make_bot`, the same in every world that asks an opponent for the same decision."""
    return int.from_bytes(hashlib.sha256(chance.encode()).digest()[:6], "big")
