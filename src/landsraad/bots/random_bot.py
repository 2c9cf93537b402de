"""A bot that takes any legal action, each as likely as the others: the yardstick for all the others."""

from __future__ import annotations

from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.view import View


class RandomBot:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seeded(f"random bot {seed}"))

    def choose(self, view: View) -> int:
        """Any of the options."""
        return view.options[self._rng.below(len(view.options))]
