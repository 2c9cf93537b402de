"""Opponents, off the event loop: a pool of processes that get what a seat may see, and nothing else."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar

import msgspec

from landsraad import Setup, View, from_dict, to_dict
from landsraad.analysis import Move, judge
from landsraad.bots import make_bot
from landsraad.bots.levels import looks_ahead
from landsraad.calls.games import Question
from landsraad.engine.game import Game
from landsraad.processes import end_with_parent
from landsraad.server.metrics import BOT_SECONDS
from landsraad.table import coach
from landsraad.table.opponents import Choice, seed_of
from landsraad.table.refusals import Refused
from landsraad.table.setups import setup_data, setup_from

PATIENCE: Final = 30.0  # seconds; after that the processes are ended, and others are asked
HINT_PATIENCE: Final = 4.5  # seconds; less than a worker waits for another one (cluster.py)
COACH_PATIENCE: Final = 12.0  # seconds; less than a client waits
TRIES: Final = 2  # then a random choice is made for the opponent
MOST_WAITING: Final = 16  # choices of finished games that the coach looks at, one after the other
T = TypeVar("T")
log = logging.getLogger(__name__)


class Job(msgspec.Struct):
    """What an opponent is asked: a view as data, and which opponent, with which chance of its own; "" for a hint."""

    bot: str
    chance: int
    setup: dict[str, Any]
    seat: int
    view: dict[str, Any]
    hidden_cards: list[list[int]]
    share: float


def make_job(game: Game, setup: Setup, bot: str, chance: str, share: float = 1.0) -> bytes:
    """The job for the seat that is asked now, to be done in a share of the time that the opponent usually takes."""
    view = View(game.state, game.state.decider())
    hidden = [list(zone) for zone in view.hidden_cards]
    job = Job(bot, seed_of(chance), setup_data(setup), view.seat, to_dict(view.state), hidden, share)
    return msgspec.msgpack.encode(job)


def do_job(data: bytes) -> str:
    """Choose; runs in a process of the pool."""
    job = msgspec.msgpack.decode(data, type=Job)
    view = view_of(job)
    return view.state.rules.actions.texts[make_bot(job.bot, job.chance, job.share).choose(view)]


def do_hint(data: bytes) -> dict[str, Any]:
    """What is best; runs in a process of the pool."""
    return coach.hint(view_of(msgspec.msgpack.decode(data, type=Job)))


def view_of(job: Job) -> View:
    """What the seat of a job sees."""
    view = View(from_dict(setup_from(job.setup).rules(), job.view), job.seat)
    view.hidden_cards = [tuple(zone) for zone in job.hidden_cards]
    return view


def _begin_process() -> None:
    """People come first: the opponents take what is left of the processor."""
    if hasattr(os, "nice"):
        os.nice(10)
    end_with_parent()
    Setup().rules()


class Opponents:
    """The pool."""

    def __init__(self, processes: int) -> None:
        self._processes = max(1, processes)
        self._pool: ProcessPoolExecutor | None = None
        self._asked = 0  # that have not answered yet
        self._coach = asyncio.Semaphore(1)
        self._waiting = 0  # choices for the coach

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _begin_process)
        return self._pool

    async def choose(self, game: Game, setup: Setup, bot: str, chance: str) -> Choice:
        """What an opponent chooses; a random action where it fails or takes too long.

        The more opponents think at once, the less time has each that looks ahead: people wait about as long as ever.
        """
        self._asked += 1
        try:
            share = self.share if looks_ahead(bot) else 1.0
            return Choice(await self._choose(make_job(game, setup, bot, chance, share), game, bot), share)
        finally:
            self._asked -= 1

    @property
    def share(self) -> float:
        """The share of its usual time that an opponent has now."""
        return min(1.0, self._processes / max(1, self._asked))

    async def _choose(self, job: bytes, game: Game, bot: str) -> str:
        with BOT_SECONDS.time():
            for _ in range(TRIES):
                pool = self._running()
                try:
                    return await self._ask(pool, job)
                except (TimeoutError, BrokenProcessPool):
                    log.warning("an opponent's process hangs or has ended; another is started", extra={"bot": bot})
                    self._end(pool)
                except Exception:  # whatever an opponent does, the game goes on
                    log.exception("an opponent failed", extra={"bot": bot})
                    break
        return random.choice(game.legal_actions())

    async def _ask(self, pool: ProcessPoolExecutor, job: bytes) -> str:
        answer = asyncio.get_running_loop().run_in_executor(pool, do_job, job)
        return await asyncio.wait_for(answer, PATIENCE)

    async def advise(self, game: Game, setup: Setup) -> dict[str, Any]:
        """What is best for the seat that is asked. Raises Refused where that is not found in time."""
        return await self._answer(HINT_PATIENCE, do_hint, make_job(game, setup, "", ""))

    async def judge(self, question: Question) -> Move:
        """What the coach says of a choice, of one after the other. Raises Refused where too many are waiting, or
        nothing is found in time."""
        if self._waiting == MOST_WAITING:
            raise Refused("too_fast", "the coach has much to do; wait a moment")
        self._waiting += 1
        try:
            async with self._coach:
                return await self._answer(COACH_PATIENCE, judge, *question)
        finally:
            self._waiting -= 1

    async def _answer(self, patience: float, job: Callable[..., T], *asked: Any) -> T:
        """What a process finds out. Raises Refused where that takes too long."""
        pool = self._running()
        answer = asyncio.get_running_loop().run_in_executor(pool, job, *asked)
        try:
            return await asyncio.wait_for(answer, patience)
        except BrokenProcessPool as error:
            self._end(pool)
            raise Refused("unavailable", "the process that was asked has ended; try again") from error
        except TimeoutError as error:
            raise Refused("unavailable", "opponents have much to do; try again") from error

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool, whatever they do; who else waits for them asks others."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):  # from Python 3.14 on: pool.kill_workers()
            process.kill()

    def close(self) -> None:
        """Let the processes go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
