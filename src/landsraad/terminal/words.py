"""The words of the terminal itself in three languages (text/terminal.*.ftl); those of the game are `landsraad.text`."""

from __future__ import annotations

import os
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from landsraad.text import LANGUAGES, MissingText
from landsraad.text.messages import files_of

# Where the language of the environment is written, the strongest first (as in GNU gettext).
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
DEFAULT: Final = "en"
# The language that an option of this call of the command names; "" where none does.
_named: ContextVar[str] = ContextVar("language", default="")


class Words:
    """The terminal's messages in one language; `ids`: the ids of all of them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.ids: set[str] = set()
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files_of(language, ("terminal", "commands")):
            source = files("landsraad.text").joinpath(file).read_text("utf-8")
            resource = FluentResource(source)
            self.ids.update(entry.id.name for entry in resource.body if isinstance(entry, Message))
            self._bundle.add_resource(resource)

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return id in self.ids

    def __call__(self, id: str, **values: str | int) -> str:
        """A message with its variables filled in. Raises MissingText."""
        if id not in self.ids:
            raise MissingText(f"{self.language}: there is no text {id!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MissingText(f"{self.language}: {id!r} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.language}: {id!r}: {'; '.join(map(str, errors))}")
        return str(text)


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
