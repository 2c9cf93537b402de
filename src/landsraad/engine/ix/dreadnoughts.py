"""Dreadnoughts: units that troops' effects do not touch (R-168 to R-177)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.resources import count_sword_source, gain_swords, gain_vp
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.prices import DREADNOUGHT, SWORD
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.zones import replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState

PER_PLAYER: Final = 2


def commission(g: GameState, seat: i64, source: i64) -> bool:
    """Supply to garrison; nothing happens with none in the supply (R-168)."""
    seat = g.acts_for(seat)
    player = g.players[seat]
    if player.dreadnoughts == 0:
        return False
    player.dreadnoughts -= 1
    player.dreadnoughts_home += 1
    note(g, "commission", seat, source, 1)
    if g.acts_now(seat):
        g.turn.commissioned += 1
    return True


def deploy_dreadnoughts(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Garrison to Conflict, unless that is banned."""
    seat = g.acts_for(seat)
    if not g.may_deploy(seat):
        return
    player = g.players[seat]
    player.dreadnoughts_home -= n
    player.dreadnoughts_conflict += n
    if n > 0:
        note(g, "deploy_dreadnought", seat, source, n)
        if g.acts_now(seat):
            g.turn.dreadnoughts_deployed += n


def retreat_dreadnoughts(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Conflict to garrison."""
    seat = g.acts_for(seat)
    player = g.players[seat]
    player.dreadnoughts_conflict -= n
    player.dreadnoughts_home += n
    if n > 0:
        note(g, "retreat_dreadnought", seat, source, n)
        if g.acts_now(seat):
            g.turn.dreadnoughts_deployed = max(0, g.turn.dreadnoughts_deployed - n)


class Commission(Node):
    """Commission a dreadnought, if one likes."""

    picture = "dreadnought"
    price = DREADNOUGHT
    optional = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        commission(g, f.seat, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.army(seat).dreadnoughts > 0 else Reason("no_units", "dreadnoughts", 0, 1)


class RetreatOneDreadnought(Node):
    """One's dreadnought goes back from the Conflict to the garrison, where there is one."""

    picture = "retreat:1/dreadnought"
    price = -2.0

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        retreat_dreadnoughts(g, f.seat, min(1, g.army(f.seat).dreadnoughts_conflict), f.source)
        return None


class SwordsPerDreadnought(Node):
    """Swords for each own dreadnought in the Conflict."""

    picture = "sword:{n} per_each dreadnought/conflict"
    price = 2.0 * SWORD
    pure = True

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        gained = self.n * g.army(f.seat).dreadnoughts_conflict
        gain_swords(g, f.seat, gained, f.source)
        if gained > 0:
            count_sword_source(g, f.seat, f.source)
        return None


class DreadnoughtsCommissioned(Condition):
    """At least `n` own dreadnoughts are out of the supply."""

    picture = "dreadnought:{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = PER_PLAYER - g.army(seat).dreadnoughts
        return None if have >= self.n else Reason("condition", "dreadnoughts_commissioned", have, self.n)


def controller(g: GameState, number: i64) -> i64:
    """Who controls a space: a dreadnought there covers any Control marker (R-173); NOBODY where nobody does."""
    flag = g.rules.spaces[number].control_index
    if g.warships and g.warships[flag] != NOBODY:
        return g.warships[flag]
    return g.control[flag]


class TakeControlByDreadnought(Node):
    """The winner's dreadnought takes a space that no dreadnought holds, or is given up for a VP (R-172, R-177)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        winner = g.winner
        if winner == NOBODY or g.players[winner].dreadnoughts_conflict == 0:
            return None
        if f.seat != winner:
            g.stack.append(Frame(self, winner, f.source))
            return None
        first = g.rules.actions.first
        free = [space.number for space in g.rules.controlled if g.warships[space.control_index] == NOBODY]
        if g.is_automated(winner):
            if self._scuttles(g, winner):
                self._scuttle(g, winner)
            else:
                self._take(g, winner, rival_takes(g, winner, free))
            return None
        options = [first[actions.CONTROL] + number for number in free]
        if self._scuttles(g, winner):
            options.append(first[actions.SCUTTLE])
        return options or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.SCUTTLE:
            self._scuttle(g, f.seat)
        else:
            self._take(g, f.seat, g.rules.actions.param[action])

    def _scuttles(self, g: GameState, seat: i64) -> bool:
        for tile in g.players[seat].tech:
            if g.rules.tech[tile].scuttles:
                return True
        return False

    def _scuttle(self, g: GameState, seat: i64) -> None:
        player = g.players[seat]
        player.dreadnoughts_conflict -= 1
        player.dreadnoughts += 1
        note(g, "scuttle", seat, g.rules.first_conflict + g.conflict, 1)
        for tile in player.tech:
            if g.rules.tech[tile].scuttles:
                gain_vp(g, seat, 1, g.rules.first_tech + tile)

    def _take(self, g: GameState, seat: i64, number: i64) -> None:
        flag = g.rules.spaces[number].control_index
        g.players[seat].dreadnoughts_conflict -= 1
        g.warships = replaced(g.warships, flag, seat)
        g.warships_new |= 1 << flag
        note(g, "warship", seat, g.rules.first_space + number, number)

    def asks(self) -> str:
        return "take_control"


def rival_takes(g: GameState, seat: i64, free: list[int]) -> i64:
    """The space that a Rival's dreadnought takes: over an opponent's marker, else not over its own (R-334).

    Among equals the one with spice comes first, then the order of the board.
    """
    spaces = g.rules.spaces
    best: i64 = free[0]
    best_rank: i64 = 1000
    for number in free:
        holder: i64 = g.control[spaces[number].control_index]
        rank: i64 = 0 if spaces[number].maker > 0 else 1 + spaces[number].control_index
        if holder == NOBODY:
            rank += 10
        elif holder == seat:
            rank += 20
        if rank < best_rank:
            best = number
            best_rank = rank
    return best


def dreadnoughts_home(g: GameState) -> None:
    """After a Combat dreadnoughts return to the garrisons, also those that took a space in the last one (R-174)."""
    for player in g.players:
        player.dreadnoughts_home += player.dreadnoughts_conflict
        player.dreadnoughts_conflict = 0
    for flag, seat in enumerate(g.warships):
        if seat != NOBODY and not (g.warships_new >> flag) & 1:
            g.players[seat].dreadnoughts_home += 1
            g.warships = replaced(g.warships, flag, NOBODY)
            note(g, "warship_leaves", seat, g.rules.first_space + g.rules.controlled[flag].number)
    g.warships_new = 0
