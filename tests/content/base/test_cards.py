"""The deck cards of the base box: what each does in an Agent turn, revealed, acquired, trashed."""

from __future__ import annotations

from typing import Any

from tests.support.table import Table, given, seat

FACTION_SPACES = {
    "conspire",
    "wealth",
    "heighliner",
    "foldspace",
    "selective_breeding",
    "secrets",
    "hardy_warriors",
    "stillsuits",
}
LANDSRAAD_SPACES = {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"}
CITY_SPACES = {"arrakeen", "carthag", "research_station", "sietch_tabr"}
SPICE_TRADE_SPACES = {"sell_melange", "secure_contract", "imperial_basin", "hagga_basin", "the_great_flat"}
DULL_ROW = ["opulence", "opulence", "opulence", "opulence", "opulence"]


def turn_with(card: str, mine: seat | None = None, **others: Any) -> Table:
    """A table where A holds a card, and an Intrigue card that keeps A's turn open to its end."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    mine.intrigue = ["windfall"]
    others.setdefault("intrigue_deck", [])
    others.setdefault("row", DULL_ROW)
    return given(A=mine, **others)


def agent_turn(card: str, space: str, mine: seat | None = None, **others: Any) -> Table:
    """A plays a card and sends an Agent with it."""
    return turn_with(card, mine, **others).play(card).to(space).plain()


def reveal_turn(card: str, mine: seat | None = None, **others: Any) -> Table:
    """A reveals a card."""
    return turn_with(card, mine, **others).reveal().plain()


def reach(card: str) -> set[str]:
    """The spaces that a card reaches when nothing is too dear."""
    rich = seat(solari=10, spice=10, water=10, influence={"fremen": 2})
    return set(turn_with(card, rich).play(card).offers("send"))


def out_of_game(table: Table) -> list[str]:
    """The cards trashed for good."""
    return [table.rules.cards[card].id for card in table.state.removed]


def persuasion_for(n: int) -> list[str]:
    """A hand that gives some Persuasion."""
    return ["convincing_argument"] * (n // 2) + ["diplomacy"] * (n % 2)


# --- Starting deck ----------------------------------------------------------------------------------------------------


def test_convincing_argument_sends_no_agent() -> None:
    """It has no Agent icon."""
    table = turn_with("convincing_argument", seat(hand=["dagger"]))
    assert table.why_not("play:convincing_argument") == "no_icon"


def test_convincing_argument_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("convincing_argument").A.persuasion == 2


def test_dagger_sends_to_the_landsraad() -> None:
    """Its one icon is the Landsraad."""
    assert reach("dagger") == LANDSRAAD_SPACES


def test_dagger_revealed_is_one_sword() -> None:
    """Revealed: 1 sword, no Persuasion."""
    table = reveal_turn("dagger", seat(conflict=1))
    assert table.A.strength == 3
    assert table.A.persuasion == 0


def test_diplomacy_sends_to_every_faction() -> None:
    """It has the four faction icons."""
    assert reach("diplomacy") == FACTION_SPACES


def test_diplomacy_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion."""
    assert reveal_turn("diplomacy").A.persuasion == 1


def test_dune_the_desert_planet_sends_to_the_spice_trade() -> None:
    """Its one icon is the Spice Trade."""
    assert reach("dune_the_desert_planet") == SPICE_TRADE_SPACES


def test_dune_the_desert_planet_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion."""
    assert reveal_turn("dune_the_desert_planet").A.persuasion == 1


def test_reconnaissance_sends_to_the_cities() -> None:
    """Its one icon is the City."""
    assert reach("reconnaissance") == CITY_SPACES


def test_reconnaissance_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion."""
    assert reveal_turn("reconnaissance").A.persuasion == 1


def test_seek_allies_trashes_itself_when_it_sends_an_agent() -> None:
    """Played for an Agent it leaves the game, and the visit counts."""
    table = agent_turn("seek_allies", "wealth")
    assert out_of_game(table) == ["seek_allies"]
    assert table.A.in_play == []
    assert table.A.influence["emperor"] == 1


def test_seek_allies_revealed_gives_nothing_and_stays() -> None:
    """Revealed: nothing; it goes to the discard pile like any card."""
    table = reveal_turn("seek_allies", B=seat(hand=["dagger"]))
    assert table.A.persuasion == 0
    table.end_turn()
    assert table.A.discard == ["seek_allies"]


def test_signet_ring_uses_the_leaders_ability() -> None:
    """Played for an Agent: the leader's right ability, 1 spice for Earl Memnon Thorvald."""
    table = agent_turn("signet_ring", "secure_contract", seat(leader="earl_memnon_thorvald"))
    assert table.A.spice == 1


def test_signet_ring_sends_to_landsraad_cities_and_spice_trade() -> None:
    """It has three icons."""
    assert reach("signet_ring") == LANDSRAAD_SPACES | CITY_SPACES | SPICE_TRADE_SPACES


def test_signet_ring_revealed_gives_1_persuasion_and_no_ability() -> None:
    """Revealed: 1 Persuasion only."""
    table = reveal_turn("signet_ring", seat(leader="earl_memnon_thorvald"))
    assert table.A.persuasion == 1
    assert table.A.spice == 0


# --- Reserve ----------------------------------------------------------------------------------------------------------


def test_arrakis_liaison_sends_to_landsraad_and_cities() -> None:
    """It has two icons and no Agent box."""
    assert reach("arrakis_liaison") == LANDSRAAD_SPACES | CITY_SPACES


def test_arrakis_liaison_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("arrakis_liaison").A.persuasion == 2


def test_arrakis_liaison_is_bought_from_its_stack_for_2() -> None:
    """It costs 2 Persuasion; 7 of the 8 are left."""
    table = reveal_turn("convincing_argument").choose("buy:arrakis_liaison")
    assert table.A.discard == ["arrakis_liaison"]
    assert table.A.persuasion == 0
    assert table.reserve("arrakis_liaison") == 7


def test_arrakis_liaison_trashed_returns_to_its_stack() -> None:
    """A trashed Reserve card goes back to the Reserve."""
    mine = seat(discard=["arrakis_liaison"])
    table = agent_turn("guild_administrator", "secure_contract", mine, reserve={"arrakis_liaison": 7})
    table.resolve("card/guild_administrator").choose("trash_discard:arrakis_liaison")
    assert table.reserve("arrakis_liaison") == 8
    assert table.A.discard == []


def test_the_spice_must_flow_sends_no_agent() -> None:
    """It has no Agent icon."""
    table = turn_with("the_spice_must_flow", seat(hand=["dagger"]))
    assert table.why_not("play:the_spice_must_flow") == "no_icon"


def test_the_spice_must_flow_revealed_gives_1_spice() -> None:
    """Revealed: 1 spice, and no Victory Point any more."""
    table = reveal_turn("the_spice_must_flow")
    assert table.A.spice == 1
    assert table.A.vp == 0


def test_the_spice_must_flow_acquired_scores_1_vp() -> None:
    """It costs 9 Persuasion and scores 1 VP when acquired."""
    table = reveal_turn("diplomacy", seat(hand=persuasion_for(8))).choose("buy:the_spice_must_flow")
    assert table.A.vp == 1
    assert table.A.persuasion == 0
    assert table.A.discard == ["the_spice_must_flow"]
    assert table.reserve("the_spice_must_flow") == 9


def test_the_spice_must_flow_is_too_dear_with_8_persuasion() -> None:
    """8 Persuasion are not enough."""
    table = reveal_turn("convincing_argument", seat(hand=persuasion_for(6)))
    assert table.why_not("buy:the_spice_must_flow").endswith("have 8, need 9")


def test_the_spice_must_flow_trashed_returns_to_its_stack_and_keeps_the_vp() -> None:
    """Trashing it costs no Victory Point."""
    mine = seat(discard=["the_spice_must_flow"], vp=1)
    table = agent_turn("guild_administrator", "secure_contract", mine, reserve={"the_spice_must_flow": 9})
    table.resolve("card/guild_administrator").choose("trash_discard:the_spice_must_flow")
    assert table.reserve("the_spice_must_flow") == 10
    assert table.A.vp == 1


def test_foldspace_draws_a_card_and_returns_to_its_stack() -> None:
    """Played for an Agent: draw 1 card, then it is trashed: back to the Reserve."""
    table = agent_turn("foldspace", "hall_of_oratory", seat(deck=["dagger", "diplomacy"]), reserve={"foldspace": 5})
    assert table.A.hand == ["diplomacy"]
    assert table.A.in_play == []
    assert table.reserve("foldspace") == 6


def test_foldspace_reaches_every_space() -> None:
    """It has all seven icons."""
    assert reach("foldspace") == FACTION_SPACES | LANDSRAAD_SPACES | CITY_SPACES | SPICE_TRADE_SPACES


def test_foldspace_revealed_gives_nothing() -> None:
    """Revealed: nothing."""
    table = reveal_turn("foldspace", seat(conflict=1))
    assert table.A.persuasion == 0
    assert table.A.strength == 2


def test_foldspace_is_not_sold_for_persuasion() -> None:
    """No Persuasion buys it."""
    table = reveal_turn("convincing_argument", seat(hand=persuasion_for(8)))
    assert table.why_not("buy:foldspace") == "forbidden: not_for_sale"


# --- Imperium deck ----------------------------------------------------------------------------------------------------


def test_arrakis_recruiter_recruits_1() -> None:
    """Played for an Agent: 1 troop, besides the one of Arrakeen."""
    assert agent_turn("arrakis_recruiter", "arrakeen").A.garrison == 5


def test_arrakis_recruiter_revealed_gives_1_persuasion_and_1_sword() -> None:
    """Revealed: 1 Persuasion, 1 sword."""
    table = reveal_turn("arrakis_recruiter", seat(conflict=1))
    assert table.A.persuasion == 1
    assert table.A.strength == 3


def test_assassination_mission_sends_no_agent() -> None:
    """It has no Agent icon."""
    table = turn_with("assassination_mission", seat(hand=["dagger"]))
    assert table.why_not("play:assassination_mission") == "no_icon"


def test_assassination_mission_revealed_gives_1_solari_and_1_sword() -> None:
    """Revealed: 1 Solari, 1 sword."""
    table = reveal_turn("assassination_mission", seat(conflict=1))
    assert table.A.solari == 1
    assert table.A.strength == 3


def test_assassination_mission_trashed_gives_4_solari() -> None:
    """Trashed by another card: 4 Solari, besides the 3 of the contract."""
    table = agent_turn("guild_administrator", "secure_contract", seat(hand=["assassination_mission"]))
    table.resolve("card/guild_administrator").choose("trash_hand:assassination_mission")
    assert table.A.solari == 7
    assert out_of_game(table) == ["assassination_mission"]


def test_bene_gesserit_initiate_draws_1() -> None:
    """Played for an Agent: draw 1 card."""
    table = agent_turn("bene_gesserit_initiate", "hall_of_oratory", seat(deck=["dagger", "diplomacy"]))
    assert table.A.hand == ["diplomacy"]


def test_bene_gesserit_initiate_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion."""
    assert reveal_turn("bene_gesserit_initiate").A.persuasion == 1


def test_bene_gesserit_sister_sends_to_bene_gesserit_and_landsraad() -> None:
    """It has two icons and no Agent box."""
    assert reach("bene_gesserit_sister") == LANDSRAAD_SPACES | {"selective_breeding", "secrets"}


def test_bene_gesserit_sister_revealed_for_2_persuasion() -> None:
    """Revealed, first choice: 2 Persuasion."""
    table = reveal_turn("bene_gesserit_sister", seat(conflict=1))
    table.resolve("card/bene_gesserit_sister").choose("choose:1")
    assert table.A.persuasion == 2
    assert table.A.strength == 2


def test_bene_gesserit_sister_revealed_for_2_swords() -> None:
    """Revealed, second choice: 2 swords."""
    table = reveal_turn("bene_gesserit_sister", seat(conflict=1))
    table.resolve("card/bene_gesserit_sister").choose("choose:2")
    assert table.A.persuasion == 0
    assert table.A.strength == 4


def test_bene_gesserit_sister_must_choose() -> None:
    """The choice is mandatory: the turn does not end before it."""
    assert reveal_turn("bene_gesserit_sister").why_not("end_turn") == "not_now: effects_left"


def test_carryall_doubles_the_base_spice_only() -> None:
    """Hagga Basin gives 4 instead of 2, and its 3 bonus spice once."""
    table = agent_turn("carryall", "hagga_basin", seat(water=1), bonus_spice={"hagga_basin": 3})
    assert table.A.spice == 7
    assert table.bonus_spice("hagga_basin") == 0


def test_carryall_harvests_6_in_the_great_flat_and_2_in_the_imperial_basin() -> None:
    """Twice 3, twice 1."""
    assert agent_turn("carryall", "the_great_flat", seat(water=2)).A.spice == 6
    assert agent_turn("carryall", "imperial_basin").A.spice == 2


def test_carryall_revealed_gives_1_persuasion_and_1_spice() -> None:
    """Revealed: 1 Persuasion, 1 spice."""
    table = reveal_turn("carryall")
    assert table.A.persuasion == 1
    assert table.A.spice == 1


def test_chani_sends_to_fremen_cities_and_spice_trade() -> None:
    """Three icons, no Agent box."""
    assert reach("chani") == {"hardy_warriors", "stillsuits"} | CITY_SPACES | SPICE_TRADE_SPACES


def test_chani_revealed_gives_2_persuasion_and_retreats_any_number() -> None:
    """Revealed: 2 Persuasion; any number of troops, 0 too, go back to the garrison."""
    table = reveal_turn("chani", seat(garrison=0, conflict=4))
    assert table.A.persuasion == 2
    table.resolve("card/chani.2")
    assert table.offers("retreat") == ["0", "1", "2", "3", "4"]
    table.choose("retreat:3")
    assert table.A.garrison == 3
    assert table.A.conflict == 1


def test_chani_acquired_gives_1_water() -> None:
    """Acquired: 1 water."""
    table = reveal_turn("diplomacy", seat(hand=persuasion_for(4)), row=["chani"]).choose("buy:chani")
    assert table.A.water == 1


def test_choam_directorship_sends_no_agent() -> None:
    """It has no Agent icon."""
    table = turn_with("choam_directorship", seat(hand=["dagger"]))
    assert table.why_not("play:choam_directorship") == "no_icon"


def test_choam_directorship_revealed_gives_3_solari() -> None:
    """Revealed: 3 Solari."""
    table = reveal_turn("choam_directorship")
    assert table.A.solari == 3
    assert table.A.persuasion == 0


def test_choam_directorship_acquired_gives_influence_with_all_four() -> None:
    """Acquired: 1 Influence with each faction, in the order of one's choice."""
    hand = persuasion_for(8)
    table = turn_with("dagger", seat(hand=hand), row=["choam_directorship"]).reveal()
    table.choose("buy:choam_directorship", "choose:4", "choose:1", "choose:2")
    assert table.A.influence == {"emperor": 1, "guild": 1, "bene_gesserit": 1, "fremen": 1}


def test_crysknife_gives_1_solari() -> None:
    """Played for an Agent: 1 Solari, besides the 3 of the contract."""
    assert agent_turn("crysknife", "secure_contract").A.solari == 4


def test_crysknife_revealed_alone_is_1_sword() -> None:
    """Revealed without another Fremen card: 1 sword only."""
    table = reveal_turn("crysknife", seat(conflict=1))
    assert table.A.strength == 3
    assert table.A.influence["fremen"] == 0


def test_crysknife_fremen_bond_gives_influence() -> None:
    """With another Fremen card in play: 1 Fremen Influence."""
    assert reveal_turn("crysknife", seat(in_play=["stilgar"])).A.influence["fremen"] == 1


def test_crysknife_and_another_bond_card_enable_each_other() -> None:
    """Two Bond cards revealed together both work."""
    table = reveal_turn("crysknife", seat(hand=["fedaykin_death_commando"], conflict=1))
    assert table.A.influence["fremen"] == 1
    assert table.A.strength == 2 + 1 + 3


def test_dr_yueh_draws_1() -> None:
    """Played for an Agent: draw 1 card."""
    assert agent_turn("dr_yueh", "carthag", seat(deck=["dagger", "diplomacy"])).A.hand == ["diplomacy"]


def test_dr_yueh_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion."""
    assert reveal_turn("dr_yueh").A.persuasion == 1


def test_duncan_idaho_pays_1_water_for_a_troop_and_a_card() -> None:
    """1 water buys 1 troop and 1 card, once, besides the troop of Carthag."""
    table = agent_turn("duncan_idaho", "carthag", seat(water=2, deck=["dagger", "diplomacy"]))
    table.resolve("card/duncan_idaho")
    assert table.A.water == 1
    assert table.A.garrison == 5
    assert table.A.hand == ["diplomacy"]
    assert not table.can("resolve:card/duncan_idaho")


def test_duncan_idaho_may_keep_the_water() -> None:
    """The cost may be declined."""
    table = agent_turn("duncan_idaho", "carthag", seat(water=1, deck=["diplomacy"]), B=seat(hand=["dagger"]))
    table.end_turn()
    assert table.A.water == 1
    assert table.A.deck == ["diplomacy"]


def test_duncan_idaho_needs_the_water() -> None:
    """Without water nothing is bought."""
    table = agent_turn("duncan_idaho", "carthag")
    assert table.why_not("resolve:card/duncan_idaho") == "cost: water, have 0, need 1"


def test_duncan_idaho_revealed_gives_2_swords_and_1_water() -> None:
    """Revealed: 2 swords, 1 water."""
    table = reveal_turn("duncan_idaho", seat(conflict=1))
    assert table.A.strength == 4
    assert table.A.water == 1


def test_fedaykin_death_commando_trashes_a_card() -> None:
    """Played for an Agent: trash a card of the hand, the discard pile or in play."""
    table = agent_turn("fedaykin_death_commando", "secure_contract", seat(hand=["dagger"], discard=["diplomacy"]))
    table.resolve("card/fedaykin_death_commando")
    assert set(table.legal) == {"trash_hand:dagger", "trash_discard:diplomacy", "trash_play:fedaykin_death_commando"}
    table.choose("trash_hand:dagger")
    assert table.A.hand == []
    assert out_of_game(table) == ["dagger"]


def test_fedaykin_death_commando_need_not_trash() -> None:
    """The trash icon is optional."""
    assert agent_turn("fedaykin_death_commando", "secure_contract", seat(hand=["dagger"])).can("end_turn")


def test_fedaykin_death_commando_revealed_alone_gives_1_persuasion() -> None:
    """Revealed without another Fremen card: 1 Persuasion, no sword."""
    table = reveal_turn("fedaykin_death_commando", seat(conflict=1))
    assert table.A.persuasion == 1
    assert table.A.strength == 2


def test_fedaykin_death_commando_fremen_bond_gives_3_swords() -> None:
    """With another Fremen card in play: 3 swords."""
    assert reveal_turn("fedaykin_death_commando", seat(conflict=1, in_play=["chani"])).A.strength == 5


def test_firm_grip_buys_influence_with_another_faction_for_2_solari() -> None:
    """2 Solari buy 1 Influence with any faction but the Emperor."""
    table = agent_turn("firm_grip", "wealth", seat(solari=1)).resolve("card/firm_grip")
    assert table.offers("influence") == ["guild", "bene_gesserit", "fremen"]
    table.choose("influence:fremen")
    assert table.A.solari == 1
    assert table.A.influence["fremen"] == 1


def test_firm_grip_needs_2_solari() -> None:
    """Without 2 Solari there is no Influence to buy."""
    table = agent_turn("firm_grip", "hall_of_oratory", seat(solari=1))
    assert table.why_not("resolve:card/firm_grip") == "cost: solari, have 1, need 2"


def test_firm_grip_revealed_with_the_emperors_alliance_gives_4_persuasion() -> None:
    """Revealed: 4 Persuasion for the holder of the Emperor's Alliance."""
    table = reveal_turn("firm_grip", seat(influence={"emperor": 4}), alliances={"emperor": "A"})
    assert table.A.persuasion == 4


def test_firm_grip_revealed_without_the_alliance_gives_nothing() -> None:
    """The token counts, not the Influence."""
    table = reveal_turn("firm_grip", seat(influence={"emperor": 4}), alliances={"emperor": "B"})
    assert table.A.persuasion == 0


def test_fremen_camp_pays_2_spice_for_3_troops() -> None:
    """2 spice buy 3 troops."""
    table = agent_turn("fremen_camp", "secure_contract", seat(spice=2)).resolve("card/fremen_camp")
    assert table.A.spice == 0
    assert table.A.garrison == 6


def test_fremen_camp_needs_2_spice() -> None:
    """1 spice is not enough."""
    table = agent_turn("fremen_camp", "secure_contract", seat(spice=1))
    assert table.why_not("resolve:card/fremen_camp") == "cost: spice, have 1, need 2"


def test_fremen_camp_revealed_gives_2_persuasion_and_1_sword() -> None:
    """Revealed: 2 Persuasion, 1 sword."""
    table = reveal_turn("fremen_camp", seat(conflict=1))
    assert table.A.persuasion == 2
    assert table.A.strength == 3


def test_gene_manipulation_trashes_a_card() -> None:
    """Played for an Agent: a card may be trashed; alone it gives no spice."""
    table = agent_turn("gene_manipulation", "hall_of_oratory", seat(hand=["dagger"]))
    assert table.can("end_turn")
    table.resolve("card/gene_manipulation").choose("trash_hand:dagger")
    assert out_of_game(table) == ["dagger"]
    assert table.A.spice == 0


def test_gene_manipulation_gives_2_spice_with_another_bene_gesserit() -> None:
    """With another Bene Gesserit card in play: 2 spice."""
    table = agent_turn("gene_manipulation", "hall_of_oratory", seat(in_play=["the_voice"]))
    table.resolve("card/gene_manipulation.2")
    assert table.A.spice == 2


def test_gene_manipulation_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("gene_manipulation").A.persuasion == 2


def test_guild_administrator_may_trash_a_card() -> None:
    """Played for an Agent: a card may be trashed, even this one."""
    table = agent_turn("guild_administrator", "secure_contract")
    assert table.can("end_turn")
    table.resolve("card/guild_administrator")
    assert out_of_game(table) == ["guild_administrator"]
    assert table.A.in_play == []


def test_guild_administrator_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion."""
    assert reveal_turn("guild_administrator").A.persuasion == 1


def test_guild_ambassador_gains_guild_influence() -> None:
    """Played for an Agent, first choice: 1 Influence with the Guild."""
    table = agent_turn("guild_ambassador", "hall_of_oratory").resolve("card/guild_ambassador").choose("choose:1")
    assert table.A.influence["guild"] == 1
    assert table.A.spice == 0


def test_guild_ambassador_gains_2_spice() -> None:
    """Played for an Agent, second choice: 2 spice."""
    table = agent_turn("guild_ambassador", "hall_of_oratory").resolve("card/guild_ambassador").choose("choose:2")
    assert table.A.influence["guild"] == 0
    assert table.A.spice == 2


def test_guild_ambassador_revealed_buys_a_vp_with_the_guilds_alliance() -> None:
    """Revealed: the holder of the Guild's Alliance may pay 3 spice for 1 VP, once."""
    mine = seat(spice=7, influence={"guild": 4})
    table = reveal_turn("guild_ambassador", mine, alliances={"guild": "A"})
    assert table.can("end_turn")
    table.resolve("card/guild_ambassador")
    assert table.A.vp == 1
    assert table.A.spice == 4
    assert not table.can("resolve:card/guild_ambassador")


def test_guild_ambassador_revealed_without_the_alliance_sells_no_vp() -> None:
    """Without the Guild's Alliance token there is no VP to buy."""
    table = reveal_turn("guild_ambassador", seat(spice=3))
    assert table.why_not("resolve:card/guild_ambassador") == "condition: alliance_guild"


def test_guild_bankers_sends_to_emperor_guild_and_landsraad() -> None:
    """Three icons, no Agent box."""
    assert reach("guild_bankers") == {"conspire", "wealth", "heighliner", "foldspace"} | LANDSRAAD_SPACES


def test_guild_bankers_revealed_lets_every_spice_must_flow_cost_3_less() -> None:
    """12 Persuasion buy two copies of The Spice Must Flow, for 6 each."""
    table = reveal_turn("guild_bankers", seat(hand=persuasion_for(12)))
    table.choose("buy:the_spice_must_flow", "buy:the_spice_must_flow")
    assert table.A.persuasion == 0
    assert table.A.vp == 2


def test_guild_bankers_revealed_leaves_other_cards_at_their_price() -> None:
    """The Spice Must Flow costs 6, Opulence still 6."""
    table = reveal_turn("guild_bankers", seat(hand=persuasion_for(5)))
    assert table.why_not("buy:the_spice_must_flow").endswith("have 5, need 6")
    assert table.why_not("buy:opulence").endswith("have 5, need 6")


def test_gun_thopter_costs_each_opponent_a_garrison_troop() -> None:
    """Played for an Agent: each opponent loses 1 garrison troop; an empty garrison loses nothing."""
    table = agent_turn("gun_thopter", "secure_contract", B=seat(garrison=2), C=seat(garrison=0, conflict=1))
    assert table.B.garrison == 1
    assert table.B.supply == 11
    assert table.C.garrison == 0
    assert table.C.conflict == 1
    assert table.A.garrison == 3


def test_gun_thopter_revealed_gives_3_swords_and_may_deploy_1() -> None:
    """Revealed: 3 swords; 1 garrison troop may go to the Conflict."""
    table = reveal_turn("gun_thopter")
    assert table.can("end_turn")
    table.resolve("card/gun_thopter.2").choose("deploy:1")
    assert table.A.garrison == 2
    assert table.A.strength == 5


def test_gun_thopter_deploys_no_more_than_1() -> None:
    """One troop at most."""
    assert reveal_turn("gun_thopter").resolve("card/gun_thopter.2").offers("deploy") == ["0", "1"]


def test_gurney_halleck_recruits_2_and_draws_1() -> None:
    """Played for an Agent: 2 troops, besides the one of Carthag, and 1 card."""
    table = agent_turn("gurney_halleck", "carthag", seat(deck=["dagger", "diplomacy"]))
    assert table.A.garrison == 6
    assert table.A.hand == ["diplomacy"]


def test_gurney_halleck_revealed_buys_2_troops_for_3_solari_and_deploys_them() -> None:
    """Revealed: 2 Persuasion; 3 Solari buy 2 troops, any of which go to the Conflict."""
    table = reveal_turn("gurney_halleck", seat(solari=3))
    assert table.A.persuasion == 2
    table.resolve("card/gurney_halleck.2")
    assert table.offers("deploy") == ["0", "1", "2"]
    table.choose("deploy:2")
    assert table.A.solari == 0
    assert table.A.conflict == 2
    assert table.A.garrison == 3


def test_gurney_halleck_revealed_needs_3_solari_for_the_troops() -> None:
    """2 Solari buy nothing."""
    table = reveal_turn("gurney_halleck", seat(solari=2))
    assert table.why_not("resolve:card/gurney_halleck.2") == "cost: solari, have 2, need 3"


def test_imperial_spy_trashes_itself_for_an_intrigue_card() -> None:
    """Played for an Agent: trash it to draw an Intrigue card."""
    table = agent_turn("imperial_spy", "wealth", intrigue_deck=["ambush"]).resolve("card/imperial_spy")
    assert table.A.intrigue == ["windfall", "ambush"]
    assert out_of_game(table) == ["imperial_spy"]


def test_imperial_spy_may_stay() -> None:
    """Its trashing is a cost and may be declined."""
    table = agent_turn("imperial_spy", "wealth", intrigue_deck=["ambush"], B=seat(hand=["dagger"])).end_turn()
    assert table.A.in_play == ["imperial_spy"]
    assert table.A.intrigue == ["windfall"]


def test_imperial_spy_trashed_by_another_card_draws_nothing() -> None:
    """Only its own Agent box draws the Intrigue card."""
    mine = seat(hand=["imperial_spy"])
    table = agent_turn("guild_administrator", "secure_contract", mine, intrigue_deck=["ambush"])
    table.resolve("card/guild_administrator").choose("trash_hand:imperial_spy")
    assert table.A.intrigue == ["windfall"]


def test_imperial_spy_revealed_gives_1_persuasion_and_1_sword() -> None:
    """Revealed: 1 Persuasion, 1 sword."""
    table = reveal_turn("imperial_spy", seat(conflict=1))
    assert table.A.persuasion == 1
    assert table.A.strength == 3


def test_kwisatz_haderach_sends_an_agent_anywhere_and_draws_1() -> None:
    """No icon needed, an enemy Agent does not block; draw 1 card."""
    mine = seat(deck=["dagger", "diplomacy"])
    table = agent_turn("kwisatz_haderach", "wealth", mine, B=seat(on=["wealth"], agents=1))
    assert table.A.on == ["wealth"]
    assert table.A.influence["emperor"] == 1
    assert table.A.solari == 2
    assert table.A.hand == ["diplomacy"]


def test_kwisatz_haderach_moves_an_agent_of_the_board_when_none_is_left() -> None:
    """With no Agent on the leader one on the board goes to another space."""
    mine = seat(agents=0, on=["arrakeen", "wealth"])
    table = turn_with("kwisatz_haderach", mine).play("kwisatz_haderach")
    assert set(table.offers("move")) == {"wealth", "arrakeen"}
    table.choose("move:arrakeen").to("secure_contract")
    assert table.A.on == ["wealth", "secure_contract"]
    assert table.A.solari == 3
    assert table.A.agents == 0


def test_kwisatz_haderach_chooses_between_leader_and_board() -> None:
    """Any one of the own Agents moves, whether it waits or stands on the board."""
    table = turn_with("kwisatz_haderach", seat(agents=1, on=["arrakeen"])).play("kwisatz_haderach")
    assert set(table.offers("move")) == {"arrakeen", "leader"}


def test_kwisatz_haderach_may_go_back_to_the_same_space() -> None:
    """The space that the Agent leaves is free, also for itself."""
    table = agent_turn("kwisatz_haderach", "secure_contract", seat(agents=0, on=["secure_contract"]))
    assert table.A.on == ["secure_contract"]
    assert table.A.solari == 3


def test_kwisatz_haderach_pays_costs_and_meets_requirements() -> None:
    """What a space costs and requires holds for it too."""
    table = turn_with("kwisatz_haderach", seat(solari=3)).play("kwisatz_haderach")
    assert table.why_not("send:rally_troops") == "cost: solari, have 3, need 4"
    assert table.why_not("send:sietch_tabr") == "influence: fremen, have 0, need 2"


def test_kwisatz_haderach_does_not_repeat_a_once_per_game_space() -> None:
    """The High Council is used once a game, by whatever means."""
    mine = seat(solari=5, council=True, agents=0, on=["high_council"])
    table = turn_with("kwisatz_haderach", mine).play("kwisatz_haderach")
    assert table.why_not("send:high_council") == "already_seated"


def test_kwisatz_haderach_needs_an_agent_somewhere() -> None:
    """Without any Agent it cannot be played."""
    table = turn_with("kwisatz_haderach", seat(agents=0))
    assert not table.can("play:kwisatz_haderach")


def test_kwisatz_haderach_revealed_gives_nothing() -> None:
    """Revealed: nothing."""
    table = reveal_turn("kwisatz_haderach", seat(conflict=1))
    assert table.A.persuasion == 0
    assert table.A.strength == 2


def test_lady_jessica_draws_2() -> None:
    """Played for an Agent: draw 2 cards."""
    table = agent_turn("lady_jessica", "hall_of_oratory", seat(deck=["dagger", "diplomacy", "reconnaissance"]))
    assert sorted(table.A.hand) == ["diplomacy", "reconnaissance"]


def test_lady_jessica_revealed_gives_3_persuasion_and_1_sword() -> None:
    """Revealed: 3 Persuasion, 1 sword."""
    table = reveal_turn("lady_jessica", seat(conflict=1))
    assert table.A.persuasion == 3
    assert table.A.strength == 3


def test_lady_jessica_acquired_gives_influence_of_choice() -> None:
    """Acquired: 1 Influence with any faction."""
    table = reveal_turn("diplomacy", seat(hand=persuasion_for(6)), row=["lady_jessica"]).choose("buy:lady_jessica")
    assert table.offers("influence") == ["emperor", "guild", "bene_gesserit", "fremen"]
    assert table.choose("influence:guild").A.influence["guild"] == 1


def test_liet_kynes_sends_to_fremen_and_cities() -> None:
    """Two icons, no Agent box."""
    assert reach("liet_kynes") == {"hardy_warriors", "stillsuits"} | CITY_SPACES


def test_liet_kynes_revealed_counts_himself() -> None:
    """Revealed alone: 2 Persuasion for the card itself."""
    assert reveal_turn("liet_kynes").A.persuasion == 2


def test_liet_kynes_revealed_counts_every_fremen_card_in_play() -> None:
    """2 Persuasion each for himself, one played for an Agent and one revealed; the rest counts nothing."""
    table = reveal_turn("liet_kynes", seat(hand=["crysknife", "dagger"], in_play=["worm_riders", "dagger"]))
    assert table.A.persuasion == 6


def test_liet_kynes_acquired_gives_emperor_influence() -> None:
    """Acquired: 1 Influence with the Emperor."""
    table = reveal_turn("diplomacy", seat(hand=persuasion_for(4)), row=["liet_kynes"]).choose("buy:liet_kynes")
    assert table.A.influence["emperor"] == 1


def test_missionaria_protectiva_gives_influence_with_another_bene_gesserit() -> None:
    """With another Bene Gesserit card in play: 1 Influence of choice, mandatory."""
    table = agent_turn("missionaria_protectiva", "carthag", seat(in_play=["the_voice"]))
    assert not table.can("end_turn")
    table.resolve("card/missionaria_protectiva").choose("influence:emperor")
    assert table.A.influence["emperor"] == 1


def test_missionaria_protectiva_alone_gives_nothing() -> None:
    """It does not count itself."""
    table = agent_turn("missionaria_protectiva", "carthag")
    assert table.why_not("resolve:card/missionaria_protectiva") == "condition: another_bene_gesserit_in_play"
    assert table.can("end_turn")


def test_missionaria_protectiva_revealed_gives_1_persuasion() -> None:
    """Revealed: 1 Persuasion."""
    assert reveal_turn("missionaria_protectiva").A.persuasion == 1


def test_opulence_gives_3_solari() -> None:
    """Played for an Agent: 3 Solari, besides the 2 of Wealth."""
    assert agent_turn("opulence", "wealth").A.solari == 5


def test_opulence_revealed_buys_a_vp_for_6_solari() -> None:
    """Revealed: 1 Persuasion; 6 Solari may buy 1 VP, once."""
    table = reveal_turn("opulence", seat(solari=13))
    assert table.A.persuasion == 1
    assert table.can("end_turn")
    table.resolve("card/opulence.2")
    assert table.A.vp == 1
    assert table.A.solari == 7
    assert not table.can("resolve:card/opulence.2")


def test_opulence_revealed_needs_6_solari_for_the_vp() -> None:
    """5 Solari are not enough."""
    assert reveal_turn("opulence", seat(solari=5)).why_not("resolve:card/opulence.2") == "cost: solari, have 5, need 6"


def test_other_memory_draws_1() -> None:
    """Played for an Agent, first choice: draw 1 card."""
    mine = seat(deck=["diplomacy"], discard=["lady_jessica"])
    table = agent_turn("other_memory", "secure_contract", mine).resolve("card/other_memory").choose("choose:1")
    assert table.A.hand == ["diplomacy"]
    assert table.A.discard == ["lady_jessica"]


def test_other_memory_takes_a_bene_gesserit_card_back() -> None:
    """Played for an Agent, second choice: a Bene Gesserit card of the own discard pile comes to the hand."""
    mine = seat(deck=["diplomacy"], discard=["lady_jessica", "dagger", "the_voice"])
    table = agent_turn("other_memory", "secure_contract", mine).resolve("card/other_memory").choose("choose:2")
    assert sorted(table.offers("take")) == ["lady_jessica", "the_voice"]
    table.choose("take:lady_jessica")
    assert table.A.hand == ["lady_jessica"]
    assert table.A.discard == ["dagger", "the_voice"]


def test_other_memory_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("other_memory").A.persuasion == 2


def test_piter_de_vries_draws_an_intrigue_card() -> None:
    """Played for an Agent: draw 1 Intrigue card."""
    table = agent_turn("piter_de_vries", "hall_of_oratory", intrigue_deck=["bribery", "ambush"])
    assert table.A.intrigue == ["windfall", "ambush"]


def test_piter_de_vries_revealed_gives_3_persuasion_and_1_sword() -> None:
    """Revealed: 3 Persuasion, 1 sword."""
    table = reveal_turn("piter_de_vries", seat(conflict=1))
    assert table.A.persuasion == 3
    assert table.A.strength == 3


def test_power_play_gains_2_influence_and_is_trashed() -> None:
    """The visit gives 2 Influence instead of 1, here with the VP at 2; the card leaves the game."""
    table = agent_turn("power_play", "wealth")
    assert table.A.influence["emperor"] == 2
    assert table.A.vp == 1
    assert out_of_game(table) == ["power_play"]
    assert table.A.in_play == []


def test_power_play_revealed_gives_nothing() -> None:
    """Revealed: nothing, and it is not trashed."""
    table = reveal_turn("power_play", B=seat(hand=["dagger"]))
    assert table.A.persuasion == 0
    assert table.end_turn().A.discard == ["power_play"]


def test_reverend_mother_mohiam_makes_opponents_discard_2() -> None:
    """With another Bene Gesserit card: each opponent, from the left, discards 2 cards, or what it has."""
    mine = seat(in_play=["the_voice"])
    others = {"B": seat(hand=["dagger", "diplomacy", "reconnaissance"]), "C": seat(hand=["signet_ring"])}
    table = agent_turn("reverend_mother_mohiam", "wealth", mine, **others)
    assert table.decider == "B"
    table.choose("discard:dagger", "discard:reconnaissance")
    assert table.B.hand == ["diplomacy"]
    assert table.B.discard == ["dagger", "reconnaissance"]
    assert table.C.hand == []
    assert table.C.discard == ["signet_ring"]
    assert table.decider == "A"


def test_reverend_mother_mohiam_alone_harms_nobody() -> None:
    """Without another Bene Gesserit card nobody discards."""
    table = agent_turn("reverend_mother_mohiam", "wealth", B=seat(hand=["dagger", "diplomacy"]))
    assert table.decider == "A"
    assert table.B.hand == ["dagger", "diplomacy"]


def test_reverend_mother_mohiam_revealed_gives_2_persuasion_and_2_spice() -> None:
    """Revealed: 2 Persuasion, 2 spice."""
    table = reveal_turn("reverend_mother_mohiam")
    assert table.A.persuasion == 2
    assert table.A.spice == 2


def test_sardaukar_infantry_sends_no_agent() -> None:
    """It has no Agent icon."""
    table = turn_with("sardaukar_infantry", seat(hand=["dagger"]))
    assert table.why_not("play:sardaukar_infantry") == "no_icon"


def test_sardaukar_infantry_revealed_gives_1_persuasion_and_2_swords() -> None:
    """Revealed: 1 Persuasion, 2 swords."""
    table = reveal_turn("sardaukar_infantry", seat(conflict=1))
    assert table.A.persuasion == 1
    assert table.A.strength == 4


def test_sardaukar_legion_recruits_2() -> None:
    """Played for an Agent: 2 troops."""
    assert agent_turn("sardaukar_legion", "wealth").A.garrison == 5


def test_sardaukar_legion_revealed_deploys_up_to_3() -> None:
    """Revealed: 1 Persuasion; up to 3 garrison troops go to the Conflict."""
    table = reveal_turn("sardaukar_legion", seat(garrison=5))
    assert table.A.persuasion == 1
    table.resolve("card/sardaukar_legion.2")
    assert table.offers("deploy") == ["0", "1", "2", "3"]
    table.choose("deploy:3")
    assert table.A.garrison == 2
    assert table.A.strength == 6


def test_scout_sends_to_cities_and_spice_trade() -> None:
    """Two icons, no Agent box."""
    assert reach("scout") == CITY_SPACES | SPICE_TRADE_SPACES


def test_scout_revealed_retreats_up_to_2() -> None:
    """Revealed: 1 Persuasion, 1 sword, up to 2 troops go back to the garrison."""
    table = reveal_turn("scout", seat(garrison=0, conflict=3))
    assert table.A.persuasion == 1
    assert table.A.strength == 7
    table.resolve("card/scout.3")
    assert table.offers("retreat") == ["0", "1", "2"]
    table.choose("retreat:2")
    assert table.A.garrison == 2
    assert table.A.strength == 3


def test_shifting_allegiances_turns_1_influence_and_2_spice_into_2_influence() -> None:
    """Lose 1 Influence and pay 2 spice: 2 Influence with one faction."""
    mine = seat(spice=3, influence={"emperor": 1, "guild": 1})
    table = agent_turn("shifting_allegiances", "secure_contract", mine).resolve("card/shifting_allegiances")
    table.choose("lose:emperor", "influence:fremen")
    assert table.A.influence == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 2}
    assert table.A.spice == 1


