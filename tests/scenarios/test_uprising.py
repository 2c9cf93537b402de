"""The worked examples and clarifications of Uprising, S-U-01 to S-U-32, each under its own number.

A is Dmitry, B Alyona, C Nikita where an example has them.
"""

from __future__ import annotations

from typing import Any

import pytest

from landsraad import Setup, new_game
from landsraad.engine.machine.terms import FACTION_NAMES
from tests.support.table import Table, seat
from tests.support.uprising import DULL_ROW, KEEPER, WAITING, played, uprising

DONE = seat(revealed=True)
CHOAM = ("uprising", "choam")
LAST_ROUND: list[str] = []  # no Conflict is left: the game stops after this round, and shows what it brought
BY_ARRAKEEN = "arrakeen_and_spice_refinery"
CITY_POSTS = [BY_ARRAKEEN, "research_station_and_sietch_tabr", "spice_refinery_and_research_station"]
BASIN = "secure_imperial_basin_uprising"  # a Conflict that the Shield Wall protects


# --- Agent turns ------------------------------------------------------------------------------------------------------


def test_s_u_01_an_arrow_is_optional_and_used_once() -> None:
    """Ecological Testing Station with 4 water: 2 cards for 2 of them, or nothing; never 4 for 4."""
    mine = seat(water=4, deck=["dagger"] * 6)
    table = played("ecological_testing_station", mine).to("spice_refinery")
    left = table.copy().end_turn()
    assert (left.A.water, left.A.hand) == (4, [])
    table.resolve("card/ecological_testing_station")
    assert (table.A.water, len(table.A.hand)) == (2, 2)
    assert not table.can("resolve:card/ecological_testing_station")


def test_s_u_02_imperial_spymaster_reaches_emperor_spaces_and_spied_ones() -> None:
    """The spy by Research Station opens its two spaces, and stays."""
    post = "spice_refinery_and_research_station"
    table = played("imperial_spymaster", seat(spice=4, water=2, spies=[post]))
    assert sorted(table.offers("send")) == ["dutiful_service", "research_station", "sardaukar", "spice_refinery"]
    table.to("research_station").choose("decline")
    assert (table.A.on, table.A.spies) == (["research_station"], [post])


def test_s_u_03_a_cost_that_cannot_be_paid_closes_a_space() -> None:
    """Without water Desert Tactics is closed to a Fremen icon, Fremkit is open."""
    table = played("diplomacy")
    assert table.why_not("send:desert_tactics") == "cost: water, have 0, need 1"
    assert table.can("send:fremkit")
    assert played("diplomacy", seat(water=1)).can("send:desert_tactics")


@pytest.mark.parametrize(
    ("card", "space", "faction"),
    [
        ("dagger", "imperial_privilege", "emperor"),
        ("dune_the_desert_planet", "shipping", "guild"),
        ("reconnaissance", "sietch_tabr", "fremen"),
    ],
)
def test_s_u_04_three_spaces_require_2_influence(card: str, space: str, faction: str) -> None:
    """Each with its own faction, besides its cost."""
    others = {name: 2 for name in FACTION_NAMES if name != faction}
    table = played(card, seat(solari=3, spice=3, influence={**others, faction: 1}))
    assert table.why_not(f"send:{space}") == f"influence: {faction}, have 1, need 2"
    assert played(card, seat(solari=3, spice=3, influence={faction: 2})).can(f"send:{space}")


def test_s_u_08_dmitry_sends_an_agent_to_imperial_basin() -> None:
    """1 spice; two of three troops are deployed, one is left."""
    table = played("dune_the_desert_planet", seat(garrison=3)).to("imperial_basin")
    assert table.offers("deploy") == ["1", "2"]
    table.choose("deploy:2")
    assert (table.A.spice, table.A.conflict, table.A.garrison) == (1, 2, 1)


def alyona(garrison: int) -> Table:
    """Alyona, B, has sent an Agent to Dmitry's Arrakeen with Rebel Supplier; she has a spy there."""
    mine = seat(
        hand=["rebel_supplier"],
        garrison=garrison,
        spies=[BY_ARRAKEEN],
        deck=["dagger"] * 4,
        intrigue=[KEEPER],
    )
    table = uprising(turn="B", A=seat(hand=["diplomacy"]), B=mine, C=WAITING, control={"arrakeen": "A"})
    return table.play("rebel_supplier").to("arrakeen")


