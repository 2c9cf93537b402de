"""The deck cards of the base box: starting deck (B-6), Reserve and Imperium deck (B-7), promotional cards."""

from __future__ import annotations

from landsraad.content.define import bits, imperium_card, reserve_card, starter_card
from landsraad.engine.base.agents import MarkSpace
from landsraad.engine.base.cards import PersuasionPerCard, UseSignet
from landsraad.engine.base.discarding import Discard
from landsraad.engine.base.drawing import Draw, TakeFromDiscard
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny, LoseInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, Pay, Persuasion, Swords, VictoryPoints
from landsraad.engine.base.trashing import TrashCard, TrashThis
from landsraad.engine.base.troops import Deploy, LoseDeployed, LoseGarrison, Recruit, RecruitAndDeploy, Retreat
from landsraad.engine.course.acquiring import Discount
from landsraad.engine.machine.compose import All, Both, Choose, EachOpponent, When
from landsraad.engine.machine.conditions import AnotherInPlay, HoldsAlliance, InfluenceAtLeast
from landsraad.engine.machine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE
from landsraad.engine.state.definitions import Card


def cards() -> list[Card]:
    """The starting deck, the Reserve and the Imperium deck."""
    return _starter_cards() + _reserve_cards() + _imperium_cards()


def _starter_cards() -> list[Card]:
    return [
        starter_card("Convincing Argument", copies=2, reveal=[Persuasion(2)]),
        starter_card("Dagger", copies=2, icons=[LANDSRAAD], reveal=[Swords(1)]),
        starter_card("Diplomacy", icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN], reveal=[Persuasion(1)]),
        starter_card("Dune, the Desert Planet", copies=2, icons=[SPICE_TRADE], reveal=[Persuasion(1)]),
        starter_card("Reconnaissance", icons=[CITY], reveal=[Persuasion(1)]),
        starter_card("Seek Allies", icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN], agent=[TrashThis()]),
        starter_card("Signet Ring", icons=[LANDSRAAD, CITY, SPICE_TRADE], agent=[UseSignet()], reveal=[Persuasion(1)]),
    ]


def _reserve_cards() -> list[Card]:
    return [
        reserve_card(
            "Arrakis Liaison", copies=8, cost=2, factions=[FREMEN], icons=[LANDSRAAD, CITY], reveal=[Persuasion(2)]
        ),
        reserve_card("The Spice Must Flow", copies=10, cost=9, reveal=[Gain(spice=1)], acquire=VictoryPoints(1)),
        reserve_card(
            "Foldspace",
            copies=6,
            icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN, LANDSRAAD, CITY, SPICE_TRADE],
            # One line: trashing the card first would lose the draw.
            agent=[Both(Draw(1), TrashThis())],
        ),
    ]


