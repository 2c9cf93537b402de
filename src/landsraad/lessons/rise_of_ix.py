"""Lesson 4, "Rise of Ix": dreadnoughts, technology, shipping, and two new words on cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.content.setup import Setup
from landsraad.engine.state.state import STRENGTH_OF_DREADNOUGHT, STRENGTH_OF_TROOP
from landsraad.engine.view import View
from landsraad.lessons.begun import SHIPPING
from landsraad.lessons.lesson import Lesson, Step, card, me, space
from landsraad.text.said import Name, Value


def _dreadnought(view: View) -> Mapping[str, Value]:
    strengths = {"strength": STRENGTH_OF_DREADNOUGHT, "troop": STRENGTH_OF_TROOP}
    return {**strengths, "card": card("signet_ring"), "space": space("dreadnought")}


def _tech(view: View) -> Mapping[str, Value]:
    cost = next(tile.cost for tile in view.state.rules.tech if tile.id == "minimic_film")
    return {"spice": int(cost), "tile": Name("tech", "minimic_film")}


STEPS: Final = (
    Step("board", ("tech",), values=lambda view: {"n": len(view.state.tech_stacks)}),
    Step(
        "dreadnought",
        ("hand/signet_ring", "space/dreadnought"),
        ("play:signet_ring", "send:dreadnought", "resolve:space/dreadnought"),
        values=_dreadnought,
    ),
    Step(
        "tech",
        ("decision", "tech"),
        ("resolve:space/dreadnought.2", "tech:minimic_film", "end_turn"),
        values=_tech,
    ),
    Step(
        "shipping",
        ("hand/dune_the_desert_planet", "space/smuggling"),
        ("play:dune_the_desert_planet", "send:smuggling", "resolve:space/smuggling.2", "freighter:advance", "end_turn"),
        values=lambda view: {"card": card("dune_the_desert_planet"), "space": space("smuggling")},
    ),
    Step("words", ("market/guild_accord",), values=lambda view: {"card": card("guild_accord")}),
    Step("end", values=lambda view: {"level": int(me(view).freighter)}),
)

LESSON: Final = Lesson(
    "rise_of_ix",
    Setup(players=3, boxes=("base", "ix"), end_turns=True),
    "lesson 13",
    STEPS,
    others={
        1: (
            *("play:signet_ring", "send:tech_negotiation", "resolve:space/tech_negotiation", "choose:1"),
            *("tech:memocorders", "influence:emperor", "resolve:leader/tessia_vernius", "lose:emperor"),
            *("influence:guild", "end_turn"),
        ),
        2: ("play:dagger", "send:high_council", "end_turn"),
    },
    begun=SHIPPING,
)
