"""Lesson 7, "House Hagal and Rivals": a first round alone against two automated opponents."""

from __future__ import annotations

from typing import Final

from landsraad.content.setup import Setup
from landsraad.engine.base.troops import FROM_GARRISON
from landsraad.engine.course.rounds import vp_to_end
from landsraad.lessons.lesson import Lesson, Step, bought, card, in_round, me, space

STEPS: Final = (
    Step("rivals", ("seat/1",), values=lambda view: {"n": len(view.state.players) - 1}),
    Step(
        "turn",
        ("hand/reconnaissance", "space/arrakeen"),
        ("play:reconnaissance", "deploy:2", "end_turn"),
        ("send:arrakeen",),
        values=lambda view: {"card": card("reconnaissance"), "space": space("arrakeen"), "most": FROM_GARRISON},
    ),
    Step("card", ("seat/2",)),
    Step(
        "second",
        ("hand/signet_ring", "space/secure_contract"),
        ("play:signet_ring", "send:secure_contract", "end_turn"),
        values=lambda view: {"card": card("signet_ring"), "space": space("secure_contract")},
    ),
    Step(
        "buy",
        ("market/liet_kynes", "market"),
        ("buy:liet_kynes", "end_turn"),
        ("buy:*",),
        values=lambda view: {
            "persuasion": int(me(view).persuasion),
            "bought": bought(view),
            "card": card("liet_kynes"),
        },
    ),
    Step("combat", ("conflict",), values=lambda view: {"vp": int(view.state.players[1].vp)}, due=in_round(2)),
    Step("end", values=lambda view: {"vp": int(vp_to_end(view.state))}, due=in_round(2)),
)

LESSON: Final = Lesson("house_hagal", Setup(players=1, end_turns=True), "lesson 0", STEPS)