def test_shifting_allegiances_may_return_to_the_same_faction() -> None:
    """The faction that gains may be the one that lost: 1 becomes 2."""
    mine = seat(spice=2, influence={"guild": 1})
    table = agent_turn("shifting_allegiances", "secure_contract", mine).resolve("card/shifting_allegiances")
    assert table.choose("influence:guild").A.influence["guild"] == 2


def test_shifting_allegiances_needs_influence_and_spice() -> None:
    """Neither half of the cost can be owed."""
    table = agent_turn("shifting_allegiances", "secure_contract", seat(spice=2))
    assert table.why_not("resolve:card/shifting_allegiances") == "cost: influence, have 0, need 1"
    table = agent_turn("shifting_allegiances", "secure_contract", seat(spice=1, influence={"guild": 1}))
    assert table.why_not("resolve:card/shifting_allegiances") == "cost: spice, have 1, need 2"


def test_shifting_allegiances_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("shifting_allegiances").A.persuasion == 2


def test_sietch_reverend_mother_may_trash_a_card() -> None:
    """Played for an Agent: a card may be trashed."""
    table = agent_turn("sietch_reverend_mother", "stillsuits", seat(hand=["dagger"]))
    assert table.can("end_turn")
    table.resolve("card/sietch_reverend_mother").choose("trash_hand:dagger")
    assert out_of_game(table) == ["dagger"]


