"""The 39 Intrigue cards of Uprising and CHOAM: when each can be played, what it costs and does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import Table, seat
from tests.support.uprising import DULL_ROW, KEEPER, uprising

CHOAM = ("uprising", "choam")
PROTECTED = "seize_spice_refinery"  # a Conflict that the Shield Wall protects
BY_ARRAKEEN = "arrakeen_and_spice_refinery"


def holder(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A turn of A, who holds an Intrigue card, and another one that keeps the turn open."""
    mine = mine or seat()
    mine.intrigue = [card, KEEPER]
    mine.hand = mine.hand or ["diplomacy"]
    return uprising(A=mine, **more)


def combat(card: str, mine: seat, **more: Any) -> Table:
    """A, who holds an Intrigue card, has priority in Combat; B waits with one troop and a card."""
    mine.intrigue = [card, "weirding_combat"]
    more.setdefault("B", seat(conflict=1, intrigue=["weirding_combat"]))
    return uprising(phase="combat", A=mine, **more)


def endgame(card: str, mine: seat, **more: Any) -> Table:
    """The end of the game with A, who holds an Endgame card."""
    mine.intrigue = [card]
    return uprising(phase="endgame", A=mine, B=seat(), **more)


def playable(card: str, table: Table) -> bool:
    """Can A play the card now?"""
    return table.decider == "A" and table.can(f"intrigue:{card}")


# --- B to D -----------------------------------------------------------------------------------------------------------


def test_buy_access_gives_influence_with_2_factions() -> None:
    """5 Solari: 1 Influence with each of two different factions."""
    table = holder("buy_access", seat(solari=5)).intrigue("buy_access").choose("influence:guild")
    assert not table.can("influence:guild")
    table.choose("influence:fremen")
    assert table.A.influence == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 1}
    assert (table.A.solari, table.intrigue_discard) == (0, ["buy_access"])
    assert not playable("buy_access", holder("buy_access", seat(solari=4)))


def test_call_to_arms_recruits_for_each_card_acquired_in_the_reveal_turn() -> None:
    """Played in an Agent turn it waits face up; the troops come to the garrison."""
    mine = seat(hand=["dagger", "convincing_argument", "convincing_argument"], garrison=3)
    table = holder("call_to_arms", mine, C=seat(revealed=True)).intrigue("call_to_arms")
    table.play("dagger").to("gather_support").end_turn().reveal("B").reveal("A")
    assert (table.A.garrison, table.intrigue_discard) == (3 + 2, [])
    table.choose("buy:prepare_the_way", "buy:prepare_the_way")
    assert table.A.garrison == 3 + 2 + 2


def test_call_to_arms_is_not_retroactive() -> None:
    """Played in the Reveal turn it counts what is acquired afterwards."""
    mine = seat(hand=["convincing_argument", "convincing_argument"], garrison=3)
    table = holder("call_to_arms", mine).reveal().choose("buy:prepare_the_way").intrigue("call_to_arms")
    assert table.A.garrison == 3
    assert table.choose("buy:prepare_the_way").A.garrison == 4


def test_call_to_arms_ends_with_the_reveal_turn() -> None:
    """Then it is on the discard pile; nothing was acquired, nobody was recruited."""
    mine = seat(hand=["dagger"], garrison=3)
    table = holder("call_to_arms", mine, B=seat(revealed=True), C=seat(hand=["diplomacy"]))
    table.intrigue("call_to_arms").reveal().end_turn()
    assert (table.decider, table.intrigue_discard) == ("C", ["call_to_arms"])
    assert (table.A.garrison, table.A.state.face_up) == (3, ())


def test_change_allegiances_uses_one_line_or_both() -> None:
    """1 Influence for 1 Influence, and 3 spice for 1 Influence; each line once, at least one of them."""
    table = holder("change_allegiances", seat(influence={"guild": 1}, spice=3)).intrigue("change_allegiances")
    assert table.legal == ["choose:1", "choose:2"]
    table.choose("choose:1", "influence:emperor")
    assert (table.A.influence["guild"], table.A.influence["emperor"]) == (0, 1)
    assert table.legal == ["choose:2", "decline"]
    one = table.copy().choose("decline")
    assert (one.A.spice, one.asked) == (3, "turn")
    table.choose("choose:2", "influence:fremen")
    assert (table.A.spice, table.A.influence["fremen"], table.asked) == (0, 1, "turn")


