"""A game as its users see it: decisions, legal actions, applying them, views, saving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from landsraad.engine.explain import why_not
from landsraad.engine.machine.actions import IllegalAction
from landsraad.engine.machine.advance import advance, take
from landsraad.engine.machine.events import Listener
from landsraad.engine.machine.given import whole
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.state import GameState

if TYPE_CHECKING:
    from typing import SupportsIndex

    from landsraad.engine.state.rules import Rules


class Decision:
    """What is asked now.

    seat    the number of the seat that has to choose, from 0 on: a person's, also where a Rival has a choice
    kind    what is asked: `turn`, `send_agent`, `agent_effects`, `choose_one`, `trash`, ...
    source  what asks: `card/fremen_camp`, `space/conspire`, `leader/paul_atreides`, ..., or `setup` for the game itself
    """

    __slots__ = ("kind", "seat", "source")

    def __init__(self, seat: int, kind: str, source: str) -> None:
        self.seat = seat
        self.kind = kind
        self.source = source


@mypyc_attr(acyclic=True)
class Game:
    """A game in progress, at a decision or at its end.

    state    the full state. It holds all secrets: players and opponents get a View of it
    history  the text forms of the actions taken so far, without those that were forced

    `landsraad.new_game` makes one. It can be copied, pickled and sent to other processes at any decision.
    """

    __slots__ = ("history", "state")

    def __init__(self, state: GameState, history: list[str]) -> None:
        if not isinstance(state, GameState) or not isinstance(history, list):
            raise TypeError(f"a state and a list are needed, not {type(state).__name__} and {type(history).__name__}")
        self.state = state
        self.history = history

    @property
    def rules(self) -> Rules:
        """The rules that the game is played by: its cards, spaces, leaders, and all actions that there are."""
        return self.state.rules

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.over

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        g = self.state
        if not g.options:
            return None
        frame = g.stack[-1]
        return Decision(g.decider(), frame.node.asks(), g.rules.source_ids[frame.source])

    def legal(self) -> list[int]:
        """The numbers of the actions to choose from; `game.rules.actions.texts` has the text of each.

        Do not change the list.
        """
        return self.state.options

    def legal_actions(self) -> list[str]:
        """The text forms of the actions to choose from, such as `play:dagger`, `send:arrakeen`, `end_turn`."""
        texts = self.state.rules.actions.texts
        return [texts[action] for action in self.state.options]

    def apply(self, action: SupportsIndex) -> None:
        """Take an action by its number: an int, or anything with `__index__`, such as a number of NumPy.

        Raises IllegalAction when it is not one of `legal()`, TypeError when it is no whole number; the game is then
        as it was.
        """
        number = action if isinstance(action, int) and not isinstance(action, bool) else whole(action, "an action")
        g = self.state
        if number not in g.options:
            raise self._illegal(number)
        self.history.append(g.rules.actions.texts[number])
        take(g, number)

    def play(self, text: str) -> None:
        """Take an action by its text form, such as `send:arrakeen`.

        Raises IllegalAction when it is not one of `legal_actions()`, TypeError when it is no text; the game is then as
        it was.
        """
        if not isinstance(text, str):
            raise TypeError(f"the text of an action is needed, not {type(text).__name__}")
        number = self.state.rules.actions.number(text)
        if number == NOBODY:
            raise IllegalAction(text, self.legal_actions(), "no such action")
        self.apply(number)

    def _illegal(self, action: int) -> IllegalAction:
        texts = self.state.rules.actions.texts
        if not 0 <= action < len(texts):
            return IllegalAction(str(action), self.legal_actions(), "no such action")
        reason = why_not(self.state, action)
        return IllegalAction(texts[action], self.legal_actions(), "" if reason is None else str(reason))

    def copy(self) -> Game:
        """An independent copy; nobody listens to it. `copy.copy` and `copy.deepcopy` make the same."""
        return Game(self.state.copy(), self.history[:])

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def listen(self) -> Listener:
        """Report what happens from now on to a new listener, in place of one that there was."""
        listener = Listener()
        self.state.listener = listener
        return listener


def run_to_first_decision(state: GameState, listener: Listener | None = None) -> Game:
    """A game from a fresh state; a listener hears of it from the first thing that happens."""
    state.listener = listener
    advance(state)
    return Game(state, [])


def state_of(game: Game | GameState) -> GameState:
    """The state of a game; a state, of a view too, is taken as it is. Raises TypeError for everything else."""
    if isinstance(game, Game):
        return game.state
    if isinstance(game, GameState):
        return game
    raise TypeError(f"a game or its state is needed, not {type(game).__name__}")


def seat_of(g: GameState, seat: SupportsIndex) -> int:
    """The number of a seat, NOBODY for a spectator. Raises ValueError where the game has no such seat."""
    number = whole(seat, "a seat")
    if not NOBODY <= number < len(g.players):
        raise ValueError(f"no seat {number}: there are 0 to {len(g.players) - 1}, and {NOBODY} for a spectator")
    return number


def action_of(g: GameState, action: SupportsIndex | str) -> int:
    """The number of an action, given so or as text. Raises IllegalAction where the rules know no such action."""
    catalogue = g.rules.actions
    number = catalogue.number(action) if isinstance(action, str) else whole(action, "an action that is no text")
    if not 0 <= number < len(catalogue.texts):
        raise IllegalAction(str(action), [catalogue.texts[legal] for legal in g.options], "no such action")
    return number
