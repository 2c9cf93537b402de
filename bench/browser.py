"""What browser.mjs measures without a table: random decisions, and those of greedy opponents."""

from __future__ import annotations

import time

from landsraad import Setup, View, new_game
from landsraad.bots import make_bot
from landsraad.engine.machine.rng import Rng


def measure(boxes: str) -> str:
    """The figures as text, for four players."""
    setup = Setup(boxes=tuple(boxes.split("+")))
    return f"{_random(setup)}\n{_greedy(setup)}"


def _random(setup: Setup) -> str:
    rng, decisions, began = Rng(1), 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < 3:
        game = new_game(setup, decisions)
        while not game.over:
            options = game.legal()
            game.apply(options[rng.below(len(options))])
            decisions += 1
    return f"random decisions a second           {decisions / spent:,.0f}"


def _greedy(setup: Setup) -> str:
    game, bot, spent = new_game(setup, "bench"), make_bot("greedy", 1), []
    while not game.over:
        began = time.perf_counter()
        choice = bot.choose(View(game.state, game.state.decider()))
        spent.append(1000 * (time.perf_counter() - began))
        game.apply(choice)
    spent.sort()
    average = sum(spent) / len(spent)
    return f"a greedy opponent's decision        {average:.1f} on average, longest {spent[-1]:.0f} ({len(spent)} times)"
