"""Intrigue cards: when they can be played, drawing and stealing them (B-95 to B-100)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.resources import spend_gathered
from landsraad.engine.machine import actions
from landsraad.engine.machine.compose import OnceDeployed, Waits, When
from landsraad.engine.machine.events import note, note_secret
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import INTRIGUE_CARD
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import INTRIGUE_CARDS, INTRIGUE_PILE
from landsraad.engine.state import chance
from landsraad.engine.state.zones import distinct, without

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState

# The times at which Intrigue cards are played, as Intrigue.effect_at knows them.
PLOT: Final = 0
COMBAT: Final = 1
WHEN_WON: Final = 2
WHEN_LOST: Final = 3
AT_ENDGAME: Final = 4
TIMES: Final = ("plot_card", "combat_card", "won_card", "lost_card", "endgame_card")  # as reasons name them

ANY_NUMBER: Final = 40  # more than the deck holds for one player
LOOKED_AT: Final = 2
STEAL_FROM: Final = 4  # an opponent with this many Intrigue cards is stolen from (B-55)


def playable(g: GameState, seat: i64, timing: i64, options: list[int]) -> None:
    """Add the actions that play the seat's Intrigue cards of a time, their conditions met and costs payable (B-99)."""
    held = g.players[seat].intrigue
    if not held:
        return
    first = g.rules.actions.first[actions.INTRIGUE]
    for card in held:
        effect = g.rules.intrigue[card].effect_at(timing)
        if effect is not None and first + card not in options:
            if effect.obstacle(g, seat, g.rules.first_intrigue + card) is None:
                options.append(first + card)


def intrigue_obstacle(g: GameState, seat: i64, card: i64, timing: i64) -> Reason | None:
    """Why an Intrigue card of the seat cannot be played at this time."""
    effect = g.rules.intrigue[card].effect_at(timing)
    return time_of(g, card) if effect is None else effect.obstacle(g, seat, g.rules.first_intrigue + card)


def time_of(g: GameState, card: i64) -> Reason:
    """That an Intrigue card is for another time: the first one at which it can be played."""
    timing: i64 = PLOT
    while timing < AT_ENDGAME and g.rules.intrigue[card].effect_at(timing) is None:
        timing += 1
    return Reason("not_now", TIMES[timing])


def play(g: GameState, seat: i64, card: i64, timing: i64) -> None:
    """Play an Intrigue card: its effect comes next, then the card goes to the discard pile (B-97).

    A card whose time has not come waits for it face up (B-100).
    """
    player = g.players[seat]
    player.intrigue = without(player.intrigue, card)
    source: i64 = g.rules.first_intrigue + card
    note(g, "play_intrigue", seat, source, card)
    effect = g.rules.intrigue[card].effect_at(timing)
    assert effect is not None
    if isinstance(effect, Waits) and not effect.has_come(g, seat):
        player.face_up = (*player.face_up, int(card))
        return
    g.push(g.rules.steps.discard_intrigue, seat, source)
    while isinstance(effect, When):  # its condition holds now; playing the card may end that
        effect = effect.effect
    g.push(effect, seat, source)


def wake(g: GameState, seat: i64) -> bool:
    """Push the effect of a card that waited face up for a deployment; says whether there was one.

    What waits for the Reveal turn joins its other effects there (`begin_reveal`).
    """
    player = g.players[seat]
    for card in player.face_up:
        effect = g.rules.intrigue[card].plot
        if isinstance(effect, OnceDeployed) and effect.has_come(g, seat):
            player.face_up = without(player.face_up, card)
            source: i64 = g.rules.first_intrigue + card
            g.push(g.rules.steps.discard_intrigue, seat, source)
            g.push(effect.effect, seat, source)
            return True
    return False


class TrashIntrigue(Node):
    """Trash an Intrigue card of one's own, as a cost: it leaves the game (R-289)."""

    picture = "intrigue_trash"
    price = -0.6 * INTRIGUE_CARD
    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TRASH_INTRIGUE]
        return [first + card for card in distinct(g.players[f.seat].intrigue)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        player = g.players[f.seat]
        player.intrigue = without(player.intrigue, card)
        g.intrigue_gone = (*g.intrigue_gone, card)
        note(g, "trash_intrigue", f.seat, f.source, card)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.players[seat].intrigue else Reason("condition", "no_intrigue")

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].intrigue) > 1

    def asks(self) -> str:
        return "trash_intrigue"


class DiscardIntrigue(Node):
    """The Intrigue card that was resolved, the source, goes to the Intrigue discard pile (R-070)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.intrigue_discard = (*g.intrigue_discard, int(f.source - g.rules.first_intrigue))
        return None


def draw_intrigue(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Draw Intrigue cards; an empty deck is refilled from its discard pile (B-98)."""
    if not g.gathers(seat):
        return
    while n > 0:
        if not g.intrigue_deck:
            if not g.intrigue_discard:
                return
            g.intrigue_deck = chance.shuffle(g, chance.INTRIGUE, g.intrigue_discard)
            g.intrigue_discard = ()
            note(g, "shuffle_intrigue", seat, source)
        card = g.intrigue_deck[-1]
        g.intrigue_deck = g.intrigue_deck[:-1]
        receive_intrigue(g, seat, card)
        n -= 1
        note(g, "draw_intrigue", seat, source, 1)
        note_secret(g, "drawn_intrigue", seat, source, card, seat)
    if g.is_automated(seat):
        spend_gathered(g, seat)


