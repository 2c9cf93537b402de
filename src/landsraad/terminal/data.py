"""`landsraad simulate --out`, `landsraad collect` and `landsraad stats`: tables of many games, and what they show."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from landsraad.content.setup import Setup
from landsraad.lab import dataset
from landsraad.lab.columns import Wanted
from landsraad.mistakes import Mistake
from landsraad.terminal import options
from landsraad.terminal.bar import bar
from landsraad.terminal.style import printable
from landsraad.terminal.words import spoken

NEEDED: Final = ("polars",)
NEEDED_FOR_A_PAGE: Final = ("altair", "vl_convert")


def simulate(folder: Path, setup: Setup, names: list[str], games: int, seed: int, jobs: int, wanted: Wanted) -> int:
    """Play games and keep their tables in a folder; the exit status."""
    check_needs(NEEDED)
    try:
        with bar(spoken()("bar-games"), games) as advance:
            dataset.simulate(folder, setup, names, games, seed, jobs, wanted, advance)
    except (dataset.DataMistake, OSError) as error:
        options.refuse_folder(folder, error)
    print(spoken()("data-written", games=games, folder=str(folder)))
    return 0


def collect(paths: list[Path], folder: Path, jobs: int, wanted: Wanted) -> int:
    """Add recorded games to a folder; the exit status."""
    check_needs(NEEDED)
    said = spoken()
    for path in paths:
        if not path.exists():
            options.fail(said("mistake-no-file", file=str(path)))
    files = dataset.records_in(paths)

    def tell(path: Path, error: Exception) -> None:
        why = error.say(said.language) if isinstance(error, Mistake) else str(error)
        print(printable(" ".join(said("data-skipped", file=str(path), why=why).split())), file=sys.stderr)

    try:
        with bar(said("bar-records"), len(files)) as advance:
            came = dataset.collect(folder, files, jobs, wanted, advance, tell)
    except (dataset.DataMistake, OSError) as error:
        options.refuse_folder(folder, error)
    print(said("data-collected", new=came.new, known=came.known, skipped=came.skipped, folder=str(folder)))
    return 0


def check_needs(names: tuple[str, ...]) -> None:
    """Fail with what to install, where a library is missing."""
    for name in names:
        if find_spec(name) is None:
            options.fail(spoken()("lab-needs", name=name))
