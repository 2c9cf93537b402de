"""The House Hagal deck: revealing its cards, and where each sends an Agent (B-168 to B-171, B-176, UR-8 to UR-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.ix.tech import flip_tile
from landsraad.engine.machine.events import note
from landsraad.engine.machine.terms import NOBODY, SMART_POLITICS
from landsraad.engine.state import chance
from landsraad.engine.state.definitions import WHEN_BLOCKED

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import HagalCard, Space
    from landsraad.engine.state.state import GameState

# Why a card is passed over, as events tell it.
OCCUPIED: Final = 0
UNFIT: Final = 1  # what it needs does not hold
POLITICS: Final = 2
NO_SPICE: Final = 3
NO_DREADNOUGHT: Final = 4
# Smart Politics (UR-31).
SAFE_LEAD: Final = 1
ESTABLISHED: Final = 2
HOPELESS_GAP: Final = 2


def draw_card(g: GameState, seat: i64, for_swords: i64 = 0) -> HagalCard | None:
    """Reveal the next House Hagal card onto the discard pile; Reshuffle and an empty deck make a new deck (B-170).

    for_swords   1 where it is revealed for its swords alone, which the event tells

    None only where a whole new deck holds nothing but Reshuffle.
    """
    for _ in range(len(g.hagal_deck) + len(g.hagal_discard) + 1):
        if not g.hagal_deck:
            g.hagal_deck = chance.shuffle(g, chance.HAGAL, g.hagal_discard)
            g.hagal_discard = ()
        number = g.hagal_deck[-1]
        g.hagal_deck = g.hagal_deck[:-1]
        g.hagal_discard = (*g.hagal_discard, number)
        g.fixed += 1
        card = g.rules.hagal[number]
        note(g, "hagal_card", seat, g.rules.first_hagal + number, number, for_swords)
        if not card.reshuffle:
            return card
        g.hagal_deck = chance.shuffle(g, chance.HAGAL, g.hagal_deck + g.hagal_discard)
        g.hagal_discard = ()
    return None


def can_go_somewhere(g: GameState, seat: i64) -> bool:
    """Does any card of deck and discard pile name a free space? If none does, the Rival is done for this round."""
    for number in g.hagal_deck + g.hagal_discard:
        used = as_used(g, seat, g.rules.hagal[number])
        if used is not None and destination(g, seat, used, False) != NOBODY:
            return True
    return False


def as_used(g: GameState, seat: i64, card: HagalCard) -> HagalCard | None:
    """The card that is used: itself, its other half, or none where it is passed over whatever is free.

    Sources: R-314, UR-9, UR-31.
    """
    used = _fitting_half(g, seat, card)
    if used is None or used.reshuffle or not used.sends:
        return None
    if used.dreadnought and g.players[seat].dreadnoughts == 0:
        return None
    return None if _is_politic_to_pass(g, seat, used) else used


def _fitting_half(g: GameState, seat: i64, card: HagalCard) -> HagalCard | None:
    """Of a card with two spaces only the one that fits is looked at, taken or not (UR-9)."""
    if card.needs is not None and card.needs.obstacle(g, seat, g.rules.first_hagal + card.number) is not None:
        return card.otherwise
    return card


def _is_politic_to_pass(g: GameState, seat: i64, card: HagalCard) -> bool:
    """Smart Politics: is the Rival safe with this faction, or too far behind (UR-31)?"""
    if not card.political or SMART_POLITICS not in g.rules.variants:
        return False
    own = g.players[seat].influence_of(card.influence)
    most: i64 = 0
    for other, player in enumerate(g.players):
        if other != seat:
            most = max(most, player.influence_of(card.influence))
    if g.alliances[card.influence] == seat:
        return own - most >= SAFE_LEAD
    return own >= ESTABLISHED and most - own >= HOPELESS_GAP


def destination(g: GameState, seat: i64, card: HagalCard, with_tiles: bool = True) -> i64:
    """The space that a card sends the Agent to; NOBODY where it is taken or there is none (B-168, B-169, B-176).

    with_tiles: a tile may be turned to pass enemy Agents.
    """
    taken: i64 = 0
    for player in g.players:
        taken |= player.spaces
        if player.mark != NOBODY:
            taken |= 1 << player.mark
    if card.maker_spaces:
        richest = _richest_maker(g, card.maker_spaces, 0)
        return NOBODY if richest != NOBODY and (taken >> richest) & 1 else richest
    if card.harvests:
        return _richest_maker(g, g.rules.makers, taken)
    if not (taken >> card.space) & 1:
        return card.space
    own = g.players[seat].spaces
    marked = any(player.mark == card.space for player in g.players)
    if not with_tiles or marked or (own >> card.space) & 1 or not turn_tile(g, seat, WHEN_BLOCKED):
        return NOBODY
    return card.space


def _richest_maker(g: GameState, makers: list[Space], taken: i64) -> i64:
    """The free one with the most bonus spice, of equals that with the most spice in all; NOBODY without bonus spice."""
    best: i64 = NOBODY
    best_bonus: i64 = 0
    best_total: i64 = 0
    for maker in makers:
        bonus: i64 = g.bonus_spice[maker.maker_index]
        total = bonus + maker.maker
        if bonus == 0 or (taken >> maker.number) & 1:
            continue
        if bonus > best_bonus or (bonus == best_bonus and total > best_total):
            best = maker.number
            best_bonus = bonus
            best_total = total
    return best


def turn_tile(g: GameState, seat: i64, use: i64) -> bool:
    """Turn face down the first tile that a Rival uses at this time; says whether there was one."""
    player = g.players[seat]
    for number in player.tech:
        tile = g.rules.tech[number]
        if tile.rival_use == use and not (player.tech_flipped >> number) & 1:
            flip_tile(g, seat, tile)
            return True
    return False


def pass_over(g: GameState, seat: i64, card: HagalCard) -> None:
    """Tell why a card that was revealed is not used: another one comes."""
    used = _fitting_half(g, seat, card)
    source: i64 = g.rules.first_hagal + card.number
    if used is None:
        note(g, "hagal_passed", seat, source, NOBODY, UNFIT)
    elif used.dreadnought and g.players[seat].dreadnoughts == 0:
        note(g, "hagal_passed", seat, source, used.space, NO_DREADNOUGHT)
    elif _is_politic_to_pass(g, seat, used):
        note(g, "hagal_passed", seat, source, used.space, POLITICS)
    elif used.maker_spaces:
        richest = _richest_maker(g, used.maker_spaces, 0)
        note(g, "hagal_passed", seat, source, richest, NO_SPICE if richest == NOBODY else OCCUPIED)
    else:
        note(g, "hagal_passed", seat, source, used.space, NO_SPICE if used.harvests else OCCUPIED)
