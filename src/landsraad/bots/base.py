"""What a bot is, and the bots by name."""

from __future__ import annotations

from typing import Final, Protocol

from landsraad.engine.view import View

USUAL_BOT: Final = "naib"  # who plays where nobody says who


class BotError(ValueError):
    """There is no such bot; the message lists those that there are."""


class Bot(Protocol):
    """A player that is a program. One bot may play several seats and several games."""

    def choose(self, view: View) -> int:
        """One of `view.options`, for the seat that the view belongs to."""


def bot_names() -> list[str]:
    """The names that `make_bot` knows."""
    from landsraad.bots.levels import LEVELS

    return ["random", "greedy", *LEVELS]


def make_bot(name: str, seed: int, share: float = 1.0) -> Bot:
    """A bot by name. Raises BotError for an unknown name.

    seed   decides what it leaves to chance
    share  of the time that it usually takes, for those who think long: from 0 to 1
    """
    from landsraad.bots.greedy import GreedyBot
    from landsraad.bots.levels import LEVELS, opponent
    from landsraad.bots.random_bot import RandomBot

    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in LEVELS:
        return opponent(name, seed, share)
    raise BotError(f"unknown bot {name!r}; known bots: {', '.join(bot_names())}")


def make_bots(names: list[str], seed: int) -> list[Bot]:
    """A bot for each name, each with chance of its own."""
    return [make_bot(name, seed * 31 + place) for place, name in enumerate(names)]