def test_change_allegiances_needs_an_influence_or_3_spice() -> None:
    """Either is enough; with neither it cannot be played."""
    table = holder("change_allegiances", seat(spice=3)).intrigue("change_allegiances")
    assert table.choose("influence:guild").A.influence["guild"] == 1
    assert playable("change_allegiances", holder("change_allegiances", seat(influence={"guild": 1})))
    assert not playable("change_allegiances", holder("change_allegiances", seat(spice=2)))


def test_contingency_plan_as_a_plot_gives_2_solari() -> None:
    """2 Solari."""
    assert holder("contingency_plan").intrigue("contingency_plan").A.solari == 2


def test_contingency_plan_in_combat_is_3_swords() -> None:
    """3 swords, no Solari."""
    table = combat("contingency_plan", seat(conflict=1)).intrigue("contingency_plan")
    assert (table.A.strength, table.A.solari) == (2 + 3, 0)


def test_councilors_ambition_gives_2_water_with_a_council_seat() -> None:
    """2 water; without a seat it cannot be played."""
    assert holder("councilors_ambition", seat(council=True)).intrigue("councilors_ambition").A.water == 2
    assert not playable("councilors_ambition", holder("councilors_ambition"))


ICON_CARDS = {
    "crysknife": ("choam_security", "crysknife_i"),
    "desert_mouse": ("trade_dispute", "desert_mouse_i"),
    "ornithopter": ("shadow_contest", "ornithopter_i"),
}


def assert_an_icon_card(card: str) -> None:
    """As a Plot 1 spice; at the end a face-up card of its icon, a won one, an objective or a wild one, for 1 VP."""
    assert holder(card).intrigue(card).A.spice == 1
    for trophy in (*ICON_CARDS[card], "propaganda"):
        table = endgame(card, seat(trophies=[trophy])).intrigue(card)
        assert (table.A.vp, table.A.trophies, table.A.trophies_matched) == (1, [], [trophy])
    others = [trophy for other, trophies in ICON_CARDS.items() if other != card for trophy in trophies]
    assert not playable(card, endgame(card, seat(trophies=others)))


def test_crysknife() -> None:
    """1 spice, or at the end a card with the crysknife for 1 VP."""
    assert_an_icon_card("crysknife")


def test_crysknife_asks_which_card_is_turned() -> None:
    """Of two that fit the owner chooses one."""
    table = endgame("crysknife", seat(trophies=["crysknife_i", "propaganda"])).intrigue("crysknife")
    assert sorted(table.legal) == ["flip:crysknife_i", "flip:propaganda"]
    table.choose("flip:propaganda")
    assert (table.A.vp, table.A.trophies) == (1, ["crysknife_i"])


def test_cunning_draws_a_card_or_pays_to_trash_besides() -> None:
    """1 card for nothing; or for 1 spice a card and a trash that may be left."""
    mine = seat(hand=["diplomacy"], deck=["dagger"] * 3, spice=1)
    table = holder("cunning", mine).intrigue("cunning")
    plain = table.copy().choose("choose:1")
    assert (sorted(plain.A.hand), plain.A.spice, plain.asked) == (["dagger", "diplomacy"], 1, "turn")
    table.choose("choose:2")
    assert (sorted(table.A.hand), table.A.spice) == (["dagger", "diplomacy"], 0)
    kept = table.copy().choose("decline")
    assert kept.trashed == []
    assert table.choose("accept", "trash_hand:dagger").trashed == ["dagger"]
    poor = holder("cunning", seat(deck=["dagger"])).intrigue("cunning")
    assert (sorted(poor.A.hand), poor.asked) == (["dagger", "diplomacy"], "turn")


