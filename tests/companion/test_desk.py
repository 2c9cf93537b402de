"""What a browser is shown of a game of the companion."""

from __future__ import annotations

import json

import pytest

from landsraad.companion import Companion, Setup
from landsraad.companion.desk import desk
from landsraad.companion.words import companion_messages
from landsraad.text import LANGUAGES
from tests.companion.desks import FILE, desks
from tests.companion.make import walks


def test_the_browser_is_tested_with_what_the_server_says() -> None:
    """After a change: `python -m tests.companion.desks`."""
    assert json.loads(FILE.read_text("utf-8")) == desks()


@pytest.mark.compiled
def test_moments_of_long_games_can_be_shown() -> None:
    """Every other one, in each of the languages in turn."""
    says = [companion_messages(language) for language in LANGUAGES]
    for game in walks():
        again = Companion(game.setup)
        for number, command in enumerate(game.commands[:80]):
            again.do(command)
            if number % 2:
                continue
            shown = desk(says[number // 2 % len(says)], again)
            assert (shown.question is None) == (again.ask is None)
            assert len(shown.log) == len(again.commands)


def test_the_card_of_a_turn_is_shown_as_its_rival_uses_it() -> None:
    """Spice where the solo Rival harvests; a card with two halves names itself besides its space."""
    say = companion_messages("en")
    game = Companion(Setup(1, "mercenary", ["base"], ["earl_memnon_thorvald", "duke_leto_atreides"], "7"))
    ids = [card.id for card in game.rules.hagal]
    game.state.hagal_deck = (ids.index("conspire"), ids.index("harvest_spice"))
    game.do("reveal:1")
    unknown = desk(say, game).card
    assert unknown is not None
    assert (unknown.space, unknown.titled, unknown.icon, unknown.spice, unknown.swords) == (
        "",
        False,
        "spice_trade",
        0,
        2,
    )
    game.do("bonus:0,2,0")
    known = desk(say, game).card
    assert known is not None
    assert (known.space, known.titled, known.combat, known.spice) == ("hagga_basin", True, True, 4)
