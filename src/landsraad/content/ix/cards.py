"""The 35 Imperium cards of Rise of Ix, its promotional card, and the card of the epic game."""

from __future__ import annotations

from landsraad.content.define import bits, imperium_card, starter_card
from landsraad.engine.base.agents import TakeExtraTurn
from landsraad.engine.base.cards import UseSignet
from landsraad.engine.base.discarding import Discard
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue, ReturnIntrigue
from landsraad.engine.base.resources import Gain, Pay, Persuasion, Swords, SwordsPerSwordCard, VictoryPoints
from landsraad.engine.base.trashing import TrashCard, TrashThis
from landsraad.engine.base.troops import DeployFromSupply, Recruit, Retreat
from landsraad.engine.course.acquiring import AcquireUpTo
from landsraad.engine.ix.dreadnoughts import Commission, SwordsPerDreadnought
from landsraad.engine.ix.shipping import MoveFreighter
from landsraad.engine.ix.tech import AcquireTech, Negotiate, TechOwned
from landsraad.engine.ix.units import ForceRetreats, RetreatUnits
from landsraad.engine.machine.compose import Both, Choose, May, When
from landsraad.engine.machine.conditions import (
    AgentsOnIcons,
    AnotherInPlay,
    EnemyOnSpace,
    HoldsAlliance,
    InfluenceAtLeast,
)
from landsraad.engine.machine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from landsraad.engine.state.definitions import Card

EPIC_SWAPS = "dune_the_desert_planet"


