"""The languages in which somebody can ask."""

from __future__ import annotations

from landsraad.table.refusals import Refused
from landsraad.text import LANGUAGES


def check_language(language: str) -> None:
    """Raises Refused for a language that there is none of."""
    if language not in LANGUAGES:
        raise Refused("no_such_language", f"known languages: {', '.join(LANGUAGES)}")
