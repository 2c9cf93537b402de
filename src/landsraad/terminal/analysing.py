"""`landsraad analyse FILE`: a finished game as the coach sees it, as tables or as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from landsraad.analysis import (
    Analysis,
    Choice,
    Move,
    TurningPoint,
    choices_in,
    judged,
    points_of,
    positions,
    turning_points,
)
from landsraad.engine.game import Game
from landsraad.engine.machine.terms import NOBODY, PHASE_NAMES
from landsraad.playback import Playback
from landsraad.record import Record
from landsraad.terminal import options
from landsraad.terminal.bar import bar
from landsraad.terminal.seating import seating_from
from landsraad.terminal.style import BETWEEN, DIM, NAME, TITLE
from landsraad.terminal.table import Painter
from landsraad.terminal.words import spoken, words
from landsraad.text import texts

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 44  # of a line of chances
COSTLY: Final = 10  # moves that are listed


def show(path: Path, language: str | None, seat: int | None, all_seats: bool, playouts: int, as_json: bool) -> int:
    """Look at a recorded game and print what is seen; the exit status."""
    code = options.read_language(language)
    playback = options.load_playback(path)
    analysis = _analyse(playback, _seats(playback.record, seat, all_seats), playouts)
    if as_json:
        sys.stdout.write(json.dumps(asdict(analysis), ensure_ascii=False, indent=1) + "\n")
        return 0
    painter = Painter(texts(code), words(code), seating_from(playback.record))
    Telling(playback, analysis, painter, Console(highlight=False)).print_all()
    return 0


def _seats(record: Record, seat: int | None, all_seats: bool) -> list[int]:
    """Whose moves are looked at: those of people, where nothing else is said, or of everybody where there are none."""
    everybody = list(range(record.setup.players))
    if seat is not None and seat > len(everybody):
        options.fail(spoken()("mistake-no-seat", n=len(everybody), said=seat))
    if seat is not None:
        return [seat - 1]
    people = [one for one in everybody if seating_from(record).is_person(one)]
    return everybody if all_seats else people or everybody


def _analyse(playback: Playback, seats: list[int], playouts: int) -> Analysis:
    choices: list[Choice] = [choice for choice in choices_in(playback) if choice.seat in seats]
    points = points_of(playback)
    moves: list[Move] = []
    with bar(spoken()("bar-moves"), len(choices)) as advance:
        for move in judged(playback, choices, playouts):
            moves.append(move)
            advance(1)
    return Analysis(points, turning_points(points), moves)


class Telling:
    """Prints an analysis."""

    def __init__(self, playback: Playback, analysis: Analysis, painter: Painter, console: Console) -> None:
        self.playback = playback
        self.analysis = analysis
        self.painter = painter
        self.words = painter.words
        self.console = console
        self.end = playback.game.state

    def print_all(self) -> None:
        """The chances, the turning points, the costly moves."""
        self._print_title("analysis-chances")
        self.console.print(self._chances())
        self._print_title("analysis-turns")
        self.console.print(self._turns() if self.analysis.turning_points else self.words("analysis-no-turns"))
        self._print_title("analysis-moves")
        self._print_moves()

    def _print_title(self, id: str) -> None:
        self.console.print()
        self.console.print(Text(self.words(id), TITLE))

    def _chances(self) -> Table:
        table = _table()
        for seat, chances in enumerate(zip(*[point.chances for point in self.analysis.points], strict=True)):
            if any(chances):
                table.add_row(self.painter.seat_text(self.end, seat), sparkline(chances))
        return table

    def _turns(self) -> Table:
        table = _table()
        for point in self.analysis.turning_points:
            change = self.words(
                "analysis-change", who=self._name(point.who), before=_points(point.before), after=_points(point.after)
            )
            table.add_row(Text(self._step(point.begin), DIM), self._turn(point), Text(change, NAME))
        return table

    def _turn(self, point: TurningPoint) -> str:
        turn = point.turn
        if turn.seat == NOBODY:
            phase = self.painter.texts.phase(PHASE_NAMES.index(turn.phase))
            return self.words("analysis-turn-phase", round=turn.round, phase=phase)
        id = "analysis-turn-ends" if turn.ends else "analysis-turn"
        return self.words(id, round=turn.round, who=self._name(turn.seat))

    def _print_moves(self) -> None:
        costly = sorted((move for move in self.analysis.moves if move.mark), key=lambda move: -move.lost)[:COSTLY]
        games = {at: game.copy() for at, game in positions(self.playback) if at in {move.at for move in costly}}
        self.console.print(Text(self.words("analysis-moves-note" if costly else "analysis-no-moves"), DIM))
        for move in costly:
            self._print_move(move, games[move.at])
        for seat in sorted({move.seat for move in self.analysis.moves}):
            self.console.print(Text.assemble(self.painter.seat_text(self.end, seat), f": {self._sum(seat)}"))
        self.console.print(Text(self.words("analysis-method"), DIM))

    def _print_move(self, move: Move, game: Game) -> None:
        lost = Text(self.words("analysis-lost", n=_points(move.lost)), NAME)
        mark = self.words(f"analysis-{move.mark}")
        who = self.painter.seat_text(self.end, move.seat)
        where = Text(f"{self.words('table-round', n=move.round)}{BETWEEN}{self._step(move.at)}", DIM)
        self.console.print(Text(BETWEEN).join([lost, Text(mark), who, where]))
        lines = [self._way("analysis-played", game, move.taken.path)]
        if move.better is not None:
            lines.append(self._way("analysis-better", game, move.better.path))
        if move.why:
            why = [self.painter.texts.reason(one.thing, one.better, one.taken, move.worlds) for one in move.why]
            lines.append(". ".join(why))
        self.console.print(Padding("\n".join(lines), (0, 0, 0, 4)))

    def _way(self, id: str, game: Game, path: list[str]) -> str:
        return self.words(id, what=self.painter.texts.way(game, path))

    def _sum(self, seat: int) -> str:
        moves = [move for move in self.analysis.moves if move.seat == seat]
        blamed = [move for move in moves if move.mark]
        fine = self.words("analysis-fine", fine=len(moves) - len(blamed), all=len(moves))
        lost = self.words("analysis-lost-all", n=_points(sum(move.lost for move in blamed)))
        return f"{fine}; {lost}"

    def _step(self, at: int) -> str:
        return self.words("analysis-step", n=at)

    def _name(self, seat: int) -> str:
        return self.painter.seat_name(self.end, seat)


def sparkline(chances: tuple[float, ...]) -> str:
    """A line of bars, one for each moment or for several."""
    columns = min(WIDTH, len(chances))
    picked = [chances[(column + 1) * len(chances) // columns - 1] for column in range(columns)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)


def _table() -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)


def _points(chance: float) -> int:
    return round(100 * chance)
