"""The 22 spaces of the board: icons, costs, requirements, effects, control and Makers (B-58 to B-83, B-126)."""

from __future__ import annotations

import pytest

from tests.support.table import Table, given, seat

LANDSRAAD = ["high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"]
SPICE_TRADE = ["sell_melange", "secure_contract", "imperial_basin", "hagga_basin", "the_great_flat"]
COMBAT = [
    "heighliner",
    "hardy_warriors",
    "stillsuits",
    "arrakeen",
    "carthag",
    "research_station",
    "sietch_tabr",
    "imperial_basin",
    "hagga_basin",
    "the_great_flat",
]


def sending(card: str) -> Table:
    """A has enough for every space and plays a card: where may the Agent go?"""
    rich = seat(hand=[card], solari=8, spice=6, water=2, influence={"fremen": 2})
    return given(A=rich, B=seat(hand=["dagger"])).play(card)


# --- Icons ------------------------------------------------------------------------------------------------------------


def test_emperor_icon_reaches_conspire_and_wealth() -> None:
    """The Emperor has two spaces."""
    assert sending("opulence").offers("send") == ["conspire", "wealth"]


def test_guild_icon_reaches_heighliner_and_foldspace() -> None:
    """The Spacing Guild has two spaces."""
    assert sending("space_travel").offers("send") == ["heighliner", "foldspace"]


def test_bene_gesserit_icon_reaches_selective_breeding_and_secrets() -> None:
    """The Bene Gesserit have two spaces; the card's other icon is Landsraad."""
    assert sending("bene_gesserit_sister").offers("send") == ["selective_breeding", "secrets", *LANDSRAAD]


def test_fremen_icon_reaches_hardy_warriors_and_stillsuits() -> None:
    """The Fremen have two spaces; the card's other icon is Spice Trade."""
    assert sending("crysknife").offers("send") == ["hardy_warriors", "stillsuits", *SPICE_TRADE]


def test_landsraad_icon_reaches_five_spaces() -> None:
    """Landsraad: High Council, Mentat, Swordmaster, Rally Troops and Hall of Oratory."""
    assert sending("dagger").offers("send") == LANDSRAAD


def test_city_icon_reaches_four_spaces() -> None:
    """City: Arrakeen, Carthag, Research Station and Sietch Tabr."""
    cities = ["arrakeen", "carthag", "research_station", "sietch_tabr"]
    assert sending("reconnaissance").offers("send") == cities


def test_spice_trade_icon_reaches_five_spaces() -> None:
    """Spice Trade: Sell Melange, Secure Contract and the three Maker spaces."""
    assert sending("dune_the_desert_planet").offers("send") == SPICE_TRADE


@pytest.mark.parametrize("space", ["conspire", "foldspace", "secrets", "stillsuits", "arrakeen", "imperial_basin"])
def test_a_space_without_the_icon_of_the_card_is_refused(space: str) -> None:
    """A Landsraad card sends no Agent to other regions."""
    assert sending("dagger").why_not(f"send:{space}").startswith("no_icon: ")


# --- Combat spaces, occupied spaces -----------------------------------------------------------------------------------


def test_combat_spaces_are_ten() -> None:
    """Only an Agent in one of the ten Combat spaces lets its owner deploy from the garrison."""
    combat = []
    for space in [s.id for s in given().rules.spaces]:
        table = given(
            A=seat(
                hand=["kwisatz_haderach"],
                intrigue=["ambush"],
                solari=8,
                spice=6,
                water=2,
                supply=0,
                influence={"fremen": 2},
            ),
            B=seat(hand=["dagger"]),
            intrigue_deck=["ambush"],
        )
        table.play("kwisatz_haderach").to(space)
        if space == "sell_melange":
            table.choose("choose:1")
        if table.can("deploy:1"):
            combat.append(space)
            assert table.offers("deploy") == ["1", "2"]
        else:
            assert table.why_not("deploy:1") == "forbidden: not_combat_space"
    assert sorted(combat) == sorted(COMBAT)


