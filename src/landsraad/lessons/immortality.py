"""Lesson 6, "Immortality": research, the Tleilaxu track, specimens and what they pay for, grafted cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from landsraad.content.setup import Setup
from landsraad.engine.state.definitions import ResearchSpace
from landsraad.engine.view import View
from landsraad.lessons.begun import RESEARCHING
from landsraad.lessons.lesson import Lesson, Step, card, me, space
from landsraad.text.said import Value

BOUGHT: Final = "guild_impersonator"
WAY: Final = "c3r5"


def _place(view: View, id: str) -> ResearchSpace:
    return next(place for place in view.state.rules.research if place.id == id)


def _research(view: View) -> Mapping[str, Value]:
    way = _place(view, WAY)
    return {
        "card": card("experimentation"),
        "space": space("imperial_basin"),
        "column": int(way.column),
        "row": int(way.row),
    }


def _track(view: View) -> Mapping[str, Value]:
    first = next(step for step in view.state.rules.tleilaxu if step.spice > 0)
    return {"now": int(me(view).tleilaxu), "n": int(first.number), "spice": int(first.spice)}


def _graft(_view: View) -> Mapping[str, Value]:
    cards = {"card": card("bene_tleilax_researcher"), "other": card("diplomacy")}
    return {**cards, "space": space("secrets")}


def _marker(view: View) -> Mapping[str, Value]:
    marked = next(place for place in view.state.rules.research if place.marker == 1)
    return {"n": int(marked.marker), "column": int(marked.column)}


def _row(view: View) -> Mapping[str, Value]:
    rules = view.state.rules
    cost = next(one.specimens for one in rules.cards if one.id == BOUGHT)
    return {"left": int(me(view).specimens), "card": card(BOUGHT), "cost": int(cost)}


def _end(view: View) -> Mapping[str, Value]:
    hand = {view.state.rules.cards[one].id for one in me(view).hand}
    return {"card": card(BOUGHT), "there": "yes" if BOUGHT in hand else "no"}


STEPS: Final = (
    Step("board", ("research/c2r4",), values=lambda view: {"column": int(_place(view, "c2r4").column)}),
    Step(
        "research",
        ("hand/experimentation", "space/imperial_basin", f"research/{WAY}"),
        ("play:experimentation", "send:imperial_basin", "resolve:card/experimentation", f"research:{WAY}"),
        ("deploy:*",),
        values=_research,
    ),
    Step("track", ("tleilaxu",), values=_track),
    Step(
        "specimens",
        ("tanks",),
        ("end_turn",),
        ("deploy:*",),
        values=lambda view: {"n": int(me(view).specimens)},
    ),
    Step(
        "graft",
        ("hand/bene_tleilax_researcher", "space/secrets"),
        (
            *("play:bene_tleilax_researcher", "graft:diplomacy", "send:secrets"),
            *("resolve:card/bene_tleilax_researcher", "research:c4r4", "end_turn"),
        ),
        ("research:*",),
        values=_graft,
    ),
    Step("marker", ("tleilaxu_row",), values=_marker),
    Step("atomics", ("market",), values=lambda view: {"n": len(view.state.row)}),
    Step("reveal", ("finish",), ("reveal",)),
    Step(
        "row",
        (f"tleilaxu_row/{BOUGHT}",),
        (f"clone:{BOUGHT}", "to_deck", "end_turn"),
        ("clone:chairdog", "to_*", "buy:*"),
        values=_row,
    ),
    Step("end", values=_end),
)

LESSON: Final = Lesson(
    "immortality",
    Setup(players=3, boxes=("base", "immortality"), end_turns=True),
    "lesson 709",
    STEPS,
    others={
        1: (
            *("play:contaminator", "send:hardy_warriors", "deploy:2", "end_turn"),
            *("play:foldspace", "send:foldspace", "resolve:space/foldspace", "end_turn"),
            *("reveal", "take_plain", "buy:power_play", "clone:reclaimed_forces", "choose:2", "end_turn"),
        ),
        2: (
            *("play:diplomacy", "send:stillsuits", "deploy:1", "end_turn"),
            *("play:imperial_spy", "resolve:card/imperial_spy", "end_turn"),
            *("play:reconnaissance", "send:carthag", "end_turn"),
            *("reveal", "buy:imperium_ceremony", "end_turn"),
        ),
    },
    begun=RESEARCHING,
)
