"""A folder with the tables of many games (columns.py): `about.json`, which says how they are made, and pieces.

A piece is whole or not there: it is written as `piece-00012.part` and renamed. So whoever stops the work, however
roughly, loses the piece in progress at most, and the same command goes on; with more games it goes on further.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from landsraad import __version__
from landsraad.bots.base import bot_names
from landsraad.bots.levels import looks_ahead
from landsraad.content.setup import Setup
from landsraad.engine import game as engine
from landsraad.engine.view import View
from landsraad.files import write_whole
from landsraad.lab import columns
from landsraad.lab.columns import Facts, Rows, Wanted, write_down
from landsraad.lab.crew import Crew, is_compiled
from landsraad.lab.match import seat_game
from landsraad.mistakes import Mistake
from landsraad.playback import play_back
from landsraad.record import BOT, RULES_VERSION, BrokenRecord, Record
from landsraad.report import Unfinished

ABOUT: Final = "about.json"
NAME: Final = re.compile(r"piece-\d{5,}")
UNFINISHED: Final = (".part", ".old")  # a piece that is being written, one that is being replaced
RANDOM_PIECE, USUAL_PIECE, SLOW_PIECE = 5_000, 250, 10  # games, so that each takes some seconds


class DataMistake(Mistake):
    """A folder that does not hold what it should, or holds what was made otherwise."""


@dataclass
class Collected:
    """What became of some records: how many games are new, were there already, or could not be taken."""

    new: int = 0
    known: int = 0
    skipped: int = 0


# --- The folder -------------------------------------------------------------------------------------------------------


def read_about(folder: Path) -> dict[str, Any]:
    """How the games of a folder were made. Raises DataMistake where it holds none."""
    try:
        about = json.loads((folder / ABOUT).read_bytes())
    except (OSError, ValueError) as error:
        raise DataMistake("data-none", folder=str(folder)) from error
    if not isinstance(about, dict) or "columns" not in about:
        raise DataMistake("data-none", folder=str(folder))
    if about["columns"] != columns.VERSION:
        raise DataMistake("data-columns", folder=str(folder), there=str(about["columns"]), here=columns.VERSION)
    return about


def pieces_of(folder: Path) -> list[Path]:
    """The pieces that are whole, in order."""
    return sorted(path for path in folder.iterdir() if NAME.fullmatch(path.name) and path.is_dir())


def _claim(folder: Path, about: dict[str, Any]) -> None:
    """Begin a folder, or go on with it. Raises DataMistake where it holds something else, OSError."""
    about = json.loads(json.dumps(about))
    if not (folder / ABOUT).exists():
        if folder.exists() and any(folder.iterdir()):
            raise DataMistake("data-not-empty", folder=str(folder))
        write_whole(folder / ABOUT, json.dumps(about, ensure_ascii=False, indent=1).encode() + b"\n")
    there = read_about(folder)
    for name in {**there, **about}:
        if there.get(name) != about.get(name):
            was, is_now = (json.dumps(one.get(name), ensure_ascii=False) for one in (there, about))
            raise DataMistake("data-other", folder=str(folder), name=name, there=was, here=is_now)
    for path in folder.iterdir():
        if path.suffix in UNFINISHED:
            shutil.rmtree(path)


def _about(made: str, wanted: Wanted, **more: Any) -> dict[str, Any]:
    versions = {"columns": columns.VERSION, "version": __version__, "rules": RULES_VERSION}
    return {"made": made, **versions, **asdict(wanted), **more}


def _packed(rows: Rows, wanted: Wanted) -> dict[str, bytes]:
    """The files of a piece by table."""
    packed = {}
    for table in wanted.tables():
        file = BytesIO()
        columns.frame(table, rows.of[table]).write_parquet(file, compression="zstd")
        packed[table] = file.getvalue()
    return packed


def _write(folder: Path, piece: int, packed: dict[str, bytes]) -> None:
    """Put a piece in its place, where a shorter one may be."""
    whole = folder / f"piece-{piece:05}"
    part, old = (whole.with_suffix(suffix) for suffix in UNFINISHED)
    part.mkdir()
    for table, data in packed.items():
        with (part / f"{table}.parquet").open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    if whole.exists():
        whole.rename(old)
    part.rename(whole)
    if old.exists():
        shutil.rmtree(old)


def _games_in(piece: Path) -> int:
    import polars as pl

    file = piece / "games.parquet"
    return int(pl.scan_parquet(file).select(pl.len()).collect().item()) if file.exists() else 0


# --- Games between opponents ------------------------------------------------------------------------------------------


def simulate(
    folder: Path,
    setup: Setup,
    names: list[str],
    games: int,
    seed: int,
    hands: Crew,
    wanted: Wanted,
    progress: Callable[[int], None],
) -> None:
    """Play the games that the folder does not have yet, those of a match (match.py); who plays changes nothing in them.

    Raises DataMistake where the folder holds something else, OSError where it cannot be written.
    """
    ahead = any(looks_ahead(name) for name in names)  # how far, depends on the engine
    how = ("compiled" if is_compiled() else "interpreted") if ahead else None
    about = _about("simulate", wanted, setup=asdict(setup), bots=names, seed=seed, engine=how)
    _claim(folder, about)
    size = piece_size(names)
    missing = []
    for first in range(0, games, size):
        numbers = range(first, min(first + size, games))
        if _games_in(folder / f"piece-{first // size:05}") < len(numbers):
            missing.append(numbers)
        else:
            progress(len(numbers))
    for numbers, packed in hands.each(partial(_play_piece, setup, names, seed, wanted), missing):
        _write(folder, numbers[0] // size, packed)
        progress(len(numbers))


def piece_size(names: list[str]) -> int:
    """How many games a piece has: it is the same for all that are played by the same opponents."""
    if any(looks_ahead(name) for name in names):
        return SLOW_PIECE
    return RANDOM_PIECE if set(names) == {"random"} else USUAL_PIECE


def _play_piece(setup: Setup, names: list[str], seed: int, wanted: Wanted, numbers: range) -> dict[str, bytes]:
    rows = Rows()
    for number in numbers:
        game, seated, bots = seat_game(setup, names, seed, number)

        def step(seat: int, game: engine.Game = game, bots: list[Any] = bots) -> None:
            game.apply(bots[seat].choose(View(game.state, seat)))

        write_down(rows, game, Facts(number, f"{seed}/{number}", setup, seated), step, wanted)
    return _packed(rows, wanted)


# --- Recorded games ---------------------------------------------------------------------------------------------------


def records_in(paths: Iterable[Path]) -> list[Path]:
    """The files among some files and folders that may be records, each once, in order."""
    found: set[Path] = set()
    for path in paths:
        found.update(path.rglob("*.json") if path.is_dir() else [path])
    return sorted(found)


def collect(
    folder: Path,
    files: list[Path],
    hands: Crew,
    wanted: Wanted,
    progress: Callable[[int], None],
    tell: Callable[[Path, Exception], None],
) -> Collected:
    """Add recorded games to a folder, in the order of the files; a game that it has is not added again.

    tell  hears of each record that is broken or unfinished: it is skipped
    Raises DataMistake where the folder holds something else, OSError where it cannot be written.
    """
    _claim(folder, _about("collect", wanted))
    pieces = pieces_of(folder)
    known, number = _known(pieces)
    piece = int(pieces[-1].name.partition("-")[2]) + 1 if pieces else 0
    came, rows = Collected(), Rows()

    def fresh() -> Iterator[tuple[Path, str, Record]]:
        for path in files:
            progress(1)
            try:
                record = Record.load(path)
            except (BrokenRecord, OSError) as error:
                came.skipped += 1
                tell(path, error)
                continue
            mark = mark_of(record)
            if mark in known:
                came.known += 1
            else:
                known.add(mark)
                yield path, mark, record

    for (path, _, _), found in hands.in_order(partial(_rows_of, wanted), fresh()):
        if isinstance(found, Mistake):
            came.skipped += 1
            tell(path, found)
            continue
        found.number(number)
        rows.add(found)
        number += 1
        came.new += 1
        if rows.games == USUAL_PIECE:
            _write(folder, piece, _packed(rows, wanted))
            rows, piece = Rows(), piece + 1
    if rows.games:
        _write(folder, piece, _packed(rows, wanted))
    return came


def add_records(folder: Path, games: list[tuple[str, Record, list[str]]]) -> None:
    """Add recorded games as a piece of their own, with all chances; what cannot be played to its end is left out.

    games  what each is known by, its record, and its bots by seat, "" for people
    """
    wanted = Wanted(chances=True)
    _claim(folder, _about("server", wanted))
    pieces, rows = pieces_of(folder), Rows()
    _, number = _known(pieces)
    for mark, record, bots in games:
        try:
            found = rows_of(record, bots, mark, wanted)
        except (BrokenRecord, Unfinished):
            continue
        found.number(number)
        rows.add(found)
        number += 1
    if rows.games:
        _write(folder, len(pieces), _packed(rows, wanted))


def _known(pieces: list[Path]) -> tuple[set[str], int]:
    """The marks of all games that are there, and the number of the next one: they are numbered as they come."""
    import polars as pl

    known: set[str] = set()
    for piece in pieces:
        known.update(pl.read_parquet(piece / "games.parquet", columns=["record"])["record"])
    return known, len(known)


def mark_of(record: Record) -> str:
    """What a recorded game is known by: the same game saved again has the same."""
    said = json.dumps([asdict(record.setup), record.seed, record.actions], sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()[:32]


def bots_of(record: Record) -> list[str]:
    """The bot of each seat, "" for people, as the names of a record tell: `Feyd (greedy)`, `greedy`."""
    names = record.names + [""] * (record.setup.players - len(record.names))
    kinds = [name[found.start() + 2 : -1] if (found := BOT.search(name)) else name for name in names]
    return [kind if kind in bot_names() else "" for kind in kinds]


def _rows_of(wanted: Wanted, one: tuple[Path, str, Record]) -> Rows | Mistake:
    """The rows of a recorded game, or why there are none."""
    _, mark, record = one
    try:
        return rows_of(record, bots_of(record), mark, wanted)
    except (BrokenRecord, Unfinished) as error:
        return error


def rows_of(record: Record, bots: list[str], mark: str, wanted: Wanted) -> Rows:
    """The rows of a recorded game, as game 0. Raises BrokenRecord, and Unfinished where it is not over."""
    playback = play_back(record)
    if playback.stop is not None:
        raise Unfinished("no-report-stop", why=playback.stop)
    if not playback.game.over:
        raise Unfinished("no-report-yet")
    played = playback.record
    game, actions, rows = played.begin(), iter(played.actions), Rows()
    facts = Facts(0, record.seed, record.setup, bots, mark)
    write_down(rows, game, facts, lambda seat: game.play(next(actions)), wanted)
    return rows
