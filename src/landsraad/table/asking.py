"""A request to take back that waits for the consent of others."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any


@dataclass
class Asking:
    """Which seat asks to take back how many choices, at which decision; who has not answered, until when they may."""

    seat: int
    steps: int
    decision: int
    waiting: set[int]
    until: float
    answered: asyncio.Future[bool]

    def count(self, seat: int, allow: bool) -> None:
        """A seat has answered: one refusal settles it, as does the consent of the last one."""
        self.waiting.discard(seat)
        if not allow or not self.waiting:
            self.settle(allow)

    def forget(self, seat: int) -> None:
        """Who has left a seat asks for nothing any more, and nobody waits for their answer."""
        if seat == self.seat:
            self.settle(False)
        elif seat in self.waiting:
            self.count(seat, True)

    def settle(self, allow: bool) -> None:
        """The answer is known."""
        if not self.answered.done():
            self.answered.set_result(allow)

    def data(self) -> dict[str, Any]:
        """As clients get it."""
        return {"seat": self.seat, "steps": self.steps, "waiting": sorted(self.waiting), "until": self.until}
