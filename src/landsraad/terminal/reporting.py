"""`landsraad replay FILE --report`: a finished game round by round, as tables or as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from landsraad.report import RESOURCES, Report, RoundReport, Unfinished, report_of
from landsraad.terminal import options
from landsraad.terminal.ending import NOTHING, final_screen
from landsraad.terminal.seating import seating_from
from landsraad.terminal.style import TITLE
from landsraad.terminal.table import Painter
from landsraad.terminal.words import words
from landsraad.text import texts

if TYPE_CHECKING:
    from landsraad.engine.state.state import GameState

NUMBERS: Final = ("vp", "strength", "place", *RESOURCES)


def show(path: Path, language: str | None, as_json: bool) -> int:
    """Print the report of a recorded game; the exit status."""
    code = options.read_language(language)
    playback = options.load_playback(path)
    try:
        report = report_of(playback)
    except Unfinished as error:
        options.refuse(path, error)
    if as_json:
        sys.stdout.write(json.dumps(asdict(report), ensure_ascii=False, indent=1) + "\n")
        return 0
    painter = Painter(texts(code), words(code), seating_from(playback.record))
    _print(report, painter, playback.game.state, Console(highlight=False))
    return 0


def _print(report: Report, painter: Painter, g: GameState, console: Console) -> None:
    for row in report.rounds:
        console.print(Text(_title(row, painter, g), TITLE))
        console.print(_table(row, painter, g))
        console.print()
    console.print(final_screen(painter, g))


def _title(row: RoundReport, painter: Painter, g: GameState) -> str:
    conflict = painter.texts.name("conflict", row.conflict)
    if row.winner is None:
        return painter.words("report-round-tied", n=row.round, conflict=conflict)
    return painter.words("report-round-won", n=row.round, conflict=conflict, who=painter.seat_name(g, row.winner))


def _table(row: RoundReport, painter: Painter, g: GameState) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(painter.words("end-seat"), min_width=12)
    for name in (*NUMBERS, *g.rules.factions, "deck"):
        head = "end-place" if name == "place" else f"head-{name}"
        table.add_column(painter.words(head), justify="right", no_wrap=True)
    table.add_column(painter.words("head-acquired"))
    table.add_column(painter.words("head-trashed"))
    for seat, had in enumerate(row.seats):
        flows = (_flow(had.gained[name], had.spent[name]) for name in RESOURCES)
        table.add_row(
            painter.seat_text(g, seat),
            str(had.vp),
            str(had.strength),
            str(had.place or NOTHING),
            *flows,
            *(str(had.influence[name]) for name in g.rules.factions),
            str(had.deck),
            _cards(had.acquired, painter),
            _cards(had.trashed, painter),
        )
    return table


def _flow(gained: int, spent: int) -> str:
    return " ".join([f"+{gained}"] * (gained > 0) + [f"-{spent}"] * (spent > 0)) or NOTHING


def _cards(ids: list[str], painter: Painter) -> str:
    return ", ".join(painter.texts.name("card", card) for card in ids)
