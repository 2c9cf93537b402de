"""`landsraad simulate`: many games between bots, and tables of what came of them."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path
from typing import Final, TextIO

from rich.console import Console
from rich.table import Table

from landsraad.content.setup import Setup
from landsraad.lab.match import COLUMNS, KINDS, MatchResult, play_match
from landsraad.terminal import options
from landsraad.terminal.bar import bar
from landsraad.terminal.words import spoken
from landsraad.text import texts

STDOUT: Final = Path("-")
NAMED: Final = {"leaders": "leader", "cards": "card"}  # kinds whose names are ids of components


def simulate(
    setup: Setup, names: list[str], games: int, seed: int, jobs: int | None, cluster: str | None
) -> MatchResult:
    """Play games with a progress bar on stderr; the result does not depend on who plays them."""
    with options.hands(jobs, cluster) as hands, bar(spoken()("bar-games"), games) as advance:
        return play_match(setup, names, games, seed, hands, advance)


def print_tables(result: MatchResult) -> None:
    """The tables for people."""
    console = Console(highlight=False)
    said = spoken()
    console.print(said("simulated", games=result.games, rounds=f"{result.rounds / result.games:.1f}"))
    for kind in ("bots", "seats", "leaders", "cards"):
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(said(f"simulate-{kind}"), style="bold")
        for column in ("games", "wins", "rate", "interval", "vp"):
            table.add_column(said(f"simulate-{column}"), justify="right", no_wrap=True)
        for name, row in result.rows(kind).items():
            shown = texts(said.language).name(NAMED[kind], name) if kind in NAMED else name
            rate = f"{100 * row['win_rate']:.1f} %"
            interval = f"{100 * row['ci_low']:.0f}-{100 * row['ci_high']:.0f}"
            table.add_row(shown, f"{row['games']:.0f}", f"{row['wins']:.0f}", rate, interval, f"{row['mean_vp']:.2f}")
        console.print()
        console.print(table)


def print_json(result: MatchResult) -> None:
    """One JSON object on stdout."""
    json.dump(result.as_dict(), sys.stdout, indent=1)
    print()


def write_csv(result: MatchResult, path: Path) -> None:
    """All tables in one file, a row each; STDOUT is the standard output."""
    if path == STDOUT:
        _write_rows(result, sys.stdout)
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        _write_rows(result, file)


def _write_rows(result: MatchResult, file: TextIO) -> None:
    writer = csv.writer(file, lineterminator="\n" if file is sys.stdout else "\r\n")
    writer.writerow(("kind", "name", *COLUMNS))
    for kind in KINDS:
        for name, row in result.rows(kind).items():
            writer.writerow((kind, name, *row.values()))
