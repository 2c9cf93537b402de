"""The environments as PettingZoo, Gymnasium and OpenSpiel test them, and what they say of wrong arguments."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import evaluate_bots, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, render_test, seed_test

from landsraad import IllegalAction, Setup, SetupError
from landsraad.content.setup import box_sets, players_of
from landsraad.envs import aec_env, gym_env, register, spiel_game
from landsraad.envs.needs import EnvError
from landsraad.envs.rewards import REWARDS

PLAYED = [Setup(players=players, boxes=boxes) for boxes in box_sets() for players in players_of(boxes)]
SOME = [Setup(), *[Setup(players=players, boxes=box_sets()[-1]) for players in (1, 2, 6)]]


def named(setup: Setup) -> str:
    return f"{'+'.join(setup.boxes)} {setup.players}"


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The testers warn of what is meant so: observations that are dicts, say."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        register()
        yield


# --- PettingZoo -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SOME, ids=named)
def test_pettingzoo_api(setup: Setup) -> None:
    api_test(aec_env(setup), num_cycles=60)
    seed_test(lambda: aec_env(setup), num_cycles=60)


def test_pettingzoo_renders(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec_env(render_mode=render_mode))
    assert "round 1" in capsys.readouterr().out


def play(env: Any, seed: int) -> dict[str, float]:
    """Play a game with random actions; what each agent has got at the end."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        assert (seen["action_mask"] == info["action_mask"]).all()
        if over:
            got[agent] = reward
            assert not seen["action_mask"].any()
            env.step(None)
        else:
            assert reward == 0
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@pytest.mark.compiled
@pytest.mark.parametrize("setup", PLAYED, ids=named)
def test_games_of_every_kind(setup: Setup) -> None:
    """To the end. Without Rivals that score rewards add up to nothing; those of a team are the same."""
    for kind in REWARDS:
        env = aec_env(setup, rewards=kind)
        got = play(env, 1)
        assert list(got) == env.possible_agents
        g = env.game.state
        if all(not g.scores(seat) for seat in range(setup.players, len(g.players))):
            assert sum(got.values()) == pytest.approx(0, abs=1e-9)
        if setup.players == 6:
            assert len({got[f"player_{seat}"] for seat in (0, 2, 4)}) == 1
            assert got["player_0"] == -got["player_1"]
        if kind == "win" and g.winner < setup.players:
            assert got[f"player_{g.winner}"] == 1


def test_who_does_not_act_has_no_options() -> None:
    env = aec_env()
    env.reset(seed=3)
    for agent in env.agents:
        acts = agent == env.agent_selection
        assert env.observe(agent)["action_mask"].any() == env.infos[agent]["action_mask"].any() == acts


def test_wrong_calls_of_pettingzoo() -> None:
    env = aec_env()
    with pytest.raises(EnvError, match=r"reset\(\) begins one"):
        env.step(0)
    with pytest.raises(EnvError, match=r"reset\(\) begins one"):
        env.render()
    env.reset(seed=1)
    before = env.observe("player_0")["observation"].tobytes()
    with pytest.raises(IllegalAction):
        env.step(0)
    with pytest.raises(EnvError, match="has to choose"):
        env.step(None)
    assert env.observe("player_0")["observation"].tobytes() == before
    with pytest.raises(EnvError, match="rewards cannot be 'gold'; it can be: win, rank, vp"):
        aec_env(rewards="gold")
    with pytest.raises(EnvError, match="render_mode cannot be 'rgb_array'; it can be: human, ansi"):
        aec_env(render_mode="rgb_array")
    with pytest.raises(SetupError, match="5 players cannot play"):
        aec_env(Setup(players=5))


# --- Gymnasium --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("observation", ["tensor", "segments"])
def test_gymnasium_checker(observation: str) -> None:
    check_env(gymnasium.make("landsraad/Landsraad-v0", observation=observation).unwrapped)


@pytest.mark.parametrize("setup", SOME, ids=named)
def test_a_whole_game_against_opponents(setup: Setup) -> None:
    env = gym_env(setup, seat=setup.players - 1, rewards="rank")
    seen, info = env.reset(seed=4)
    rng = random.Random(4)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        assert env.observation_space.contains(seen)
        assert (env.action_masks() == info["action_mask"]).all()
        assert env.game.state.decider() == env.seat
        seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(env.action_masks()).tolist()))
        assert not cut
    assert env.game.over
    assert -1 <= reward <= 1
    assert not env.action_masks().any()


