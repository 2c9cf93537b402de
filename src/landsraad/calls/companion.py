"""The companion for browsers: a game comes with each call, and goes back with what is to be shown. Nothing is kept."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from landsraad import Setup
from landsraad.calls.language import check_language
from landsraad.companion import Companion, CompanionError, desk, layout
from landsraad.companion.words import CompanionMessages, companion_messages
from landsraad.table.opening import check_setup
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


def lay_out(language: str, setup: Setup) -> dict[str, Any]:
    """A table set out for a game, drawn anew with each call. Raises Refused where it cannot be played."""
    say = _messages(language)
    check_setup(setup)
    return asdict(layout.lay_out(say, setup))


def _messages(language: str) -> CompanionMessages:
    check_language(language)
    return companion_messages(language)
