"""The 40 Intrigue cards of the base box (B-7, B-95): Plot, Combat, when a Conflict is won (B-121), Endgame."""

from __future__ import annotations

from landsraad.content.define import bits, intrigue_card
from landsraad.engine.conditions import (
    BeforeAgentTurn,
    HasCouncilSeat,
    HoldsAlliance,
    InfluenceOnTracks,
    MentatAtHome,
    OpponentInConflict,
    OwnsCopies,
    OwnsMostCopies,
    StartOfTurn,
)
from landsraad.engine.definitions import Intrigue
from landsraad.engine.effects import (
    acquire_up_to,
    acquires_to_choice,
    add_icons,
    at_reveal,
    both,
    choose,
    deploy_any,
    deploy_from_supply,
    draw,
    gain,
    ignore_enemies,
    influence,
    influence_any,
    look_at_top,
    lose_deployed,
    may_pass,
    one_opponent,
    pay,
    persuasion,
    recall_agent,
    recruit_and_deploy,
    retreat,
    shuffle_discard_in,
    swords,
    take_mentat,
    vp,
    when,
)
from landsraad.engine.terms import BENE_GESSERIT, EMPEROR, FREMEN, GUILD, NOBODY


def intrigue(*, uprising: bool = False) -> list[Intrigue]:
    """The Intrigue deck; in games of Uprising the Agent sent this turn is never recalled (R-071)."""
    return [
        intrigue_card("Allied Armada", combat=when(HoldsAlliance(NOBODY), pay(spice=2) >> swords(7))),
        intrigue_card("Ambush", copies=2, combat=swords(4)),
        intrigue_card("Bindu Suspension", plot=when(StartOfTurn(), both(draw(1), may_pass()))),
        intrigue_card("Bribery", plot=pay(solari=2) >> influence_any()),
        intrigue_card("Bypass Protocol", plot=choose(acquire_up_to(3), pay(spice=2) >> acquire_up_to(5, on_deck=True))),
        intrigue_card("Calculated Hire", plot=when(MentatAtHome(), pay(spice=1) >> take_mentat())),
        intrigue_card("Charisma", plot=at_reveal(persuasion(2))),
        intrigue_card("CHOAM Shares", plot=pay(solari=7) >> vp(1)),
        intrigue_card(
            "Corner the Market",
            endgame=both(
                when(OwnsCopies("the_spice_must_flow", 2), vp(1)), when(OwnsMostCopies("the_spice_must_flow"), vp(1))
            ),
        ),
        intrigue_card("Councilor's Dispensation", plot=when(HasCouncilSeat(), gain(spice=2))),
        intrigue_card("Demand Respect", when_won=choose(influence_any(), pay(spice=2) >> influence_any(2))),
        intrigue_card(
            "Dispatch an Envoy",
            copies=2,
            plot=when(BeforeAgentTurn(), add_icons(bits([EMPEROR, GUILD, BENE_GESSERIT, FREMEN]))),
        ),
        intrigue_card(
            "Double Cross",
            plot=when(
                OpponentInConflict(), pay(solari=1) >> both(one_opponent(lose_deployed(1)), deploy_from_supply(1))
            ),
        ),
        intrigue_card("Favored Subject", plot=influence(EMPEROR)),
        intrigue_card("Guild Authorization", plot=influence(GUILD)),
        intrigue_card("Infiltrate", plot=when(BeforeAgentTurn(), ignore_enemies())),
        intrigue_card("Know Their Ways", plot=influence(FREMEN)),
        intrigue_card("Master Tactician", copies=3, combat=choose(swords(3), retreat(3))),
        intrigue_card(
            "Plans Within Plans",
            endgame=choose(when(InfluenceOnTracks(3, 3), vp(1)), when(InfluenceOnTracks(4, 3), vp(2))),
        ),
        intrigue_card("Poison Snooper", copies=2, plot=look_at_top()),
        intrigue_card("Private Army", copies=2, combat=pay(spice=2) >> swords(5)),
        intrigue_card("Rapid Mobilization", plot=deploy_any()),
        intrigue_card("Recruitment Mission", plot=at_reveal(both(persuasion(1), acquires_to_choice()))),
        intrigue_card("Refocus", plot=both(shuffle_discard_in(), draw(1))),
        intrigue_card("Reinforcements", plot=pay(solari=3) >> recruit_and_deploy(3)),
        intrigue_card("Secret of the Sisterhood", plot=influence(BENE_GESSERIT)),
        intrigue_card("Staged Incident", combat=lose_deployed(3) >> vp(1)),
        intrigue_card("The Sleeper Must Awaken", plot=pay(spice=4) >> vp(1)),
        # The Endgame spice counts for the final tie-break (B-132).
        intrigue_card("Tiebreaker", combat=swords(2), endgame=gain(spice=10)),
        intrigue_card("To the Victor...", when_won=gain(spice=3)),
        intrigue_card("Urgent Mission", plot=recall_agent(another=uprising)),
        intrigue_card("Water of Life", plot=pay(water=1, spice=1) >> draw(3)),
        intrigue_card("Water Peddlers Union", plot=gain(water=1)),
        intrigue_card("Windfall", plot=gain(solari=2)),
    ]
