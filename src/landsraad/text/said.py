"""What is said, before it is said in any language: the id of a message and its values.

The rest of `text/` makes these. The terminal makes words of them (`tell`); the server sends them (`wire`), and a client
makes words of them with the same files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from landsraad.text.effects import LIST, at_its_place, bare

if TYPE_CHECKING:
    from landsraad.engine.machine.node import Node
    from landsraad.text.messages import Messages
    from landsraad.text.messages import Value as Plain

SeatName = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a component; its text is `<kind>-<id>`."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Seat:
    """Whoever sits there, as the reader's table calls them; `name`: what they were called then."""

    number: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction by its id, in all the forms that a message may need: `$faction`, `$faction_of`, ..."""

    id: str


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect as it is meant at its place in the rules; `bare`: without a word on whether it may be left undone."""

    node: Node
    bare: bool = False


class Said:
    """A message: its id and its values."""

    __slots__ = ("id", "values")

    def __init__(self, id: str, /, **values: Value) -> None:
        self.id = id
        self.values = values


Value = int | str | Name | Seat | Faction | Effect | Said | list[Name]


def tell(m: Messages, said: Said, seat_name: SeatName) -> str:
    """The words of a message. Raises MissingText."""
    values: dict[str, Plain] = {}
    for name, value in said.values.items():
        if isinstance(value, Faction):
            values |= m.faction_forms(value.id)
        else:
            values[name] = _words(m, value, seat_name)
    return m.say(said.id, **values)


def _words(m: Messages, value: Value, seat_name: SeatName) -> Plain:
    match value:
        case Name(kind, id):
            return m.name(kind, id)
        case Seat(number, name):
            return name or seat_name(number)
        case Effect(node, as_done):
            return bare(m, node) if as_done else at_its_place(m, node)
        case Said():
            return tell(m, value, seat_name)
        case list():
            return LIST.join(m.name(one.kind, one.id) for one in value)
        case int() | str():
            return value
        case _:
            raise TypeError(f"a faction is a value of a message itself, not of a part: {value}")


def wire(value: Value) -> Any:
    """A message or a value of one as JSON data (docs/messages.md)."""
    match value:
        case Said():
            return [value.id, {name: wire(part) for name, part in value.values.items()}]
        case Name(kind, id):
            return {"name": f"{kind}/{id}"}
        case Seat(number, name):
            return {"seat": number, "called": name} if name else {"seat": number}
        case Faction(id):
            return {"faction": id}
        case Effect(node, as_done):
            return {"bare": node.path} if as_done else {"effect": node.path}
        case list():
            return {"names": [f"{one.kind}/{one.id}" for one in value]}
        case _:
            return value