def test_occupied_space_is_refused_to_everybody() -> None:
    """A space with an Agent, an opponent's or one's own, takes no other."""
    table = given(
        A=seat(hand=["diplomacy"], on=["secrets"], agents=1),
        B=seat(hand=["dagger"], on=["wealth"], agents=1),
    )
    table.play("diplomacy")
    assert table.why_not("send:wealth") == "occupied: enemy"
    assert table.why_not("send:secrets") == "occupied: own"
    assert table.offers("send") == ["foldspace", "stillsuits"]


def test_space_without_cost_is_open_to_the_penniless() -> None:
    """Without resources and Influence only the spaces without cost and requirement are left."""
    open_spaces = []
    for card in ("diplomacy", "arrakis_liaison", "dune_the_desert_planet"):
        table = given(A=seat(hand=[card]), B=seat(hand=["dagger"]))
        open_spaces += table.play(card).offers("send")
    assert open_spaces == [
        "wealth",
        "foldspace",
        "secrets",
        "stillsuits",
        "hall_of_oratory",
        "arrakeen",
        "carthag",
        "secure_contract",
        "imperial_basin",
    ]


# --- Emperor ----------------------------------------------------------------------------------------------------------


def test_conspire() -> None:
    """Conspire: 4 spice for Emperor Influence, 5 Solari, 2 troops and an Intrigue card."""
    table = given(A=seat(hand=["diplomacy"], spice=4), B=seat(hand=["dagger"]), intrigue_deck=["ambush"])
    table.play("diplomacy").to("conspire").plain()
    assert (table.A.spice, table.A.solari, table.A.garrison) == (0, 5, 5)
    assert table.A.intrigue == ["ambush"]
    assert table.A.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 0, "fremen": 0}


def test_conspire_costs_4_spice() -> None:
    """3 spice are not enough for Conspire."""
    table = given(A=seat(hand=["diplomacy"], spice=3), B=seat(hand=["dagger"]))
    assert table.play("diplomacy").why_not("send:conspire") == "cost: spice, have 3, need 4"


def test_wealth() -> None:
    """Wealth: Emperor Influence and 2 Solari for nothing."""
    table = given(A=seat(hand=["diplomacy"]), B=seat(hand=["dagger"]))
    table.play("diplomacy").to("wealth")
    assert table.A.solari == 2
    assert table.A.influence["emperor"] == 1
    assert table.A.on == ["wealth"]
    assert table.A.agents == 1


# --- Spacing Guild ----------------------------------------------------------------------------------------------------


def test_heighliner() -> None:
    """Heighliner: 6 spice for Guild Influence, 5 troops and 2 water; the 5 and 2 more may be deployed."""
    table = given(A=seat(hand=["diplomacy"], spice=6), B=seat(hand=["dagger"]))
    table.play("diplomacy").to("heighliner")
    assert (table.A.spice, table.A.water, table.A.garrison) == (0, 2, 8)
    assert table.A.influence["guild"] == 1
    assert table.offers("deploy") == ["1", "2", "3", "4", "5", "6", "7"]


def test_heighliner_costs_6_spice() -> None:
    """5 spice are not enough for Heighliner."""
    table = given(A=seat(hand=["diplomacy"], spice=5), B=seat(hand=["dagger"]))
    assert table.play("diplomacy").why_not("send:heighliner") == "cost: spice, have 5, need 6"


def test_foldspace() -> None:
    """Foldspace: Guild Influence, and a Foldspace card comes to the discard pile."""
    table = given(A=seat(hand=["diplomacy"]), B=seat(hand=["dagger"]))
    table.play("diplomacy").to("foldspace")
    assert table.A.discard == ["foldspace"]
    assert table.reserve("foldspace") == 5
    assert table.A.influence["guild"] == 1


def test_foldspace_with_an_empty_stack_still_gives_influence() -> None:
    """Without a Foldspace card left only the Influence comes."""
    table = given(A=seat(hand=["diplomacy"]), B=seat(hand=["dagger"]), reserve={"foldspace": 0})
    table.play("diplomacy").to("foldspace")
    assert table.A.discard == []
    assert table.A.influence["guild"] == 1


# --- Bene Gesserit ----------------------------------------------------------------------------------------------------


