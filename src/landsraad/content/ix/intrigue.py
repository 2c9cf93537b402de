"""The 17 Intrigue cards of Rise of Ix."""

from __future__ import annotations

from landsraad.content.define import intrigue_card
from landsraad.engine.conditions import (
    Exactly,
    HasCouncilSeat,
    InfluenceOnTracks,
    OwnsCopies,
    SolariAtLeast,
    UnitsDeployedThisTurn,
)
from landsraad.engine.definitions import Intrigue
from landsraad.engine.dreadnoughts import DreadnoughtsCommissioned
from landsraad.engine.effects import (
    acquire_tech,
    both,
    choose,
    deploy_units,
    discard_cost,
    draw,
    dreadnought,
    each_opponent,
    freighter,
    gain,
    if_won,
    influence_any,
    influence_of_visit,
    influence_where_agents,
    lose_deployed,
    lose_garrison_troop,
    lose_influence,
    pay,
    recruit,
    retreat_dreadnought,
    swords,
    trash_a_card,
    vp,
    when,
)
from landsraad.engine.node import Condition
from landsraad.engine.tech import TechOwned


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
        intrigue_card("Advanced Weaponry", plot=pay(solari=3) >> dreadnought(), combat=when(TechOwned(3), swords(4))),
        intrigue_card("Blackmail", combat=lose_influence() >> swords(5)),
        intrigue_card("Cannon Turrets", combat=both(swords(2), each_opponent(retreat_dreadnought()))),
        intrigue_card("Cull", plot=pay(solari=1) >> trash_a_card()),
        intrigue_card("Diversion", plot=when(UnitsDeployedThisTurn(4), freighter())),
        intrigue_card("Expedite", plot=pay(spice=1) >> freighter()),
        intrigue_card("Finesse", plot=lose_influence() >> influence_any(), combat=swords(2)),
        intrigue_card("Glimpse the Path", plot=pay(spice=1) >> both(gain(water=1), draw(1))),
        intrigue_card(
            "Grand Conspiracy",
            endgame=both(when(Exactly(3, _conspiracy()), vp(1)), when(Exactly(4, _conspiracy()), vp(2))),
        ),
        intrigue_card("Ixian Probe", plot=discard_cost(2) >> draw(2)),
        intrigue_card("Machine Culture", plot=acquire_tech(), endgame=when(TechOwned(3), vp(1))),
        intrigue_card("Quid Pro Quo", plot=pay(spice=2) >> influence_where_agents()),
        intrigue_card("Second Wave", combat=both(swords(2), deploy_units(2))),
        intrigue_card("Secret Forces", plot=when(HasCouncilSeat(), recruit(2))),
        intrigue_card("Strategic Push", combat=both(swords(2), if_won(gain(solari=2)))),
        intrigue_card("Strongarm", plot=choose(lose_garrison_troop(), lose_deployed(1)) >> influence_of_visit()),
        intrigue_card("War Chest", combat=pay(solari=2) >> swords(4), endgame=when(SolariAtLeast(10), vp(1))),
    ]
