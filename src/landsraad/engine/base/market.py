"""What lies open to be acquired: the Imperium Row, the Reserve, and with teams the Throne Row (B-13, B-108, U6-41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.state.definitions import RESERVE
from landsraad.engine.state.zones import distinct, replaced, without

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


def free_row(g: GameState) -> tuple[int, ...]:
    """The Imperium Row without a card that is grafted where it lies, which belongs to that turn (IM-39)."""
    return without(g.row, g.turn.grafted) if g.turn.usurps else g.row


def rows_for(g: GameState, seat: i64) -> tuple[int, ...]:
    """The open Imperium cards that the seat may acquire: those of the Throne Row one team alone (U6-41)."""
    teams = g.rules.teams
    if teams is None or teams.throne != g.team_of(seat):
        return free_row(g)
    return free_row(g) + g.throne_row


def in_market(g: GameState, seat: i64, card: i64) -> bool:
    """Does the card lie open to the seat, or on top of a Reserve stack?"""
    definition = g.rules.cards[card]
    if definition.pile == RESERVE:
        return g.reserve[definition.reserve_index] > 0
    return card in rows_for(g, seat)


def cards_up_to(g: GameState, seat: i64, most: i64, least: i64 = 0) -> list[int]:
    """The open cards and those of the Reserve whose printed cost is from `least` to `most`."""
    cards = g.rules.cards
    found = [card for card in distinct(rows_for(g, seat)) if least <= cards[card].cost <= most]
    for card in g.rules.reserve:
        if least <= card.cost <= most and g.reserve[card.reserve_index] > 0:
            found.append(card.number)
    return found


def take_open(g: GameState, card: i64) -> None:
    """Take an open card out of the market: of two copies that in the Imperium Row, which the other team sees too."""
    definition = g.rules.cards[card]
    if definition.pile == RESERVE:
        g.reserve = replaced(g.reserve, definition.reserve_index, g.reserve[definition.reserve_index] - 1)
    elif card in free_row(g):
        take_from_row(g, card)
    else:
        g.throne_row = without(g.throne_row, card)


def take_from_row(g: GameState, card: i64) -> None:
    """Take a card out of the Imperium Row and fill its place, unless the Imperium deck is empty (B-108)."""
    i = g.row.index(card)
    if g.imperium_deck:
        g.row = replaced(g.row, i, g.imperium_deck[-1])
        g.imperium_deck = g.imperium_deck[:-1]
        g.fixed += 1
    else:
        g.row = g.row[:i] + g.row[i + 1 :]
