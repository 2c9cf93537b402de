"""Who does the pieces of a long work: this process alone, several processes here, or the nodes of a Ray cluster.

A work is a function of one thing that can be pickled, and so can what it returns. Whoever does it touches no file: what
is to be kept comes back, and the one who asked writes it. So the same pieces come of it wherever they are done, and
nodes need share no disk.
"""

from __future__ import annotations

import os
import pickle
import platform
import re
import signal
import socket
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sized
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stdout
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from landsraad import __version__
from landsraad.engine import game
from landsraad.mistakes import Mistake
from landsraad.processes import end_with_parent
from landsraad.record import RULES_VERSION

INSTALL: Final = "pip install 'landsraad[ray]'"
ANY: Final = "auto"  # the address of the cluster that runs on this machine, or that RAY_ADDRESS names
ADDRESS: Final = re.compile(r"(?:ray://)?\[?(?P<host>[^\[\]/]+?)\]?:(?P<port>\d{1,5})")
PATIENCE: Final = 10.0  # seconds for a cluster to answer at all
TRIES: Final = 3  # to reach one that answers
FOREVER: Final = -1  # how often a piece is begun anew whose node has died
MORE: Final = 2  # pieces begun for each one that is being done, so that nobody waits for the next
EARLY: Final = 4  # pieces kept for each one begun, while an earlier one is not done

Thing = TypeVar("Thing")
Made = TypeVar("Made")


class CrewMistake(Mistake):
    """There is nobody to do the work, or no longer, or not as it would be done here."""


class Crew(ABC):
    """Those who do the pieces of a work.

    jobs   how many pieces are done at once
    ahead  how many are begun at most: what has come of them waits in memory until it is taken
    """

    def __init__(self, jobs: int, ahead: int) -> None:
        self.jobs = jobs
        self.ahead = ahead

    def each(self, work: Callable[[Thing], Made], things: Iterable[Thing]) -> Iterator[tuple[Thing, Made]]:
        """Each thing with what the work made of it, as it comes. Things are taken as they are needed.

        Raises whatever the work does, and CrewMistake where nobody can go on with it.
        """
        return self._as_it_comes(work, things, ())

    def in_order(self, work: Callable[[Thing], Made], things: Iterable[Thing]) -> Iterator[tuple[Thing, Made]]:
        """The same in the order of the things."""
        early: dict[int, tuple[Thing, Made]] = {}
        turn = 0
        for (place, thing), made in self._as_it_comes(partial(_of_numbered, work), enumerate(things), early):
            early[place] = thing, made
            while turn in early:
                yield early.pop(turn)
                turn += 1

    def _as_it_comes(
        self, work: Callable[[Thing], Made], things: Iterable[Thing], early: Sized
    ) -> Iterator[tuple[Thing, Made]]:
        """As `each`; nothing more is begun while too much came early."""
        left = iter(things)
        begun: dict[Any, Thing] = {}
        while True:
            room = self.ahead - len(begun) if len(early) < EARLY * self.ahead else 0
            for thing in islice(left, room):
                begun[self._begin(work, thing)] = thing
            if not begun:
                return
            for one in self._done(list(begun)):
                yield begun.pop(one), self._made(one)

    @abstractmethod
    def _begin(self, work: Callable[[Any], Any], thing: Any) -> Any:
        """Let a piece be done; what it is asked by."""

    @abstractmethod
    def _done(self, begun: list[Any]) -> Iterable[Any]:
        """Wait until some pieces are done: those."""

    @abstractmethod
    def _made(self, one: Any) -> Any:
        """What came of a piece that is done."""


def _of_numbered(work: Callable[[Any], Any], numbered: tuple[int, Any]) -> Any:
    return work(numbered[1])


class Alone(Crew):
    """This process itself, one piece after the other."""

    def __init__(self) -> None:
        super().__init__(1, 1)

    def _begin(self, work: Callable[[Any], Any], thing: Any) -> Any:
        return partial(work, thing)

    def _done(self, begun: list[Any]) -> list[Any]:
        return begun

    def _made(self, one: Any) -> Any:
        return one()


ALONE: Final = Alone()


def crew(jobs: int | None, cluster: str | None = None) -> AbstractContextManager[Crew]:
    """Those who do a work, as long as the context lasts; whoever leaves it early ends what they do.

    jobs     how many pieces at once: by processes, one if not said, or by the cluster, as many as it has processors
    cluster  the address of a Ray cluster, `HOST:PORT` from one of its nodes, `ray://HOST:PORT` from elsewhere, `auto`

    What is printed while a cluster works goes to stderr. Raises CrewMistake where Ray is not installed or the cluster
    does not answer.
    """
    if cluster is not None:
        return _cluster(cluster, jobs)
    return nullcontext(ALONE) if jobs is None or jobs == 1 else _processes(jobs)


# --- Processes --------------------------------------------------------------------------------------------------------


