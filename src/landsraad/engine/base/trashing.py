"""Cards are trashed: they leave the game, or go back to the Reserve (B-37, B-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.cards import not_in_play, take_from_hand, take_from_play
from landsraad.engine.base.discarding import comes_of_losing, unload
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import TRASHING
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CARDS, CARDS_IN_PLAY, DISCARD_PILE, FACTION_NAMES
from landsraad.engine.state.definitions import RESERVE
from landsraad.engine.state.zones import distinct, replaced, without

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState


class TrashCard(Node):
    """Trash one card from the hand, the discard pile or in play (B-37); a trash icon may be left unused (B-38)."""

    price = TRASHING
    gives: i64 = CARDS_IN_PLAY | DISCARD_PILE
    minds: i64 = CARDS | DISCARD_PILE | CARDS_IN_PLAY

    def __init__(self, *, optional: bool = True, in_play_only: bool = False) -> None:
        self.optional = optional
        self.in_play_only = in_play_only
        self.discreet = not in_play_only

    def form(self) -> str:
        return "in_play" if self.in_play_only else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        first = g.rules.actions.first
        options: list[int] = []
        if not self.in_play_only:
            options += [first[actions.TRASH_HAND] + card for card in distinct(player.hand)]
            options += [first[actions.TRASH_DISCARD] + card for card in distinct(player.discard)]
        options += [first[actions.TRASH_PLAY] + card for card in distinct(player.in_play + player.revealed)]
        return options or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        player = g.players[f.seat]
        card = g.rules.actions.param[action]
        family = g.rules.actions.family[action]
        if family == actions.TRASH_HAND:
            take_from_hand(player, card)
        elif family == actions.TRASH_DISCARD:
            player.discard = without(player.discard, card)
        else:
            take_from_play(g, f.seat, card)
        put_out_of_game(g, f.seat, card, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        player = g.players[seat]
        if player.in_play or player.revealed:
            return None
        if not self.in_play_only and (player.hand or player.discard):
            return None
        return Reason("condition", "no_card_to_trash")

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def asks(self) -> str:
        return "trash"


class TrashOfFaction(Node):
    """Trash a card of a faction, as a cost: from the hand, or another one than the source in play (R-261, R-264)."""

    price = -1.0
    gives: i64 = CARDS_IN_PLAY
    minds: i64 = CARDS | CARDS_IN_PLAY

    def __init__(self, faction: i64, *, from_hand: bool) -> None:
        self.faction = faction
        self.from_hand = from_hand
        self.discreet = from_hand

    def form(self) -> str:
        return "hand" if self.from_hand else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TRASH_HAND if self.from_hand else actions.TRASH_PLAY]
        return [first + card for card in self._cards(g, f.seat, f.source)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        if self.from_hand:
            take_from_hand(g.players[f.seat], card)
        else:
            take_from_play(g, f.seat, card)
        put_out_of_game(g, f.seat, card, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if self._cards(g, seat, source):
            return None
        where = "in_hand" if self.from_hand else "in_play"
        return Reason("condition", f"another_{FACTION_NAMES[self.faction]}_{where}")

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def looks_at_hand(self) -> bool:
        return self.from_hand

    def _cards(self, g: GameState, seat: i64, source: i64) -> list[int]:
        player = g.players[seat]
        zone = player.hand if self.from_hand else player.in_play + player.revealed
        if not self.from_hand and source in zone:
            zone = without(zone, source)
        cards = g.rules.cards
        return [card for card in distinct(zone) if (cards[card].factions >> self.faction) & 1]

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def asks(self) -> str:
        return "trash"


class TrashFromHand(Node):
    """Trash a card of the hand, if one likes; one that costs something brings a reward (R-249)."""

    picture = "optional trash/hand persuasion:1/cost? {reward}"
    price = TRASHING
    optional = True
    wants: i64 = CARDS
    discreet = True

    def __init__(self, reward: Node) -> None:
        self.reward = reward

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TRASH_HAND]
        return [first + card for card in distinct(g.players[f.seat].hand)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        take_from_hand(g.players[f.seat], card)
        if g.rules.cards[card].cost > 0:
            g.push(self.reward, f.seat, f.source)
        put_out_of_game(g, f.seat, card, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.players[seat].hand else Reason("condition", "no_card_in_hand", 0, 1)

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def children(self) -> list[Node]:
        return [self.reward]

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def asks(self) -> str:
        return "trash"


class TrashThis(Node):
    """Trash the card that says so (B-38)."""

    picture = "trash_self"
    price = 0.5
    pure = True
    gives: i64 = CARDS_IN_PLAY

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.obstacle(g, f.seat, f.source) is None:
            trash_from_play(g, f.seat, f.source, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        player = g.players[seat]
        in_play = source in player.in_play or source in player.revealed
        return None if in_play and not g.is_usurped(source) else not_in_play()

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(rules.cards[rules.source_of(self)])] if self.path.startswith("card/") else []


def trash_from_play(g: GameState, seat: i64, card: i64, source: i64) -> None:
    """Trash a card that the seat has in play."""
    take_from_play(g, seat, card)
    put_out_of_game(g, seat, card, source)


def put_out_of_game(g: GameState, seat: i64, card: i64, source: i64) -> None:
    """A trashed card: out of the game, a Reserve card back to its stack (B-37); then what it does when trashed."""
    definition = g.rules.cards[card]
    if definition.pile == RESERVE:
        g.reserve = replaced(g.reserve, definition.reserve_index, g.reserve[definition.reserve_index] + 1)
    else:
        g.removed = (*g.removed, int(card))
    note(g, "trash", seat, source, card)
    unload(g, seat, card)
    if definition.on_trash is not None:
        g.push(definition.on_trash, seat, card)