def test_selective_breeding_trashes_a_card_for_two() -> None:
    """Selective Breeding: 2 spice and Bene Gesserit Influence; a trashed card brings 2 cards."""
    table = given(
        A=seat(hand=["diplomacy", "dagger"], deck=["seek_allies", "reconnaissance", "signet_ring"], spice=2),
        B=seat(hand=["dagger"]),
    )
    table.play("diplomacy").to("selective_breeding")
    assert table.A.spice == 0
    assert table.A.influence["bene_gesserit"] == 1
    table.resolve("space/selective_breeding").choose("trash_hand:dagger")
    assert sorted(table.A.hand) == ["reconnaissance", "signet_ring"]
    assert table.A.discard == []


def test_selective_breeding_may_be_left_without_trashing() -> None:
    """Who trashes nothing at Selective Breeding draws nothing; the 2 spice are spent all the same."""
    table = given(
        A=seat(hand=["diplomacy", "dagger"], deck=["reconnaissance"], spice=2),
        B=seat(hand=["dagger"]),
    )
    table.play("diplomacy").to("selective_breeding").end_turn()
    assert table.A.hand == ["dagger"]
    assert table.A.spice == 0
    assert table.A.influence["bene_gesserit"] == 1


def test_selective_breeding_costs_2_spice() -> None:
    """1 spice is not enough for Selective Breeding."""
    table = given(A=seat(hand=["diplomacy"], spice=1), B=seat(hand=["dagger"]))
    assert table.play("diplomacy").why_not("send:selective_breeding") == "cost: spice, have 1, need 2"


def test_secrets_draws_and_steals_from_those_with_four() -> None:
    """Secrets: Influence, an Intrigue card, and one from each opponent with 4 or more; 3 are safe."""
    table = given(
        A=seat(hand=["diplomacy"]),
        B=seat(hand=["dagger"], intrigue=["ambush"] * 4),
        C=seat(intrigue=["windfall"] * 3),
        intrigue_deck=["tiebreaker"],
    )
    table.play("diplomacy").to("secrets").plain()
    assert sorted(table.A.intrigue) == ["ambush", "tiebreaker"]
    assert table.B.intrigue == ["ambush"] * 3
    assert table.C.intrigue == ["windfall"] * 3
    assert table.A.influence["bene_gesserit"] == 1


def test_secrets_steals_from_several_opponents() -> None:
    """Each opponent with 4 or more Intrigue cards gives one."""
    table = given(
        A=seat(hand=["diplomacy"]),
        B=seat(hand=["dagger"], intrigue=["ambush"] * 4),
        C=seat(intrigue=["windfall"] * 5),
        intrigue_deck=["tiebreaker"],
    )
    table.play("diplomacy").to("secrets").plain()
    assert sorted(table.A.intrigue) == ["ambush", "tiebreaker", "windfall"]
    assert len(table.B.intrigue) == 3
    assert len(table.C.intrigue) == 4


# --- Fremen -----------------------------------------------------------------------------------------------------------


def test_hardy_warriors() -> None:
    """Hardy Warriors: 1 water for Fremen Influence and 2 troops; those and 2 more may be deployed."""
    table = given(A=seat(hand=["diplomacy"], water=1), B=seat(hand=["dagger"]))
    table.play("diplomacy").to("hardy_warriors")
    assert (table.A.water, table.A.garrison) == (0, 5)
    assert table.A.influence["fremen"] == 1
    assert table.offers("deploy") == ["1", "2", "3", "4"]


def test_hardy_warriors_costs_1_water() -> None:
    """Without water nobody goes to Hardy Warriors."""
    table = given(A=seat(hand=["diplomacy"]), B=seat(hand=["dagger"]))
    assert table.play("diplomacy").why_not("send:hardy_warriors") == "cost: water, have 0, need 1"


def test_stillsuits() -> None:
    """Stillsuits: Fremen Influence and 1 water for nothing, and a Combat space."""
    table = given(A=seat(hand=["diplomacy"]), B=seat(hand=["dagger"]))
    table.play("diplomacy").to("stillsuits")
    assert table.A.water == 1
    assert table.A.influence["fremen"] == 1
    assert table.offers("deploy") == ["1", "2"]


# --- Landsraad --------------------------------------------------------------------------------------------------------


