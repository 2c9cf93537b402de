"""Lesson 3, "Winning": where points come from, a Conflict worth them, and the end of a game of the base box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.content.setup import Setup
from landsraad.engine.base.influence import FOR_ALLIANCE, VP_AT
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.view import View
from landsraad.lessons.begun import WINNING
from landsraad.lessons.lesson import Lesson, Step, card, intrigue, me, space
from landsraad.text.said import Value


def _points(view: View) -> Mapping[str, Value]:
    needed = int(vp_to_end(view.state))
    return {"vp": int(me(view).vp), "needed": needed, "influence": VP_AT, "alliance": FOR_ALLIANCE}


def _fight(view: View) -> Mapping[str, Value]:
    strengths = [int(player.strength()) for player in view.state.players]
    mine = strengths.pop(view.seat)
    return {"mine": mine, "most": max(strengths), "left": len(view.state.conflict_deck)}


def _over(view: View) -> bool:
    return view.asked == NOBODY


STEPS: Final = (
    Step("points", ("seat/1",), values=_points),
    Step("conflict", ("conflict",), values=_fight),
    Step(
        "deploy",
        ("hand/dune_the_desert_planet", "space/imperial_basin"),
        ("play:dune_the_desert_planet", "send:imperial_basin", "deploy:2", "end_turn"),
        values=lambda view: {**_fight(view), "card": card("dune_the_desert_planet"), "space": space("imperial_basin")},
    ),
    Step("reveal", ("finish",), ("reveal",), values=_fight),
    Step(
        "swords",
        ("decision",),
        ("resolve:card/bene_gesserit_sister", "choose:2", "end_turn"),
        ("buy:*",),
        values=lambda view: {**_fight(view), "card": card("bene_gesserit_sister")},
    ),
    Step("won", ("conflict",), ("pass",), values=_fight),
    Step("last", ("seat/1",), ("pass",), values=_points),
    Step(
        "endgame",
        ("intrigue",),
        ("intrigue:plans_within_plans", "pass"),
        values=lambda view: {**_points(view), "card": intrigue("plans_within_plans")},
    ),
    Step("end", values=_points, due=_over),
)

LESSON: Final = Lesson(
    "winning",
    Setup(players=3, end_turns=True),
    "lesson 154",
    STEPS,
    others={
        0: (
            *("play:dagger", "send:high_council", "end_turn"),
            *("buy:sietch_reverend_mother", "buy:assassination_mission", "end_turn", "pass"),
        ),
        2: (
            *("reveal", "resolve:card/scout.3", "retreat:2"),
            *("buy:gene_manipulation", "buy:duncan_idaho", "end_turn", "pass"),
        ),
    },
    begun=WINNING,
    seat=1,
)
