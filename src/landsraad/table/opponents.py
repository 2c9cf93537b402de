"""Who chooses for the computer."""

from __future__ import annotations

from typing import Protocol

from landsraad import Game, Setup


class Opponents(Protocol):
    """Chooses for opponents; where and how is its own matter."""

    async def choose(self, game: Game, setup: Setup, bot: str, chance: str) -> str:
        """The action that the opponent `bot` takes where a game stands. It always gives one that is legal.

        game    which is the caller's to change no more
        chance  decides what the opponent leaves to chance
        """
