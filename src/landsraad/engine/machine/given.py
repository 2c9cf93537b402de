"""What the users of a game hand in, checked before the engine takes it."""

from __future__ import annotations

import operator
from typing import SupportsIndex


def whole(number: SupportsIndex, what: str) -> int:
    """A whole number, given as an int or as anything else with `__index__`, such as the numbers of NumPy.

    what   what the number stands for, to say so. Raises TypeError for everything else; truth values are no numbers.
    """
    if not isinstance(number, bool):
        try:
            return operator.index(number)
        except TypeError:
            pass
    raise TypeError(f"{what} is a whole number, not {type(number).__name__}")


def text_of(seed: SupportsIndex | str) -> str:
    """A seed as text: text as it is, a whole number in digits.

    Raises TypeError for everything else, ValueError for text with half of a surrogate pair, which has no bytes.
    """
    if not isinstance(seed, str):
        return str(whole(seed, "a seed that is no text"))
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        raise ValueError(f"the seed {seed!r} is no whole text: {error.reason}") from error
    return seed