def test_s_u_09_alyona_gathers_intelligence_in_arrakeen() -> None:
    """Dmitry gains 1 Solari; the card comes first; 1 recruit of the space, 2 of the card, and 1 of the garrison."""
    table = alyona(1)
    assert (table.asked, table.A.solari, table.B.garrison, table.B.hand) == ("gather", 1, 1, [])
    table.choose(f"recall_spy:{BY_ARRAKEEN}").plain()
    assert (len(table.B.hand), table.B.garrison, table.B.spies) == (2, 1 + 1 + 2, [])
    assert table.offers("deploy") == ["1", "2", "3", "4"]
    table.choose("deploy:4")
    assert (table.B.conflict, table.B.garrison) == (4, 0)


def test_s_u_10_alyona_with_two_troops_in_the_garrison() -> None:
    """5 troops: the 3 recruits and 2 of the garrison; with three in it no more."""
    for garrison in (2, 3):
        table = alyona(garrison).choose(f"recall_spy:{BY_ARRAKEEN}")
        assert max(table.offers("deploy")) == "5"


def test_s_u_11_nikita_visits_gather_support() -> None:
    """2 troops to the garrison, none deployed; for 2 Solari 1 water besides."""
    table = played("dagger", seat(solari=2, garrison=3)).to("gather_support").plain()
    free = table.copy().choose("decline")
    assert (free.A.solari, free.A.water, free.A.garrison) == (2, 0, 5)
    table.choose("accept")
    assert (table.A.solari, table.A.water, table.A.garrison) == (0, 1, 5)
    assert table.offers("deploy") == free.offers("deploy") == []


# --- Spies ------------------------------------------------------------------------------------------------------------


def test_s_u_05_two_spies_at_one_space_serve_two_uses() -> None:
    """Research Station, where an opponent stands: one infiltrates, the other draws a card; no third use."""
    posts = CITY_POSTS[1:]
    mine = seat(water=2, spies=posts, deck=["dagger"] * 5)
    table = played("reconnaissance", mine, B=seat(hand=["diplomacy"], on=["research_station"]))
    table.choose("send:research_station", f"recall_spy:{posts[0]}")
    assert (table.asked, table.A.hand) == ("gather", [])
    table.choose(f"recall_spy:{posts[1]}").plain()
    assert (table.A.on, table.A.spies, len(table.A.hand)) == (["research_station"], [], 1 + 2)
    free = played("reconnaissance", seat(water=2, spies=posts, deck=["dagger"] * 5)).choose("send:research_station")
    free.choose(f"recall_spy:{posts[0]}").plain()
    assert (free.asked, free.A.spies, len(free.A.hand)) == ("agent_effects", [posts[1]], 1 + 2)


def test_s_u_06_with_no_spy_in_the_supply_one_may_be_taken_back_first() -> None:
    """Without any effect; then it is placed."""
    spies = ["hagga_basin", "deep_desert", "imperial_basin"]
    table = played("bene_gesserit_operative", seat(spies=spies, deck=["dagger"])).to("secrets")
    table.resolve("card/bene_gesserit_operative").choose("recall_spy:deep_desert")
    assert (table.asked, table.A.hand) == ("place_spy", [])
    table.choose("place_spy:desert_tactics_and_fremkit")
    assert sorted(table.A.spies) == ["desert_tactics_and_fremkit", "hagga_basin", "imperial_basin"]


def test_s_u_07_lady_margot_finds_all_posts_by_cities_occupied() -> None:
    """Her signet places no spy; a free post elsewhere is no use."""
    margot = "lady_margot_fenring"
    table = played("signet_ring", seat(leader=margot), B=seat(hand=["diplomacy"], spies=CITY_POSTS))
    table.to("imperial_basin")
    assert table.why_not(f"resolve:leader/{margot}") == "condition: no_post"
    assert table.end_turn().A.spies == []


