"""Many random games with every property checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from landsraad.api import new_game
from landsraad.content.setup import Setup
from landsraad.engine.game import Game
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.machine.terms import SETUP
from landsraad.lab import properties, twins
from landsraad.record import Record

LONGEST_GAME = 3000  # decisions; a game that asks more has stalled
CHECK_PIECES_EVERY = 7  # decisions; all other checks are made at CHECK_ALL_EVERY
CHECK_ALL_EVERY = 97
CHECK_TWINS_EVERY = 29  # in the choices before the first round always


@dataclass
class Failure:
    """A property that did not hold, or a crash: what it was, and the record that leads there."""

    message: str
    record: Record


@dataclass
class Tally:
    """What a soak has compared: pairs of worlds that a viewer cannot tell apart."""

    twins: int = 0


def run(
    setup: Setup, games: int, seed: int, progress: Callable[[], None] | None = None, tally: Tally | None = None
) -> Failure | None:
    """Play random games and check them; None when all is well. Raises SetupError for an impossible setup."""
    setup.rules()
    for number in range(games):
        failure = soak_game(setup, f"{seed}/{number}", tally)
        if failure is not None:
            return failure
        if progress is not None:
            progress()
    return None


def soak_game(setup: Setup, seed: str, tally: Tally | None = None) -> Failure | None:
    """Play one random game with every check."""
    game = new_game(setup, seed)
    try:
        _play_checked(setup, seed, game, tally or Tally())
    except Exception as error:  # whatever goes wrong is what a soak looks for
        return Failure(f"game {seed}, after {len(game.history)} actions: {error}", Record.of(game, setup, seed))
    return None


def _play_checked(setup: Setup, seed: str, game: Game, tally: Tally) -> None:
    rng = Rng(seeded(f"soak {seed}"))
    while not game.over:
        taken = len(game.history)
        if taken > LONGEST_GAME:
            raise properties.Broken(f"the game does not end: {taken} decisions")
        if taken % CHECK_PIECES_EVERY == 0:
            properties.check_pieces(game.state)
        if taken % CHECK_ALL_EVERY == 0:
            properties.check_save(game)
            properties.check_views(game, taken)
            properties.check_copy(game, rng)
        if taken % CHECK_TWINS_EVERY == 0 or game.state.phase == SETUP:
            viewer = rng.below(setup.players + 1) - 1
            tally.twins += twins.check_twins(game, viewer, rng) > 0
            twins.check_taking_back(game, rng)
        options = game.legal()
        game.apply(options[rng.below(len(options))])
    properties.check_pieces(game.state)
    properties.check_save(game)
    properties.check_replay(setup, seed, game)