def test_sietch_reverend_mother_fremen_bond_gives_3_persuasion_and_1_spice() -> None:
    """Revealed with another Fremen card in play: 3 Persuasion, 1 spice."""
    table = reveal_turn("sietch_reverend_mother", seat(in_play=["stilgar"]))
    assert table.A.persuasion == 3
    assert table.A.spice == 1


def test_sietch_reverend_mother_revealed_alone_gives_nothing() -> None:
    """A Bene Gesserit card is no Fremen card; the spice hangs on the bond too."""
    table = reveal_turn("sietch_reverend_mother", seat(in_play=["lady_jessica"]))
    assert table.A.persuasion == 0
    assert table.A.spice == 0


def test_smugglers_thopter_draws_2_with_2_guild_influence() -> None:
    """Played for an Agent with 2 Guild Influence: draw 2 cards."""
    mine = seat(influence={"guild": 2}, deck=["dagger", "diplomacy", "reconnaissance"])
    table = agent_turn("smugglers_thopter", "secure_contract", mine)
    assert sorted(table.A.hand) == ["diplomacy", "reconnaissance"]


def test_smugglers_thopter_draws_nothing_with_1_guild_influence() -> None:
    """1 Guild Influence is not enough."""
    mine = seat(influence={"guild": 1}, deck=["dagger", "diplomacy"])
    table = agent_turn("smugglers_thopter", "secure_contract", mine)
    assert table.A.hand == []
    assert table.can("end_turn")


