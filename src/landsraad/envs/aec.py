"""All seats as agents who act in turn: the AEC interface of PettingZoo."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

from landsraad.api import new_game
from landsraad.content.setup import Setup
from landsraad.engine.game import Game
from landsraad.envs.arrays import high, mask_of, written
from landsraad.envs.needs import EnvError, one_of, setup_or_usual
from landsraad.envs.observers import observer_of
from landsraad.envs.render import MODES, picture
from landsraad.envs.rewards import REWARDS, paid

if TYPE_CHECKING:
    from landsraad.sight.layout import Layout

NAME: Final = "landsraad_v0"


def aec_env(setup: Setup | None = None, *, rewards: str = "win", render_mode: str | None = None) -> LandsraadAEC:
    """A game whose seats are agents: `LandsraadAEC`.

    setup        what is played; None for four players of the base box
    rewards      `win`, `rank` or `vp` (landsraad.envs.rewards)
    render_mode  `ansi`: render() returns a text, `human`: it prints it; None for neither
    Raises SetupError or EnvError where an argument cannot be taken.
    """
    return LandsraadAEC(setup_or_usual(setup), rewards, render_mode)


class LandsraadAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """An agent for each seat of people or bots, `player_0` for the first; automated opponents are part of the game.

    An observation is a dict: `observation`, what the seat sees (layout says how), and `action_mask`, 1 for what it can
    take now; the mask stands in its info too. Who does not act has a mask without ones. Rewards come with the end.

    game    that is being played
    layout  what each place of an observation says
    """

    metadata: ClassVar[dict[str, Any]] = {"name": NAME, "render_modes": list(MODES), "is_parallelizable": False}

    def __init__(self, setup: Setup, rewards: str, render_mode: str | None) -> None:
        super().__init__()
        self.setup = setup
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, MODES)
        self._kind = one_of("rewards", rewards, REWARDS)
        self._observer = observer_of(setup)
        self._actions = len(self._observer.rules.actions)
        self.layout: Layout = self._observer.layout
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = Box(np.zeros(self.layout.size, np.uint8), high(self.layout), dtype=np.uint8)
        mask = Box(0, 1, (self._actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self._nothing = np.zeros(self._actions, np.int8)
        self._nothing.flags.writeable = False

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of an agent's observations: always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of an agent's actions: always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game.

        seed  the same seed and actions make the same game; None for a random one
        """
        self.game = new_game(self.setup, secrets.token_hex(16) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whoever is asked now acts, and has a mask."""
        state = self.game.state
        self.agent_selection = self.possible_agents[state.decider()]
        self.infos[self.agent_selection] = {"action_mask": mask_of(self._actions, state.options)}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        game = self._game()
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self._nothing
        return {"observation": written(self._observer, game.state, self._seats[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action of the agent that acts; of an agent whose game is over None.

        Raises IllegalAction where it cannot be taken, ValueError where the game has not begun or is over; all is then
        as it was.
        """
        game = self._game()
        agent = self.agent_selection
        if not self.agents or self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EnvError("envs-no-action", name=agent)
        game.apply(action)
        self.infos[agent] = {"action_mask": self._nothing}
        self._cumulative_rewards[agent] = 0.0
        if not game.over:
            self._select()
            return
        for seat, reward in enumerate(paid(game.state, self._kind)):
            self.rewards[self.possible_agents[seat]] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _game(self) -> Game:
        if not hasattr(self, "game"):
            raise EnvError("envs-reset")
        return self.game

    def render(self) -> str | None:
        """The table in words: returned in the mode `ansi`, printed in the mode `human`."""
        text = picture(self._game().state)
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
