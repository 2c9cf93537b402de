"""House Hagal: automated opponents whose turns come from a deck of their own (B-165 to B-213).

With one person at the table two Rivals play to win; with two persons House Hagal is in the way and wins nothing. Both
are seats like the others, after those of the persons, so that every effect on opponents finds them. What a Rival has to
choose is asked of the person (B-209).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.compose import May
from landsraad.engine.events import note
from landsraad.engine.influence import gain_influence
from landsraad.engine.node import Frame, Node
from landsraad.engine.resources import gain_spice
from landsraad.engine.spaces import give_control_bonus
from landsraad.engine.terms import AGENT_TURN, NOBODY
from landsraad.engine.troops import FROM_GARRISON, deploy, recruit
from landsraad.engine.zones import replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.rules import HagalCard
    from landsraad.engine.state import GameState

CAREFUL_LEAD: Final = 4  # strength; with this lead a careful Rival sends no more troops (B-211)
LAST_LEVEL: Final = 3  # of Conflicts: there every Rival deploys what it can


def draw_card(g: GameState, seat: i64) -> HagalCard | None:
    """Reveal the next House Hagal card onto the discard pile; Reshuffle and an empty deck make a new deck (B-170).

    None only where a whole new deck holds nothing but Reshuffle.
    """
    for _ in range(len(g.hagal_deck) + len(g.hagal_discard) + 1):
        if not g.hagal_deck:
            g.hagal_deck = g.rng.shuffled(g.hagal_discard)
            g.hagal_discard = ()
        number = g.hagal_deck[-1]
        g.hagal_deck = g.hagal_deck[:-1]
        g.hagal_discard = (*g.hagal_discard, number)
        g.fixed += 1
        card = g.rules.hagal[number]
        note(g, "hagal_card", seat, g.rules.first_hagal + number, number)
        if not card.reshuffle:
            return card
        g.hagal_deck = g.rng.shuffled(g.hagal_deck + g.hagal_discard)
        g.hagal_discard = ()
    return None


class RivalTurn(Node):
    """The Agent turn of an automated opponent: reveal cards until one names a free space (B-168)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.reset_turn(f.seat)
        for _ in range(2 * len(g.rules.hagal)):
            card = draw_card(g, f.seat)
            if card is None:
                return None
            space = destination(g, card)
            if space != NOBODY:
                self._send(g, f.seat, card, space)
                return None
        return None

    def _send(self, g: GameState, seat: i64, card: HagalCard, number: i64) -> None:
        rules = g.rules
        player = g.players[seat]
        source: i64 = rules.first_hagal + card.number
        player.agents -= 1
        player.spaces |= 1 << number
        g.turn_kind = AGENT_TURN
        g.turn_space = number
        note(g, "send_agent", seat, source, number)
        give_control_bonus(g, number)
        if card.harvests:
            _harvest(g, seat, number, source)
        if card.influence != NOBODY:
            gain_influence(g, seat, card.influence, 1, source)
        recruit(g, seat, card.troops, source)
        g.push(rules.rival_deploys, seat, source)
        leader = player.leader
        if card.signet and leader is not None:
            g.push(rules.rival_signets[leader.number], seat, rules.first_leader + leader.number)


def destination(g: GameState, card: HagalCard) -> i64:
    """The space that a card sends the Agent to; NOBODY where it is taken or there is none (B-168, B-169, B-176)."""
    taken: i64 = 0
    for player in g.players:
        taken |= player.spaces
        if player.mark != NOBODY:
            taken |= 1 << player.mark
    if card.harvests:
        return _richest_maker(g, taken)
    return NOBODY if (taken >> card.space) & 1 else card.space


def _richest_maker(g: GameState, taken: i64) -> i64:
    best: i64 = NOBODY
    best_bonus: i64 = 0
    best_total: i64 = 0
    for maker in g.rules.makers:
        bonus: i64 = g.bonus_spice[maker.maker_index]
        total = bonus + maker.maker
        if bonus == 0 or (taken >> maker.number) & 1:
            continue
        if bonus > best_bonus or (bonus == best_bonus and total > best_total):
            best = maker.number
            best_bonus = bonus
            best_total = total
    return best


def _harvest(g: GameState, seat: i64, number: i64, source: i64) -> None:
    """Take the bonus spice away; a Rival of the solo game gains it with the base spice (B-176, B-200)."""
    maker = g.rules.spaces[number]
    bonus: i64 = g.bonus_spice[maker.maker_index]
    g.bonus_spice = replaced(g.bonus_spice, maker.maker_index, 0)
    if g.is_solo():
        gain_spice(g, seat, maker.maker + bonus, source)


class RivalDeploys(Node):
    """On a Combat space: all troops recruited this turn and up to two from the garrison (B-174, B-175)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if not g.rules.spaces[g.turn_space].combat or holds_back(g, f.seat):
            return None
        player = g.players[f.seat]
        deploy(g, f.seat, min(player.garrison, g.turn_recruited + FROM_GARRISON), f.source)
        return None


def holds_back(g: GameState, seat: i64) -> bool:
    """Does a careful Rival keep its troops at home, since it leads by enough already (B-211, B-212)?"""
    difficulty = g.rules.difficulty
    if difficulty is None or not difficulty.careful or g.rules.conflicts[g.conflict].level == LAST_LEVEL:
        return False
    best: i64 = 0
    for other in range(len(g.players)):
        if other != seat:
            best = max(best, g.players[other].strength())
    return g.players[seat].strength() - best >= CAREFUL_LEAD


class RivalSwords(Node):
    """Each automated opponent with troops in the Conflict reveals a card for its swords, in turn order (B-177)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        seats: i64 = len(g.players)
        for distance in range(seats):
            seat: i64 = (g.first_player + distance) % seats
            if g.is_automated(seat) and g.players[seat].conflict > 0:
                card = draw_card(g, seat)
                if card is not None:
                    g.players[seat].swords += card.swords
                    note(g, "swords", seat, g.rules.first_hagal + card.number, card.swords)
        return None


def rival_signet(signet: Node) -> Node:
    """A leader's signet as a Rival uses it: where it may be left, the person decides (B-209)."""
    return May(signet) if signet.optional else signet


def swordmasters_arrive(g: GameState) -> None:
    """The Rivals' third Agents come with a certain Conflict card (B-201)."""
    difficulty = g.rules.difficulty
    if difficulty is None or g.round != difficulty.swordmaster_round:
        return
    for seat in range(len(g.players)):
        if g.is_automated(seat):
            player = g.players[seat]
            player.swordmaster = True
            player.agents += 1
            note(g, "swordmaster", seat, g.rules.setup_source)
