"""The 40 Intrigue cards of Uprising, and the four of its CHOAM module."""

from __future__ import annotations

from landsraad.content.define import intrigue_card
from landsraad.engine.conditions import GainedSpice, HasCouncilSeat, InfluenceAtLeast, OpponentsAlliance, OwnsCopies
from landsraad.engine.contracts import CompletedContracts
from landsraad.engine.definitions import Intrigue
from landsraad.engine.effects import (
    acquire_to_hand,
    acquire_up_to,
    at_reveal,
    both,
    choose,
    costs,
    destroy_wall,
    discard_cost,
    draw,
    draw_intrigue,
    either,
    flip_trophy,
    gain,
    influence,
    influence_any,
    influence_pair,
    lines,
    lose_influence,
    may,
    may_deploy,
    once_deployed,
    pay,
    place_spy,
    recall_spies,
    recruit,
    recruit_per_card,
    retreat,
    retreat_troops,
    sandworm,
    set_aside,
    swords,
    take_contract,
    trash_a_card,
    vp,
    when,
)
from landsraad.engine.node import Node
from landsraad.engine.sandworms import SandwormInConflict
from landsraad.engine.spies import SpiesOnBoard
from landsraad.engine.terms import BENE_GESSERIT, CITY, CRYSKNIFE, DESERT_MOUSE, EMPEROR, FREMEN, GUILD, ORNITHOPTER


def intrigue() -> list[Intrigue]:
    """The cards of every game."""
    return [
        intrigue_card("Buy Access", plot=pay(solari=5) >> influence_pair()),
        intrigue_card("Call to Arms", plot=at_reveal(recruit_per_card())),
        intrigue_card(
            "Change Allegiances",
            plot=lines(lose_influence() >> influence_any(), pay(spice=3) >> influence_any()),
        ),
        intrigue_card("Contingency Plan", copies=3, plot=gain(solari=2), combat=swords(3)),
        intrigue_card("Councilor's Ambition", plot=when(HasCouncilSeat(), gain(water=2))),
        intrigue_card("Crysknife", plot=gain(spice=1), endgame=_flip(CRYSKNIFE)),
        intrigue_card("Cunning", plot=choose(draw(1), pay(spice=1) >> both(draw(1), may(trash_a_card())))),
        intrigue_card(
            "Depart for Arrakis",
            plot=lines(pay(spice=2) >> recruit(3), when(InfluenceAtLeast(GUILD, 3), draw(1))),
        ),
        intrigue_card("Desert Mouse", plot=gain(spice=1), endgame=_flip(DESERT_MOUSE)),
        intrigue_card("Detonation", copies=2, plot=choose(destroy_wall(), may_deploy(4))),
        intrigue_card(
            "Devour",
            combat=lines(swords(2), when(SandwormInConflict(), both(swords(2), may(trash_a_card())))),
        ),
        intrigue_card("Distraction", copies=2, plot=once_deployed(3, place_spy(shares=True))),
        intrigue_card("Find Weakness", combat=lines(swords(2), recall_spies() >> swords(3))),
        intrigue_card("Go to Ground", combat=retreat_troops(1, 2) >> place_spy()),
        intrigue_card("Imperium Politics", plot=pay(solari=1) >> choose(influence(EMPEROR), influence(GUILD))),
        intrigue_card("Impress", combat=both(swords(2), acquire_up_to(3))),
        intrigue_card(
            "Inspire Awe",
            plot=either(SandwormInConflict(), acquire_to_hand(3, always=True), acquire_up_to(3, always=True)),
        ),
        intrigue_card("Intelligence Report", plot=lines(draw(1), when(SpiesOnBoard(2), draw(1)))),
        intrigue_card("Manipulate", plot=set_aside()),
        intrigue_card(
            "Market Opportunity", plot=choose(pay(spice=2) >> gain(solari=5), pay(solari=5) >> gain(spice=5))
        ),
        intrigue_card("Mercenaries", plot=pay(solari=3) >> both(draw_intrigue(), recruit(2))),
        intrigue_card("Opportunism", plot=costs(lose_influence(2), pay(solari=2)) >> vp(1)),
        intrigue_card("Ornithopter", plot=gain(spice=1), endgame=_flip(ORNITHOPTER)),
        intrigue_card("Questionable Methods", combat=lines(swords(1), lose_influence() >> swords(4))),
        intrigue_card(
            "Secure Spice Trade",
            endgame=when(OwnsCopies("the_spice_must_flow", 2), both(vp(1), gain(spice=2))),
        ),
        intrigue_card("Shaddam's Favor", plot=lines(recruit(1), when(InfluenceAtLeast(EMPEROR, 3), gain(solari=3)))),
        intrigue_card("Shadow Alliance", endgame=when(OpponentsAlliance(4), vp(1))),
        intrigue_card("Sietch Ritual", plot=discard_cost(1) >> choose(influence(BENE_GESSERIT), influence(FREMEN))),
        intrigue_card(
            "Special Mission",
            copies=2,
            plot=choose(place_spy(near=[CITY]), recall_spies() >> both(destroy_wall(), gain(spice=2))),
        ),
        intrigue_card(
            "Spice is Power",
            combat=choose(retreat_troops(3) >> gain(spice=3), pay(spice=3) >> swords(6)),
        ),
        intrigue_card("Spring the Trap", combat=recall_spies(2) >> swords(7)),
        intrigue_card(
            "Strategic Stockpiling",
            plot=lines(pay(spice=5) >> vp(1), when(InfluenceAtLeast(FREMEN, 3), pay(water=3) >> vp(1))),
        ),
        intrigue_card("Tactical Option", combat=choose(swords(2), retreat())),
        intrigue_card("Unexpected Allies", plot=pay(water=2) >> both(destroy_wall(), sandworm())),
        intrigue_card("Weirding Combat", combat=lines(swords(3), when(InfluenceAtLeast(BENE_GESSERIT, 3), swords(2)))),
    ]


def choam_intrigue() -> list[Intrigue]:
    """The cards of the CHOAM module."""
    return [
        intrigue_card(
            "Backed by CHOAM",
            plot=lose_influence() >> gain(solari=4),
            combat=when(CompletedContracts(2), swords(4)),
        ),
        intrigue_card("CHOAM Profits", endgame=when(CompletedContracts(4), vp(1))),
        intrigue_card("Leverage", plot=when(GainedSpice(), both(take_contract(), gain(solari=1)))),
        intrigue_card("Reach Agreement", combat=retreat_troops(1, 2) >> take_contract()),
    ]


def _flip(battle_icon: int) -> Node:
    return flip_trophy(battle_icon) >> vp(1)
