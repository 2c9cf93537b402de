"""The clocks of a table: for each decision, a bank for the game, or days. Only the arithmetic."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from landsraad.server.messages import ClockOptions


@dataclass
class Clock:
    """Who has how much time.

    left     by seat: seconds at the beginning of the present decision
    running  the seat whose time runs; since: from when (seconds since 1970)
    """

    options: ClockOptions
    left: list[float] = field(default_factory=list)
    running: int | None = None
    since: float = 0.0

    @classmethod
    def new(cls, options: ClockOptions, seats: int) -> Clock:
        """Clocks that stand at the beginning."""
        return cls(options, [float(options.seconds)] * seats)

    def charge(self, seat: int, spent: float) -> None:
        """A decision took `spent` seconds."""
        if self.options.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.options.increment

    def start(self, seat: int, since: float | None = None) -> None:
        """The time of a seat runs."""
        self.running = seat
        self.since = time.time() if since is None else since

    def stop(self) -> None:
        """Nobody's time runs: a pause, an opponent's decision, the end. A pause charges what has run."""
        if self.running is not None and self.options.kind == "game":
            self.left[self.running] = max(0.0, self.left[self.running] - self.spent())
        self.running = None

    def spent(self) -> float:
        """Seconds since the present decision began to run."""
        return 0.0 if self.running is None else max(0.0, time.time() - self.since)

    @property
    def deadline(self) -> float | None:
        """When the running time ends."""
        return None if self.running is None else self.since + self.left[self.running]

    def render(self) -> dict[str, Any]:
        """As clients get it."""
        since = None if self.running is None else self.since
        return {
            "kind": self.options.kind,
            "left": [round(left, 1) for left in self.left],
            "running": self.running,
            "since": since,
            "now": time.time(),
        }
