"""The Intrigue cards of the base box: what each does, when it can be played, what it needs and costs."""

from __future__ import annotations

from typing import Any

from tests.support.table import Table, given, seat

FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen"]


def plot(card: str, mine: seat | None = None, **others: Any) -> Table:
    """It is A's turn; A holds a Plot card and the Dagger. The second Intrigue card keeps A's turn open to its end."""
    mine = mine or seat()
    mine.hand = mine.hand or ["dagger"]
    mine.intrigue = [card, "windfall"]
    return given(A=mine, **others)


def combat(card: str, mine: seat, **others: Any) -> Table:
    """Combat: A holds a Combat card, and another Intrigue card, so that A is still asked after playing it."""
    mine.intrigue = [card, "tiebreaker"]
    return given(phase="combat", A=mine, **others)


def won(card: str, mine: seat | None = None, **others: Any) -> Table:
    """The Conflict is resolved next; A holds an Intrigue card, and another one, so that the window stays open."""
    mine = mine or seat(conflict=2)
    mine.intrigue = [card, "to_the_victor"]
    others.setdefault("conflict", "skirmish_a")
    return given(phase="rewards", A=mine, **others)


def endgame(card: str, mine: seat, **others: Any) -> Table:
    """The end of the game: A holds an Endgame card, and another one, so that A is still asked after playing it."""
    mine.intrigue = [card, "tiebreaker"]
    return given(phase="endgame", A=mine, **others)


# --- Plot -------------------------------------------------------------------------------------------------------------


def test_bindu_suspension_draws_and_passes_the_turn() -> None:
    """Draw 1 card, then the turn may end as neither an Agent nor a Reveal turn; A's next turn comes in order."""
    table = plot("bindu_suspension", seat(deck=["dagger", "diplomacy"]), B=seat(hand=["dagger"]))
    table.intrigue("bindu_suspension")
    assert table.A.hand == ["dagger", "diplomacy"]
    table.pass_()
    assert table.decider == "B"
    assert table.A.agents == 2
    table.reveal()
    assert table.decider == "A"
    assert table.asked == "turn"


def test_bindu_suspension_need_not_pass() -> None:
    """Passing is optional: A may go on with an ordinary turn."""
    table = plot("bindu_suspension").intrigue("bindu_suspension").choose("decline")
    assert table.decider == "A"
    assert table.play("dagger").to("hall_of_oratory").A.on == ["hall_of_oratory"]


def test_bindu_suspension_comes_before_anything_else() -> None:
    """After another Plot card it is too late, and so it is after the Agent."""
    table = plot("bindu_suspension").intrigue("windfall")
    assert table.why_not("intrigue:bindu_suspension") == "not_now: start_of_turn"
    table = plot("bindu_suspension").play("dagger").to("hall_of_oratory")
    assert table.why_not("intrigue:bindu_suspension") == "not_now: start_of_turn"


def test_bribery_buys_influence_for_2_solari() -> None:
    """2 Solari: 1 Influence with any faction."""
    table = plot("bribery", seat(solari=3)).intrigue("bribery")
    assert table.offers("influence") == FACTIONS
    table.choose("influence:bene_gesserit")
    assert table.A.influence["bene_gesserit"] == 1
    assert table.A.solari == 1
    assert table.intrigue_discard == ["bribery"]


def test_bribery_needs_2_solari() -> None:
    """Its cost must be paid."""
    assert plot("bribery", seat(solari=1)).why_not("intrigue:bribery") == "cost: solari, have 1, need 2"


MARKET = ["dr_yueh", "crysknife", "fremen_camp", "chani", "opulence"]  # they cost 1, 3, 4, 5 and 6


def test_bypass_protocol_acquires_a_card_of_cost_3_or_less() -> None:
    """First choice: a card that costs at most 3, to the discard pile; Foldspace is none of them."""
    table = plot("bypass_protocol", seat(spice=2), row=MARKET, imperium_deck=["stilgar"])
    table.intrigue("bypass_protocol").choose("choose:1")
    assert set(table.offers("acquire")) == {"dr_yueh", "crysknife", "arrakis_liaison"}
    table.choose("acquire:crysknife")
    assert table.A.discard == ["crysknife"]
    assert table.A.spice == 2
    assert table.row == ["dr_yueh", "stilgar", "fremen_camp", "chani", "opulence"]


