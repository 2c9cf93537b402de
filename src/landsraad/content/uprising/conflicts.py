"""The 16 Conflict cards of Uprising: 3 of level I, 9 of level II, 4 of level III; the winner keeps the card.

Rewards with a sandworm are doubled (R-221); control is put down once all the same.
"""

from __future__ import annotations

from landsraad.content.define import conflict
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny, GainInfluencePair
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, Pay, VictoryPoints
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import Recruit
from landsraad.engine.course.spaces import TakeControl
from landsraad.engine.machine.compose import Both, May
from landsraad.engine.machine.terms import (
    BENE_GESSERIT,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    GUILD,
    ORNITHOPTER,
    WILD,
)
from landsraad.engine.state.definitions import Conflict
from landsraad.engine.uprising.contracts import contract_or_solari
from landsraad.engine.uprising.spies import PlaceSpy, RecallSpies

UPRISING = "uprising"  # tells a card from the base box's card of the same name


def conflicts(*, choam: bool) -> list[Conflict]:
    """The Conflict cards."""
    return _level_1() + _level_2(choam) + _level_3()


def _level_1() -> list[Conflict]:
    return [
        conflict(
            "Skirmish",
            variant="crysknife",
            level=1,
            battle_icon=CRYSKNIFE,
            first=GainInfluenceAny(),
            second=Both(DrawIntrigue(), Gain(spice=1)),
            third=Gain(spice=1),
        ),
        conflict(
            "Skirmish",
            variant="desert_mouse",
            level=1,
            battle_icon=DESERT_MOUSE,
            first=Gain(solari=2),
            second=Gain(solari=3),
            third=Gain(solari=2),
        ),
        conflict(
            "Skirmish",
            variant="ornithopter",
            level=1,
            battle_icon=ORNITHOPTER,
            first=Both(DrawIntrigue(), Gain(solari=1)),
            second=Both(DrawIntrigue(), Gain(solari=2)),
            third=DrawIntrigue(),
        ),
    ]


def _level_2(choam: bool) -> list[Conflict]:
    return [
        conflict(
            "CHOAM Security",
            level=2,
            battle_icon=CRYSKNIFE,
            first=Both(GainInfluence(GUILD), contract_or_solari(choam=choam), Recruit(1)),
            second=Both(Gain(water=1), Gain(solari=2), Recruit(2)),
            third=Both(DrawIntrigue(), Recruit(1)),
        ),
        conflict(
            "Protect the Sietches",
            level=2,
            battle_icon=DESERT_MOUSE,
            first=Both(GainInfluence(FREMEN), Gain(water=1), Recruit(1)),
            second=Both(Gain(spice=3), Recruit(1)),
            third=Gain(spice=2),
        ),
        conflict(
            "Secure Imperial Basin",
            variant=UPRISING,
            level=2,
            battle_icon=DESERT_MOUSE,
            location="imperial_basin",
            first=Both(TakeControl("imperial_basin"), Gain(spice=2), Recruit(1)),
            second=Both(Gain(water=2), Recruit(1)),
            third=Both(Gain(water=1), Recruit(1)),
        ),
        conflict(
            "Seize Spice Refinery",
            level=2,
            battle_icon=CRYSKNIFE,
            location="spice_refinery",
            first=Both(TakeControl("spice_refinery"), PlaceSpy(), Gain(spice=2)),
            second=Both(DrawIntrigue(), Gain(spice=1), Recruit(1)),
            third=Gain(spice=2),
        ),
        conflict(
            "Shadow Contest",
            level=2,
            battle_icon=ORNITHOPTER,
            first=Both(GainInfluence(BENE_GESSERIT), DrawIntrigue()),
            second=Both(DrawIntrigue(), Gain(spice=1), Recruit(1)),
            third=Both(Gain(spice=1), Recruit(1)),
        ),
        conflict(
            "Siege of Arrakeen",
            variant=UPRISING,
            level=2,
            battle_icon=ORNITHOPTER,
            location="arrakeen",
            first=Both(TakeControl("arrakeen"), Gain(solari=2), Recruit(2)),
            second=Both(Gain(solari=4), Recruit(1)),
            third=Gain(solari=3),
        ),
        conflict(
            "Spice Freighters",
            level=2,
            battle_icon=CRYSKNIFE,
            first=Both(GainInfluenceAny(), May(Pay(spice=3) >> VictoryPoints(1))),
            second=Both(Gain(water=1), Gain(spice=1), Recruit(1)),
            third=Both(Gain(spice=1), Recruit(1)),
        ),
        conflict(
            "Test of Loyalty",
            level=2,
            battle_icon=ORNITHOPTER,
            first=Both(GainInfluence(EMPEROR), PlaceSpy(), Gain(solari=2)),
            second=Both(Gain(solari=4), Recruit(1)),
            third=Gain(solari=3),
        ),
        conflict(
            "Trade Dispute",
            level=2,
            battle_icon=DESERT_MOUSE,
            first=Both(contract_or_solari(choam=choam), Gain(water=1), May(TrashCard(optional=False))),
            second=Both(Gain(water=1), Gain(spice=1), May(TrashCard(optional=False))),
            third=Both(Gain(water=1), Recruit(1)),
        ),
    ]


def _level_3() -> list[Conflict]:
    return [
        conflict(
            "Battle for Arrakeen",
            variant=UPRISING,
            level=3,
            battle_icon=CRYSKNIFE,
            location="arrakeen",
            first=Both(VictoryPoints(1), TakeControl("arrakeen"), May(RecallSpies(2) >> VictoryPoints(1))),
            second=Both(DrawIntrigue(), Gain(spice=1), Gain(solari=3)),
            third=Both(Gain(spice=2), Gain(solari=2)),
        ),
        conflict(
            "Battle for Imperial Basin",
            variant=UPRISING,
            level=3,
            battle_icon=ORNITHOPTER,
            location="imperial_basin",
            first=Both(VictoryPoints(1), TakeControl("imperial_basin"), May(Pay(spice=4) >> VictoryPoints(1))),
            second=Gain(spice=5),
            third=Gain(spice=3),
        ),
        conflict(
            "Battle for Spice Refinery",
            level=3,
            battle_icon=DESERT_MOUSE,
            location="spice_refinery",
            first=Both(VictoryPoints(1), TakeControl("spice_refinery"), May(Pay(solari=6) >> VictoryPoints(1))),
            second=Both(DrawIntrigue(), Gain(spice=3)),
            third=Gain(spice=3),
        ),
        conflict(
            "Propaganda",
            level=3,
            battle_icon=WILD,
            first=GainInfluencePair(),
            second=Both(DrawIntrigue(), Gain(spice=3)),
            third=Gain(spice=3),
        ),
    ]
