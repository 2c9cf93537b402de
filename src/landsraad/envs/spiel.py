"""A game of OpenSpiel: `pyspiel.load_game("landsraad", {"players": 4, "boxes": "base"})` once this module is loaded.

All of chance is one chance node at the root: it deals one of `deals` games, each as likely as the others, and what is
shuffled or thrown later follows from the deal. Nobody sees it. What a seat knows is what it sees now, its information
state: the order in which things happened is no part of it. `State.resample_from_infostate` draws a game that agrees
with it, with new chance; it is that of Python (open_spiel.python.algorithms.ismcts), C++ does not ask for it.
"""

from __future__ import annotations

import json
from typing import Any, Final, SupportsIndex

import numpy as np
import pyspiel

from landsraad.api import new_game
from landsraad.content.box import PLAYERS
from landsraad.content.setup import VARIANTS, Setup
from landsraad.engine.game import Game
from landsraad.engine.machine.given import whole
from landsraad.engine.save import to_dict
from landsraad.engine.view import View
from landsraad.envs.arrays import observe
from landsraad.envs.needs import EnvError, one_of, setup_or_usual
from landsraad.envs.observers import observer_of
from landsraad.envs.render import picture
from landsraad.envs.rewards import BOUNDS, REWARDS, paid

NAME: Final = "landsraad"
DEALS: Final = 1024
LONGEST: Final = 20_000  # decisions; random games of six take 700
# The parameters; lists are written with + between.
DEFAULTS: Final[dict[str, Any]] = {
    "players": 4,
    "boxes": "base",
    "leaders": "",
    "leader_mode": "random",
    "rival_leaders": "",
    "difficulty": "",
    "variants": "",
    "rewards": "win",
    "deals": DEALS,
}


def _type(utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Landsraad",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(PLAYERS),
        min_num_players=min(PLAYERS),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


# Where Rivals compete, or rewards have bounds that they may meet, those of the seats need not add up to nothing.
GENERAL: Final = _type(pyspiel.GameType.Utility.GENERAL_SUM)
ZERO_SUM: Final = _type(pyspiel.GameType.Utility.ZERO_SUM)


def spiel_game(setup: Setup | None = None, *, rewards: str = "win", deals: SupportsIndex = DEALS) -> pyspiel.Game:
    """A game of OpenSpiel.

    setup    what is played; None for four players of the base box
    rewards  `win`, `rank` or `vp` (landsraad.envs.rewards)
    deals    how many outcomes the chance node at the root has
    Raises SetupError or EnvError where an argument cannot be taken.
    """
    setup = setup_or_usual(setup)
    setup.rules()
    if setup.end_turns:
        raise EnvError("envs-end-turns")
    given = {
        "players": setup.players,
        "boxes": "+".join(setup.boxes),
        "leaders": "+".join(setup.leaders),
        "leader_mode": setup.leader_mode,
        "rival_leaders": "+".join(setup.rival_leaders),
        "difficulty": setup.difficulty,
        "variants": "+".join(sorted(setup.variants())),
        "rewards": one_of("rewards", rewards, REWARDS),
        "deals": whole(deals, "the number of deals"),
    }
    return pyspiel.load_game(NAME, given)


def _setup_of(given: dict[str, Any]) -> Setup:
    fields = {name: given[name] for name in ("players", "leader_mode", "difficulty")}
    fields |= {name: _words(given[name]) for name in ("boxes", "leaders", "rival_leaders")}
    fields |= {one_of("variants", id, tuple(VARIANTS)): True for id in _words(given["variants"])}
    return Setup(**fields)


def _words(text: str) -> tuple[str, ...]:
    """The parts of a list with + between."""
    return tuple(part for part in text.split("+") if part)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The game for OpenSpiel, of one setup."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        self.setup = _setup_of(given)
        self.writer = observer_of(self.setup)
        self.rules = self.writer.rules
        self.kind = one_of("rewards", given["rewards"], REWARDS)
        if given["deals"] < 1:
            raise EnvError("envs-games", n=given["deals"])
        self.deals = given["deals"]
        adds_up = self.setup.rivals() == 0 and self.kind != "vp"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=self.deals,
            num_players=self.setup.players,
            min_utility=-BOUNDS[self.kind],
            max_utility=BOUNDS[self.kind],
            utility_sum=0.0 if adds_up else None,
            max_game_length=LONGEST,
        )
        super().__init__(ZERO_SUM if adds_up else GENERAL, info, given)

    def new_initial_state(self) -> SpielState:
        """A game that has not been dealt."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations and information states: both are all that a seat sees now."""
        return SpielObserver(self.writer.layout.size)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game at a decision, at its end, or not dealt yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.played: Game | None = None  # a copy of this state copies it (Game.__deepcopy__)

    def current_player(self) -> int:
        """The seat that is asked."""
        if self.played is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.played.over else self.played.state.decider()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.played is not None
        return sorted(self.played.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            self.played = new_game(self.get_game().setup, action)
        else:
            self.played.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return str(self.get_game().rules.actions.texts[action])

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.played is not None and self.played.over

    def returns(self) -> list[float]:
        """The rewards of the seats: zeros before the end."""
        game = self.get_game()
        return [0.0] * game.num_players() if self.played is None else paid(self.played.state, game.kind)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the seat cannot tell from this one, with new chance; its history is that of this one.

        sampler  gives numbers from 0 to 1 that decide the draw
        """
        drawn: SpielState = self.clone()
        if self.played is not None:
            drawn.played = Game(View(self.played, player).determinize(repr(sampler())), self.played.history[:])
        return drawn

    def __str__(self) -> str:
        """The whole state."""
        return "" if self.played is None else f"{picture(self.played.state)}\n{json.dumps(to_dict(self.played))}"


class SpielObserver:
    """Writes what a seat sees: the observation as one tensor, the view as text."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the seat sees into `tensor`; zeros where nothing has been dealt."""
        if state.played is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observe(state.played, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of the seat as JSON; nothing where nothing has been dealt."""
        if state.played is None:
            return ""
        view = View(state.played, player)
        return json.dumps([player, view.kind, view.hidden_cards, to_dict(view.state)])


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GENERAL, SpielGame)