def test_bypass_protocol_acquires_a_card_of_cost_5_or_less_for_2_spice() -> None:
    """Second choice: 2 spice, a card that costs at most 5, on top of the deck; its acquire box works."""
    table = plot("bypass_protocol", seat(spice=2, deck=["dagger"]), row=MARKET, imperium_deck=["stilgar"])
    table.intrigue("bypass_protocol").choose("choose:2")
    assert set(table.offers("acquire")) == {"dr_yueh", "crysknife", "fremen_camp", "chani", "arrakis_liaison"}
    table.choose("acquire:chani")
    assert table.A.spice == 0
    assert table.A.deck == ["dagger", "chani"]
    assert table.A.discard == []
    assert table.A.water == 1


def test_bypass_protocol_without_2_spice_has_the_first_choice_only() -> None:
    """The spice of the second choice cannot be owed."""
    table = plot("bypass_protocol", seat(spice=1), row=MARKET).intrigue("bypass_protocol")
    assert set(table.offers("acquire")) == {"dr_yueh", "crysknife", "arrakis_liaison"}


def test_calculated_hire_takes_the_mentat_for_1_spice() -> None:
    """1 spice: the Mentat comes from its space, one more Agent this round."""
    table = plot("calculated_hire", seat(spice=1)).intrigue("calculated_hire")
    assert table.A.spice == 0
    assert table.A.agents == 3
    assert table.state.mentat == table.A.number


def test_calculated_hire_needs_the_mentat_at_home_and_1_spice() -> None:
    """The Mentat is not taken from another player; the spice must be there."""
    table = plot("calculated_hire", seat(spice=1), mentat="B")
    assert table.why_not("intrigue:calculated_hire") == "condition: mentat_away"
    assert plot("calculated_hire").why_not("intrigue:calculated_hire") == "cost: spice, have 0, need 1"


def test_charisma_waits_for_the_reveal_turn() -> None:
    """Played in an Agent turn it lies open, gives 2 Persuasion in the Reveal turn, then goes to the discard pile."""
    mine = seat(hand=["dagger", "diplomacy"])
    table = plot("charisma", mine, B=seat(hand=["dagger"])).play("dagger").to("hall_of_oratory")
    table.intrigue("charisma")
    assert table.A.persuasion == 0
    assert table.intrigue_discard == []
    table.end_turn().reveal()
    assert table.decider == "A"
    table.reveal()
    assert table.A.persuasion == 1 + 1 + 2  # Diplomacy, Hall of Oratory, Charisma
    table.end_turn()
    assert table.intrigue_discard == ["charisma"]


def test_charisma_works_at_once_in_the_reveal_turn() -> None:
    """Played after revealing: 2 Persuasion now."""
    table = plot("charisma").reveal().intrigue("charisma")
    assert table.A.persuasion == 2
    assert table.intrigue_discard == ["charisma"]


def test_choam_shares_buys_a_vp_for_7_solari() -> None:
    """7 Solari: 1 VP."""
    table = plot("choam_shares", seat(solari=7)).intrigue("choam_shares")
    assert table.A.vp == 1
    assert table.A.solari == 0


def test_choam_shares_needs_7_solari() -> None:
    """6 are not enough."""
    assert plot("choam_shares", seat(solari=6)).why_not("intrigue:choam_shares") == "cost: solari, have 6, need 7"


def test_councilors_dispensation_gives_2_spice_to_a_councilor() -> None:
    """With a seat on the High Council: 2 spice."""
    assert plot("councilors_dispensation", seat(council=True)).intrigue("councilors_dispensation").A.spice == 2


def test_councilors_dispensation_needs_a_seat() -> None:
    """Without a seat it cannot be played."""
    table = plot("councilors_dispensation")
    assert table.why_not("intrigue:councilors_dispensation") == "condition: council_seat"