def _imperium_cards() -> list[Card]:
    return [
        imperium_card(
            "Arrakis Recruiter",
            copies=2,
            cost=2,
            icons=[CITY],
            agent=[Recruit(1)],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Assassination Mission",
            copies=2,
            cost=1,
            reveal=[Gain(solari=1), Swords(1)],
            on_trash=Gain(solari=4),
        ),
        imperium_card(
            "Bene Gesserit Initiate",
            copies=2,
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            agent=[Draw(1)],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Bene Gesserit Sister",
            copies=3,
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[BENE_GESSERIT, LANDSRAAD],
            reveal=[Choose(Persuasion(2), Swords(2))],
        ),
        imperium_card(
            "Carryall",
            cost=5,
            icons=[SPICE_TRADE],
            harvest_factor=2,
            reveal=[Persuasion(1), Gain(spice=1)],
        ),
        imperium_card(
            "Chani",
            cost=5,
            factions=[FREMEN],
            icons=[FREMEN, CITY, SPICE_TRADE],
            reveal=[Persuasion(2), Retreat()],
            acquire=Gain(water=1),
        ),
        imperium_card(
            "CHOAM Directorship",
            cost=8,
            reveal=[Gain(solari=3)],
            # All four are gained; only their order is chosen.
            acquire=Choose(
                GainInfluence(EMPEROR),
                GainInfluence(GUILD),
                GainInfluence(BENE_GESSERIT),
                GainInfluence(FREMEN),
                count=4,
            ),
        ),
        imperium_card(
            "Crysknife",
            cost=3,
            factions=[FREMEN],
            icons=[FREMEN, SPICE_TRADE],
            agent=[Gain(solari=1)],
            reveal=[Swords(1), When(AnotherInPlay(FREMEN), GainInfluence(FREMEN))],
        ),
        imperium_card(
            "Dr. Yueh",
            cost=1,
            icons=[CITY],
            agent=[Draw(1)],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Duncan Idaho",
            cost=4,
            icons=[CITY],
            agent=[Pay(water=1) >> Both(Recruit(1), Draw(1))],
            reveal=[Swords(2), Gain(water=1)],
        ),
        imperium_card(
            "Fedaykin Death Commando",
            copies=2,
            cost=3,
            factions=[FREMEN],
            icons=[CITY, SPICE_TRADE],
            agent=[TrashCard()],
            reveal=[Persuasion(1), When(AnotherInPlay(FREMEN), Swords(3))],
        ),
        imperium_card(
            "Firm Grip",
            cost=4,
            factions=[EMPEROR],
            icons=[EMPEROR, LANDSRAAD],
            agent=[Pay(solari=2) >> GainInfluenceAny(factions=bits([GUILD, BENE_GESSERIT, FREMEN]))],
            reveal=[When(HoldsAlliance(EMPEROR), Persuasion(4))],
        ),
        imperium_card(
            "Fremen Camp",
            copies=2,
            cost=4,
            factions=[FREMEN],
            icons=[SPICE_TRADE],
            agent=[Pay(spice=2) >> Recruit(3)],
            reveal=[Persuasion(2), Swords(1)],
        ),
        imperium_card(
            "Gene Manipulation",
            copies=2,
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[LANDSRAAD, CITY],
            agent=[TrashCard(), When(AnotherInPlay(BENE_GESSERIT), Gain(spice=2))],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Guild Administrator",
            copies=2,
            cost=2,
            factions=[GUILD],
            icons=[GUILD, SPICE_TRADE],
            agent=[TrashCard()],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Guild Ambassador",
            cost=4,
            factions=[GUILD],
            icons=[LANDSRAAD],
            agent=[Choose(GainInfluence(GUILD), Gain(spice=2))],
            reveal=[When(HoldsAlliance(GUILD), Pay(spice=3) >> VictoryPoints(1))],
        ),
        imperium_card(
            "Guild Bankers",
            cost=3,
            factions=[GUILD],
            icons=[EMPEROR, GUILD, LANDSRAAD],
            reveal=[Discount("the_spice_must_flow", 3)],
        ),
        imperium_card(
            "Gun Thopter",
            copies=2,
            cost=4,
            icons=[CITY, SPICE_TRADE],
            agent=[EachOpponent(LoseGarrison(1))],
            reveal=[Swords(3), Deploy(1, optional=True)],
        ),
        imperium_card(
            "Gurney Halleck",
            cost=6,
            icons=[CITY],
            agent=[Recruit(2), Draw(1)],
            reveal=[Persuasion(2), Pay(solari=3) >> RecruitAndDeploy(2)],
        ),
        imperium_card(
            "Imperial Spy",
            copies=2,
            cost=2,
            factions=[EMPEROR],
            icons=[EMPEROR],
            agent=[TrashThis() >> DrawIntrigue()],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Kwisatz Haderach",
            cost=8,
            factions=[BENE_GESSERIT],
            moves_any_agent=True,
            agent=[Draw(1)],
        ),
        imperium_card(
            "Lady Jessica",
            cost=7,
            factions=[BENE_GESSERIT],
            icons=[BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE],
            agent=[Draw(2)],
            reveal=[Persuasion(3), Swords(1)],
            acquire=GainInfluenceAny(),
        ),
        imperium_card(
            "Liet Kynes",
            cost=5,
            factions=[EMPEROR, FREMEN],
            icons=[FREMEN, CITY],
            reveal=[PersuasionPerCard(FREMEN, 2)],
            acquire=GainInfluence(EMPEROR),
        ),
        imperium_card(
            "Missionaria Protectiva",
            copies=2,
            cost=1,
            factions=[BENE_GESSERIT],
            icons=[CITY],
            agent=[When(AnotherInPlay(BENE_GESSERIT), GainInfluenceAny())],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Opulence",
            cost=6,
            factions=[EMPEROR],
            icons=[EMPEROR],
            agent=[Gain(solari=3)],
            reveal=[Persuasion(1), Pay(solari=6) >> VictoryPoints(1)],
        ),
        imperium_card(
            "Other Memory",
            cost=4,
            factions=[BENE_GESSERIT],
            icons=[CITY, SPICE_TRADE],
            agent=[Choose(Draw(1), TakeFromDiscard(BENE_GESSERIT))],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Piter De Vries",
            cost=5,
            icons=[LANDSRAAD, CITY],
            agent=[DrawIntrigue()],
            reveal=[Persuasion(3), Swords(1)],
        ),
        imperium_card(
            "Power Play",
            copies=3,
            cost=5,
            icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN],
            visit_influence=2,
            agent=[TrashThis()],
        ),
        imperium_card(
            "Reverend Mother Mohiam",
            cost=6,
            factions=[EMPEROR, BENE_GESSERIT],
            icons=[EMPEROR, BENE_GESSERIT],
            agent=[When(AnotherInPlay(BENE_GESSERIT), EachOpponent(Discard(2)))],
            reveal=[Persuasion(2), Gain(spice=2)],
        ),
        imperium_card(
            "Sardaukar Infantry",
            copies=2,
            cost=1,
            factions=[EMPEROR],
            reveal=[Persuasion(1), Swords(2)],
        ),
        imperium_card(
            "Sardaukar Legion",
            copies=2,
            cost=5,
            factions=[EMPEROR],
            icons=[EMPEROR, LANDSRAAD],
            agent=[Recruit(2)],
            reveal=[Persuasion(1), Deploy(3, optional=True)],
        ),
        imperium_card(
            "Scout",
            copies=2,
            cost=1,
            icons=[CITY, SPICE_TRADE],
            reveal=[Persuasion(1), Swords(1), Retreat(2)],
        ),
        imperium_card(
            "Shifting Allegiances",
            copies=2,
            cost=3,
            icons=[LANDSRAAD, SPICE_TRADE],
            agent=[All(LoseInfluenceAny(), Pay(spice=2)) >> GainInfluenceAny(2)],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Sietch Reverend Mother",
            cost=4,
            factions=[BENE_GESSERIT, FREMEN],
            icons=[BENE_GESSERIT, FREMEN],
            agent=[TrashCard()],
            reveal=[When(AnotherInPlay(FREMEN), Both(Persuasion(3), Gain(spice=1)))],
        ),
        imperium_card(
            "Smuggler's Thopter",
            copies=2,
            cost=4,
            factions=[GUILD],
            icons=[SPICE_TRADE],
            agent=[When(InfluenceAtLeast(GUILD, 2), Draw(2))],
            reveal=[Persuasion(1), Gain(spice=1)],
        ),
        imperium_card(
            "Space Travel",
            copies=2,
            cost=3,
            factions=[GUILD],
            icons=[GUILD],
            agent=[Draw(1)],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Spice Hunter",
            copies=2,
            cost=2,
            factions=[FREMEN],
            icons=[FREMEN, SPICE_TRADE],
            reveal=[Persuasion(1), Swords(1), When(AnotherInPlay(FREMEN), Gain(spice=1))],
        ),
        imperium_card(
            "Spice Smugglers",
            copies=2,
            cost=2,
            factions=[GUILD],
            icons=[CITY],
            agent=[Pay(spice=2) >> Both(GainInfluence(GUILD), Gain(solari=3))],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Stilgar",
            cost=5,
            factions=[FREMEN],
            icons=[FREMEN, CITY, SPICE_TRADE],
            agent=[Gain(water=1)],
            reveal=[Persuasion(2), Swords(3)],
        ),
        imperium_card(
            "Test of Humanity",
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[BENE_GESSERIT, LANDSRAAD, CITY],
            agent=[EachOpponent(Choose(Discard(1), LoseDeployed(1)))],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "The Voice",
            copies=2,
            cost=2,
            factions=[BENE_GESSERIT],
            icons=[CITY, SPICE_TRADE],
            agent=[MarkSpace()],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Thufir Hawat",
            cost=5,
            icons=[EMPEROR, GUILD, BENE_GESSERIT, FREMEN, CITY, SPICE_TRADE],
            agent=[Draw(1)],
            reveal=[Persuasion(1), DrawIntrigue()],
        ),
        imperium_card(
            "Worm Riders",
            copies=2,
            cost=6,
            factions=[FREMEN],
            icons=[CITY, SPICE_TRADE],
            agent=[Gain(spice=2)],
            reveal=[When(InfluenceAtLeast(FREMEN, 2), Swords(4)), When(HoldsAlliance(FREMEN), Swords(2))],
        ),
    ]


def promo_cards() -> list[Card]:
    """The two promotional cards of the Imperium deck."""
    return [
        imperium_card(
            "Jessica of Arrakis",
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[SPICE_TRADE],
            agent=[When(AnotherInPlay(BENE_GESSERIT), Draw(2))],
            reveal=[Persuasion(1), Swords(2)],
        ),
        imperium_card(
            "Duncan, Loyal Blade",
            cost=5,
            icons=[FREMEN, CITY],
            agent=[Recruit(1)],
            reveal=[Persuasion(1), Swords(2), TrashThis() >> Choose(Deploy(), Retreat())],
        ),
    ]
