"""What is said in words: ids of messages with their values (landsraad/text/said.py)."""

from __future__ import annotations

from pydantic import RootModel

from landsraad.server.messages.model import Model


class NameValue(Model):
    """The name of something, as `<kind>/<id>`: its text is `<kind>-<id>`."""

    name: str


class SeatValue(Model):
    """Whoever sits there; `called`: what they were called then."""

    seat: int
    called: str = ""


class FactionValue(Model):
    """A faction: its name, and the forms of it as `faction_<form>` beside it."""

    faction: str


class EffectValue(Model):
    """The words of an effect, by the path of its node: in the library among `effects`."""

    effect: str


class BareValue(Model):
    """The same without a word on whether it may be left undone: in the library among `bare`, else among `effects`."""

    bare: str


class NamesValue(Model):
    """Several names, one after the other, each as in NameValue."""

    names: list[str]


class Said(RootModel[tuple[str, "dict[str, SaidValue]"]]):
    """A message: its id in the Fluent files, and its values (text/said.py)."""


SaidValue = int | str | NameValue | SeatValue | FactionValue | EffectValue | BareValue | NamesValue | Said
Said.model_rebuild()
