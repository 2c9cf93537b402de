"""What somebody types."""

from __future__ import annotations

import re
from typing import Final

# What keys without a letter send where the platform does not edit lines: arrows, Home, F1.
KEY_SEQUENCE: Final = re.compile(r"\x1b(\[[0-9;]*[A-Za-z~]|O[A-Z]|.)?")


def typed(prompt: str) -> str:
    """A line from the keyboard without the keys that are no letters. Raises EOFError at the end of the input."""
    return KEY_SEQUENCE.sub("", input(prompt)).strip()
