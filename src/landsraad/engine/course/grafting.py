"""Grafting: a second card joins the one that was played, before the Agent is sent (IM-26 to IM-31, IM-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.cards import take_from_hand
from landsraad.engine.base.market import take_from_row
from landsraad.engine.base.trashing import put_out_of_game
from landsraad.engine.course.sending import can_send, destinations, has_icons, moves, uses_signet
from landsraad.engine.course.spaces import open_spaces
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.state.zones import distinct, without
from landsraad.engine.teams.commanders import agent_at_hand

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


def can_graft(g: GameState, seat: i64, card: i64, cards: tuple[int, ...], reachable: i64) -> bool:
    """Can a graft card of some cards send an Agent together with another of them, or with one of the Row?

    reachable   the spaces open to every card, none without an Agent (`open_to_all`)
    """
    itself = False
    for other in cards:
        if other == card and not itself:
            itself = True
        elif sends_with(g, seat, card, other, False, reachable):
            return True
    if g.rules.cards[card].grafts_to_row:
        for other in g.row:
            if sends_with(g, seat, card, other, True, reachable):
                return True
    return False


def open_to_all(g: GameState, seat: i64) -> i64:
    """The bit set of the spaces that are open to every card of a seat now; none where it has no Agent."""
    return open_spaces(g, seat, g.turn.ignores_enemies) if agent_at_hand(g, seat) else 0


def spaces_of(g: GameState, seat: i64, card: i64) -> i64:
    """The bit set of the spaces to which a card of the hand can send an Agent now, a graft card with any partner."""
    definition = g.rules.cards[card]
    if not definition.graft:
        return destinations(g, seat, definition)
    spaces: i64 = 0
    for partner in without(g.players[seat].hand, card):
        spaces |= reached_with(g, seat, card, partner, False)
    if definition.grafts_to_row:
        for partner in g.row:
            spaces |= reached_with(g, seat, card, partner, True)
    return spaces


def sends_with(g: GameState, seat: i64, card: i64, partner: i64, from_row: bool, reachable: i64) -> bool:
    """Can two grafted cards send an Agent anywhere? `from_row`: the partner lies in the Imperium Row."""
    pair = g.rules.pair(card, partner)
    if pair.reach & reachable:
        return True
    if pair.moves_any_agent:
        return len(moves(g, seat)) > 0
    if not agent_at_hand(g, seat):
        return False
    g.turn.usurps = from_row
    able = has_icons(g, seat, pair) and can_send(g, seat, pair, reachable)
    g.turn.usurps = False
    return able


def reached_with(g: GameState, seat: i64, card: i64, partner: i64, from_row: bool) -> i64:
    """The bit set of the spaces that two grafted cards can send an Agent to."""
    usurps = g.turn.usurps
    g.turn.usurps = from_row
    spaces = destinations(g, seat, g.rules.pair(card, partner))
    g.turn.usurps = usurps
    return spaces


def graft_obstacle(g: GameState, seat: i64, card: i64, partner: i64) -> Reason | None:
    """Why a card of the hand cannot join the graft card that was played."""
    if partner not in g.players[seat].hand:
        return Reason("not_held", "hand")
    return None if sends_with(g, seat, card, partner, False, open_to_all(g, seat)) else Reason("condition", "no_space")


class Graft(Node):
    """Choose the card to which the graft card just played, the source, is grafted (IM-26)."""

    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        seat, card, reachable = f.seat, f.source, open_to_all(g, f.seat)
        options: list[int] = []
        for other in distinct(g.players[seat].hand):
            if sends_with(g, seat, card, other, False, reachable):
                options.append(g.rules.actions.action(actions.GRAFT, other))
        if g.rules.cards[card].grafts_to_row:
            for other in distinct(g.row):
                if sends_with(g, seat, card, other, True, reachable):
                    options.append(g.rules.actions.action(actions.GRAFT_ROW, other))
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        card = g.rules.actions.param[action]
        player = g.players[f.seat]
        g.turn.grafted = card
        if g.rules.actions.family[action] == actions.GRAFT_ROW:
            g.turn.usurps = True
            note(g, "graft_row", f.seat, f.source, card)
        else:
            take_from_hand(player, card)
            player.in_play = (*player.in_play, card)
            note(g, "graft", f.seat, f.source, card)
        leader = player.leader
        if leader is not None and leader.bans_deploy and uses_signet(g.rules.cards[card]):
            g.turn.deploy_banned = True
        _mark_for_return(g, f.seat)
        g.push(g.rules.steps.send_agent, f.seat, f.source)
        if g.turn.icons:
            g.push(g.rules.steps.place_icons, f.seat, f.source)

    def hides(self, g: GameState, f: Frame) -> bool:
        return len(g.players[f.seat].hand) > 1

    def asks(self) -> str:
        return "graft"


def _mark_for_return(g: GameState, seat: i64) -> None:
    """A card that returns its partner fixes that when it is grafted, a copy of its box does the same (IM-42)."""
    player = g.players[seat]
    for card, partner in ((g.turn.card, g.turn.grafted), (g.turn.grafted, g.turn.card)):
        definition = g.rules.cards[card]
        returns = definition.returns_partner or (definition.copies_partner and g.rules.cards[partner].returns_partner)
        if returns and not (g.turn.usurps and partner == g.turn.grafted):
            player.coming_back = (*player.coming_back, int(partner))


class PlaceIcons(Node):
    """Icons that the card of this turn has besides go to one of two grafted ones: `choose:1` the graft card (IM-36)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.CHOOSE]
        return [first, first + 1]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        g.turn.icons_on = g.turn.card if g.rules.actions.param[action] == 0 else g.turn.grafted

    def asks(self) -> str:
        return "place_icons"


def trash_usurped(g: GameState, seat: i64) -> None:
    """The turn ends: the card of the Imperium Row that was grafted is trashed, and the Row filled (IM-39)."""
    if g.turn.usurps:
        card = g.turn.grafted
        source = g.turn.card
        g.turn.usurps = False
        take_from_row(g, card)
        put_out_of_game(g, seat, card, source)


def take_back(g: GameState, seat: i64) -> None:
    """The Reveal turn begins: cards that wait for it go from play to the hand (IM-42)."""
    player = g.players[seat]
    for card in player.coming_back:
        if card in player.in_play:
            player.in_play = without(player.in_play, card)
            player.hand = (*player.hand, card)
            note(g, "return_card", seat, card, card)
    player.coming_back = ()
