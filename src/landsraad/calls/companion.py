"""The companion for browsers: a game comes with each call, and goes back with what is to be shown. Nothing is kept."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from landsraad.calls.language import check_language
from landsraad.companion import Companion, CompanionError, desk
from landsraad.companion.words import CompanionMessages, companion_messages
from landsraad.table.refusals import Refused


def form(language: str) -> dict[str, Any]:
    """What can be chosen before a game. Raises Refused for an unknown language."""
    return asdict(desk.form(_messages(language)))


def show(language: str, save: str, command: str) -> dict[str, Any]:
    """A game after a command, "" for none. Raises Refused, with a text for people, where it cannot be."""
    say = _messages(language)
    try:
        game = Companion.from_json(save)
        if command:
            game.do(command)
    except CompanionError as error:
        raise Refused("impossible", str(error), text=say.wrong(error)) from error
    return asdict(desk.desk(say, game))


def _messages(language: str) -> CompanionMessages:
    check_language(language)
    return companion_messages(language)
