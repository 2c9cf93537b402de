"""Family Atomics: once a game a player clears the Imperium Row (IM-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.machine.events import note
from landsraad.engine.machine.reasons import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


def atomics_obstacle(g: GameState, seat: i64) -> Reason | None:
    """Why the seat cannot use its Family Atomics token: it is for one of its own turns, once a game."""
    if not g.players[seat].atomics:
        return Reason("once")
    return None if seat == g.active else Reason("not_now", "atomics")


def use_atomics(g: GameState, seat: i64) -> None:
    """All cards of the Imperium Row leave the game; as many are dealt, if the deck has them (IM-52, RX-016).

    One that is grafted there leaves like the others: it is not trashed, and what is left of its box is lost (IM-69).
    """
    g.players[seat].atomics = False
    source = g.rules.atomics_source
    note(g, "atomics", seat, source)
    size = len(g.row)
    for card in g.row:
        note(g, "remove_from_row", seat, source, card)
    g.removed = g.removed + g.row
    if g.turn.usurps:
        g.tray = [row for row in g.tray if row.source != g.turn.grafted]
        g.turn.usurps = False
    left = max(0, len(g.imperium_deck) - size)
    g.row = g.imperium_deck[left:]
    g.imperium_deck = g.imperium_deck[:left]
    g.fixed += 1
