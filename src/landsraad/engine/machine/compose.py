"""Nodes that put effects together: in a row, behind an arrow, as alternatives, under a condition, for opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.machine import actions
from landsraad.engine.machine.conditions import units_deployed
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import OPPONENTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState


def obstacle_to_all(effects: list[Node], g: GameState, seat: i64, source: i64) -> Reason | None:
    """The first reason why none of some effects can be used; None where one of them can."""
    first: Reason | None = None
    for effect in effects:
        reason = effect.obstacle(g, seat, source)
        if reason is None:
            return None
        if first is None:
            first = reason
    return first


def _conditions_want(effects: list[Node]) -> i64:
    """What the conditions of some effects grow with: here they do not wait as they would on a line of the tray."""
    grow_with: i64 = 0
    for effect in effects:
        if isinstance(effect, When):
            grow_with |= effect.condition.grows_with
    return grow_with


class Both(Node):
    """Several effects in printed order, as one."""

    picture = "{effects}"

    def __init__(self, *effects: Node) -> None:
        self.effects = list(effects)
        self.pure = all(effect.pure for effect in effects)
        self.wants = _conditions_want(self.effects)

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.pure:
            for effect in self.effects:
                effect.run(g, f)
        else:
            for effect in reversed(self.effects):
                g.push(effect, f.seat, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return obstacle_to_all(self.effects, g, seat, source)

    def children(self) -> list[Node]:
        return self.effects


class All(Node):
    """Several costs or effects, all or none of them (B-45)."""

    def __init__(self, *costs: Node) -> None:
        self.costs = list(costs)

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for cost in reversed(self.costs):
            g.push(cost, f.seat, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        for cost in self.costs:
            reason = cost.obstacle(g, seat, source)
            if reason is not None:
                return reason
        return None

    def children(self) -> list[Node]:
        return self.costs


class Choose(Node):
    """Choose `count` different ones of several effects that can be carried out; each is resolved as it is chosen.

    ahead   all are chosen before the first is resolved (IM-45)

    The frame's `a` is the bit set of those chosen already, `b` is 1 + the first one.
    """

    def __init__(self, *options: Node, count: i64 = 1, ahead: bool = False) -> None:
        self.options = list(options)
        self.count = count
        self.ahead = ahead
        self.optional = all(option.optional for option in options)

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.CHOOSE]
        taken: i64 = 0
        choices: list[int] = []
        for i, option in enumerate(self.options):
            if (f.a >> i) & 1:
                taken += 1
            elif option.obstacle(g, f.seat, f.source) is None:
                choices.append(first + i)
        if g.is_automated(f.seat):
            choices = self._as_rivals_choose(g, f.seat, choices)
        if choices and taken < self.count:
            return choices
        if self.ahead:
            self._carry_out(g, f)
        return None

    def _as_rivals_choose(self, g: GameState, seat: i64, choices: list[int]) -> list[int]:
        """Among factions a Rival takes those with which it has least Influence (B-208, UR-16)."""
        first = g.rules.actions.first[actions.CHOOSE]
        ranks = [self.options[choice - first].rank_for_rival(g, seat) for choice in choices]
        least = min(ranks, default=0)
        return [choice for choice, rank in zip(choices, ranks, strict=True) if rank == least]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        chosen = g.rules.actions.param[action]
        if self.count > 1:
            first: i64 = f.b if f.b > 0 else chosen + 1
            g.stack.append(Frame(self, f.seat, f.source, f.a | (1 << chosen), first))
        if not self.ahead:
            g.push(self.options[chosen], f.seat, f.source)

    def _carry_out(self, g: GameState, f: Frame) -> None:
        """Those that were chosen come now, the first one (`b` - 1) first."""
        for i, option in enumerate(self.options):
            if (f.a >> i) & 1 and i != f.b - 1:
                g.push(option, f.seat, f.source)
        if f.b > 0:
            g.push(self.options[f.b - 1], f.seat, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return obstacle_to_all(self.options, g, seat, source)

    def children(self) -> list[Node]:
        return self.options

    def parts(self) -> list[Node]:
        return self.options if self.count > 1 else []

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [] if self.count > 1 else [[option] for option in self.options]

    def asks(self) -> str:
        return "choose_one"


class When(Node):
    """An effect that needs a condition (B-48, B-49). While the condition fails the effect waits (R-012)."""

    picture = "{condition} {effect}"

    def __init__(self, condition: Condition, effect: Node) -> None:
        self.condition = condition
        self.effect = effect
        self.pure = effect.pure
        self.optional = effect.optional
        self.fears = condition.fears

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.condition.obstacle(g, f.seat, f.source) is not None:
            return None
        if self.pure:
            return self.effect.run(g, f)
        g.push(self.effect, f.seat, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        reason = self.condition.obstacle(g, seat, source)
        return reason if reason is not None else self.effect.obstacle(g, seat, source)

    def children(self) -> list[Node]:
        return [self.effect]


class Either(Node):
    """One effect where a condition holds, another one where it does not (R-233)."""

    picture = "{condition} {effect} or {otherwise}"

    def __init__(self, condition: Condition, effect: Node, otherwise: Node) -> None:
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise
        self.pure = effect.pure and otherwise.pure
        self.optional = effect.optional and otherwise.optional
        self.minds = condition.fears | condition.grows_with

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        chosen = self._chosen(g, f.seat, f.source)
        if self.pure:
            return chosen.run(g, f)
        g.push(chosen, f.seat, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return self._chosen(g, seat, source).obstacle(g, seat, source)

    def _chosen(self, g: GameState, seat: i64, source: i64) -> Node:
        return self.effect if self.condition.obstacle(g, seat, source) is None else self.otherwise

    def children(self) -> list[Node]:
        return [self.effect, self.otherwise]

    def parts(self) -> list[Node]:
        return []

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [[self.effect], [self.otherwise]]


class Lines(Node):
    """Separate lines of one Intrigue card: each is used once or left, at least one is used (R-275).

    Lines without a cost come by themselves as soon as they can; the others are offered. `a`: bit set of those used.
    """

    def __init__(self, *lines: Node) -> None:
        self.lines = list(lines)
        self.wants = _conditions_want(self.lines)

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        offered: list[int] = []
        for i, line in enumerate(self.lines):
            if (f.a >> i) & 1 or line.obstacle(g, f.seat, f.source) is not None:
                continue
            if not line.optional:
                self._use(g, f, i)
                return None
            offered.append(g.rules.actions.first[actions.CHOOSE] + i)
        if f.a and offered:
            offered.append(g.rules.actions.first[actions.DECLINE])
        return offered or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.CHOOSE:
            self._use(g, f, g.rules.actions.param[action])

    def _use(self, g: GameState, f: Frame, i: i64) -> None:
        g.stack.append(Frame(self, f.seat, f.source, f.a | (1 << i)))
        g.push(self.lines[i], f.seat, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return obstacle_to_all(self.lines, g, seat, source)

    def children(self) -> list[Node]:
        return self.lines

    def asks(self) -> str:
        return "choose_line"


class May(Node):
    """An effect that its owner may decline, where it is no line of its own (a part of a reward, an acquire box)."""

    picture = "optional {effect}"

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if self.effect.obstacle(g, f.seat, f.source) is not None:
            return None
        if self.effect.coveted and g.players[f.seat].rival is not None:
            g.push(self.effect, f.seat, f.source)
            return None
        return [g.rules.actions.action(actions.ACCEPT), g.rules.actions.action(actions.DECLINE)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.ACCEPT:
            g.push(self.effect, f.seat, f.source)

    def children(self) -> list[Node]:
        return [self.effect]

    def asks(self) -> str:
        return "may"


class EachOpponent(Node):
    """An effect that each opponent carries out, clockwise from the player to the left (B-40)."""

    picture = "per_each/opponent {effect}"
    pure = True
    gives: i64 = OPPONENTS
    minds: i64 = OPPONENTS

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        opponents: list[int] = []
        seat = g.seat_after(f.seat)
        while seat != f.seat:
            if g.opposes(f.seat, seat):
                opponents.append(int(seat))
            seat = g.seat_after(seat)
        for opponent in reversed(opponents):
            g.push(self.effect, opponent, f.source)
        return None

    def children(self) -> list[Node]:
        return [self.effect]

    def parts(self) -> list[Node]:
        return []


class OneOpponent(Node):
    """An effect that one opponent, chosen by the owner among those it can hit, carries out."""

    picture = "per_each:1/opponent {effect}"
    gives: i64 = OPPONENTS
    minds: i64 = OPPONENTS

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TARGET]
        return [
            first + seat
            for seat in range(len(g.players))
            if g.opposes(f.seat, seat) and self.effect.obstacle(g, seat, f.source) is None
        ]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        g.push(self.effect, g.rules.actions.param[action], f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        reason: Reason | None = None
        for other in range(len(g.players)):
            if g.opposes(seat, other):
                reason = self.effect.obstacle(g, other, source)
                if reason is None:
                    return None
        return reason

    def children(self) -> list[Node]:
        return [self.effect]

    def parts(self) -> list[Node]:
        return []

    def asks(self) -> str:
        return "choose_opponent"


class Waits(Node):
    """An effect of a Plot card that waits face up before its owner until its time has come (B-100)."""

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def has_come(self, g: GameState, seat: i64) -> bool:
        """Has its time come?"""
        raise NotImplementedError

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.push(self.effect, f.seat, f.source)
        return None

    def children(self) -> list[Node]:
        return [self.effect]


class AtReveal(Waits):
    """It works in the owner's Reveal turn of this round."""

    picture = "reveal/later {effect}"

    def has_come(self, g: GameState, seat: i64) -> bool:
        return g.reveals_now(seat)


class OnceDeployed(Waits):
    """It works in a turn in which its owner has deployed at least `n` units; it waits as long as that takes (R-277)."""

    picture = "deploy:{n}/unit? {effect}"

    def __init__(self, n: i64, effect: Node) -> None:
        super().__init__(effect)
        self.n = n

    def has_come(self, g: GameState, seat: i64) -> bool:
        return units_deployed(g, seat) >= self.n
