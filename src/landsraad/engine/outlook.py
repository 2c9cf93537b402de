"""What a deployment or a retreat that is asked for would make of the strength: for tables that show it beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine import actions
from landsraad.engine.combat import places
from landsraad.engine.state import PlayerState
from landsraad.engine.troops import deploy_by_agent
from landsraad.engine.turn import AgentEffects
from landsraad.engine.units import DeployUnits, RetreatUnits, deployable_dreadnoughts

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.node import Frame
    from landsraad.engine.state import GameState


class Outlook:
    """One way to deploy or to retreat.

    troops, dreadnoughts   so many more of them in the Conflict; fewer where they retreat
    strength, place        of the seat then; the reward that it would take, 0 for none
    """

    __slots__ = ("dreadnoughts", "place", "strength", "troops")

    def __init__(self, troops: int, dreadnoughts: int, strength: int, place: int) -> None:
        self.troops = troops
        self.dreadnoughts = dreadnoughts
        self.strength = strength
        self.place = place


def outlooks(g: GameState) -> list[Outlook]:
    """All ways to deploy or to retreat that the present decision offers; none where it offers neither."""
    if not g.options:
        return []
    frame = g.stack[-1]
    found: list[Outlook] = []
    for troops in _numbers(g, actions.RETREAT):
        found.append(_after(g, frame.seat, -troops, -_beside(frame, troops)))
    deployed = _numbers(g, actions.DEPLOY)
    sailing = max(_numbers(g, actions.DEPLOY_DREADNOUGHT), default=0)
    if deployed or sailing:
        for troops in range(max(deployed, default=0) + 1):
            for dreadnoughts in range(min(sailing, _most_dreadnoughts(g, frame, troops)) + 1):
                found.append(_after(g, frame.seat, troops, dreadnoughts))
    return found


def _numbers(g: GameState, family: i64) -> list[int]:
    """The numbers of the actions of a family that can be chosen."""
    return [g.rules.actions.param[action] for action in g.options if g.rules.actions.family[action] == family]


def _beside(frame: Frame, troops: int) -> int:
    """The dreadnoughts that retreat beside so many troops."""
    return int(frame.node.n - troops) if isinstance(frame.node, RetreatUnits) else 0


def _most_dreadnoughts(g: GameState, frame: Frame, troops: int) -> int:
    """How many dreadnoughts can be deployed beside so many troops."""
    if isinstance(frame.node, DeployUnits):
        return int(frame.node.most - frame.a - troops)
    if not isinstance(frame.node, AgentEffects):
        return 0
    after = g.copy()
    deploy_by_agent(after, frame.seat, troops, frame.source)
    return int(deployable_dreadnoughts(after, frame.seat))


def _after(g: GameState, seat: i64, troops: int, dreadnoughts: int) -> Outlook:
    player = PlayerState(g.players[seat])
    player.conflict += troops
    player.dreadnoughts_conflict += dreadnoughts
    strengths = [int(other.strength()) for other in g.players]
    strengths[seat] = int(player.strength())
    return Outlook(troops, dreadnoughts, strengths[seat], places(strengths)[seat])
