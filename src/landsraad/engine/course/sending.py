"""Where a card, or two grafted cards, can send an Agent (B-58 to B-63, IM-26 to IM-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.cards import UseSignet
from landsraad.engine.course.spaces import is_blocked, open_spaces, space_obstacle
from landsraad.engine.machine import actions
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import ICON_NAMES, NOBODY, SPY
from landsraad.engine.teams.commanders import agent_at_hand, points_to_ally
from landsraad.engine.uprising.spies import spied_spaces

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Card
    from landsraad.engine.state.state import GameState


def can_send(g: GameState, seat: i64, card: Card, reachable: i64) -> bool:
    """Can a card send one of the seat's Agents anywhere? `reachable`: the spaces open to every card."""
    if reach_of(g, seat, card) & reachable:
        return True
    return opens_spaces(card) and destinations(g, seat, card) != 0


def opens_spaces(card: Card) -> bool:
    """May a card send an Agent to a space that is not open to every card?"""
    special = card.infiltrates != 0 or card.discount_space != NOBODY or card.ignores_enemies
    return special or card.ignores_requirements or card.moves_any_agent


def has_icons(g: GameState, seat: i64, card: Card) -> bool:
    """Has a card an Agent icon now?"""
    return (card.icons | g.turn.icons) != 0 or (card.extras != [] and icons_now(g, seat, card) != 0)


def icons_now(g: GameState, seat: i64, card: Card) -> i64:
    """The bit set of a card's Agent icons, with those of this turn and those whose condition holds."""
    icons = card.icons | g.turn.icons
    if not card.extras:
        return icons
    in_play, first, second = g.players[seat].in_play, g.turn.card, g.turn.grafted
    _lay_open(g, seat, card)
    for extra in card.extras:
        if extra.condition.obstacle(g, seat, extra.card) is None:
            icons |= extra.icons
    g.players[seat].in_play, g.turn.card, g.turn.grafted = in_play, first, second
    return icons


def _lay_open(g: GameState, seat: i64, card: Card) -> None:
    """As if a card, or two grafted ones, had been played: conditions of icons are judged with them in play (IM-68)."""
    player = g.players[seat]
    if g.turn.card == NOBODY:
        g.turn.card = card.parts[0]
        player.in_play = (*player.in_play, card.parts[0])
    if g.turn.grafted == NOBODY and len(card.parts) > 1:
        g.turn.grafted = card.parts[1]
        if not g.turn.usurps:
            player.in_play = (*player.in_play, card.parts[1])


def reach_of(g: GameState, seat: i64, card: Card) -> i64:
    """The bit set of the spaces that a card's Agent icons reach now, free or not (B-60, R-205)."""
    icons = icons_now(g, seat, card)
    reach = card.reach
    if icons != card.icons:
        for space in g.rules.spaces:
            if (icons >> space.icon) & 1:
                reach |= 1 << space.number
    if (icons >> SPY) & 1:
        reach |= spied_spaces(g, g.players[seat])
    return reach


def destinations(g: GameState, seat: i64, card: Card) -> i64:
    """The bit set of the spaces that a card can send an Agent to now (B-59, B-61 to B-63, R-182, R-195)."""
    if card.moves_any_agent:
        return open_spaces(g, seat, True)
    past: bool = card.ignores_requirements
    through: bool = g.turn.ignores_enemies or card.ignores_enemies
    reach = reach_of(g, seat, card)
    spaces: i64 = reach & open_spaces(g, seat, through, past)
    if card.infiltrates:
        spaces |= card.infiltrated & open_spaces(g, seat, True, past)
    if card.discount_space != NOBODY:
        player = g.players[seat]
        player.spice += card.discount
        spaces |= reach & (1 << card.discount_space) & open_spaces(g, seat, through or card.infiltrates != 0, past)
        player.spice -= card.discount
    return spaces


def must_infiltrate(g: GameState, seat: i64, card: Card, space: i64) -> bool:
    """Does only the recall of a spy open the space, where an enemy Agent stands (R-201)?"""
    if card.moves_any_agent or g.turn.ignores_enemies or card.ignores_enemies or (card.infiltrated >> space) & 1:
        return False
    return is_blocked(g, seat, space)


def send_obstacle(g: GameState, seat: i64, card: Card, space: i64) -> Reason | None:
    """Why a card cannot send an Agent to a space now."""
    if not card.moves_any_agent and not (reach_of(g, seat, card) >> space) & 1:
        return Reason("no_icon", ICON_NAMES[g.rules.spaces[space].icon])
    infiltrates = (card.infiltrated >> space) & 1 != 0
    through_enemies = card.moves_any_agent or g.turn.ignores_enemies or card.ignores_enemies or infiltrates
    return space_obstacle(g, seat, g.rules.spaces[space], through_enemies, card.ignores_requirements)


def moves(g: GameState, seat: i64) -> list[int]:
    """For a card that moves any Agent: the MOVE actions whose Agent could go somewhere (B-148)."""
    rules = g.rules
    player = g.players[seat]
    first = rules.actions.first[actions.MOVE]
    elsewhere = open_spaces(g, seat, True)
    options: list[int] = []
    if agent_at_hand(g, seat) and elsewhere:
        options.append(first + len(rules.spaces))
    for space in rules.spaces:
        if (player.spaces >> space.number) & 1 and points_to_ally(g, seat, space.number):
            if elsewhere or _may_return(g, seat, space.number):
                options.append(first + space.number)
    return options


def _may_return(g: GameState, seat: i64, space: i64) -> bool:
    bit: i64 = 1 << space
    player = g.players[seat]
    player.spaces &= ~bit
    may = open_spaces(g, seat, True) & bit != 0
    player.spaces |= bit
    return may


def uses_signet(card: Card) -> bool:
    """Does a card use the leader's right ability (B-57)?"""
    return any(isinstance(node, UseSignet) for node in card.agent)
