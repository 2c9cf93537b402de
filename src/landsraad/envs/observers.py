"""What writes the observations of a setup's games; made once for each kind of game."""

from __future__ import annotations

import copyreg
from functools import cache
from typing import Any

from landsraad.content.registry import brought, made_rules
from landsraad.content.setup import Setup
from landsraad.engine.course.setup import LEAST_SEATS
from landsraad.engine.state.rules import Rules
from landsraad.envs.shape import layout, things_of
from landsraad.sight.layout import KINDS
from landsraad.sight.observer import Observer


def observer_of(setup: Setup) -> Observer:
    """What writes the observations of a setup's games. Raises SetupError where it cannot be played."""
    return observer(setup.rules(), max(setup.players, LEAST_SEATS))


@cache
def observer(rules: Rules, seats: int) -> Observer:
    """What writes the observations of games of some rules at tables of so many seats."""
    selection = made_rules()[rules]
    owners = [
        {thing.id: box for box, contents in reversed(brought(selection).items()) for thing in things_of(contents, kind)}
        for kind in KINDS
    ]
    numbered = [[owners[kind][thing.id] for thing in getattr(rules, name)] for kind, name in enumerate(KINDS)]
    return Observer(rules, layout(frozenset(selection.boxes), seats, selection.teams), numbered)


def _again(writer: Observer) -> tuple[Any, tuple[Any, ...]]:
    return observer, (writer.rules, writer.layout.seats)


copyreg.pickle(Observer, _again)  # also how `copy` goes
