"""Who looks at a table, who has gone and since when, and what spectators with a delay see."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

from landsraad.table.live import SPECTATOR
from landsraad.table.loglines import Line
from landsraad.table.message import Shared
from landsraad.table.viewers import Viewer


class Audience:
    """Everybody who looks at a table.

    gone    by holder: since when somebody who was here is not (monotonic)
    loaded  since when the table is in memory
    """

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.gone: dict[str, float] = {}
        self.loaded = time.monotonic()

    def enter(self, viewer: Viewer) -> None:
        """Somebody begins to look; the others are told."""
        self.viewers.add(viewer)
        self.tell(lambda other: None if other is viewer else other.owe_presence())

    def leave(self, viewer: Viewer) -> None:
        """Somebody goes; the others are told."""
        self.viewers.discard(viewer)
        if viewer.holder:
            self.gone[viewer.holder] = time.monotonic()
        self.tell(Viewer.owe_presence)

    def tell(self, owe: Callable[[Viewer], None]) -> None:
        """Owe something to everybody who looks."""
        for viewer in list(self.viewers):
            owe(viewer)

    def close(self, code: int, leaves: Callable[[Viewer], bool] = lambda viewer: True) -> None:
        """Close the connections of those who have to leave."""
        for viewer in list(self.viewers):
            if leaves(viewer):
                viewer.close(code)

    @property
    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(viewer.seat == SPECTATOR for viewer in self.viewers)

    def presence(self, seats: int) -> dict[str, Any]:
        """Who is here."""
        here = {viewer.seat for viewer in self.viewers}
        return {"online": [n in here for n in range(seats)], "spectators": self.spectators}

    def away(self, holder: str) -> float:
        """How many seconds somebody has not been looking: since they went, or since the table has been in memory."""
        if any(viewer.holder == holder for viewer in self.viewers):
            return 0.0
        return time.monotonic() - self.gone.get(holder, self.loaded)


class Delayed:
    """What spectators with a delay are shown: the game and its log as they were."""

    def __init__(self) -> None:
        self._past: deque[tuple[float, Shared, list[Line]]] = deque()

    def keep(self, game: Shared, log: list[Line]) -> None:
        """Keep what they will see later."""
        self._past.append((time.monotonic(), game, list(log)))

    def seen(self, delay: float) -> tuple[Shared, list[Line]]:
        """The last that is old enough."""
        until = time.monotonic() - delay
        while self.waiting and self._past[1][0] <= until:
            self._past.popleft()
        return self._past[0][1], self._past[0][2]

    @property
    def waiting(self) -> bool:
        """Is there something that they have not seen yet?"""
        return len(self._past) > 1

    def clear(self) -> None:
        """Nobody is shown anything later."""
        self._past.clear()
