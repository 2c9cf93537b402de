"""The Throne Row: open cards that one team alone acquires (U6-40, U6-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.market import free_row, take_from_row
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import FREMEN
from landsraad.engine.state.zones import distinct

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


class MoveToThroneRow(Node):
    """Move a card that is no Fremen card from the Imperium Row, which is refilled, to the Throne Row (U6-40)."""

    picture = "throne_row card"
    price = 1.5

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TO_THRONE]
        return [first + card for card in self._cards(g)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        g.throne_row = (*g.throne_row, card)
        note(g, "to_throne", f.seat, f.source, card)
        take_from_row(g, card)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if self._cards(g) else Reason("condition", "no_card_for_throne")

    def _cards(self, g: GameState) -> list[int]:
        return [card for card in distinct(free_row(g)) if not (g.rules.cards[card].factions >> FREMEN) & 1]

    def asks(self) -> str:
        return "to_throne"
