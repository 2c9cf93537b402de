"""One seat against opponents: the interface of Gymnasium, with the masks that MaskablePPO asks for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from landsraad.api import new_game
from landsraad.bots import Bot, bot_names, make_bot
from landsraad.content.setup import Setup
from landsraad.engine.game import Game
from landsraad.engine.machine.actions import IllegalAction
from landsraad.engine.machine.given import whole
from landsraad.engine.view import View
from landsraad.envs.arrays import high, mask_of, segments, written
from landsraad.envs.needs import EnvError, one_of, setup_or_usual
from landsraad.envs.observers import observer_of
from landsraad.envs.render import MODES, picture
from landsraad.envs.rewards import BOUNDS, REWARDS, paid

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from landsraad.sight.layout import Layout

ID: Final = "landsraad/Landsraad-v0"
ENDS: Final = "ends"
RAISES: Final = "raises"
TENSOR: Final = "tensor"
SEGMENTS: Final = "segments"
SEEDS: Final = 2**62
SPREAD: Final = 31  # seeds of bots differ from decision to decision and from seat to seat

Opponents = str | Sequence[str | Bot]


class LandsraadEnv(gymnasium.Env[Any, int]):
    """A game in which an agent has one seat. The mask of what it can take stands in each info (`action_mask`), and is
    what `action_masks()` returns.

    game    that is being played
    layout  what each place of an observation says

    It is made from:
    setup        what is played; None for four players of the base box
    opponents    who has the other seats of people and bots: the name of a bot (`random`, `greedy`, a level), or for
                 each other seat in order a name or a Bot
    seat         the agent's
    rewards      `win`, `rank` or `vp` (landsraad.envs.rewards)
    observation  `tensor`: one array; `segments`: a dict of its segments
    illegal      what an action does that cannot be taken: `ends` the game with the lowest reward, `raises`
                 IllegalAction
    render_mode  `ansi`: render() returns a text, `human`: it prints it; None for neither
    Raises SetupError or EnvError where an argument cannot be taken.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES)}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        setup: Setup | None = None,
        *,
        opponents: Opponents = "random",
        seat: SupportsIndex = 0,
        rewards: str = "win",
        observation: str = TENSOR,
        illegal: str = ENDS,
        render_mode: str | None = None,
    ) -> None:
        self.setup = setup_or_usual(setup)
        self._observer = observer_of(self.setup)
        self.layout: Layout = self._observer.layout
        self.seat = whole(seat, "a seat")
        if not 0 <= self.seat < self.setup.players:
            raise EnvError("envs-seat", said=self.seat, last=self.setup.players - 1)
        self._opponents = self._others(opponents)
        self._kind = one_of("rewards", rewards, REWARDS)
        self._in_segments = one_of("observation", observation, (TENSOR, SEGMENTS)) == SEGMENTS
        self._raises = one_of("illegal", illegal, (ENDS, RAISES)) == RAISES
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, MODES)
        self._actions = len(self._observer.rules.actions)
        self.action_space: Discrete[Any] = Discrete(self._actions)
        self.observation_space = self._space()
        self._ended = True

    def _others(self, opponents: Opponents) -> dict[int, str | Bot]:
        """By seat who has it."""
        seats = [seat for seat in range(self.setup.players) if seat != self.seat]
        named = [opponents] * len(seats) if isinstance(opponents, str) else list(opponents)
        if len(named) != len(seats):
            raise EnvError("envs-opponents", n=len(named), seats=len(seats))
        for name in named:
            if isinstance(name, str):
                one_of("opponents", name, bot_names())
            elif not hasattr(name, "choose"):
                raise EnvError("envs-unknown", name="opponents", said=repr(name), names=tuple(bot_names()))
        return dict(zip(seats, named, strict=True))

    def _space(self) -> gymnasium.Space[Any]:
        highest = high(self.layout)
        if not self._in_segments:
            return Box(np.zeros_like(highest), highest, dtype=np.uint8)
        parts = segments(highest, self.layout)
        return Dict({name: Box(np.zeros_like(part), part, dtype=np.uint8) for name, part in parts.items()})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game, and let the opponents play up to the agent's first decision."""
        super().reset(seed=seed)
        self._dealt = int(self.np_random.integers(SEEDS))
        self.game = new_game(self.setup, self._dealt)
        self._ended = False
        self._go_on()
        return self._seen(), self._info()

    def _go_on(self) -> None:
        """The opponents play until the agent is asked, or the game is over.

        Named ones are made anew each time: they plan no farther than their turn, and what is pickled has no bots.
        """
        game = self.game
        made: dict[int, Bot] = {}
        while not game.over:
            seat = game.state.decider()
            if seat == self.seat:
                return
            if seat not in made:
                made[seat] = self._bot(seat)
            game.apply(made[seat].choose(View(game, seat)))

    def _bot(self, seat: int) -> Bot:
        one = self._opponents[seat]
        return make_bot(one, self._dealt + SPREAD * len(self.game.history) + seat) if isinstance(one, str) else one

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the opponents play on; rewards come with the end.

        Raises EnvError where no game is being played, and with illegal="raises" IllegalAction.
        """
        if self._ended:
            raise EnvError("envs-reset")
        try:
            self.game.apply(action)
        except IllegalAction as error:
            if self._raises:
                raise
            self._ended = True
            return self._seen(), -BOUNDS[self._kind], True, False, self._info() | {"illegal": str(error)}
        self._go_on()
        self._ended = self.game.over
        return self._seen(), paid(self.game.state, self._kind)[self.seat], self._ended, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each action that can be taken now, as sb3-contrib's MaskablePPO asks for it."""
        return mask_of(self._actions, self._options()).astype(np.bool_)

    def _options(self) -> list[int]:
        return [] if self._ended else self._game().state.options

    def _game(self) -> Game:
        if not hasattr(self, "game"):
            raise EnvError("envs-reset")
        return self.game

    def _seen(self) -> Any:
        numbers = written(self._observer, self.game.state, self.seat)
        return segments(numbers, self.layout) if self._in_segments else numbers

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self._actions, self._options())}

    def render(self) -> str | None:
        """The table in words: returned in the mode `ansi`, printed in the mode `human`."""
        text = picture(self._game().state)
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None


gym_env: Final = LandsraadEnv  # so called beside the others: what makes one is the class itself

if ID not in gymnasium.registry:
    gymnasium.register(ID, entry_point="landsraad.envs.gym:LandsraadEnv")