def test_dispatch_an_envoy_adds_the_faction_icons() -> None:
    """The card played this turn reaches the factions besides its own spaces, without Influence to spend on it."""
    table = plot("dispatch_an_envoy").intrigue("dispatch_an_envoy").play("dagger")
    assert set(table.offers("send")) == {"wealth", "foldspace", "secrets", "stillsuits", "hall_of_oratory"}
    assert table.to("secrets").A.influence["bene_gesserit"] == 1


def test_dispatch_an_envoy_lasts_one_turn() -> None:
    """A's next card has its own icons only."""
    mine = seat(hand=["dagger", "dune_the_desert_planet"], solari=2)
    table = plot("dispatch_an_envoy", mine, B=seat(hand=["dagger"], solari=4))
    table.intrigue("dispatch_an_envoy").play("dune_the_desert_planet").to("wealth").end_turn()
    table.play("dagger").to("rally_troops")
    assert table.decider == "A"
    assert set(table.play("dagger").offers("send")) == {"hall_of_oratory", "mentat"}


def test_dispatch_an_envoy_comes_before_the_agent() -> None:
    """After the Agent was sent, or in the Reveal turn, it is too late."""
    table = plot("dispatch_an_envoy").play("dagger").to("hall_of_oratory")
    assert table.why_not("intrigue:dispatch_an_envoy") == "not_now: before_agent"
    table = plot("dispatch_an_envoy").reveal()
    assert table.why_not("intrigue:dispatch_an_envoy") == "not_now: before_agent"


def test_double_cross_costs_an_opponent_a_troop_and_deploys_one() -> None:
    """1 Solari: an opponent of choice loses a troop of the Conflict, one of the own supply goes there."""
    table = plot("double_cross", seat(solari=1), B=seat(conflict=2), C=seat(conflict=1)).intrigue("double_cross")
    assert table.offers("target") == ["2", "3"]
    table.choose("target:2")
    assert table.B.conflict == 1
    assert table.B.garrison == 3
    assert table.B.supply == 8
    assert table.C.conflict == 1
    assert table.A.conflict == 1
    assert table.A.supply == 8
    assert table.A.garrison == 3
    assert table.A.solari == 0


def test_double_cross_hits_with_an_empty_supply_too() -> None:
    """Without a troop in the supply only the opponent's loss happens."""
    table = plot("double_cross", seat(solari=1, garrison=12), B=seat(conflict=1)).intrigue("double_cross")
    assert table.B.conflict == 0
    assert table.A.conflict == 0
    assert table.A.garrison == 12


def test_double_cross_needs_an_opponent_in_the_conflict_and_1_solari() -> None:
    """The own troops do not count as a target; the Solari must be there."""
    table = plot("double_cross", seat(solari=1, conflict=1))
    assert table.why_not("intrigue:double_cross") == "condition: opponent_in_conflict"
    table = plot("double_cross", B=seat(conflict=1))
    assert table.why_not("intrigue:double_cross") == "cost: solari, have 0, need 1"


def test_favored_subject_gives_emperor_influence() -> None:
    """1 Influence with the Emperor."""
    assert plot("favored_subject").intrigue("favored_subject").A.influence["emperor"] == 1


def test_guild_authorization_gives_guild_influence() -> None:
    """1 Influence with the Spacing Guild."""
    assert plot("guild_authorization").intrigue("guild_authorization").A.influence["guild"] == 1


def test_secret_of_the_sisterhood_gives_bene_gesserit_influence() -> None:
    """1 Influence with the Bene Gesserit."""
    assert plot("secret_of_the_sisterhood").intrigue("secret_of_the_sisterhood").A.influence["bene_gesserit"] == 1


def test_know_their_ways_gives_fremen_influence() -> None:
    """1 Influence with the Fremen."""
    assert plot("know_their_ways").intrigue("know_their_ways").A.influence["fremen"] == 1


def test_infiltrate_passes_enemy_agents() -> None:
    """Enemy Agents do not block the next Agent of this turn."""
    table = plot("infiltrate", B=seat(on=["hall_of_oratory"]))
    assert not table.can("play:dagger")
    table.intrigue("infiltrate").play("dagger").to("hall_of_oratory")
    assert table.A.on == ["hall_of_oratory"]


