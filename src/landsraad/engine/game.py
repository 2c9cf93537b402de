"""A game as its users see it: decisions, legal actions, applying them, views, saving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.actions import IllegalAction
from landsraad.engine.advance import advance, take
from landsraad.engine.events import Listener
from landsraad.engine.explain import why_not
from landsraad.engine.state import GameState
from landsraad.engine.terms import NOBODY

if TYPE_CHECKING:
    from landsraad.engine.rules import Rules


class Decision:
    """What is asked now.

    seat    who has to choose: a person, also where a Rival has a choice
    kind    what is asked: `turn`, `send_agent`, `agent_effects`, `choose_one`, `trash`, ... (Node.asks)
    source  the source that asks, e.g. `card/fremen_camp` (see Rules.source_ids)
    """

    __slots__ = ("kind", "seat", "source")

    def __init__(self, seat: int, kind: str, source: str) -> None:
        self.seat = seat
        self.kind = kind
        self.source = source


class Game:
    """A game in progress.

    state    the full state; only the table and tests may look into it, players and opponents get a view
    history  the text forms of the actions taken so far, forced ones left out
    """

    __slots__ = ("history", "state")

    def __init__(self, state: GameState, history: list[str]) -> None:
        self.state = state
        self.history = history

    @property
    def rules(self) -> Rules:
        """The rules that the game is played by."""
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
        """The numbers of the actions to choose from (see Catalogue). Do not change the list."""
        return self.state.options

    def legal_actions(self) -> list[str]:
        """The text forms of the actions to choose from."""
        texts = self.state.rules.actions.texts
        return [texts[action] for action in self.state.options]

    def apply(self, action: int) -> None:
        """Take an action by its number.

        Raises IllegalAction when it is not one of `legal()`; the game is then as it was.
        """
        g = self.state
        if action not in g.options:
            raise self._illegal(action)
        self.history.append(g.rules.actions.texts[action])
        take(g, action)

    def play(self, text: str) -> None:
        """Take an action by its text form; raises IllegalAction as `apply` does."""
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
        """An independent copy."""
        return Game(self.state.copy(), self.history[:])

    def listen(self) -> Listener:
        """Report what happens from now on to a new listener."""
        listener = Listener()
        self.state.listener = listener
        return listener


def run_to_first_decision(state: GameState, listener: Listener | None = None) -> Game:
    """A game from a fresh state; a listener hears of it from the first thing that happens."""
    state.listener = listener
    advance(state)
    return Game(state, [])