def test_smugglers_thopter_revealed_gives_1_persuasion_and_1_spice() -> None:
    """Revealed: 1 Persuasion, 1 spice."""
    table = reveal_turn("smugglers_thopter")
    assert table.A.persuasion == 1
    assert table.A.spice == 1


def test_space_travel_draws_1() -> None:
    """Played for an Agent: draw 1 card."""
    table = agent_turn("space_travel", "heighliner", seat(spice=6, deck=["dagger", "diplomacy"]))
    assert table.A.hand == ["diplomacy"]


def test_space_travel_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("space_travel").A.persuasion == 2


def test_spice_hunter_sends_to_fremen_and_spice_trade() -> None:
    """Two icons, no Agent box."""
    assert reach("spice_hunter") == {"hardy_warriors", "stillsuits"} | SPICE_TRADE_SPACES


def test_spice_hunter_revealed_alone_gives_1_persuasion_and_1_sword() -> None:
    """Revealed without another Fremen card: 1 Persuasion, 1 sword, no spice."""
    table = reveal_turn("spice_hunter", seat(conflict=1))
    assert table.A.persuasion == 1
    assert table.A.strength == 3
    assert table.A.spice == 0


def test_spice_hunter_fremen_bond_gives_1_spice() -> None:
    """A second Spice Hunter is another Fremen card: both give their spice."""
    assert reveal_turn("spice_hunter", seat(hand=["spice_hunter"])).A.spice == 2


