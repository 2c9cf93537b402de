"""Sandworms, Maker Hooks and the Shield Wall (R-210 to R-218)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.prices import MAKER_HOOKS, SANDWORM
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import NOBODY, TROOPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


def is_walled(g: GameState) -> bool:
    """Does the Shield Wall keep sandworms out of this round's Conflict? It protects the spaces that are controlled."""
    return bool(g.wall) and g.conflict != NOBODY and g.rules.conflicts[g.conflict].space != NOBODY


def sandworm_obstacle(g: GameState, seat: i64) -> Reason | None:
    """Why no sandworm can come to this round's Conflict."""
    if not g.may_deploy(seat):
        return Reason("forbidden", "no_deployment")
    if is_walled(g):
        return Reason("forbidden", "shield_wall")
    return None if has_sandworms(g, seat) else Reason("forbidden", "sandworms")


def has_sandworms(g: GameState, seat: i64) -> bool:
    """May the seat have Maker Hooks and summon sandworms? Of two teams only one may (U6-38)."""
    teams = g.rules.teams
    return teams is None or teams.summons == g.team_of(seat)


def summon_sandworms(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Bank to Conflict."""
    g.players[seat].sandworms += n
    note(g, "sandworm", seat, source, n)
    if g.acts_now(seat):
        g.turn.sandworms += n


class SummonSandworms(Node):
    """Sandworms from the bank straight into the Conflict; they need no Combat space (R-210, R-213, R-218)."""

    picture = "summon_worm:{n}"
    price = SANDWORM
    pure = True
    gives: i64 = TROOPS

    def __init__(self, n: i64 = 1) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        seat = g.acts_for(f.seat)
        if sandworm_obstacle(g, seat) is None:
            summon_sandworms(g, seat, self.n, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return sandworm_obstacle(g, seat)


class TakeHooks(Node):
    """Take Maker Hooks, for the whole game; a second time nothing happens (R-211, R-236). Allies share them (U6-39)."""

    picture = "maker_hooks"
    price = MAKER_HOOKS
    pure = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if has_sandworms(g, f.seat):
            _take_hooks(g, g.acts_for(f.seat), f.source)
            for mate in g.teammates(f.seat):
                _take_hooks(g, mate, f.source)
        return None


def _take_hooks(g: GameState, seat: i64, source: i64) -> None:
    player = g.players[seat]
    if not player.hooks and not g.is_commander(seat):
        player.hooks = True
        note(g, "hooks", seat, source)


class DestroyWall(Node):
    """Remove the Shield Wall from the game, if one likes (R-214); a Rival always does (UR-13)."""

    picture = "optional breach_wall"
    price = 1.0
    optional = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if not g.wall:
            return None
        if g.is_automated(f.seat):
            return [g.rules.actions.first[actions.ACCEPT]]
        return [g.rules.actions.first[actions.ACCEPT], g.rules.actions.first[actions.DECLINE]]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.ACCEPT:
            g.wall = False
            note(g, "wall_destroyed", f.seat, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.wall else Reason("condition", "wall_gone")

    def asks(self) -> str:
        return "destroy_wall"


class HasHooks(Condition):
    """Has Maker Hooks; they are not spent (R-211)."""

    picture = "maker_hooks"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.army(seat).hooks else Reason("condition", "hooks")


class SandwormsCanCome(Condition):
    """A sandworm can be put into this round's Conflict."""

    picture = "shield_wall:0"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return sandworm_obstacle(g, seat)


class SandwormInConflict(Condition):
    """At least one own sandworm is in the Conflict."""

    picture = "sandworm/conflict"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.army(seat).sandworms > 0 else Reason("condition", "sandworm_in_conflict")