def test_infiltrate_does_not_pass_own_agents_or_costs() -> None:
    """Own Agents block still, and a space must be paid."""
    mine = seat(hand=["diplomacy"], on=["wealth"], agents=1)
    table = plot("infiltrate", mine, B=seat(on=["conspire", "secrets"])).intrigue("infiltrate").play("diplomacy")
    assert set(table.offers("send")) == {"foldspace", "secrets", "stillsuits"}
    assert table.why_not("send:wealth") == "occupied: own"
    assert table.why_not("send:conspire") == "cost: spice, have 0, need 4"


def test_infiltrate_serves_one_turn_only() -> None:
    """In A's next turn enemy Agents block again."""
    mine = seat(hand=["dagger", "dagger"], solari=2)
    table = plot("infiltrate", mine, B=seat(hand=["dagger"], on=["hall_of_oratory"], agents=1, solari=5))
    table.intrigue("infiltrate").play("dagger").to("mentat").end_turn().play("dagger").to("rally_troops")
    assert table.decider == "A"
    assert not table.can("play:dagger")


def test_poison_snooper_draws_the_top_card() -> None:
    """Look at the top card of the deck; first choice: draw it."""
    table = plot("poison_snooper", seat(deck=["diplomacy", "reconnaissance"])).intrigue("poison_snooper")
    table.choose("choose:1")
    assert table.A.hand == ["dagger", "reconnaissance"]
    assert table.A.deck == ["diplomacy"]


def test_poison_snooper_trashes_the_top_card() -> None:
    """Second choice: trash it; what it does when trashed happens."""
    table = plot("poison_snooper", seat(deck=["diplomacy", "assassination_mission"])).intrigue("poison_snooper")
    table.choose("choose:2")
    assert table.A.deck == ["diplomacy"]
    assert table.A.hand == ["dagger"]
    assert table.A.solari == 4


def test_poison_snooper_in_the_reveal_turn_reveals_the_drawn_card() -> None:
    """A card drawn in the Reveal turn is used at once."""
    table = plot("poison_snooper", seat(deck=["convincing_argument"])).reveal().intrigue("poison_snooper")
    assert table.choose("choose:1").A.persuasion == 2


def test_poison_snooper_finds_nothing_in_an_empty_deck() -> None:
    """The discard pile is not shuffled just to look: nothing is drawn or trashed."""
    table = plot("poison_snooper", seat(discard=["diplomacy"])).intrigue("poison_snooper")
    assert table.asked == "turn"
    assert table.A.hand == ["dagger"]
    assert table.A.discard == ["diplomacy"]
    assert table.intrigue_discard == ["poison_snooper"]


def test_rapid_mobilization_deploys_any_number_without_a_combat_space() -> None:
    """Any number of garrison troops, 0 too, go to the Conflict, even with no Agent sent."""
    table = plot("rapid_mobilization", seat(garrison=4)).intrigue("rapid_mobilization")
    assert table.offers("deploy") == ["0", "1", "2", "3", "4"]
    table.choose("deploy:4")
    assert table.A.conflict == 4
    assert table.A.garrison == 0
    assert table.A.supply == 8


def test_rapid_mobilization_leaves_the_allowance_of_the_agent() -> None:
    """The 2 garrison troops that an Agent in a Combat space brings come on top."""
    table = plot("rapid_mobilization", seat(hand=["reconnaissance"], garrison=5), intrigue_deck=[])
    table.play("reconnaissance").to("carthag").plain().intrigue("rapid_mobilization").choose("deploy:3")
    assert table.choose("deploy:3").A.conflict == 6


def test_recruitment_mission_gives_1_persuasion_and_puts_acquired_cards_on_the_deck() -> None:
    """1 Persuasion; each card bought in the Reveal turn goes on top of the deck or to the discard pile, by choice."""
    hand = ["convincing_argument", "diplomacy"]
    table = plot("recruitment_mission", seat(hand=hand, deck=["dagger"])).intrigue("recruitment_mission").reveal()
    assert table.A.persuasion == 4
    table.choose("buy:arrakis_liaison", "to_deck", "buy:arrakis_liaison", "to_discard")
    assert table.A.deck == ["dagger", "arrakis_liaison"]
    assert table.A.discard == ["arrakis_liaison"]


