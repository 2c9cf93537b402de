"""What there is to choose and to read: made, encoded and compressed once."""

from __future__ import annotations

from functools import cache

from landsraad.calls import companion
from landsraad.calls.about import about
from landsraad.calls.library import library
from landsraad.server.kept import Kept, keep
from landsraad.server.wire import encode


@cache
def kept_about() -> Kept:
    """The answer to `GET /api/about.json`."""
    return keep(encode(about()))


@cache
def kept_library(language: str, boxes: tuple[str, ...]) -> Kept:
    """The library of a language. Raises Refused for an unknown one."""
    return keep(encode(library(language, boxes)))


@cache
def kept_form(language: str) -> Kept:
    """What can be chosen before a game of the companion. Raises Refused for an unknown language."""
    return keep(encode(companion.form(language)))