def test_high_council_gives_two_persuasion_in_reveal_turns() -> None:
    """High Council: 5 Solari for a seat, which is worth 2 Persuasion in the Reveal turn."""
    table = given(
        A=seat(hand=["dagger", "diplomacy"], solari=5, agents=1),
        B=seat(hand=["dagger"]),
        C=seat(revealed=True),
    )
    table.play("dagger").to("high_council")
    assert table.A.solari == 0
    assert table.A.council is True
    assert table.decider == "B"
    table.reveal()
    assert table.decider == "A"
    assert table.A.persuasion == 2 + 1


def test_high_council_costs_5_solari() -> None:
    """4 Solari are not enough for a seat on the High Council."""
    table = given(A=seat(hand=["dagger"], solari=4), B=seat(hand=["dagger"]))
    assert table.play("dagger").why_not("send:high_council") == "cost: solari, have 4, need 5"


def test_high_council_only_once() -> None:
    """Who has a seat on the High Council does not go there again; an opponent without one does."""
    table = given(
        A=seat(hand=["dagger"], solari=9, council=True),
        B=seat(hand=["dagger"], solari=9),
    )
    assert table.play("dagger").why_not("send:high_council") == "already_seated"
    table.to("mentat").play("dagger")
    assert "high_council" in table.offers("send")


def test_mentat_draws_a_card_and_serves_as_an_agent() -> None:
    """Mentat: 2 Solari for a card and the Mentat, an extra Agent this round."""
    table = given(A=seat(hand=["dagger"], deck=["diplomacy", "reconnaissance"], solari=2), B=seat(hand=["dagger"]))
    table.play("dagger").to("mentat")
    assert table.A.solari == 0
    assert table.A.hand == ["reconnaissance"]
    assert table.A.agents == 2
    assert table.state.mentat == 0


def test_mentat_that_is_away_still_lets_draw() -> None:
    """When somebody has the Mentat its space gives only the card."""
    table = given(
        A=seat(hand=["dagger"], deck=["diplomacy", "reconnaissance"], solari=2), B=seat(hand=["dagger"]), mentat="C"
    )
    table.play("dagger").to("mentat")
    assert table.A.hand == ["reconnaissance"]
    assert table.A.agents == 1
    assert table.state.mentat == 2


def test_mentat_costs_2_solari() -> None:
    """1 Solari is not enough for the Mentat space."""
    table = given(A=seat(hand=["arrakis_liaison"], solari=1), B=seat(hand=["dagger"]))
    assert table.play("arrakis_liaison").why_not("send:mentat") == "cost: solari, have 1, need 2"


def test_mentat_returns_at_recall() -> None:
    """In the Recall phase the Mentat goes home, and its user has two Agents again."""
    table = given(
        phase="recall",
        A=seat(deck=["dagger"] * 5, on=["mentat", "wealth", "carthag"], agents=0),
        B=seat(deck=["dagger"] * 5),
        mentat="A",
        conflict_deck=["skirmish_b", "skirmish_c"],
    )
    assert table.state.mentat == -1
    assert table.A.agents == 2
    assert table.A.on == []


def test_swordmaster_is_ready_at_once() -> None:
    """Swordmaster: 8 Solari for a third Agent, on the leader at once."""
    table = given(A=seat(hand=["dagger"], solari=8), B=seat(hand=["dagger"]))
    table.play("dagger").to("swordmaster")
    assert table.A.solari == 0
    assert table.A.agents == 2
    assert table.A.swordmaster is True


def test_swordmaster_stays_for_the_rest_of_the_game() -> None:
    """After Recall the owner of a Swordmaster has three Agents."""
    table = given(
        phase="recall",
        A=seat(deck=["dagger"] * 5, on=["mentat", "wealth", "carthag"], agents=0, swordmaster=True),
        B=seat(deck=["dagger"] * 5),
        conflict_deck=["skirmish_b", "skirmish_c"],
    )
    assert table.A.agents == 3
    assert table.B.agents == 2


def test_swordmaster_costs_8_solari() -> None:
    """7 Solari are not enough for a Swordmaster."""
    table = given(A=seat(hand=["dagger"], solari=7), B=seat(hand=["dagger"]))
    assert table.play("dagger").why_not("send:swordmaster") == "cost: solari, have 7, need 8"


