"""Who does the pieces of a long work: alone, in processes, and what is said where a cluster cannot."""

from __future__ import annotations

import os
import pickle
import re
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from landsraad.lab import crew as lab
from landsraad.lab.crew import ALONE, CrewMistake, Processes, crew
from tests.terminal.conftest import Run, run

__all__ = ["run"]  # a fixture
NUMBERS = range(20)


def squared(number: int) -> int:
    """The later a number comes the quicker it is, so that those done at once end in another order."""
    time.sleep((10 - number % 10) / 1000)
    return number**2


def refuses(number: int) -> int:
    raise KeyError(number)


def ends(number: int) -> int:
    os._exit(number)


def environment(name: str) -> str | None:
    return os.environ.get(name)


@pytest.fixture(scope="module")
def two() -> Iterator[lab.Crew]:
    """Two processes."""
    with crew(2) as hands:
        yield hands


def test_all_is_done_once_and_told_with_what_it_was_made_of(two: lab.Crew) -> None:
    for hands in (ALONE, two):
        assert sorted(hands.each(squared, NUMBERS)) == [(number, number**2) for number in NUMBERS]
        assert list(hands.in_order(squared, NUMBERS)) == [(number, number**2) for number in NUMBERS]
        assert list(hands.each(squared, [])) == []


def test_no_more_is_begun_than_fits_into_memory(two: lab.Crew) -> None:
    """Things are taken as they are needed, also where the first of many keeps the others waiting."""
    for hands in (ALONE, two):
        taken = 0

        def things() -> Iterator[float]:
            nonlocal taken
            for number in range(1000):
                taken += 1
                yield 0.5 if number == 0 else 0.0

        done = hands.in_order(time.sleep, things())
        next(done)
        assert taken <= (1 + lab.EARLY + 1) * hands.ahead
        assert len(list(done)) == 999


def test_a_mistake_of_the_work_is_raised(two: lab.Crew) -> None:
    for hands in (ALONE, two):
        with pytest.raises(KeyError, match="7"):
            list(hands.each(refuses, [7]))


def test_polars_is_left_one_processor(two: lab.Crew) -> None:
    """By those who share the machine."""
    assert [made for _, made in two.each(environment, ["POLARS_MAX_THREADS"])] == ["1"]


def test_whoever_leaves_early_ends_the_work() -> None:
    """A piece that would take an hour is not waited for."""
    begun = time.monotonic()
    with pytest.raises(KeyError), crew(2) as hands:
        list(hands.each(_an_hour_or_wrong, [1, 0]))
    assert time.monotonic() - begun < 60


def _an_hour_or_wrong(hours: int) -> None:
    if not hours:
        raise KeyError(hours)
    time.sleep(3600 * hours)


def test_a_process_that_was_killed_is_told() -> None:
    """Not waited for: what it did is lost."""
    with crew(2) as hands:
        assert isinstance(hands, Processes)
        for _ in range(2):
            with pytest.raises(CrewMistake, match="has been killed"):
                list(hands.each(ends, [1]))


# --- A cluster that is none -------------------------------------------------------------------------------------------


class Ray:
    """What stands for the library where nothing is asked of it."""


def mistake_of(address: str) -> str:
    """What is said of a cluster that cannot be had."""
    with pytest.raises(CrewMistake) as raised, crew(None, address):
        pass
    return str(raised.value)


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path) -> None:
    """In one line, by each command that takes a cluster; nothing is begun."""
    monkeypatch.setitem(sys.modules, "ray", None)
    assert mistake_of("auto") == "a cluster needs Ray: pip install 'landsraad[ray]'"
    for command in (
        ("simulate", "--games", "1"),
        ("simulate", "--games", "1", "--out", tmp_path / "data"),
        ("ladder", "--deals", "1"),
        ("ladder", "--deals", "1", "--level", "naib", "--keep", tmp_path / "deals"),
        ("train", "value", tmp_path / "school"),
        ("puzzles", "make", tmp_path / "puzzles"),
    ):
        result = run(*command, "--cluster", "127.0.0.1:6379")
        assert (result.status, result.out, result.err.count("\n")) == (1, "", 1)
        assert "pip install 'landsraad[ray]'" in result.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["", "somewhere", "http://127.0.0.1:80", "127.0.0.1", "local", "ray://:1"])
def test_what_is_no_address(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray())
    assert "is no address of a cluster" in mistake_of(address)


@pytest.mark.parametrize("kind", ["127.0.0.1:{}", "ray://localhost:{}", "ray://127.0.0.1:99999"])
def test_where_nothing_listens_nobody_waits(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", Ray())
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = kind.format(port)
    assert re.match(f"no cluster answers at {address}: .", mistake_of(address))


class Shy:
    """What stands for the library where a cluster answers and then refuses, as long as it has `refusals`."""

    def __init__(self, refusals: list[Exception]) -> None:
        self.refusals = refusals
        self.tries = 0
        self.left = 0

    def init(self, address: str, **_options: object) -> None:
        self.tries += 1
        if self.refusals:
            raise self.refusals.pop(0)

    def shutdown(self) -> None:
        self.left += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, **_options: object) -> Callable[[object], object]:
        return lambda work: work


@pytest.fixture
def port() -> Iterator[int]:
    """Where something listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


def test_who_is_let_down_by_a_cluster_asks_again(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    """What Ray begins for those from elsewhere may die at once. Nothing is left of a try that failed."""
    ray = Shy([ConnectionAbortedError("died")] * (lab.TRIES - 1))
    monkeypatch.setitem(sys.modules, "ray", ray)
    with crew(None, f"ray://127.0.0.1:{port}") as hands:
        assert hands.jobs == 2
        assert (ray.tries, ray.left) == (lab.TRIES, lab.TRIES - 1)
    assert ray.left == lab.TRIES


@pytest.mark.parametrize(("refusal", "tries"), [(ConnectionAbortedError, lab.TRIES), (RuntimeError, 1)])
def test_who_is_refused_is_told(
    monkeypatch: pytest.MonkeyPatch, port: int, refusal: type[Exception], tries: int
) -> None:
    """Other mistakes than that one are none of chance."""
    ray = Shy([refusal("for good")] * lab.TRIES)
    monkeypatch.setitem(sys.modules, "ray", ray)
    address = f"ray://127.0.0.1:{port}"
    assert mistake_of(address) == f"no cluster answers at {address}: for good"
    assert (ray.tries, ray.left) == (tries, tries)


# --- What a node does -------------------------------------------------------------------------------------------------


def test_a_node_does_what_would_be_done_here() -> None:
    piece = pickle.dumps((squared, 7))
    assert lab.do(lab.what_is_here(), piece) == 49


@pytest.mark.parametrize("place", range(3))
def test_a_node_with_another_landsraad_does_nothing(monkeypatch: pytest.MonkeyPatch, place: int) -> None:
    """Version, rules and engine must be the same; what it was asked is not even read."""
    other = lab.what_is_here()
    other[place] = "other"
    with pytest.raises(CrewMistake, match="has another Landsraad") as raised:
        lab.do(other, b"nothing that can be read")
    assert str(raised.value.values["here"]) == str(other)
    again = pickle.loads(pickle.dumps(raised.value))
    assert str(again) == str(raised.value)