def test_recruitment_mission_works_at_once_in_the_reveal_turn() -> None:
    """Played after revealing it serves the cards bought from then on."""
    table = plot("recruitment_mission", seat(hand=["convincing_argument", "convincing_argument"])).reveal()
    table.choose("buy:arrakis_liaison")
    assert table.A.discard == ["arrakis_liaison"]
    table.intrigue("recruitment_mission")
    assert table.A.persuasion == 3
    table.choose("buy:arrakis_liaison", "to_deck")
    assert table.A.deck == ["arrakis_liaison"]


def test_recruitment_mission_does_not_serve_cards_acquired_in_an_agent_turn() -> None:
    """A card that comes before the Reveal turn goes to the discard pile."""
    table = plot("recruitment_mission", seat(hand=["diplomacy"])).intrigue("recruitment_mission")
    table.play("diplomacy").to("foldspace").plain()
    assert table.A.discard == ["foldspace"]
    assert not table.can("to_deck")


def test_refocus_shuffles_the_discard_pile_in_and_draws_1() -> None:
    """The discard pile goes into the deck, then draw 1 card."""
    table = plot("refocus", seat(deck=["diplomacy"], discard=["reconnaissance", "signet_ring"])).intrigue("refocus")
    assert table.A.discard == []
    assert len(table.A.deck) == 2
    assert len(table.A.hand) == 2
    assert sorted(table.A.hand + table.A.deck) == ["dagger", "diplomacy", "reconnaissance", "signet_ring"]


def test_refocus_with_an_empty_discard_pile_still_draws() -> None:
    """Then the deck alone is shuffled."""
    assert plot("refocus", seat(deck=["diplomacy"])).intrigue("refocus").A.hand == ["dagger", "diplomacy"]


def test_refocus_in_the_reveal_turn_reveals_the_drawn_card() -> None:
    """A card drawn in the Reveal turn is used at once."""
    table = plot("refocus", seat(discard=["convincing_argument"])).reveal().intrigue("refocus")
    assert table.A.persuasion == 2


def test_reinforcements_recruits_3_for_3_solari() -> None:
    """3 Solari: 3 troops to the garrison; without a Combat space none is deployed."""
    table = (
        plot("reinforcements", seat(solari=3)).play("dagger").to("hall_of_oratory").plain().intrigue("reinforcements")
    )
    assert table.A.solari == 0
    assert table.A.garrison == 7
    assert table.offers("deploy") == []


def test_reinforcements_count_as_recruited_this_turn() -> None:
    """With an Agent in a Combat space all 3, the one of Carthag and 2 of the garrison may be deployed."""
    table = plot("reinforcements", seat(solari=3, hand=["reconnaissance"]), intrigue_deck=[])
    table.play("reconnaissance").to("carthag").plain().intrigue("reinforcements")
    assert table.offers("deploy") == ["1", "2", "3", "4", "5", "6"]
    assert table.choose("deploy:6").A.conflict == 6


def test_reinforcements_in_the_reveal_turn_may_go_to_the_conflict() -> None:
    """Any of the 3 recruits, but no other troop."""
    table = plot("reinforcements", seat(solari=3)).reveal().intrigue("reinforcements")
    assert table.offers("deploy") == ["0", "1", "2", "3"]
    table.choose("deploy:2")
    assert table.A.conflict == 2
    assert table.A.garrison == 4


def test_reinforcements_needs_3_solari() -> None:
    """2 are not enough."""
    assert plot("reinforcements", seat(solari=2)).why_not("intrigue:reinforcements") == "cost: solari, have 2, need 3"


def test_the_sleeper_must_awaken_buys_a_vp_for_4_spice() -> None:
    """4 spice: 1 VP."""
    table = plot("the_sleeper_must_awaken", seat(spice=5)).intrigue("the_sleeper_must_awaken")
    assert table.A.vp == 1
    assert table.A.spice == 1


def test_the_sleeper_must_awaken_needs_4_spice() -> None:
    """3 are not enough."""
    table = plot("the_sleeper_must_awaken", seat(spice=3))
    assert table.why_not("intrigue:the_sleeper_must_awaken") == "cost: spice, have 3, need 4"


