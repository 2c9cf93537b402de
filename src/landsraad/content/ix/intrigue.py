"""The 17 Intrigue cards of Rise of Ix."""

from __future__ import annotations

from landsraad.content.define import intrigue_card
from landsraad.engine.base.discarding import Discard
from landsraad.engine.base.drawing import Draw
from landsraad.engine.base.influence import GainInfluenceAny, InfluenceOfVisit, InfluenceWhereAgents, LoseInfluenceAny
from landsraad.engine.base.resources import Gain, Pay, Swords, VictoryPoints
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import LoseDeployed, LoseGarrisonTroop, Recruit
from landsraad.engine.course.combat import IfWon
from landsraad.engine.ix.dreadnoughts import Commission, DreadnoughtsCommissioned, RetreatOneDreadnought
from landsraad.engine.ix.shipping import MoveFreighter
from landsraad.engine.ix.tech import AcquireTech, TechOwned
from landsraad.engine.ix.units import DeployUnits
from landsraad.engine.machine.compose import Both, Choose, EachOpponent, When
from landsraad.engine.machine.conditions import (
    Exactly,
    HasCouncilSeat,
    InfluenceOnTracks,
    OwnsCopies,
    SolariAtLeast,
    UnitsDeployedThisTurn,
)
from landsraad.engine.machine.node import Condition
from landsraad.engine.state.definitions import Intrigue


def _conspiracy() -> list[Condition]:
    return [
        DreadnoughtsCommissioned(2),
        OwnsCopies("the_spice_must_flow", 1),
        InfluenceOnTracks(2, 4),
        HasCouncilSeat(),
    ]


def intrigue() -> list[Intrigue]:
    """One copy of each."""
    return [
        intrigue_card("Advanced Weaponry", plot=Pay(solari=3) >> Commission(), combat=When(TechOwned(3), Swords(4))),
        intrigue_card("Blackmail", combat=LoseInfluenceAny() >> Swords(5)),
        intrigue_card("Cannon Turrets", combat=Both(Swords(2), EachOpponent(RetreatOneDreadnought()))),
        intrigue_card("Cull", plot=Pay(solari=1) >> TrashCard(optional=False)),
        intrigue_card("Diversion", plot=When(UnitsDeployedThisTurn(4), MoveFreighter())),
        intrigue_card("Expedite", plot=Pay(spice=1) >> MoveFreighter()),
        intrigue_card("Finesse", plot=LoseInfluenceAny() >> GainInfluenceAny(), combat=Swords(2)),
        intrigue_card("Glimpse the Path", plot=Pay(spice=1) >> Both(Gain(water=1), Draw(1))),
        intrigue_card(
            "Grand Conspiracy",
            endgame=Both(
                When(Exactly(3, _conspiracy()), VictoryPoints(1)), When(Exactly(4, _conspiracy()), VictoryPoints(2))
            ),
        ),
        intrigue_card("Ixian Probe", plot=Discard(2, cost=True) >> Draw(2)),
        intrigue_card("Machine Culture", plot=AcquireTech(), endgame=When(TechOwned(3), VictoryPoints(1))),
        intrigue_card("Quid Pro Quo", plot=Pay(spice=2) >> InfluenceWhereAgents()),
        intrigue_card("Second Wave", combat=Both(Swords(2), DeployUnits(2))),
        intrigue_card("Secret Forces", plot=When(HasCouncilSeat(), Recruit(2))),
        intrigue_card("Strategic Push", combat=Both(Swords(2), IfWon(Gain(solari=2)))),
        intrigue_card("Strongarm", plot=Choose(LoseGarrisonTroop(), LoseDeployed(1)) >> InfluenceOfVisit()),
        intrigue_card(
            "War Chest", combat=Pay(solari=2) >> Swords(4), endgame=When(SolariAtLeast(10), VictoryPoints(1))
        ),
    ]
