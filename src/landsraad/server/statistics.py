"""What the games that were finished here have in common: the page of `landsraad stats`, for whoever runs the server.

Games become tables (lab/columns.py) in a process of their own, each once, as far as the server keeps them; so the page
may take a while when it is asked for the first time, and the tables of people go on meanwhile.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from landsraad.processes import end_with_parent
from landsraad.record import Record
from landsraad.server.replays import Replays
from landsraad.server.storage import Storage
from landsraad.table.refusals import Refused

NEEDED: Final = ("polars", "altair", "vl_convert")
AT_ONCE: Final = 50  # games that are read and handed to the process
Game = tuple[str, Record, list[str]]  # its id, its record, and the bots by seat, "" for people


class Statistics:
    """The page, and the tables that it is made of: they are kept as long as the server runs."""

    def __init__(self, storage: Storage, replays: Replays) -> None:
        self._storage = storage
        self._replays = replays
        self._folder: TemporaryDirectory[str] | None = None
        self._counted: set[str] = set()  # the games that have been looked at
        self._pages: dict[str, bytes] = {}  # by language, as long as no other game is finished
        self._lock = asyncio.Lock()

    async def page(self, language: str) -> bytes:
        """The page in a language. Raises Refused where no game is finished, or what it needs is not installed."""
        for name in NEEDED:
            if find_spec(name) is None:
                raise Refused("no_lab", f"this needs the package {name}: pip install 'landsraad[lab]'")
        async with self._lock:
            finished = await self._storage.finished_ids()
            if not finished:
                raise Refused("no_games", "no game has been finished here")
            if not self._counted <= set(finished):  # some were deleted: they do not count any more
                self.close()
            missing = [id for id in finished if id not in self._counted]
            if missing or language not in self._pages:
                await self._count(missing, language)
            return self._pages[language]

    def close(self) -> None:
        """Let the tables go."""
        if self._folder is not None:
            self._folder.cleanup()
        self._folder = None
        self._counted.clear()
        self._pages.clear()

    async def _count(self, missing: list[str], language: str) -> None:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="landsraad-statistics-")
        folder, loop = Path(self._folder.name), asyncio.get_running_loop()
        pool = ProcessPoolExecutor(1, get_context("spawn"), _begin_process)
        try:
            for first in range(0, len(missing), AT_ONCE):
                ids = missing[first : first + AT_ONCE]
                games = [game for id in ids if (game := await self._game(id)) is not None]
                await loop.run_in_executor(pool, add, folder, games)
                self._counted.update(ids)
                self._pages.clear()
            page = await loop.run_in_executor(pool, make, folder, language)
        except BrokenProcessPool as error:
            self.close()
            raise Refused("unavailable", "the process that was asked has ended; try again") from error
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
        if page is None:
            raise Refused("no_games", "no game that was finished here can be played again")
        self._pages[language] = page

    async def _game(self, id: str) -> Game | None:
        """A finished game; None where it cannot be played again."""
        try:
            record = await self._replays.record(id)
        except Refused:
            return None
        seats = await self._storage.seats([id])
        return id, record, [seat["bot"] if seat["kind"] == "bot" and not seat["holder"] else "" for seat in seats]


# --- In the process ---------------------------------------------------------------------------------------------------


def _begin_process() -> None:
    """People come first: this takes what is left of the processor."""
    if hasattr(os, "nice"):
        os.nice(10)
    os.environ["POLARS_MAX_THREADS"] = "1"
    end_with_parent()


def add(folder: Path, games: list[Game]) -> None:
    """Make tables of some games; those that cannot be played to their end by these rules are left out."""
    from landsraad.lab.dataset import add_records

    add_records(folder, games)


def make(folder: Path, language: str) -> bytes | None:
    """The page: people and opponents side by side, or who there is; None where there is nobody."""
    from landsraad.lab.dataset import DataMistake
    from landsraad.lab.stats.count import OPPONENTS, PEOPLE, Filter, count
    from landsraad.lab.stats.page import make_page
    from landsraad.text.messages import messages

    sets = []
    for who in (PEOPLE, OPPONENTS):
        try:
            one = count(folder, Filter(bot=who))
        except DataMistake:
            continue
        one.name = messages(language, ("stats",)).say(f"stats-{who}")
        sets.append(one)
    return make_page(sets, Filter(), language).encode() if sets else None