def test_depart_for_arrakis_uses_one_line_or_both() -> None:
    """2 spice for 3 troops; with 3 Guild Influence a card; one of the two must be possible."""
    mine = seat(hand=["diplomacy"], spice=2, influence={"guild": 3}, deck=["dagger"] * 3, garrison=3)
    table = holder("depart_for_arrakis", mine).intrigue("depart_for_arrakis")
    assert sorted(table.A.hand) == ["dagger", "diplomacy"]
    kept = table.copy().choose("decline")
    assert (kept.A.spice, kept.A.garrison) == (2, 3)
    table.choose("choose:1")
    assert (table.A.spice, table.A.garrison) == (0, 6)
    paid = holder("depart_for_arrakis", seat(spice=2, deck=["dagger"], garrison=3)).intrigue("depart_for_arrakis")
    assert (paid.A.garrison, paid.A.deck) == (6, ["dagger"])
    assert not playable("depart_for_arrakis", holder("depart_for_arrakis", seat(spice=1, influence={"guild": 2})))


def test_desert_mouse() -> None:
    """1 spice, or at the end a card with the desert mouse for 1 VP."""
    assert_an_icon_card("desert_mouse")


def test_detonation_destroys_the_wall_or_deploys_4_troops() -> None:
    """The wall may be kept all the same; troops of the garrison, in any turn."""
    table = holder("detonation", seat(garrison=5)).intrigue("detonation")
    wall = table.copy().choose("choose:1")
    assert not wall.copy().choose("accept").state.wall
    assert wall.choose("decline").state.wall
    table.choose("choose:2")
    assert table.offers("deploy") == ["0", "1", "2", "3", "4"]
    table.choose("deploy:4")
    assert (table.A.conflict, table.A.garrison, table.state.wall) == (4, 1, True)


def test_detonation_in_the_reveal_turn() -> None:
    """The troops count for the strength of this round."""
    table = holder("detonation", seat(hand=["dagger"], garrison=3), wall=False).reveal().intrigue("detonation")
    assert table.choose("deploy:3").A.strength == 6 + 1


def test_devour_gives_2_swords_and_2_more_with_a_sandworm() -> None:
    """With a sandworm in the Conflict also a trash that may be left."""
    assert combat("devour", seat(conflict=1)).intrigue("devour").A.strength == 2 + 2
    table = combat("devour", seat(sandworms=1, discard=["dagger"])).intrigue("devour")
    assert table.A.strength == 3 + 4
    kept = table.copy().choose("decline")
    assert kept.trashed == []
    table.choose("accept")
    assert table.trashed == ["dagger"]


def test_distraction_places_a_spy_once_3_units_were_deployed_in_a_turn() -> None:
    """Troops and sandworms count; the spy may share a post with an enemy's."""
    mine = seat(hand=["dune_the_desert_planet"], water=1, hooks=True, garrison=2)
    enemy = seat(hand=["diplomacy"], spies=["deep_desert"])
    table = holder("distraction", mine, B=enemy).intrigue("distraction")
    assert (table.asked, table.intrigue_discard) == ("turn", [])
    table.play("dune_the_desert_planet").to("hagga_basin").resolve("space/hagga_basin").choose("choose:2")
    assert (table.A.sandworms, table.asked) == (1, "agent_effects")
    table.choose("deploy:2")
    assert (table.asked, len(table.offers("place_spy"))) == ("place_spy", 13)
    table.choose("place_spy:deep_desert")
    assert (table.A.spies, table.intrigue_discard, table.A.state.face_up) == (["deep_desert"], ["distraction"], ())


def test_distraction_may_be_played_after_the_deployment() -> None:
    """In the same turn; then the spy comes at once."""
    mine = seat(hand=["reconnaissance"], garrison=2)
    table = holder("distraction", mine).play("reconnaissance").to("arrakeen").plain().choose("deploy:3")
    assert table.A.conflict == 3
    table.intrigue("distraction").choose("place_spy:deep_desert")
    assert table.A.spies == ["deep_desert"]


