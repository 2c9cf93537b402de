"""The companion's answers: plain data, and a refusal in words for what cannot be done."""

from __future__ import annotations

import json

import pytest

from landsraad.calls.companion import form, show
from landsraad.companion import Companion, Setup
from landsraad.table.refusals import Refused
from landsraad.text import LANGUAGES

GAME = Companion(Setup(2, seed="7"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_plain_data(language: str) -> None:
    for answer in (form(language), show(language, GAME.to_json().decode(), "reveal:1")):
        assert json.loads(json.dumps(answer)) == answer


def test_a_game_comes_back_with_what_is_to_be_kept_of_it() -> None:
    first = show("en", GAME.to_json().decode(), "round")
    again = show("en", json.dumps(first["save"]), "")
    assert first == again
    assert again["save"]["commands"] == ["round"]


@pytest.mark.parametrize(
    ("save", "command", "said"),
    [
        ("\ud800", "", "This is not a whole file"),
        (GAME.to_json().decode().replace('"commands"', '"orders"'), "", "unknown field 'orders'"),
        (GAME.to_json().decode(), "dance", "“dance” is no command"),
    ],
)
def test_what_cannot_be_done_is_said_in_words(save: str, command: str, said: str) -> None:
    with pytest.raises(Refused, match="impossible") as refused:
        show("en", save, command)
    assert said in refused.value.args_sent["text"]


def test_a_language_that_there_is_none_of_is_refused() -> None:
    with pytest.raises(Refused, match="no_such_language"):
        form("xx")
    with pytest.raises(Refused, match="no_such_language"):
        show("xx", GAME.to_json().decode(), "")
