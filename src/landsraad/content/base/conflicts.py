"""The 18 Conflict cards of the base box: 4 of level I, 10 of level II, 4 of level III (B-7); rewards B-117."""

from __future__ import annotations

from landsraad.content.define import conflict
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, VictoryPoints
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.course.spaces import PromiseMentat, TakeControl
from landsraad.engine.machine.compose import Both, Choose, May
from landsraad.engine.machine.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from landsraad.engine.state.definitions import Conflict


def conflicts() -> list[Conflict]:
    """The Conflict cards."""
    return _level_1() + _level_2() + _level_3()


def _level_1() -> list[Conflict]:
    return [
        conflict(
            "Skirmish",
            variant="a",
            level=1,
            first=VictoryPoints(1),
            second=Both(DrawIntrigue(), Gain(solari=2)),
            third=Gain(solari=2),
        ),
        conflict(
            "Skirmish",
            variant="b",
            level=1,
            first=VictoryPoints(1),
            second=Gain(water=1),
            third=Gain(spice=1),
        ),
        conflict(
            "Skirmish",
            variant="c",
            level=1,
            first=Both(GainInfluenceAny(), Gain(spice=1)),
            second=Gain(spice=2),
            third=Gain(spice=1),
        ),
        conflict(
            "Skirmish",
            variant="d",
            level=1,
            first=Both(GainInfluenceAny(), Gain(solari=2)),
            second=Gain(solari=3),
            third=Gain(solari=2),
        ),
    ]


def _level_2() -> list[Conflict]:
    return [
        conflict(
            "Cloak and Dagger",
            level=2,
            first=Both(GainInfluenceAny(), DrawIntrigue(2)),
            second=Both(DrawIntrigue(), Gain(spice=1)),
            third=Choose(DrawIntrigue(), Gain(spice=1)),
        ),
        conflict(
            "Desert Power",
            level=2,
            first=Both(VictoryPoints(1), Gain(water=1)),
            second=Gain(water=1, spice=1),
            third=Gain(spice=1),
        ),
        conflict(
            "Guild Bank Raid",
            level=2,
            first=Gain(solari=6),
            second=Gain(solari=4),
            third=Gain(solari=2),
        ),
        conflict(
            "Machinations",
            level=2,
            first=Choose(
                GainInfluence(EMPEROR),
                GainInfluence(GUILD),
                GainInfluence(BENE_GESSERIT),
                GainInfluence(FREMEN),
                count=2,
            ),
            second=Gain(water=1, solari=2),
            third=Gain(water=1),
        ),
        conflict(
            "Raid Stockpiles",
            level=2,
            first=Both(DrawIntrigue(), Gain(spice=3)),
            second=Gain(spice=2),
            third=Gain(spice=1),
        ),
        conflict(
            "Secure Imperial Basin",
            level=2,
            location="imperial_basin",
            first=Both(VictoryPoints(1), TakeControl("imperial_basin")),
            second=Gain(water=2),
            third=Gain(water=1),
        ),
        conflict(
            "Siege of Arrakeen",
            level=2,
            location="arrakeen",
            first=Both(VictoryPoints(1), TakeControl("arrakeen")),
            second=Gain(solari=4),
            third=Gain(solari=2),
        ),
        conflict(
            "Siege of Carthag",
            level=2,
            location="carthag",
            first=Both(VictoryPoints(1), TakeControl("carthag")),
            second=Both(DrawIntrigue(), Gain(spice=1)),
            third=Gain(spice=1),
        ),
        conflict(
            "Sort Through the Chaos",
            level=2,
            first=Both(PromiseMentat(), DrawIntrigue(), Gain(solari=2)),
            second=Both(DrawIntrigue(), Gain(solari=2)),
            third=Gain(solari=2),
        ),
        conflict(
            "Terrible Purpose",
            level=2,
            first=Both(VictoryPoints(1), May(TrashCard(optional=False))),
            second=Gain(water=1, spice=1),
            third=Gain(spice=1),
        ),
    ]


def _level_3() -> list[Conflict]:
    return [
        conflict(
            "Battle for Arrakeen",
            level=3,
            location="arrakeen",
            first=Both(VictoryPoints(2), TakeControl("arrakeen")),
            second=Choose(DrawIntrigue(), Gain(spice=2), Gain(solari=3), count=2),
            third=Both(DrawIntrigue(), Gain(solari=2)),
        ),
        conflict(
            "Battle for Carthag",
            level=3,
            location="carthag",
            first=Both(VictoryPoints(2), TakeControl("carthag")),
            second=Both(DrawIntrigue(), Gain(spice=3)),
            third=Gain(spice=3),
        ),
        conflict(
            "Battle for Imperial Basin",
            level=3,
            location="imperial_basin",
            first=Both(VictoryPoints(2), TakeControl("imperial_basin")),
            second=Gain(spice=5),
            third=Gain(spice=3),
        ),
        conflict(
            "Grand Vision",
            level=3,
            first=Both(GainInfluenceAny(2), DrawIntrigue()),
            second=Both(DrawIntrigue(), Gain(spice=3)),
            third=Gain(spice=3),
        ),
    ]