def receive_intrigue(g: GameState, seat: i64, card: i64) -> None:
    """An Intrigue card comes to a seat; in its own turn it can be played before the effects that are still open."""
    player = g.players[seat]
    player.intrigue = (*player.intrigue, int(card))
    g.fixed += 1
    if seat == g.active:
        g.turn.plain = False


class DrawIntrigue(Node):
    """Draw Intrigue cards."""

    picture = "intrigue:{n}"
    price = INTRIGUE_CARD
    pure = True
    gives: i64 = INTRIGUE_CARDS
    minds: i64 = INTRIGUE_PILE

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        draw_intrigue(g, f.seat, self.n, f.source)
        return None


class StealIntrigue(Node):
    """Each opponent with four or more Intrigue cards gives one of them at random (B-55)."""

    picture = "intrigue_steal"
    price = 1.0
    pure = True
    gives: i64 = INTRIGUE_CARDS

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if not g.gathers(f.seat):
            return None
        victim_seat = f.seat
        for _ in range(len(g.players) - 1):
            victim_seat = g.seat_after(victim_seat)
            victim = g.players[victim_seat]
            if len(victim.intrigue) < STEAL_FROM or not g.opposes(f.seat, victim_seat):
                continue
            card = chance.pick(g, f"{chance.STOLEN}.{victim_seat}", victim.intrigue)
            victim.intrigue = without(victim.intrigue, card)
            receive_intrigue(g, f.seat, card)
            note(g, "steal_intrigue", f.seat, f.source, victim_seat)
            note_secret(g, "drawn_intrigue", f.seat, f.source, card, f.seat)
            note_secret(g, "lost_intrigue", victim_seat, f.source, card, victim_seat)
        if g.is_automated(f.seat):
            spend_gathered(g, f.seat)
        return None


class ReturnIntrigue(Node):
    """Put own Intrigue cards under the Intrigue deck, unseen, and draw as many (R-185).

    most   how many; all of them where it is ANY_NUMBER. `a` counts those returned
    """

    price = 1.2
    optional = True
    gives: i64 = INTRIGUE_CARDS
    discreet = True

    def __init__(self, most: i64 = ANY_NUMBER) -> None:
        self.most = most

    def form(self) -> str:
        return "any" if self.most >= ANY_NUMBER else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        held = g.players[f.seat].intrigue
        if f.a == self.most or not held:
            draw_intrigue(g, f.seat, f.a, f.source)
            return None
        options = [g.rules.actions.first[actions.RETURN_INTRIGUE] + card for card in distinct(held)]
        if self.most == ANY_NUMBER:
            options.append(g.rules.actions.first[actions.DECLINE])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.DECLINE:
            draw_intrigue(g, f.seat, f.a, f.source)
            return
        card = g.rules.actions.param[action]
        player = g.players[f.seat]
        player.intrigue = without(player.intrigue, card)
        g.intrigue_deck = (card, *g.intrigue_deck)
        note(g, "return_intrigue", f.seat, f.source, 1)
        g.stack.append(Frame(self, f.seat, f.source, f.a + 1))

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.players[seat].intrigue else Reason("condition", "no_intrigue")

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].intrigue) > 1

    def asks(self) -> str:
        return "return_intrigue"


class KeepIntrigue(Node):
    """Of the two cards on top of the Intrigue deck keep one, put the other one back.

    A deck of one card gets the discard pile under it first. `a` is 1 once they were looked at.
    """

    picture = "peek:2/intrigue intrigue:1"
    price = 1.4 * INTRIGUE_CARD
    discreet = True
    gives: i64 = INTRIGUE_CARDS
    minds: i64 = INTRIGUE_PILE

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a == 0:
            if len(g.intrigue_deck) < LOOKED_AT and g.intrigue_discard:
                g.intrigue_deck = chance.shuffle(g, chance.INTRIGUE, g.intrigue_discard) + g.intrigue_deck
                g.intrigue_discard = ()
                note(g, "shuffle_intrigue", f.seat, f.source)
            g.fixed += 1
            if not g.intrigue_deck:
                return None
            g.stack.append(Frame(self, f.seat, f.source, 1))
            return None
        first = g.rules.actions.first[actions.KEEP_INTRIGUE]
        return [first + card for card in distinct(g.intrigue_deck[-LOOKED_AT:])]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        top = without(g.intrigue_deck[-LOOKED_AT:], card)
        g.intrigue_deck = g.intrigue_deck[:-LOOKED_AT] + top
        receive_intrigue(g, f.seat, card)
        note(g, "draw_intrigue", f.seat, f.source, 1)
        note_secret(g, "drawn_intrigue", f.seat, f.source, card, f.seat)

    def hides(self, g: GameState, f: Frame) -> bool:
        return True

    def asks(self) -> str:
        return "keep_intrigue"