def test_spice_smugglers_pays_2_spice_for_guild_influence_and_3_solari() -> None:
    """2 spice buy 1 Guild Influence and 3 Solari."""
    table = agent_turn("spice_smugglers", "carthag", seat(spice=2)).resolve("card/spice_smugglers")
    assert table.A.spice == 0
    assert table.A.influence["guild"] == 1
    assert table.A.solari == 3


def test_spice_smugglers_needs_2_spice() -> None:
    """1 spice is not enough."""
    table = agent_turn("spice_smugglers", "carthag", seat(spice=1))
    assert table.why_not("resolve:card/spice_smugglers") == "cost: spice, have 1, need 2"


def test_spice_smugglers_revealed_gives_1_persuasion_and_1_sword() -> None:
    """Revealed: 1 Persuasion, 1 sword."""
    table = reveal_turn("spice_smugglers", seat(conflict=1))
    assert table.A.persuasion == 1
    assert table.A.strength == 3


def test_stilgar_gives_1_water() -> None:
    """Played for an Agent: 1 water."""
    assert agent_turn("stilgar", "secure_contract").A.water == 1


def test_stilgar_revealed_gives_2_persuasion_and_3_swords() -> None:
    """Revealed: 2 Persuasion, 3 swords."""
    table = reveal_turn("stilgar", seat(conflict=1))
    assert table.A.persuasion == 2
    assert table.A.strength == 5


