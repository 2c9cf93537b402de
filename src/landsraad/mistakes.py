"""What was wrong with something that was given, in the language of whoever reads it.

The words stand in text/mistakes.*.ftl, the English ones too; Fluent is loaded when somebody reads them, not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from landsraad.engine.machine.reasons import Reason

    # What the message may be told: a list is written with commas, a Reason and a Mistake are said in the same language,
    # another error in its own words.
    Told = str | int | Sequence[str] | Reason | Exception


class Mistake(ValueError):
    """Something given that cannot be taken; `str()` says in English what and why.

    id      the message that says it
    values  the variables of the message
    """

    def __init__(self, id: str, **values: Told) -> None:
        super().__init__(id)  # an exception is pickled as a call with this, and with its attributes
        self.id = id
        self.values = values

    def say(self, language: str) -> str:
        """The mistake in a language. Raises ValueError for an unknown one."""
        from landsraad.text import mistakes

        return mistakes.say(self, language)

    def __str__(self) -> str:
        return self.say("en")
