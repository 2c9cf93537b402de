"""The six leaders of Rise of Ix."""

from __future__ import annotations

from landsraad.content.define import bits, leader
from landsraad.engine.base.agents import SetAhead
from landsraad.engine.base.discarding import Discard
from landsraad.engine.base.influence import GainInfluenceAny, InfluenceOfTrack, LoseInfluenceAny, TrackBonus
from landsraad.engine.base.resources import Gain, Pay
from landsraad.engine.base.trashing import TrashCard
from landsraad.engine.base.troops import Recruit
from landsraad.engine.course.acquiring import AcquireReserve, AcquireUpTo
from landsraad.engine.course.rivals import Always, RivalTech
from landsraad.engine.ix.shipping import MoveFreighter
from landsraad.engine.ix.tech import AcquireTech, Negotiate
from landsraad.engine.machine.compose import Both, Choose, May, When
from landsraad.engine.machine.conditions import AgentsOnIcons
from landsraad.engine.machine.terms import CITY, LANDSRAAD, SPICE_TRADE
from landsraad.engine.state.definitions import Leader

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
