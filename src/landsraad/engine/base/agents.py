"""Effects on Agents: where they may go, taking them back, passing a turn (B-51, B-135, B-163)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.cards import take_from_hand
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import DRAWN_CARD
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import NOBODY, PASSED
from landsraad.engine.state.zones import distinct

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


class MarkSpace(Node):
    """Close a space of one's choice to the Agents of all opponents until one's next turn (B-163)."""

    picture = "agent protected"
    price = DRAWN_CARD

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.MARK]
        return [first + space for space in range(len(g.rules.spaces))]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        space = g.rules.actions.param[action]
        g.players[f.seat].mark = space
        note(g, "mark", f.seat, f.source, space)

    def asks(self) -> str:
        return "mark_space"


class RecallAgent(Node):
    """Take one of one's Agents from the board back to the leader (B-51); `another`: not the one sent this turn."""

    price = DRAWN_CARD

    def __init__(self, *, another: bool = False) -> None:
        self.another = another

    def form(self) -> str:
        return "another" if self.another else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.RECALL]
        spaces = self._spaces(g, f.seat)
        return [first + space for space in range(len(g.rules.spaces)) if (spaces >> space) & 1] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        space = g.rules.actions.param[action]
        g.players[f.seat].take_agent_back(space)
        note(g, "recall", f.seat, f.source, space)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if self._spaces(g, seat) != 0 else Reason("condition", "no_agent_on_board")

    def _spaces(self, g: GameState, seat: i64) -> i64:
        spaces = g.players[seat].spaces
        if self.another and seat == g.active and g.turn.space != NOBODY:
            spaces &= ~(1 << g.turn.space)
        return spaces

    def asks(self) -> str:
        return "recall_agent"


class AddIcons(Node):
    """The card played this turn has more Agent icons (R-062)."""

    price = DRAWN_CARD

    def __init__(self, icons: i64) -> None:
        self.icons = icons

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.turn.icons |= self.icons
        return None


class IgnoreEnemies(Node):
    """Enemy Agents do not block the next Agent sent this turn (R-061)."""

    picture = "infiltrate"
    price = DRAWN_CARD

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.turn.ignores_enemies = True
        return None


class SetAhead(Node):
    """Set aside a card of the hand, face down, for the second turn of the round (R-186)."""

    picture = "pin/hand"
    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.KEEP]
        return [first + card for card in distinct(g.players[f.seat].hand)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        player = g.players[f.seat]
        take_from_hand(player, card)
        player.known_hand = ()  # it may have been any of those that everybody knew
        player.ahead = (card,)
        note(g, "set_ahead", f.seat, f.source)

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def asks(self) -> str:
        return "set_ahead"


class TakeExtraTurn(Node):
    """Take one more turn right after this one, if one likes (R-196)."""

    picture = "repeat"
    price = 3.0
    optional = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.extra_turns = (*g.extra_turns, int(f.seat))
        return None


class MayPass(Node):
    """End the turn here, with neither an Agent turn nor a Reveal turn, or go on (B-135)."""

    picture = "pass"

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        return [g.rules.actions.action(actions.PASS), g.rules.actions.action(actions.DECLINE)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.PASS:
            g.turn.kind = PASSED
            note(g, "pass_turn", f.seat, f.source)

    def asks(self) -> str:
        return "may_pass"
