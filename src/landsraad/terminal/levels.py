"""`landsraad levels`, `landsraad ladder` and `landsraad train`: how strong opponents are, and how they learn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from landsraad.bots.levels import LEVELS, measured
from landsraad.content.setup import Setup
from landsraad.lab import ladder
from landsraad.terminal import options
from landsraad.terminal.bar import bar
from landsraad.terminal.words import Words, spoken

COLUMNS: Final = ("level", "against", "games", "rate", "interval", "points", "seconds")


def show_levels(as_json: bool) -> None:
    """Print the levels from the weakest to the strongest, with what the ladder has shown."""
    show(measured(), as_json)


def climb(setup: Setup, deals: int, jobs: int | None, cluster: str | None, as_json: bool) -> None:
    """Measure each level against the next lower one, and print what came of it."""
    games = deals * setup.players * len(LEVELS)
    with options.hands(jobs, cluster) as hands, bar(spoken()("bar-games"), games) as advance:
        pairings = ladder.climb(setup, deals, hands, advance)
    show([pairing.row() for pairing in pairings], as_json)


def compare(
    setup: Setup,
    name: str,
    against: str,
    deals: int,
    jobs: int | None,
    cluster: str | None,
    file: Path | None,
    as_json: bool,
) -> None:
    """Measure one opponent against others of another kind, and print what came of it."""
    for one in (name, against):
        options.read_bots(one, 1)
    try:
        with options.hands(jobs, cluster) as hands, bar(spoken()("bar-games"), deals * setup.players) as advance:
            pairing = ladder.compare(setup, name, against, deals, hands, advance, file)
    except (OSError, ValueError) as error:
        options.fail(f"{file}: {error}", options.BROKEN)
    show([pairing.row()], as_json)


def show(rows: list[dict[str, Any]], as_json: bool) -> None:
    """Print rows of levels; points add up from level to level."""
    if as_json:
        print(json.dumps(rows, indent=1))
        return
    said = spoken()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in COLUMNS:
        table.add_column(said(f"ladder-{column}"), justify="left" if column in ("level", "against") else "right")
    points = 0
    for row in rows:
        points += row["points"]
        rate, interval = f"{100 * row['beats_previous']:.1f} %", f"{100 * row['ci_low']:.0f}-{100 * row['ci_high']:.0f}"
        figures = (str(row["games"]), rate, interval, str(points), f"{row['seconds_p95']:.3f}")
        table.add_row(*(_named(row[column], said) for column in ("name", "against")), *figures)
    Console(highlight=False).print(table)


def _named(name: str, said: Words) -> str:
    """What an opponent is called; one of somebody's own by its file."""
    return said(f"bot-{name}") if said.has(f"bot-{name}") else name


def train(folder: Path, games: int, generations: int, jobs: int | None, cluster: str | None, seed: int) -> int:
    """Let the value learn, and print what is known of it; the exit status."""
    try:
        from landsraad.lab import learning
    except ImportError as error:
        options.fail_without(error.name or "")
    try:
        with options.hands(jobs, cluster) as hands, bar(spoken()("bar-games"), games * generations) as advance:
            file = learning.learn(folder, games, generations, hands, seed, advance)
    except (OSError, ValueError) as error:
        options.fail(f"{folder}: {error}", options.BROKEN)
    print(json.dumps(json.loads(file.read_text("utf-8"))["figures"], indent=1))
    print(spoken()("written", file=str(file)))
    return 0
