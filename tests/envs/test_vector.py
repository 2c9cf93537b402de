"""Games side by side; and all environments in copies, files and other processes."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from landsraad import IllegalAction, Setup, SetupError
from landsraad.content.setup import box_sets, players_of
from landsraad.envs import aec_env, gym_env, layout_of, observe, spiel_game, vector_env
from landsraad.envs.needs import EnvError
from landsraad.envs.vector import VectorEnv
from tests.support.envs import go_on

PLAYED = [Setup(players=players, boxes=boxes) for boxes in box_sets() for players in players_of(boxes)]


def named(setup: Setup) -> str:
    return f"{'+'.join(setup.boxes)} {setup.players}"


def check(env: VectorEnv) -> None:
    """The arrays say what the games are."""
    for place, g in enumerate(env._batch.states):
        assert np.flatnonzero(env.masks[place]).tolist() == sorted(g.options)
        assert env.seats[place] == g.decider()
        if env.observations.size:
            assert (env.observations[place] == observe(g, g.decider())).all()


@pytest.mark.parametrize("setup", PLAYED[::4], ids=named)
def test_arrays_follow_the_games(setup: Setup) -> None:
    env = vector_env(3, setup, seed=1)
    kept = env.masks, env.observations, env.seats, env.rewards, env.dones
    for _ in range(25):
        check(env)
        rewards, dones = env.step(env.sample())
        assert not rewards.any()
        assert not dones.any()
    assert all(
        one is other for one, other in zip(kept, (env.masks, env.observations, env.seats, rewards, dones), strict=True)
    )


@pytest.mark.compiled
@pytest.mark.parametrize("setup", PLAYED, ids=named)
def test_games_that_end_are_followed_by_new_ones(setup: Setup) -> None:
    """Rewards and dones belong to the step that ended a game; masks are those of the next."""
    env = vector_env(4, setup, rewards="rank", seed=2)
    ended = 0
    while ended < 6:
        rewards, dones = env.step(env.sample())
        assert ((rewards != 0).any(axis=1) <= dones).all()
        for place in np.flatnonzero(dones):
            ended += 1
            assert env._batch.states[place].round <= 1
            assert setup.players == 1 or rewards[place].any()
    check(env)


def test_the_same_seed_makes_the_same_games() -> None:
    one, other = vector_env(2, seed=7), vector_env(2, seed=7)
    for _ in range(40):
        actions = one.sample()
        assert (actions == other.sample()).all()
        one.step(actions)
        other.step(actions)
        assert (one.observations == other.observations).all()
    assert (vector_env(2, seed=8).observations != vector_env(2, seed=7).observations).any()
    one.reset(seed=7)
    assert (one.observations == vector_env(2, seed=7).observations).all()


def test_without_observations() -> None:
    env = vector_env(2, observations=False, seed=1)
    env.step(env.sample())
    assert env.observations.shape == (2, 0)
    check(env)


def test_wrong_arguments() -> None:
    with pytest.raises(EnvError, match="at least one is needed, not 0"):
        vector_env(0)
    with pytest.raises(TypeError, match="the number of games"):
        vector_env(1.5)  # type: ignore[arg-type] # on purpose
    with pytest.raises(EnvError, match="rewards cannot be 'gold'"):
        vector_env(1, rewards="gold")
    with pytest.raises(SetupError, match="5 players cannot play"):
        vector_env(1, Setup(players=5))


@pytest.mark.parametrize("make", [aec_env, gym_env, spiel_game, lambda setup: vector_env(1, setup), layout_of])
def test_a_setup_is_needed(make: Any) -> None:
    with pytest.raises(TypeError, match="a Setup is needed, not tuple"):
        make(("base", "ix"))


def test_wrong_actions_change_nothing() -> None:
    env = vector_env(2, seed=1)
    before = env.observations.copy()
    good = env.sample()
    for wrong in ([good[0]], good.astype(float), [[good[0], good[1]]], good[0]):
        with pytest.raises(EnvError, match="2 whole numbers are needed, one for each game"):
            env.step(wrong)
    for illegal in (0, -1, len(env.actions)):
        with pytest.raises(IllegalAction, match="in game 1"):
            env.step([good[0], illegal])
    assert (env.observations == before).all()
    check(env)
    env.step(good)


# --- Copies, files, processes -----------------------------------------------------------------------------------------


def made(kind: str) -> Any:
    """An environment in the middle of a game."""
    if kind == "vector":
        vector = vector_env(2, seed=3)
        go_on(vector)
        return vector
    env: Any = aec_env() if kind == "aec" else gym_env(opponents="greedy")
    env.reset(seed=3)
    go_on(env)
    return env


WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "deepcopy": copy.deepcopy,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", ["aec", "gym", "vector"])
def test_copies_go_on_alike(kind: str, way: str) -> None:
    env = made(kind)
    twin = WAYS[way](env)
    once = go_on(twin)
    assert go_on(env) == once
    assert go_on(copy.copy(env)) if kind == "vector" else True


def test_a_shallow_copy_of_many_games_is_its_own() -> None:
    """Arrays show the games of their own environment."""
    env = made("vector")
    before = env.observations.copy()
    go_on(copy.copy(env))
    assert (env.observations == before).all()


@pytest.mark.parametrize("method", ["spawn", "fork"])
def test_other_processes_go_on_alike(method: str) -> None:
    envs = [made(kind) for kind in ("aec", "gym", "vector")]
    with multiprocessing.get_context(method).Pool(1) as pool:
        there = pool.map_async(go_on, envs).get(60)
    assert there == [go_on(env) for env in envs]


def test_states_of_openspiel_are_pickled() -> None:
    state = spiel_game().new_initial_state()
    state.apply_action(3)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert str(copy.deepcopy(state)) == str(state)
