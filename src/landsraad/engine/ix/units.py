"""Units of two kinds together: troops and dreadnoughts (R-169)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base.troops import DREADNOUGHTS_CLOSED, FROM_GARRISON, TROOPS_CLOSED, deploy, deployable, retreat
from landsraad.engine.ix.dreadnoughts import deploy_dreadnoughts, retreat_dreadnoughts
from landsraad.engine.machine import actions
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import TROOP
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import OPPONENTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState, PlayerState


def deployable_dreadnoughts(g: GameState, seat: i64) -> i64:
    """How many dreadnoughts: those commissioned this turn, and garrison units of the same allowance (R-169)."""
    if not g.may_deploy(seat):
        return 0
    commissioned: i64 = g.turn.commissioned - g.turn.commissioned_deployed
    return min(g.army(seat).dreadnoughts_home, commissioned + FROM_GARRISON - g.turn.from_garrison)


def deploy_dreadnoughts_by_agent(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Deploy dreadnoughts by right of the Agent: those commissioned this turn first, the rest counts as garrison."""
    commissioned = min(n, g.turn.commissioned - g.turn.commissioned_deployed)
    g.turn.commissioned_deployed += commissioned
    g.turn.from_garrison += n - commissioned
    g.turn.deploy_closed |= DREADNOUGHTS_CLOSED
    deploy_dreadnoughts(g, seat, n, source)


def add_deployments(g: GameState, seat: i64, options: list[int]) -> None:
    """Add how many troops and dreadnoughts the Agent sent this turn still lets the seat deploy (B-68, R-169)."""
    combat = g.may_deploy_freely()
    if not combat and not g.sender().deploys_recruits:
        return
    if not g.turn.deploy_closed & TROOPS_CLOSED:
        first = g.rules.actions.first[actions.DEPLOY]
        for n in range(1, deployable(g, seat) + 1):
            options.append(first + n)
    if combat and not g.turn.deploy_closed & DREADNOUGHTS_CLOSED:
        first = g.rules.actions.first[actions.DEPLOY_DREADNOUGHT]
        for n in range(1, deployable_dreadnoughts(g, seat) + 1):
            options.append(first + n)


class DeployUnits(Node):
    """Deploy up to `most` units from the garrison, troops and dreadnoughts. `a` counts those deployed."""

    picture = "up_to deploy:{most}/unit"
    price = 2.0

    def __init__(self, most: i64) -> None:
        self.most = most

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        left: i64 = self.most - f.a if g.may_deploy(f.seat) else 0
        player = g.army(f.seat)
        first = g.rules.actions.first
        options = [first[actions.DEPLOY] + n for n in range(1, min(left, player.garrison) + 1)]
        dreadnoughts = min(left, player.dreadnoughts_home)
        options += [first[actions.DEPLOY_DREADNOUGHT] + n for n in range(1, dreadnoughts + 1)]
        if not options:
            return None
        options.append(first[actions.DECLINE])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        family = g.rules.actions.family[action]
        n: i64 = g.rules.actions.param[action]
        if family == actions.DECLINE:
            return
        g.stack.append(Frame(self, f.seat, f.source, f.a + n))
        if family == actions.DEPLOY:
            deploy(g, f.seat, n, f.source)
        else:
            deploy_dreadnoughts(g, f.seat, n, f.source)

    def asks(self) -> str:
        return "deploy_units"


def units_to_retreat(player: PlayerState) -> i64:
    """Troops and dreadnoughts in the Conflict; sandworms have no garrison to go back to (R-210)."""
    return player.conflict + player.dreadnoughts_conflict


class RetreatUnits(Node):
    """Retreat exactly `n` units, as a cost: `retreat:k` takes k troops, the others are dreadnoughts."""

    picture = "retreat:{n}/unit"
    price = -TROOP

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.army(f.seat)
        first = g.rules.actions.first[actions.RETREAT]
        least: i64 = max(0, self.n - player.dreadnoughts_conflict)
        return [first + troops for troops in range(least, min(self.n, player.conflict) + 1)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        n: i64 = g.rules.actions.param[action]
        retreat(g, f.seat, n, f.source)
        retreat_dreadnoughts(g, f.seat, self.n - n, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = units_to_retreat(g.army(seat))
        return None if have >= self.n else Reason("no_units", "units", have, self.n)

    def asks(self) -> str:
        return "retreat_units"


class ForceRetreats(Node):
    """Up to as many enemy units retreat as one deployed troops this turn. `a` counts those that did."""

    picture = "retreat:1/opponent per_each deploy:1"
    price = 1.2
    optional = True
    gives: i64 = OPPONENTS

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.seat != g.active or f.a >= g.turn.deployed:
            return None
        first = g.rules.actions.first
        options: list[int] = []
        for seat, player in enumerate(g.players):
            if g.opposes(f.seat, seat) and player.conflict > 0:
                options.append(first[actions.TARGET] + seat)
            if g.opposes(f.seat, seat) and player.dreadnoughts_conflict > 0:
                options.append(first[actions.TARGET_DREADNOUGHT] + seat)
        if not options:
            return None
        options.append(first[actions.DECLINE])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        family = g.rules.actions.family[action]
        seat = g.rules.actions.param[action]
        if family == actions.DECLINE:
            return
        g.stack.append(Frame(self, f.seat, f.source, f.a + 1))
        if family == actions.TARGET:
            retreat(g, seat, 1, f.source)
        else:
            retreat_dreadnoughts(g, seat, 1, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if seat != g.active or g.turn.deployed == 0:
            return Reason("condition", "deployed_this_turn", 0, 1)
        for other, player in enumerate(g.players):
            if g.opposes(seat, other) and units_to_retreat(player) > 0:
                return None
        return Reason("condition", "opponent_in_conflict")

    def asks(self) -> str:
        return "force_retreat"
