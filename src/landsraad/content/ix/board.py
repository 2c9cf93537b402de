"""The CHOAM overlay and the Ix board: four new spaces, four covered ones, the shipping track."""

from __future__ import annotations

from landsraad.content.define import space
from landsraad.engine.base.influence import GainInfluenceAny
from landsraad.engine.base.resources import Gain, Pay, Persuasion
from landsraad.engine.ix.dreadnoughts import Commission
from landsraad.engine.ix.shipping import Dividends, MoveFreighter, RecruitFromTrack
from landsraad.engine.ix.tech import AcquireTech, Negotiate
from landsraad.engine.machine.compose import Both, Choose
from landsraad.engine.machine.conditions import InfluenceAtLeast
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.terms import GUILD, LANDSRAAD, SPICE_TRADE
from landsraad.engine.state.definitions import Space

COVERED = ("hall_of_oratory", "rally_troops", "secure_contract", "sell_melange")


def spaces() -> list[Space]:
    """The new spaces."""
    return [
        space("Dreadnought", icon=LANDSRAAD, cost=Pay(solari=3), effects=[Commission(), AcquireTech()]),
        space(
            "Tech Negotiation",
            icon=LANDSRAAD,
            effects=[Choose(AcquireTech(1), Negotiate())],
            reveal=Persuasion(1),
        ),
        space("Smuggling", icon=SPICE_TRADE, effects=[Gain(solari=1), MoveFreighter()]),
        space(
            "Interstellar Shipping",
            icon=SPICE_TRADE,
            requirement=InfluenceAtLeast(GUILD, 2),
            effects=[MoveFreighter(), MoveFreighter()],
        ),
    ]


def shipping() -> list[Node]:
    """The rewards of the levels of the shipping track, from the first (R-162)."""
    return [
        Choose(Dividends(), Gain(spice=2)),
        Both(RecruitFromTrack(2), GainInfluenceAny()),
        AcquireTech(2),
    ]
