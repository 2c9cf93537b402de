"""What the examples share: a network as a bot that the ladder takes, and the curve of how it does there."""

from __future__ import annotations

import argparse
import csv
import shutil
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import altair as alt
import numpy as np

from landsraad import Setup
from landsraad.lab.crew import crew
from landsraad.lab.ladder import compare

if TYPE_CHECKING:
    import torch

    from landsraad.sight.layout import Layout

OPPONENTS = ("random", "greedy")
BOT = "bot.py"


def options_of_training(about: str | None, steps: int) -> argparse.ArgumentParser:
    """The options that all have that learn; `steps`: how many decisions, if not said."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=steps, help="decisions to learn from")
    parser.add_argument("--rewards", default="vp", help="win, rank or vp")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--measures", type=int, default=8, help="how often it is measured")
    parser.add_argument("--deals", type=int, default=25, help="deals of a measurement, four games each")
    parser.add_argument("--jobs", type=int, default=1, help="threads of torch, and processes that measure")
    return parser


@dataclass
class Curve:
    """How many games a bot wins in the course of its training, against three of each of the opponents.

    folder  where DIR/bot.py is, and where curve.csv and curve.png are written
    deals   how many are played each time, each with the bot at all seats in turn
    jobs    processes
    of      what the training is counted in
    """

    folder: Path
    deals: int
    jobs: int
    of: str = "steps"
    setup: Setup = field(default_factory=Setup)
    rows: list[dict[str, Any]] = field(default_factory=list)
    begun: float = field(default_factory=time.monotonic)

    def measure(self, at: int) -> None:
        """Play against all opponents, and write and print what came of it."""
        seconds = round(time.monotonic() - self.begun)
        for against in OPPONENTS:
            with crew(self.jobs) as hands:
                pairing = compare(self.setup, str(self.folder / BOT), against, self.deals, hands)
            low, high = pairing.interval
            row = {self.of: at, "seconds": seconds, "against": against, "games": pairing.games}
            self.rows.append(row | {"won": pairing.rate, "low": low, "high": high})
            told = f"against {against:<7}{pairing.rate:6.1%}  ({low:.0%}-{high:.0%})"
            print(f"{self.of} {at:>9,}  {seconds:>5} s  {told}", flush=True)
        with (self.folder / "curve.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(self.rows[0]))
            writer.writeheader()
            writer.writerows(self.rows)
        self.plot()

    def plot(self) -> None:
        """Draw the curves with their 95 % intervals, and the share that is even."""
        even = alt.InlineData([{"even": 1 / self.setup.players}])
        curves = alt.Chart(alt.InlineData(self.rows)).encode(x=alt.X(f"{self.of}:Q"), color="against:N")
        share = alt.Y("won:Q", title="games won", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"))
        chart = (
            alt.Chart(even).mark_rule(strokeDash=[4, 4], color="grey").encode(y="even:Q")
            + curves.mark_area(opacity=0.2).encode(y="low:Q", y2="high:Q")
            + curves.mark_line(point=True).encode(y=share)
        )
        chart.properties(width=480, height=240).save(self.folder / "curve.png", scale_factor=1.5)


def keep_network(folder: Path, layers: list[torch.nn.Linear], layout: Layout) -> None:
    """Write a network whose input is observations scaled to 0..1 as a bot, which takes them as they are."""
    weights = [layer.weight.detach().numpy().T.copy() for layer in layers]
    weights[0] /= np.array(list(layout.high()), np.float32)[:, None]
    kept = {f"weights_{i}": one for i, one in enumerate(weights)}
    kept |= {f"bias_{i}": layer.bias.detach().numpy() for i, layer in enumerate(layers)}
    np.savez(folder / "network.npz", **kept)
    shutil.copy(Path(__file__).with_name("network_bot.py"), folder / BOT)