def test_swordmaster_only_once() -> None:
    """Who has a Swordmaster does not go there again."""
    table = given(A=seat(hand=["dagger"], solari=8, swordmaster=True), B=seat(hand=["dagger"]))
    assert table.play("dagger").why_not("send:swordmaster") == "already_trained"


def test_rally_troops() -> None:
    """Rally Troops: 4 Solari for 4 troops; it is no Combat space."""
    table = given(A=seat(hand=["dagger"], solari=4, intrigue=["ambush"]), B=seat(hand=["dagger"]))
    table.play("dagger").to("rally_troops").plain()
    assert (table.A.solari, table.A.garrison, table.A.supply) == (0, 7, 5)
    assert table.why_not("deploy:1") == "forbidden: not_combat_space"


def test_rally_troops_takes_only_what_the_supply_has() -> None:
    """With 2 troops in the supply Rally Troops recruits 2."""
    table = given(A=seat(hand=["dagger"], solari=4, garrison=5, conflict=5), B=seat(hand=["dagger"]))
    table.play("dagger").to("rally_troops")
    assert (table.A.garrison, table.A.supply) == (7, 0)


def test_rally_troops_costs_4_solari() -> None:
    """3 Solari are not enough for Rally Troops."""
    table = given(A=seat(hand=["dagger"], solari=3), B=seat(hand=["dagger"]))
    assert table.play("dagger").why_not("send:rally_troops") == "cost: solari, have 3, need 4"


def test_hall_of_oratory() -> None:
    """Hall of Oratory: 1 troop now, 1 Persuasion in the Reveal turn while the Agent stands there."""
    table = given(
        A=seat(hand=["dagger", "diplomacy"], solari=2, agents=1),
        B=seat(hand=["reconnaissance"]),
        C=seat(revealed=True),
    )
    table.play("dagger").to("hall_of_oratory")
    assert table.A.garrison == 4
    assert table.decider == "B"
    table.reveal()
    assert table.decider == "A"
    assert table.A.persuasion == 1 + 1


def test_hall_of_oratory_gives_no_persuasion_to_others() -> None:
    """The Persuasion of Hall of Oratory needs one's own Agent there."""
    table = given(
        A=seat(hand=["diplomacy"]),
        B=seat(hand=["dagger"], on=["hall_of_oratory"], agents=1),
        row=["sardaukar_infantry"] * 5,
    )
    table.reveal()
    assert table.A.persuasion == 1


# --- CHOAM ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "spice", "solari"), [("choose:1", 2, 6), ("choose:2", 3, 8), ("choose:3", 4, 10), ("choose:4", 5, 12)]
)
def test_sell_melange(choice: str, spice: int, solari: int) -> None:
    """Sell Melange: 2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari."""
    table = given(A=seat(hand=["dune_the_desert_planet"], spice=5), B=seat(hand=["dagger"]))
    table.play("dune_the_desert_planet").to("sell_melange").choose(choice)
    assert (table.A.spice, table.A.solari) == (5 - spice, solari)
    assert table.decider == "B"


def test_sell_melange_offers_what_can_be_paid() -> None:
    """With 3 spice only the first two exchanges are open."""
    table = given(A=seat(hand=["dune_the_desert_planet"], spice=3), B=seat(hand=["dagger"]))
    table.play("dune_the_desert_planet").to("sell_melange")
    assert table.offers("choose") == ["1", "2"]


def test_sell_melange_is_one_exchange() -> None:
    """8 spice are not sold in two exchanges: one visit, one exchange."""
    table = given(A=seat(hand=["dune_the_desert_planet"], spice=8), B=seat(hand=["dagger"]))
    table.play("dune_the_desert_planet").to("sell_melange").choose("choose:1")
    assert (table.A.spice, table.A.solari) == (6, 6)
    assert table.decider == "B"


def test_sell_melange_needs_2_spice() -> None:
    """1 spice is not enough to sell."""
    table = given(A=seat(hand=["dune_the_desert_planet"], spice=1), B=seat(hand=["dagger"]))
    assert table.play("dune_the_desert_planet").why_not("send:sell_melange") == "cost: spice, have 1, need 2"


def test_secure_contract() -> None:
    """Secure Contract: 3 Solari for nothing."""
    table = given(A=seat(hand=["dune_the_desert_planet"]), B=seat(hand=["dagger"]))
    table.play("dune_the_desert_planet").to("secure_contract")
    assert table.A.solari == 3
    assert table.decider == "B"


