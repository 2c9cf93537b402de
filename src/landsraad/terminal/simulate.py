"""`landsraad simulate`: many games between bots, in one process or several, and tables of what came of them."""

from __future__ import annotations

import csv
import json
import signal
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Final, TextIO

from rich.console import Console
from rich.table import Table

from landsraad.content.setup import Setup
from landsraad.engine.course.endgame import has_won
from landsraad.engine.game import Game
from landsraad.lab.match import acquisitions, play_out, seat_game, wilson
from landsraad.terminal.bar import bar
from landsraad.terminal.words import spoken
from landsraad.text import texts

STDOUT: Final = Path("-")
KINDS: Final = ("bots", "leaders", "cards", "seats")
NAMED: Final = {"leaders": "leader", "cards": "card"}  # kinds whose names are ids of components
PIECES_PER_JOB: Final = 12  # so that the bar moves and the jobs end together
LARGEST_PIECE: Final = 5  # games
COLUMNS: Final = ("games", "wins", "win_rate", "ci_low", "ci_high", "mean_vp")


@dataclass
class Tally:
    """How often something was in a game, how often its seat won, the sum of its seats' Victory Points."""

    games: int = 0
    wins: int = 0
    vp: int = 0

    def row(self) -> dict[str, float]:
        """What is reported; the interval is the 95 % one of Wilson."""
        low, high = wilson(self.wins, self.games)
        values = (self.games, self.wins, self.wins / self.games, low, high, self.vp / self.games)
        return dict(zip(COLUMNS, values, strict=True))


@dataclass
class Tallies:
    """What a simulation showed: tallies by kind and name. A card counts for each seat that acquired it."""

    games: int = 0
    rounds: int = 0
    kinds: dict[str, dict[str, Tally]] = field(default_factory=lambda: {kind: {} for kind in KINDS})

    def count(self, game: Game, seated: list[str]) -> None:
        """Count a finished game; seated[seat] is the bot that played a seat."""
        self.games += 1
        self.rounds += int(game.state.round)
        acquired = acquisitions(game)
        for seat, player in enumerate(game.state.players[: len(seated)]):
            assert player.leader is not None
            found = [("bots", seated[seat]), ("leaders", player.leader.id), ("seats", str(seat + 1))]
            found += [("cards", card) for card in acquired[seat]]
            for kind, name in found:
                tally = self.kinds[kind].setdefault(name, Tally())
                tally.games += 1
                tally.wins += has_won(game.state, seat)
                tally.vp += int(player.vp)

    def add(self, other: Tallies) -> None:
        """Add what another part of the simulation showed."""
        self.games += other.games
        self.rounds += other.rounds
        for kind, tallies in other.kinds.items():
            for name, theirs in tallies.items():
                ours = self.kinds[kind].setdefault(name, Tally())
                ours.games += theirs.games
                ours.wins += theirs.wins
                ours.vp += theirs.vp

    def rows(self, kind: str) -> dict[str, dict[str, float]]:
        """The tallies of a kind as reported, the best first; seats in their order."""
        rows = {name: tally.row() for name, tally in sorted(self.kinds[kind].items())}
        if kind == "seats":
            return rows
        return dict(sorted(rows.items(), key=lambda item: (-item[1]["win_rate"], -item[1]["games"])))

    def as_dict(self) -> dict[str, object]:
        """Everything, as JSON data."""
        rounds = self.rounds / self.games
        return {"games": self.games, "mean_rounds": rounds, **{kind: self.rows(kind) for kind in KINDS}}


def play_games(
    setup: Setup, names: list[str], seed: int, numbers: Iterable[int], done: Callable[[], None] | None = None
) -> Tallies:
    """Play the games with these numbers, each exactly as lab.match.play_match plays it."""
    tallies = Tallies()
    for number in numbers:
        game, seated, bots = seat_game(setup, names, seed, number)
        tallies.count(play_out(game, bots), seated)
        if done is not None:
            done()
    return tallies


def simulate(setup: Setup, names: list[str], games: int, seed: int, jobs: int) -> Tallies:
    """Play games in some processes, with a progress bar on stderr; the result does not depend on `jobs`."""
    with bar(spoken()("bar-games"), games) as advance:
        if jobs == 1:
            return play_games(setup, names, seed, range(games), lambda: advance(1))
        total = Tallies()
        size = max(1, min(LARGEST_PIECE, games // (jobs * PIECES_PER_JOB)))
        pieces = [range(first, min(first + size, games)) for first in range(0, games, size)]
        # Leaving the `with` ends the processes at once, also when somebody presses Ctrl-C.
        with Pool(min(jobs, len(pieces)), initializer=_leave_interrupts_alone) as pool:
            for tallies in pool.imap_unordered(partial(play_games, setup, names, seed), pieces):
                total.add(tallies)
                advance(tallies.games)
        return total


def _leave_interrupts_alone() -> None:
    """Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def print_tables(tallies: Tallies) -> None:
    """The tables for people."""
    console = Console(highlight=False)
    said = spoken()
    console.print(said("simulated", games=tallies.games, rounds=f"{tallies.rounds / tallies.games:.1f}"))
    for kind in ("bots", "seats", "leaders", "cards"):
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(said(f"simulate-{kind}"), style="bold")
        for column in ("games", "wins", "rate", "interval", "vp"):
            table.add_column(said(f"simulate-{column}"), justify="right", no_wrap=True)
        for name, row in tallies.rows(kind).items():
            shown = texts(said.language).name(NAMED[kind], name) if kind in NAMED else name
            rate = f"{100 * row['win_rate']:.1f} %"
            interval = f"{100 * row['ci_low']:.0f}-{100 * row['ci_high']:.0f}"
            table.add_row(shown, f"{row['games']:.0f}", f"{row['wins']:.0f}", rate, interval, f"{row['mean_vp']:.2f}")
        console.print()
        console.print(table)


def print_json(tallies: Tallies) -> None:
    """One JSON object on stdout."""
    json.dump(tallies.as_dict(), sys.stdout, indent=1)
    print()


def write_csv(tallies: Tallies, path: Path) -> None:
    """All tables in one file, a row each; STDOUT is the standard output."""
    if path == STDOUT:
        _write_rows(tallies, sys.stdout)
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        _write_rows(tallies, file)


def _write_rows(tallies: Tallies, file: TextIO) -> None:
    writer = csv.writer(file, lineterminator="\n" if file is sys.stdout else "\r\n")
    writer.writerow(("kind", "name", *COLUMNS))
    for kind in KINDS:
        for name, row in tallies.rows(kind).items():
            writer.writerow((kind, name, *row.values()))