def test_distraction_does_not_add_up_turns() -> None:
    """Two units in one turn and one in the next are too few; it lies face up on."""
    mine = seat(hand=["dune_the_desert_planet", "reconnaissance"], garrison=3)
    table = holder("distraction", mine, C=seat(revealed=True)).intrigue("distraction")
    table.play("dune_the_desert_planet").to("imperial_basin").choose("deploy:2").end_turn().reveal("B")
    table.play("reconnaissance").to("arrakeen").choose("deploy:1")
    assert (table.A.conflict, table.A.spies, len(table.A.state.face_up)) == (3, [], 1)


# --- F to L -----------------------------------------------------------------------------------------------------------


def test_find_weakness_gives_2_swords_and_3_more_for_a_spy() -> None:
    """The second line needs a spy on the board, and may be left."""
    assert combat("find_weakness", seat(conflict=1)).intrigue("find_weakness").A.strength == 2 + 2
    table = combat("find_weakness", seat(conflict=1, spies=["hagga_basin"])).intrigue("find_weakness")
    kept = table.copy().choose("decline")
    assert (kept.A.strength, kept.A.spies) == (2 + 2, ["hagga_basin"])
    table.choose("choose:2")
    assert (table.A.strength, table.A.spies) == (2 + 2 + 3, [])


def test_go_to_ground_retreats_1_or_2_troops_for_a_spy() -> None:
    """Not none, not three; sandworms do not retreat."""
    table = combat("go_to_ground", seat(conflict=3, garrison=0)).intrigue("go_to_ground")
    assert table.legal == ["retreat:1", "retreat:2"]
    table.choose("retreat:2", "place_spy:hagga_basin")
    assert (table.A.conflict, table.A.garrison, table.A.spies) == (1, 2, ["hagga_basin"])
    assert not playable("go_to_ground", combat("go_to_ground", seat(sandworms=1)))


def test_imperium_politics_pays_1_solari_for_an_influence() -> None:
    """With the Emperor or the Guild."""
    table = holder("imperium_politics", seat(solari=1)).intrigue("imperium_politics")
    emperor = table.copy().choose("choose:1")
    assert (emperor.A.influence["emperor"], emperor.A.influence["guild"], emperor.A.solari) == (1, 0, 0)
    table.choose("choose:2")
    assert (table.A.influence["emperor"], table.A.influence["guild"]) == (0, 1)
    assert not playable("imperium_politics", holder("imperium_politics"))


CHEAP_ROW = ["maula_pistol", "public_spectacle", *DULL_ROW[2:]]  # costs of 3, 4 and 7


def test_impress_gives_2_swords_and_a_card() -> None:
    """2 swords; a card that costs 3 or less comes to the discard pile."""
    table = combat("impress", seat(conflict=1), row=CHEAP_ROW).intrigue("impress")
    assert (table.A.strength, sorted(table.offers("acquire"))) == (2 + 2, ["maula_pistol", "prepare_the_way"])
    assert table.choose("acquire:maula_pistol").A.discard == ["maula_pistol"]


def test_impress_without_a_card_to_acquire_gives_the_swords() -> None:
    """All cards cost more: 2 swords."""
    table = combat("impress", seat(conflict=1), reserve={"prepare_the_way": 0}).intrigue("impress")
    assert (table.A.strength, table.A.discard) == (2 + 2, [])


def test_inspire_awe_acquires_a_card() -> None:
    """One that costs 3 or less, to the discard pile; with a sandworm in the Conflict to the hand."""
    table = holder("inspire_awe", row=CHEAP_ROW).intrigue("inspire_awe")
    assert sorted(table.legal) == ["acquire:maula_pistol", "acquire:prepare_the_way"]
    table.choose("acquire:maula_pistol")
    assert (table.A.discard, table.A.hand) == (["maula_pistol"], ["diplomacy"])
    table = holder("inspire_awe", seat(sandworms=1), row=CHEAP_ROW).intrigue("inspire_awe")
    assert sorted(table.legal) == ["acquire:maula_pistol", "acquire:prepare_the_way"]
    table.choose("acquire:maula_pistol")
    assert (table.A.discard, sorted(table.A.hand)) == ([], ["diplomacy", "maula_pistol"])


