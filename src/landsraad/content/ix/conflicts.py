"""The four Conflict cards of Rise of Ix."""

from __future__ import annotations

from landsraad.content.define import conflict
from landsraad.engine.definitions import Conflict
from landsraad.engine.effects import both, choose, draw_intrigue, freighter, gain, may, pay, recruit, vp


def conflicts() -> list[Conflict]:
    """They join the levels of the base box."""
    return [
        conflict(
            "Skirmish",
            variant="ix_a",
            level=1,
            first=both(freighter(), gain(spice=1)),
            second=gain(solari=3),
            third=gain(solari=2),
        ),
        conflict(
            "Skirmish",
            variant="ix_b",
            level=1,
            first=both(freighter(), recruit(1)),
            second=gain(spice=2),
            third=gain(spice=1),
        ),
        conflict(
            "Trade Monopoly",
            level=2,
            first=both(freighter(), freighter(), recruit(1)),
            second=both(draw_intrigue(), gain(water=1)),
            third=choose(draw_intrigue(), gain(water=1)),
        ),
        conflict(
            "Economic Supremacy",
            level=3,
            first=both(vp(1), may(pay(solari=6) >> vp(1)), may(pay(spice=4) >> vp(1))),
            second=vp(1),
            third=gain(spice=2, solari=2),
        ),
    ]
