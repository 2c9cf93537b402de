"""The order of effects is the player's: Plot cards and abilities between them, a short supply, counted swords."""

from __future__ import annotations

import pytest

from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])
UPRISING = ("uprising",)
IX = ("base", "ix")


def basin(*intrigue: str) -> Table:
    """A has sent the Bene Gesserit Initiate, who draws a card, to Imperial Basin with 1 bonus spice."""
    held = seat(hand=["bene_gesserit_initiate"], deck=["dagger"], intrigue=list(intrigue))
    table = given(row=["stilgar"], bonus_spice={"imperial_basin": 1}, A=held, B=WAITING)
    return table.play("bene_gesserit_initiate").to("imperial_basin")


# --- Plot cards between effects ---------------------------------------------------------------------------------------


def test_k_a1_a_plot_card_paid_with_the_harvest_comes_before_the_card_drawn() -> None:
    """K-A1: the 2 spice harvested put Stilgar on the deck, and the Initiate draws him."""
    table = basin("bypass_protocol")
    assert (table.A.spice, table.A.hand) == (2, [])
    table.intrigue("bypass_protocol").choose("choose:2", "acquire:stilgar")
    assert (table.A.spice, table.A.hand) == (0, ["stilgar"])


def test_k_a3_influence_is_lost_before_that_of_the_visit_comes() -> None:
    """K-A3: 5 Emperor Influence, 3 by Opportunism, 4 by the visit: the step to 4 brings a spy anew."""
    mine = seat(hand=["diplomacy"], influence={"emperor": 5}, vp=2, intrigue=["opportunism"])
    table = given(boxes=UPRISING, alliances={"emperor": "A"}, A=mine, B=WAITING)
    table.play("diplomacy").to("dutiful_service")
    assert table.A.solari == 2
    table.intrigue("opportunism")
    assert (table.A.influence["emperor"], table.asked) == (4, "place_spy")


@pytest.mark.parametrize("before", [True, False])
def test_k_a_an_alliance_by_a_plot_card_comes_before_rabbans_recruits(before: bool) -> None:
    """K-A: Bribery brings the fourth Emperor Influence; then his signet recruits 2, not 1."""
    mine = seat(
        leader="glossu_the_beast_rabban",
        hand=["signet_ring"],
        solari=2,
        influence={"guild": 3},
        intrigue=["bribery", "ambush"],
        vp=1,
    )
    table = given(A=mine, B=WAITING).play("signet_ring").to("secure_contract")
    if not before:
        table.plain()
    table.intrigue("bribery").choose("influence:guild").plain()
    assert table.A.garrison == 3 + (2 if before else 1)


def test_k_a_liet_kynes_counts_a_card_that_a_plot_card_draws() -> None:
    """K-A: in the Reveal turn Water of Life reveals another Fremen card before the cards in play are counted."""
    mine = seat(hand=["liet_kynes"], deck=["stilgar", "dagger", "dagger"], spice=1, water=1, intrigue=["water_of_life"])
    table = given(A=mine, B=WAITING).reveal()
    assert table.A.persuasion == 0
    table.intrigue("water_of_life")
    assert table.A.persuasion == 2 + 2 * 2


def test_k_a_a_plot_card_drawn_in_this_turn_comes_before_the_effects_still_open() -> None:
    """K-A: the Intrigue card of Carthag is there before the Initiate draws, and can be played."""
    mine = seat(hand=["bene_gesserit_initiate"], deck=["dagger"], spice=2)
    table = given(A=mine, B=WAITING, row=["stilgar"], intrigue_deck=["windfall"] * 8 + ["bypass_protocol"])
    table.play("bene_gesserit_initiate").to("carthag")
    assert (table.A.hand, table.A.intrigue) == ([], ["bypass_protocol"])
    table.intrigue("bypass_protocol").choose("choose:2", "acquire:stilgar")
    assert table.A.hand == ["stilgar"]


def test_k_a_what_was_to_come_unasked_waits_again_when_an_intrigue_card_comes() -> None:
    """K-A: all plain effects are taken; the Bene Gesserit bonus is a Plot card, which still comes before the draw."""
    mine = seat(
        hand=["diplomacy"], deck=["dagger"], influence={"bene_gesserit": 3}, spice=1, vp=1, intrigue=["weirding_combat"]
    )
    table = given(boxes=UPRISING, A=mine, B=WAITING, intrigue_deck=["cunning"] * 9)
    table.play("diplomacy").to("espionage")
    assert table.offers("resolve") == ["space/espionage", "space/espionage.2", "track/bene_gesserit"]
    table.resolve("space/espionage.2").choose("place_spy:hagga_basin").resolve("track/bene_gesserit")
    assert (sorted(table.A.intrigue), table.A.hand) == (["cunning", "weirding_combat"], [])
    assert table.can("intrigue:cunning")
    assert table.can("resolve:space/espionage")


