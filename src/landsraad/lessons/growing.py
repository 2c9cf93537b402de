"""Lesson 2, "Growing": a better deck, Influence, and a third Agent; in the midst of a game of the base box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.content.setup import Setup
from landsraad.engine.base.influence import BONUS_AT, FOR_ALLIANCE, VP_AT
from landsraad.engine.course.spaces import COUNCIL_PERSUASION
from landsraad.engine.machine.terms import BENE_GESSERIT
from landsraad.engine.view import View
from landsraad.lessons.begun import GROWING
from landsraad.lessons.lesson import Lesson, Step, card, me, price, space
from landsraad.text.said import Value


def _deck(view: View) -> Mapping[str, Value]:
    mine = me(view)
    return {"n": len(mine.deck) + len(mine.hand) + len(mine.discard), "hand": len(mine.hand)}


def _influence(view: View) -> Mapping[str, Value]:
    n = int(me(view).influence_of(BENE_GESSERIT))
    steps = {"needed": VP_AT, "bonus": BONUS_AT, "alliance": FOR_ALLIANCE}
    spice = int(price(view, "selective_breeding").spice)
    return {"n": n, **steps, "card": card("diplomacy"), "space": space("selective_breeding"), "spice": spice}


def _swordmaster(view: View) -> Mapping[str, Value]:
    return {
        "solari": int(price(view, "swordmaster").solari),
        "card": card("dagger"),
        "space": space("swordmaster"),
    }


STEPS: Final = (
    Step("deck", ("seat/2",), values=_deck),
    Step(
        "influence",
        ("hand/diplomacy", "space/selective_breeding"),
        ("play:diplomacy", "send:selective_breeding"),
        values=_influence,
    ),
    Step(
        "trash",
        ("decision",),
        ("resolve:space/selective_breeding", "trash_discard:reconnaissance", "end_turn"),
        ("trash_discard:*",),
        values=lambda view: {"vp": int(me(view).vp), "card": card("reconnaissance")},
    ),
    Step(
        "swordmaster",
        ("hand/dagger", "space/swordmaster"),
        ("play:dagger", "send:swordmaster", "end_turn"),
        values=_swordmaster,
    ),
    Step(
        "mentat",
        ("hand/signet_ring", "space/mentat"),
        ("play:signet_ring", "send:mentat", "end_turn"),
        ("resolve:space/mentat*", "take_plain"),
        values=lambda view: {"n": int(me(view).agents), "card": card("signet_ring"), "space": space("mentat")},
    ),
    Step(
        "council",
        ("space/high_council",),
        values=lambda view: {"space": space("high_council"), "persuasion": COUNCIL_PERSUASION},
    ),
    Step("end", values=lambda view: {"n": int(me(view).agents)}),
)

LESSON: Final = Lesson(
    "growing",
    Setup(players=3, end_turns=True),
    "lesson 78",
    STEPS,
    others={
        0: (
            *("play:signet_ring", "send:hagga_basin", "deploy:1", "end_turn"),
            *("play:bene_gesserit_initiate", "send:research_station", "end_turn"),
            *("buy:the_spice_must_flow", "end_turn"),
        ),
        1: (
            *("play:diplomacy", "send:stillsuits", "deploy:1", "end_turn"),
            *("play:dune_the_desert_planet", "send:the_great_flat", "end_turn"),
            *("reveal", "buy:arrakis_liaison", "end_turn"),
        ),
    },
    begun=GROWING,
    seat=2,
)
