"""Where something comes from: the name of a source (Rules.source_ids)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.text.said import Faction, Name, Said

if TYPE_CHECKING:
    from landsraad.engine.state.rules import Rules

ALONE: Final = ("setup", "shipping", "research", "tleilaxu", "atomics")  # one name for all of the kind
NAMED: Final = ("hagal", "rival", "contract", "objective")  # whose name alone does not say what they are
OF_FACTIONS: Final = ("track", "alliance")


def source_name(rules: Rules, source: int) -> Name | Said:
    """The name of a source by its number."""
    return name_of(rules.source_ids[source])


def name_of(source: str) -> Name | Said:
    """The name of a source by its text form."""
    kind, _, id = source.partition("/")
    if kind in ALONE:
        return Said(f"source-{kind}")
    if kind == "exchange":
        return Said("source-exchange", n=1)
    if kind in NAMED:
        return Said(f"source-{kind}", name=Name(kind, id))
    if kind in OF_FACTIONS:
        return Said(f"source-{kind}", faction=Faction(id))
    return Name(kind, id)
