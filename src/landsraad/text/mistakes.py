"""Mistakes in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fluent.runtime.types import FluentInt

from landsraad.engine.machine.reasons import Reason
from landsraad.mistakes import Mistake
from landsraad.text.messages import Value, messages
from landsraad.text.texts import texts

if TYPE_CHECKING:
    from landsraad.mistakes import Told

PARTS: Final = ("mistakes",)
COUNTED: Final = 10**9  # larger numbers are shown without a plural form of their own


def say(mistake: Mistake, language: str) -> str:
    """A mistake in a language. Raises ValueError for an unknown one."""
    told = {name: _told(value, language) for name, value in mistake.values.items()}
    return messages(language, PARTS).say(mistake.id, **told)


def _told(value: Told, language: str) -> Value:
    if isinstance(value, Mistake):
        return say(value, language)
    if isinstance(value, Reason):
        return texts(language).why(value)
    if isinstance(value, int) and abs(value) < COUNTED:
        return FluentInt(value, useGrouping=False)
    return ", ".join(value) if isinstance(value, list | tuple) else str(value)
