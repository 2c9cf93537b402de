"""The six leaders of Rise of Ix."""

from __future__ import annotations

from landsraad.content.define import bits, leader
from landsraad.engine.acquiring import AcquireReserve, AcquireUpTo
from landsraad.engine.agents import SetAhead
from landsraad.engine.cards import Discard, TrashCard
from landsraad.engine.compose import Both, Choose, May, When
from landsraad.engine.conditions import AgentsOnIcons
from landsraad.engine.definitions import Leader
from landsraad.engine.hagal import Always, RivalTech
from landsraad.engine.influence import GainInfluenceAny, InfluenceOfTrack, LoseInfluenceAny, TrackBonus
from landsraad.engine.resources import Gain, Pay
from landsraad.engine.shipping import MoveFreighter
from landsraad.engine.tech import AcquireTech, Negotiate
from landsraad.engine.terms import CITY, LANDSRAAD, SPICE_TRADE
from landsraad.engine.troops import Recruit

NEEDS_FOLDSPACE = "ilesa_ecaz"


def leaders() -> list[Leader]:
    """Two of each House; only Rhombur and Hundro may lead Rivals."""
    return [
        leader(
            "Armand Ecaz",
            house="ecaz",
            complexity=2,
            signet=AcquireUpTo(3, optional=True),
            reveal=[When(AgentsOnIcons(bits([LANDSRAAD, CITY, SPICE_TRADE]), 2), TrashCard(in_play_only=True))],
            may_be_rival=False,
        ),
        leader(
            "Ilesa Ecaz",
            house="ecaz",
            complexity=3,
            signet=Pay(solari=1) >> AcquireReserve("foldspace"),
            round_start=SetAhead(),
            ahead_rewards=[Gain(spice=1), Gain(solari=1)],
            may_be_rival=False,
        ),
        leader(
            "Rhombur Vernius",
            house="vernius",
            complexity=1,
            signet=Choose(AcquireTech(), Negotiate()),
            rival_signet=RivalTech(),
            dreadnought_strength=4,
        ),
        leader(
            "Tessia Vernius",
            house="vernius",
            complexity=4,
            signet=LoseInfluenceAny() >> GainInfluenceAny(snooped=True),
            snooper_rewards=[
                May(Discard(1, cost=True) >> Gain(spice=1)),
                TrackBonus(),
                InfluenceOfTrack(1),
                Both(TrackBonus(), InfluenceOfTrack(1)),
            ],
            may_be_rival=False,
        ),
        leader(
            "Yuna Moritani",
            house="moritani",
            complexity=2,
            signet=Pay(solari=7) >> Both(GainInfluenceAny(), Recruit(1), Gain(spice=1)),
            water=0,
            solari_bonus=1,
            may_be_rival=False,
        ),
        leader(
            "Hundro Moritani",
            house="moritani",
            complexity=1,
            signet=Pay(spice=1) >> MoveFreighter(),
            rival_signet=Always(Pay(spice=1) >> MoveFreighter()),
            peeks_intrigue=True,
        ),
    ]