def test_urgent_mission_recalls_an_agent() -> None:
    """An Agent of choice comes back to the leader; its space is free again, even for it."""
    table = plot("urgent_mission", seat(agents=0, on=["hall_of_oratory", "wealth"])).intrigue("urgent_mission")
    assert set(table.offers("recall")) == {"hall_of_oratory", "wealth"}
    table.choose("recall:hall_of_oratory")
    assert table.A.agents == 1
    assert table.A.on == ["wealth"]
    assert table.play("dagger").to("hall_of_oratory").A.agents == 0


def test_urgent_mission_recalls_the_agent_just_sent() -> None:
    """In the base game the Agent of this very turn may come back too."""
    table = plot("urgent_mission").play("dagger").to("hall_of_oratory").intrigue("urgent_mission")
    assert table.A.on == []
    assert table.A.agents == 2


def test_urgent_mission_needs_an_agent_on_the_board() -> None:
    """There must be somebody to recall."""
    assert plot("urgent_mission").why_not("intrigue:urgent_mission") == "condition: no_agent_on_board"


def test_water_of_life_draws_3_for_1_water_and_1_spice() -> None:
    """1 water and 1 spice: draw 3 cards."""
    mine = seat(water=1, spice=1, deck=["signet_ring", "diplomacy", "reconnaissance", "dagger"])
    table = plot("water_of_life", mine).intrigue("water_of_life")
    assert sorted(table.A.hand) == ["dagger", "dagger", "diplomacy", "reconnaissance"]
    assert table.A.water == 0
    assert table.A.spice == 0


def test_water_of_life_in_the_reveal_turn_reveals_the_drawn_cards() -> None:
    """Cards drawn in the Reveal turn are used at once."""
    mine = seat(water=1, spice=1, deck=["convincing_argument"] * 3)
    assert plot("water_of_life", mine).reveal().intrigue("water_of_life").A.persuasion == 6


def test_water_of_life_needs_both() -> None:
    """Neither the water nor the spice can be owed."""
    assert plot("water_of_life", seat(spice=1)).why_not("intrigue:water_of_life") == "cost: water, have 0, need 1"
    assert plot("water_of_life", seat(water=1)).why_not("intrigue:water_of_life") == "cost: spice, have 0, need 1"


def test_water_peddlers_union_gives_1_water() -> None:
    """1 water."""
    assert plot("water_peddlers_union").intrigue("water_peddlers_union").A.water == 1


def test_windfall_gives_2_solari() -> None:
    """2 Solari, and the card goes to the Intrigue discard pile."""
    table = plot("windfall").intrigue("windfall")
    assert table.A.solari == 2
    assert table.A.intrigue == ["windfall"]
    assert table.intrigue_discard == ["windfall"]


def test_windfall_is_no_combat_card() -> None:
    """A Plot card is not played in the Combat phase."""
    assert combat("windfall", seat(conflict=1)).why_not("intrigue:windfall") == "not_now: plot_card"


# --- Combat -----------------------------------------------------------------------------------------------------------


def test_allied_armada_gives_7_swords_for_2_spice() -> None:
    """With an Alliance and 2 spice: 7 swords."""
    mine = seat(conflict=1, spice=2, influence={"guild": 4})
    table = combat("allied_armada", mine, alliances={"guild": "A"}).intrigue("allied_armada")
    assert table.A.strength == 9
    assert table.A.spice == 0


def test_allied_armada_needs_an_alliance_and_2_spice() -> None:
    """4 Influence without the token are no Alliance; the spice must be there."""
    table = combat("allied_armada", seat(conflict=1, spice=2, influence={"guild": 4}))
    assert table.why_not("intrigue:allied_armada") == "condition: alliance_any"
    mine = seat(conflict=1, spice=1, influence={"guild": 4})
    table = combat("allied_armada", mine, alliances={"guild": "A"})
    assert table.why_not("intrigue:allied_armada") == "cost: spice, have 1, need 2"


def test_ambush_gives_4_swords() -> None:
    """4 swords."""
    assert combat("ambush", seat(conflict=1, swords=1)).intrigue("ambush").A.strength == 7


