"""The companion for browsers: a game comes with each call, and goes back with what is to be shown. Nothing is kept."""

from __future__ import annotations

from functools import cache

import msgspec

from landsraad.calls.language import check_language
from landsraad.companion import Companion, CompanionError
from landsraad.companion.desk import desk, form
from landsraad.companion.words import CompanionMessages, companion_messages
from landsraad.server.kept import Kept, keep
from landsraad.table.refusals import Refused


@cache
def kept_form(language: str) -> Kept:
    """What can be chosen before a game. Raises Refused for an unknown language."""
    return keep(msgspec.json.encode(form(_messages(language))))


def show(language: str, save: str, command: str) -> bytes:
    """A game after a command, "" for none, as JSON text. Raises Refused, with a text for people, where it cannot be."""
    say = _messages(language)
    try:
        game = Companion.from_json(save)
        if command:
            game.do(command)
    except CompanionError as error:
        raise Refused("impossible", str(error), text=say.wrong(error)) from error
    return msgspec.json.encode(desk(say, game))


def _messages(language: str) -> CompanionMessages:
    check_language(language)
    return companion_messages(language)
