"""The 30 Imperium cards of Immortality, and the starting card that comes in place of another one."""

from __future__ import annotations

from landsraad.content.define import imperium_card, starter_card
from landsraad.engine.base.cards import ReturnThis
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny, GainInfluencePair, LoseInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue, KeepIntrigue
from landsraad.engine.base.resources import Gain, Persuasion, Swords, VictoryPoints
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import CombatIcon, DeployOrRetreat, LoseTroops, Recruit
from landsraad.engine.course.acquiring import AcquireUpTo
from landsraad.engine.immortality.graft import Grafted, GraftedTo, TrashPartner
from landsraad.engine.immortality.research import GeneticMarker, Research
from landsraad.engine.immortality.specimens import PaySpecimens, Specimen
from landsraad.engine.immortality.tleilaxu import Tleilaxu
from landsraad.engine.machine.compose import Both, Choose, Either, When
from landsraad.engine.machine.conditions import (
    AnotherInPlay,
    HoldsAlliance,
    InfluenceAtLeast,
    MostTroopsInConflict,
)
from landsraad.engine.machine.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    HAND,
    LANDSRAAD,
    SPICE_TRADE,
    bits,
)
from landsraad.engine.state.definitions import Card

REPLACED = "dune_the_desert_planet"  # both copies, in each player's deck (IM-2)


def experimentation() -> Card:
    """The starting card."""
    return starter_card(
        "Experimentation", copies=2, icons=[SPICE_TRADE], agent=[Research()], reveal=[Persuasion(1), Specimen()]
    )


