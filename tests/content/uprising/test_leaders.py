"""The nine leaders of Uprising and CHOAM: left ability, signet, setup; and the back of Lady Jessica's sheet."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from landsraad import Setup, SetupError, new_game
from tests.support.table import Table, given, seat
from tests.support.uprising import DULL_ROW, KEEPER, side, uprising

CITY_POSTS = ["arrakeen_and_spice_refinery", "research_station_and_sietch_tabr", "spice_refinery_and_research_station"]
FACTION_POSTS = [
    "dutiful_service_and_sardaukar",
    "deliver_supplies_and_heighliner",
    "espionage_and_secrets",
    "desert_tactics_and_fremkit",
]
PLAIN = ("princess_irulan", "gurney_halleck")


def signet(leader: str, mine: seat | None = None, space: str = "accept_contract", **more: Any) -> Table:
    """A has sent an Agent with the Signet Ring; an Intrigue card keeps the turn open."""
    mine = mine or seat()
    mine.leader = leader
    mine.hand = ["signet_ring", *mine.hand]
    mine.intrigue = [KEEPER]
    return uprising(A=mine, **more).play("signet_ring").to(space).plain()


def visit(leader: str, card: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent with another card; an Intrigue card keeps the turn open."""
    mine = mine or seat()
    mine.leader = leader
    mine.hand = [card, *mine.hand]
    mine.intrigue = [KEEPER]
    return uprising(A=mine, **more).play(card).to(space).plain()


def reveal(leader: str, mine: seat | None = None, **more: Any) -> Table:
    """The Reveal turn of a leader with no card but a Dagger."""
    mine = mine or seat()
    mine.leader = leader
    mine.hand = ["dagger", *mine.hand]
    mine.intrigue = [KEEPER]
    return uprising(A=mine, **more).reveal().plain()


# --- Feyd-Rautha Harkonnen --------------------------------------------------------------------------------------------


def test_feyd_rautha_harkonnen_recalls_a_spy_for_2_swords() -> None:
    """In his Reveal turn, once, if he likes."""
    table = reveal("feyd_rautha_harkonnen", seat(conflict=1, spies=["hagga_basin", "deep_desert"]))
    assert table.can("end_turn")
    table.resolve("leader/feyd_rautha_harkonnen").choose("recall_spy:hagga_basin")
    assert (table.A.strength, table.A.spies) == (2 + 1 + 2, ["deep_desert"])
    assert not table.can("resolve:leader/feyd_rautha_harkonnen")
    assert not reveal("feyd_rautha_harkonnen", seat(conflict=1)).can("resolve:leader/feyd_rautha_harkonnen")


def trained(training: int, mine: seat | None = None) -> Table:
    """Feyd's token lies on a space of the track; he has begun his signet."""
    mine = mine or seat()
    mine.training = training
    table = signet("feyd_rautha_harkonnen", mine, "imperial_basin")
    return table.resolve("leader/feyd_rautha_harkonnen")


def test_feyd_rautha_harkonnen_starts_at_the_left_end() -> None:
    """He chooses the way at the fork: 1 Solari to trash a card, or a spy."""
    leaders = ("feyd_rautha_harkonnen", *PLAIN)
    game = new_game(Setup(players=3, boxes=("uprising",), leaders=leaders), "Feyd")
    assert game.state.players[0].training == 0
    table = trained(0, seat(solari=1, discard=["dagger"]))
    assert table.legal == ["choose:1", "choose:2"]
    upper = table.copy().choose("choose:1")
    assert upper.A.training == 1
    kept = upper.copy().choose("decline")
    assert (kept.trashed, kept.A.solari) == ([], 1)
    upper.choose("accept", "trash_discard:dagger")
    assert (upper.trashed, upper.A.solari) == (["dagger"], 0)
    table.choose("choose:2", "place_spy:hagga_basin")
    assert (table.A.training, table.A.spies) == (2, ["hagga_basin"])


@pytest.mark.parametrize("start", [1, 2])
def test_feyd_rautha_harkonnen_comes_to_the_middle(start: int) -> None:
    """From either way: a card may be trashed."""
    table = trained(start, seat(discard=["dagger"]))
    assert table.A.training == 3
    assert table.copy().choose("decline").trashed == []
    assert table.choose("accept", "trash_discard:dagger").trashed == ["dagger"]


