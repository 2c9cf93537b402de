"""Troops: recruit, deploy, retreat, lose (B-52, B-53, B-66 to B-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import TROOP
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import EXPERT_DEPLOYMENT, RECRUITS, SUPPLY, TROOPS
from landsraad.engine.state.definitions import LAST_LEVEL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState

ANY_NUMBER: Final = 12
# What was deployed by an Agent's right is not offered again before something else is done.
TROOPS_CLOSED: Final = 1
DREADNOUGHTS_CLOSED: Final = 2
CAREFUL_LEAD: Final = 4  # strength; with this lead a careful Rival sends no more troops (B-211)
EXPERT_LEAD: Final = 3  # units; with this lead Expert Deployment sends no more troops (UR-30)
FROM_GARRISON: Final = 2  # how many troops beyond those recruited this turn an Agent in a Combat space deploys (B-68)


def recruit(g: GameState, seat: i64, n: i64, source: i64) -> i64:
    """Supply to garrison, as many as the supply has (B-9, B-47); returns how many it were."""
    seat = g.acts_for(seat)
    player = g.players[seat]
    n = min(n, player.supply)
    if n > 0:
        player.supply -= n
        player.garrison += n
        note(g, "recruit", seat, source, n)
        if g.acts_now(seat):
            g.turn.recruited += n
    return n


def deploy(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Garrison to Conflict, unless that is banned."""
    seat = g.acts_for(seat)
    if not g.may_deploy(seat):
        return
    player = g.players[seat]
    player.garrison -= n
    player.conflict += n
    _count_deployed(g, seat, n, source)