def test_test_of_humanity_asks_each_opponent_for_what_it_can_do() -> None:
    """From the left: B chooses a troop, C has only cards and picks one, D can do neither."""
    table = agent_turn(
        "test_of_humanity",
        "hall_of_oratory",
        players=4,
        B=seat(hand=["dagger"], conflict=2),
        C=seat(hand=["dagger", "diplomacy"]),
        D=seat(),
    )
    assert table.decider == "B"
    table.choose("choose:2")
    assert table.B.conflict == 1
    assert table.B.hand == ["dagger"]
    assert table.decider == "C"
    table.choose("discard:diplomacy")
    assert table.C.discard == ["diplomacy"]
    assert table.C.hand == ["dagger"]
    assert table.D.garrison == 3
    assert table.decider == "A"


def test_test_of_humanity_lets_an_opponent_discard_instead() -> None:
    """First choice: a card of the hand, the troop stays."""
    table = agent_turn("test_of_humanity", "hall_of_oratory", B=seat(hand=["dagger"], conflict=2))
    table.choose("choose:1")
    assert table.B.discard == ["dagger"]
    assert table.B.conflict == 2


def test_test_of_humanity_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("test_of_humanity").A.persuasion == 2


def voice_on_secure_contract(b: seat) -> Table:
    """A has closed Secure Contract, and it is B's turn."""
    table = agent_turn("the_voice", "imperial_basin", seat(hand=["dune_the_desert_planet"]), B=b)
    return table.resolve("card/the_voice").choose("mark:secure_contract").end_turn()


