"""What a lesson is: a game that has been begun, and steps that say one thing each while the learner plays it on.

A lesson never moves a piece that the rules would not move. It knows what its learner and the others would do (their
`moves`), waits for that, and says it with messages whose values come from the learner's view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final, Literal, get_args

from landsraad.content.setup import Setup
from landsraad.engine.base.resources import Pay
from landsraad.engine.state.state import PlayerState
from landsraad.engine.view import View
from landsraad.text.said import Name, Value

# The kinds of places that a step can look at; what stands behind the slash in brackets. Each client finds them all.
PlaceKind = Literal[
    "space",  # of the board, by its id
    "post",  # an observation post, by its id
    "faction",  # its Influence track, by its id
    "hand",  # a card of the learner's hand, by its id
    "intrigue",  # the learner's Intrigue cards
    "seat",  # a seat's panel, by its number
    "conflict",  # the Conflict card
    "market",  # the Imperium Row and the Reserve; or a card of them, by its id
    "tech",  # the technology tiles
    "contracts",  # those that can be taken
    "research",  # a place of the research track, by its id
    "tleilaxu",  # the Tleilaxu track
    "tanks",  # the axolotl tanks
    "tleilaxu_row",  # the Tleilaxu Row; or a card of it, by its id
    "decision",  # what is asked
    "finish",  # what ends the turn or begins the Reveal turn
]
PLACE_KINDS: Final[tuple[str, ...]] = get_args(PlaceKind)

Says = Callable[[View], Mapping[str, Value]]
Due = Callable[[View], bool]


def me(view: View) -> PlayerState:
    """The learner's seat."""
    return view.state.players[view.seat]


def card(id: str) -> Name:
    """The name of a card."""
    return Name("card", id)


def intrigue(id: str) -> Name:
    """The name of an Intrigue card."""
    return Name("intrigue", id)


def space(id: str) -> Name:
    """The name of a space."""
    return Name("space", id)


def price(view: View, id: str) -> Pay:
    """What a space costs that always costs the same."""
    rules = view.state.rules
    cost = rules.spaces[rules.space_number(id)].cost
    assert isinstance(cost, Pay)
    return cost


def bought(view: View) -> str:
    """`yes` or `no`, for words: have cards been bought? In a first round, where nothing else is discarded so early."""
    return "yes" if me(view).discard else "no"


def nothing(_view: View) -> Mapping[str, Value]:
    """No values."""
    return {}


def asked(view: View) -> bool:
    """Is the learner asked?"""
    return view.asked == view.seat


def in_round(number: int) -> Due:
    """Has this round begun? The others wait until the learner has read what such a step says."""
    return lambda view: int(view.state.round) >= number


@dataclass(frozen=True)
class Step:
    """One thing that a lesson says; its words are the message `lesson-<lesson>-<step>`.

    look    where the learner is to look: `space/arrakeen`, `hand/dagger`, `market`, ... (PlaceKind)
    moves   what the learner is to do, action by action; none where there is only something to read. The last of them
            ends the step, and whoever skips it has them done
    also    patterns of what is let through besides, and does not end the step: `buy:*`; such moves may be left out
    values  those of its words
    due     when it is said; until then the others play
    """

    id: str
    look: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    values: Says = nothing
    due: Due = asked

    def takes(self, action: str) -> bool:
        """Is an action part of what is to be done?"""
        return action in self.moves or self._is_besides(action)

    def owes(self, legal: Sequence[str]) -> list[str]:
        """The moves that have to be done before the one that ends the step, as far as they can be done now."""
        return [move for move in self.moves[:-1] if move in legal and not self._is_besides(move)]

    def places(self, legal: Sequence[str]) -> list[str]:
        """Where to look now: a card that has been played is not looked for among those of the hand any more."""
        cards = (move.removeprefix("play:") for move in self.moves if move.startswith("play:") and move not in legal)
        played = {f"hand/{card}" for card in cards}
        return [place for place in self.look if place not in played]

    def _is_besides(self, action: str) -> bool:
        return any(fnmatchcase(action, pattern) for pattern in self.also)


@dataclass(frozen=True)
class Lesson:
    """A lesson, called `lesson-<id>`.

    begun   the actions before its first step, whoever took them
    others  by seat, what the others do from there on, as long as they can; then opponents choose for themselves
    seat    the learner's
    """

    id: str
    setup: Setup
    seed: str
    steps: tuple[Step, ...]
    others: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    begun: tuple[str, ...] = ()
    seat: int = 0

    def at(self, mine: Sequence[str], read: int) -> int:
        """The number of the present step; that behind the last one where the lesson is over.

        mine  the learner's actions since the beginning of the lesson
        read  the steps before this one have been read, as far as there was only something to read
        """
        step = 0
        for action in mine:
            ahead = self.to_do(step)
            if ahead < len(self.steps) and action == self.steps[ahead].moves[-1]:
                step = ahead + 1
        while step < min(read, len(self.steps)) and not self.steps[step].moves:
            step += 1
        return step

    def to_do(self, step: int) -> int:
        """The first step from this one on in which there is something to do; that behind the last one without such."""
        while step < len(self.steps) and not self.steps[step].moves:
            step += 1
        return step