def test_inspire_awe_in_the_reveal_turn_with_a_sandworm_reveals_the_card() -> None:
    """Its Reveal box is used at once."""
    table = holder("inspire_awe", seat(sandworms=1), row=CHEAP_ROW).reveal().intrigue("inspire_awe")
    table.choose("acquire:maula_pistol")
    assert (sorted(table.A.in_play), table.A.persuasion, table.A.strength) == (["diplomacy", "maula_pistol"], 2, 3 + 1)


@pytest.mark.parametrize("sandworms", [0, 1])
def test_inspire_awe_without_a_card_to_acquire_can_be_played(sandworms: int) -> None:
    """All cards cost more: nothing happens."""
    table = holder("inspire_awe", seat(sandworms=sandworms), reserve={"prepare_the_way": 0}).intrigue("inspire_awe")
    assert (table.A.discard, table.A.hand, table.intrigue_discard) == ([], ["diplomacy"], ["inspire_awe"])


def test_intelligence_report_draws_a_card_and_another_with_2_spies() -> None:
    """1 card, with two spies on the board 2."""
    for spies, cards in (([], 1), (["hagga_basin"], 1), (["hagga_basin", "deep_desert"], 2)):
        mine = seat(hand=["diplomacy"], spies=spies, deck=["dagger"] * 3)
        table = holder("intelligence_report", mine).intrigue("intelligence_report")
        assert (table.A.hand.count("dagger"), table.asked) == (cards, "turn")


# --- M to S -----------------------------------------------------------------------------------------------------------


def test_manipulate_sets_a_card_of_the_row_aside() -> None:
    """The Row is refilled; in this round's Reveal turn it costs its owner 1 Persuasion less."""
    row = ["chani_clever_tactician", *DULL_ROW[1:]]
    mine = seat(hand=["convincing_argument"] * 2)
    table = holder("manipulate", mine, row=row, imperium_deck=["maula_pistol"]).intrigue("manipulate")
    table.choose("set_aside:chani_clever_tactician")
    assert sorted(table.row) == sorted(["maula_pistol", *DULL_ROW[1:]])
    table.reveal().choose("claim:chani_clever_tactician")
    assert (table.A.discard, table.A.persuasion) == (["chani_clever_tactician"], 0)


def test_manipulate_card_that_is_not_acquired_leaves_the_game() -> None:
    """With too little Persuasion it cannot be had, and is gone after the Reveal turn."""
    row = ["chani_clever_tactician", *DULL_ROW[1:]]
    mine = seat(hand=["convincing_argument", "dagger"])
    table = holder("manipulate", mine, row=row).intrigue("manipulate").choose("set_aside:chani_clever_tactician")
    table.reveal()
    assert table.offers("claim") == []
    assert table.end_turn().trashed == ["chani_clever_tactician"]


def test_market_opportunity_trades_spice_for_solari_or_back() -> None:
    """2 spice for 5 Solari, or 5 Solari for 5 spice."""
    table = holder("market_opportunity", seat(spice=2, solari=5)).intrigue("market_opportunity")
    sold = table.copy().choose("choose:1")
    assert (sold.A.spice, sold.A.solari) == (0, 10)
    table.choose("choose:2")
    assert (table.A.spice, table.A.solari) == (7, 0)
    poor = holder("market_opportunity", seat(spice=1, solari=4))
    assert not playable("market_opportunity", poor)


def test_mercenaries_pay_3_solari_for_an_intrigue_card_and_2_troops() -> None:
    """3 Solari."""
    table = holder("mercenaries", seat(solari=3, garrison=3), intrigue_deck=["cunning"]).intrigue("mercenaries")
    assert (table.A.solari, table.A.garrison, sorted(table.A.intrigue)) == (0, 5, ["cunning", KEEPER])
    assert not playable("mercenaries", holder("mercenaries", seat(solari=2)))


