"""The six leaders of Rise of Ix."""

from __future__ import annotations

from landsraad.content.define import bits, leader
from landsraad.engine.conditions import AgentsOnIcons
from landsraad.engine.definitions import Leader
from landsraad.engine.effects import (
    acquire_reserve,
    acquire_tech,
    acquire_up_to,
    both,
    choose,
    discard_cost,
    freighter,
    gain,
    influence_any,
    influence_of_track,
    lose_influence,
    may,
    may_trash_in_play,
    negotiate,
    pay,
    recruit,
    set_ahead,
    track_bonus,
    when,
)
from landsraad.engine.hagal import Always, RivalTech
from landsraad.engine.terms import CITY, LANDSRAAD, SPICE_TRADE

NEEDS_FOLDSPACE = "ilesa_ecaz"


def leaders() -> list[Leader]:
    """Two of each House; only Rhombur and Hundro may lead Rivals."""
    return [
        leader(
            "Armand Ecaz",
            house="ecaz",
            complexity=2,
            signet=acquire_up_to(3, optional=True),
            reveal=[when(AgentsOnIcons(bits([LANDSRAAD, CITY, SPICE_TRADE]), 2), may_trash_in_play())],
            may_be_rival=False,
        ),
        leader(
            "Ilesa Ecaz",
            house="ecaz",
            complexity=3,
            signet=pay(solari=1) >> acquire_reserve("foldspace"),
            round_start=set_ahead(),
            ahead_rewards=[gain(spice=1), gain(solari=1)],
            may_be_rival=False,
        ),
        leader(
            "Rhombur Vernius",
            house="vernius",
            complexity=1,
            signet=choose(acquire_tech(), negotiate()),
            rival_signet=RivalTech(),
            dreadnought_strength=4,
        ),
        leader(
            "Tessia Vernius",
            house="vernius",
            complexity=4,
            signet=lose_influence() >> influence_any(snooped=True),
            snooper_rewards=[
                may(discard_cost(1) >> gain(spice=1)),
                track_bonus(),
                influence_of_track(1),
                both(track_bonus(), influence_of_track(1)),
            ],
            may_be_rival=False,
        ),
        leader(
            "Yuna Moritani",
            house="moritani",
            complexity=2,
            signet=pay(solari=7) >> both(influence_any(), recruit(1), gain(spice=1)),
            water=0,
            solari_bonus=1,
            may_be_rival=False,
        ),
        leader(
            "Hundro Moritani",
            house="moritani",
            complexity=1,
            signet=pay(spice=1) >> freighter(),
            rival_signet=Always(pay(spice=1) >> freighter()),
            peeks_intrigue=True,
        ),
    ]
