"""`landsraad simulate --out`, `landsraad collect` and `landsraad stats`: tables of many games, and what they show."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from landsraad.bots.base import bot_names
from landsraad.content.registry import BOXES
from landsraad.content.setup import Setup, SetupError
from landsraad.files import write_whole
from landsraad.lab import dataset
from landsraad.lab.columns import AUTOMATED, Wanted
from landsraad.lab.stats.count import OPPONENTS, PEOPLE, Filter
from landsraad.mistakes import Mistake
from landsraad.terminal import options
from landsraad.terminal.bar import bar
from landsraad.terminal.style import printable
from landsraad.terminal.words import spoken

PAGE: Final = "stats.html"
NEEDED: Final = ("polars",)
NEEDED_FOR_A_PAGE: Final = ("altair", "vl_convert")


def simulate(
    folder: Path,
    setup: Setup,
    names: list[str],
    games: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    wanted: Wanted,
) -> int:
    """Play games and keep their tables in a folder; the exit status."""
    check_needs(NEEDED)
    try:
        with options.hands(jobs, cluster) as hands, bar(spoken()("bar-games"), games) as advance:
            dataset.simulate(folder, setup, names, games, seed, hands, wanted, advance)
    except (dataset.DataMistake, OSError) as error:
        options.refuse_folder(folder, error)
    print(spoken()("data-written", games=games, folder=str(folder)))
    return 0


def collect(paths: list[Path], folder: Path, jobs: int | None, wanted: Wanted) -> int:
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
        with options.hands(jobs) as hands, bar(said("bar-records"), len(files)) as advance:
            came = dataset.collect(folder, files, hands, wanted, advance, tell)
    except (dataset.DataMistake, OSError) as error:
        options.refuse_folder(folder, error)
    print(said("data-collected", new=came.new, known=came.known, skipped=came.skipped, folder=str(folder)))
    return 0


def read_filter(boxes: str, level: str, turn: int | None) -> Filter:
    """Which seats are counted, as the options say."""
    said, ids = spoken(), tuple(options.words_of(boxes))
    for id in ids:
        if id not in BOXES:
            options.fail(SetupError("setup-unknown-box", said=id, names=tuple(BOXES)).say(said.language))
    known = [*bot_names(), PEOPLE, OPPONENTS, AUTOMATED]
    if level and level not in known:
        options.fail(said("mistake-bot", said=level, names=", ".join(known)))
    return Filter(ids, level, turn or 0)


def stats(folders: list[Path], out: Path | None, csv: Path | None, wanted: Filter, language: str) -> int:
    """Write the page about the games of some folders, and their tables as CSV; the exit status."""
    makes_page = out is not None or csv is None
    check_needs((*NEEDED, *(NEEDED_FOR_A_PAGE if makes_page else ())))
    from landsraad.lab.stats.count import count, write_csv

    try:
        sets = [count(folder, wanted) for folder in folders]
    except dataset.DataMistake as error:
        options.fail(error.say(language), options.BROKEN)
    if len({one.name for one in sets}) < len(sets):
        for number, one in enumerate(sets, 1):
            one.name = f"{one.name} {number}"
    page = out or folders[0] / PAGE
    try:
        if csv is not None:
            write_csv(csv, sets)
            print(spoken()("written", file=str(csv)))
        if makes_page:
            from landsraad.lab.stats.page import make_page

            write_whole(page, make_page(sets, wanted, language).encode())
            print(spoken()("written", file=str(page)))
    except OSError as error:
        options.refuse_folder(csv if csv is not None and not makes_page else page, error)
    return 0


def check_needs(names: tuple[str, ...]) -> None:
    """Fail with what to install, where a library is missing."""
    for name in names:
        if find_spec(name) is None:
            options.fail_without(name)