def test_k_a_who_does_not_care_pays_nothing_for_it() -> None:
    """K-A: the end of the turn takes what is plain, and one choice takes it all before."""
    assert basin("ambush").end_turn().A.hand == ["dagger"]
    table = basin("ambush").choose("take_plain")
    assert table.A.hand == ["dagger"]
    assert sorted(table.legal) == ["deploy:1", "deploy:2", "end_turn"]


def test_k_a_the_end_of_the_turn_asks_again_when_an_intrigue_card_comes_with_it() -> None:
    """K-A: the Influence that was left brings a card, which may be played."""
    mine = seat(hand=["diplomacy"], influence={"bene_gesserit": 3}, vp=1, intrigue=["weirding_combat"])
    table = given(boxes=UPRISING, A=mine, B=WAITING, intrigue_deck=["cunning"] * 9)
    table.play("diplomacy").to("secrets").end_turn()
    assert (table.decider, table.can("intrigue:cunning"), table.can("end_turn")) == ("A", True, True)


@pytest.mark.parametrize("card", ["bypass_protocol", "ambush"])
def test_k_a_whether_a_moment_is_left_says_nothing_of_the_cards_held(card: str) -> None:
    """K-A: the others see that A is asked with any Intrigue card in hand; without one nothing waits."""
    table = basin(card)
    assert (table.asked, table.can("resolve:card/bene_gesserit_initiate")) == ("agent_effects", True)
    assert basin().A.hand == ["dagger"]


def test_k_a_a_turn_with_a_tile_that_may_be_used_leaves_a_moment_too() -> None:
    """K-A: Holoprojectors discard and draw; before the card of the Initiate is drawn, or after."""
    mine = seat(hand=["bene_gesserit_initiate", "dagger"], deck=["stilgar"] * 3, tech=["holoprojectors"])
    table = given(boxes=IX, A=mine, B=WAITING).play("bene_gesserit_initiate").to("imperial_basin")
    assert table.can("resolve:tech/holoprojectors")
    assert table.can("resolve:card/bene_gesserit_initiate")


# --- A short supply ---------------------------------------------------------------------------------------------------


def test_k_d1_the_last_troop_can_become_a_memory() -> None:
    """K-D1: Lady Jessica's signet before the recruit of Arrakeen."""
    mine = seat(leader="lady_jessica", hand=["signet_ring"], spice=1, supply=1, garrison=3, deck=["dagger"] * 2)
    table = given(boxes=UPRISING, A=mine, B=WAITING).play("signet_ring").to("arrakeen")
    assert table.A.supply == 1
    table.resolve("leader/lady_jessica").plain()
    assert (int(table.A.state.memories), table.A.supply, table.A.garrison) == (1, 0, 3)


def test_k_d2_memories_come_back_before_two_are_recruited() -> None:
    """K-D2: with no troop in the supply the sheet can be turned first."""
    mine = seat(
        leader="lady_jessica",
        hand=["southern_elders"],
        in_play=["truthtrance"],
        supply=0,
        memories=3,
        garrison=3,
        deck=["dagger"] * 4,
    )
    table = given(boxes=UPRISING, A=mine, B=WAITING).play("southern_elders").to("secrets")
    assert table.A.garrison == 3
    table.resolve("leader/lady_jessica.2").plain()
    assert (table.A.garrison, table.A.supply) == (5, 1)


def test_k_d4_negotiators_come_back_before_two_are_recruited() -> None:
    """K-D4: a tile of 3 is paid with 2 negotiators, who are recruited then."""
    mine = seat(hand=["sardaukar_legion"], supply=0, negotiators=2, spice=3, garrison=3)
    table = given(boxes=IX, tech_stacks=[["windtraps"], ["memocorders"], ["holtzman_engine"]], A=mine, B=WAITING)
    table.play("sardaukar_legion").to("tech_negotiation").resolve("space/tech_negotiation")
    table.choose("tech:holtzman_engine").plain()
    assert (table.A.tech, table.A.garrison) == (["holtzman_engine"], 3 + 2)


