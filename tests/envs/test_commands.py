"""The commands about environments, what is said where a package is missing, and the examples of the documentation."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from landsraad import Setup
from landsraad.content.setup import box_sets
from landsraad.envs import layout_of
from landsraad.text import LANGUAGES
from tests.terminal.conftest import Run, home, run

__all__ = ["home", "run"]  # fixtures

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"
FIGURES = ("engine_decisions_per_s", "aec_steps_per_s", "vector_mask_steps_per_s", "vector_observation_steps_per_s")


def test_the_layout_is_printed(run: Run) -> None:
    result = run("envs", "layout", "--boxes", "base,ix", "--players", "3", "--json")
    assert result.status == 0
    data = json.loads(result.out)
    layout = layout_of(Setup(boxes=("base", "ix"), players=3))
    assert (data["version"], data["size"], data["seats"]) == (layout.version, layout.size, 3)
    for segment, told in zip(layout.segments, data["segments"], strict=True):
        high = told["high"]
        assert (told["name"], told["start"], told["size"]) == (segment.name, segment.start, len(segment.entries))
        assert data["entries"][told["entries"]] == list(segment.entries)
        assert (high if isinstance(high, list) else [high] * told["size"]) == list(segment.high)
    shown = run("envs", "layout").out
    assert "layout 1; boxes: base; " in shown
    assert "base.cards.0.hand" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_actions_are_printed(run: Run, language: str) -> None:
    boxes = box_sets()[-1]
    names = ("--boxes", ",".join(boxes), "--players", "6", "--language", language)
    texts = Setup(boxes=boxes, players=6).rules().actions.texts
    told = json.loads(run("envs", "actions", *names, "--json").out)
    assert [(row["number"], row["action"]) for row in told] == list(enumerate(texts))
    assert all(row["text"] for row in told)
    rows = list(csv.DictReader(io.StringIO(run("envs", "actions", *names, "--csv").out)))
    assert [row["text"] for row in rows] == [row["text"] for row in told]


def test_actions_for_people(run: Run) -> None:
    assert re.search(r"\d+ +play:dagger +.*Dagger", run("envs", "actions").out)
    assert "choose --json or --csv" in run("envs", "actions", "--json", "--csv").err
    assert "unknown box" in run("envs", "layout", "--boxes", "bene").err


@pytest.mark.compiled
def test_the_bench_of_environments(run: Run) -> None:
    found = json.loads(run("bench", "--envs", "--seconds", "0.2", "--json").out)
    assert all(found[figure] > 0 for figure in FIGURES)
    assert "steps a second of the PettingZoo environment" in run("bench", "--envs", "--seconds", "0.2").out


def said_by(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    packages = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel")
    code = f"import sys, landsraad.envs; landsraad.envs.layout_of(); print([n for n in {packages} if n in sys.modules])"
    assert said_by(code) == "[]"


def test_games_are_played_without_what_the_environments_need() -> None:
    """Opponents and layouts, too."""
    code = """
import sys
for package in ("librt", "numpy", "gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[package] = None
from landsraad import Setup, View, new_game
from landsraad.bots import make_bots
from landsraad.envs import layout_of
game, bots = new_game(Setup(), 1), make_bots(["greedy"] * 4, 1)
while not game.over and game.state.round < 3:
    seat = game.decision.seat
    game.apply(bots[seat].choose(View(game, seat)))
print(game.state.round, layout_of().version)
"""
    assert said_by(code) == "3 1"


@pytest.mark.parametrize(
    ("package", "part"),
    [
        *(("numpy", "vector_env"), ("librt", "vector_env"), ("gymnasium", "gym_env"), ("pettingzoo", "aec_env")),
        ("pyspiel", "spiel_game"),
    ],
)
def test_a_missing_package_is_named(package: str, part: str) -> None:
    code = f"""
import sys
sys.modules["{package}"] = None
from landsraad import envs
try:
    envs.{part}()
except ImportError as error:
    print(error)
envs.register()
"""
    assert said_by(code) == f"this needs the package {package}: pip install 'landsraad[lab]'"


def test_the_bench_names_a_missing_package() -> None:
    code = """
import sys
sys.modules["numpy"] = None
sys.stderr = sys.stdout
from landsraad.cli import main
main(["bench", "--envs"])
"""
    assert said_by(code) == "landsraad: this needs the package numpy: pip install 'landsraad[lab]'"


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL))
def test_examples_run(code: str) -> None:
    """Each by itself, as it stands there."""
    exec(compile(code, str(DOCUMENT), "exec"), {})