def test_ambush_needs_a_troop_in_the_conflict() -> None:
    """Without a troop in the Conflict A takes no part: only B is asked."""
    table = combat("ambush", seat(), B=seat(conflict=1, intrigue=["ambush"]))
    assert table.decider == "B"


def test_ambush_is_no_plot_card() -> None:
    """A Combat card is not played in an Agent turn."""
    assert plot("ambush", seat(conflict=1)).why_not("intrigue:ambush") == "not_now: combat_card"


def test_master_tactician_gives_3_swords() -> None:
    """First choice: 3 swords."""
    table = combat("master_tactician", seat(conflict=1)).intrigue("master_tactician").choose("choose:1")
    assert table.A.strength == 5


def test_master_tactician_retreats_up_to_3() -> None:
    """Second choice: up to 3 troops go back to the garrison, and the strength falls."""
    table = combat("master_tactician", seat(conflict=5, garrison=0)).intrigue("master_tactician").choose("choose:2")
    assert table.offers("retreat") == ["0", "1", "2", "3"]
    table.choose("retreat:3")
    assert table.A.garrison == 3
    assert table.A.strength == 4


def test_private_army_gives_5_swords_for_2_spice() -> None:
    """2 spice: 5 swords."""
    table = combat("private_army", seat(conflict=1, spice=2)).intrigue("private_army")
    assert table.A.strength == 7
    assert table.A.spice == 0


def test_private_army_needs_2_spice() -> None:
    """1 is not enough."""
    table = combat("private_army", seat(conflict=1, spice=1))
    assert table.why_not("intrigue:private_army") == "cost: spice, have 1, need 2"


def test_staged_incident_turns_3_troops_into_a_vp() -> None:
    """Lose 3 troops of the Conflict: 1 VP; the strength falls at once."""
    table = combat("staged_incident", seat(conflict=4, swords=1)).intrigue("staged_incident")
    assert table.A.vp == 1
    assert table.A.strength == 3
    assert table.A.garrison == 3
    assert table.A.supply == 8


def test_staged_incident_with_the_last_troops_leaves_no_strength() -> None:
    """The swords count nothing without a troop, and A is not asked any more."""
    other = seat(conflict=1, intrigue=["ambush"])
    table = combat("staged_incident", seat(conflict=3, swords=4), B=other).intrigue("staged_incident")
    assert table.A.strength == 0
    assert table.decider == "B"


def test_staged_incident_needs_3_troops() -> None:
    """2 are not enough."""
    table = combat("staged_incident", seat(conflict=2))
    assert table.why_not("intrigue:staged_incident") == "no_units: conflict, have 2, need 3"


def test_tiebreaker_in_combat_gives_2_swords() -> None:
    """As a Combat card: 2 swords, no spice."""
    table = combat("tiebreaker", seat(conflict=1)).intrigue("tiebreaker")
    assert table.A.strength == 4
    assert table.A.spice == 0


def test_tiebreaker_in_the_endgame_breaks_a_tie() -> None:
    """As an Endgame card: 10 spice, here against the 9 of B with as many VP."""
    table = given(phase="endgame", A=seat(vp=8, intrigue=["tiebreaker"]), B=seat(vp=8, spice=9))
    table.intrigue("tiebreaker")
    assert table.A.spice == 10
    assert table.game.over
    assert table.state.ranking[:2] == (table.A.number, table.B.number)


def test_tiebreaker_is_no_plot_card() -> None:
    """It is not played in an Agent turn."""
    assert plot("tiebreaker", seat(conflict=1)).why_not("intrigue:tiebreaker") == "not_now: combat_card"


# --- When a Conflict is won -------------------------------------------------------------------------------------------


def test_to_the_victor_gives_3_spice_to_the_winner() -> None:
    """After winning alone: 3 spice."""
    table = won("to_the_victor")
    assert table.asked == "when_won"
    assert table.intrigue("to_the_victor").A.spice == 3


def test_to_the_victor_is_not_for_a_tie() -> None:
    """A tie for first has no winner: the card stays in hand."""
    table = won("to_the_victor", seat(conflict=2, hand=["dagger"]), B=seat(conflict=2), conflict_deck=["skirmish_b"])
    assert table.asked != "when_won"
    assert table.A.spice == 0
    assert "to_the_victor" in table.A.intrigue


