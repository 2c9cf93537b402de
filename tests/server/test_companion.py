"""The companion's calls: a game goes to the server and back, and is kept by the browser alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.support import Browser, Server, run

NEW = {"players": 1, "difficulty": "mentat", "boxes": ["base", "ix"], "leaders": ["", "hundro_moritani"], "seed": ""}


def save(setup: dict[str, Any], *commands: str) -> str:
    """A saved game."""
    return json.dumps({"format": "landsraad-companion", "version": 1, "setup": setup, "commands": commands})


def test_a_game_goes_from_call_to_call(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        begun = await browser.call("POST", "/api/companion/en", {"save": save(NEW)})
        assert begun["save"]["setup"]["leaders"][1] == "hundro_moritani"
        assert begun["save"]["setup"]["leaders"][0] not in ("", "hundro_moritani")
        assert int(begun["save"]["setup"]["seed"]) > 0
        assert begun["setting_up"]
        asked = {"save": json.dumps(begun["save"]), "command": "round"}
        second, again = [await browser.call("POST", "/api/companion/uk", asked) for _ in range(2)]
        assert second == again
        assert second["save"]["commands"] == ["round"]
        assert second["table"]["round"] == 2
        assert "Раунд 2" in second["last"][0]["text"]

    run(test())


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"save": "{"}, "This is not a whole file"),
        ({"save": save({**NEW, "players": 7})}, "7 players: these boxes are not for so many"),
        ({"save": save(NEW), "command": "place"}, "Nothing is asked that this would answer"),
        ({"save": save({**NEW, "seed": "7"}, "dance")}, "There is no Leader “”"),
        ({"save": save({**NEW, "boxes": ["atlantis"]})}, "does not know these boxes"),
    ],
)
def test_what_cannot_be_done_is_said_in_words(server: Server, asked: dict[str, str], said: str) -> None:
    async def test() -> None:
        refused = await Browser(server).call("POST", "/api/companion/en", asked, 422)
        assert refused["error"] == "impossible"
        assert said in refused["args"]["text"]

    run(test())


def test_the_form_says_what_can_be_chosen(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        form = await browser.call("GET", "/api/companion/en")
        base, uprising, ix, *_ = form["sets"]
        assert set(ix["leaders"]) - set(base["leaders"]) == {"rhombur_vernius", "hundro_moritani"}
        assert (list(base["variants"]["1"]), list(ix["variants"]["1"])) == ([], ["epic", "escalation"])
        assert set(uprising["variants"]["2"]) - set(uprising["variants"]["1"]) == {"streamlined"}
        assert base["levels"]["mercenary"] == "The Rivals' third Agents come in round 5"
        assert (await browser.call("GET", "/api/companion/xx", status=404))["error"] == "no_such_language"

    run(test())