# --- Reveal turn ------------------------------------------------------------------------------------------------------


def dmitry(**more: Any) -> Table:
    """Dmitry, A, has revealed Prepare the Way, Rebel Supplier and Strike Fleet; he has two troops in the Conflict."""
    mine = seat(
        hand=["prepare_the_way", "rebel_supplier", "strike_fleet"],
        conflict=2,
        water=2,
        intrigue=["unexpected_allies", KEEPER],
    )
    more.setdefault("conflict", BASIN)
    return uprising(A=mine, **more).reveal()


def test_s_u_12_dmitry_reveals() -> None:
    """1 spice, 3 Persuasion, strength 4 + 1 + 3."""
    table = dmitry()
    assert (table.A.spice, table.A.persuasion, table.A.strength) == (1, 3, 8)


def test_s_u_13_dmitry_buys_desert_survival() -> None:
    """It is on his discard pile, its place in the Row is filled, and 1 Persuasion is lost."""
    table = dmitry(row=["desert_survival", *DULL_ROW[1:]], imperium_deck=["corrinth_city"])
    table.choose("buy:desert_survival")
    assert (table.A.discard, table.A.persuasion) == (["desert_survival"], 1)
    assert table.row == ["corrinth_city", *DULL_ROW[1:]]
    assert table.offers("buy") == []
    assert table.end_turn().A.persuasion == 0


def test_s_u_14_unexpected_allies_in_the_reveal_turn() -> None:
    """2 water: the wall leaves the game, a sandworm comes without Maker Hooks, strength 8 + 3."""
    table = dmitry().intrigue("unexpected_allies").choose("accept")
    assert (table.A.water, table.state.wall, table.A.sandworms, table.A.strength) == (0, False, 1, 11)
    assert (table.intrigue_discard, table.A.state.hooks) == (["unexpected_allies"], False)


# --- Combat -----------------------------------------------------------------------------------------------------------


def test_s_u_15_combat_cards_go_round_until_all_pass_in_a_row() -> None:
    """Dmitry passes, Alyona plays Contingency Plan, both pass; Nikita, without units, is skipped. Alyona wins by 12."""
    table = uprising(
        phase="combat",
        conflict="skirmish_desert_mouse",
        conflict_deck=LAST_ROUND,
        A=seat(conflict=2, sandworms=1, swords=4, garrison=0, intrigue=[KEEPER]),
        B=seat(conflict=4, swords=1, garrison=0, intrigue=["contingency_plan", KEEPER]),
        C=seat(swords=3, intrigue=["contingency_plan"]),
    )
    assert [table.A.strength, table.B.strength, table.C.strength] == [11, 9, 0]
    assert table.decider == "A"
    table.pass_()
    assert table.decider == "B"
    table.intrigue("contingency_plan").pass_()
    assert (table.decider, table.B.strength) == ("A", 12)
    table.pass_()
    assert table.decider == "B"
    table.pass_()
    assert (table.asked, table.B.trophies, table.B.solari) == ("endgame", ["skirmish_desert_mouse"], 2)
    assert table.A.solari == 2 * 3  # the second reward, doubled


def test_s_u_16_rewards_of_secure_imperial_basin() -> None:
    """Alyona 12: control, 2 spice, 1 troop, the card. Dmitry 11 with a sandworm: twice 2 water and 1 troop."""
    table = uprising(
        phase="rewards",
        conflict=BASIN,
        conflict_deck=LAST_ROUND,
        wall=False,
        A=seat(conflict=2, sandworms=1, swords=4, garrison=1),
        B=seat(conflict=4, swords=4, garrison=1),
        C=seat(swords=9, garrison=3),
    )
    assert (table.B.spice, table.B.garrison, table.B.supply, table.B.trophies) == (2, 2, 6 + 4, [BASIN])
    assert table.controller("imperial_basin") == "B"
    assert (table.A.water, table.A.garrison, table.A.supply) == (4, 3, 7 + 2)
    assert (table.A.sandworms, table.A.conflict, table.B.conflict) == (0, 0, 0)
    assert (table.C.water, table.C.spice, table.C.garrison) == (0, 0, 3)


