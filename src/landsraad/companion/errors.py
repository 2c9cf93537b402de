"""What cannot be done."""

from __future__ import annotations

from functools import partial
from typing import Any


class CompanionError(ValueError):
    """Something that cannot be done, or a file that cannot be read.

    code     a word that the texts `companion-wrong-CODE` explain
    values   the numbers and ids in it
    """

    def __init__(self, code: str, **values: str | int) -> None:
        told = ", ".join(f"{name}={value!r}" for name, value in values.items())
        super().__init__(f"{code} ({told})" if told else code)
        self.code = code
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(CompanionError, self.code, **self.values), ()
