"""Long works on a Ray cluster: two nodes on this machine, of which one is killed at work."""

from __future__ import annotations

import shutil
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import landsraad
from landsraad import Setup
from landsraad.lab import dataset, ladder, learning, selfplay
from landsraad.lab.columns import Wanted
from landsraad.lab.crew import ALONE, Crew, CrewMistake, crew
from landsraad.lab.match import play_match
from tests.terminal.conftest import Run, run

__all__ = ["run"]  # a fixture

pytestmark = [
    pytest.mark.lab,
    # Ray leaves files of its logs open.
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning"),
]
SETUP = Setup(players=3)
BOTS = ["random"] * 3


class Nodes:
    """A cluster of two nodes, on processes of this machine.

    address  as a node of it names it; outside: as others do
    """

    def __init__(self, cluster: Any, port: int) -> None:
        self.cluster = cluster
        self.address = str(cluster.address)
        self.outside = f"ray://127.0.0.1:{port}"
        self.second = cluster.add_node(num_cpus=1)
        self.killed = False

    def kill_one(self, games: int = 1) -> None:
        """Kill all processes of the second node by force, the first time that games have been played."""
        if games and not self.killed:
            self.killed = True
            self.cluster.remove_node(self.second, allow_graceful=False)


@contextmanager
def cluster_of(**head: Any) -> Iterator[Any]:
    """A cluster, as long as it is needed."""
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"include_dashboard": False, **head})
    try:
        yield found
    finally:
        found.shutdown()


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Nodes]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with cluster_of(num_cpus=1, ray_client_server_port=port) as cluster:
        yield Nodes(cluster, port)


def rows_in(folder: Path) -> dict[str, Any]:
    """All rows of a folder, by table, in order."""
    return {
        table: pl.read_parquet(folder / "piece-*" / f"{table}.parquet").rows() for table in ("games", "seats", "rounds")
    }


def held_up(folder: Path, slow: str, number: int) -> int:
    """A piece that tells where it is begun; on one node it never ends, and the others wait until that one has begun."""
    import ray

    here = ray.get_runtime_context().get_node_id()
    (folder / f"{number}-{here}").touch()
    while here == slow or not list(folder.glob(f"*-{slow}")):
        time.sleep(0.01)
    return number


def test_what_a_dead_node_had_begun_is_done_anew(nodes: Nodes, tmp_path: Path) -> None:
    made = []
    with crew(None, nodes.address) as hands:
        for number, same in hands.each(partial(held_up, tmp_path, nodes.second.node_id), range(8)):
            made.append((number, same))
            nodes.kill_one()
    assert sorted(made) == [(number, number) for number in range(8)]
    assert len(list(tmp_path.iterdir())) > 8


def test_tables_are_those_of_one_machine_though_a_node_dies(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And nothing is said of it on stdout."""
    monkeypatch.setattr(dataset, "RANDOM_PIECE", 20)

    def simulate(name: str, games: int, hands: Crew, progress: Callable[[int], None]) -> None:
        dataset.simulate(tmp_path / name, SETUP, BOTS, games, 1, hands, Wanted(), progress)

    with crew(None, nodes.address) as hands:
        assert hands.jobs == 2
        simulate("cluster", 110, hands, lambda games: None)
        assert not nodes.killed
        new = tmp_path / "cluster" / "piece-00007"
        simulate("cluster", 230, hands, lambda games: nodes.kill_one() if new.exists() else None)
        assert nodes.killed
    simulate("alone", 230, ALONE, lambda games: None)
    assert rows_in(tmp_path / "cluster") == rows_in(tmp_path / "alone")
    assert len(rows_in(tmp_path / "cluster")["games"]) == 230
    assert capsys.readouterr().out == ""


def test_a_ladder_is_that_of_one_machine_though_a_node_dies(nodes: Nodes, tmp_path: Path) -> None:
    """But for the seconds; deals are kept in their order."""

    def compare(hands: Crew, file: Path, progress: Callable[[int], None]) -> ladder.Pairing:
        return ladder.compare(SETUP, "naib", "random", 6, hands, progress, file)

    with crew(None, nodes.address) as hands:
        one = compare(hands, tmp_path / "one", nodes.kill_one)
    other = compare(ALONE, tmp_path / "other", lambda games: None)
    assert (nodes.killed, one.shares, len(one.seconds)) == (True, other.shares, len(other.seconds))
    won = [[line.partition("]")[0] for line in (tmp_path / name).read_text().splitlines()] for name in ("one", "other")]
    assert won[0] == won[1]


def test_what_is_learnt_is_the_same_though_a_node_dies(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "GAMES_A_PIECE", 2)
    monkeypatch.setattr(learning, "PARTS", 3)
    monkeypatch.setattr(learning, "EPOCHS", 2)
    monkeypatch.setattr(learning, "SELDOM", 5)
    with crew(None, nodes.address) as hands:
        one = learning.learn(tmp_path / "one", 8, 1, hands, 1, nodes.kill_one)
    other = learning.learn(tmp_path / "other", 8, 1, ALONE, 1, lambda games: None)
    assert nodes.killed
    assert one.read_bytes() == other.read_bytes()


def test_a_mistake_of_the_work_is_raised_and_outsiders_may_ask(nodes: Nodes, run: Run) -> None:
    """From elsewhere by ray://, and from the command line."""
    with crew(1, nodes.outside) as hands:
        assert (hands.jobs, hands.ahead) == (1, 1)
        assert play_match(SETUP, BOTS, 4, 1, hands).as_dict() == play_match(SETUP, BOTS, 4, 1).as_dict()
        with pytest.raises(ValueError, match="invalid literal"):
            list(hands.each(int, ["x"]))
    command = ("simulate", "--games", "4", "--bots", "random", "--players", "3", "--json")
    there, here = run(*command, "--cluster", nodes.address), run(*command)
    assert (there.status, there.out, there.err) == (0, here.out, "")


@pytest.mark.parametrize(("changed", "said"), [("version", "has another Landsraad"), ("gone", "lacks something")])
def test_a_node_with_another_landsraad_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str, said: str
) -> None:
    """Or with none."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    package = tmp_path / "landsraad"
    if changed == "gone":
        package.mkdir()
        (package / "__init__.py").touch()
    else:
        source = Path(landsraad.__file__).parent
        shutil.copytree(source, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
        for library in source.parent.glob("*__mypyc*"):  # of a compiled engine
            shutil.copy(library, tmp_path)
        module = package / "__init__.py"
        module.write_text(module.read_text("utf-8").replace(f'"{landsraad.__version__}"', '"0.0.1"'), "utf-8")
    with (
        cluster_of(num_cpus=1, env_vars={"PYTHONPATH": str(tmp_path)}) as cluster,
        pytest.raises(CrewMistake, match=said),
        crew(None, cluster.address) as hands,
    ):
        play_match(SETUP, BOTS, 4, 1, hands)
