"""The Tleilaxu track, and the row of Tleilaxu cards (IM-14 to IM-17, IM-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.resources import gain_spice
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import TLEILAXU_STEP
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import ENDGAME, NOBODY
from landsraad.engine.state.zones import replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState

ROW: Final = 2  # Tleilaxu cards that lie open (IM-5)
LEFT: Final = 0
RIGHT: Final = 1


class Tleilaxu(Node):
    """Move the Tleilaxu token on by a space and gain what that gives; at the end nothing happens (IM-14, IM-16).

    With teams the token, and what it brings, is that of the Ally for whom a Commander acts; when the game ends he acts
    for nobody any more (IM-66).
    """

    picture = "tleilaxu"
    price = TLEILAXU_STEP
    pure = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.obstacle(g, f.seat, f.source) is not None:
            return None
        seat = g.acts_for(f.seat)
        player = g.players[seat]
        player.tleilaxu += 1
        space = g.rules.tleilaxu[player.tleilaxu]
        note(g, "tleilaxu", seat, f.source, space.number)
        source = g.rules.tleilaxu_source
        if space.effect is not None:
            space.effect.run(g, Frame(space.effect, seat, source))
        if space.spice > 0 and g.tleilaxu_spice > 0:
            spice = g.tleilaxu_spice
            g.tleilaxu_spice = 0
            gain_spice(g, seat, spice, source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        place = g.army(seat).tleilaxu
        if place == NOBODY or (g.phase == ENDGAME and g.is_commander(seat)):
            return Reason("condition", "no_tleilaxu_token")
        return None if place + 1 < len(g.rules.tleilaxu) else Reason("condition", "end_of_tleilaxu_track")

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [[space.effect] for space in rules.tleilaxu if space.effect is not None]


def take_from_tleilaxu_row(g: GameState, card: i64) -> None:
    """Take a card out of the Tleilaxu Row and fill its place at once, unless the deck is empty (IM-22)."""
    place = g.tleilaxu_row.index(card)
    if g.tleilaxu_deck:
        g.tleilaxu_row = replaced(g.tleilaxu_row, place, g.tleilaxu_deck[-1])
        g.tleilaxu_deck = g.tleilaxu_deck[:-1]
        g.fixed += 1
    else:
        g.tleilaxu_row = g.tleilaxu_row[:place] + g.tleilaxu_row[place + 1 :]


class RemoveTleilaxu(Node):
    """Remove the left or the right card of the Tleilaxu Row from the game (IM-58)."""

    picture = "trash/tleilaxu_row/{place}"

    def __init__(self, place: i64) -> None:
        self.place = place

    def form(self) -> str:
        return "left" if self.place == LEFT else "right"

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.place < len(g.tleilaxu_row):
            card = g.tleilaxu_row[self.place]
            note(g, "remove_tleilaxu", f.seat, f.source, card)
            take_from_tleilaxu_row(g, card)
            g.removed = (*g.removed, card)
        return None