def test_feyd_rautha_harkonnen_chooses_the_way_from_the_middle() -> None:
    """Above a trash, then the end; below a spy, then 2 spice (1 is of Imperial Basin), then the end."""
    table = trained(3, seat(discard=["dagger"]))
    assert table.legal == ["choose:4", "choose:5"]
    upper = table.copy().choose("choose:4", "accept", "trash_discard:dagger")
    assert (upper.A.training, upper.trashed) == (4, ["dagger"])
    table.choose("choose:5", "place_spy:hagga_basin")
    assert (table.A.training, table.A.spies) == (5, ["hagga_basin"])
    assert trained(4).A.training == 7
    table = trained(5)
    assert (table.A.training, table.A.spice) == (6, 1 + 2)


def test_feyd_rautha_harkonnen_at_the_right_end() -> None:
    """There 1 troop and a spy; afterwards nothing more."""
    table = trained(6, seat(garrison=3)).choose("place_spy:hagga_basin")
    assert (table.A.training, table.A.garrison, table.A.spies) == (7, 4, ["hagga_basin"])
    done = signet("feyd_rautha_harkonnen", seat(training=7))
    assert not done.can("resolve:leader/feyd_rautha_harkonnen")
    assert done.A.training == 7


# --- Gurney Halleck ---------------------------------------------------------------------------------------------------


def test_gurney_halleck_gains_persuasion_with_6_strength() -> None:
    """In his Reveal turn; 5 are too few; swords without a unit are none."""
    assert reveal("gurney_halleck", seat(conflict=2, swords=1)).A.persuasion == 1
    assert reveal("gurney_halleck", seat(conflict=2)).A.persuasion == 0
    assert reveal("gurney_halleck", seat(swords=9)).A.persuasion == 0


def test_gurney_halleck_keeps_the_persuasion_when_his_strength_falls() -> None:
    """Two troops retreat after it."""
    mine = seat(conflict=3, hand=["chani_clever_tactician"])
    table = reveal("gurney_halleck", mine)
    assert table.A.persuasion == 1
    table.resolve("card/chani_clever_tactician")
    assert (table.A.strength, table.A.persuasion) == (2 + 1 + 4, 1)


def test_gurney_halleck_recruits() -> None:
    """Signet: 1 troop."""
    assert signet("gurney_halleck", seat(garrison=3)).A.garrison == 4


# --- Lady Amber Metulli -----------------------------------------------------------------------------------------------


def test_lady_amber_metulli_may_retreat_a_troop() -> None:
    """In her Reveal turn; no sandworm."""
    table = reveal("lady_amber_metulli", seat(conflict=2, garrison=0))
    assert table.can("end_turn")
    table.resolve("leader/lady_amber_metulli")
    assert table.legal == ["retreat:0", "retreat:1"]
    table.choose("retreat:1")
    assert (table.A.conflict, table.A.garrison, table.A.strength) == (1, 1, 2 + 1)
    assert not reveal("lady_amber_metulli", seat(sandworms=1)).can("resolve:leader/lady_amber_metulli")


def test_lady_amber_metulli_gains_spice_with_an_alliance() -> None:
    """Signet: 1 Solari; with any Alliance 1 spice besides."""
    alone = signet("lady_amber_metulli", space="spice_refinery")
    assert (alone.A.solari, alone.A.spice) == (1 + 2, 0)
    ally = signet("lady_amber_metulli", seat(influence={"fremen": 4}), "spice_refinery", alliances={"fremen": "A"})
    assert (ally.A.solari, ally.A.spice) == (1 + 2, 1)
    other = signet("lady_amber_metulli", seat(influence={"fremen": 4}), "spice_refinery", alliances={"fremen": "B"})
    assert (other.A.solari, other.A.spice) == (1 + 2, 0)


# --- Lady Jessica -----------------------------------------------------------------------------------------------------


def test_lady_jessica_pays_spice_for_an_intrigue_card_and_a_memory() -> None:
    """Signet: 1 spice; the troop comes from the supply; without spice not at all."""
    table = signet("lady_jessica", seat(spice=1, supply=9)).resolve("leader/lady_jessica")
    assert (table.A.spice, len(table.A.intrigue), table.A.memories, table.A.supply) == (0, 2, 1, 8)
    assert not signet("lady_jessica").can("resolve:leader/lady_jessica")


