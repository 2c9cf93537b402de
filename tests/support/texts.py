"""What is said of components, as it stands on a screen."""

from __future__ import annotations

from landsraad.engine.state.rules import Rules
from landsraad.text import Texts, texts
from landsraad.text.definitions import words_of
from tests.support.table import Table


def lines(t: Texts, rules: Rules, kind: str, id: str) -> list[str]:
    """The name of a component, and what is said of it."""
    return [t.name(kind, id), *words_of(t.describe(rules, kind, id))]


def label(table: Table, action: str, language: str = "en") -> str:
    """What an action is called, which can be chosen now."""
    rules = table.game.rules
    assert action in table.game.legal_actions(), table.game.legal_actions()
    return texts(language).action(rules, rules.actions.number(action), table.game)
