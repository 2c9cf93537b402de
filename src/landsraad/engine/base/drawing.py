"""Cards are drawn from the own deck, and looked for in it and in the discard pile (B-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.cards import reveal_card
from landsraad.engine.base.discarding import comes_of_losing
from landsraad.engine.base.trashing import put_out_of_game
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note, note_secret
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import DRAWN_CARD
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CARDS, DECK, DISCARD_PILE, FACTION_NAMES, TROOPS
from landsraad.engine.state import chance
from landsraad.engine.state.zones import distinct, without

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState, PlayerState


SORTED = 3  # cards on top of the deck


def draw(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Draw cards, shuffling the discard pile into an empty deck (B-35); in the own Reveal turn reveal them (B-104)."""
    player = g.players[seat]
    g.fixed += 1
    while n > 0:
        if not player.deck:
            if not player.discard:
                return
            shuffle_discard_into_deck(g, seat)
        k: i64 = min(n, len(player.deck))
        known = min(k, player.known_top)
        drawn = _take_from_top(g, player, k)
        n -= k
        note(g, "draw", seat, source, k)
        for card in drawn:
            note_secret(g, "drawn_card", seat, source, card, seat)
        if g.reveals_now(seat):
            for card in drawn:
                reveal_card(g, seat, card)
        else:
            player.hand = player.hand + drawn
            player.known_hand = player.known_hand + drawn[k - known :]


def _take_from_top(g: GameState, player: PlayerState, k: i64) -> tuple[int, ...]:
    g.fixed += 1  # some leaders see what comes up
    left: i64 = len(player.deck) - k
    drawn = player.deck[left:]
    player.deck = player.deck[:left]
    player.known_top = max(0, player.known_top - k)
    return drawn


def shuffle_discard_into_deck(g: GameState, seat: i64) -> None:
    """Shuffle the discard pile, together with what is left of the deck, into a new deck."""
    player = g.players[seat]
    player.deck = chance.shuffle(g, chance.DECKS[seat], player.deck + player.discard)
    player.discard = ()
    player.known_top = 0
    g.fixed += 1
    note(g, "shuffle", seat, g.rules.setup_source)


class Draw(Node):
    """Draw cards from the own deck."""

    picture = "draw:{n}"
    price = DRAWN_CARD
    pure = True
    gives: i64 = CARDS
    minds: i64 = DECK | DISCARD_PILE

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        draw(g, f.seat, self.n, f.source)
        return None


class DrawPerSandworm(Node):
    """Draw a card for each own sandworm in the Conflict."""

    picture = "draw per_each sandworm"
    price = 1.0
    pure = True
    gives: i64 = CARDS
    wants: i64 = TROOPS
    minds: i64 = DECK | DISCARD_PILE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        sandworms = g.army(f.seat).sandworms
        if sandworms > 0:
            draw(g, f.seat, sandworms, f.source)
        return None


class ShuffleDiscardIn(Node):
    """Shuffle the discard pile into the deck; with an empty discard pile the deck alone is shuffled (B-156)."""

    picture = "discard shuffle"
    price = 0.3
    gives: i64 = DECK | DISCARD_PILE
    minds: i64 = CARDS | DECK | DISCARD_PILE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        shuffle_discard_into_deck(g, f.seat)
        return None


class LookAtTop(Node):
    """Look at the top card of the own deck, then draw it (`choose:1`) or trash it (`choose:2`).

    An empty deck shows nothing, and is not filled for it (B-151). `a` is 1 once the card was looked at.
    """

    picture = "peek draw or trash"
    price = DRAWN_CARD
    gives: i64 = CARDS | DECK
    minds: i64 = CARDS | DECK | DISCARD_PILE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if not g.players[f.seat].deck:
            return None
        if f.a == 0:
            g.fixed += 1
            note_secret(g, "look_at_top", f.seat, f.source, g.players[f.seat].deck[-1], f.seat)
            g.stack.append(Frame(self, f.seat, f.source, 1))
            return None
        first = g.rules.actions.first[actions.CHOOSE]
        return [first, first + 1]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.param[action] == 0:
            draw(g, f.seat, 1, f.source)
        else:
            (card,) = _take_from_top(g, g.players[f.seat], 1)
            put_out_of_game(g, f.seat, card, f.source)

    def peeks(self, f: Frame) -> i64:
        return f.a

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def asks(self) -> str:
        return "look_at_top"


class SortTop(Node):
    """Look at the top three cards of the own deck: draw one, discard one, trash one (R-269).

    A deck of fewer cards shows nothing, and is not filled for it. `a` counts the cards chosen, `b` is 1 once they were
    looked at.
    """

    picture = f"peek:{SORTED} draw discard trash"
    price = 2.0
    gives: i64 = CARDS | DECK | DISCARD_PILE
    minds: i64 = CARDS | DECK | DISCARD_PILE
    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        seen = self.peeks(f)
        if f.b == 0:
            g.fixed += 1
            for card in g.players[f.seat].deck[-seen:]:
                note_secret(g, "look_at_top", f.seat, f.source, card, f.seat)
            g.stack.append(Frame(self, f.seat, f.source, 0, 1))
            return None
        family = actions.KEEP if f.a == 0 else actions.DISCARD
        first = g.rules.actions.first[family]
        return [first + card for card in distinct(g.players[f.seat].deck[-seen:])]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        player = g.players[f.seat]
        card: i64 = g.rules.actions.param[action]
        seen = self.peeks(f)
        top = _take_from_top(g, player, seen)
        player.deck = player.deck + without(top, card)
        if f.a == 0:
            player.deck = (*player.deck, int(card))
            draw(g, f.seat, 1, f.source)
            g.stack.append(Frame(self, f.seat, f.source, 1, 1))
            return
        player.discard = (*player.discard, int(card))
        note(g, "discard", f.seat, f.source, card)
        (trashed,) = _take_from_top(g, player, 1)
        put_out_of_game(g, f.seat, trashed, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = len(g.players[seat].deck)
        return None if have >= SORTED else Reason("condition", "deck_too_small", have, SORTED)

    def peeks(self, f: Frame) -> i64:
        return SORTED - f.a

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [comes_of_losing(card) for card in rules.cards]

    def hides(self, g: GameState, f: Frame) -> bool:
        return True

    def asks(self) -> str:
        return "sort_top"


class TakeFromDiscard(Node):
    """Take one card of a faction from the own discard pile into the hand."""

    picture = "discard return_to_hand/{faction}"
    price = 1.0
    gives: i64 = CARDS | DISCARD_PILE
    minds: i64 = CARDS | DISCARD_PILE

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TAKE]
        return [first + card for card in self._cards(g, f.seat)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        player = g.players[f.seat]
        card = g.rules.actions.param[action]
        player.discard = without(player.discard, card)
        player.hand = (*player.hand, card)
        player.known_hand = (*player.known_hand, card)
        note(g, "take", f.seat, f.source, card)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if self._cards(g, seat) else Reason("condition", f"{FACTION_NAMES[self.faction]}_in_discard")

    def _cards(self, g: GameState, seat: i64) -> list[int]:
        cards = g.rules.cards
        return [card for card in distinct(g.players[seat].discard) if (cards[card].factions >> self.faction) & 1]

    def asks(self) -> str:
        return "take_card"
