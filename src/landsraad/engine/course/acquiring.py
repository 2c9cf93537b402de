"""Acquiring cards: what they cost, where they go, what comes with them (B-104, B-107, B-108)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.cards import reveal_card
from landsraad.engine.base.market import cards_up_to, free_row, in_market, take_from_row, take_open
from landsraad.engine.base.resources import pay
from landsraad.engine.base.troops import recruit
from landsraad.engine.immortality.research import marker_of
from landsraad.engine.immortality.specimens import specimen_obstacle, spend_specimens
from landsraad.engine.immortality.tleilaxu import take_from_tleilaxu_row
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import (
    CARDS,
    DECK,
    DECK_TOP,
    DISCARD,
    DISCARD_PILE,
    HAND,
)
from landsraad.engine.state.definitions import NO_COST, RECLAIMED, TLEILAXU
from landsraad.engine.state.zones import distinct, without
from landsraad.engine.uprising.contracts import complete_by_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Card
    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState, PlayerState


def price(g: GameState, card: i64) -> i64:
    """Persuasion that a card costs now; NO_COST where none buys it (B-82, B-144)."""
    cost = g.rules.cards[card].cost
    if cost != NO_COST and card == g.turn.discount_card:
        return max(0, cost - g.turn.discount)
    return cost


def acquire_from_market(g: GameState, seat: i64, card: i64, to: i64, source: i64) -> None:
    """Take a card from the Row, refilled at once, or from the Reserve, then use its acquire box (B-33, B-34, R-120)."""
    take_open(g, card)
    receive(g, seat, card, to, source)


def receive(g: GameState, seat: i64, card: i64, to: i64, source: i64) -> None:
    """An acquired card comes to its new owner: to the discard pile, on top of the deck or into the hand.

    In the owner's Reveal turn a card that comes to the hand is revealed at once (R-280).
    """
    player = g.players[seat]
    note(g, "acquire", seat, source, card, to)
    definition = g.rules.cards[card]
    _count_acquired(g, seat, card, source)
    if player.contracts:
        complete_by_card(g, seat, card)
    if definition.acquire is not None:
        g.push(definition.acquire, seat, card)
    if to == DECK_TOP:
        put_on_deck(player, card)
    elif to == HAND and g.reveals_now(seat):
        reveal_card(g, seat, card)
    elif to == HAND:
        player.hand = (*player.hand, int(card))
        player.known_hand = (*player.known_hand, int(card))
    else:
        player.discard = (*player.discard, int(card))
        if _acquires_to_choice(g, seat, card):
            g.push(g.rules.steps.place_acquired, seat, card)


def _count_acquired(g: GameState, seat: i64, card: i64, source: i64) -> None:
    if seat == g.active:
        g.turn.acquired = (*g.turn.acquired, int(card))
        recruit(g, seat, g.turn.recruits_per_card, source)


def _acquires_to_choice(g: GameState, seat: i64, card: i64) -> bool:
    """May the seat put a card that it acquires on its deck: for this turn by a card, always by a tile (B-155), or a
    Tleilaxu card by the first genetic marker (IM-10)?"""
    if seat == g.active and g.turn.acquires_to_choice:
        return True
    if g.rules.cards[card].pile == TLEILAXU and marker_of(g, seat) > 0:
        return True
    for tile in g.players[seat].tech:
        if g.rules.tech[tile].to_deck:
            return True
    return False


def put_on_deck(player: PlayerState, card: i64) -> None:
    """Lay a card that everybody has seen on top of a deck."""
    player.deck = (*player.deck, int(card))
    player.known_top += 1


class PlaceAcquired(Node):
    """Put the card just acquired, the source, on top of the deck, or leave it in the discard pile (B-155)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        return [g.rules.actions.action(actions.TO_DISCARD), g.rules.actions.action(actions.TO_DECK)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.TO_DECK:
            player = g.players[f.seat]
            player.discard = without(player.discard, f.source)
            put_on_deck(player, f.source)
            note(g, "put_on_deck", f.seat, f.source, f.source)

    def asks(self) -> str:
        return "place_acquired"


def acquire_boxes(cards: list[Card]) -> list[list[Node]]:
    """What comes with one of some cards when it is acquired."""
    return [[card.acquire] for card in cards if card.acquire is not None]


class AcquireUpTo(Node):
    """Acquire a card of a printed cost from `least` to `most` for nothing: of the Row, the Reserve, or set aside.

    always   it can be done even where there is no such card, and does nothing then (R-279)
    """

    minds: i64 = CARDS

    def __init__(
        self, most: i64, *, least: i64 = 0, to: i64 = DISCARD, optional: bool = False, always: bool = False
    ) -> None:
        self.least = least
        self.most = most
        self.to = to
        self.optional = optional
        self.always = always
        self.gives = CARDS if to == HAND else DECK | DISCARD_PILE

    def form(self) -> str:
        if self.to == HAND:
            return "hand-exactly" if self.least == self.most else "hand"
        return "deck" if self.to == DECK_TOP else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first
        options = [first[actions.ACQUIRE] + card for card in cards_up_to(g, f.seat, self.most, self.least)]
        return options + [first[actions.CLAIM] + card for card in claimable(g, f.seat, self.most, self.least)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        if g.rules.actions.family[action] == actions.CLAIM:
            claim(g, f.seat, card, self.to, f.source)
        else:
            acquire_from_market(g, f.seat, card, self.to, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if self.always or cards_up_to(g, seat, self.most, self.least) or claimable(g, seat, self.most, self.least):
            return None
        return Reason("condition", "no_card_to_acquire")

    def brings(self, rules: Rules) -> list[list[Node]]:
        return acquire_boxes([card for card in rules.cards if self.least <= card.cost <= self.most])

    def asks(self) -> str:
        return "acquire"


def claimable(g: GameState, seat: i64, most: i64, least: i64 = 0) -> list[int]:
    """The cards that the seat has set aside whose printed cost is from `least` to `most`."""
    return [card for card in g.players[seat].set_aside if least <= g.rules.cards[card].cost <= most]


def claim(g: GameState, seat: i64, card: i64, to: i64, source: i64) -> None:
    """Acquire the card that the seat has set aside (B-146)."""
    player = g.players[seat]
    player.set_aside = without(player.set_aside, card)
    receive(g, seat, card, to, source)


class AcquireReserve(Node):
    """Acquire a certain Reserve card; nothing happens where its stack is empty (B-82, R-124)."""

    picture = "acquire/{card}"
    price = 2.0
    pure = True
    gives: i64 = DECK | DISCARD_PILE
    minds: i64 = CARDS

    def __init__(self, card: str) -> None:
        self.card = card

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        card = g.rules.card_number(self.card)
        if in_market(g, f.seat, card):
            acquire_from_market(g, f.seat, card, DISCARD, f.source)
        return None

    def brings(self, rules: Rules) -> list[list[Node]]:
        return acquire_boxes([rules.cards[rules.card_number(self.card)]])


class AcquireForSolari(Node):
    """Acquire one card into the hand for as many Solari as it costs Persuasion, if one likes (R-267).

    One that is set aside has its full cost here (R-281).
    """

    picture = "optional solari arrow_pay acquire return_to_hand"
    price = 4.0
    optional = True
    gives: i64 = CARDS

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first
        solari = g.players[f.seat].solari
        options = [first[actions.ACQUIRE] + card for card in cards_up_to(g, f.seat, solari)]
        return options + [first[actions.CLAIM] + card for card in claimable(g, f.seat, solari)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        pay(g, f.seat, g.rules.cards[card].cost, 0, 0, f.source)
        if g.rules.actions.family[action] == actions.CLAIM:
            claim(g, f.seat, card, HAND, f.source)
        else:
            acquire_from_market(g, f.seat, card, HAND, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        solari = g.players[seat].solari
        if cards_up_to(g, seat, solari) or claimable(g, seat, solari):
            return None
        return Reason("condition", "no_card_to_acquire")

    def brings(self, rules: Rules) -> list[list[Node]]:
        return acquire_boxes(rules.cards)

    def asks(self) -> str:
        return "acquire"


class RecruitPerCard(Node):
    """For the rest of this turn each card acquired recruits a troop (R-276)."""

    picture = "troop per_each acquire"
    price = 2.0
    pure = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.turn.recruits_per_card += 1
        return None


class AcquiresToChoice(Node):
    """For the rest of this turn each acquired card may go on top of the deck instead (B-155)."""

    picture = "acquire optional top_of_deck"
    price = 1.0
    pure = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.turn.acquires_to_choice = True
        return None


class Discount(Node):
    """A certain card costs less for the rest of this turn, every copy of it (B-144)."""

    picture = "persuasion:-{n}/{card}"
    price = 0.5
    pure = True

    def __init__(self, card: str, n: i64) -> None:
        self.card = card
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.turn.discount_card = g.rules.card_number(self.card)
        g.turn.discount += self.n
        return None


# --- Tleilaxu cards ---------------------------------------------------------------------------------------------------


def add_tleilaxu_cards(g: GameState, seat: i64, options: list[int]) -> None:
    """Add the cards of the Tleilaxu Row that the seat's specimens pay for (IM-21, IM-23)."""
    have = g.army(seat).specimens
    if have == 0:
        return
    first = g.rules.actions.first[actions.CLONE]
    for card in distinct(g.tleilaxu_row):
        if g.rules.cards[card].specimens <= have:
            options.append(first + card)
    for reclaimed in g.rules.reclaimed:
        if reclaimed.specimens <= have:
            options.append(first + reclaimed.number)


def tleilaxu_obstacle(g: GameState, seat: i64, card: i64) -> Reason | None:
    """Why the seat's specimens do not pay for a card of the Tleilaxu Row now."""
    definition = g.rules.cards[card]
    if card not in g.tleilaxu_row and definition.pile != RECLAIMED:
        return Reason("not_held", "tleilaxu_row")
    return specimen_obstacle(g, seat, definition.specimens)


def acquire_tleilaxu(g: GameState, seat: i64, card: i64, source: i64) -> None:
    """Pay for a card of the Tleilaxu Row and take it; the Row is filled at once (IM-21, IM-22).

    Reclaimed Forces stays where it lies, to be paid for again; all the same a card is acquired (IM-23, IM-74).
    """
    definition = g.rules.cards[card]
    spend_specimens(g, seat, definition.specimens, source)
    if definition.pile == RECLAIMED:
        note(g, "reclaim", seat, source, card)
        _count_acquired(g, seat, card, source)
        assert definition.acquire is not None
        g.push(definition.acquire, seat, card)
        return
    take_from_tleilaxu_row(g, card)
    receive(g, seat, card, DISCARD, source)


class AcquireTleilaxu(Node):
    """Acquire one card of the Tleilaxu Row for its specimens, if one likes (IM-50)."""

    picture = "specimen arrow_pay acquire"
    price = 2.0
    optional = True
    gives: i64 = CARDS | DISCARD_PILE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        options: list[int] = []
        add_tleilaxu_cards(g, f.seat, options)
        if options:
            options.append(g.rules.actions.first[actions.DECLINE])
        return options or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.CLONE:
            acquire_tleilaxu(g, f.seat, g.rules.actions.param[action], f.source)

    def brings(self, rules: Rules) -> list[list[Node]]:
        return acquire_boxes([card for card in rules.cards if card.pile in (TLEILAXU, RECLAIMED)])

    def asks(self) -> str:
        return "acquire_tleilaxu"


class SetAside(Node):
    """Set aside one card of the Imperium Row for oneself; the Row is refilled (B-146)."""

    picture = "pin card"
    price = 1.0

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.SET_ASIDE]
        return [first + card for card in distinct(free_row(g))] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        player = g.players[f.seat]
        player.set_aside = (*player.set_aside, card)
        note(g, "set_aside", f.seat, f.source, card)
        take_from_row(g, card)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if free_row(g) else Reason("condition", "no_card_to_acquire")

    def asks(self) -> str:
        return "set_aside"
