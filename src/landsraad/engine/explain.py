"""Why an action of the catalogue cannot be taken now, from the same predicates that list the legal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base import intrigue
from landsraad.engine.base.troops import deployable, no_deployment
from landsraad.engine.course.abilities import ability_action, ability_obstacle
from landsraad.engine.course.acquiring import AcquireTleilaxu, tleilaxu_obstacle
from landsraad.engine.course.combat import CombatCards, LostCards, WonCards
from landsraad.engine.course.endgame import EndgameCards
from landsraad.engine.course.grafting import Graft, can_graft, graft_obstacle, open_to_all, spaces_of
from landsraad.engine.course.reveal import RevealEffects, buy_obstacle, claim_obstacle
from landsraad.engine.course.sending import destinations, has_icons, moves, opens_spaces, reach_of, send_obstacle
from landsraad.engine.course.spaces import space_obstacle
from landsraad.engine.course.tray import is_row, row_obstacle
from landsraad.engine.course.turn import AgentEffects, SendAgent, Turn
from landsraad.engine.immortality.atomics import atomics_obstacle
from landsraad.engine.immortality.specimens import return_obstacle
from landsraad.engine.ix.tech import AcquireTech, tile_of_action, use_obstacle
from landsraad.engine.machine import actions
from landsraad.engine.machine.reasons import Reason, unasked
from landsraad.engine.machine.terms import ICON_NAMES, NOBODY
from landsraad.engine.teams.commanders import AllyDeploys, agent_at_hand
from landsraad.engine.uprising.spies import PlaceSpy, recall_obstacle

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.machine.node import Frame
    from landsraad.engine.state.state import GameState

# What has a moment of its own; everything else is chosen only while an effect asks for it.
OF_A_MOMENT: Final = (
    actions.PLAY,
    actions.SEND,
    actions.REVEAL,
    actions.RESOLVE,
    actions.BUY,
    actions.CLAIM,
    actions.CLONE,
    actions.ATOMICS,
    actions.DEPLOY,
    actions.PASS,
    actions.END_TURN,
    actions.DEPLOY_DREADNOUGHT,
)


def why_not(g: GameState, action: i64) -> Reason | None:
    """The reason why an action of the catalogue is not among the options of the present decision; None where it is."""
    if action in g.options:
        return None
    if not g.stack or not g.options:
        return Reason("not_now", "game_over")
    frame = g.stack[-1]
    seat = frame.seat
    family = g.rules.actions.family[action]
    param = g.rules.actions.param[action]
    reason: Reason | None = None
    if family == actions.PLAY:
        reason = _why_not_play(g, frame, param)
    elif family == actions.SEND:
        reason = _why_not_send(g, frame, param)
    elif family == actions.BUY and isinstance(frame.node, RevealEffects):
        reason = buy_obstacle(g, seat, param)
    elif family == actions.CLONE and isinstance(frame.node, RevealEffects | AcquireTleilaxu):
        reason = tleilaxu_obstacle(g, seat, param)
    elif family == actions.ATOMICS and isinstance(frame.node, AgentEffects | RevealEffects | Turn):
        reason = atomics_obstacle(g, seat)
    elif family == actions.RETURN_SPECIMEN and isinstance(frame.node, AgentEffects | RevealEffects | Turn):
        reason = return_obstacle(g, seat)
    elif family == actions.GRAFT and isinstance(frame.node, Graft):
        reason = graft_obstacle(g, seat, frame.source, param)
    elif family == actions.CLAIM and isinstance(frame.node, RevealEffects):
        reason = claim_obstacle(g, seat, param)
    elif family == actions.INTRIGUE:
        reason = _why_not_intrigue(g, frame, param)
    elif family == actions.DEPLOY and isinstance(frame.node, AgentEffects | AllyDeploys):
        reason = _why_not_deploy(g, seat, param)
    elif family == actions.CONTRACT:
        reason = Reason("not_held", "market")
    elif family == actions.TECH and isinstance(frame.node, AcquireTech):
        reason = frame.node.tile_obstacle(g, seat, param)
    elif family == actions.PLACE_SPY and isinstance(frame.node, PlaceSpy):
        reason = frame.node.post_obstacle(g, seat, param)
    elif family == actions.RECALL_SPY and _offers(g, actions.RECALL_SPY):
        reason = recall_obstacle(g, seat, param)
    elif family == actions.RESOLVE and isinstance(frame.node, AgentEffects | RevealEffects | Turn):
        reason = _why_not_resolve(g, seat, action)
    elif family == actions.END_TURN and isinstance(frame.node, AgentEffects | RevealEffects):
        reason = Reason("not_now", "effects_left")
    return reason if reason is not None else _another_moment(family)


def _another_moment(family: i64) -> Reason:
    return Reason("not_now", actions.FAMILY_NAMES[family]) if family in OF_A_MOMENT else unasked()


def _offers(g: GameState, family: i64) -> bool:
    """Is an action of the family among the options?"""
    for action in g.options:
        if g.rules.actions.family[action] == family:
            return True
    return False


def _why_not_resolve(g: GameState, seat: i64, action: i64) -> Reason | None:
    if action == ability_action(g, seat):
        return ability_obstacle(g, seat)
    tile = tile_of_action(g, action)
    if tile != NOBODY and not is_row(g, action):
        return use_obstacle(g, seat, tile, g.rules.actions.param[action] % actions.LINES)
    return row_obstacle(g, seat, action)


def _why_not_play(g: GameState, frame: Frame, card: i64) -> Reason | None:
    player = g.players[frame.seat]
    if not isinstance(frame.node, Turn):
        return None
    if card not in player.hand:
        return Reason("not_held", "hand")
    definition = g.rules.cards[card]
    if definition.graft:
        return _why_not_graft(g, frame.seat, card)
    if definition.moves_any_agent:
        return Reason("no_agent") if not moves(g, frame.seat) else None
    if not has_icons(g, frame.seat, definition):
        return Reason("no_icon")
    if not agent_at_hand(g, frame.seat):
        return Reason("no_agent")
    if not destinations(g, frame.seat, definition):
        return Reason("condition", "no_space")
    return None


def _why_not_graft(g: GameState, seat: i64, card: i64) -> Reason | None:
    """Why a graft card cannot be played: it needs a partner, with which it reaches a space (IM-26)."""
    if can_graft(g, seat, card, g.players[seat].hand, open_to_all(g, seat)):
        return None
    if not agent_at_hand(g, seat):
        return Reason("no_agent")
    alone = len(g.players[seat].hand) == 1 and not g.rules.cards[card].grafts_to_row
    return Reason("condition", "no_partner" if alone else "no_space")


def _why_not_send(g: GameState, frame: Frame, space: i64) -> Reason | None:
    if isinstance(frame.node, Turn):
        return _before_a_card(g, frame.seat, space)
    if not isinstance(frame.node, SendAgent):
        return None
    return send_obstacle(g, frame.seat, g.sender(), space)


def _before_a_card(g: GameState, seat: i64, number: i64) -> Reason:
    """Why no Agent can go to a space before a card is chosen: `card_first` where one in hand will do."""
    space = g.rules.spaces[number]
    barred = space_obstacle(g, seat, space, g.turn.ignores_enemies)
    has_agent = agent_at_hand(g, seat)
    bit: i64 = 1 << number
    for card in g.players[seat].hand:
        definition = g.rules.cards[card]
        if not (has_agent or definition.moves_any_agent):
            continue
        if definition.graft:
            reaches = (spaces_of(g, seat, card) & bit) != 0
        else:
            reaches = barred is None and (reach_of(g, seat, definition) & bit) != 0
        if reaches or (opens_spaces(definition) and (destinations(g, seat, definition) & bit) != 0):
            return Reason("card_first", ICON_NAMES[space.icon])
    if not has_agent:
        return Reason("no_agent")
    return barred if barred is not None else Reason("no_card", ICON_NAMES[space.icon])


def _why_not_intrigue(g: GameState, frame: Frame, card: i64) -> Reason | None:
    if card not in g.players[frame.seat].intrigue:
        return Reason("not_held", "intrigue")
    node = frame.node
    if isinstance(node, Turn | AgentEffects | RevealEffects):
        return intrigue.intrigue_obstacle(g, frame.seat, card, intrigue.PLOT)
    if isinstance(node, CombatCards):
        return intrigue.intrigue_obstacle(g, frame.seat, card, intrigue.COMBAT)
    if isinstance(node, WonCards):
        return intrigue.intrigue_obstacle(g, frame.seat, card, intrigue.WHEN_WON)
    if isinstance(node, LostCards):
        return intrigue.intrigue_obstacle(g, frame.seat, card, intrigue.WHEN_LOST)
    if isinstance(node, EndgameCards):
        return intrigue.intrigue_obstacle(g, frame.seat, card, intrigue.AT_ENDGAME)
    return intrigue.time_of(g, card)


def _why_not_deploy(g: GameState, seat: i64, n: i64) -> Reason | None:
    if not g.may_deploy(seat):
        return no_deployment()
    if not (g.may_deploy_freely() or g.sender().deploys_recruits):
        return Reason("forbidden", "not_combat_space")
    most = deployable(g, seat)
    garrison = g.army(seat).garrison
    if garrison < n:
        return Reason("no_units", "garrison", garrison, n)
    return Reason("limit", "deploy", most, n) if n > most else None