def test_k_d5_treachery_deploys_two_before_one_is_recruited() -> None:
    """K-D5: 3 troops in the supply at Conspire."""
    mine = seat(hand=["treachery"], spice=4, supply=3, garrison=3)
    table = given(boxes=IX, A=mine, B=WAITING).play("treachery").to("conspire")
    table.resolve("card/treachery").plain()
    assert (table.A.state.conflict, table.A.garrison, table.A.supply) == (2, 4, 0)


def test_k_d_with_troops_enough_recruits_come_at_once() -> None:
    """K-D: nothing waits where the supply cannot run out, whatever Plot card is held."""
    table = given(A=seat(hand=["dagger"], garrison=3, intrigue=["double_cross"]), B=WAITING)
    assert table.play("dagger").to("hall_of_oratory").A.garrison == 3 + 1


def test_k_a_with_few_troops_a_plot_card_may_deploy_the_last_one() -> None:
    """K-A: Double Cross takes it straight to the Conflict before Hall of Oratory recruits."""
    mine = seat(hand=["dagger"], garrison=3, supply=1, solari=1, intrigue=["double_cross", "ambush"])
    table = given(A=mine, B=seat(hand=["diplomacy"], conflict=1)).play("dagger").to("hall_of_oratory")
    table.intrigue("double_cross").plain()
    assert (table.A.state.conflict, table.A.garrison) == (1, 3)


# --- Swords that are counted ------------------------------------------------------------------------------------------


def test_k_e1_swords_of_a_card_trashed_later_are_counted_before() -> None:
    """K-E1: a troop, Imperial Bashar with 2 swords and 1 for the Dagger, which Armand Ecaz then trashes: 6."""
    mine = seat(
        leader="armand_ecaz", hand=["imperial_bashar", "dagger"], on=["arrakeen", "tech_negotiation"], conflict=1
    )
    table = given(boxes=IX, A=mine, B=WAITING).reveal()
    counted = table.copy().resolve("card/imperial_bashar.3").resolve("leader/armand_ecaz").choose("trash_play:dagger")
    assert counted.A.strength == 2 + 1 + 2 + 1
    late = table.resolve("leader/armand_ecaz").choose("trash_play:dagger").end_turn()
    assert late.A.strength == 2 + 1 + 2  # nothing is left to count


def test_k_e2_strength_counted_within_the_turn_brings_gurneys_persuasion() -> None:
    """K-E2: 6 in the turn, and the Persuasion can be spent; not counted, the sword comes as the turn ends."""
    mine = seat(leader="gurney_halleck", hand=["imperial_bashar", "dagger"], conflict=1)
    table = given(boxes=("uprising", "ix"), A=mine, B=WAITING).reveal()
    assert (table.A.strength, table.A.persuasion) == (5, 1)
    left = table.copy().end_turn()
    assert left.A.strength == 6
    table.resolve("card/imperial_bashar.3")
    assert (table.A.strength, table.A.persuasion) == (6, 2)


def test_k_e_artillery_and_leadership_count_at_a_moment_of_choice() -> None:
    """K-E: each is offered in the Reveal turn and comes at its end if it was not taken."""
    artillery = given(boxes=IX, A=seat(hand=["dagger"], tech=["artillery"], conflict=1), B=WAITING).reveal()
    assert artillery.copy().resolve("tech/artillery").A.strength == 2 + 1 + 1
    assert artillery.end_turn().A.strength == 2 + 1 + 1
    leadership = given(boxes=UPRISING, A=seat(hand=["leadership", "dagger"], conflict=1), B=WAITING).reveal()
    assert leadership.copy().resolve("card/leadership.3").A.strength == 2 + 1 + 1 + 1
    assert leadership.end_turn().A.strength == 2 + 1 + 1 + 1


# --- Abilities --------------------------------------------------------------------------------------------------------


def test_k_f1_a_tile_can_be_used_before_the_only_effect_that_must_be_resolved() -> None:
    """K-F1: Holoprojectors before Guild Envoy's discard, with no Intrigue card in hand."""
    mine = seat(hand=["guild_envoy", "dagger", "diplomacy"], tech=["holoprojectors"])
    table = given(boxes=("uprising", "ix"), A=mine, B=WAITING).play("guild_envoy").to("deliver_supplies")
    assert table.asked == "agent_effects"
    assert table.can("resolve:tech/holoprojectors")


def test_k_f_in_a_reveal_turn_as_well() -> None:
    """K-F: Training Drones before the choice of Undercover Asset, which is all that is left to resolve."""
    mine = seat(hand=["undercover_asset"], tech=["training_drones"])
    table = given(boxes=("uprising", "ix"), A=mine, B=WAITING).reveal()
    assert table.legal == ["resolve:card/undercover_asset", "resolve:tech/training_drones"]
