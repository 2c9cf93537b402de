"""Properties of any moment of any game: of every box, every mix and every number of players.

Hypothesis draws the same moments each time, so that a commit that has passed passes again; `landsraad soak` goes
looking for new ones.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from landsraad import Game, Setup, View, new_game
from landsraad.engine.machine.rng import Rng
from landsraad.lab import properties
from landsraad.lab.bench import play_random
from tests.properties import test_immortality_games, test_ix_games, test_six_games, test_uprising_games

SETUPS = [
    *(Setup(players=players) for players in (1, 2, 3, 4)),
    *test_ix_games.KINDS.values(),
    *test_uprising_games.KINDS.values(),
    *test_six_games.KINDS.values(),
    *test_immortality_games.KINDS.values(),
]


def _after(setup: Setup, seed: int, decisions: int) -> Game:
    game = new_game(setup, seed)
    play_random(game, Rng(1 + seed), decisions)
    return game


MOMENTS = st.builds(_after, st.sampled_from(SETUPS), st.integers(0, 10**6), st.integers(0, 400))


@pytest.mark.compiled
@given(game=MOMENTS, seed=st.integers(0, 10**6))
@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_any_moment_can_be_saved_copied_and_seen(game: Game, seed: int) -> None:
    """At any decision of any game."""
    properties.check_pieces(game.state)
    properties.check_save(game)
    properties.check_views(game, seed)
    properties.check_copy(game, Rng(7 + seed))


@given(game=MOMENTS, seed=st.integers(0, 10**6))
@settings(max_examples=120, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
def test_a_game_goes_on_from_a_drawn_state(game: Game, seed: int) -> None:
    """A state drawn from a view can be played to its end, and keeps all pieces."""
    seat = max(0, game.state.decider())
    drawn = Game(View(game.state, seat).determinize(Rng(3 + seed)), [])
    play_random(drawn, Rng(11 + seed))
    assert drawn.over
    properties.check_pieces(drawn.state)