# --- Cities -----------------------------------------------------------------------------------------------------------


def test_arrakeen() -> None:
    """Arrakeen: 1 troop and 1 card; the troop and 2 more may be deployed."""
    table = given(A=seat(hand=["reconnaissance"], deck=["dagger", "signet_ring"]), B=seat(hand=["dagger"]))
    table.play("reconnaissance").to("arrakeen")
    assert table.A.garrison == 4
    assert table.A.hand == ["signet_ring"]
    assert table.A.solari == 0
    assert table.offers("deploy") == ["1", "2", "3"]


def test_carthag() -> None:
    """Carthag: 1 troop and 1 Intrigue card; the troop and 2 more may be deployed."""
    table = given(A=seat(hand=["reconnaissance"]), B=seat(hand=["dagger"]), intrigue_deck=["ambush", "windfall"])
    table.play("reconnaissance").to("carthag").plain()
    assert table.A.garrison == 4
    assert table.A.intrigue == ["windfall"]
    assert table.A.solari == 0
    assert table.offers("deploy") == ["1", "2", "3"]


def test_research_station() -> None:
    """Research Station: 2 water for 3 cards; a Combat space, so 2 troops may be deployed."""
    table = given(
        A=seat(hand=["reconnaissance"], deck=["dagger", "diplomacy", "signet_ring", "seek_allies"], water=2),
        B=seat(hand=["dagger"]),
    )
    table.play("reconnaissance").to("research_station")
    assert table.A.water == 0
    assert sorted(table.A.hand) == ["diplomacy", "seek_allies", "signet_ring"]
    assert table.A.garrison == 3
    assert table.offers("deploy") == ["1", "2"]


def test_research_station_costs_2_water() -> None:
    """1 water is not enough for Research Station."""
    table = given(A=seat(hand=["reconnaissance"], water=1), B=seat(hand=["dagger"]))
    assert table.play("reconnaissance").why_not("send:research_station") == "cost: water, have 1, need 2"


def test_sietch_tabr() -> None:
    """Sietch Tabr: 1 troop and 1 water for friends of the Fremen, and no Influence."""
    table = given(A=seat(hand=["reconnaissance"], influence={"fremen": 2}), B=seat(hand=["dagger"]))
    table.play("reconnaissance").to("sietch_tabr")
    assert (table.A.garrison, table.A.water) == (4, 1)
    assert table.A.influence["fremen"] == 2
    assert table.offers("deploy") == ["1", "2", "3"]


def test_sietch_tabr_needs_2_fremen_influence() -> None:
    """1 Fremen Influence does not open Sietch Tabr."""
    table = given(A=seat(hand=["reconnaissance"], influence={"fremen": 1}), B=seat(hand=["dagger"]))
    assert table.play("reconnaissance").why_not("send:sietch_tabr") == "influence: fremen, have 1, need 2"


# --- Maker spaces -----------------------------------------------------------------------------------------------------


def test_imperial_basin() -> None:
    """Imperial Basin: 1 spice for nothing, and all bonus spice there; other Makers keep theirs."""
    table = given(
        A=seat(hand=["dune_the_desert_planet"]),
        B=seat(hand=["dagger"]),
        bonus_spice={"imperial_basin": 2, "hagga_basin": 1},
    )
    table.play("dune_the_desert_planet").to("imperial_basin")
    assert table.A.spice == 1 + 2
    assert table.bonus_spice("imperial_basin") == 0
    assert table.bonus_spice("hagga_basin") == 1
    assert table.offers("deploy") == ["1", "2"]


def test_hagga_basin() -> None:
    """Hagga Basin: 1 water for 2 spice and all bonus spice there."""
    table = given(
        A=seat(hand=["dune_the_desert_planet"], water=1), B=seat(hand=["dagger"]), bonus_spice={"hagga_basin": 3}
    )
    table.play("dune_the_desert_planet").to("hagga_basin")
    assert (table.A.water, table.A.spice) == (0, 2 + 3)
    assert table.bonus_spice("hagga_basin") == 0
    assert table.offers("deploy") == ["1", "2"]


