"""A hint at the terminal: the best ways to go on, and what speaks for each."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from landsraad.bots.coach import Advice, advise
from landsraad.engine.view import View
from landsraad.terminal.choices import BELOW
from landsraad.terminal.style import DIM, NAME
from landsraad.terminal.table import Painter, blind
from landsraad.text import coach
from landsraad.text.said import Said


def hint(painter: Painter, view: View) -> RenderableType:
    """The best ways to go on for the seat that is asked."""
    ways = advise(view)
    lines: list[RenderableType] = []
    for place, way in enumerate(ways, start=1):
        lines.append(Text.assemble((f"{place:>3}  ", NAME), _told(painter, view, coach.way(way.path, blind(view)))))
        lines += [Padding(Text(_told(painter, view, said)), BELOW) for said in _why(way)]
    note = coach.note(len(ways), ways[0].worlds)
    return Group(*lines, Text(_told(painter, view, note), DIM))


def _why(way: Advice) -> list[Said]:
    """What is said of a way that was played on: its chance, beside that of another way, and in what the two differ."""
    if not way.worlds:
        return []
    chance = Said("coach-chance", n=round(100 * way.chance))
    reasons = [coach.reason(why.thing, why.own, why.other, why.worlds, way.other) for why in way.reasons]
    return [chance, coach.standing(way.lead, way.other), *reasons]


def _told(painter: Painter, view: View, said: Said) -> str:
    return painter.texts.tell(said, lambda seat: painter.seat_name(view.state, seat))
