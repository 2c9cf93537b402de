"""The four Conflict cards of Rise of Ix."""

from __future__ import annotations

from landsraad.content.define import conflict
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, Pay, VictoryPoints
from landsraad.engine.base.troops import Recruit
from landsraad.engine.ix.shipping import MoveFreighter
from landsraad.engine.machine.compose import Both, Choose, May
from landsraad.engine.state.definitions import Conflict


def conflicts() -> list[Conflict]:
    """They join the levels of the base box."""
    return [
        conflict(
            "Skirmish",
            variant="ix_a",
            level=1,
            first=Both(MoveFreighter(), Gain(spice=1)),
            second=Gain(solari=3),
            third=Gain(solari=2),
        ),
        conflict(
            "Skirmish",
            variant="ix_b",
            level=1,
            first=Both(MoveFreighter(), Recruit(1)),
            second=Gain(spice=2),
            third=Gain(spice=1),
        ),
        conflict(
            "Trade Monopoly",
            level=2,
            first=Both(MoveFreighter(), MoveFreighter(), Recruit(1)),
            second=Both(DrawIntrigue(), Gain(water=1)),
            third=Choose(DrawIntrigue(), Gain(water=1)),
        ),
        conflict(
            "Economic Supremacy",
            level=3,
            first=Both(VictoryPoints(1), May(Pay(solari=6) >> VictoryPoints(1)), May(Pay(spice=4) >> VictoryPoints(1))),
            second=VictoryPoints(1),
            third=Gain(spice=2, solari=2),
        ),
    ]
