"""The board of the base box: its 22 spaces (B-74) and the bonuses of the Influence tracks (B-87)."""

from __future__ import annotations

from landsraad.content.define import space
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.intrigue import DrawIntrigue, StealIntrigue
from landsraad.engine.base.resources import Gain, Pay, Persuasion
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import Recruit
from landsraad.engine.course.acquiring import AcquireReserve
from landsraad.engine.course.spaces import GainSwordmaster, Harvest, TakeCouncilSeat, TakeMentat
from landsraad.engine.machine.compose import Choose
from landsraad.engine.machine.conditions import InfluenceAtLeast
from landsraad.engine.machine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from landsraad.engine.state.definitions import Space, Track


def spaces(*, mentat_cost: int) -> list[Space]:
    """The spaces of the board. A faction's space gives its Influence by itself (B-65)."""
    return [
        # Emperor
        space("Conspire", icon=EMPEROR, cost=Pay(spice=4), effects=[Gain(solari=5), Recruit(2), DrawIntrigue()]),
        space("Wealth", icon=EMPEROR, effects=[Gain(solari=2)]),
        # Spacing Guild
        space("Heighliner", icon=GUILD, combat=True, cost=Pay(spice=6), effects=[Recruit(5), Gain(water=2)]),
        space("Foldspace", icon=GUILD, effects=[AcquireReserve("foldspace")]),
        # Bene Gesserit
        space(
            "Selective Breeding", icon=BENE_GESSERIT, cost=Pay(spice=2), effects=[TrashCard(optional=False) >> Draw(2)]
        ),
        space("Secrets", icon=BENE_GESSERIT, effects=[DrawIntrigue(), StealIntrigue()]),
        # Fremen
        space("Hardy Warriors", icon=FREMEN, combat=True, cost=Pay(water=1), effects=[Recruit(2)]),
        space("Stillsuits", icon=FREMEN, combat=True, effects=[Gain(water=1)]),
        # Landsraad
        space("High Council", icon=LANDSRAAD, cost=Pay(solari=5), once="already_seated", effects=[TakeCouncilSeat()]),
        space("Mentat", icon=LANDSRAAD, cost=Pay(solari=mentat_cost), effects=[Draw(1), TakeMentat()]),
        space("Swordmaster", icon=LANDSRAAD, cost=Pay(solari=8), once="already_trained", effects=[GainSwordmaster()]),
        space("Rally Troops", icon=LANDSRAAD, cost=Pay(solari=4), effects=[Recruit(4)]),
        space("Hall of Oratory", icon=LANDSRAAD, effects=[Recruit(1)], reveal=Persuasion(1)),
        # CHOAM
        space(
            "Sell Melange",
            icon=SPICE_TRADE,
            cost=Choose(
                Pay(spice=2) >> Gain(solari=6),
                Pay(spice=3) >> Gain(solari=8),
                Pay(spice=4) >> Gain(solari=10),
                Pay(spice=5) >> Gain(solari=12),
            ),
            effects=[],
        ),
        space("Secure Contract", icon=SPICE_TRADE, effects=[Gain(solari=3)]),
        # Arrakis: cities
        space("Arrakeen", icon=CITY, combat=True, effects=[Recruit(1), Draw(1)], control=Gain(solari=1)),
        space("Carthag", icon=CITY, combat=True, effects=[Recruit(1), DrawIntrigue()], control=Gain(solari=1)),
        space("Research Station", icon=CITY, combat=True, cost=Pay(water=2), effects=[Draw(3)]),
        space(
            "Sietch Tabr",
            icon=CITY,
            combat=True,
            requirement=InfluenceAtLeast(FREMEN, 2),
            effects=[Recruit(1), Gain(water=1)],
        ),
        # Arrakis: Maker spaces
        space("Imperial Basin", icon=SPICE_TRADE, combat=True, maker=1, effects=[Harvest(1)], control=Gain(spice=1)),
        space("Hagga Basin", icon=SPICE_TRADE, combat=True, cost=Pay(water=1), maker=2, effects=[Harvest(2)]),
        space("The Great Flat", icon=SPICE_TRADE, combat=True, cost=Pay(water=2), maker=3, effects=[Harvest(3)]),
    ]


def tracks() -> list[Track]:
    """The Influence tracks."""
    return [
        Track("emperor", icon=EMPEROR, bonus=Recruit(2)),
        Track("guild", icon=GUILD, bonus=Gain(solari=3)),
        Track("bene_gesserit", icon=BENE_GESSERIT, bonus=DrawIntrigue()),
        Track("fremen", icon=FREMEN, bonus=Gain(water=1)),
    ]
