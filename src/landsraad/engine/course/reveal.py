"""The Reveal turn: reveal, effects, acquiring cards, strength, clean-up (B-101 to B-112)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base import intrigue
from landsraad.engine.base.cards import reveal_card
from landsraad.engine.base.market import in_market, rows_for, take_from_row
from landsraad.engine.base.resources import gain_swords
from landsraad.engine.course.abilities import add_abilities, play_plot_or_ability
from landsraad.engine.course.acquiring import (
    acquire_from_market,
    acquire_tleilaxu,
    add_tleilaxu_cards,
    claim,
    price,
)
from landsraad.engine.course.grafting import take_back
from landsraad.engine.course.spaces import COUNCIL_PERSUASION
from landsraad.engine.course.tray import (
    add_lines,
    asked_again,
    end_after_plain,
    ends_now,
    is_row,
    open_rows,
    plain_rows,
    start_row,
    take_late,
    take_plain,
)
from landsraad.engine.machine import actions
from landsraad.engine.machine.compose import AtReveal, OnceDeployed
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import DICE, DISCARD, NOBODY, REVEAL_TURN
from landsraad.engine.state import chance
from landsraad.engine.state.definitions import NO_COST

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState

BONUS_SWORDS: Final = 2  # of the Swordmaster Bonus token (U6-36)
SET_ASIDE_DISCOUNT: Final = 1  # B-146
DIE: Final = 6


def begin_reveal(g: GameState, seat: i64) -> None:
    """Reveal the hand; every effect of this turn comes onto the tray."""
    player = g.players[seat]
    g.turn.kind = REVEAL_TURN
    g.reveals += 1
    player.revealed_at = g.reveals
    note(g, "reveal_turn", seat, g.rules.setup_source)
    take_back(g, seat)
    hand = player.hand
    g.fixed += 1  # the others see the hand
    player.hand = ()
    player.known_hand = ()
    for card in hand + player.ahead:
        reveal_card(g, seat, card)
    player.ahead = ()
    if player.council:
        player.persuasion += COUNCIL_PERSUASION
        note(g, "persuasion", seat, g.rules.council_source, COUNCIL_PERSUASION)
    if player.swordmaster_bonus:
        gain_swords(g, seat, BONUS_SWORDS, g.rules.swordmaster_source)
    for space in g.rules.spaces:
        if space.reveal is not None and (player.spaces >> space.number) & 1:
            g.tray.append(Frame(space.reveal, seat, g.rules.first_space + space.number, 0))
    leader = player.leader
    assert leader is not None
    add_lines(g, seat, g.rules.first_leader + leader.number, leader.reveal)
    for tile in player.tech:
        add_lines(g, seat, g.rules.first_tech + tile, g.rules.tech[tile].reveal)
    for card in player.face_up:
        effect = g.rules.intrigue[card].plot
        if isinstance(effect, AtReveal):
            g.tray.append(Frame(effect.effect, seat, g.rules.first_intrigue + card, 0))
    g.push(g.rules.steps.reveal_effects, seat, g.rules.setup_source)


class RevealEffects(Node):
    """What is left to do in a Reveal turn, in any order: effects, acquiring, Plot cards, the end (B-103, B-107).

    The frame's `a` is above 0 once the turn is to end (see `end_after_plain`), its `b` where it goes on after all.
    """

    discreet = True
    ends_turn = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.stack.append(f)
        if g.players[f.seat].face_up and intrigue.wake(g, f.seat):
            return None
        plain = plain_rows(g, f.seat)
        if plain and take_plain(g, f.seat, plain):
            return None
        g.stack.pop()
        if f.a > 0:
            if ends_now(g, f, plain):
                clean_up(g, f.seat)
            else:
                g.stack.append(asked_again(g, f))
            return None
        options: list[int] = []
        must = open_rows(g, f.seat, options, plain)
        add_purchases(g, f.seat, options)
        add_tleilaxu_cards(g, f.seat, options)
        intrigue.playable(g, f.seat, intrigue.PLOT, options)
        add_abilities(g, f.seat, options)
        if not must:
            options.append(g.rules.actions.first[actions.END_TURN])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        family = g.rules.actions.family[action]
        param = g.rules.actions.param[action]
        if family == actions.END_TURN:
            if not end_after_plain(g, f):
                clean_up(g, f.seat)
            return
        g.stack.append(Frame(self, f.seat, f.source))
        if family == actions.BUY:
            spend_persuasion(g, f.seat, price(g, param))
            acquire_from_market(g, f.seat, param, DISCARD, f.source)
        elif family == actions.CLAIM:
            spend_persuasion(g, f.seat, set_aside_price(g, param))
            claim(g, f.seat, param, DISCARD, f.source)
        elif family == actions.CLONE:
            acquire_tleilaxu(g, f.seat, param, f.source)
        elif family == actions.TAKE_PLAIN:
            g.turn.plain = True
        elif is_row(g, action):
            start_row(g, action)
        else:
            play_plot_or_ability(g, f.seat, action)

    def asks(self) -> str:
        return "reveal_effects"


def spend_persuasion(g: GameState, seat: i64, n: i64) -> None:
    """Persuasion pays for a card."""
    g.players[seat].persuasion -= n
    g.turn.spent += n


def add_purchases(g: GameState, seat: i64, options: list[int]) -> None:
    """Add the cards that the seat's Persuasion buys now (B-106, B-107)."""
    rules = g.rules
    player = g.players[seat]
    persuasion = player.persuasion
    if persuasion > 0:
        first = rules.actions.first[actions.BUY]
        for card in rows_for(g, seat):
            if rules.cards[card].cost <= persuasion and first + card not in options:
                options.append(first + card)
        for reserve in rules.reserve:
            cost = price(g, reserve.number)
            if cost != NO_COST and cost <= persuasion and g.reserve[reserve.reserve_index] > 0:
                options.append(first + reserve.number)
    for card in player.set_aside:
        if set_aside_price(g, card) <= persuasion:
            options.append(rules.actions.first[actions.CLAIM] + card)


