"""The deck cards of Uprising: starting deck, Reserve, Imperium deck, and the four of its CHOAM module."""

from __future__ import annotations

from landsraad.content.define import imperium_card, reserve_card, starter_card
from landsraad.engine.base.agents import RecallAgent
from landsraad.engine.base.cards import PersuasionPerCard, ReturnThis, SwordsPerRevealed, UseSignet
from landsraad.engine.base.discarding import Discard
from landsraad.engine.base.drawing import Draw, DrawPerSandworm, SortTop
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny, InfluenceOfVisit, LoseInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue, TrashIntrigue
from landsraad.engine.base.resources import Gain, Pay, Persuasion, Swords, SwordsPerSwordCard, VictoryPoints
from landsraad.engine.base.trashing import TrashCard, TrashOfFaction, TrashThis
from landsraad.engine.base.troops import Deploy, Recruit, Retreat, RetreatTroops
from landsraad.engine.course.acquiring import AcquireForSolari
from landsraad.engine.course.spaces import TakeCouncilSeat
from landsraad.engine.machine.compose import All, Both, Choose, EachOpponent, When
from landsraad.engine.machine.conditions import (
    AcquiredThisTurn,
    AllOf,
    AnotherInPlay,
    HasCouncilSeat,
    HasSwordmaster,
    HoldsAlliance,
    InfluenceAtLeast,
    NoCouncilSeat,
    SentToFaction,
    SentToMaker,
    UnitsInConflict,
)
from landsraad.engine.machine.node import Condition
from landsraad.engine.machine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE, SPY
from landsraad.engine.state.definitions import Card
from landsraad.engine.uprising.contracts import CompletedContracts, PersuasionPerContract, TakeContract
from landsraad.engine.uprising.sandworms import HasHooks, SummonSandworms
from landsraad.engine.uprising.spies import (
    InfluenceWhereSpies,
    PlaceSpy,
    RecalledSpy,
    RecallSpies,
    SpiesOnBoard,
    SpiesOnMaker,
)

FACTIONS = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)
THE_SPICE_MUST_FLOW = "the_spice_must_flow"


def cards() -> list[Card]:
    """The cards of every game."""
    return _starter() + _reserve() + _imperium()


def _starter() -> list[Card]:
    return [
        starter_card("Convincing Argument", copies=2, reveal=[Persuasion(2)]),
        starter_card("Dagger", copies=2, icons=[LANDSRAAD], reveal=[Swords(1)]),
        starter_card("Diplomacy", icons=FACTIONS, reveal=[Persuasion(1)]),
        starter_card("Dune, the Desert Planet", copies=2, icons=[SPICE_TRADE], reveal=[Persuasion(1)]),
        starter_card("Reconnaissance", icons=[CITY], reveal=[Persuasion(1)]),
        starter_card("Seek Allies", icons=FACTIONS, agent=[TrashThis()]),
        starter_card("Signet Ring", icons=[LANDSRAAD, CITY, SPICE_TRADE], agent=[UseSignet()], reveal=[Persuasion(1)]),
    ]


def _reserve() -> list[Card]:
    return [
        reserve_card(
            "Prepare the Way",
            copies=8,
            cost=2,
            factions=[BENE_GESSERIT],
            icons=[LANDSRAAD, CITY],
            agent=[When(InfluenceAtLeast(BENE_GESSERIT, 2), Draw(1))],
            reveal=[Persuasion(2)],
        ),
        reserve_card(
            "The Spice Must Flow",
            copies=10,
            cost=9,
            factions=[GUILD],
            acquire=VictoryPoints(1),
            reveal=[Gain(spice=1)],
        ),
    ]


def _bond() -> Condition:
    return AnotherInPlay(FREMEN)


def _another_bene_gesserit() -> Condition:
    return AnotherInPlay(BENE_GESSERIT)