def test_to_the_victor_is_not_played_before_the_resolution() -> None:
    """It is no Combat card."""
    assert combat("to_the_victor", seat(conflict=1)).why_not("intrigue:to_the_victor") == "not_now: won_card"


def test_demand_respect_gives_1_influence() -> None:
    """First choice: 1 Influence of choice; without 2 spice it is the only one."""
    table = won("demand_respect").intrigue("demand_respect")
    assert table.offers("influence") == FACTIONS
    assert table.choose("influence:guild").A.influence["guild"] == 1


def test_demand_respect_gives_2_influence_for_2_spice() -> None:
    """Second choice: 2 spice, here from the reward itself, for 2 Influence with one faction."""
    table = won("demand_respect", conflict="raid_stockpiles", intrigue_deck=["ambush"])
    assert table.A.spice == 3
    table.intrigue("demand_respect").choose("choose:2", "influence:fremen")
    assert table.A.spice == 1
    assert table.A.influence["fremen"] == 2
    assert table.A.vp == 1


def test_demand_respect_may_keep_the_spice() -> None:
    """With 2 spice the first choice is open as well."""
    table = won("demand_respect", seat(conflict=1, spice=2)).intrigue("demand_respect")
    table.choose("choose:1", "influence:guild")
    assert table.A.influence["guild"] == 1
    assert table.A.spice == 2


def test_demand_respect_is_not_for_the_second() -> None:
    """Who did not win cannot play it."""
    other = seat(conflict=3, intrigue=["ambush"])
    table = won("demand_respect", seat(conflict=2), B=other)
    assert table.asked == "when_won"
    assert table.decider == "B"


# --- Endgame ----------------------------------------------------------------------------------------------------------


def test_corner_the_market_scores_2_copies_and_the_most_copies() -> None:
    """2 copies of The Spice Must Flow, in deck and discard pile, and more than each opponent: 2 VP."""
    mine = seat(deck=["the_spice_must_flow"], discard=["the_spice_must_flow"])
    table = endgame("corner_the_market", mine, B=seat(deck=["the_spice_must_flow"])).intrigue("corner_the_market")
    assert table.A.vp == 2


def test_corner_the_market_on_a_tie_scores_the_2_copies_only() -> None:
    """As many as an opponent are not the most: 1 VP."""
    mine = seat(deck=["the_spice_must_flow"] * 2)
    table = endgame("corner_the_market", mine, B=seat(discard=["the_spice_must_flow"] * 2))
    assert table.intrigue("corner_the_market").A.vp == 1


def test_corner_the_market_with_the_only_copy_scores_the_most_copies() -> None:
    """1 copy against none: 1 VP."""
    table = endgame("corner_the_market", seat(deck=["the_spice_must_flow"])).intrigue("corner_the_market")
    assert table.A.vp == 1


def test_corner_the_market_is_no_plot_card() -> None:
    """It waits for the end of the game."""
    mine = seat(deck=["the_spice_must_flow"] * 2)
    assert plot("corner_the_market", mine).why_not("intrigue:corner_the_market") == "not_now: endgame_card"


def test_plans_within_plans_scores_1_vp_for_three_tracks() -> None:
    """3 Influence on three tracks: 1 VP."""
    mine = seat(influence={"emperor": 3, "guild": 3, "fremen": 5, "bene_gesserit": 2})
    assert endgame("plans_within_plans", mine).intrigue("plans_within_plans").A.vp == 1


def test_plans_within_plans_scores_2_vp_for_four_tracks() -> None:
    """3 Influence on all four: 2 VP, not 3."""
    mine = seat(influence=dict.fromkeys(FACTIONS, 3))
    table = endgame("plans_within_plans", mine).intrigue("plans_within_plans").choose("choose:2")
    assert table.A.vp == 2


def test_plans_within_plans_needs_3_influence_on_three_tracks() -> None:
    """Two tracks are not enough."""
    mine = seat(influence={"emperor": 3, "guild": 6, "fremen": 2, "bene_gesserit": 2})
    table = endgame("plans_within_plans", mine)
    assert table.why_not("intrigue:plans_within_plans") == "condition: influence_on_tracks, have 2, need 3"
