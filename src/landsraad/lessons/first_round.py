"""Lesson 1, "Your first round": a whole round of the base game, from the first Agent to the recall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.content.setup import Setup
from landsraad.engine.base.influence import VP_AT
from landsraad.engine.base.troops import FROM_GARRISON
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.machine.terms import BENE_GESSERIT
from landsraad.engine.state.state import STRENGTH_OF_TROOP
from landsraad.engine.view import View
from landsraad.lessons.lesson import Lesson, Step, bought, card, in_round, intrigue, me, space
from landsraad.text.said import Value

SETUP: Final = Setup(
    players=3,
    leaders=("duke_leto_atreides", "glossu_the_beast_rabban", "count_ilban_richese"),
    end_turns=True,
)


def _goal(view: View) -> Mapping[str, Value]:
    return {"vp": int(vp_to_end(view.state)), "agents": int(me(view).agents)}


def _intrigue(view: View) -> Mapping[str, Value]:
    drawn = intrigue("recruitment_mission")
    return {"n": int(me(view).influence_of(BENE_GESSERIT)), "needed": VP_AT, "card": drawn}


def _reveal(view: View) -> Mapping[str, Value]:
    mine = me(view)
    left = {"persuasion": int(mine.persuasion), "swords": int(mine.swords)}
    return {**left, "bought": bought(view), "card": card("duncan_idaho")}


def _fight(view: View) -> Mapping[str, Value]:
    return {"strength": int(me(view).strength()), "troop": STRENGTH_OF_TROOP, "sword": 1}


STEPS: Final = (
    Step("goal", ("seat/0",), values=_goal),
    Step(
        "card",
        ("hand/dune_the_desert_planet", "space/imperial_basin"),
        ("play:dune_the_desert_planet", "send:imperial_basin"),
        values=lambda view: {"card": card("dune_the_desert_planet"), "space": space("imperial_basin")},
    ),
    Step(
        "deploy",
        ("decision", "conflict"),
        ("deploy:2", "end_turn"),
        values=lambda view: {"spice": int(me(view).spice), "most": FROM_GARRISON},
    ),
    Step(
        "influence",
        ("hand/diplomacy", "space/secrets"),
        ("play:diplomacy", "send:secrets"),
        values=lambda view: {"card": card("diplomacy"), "space": space("secrets")},
    ),
    Step("intrigue", ("faction/bene_gesserit", "intrigue"), ("end_turn",), values=_intrigue),
    Step("reveal", ("finish",), ("reveal",), values=lambda view: {"n": len(me(view).hand)}),
    Step("buy", ("market/duncan_idaho", "market"), ("buy:duncan_idaho", "end_turn"), ("buy:*",), values=_reveal),
    Step("combat", ("conflict",), ("pass",), values=_fight),
    Step("won", ("conflict",), ("pass",)),
    Step("reward", ("seat/0",), values=lambda view: {"vp": int(me(view).vp)}, due=in_round(2)),
    Step("recall", ("space/hagga_basin",), values=lambda view: {"n": len(me(view).hand)}, due=in_round(2)),
    Step("end", values=_goal, due=in_round(2)),
)

LESSON: Final = Lesson(
    "first_round",
    SETUP,
    "lesson 258",
    STEPS,
    others={
        1: (
            *("play:seek_allies", "send:hardy_warriors", "deploy:1", "end_turn"),
            *("play:diplomacy", "send:stillsuits", "end_turn"),
            *("buy:space_travel", "end_turn"),
        ),
        2: (
            *("play:diplomacy", "send:wealth", "end_turn"),
            *("play:signet_ring", "send:carthag", "deploy:1", "end_turn"),
            *("reveal", "end_turn", "pass"),
        ),
    },
)
