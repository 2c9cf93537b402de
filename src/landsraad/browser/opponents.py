"""Opponents that choose in the worker itself, between what else is to be done."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

from landsraad import Game, Setup, View
from landsraad.bots import make_bot
from landsraad.table import coach
from landsraad.table.opponents import Choice, seed_of

log = logging.getLogger(__name__)


class Opponents:
    """Chooses at once. It gets what its seat may see, and nothing else."""

    async def choose(self, game: Game, setup: Setup, bot: str, chance: str) -> Choice:
        """What an opponent chooses; a random action where it fails. First goes out what is to be shown."""
        await asyncio.sleep(0)
        try:
            number = make_bot(bot, seed_of(chance)).choose(View(game.state, game.state.decider()))
        except Exception:  # whatever an opponent does, the game goes on
            log.exception("the opponent %s failed", bot)
            return Choice(random.choice(game.legal_actions()))
        return Choice(game.rules.actions.texts[number])

    async def advise(self, game: Game, setup: Setup) -> dict[str, Any]:
        """What is best for the seat that is asked. First goes out what is to be shown."""
        await asyncio.sleep(0)
        return coach.hint(View(game.state, game.state.decider()))