def test_lady_jessica_without_a_troop_in_the_supply() -> None:
    """The Intrigue card alone."""
    table = signet("lady_jessica", seat(spice=1, supply=0)).resolve("leader/lady_jessica")
    assert (len(table.A.intrigue), table.A.memories, table.A.supply) == (2, 0, 0)


def test_lady_jessica_recalls_her_memories_on_a_bene_gesserit_space() -> None:
    """All go back to the supply, a card for each; her sheet is turned."""
    mine = seat(memories=2, supply=7, garrison=3, deck=["dagger"] * 3)
    table = visit("lady_jessica", "diplomacy", "secrets", mine)
    assert table.can("end_turn")
    table.resolve("leader/lady_jessica.2")
    assert (table.A.memories, table.A.supply, table.A.hand) == (0, 9, ["dagger", "dagger"])
    assert side(table) == "reverend_mother_jessica"
    assert not visit("lady_jessica", "diplomacy", "fremkit", seat(memories=2)).can("resolve:leader/lady_jessica.2")


def test_lady_jessica_may_turn_her_sheet_without_memories() -> None:
    """No card is drawn; or she stays as she is."""
    table = visit("lady_jessica", "diplomacy", "secrets", seat(deck=["dagger"]))
    assert side(table.copy().end_turn()) == "lady_jessica"
    table.resolve("leader/lady_jessica.2")
    assert (side(table), table.A.hand) == ("reverend_mother_jessica", [])


def test_lady_jessica_begins_on_her_front() -> None:
    """The back is no leader to choose."""
    leaders = ("lady_jessica", *PLAIN)
    game = new_game(Setup(players=3, boxes=("uprising",), leaders=leaders), "Jessica")
    assert side(Table(game)) == "lady_jessica"
    with pytest.raises(SetupError, match="reverend_mother_jessica is the other side"):
        Setup(players=3, boxes=("uprising",), leaders=("reverend_mother_jessica", *PLAIN)).rules()


def test_reverend_mother_jessica_repeats_a_bene_gesserit_or_fremen_space() -> None:
    """1 water: its effects again, not its Influence; once a turn; not for other spaces."""
    mine = seat(water=3, deck=["dagger"] * 4)
    table = visit("reverend_mother_jessica", "diplomacy", "fremkit", mine)
    assert table.A.hand == ["dagger"]
    table.resolve("leader/reverend_mother_jessica.2")
    assert (table.A.hand, table.A.water, table.A.influence["fremen"]) == (["dagger", "dagger"], 2, 1)
    assert not table.can("resolve:leader/reverend_mother_jessica.2")
    other = visit("reverend_mother_jessica", "diplomacy", "deliver_supplies", seat(water=3))
    assert not other.can("resolve:leader/reverend_mother_jessica.2")


def test_reverend_mother_jessica_repeats_no_cost() -> None:
    """Espionage costs its spice once; its two spies come to different posts."""
    mine = seat(water=1, spice=1, deck=["dagger"] * 4)
    table = visit("reverend_mother_jessica", "diplomacy", "espionage", mine)
    table.resolve("space/espionage.2").choose("place_spy:hagga_basin")
    table.resolve("leader/reverend_mother_jessica.2").resolve("space/espionage.2").choose("place_spy:deep_desert")
    assert (table.A.spice, table.A.water, len(table.A.hand)) == (0, 0, 2)
    assert sorted(table.A.spies) == ["deep_desert", "hagga_basin"]
    assert table.A.influence["bene_gesserit"] == 1


def test_reverend_mother_jessica_acts_in_the_turn_in_which_the_sheet_is_turned() -> None:
    """Turned on Secrets, with 1 water: two Intrigue cards there."""
    table = visit("lady_jessica", "diplomacy", "secrets", seat(water=1)).resolve("leader/lady_jessica.2")
    table.resolve("leader/reverend_mother_jessica.2")
    assert (len(table.A.intrigue), table.A.water) == (1 + 2, 0)


def test_reverend_mother_jessica_pays_spice_for_water() -> None:
    """Signet: 1 spice for 1 water."""
    table = signet("reverend_mother_jessica", seat(spice=1)).resolve("leader/reverend_mother_jessica")
    assert (table.A.spice, table.A.water) == (0, 1)
    assert not signet("reverend_mother_jessica").can("resolve:leader/reverend_mother_jessica")


