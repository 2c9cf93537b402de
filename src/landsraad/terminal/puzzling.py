"""`landsraad puzzle`: a position with one turn that is clearly best. `landsraad puzzles make` looks for such ones."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from landsraad.engine.game import Game
from landsraad.engine.view import View
from landsraad.lab import puzzles as lab
from landsraad.puzzles import Puzzle, of_day, puzzles
from landsraad.terminal import options, questions
from landsraad.terminal.bar import bar
from landsraad.terminal.choices import BELOW, Choice, choices, draw, pick
from landsraad.terminal.keyboard import typed
from landsraad.terminal.seating import ME, seating_of
from landsraad.terminal.style import BETWEEN, DIM, NAME, TITLE
from landsraad.terminal.table import Painter, blind
from landsraad.terminal.words import spoken, words
from landsraad.text import puzzles as told
from landsraad.text import texts
from landsraad.text.said import Said

BAR: Final = 24  # the width of a chance of 100 %
PROMPT: Final = "> "
NAMED: Final = 4  # choices that are named where several can be meant
LONGEST_ECHO: Final = 40


class Leaves(Exception):
    """The solver has had enough."""


def make(folder: Path, games: int, wanted: int, seed: int, jobs: int | None, cluster: str | None) -> int:
    """Look for puzzles in games, and write those that were chosen; the exit status."""
    file = folder / "puzzles.json"
    try:
        with options.hands(jobs, cluster) as hands, bar(spoken()("bar-games"), games) as advance:
            chosen = lab.make(folder, games, wanted, seed, hands, advance)
        lab.write(file, chosen)
    except (OSError, ValueError) as error:
        options.fail(f"{folder}: {error}", options.BROKEN)
    print(spoken()("puzzles-made", n=len(chosen), games=games))
    print(spoken()("written", file=str(file)))
    return 0


def solve(number: int | None, language: str | None) -> int:
    """Pose the puzzle of today, or that with a number; the exit status."""
    code = options.read_language(language)
    every = list(puzzles().values())
    if number is not None and number > len(every):
        options.fail(spoken()("mistake-puzzle", n=len(every), said=number))
    puzzle = of_day(date.today()) if number is None else every[number - 1]
    solving = Solving(puzzle, every.index(puzzle) + 1, code)
    try:
        solving.run()
    except (Leaves, EOFError):
        solving.console.print()
    return 0


class Solving:
    """A puzzle at this terminal."""

    def __init__(self, puzzle: Puzzle, number: int, language: str) -> None:
        self.puzzle = puzzle
        self.number = number
        self.console = Console(highlight=False)
        kinds = ["naib"] * puzzle.setup.players
        kinds[puzzle.seat] = ME
        self.words = words(language)
        self.painter = Painter(texts(language), self.words, seating_of(kinds, []))

    def run(self) -> None:
        """Show the position, take a turn, and say how good it was."""
        game = self.puzzle.begin()
        view = View(game, self.puzzle.seat)
        self.console.print(self.painter.table(view))
        self.console.print(self.painter.own_line(view))
        self.console.print(Text(self.words("puzzle-title", n=self.number, all=len(puzzles())), TITLE))
        self.console.print(self._say(Said("puzzle-task"), view))
        self.tell(self._turn(game.copy()), view)

    def _turn(self, game: Game) -> int:
        """The place of the turn that is chosen: a card, and then where its Agent goes."""
        begun, taken = len(game.history), None
        while taken is None:
            view = View(game, self.puzzle.seat)
            game.apply(self._choice(view, choices(self.painter, view)))
            taken = self.puzzle.way(game.history[begun:])
        return taken

    def _choice(self, view: View, offered: list[Choice]) -> int:
        self.console.print()
        self.console.print(Text(self.painter.texts.decision(blind(view)), NAME))
        for line in draw(offered, self.console.width):
            self.console.print(line)
        while True:
            said = typed(PROMPT)
            if said in ("quit", self.words("command-quit")):
                raise Leaves
            meant = pick(offered, said)
            if len(meant) == 1:
                return meant[0].action
            self.console.print(self._answer(view, meant, said))

    def _answer(self, view: View, meant: list[Choice], said: str) -> object:
        """What is said where no choice, or more than one, was named: `? NAME` explains."""
        if said.startswith("?") and said[1:].strip():
            found = questions.explain(self.painter, view, said[1:].strip())
            return found or questions.nothing_like(self.painter, [view.state.rules], said[1:].strip())
        if meant:
            names = BETWEEN.join(choice.shown for choice in meant[:NAMED])
            return Text(self.words("play-choice-several", said=said, names=names), "yellow")
        return Text(self.words("puzzle-ready"), DIM)

    def tell(self, taken: int, view: View) -> None:
        """How good the turn was, and the chance to win of each."""
        best = taken == 0
        self.console.print()
        verdict = self._say(Said("puzzle-right" if best else "puzzle-wrong"), view)
        self.console.print(Text(verdict, "bold green" if best else NAME))
        for place, way in enumerate(self.puzzle.ways):
            percent = round(100 * way.chance)
            line = Text.assemble((f"{place + 1:>3}  ", NAME), ("█" * max(1, round(way.chance * BAR))).ljust(BAR))
            line.append(f" {percent:>3} %  ")
            line.append(self._say(told.label(self.puzzle, place, blind(view)), view), NAME if place == taken else "")
            for mark in [*["puzzle-yours"] * (place == taken), *["puzzle-naib"] * (place == self.puzzle.expected)]:
                line.append(f"  {self._say(Said(mark), view)}", DIM)
            self.console.print(line)
            if place in (0, taken):
                said = [told.standing(self.puzzle, place), *told.reasons(self.puzzle, place)]
                self.console.print(Padding("\n".join(self._say(one, view) for one in said), BELOW))
        self.console.print(Text(self._say(Said("puzzle-method", n=self.puzzle.worlds), view), DIM))

    def _say(self, said: Said, view: View) -> str:
        return self.painter.texts.tell(said, lambda seat: self.painter.seat_name(view.state, seat))
