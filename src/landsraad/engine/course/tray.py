"""The tray: what the turn in progress still owes or offers, in free order (B-46, B-103).

A row of the tray is a frame whose `a` is the line that it has among the lines of its source.

Rows without a choice, whose place among the others cannot matter, are *plain*. Most come by themselves at once. Those
before which a Plot card or an ability may be wanted wait in the list of the turn: one by one, all together by
`take_plain`, or unasked when the turn ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.cards import UseSignet
from landsraad.engine.base.market import rows_for
from landsraad.engine.course.abilities import may_come_between
from landsraad.engine.machine import actions
from landsraad.engine.machine.actions import LINES
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.order import live_domains
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import INTRIGUE_CARDS, REVEAL_TURN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.machine.order import Influx
    from landsraad.engine.state.state import GameState

# Why a turn that was to end goes on: its frame's `b`, until the next choice.
CARD_CAME: Final = 1
ROW_OPENED: Final = 2


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


def take_plain(g: GameState, seat: i64, plain: list[Frame]) -> bool:
    """Carry out those of the plain rows before which nobody needs to be asked; says whether there was one.

    A row waits where a Plot card or an ability could come first and that might make a difference. Which cards a seat
    holds never counts, only what everybody sees: that it holds some, or may draw some. Rows that may bring an Intrigue
    card come before those that wait for it.
    """
    due = plain if g.turn.plain else _unawaited(g, seat, plain)
    if not due:
        return False
    for i, row in enumerate(due):
        if row.node.gives & INTRIGUE_CARDS:
            due = due[: i + 1]
            break
    g.tray = [row for row in g.tray if not _is_among(row, due)]
    for row in due:
        row.node.run(g, row)
    return True


def _is_among(row: Frame, rows: list[Frame]) -> bool:
    for one in rows:
        if one is row:
            return True
    return False


def plain_rows(g: GameState, seat: i64) -> list[Frame]:
    """The rows that can be taken now, need no choice, and do not clash with another row."""
    plain: list[Frame] = []
    gives: i64 = 0
    depends: i64 = 0
    drafts: i64 = 0
    rows = g.tray
    if not rows:
        return plain
    for row in rows:
        node = row.node
        gives |= node.gives
        depends |= node.wants | node.fears | node.minds
        drafts += node.drafts
        if node.pure and not node.late and node.obstacle(g, seat, row.source) is None:
            plain.append(row)
    if not plain or gives & depends == 0:
        return plain
    if 0 < drafts <= g.army(seat).supply:
        drafts += may_come_between(g, seat, False).drafts
    live = live_domains(g, seat, drafts)
    return [row for row in plain if not _clashes(row, rows, live)]


def _clashes(row: Frame, rows: list[Frame], live: i64) -> bool:
    """Does another row change what this one depends on, or this one what the other one does?"""
    node = row.node
    gives: i64 = node.gives & live
    depends: i64 = (node.wants | node.fears | node.minds) & live
    for other in rows:
        if other is row:
            continue
        if gives & (other.node.wants | other.node.fears | other.node.minds) or depends & other.node.gives:
            return True
    return False


def _unawaited(g: GameState, seat: i64, plain: list[Frame]) -> list[Frame]:
    """The plain rows that no Plot card or ability could come before and make a difference by it."""
    drafts: i64 = 0
    draws: i64 = 0  # rows that may bring an Intrigue card
    for row in g.tray:
        drafts += row.node.drafts
        if row.node.gives & INTRIGUE_CARDS:
            draws += 1
    if _may_buy_intrigue(g, seat):
        draws += 1
    influx = may_come_between(g, seat, draws > 0)
    if not influx.gives | influx.minds:
        return plain
    due: list[Frame] = []
    for row in plain:
        before = influx
        if draws == 1 and row.node.gives & INTRIGUE_CARDS:  # the only card is the one that it brings itself
            before = may_come_between(g, seat, False)
        if not _may_matter(g, seat, row.node, before, drafts):
            due.append(row)
    return due


def _may_matter(g: GameState, seat: i64, node: Node, influx: Influx, drafts: i64) -> bool:
    """May what could come between make a difference to an effect? `drafts`: the troops that the rows take."""
    matters: i64 = node.gives & influx.minds | (node.wants | node.minds) & influx.gives
    return matters != 0 and matters & live_domains(g, seat, drafts + influx.drafts) != 0


def _may_buy_intrigue(g: GameState, seat: i64) -> bool:
    """May a card that can be bought in this turn bring an Intrigue card?"""
    if g.turn.kind == REVEAL_TURN:
        for card in rows_for(g, seat):
            acquire = g.rules.cards[card].acquire
            if acquire is not None and acquire.gives & INTRIGUE_CARDS:
                return True
    return False


def take_late(g: GameState, seat: i64) -> None:
    """The turn ends: carry out the rows that waited for it."""
    for row in g.tray:
        if row.node.late and row.node.obstacle(g, seat, row.source) is None:
            row.node.run(g, row)


def rows_left(g: GameState, seat: i64, plain: list[Frame]) -> i64:
    """How many rows could be resolved now and are not plain."""
    count: i64 = 0
    for row in g.tray:
        if row not in plain and row.node.obstacle(g, seat, row.source) is None:
            count += 1
    return count


def end_after_plain(g: GameState, f: Frame) -> bool:
    """The turn is to end: plain rows that are left come before. Says whether there are any.

    The frame that asked waits for them; its `a` is 1 + how many other rows were left.
    """
    plain = plain_rows(g, f.seat)
    if not plain:
        return False
    g.turn.plain = True
    g.stack.append(Frame(f.node, f.seat, f.source, 1 + rows_left(g, f.seat, plain)))
    return True


def ends_now(g: GameState, f: Frame, plain: list[Frame]) -> bool:
    """Nothing came with the plain rows that were left for the end of the turn: no Intrigue card, no other row?"""
    return g.turn.plain and not open_rows(g, f.seat, [], plain) and rows_left(g, f.seat, plain) < f.a


def asked_again(g: GameState, f: Frame) -> Frame:
    """The frame of a turn that was to end and goes on; its `b` says why."""
    return Frame(f.node, f.seat, f.source, 0, ROW_OPENED if g.turn.plain else CARD_CAME)


def row_action(g: GameState, row: Frame) -> int:
    """The action that resolves a row."""
    return g.rules.actions.first[actions.RESOLVE] + row.source * LINES + row.a


def is_row(g: GameState, action: i64) -> bool:
    """Does the action resolve a row of the tray?"""
    for row in g.tray:
        if row_action(g, row) == action:
            return True
    return False


def open_rows(g: GameState, seat: i64, options: list[int], plain: list[Frame]) -> bool:
    """Add the actions of the rows that can be resolved now, and the one that takes all plain rows.

    Says whether there is a row that the seat has to resolve itself before its turn can end.
    """
    must = False
    for row in g.tray:
        node = row.node
        if node.obstacle(g, seat, row.source) is None:
            action = row_action(g, row)
            if action not in options:
                options.append(action)
            if is_owed(row, plain):
                must = True
    if plain:
        options.append(g.rules.actions.first[actions.TAKE_PLAIN])
    return must


def is_owed(row: Frame, plain: list[Frame]) -> bool:
    """Is it for the seat to resolve the row, which could be resolved now, before its turn can end?"""
    return not (row.node.optional or row.node.late or row in plain)


def owed_rows(g: GameState, seat: i64) -> list[Frame]:
    """The rows that the seat has to resolve itself before its turn can end."""
    plain = plain_rows(g, seat)
    return [row for row in g.tray if row.node.obstacle(g, seat, row.source) is None and is_owed(row, plain)]


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
    return Reason("not_now", "resolve")


def answer_visit(g: GameState, seat: i64) -> None:
    """Put on the tray what the seat's leader may do for the space that this turn's Agent was sent to (R-241, R-242)."""
    leader = g.players[seat].leader
    assert leader is not None
    if leader.visit is not None and (leader.visit_icons >> g.rules.spaces[g.turn.space].icon) & 1:
        g.tray.append(Frame(leader.visit, seat, g.rules.first_leader + leader.number, 1))


def fire(g: GameState, seat: i64, happening: i64) -> None:
    """Put on the tray what the seat's leader answers to a happening (terms.py)."""
    leader = g.players[seat].leader
    assert leader is not None
    answer = leader.on[happening]
    if answer is not None:
        g.tray.append(Frame(answer, seat, g.rules.first_leader + leader.number, 1))
