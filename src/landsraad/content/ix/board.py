"""The CHOAM overlay and the Ix board: four new spaces, four covered ones, the shipping track."""

from __future__ import annotations

from landsraad.content.define import space
from landsraad.engine.compose import Both, Choose
from landsraad.engine.conditions import InfluenceAtLeast
from landsraad.engine.definitions import Space
from landsraad.engine.dreadnoughts import Commission
from landsraad.engine.influence import GainInfluenceAny
from landsraad.engine.node import Node
from landsraad.engine.resources import Gain, Pay, Persuasion
from landsraad.engine.shipping import Dividends, MoveFreighter, RecruitFromTrack
from landsraad.engine.tech import AcquireTech, Negotiate
from landsraad.engine.terms import GUILD, LANDSRAAD, SPICE_TRADE

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