def cards() -> list[Card]:
    """The Imperium cards."""
    return [
        imperium_card(
            "Appropriate",
            cost=5,
            factions=[EMPEROR],
            icons=[LANDSRAAD, SPICE_TRADE],
            acquire=MoveFreighter(),
            agent=[When(InfluenceAtLeast(EMPEROR, 2), Choose(AcquireTech(), AcquireTech(in_solari=True)))],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Bounty Hunter",
            cost=1,
            infiltrates=[CITY],
            agent=[When(EnemyOnSpace(), Gain(solari=2))],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card("CHOAM Delegate", cost=1, infiltrates=[SPICE_TRADE], reveal=[Gain(solari=3)], unload=True),
        imperium_card(
            "Court Intrigue",
            cost=2,
            factions=[EMPEROR],
            infiltrates=[EMPEROR],
            agent=[ReturnIntrigue(1)],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Desert Ambush",
            cost=3,
            factions=[FREMEN],
            icons=[SPICE_TRADE],
            agent=[ForceRetreats()],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Embedded Agent",
            cost=5,
            factions=[BENE_GESSERIT],
            infiltrates=[LANDSRAAD],
            agent=[
                When(AnotherInPlay(BENE_GESSERIT), MoveFreighter()),
                When(AnotherInPlay(BENE_GESSERIT), MoveFreighter()),
            ],
            reveal=[Persuasion(1), DrawIntrigue()],
        ),
        imperium_card(
            "Esmar Tuek",
            cost=5,
            factions=[GUILD],
            icons=[CITY, SPICE_TRADE],
            agent=[Pay(spice=1) >> Both(GainInfluence(GUILD), Draw(1))],
            reveal=[Gain(spice=2), Gain(solari=2)],
            unload=True,
        ),
        imperium_card("Freighter Fleet", copies=2, cost=2, icons=[SPICE_TRADE], reveal=[MoveFreighter()], unload=True),
        imperium_card(
            "Full-Scale Assault",
            cost=8,
            factions=[EMPEROR],
            icons=[EMPEROR, CITY],
            acquire=May(Commission()),
            agent=[Recruit(2)],
            reveal=[Persuasion(2), SwordsPerDreadnought(3)],
        ),
        imperium_card(
            "Guild Accord",
            cost=6,
            factions=[GUILD],
            infiltrates=[GUILD],
            discount=("heighliner", 2),
            reveal=[Gain(water=1), When(HoldsAlliance(GUILD), Gain(spice=3))],
            unload=True,
        ),
        imperium_card(
            "Guild Chief Administrator",
            cost=4,
            factions=[GUILD],
            icons=[GUILD, CITY, SPICE_TRADE],
            agent=[Discard(1, cost=True) >> May(TrashCard(optional=False))],
            reveal=[Persuasion(1), MoveFreighter()],
        ),
        imperium_card(
            "Imperial Bashar",
            cost=4,
            factions=[EMPEROR],
            icons=[CITY],
            agent=[Choose(Recruit(1), May(TrashCard(optional=False)))],
            reveal=[Persuasion(1), Swords(2), SwordsPerSwordCard(others=True)],
        ),
        imperium_card(
            "Imperial Shock Trooper",
            cost=3,
            factions=[EMPEROR],
            reveal=[Persuasion(1), Swords(2), When(AgentsOnIcons(bits([EMPEROR]), 1), Swords(3))],
        ),
        imperium_card(
            "In the Shadows",
            copies=2,
            cost=2,
            factions=[BENE_GESSERIT],
            icons=[LANDSRAAD, CITY],
            agent=[
                When(
                    InfluenceAtLeast(BENE_GESSERIT, 2),
                    Discard(1, cost=True) >> GainInfluenceAny(factions=bits([EMPEROR, GUILD, FREMEN])),
                )
            ],
            reveal=[GainInfluence(BENE_GESSERIT)],
            unload=True,
        ),
        imperium_card(
            "Ix-Guild Compact",
            cost=3,
            factions=[GUILD],
            icons=[GUILD],
            agent=[Discard(2, cost=True) >> Commission()],
            reveal=[Negotiate(), Negotiate()],
            unload=True,
        ),
        imperium_card(
            "Ixian Engineer",
            copies=2,
            cost=5,
            icons=[SPICE_TRADE],
            agent=[AcquireTech()],
            reveal=[When(TechOwned(3), TrashThis() >> VictoryPoints(1))],
        ),
        imperium_card(
            "Jamis",
            cost=2,
            factions=[FREMEN],
            infiltrates=[FREMEN],
            agent=[TrashCard()],
            reveal=[Persuasion(1), Swords(2)],
        ),
        imperium_card(
            "Landing Rights",
            cost=4,
            factions=[GUILD],
            icons=[CITY],
            agent=[MoveFreighter()],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Local Fence",
            cost=3,
            icons=[CITY],
            agent=[Choose(Pay(spice=2) >> Gain(solari=5), Pay(solari=5) >> Gain(spice=4))],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Negotiated Withdrawal",
            copies=2,
            cost=4,
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            acquire=Recruit(1),
            reveal=[Persuasion(2), RetreatUnits(3) >> GainInfluenceAny()],
        ),
        imperium_card(
            "Satellite Ban",
            cost=5,
            factions=[GUILD, FREMEN],
            icons=[GUILD, FREMEN],
            agent=[Discard(1, cost=True) >> Gain(spice=1, water=1)],
            reveal=[Persuasion(1), Retreat(2)],
        ),
        imperium_card(
            "Sayyadina",
            cost=3,
            factions=[BENE_GESSERIT, FREMEN],
            icons=[BENE_GESSERIT, FREMEN],
            agent=[Pay(water=3) >> VictoryPoints(1)],
            reveal=[When(AnotherInPlay(FREMEN), Persuasion(3))],
        ),
        imperium_card(
            "Shai-Hulud",
            cost=7,
            factions=[FREMEN],
            icons=[SPICE_TRADE],
            acquire=May(TrashCard(optional=False)),
            agent=[TrashCard(optional=False) >> Recruit(2)],
            reveal=[When(AnotherInPlay(FREMEN), Swords(5))],
        ),
        imperium_card(
            "Spice Trader",
            cost=4,
            factions=[FREMEN],
            icons=[CITY, SPICE_TRADE],
            agent=[When(InfluenceAtLeast(FREMEN, 2), Discard(1, cost=True) >> Gain(spice=2))],
            reveal=[Persuasion(2), Swords(1)],
        ),
        imperium_card(
            "Treachery",
            copies=2,
            cost=6,
            icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN],
            visit_influence=2,
            agent=[TrashThis()],
            reveal=[DeployFromSupply(2)],
            unload=True,
        ),
        imperium_card(
            "Truthsayer",
            copies=2,
            cost=3,
            factions=[EMPEROR, BENE_GESSERIT],
            icons=[EMPEROR, BENE_GESSERIT, LANDSRAAD],
            agent=[Discard(1, cost=True) >> Draw(1)],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card("Water Peddler", cost=1, acquire=Gain(water=1), reveal=[Gain(water=1)], unload=True),
        imperium_card(
            "Web of Power",
            cost=4,
            factions=[BENE_GESSERIT],
            infiltrates=[BENE_GESSERIT],
            agent=[
                When(InfluenceAtLeast(EMPEROR, 2), Gain(solari=2)),
                When(InfluenceAtLeast(GUILD, 2), Draw(1)),
                When(InfluenceAtLeast(FREMEN, 2), Gain(water=1)),
            ],
            reveal=[Persuasion(1), GainInfluenceAny()],
        ),
        imperium_card(
            "Weirding Way",
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[CITY, SPICE_TRADE],
            agent=[TakeExtraTurn()],
            reveal=[Persuasion(1), Swords(2)],
        ),
    ]


def promo_cards() -> list[Card]:
    """The promotional card."""
    return [
        imperium_card(
            "Boundless Ambition",
            cost=5,
            icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN],
            agent=[UseSignet()],
            reveal=[AcquireUpTo(5)],
            unload=True,
        )
    ]


def epic_card() -> Card:
    """It takes the place of one `EPIC_SWAPS` in each deck of an epic game (R-194)."""
    return starter_card(
        "Control the Spice",
        icons=[SPICE_TRADE],
        agent=[Pay(spice=1) >> Both(May(TrashCard(optional=False)), Recruit(1))],
        reveal=[Persuasion(1), Gain(spice=1)],
    )
