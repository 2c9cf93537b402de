"""What is said of components, as it stands on a screen."""

from __future__ import annotations

from landsraad.engine.state.rules import Rules
from landsraad.text import Texts
from landsraad.text.definitions import words_of


def lines(t: Texts, rules: Rules, kind: str, id: str) -> list[str]:
    """The name of a component, and what is said of it."""
    return [t.name(kind, id), *words_of(t.describe(rules, kind, id))]
