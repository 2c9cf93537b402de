"""Things in a row whose names are not broken over two lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from landsraad.terminal.style import BETWEEN, DIM, TITLE

FURTHER: Final = "  "  # before the lines after the first


class Items:
    """A title, "" for none, and things after it; a line ends between two things wherever one fits on a line."""

    def __init__(self, title: str, things: Iterable[Text | str]) -> None:
        self.title = title
        self.things = [Text(thing) if isinstance(thing, str) else thing for thing in things]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(f"{self.title}: " if self.title else "", TITLE)
        begun = False
        for thing in self.things:
            if begun and line.cell_len + len(BETWEEN) + thing.cell_len + len(BETWEEN.rstrip()) > options.max_width:
                if line.cell_len + len(BETWEEN.rstrip()) <= options.max_width:
                    line.append(BETWEEN.rstrip(), DIM)
                yield line
                line = Text(FURTHER)
            elif begun:
                line.append(BETWEEN, DIM)
            line.append(thing)
            begun = True
        yield line