def _imperium() -> list[Card]:
    return [
        imperium_card(
            "Bene Gesserit Operative",
            copies=2,
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[BENE_GESSERIT],
            agent=[PlaceSpy()],
            reveal=[Persuasion(1), When(SpiesOnBoard(2), Persuasion(2))],
        ),
        imperium_card(
            "Branching Path",
            cost=3,
            factions=[BENE_GESSERIT],
            icons=[BENE_GESSERIT, CITY],
            agent=[When(HoldsAlliance(BENE_GESSERIT), TrashIntrigue() >> Both(DrawIntrigue(), Gain(spice=2)))],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Calculus of Power",
            copies=2,
            cost=3,
            factions=[EMPEROR],
            icons=[CITY, SPY],
            agent=[TrashCard()],
            reveal=[Persuasion(2), TrashOfFaction(EMPEROR, from_hand=False) >> Swords(3)],
        ),
        imperium_card(
            "Captured Mentat",
            cost=5,
            icons=[LANDSRAAD, SPICE_TRADE],
            agent=[Discard(1, cost=True) >> Both(DrawIntrigue(), Draw(1))],
            reveal=[Persuasion(1), LoseInfluenceAny() >> GainInfluenceAny()],
        ),
        imperium_card(
            "Chani, Clever Tactician",
            cost=5,
            factions=[FREMEN],
            icons=[FREMEN, CITY, SPICE_TRADE],
            agent=[When(UnitsInConflict(3), DrawIntrigue())],
            reveal=[RetreatTroops(2) >> Swords(4), When(_bond(), Persuasion(2))],
        ),
        imperium_card(
            "Corrinth City",
            cost=6,
            factions=[EMPEROR],
            icons=[EMPEROR, LANDSRAAD],
            agent=[All(Discard(2, cost=True), Pay(solari=5)) >> VictoryPoints(1)],
            reveal=[Choose(Gain(solari=5), When(NoCouncilSeat(), Pay(solari=5) >> TakeCouncilSeat()))],
        ),
        imperium_card(
            "Covert Operation",
            cost=3,
            icons=[SPY],
            agent=[EachOpponent(Discard(1))],
            reveal=[PlaceSpy(), PlaceSpy()],
        ),
        imperium_card(
            "Dangerous Rhetoric",
            cost=3,
            icons=[LANDSRAAD, SPY],
            agent=[Both(GainInfluenceAny(), TrashThis())],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Desert Power",
            cost=6,
            factions=[FREMEN],
            icons=[SPICE_TRADE],
            agent=[When(SentToMaker(), Gain(spice=2))],
            reveal=[Choose(Persuasion(2), When(HasHooks(), Pay(water=1) >> SummonSandworms()))],
        ),
        imperium_card(
            "Desert Survival",
            copies=2,
            cost=2,
            factions=[FREMEN],
            icons=[SPICE_TRADE],
            agent=[TrashCard()],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Double Agent",
            copies=2,
            cost=3,
            factions=[EMPEROR, GUILD],
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            agent=[PlaceSpy(visited=True, shares=True)],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Ecological Testing Station",
            cost=3,
            factions=[FREMEN],
            icons=[FREMEN, CITY],
            agent=[Pay(water=2) >> Draw(2)],
            reveal=[Persuasion(1), When(_bond(), Gain(water=1))],
        ),
        imperium_card(
            "Fedaykin Stilltent",
            cost=2,
            factions=[FREMEN],
            icons=[SPICE_TRADE],
            agent=[When(SentToMaker(), Recruit(1))],
            reveal=[Gain(water=1)],
        ),
        imperium_card(
            "Guild Envoy",
            cost=3,
            factions=[GUILD],
            icons=FACTIONS,
            agent=[Discard(1, faction=GUILD, bonus=Draw(2))],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Guild Spy",
            cost=3,
            factions=[GUILD],
            icons=[SPY],
            acquire=PlaceSpy(),
            agent=[Discard(1, cost=True, faction=GUILD, bonus=DrawIntrigue()) >> Draw(1)],
            reveal=[Persuasion(2), When(AcquiredThisTurn(THE_SPICE_MUST_FLOW), InfluenceWhereSpies())],
        ),
        imperium_card(
            "Hidden Missive",
            cost=2,
            factions=[BENE_GESSERIT],
            icons=[LANDSRAAD],
            agent=[When(InfluenceAtLeast(BENE_GESSERIT, 2), Both(Recruit(1), Draw(1)))],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Imperial Spymaster",
            cost=2,
            factions=[EMPEROR],
            icons=[EMPEROR, SPY],
            agent=[When(RecalledSpy(), DrawIntrigue())],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "In High Places",
            cost=5,
            factions=[EMPEROR, BENE_GESSERIT],
            icons=[EMPEROR, BENE_GESSERIT],
            acquire=PlaceSpy(),
            agent=[When(_another_bene_gesserit(), Both(Draw(1), PlaceSpy()))],
            reveal=[Persuasion(2), RecallSpies(2) >> Persuasion(3)],
        ),
        imperium_card(
            "Junction Headquarters",
            cost=6,
            factions=[GUILD],
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            agent=[When(HoldsAlliance(GUILD), All(TrashIntrigue(), Pay(spice=2)) >> VictoryPoints(1))],
            reveal=[Persuasion(1), Gain(water=1), Recruit(1)],
        ),
        imperium_card(
            "Leadership",
            cost=5,
            factions=[FREMEN],
            icons=[FREMEN, SPICE_TRADE],
            agent=[DrawPerSandworm()],
            reveal=[Persuasion(2), Swords(1), SwordsPerSwordCard(others=True)],
        ),
        imperium_card(
            "Long Live the Fighters",
            cost=7,
            factions=[FREMEN],
            icons=[FREMEN, CITY],
            agent=[SortTop()],
            reveal=[Persuasion(2), Swords(3)],
        ),
        imperium_card(
            "Maker Keeper",
            copies=2,
            cost=2,
            factions=[BENE_GESSERIT, FREMEN],
            icons=[CITY],
            agent=[
                When(InfluenceAtLeast(BENE_GESSERIT, 2), Gain(water=1)),
                When(InfluenceAtLeast(FREMEN, 2), Gain(spice=1)),
            ],
            reveal=[Persuasion(2)],
        ),
        imperium_card(
            "Maula Pistol",
            copies=2,
            cost=3,
            factions=[FREMEN],
            icons=[CITY, SPICE_TRADE],
            agent=[Draw(1)],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Northern Watermaster",
            cost=3,
            factions=[FREMEN],
            icons=[CITY],
            agent=[Gain(water=1)],
            reveal=[Persuasion(1), When(_bond(), Gain(spice=2))],
        ),
        imperium_card(
            "Overthrow",
            cost=8,
            icons=FACTIONS,
            visit_influence=2,
            acquire=DrawIntrigue(),
            reveal=[Persuasion(2), Swords(2), Recruit(1)],
        ),
        imperium_card(
            "Paracompass",
            cost=4,
            icons=[CITY],
            agent=[Gain(solari=2)],
            reveal=[
                When(HasCouncilSeat(), Persuasion(2)),
                When(AllOf([HasCouncilSeat(), HasSwordmaster()]), Persuasion(1)),
            ],
        ),
        imperium_card(
            "Price is No Object",
            cost=6,
            factions=[EMPEROR, BENE_GESSERIT],
            icons=[EMPEROR, BENE_GESSERIT],
            acquire=Gain(solari=2),
            agent=[AcquireForSolari()],
            reveal=[Persuasion(2), Gain(solari=2)],
        ),
        imperium_card(
            "Public Spectacle",
            copies=2,
            cost=4,
            factions=[EMPEROR],
            icons=[SPY],
            agent=[When(RecalledSpy(), GainInfluenceAny())],
            reveal=[Persuasion(1), PlaceSpy()],
        ),
        imperium_card(
            "Rebel Supplier",
            copies=2,
            cost=3,
            factions=[FREMEN],
            icons=[CITY],
            agent=[When(RecalledSpy(), Recruit(2))],
            reveal=[Gain(spice=1), Swords(1)],
        ),
        imperium_card(
            "Reliable Informant",
            cost=2,
            factions=[GUILD],
            icons=[GUILD],
            agent=[PlaceSpy(near=[EMPEROR, BENE_GESSERIT, FREMEN])],
            reveal=[Persuasion(1), Gain(solari=1)],
        ),
        imperium_card(
            "Sardaukar Coordination",
            copies=2,
            cost=4,
            factions=[EMPEROR],
            icons=[EMPEROR, LANDSRAAD],
            deploys_recruits=True,
            reveal=[Persuasion(2), SwordsPerRevealed(EMPEROR)],
        ),
        imperium_card(
            "Sardaukar Soldier",
            cost=1,
            factions=[EMPEROR],
            icons=[CITY],
            on_trash=DrawIntrigue(),
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Shishakli",
            cost=4,
            factions=[FREMEN],
            icons=[CITY, SPICE_TRADE],
            agent=[TrashCard(optional=False) >> Draw(1)],
            reveal=[Swords(2), When(_bond(), GainInfluence(FREMEN))],
        ),
        imperium_card(
            "Smuggler's Harvester",
            copies=2,
            cost=1,
            factions=[GUILD],
            icons=[SPICE_TRADE],
            agent=[When(SentToMaker(), Gain(spice=1))],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Smuggler's Haven",
            cost=4,
            factions=[GUILD],
            icons=[GUILD, SPICE_TRADE],
            agent=[Pay(spice=4) >> VictoryPoints(1)],
            reveal=[Persuasion(1), When(SpiesOnMaker(), Gain(spice=2))],
        ),
        imperium_card(
            "Southern Elders",
            cost=4,
            factions=[BENE_GESSERIT, FREMEN],
            icons=[BENE_GESSERIT, FREMEN],
            agent=[When(_another_bene_gesserit(), Recruit(2))],
            reveal=[Gain(water=1), When(_bond(), Persuasion(2))],
        ),
        imperium_card(
            "Space-time Folding",
            cost=1,
            factions=[GUILD],
            icons=[GUILD],
            agent=[Discard(1, cost=True, faction=GUILD, bonus=Draw(1)) >> Draw(1)],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Spacing Guild's Favor",
            copies=2,
            cost=5,
            factions=[GUILD],
            icons=[GUILD, SPICE_TRADE],
            on_discard=Gain(spice=2),
            agent=[Draw(1)],
            reveal=[Persuasion(2), Pay(spice=3) >> GainInfluenceAny()],
        ),
        imperium_card(
            "Spy Network",
            cost=2,
            factions=[EMPEROR, GUILD],
            acquire=PlaceSpy(),
            reveal=[Persuasion(2), Swords(1), When(SpiesOnBoard(2), RecallSpies() >> DrawIntrigue())],
        ),
        imperium_card(
            "Steersman",
            cost=8,
            factions=[GUILD],
            icons=[GUILD, LANDSRAAD, CITY, SPICE_TRADE],
            acquire=GainInfluence(GUILD),
            agent=[Draw(1), RecallAgent(another=True)],
            reveal=[Persuasion(2), Gain(spice=2)],
        ),
        imperium_card(
            "Stilgar, the Devoted",
            cost=6,
            factions=[FREMEN],
            icons=[FREMEN, CITY, SPICE_TRADE],
            agent=[Recruit(2)],
            reveal=[PersuasionPerCard(FREMEN, 2)],
        ),
        imperium_card(
            "Strike Fleet",
            cost=5,
            icons=[SPY],
            acquire=PlaceSpy(),
            agent=[When(RecalledSpy(), Recruit(3))],
            reveal=[Persuasion(1), Swords(3)],
        ),
        imperium_card(
            "Subversive Advisor",
            cost=5,
            icons=[SPY],
            visit_influence=2,
            acquire=PlaceSpy(),
            agent=[When(SentToFaction(), TrashThis())],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Treacherous Maneuver",
            cost=5,
            factions=[EMPEROR],
            icons=FACTIONS,
            agent=[All(TrashThis(), TrashOfFaction(EMPEROR, from_hand=True)) >> InfluenceOfVisit()],
            reveal=[Persuasion(1), DrawIntrigue()],
        ),
        imperium_card(
            "Tread in Darkness",
            copies=2,
            cost=4,
            factions=[BENE_GESSERIT],
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            agent=[When(_another_bene_gesserit(), TrashCard()), When(_another_bene_gesserit(), Draw(1))],
            reveal=[Persuasion(2), Swords(1)],
        ),
        imperium_card(
            "Truthtrance",
            copies=2,
            cost=4,
            factions=[BENE_GESSERIT],
            icons=FACTIONS,
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Undercover Asset",
            cost=2,
            factions=[EMPEROR, GUILD],
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            ignores_requirements=True,
            reveal=[Choose(PlaceSpy(), Swords(2))],
        ),
        imperium_card(
            "Unswerving Loyalty",
            copies=2,
            cost=1,
            factions=[FREMEN],
            reveal=[Persuasion(1), Recruit(1), When(_bond(), Choose(Deploy(1, optional=True), Retreat(1)))],
        ),
        imperium_card(
            "Weirding Woman",
            copies=2,
            cost=1,
            factions=[BENE_GESSERIT],
            icons=[CITY, SPICE_TRADE],
            agent=[When(_another_bene_gesserit(), ReturnThis())],
            reveal=[Persuasion(1), Swords(1)],
        ),
        imperium_card(
            "Wheels Within Wheels",
            cost=2,
            factions=[EMPEROR, GUILD],
            icons=[SPY],
            agent=[
                When(InfluenceAtLeast(EMPEROR, 2), Gain(solari=2)),
                When(InfluenceAtLeast(GUILD, 2), Gain(spice=1)),
            ],
            reveal=[Persuasion(1), PlaceSpy()],
        ),
    ]


