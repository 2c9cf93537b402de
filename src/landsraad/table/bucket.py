"""How much of something may be asked for: so much at once, so much in the long run."""

from __future__ import annotations

import time


class Bucket:
    """So many a second on average, so many at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = time.monotonic()

    def spent(self) -> bool:
        """Is nothing more allowed now?"""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left < 1

    def take(self) -> bool:
        """Is one more allowed now?"""
        if self.spent():
            return False
        self._left -= 1
        return True
