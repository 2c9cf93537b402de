"""Cards in the hand, in play and revealed: what they bring there (B-31, B-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.resources import count_sword_source, gain_swords
from landsraad.engine.machine.conditions import count_in_play
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import PERSUASION, SWORD
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import CARDS, CARDS_IN_PLAY
from landsraad.engine.state.zones import without

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState, PlayerState


def take_from_hand(player: PlayerState, card: i64) -> None:
    """Take a card out of the hand."""
    player.hand = without(player.hand, card)
    if player.known_hand and card in player.known_hand:
        player.known_hand = without(player.known_hand, card)


def reveal_card(g: GameState, seat: i64, card: i64) -> None:
    """Lay a card open in the Reveal turn: the lines of its Reveal box go on the tray."""
    player = g.players[seat]
    player.revealed = (*player.revealed, int(card))
    note(g, "reveal", seat, card, card)
    line: i64 = 0
    for node in g.rules.cards[card].reveal:
        g.tray.append(Frame(node, seat, card, line))
        line += 1


def take_from_play(g: GameState, seat: i64, card: i64) -> None:
    """Take a card out of play, and what is left of it off the tray."""
    player = g.players[seat]
    if card in player.revealed:
        player.revealed = without(player.revealed, card)
    else:
        player.in_play = without(player.in_play, card)
    _forget(g, player, card)


def _forget(g: GameState, player: PlayerState, card: i64) -> None:
    """Forget the lines of a card that has left play: its unresolved effects are lost, not those of copies (R-117).

    It does not come back in the Reveal turn either (RX-011).
    """
    copies_left = player.in_play.count(card) + player.revealed.count(card)
    if player.coming_back.count(card) > copies_left:
        player.coming_back = without(player.coming_back, card)
    kept: list[Frame] = []
    lines_kept: list[int] = []
    for row in g.tray:
        if row.source != card:
            kept.append(row)
        elif lines_kept.count(row.a) < copies_left:
            lines_kept.append(row.a)
            kept.append(row)
    g.tray = kept


def not_in_play() -> Reason:
    """The card has left play."""
    return Reason("condition", "not_in_play")


class PersuasionPerCard(Node):
    """Persuasion for each card of a faction in play (B-149)."""

    picture = "persuasion:{n} per_each {faction}"
    price = 2.0 * PERSUASION
    pure = True
    wants: i64 = CARDS
    fears: i64 = CARDS_IN_PLAY

    def __init__(self, faction: i64, n: i64) -> None:
        self.faction = faction
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        gained = self.n * count_in_play(g, f.seat, self.faction)
        g.players[f.seat].persuasion += gained
        note(g, "persuasion", f.seat, f.source, gained)
        return None


class SwordsPerRevealed(Node):
    """A sword for each card of a faction revealed this turn, itself counted (R-262)."""

    picture = "sword:1 per_each {faction}/reveal"
    price = 2.0 * SWORD
    pure = True
    wants: i64 = CARDS
    fears: i64 = CARDS_IN_PLAY

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        gained: i64 = 0
        for card in player.revealed:
            gained += (g.rules.cards[card].factions >> self.faction) & 1
        gain_swords(g, f.seat, gained, f.source)
        count_sword_source(g, f.seat, f.source)
        return None


class UseSignet(Node):
    """The Signet Ring: the leader's right ability takes its place on the tray (B-57)."""

    picture = "signet"
    price = 2.0

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        leader = g.players[f.seat].leader
        assert leader is not None
        g.push(leader.signet, f.seat, g.rules.first_leader + leader.number)
        return None


class ReturnThis(Node):
    """The card that says so goes from play back to the hand (R-265)."""

    picture = "return_to_hand"
    price = 1.0
    pure = True
    gives: i64 = CARDS | CARDS_IN_PLAY

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        if self.obstacle(g, f.seat, f.source) is None:
            player.in_play = without(player.in_play, f.source)
            _forget(g, player, f.source)
            player.hand = (*player.hand, int(f.source))
            player.known_hand = (*player.known_hand, int(f.source))
            note(g, "return_card", f.seat, f.source, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if source in g.players[seat].in_play and not g.is_usurped(source) else not_in_play()
