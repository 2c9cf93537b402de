"""What there is to choose and to read: made, encoded and compressed once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import TypeVarTuple

from landsraad.calls import companion
from landsraad.calls.about import about
from landsraad.calls.library import library
from landsraad.server.kept import Kept, keep
from landsraad.server.wire import encode

Asked = TypeVarTuple("Asked")


def once(make: Callable[[*Asked], Kept]) -> Callable[[*Asked], Kept]:
    """Make each answer once. Whoever asks for one while it is made, or for another one, waits: at the same time all of
    them would take as long as one after the other, and the first would come with the last."""
    made: dict[tuple[*Asked], Kept] = {}
    making = Lock()

    @wraps(make)
    def kept(*asked: *Asked) -> Kept:
        if asked not in made:
            with making:
                if asked not in made:
                    made[asked] = make(*asked)
        return made[asked]

    return kept


@once
def kept_about() -> Kept:
    """The answer to `GET /api/about.json`."""
    return keep(encode(about()))


@once
def kept_library(language: str, boxes: tuple[str, ...]) -> Kept:
    """The library of a language. Raises Refused for an unknown one."""
    return keep(encode(library(language, boxes)))


@once
def kept_form(language: str) -> Kept:
    """What can be chosen before a game of the companion. Raises Refused for an unknown language."""
    return keep(encode(companion.form(language)))