@pytest.mark.parametrize(("trophy", "vp"), [("desert_mouse_i", 1), ("protect_the_sietches", 1), ("crysknife_i", 0)])
def test_s_u_17_two_cards_of_one_battle_icon_are_1_vp(trophy: str, vp: int) -> None:
    """A face-up card with the desert mouse and a Conflict won with it: both are turned; another icon waits."""
    table = uprising(
        phase="rewards",
        conflict="trade_dispute",
        conflict_deck=LAST_ROUND,
        A=seat(conflict=1, trophies=[trophy]),
        B=seat(),
    )
    cards = [trophy, "trade_dispute"]
    assert table.A.vp == vp
    assert sorted(table.A.trophies_matched) == (sorted(cards) if vp else [])
    assert table.A.trophies == ([] if vp else cards)


@pytest.mark.parametrize("payments", [0, 1, 2])
def test_s_u_18_a_doubled_reward_with_a_cost(payments: int) -> None:
    """Spice Freighters with a sandworm and 6 spice: 2 Influence, and 3 spice for 1 VP as often as one likes to pay."""
    table = uprising(
        phase="rewards",
        conflict="spice_freighters",
        conflict_deck=LAST_ROUND,
        A=seat(sandworms=1, spice=6, trophies=["crysknife_i"]),
        B=seat(),
    )
    for time in range(2):
        table.choose("influence:guild", "accept" if time < payments else "decline")
    assert (table.A.spice, table.A.influence["guild"]) == (6 - 3 * payments, 2)
    assert table.A.vp == payments + 1 + 1  # 2 Influence, and the pair of icons, which is not doubled
    assert table.A.trophies == []


@pytest.mark.parametrize(
    ("troops", "solari", "winner"),
    [
        ((3, 3, 3, 2), (3, 3, 3, 0), ""),
        ((3, 3, 2, 1), (3, 3, 2, 0), ""),
        ((3, 3, 2, 2), (3, 3, 0, 0), ""),
        ((4, 3, 3, 1), (2, 2, 2, 0), "A"),
    ],
)
def test_s_u_30_ties_of_four_players(troops: tuple[int, ...], solari: tuple[int, ...], winner: str) -> None:
    """Three first: second rewards. Two first: the next takes the third. Two second: third rewards. 2, 3, 2 Solari."""
    seats = {name: seat(conflict=n) for name, n in zip("ABCD", troops, strict=True)}
    table = uprising(players=4, phase="rewards", conflict="skirmish_desert_mouse", conflict_deck=LAST_ROUND, **seats)
    views = [table.A, table.B, table.C, table.D]
    assert tuple(view.solari for view in views) == solari
    assert [name for name, view in zip("ABCD", views, strict=True) if view.trophies] == list(winner)


def test_s_u_30_a_tie_for_second_with_three_players() -> None:
    """The third reward for each, though it is not used otherwise."""
    for troops, solari in (((4, 2, 2), (2, 2, 2)), ((4, 2, 1), (2, 3, 0))):
        seats = {name: seat(conflict=n) for name, n in zip("ABC", troops, strict=True)}
        table = uprising(phase="rewards", conflict="skirmish_desert_mouse", conflict_deck=LAST_ROUND, **seats)
        assert (table.A.solari, table.B.solari, table.C.solari) == solari


# --- Makers and Recall ------------------------------------------------------------------------------------------------


def test_s_u_19_makers() -> None:
    """Bonus spice comes where no Agent is: Deep Desert 2, Hagga Basin 1, Imperial Basin 0."""
    table = uprising(
        phase="makers",
        conflict_deck=LAST_ROUND,
        bonus_spice={"deep_desert": 1},
        A=seat(on=["imperial_basin"], agents=1),
        B=seat(),
    )
    found = {space: table.bonus_spice(space) for space in ("deep_desert", "hagga_basin", "imperial_basin")}
    assert found == {"deep_desert": 2, "hagga_basin": 1, "imperial_basin": 0}


