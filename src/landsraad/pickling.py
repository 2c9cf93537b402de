"""How games and their parts are pickled, copied by `copy`, and sent to other processes; compiled and interpreted alike.

A compiled class knows no way of its own, so each gets one here (with `copyreg`), of three:

- what belongs to the rules never changes: it becomes its place in the rules, and the rules become their setup. So a
  state pickles small, and games that share their rules do so afterwards;
- a small thing becomes a call of its class with the attributes that its parameters are named for;
- what has more to it becomes all its attributes. A listener stays where it is: nobody listens to what is read.
"""

from __future__ import annotations

import copyreg
import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from landsraad import engine
from landsraad.content.registry import made_rules, put_together
from landsraad.engine.course.steps import Steps
from landsraad.engine.machine.actions import Catalogue
from landsraad.engine.machine.events import Listener
from landsraad.engine.machine.node import Node
from landsraad.engine.state import definitions
from landsraad.engine.state.fields import Fields
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState, PlayerState, TurnState
from landsraad.engine.view import View

Place = tuple[str | int, ...]  # the attributes and numbers that lead to a part of the rules
Call = tuple[Any, tuple[Any, ...]]  # how a thing is made again
PARTS: Final = (
    *(definitions.Card, definitions.Intrigue, definitions.Space, definitions.Conflict, definitions.Leader),
    *(definitions.Tech, definitions.HagalCard, definitions.Post, definitions.Objective, definitions.Contract),
    *(definitions.Rival, definitions.Difficulty, definitions.Track, definitions.Teams, Catalogue, Node, Steps),
    *(definitions.ResearchSpace, definitions.TleilaxuSpace),
)
SHELVES: Final = (
    *("nodes", "cards", "intrigue", "spaces", "conflicts", "leaders", "tech", "hagal", "posts", "objectives"),
    *("contracts", "rivals", "levels", "tracks", "research", "tleilaxu"),
)


def register() -> None:
    """Let `pickle` and `copy` know all classes of the engine. Called when the package is imported."""
    ways: dict[Any, Callable[[Any], Call]] = {Rules: _setup_of, GameState: _state, PlayerState: _part}
    ways |= {TurnState: _part, View: _view, Listener: _listener}
    for kind in _classes():
        copyreg.pickle(kind, ways.get(kind) or (_place_of if issubclass(kind, PARTS) else _arguments_of))


def _classes() -> Iterator[type[Any]]:
    """Those of the engine; exceptions need no help."""
    for found in pkgutil.walk_packages(engine.__path__, f"{engine.__name__}."):
        for kind in vars(importlib.import_module(found.name)).values():
            if isinstance(kind, type) and kind.__module__ == found.name and not issubclass(kind, BaseException):
                yield kind


# --- What belongs to the rules ----------------------------------------------------------------------------------------


def _setup_of(rules: Rules) -> Call:
    made = made_rules()
    if rules not in made:
        raise pickle.PicklingError("these rules were put together by hand: there is no setup to find them by")
    return put_together, (made[rules],)


def _place_of(part: object) -> Call:
    for rules in made_rules():
        place = _places(rules).get(id(part))
        if place is not None:
            return _at, (rules, *place)
    raise pickle.PicklingError(f"{part!r} belongs to the rules of no setup")


@cache
def _places(rules: Rules) -> dict[int, Place]:
    """The place of each part of the rules, by its identity: rules stay as long as the process."""
    places: dict[int, Place] = {id(rules.actions): ("actions",), id(rules.steps): ("steps",)}
    if rules.teams is not None:
        places[id(rules.teams)] = ("teams",)
    for shelf in SHELVES:
        for number, part in enumerate(getattr(rules, shelf)):
            places[id(part)] = (shelf, number)
    for number, card in enumerate(rules.hagal):
        if card.otherwise is not None:
            places[id(card.otherwise)] = ("hagal", number, "otherwise")
    return places


def _at(rules: Rules, *place: str | int) -> Any:
    part: Any = rules
    for step in place:
        part = getattr(part, step) if isinstance(step, str) else part[step]
    return part


# --- Small things -----------------------------------------------------------------------------------------------------


def _arguments_of(thing: Any) -> Call:
    kind: Any = type(thing)
    return kind, tuple([getattr(thing, name) for name in _parameters(kind)])


@cache
def _parameters(kind: Any) -> tuple[str, ...]:
    return tuple(inspect.signature(kind).parameters)


# --- All else ---------------------------------------------------------------------------------------------------------


def _state(g: GameState) -> Call:
    twin = g.copy()
    given = (twin.rules, twin.players, twin.rng, twin.turn, twin.stack, twin.tray)
    return _again, (GameState, given, _attributes(twin))


def _part(part: PlayerState | TurnState) -> Call:
    return _again, (type(part), (), _attributes(part))


def _view(view: View) -> Call:
    return _again, (View, (view.state, view.seat), _attributes(view))


def _listener(listener: Listener) -> Call:
    return _again, (Listener, (), _attributes(listener))


def _again(kind: type[Any], arguments: tuple[Any, ...], attributes: dict[str, Any]) -> Any:
    thing = kind(*arguments)
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing


def _attributes(thing: Any) -> dict[str, Any]:
    kind: Any = type(thing)
    return {name: getattr(thing, name) for name in _names(kind)}


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """The attributes of the instances: fields, or the class holds a descriptor for each."""
    if issubclass(kind, Fields):
        return tuple(kind.fields())
    return tuple([name for name in dir(kind) if name[0] != "_" and inspect.isdatadescriptor(getattr(kind, name))])