def test_opponents_are_bots_by_name_or_of_ones_own() -> None:
    class First:
        def choose(self, view: Any) -> int:
            return int(view.options[0])

    env = gym_env(opponents=["naib", First(), "greedy"], seat=1)
    first = env.reset(seed=5)[0]
    assert (first == env.reset(seed=5)[0]).all()
    assert (first != env.reset(seed=6)[0]).any()


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    env = gym_env()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over) == (-1, True)
    assert "illegal action" in info["illegal"]
    with pytest.raises(EnvError, match=r"reset\(\) begins one"):
        env.step(0)
    env = gym_env(illegal="raises")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(0)
    assert env.action_masks().any()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seat": 4}, "there is no seat 4 for an agent: there are 0 to 3"),
        ({"opponents": "grandmaster"}, "opponents cannot be 'grandmaster'; it can be: random, greedy"),
        ({"opponents": ["random"]}, "1 opponent is named; 3 seats are theirs"),
        ({"opponents": [1, 2, 3]}, "opponents cannot be 1"),
        ({"observation": "picture"}, "observation cannot be 'picture'; it can be: tensor, segments"),
        ({"illegal": "forgives"}, "illegal cannot be 'forgives'; it can be: ends, raises"),
        ({"rewards": "gold"}, "rewards cannot be 'gold'"),
    ],
)
def test_wrong_arguments_of_gymnasium(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(EnvError, match=message):
        gym_env(**wrong)


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("setup", SOME, ids=named)
def test_openspiel_simulations(setup: Setup) -> None:
    """Its own tests of a game: a random one, with copies, serialization, masks, observations at each decision."""
    game = spiel_game(setup)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_rewards_add_up_where_nobody_else_competes() -> None:
    for setup in (Setup(), Setup(players=2), Setup(players=6, boxes=box_sets()[-1])):
        assert spiel_game(setup).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
        assert spiel_game(setup, rewards="rank").utility_sum() == 0
    assert spiel_game(rewards="vp").get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert spiel_game(Setup(players=1)).utility_sum() is None


def begun(game: Any, deal: int, taken: int) -> Any:
    """A state after some random actions."""
    state = game.new_initial_state()
    state.apply_action(deal)
    rng = random.Random(deal)
    for _ in range(taken):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_a_game_is_loaded_by_name() -> None:
    game = pyspiel.load_game("landsraad", {"players": 3, "boxes": "base+ix", "variants": "epic", "rewards": "vp"})
    assert game.num_players() == 3
    assert (game.min_utility(), game.max_utility()) == (-10, 10)
    assert game.setup == Setup(players=3, boxes=("base", "ix"), epic=True)
    assert pyspiel.load_game(str(game)).setup == game.setup
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 1024
    assert [str(begun(game, 5, 30)) == str(begun(game, deal, 30)) for deal in (5, 6)] == [True, False]


def test_states_drawn_from_what_a_seat_knows() -> None:
    """They look the same to the seat, and differ in what it does not see."""
    game = spiel_game(Setup(players=3))
    state = begun(game, 1, 100)
    draws = iter([0.25, 0.5])
    drawn = [state.resample_from_infostate(1, lambda: next(draws)) for _ in range(2)]
    for other in drawn:
        assert other.information_state_string(1) == state.information_state_string(1)
        assert other.information_state_tensor(1) == state.information_state_tensor(1)
        assert other.observation_tensor(1) == state.observation_tensor(1)
        assert other.history() == state.history()
        assert str(other) != str(state)
    assert str(drawn[0]) != str(drawn[1])
    assert state.information_state_string(0) != state.information_state_string(1)
    assert game.information_state_tensor_shape() == [game.writer.layout.size]


@pytest.mark.compiled
def test_openspiel_search_plays_it() -> None:
    """Information set MCTS of the Python library, which draws states from information states."""
    game = spiel_game(Setup(players=3))
    state = begun(game, 2, 100)
    rng = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 1.0, 4, random_state=rng)
    assert searcher.step(state) in state.legal_actions()
    players = [pyspiel.make_uniform_random_bot(seat, 7) for seat in range(3)]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), players, rng)) == pytest.approx(0)


def test_wrong_arguments_of_openspiel() -> None:
    with pytest.raises(EnvError, match="rewards cannot be 'gold'"):
        spiel_game(rewards="gold")
    with pytest.raises(EnvError, match="at least one is needed, not 0"):
        spiel_game(deals=0)
    with pytest.raises(EnvError, match="ended by hand"):
        spiel_game(Setup(end_turns=True))
    with pytest.raises(SetupError, match="unknown box 'bene'"):
        spiel_game(Setup(boxes=("bene",)))
