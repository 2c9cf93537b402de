"""The table in words, as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.machine.terms import NOBODY, PHASE_NAMES
from landsraad.engine.view import View

if TYPE_CHECKING:
    from landsraad.engine.state.state import GameState

MODES: Final = ("human", "ansi")
NUMBERS: Final = ("vp", "solari", "spice", "water", "agents", "garrison", "conflict", "strength", "intrigue", "cards")


def picture(g: GameState) -> str:
    """The round, the Conflict, a row for each seat, the Imperium Row, and who is asked what."""
    shown = View(g, NOBODY)
    rules = g.rules
    conflict = "-" if g.conflict == NOBODY else rules.conflicts[g.conflict].id
    lines = [f"round {g.round}, {PHASE_NAMES[g.phase]}, conflict {conflict}"]
    lines.append(f"  {'seat':<26}" + "".join(f"{name:>10}" for name in NUMBERS))
    for seat, player in enumerate(g.players):
        who = player.rival.id if player.rival is not None else player.leader.id if player.leader is not None else "-"
        numbers = (player.vp, player.solari, player.spice, player.water, player.agents, player.garrison)
        cards = len(player.deck) + len(player.hand) + len(player.discard) + len(player.in_play) + len(player.revealed)
        more = (player.conflict, player.strength(), len(player.intrigue), cards)
        mark = ">" if seat == shown.asked else " "
        lines.append(f"{mark} {seat} {who:<24}" + "".join(f"{number:>10}" for number in (*numbers, *more)))
    lines.append("row: " + ", ".join(rules.cards[card].id for card in g.row))
    if g.over:
        lines.append("over: " + ", ".join(f"seat {seat}" for seat in g.ranking))
    else:
        lines.append(f"seat {shown.asked}: {shown.kind}, {rules.source_ids[g.stack[-1].source]}")
    return "\n".join(lines)