def test_s_u_20_recall() -> None:
    """Nobody has 10 VP: Agents come back, Alyona gets the marker from Dmitry, a new round begins."""
    table = uprising(
        phase="recall",
        first="A",
        conflict_deck=["propaganda"],
        A=seat(hand=["diplomacy"], on=["secrets", "fremkit"], agents=0, vp=9),
        B=seat(hand=["diplomacy"], on=["arrakeen"], agents=1),
    )
    assert (table.A.agents, table.B.agents, table.A.on, table.B.on) == (2, 2, [], [])
    assert (table.first_player, table.decider, table.state.round) == ("B", "B", 3)


# --- Shield Wall ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("conflict", ["siege_of_arrakeen_uprising", "seize_spice_refinery", BASIN])
def test_s_u_21_the_wall_keeps_sandworms_from_three_spaces(conflict: str) -> None:
    """With Maker Hooks none comes while the token lies there; afterwards one does."""
    for wall, sandworms in ((True, 0), (False, 1)):
        mine = seat(water=1, hooks=True)
        table = played("dune_the_desert_planet", mine, conflict=conflict, wall=wall).to("hagga_basin")
        table.resolve("space/hagga_basin")
        assert table.can("choose:2") == (not wall)
        if not wall:
            table.choose("choose:2")
        assert (table.A.sandworms, table.A.spice) == (sandworms, 2 * wall)


# --- CHOAM ------------------------------------------------------------------------------------------------------------


def test_s_u_22_a_contract_for_a_space_where_one_stands_already() -> None:
    """Taken while the own Agent is in Arrakeen it is open; the next Agent sent there completes it."""
    market = {"contract_market": ["arrakeen_water", "harvest_3"]}
    mine = seat(
        hand=["reconnaissance"], on=["arrakeen"], agents=2, swordmaster=True, solari=3, influence={"emperor": 2}
    )
    table = played("diplomacy", mine, boxes=CHOAM, B=DONE, C=DONE, **market).to("dutiful_service")
    table.resolve("space/dutiful_service").choose("contract:arrakeen_water").end_turn()
    assert (table.A.contracts, table.A.contracts_done, table.A.water) == (["arrakeen_water"], [], 0)
    later = played("reconnaissance", seat(contracts=["arrakeen_water"]), boxes=CHOAM, **market).to("arrakeen")
    assert (later.A.contracts, later.A.contracts_done, later.A.water) == ([], ["arrakeen_water"], 1)


@pytest.mark.parametrize(("bonus", "solari"), [(1, 3), (0, 0)])
def test_s_u_23_a_harvest_contract(bonus: int, solari: int) -> None:
    """Imperial Basin and 1 spice of a Plot card: 3 in the turn with 1 bonus spice, 2 without."""
    mine = seat(contracts=["harvest_3"], intrigue=["ornithopter"])
    more: dict[str, Any] = {"boxes": CHOAM, "bonus_spice": {"imperial_basin": bonus}}
    table = played("dune_the_desert_planet", mine, **more).to("imperial_basin")
    assert table.A.contracts == ["harvest_3"]
    table.intrigue("ornithopter")
    assert (table.A.spice, table.A.solari) == (2 + bonus, solari)
    assert table.A.contracts_done == (["harvest_3"] if bonus else [])


def test_s_u_24_a_contract_icon_without_contracts_is_2_solari() -> None:
    """Without the module, or when all are taken."""
    assert played("diplomacy").to("dutiful_service").A.solari == 2
    table = played("diplomacy", boxes=CHOAM, contract_market=[]).to("dutiful_service")
    table.resolve("space/dutiful_service")
    assert (table.A.solari, table.A.contracts) == (2, [])


# --- Clarifications ---------------------------------------------------------------------------------------------------


def test_s_u_25_reaching_2_influence_by_a_jump() -> None:
    """From 1 to 3 with Overthrow it triggers once, coming down from 3 to 2 never."""
    margot = "lady_margot_fenring"
    table = played("overthrow", seat(leader=margot, influence={"bene_gesserit": 1})).to("secrets").plain()
    assert (table.A.influence["bene_gesserit"], table.A.spice, table.A.vp) == (3, 2, 1)
    mine = seat(leader=margot, hand=["dagger"], influence={"bene_gesserit": 3}, vp=1, solari=0)
    mine.intrigue = ["change_allegiances", KEEPER]
    table = uprising(A=mine).intrigue("change_allegiances").choose("influence:guild")
    assert (table.A.influence["bene_gesserit"], table.A.spice, table.A.vp) == (2, 0, 1)


