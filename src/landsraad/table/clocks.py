"""The clocks of a table: for each decision, a bank for the game, or days. Only the arithmetic."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any

from landsraad.table.options import ClockOptions


@dataclass
class Clock:
    """Who has how much time.

    left     by seat: seconds at the beginning of the present decision
    running  the seat whose time runs; since: from when (seconds since 1970)
    charged  for each action: who took it, what that seat had left before, and the seconds it took
    """

    options: ClockOptions
    left: list[float] = field(default_factory=list)
    running: int | None = None
    since: float = 0.0
    charged: list[tuple[int, float, float]] = field(default_factory=list)

    @classmethod
    def new(cls, options: ClockOptions, seats: int) -> Clock:
        """Clocks that stand at the beginning."""
        return cls(options, [float(options.seconds)] * seats)

    def copy(self) -> Clock:
        """A clock of its own that stands as this one does."""
        return replace(self, left=list(self.left), charged=list(self.charged))

    def charge(self, seat: int, spent: float) -> None:
        """An action took `spent` seconds; nobody's time runs after it."""
        self.charged.append((seat, self.left[seat], spent))
        if self.options.kind == "game":
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.options.increment
        else:
            self.left[seat] = float(self.options.seconds)
        self.running = None

    def take_back(self, actions: int) -> None:
        """The last actions, of the seat whose time runs, have not happened: what they took counts for its decision."""
        for _ in range(actions):
            seat, self.left[seat], spent = self.charged.pop()
            self.since -= spent

    def start(self, seat: int, since: float | None = None) -> None:
        """The time of a seat runs."""
        self.running = seat
        self.since = time.time() if since is None else since

    def stop(self) -> None:
        """Nobody's time runs: a pause, or an opponent has taken the seat over. What has run is gone."""
        if self.running is not None:
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