def deploy_from_supply(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Supply to Conflict, unless that is banned."""
    seat = g.acts_for(seat)
    if not g.may_deploy(seat):
        return
    player = g.players[seat]
    player.supply -= n
    player.conflict += n
    _count_deployed(g, seat, n, source)


def _count_deployed(g: GameState, seat: i64, n: i64, source: i64) -> None:
    if n > 0:
        note(g, "deploy", seat, source, n)
        if g.acts_now(seat):
            g.turn.deployed += n


def retreat(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Conflict to garrison (B-52)."""
    seat = g.acts_for(seat)
    player = g.players[seat]
    player.conflict -= n
    player.garrison += n
    if n > 0:
        note(g, "retreat", seat, source, n)
        if g.acts_now(seat):
            g.turn.deployed = max(0, g.turn.deployed - n)


def lose_deployed(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Conflict to supply (B-53)."""
    seat = g.acts_for(seat)
    player = g.players[seat]
    player.conflict -= n
    player.supply += n
    note(g, "lose_deployed", seat, source, n)


def _lose_garrison(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Garrison to supply, as many as there are (R-037)."""
    seat = g.acts_for(seat)
    player = g.players[seat]
    n = min(n, player.garrison)
    if n > 0:
        player.garrison -= n
        player.supply += n
        note(g, "lose_garrison", seat, source, n)


def recruits_left(g: GameState) -> i64:
    """How many troops that were recruited this turn have not been deployed."""
    return g.turn.recruited - g.turn.recruits_deployed


def deployable(g: GameState, seat: i64) -> i64:
    """How many more troops the Agent sent to a Combat space this turn lets the seat deploy (B-68, B-69, R-027)."""
    if not g.may_deploy(seat):
        return 0
    from_garrison: i64 = FROM_GARRISON if g.may_deploy_freely() else 0
    return min(g.army(seat).garrison, recruits_left(g) + from_garrison - g.turn.from_garrison)


def deploy_by_agent(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Deploy by right of the Agent in a Combat space: recruits of this turn first, the rest counts as garrison."""
    recruits = min(n, recruits_left(g))
    g.turn.recruits_deployed += recruits
    g.turn.from_garrison += n - recruits
    g.turn.deploy_closed |= TROOPS_CLOSED
    deploy(g, seat, n, source)


class Recruit(Node):
    """Recruit troops."""

    picture = "troop:{n}"
    price = TROOP
    pure = True
    gives: i64 = TROOPS | RECRUITS
    minds: i64 = SUPPLY

    def __init__(self, n: i64) -> None:
        self.n = n
        self.drafts = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        recruit(g, f.seat, self.n, f.source)
        return None


class RecruitAndDeploy(Node):
    """Recruit troops; in the owner's Reveal turn any of them may go straight to the Conflict (R-032).

    The frame's `a` is 1 + how many were recruited, once they are.
    """

    picture = "troop:{n} deploy"
    price = TROOP
    gives: i64 = TROOPS | RECRUITS | SUPPLY
    minds: i64 = RECRUITS | SUPPLY

    def __init__(self, n: i64) -> None:
        self.n = n
        self.drafts = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a == 0:
            recruited = recruit(g, f.seat, self.n, f.source)
            if recruited > 0 and g.reveals_now(f.seat):
                g.stack.append(Frame(self, f.seat, f.source, 1 + recruited))
            return None
        return deployments(g, f.seat, f.a - 1)

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        deploy(g, f.seat, g.rules.actions.param[action], f.source)

    def asks(self) -> str:
        return "deploy"


def up_to(g: GameState, family: i64, most: i64) -> list[int]:
    """The actions of a family for the numbers from 0 to `most`."""
    first = g.rules.actions.first[family]
    return [first + n for n in range(most + 1)]


def deployments(g: GameState, seat: i64, most: i64) -> list[int] | None:
    """The numbers of troops, up to `most`, that the seat may deploy; None where it may deploy none."""
    return up_to(g, actions.DEPLOY, most) if most > 0 and g.may_deploy(seat) else None


def no_deployment() -> Reason:
    """The leader's Signet Ring keeps units out of the Conflict this turn."""
    return Reason("forbidden", "no_deployment")


class Deploy(Node):
    """Deploy up to `most` troops from the garrison; needs no Combat space (R-031)."""

    price = 1.0
    wants: i64 = TROOPS

    def __init__(self, most: i64 = ANY_NUMBER, *, optional: bool = False) -> None:
        self.most = most
        self.optional = optional

    def form(self) -> str:
        return "any" if self.most >= ANY_NUMBER else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        return deployments(g, f.seat, min(self.most, g.army(f.seat).garrison))

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        deploy(g, f.seat, g.rules.actions.param[action], f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        if not g.may_deploy(seat):
            return no_deployment()
        if self.optional and g.army(seat).garrison == 0:
            return Reason("no_units", "garrison", 0, 1)
        return None

    def asks(self) -> str:
        return "deploy"


class DeployFromSupply(Node):
    """Deploy troops straight from the supply, as many as it has."""

    picture = "supply deploy:{n}"
    price = TROOP
    gives: i64 = TROOPS | SUPPLY
    minds: i64 = RECRUITS | SUPPLY

    def __init__(self, n: i64) -> None:
        self.n = n
        self.drafts = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        deploy_from_supply(g, f.seat, min(self.n, g.army(f.seat).supply), f.source)
        return None


class Retreat(Node):
    """Retreat up to `most` troops; 0 is a number (B-52)."""

    price = 0.3
    optional = True

    def __init__(self, most: i64 = ANY_NUMBER) -> None:
        self.most = most

    def form(self) -> str:
        return "any" if self.most >= ANY_NUMBER else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        return up_to(g, actions.RETREAT, min(self.most, g.army(f.seat).conflict))

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        retreat(g, f.seat, g.rules.actions.param[action], f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.army(seat).conflict > 0 else Reason("no_units", "conflict", 0, 1)

    def asks(self) -> str:
        return "retreat"


class RetreatTroops(Node):
    """Retreat at least `least` and at most `most` troops, as a cost."""

    def __init__(self, least: i64, most: i64 = 0) -> None:
        self.least = least
        self.most = max(least, most)

    def form(self) -> str:
        return "range" if self.least < self.most else ""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.RETREAT]
        return [first + n for n in range(self.least, min(self.most, g.army(f.seat).conflict) + 1)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        retreat(g, f.seat, g.rules.actions.param[action], f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.army(seat).conflict
        return None if have >= self.least else Reason("no_units", "conflict", have, self.least)

    def asks(self) -> str:
        return "retreat"


class LoseGarrison(Node):
    """Lose troops from the garrison, as many as there are (R-037)."""

    picture = "lose_unit:{n}/garrison"
    price = -TROOP
    gives: i64 = SUPPLY

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        _lose_garrison(g, f.seat, self.n, f.source)
        return None


class LoseDeployed(Node):
    """Lose exactly `n` troops from the Conflict; a cost, or something that an opponent inflicts."""

    picture = "lose_unit:{n}/conflict"
    price = -TROOP
    gives: i64 = SUPPLY

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        lose_deployed(g, f.seat, self.n, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.army(seat).conflict
        return None if have >= self.n else Reason("no_units", "conflict", have, self.n)


class LoseGarrisonTroop(Node):
    """Lose 1 troop of the garrison, as a cost."""

    picture = "lose_unit:1/garrison"
    price = -TROOP
    gives: i64 = SUPPLY

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        _lose_garrison(g, f.seat, 1, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.army(seat).garrison > 0 else Reason("no_units", "garrison", 0, 1)


class LoseTroops(Node):
    """Lose `n` troops of garrison and Conflict, as a cost: `lose_troops:k` takes k of those in the Conflict."""

    picture = "lose_unit:{n}"
    price = -TROOP
    gives: i64 = SUPPLY

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        army = g.army(f.seat)
        first = g.rules.actions.first[actions.LOSE_TROOPS]
        least: i64 = max(0, self.n - army.garrison)
        return [first + n for n in range(least, min(self.n, army.conflict) + 1)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        n: i64 = g.rules.actions.param[action]
        if n > 0:
            lose_deployed(g, f.seat, n, f.source)
        _lose_garrison(g, f.seat, self.n - n, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        army = g.army(seat)
        have = army.garrison + army.conflict
        return None if have >= self.n else Reason("no_units", "troops", have, self.n)

    def asks(self) -> str:
        return "lose_troops"


class DeployOrRetreat(Node):
    """Deploy a troop of the garrison or retreat one of the Conflict, if one likes."""

    picture = "deploy:1 or retreat:1"
    price = 1.0
    optional = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        army = g.army(f.seat)
        options: list[int] = []
        if army.garrison > 0 and g.may_deploy(f.seat):
            options.append(g.rules.actions.action(actions.DEPLOY, 1))
        if army.conflict > 0:
            options.append(g.rules.actions.action(actions.RETREAT, 1))
        return options or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.DEPLOY:
            deploy(g, f.seat, 1, f.source)
        else:
            retreat(g, f.seat, 1, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        army = g.army(seat)
        if (army.garrison > 0 and g.may_deploy(seat)) or army.conflict > 0:
            return None
        return Reason("no_units", "troops", 0, 1)

    def asks(self) -> str:
        return "deploy_or_retreat"


class CombatIcon(Node):
    """Deploy as if the Agent stood on a Combat space; it adds no second allowance where it does (IM-49)."""

    picture = "combat"
    price = 1.5
    pure = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.seat == g.active:
            g.turn.combat_icon = True
        return None


def holds_back(g: GameState, seat: i64) -> bool:
    """Does a Rival keep its troops at home, since it leads by enough already (B-211, B-212, UR-30)?"""
    if g.rules.conflicts[g.conflict].level == LAST_LEVEL:
        return False
    difficulty = g.rules.difficulty
    careful = difficulty is not None and difficulty.careful
    expert = EXPERT_DEPLOYMENT in g.rules.variants
    if not careful and not expert:
        return False
    strength: i64 = 0
    units: i64 = 0
    for other, player in enumerate(g.players):
        if other != seat:
            strength = max(strength, player.strength())
            units = max(units, player.units_in_conflict())
    own = g.players[seat]
    if expert and own.units_in_conflict() - units >= EXPERT_LEAD:
        return True
    return careful and own.strength() - strength >= CAREFUL_LEAD