# --- Lady Margot Fenring ----------------------------------------------------------------------------------------------


def test_lady_margot_fenring_gains_spice_for_reaching_2_bene_gesserit_influence() -> None:
    """2 spice; not for 1, nor for another faction."""
    margot = "lady_margot_fenring"
    assert visit(margot, "diplomacy", "secrets", seat(influence={"bene_gesserit": 1})).A.spice == 2
    assert visit(margot, "diplomacy", "secrets").A.spice == 0
    assert visit(margot, "diplomacy", "fremkit", seat(influence={"fremen": 1})).A.spice == 0
    assert visit(margot, "diplomacy", "secrets", seat(influence={"bene_gesserit": 2}, vp=1)).A.spice == 0


def test_lady_margot_fenring_may_jump_over_2_influence() -> None:
    """From 1 to 3 with Overthrow."""
    assert visit("lady_margot_fenring", "overthrow", "secrets", seat(influence={"bene_gesserit": 1})).A.spice == 2


def test_lady_margot_fenring_places_a_spy_by_a_city() -> None:
    """Signet: on one of three posts; with all of them taken none."""
    table = signet("lady_margot_fenring").resolve("leader/lady_margot_fenring")
    assert sorted(table.offers("place_spy")) == CITY_POSTS
    assert table.choose(f"place_spy:{CITY_POSTS[0]}").A.spies == CITY_POSTS[:1]
    enemy = seat(hand=["diplomacy"], spies=CITY_POSTS)
    assert not signet("lady_margot_fenring", B=enemy).can("resolve:leader/lady_margot_fenring")


# --- Muad'Dib ---------------------------------------------------------------------------------------------------------


def test_muaddib_draws_an_intrigue_card_with_a_sandworm_in_the_conflict() -> None:
    """In his Reveal turn, once; without one none."""
    assert len(reveal("muaddib", seat(sandworms=2)).A.intrigue) == 2
    assert len(reveal("muaddib", seat(conflict=2)).A.intrigue) == 1


def test_muaddib_draws_it_for_a_sandworm_of_the_same_turn() -> None:
    """Summoned with Desert Power."""
    table = reveal("muaddib", seat(hand=["desert_power"], hooks=True, water=1))
    assert len(table.A.intrigue) == 1
    table.resolve("card/desert_power").choose("choose:2")
    assert (table.A.sandworms, len(table.A.intrigue)) == (1, 2)


def test_muaddib_draws_a_card() -> None:
    """Signet: 1 card."""
    assert signet("muaddib", seat(deck=["dagger"] * 2), "imperial_basin").A.hand == ["dagger"]


# --- Princess Irulan --------------------------------------------------------------------------------------------------


def test_princess_irulan_draws_an_intrigue_card_for_reaching_2_emperor_influence() -> None:
    """Each time her cube comes up to 2, again after a loss."""
    irulan = "princess_irulan"
    assert len(visit(irulan, "diplomacy", "dutiful_service", seat(influence={"emperor": 1})).A.intrigue) == 2
    assert len(visit(irulan, "diplomacy", "dutiful_service").A.intrigue) == 1
    mine = seat(leader=irulan, influence={"emperor": 2}, vp=1, hand=["captured_mentat"], intrigue=[KEEPER])
    table = uprising(A=mine).reveal().resolve("card/captured_mentat.2").choose("influence:emperor")
    assert (table.A.influence["emperor"], len(table.A.intrigue), table.A.vp) == (2, 2, 1)


def test_princess_irulan_acquires_a_card_that_costs_1_to_her_hand() -> None:
    """Signet: exactly 1, for nothing; or nothing at all."""
    row = ["weirding_woman", "maula_pistol", *DULL_ROW[2:]]
    table = signet("princess_irulan", space="imperial_basin", row=row)
    assert table.can("end_turn")
    table.resolve("leader/princess_irulan")
    assert (table.A.hand, table.A.discard) == (["weirding_woman"], [])


def test_princess_irulan_trashes_a_card_of_her_hand() -> None:
    """One that costs something brings 2 spice; a starting card none. The space gives 1."""
    table = signet("princess_irulan", seat(hand=["maula_pistol", "dagger"]), "imperial_basin")
    table.resolve("leader/princess_irulan")
    assert sorted(table.legal) == ["trash_hand:dagger", "trash_hand:maula_pistol"]
    dagger = table.copy().choose("trash_hand:dagger")
    assert (dagger.trashed, dagger.A.spice) == (["dagger"], 1)
    table.choose("trash_hand:maula_pistol")
    assert (table.trashed, table.A.spice) == (["maula_pistol"], 1 + 2)