def test_s_u_26_clean_up_is_no_discard() -> None:
    """Spacing Guild's Favor in play at the end of the Reveal turn brings no spice."""
    table = uprising(A=seat(hand=["spacing_guilds_favor", "dagger"], intrigue=[KEEPER])).reveal().end_turn()
    assert (table.A.discard, table.A.spice) == (["spacing_guilds_favor", "dagger"], 0)


def test_s_u_27_feyds_token_stays_on_the_last_space() -> None:
    """The signet brings nothing more there; one space before it brought the last reward."""
    feyd = "feyd_rautha_harkonnen"
    last = played("signet_ring", seat(leader=feyd, training=6, garrison=3)).to("accept_contract").plain()
    last.resolve(f"leader/{feyd}").choose("place_spy:hagga_basin")
    assert (last.A.training, last.A.garrison, last.A.spies) == (7, 4, ["hagga_basin"])
    table = played("signet_ring", seat(leader=feyd, training=7, garrison=3)).to("accept_contract").plain()
    assert (table.A.training, table.A.garrison, table.A.spies) == (7, 3, [])
    assert not table.can(f"resolve:leader/{feyd}")


def test_s_u_28_shaddams_signet_keeps_units_at_home() -> None:
    """Sent to Arrakeen with it he deploys none of 6 troops; another leader could deploy 3 of them."""
    for leader, card, deployable in (
        ("shaddam_corrino_iv", "signet_ring", []),
        ("shaddam_corrino_iv", "reconnaissance", ["1", "2", "3"]),
        ("muaddib", "signet_ring", ["1", "2", "3"]),
    ):
        table = played(card, seat(leader=leader, garrison=5), boxes=CHOAM).to("arrakeen").plain()
        if leader.startswith("shaddam") and card == "signet_ring":
            table.resolve(f"leader/{leader}")
        assert table.offers("deploy") == deployable
        assert table.A.conflict == 0


def test_s_u_29_guild_envoy_must_discard() -> None:
    """With a card left in hand the turn does not end before one is discarded."""
    table = played("guild_envoy", seat(hand=["dagger", "diplomacy"])).to("secrets")
    assert (table.can("end_turn"), table.can("resolve:card/guild_envoy")) == (False, True)
    table.resolve("card/guild_envoy").choose("discard:dagger")
    assert (table.A.hand, table.A.discard, table.can("end_turn")) == (["diplomacy"], ["dagger"], True)


@pytest.mark.parametrize(("players", "left_out"), [(3, {"desert_mouse_ii", "crysknife_ii"}), (4, {"ornithopter_i"})])
def test_s_u_31_objectives_at_the_setup(players: int, left_out: set[str]) -> None:
    """Those for another number of players are not used; each player has one, and the marked one begins."""
    for seed in range(6):
        table = Table(new_game(Setup(players=players, boxes=("uprising",)), f"objectives {seed}"))
        dealt = [view.trophies for view in (table.A, table.B, table.C, table.D)[:players]]
        assert [len(cards) for cards in dealt] == [1] * players
        assert {card.id for card in table.rules.objectives} - {cards[0] for cards in dealt} == left_out
        assert dealt["ABCD".index(table.first_player)] == ["desert_mouse_i"]


def test_s_u_32_high_council_a_second_time() -> None:
    """With a seat and 5 Solari: 2 spice, an Intrigue card, 3 troops; no second seat."""
    table = played("dagger", seat(solari=5, council=True, garrison=3), B=DONE, C=DONE).to("high_council").plain()
    assert (table.A.solari, table.A.spice, len(table.A.intrigue), table.A.garrison) == (0, 2, 2, 6)
    hand = seat(hand=["dagger"], council=True, on=["high_council"], agents=1, intrigue=[KEEPER])
    assert uprising(A=hand).reveal().plain().A.persuasion == 2
