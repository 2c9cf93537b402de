"""Many games side by side in one process, for learners that want many decisions a second."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

import numpy as np

from landsraad.api import seed_text
from landsraad.content.setup import Setup
from landsraad.engine.machine.given import whole
from landsraad.envs.needs import EnvError, one_of, setup_or_usual
from landsraad.envs.observers import observer_of
from landsraad.envs.rewards import REWARDS, paid
from landsraad.sight.batch import Batch, Deal

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from landsraad.sight.layout import Layout


def vector_env(
    games: SupportsIndex,
    setup: Setup | None = None,
    *,
    rewards: str = "win",
    observations: bool = True,
    seed: SupportsIndex | str | None = None,
) -> VectorEnv:
    """Games that are played side by side: `VectorEnv`, which says what its arrays hold.

    games         how many
    setup         what is played; None for four players of the base box
    rewards       `win`, `rank` or `vp` (landsraad.envs.rewards)
    observations  without them the arrays hold masks alone, and a step takes a third of the time
    seed          any text or whole number; None for a random one
    Raises SetupError or EnvError where an argument cannot be taken.
    """
    return VectorEnv(setup_or_usual(setup), whole(games, "the number of games"), rewards, observations, seed)


class VectorEnv:
    """Games side by side; each step takes one action in every game, of the seat that acts there.

    masks         games x actions: 1 for what can be taken now; uint8, changed in place
    observations  games x layout.size: what the acting seat sees; uint8, changed in place; empty without observations
    seats         by game the seat that acts; uint8, changed in place
    rewards       games x seats: what the last step brought to each seat; float32, changed in place
    dones         by game whether the last step ended it; bool, changed in place
    layout        what each place of an observation says
    actions       the text forms of the actions, by number

    A game that has ended is followed by the next one at once: masks, observations and seats are those of the new game
    then, rewards and dones those of the old one. Copy what you keep: the next step writes into the same arrays.
    """

    masks: NDArray[np.uint8]
    observations: NDArray[np.uint8]
    seats: NDArray[np.uint8]

    def __init__(
        self, setup: Setup, games: int, rewards: str, observations: bool, seed: SupportsIndex | str | None
    ) -> None:
        if games < 1:
            raise EnvError("envs-games", n=games)
        self.setup = setup
        self.games = games
        self._kind = one_of("rewards", rewards, REWARDS)
        self._observer = observer_of(setup)
        self._observes = observations
        rules = self._observer.rules
        self.layout: Layout = self._observer.layout
        self.actions: list[str] = rules.actions.texts
        self._deal = Deal(
            rules,
            setup.players,
            list(setup.leaders),
            setup.leader_mode,
            list(setup.rival_leaders),
            setup.end_turns,
        )
        self.rewards = np.zeros((games, setup.players), np.float32)
        self.dones = np.zeros(games, np.bool_)
        self._any_done = False
        self.reset(seed)

    def reset(self, seed: SupportsIndex | str | None = None) -> None:
        """Begin all games anew, with new arrays.

        seed  any text or whole number: the same seed and actions make the same games; None for a random one
        """
        text = secrets.token_hex(16) if seed is None else seed_text(seed)
        self._begin(Batch(self._deal, self.games, text, self._observer if self._observes else None))
        self._clear()

    def _begin(self, batch: Batch) -> None:
        self._batch = batch
        size = self.layout.size if self._observes else 0
        self.masks = np.frombuffer(batch.mask, np.uint8).reshape(self.games, len(self.actions))
        self.seats = np.frombuffer(batch.seats, np.uint8)
        self.observations = np.frombuffer(batch.observations, np.uint8).reshape(self.games, size)

    def _clear(self) -> None:
        self.rewards[:] = 0
        self.dones[:] = False
        self._any_done = False

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Take an action in each game; returns `rewards` and `dones`.

        actions  by game the number of an action that its mask has
        Raises IllegalAction where one cannot be taken, EnvError where they are not one whole number for each game; the
        games are then as they were.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise EnvError("envs-actions", n=self.games, said=f"{chosen.dtype} {chosen.shape}")
        ended = self._batch.step(chosen.tolist())
        if self._any_done:
            self._clear()
        for place, state in ended:
            self.rewards[place] = paid(state, self._kind)
            self.dones[place] = self._any_done = True
        return self.rewards, self.dones

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game, each as likely as the others of its game; much quicker than by masks."""
        return np.array(self._batch.sample(), np.int64)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in ("setup", "games", "_kind", "_observes", "rewards", "dones")}
        return kept | {"batch": self._batch.keep()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        states, played, chance, seed = kept["batch"]
        VectorEnv.__init__(self, kept["setup"], kept["games"], kept["_kind"], kept["_observes"], seed)
        self._batch.restore(states, played, chance)
        self.rewards[:] = kept["rewards"]
        self.dones[:] = kept["dones"]
        self._any_done = bool(self.dones.any())

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        twin = type(self).__new__(type(self))
        twin.__setstate__(self.__getstate__())
        return twin

    def __copy__(self) -> Self:
        return self.__deepcopy__({})
