"""The words in which a box is written down: one for each kind of component, led by its English name.

What else each takes is said where the component is: landsraad.engine.state.definitions.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from landsraad.engine.machine.terms import bits as bits  # a word of the boxes, too
from landsraad.engine.state.definitions import (
    NO_COST,
    RESERVE,
    STARTER,
    TLEILAXU,
    Card,
    Conflict,
    Contract,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    Post,
    Rival,
    Space,
    Tech,
)

Fields = ParamSpec("Fields")
Component = TypeVar("Component")


def snake_case(name: str) -> str:
    """The id that belongs to an English name.

    >>> snake_case("Smuggler's Thopter"), snake_case("Dune, the Desert Planet")
    ('smugglers_thopter', 'dune_the_desert_planet')
    """
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")


def _named(kind: Callable[Concatenate[str, Fields], Component]) -> Callable[Concatenate[str, Fields], Component]:
    """The word for a kind of component: where that takes an id, the word takes the English name."""

    def word(name: str, /, *args: Fields.args, **fields: Fields.kwargs) -> Component:
        return kind(snake_case(name), *args, **fields)

    return word


imperium_card = _named(Card)
starter_card = partial(imperium_card, pile=STARTER, cost=NO_COST)  # `copies` in each starting deck (B-6)
tleilaxu_card = partial(imperium_card, pile=TLEILAXU, cost=NO_COST)  # specimens pay for it
reserve_card = partial(imperium_card, pile=RESERVE, cost=NO_COST)  # no Persuasion buys it without a cost (B-82)
intrigue_card = _named(Intrigue)
space = _named(Space)
conflict = _named(Conflict)
leader = _named(Leader)
hagal_card = _named(HagalCard)
rival = _named(Rival)
tech_tile = _named(Tech)
objective = _named(Objective)
contract = _named(Contract)


def post(*spaces: str) -> Post:
    """An observation post next to some spaces, given by their ids."""
    return Post("_and_".join(spaces), spaces=list(spaces))
