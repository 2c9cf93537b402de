"""The one source of chance: a 64-bit multiply-with-carry generator.

Its state stays below 2**63 and needs no masking beyond the low word, so that the interpreted and the compiled
engine draw the same numbers.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# The largest multiplier below 2**31 for which both MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are prime.
MULTIPLIER: Final = 2147483085
LOW_WORD: Final = 0xFFFFFFFF


def seeded(seed: str) -> int:
    """The generator's first state for a seed: any text gives a usable state."""
    digest = int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=16).digest(), "big")
    return 1 + digest % (MULTIPLIER * (LOW_WORD + 1) - 2)


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A generator; its whole state is the number `state`."""

    __slots__ = ("state",)

    def __init__(self, state: i64) -> None:
        self.state = state

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n small: the bias is below n / 2**32)."""
        state = MULTIPLIER * (self.state & LOW_WORD) + (self.state >> 32)
        self.state = state
        return (((state & LOW_WORD) ^ (state >> 32)) * n) >> 32

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The same cards in random order (Fisher-Yates)."""
        order = list(cards)
        i: i64 = len(order) - 1
        while i > 0:
            j = self.below(i + 1)
            swapped = order[i]
            order[i] = order[j]
            order[j] = swapped
            i -= 1
        return tuple(order)