def test_hagga_basin_costs_1_water() -> None:
    """Without water nobody goes to Hagga Basin."""
    table = given(A=seat(hand=["dune_the_desert_planet"]), B=seat(hand=["dagger"]))
    assert table.play("dune_the_desert_planet").why_not("send:hagga_basin") == "cost: water, have 0, need 1"


def test_the_great_flat() -> None:
    """The Great Flat: 2 water for 3 spice and all bonus spice there."""
    table = given(
        A=seat(hand=["dune_the_desert_planet"], water=2), B=seat(hand=["dagger"]), bonus_spice={"the_great_flat": 1}
    )
    table.play("dune_the_desert_planet").to("the_great_flat")
    assert (table.A.water, table.A.spice) == (0, 3 + 1)
    assert table.bonus_spice("the_great_flat") == 0
    assert table.offers("deploy") == ["1", "2"]


def test_the_great_flat_costs_2_water() -> None:
    """1 water is not enough for The Great Flat."""
    table = given(A=seat(hand=["dune_the_desert_planet"], water=1), B=seat(hand=["dagger"]))
    assert table.play("dune_the_desert_planet").why_not("send:the_great_flat") == "cost: water, have 1, need 2"


def test_base_spice_of_the_makers() -> None:
    """What the board says of the three Maker spaces agrees with what they give."""
    makers = {space.id: space.maker for space in given().rules.makers}
    assert makers == {"imperial_basin": 1, "hagga_basin": 2, "the_great_flat": 3}


def test_makers_without_an_agent_gain_one_bonus_spice() -> None:
    """In the Makers phase each Maker space without an Agent gains 1 bonus spice, on top of what lies there."""
    table = given(
        phase="makers",
        A=seat(deck=["dagger"] * 5, on=["hagga_basin"], agents=1),
        B=seat(deck=["dagger"] * 5),
        bonus_spice={"the_great_flat": 2},
        conflict_deck=["skirmish_b", "skirmish_c"],
    )
    assert table.bonus_spice("imperial_basin") == 1
    assert table.bonus_spice("hagga_basin") == 0
    assert table.bonus_spice("the_great_flat") == 3


# --- Control ----------------------------------------------------------------------------------------------------------


def test_arrakeen_pays_its_controller_1_solari() -> None:
    """An Agent sent to Arrakeen brings the controller 1 Solari, the visitor none."""
    table = given(A=seat(hand=["reconnaissance"]), B=seat(hand=["dagger"]), control={"arrakeen": "C"})
    table.play("reconnaissance").to("arrakeen")
    assert (table.A.solari, table.B.solari, table.C.solari) == (0, 0, 1)


def test_carthag_pays_its_controller_1_solari() -> None:
    """An Agent sent to Carthag brings the controller 1 Solari, the controller's own Agent too."""
    table = given(A=seat(hand=["reconnaissance"]), control={"carthag": "A"}, intrigue_deck=["ambush"])
    table.play("reconnaissance").to("carthag")
    assert table.A.solari == 1


def test_imperial_basin_pays_its_controller_1_spice() -> None:
    """An Agent sent to Imperial Basin brings the controller 1 spice from the bank, not from the visitor."""
    table = given(A=seat(hand=["dune_the_desert_planet"]), B=seat(hand=["dagger"]), control={"imperial_basin": "B"})
    table.play("dune_the_desert_planet").to("imperial_basin")
    assert (table.A.spice, table.B.spice) == (1, 1)


def test_imperial_basin_pays_its_controller_on_top_of_the_harvest() -> None:
    """The controller of Imperial Basin that goes there has 1 spice from the Maker and 1 from control."""
    table = given(A=seat(hand=["dune_the_desert_planet"]), control={"imperial_basin": "A"})
    table.play("dune_the_desert_planet").to("imperial_basin")
    assert table.A.spice == 2


def test_control_of_another_space_pays_nothing() -> None:
    """Control of Carthag is worth nothing when somebody goes to Arrakeen."""
    table = given(A=seat(hand=["reconnaissance"]), B=seat(hand=["dagger"]), control={"carthag": "C"})
    table.play("reconnaissance").to("arrakeen")
    assert (table.A.solari, table.C.solari) == (0, 0)
