"""Cards are discarded from the hand (B-39, B-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.cards import take_from_hand
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import DRAWN_CARD
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CARDS, DISCARD_PILE, NOBODY
from landsraad.engine.state.zones import distinct

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Card
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState


class Discard(Node):
    """Discard cards from the hand, of the owner's choice, as many as there are (B-39); as a cost no fewer (B-45).

    The frame's `a` counts those discarded. For one of the faction (NOBODY: none) `bonus` comes besides.
    """

    price = -DRAWN_CARD
    gives: i64 = DISCARD_PILE
    wants: i64 = CARDS
    discreet = True

    def __init__(self, n: i64, *, cost: bool = False, faction: i64 = NOBODY, bonus: Node | None = None) -> None:
        self.n = n
        self.cost = cost
        self.faction = faction
        self.bonus = bonus

    def form(self) -> str:
        return "" if self.bonus is None else "bonus"

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a == self.n:
            return None
        first = g.rules.actions.first[actions.DISCARD]
        return [first + card for card in distinct(g.players[f.seat].hand)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card: i64 = g.rules.actions.param[action]
        g.stack.append(Frame(self, f.seat, f.source, f.a + 1))
        if self.bonus is not None and (g.rules.cards[card].factions >> self.faction) & 1:
            g.push(self.bonus, f.seat, f.source)
        discard(g, f.seat, card, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = len(g.players[seat].hand)
        need: i64 = self.n if self.cost else 1
        return None if have >= need else Reason("condition", "no_card_in_hand", have, need)

    def children(self) -> list[Node]:
        return [] if self.bonus is None else [self.bonus]

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def asks(self) -> str:
        return "discard"


def discard(g: GameState, seat: i64, card: i64, source: i64) -> None:
    """Hand to discard pile, face up (B-39); another seat's turn shows it to its owner."""
    if seat != g.active:
        g.fixed += 1
    take_from_hand(g.players[seat], card)
    player = g.players[seat]
    player.discard = (*player.discard, int(card))
    note(g, "discard", seat, source, card)
    unload(g, seat, card)
    on_discard = g.rules.cards[card].on_discard
    if on_discard is not None:
        g.push(on_discard, seat, card)


def unload(g: GameState, seat: i64, card: i64) -> None:
    """A card that unloads does what it reveals when it is discarded or trashed (R-178)."""
    for node in reversed(g.rules.cards[card].unload):
        g.push(node, seat, card)


def comes_of_losing(card: Card) -> list[Node]:
    """What a card does when it is discarded or trashed."""
    lost = [node for node in (card.on_trash, card.on_discard) if node is not None]
    return lost + card.unload
