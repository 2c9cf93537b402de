"""Each example at a small size: what it says that it leaves behind, and that a seed decides all of it."""

from __future__ import annotations

import csv
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from landsraad import Setup, View, new_game
from landsraad.envs import layout_of, observe
from landsraad.lab.agents import make_agent
from landsraad.lab.crew import ALONE
from landsraad.lab.ladder import compare
from landsraad.lab.match import play_out

pytestmark = pytest.mark.lab

FOLDER = Path(__file__).parents[2] / "examples"
SMALL = {
    "ppo": ("--steps", "600", "--games", "2", "--measures", "1"),
    "maskable_ppo": ("--steps", "256", "--rollout", "32", "--games", "4", "--measures", "1"),
    "open_spiel_ismcts": ("--simulations", "2", "4"),
}
COLUMNS = ("against", "games", "won", "low", "high")


def run(name: str, out: Path) -> list[dict[str, str]]:
    """Run an example as a person would; its curve."""
    command = [sys.executable, str(FOLDER / f"{name}.py"), "--out", str(out), "--deals", "1", *SMALL[name]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with (out / "curve.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def positions() -> list[View]:
    """Some positions of one game in which there is a choice."""
    game, seen = new_game(Setup(), 5), []
    while not game.over:
        view = View(game, game.state.decider())
        if len(view.options) > 1:
            seen.append(View(game.copy(), view.seat))
        game.apply(view.options[0])
    return seen[::9]


@dataclass
class Made:
    """What an example has left behind."""

    name: str
    folder: Path
    curve: list[dict[str, str]]

    @property
    def bot(self) -> str:
        """The file of its bot."""
        return str(self.folder / "bot.py")


def grouped(names: Iterable[str]) -> list[Any]:
    """Parameters of the fixture `made`: what is tested of one example is tested in one process, which makes it once."""
    return [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names]


@pytest.fixture(scope="module", params=grouped(SMALL))
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Made:
    """Each example, run once."""
    folder = tmp_path_factory.mktemp(request.param)
    return Made(request.param, folder, run(request.param, folder))


def test_an_example_leaves_a_bot_and_a_curve(made: Made) -> None:
    """Against both opponents from the beginning to the end; the bot plays a whole game, and the ladder takes it."""
    assert [row["against"] for row in made.curve] == ["random", "greedy"] * 2
    assert {row["games"] for row in made.curve} == {"4"}
    assert (made.folder / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert play_out(new_game(Setup(), 1), [make_agent(made.bot, seat) for seat in range(4)]).over
    assert compare(Setup(), made.bot, "random", 1, ALONE).games == 4


def test_the_same_seed_makes_the_same_curve(made: Made, tmp_path: Path) -> None:
    """But for the seconds that it took."""
    one, other = (
        [[row[column] for column in COLUMNS] for row in curve] for curve in (made.curve, run(made.name, tmp_path))
    )
    assert one == other


def ppo(out: Path) -> Callable[[View, Any], int]:
    """What the network of ppo.py chooses."""
    import torch

    from ppo import Network

    network = Network(torch.tensor(list(layout_of().high()), dtype=torch.float32), len(Setup().rules().actions))
    network.load_state_dict(torch.load(out / "model.pt"))

    def choose(view: View, mask: Any) -> int:
        policy, _ = network(torch.from_numpy(observe(view).copy())[None], torch.from_numpy(mask)[None])
        return int(policy.probs.argmax())

    return choose


def maskable_ppo(out: Path) -> Callable[[View, Any], int]:
    """What the model of MaskablePPO chooses."""
    from sb3_contrib import MaskablePPO

    model = MaskablePPO.load(out / "model.zip")
    highest = np.array(list(layout_of().high()), np.float32)

    def choose(view: View, mask: Any) -> int:
        return int(model.predict(observe(view) / highest, action_masks=mask, deterministic=True)[0])

    return choose


LEARNERS: dict[str, Callable[[Path], Callable[[View, Any], int]]] = {"ppo": ppo, "maskable_ppo": maskable_ppo}


@pytest.mark.parametrize("made", grouped(LEARNERS), indirect=True)
def test_the_bot_plays_what_the_model_says(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same network, which takes observations as they are."""
    monkeypatch.syspath_prepend(str(FOLDER))
    bot, choose = make_agent(made.bot, 1), LEARNERS[made.name](made.folder)
    told = []
    for view in positions():
        mask = np.zeros(len(Setup().rules().actions), np.int8)
        mask[view.options] = 1
        told.append((bot.choose(view), choose(view, mask)))
    assert len(told) > 10
    assert [one for one, _ in told] == [other for _, other in told]