def test_opportunism_loses_2_influence_and_2_solari_for_1_vp() -> None:
    """The same faction twice is allowed; the VP of 2 Influence is lost with it."""
    table = holder("opportunism", seat(influence={"fremen": 2}, solari=2, vp=1)).intrigue("opportunism")
    assert (table.A.influence["fremen"], table.A.solari, table.A.vp) == (0, 0, 1 - 1 + 1)
    table = holder("opportunism", seat(influence={"fremen": 1, "guild": 1}, solari=2)).intrigue("opportunism")
    assert sorted(table.legal) == ["lose:fremen", "lose:guild"]
    table.choose("lose:fremen")
    assert (table.A.influence["fremen"], table.A.influence["guild"], table.A.vp) == (0, 0, 1)
    assert not playable("opportunism", holder("opportunism", seat(influence={"fremen": 1}, solari=2)))
    assert not playable("opportunism", holder("opportunism", seat(influence={"fremen": 2}, solari=1, vp=1)))


def test_ornithopter() -> None:
    """1 spice, or at the end a card with the ornithopter for 1 VP."""
    assert_an_icon_card("ornithopter")


def test_questionable_methods_gives_1_sword_and_4_more_for_an_influence() -> None:
    """The second line may be left, and needs an Influence."""
    assert combat("questionable_methods", seat(conflict=1)).intrigue("questionable_methods").A.strength == 2 + 1
    table = combat("questionable_methods", seat(conflict=1, influence={"guild": 1})).intrigue("questionable_methods")
    kept = table.copy().choose("decline")
    assert (kept.A.strength, kept.A.influence["guild"]) == (2 + 1, 1)
    table.choose("choose:2")
    assert (table.A.strength, table.A.influence["guild"]) == (2 + 1 + 4, 0)


def test_secure_spice_trade_scores_with_2_copies_of_the_spice_must_flow() -> None:
    """1 VP and 2 spice, wherever the two are; with one it cannot be played."""
    mine = seat(deck=["the_spice_must_flow"], discard=["the_spice_must_flow"])
    table = endgame("secure_spice_trade", mine).intrigue("secure_spice_trade")
    assert (table.A.vp, table.A.spice) == (1, 2)
    assert not playable("secure_spice_trade", endgame("secure_spice_trade", seat(deck=["the_spice_must_flow"])))


def test_shaddams_favor_recruits_and_gives_solari_with_3_emperor_influence() -> None:
    """1 troop; 3 Solari with 3 Influence."""
    table = holder("shaddams_favor", seat(garrison=3, influence={"emperor": 3})).intrigue("shaddams_favor")
    assert (table.A.garrison, table.A.solari) == (4, 3)
    table = holder("shaddams_favor", seat(garrison=3, influence={"emperor": 2})).intrigue("shaddams_favor")
    assert (table.A.garrison, table.A.solari) == (4, 0)


def test_shadow_alliance_scores_beside_an_opponents_alliance() -> None:
    """4 Influence where an opponent holds the Alliance: 1 VP, once; not with one's own Alliance, not with 3."""
    mine = {"guild": 4, "fremen": 5}
    b = {"guild": 4, "fremen": 5}

    def at_end(influence: dict[str, int], alliances: dict[str, str]) -> Table:
        holders = seat(influence=b)
        me = seat(influence=influence, intrigue=["shadow_alliance"])
        return uprising(phase="endgame", A=me, B=holders, alliances=alliances)

    both = at_end(mine, {"guild": "B", "fremen": "B"}).intrigue("shadow_alliance")
    assert both.A.vp == 1
    assert at_end({"guild": 4}, {"guild": "B"}).intrigue("shadow_alliance").A.vp == 1
    assert not playable("shadow_alliance", at_end(mine, {"guild": "A", "fremen": "A"}))
    assert not playable("shadow_alliance", at_end({"guild": 3}, {"guild": "B"}))
    assert not playable("shadow_alliance", at_end({"guild": 4}, {"fremen": "B"}))


def test_sietch_ritual_discards_a_card_for_an_influence() -> None:
    """With the Bene Gesserit or the Fremen; with an empty hand it cannot be played."""
    table = holder("sietch_ritual", seat(hand=["dagger", "diplomacy"])).intrigue("sietch_ritual")
    table.choose("discard:dagger")
    sister = table.copy().choose("choose:1")
    assert (sister.A.influence["bene_gesserit"], sister.A.influence["fremen"]) == (1, 0)
    table.choose("choose:2")
    assert (table.A.influence["fremen"], table.A.discard, table.A.hand) == (1, ["dagger"], ["diplomacy"])
    assert not playable("sietch_ritual", holder("sietch_ritual").reveal())


