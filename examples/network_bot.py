"""A bot that plays by the network kept beside it in `network.npz`. The examples copy this file to where they train.

The ladder takes it as it is: landsraad ladder --level DIR/bot.py --against greedy
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from landsraad import View
from landsraad.envs import observe


class NetworkBot:
    """Takes the action that a network of some layers, with ReLU between them, likes best."""

    def __init__(self, layers: list[tuple[Any, Any]]) -> None:
        self.layers = layers

    def choose(self, view: View) -> int:
        """The legal action with the highest number."""
        *hidden, (weights, bias) = self.layers
        seen = observe(view).astype(np.float32)
        for inner, start in hidden:
            there = np.flatnonzero(seen)  # of an observation one place in 26
            seen = np.maximum(seen[there] @ inner[there] + start, 0)
        liked = seen @ weights[:, view.options] + bias[view.options]
        return view.options[int(liked.argmax())]


def bot(seed: int) -> NetworkBot:
    """The bot; it leaves nothing to chance."""
    with np.load(Path(__file__).with_name("network.npz")) as kept:
        return NetworkBot([(kept[f"weights_{i}"], kept[f"bias_{i}"]) for i in range(len(kept.files) // 2)])