def choam_cards() -> list[Card]:
    """The cards of the CHOAM module."""
    return [
        imperium_card(
            "Cargo Runner",
            cost=3,
            factions=[GUILD],
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            agent=[When(CompletedContracts(2), Draw(1)), When(CompletedContracts(4), Draw(1))],
            reveal=[Persuasion(1)],
        ),
        imperium_card(
            "Delivery Agreement",
            cost=5,
            factions=[GUILD],
            icons=[CITY],
            agent=[Discard(1, cost=True) >> TakeContract()],
            reveal=[Choose(Gain(spice=1), When(CompletedContracts(4), TrashThis() >> VictoryPoints(1)))],
        ),
        imperium_card(
            "Interstellar Trade",
            cost=7,
            factions=[GUILD],
            icons=[LANDSRAAD, CITY, SPICE_TRADE],
            acquire=TakeContract(),
            agent=[GainInfluenceAny()],
            reveal=[PersuasionPerContract()],
        ),
        imperium_card(
            "Priority Contracts",
            cost=6,
            factions=[GUILD],
            icons=[LANDSRAAD, SPICE_TRADE],
            agent=[TakeContract()],
            reveal=[Choose(Gain(spice=2), When(CompletedContracts(4), TrashThis() >> VictoryPoints(1)))],
        ),
    ]
