"""The research track and its genetic markers (IM-9 to IM-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.drawing import draw
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.prices import RESEARCH_STEP
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CARDS, NOBODY, RESEARCH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState


class Research(Node):
    """Move the research token one place to the right and gain what is there; at the end draw a card (IM-9, IM-11).

    With teams the token, and what it brings, is that of the Ally for whom a Commander acts (IM-66).
    """

    picture = "research"
    price = RESEARCH_STEP
    gives: i64 = RESEARCH | CARDS

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        owner = g.acts_for(f.seat)
        if owner != f.seat:
            g.push(self, owner, f.source)
            return None
        ways = ways_on(g, f.seat)
        if not ways:
            draw(g, f.seat, 1, f.source)
            return None
        first = g.rules.actions.first[actions.RESEARCH]
        return [first + place for place in ways]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        place = g.rules.research[g.rules.actions.param[action]]
        player = g.players[f.seat]
        before = g.rules.research[player.research].reached
        player.research = place.number
        note(g, "research", f.seat, f.source, place.number)
        if place.reached > before:
            note(g, "genetic_marker", f.seat, f.source, place.reached)
        if place.effect is not None:
            g.push(place.effect, f.seat, g.rules.first_research + place.number)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return Reason("condition", "no_research_token") if g.army(seat).research == NOBODY else None

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [[place.effect] for place in rules.research if place.effect is not None]

    def asks(self) -> str:
        return "research"


def ways_on(g: GameState, seat: i64) -> list[int]:
    """The places to which research can take the seat's token; none at the end of the track."""
    return g.rules.research[g.players[seat].research].next


def marker_of(g: GameState, seat: i64) -> i64:
    """The highest genetic marker that a seat has reached, 0 for none; a Commander has that of either Ally (IM-66)."""
    if g.is_commander(seat):
        return max([marker_of(g, ally) for ally in g.allies_of(seat)])
    place = g.players[seat].research
    return 0 if place == NOBODY else g.rules.research[place].reached


class GeneticMarker(Condition):
    """The research token has reached genetic marker `n` (IM-10, IM-11)."""

    picture = "genetic_marker:{n}"
    grows_with: i64 = RESEARCH

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = marker_of(g, seat)
        return None if have >= self.n else Reason("condition", "genetic_marker", have, self.n)
