"""The nine leaders of Uprising, one of them for the CHOAM module, and the other side of Lady Jessica."""

from __future__ import annotations

from landsraad.content.define import bits, leader
from landsraad.content.uprising.six.cards import MUADDIBS_DECK, SHADDAMS_DECK
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, Pay, Persuasion, Swords
from landsraad.engine.base.trashing import TrashCard, TrashFromHand
from landsraad.engine.base.troops import Recruit, Retreat
from landsraad.engine.course.acquiring import AcquireUpTo
from landsraad.engine.course.sides import RecallMemories, Remember, RepeatSpace, Train
from landsraad.engine.machine.compose import Both, Choose, May, When
from landsraad.engine.machine.conditions import HoldsAlliance, StrengthAtLeast
from landsraad.engine.machine.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    EMPEROR_BOARD,
    FREMEN,
    FREMEN_BOARD,
    GUILD,
    HAND,
    LANDSRAAD,
    NOBODY,
)
from landsraad.engine.state.definitions import Leader
from landsraad.engine.uprising.sandworms import SandwormInConflict
from landsraad.engine.uprising.spies import PlaceSpy, RecallSpies


def leaders(*, teams: bool) -> list[Leader]:
    """The leaders, and the back of the one sheet that has two sides; with teams one of them is a Commander."""
    return [
        leader(
            "Feyd-Rautha Harkonnen",
            house="harkonnen",
            complexity=1,
            signet=Train(
                [
                    May(Pay(solari=1) >> TrashCard(optional=False)),
                    PlaceSpy(),
                    May(TrashCard(optional=False)),
                    May(TrashCard(optional=False)),
                    PlaceSpy(),
                    Gain(spice=2),
                    Both(Recruit(1), PlaceSpy()),
                ],
                [[1, 2], [3], [3], [4, 5], [7], [6], [7], []],
            ),
            reveal=[RecallSpies() >> Swords(2)],
        ),
        leader(
            "Gurney Halleck",
            house="atreides",
            complexity=1,
            signet=Recruit(1),
            reveal=[When(StrengthAtLeast(10 if teams else 6), Persuasion(1))],
        ),
        leader(
            "Lady Amber Metulli",
            house="metulli",
            complexity=1,
            signet=Both(Gain(solari=1), When(HoldsAlliance(NOBODY), Gain(spice=1))),
            reveal=[Retreat(1)],
        ),
        leader(
            "Lady Jessica",
            house="atreides",
            complexity=2,
            signet=Pay(spice=1) >> Both(DrawIntrigue(), Remember()),
            visit=RecallMemories(),
            visit_icons=[BENE_GESSERIT],
            other_side="reverend_mother_jessica",
        ),
        leader(
            "Reverend Mother Jessica",
            house="atreides",
            complexity=2,
            signet=Pay(spice=1) >> Gain(water=1),
            visit=Pay(water=1) >> RepeatSpace(),
            visit_icons=[BENE_GESSERIT, FREMEN],
            is_back=True,
        ),
        leader(
            "Lady Margot Fenring",
            house="fenring",
            complexity=1,
            signet=PlaceSpy(near=[CITY]),
            reaches={BENE_GESSERIT: Gain(spice=2)},
        ),
        leader(
            "Muad'Dib",
            house="atreides",
            complexity=1,
            signet=Draw(1),
            reveal=[When(SandwormInConflict(), DrawIntrigue())],
            deck=MUADDIBS_DECK if teams else None,
            own_track=FREMEN_BOARD if teams else NOBODY,
        ),
        leader(
            "Princess Irulan",
            house="corrino",
            complexity=2,
            signet=Choose(AcquireUpTo(1, to=HAND, least=1, optional=True), TrashFromHand(Gain(spice=2))),
            reaches={EMPEROR: DrawIntrigue()},
        ),
        leader(
            "Staban Tuek",
            house="",
            complexity=3,
            signet=PlaceSpy(
                follow={
                    bits([LANDSRAAD]): Pay(spice=1) >> Gain(solari=3),
                    bits([EMPEROR, GUILD, BENE_GESSERIT, FREMEN]): Pay(solari=2) >> DrawIntrigue(),
                }
            ),
            spied_harvest=Gain(spice=1),
            lacks="diplomacy",
        ),
    ]


def choam_leaders(*, teams: bool) -> list[Leader]:
    """The leader that only the CHOAM module brings; with teams a Commander."""
    return [
        leader(
            "Shaddam Corrino IV",
            house="corrino",
            complexity=2,
            signet=Choose(Both(Gain(solari=1), Recruit(1)), Pay(solari=3) >> GainInfluenceAny()),
            bans_deploy=True,
            takes_aside=True,
            deck=SHADDAMS_DECK if teams else None,
            own_track=EMPEROR_BOARD if teams else NOBODY,
        )
    ]