def test_the_voice_closes_a_space_to_opponents() -> None:
    """No opponent sends an Agent to the marked space."""
    table = voice_on_secure_contract(seat(hand=["dune_the_desert_planet"], water=2))
    assert table.decider == "B"
    table.play("dune_the_desert_planet")
    assert table.why_not("send:secure_contract") == "forbidden: mark"


def test_the_voice_stops_kwisatz_haderach_too() -> None:
    """Not even the Kwisatz Haderach reaches the marked space."""
    table = voice_on_secure_contract(seat(hand=["kwisatz_haderach"])).play("kwisatz_haderach")
    assert table.why_not("send:secure_contract") == "forbidden: mark"


def test_the_voice_ends_at_the_start_of_the_owners_next_turn() -> None:
    """When A's next turn begins the space is open again."""
    table = voice_on_secure_contract(seat(hand=["dune_the_desert_planet", "dagger"], water=2, solari=2))
    table.play("dagger").to("hall_of_oratory")
    assert table.decider == "A"
    table.reveal().end_turn()
    assert table.decider == "B"
    assert table.play("dune_the_desert_planet").can("send:secure_contract")


def test_the_voice_does_not_bind_its_owner() -> None:
    """The owner's next Agent may go to the marked space."""
    table = voice_on_secure_contract(seat()).play("dune_the_desert_planet")
    assert table.to("secure_contract").A.on == ["secure_contract", "imperial_basin"]


