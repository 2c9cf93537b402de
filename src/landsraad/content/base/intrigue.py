"""The 40 Intrigue cards of the base box (B-7, B-95): Plot, Combat, when a Conflict is won (B-121), Endgame."""

from __future__ import annotations

from landsraad.content.define import bits, intrigue_card
from landsraad.engine.base.agents import AddIcons, IgnoreEnemies, MayPass, RecallAgent
from landsraad.engine.base.drawing import Draw, LookAtTop, ShuffleDiscardIn
from landsraad.engine.base.influence import GainInfluence, GainInfluenceAny
from landsraad.engine.base.resources import Gain, Pay, Persuasion, Swords, VictoryPoints
from landsraad.engine.base.troops import Deploy, DeployFromSupply, LoseDeployed, RecruitAndDeploy, Retreat
from landsraad.engine.course.acquiring import AcquiresToChoice, AcquireUpTo
from landsraad.engine.course.spaces import TakeMentat
from landsraad.engine.machine.compose import AtReveal, Both, Choose, OneOpponent, When
from landsraad.engine.machine.conditions import (
    BeforeAgentTurn,
    HasCouncilSeat,
    HoldsAlliance,
    InfluenceOnTracks,
    MentatAtHome,
    OpponentInConflict,
    OwnsCopies,
    OwnsMostCopies,
    StartOfTurn,
)
from landsraad.engine.machine.terms import BENE_GESSERIT, DECK_TOP, EMPEROR, FREMEN, GUILD, NOBODY
from landsraad.engine.state.definitions import Intrigue


def intrigue(*, uprising: bool = False) -> list[Intrigue]:
    """The Intrigue deck; in games of Uprising the Agent sent this turn is never recalled (R-071)."""
    return [
        intrigue_card("Allied Armada", combat=When(HoldsAlliance(NOBODY), Pay(spice=2) >> Swords(7))),
        intrigue_card("Ambush", copies=2, combat=Swords(4)),
        intrigue_card("Bindu Suspension", plot=When(StartOfTurn(), Both(Draw(1), MayPass()))),
        intrigue_card("Bribery", plot=Pay(solari=2) >> GainInfluenceAny()),
        intrigue_card("Bypass Protocol", plot=Choose(AcquireUpTo(3), Pay(spice=2) >> AcquireUpTo(5, to=DECK_TOP))),
        intrigue_card("Calculated Hire", plot=When(MentatAtHome(), Pay(spice=1) >> TakeMentat())),
        intrigue_card("Charisma", plot=AtReveal(Persuasion(2))),
        intrigue_card("CHOAM Shares", plot=Pay(solari=7) >> VictoryPoints(1)),
        intrigue_card(
            "Corner the Market",
            endgame=Both(
                When(OwnsCopies("the_spice_must_flow", 2), VictoryPoints(1)),
                When(OwnsMostCopies("the_spice_must_flow"), VictoryPoints(1)),
            ),
        ),
        intrigue_card("Councilor's Dispensation", plot=When(HasCouncilSeat(), Gain(spice=2))),
        intrigue_card("Demand Respect", when_won=Choose(GainInfluenceAny(), Pay(spice=2) >> GainInfluenceAny(2))),
        intrigue_card(
            "Dispatch an Envoy",
            copies=2,
            plot=When(BeforeAgentTurn(), AddIcons(bits([EMPEROR, GUILD, BENE_GESSERIT, FREMEN]))),
        ),
        intrigue_card(
            "Double Cross",
            plot=When(OpponentInConflict(), Pay(solari=1) >> Both(OneOpponent(LoseDeployed(1)), DeployFromSupply(1))),
        ),
        intrigue_card("Favored Subject", plot=GainInfluence(EMPEROR)),
        intrigue_card("Guild Authorization", plot=GainInfluence(GUILD)),
        intrigue_card("Infiltrate", plot=When(BeforeAgentTurn(), IgnoreEnemies())),
        intrigue_card("Know Their Ways", plot=GainInfluence(FREMEN)),
        intrigue_card("Master Tactician", copies=3, combat=Choose(Swords(3), Retreat(3))),
        intrigue_card(
            "Plans Within Plans",
            endgame=Choose(
                When(InfluenceOnTracks(3, 3), VictoryPoints(1)), When(InfluenceOnTracks(4, 3), VictoryPoints(2))
            ),
        ),
        intrigue_card("Poison Snooper", copies=2, plot=LookAtTop()),
        intrigue_card("Private Army", copies=2, combat=Pay(spice=2) >> Swords(5)),
        intrigue_card("Rapid Mobilization", plot=Deploy()),
        intrigue_card("Recruitment Mission", plot=AtReveal(Both(Persuasion(1), AcquiresToChoice()))),
        intrigue_card("Refocus", plot=Both(ShuffleDiscardIn(), Draw(1))),
        intrigue_card("Reinforcements", plot=Pay(solari=3) >> RecruitAndDeploy(3)),
        intrigue_card("Secret of the Sisterhood", plot=GainInfluence(BENE_GESSERIT)),
        intrigue_card("Staged Incident", combat=LoseDeployed(3) >> VictoryPoints(1)),
        intrigue_card("The Sleeper Must Awaken", plot=Pay(spice=4) >> VictoryPoints(1)),
        # The Endgame spice counts for the final tie-break (B-132).
        intrigue_card("Tiebreaker", combat=Swords(2), endgame=Gain(spice=10)),
        intrigue_card("To the Victor...", when_won=Gain(spice=3)),
        intrigue_card("Urgent Mission", plot=RecallAgent(another=uprising)),
        intrigue_card("Water of Life", plot=Pay(water=1, spice=1) >> Draw(3)),
        intrigue_card("Water Peddlers Union", plot=Gain(water=1)),
        intrigue_card("Windfall", plot=Gain(solari=2)),
    ]
