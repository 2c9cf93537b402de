"""What the tests of the terminal print and look for alike."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from landsraad import view
from landsraad.engine.game import Game
from landsraad.terminal.seating import seating_of
from landsraad.terminal.table import Painter
from landsraad.terminal.words import words
from landsraad.text import texts


def painter(language: str = "en") -> Painter:
    """A painter for a person and three opponents, or fewer."""
    return Painter(texts(language), words(language), seating_of(["me", "random", "random", "random"], []))


def printed(what: RenderableType, width: int = 200) -> str:
    """What a console of a width prints."""
    console = Console(file=io.StringIO(), width=width)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(game: Game, language: str = "en") -> str:
    """The table as the first seat sees it."""
    return printed(painter(language).table(view(game, 0)))


def line_with(out: str, beginning: str) -> str:
    """The only line that begins so."""
    [found] = [line.strip() for line in out.splitlines() if line.strip().startswith(beginning)]
    return found
