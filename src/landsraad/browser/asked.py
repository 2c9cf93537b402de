"""What the page asks, read from JSON text and checked: what cannot be meant is refused as `malformed`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from landsraad.names import clean_name
from landsraad.strict import Longest, decode, read
from landsraad.table.deeds import COMMANDS, Count, Deed, Order, Say, Take
from landsraad.table.opening import NewTable, PlayOn
from landsraad.table.refusals import Refused
from landsraad.table.words import check_storable, clean_text

DETAIL: Final = 500  # characters of what is wrong that are told
P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Sitting:
    """Somebody wants to sit down; the code of an invitation is of no use here."""

    name: str
    code: str = ""


@dataclass(frozen=True)
class Learner:
    """Somebody begins a lesson or a puzzle."""

    name: str = ""


@dataclass(frozen=True)
class CompanionStep:
    """A step in a game of the companion: the saved game, as text, and a command; "" to show it as it is."""

    save: Annotated[str, Longest(200_000)]
    command: Annotated[str, Longest(80)] = ""


@dataclass(frozen=True)
class Number:
    """The client's own number of a command."""

    command: Count = 0


def _refusing(read: Callable[P, T]) -> Callable[P, T]:
    """A reader that raises Refused for whatever it cannot read."""

    @wraps(read)
    def refusing(*args: P.args, **more: P.kwargs) -> T:
        try:
            return read(*args, **more)
        except (ValueError, RecursionError) as error:
            raise Refused("malformed", str(error)[:DETAIL]) from error

    return refusing


@_refusing
def new_table(body: str) -> NewTable:
    """A table to be opened. Tables are tables of people, who end their turns."""
    data = _object(body or "{}")
    setup = data.get("setup", {})
    if isinstance(setup, dict):
        data["setup"] = {"end_turns": True, **setup}
    asked = read(NewTable, data)
    check_storable(asked.seed or "")
    seats = tuple(replace(one, name=_name(one.name)) for one in asked.seats)
    return replace(asked, seats=seats, name=clean_name(asked.name))


@_refusing
def play_on(body: str) -> PlayOn:
    """A game to be played on."""
    asked = read(PlayOn, _object(body))
    return replace(asked, name=_name(asked.name))


@_refusing
def learner(body: str) -> str:
    """What somebody is called who begins a lesson or a puzzle."""
    return _name(read(Learner, _object(body)).name)


@_refusing
def take(body: str, seat: int) -> Take:
    """A seat to be taken."""
    return Take(seat, clean_name(read(Sitting, _object(body)).name))


@_refusing
def order(body: str) -> Order:
    """An order of the host."""
    return read(Order, _object(body))


@_refusing
def companion_step(body: str) -> CompanionStep:
    """A step in a game of the companion."""
    return read(CompanionStep, _object(body))


@_refusing
def message(text: str) -> dict[str, Any]:
    """A message of a connection."""
    return _object(text)


@_refusing
def command_number(data: dict[str, Any]) -> int:
    """The client's own number of a command, which comes back with its answer."""
    return read(Number, {name: data[name] for name in ("command",) if name in data}).command


@_refusing
def command(data: dict[str, Any]) -> Deed:
    """The command of a message."""
    type = data.get("type")
    if not isinstance(type, str) or type not in COMMANDS:
        raise ValueError(f"known types of commands: {', '.join(COMMANDS)}, resync, pong")
    deed = read(COMMANDS[type], {name: value for name, value in data.items() if name not in ("type", "command")})
    return replace(deed, text=clean_text(deed.text)) if isinstance(deed, Say) else deed


def _object(text: str) -> dict[str, Any]:
    data = decode(text.encode())
    if not isinstance(data, dict):
        raise ValueError("an object is expected")
    return data


def _name(name: str) -> str:
    return clean_name(name) if name else ""