def test_special_mission_places_a_spy_by_a_city() -> None:
    """On one of the three posts by cities."""
    table = holder("special_mission").intrigue("special_mission")
    assert sorted(table.offers("place_spy")) == [
        BY_ARRAKEEN,
        "research_station_and_sietch_tabr",
        "spice_refinery_and_research_station",
    ]
    assert table.choose(f"place_spy:{BY_ARRAKEEN}").A.spies == [BY_ARRAKEEN]


def test_special_mission_recalls_a_spy_to_destroy_the_wall() -> None:
    """Or a spy recalled: the wall may be removed, and 2 spice."""
    table = holder("special_mission", seat(spies=["hagga_basin"])).intrigue("special_mission").choose("choose:2")
    kept = table.copy().choose("decline")
    assert (kept.state.wall, kept.A.spice, kept.A.spies) == (True, 2, [])
    table.choose("accept")
    assert (table.state.wall, table.A.spice) == (False, 2)
    late = holder("special_mission", seat(spies=["hagga_basin"]), wall=False).intrigue("special_mission")
    assert late.choose("choose:2").A.spice == 2


def test_spice_is_power_retreats_3_troops_for_spice_or_pays_spice_for_swords() -> None:
    """Exactly three troops for 3 spice; or 3 spice for 6 swords."""
    table = combat("spice_is_power", seat(conflict=4, garrison=0, spice=3)).intrigue("spice_is_power")
    spice = table.copy().choose("choose:1")
    assert (spice.A.conflict, spice.A.garrison, spice.A.spice) == (1, 3, 6)
    table.choose("choose:2")
    assert (table.A.strength, table.A.spice, table.A.conflict) == (8 + 6, 0, 4)
    weak = combat("spice_is_power", seat(conflict=2, sandworms=1, spice=2))
    assert not playable("spice_is_power", weak)


def test_spring_the_trap_recalls_2_spies_for_7_swords() -> None:
    """Two of them; with one it cannot be played."""
    table = combat("spring_the_trap", seat(conflict=1, spies=["hagga_basin", "deep_desert"]))
    table.intrigue("spring_the_trap").choose("recall_spy:hagga_basin")
    assert (table.A.strength, table.A.spies) == (2 + 7, [])
    one = combat("spring_the_trap", seat(conflict=1, spies=["hagga_basin"]))
    assert not playable("spring_the_trap", one)


def test_strategic_stockpiling_uses_one_line_or_both() -> None:
    """5 spice for 1 VP; with 3 Fremen Influence 3 water for 1 VP."""
    mine = seat(spice=5, water=3, influence={"fremen": 3}, vp=1)
    table = holder("strategic_stockpiling", mine).intrigue("strategic_stockpiling").choose("choose:2")
    assert (table.A.vp, table.A.water, table.A.spice) == (2, 0, 5)
    one = table.copy().choose("decline")
    assert (one.A.vp, one.A.spice) == (2, 5)
    table.choose("choose:1")
    assert (table.A.vp, table.A.spice) == (3, 0)
    lacking = seat(spice=4, water=3, influence={"fremen": 2}, vp=1)
    assert not playable("strategic_stockpiling", holder("strategic_stockpiling", lacking))


# --- T to W, and the CHOAM module -------------------------------------------------------------------------------------


def test_tactical_option_gives_2_swords_or_retreats() -> None:
    """Any number of troops, 0 too; sandworms stay."""
    table = combat("tactical_option", seat(conflict=2, sandworms=1, garrison=0)).intrigue("tactical_option")
    swords = table.copy().choose("choose:1")
    assert swords.A.strength == 4 + 3 + 2
    table.choose("choose:2")
    assert table.legal == ["retreat:0", "retreat:1", "retreat:2"]
    table.choose("retreat:2")
    assert (table.A.conflict, table.A.garrison, table.A.strength) == (0, 2, 3)


