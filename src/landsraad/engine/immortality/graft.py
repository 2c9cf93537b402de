"""Effects of cards that are grafted to one another (IM-29, IM-32 to IM-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.discarding import comes_of_losing
from landsraad.engine.base.resources import gain_solari
from landsraad.engine.base.trashing import trash_from_play
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.prices import DRAWN_CARD, SOLARI
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CARDS_IN_PLAY, ICON_NAMES, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState


def other_grafted(g: GameState, seat: i64, source: i64) -> i64:
    """The card to which another one, the source, is grafted in this turn; NOBODY where it is not."""
    if seat != g.active or g.turn.grafted == NOBODY:
        return NOBODY
    if source == g.turn.card:
        return g.turn.grafted
    return g.turn.card if source == g.turn.grafted else NOBODY


def other_in_play(g: GameState, seat: i64, source: i64) -> i64:
    """The same, as long as it is in play: that of the Imperium Row is not (IM-39, IM-69)."""
    other = other_grafted(g, seat, source)
    if other == NOBODY or g.is_usurped(other):
        return NOBODY
    copies = g.players[seat].in_play.count(other)
    return other if copies > (1 if other == source else 0) else NOBODY


class Grafted(Condition):
    """The card is one of two that are grafted in this turn, either of them (IM-29)."""

    picture = "graft"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return Reason("condition", "grafted") if other_grafted(g, seat, source) == NOBODY else None


class GraftedTo(Condition):
    """The card is grafted to one of some factions (bit set)."""

    def __init__(self, factions: i64) -> None:
        self.factions = factions

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        other = other_grafted(g, seat, source)
        if other != NOBODY and g.rules.cards[other].factions & self.factions:
            return None
        return Reason("condition", "grafted_to")


class TrashPartner(Node):
    """Trash the card to which this one is grafted, as a cost (RX-008)."""

    picture = "trash/graft"
    price = -1.0
    gives: i64 = CARDS_IN_PLAY

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        trash_from_play(g, f.seat, other_in_play(g, f.seat, f.source), f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return Reason("condition", "no_partner_in_play") if other_in_play(g, seat, source) == NOBODY else None

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]


class TrashGrafted(Node):
    """Trash one of the two grafted cards, this one or the other (IM-41)."""

    picture = "trash/graft"
    price = 0.5
    gives: i64 = CARDS_IN_PLAY

    def form(self) -> str:
        return "either"

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TRASH_PLAY]
        return [first + card for card in self._cards(g, f.seat, f.source)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        trash_from_play(g, f.seat, g.rules.actions.param[action], f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if self._cards(g, seat, source) else Reason("condition", "no_partner_in_play")

    def _cards(self, g: GameState, seat: i64, source: i64) -> list[int]:
        cards = [int(source)] if source in g.players[seat].in_play else []
        other = other_in_play(g, seat, source)
        return cards if other in (NOBODY, source) else [*cards, int(other)]

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def asks(self) -> str:
        return "trash"


class SolariPerIcon(Node):
    """A Solari for each Agent icon that the other grafted card has now (IM-36, RX-005); one gain in all (IM-48)."""

    picture = "solari:1 per_each agent_icon/graft"
    price = 2.0 * SOLARI
    pure = True
    fears: i64 = CARDS_IN_PLAY

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        n = self._icons(g, f.seat, f.source)
        if n > 0:
            gain_solari(g, f.seat, n, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if self._icons(g, seat, source) > 0 else Reason("condition", "grafted")

    def _icons(self, g: GameState, seat: i64, source: i64) -> i64:
        other = other_grafted(g, seat, source)
        if other == NOBODY or (other_in_play(g, seat, source) == NOBODY and not g.turn.usurps):
            return 0
        icons = g.rules.cards[other].icons
        for extra in g.sender().extras:
            if extra.card == other and extra.condition.obstacle(g, seat, other) is None:
                icons |= extra.icons
        if g.turn.icons_on == other:
            icons |= g.turn.icons
        n: i64 = 0
        for icon in range(len(ICON_NAMES)):
            n += (icons >> icon) & 1
        return n


class RecallThisAgent(Node):
    """Take the Agent sent this turn back to the leader; what it has brought stays (IM-72)."""

    picture = "recall_agent/graft"
    price = DRAWN_CARD
    optional = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.obstacle(g, f.seat, f.source) is None:
            space = g.turn.space
            g.players[f.seat].take_agent_back(space)
            note(g, "recall", f.seat, f.source, space)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if seat == g.active and g.turn.space != NOBODY and (g.players[seat].spaces >> g.turn.space) & 1:
            return None
        return Reason("condition", "no_agent_on_board")
