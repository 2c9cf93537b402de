"""Commanders: which Ally they act for, the Agents that point to him, what he decides in their turns (U6-13 to U6-19).

Who gets what a Commander cannot use himself is said by `GameState.acts_for`, wherever units, swords and Influence come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base import intrigue
from landsraad.engine.base.troops import DREADNOUGHTS_CLOSED, TROOPS_CLOSED, deploy_by_agent
from landsraad.engine.ix.units import add_deployments, deploy_dreadnoughts_by_agent
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.zones import replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState

ENDING: Final = 1000  # more rows than a turn leaves: the frame of a turn that ends, whatever is left (tray.py)
BOTH_WAYS: Final = 2  # the Agent with two arrows; 0 and 1 are those with an arrow to the left and to the right


class ActivateAlly(Node):
    """A Commander's turn begins: he chooses the Ally for whom he acts in it (U6-13)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.ACTIVATE]
        return [first + ally for ally in g.allies_of(f.seat)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        activate(g, f.seat, g.rules.actions.param[action])

    def asks(self) -> str:
        return "activate_ally"


def activate(g: GameState, commander: i64, ally: i64) -> None:
    """From now on the Commander acts for this Ally."""
    g.players[commander].ally = ally
    note(g, "activate", commander, g.rules.setup_source, ally)


# --- Agents with arrows -----------------------------------------------------------------------------------------------


def agent_at_hand(g: GameState, seat: i64) -> bool:
    """Can the seat send an Agent from its leader? A Commander's must point to the Ally he has activated (U6-14)."""
    player = g.players[seat]
    return player.agents > 0 and (not player.arrows or _arrow_at_hand(g, seat) != NOBODY)


def points_to_ally(g: GameState, seat: i64, space: i64) -> bool:
    """May the seat's Agent on a space be sent elsewhere? A Commander's must point to the Ally he has activated."""
    player = g.players[seat]
    return not player.arrows or _points(g, seat, player.arrows.index(space))


def _arrow_at_hand(g: GameState, seat: i64) -> i64:
    """The Agent on a Commander's leader that points to the Ally: the one with a single arrow before that with two."""
    for arrow, space in enumerate(g.players[seat].arrows):
        if space == NOBODY and _points(g, seat, arrow):
            return arrow
    return NOBODY


def _points(g: GameState, seat: i64, arrow: i64) -> bool:
    return arrow == BOTH_WAYS or g.allies_of(seat)[arrow] == g.players[seat].ally


def place_on(g: GameState, seat: i64, space: i64) -> None:
    """An Agent goes from the leader to a space. The Swordmaster goes last, and then has served (U6-35)."""
    player = g.players[seat]
    player.agents -= 1
    player.spaces |= 1 << space
    if player.arrows:
        arrow = _arrow_at_hand(g, seat)
        player.arrows = replaced(player.arrows, arrow, space)
        player.swordmaster_sent = player.swordmaster_sent or arrow == BOTH_WAYS
    elif g.rules.teams is not None and player.swordmaster and player.agents == 0:
        player.swordmaster_sent = True


def dismiss_swordmasters(g: GameState) -> None:
    """Swordmasters who have served this round leave the game (U6-35); the Agents are all at home."""
    for player in g.players:
        if player.swordmaster_sent:
            player.swordmaster_sent = False
            player.swordmaster = False
            player.agents -= 1
        if player.arrows:
            player.arrows = (NOBODY,) * int(player.agents)


# --- What the Ally decides --------------------------------------------------------------------------------------------


class AllyDeploys(Node):
    """The activated Ally deploys by right of the Commander's Agent: what came this turn, and two more (U6-16).

    A card of his own that waits for a deployment may come of it (R-277). The Commander's turn goes on if he deploys,
    since that may open effects. `a` is 1 once he has.
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if g.players[f.seat].face_up:
            g.stack.append(f)
            if intrigue.wake(g, f.seat):
                return None
            g.stack.pop()
        options: list[int] = []
        add_deployments(g, f.seat, options)
        if not options:
            return None
        options.append(g.rules.actions.first[actions.DECLINE])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        family = g.rules.actions.family[action]
        n: i64 = g.rules.actions.param[action]
        if family == actions.DECLINE:
            g.turn.deploy_closed = TROOPS_CLOSED | DREADNOUGHTS_CLOSED
            if f.a == 0:
                turn = g.stack.pop()
                g.turn.plain = True
                g.stack.append(Frame(turn.node, turn.seat, turn.source, ENDING))
            return
        g.stack.append(Frame(self, f.seat, f.source, 1))
        if family == actions.DEPLOY:
            deploy_by_agent(g, f.seat, n, f.source)
        else:
            deploy_dreadnoughts_by_agent(g, f.seat, n, f.source)

    def asks(self) -> str:
        return "ally_deploys"


# --- Combat -----------------------------------------------------------------------------------------------------------


def fights(g: GameState, seat: i64) -> bool:
    """Has the seat units in the Conflict, or a Commander one of his Allies?"""
    if g.is_commander(seat):
        return len(fighters(g, seat)) > 0
    return g.players[seat].units_in_conflict() > 0


def fighters(g: GameState, seat: i64) -> list[int]:
    """For whom a seat may play Combat cards: itself, or a Commander's Allies, where they have units there (U6-19)."""
    seats = g.allies_of(seat) if g.is_commander(seat) else [int(seat)]
    return [fighter for fighter in seats if g.players[fighter].units_in_conflict() > 0]


def combat_cards(g: GameState, seat: i64, options: list[int]) -> None:
    """Add the actions that play the seat's Combat cards, a Commander's for one of his Allies (U6-19)."""
    if not g.is_commander(seat):
        intrigue.playable(g, seat, intrigue.COMBAT, options)
        return
    player = g.players[seat]
    activated = player.ally
    for fighter in fighters(g, seat):
        player.ally = fighter
        intrigue.playable(g, seat, intrigue.COMBAT, options)
    player.ally = activated


def play_combat_card(g: GameState, seat: i64, card: i64) -> None:
    """Play a Combat card; a Commander then chooses the Ally to whom all of it applies (U6-19)."""
    intrigue.play(g, seat, card, intrigue.COMBAT)
    if g.is_commander(seat):
        g.stack.append(Frame(g.rules.steps.choose_fighter, seat, g.rules.first_intrigue + card, card))


class ChooseFighter(Node):
    """A Commander has played a Combat card: for which of his Allies in the Conflict (U6-19)? `a`: the card."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        activated = player.ally
        first = g.rules.actions.first[actions.ACTIVATE]
        options: list[int] = []
        for fighter in fighters(g, f.seat):
            player.ally = fighter
            if intrigue.intrigue_obstacle(g, f.seat, f.a, intrigue.COMBAT) is None:
                options.append(first + fighter)
        player.ally = activated
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        activate(g, f.seat, g.rules.actions.param[action])

    def asks(self) -> str:
        return "choose_fighter"
