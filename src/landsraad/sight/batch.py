"""Many games side by side in one process, and what a learner needs of them in buffers that stay where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.course.setup import new_state
from landsraad.engine.machine.actions import IllegalAction
from landsraad.engine.machine.advance import advance, take
from landsraad.engine.machine.rng import Rng, seeded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState
    from landsraad.sight.observer import Observer


class Deal:
    """How new games begin: what `new_state` needs besides the seed."""

    __slots__ = ("asks_ends", "leader_mode", "leaders", "persons", "rivals", "rules")

    def __init__(
        self, rules: Rules, persons: i64, leaders: list[str], leader_mode: str, rivals: list[str], asks_ends: bool
    ) -> None:
        self.rules = rules
        self.persons = persons
        self.leaders = leaders
        self.leader_mode = leader_mode
        self.rivals = rivals
        self.asks_ends = asks_ends

    def state(self, seed: str) -> GameState:
        """A new game at its first decision; nobody writes down what chance decides."""
        g = new_state(self.rules, self.persons, self.leaders, self.leader_mode, seed, self.rivals)
        g.chance = None
        g.asks_ends = self.asks_ends
        advance(g)
        return g


class Batch:
    """Games that are played side by side; a game that is over is followed by the next one at once.

    states        the games
    mask          of each game a byte for each action of the catalogue: 1 where it can be taken now
    seats         the seat that acts in each game
    observations  what that seat sees, where an observer is given; else empty
    played        how many games have been dealt at each place
    """

    __slots__ = ("_actions", "_deal", "_observer", "_rng", "_seed", "mask", "observations", "played", "seats", "states")

    def __init__(self, deal: Deal, games: i64, seed: str, observer: Observer | None) -> None:
        self._deal = deal
        self._seed = seed
        self._observer = observer
        self._actions: i64 = len(deal.rules.actions)
        self._rng = Rng(seeded(f"{seed}/choices"))
        self.played: list[int] = [0] * games
        self.states: list[GameState] = [self._next(place) for place in range(games)]
        self.mask = bytearray(games * self._actions)
        self.seats = bytearray(games)
        self.observations = bytearray(0 if observer is None else games * observer.size)
        for place in range(games):
            self._show(place)

    def _next(self, place: i64) -> GameState:
        self.played[place] += 1
        return self._deal.state(f"{self._seed}/{place}/{self.played[place]}")

    def _show(self, place: i64) -> None:
        """What the game at a place offers now, and to whom."""
        g = self.states[place]
        start = place * self._actions
        for action in g.options:
            self.mask[start + action] = 1
        seat = g.decider()
        self.seats[place] = seat
        observer = self._observer
        if observer is not None:
            observer.write(g, seat, self.observations, place * observer.size)

    def step(self, chosen: list[int]) -> list[tuple[int, GameState]]:
        """Take an action in each game; returns the games that ended by it: the place of each and its last state.

        Raises IllegalAction where one cannot be taken; then all games are as they were.
        """
        states = self.states
        for place in range(len(states)):
            if chosen[place] not in states[place].options:
                raise self._illegal(place, chosen[place])
        ended: list[tuple[int, GameState]] = []
        for place in range(len(states)):
            g = states[place]
            start = place * self._actions
            for action in g.options:
                self.mask[start + action] = 0
            take(g, chosen[place])
            if g.over:
                ended.append((int(place), g))
                states[place] = self._next(place)
            self._show(place)
        return ended

    def sample(self) -> list[int]:
        """A legal action for each game, each as likely as the others."""
        rng = self._rng
        chosen: list[int] = []
        for g in self.states:
            options = g.options
            chosen.append(options[rng.below(len(options))])
        return chosen

    def _illegal(self, place: i64, action: int) -> IllegalAction:
        texts = self._deal.rules.actions.texts
        said = texts[action] if 0 <= action < len(texts) else str(action)
        legal = [texts[option] for option in self.states[place].options]
        return IllegalAction(said, legal, f"in game {place}")

    def keep(self) -> tuple[list[GameState], list[int], int, str]:
        """What it takes to go on with these games: copies of the states, the games dealt, the state of chance; and the
        seed, with which the other batch begins."""
        return [g.copy() for g in self.states], self.played[:], self._rng.state, self._seed

    def restore(self, states: list[GameState], played: list[int], chance: i64) -> None:
        """Go on with games that another batch has kept, of the same deal and number."""
        self.states = states
        self.played = played
        self._rng.state = chance
        self.mask[:] = bytes(len(self.mask))
        for place in range(len(states)):
            self._show(place)