def set_aside_price(g: GameState, card: i64) -> i64:
    """Persuasion that the set-aside card costs its owner (B-146)."""
    return max(0, g.rules.cards[card].cost - SET_ASIDE_DISCOUNT)


def buy_obstacle(g: GameState, seat: i64, card: i64) -> Reason | None:
    """Why the seat cannot buy a card of the market now."""
    if not in_market(g, seat, card):
        return Reason("not_held", "market")
    cost = price(g, card)
    if cost == NO_COST:
        return Reason("forbidden", "not_for_sale")
    return _persuasion_obstacle(g, seat, cost)


def claim_obstacle(g: GameState, seat: i64, card: i64) -> Reason | None:
    """Why the seat cannot buy its set-aside card now."""
    if card not in g.players[seat].set_aside:
        return Reason("not_held", "set_aside")
    return _persuasion_obstacle(g, seat, set_aside_price(g, card))


def _persuasion_obstacle(g: GameState, seat: i64, cost: i64) -> Reason | None:
    if g.turn.kind != REVEAL_TURN:
        return Reason("not_now", "buy")
    have = g.players[seat].persuasion
    return None if have >= cost else Reason("persuasion", "", have, cost)


def churn_row(g: GameState) -> None:
    """Two dice trash the Row's cards at their places, counted from the left; a 6 trashes nothing (solo variant)."""
    places = [chance.throw(g, chance.DICE, DIE), chance.throw(g, chance.DICE, DIE)]
    chosen = [card for place, card in enumerate(g.row) if place in places]
    for card in chosen:
        take_from_row(g, card)
        g.removed = (*g.removed, int(card))
        note(g, "churn", NOBODY, g.rules.setup_source, card)


def clean_up(g: GameState, seat: i64) -> None:
    """End the Reveal turn: cards to the discard pile, Persuasion lost, what waited for it is gone (B-112, B-106)."""
    take_late(g, seat)
    g.tray = []
    player = g.players[seat]
    player.discard = player.discard + player.in_play + player.revealed
    player.in_play = ()
    player.revealed = ()
    player.persuasion = 0
    g.removed = g.removed + player.set_aside
    player.set_aside = ()
    if player.face_up:
        waiting = tuple([card for card in player.face_up if isinstance(g.rules.intrigue[card].plot, OnceDeployed)])
        g.intrigue_discard += tuple([card for card in player.face_up if card not in waiting])
        player.face_up = waiting
    army = g.acts_for(seat)
    if g.rules.teams is not None and g.players[seat].units_in_conflict() == 0:
        player.swords = 0  # they are lost, and with them what a Commander has lent: units may still come (U6-18)
    note(g, "strength", army, g.rules.setup_source, g.players[army].strength())
    if DICE in g.rules.variants:
        churn_row(g)