@contextmanager
def _processes(jobs: int) -> Iterator[Crew]:
    # Fresh ones: Polars has threads, and those do not survive a fork.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _begin_process) as pool:
        try:
            yield Processes(pool, jobs)
        except BaseException:
            for process in list((pool._processes or {}).values()):  # from Python 3.14 on: pool.kill_workers()
                process.kill()
            raise


def _begin_process() -> None:
    """Ctrl-C is the parent's business, and a process ends when the parent is no more, even killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    _leave_processors()


def _leave_processors() -> None:
    """One processor a piece: Polars would take them all. It asks when it is loaded."""
    os.environ["POLARS_MAX_THREADS"] = "1"


class Processes(Crew):
    """Processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        super().__init__(jobs, MORE * jobs)
        self._pool = pool

    def _begin(self, work: Callable[[Any], Any], thing: Any) -> Any:
        try:
            return self._pool.submit(work, thing)
        except BrokenProcessPool as error:
            raise CrewMistake("crew-ended") from error

    def _done(self, begun: list[Future[Any]]) -> Iterable[Any]:
        return wait(begun, return_when=FIRST_COMPLETED).done

    def _made(self, one: Future[Any]) -> Any:
        try:
            return one.result()
        except BrokenProcessPool as error:
            raise CrewMistake("crew-ended") from error


# --- A cluster --------------------------------------------------------------------------------------------------------


@contextmanager
def _cluster(address: str, jobs: int | None) -> Iterator[Crew]:
    try:
        import ray
    except ImportError as error:
        raise CrewMistake("crew-needs", command=INSTALL) from error
    _knock(address)
    _join(ray, address)
    with redirect_stdout(sys.stderr):  # Ray tells of nodes that have died, to its end
        try:
            yield Cluster(ray, address, jobs)
        finally:
            ray.shutdown()


def _knock(address: str) -> None:
    """Raises CrewMistake where nothing answers at an address: Ray would try for minutes."""
    if address == ANY:
        return
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise CrewMistake("crew-no-address", address=address)
    try:
        socket.create_connection((found["host"], int(found["port"])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise CrewMistake("crew-address", address=address, why=str(error)) from error


def _join(ray: Any, address: str) -> None:
    """Reach a cluster. Raises CrewMistake where it does not take us.

    Whoever comes from elsewhere gets a process there, which dies now and then as it begins: such a one is asked for
    again.
    """
    for tries_left in reversed(range(TRIES)):
        try:
            ray.init(address, log_to_driver=False, logging_level="ERROR")
            return
        except Exception as error:  # Ray has many for it
            ray.shutdown()  # what is left of this try would spoil the next one
            if tries_left == 0 or not isinstance(error, ConnectionAbortedError):
                raise CrewMistake("crew-address", address=address, why=str(error)) from error


def is_compiled() -> bool:
    """Is the engine running as a compiled extension?"""
    return not str(game.__file__).endswith(".py")


def what_is_here() -> list[str]:
    """What decides which rows come of a seed: who does a piece has the same."""
    return [__version__, f"rules {RULES_VERSION}", "compiled" if is_compiled() else "interpreted"]


def do(asked_by: list[str], piece: bytes) -> Any:
    """Do a piece on a node. Raises CrewMistake where that would not come to the same as with whoever asks."""
    if asked_by != what_is_here():
        raise CrewMistake("crew-other", node=platform.node(), there=what_is_here(), here=asked_by)
    _leave_processors()
    work, thing = pickle.loads(piece)
    return work(thing)


class Cluster(Crew):
    """The nodes of a Ray cluster. A piece whose node has died is done by another one."""

    def __init__(self, ray: Any, address: str, jobs: int | None) -> None:
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # Ray begins no more than there are processors; so only a number that is given must hold here.
        super().__init__(jobs or processors, jobs or MORE * processors)
        self._ray = ray
        self._address = address

        def begin(asked_by: list[str], piece: bytes) -> Any:
            # Ray sends a function of a function by value: this one also runs where Landsraad is another, or missing.
            from landsraad.lab.crew import do

            return do(asked_by, piece)

        self._work = ray.remote(num_cpus=1, max_retries=FOREVER)(begin)

    def _begin(self, work: Callable[[Any], Any], thing: Any) -> Any:
        with self._told():
            return self._work.remote(what_is_here(), pickle.dumps((work, thing)))

    def _done(self, begun: list[Any]) -> Iterable[Any]:
        with self._told():
            done: list[Any] = self._ray.wait(begun)[0]
            return done

    def _made(self, one: Any) -> Any:
        with self._told():
            return self._ray.get(one)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What went wrong in a piece is raised as the work raised it; what went wrong with the cluster is told."""
        errors = self._ray.exceptions
        try:
            yield
        except errors.RayTaskError as error:
            if isinstance(error.cause, ImportError):
                raise CrewMistake("crew-lacks", why=str(error.cause)) from error
            raise error.cause from error
        except (errors.RayError, ConnectionError) as error:
            raise CrewMistake("crew-lost", address=self._address, why=str(error)) from error