def test_unexpected_allies_pay_2_water_for_a_sandworm() -> None:
    """Without Maker Hooks; the wall may be removed before."""
    table = holder("unexpected_allies", seat(water=2)).intrigue("unexpected_allies").choose("accept")
    assert (table.state.wall, table.A.sandworms, table.A.water) == (False, 1, 0)
    assert not playable("unexpected_allies", holder("unexpected_allies", seat(water=1)))


def test_unexpected_allies_at_a_protected_conflict() -> None:
    """The wall removed, the sandworm comes; the wall kept, the water is spent for nothing."""
    table = holder("unexpected_allies", seat(water=2), conflict=PROTECTED).intrigue("unexpected_allies")
    removed = table.copy().choose("accept")
    assert (removed.A.sandworms, removed.state.wall) == (1, False)
    table.choose("decline")
    assert (table.A.sandworms, table.A.water, table.state.wall) == (0, 0, True)


def test_weirding_combat_gives_3_swords_and_2_more_with_3_bene_gesserit_influence() -> None:
    """3 swords, with 3 Influence 5."""
    for influence, swords in ((3, 5), (2, 3)):
        mine = seat(conflict=1, influence={"bene_gesserit": influence})
        assert combat("weirding_combat", mine).intrigue("weirding_combat").A.strength == 2 + swords


DONE = ["espionage", "harvest_3", "harvest_4", "immediate"]


def test_backed_by_choam_as_a_plot_loses_an_influence_for_4_solari() -> None:
    """Without Influence it cannot be played."""
    table = holder("backed_by_choam", seat(influence={"guild": 1}), boxes=CHOAM).intrigue("backed_by_choam")
    assert (table.A.influence["guild"], table.A.solari) == (0, 4)
    assert not playable("backed_by_choam", holder("backed_by_choam", boxes=CHOAM))


def test_backed_by_choam_in_combat_is_4_swords_with_2_completed_contracts() -> None:
    """With one it cannot be played."""
    table = combat("backed_by_choam", seat(conflict=1, contracts_done=DONE[:2]), boxes=CHOAM)
    assert table.intrigue("backed_by_choam").A.strength == 2 + 4
    few = seat(conflict=1, contracts_done=DONE[:1], contracts=["espionage"])
    assert not playable("backed_by_choam", combat("backed_by_choam", few, boxes=CHOAM))


def test_choam_profits_scores_with_4_completed_contracts() -> None:
    """1 VP; not with three."""
    assert endgame("choam_profits", seat(contracts_done=DONE), boxes=CHOAM).intrigue("choam_profits").A.vp == 1
    few = endgame("choam_profits", seat(contracts_done=DONE[:3]), boxes=CHOAM)
    assert not playable("choam_profits", few)


def test_leverage_takes_a_contract_in_a_turn_in_which_spice_was_gained() -> None:
    """A contract and 1 Solari; before the spice it cannot be played."""
    market = {"contract_market": ["espionage", "harvest_3"], "contract_stack": []}
    table = holder("leverage", seat(hand=["dune_the_desert_planet"], spice=1), boxes=CHOAM, **market)
    assert not playable("leverage", table)
    table.play("dune_the_desert_planet").to("imperial_basin").intrigue("leverage").choose("contract:espionage")
    assert (table.A.contracts, table.A.solari) == (["espionage"], 1)


def test_reach_agreement_retreats_1_or_2_troops_for_a_contract() -> None:
    """Not none, not three."""
    market = {"contract_market": ["espionage", "harvest_3"], "contract_stack": []}
    table = combat("reach_agreement", seat(conflict=3, garrison=0), boxes=CHOAM, **market).intrigue("reach_agreement")
    assert table.legal == ["retreat:1", "retreat:2"]
    table.choose("retreat:1", "contract:harvest_3")
    assert (table.A.contracts, table.A.conflict, table.A.garrison) == (["harvest_3"], 2, 1)
    assert not playable("reach_agreement", combat("reach_agreement", seat(sandworms=1), boxes=CHOAM))
