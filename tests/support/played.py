"""Games in progress, of every kind of setup."""

from __future__ import annotations

from functools import cache

from landsraad import Game, Setup, new_game
from landsraad.engine.machine.rng import Rng
from landsraad.lab.bench import play_random

SETUPS = {
    "base": Setup(),
    "solo": Setup(players=1, boxes=("base", "ix"), difficulty="mentat", epic=True),
    "two": Setup(players=2),
    "uprising": Setup(boxes=("uprising", "choam", "base", "ix"), promo=True, old_conflicts=True, end_turns=True),
    "six": Setup(players=6, boxes=("uprising", "choam", "ix")),
    "immortality": Setup(players=4, boxes=("base", "ix", "immortality"), promo=True, epic=True, go_to_11=True),
}


@cache
def played(name: str, decisions: int = 90) -> Game:
    """A game after so many decisions, the same for all who ask: not to be played on."""
    game = new_game(SETUPS[name], name)
    play_random(game, Rng(5), decisions)
    return game
