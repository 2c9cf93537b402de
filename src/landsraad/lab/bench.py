"""How fast the engine is on this machine: random games over all legal actions, nobody listening."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from landsraad.api import new_game
from landsraad.bots import make_bots
from landsraad.bots.search import minds_of, play_round
from landsraad.content.setup import Setup
from landsraad.engine.game import Game
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.lab.crew import is_compiled
from landsraad.lab.match import play_out

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from landsraad.envs.vector import VectorEnv

COPIES = 2000
SAMPLED_DECISIONS = 40
GAMES_SIDE_BY_SIDE = 64
STEPS = 32  # in all of them between two looks at the clock
TURNS = 5  # of each of the things that are measured


@dataclass
class BenchResult:
    """What was measured.

    compiled            is the engine a compiled extension?
    games_per_s         random games a second, setup included
    decisions_per_game  decisions asked in a game, on average
    us_per_decision     microseconds from decision to decision, the random choice included
    copy_us, legal_us   microseconds for Game.copy() and for Game.legal() on positions in the middle of games
    """

    compiled: bool
    boxes: list[str]
    players: int
    games_per_s: float
    decisions_per_game: float
    us_per_decision: float
    copy_us: float
    legal_us: float


def play_random(game: Game, rng: Rng, most: int = 1_000_000) -> int:
    """Take random legal actions until the game is over, or `most` of them; returns how many were taken."""
    taken = 0
    while not game.over and taken < most:
        options = game.legal()
        game.apply(options[rng.below(len(options))])
        taken += 1
    return taken


def run(boxes: list[str], players: int, seconds: float) -> dict[str, object]:
    """Measure for about `seconds`; the fields of BenchResult as a dict. Raises SetupError for an impossible setup."""
    setup = Setup(players=players, boxes=tuple(boxes))
    setup.rules()
    rng = Rng(seeded("bench"))
    games = 0
    decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        decisions += play_random(new_game(setup, games), rng)
        games += 1
    copy_us, legal_us = _measure_positions(setup, rng)
    return asdict(
        BenchResult(
            compiled=is_compiled(),
            boxes=boxes,
            players=players,
            games_per_s=games / elapsed,
            decisions_per_game=decisions / games,
            us_per_decision=elapsed / decisions * 1e6,
            copy_us=copy_us,
            legal_us=legal_us,
        )
    )


def run_bots(boxes: list[str], players: int, seconds: float) -> dict[str, object]:
    """Measure what bots do: whole games between greedy ones, then playouts of rounds as the search makes them.

    Each takes half of the seconds. Raises SetupError for an impossible setup.
    """
    setup = Setup(players=players, boxes=tuple(boxes))
    setup.rules()
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds / 2:
        game = new_game(setup, games)
        play_out(game, make_bots(["greedy"] * players, games))
        decisions += len(game.history)
        games += 1
    playouts, rng = 0, Rng(seeded("playouts"))
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds / 2:
        position = new_game(setup, playouts).state
        while not position.over:
            play_round(position, minds_of(position, position.decider(), rng))
            playouts += 1
    return {
        "compiled": is_compiled(),
        "boxes": boxes,
        "players": players,
        "games_per_s": games / elapsed,
        "decisions_per_game": decisions / games,
        "playouts_per_s": playouts / spent,
    }


def run_envs(boxes: list[str], players: int, seconds: float) -> dict[str, object]:
    """Measure the environments beside the bare engine, all with random actions; they take turns, so that what else the
    machine does meets them alike. The seconds are shared out evenly.

    Yardsticks are measured where they are installed: PettingZoo's tictactoe, and catanatron between random players.
    Raises SetupError for an impossible setup, ImportError where a package of the extra `lab` is missing.
    """
    from landsraad import envs

    setup = Setup(players=players, boxes=tuple(boxes))
    masks = envs.vector_env(GAMES_SIDE_BY_SIDE, setup, observations=False, seed="bench")
    sights = envs.vector_env(GAMES_SIDE_BY_SIDE, setup, seed="bench")
    agents = envs.aec_env(setup)
    rng = Rng(seeded("bench"))
    measures: dict[str, Callable[[int], int]] = {
        "engine_decisions_per_s": lambda turn: play_random(new_game(setup, turn), rng),
        "aec_steps_per_s": lambda turn: _play_agents(agents, turn),
        "vector_mask_steps_per_s": lambda turn: _step_all(masks),
        "vector_observation_steps_per_s": lambda turn: _step_all(sights),
        **_yardsticks(),
    }
    taken = dict.fromkeys(measures, 0)
    spent = dict.fromkeys(measures, 0.0)
    for turn in range(TURNS):
        for name, play in measures.items():
            start = time.perf_counter()
            while (elapsed := time.perf_counter() - start) < seconds / len(measures) / TURNS:
                taken[name] += play(turn)
            spent[name] += elapsed
    rates = {name: taken[name] / spent[name] for name in measures}
    return {"compiled": is_compiled(), "boxes": boxes, "players": players, **rates}


def _play_agents(env: AECEnv, seed: int) -> int:
    """A game of an environment of PettingZoo with random legal actions; returns how many were taken.

    Each agent looks at its observation and its mask.
    """
    import numpy as np

    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    taken = 0
    for _ in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        options = np.flatnonzero(observation["action_mask"])
        env.step(int(options[int(rng.random() * len(options))]))
        taken += 1
    return taken


def _step_all(env: VectorEnv) -> int:
    for _ in range(STEPS):
        env.step(env.sample())
    return STEPS * env.games


def _yardsticks() -> dict[str, Callable[[int], int]]:
    """What others play, as far as it is installed."""
    found: dict[str, Callable[[int], int]] = {}
    with suppress(ImportError):
        from pettingzoo.classic import tictactoe_v3

        other = tictactoe_v3.env()
        found["tictactoe_steps_per_s"] = lambda turn: _play_agents(other, turn)
    with suppress(ImportError):
        from catanatron import Color, Game, RandomPlayer

        def play_catan(turn: int) -> int:
            game = Game([RandomPlayer(color) for color in Color], seed=turn)
            game.play()
            return len(game.state.actions)

        found["catanatron_decisions_per_s"] = play_catan
    return found


def _measure_positions(setup: Setup, rng: Rng) -> tuple[float, float]:
    copying = listing = 0.0
    for number in range(SAMPLED_DECISIONS):
        game = new_game(setup, number)
        play_random(game, rng, 20 + 3 * number)
        copying += _time_copies(game)
        listing += _time_listing(game)
    per_call = 1e6 / (COPIES * SAMPLED_DECISIONS)
    return copying * per_call, listing * per_call


def _time_copies(game: Game) -> float:
    start = time.perf_counter()
    for _ in range(COPIES):
        game.copy()
    return time.perf_counter() - start


def _time_listing(game: Game) -> float:
    start = time.perf_counter()
    for _ in range(COPIES):
        game.legal()
    return time.perf_counter() - start
