"""The CHOAM overlay and the Ix board: four new spaces, four covered ones, the shipping track."""

from __future__ import annotations

from landsraad.content.define import space
from landsraad.engine.conditions import InfluenceAtLeast
from landsraad.engine.definitions import Space
from landsraad.engine.effects import (
    acquire_tech,
    both,
    choose,
    dividends,
    dreadnought,
    freighter,
    gain,
    influence_any,
    negotiate,
    pay,
    persuasion,
    recruit_from_track,
)
from landsraad.engine.node import Node
from landsraad.engine.terms import GUILD, LANDSRAAD, SPICE_TRADE

COVERED = ("hall_of_oratory", "rally_troops", "secure_contract", "sell_melange")


def spaces() -> list[Space]:
    """The new spaces."""
    return [
        space("Dreadnought", icon=LANDSRAAD, cost=pay(solari=3), effects=[dreadnought(), acquire_tech()]),
        space(
            "Tech Negotiation",
            icon=LANDSRAAD,
            effects=[choose(acquire_tech(1), negotiate())],
            reveal=persuasion(1),
        ),
        space("Smuggling", icon=SPICE_TRADE, effects=[gain(solari=1), freighter()]),
        space(
            "Interstellar Shipping",
            icon=SPICE_TRADE,
            requirement=InfluenceAtLeast(GUILD, 2),
            effects=[freighter(), freighter()],
        ),
    ]


def shipping() -> list[Node]:
    """The rewards of the levels of the shipping track, from the first (R-162)."""
    return [
        choose(dividends(), gain(spice=2)),
        both(recruit_from_track(2), influence_any()),
        acquire_tech(2),
    ]