def test_princess_irulan_does_one_of_the_two() -> None:
    """A card acquired or a card trashed."""
    row = ["weirding_woman", *DULL_ROW[1:]]
    table = signet("princess_irulan", seat(hand=["dagger"]), row=row).resolve("leader/princess_irulan")
    assert table.legal == ["choose:1", "choose:2"]
    table.choose("choose:2").plain()
    assert (table.trashed, table.offers("resolve"), table.A.hand) == (["dagger"], [], [])


# --- Staban Tuek ------------------------------------------------------------------------------------------------------


def test_staban_tuek_gains_spice_from_enemies_where_he_spies() -> None:
    """Another player's Agent on a Maker space next to his spy: 1 spice, whoever's turn; his own visits give none."""
    table = given(
        boxes=("uprising",),
        turn="B",
        A=seat(leader="staban_tuek", spies=["imperial_basin"], hand=["dune_the_desert_planet"]),
        B=seat(hand=["dune_the_desert_planet"], intrigue=[KEEPER]),
    )
    assert table.play("dune_the_desert_planet").to("imperial_basin").A.spice == 1
    other = given(
        boxes=("uprising",),
        turn="B",
        A=seat(leader="staban_tuek", spies=["deep_desert"], hand=["dune_the_desert_planet"]),
        B=seat(hand=["dune_the_desert_planet"], intrigue=[KEEPER]),
    )
    assert other.play("dune_the_desert_planet").to("imperial_basin").A.spice == 0
    own = visit("staban_tuek", "dune_the_desert_planet", "imperial_basin", seat(spies=["imperial_basin"]))
    assert own.choose("decline").A.spice == 1


def test_staban_tuek_starts_without_diplomacy() -> None:
    """His deck has nine cards."""
    game = new_game(Setup(players=3, boxes=("uprising",), leaders=("staban_tuek", *PLAIN)), "Staban")
    decks = [Counter(game.rules.cards[card].id for card in player.deck + player.hand) for player in game.state.players]
    assert (decks[0].total(), decks[0]["diplomacy"]) == (9, 0)
    assert (decks[1].total(), decks[1]["diplomacy"]) == (10, 1)


def placed(post: str, **mine: Any) -> Table:
    """Staban has placed a spy with his signet."""
    table = signet("staban_tuek", seat(**mine), "imperial_basin").resolve("leader/staban_tuek")
    return table.choose(f"place_spy:{post}")


def test_staban_tuek_places_a_spy_and_trades_beside_it() -> None:
    """By the Landsraad 1 spice for 3 Solari, by a faction 2 Solari for an Intrigue card; elsewhere nothing."""
    table = placed("assembly_hall_and_gather_support", solari=2)
    kept = table.copy().choose("decline")
    assert (kept.A.spice, kept.A.solari) == (1, 2)
    table.choose("accept")
    assert (table.A.spice, table.A.solari) == (0, 2 + 3)
    for post in FACTION_POSTS:
        table = placed(post, solari=2)
        kept = table.copy().choose("decline")
        assert (kept.A.solari, len(kept.A.intrigue)) == (2, 1)
        table.choose("accept")
        assert (table.A.solari, len(table.A.intrigue), table.A.spice) == (0, 2, 1)
    assert placed("hagga_basin", solari=2).asked == "agent_effects"
    assert placed("espionage_and_secrets", solari=1).asked == "agent_effects"


# --- Shaddam Corrino IV -----------------------------------------------------------------------------------------------

CHOAM = ("uprising", "choam")


def test_shaddam_corrino_iv_sets_the_sardaukar_contracts_aside() -> None:
    """18 are left for the market; without him all 20 are there; without the module he is not."""
    leaders = ("shaddam_corrino_iv", *PLAIN)
    g = new_game(Setup(players=3, boxes=CHOAM, leaders=leaders), "Shaddam").state
    assert [g.rules.contracts[number].id for number in g.contracts_aside] == ["sardaukar_draw", "sardaukar_recall"]
    assert (len(g.contract_market), len(g.contract_stack)) == (2, 16)
    assert all(player.contracts == () for player in g.players)
    others = new_game(Setup(players=3, boxes=CHOAM, leaders=("muaddib", *PLAIN)), "others").state
    assert (len(others.contract_stack), others.contracts_aside) == (18, ())
    with pytest.raises(SetupError, match="unknown leader 'shaddam_corrino_iv'"):
        Setup(players=3, boxes=("uprising",), leaders=leaders).rules()


