"""The ten Rival cards (UR-3)."""

from __future__ import annotations

from landsraad.content.define import rival
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain
from landsraad.engine.base.troops import Recruit
from landsraad.engine.machine.compose import Both, Either
from landsraad.engine.machine.conditions import HoldsAlliance
from landsraad.engine.machine.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD, NOBODY
from landsraad.engine.state.definitions import Rival
from landsraad.engine.uprising.rivals import InfluenceForAlliance, InfluenceWhereMost, PlaceSpyOnFaction
from landsraad.engine.uprising.sandworms import DestroyWall, TakeHooks


def rivals() -> list[Rival]:
    """The Rivals, the easiest first: the less its third Agent costs, the harder a Rival is."""
    return [
        rival(
            "Staban Tuek",
            swordmaster=9,
            signet=Gain(spice=1),
            network=Recruit(2),
            priorities=[GUILD, FREMEN, BENE_GESSERIT, EMPEROR],
        ),
        rival(
            "Lady Amber Metulli",
            swordmaster=9,
            signet=Recruit(1),
            network=Recruit(3),
            priorities=[FREMEN, EMPEROR, GUILD, BENE_GESSERIT],
            streamlined=True,
        ),
        rival(
            "Gurney Halleck",
            swordmaster=8,
            signet=Recruit(1),
            network=InfluenceWhereMost(),
            priorities=[FREMEN, GUILD, EMPEROR, BENE_GESSERIT],
        ),
        rival(
            "Lady Margot Fenring",
            swordmaster=8,
            signet=Gain(solari=1),
            network=GainInfluence(BENE_GESSERIT),
            priorities=[BENE_GESSERIT, EMPEROR, FREMEN, GUILD],
        ),
        rival(
            "Princess Irulan",
            swordmaster=7,
            signet=PlaceSpyOnFaction(),
            network=Both(GainInfluenceAny(), Recruit(1)),
            priorities=[EMPEROR, BENE_GESSERIT, FREMEN, GUILD],
        ),
        rival(
            'Glossu "The Beast" Rabban',
            swordmaster=7,
            signet=Either(HoldsAlliance(NOBODY), Recruit(2), Recruit(1)),
            network=InfluenceForAlliance(2),
            priorities=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN],
            streamlined=True,
        ),
        rival(
            "Baron Vladimir Harkonnen",
            swordmaster=6,
            signet=DrawIntrigue(),
            network=Both(Gain(solari=2), Recruit(2)),
            priorities=[GUILD, EMPEROR, BENE_GESSERIT, FREMEN],
        ),
        rival(
            "Lady Jessica",
            swordmaster=6,
            signet=InfluenceForAlliance(1),
            network=Gain(water=2),
            priorities=[BENE_GESSERIT, FREMEN, GUILD, EMPEROR],
        ),
        rival(
            "Feyd-Rautha Harkonnen",
            swordmaster=4,
            signet=Recruit(2),
            network=GainInfluenceAny(),
            priorities=[EMPEROR, BENE_GESSERIT, GUILD, FREMEN],
        ),
        rival(
            "Muad'Dib",
            swordmaster=4,
            signet=GainInfluence(FREMEN),
            network=Both(TakeHooks(), DestroyWall(), DrawIntrigue()),
            priorities=[FREMEN, BENE_GESSERIT, GUILD, EMPEROR],
        ),
    ]