def cards() -> list[Card]:
    """The Imperium cards."""
    return [
        imperium_card(
            "Bene Tleilax Lab",
            cost=2,
            icons=[CITY, SPICE_TRADE],
            agent=[Specimen()],
            reveal=[Persuasion(1), When(GeneticMarker(1), Gain(spice=1))],
        ),
        imperium_card(
            "Bene Tleilax Researcher",
            cost=4,
            icons=[LANDSRAAD],
            graft=True,
            agent=[Research()],
            reveal=[Persuasion(1), When(GeneticMarker(1), Persuasion(1)), When(GeneticMarker(2), Persuasion(1))],
        ),
        imperium_card(
            "Blank Slate",
            cost=1,
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            icons_while=(Grafted(), [EMPEROR, GUILD, BENE_GESSERIT, FREMEN]),
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Clandestine Meeting",
            cost=4,
            factions=[BENE_GESSERIT],
            agent=[GainInfluence(BENE_GESSERIT), DrawIntrigue()],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Corrupt Smuggler",
            cost=3,
            factions=[GUILD, FREMEN],
            icons=[GUILD, SPICE_TRADE],
            agent=[When(Grafted(), Gain(spice=2))],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Dissecting Kit",
            copies=2,
            cost=2,
            icons=[LANDSRAAD, CITY],
            graft=True,
            agent=[TrashPartner() >> Specimen()],
            reveal=[Persuasion(1), When(GeneticMarker(1), Tleilaxu())],
        ),
        imperium_card(
            "For Humanity",
            cost=7,
            factions=[BENE_GESSERIT],
            icons=[BENE_GESSERIT, LANDSRAAD, SPICE_TRADE],
            agent=[GainInfluenceAny()],
            reveal=[
                Persuasion(2),
                When(HoldsAlliance(BENE_GESSERIT), LoseInfluenceAny(2, together=True) >> VictoryPoints(1)),
            ],
        ),
        imperium_card(
            "High Priority Travel",
            copies=2,
            cost=1,
            factions=[GUILD],
            icons=[LANDSRAAD, SPICE_TRADE],
            agent=[When(InfluenceAtLeast(GUILD, 2), Choose(Draw(1), CombatIcon()))],
            reveal=[Persuasion(1), Gain(solari=1)],
        ),
        imperium_card(
            "Imperium Ceremony",
            cost=6,
            factions=[EMPEROR, GUILD],
            icons=[EMPEROR, GUILD, LANDSRAAD],
            agent=[KeepIntrigue()],
            reveal=[Persuasion(3)],
        ),
        imperium_card(
            "Interstellar Conspiracy",
            cost=4,
            icons=[CITY],
            graft=True,
            agent=[Gain(spice=1), When(GraftedTo(bits((EMPEROR, GUILD))), GainInfluenceAny())],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Keys to Power",
            cost=5,
            factions=[GUILD, BENE_GESSERIT],
            icons=[GUILD, BENE_GESSERIT, LANDSRAAD],
            agent=[When(InfluenceAtLeast(EMPEROR, 2), Gain(spice=2))],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Lisan al Gaib",
            cost=4,
            factions=[BENE_GESSERIT, FREMEN],
            icons=[FREMEN, CITY, SPICE_TRADE],
            acquire=Gain(spice=1),
            agent=[When(AnotherInPlay(BENE_GESSERIT), GainInfluence(FREMEN))],
            reveal=[Persuasion(1), When(AnotherInPlay(FREMEN), Swords(2))],
        ),
        imperium_card(
            "Long Reach",
            cost=6,
            factions=[BENE_GESSERIT],
            icons_while=(AnotherInPlay(BENE_GESSERIT), [LANDSRAAD, CITY, SPICE_TRADE]),
            agent=[GainInfluencePair()],
            reveal=[Persuasion(1), DrawIntrigue()],
        ),
        imperium_card(
            "Occupation",
            cost=8,
            factions=[GUILD],
            icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN, CITY, SPICE_TRADE],
            acquire=Recruit(3),
            agent=[Draw(1), CombatIcon()],
            reveal=[Gain(water=1), Gain(spice=1), Recruit(1)],
        ),
        imperium_card(
            "Organ Merchants",
            cost=3,
            icons=[CITY, SPICE_TRADE],
            agent=[PaySpecimens(1) >> Gain(solari=4)],
            reveal=[Persuasion(1), Gain(solari=1)],
        ),
        imperium_card(
            "Planned Coupling",
            copies=2,
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[BENE_GESSERIT],
            graft=True,
            agent=[Draw(1)],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Replacement Eyes",
            cost=5,
            icons=[CITY],
            graft=True,
            agent=[TrashCard(optional=False) >> Draw(1)],
            reveal=[Persuasion(1), Swords(1)],
            on_trash=Tleilaxu(),
        ),
        imperium_card(
            "Sardaukar Quartermaster",
            cost=2,
            factions=[EMPEROR],
            icons=[LANDSRAAD, CITY],
            agent=[When(Grafted(), Both(Recruit(1), Draw(1)))],
            reveal=[Persuasion(1), Swords(2)],
        ),
        imperium_card(
            "Shadout Mapes",
            cost=2,
            factions=[FREMEN],
            icons=[FREMEN, SPICE_TRADE],
            reveal=[Persuasion(1), Swords(1), DeployOrRetreat()],
        ),
        imperium_card(
            "Show of Strength",
            cost=3,
            factions=[EMPEROR, FREMEN],
            icons_while=(MostTroopsInConflict(), [LANDSRAAD, SPICE_TRADE]),
            agent=[Draw(2)],
            reveal=[Persuasion(1), Swords(2)],
        ),
        imperium_card(
            "Spiritual Fervor",
            copies=2,
            cost=3,
            icons=[SPICE_TRADE],
            acquire=Research(),
            reveal=[Persuasion(1), Specimen()],
        ),
        imperium_card(
            "Stillsuit Manufacturer",
            cost=5,
            factions=[FREMEN],
            icons=[FREMEN, CITY],
            agent=[Gain(water=1), When(HoldsAlliance(FREMEN), ReturnThis())],
            reveal=[Persuasion(1), When(AnotherInPlay(FREMEN), Gain(spice=2))],
        ),
        imperium_card(
            "Throne Room Politics",
            cost=4,
            factions=[EMPEROR, BENE_GESSERIT],
            icons=[EMPEROR],
            agent=[Recruit(1), TrashCard()],
            reveal=[Persuasion(1), GainInfluence(BENE_GESSERIT)],
        ),
        imperium_card(
            "Tleilaxu Master",
            copies=2,
            cost=5,
            icons=[LANDSRAAD, SPICE_TRADE],
            agent=[
                Either(
                    GeneticMarker(2),
                    AcquireUpTo(6, to=HAND, optional=True),
                    When(GeneticMarker(1), AcquireUpTo(6, optional=True)),
                )
            ],
            reveal=[Persuasion(1), Research(), Research()],
        ),
        imperium_card(
            "Tleilaxu Surgeon",
            cost=3,
            icons=[EMPEROR, CITY],
            agent=[PaySpecimens(2) >> Both(Tleilaxu(), Tleilaxu())],
            reveal=[Persuasion(2), LoseTroops(2) >> Specimen(2)],
        ),
    ]
