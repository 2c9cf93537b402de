"""The 40 Intrigue cards of Uprising, and the four of its CHOAM module."""

from __future__ import annotations

from landsraad.content.define import intrigue_card
from landsraad.engine.base.discarding import Discard
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny, GainInfluencePair, LoseInfluenceAny
from landsraad.engine.base.intrigue import DrawIntrigue
from landsraad.engine.base.resources import Gain, Pay, Swords, VictoryPoints
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import Deploy, Recruit, Retreat, RetreatTroops
from landsraad.engine.course.acquiring import AcquireUpTo, RecruitPerCard, SetAside
from landsraad.engine.machine.compose import All, AtReveal, Both, Choose, Either, Lines, May, OnceDeployed, When
from landsraad.engine.machine.conditions import (
    GainedSpice,
    HasCouncilSeat,
    InfluenceAtLeast,
    OpponentsAlliance,
    OwnsCopies,
)
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.terms import (
    BENE_GESSERIT,
    CITY,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    GUILD,
    HAND,
    ORNITHOPTER,
)
from landsraad.engine.state.definitions import Intrigue
from landsraad.engine.uprising.contracts import CompletedContracts, TakeContract
from landsraad.engine.uprising.sandworms import DestroyWall, SandwormInConflict, SummonSandworms
from landsraad.engine.uprising.spies import PlaceSpy, RecallSpies, SpiesOnBoard
from landsraad.engine.uprising.trophies import FlipTrophy


def intrigue() -> list[Intrigue]:
    """The cards of every game."""
    return [
        intrigue_card("Buy Access", plot=Pay(solari=5) >> GainInfluencePair()),
        intrigue_card("Call to Arms", plot=AtReveal(RecruitPerCard())),
        intrigue_card(
            "Change Allegiances",
            plot=Lines(LoseInfluenceAny() >> GainInfluenceAny(), Pay(spice=3) >> GainInfluenceAny()),
        ),
        intrigue_card("Contingency Plan", copies=3, plot=Gain(solari=2), combat=Swords(3)),
        intrigue_card("Councilor's Ambition", plot=When(HasCouncilSeat(), Gain(water=2))),
        intrigue_card("Crysknife", plot=Gain(spice=1), endgame=_flip(CRYSKNIFE)),
        intrigue_card("Cunning", plot=Choose(Draw(1), Pay(spice=1) >> Both(Draw(1), May(TrashCard(optional=False))))),
        intrigue_card(
            "Depart for Arrakis",
            plot=Lines(Pay(spice=2) >> Recruit(3), When(InfluenceAtLeast(GUILD, 3), Draw(1))),
        ),
        intrigue_card("Desert Mouse", plot=Gain(spice=1), endgame=_flip(DESERT_MOUSE)),
        intrigue_card("Detonation", copies=2, plot=Choose(DestroyWall(), Deploy(4, optional=True))),
        intrigue_card(
            "Devour",
            combat=Lines(Swords(2), When(SandwormInConflict(), Both(Swords(2), May(TrashCard(optional=False))))),
        ),
        intrigue_card("Distraction", copies=2, plot=OnceDeployed(3, PlaceSpy(shares=True))),
        intrigue_card("Find Weakness", combat=Lines(Swords(2), RecallSpies() >> Swords(3))),
        intrigue_card("Go to Ground", combat=RetreatTroops(1, 2) >> PlaceSpy()),
        intrigue_card("Imperium Politics", plot=Pay(solari=1) >> Choose(GainInfluence(EMPEROR), GainInfluence(GUILD))),
        intrigue_card("Impress", combat=Both(Swords(2), AcquireUpTo(3))),
        intrigue_card(
            "Inspire Awe",
            plot=Either(SandwormInConflict(), AcquireUpTo(3, to=HAND, always=True), AcquireUpTo(3, always=True)),
        ),
        intrigue_card("Intelligence Report", plot=Lines(Draw(1), When(SpiesOnBoard(2), Draw(1)))),
        intrigue_card("Manipulate", plot=SetAside()),
        intrigue_card(
            "Market Opportunity", plot=Choose(Pay(spice=2) >> Gain(solari=5), Pay(solari=5) >> Gain(spice=5))
        ),
        intrigue_card("Mercenaries", plot=Pay(solari=3) >> Both(DrawIntrigue(), Recruit(2))),
        intrigue_card("Opportunism", plot=All(LoseInfluenceAny(2), Pay(solari=2)) >> VictoryPoints(1)),
        intrigue_card("Ornithopter", plot=Gain(spice=1), endgame=_flip(ORNITHOPTER)),
        intrigue_card("Questionable Methods", combat=Lines(Swords(1), LoseInfluenceAny() >> Swords(4))),
        intrigue_card(
            "Secure Spice Trade",
            endgame=When(OwnsCopies("the_spice_must_flow", 2), Both(VictoryPoints(1), Gain(spice=2))),
        ),
        intrigue_card("Shaddam's Favor", plot=Lines(Recruit(1), When(InfluenceAtLeast(EMPEROR, 3), Gain(solari=3)))),
        intrigue_card("Shadow Alliance", endgame=When(OpponentsAlliance(4), VictoryPoints(1))),
        intrigue_card(
            "Sietch Ritual", plot=Discard(1, cost=True) >> Choose(GainInfluence(BENE_GESSERIT), GainInfluence(FREMEN))
        ),
        intrigue_card(
            "Special Mission",
            copies=2,
            plot=Choose(PlaceSpy(near=[CITY]), RecallSpies() >> Both(DestroyWall(), Gain(spice=2))),
        ),
        intrigue_card(
            "Spice is Power",
            combat=Choose(RetreatTroops(3) >> Gain(spice=3), Pay(spice=3) >> Swords(6)),
        ),
        intrigue_card("Spring the Trap", combat=RecallSpies(2) >> Swords(7)),
        intrigue_card(
            "Strategic Stockpiling",
            plot=Lines(
                Pay(spice=5) >> VictoryPoints(1), When(InfluenceAtLeast(FREMEN, 3), Pay(water=3) >> VictoryPoints(1))
            ),
        ),
        intrigue_card("Tactical Option", combat=Choose(Swords(2), Retreat())),
        intrigue_card("Unexpected Allies", plot=Pay(water=2) >> Both(DestroyWall(), SummonSandworms())),
        intrigue_card("Weirding Combat", combat=Lines(Swords(3), When(InfluenceAtLeast(BENE_GESSERIT, 3), Swords(2)))),
    ]


def choam_intrigue() -> list[Intrigue]:
    """The cards of the CHOAM module."""
    return [
        intrigue_card(
            "Backed by CHOAM",
            plot=LoseInfluenceAny() >> Gain(solari=4),
            combat=When(CompletedContracts(2), Swords(4)),
        ),
        intrigue_card("CHOAM Profits", endgame=When(CompletedContracts(4), VictoryPoints(1))),
        intrigue_card("Leverage", plot=When(GainedSpice(), Both(TakeContract(), Gain(solari=1)))),
        intrigue_card("Reach Agreement", combat=RetreatTroops(1, 2) >> TakeContract()),
    ]


def _flip(battle_icon: int) -> Node:
    return FlipTrophy(battle_icon) >> VictoryPoints(1)
