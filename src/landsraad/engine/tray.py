"""The tray: what the turn in progress still owes or offers, in free order (B-46, B-103).

A row of the tray is a frame whose `a` is the line that it has among the lines of its source.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine import actions
from landsraad.engine.actions import LINES
from landsraad.engine.cards import UseSignet
from landsraad.engine.node import Frame, Node
from landsraad.engine.reasons import Reason, not_now

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state import GameState


def add_lines(g: GameState, seat: i64, source: i64, lines: list[Node]) -> None:
    """Put the lines of a source on the tray. The Signet Ring puts the leader's own ability there (B-57)."""
    line: i64 = 0
    for node in lines:
        if isinstance(node, UseSignet):
            leader = g.players[seat].leader
            assert leader is not None
            g.tray.append(Frame(leader.signet, seat, g.rules.first_leader + leader.number, 0))
        else:
            g.tray.append(Frame(node, seat, source, line))
        line += 1


def take_pure(g: GameState, seat: i64) -> bool:
    """Carry out the rows that need no choice and whose order cannot matter; says whether there was one.

    Two rows clash when one of them gives what the other one minds. Plot cards in hand hold nothing back: those that
    mind an order cost nothing, so they can be played before the turn's first effect; and waiting for them would tell
    everybody that they are there.
    """
    gives: i64 = 0
    minds: i64 = 0
    for row in g.tray:
        gives |= row.node.gives
        minds |= row.node.minds
    rows = g.tray
    g.tray = []
    kept: list[Frame] = []
    for row in rows:
        node = row.node
        if not node.pure or node.late or node.obstacle(g, seat, row.source) is not None:
            kept.append(row)
        elif (node.gives & minds != 0 or node.minds & gives != 0) and _clashes(row, rows):
            kept.append(row)
        else:
            node.run(g, row)
    taken = len(kept) < len(rows)
    g.tray = kept + g.tray
    return taken


def _clashes(row: Frame, rows: list[Frame]) -> bool:
    gives = row.node.gives
    minds = row.node.minds
    for other in rows:
        if other is not row and (gives & other.node.minds != 0 or minds & other.node.gives != 0):
            return True
    return False


def take_late(g: GameState, seat: i64) -> None:
    """The turn ends: carry out the rows that waited for it."""
    for row in g.tray:
        if row.node.late and row.node.obstacle(g, seat, row.source) is None:
            row.node.run(g, row)


def row_action(g: GameState, row: Frame) -> int:
    """The action that resolves a row."""
    return g.rules.actions.first[actions.RESOLVE] + row.source * LINES + row.a


def is_row(g: GameState, action: i64) -> bool:
    """Does the action resolve a row of the tray?"""
    for row in g.tray:
        if row_action(g, row) == action:
            return True
    return False


def open_rows(g: GameState, seat: i64, options: list[int]) -> bool:
    """Add the actions of the rows that can be resolved now; says whether one of them must be."""
    must = False
    for row in g.tray:
        if not row.node.late and row.node.obstacle(g, seat, row.source) is None:
            action = row_action(g, row)
            if action not in options:
                options.append(action)
            if not row.node.optional:
                must = True
    return must


def start_row(g: GameState, action: i64) -> None:
    """Take the row of an action off the tray and begin it."""
    for i, row in enumerate(g.tray):
        if row_action(g, row) == action:
            g.tray = g.tray[:i] + g.tray[i + 1 :]
            g.push(row.node, row.seat, row.source)
            return


def row_obstacle(g: GameState, seat: i64, action: i64) -> Reason | None:
    """Why a row cannot be resolved now."""
    for row in g.tray:
        if row_action(g, row) == action:
            return row.node.obstacle(g, seat, row.source)
    return not_now()


def answer_visit(g: GameState, seat: i64) -> None:
    """Put on the tray what the seat's leader may do for the space that this turn's Agent was sent to (R-241, R-242)."""
    leader = g.players[seat].leader
    assert leader is not None
    if leader.visit is not None and (leader.visit_icons >> g.rules.spaces[g.turn_space].icon) & 1:
        g.tray.append(Frame(leader.visit, seat, g.rules.first_leader + leader.number, 1))


def fire(g: GameState, seat: i64, happening: i64) -> None:
    """Put on the tray what the seat's leader answers to a happening (terms.py)."""
    leader = g.players[seat].leader
    assert leader is not None
    answer = leader.on[happening]
    if answer is not None:
        g.tray.append(Frame(answer, seat, g.rules.first_leader + leader.number, 1))
