"""Telling a companion's game something: what comes of it, and why not."""

from __future__ import annotations

import pytest

from landsraad.companion import Companion, CompanionError


def told(game: Companion, command: str) -> list[tuple[str, int, str, int]]:
    """What happens after a command: kind, Rival (a person's number is below 0), what, how many."""
    return [(event.kind, event.rival, event.what, event.n) for event in game.do(command)]


def refused(game: Companion, command: str) -> str:
    """The code of the refusal; the table stays as it was."""
    before = game.table
    with pytest.raises(CompanionError) as error:
        game.do(command)
    assert game.table == before
    return error.value.code