MARKET: dict[str, Any] = {
    "boxes": CHOAM,
    "contract_market": ["espionage", "harvest_3"],
    "contract_stack": ["harvest_4"],
    "contracts_aside": ["sardaukar_draw", "sardaukar_recall"],
}


def test_shaddam_corrino_iv_may_take_a_contract_set_aside() -> None:
    """In place of an open one, which stays; nobody else may."""
    table = visit("shaddam_corrino_iv", "dune_the_desert_planet", "accept_contract", **MARKET)
    table.resolve("space/accept_contract.2")
    assert sorted(table.offers("contract")) == ["espionage", "harvest_3", "sardaukar_draw", "sardaukar_recall"]
    table.choose("contract:sardaukar_draw")
    assert (table.A.contracts, table.contract_market) == (["sardaukar_draw"], ["espionage", "harvest_3"])
    other = visit("muaddib", "dune_the_desert_planet", "accept_contract", **MARKET)
    other.resolve("space/accept_contract.2")
    assert sorted(other.offers("contract")) == ["espionage", "harvest_3"]


def test_shaddam_corrino_iv_with_no_open_contract_left() -> None:
    """One of those set aside, or 2 Solari."""
    empty = MARKET | {"contract_market": [], "contract_stack": []}
    table = visit("shaddam_corrino_iv", "dune_the_desert_planet", "accept_contract", **empty)
    table.resolve("space/accept_contract.2")
    solari = table.copy().choose("decline")
    assert (solari.A.solari, solari.A.contracts) == (2, [])
    table.choose("contract:sardaukar_recall")
    assert (table.A.solari, table.A.contracts) == (0, ["sardaukar_recall"])


def test_shaddam_corrino_iv_recruits_or_pays_for_influence() -> None:
    """Signet: 1 Solari and 1 troop, or 3 Solari for 1 Influence of choice."""
    mine = seat(solari=3, garrison=3)
    table = signet("shaddam_corrino_iv", mine, "imperial_basin", boxes=CHOAM).resolve("leader/shaddam_corrino_iv")
    recruited = table.copy().choose("choose:1")
    assert (recruited.A.solari, recruited.A.garrison) == (4, 4)
    table.choose("choose:2", "influence:guild")
    assert (table.A.solari, table.A.garrison, table.A.influence["guild"]) == (0, 3, 1)
    poor = signet("shaddam_corrino_iv", seat(solari=2), "imperial_basin", boxes=CHOAM)
    assert poor.resolve("leader/shaddam_corrino_iv").A.solari == 3


def test_shaddam_corrino_iv_deploys_nothing_in_the_turn_of_his_signet() -> None:
    """No troops, no sandworms, no Plot card; with another card he deploys as everybody does."""
    mine = seat(garrison=5, hooks=True, water=1)
    table = signet("shaddam_corrino_iv", mine, "hagga_basin", boxes=CHOAM).resolve("leader/shaddam_corrino_iv")
    assert table.offers("deploy") == []
    table.resolve("space/hagga_basin")
    assert (table.A.sandworms, table.A.spice) == (0, 2)
    plain = seat(garrison=5, hooks=True, water=1)
    table = visit("shaddam_corrino_iv", "dune_the_desert_planet", "hagga_basin", plain, boxes=CHOAM)
    table.resolve("space/hagga_basin").choose("choose:2")
    assert (table.A.sandworms, table.offers("deploy")) == (1, ["1", "2"])


def test_shaddam_corrino_iv_is_banned_from_detonation_too() -> None:
    """Its troops cannot be deployed in that turn; the wall can be destroyed."""
    mine = seat(leader="shaddam_corrino_iv", hand=["signet_ring"], intrigue=["detonation", KEEPER], garrison=5)
    table = uprising(A=mine, boxes=CHOAM).play("signet_ring").to("imperial_basin").intrigue("detonation")
    assert table.legal == ["accept", "decline"]
    assert not table.choose("accept").state.wall