def test_the_voice_must_name_a_space() -> None:
    """The effect is mandatory, and any space of the board may be named."""
    table = agent_turn("the_voice", "secure_contract")
    assert not table.can("end_turn")
    assert len(table.resolve("card/the_voice").offers("mark")) == 22


def test_the_voice_revealed_gives_2_persuasion() -> None:
    """Revealed: 2 Persuasion."""
    assert reveal_turn("the_voice").A.persuasion == 2


def test_thufir_hawat_draws_1() -> None:
    """Played for an Agent: draw 1 card."""
    assert agent_turn("thufir_hawat", "wealth", seat(deck=["dagger", "diplomacy"])).A.hand == ["diplomacy"]


def test_thufir_hawat_reaches_all_but_the_landsraad() -> None:
    """It has every icon but one."""
    assert reach("thufir_hawat") == FACTION_SPACES | CITY_SPACES | SPICE_TRADE_SPACES


def test_thufir_hawat_revealed_gives_1_persuasion_and_an_intrigue_card() -> None:
    """Revealed: 1 Persuasion, 1 Intrigue card."""
    table = reveal_turn("thufir_hawat", intrigue_deck=["ambush"])
    assert table.A.persuasion == 1
    assert table.A.intrigue == ["windfall", "ambush"]


def test_worm_riders_gives_2_spice() -> None:
    """Played for an Agent: 2 spice."""
    assert agent_turn("worm_riders", "secure_contract").A.spice == 2


def test_worm_riders_revealed_gives_4_swords_with_2_fremen_influence() -> None:
    """Revealed: 4 swords with 2 Fremen Influence."""
    assert reveal_turn("worm_riders", seat(conflict=1, influence={"fremen": 2})).A.strength == 6


def test_worm_riders_revealed_gives_6_swords_with_the_alliance() -> None:
    """The Fremen Alliance adds 2 swords to the 4."""
    mine = seat(conflict=1, influence={"fremen": 4})
    assert reveal_turn("worm_riders", mine, alliances={"fremen": "A"}).A.strength == 8


def test_worm_riders_revealed_gives_nothing_without_influence() -> None:
    """With 1 Fremen Influence: no sword."""
    assert reveal_turn("worm_riders", seat(conflict=1, influence={"fremen": 1})).A.strength == 2


# --- Promotional cards ------------------------------------------------------------------------------------------------


def test_jessica_of_arrakis_draws_2_with_another_bene_gesserit() -> None:
    """With another Bene Gesserit card in play: draw 2 cards."""
    mine = seat(in_play=["the_voice"], deck=["dagger", "diplomacy", "reconnaissance"])
    table = agent_turn("jessica_of_arrakis", "secure_contract", mine)
    assert sorted(table.A.hand) == ["diplomacy", "reconnaissance"]


def test_jessica_of_arrakis_alone_draws_nothing() -> None:
    """She does not count herself."""
    assert agent_turn("jessica_of_arrakis", "secure_contract", seat(deck=["dagger"])).A.hand == []


def test_jessica_of_arrakis_revealed_gives_1_persuasion_and_2_swords() -> None:
    """Revealed: 1 Persuasion, 2 swords."""
    table = reveal_turn("jessica_of_arrakis", seat(conflict=1))
    assert table.A.persuasion == 1
    assert table.A.strength == 4


def test_duncan_loyal_blade_recruits_1() -> None:
    """Played for an Agent: 1 troop, besides the one of Carthag."""
    assert agent_turn("duncan_loyal_blade", "carthag").A.garrison == 5


def test_duncan_loyal_blade_revealed_gives_1_persuasion_and_2_swords_and_may_stay() -> None:
    """Revealed: 1 Persuasion, 2 swords; he need not be trashed."""
    table = reveal_turn("duncan_loyal_blade", seat(conflict=1), B=seat(hand=["dagger"]))
    assert table.A.persuasion == 1
    assert table.A.strength == 4
    assert table.end_turn().A.discard == ["duncan_loyal_blade"]


def test_duncan_loyal_blade_trashed_deploys_any_number() -> None:
    """Revealed and trashed: any number of garrison troops go to the Conflict; his swords stay."""
    table = reveal_turn("duncan_loyal_blade", seat(garrison=5, conflict=1))
    table.resolve("card/duncan_loyal_blade.3").choose("choose:1")
    assert table.offers("deploy") == ["0", "1", "2", "3", "4", "5"]
    table.choose("deploy:4")
    assert table.A.garrison == 1
    assert table.A.strength == 12
    assert out_of_game(table) == ["duncan_loyal_blade"]


def test_duncan_loyal_blade_trashed_retreats_any_number() -> None:
    """Revealed and trashed: or any number of own troops go back to the garrison."""
    table = reveal_turn("duncan_loyal_blade", seat(garrison=0, conflict=4))
    table.resolve("card/duncan_loyal_blade.3").choose("choose:2")
    table.choose("retreat:3")
    assert table.A.garrison == 3
    assert table.A.conflict == 1
