"""The shipping track: freighters advance, and pay when they are recalled (R-162 to R-167)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.resources import gain_solari
from landsraad.engine.base.troops import deploy, deployments, holds_back, recruit
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import FREIGHTER_MOVE, SOLARI, TROOP
from landsraad.engine.machine.terms import PLAYER_TURNS, RECRUITS, SUPPLY, TROOPS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.rules import Rules
    from landsraad.engine.state.state import GameState

TOP: Final = 3
RIVAL_TURNS_BACK_AT: Final = 2
DIVIDENDS: Final = 5
DIVIDENDS_OF_OTHERS: Final = 1
ADVANCE: Final = 0
RECALL: Final = 1


class MoveFreighter(Node):
    """One freighter icon: advance one level, or go back to the bottom for the rewards passed, or neither (R-162)."""

    picture = "freighter"
    price = FREIGHTER_MOVE
    optional = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        level = g.army(f.seat).freighter
        if g.is_automated(f.seat):
            move_freighter(g, f.seat, RECALL if level == RIVAL_TURNS_BACK_AT else ADVANCE)
            return None
        first = g.rules.actions.first[actions.FREIGHTER]
        options: list[int] = []
        if level < TOP:
            options.append(first + ADVANCE)
        if level > 0:
            options.append(first + RECALL)
        options.append(g.rules.actions.first[actions.DECLINE])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.FREIGHTER:
            move_freighter(g, f.seat, g.rules.actions.param[action])

    def brings(self, rules: Rules) -> list[list[Node]]:
        return [rules.shipping]

    def asks(self) -> str:
        return "freighter"


def move_freighter(g: GameState, seat: i64, move: i64) -> None:
    """Move a seat's freighter up one level, or back to the bottom; the rewards are the seat's."""
    player = g.army(seat)
    if move == ADVANCE:
        player.freighter += 1
    else:
        g.stack.append(Frame(g.rules.steps.recall_freighter, seat, g.rules.shipping_source, 0, player.freighter))
        player.freighter = 0
    note(g, "freighter", g.acts_for(seat), g.rules.shipping_source, player.freighter)


class RecallRewards(Node):
    """The rewards of the level left and of all levels below, in any order (R-164). `a`: those taken; `b`: the level."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.CHOOSE]
        left = [first + level for level in range(f.b) if not (f.a >> level) & 1]
        if g.is_automated(f.seat):
            left = left[:1]
        return left or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        level = g.rules.actions.param[action]
        g.stack.append(Frame(self, f.seat, f.source, f.a | (1 << level), f.b))
        g.push(g.rules.shipping[level], f.seat, f.source)

    def asks(self) -> str:
        return "choose_reward"


class Dividends(Node):
    """5 Solari, and 1 for each opponent (R-166). House Hagal of the two-player game keeps nothing."""

    picture = f"dividends solari:{DIVIDENDS} per_each/opponent solari:{DIVIDENDS_OF_OTHERS}"
    price = 5.0 * SOLARI

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for seat in range(len(g.players)):
            gain_solari(g, seat, DIVIDENDS if seat == f.seat else DIVIDENDS_OF_OTHERS, f.source)
        return None

    def rank_for_rival(self, g: GameState, seat: i64) -> i64:
        return -1  # a Rival always takes the dividends


class RecruitFromTrack(Node):
    """Troops of the shipping track; with a transport one more, and any of them to the Conflict at once.

    The frame's `a` is 1 + how many were recruited, once they are.
    """

    picture = "troop:{n}"
    price = TROOP
    gives: i64 = TROOPS | RECRUITS | SUPPLY
    minds: i64 = RECRUITS | SUPPLY

    def __init__(self, n: i64) -> None:
        self.n = n
        self.drafts = n + 1  # with a transport

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a > 0:
            return deployments(g, f.seat, f.a - 1)
        transports = has_transports(g, f.seat)
        recruited = recruit(g, f.seat, self.n + 1 if transports else self.n, f.source)
        if transports and recruited > 0:
            if g.is_automated(f.seat):
                if g.phase == PLAYER_TURNS and not holds_back(g, f.seat):
                    self._deploy(g, f, recruited)
            else:
                g.stack.append(Frame(self, f.seat, f.source, 1 + recruited))
        return None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        self._deploy(g, f, g.rules.actions.param[action])

    def _deploy(self, g: GameState, f: Frame, n: i64) -> None:
        deploy(g, f.seat, n, f.source)
        if f.seat == g.active and not g.reveals_now(f.seat):
            g.turn.recruits_deployed += n

    def asks(self) -> str:
        return "deploy"


def has_transports(g: GameState, seat: i64) -> bool:
    """Does the seat own a tile that carries the troops of the shipping track further?"""
    for tile in g.players[seat].tech:
        if g.rules.tech[tile].transports:
            return True
    return False
