"""The 15 Intrigue cards of Immortality."""

from __future__ import annotations

from landsraad.content.define import intrigue_card
from landsraad.engine.base.influence import GainInfluenceAny
from landsraad.engine.base.resources import Gain, Persuasion, Swords, VictoryPoints
from landsraad.engine.base.troops import Deploy, LoseDeployed, RetreatTroops
from landsraad.engine.course.acquiring import AcquireTleilaxu
from landsraad.engine.course.combat import OthersCombatCard, TroopsLost
from landsraad.engine.immortality.research import GeneticMarker, Research
from landsraad.engine.immortality.specimens import Specimen
from landsraad.engine.immortality.tleilaxu import Tleilaxu
from landsraad.engine.machine.compose import AtReveal, Both, When
from landsraad.engine.machine.conditions import AllOf, HasCouncilSeat, SolariAtLeast, SpiceAtLeast
from landsraad.engine.state.definitions import Intrigue


def intrigue() -> list[Intrigue]:
    """Eleven different cards."""
    return [
        intrigue_card("Breakthrough", plot=Research()),
        intrigue_card("Counterattack", plot=Deploy(2), combat=When(OthersCombatCard(), Swords(4))),
        intrigue_card(
            "Disguised Bureaucrat",
            plot=Both(When(GeneticMarker(1), Gain(spice=1)), When(GeneticMarker(2), GainInfluenceAny())),
        ),
        intrigue_card(
            "Economic Positioning",
            combat=RetreatTroops(2) >> Gain(solari=3),
            endgame=When(SolariAtLeast(10), VictoryPoints(1)),
        ),
        intrigue_card("Gruesome Sacrifice", copies=2, combat=LoseDeployed(2) >> Both(Tleilaxu(), Specimen(2))),
        intrigue_card("Harvest Cells", copies=2, when_lost=When(TroopsLost(3), Both(Specimen(2), AcquireTleilaxu()))),
        intrigue_card("Illicit Dealings", copies=2, plot=Tleilaxu()),
        intrigue_card("Shadowy Bargain", plot=Specimen(), endgame=Tleilaxu()),
        intrigue_card(
            "Study Melange",
            plot=Gain(spice=1),
            endgame=When(AllOf([SpiceAtLeast(3), GeneticMarker(2)]), VictoryPoints(1)),
        ),
        intrigue_card(
            "Tleilaxu Puppet",
            plot=AtReveal(Persuasion(1)),
            endgame=When(AllOf([HasCouncilSeat(), GeneticMarker(2)]), VictoryPoints(1)),
        ),
        intrigue_card(
            "Vicious Talents",
            copies=2,
            combat=Both(Swords(2), When(GeneticMarker(1), Swords(2)), When(GeneticMarker(2), Swords(2))),
        ),
    ]
