"""What a puzzle is: a position of a game with one turn that is clearly best, and how all its turns turned out.

A turn here is what everything else in it follows from: to reveal, or a card and the space that its Agent goes to. All
turns were played on in the same worlds, so that the difference between two of them is known better than either.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

from landsraad.api import new_game
from landsraad.content.setup import Setup, SetupError
from landsraad.engine.game import Game
from landsraad.engine.machine import actions
from landsraad.engine.machine.actions import IllegalAction
from landsraad.engine.machine.terms import NOBODY
from landsraad.record import ActionText
from landsraad.strict import Longest

LEAST_LEAD: Final = 0.05  # by which the chance to win of the best turn is above that of every other one, and ...
ERRORS: Final = 3.0  # ... so many standard errors of the difference above it, too
LEAST_WAYS: Final = 5  # turns to choose from
LEAST_WORLDS: Final = 100
TURNS: Final = (actions.PLAY, actions.REVEAL)  # families of the actions that a turn to be found begins with


class BrokenPuzzle(ValueError):
    """A puzzle that is none: it cannot be played to its position, or has no turn that is clearly best."""


@dataclass(frozen=True)
class Why:
    """A thing (bots/outlook.py) of which two turns brought not the same: how much each did on average."""

    thing: str
    own: float
    other: float


@dataclass(frozen=True)
class Way:
    """A turn.

    path    its actions: one, or a card and where its Agent goes
    chance  to win
    behind  how much higher the chance of the best turn is, error: the standard error of that; 0 for the best itself
    why     in what it differed most from the best turn; the best one from the second
    """

    path: list[ActionText]
    chance: float
    behind: float = 0.0
    error: float = 0.0
    why: list[Why] = field(default_factory=list)


@dataclass(frozen=True)
class Puzzle:
    """A position and its turns.

    id       by which it is known for good
    setup, seed, actions   what makes the game up to the position, as in a record
    seat     who is to find the turn; round, leader: when, and the leader of the seat
    worlds   in how many each turn was played on
    ways     all turns, the best first
    expected the place in `ways` of the turn that a Naib would take, who does not look ahead
    """

    id: Annotated[str, Longest(40)]
    setup: Setup
    seed: str
    actions: list[ActionText]
    seat: int
    round: int
    leader: str
    worlds: int
    ways: list[Way]
    expected: int

    @property
    def best(self) -> Way:
        """The turn to be found."""
        return self.ways[0]

    def way(self, path: list[str]) -> int | None:
        """The place of a turn among the ways, by the actions that were taken; None where it is none of them."""
        return next((place for place, way in enumerate(self.ways) if way.path == path[: len(way.path)]), None)

    def begin(self) -> Game:
        """The game at the position. Raises BrokenPuzzle."""
        try:
            game = new_game(self.setup, self.seed)
            for action in self.actions:
                game.play(action)
        except (SetupError, IllegalAction) as error:
            raise BrokenPuzzle(f"{self.id}: {error}") from error
        return game

    def check(self) -> None:
        """Raises BrokenPuzzle where this is no puzzle: what makes one is said here, and nowhere else."""
        self._check_ways()
        self._check_position(self.begin())

    def _check_ways(self) -> None:
        if self.worlds < LEAST_WORLDS or len(self.ways) < LEAST_WAYS:
            raise BrokenPuzzle(f"{self.id}: {len(self.ways)} turns in {self.worlds} worlds are too few")
        if not 0 <= self.expected < len(self.ways):
            raise BrokenPuzzle(f"{self.id}: there is no turn {self.expected}")
        for way in self.ways[1:]:
            if not is_clear(way.behind, way.error) or abs(self.best.chance - way.chance - way.behind) > 0.002:
                raise BrokenPuzzle(f"{self.id}: {way.path} is not clearly worse than {self.best.path}")

    def _check_position(self, game: Game) -> None:
        g = game.state
        if g.decider() != self.seat or not asks_for_a_turn(game):
            raise BrokenPuzzle(f"{self.id}: seat {self.seat} has no turn to choose")
        if (self.round, self.leader) != (g.round, leader_of(game)):
            raise BrokenPuzzle(f"{self.id}: it is round {g.round} of {leader_of(game)}")
        missing = {tuple(path) for path in turns_of(game)} ^ {tuple(way.path) for way in self.ways}
        if missing:
            raise BrokenPuzzle(f"{self.id}: not in both, what is legal and what is told: {sorted(missing)}")


def leader_of(game: Game) -> str:
    """The leader of the seat that is asked."""
    g = game.state
    leader = g.players[g.decider()].leader
    assert leader is not None
    return leader.id


def turns_of(game: Game) -> list[list[str]]:
    """All turns that a seat can choose from: the actions of each, one, or a card and where its Agent goes."""
    turns: list[list[str]] = []
    for action in game.legal_actions():
        after = game.copy()
        after.play(action)
        g = after.state
        if g.decider() == game.state.decider() and g.stack[-1].node.asks() == "send_agent":
            turns += [[action, space] for space in after.legal_actions()]
        else:
            turns.append([action])
    return turns


def is_clear(lead: float, error: float) -> bool:
    """Is a lead large, and surely no luck?"""
    return lead >= LEAST_LEAD and lead >= ERRORS * error


def asks_for_a_turn(game: Game) -> bool:
    """Is somebody asked for a turn, and for nothing else, such as an Intrigue card before it?"""
    g = game.state
    if g.decider() == NOBODY or g.stack[-1].node.asks() != "turn":
        return False
    return all(g.rules.actions.family[option] in TURNS for option in g.options)
