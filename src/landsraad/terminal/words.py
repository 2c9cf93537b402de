"""The words of the terminal itself in three languages (text/terminal.*.ftl); those of the game are `landsraad.text`."""

from __future__ import annotations

import os
from contextvars import ContextVar
from functools import cache
from typing import Final

from landsraad.text.messages import LANGUAGES, Messages, Value

# Where the language of the environment is written, the strongest first (as in GNU gettext).
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
DEFAULT: Final = "en"
# The language that an option of this call of the command names; "" where none does.
_named: ContextVar[str] = ContextVar("language", default="")


class Words(Messages):
    """The terminal's messages in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, ("terminal", "commands", "variants", "opponents", "analysis"))

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return id in self.ids

    def __call__(self, id: str, **values: Value) -> str:
        """A message with its variables filled in. Raises MissingText."""
        return self.say(id, **values)


@cache
def words(language: str) -> Words:
    """The terminal's messages in a language; read once."""
    return Words(language)


def speak(language: str) -> None:
    """From now on this call of the command speaks a language."""
    _named.set(language)


def spoken() -> Words:
    """The words of the language that this call of the command speaks."""
    return words(_named.get() or guess_language())


def guess_language() -> str:
    """The language of the environment; English where it is none of ours."""
    for variable in VARIABLES:
        value = os.environ.get(variable, "")
        if value:
            code = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT
