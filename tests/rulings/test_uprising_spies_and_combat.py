"""Rulings on Uprising: spies, sandworms and the Shield Wall, doubled rewards, battle icons. R-197 to R-231."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.content.registry import rules_for
from tests.support.table import Table, seat
from tests.support.uprising import KEEPER, played, sent, uprising

DONE = seat(revealed=True)
CHOAM = ("uprising", "choam")
PROTECTED = "siege_of_arrakeen_uprising"  # a Conflict that the Shield Wall protects
BY_ARRAKEEN = "arrakeen_and_spice_refinery"
CITY_POSTS = [BY_ARRAKEEN, "research_station_and_sietch_tabr", "spice_refinery_and_research_station"]
MAKER_POSTS = ["hagga_basin", "deep_desert", "imperial_basin"]
POSTS = 13


def won(conflict: str, a: seat, b: seat | None = None, c: seat | None = None, **more: Any) -> Table:
    """The Combat of the last round; rewards are given next."""
    return uprising(phase="rewards", conflict=conflict, conflict_deck=[], A=a, B=b or seat(), C=c or seat(), **more)


# --- Spies ------------------------------------------------------------------------------------------------------------


def test_r_197_a_spy_must_be_placed() -> None:
    """With one in the supply and a free post there is no way around it."""
    table = sent("diplomacy", "espionage", seat(spice=1, spies=MAKER_POSTS[:2]))
    assert not table.can("end_turn")
    table.resolve("space/espionage.2")
    assert len(table.legal) == len(table.offers("place_spy")) == POSTS - 2
    waiting = sent("bene_gesserit_operative", "secrets")
    assert (waiting.can("end_turn"), waiting.can("resolve:card/bene_gesserit_operative")) == (False, True)


def test_r_198_with_none_in_the_supply_one_may_be_recalled_first() -> None:
    """Without any benefit, and then one must be placed, on the same post if one likes; or all stay."""
    table = sent("diplomacy", "espionage", seat(spice=1, spies=MAKER_POSTS, deck=["dagger"] * 3))
    table.resolve("space/espionage.2")
    assert sorted(table.legal) == ["decline", *sorted(f"recall_spy:{post}" for post in MAKER_POSTS)]
    left = table.copy().choose("decline")
    assert sorted(left.A.spies) == sorted(MAKER_POSTS)
    table.choose("recall_spy:hagga_basin")
    assert (table.can("decline"), table.can("place_spy:hagga_basin"), len(table.A.hand)) == (False, True, 1)
    table.choose("place_spy:hagga_basin")
    assert sorted(table.A.spies) == sorted(MAKER_POSTS)


def test_r_198_a_recall_must_lead_to_a_post() -> None:
    """Lady Margot with a spy by a City, where enemies hold the other two posts: only this one may be recalled."""
    enemy = seat(hand=["diplomacy"], spies=CITY_POSTS[1:])
    mine = seat(leader="lady_margot_fenring", spies=[BY_ARRAKEEN, "hagga_basin", "deep_desert"])
    table = sent("signet_ring", "imperial_basin", mine, B=enemy).resolve("leader/lady_margot_fenring")
    assert sorted(table.legal) == ["decline", f"recall_spy:{BY_ARRAKEEN}"]
    table.choose(f"recall_spy:{BY_ARRAKEEN}")
    assert sorted(table.A.spies) == sorted([BY_ARRAKEEN, "hagga_basin", "deep_desert"])


def test_r_199_one_spy_on_a_post() -> None:
    """Neither beside another player's nor beside an own one."""
    enemy = seat(hand=["diplomacy"], spies=["dutiful_service_and_sardaukar"])
    table = sent("bene_gesserit_operative", "secrets", seat(spies=["hagga_basin"]), B=enemy)
    table.resolve("card/bene_gesserit_operative")
    assert len(table.offers("place_spy")) == POSTS - 2
    assert not table.can("place_spy:dutiful_service_and_sardaukar")
    assert not table.can("place_spy:hagga_basin")


def test_r_200_a_spy_for_a_type_of_space_needs_a_free_post_by_one() -> None:
    """Lady Margot's: by a City; with two of the three taken by others the third, with all taken none."""
    margot = "lady_margot_fenring"
    for taken in (2, 3):
        enemy = seat(hand=["diplomacy"], spies=CITY_POSTS[:taken])
        table = sent("signet_ring", "imperial_basin", seat(leader=margot), B=enemy)
        assert table.can(f"resolve:leader/{margot}") == (taken == 2)
        if taken == 2:
            assert table.resolve(f"leader/{margot}").A.spies == CITY_POSTS[2:]
        else:
            assert (table.why_not(f"resolve:leader/{margot}"), table.A.spies) == ("condition: no_post", [])


LANDSRAAD_POST = "high_council_and_imperial_privilege_and_swordmaster"


def test_r_201_a_spy_infiltrates() -> None:
    """B's Agent is ignored for the spy by the space; the card must have the space's icon."""
    enemy = seat(hand=["diplomacy"], on=["swordmaster"], agents=1)
    blocked = played("dagger", seat(solari=8, spies=["hagga_basin"]), B=enemy)
    assert blocked.why_not("send:swordmaster").startswith("occupied: enemy")
    no_icon = played("reconnaissance", seat(solari=8, spies=[LANDSRAAD_POST]), B=enemy)
    assert no_icon.why_not("send:swordmaster").startswith("no_icon")
    table = played("dagger", seat(solari=8, spies=[LANDSRAAD_POST]), B=enemy).choose("send:swordmaster")
    assert (table.A.on, table.A.spies, table.A.solari) == (["swordmaster"], [], 0)
    assert (table.A.state.swordmaster, table.B.on, table.A.hand) == (True, ["swordmaster"], [])


def test_r_202_one_spy_is_enough_against_several_agents() -> None:
    """B and C are both on High Council."""
    others = {"B": seat(hand=["diplomacy"], on=["high_council"]), "C": seat(hand=["diplomacy"], on=["high_council"])}
    spies = [LANDSRAAD_POST, "hagga_basin"]
    table = played("dagger", seat(solari=5, spies=spies), **others).choose("send:high_council")
    assert (table.A.on, table.A.spies, table.A.state.council) == (["high_council"], ["hagga_basin"], True)


def test_r_203_intelligence_is_gathered_before_all_effects() -> None:
    """Only the recall or a refusal is possible then, no Plot card; afterwards it is too late."""
    mine = seat(spies=[BY_ARRAKEEN], deck=["dagger"] * 3, garrison=3, intrigue=["contingency_plan"])
    table = sent("reconnaissance", "arrakeen", mine)
    assert sorted(table.legal) == ["decline", f"recall_spy:{BY_ARRAKEEN}"]
    assert (table.A.garrison, table.A.hand) == (3, [])
    gathered = table.copy().choose(f"recall_spy:{BY_ARRAKEEN}").plain()
    assert (gathered.A.garrison, len(gathered.A.hand), gathered.A.spies) == (4, 1 + 1, [])
    table.choose("decline").plain()
    assert (table.A.garrison, len(table.A.hand), table.A.spies) == (4, 1, [BY_ARRAKEEN])
    assert table.offers("recall_spy") == []


def test_r_204_two_spies_are_recalled_for_two_uses_only() -> None:
    """Both posts of Research Station: on the free space one card at most; past B one spy each way."""
    posts = CITY_POSTS[1:]
    for occupied, spies_left in (([], 1), (["research_station"], 0)):
        mine = seat(water=2, spies=posts, deck=["dagger"] * 5)
        table = played("reconnaissance", mine, B=seat(hand=["diplomacy"], on=occupied)).choose("send:research_station")
        if occupied:
            table.choose(f"recall_spy:{posts[0]}")
        assert table.asked == "gather"
        table.choose(f"recall_spy:{posts[1]}").plain()
        assert (len(table.A.spies), len(table.A.hand)) == (spies_left, 1 + 2)
        assert table.offers("recall_spy") == []


def test_r_205_the_spy_icon_reaches_the_spaces_that_one_spies_on() -> None:
    """Without recalling the spy; past B's Agent the spy is recalled."""
    table = played("strike_fleet", seat(water=1, spies=["hagga_basin"]))
    assert table.A.on == ["hagga_basin"]  # the only space that the card reaches
    assert table.choose("decline").A.spies == ["hagga_basin"]
    enemy = seat(hand=["diplomacy"], on=["hagga_basin"], agents=1)
    table = played("strike_fleet", seat(water=1, spies=["hagga_basin"]), B=enemy)
    assert (table.A.on, table.A.spies) == (["hagga_basin"], [])


def test_r_206_the_spy_that_gave_access_may_gather_intelligence() -> None:
    """Access is looked at when the Agent is placed, the recall comes after it."""
    table = sent("covert_operation", "hagga_basin", seat(water=1, spies=["hagga_basin"], deck=["dagger"] * 2))
    table.choose("recall_spy:hagga_basin")
    assert (table.A.hand, table.A.spies, table.A.on) == (["dagger"], [], ["hagga_basin"])


def test_r_207_any_recall_of_this_turn_counts() -> None:
    """Strike Fleet recruits 3 after gathering, after infiltrating, after a recall as a cost; not without one."""
    mine = seat(water=1, spies=["hagga_basin"], garrison=3)
    table = sent("strike_fleet", "hagga_basin", mine)
    assert table.copy().choose("decline").A.garrison == 3
    assert table.choose("recall_spy:hagga_basin").A.garrison == 6

    enemy = seat(hand=["diplomacy"], on=["hagga_basin"], agents=1)
    infiltrated = sent("strike_fleet", "hagga_basin", seat(water=1, spies=["hagga_basin"], garrison=3), B=enemy)
    assert infiltrated.A.garrison == 6

    mine = seat(
        hand=["strike_fleet"],
        water=1,
        spies=["hagga_basin", "espionage_and_secrets"],
        garrison=3,
        intrigue=["special_mission", KEEPER],
    )
    table = uprising(A=mine, wall=False).intrigue("special_mission")
    table.choose("choose:2", "recall_spy:espionage_and_secrets").play("strike_fleet").choose("decline")
    assert (table.A.garrison, table.A.spies) == (6, ["hagga_basin"])


def test_r_207_recalls_of_other_turns_do_not_count() -> None:
    """Intelligence was gathered in the turn before."""
    mine = seat(hand=["reconnaissance", "rebel_supplier"], spies=[BY_ARRAKEEN], garrison=3, intrigue=[KEEPER])
    table = uprising(A=mine, B=DONE, C=DONE).play("reconnaissance").to("arrakeen")
    table.choose(f"recall_spy:{BY_ARRAKEEN}").end_turn().play("rebel_supplier").to("spice_refinery")
    assert (table.A.on, table.A.garrison) == (["arrakeen", "spice_refinery"], 3 + 1)
    assert not table.can("resolve:card/rebel_supplier")


def test_r_208_spies_stay_in_the_recall_phase() -> None:
    """Agents come back, two spies do not."""
    mine = seat(spies=MAKER_POSTS[:2], hand=["dagger"], on=["secrets"], agents=1)
    table = uprising(phase="recall", conflict_deck=["skirmish_crysknife"], A=mine)
    assert (sorted(table.A.spies), table.A.on, table.state.round) == (sorted(MAKER_POSTS[:2]), [], 3)


def test_r_209_posts_connect_to_their_spaces_and_do_not_chain() -> None:
    """13 posts; a spy between Arrakeen and Spice Refinery opens these two and not Research Station."""
    rules = rules_for(("uprising",), False)
    names = {space.number: space.id for space in rules.spaces}
    posts = [{names[space] for space in names if (post.bits >> space) & 1} for post in rules.posts]
    expected = [
        {"sardaukar", "dutiful_service"},
        {"high_council", "imperial_privilege", "swordmaster"},
        {"assembly_hall", "gather_support"},
        {"shipping", "accept_contract"},
        {"heighliner", "deliver_supplies"},
        {"espionage", "secrets"},
        {"desert_tactics", "fremkit"},
        {"arrakeen", "spice_refinery"},
        {"spice_refinery", "research_station"},
        {"research_station", "sietch_tabr"},
        {"imperial_basin"},
        {"hagga_basin"},
        {"deep_desert"},
    ]
    assert sorted(map(sorted, posts)) == sorted(map(sorted, expected))
    table = played("strike_fleet", seat(water=3, spies=[BY_ARRAKEEN]))
    assert table.legal == ["send:arrakeen", "send:spice_refinery"]


# --- Sandworms and the Shield Wall ------------------------------------------------------------------------------------


def test_r_210_sandworms_come_from_the_bank_and_go_back_to_it() -> None:
    """Straight into the Conflict, never to a garrison; no troop is used up."""
    table = sent("dune_the_desert_planet", "hagga_basin", seat(water=1, hooks=True, garrison=3))
    table.resolve("space/hagga_basin").choose("choose:2")
    assert (table.A.sandworms, table.A.conflict, table.A.garrison, table.A.supply) == (1, 0, 3, 9)
    table = won("skirmish_desert_mouse", seat(sandworms=2, conflict=1, garrison=3))
    assert (table.A.sandworms, table.A.conflict, table.A.garrison, table.A.supply) == (0, 0, 3, 9)


def test_r_211_maker_hooks_are_kept() -> None:
    """Two summonings in one round; without Hooks only the spice is there."""
    hand = ["dune_the_desert_planet", "dune_the_desert_planet"]
    table = uprising(A=seat(hand=hand, water=4, hooks=True, intrigue=[KEEPER]), B=DONE, C=DONE)
    table.play("dune_the_desert_planet").to("hagga_basin").resolve("space/hagga_basin").choose("choose:2").end_turn()
    table.play("dune_the_desert_planet").to("deep_desert").resolve("space/deep_desert").choose("choose:2")
    assert (table.A.sandworms, table.A.state.hooks, table.A.spice) == (1 + 2, True, 0)
    table = sent("dune_the_desert_planet", "deep_desert", seat(water=3)).resolve("space/deep_desert")
    assert (table.A.sandworms, table.A.spice) == (0, 4)


def test_r_212_a_sandworm_without_the_hooks_symbol_needs_no_hooks() -> None:
    """Unexpected Allies."""
    mine = seat(hand=["diplomacy"], water=2, intrigue=["unexpected_allies", KEEPER])
    table = uprising(A=mine).intrigue("unexpected_allies").choose("decline")
    assert (table.A.sandworms, table.A.water, table.A.state.hooks) == (1, 0, False)


CONFLICTS = [conflict.id for conflict in rules_for(("uprising",), False).conflicts]


@pytest.mark.parametrize("conflict", CONFLICTS)
def test_r_213_the_wall_protects_three_spaces(conflict: str) -> None:
    """No sandworm for Arrakeen, Spice Refinery and Imperial Basin while it stands: the spice is taken."""
    protected = any(space in conflict for space in ("arrakeen", "spice_refinery", "imperial_basin"))
    table = sent("dune_the_desert_planet", "deep_desert", seat(water=3, hooks=True), conflict=conflict)
    table.resolve("space/deep_desert")
    if not protected:
        table.choose("choose:2")
    assert (table.A.sandworms, table.A.spice) == ((0, 4) if protected else (2, 0))


def test_r_214_the_wall_is_removed_for_good_and_at_once() -> None:
    """Unexpected Allies: its own sandworm comes, another one of the turn too, and the next round has no wall."""
    mine = seat(hand=["dune_the_desert_planet"], water=3, hooks=True, intrigue=["unexpected_allies", KEEPER])
    table = uprising(A=mine, conflict=PROTECTED, conflict_deck=["propaganda"], B=DONE, C=DONE)
    table.intrigue("unexpected_allies").choose("accept")
    assert (table.state.wall, table.A.sandworms) == (False, 1)
    table.play("dune_the_desert_planet").to("hagga_basin").resolve("space/hagga_basin").choose("choose:2")
    assert table.A.sandworms == 2
    table.end_turn()
    while table.state.round == 2:
        table.choose(table.legal[-1])
    assert (table.state.round, table.state.wall) == (3, False)


def test_r_215_with_the_wall_kept_the_water_is_spent_for_nothing() -> None:
    """Unexpected Allies is legal at a protected Conflict all the same."""
    mine = seat(hand=["diplomacy"], water=2, intrigue=["unexpected_allies", KEEPER])
    table = uprising(A=mine, conflict=PROTECTED).intrigue("unexpected_allies").choose("decline")
    assert (table.A.sandworms, table.A.water, table.state.wall) == (0, 0, True)
    assert table.intrigue_discard == ["unexpected_allies"]


def test_r_216_a_sandworm_is_a_unit_of_strength_3() -> None:
    """With two swords 5; Combat cards may be played, and it counts where units are counted."""
    assert uprising(A=seat(hand=["dagger"] * 2, sandworms=1, intrigue=[KEEPER])).reveal().A.strength == 3 + 2
    table = uprising(phase="combat", A=seat(sandworms=1, intrigue=["contingency_plan", KEEPER]), B=seat(conflict=1))
    assert (table.decider, table.can("intrigue:contingency_plan")) == ("A", True)
    assert table.intrigue("contingency_plan").A.strength == 3 + 3
    table = sent("chani_clever_tactician", "fremkit", seat(sandworms=2, conflict=1))
    assert len(table.A.intrigue) == 2


def test_r_217_troop_effects_do_not_move_sandworms() -> None:
    """With a sandworm alone Tactical Option gives its swords; with two troops these retreat, and the fight goes on."""
    others = seat(conflict=1, intrigue=[KEEPER])
    mine = seat(sandworms=1, garrison=3, intrigue=["tactical_option", "contingency_plan"])
    table = uprising(phase="combat", A=mine, B=others).intrigue("tactical_option")
    assert (table.A.sandworms, table.A.garrison, table.A.strength) == (1, 3, 3 + 2)
    mine = seat(sandworms=1, conflict=2, garrison=0, intrigue=["tactical_option", "contingency_plan"])
    table = uprising(phase="combat", A=mine, B=others).intrigue("tactical_option").choose("choose:2", "retreat:2")
    assert (table.A.sandworms, table.A.garrison, table.A.strength) == (1, 2, 3)
    assert (table.decider, table.can("intrigue:contingency_plan")) == ("A", True)


@pytest.mark.parametrize("dreadnoughts", [0, 1])
def test_r_217_a_sandworm_is_no_unit_to_retreat(dreadnoughts: int) -> None:
    """Negotiated Withdrawal wants three units: two troops and a sandworm are too few, with a dreadnought they do."""
    mine = seat(
        hand=["negotiated_withdrawal"],
        conflict=2,
        sandworms=1,
        garrison=0,
        dreadnoughts_conflict=dreadnoughts,
        intrigue=[KEEPER],
    )
    table = uprising(A=mine, boxes=("uprising", "ix")).reveal()
    assert table.can("resolve:card/negotiated_withdrawal.2") == bool(dreadnoughts)
    if dreadnoughts:
        table.resolve("card/negotiated_withdrawal.2").choose("influence:guild")
        assert (table.A.garrison, table.A.state.dreadnoughts_home, table.A.sandworms) == (2, 1, 1)
    else:
        assert table.why_not("resolve:card/negotiated_withdrawal.2") == "no_units: units, have 2, need 3"


def test_r_218_sandworms_do_not_use_up_the_deployment() -> None:
    """Besides two sandworms two troops of the garrison, and those recruited this turn."""
    mine = seat(water=3, hooks=True, garrison=3, intrigue=["shaddams_favor"])
    table = sent("dune_the_desert_planet", "deep_desert", mine).resolve("space/deep_desert").choose("choose:2")
    assert (table.A.sandworms, table.offers("deploy")) == (2, ["1", "2"])
    assert table.intrigue("shaddams_favor").offers("deploy") == ["1", "2", "3"]


@pytest.mark.parametrize(("space", "water", "spice", "sandworms"), [("hagga_basin", 1, 2, 1), ("deep_desert", 3, 4, 2)])
def test_r_219_the_bonus_spice_comes_with_either_option(space: str, water: int, spice: int, sandworms: int) -> None:
    """Only the base spice is replaced."""
    table = sent("dune_the_desert_planet", space, seat(water=water, hooks=True), bonus_spice={space: 3})
    table.resolve(f"space/{space}")
    harvested = table.copy().choose("choose:1")
    assert (harvested.A.spice, harvested.A.sandworms, harvested.bonus_spice(space)) == (spice + 3, 0, 0)
    table.choose("choose:2")
    assert (table.A.spice, table.A.sandworms, table.bonus_spice(space)) == (3, sandworms, 0)


@pytest.mark.parametrize(("bonus", "spice", "cards"), [(0, 0, 0), (3, 2, 1)])
def test_r_220_summoning_without_bonus_spice_is_no_harvest(bonus: int, spice: int, cards: int) -> None:
    """Countess Ariana: no spice less and no card; with bonus spice there is a harvest, 1 less and a card."""
    mine = seat(leader="countess_ariana_thorvald", water=1, hooks=True, deck=["dagger"] * 2)
    boxes = ("uprising", "base")
    table = sent("dune_the_desert_planet", "hagga_basin", mine, boxes=boxes, bonus_spice={"hagga_basin": bonus})
    table.resolve("space/hagga_basin").choose("choose:2")
    while not table.can("end_turn"):
        table.choose(table.legal[0])
    table.plain()
    assert (table.A.sandworms, table.A.spice, len(table.A.hand)) == (1, spice, cards)


# --- Doubled rewards --------------------------------------------------------------------------------------------------

BASIN = "secure_imperial_basin_uprising"  # first: control, 2 spice, 1 troop; second: 2 water, 1 troop; third: 1, 1


def test_r_221_a_sandworm_doubles_any_reward_once() -> None:
    """The second with two sandworms; the third of a tie with one; who has none gets the plain one."""
    table = won(BASIN, seat(conflict=4, garrison=0), seat(sandworms=2, garrison=0), seat(conflict=1))
    assert (table.B.water, table.B.garrison, table.B.spice) == (4, 2, 0)
    assert (table.A.spice, table.A.garrison) == (2, 1)
    table = won(BASIN, seat(conflict=4), seat(sandworms=2, garrison=0), seat(conflict=3, garrison=0))
    assert (table.B.water, table.B.garrison, table.C.water, table.C.garrison) == (2, 2, 1, 1)
    table = won(BASIN, seat(sandworms=2, garrison=0), seat(conflict=3, garrison=0), seat(conflict=1))
    assert (table.A.water, table.A.garrison, table.B.water, table.B.garrison) == (4, 2, 2, 1)


def test_r_222_control_and_battle_icon_are_not_doubled() -> None:
    """Siege of Arrakeen with a sandworm: 4 Solari and 4 troops, one marker, one card, 1 VP for its pair."""
    table = won(PROTECTED, seat(sandworms=1, garrison=0, trophies=["ornithopter_i"]))
    assert (table.A.solari, table.A.garrison, table.A.vp) == (4, 4, 1)
    assert list(table.state.control).count(0) == 1
    assert (table.controller("arrakeen"), table.A.trophies) == ("A", [])
    assert sorted(table.A.trophies_matched) == ["ornithopter_i", PROTECTED]


@pytest.mark.parametrize(("spice", "answers", "vp"), [(6, 2, 2), (6, 1, 1), (6, 0, 0), (3, 1, 1)])
def test_r_223_a_payment_is_made_up_to_twice(spice: int, answers: int, vp: int) -> None:
    """Spice Freighters: each time separately, as long as there is spice."""
    table = won("spice_freighters", seat(sandworms=1, spice=spice))
    asked = 0
    for faction in ("influence:guild", "influence:fremen"):
        table.choose(faction)
        if table.asked == "may":
            table.choose("accept" if asked < answers else "decline")
            asked += 1
    assert (table.A.vp, table.A.spice) == (vp, spice - 3 * vp)
    assert asked == (1 if spice == 3 else 2)
    assert table.A.influence == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 1}


def test_r_224_a_doubled_influence_is_two_choices() -> None:
    """The same faction twice, or two."""
    table = won("skirmish_crysknife", seat(sandworms=1)).choose("influence:fremen")
    assert len(table.legal) == 4
    assert table.copy().choose("influence:fremen").A.influence["fremen"] == 2
    table.choose("influence:guild")
    assert (table.A.influence["fremen"], table.A.influence["guild"]) == (1, 1)


def test_r_225_propaganda_with_a_sandworm_is_two_pairs() -> None:
    """Each of two different factions, both chosen before either is gained; the second pair may be the first one."""
    table = won("propaganda", seat(sandworms=1, influence={"emperor": 1})).choose("influence:emperor")
    assert table.A.influence["emperor"] == 1
    assert (len(table.legal), table.can("influence:emperor")) == (3, False)
    table.choose("influence:guild")
    assert (table.A.influence["emperor"], table.A.influence["guild"]) == (2, 1)
    table.choose("influence:emperor", "influence:guild")
    assert table.A.influence == {"emperor": 3, "guild": 2, "bene_gesserit": 0, "fremen": 0}
    assert table.A.vp == 2


def test_r_226_doubled_contracts_and_trashes() -> None:
    """Trade Dispute: two contracts, 2 water, up to two trashes."""
    mine = seat(sandworms=1, discard=["dagger", "diplomacy", "reconnaissance"])
    market: dict[str, Any] = {"contract_market": ["espionage", "harvest_3"], "contract_stack": ["harvest_4"]}
    table = won("trade_dispute", mine, boxes=CHOAM, **market)
    table.choose("contract:espionage", "accept", "trash_discard:dagger")
    table.choose("contract:harvest_4", "accept", "trash_discard:diplomacy")
    assert (table.A.contracts, table.A.water, table.A.solari) == (["espionage", "harvest_4"], 2, 0)
    assert (table.trashed, table.A.discard) == (["dagger", "diplomacy"], ["reconnaissance"])


def test_r_226_doubled_spies_and_intrigue_cards() -> None:
    """Seize Spice Refinery, won and second."""
    table = won("seize_spice_refinery", seat(sandworms=3), seat(sandworms=2))
    table.choose("place_spy:hagga_basin", "place_spy:deep_desert")
    assert (table.A.spies, table.A.spice) == (["hagga_basin", "deep_desert"], 4)
    assert (len(table.B.intrigue), table.B.spice) == (2, 2)


# --- Battle icons -----------------------------------------------------------------------------------------------------


def test_r_227_the_winner_must_flip_a_pair_after_the_rewards() -> None:
    """The card of Test of Loyalty comes when its spy is placed; with the Ornithopter objective it makes 1 VP."""
    table = won("test_of_loyalty", seat(conflict=1, trophies=["ornithopter_i"]))
    assert (table.asked, table.A.trophies, table.A.vp) == ("place_spy", ["ornithopter_i"], 0)
    table.choose("place_spy:hagga_basin")
    assert (table.A.trophies, table.A.vp) == ([], 1)
    assert sorted(table.A.trophies_matched) == ["ornithopter_i", "test_of_loyalty"]


def test_r_227_other_icons_make_no_pair() -> None:
    """With the Crysknife objective both cards stay face up."""
    table = won("shadow_contest", seat(conflict=1, trophies=["crysknife_i"]))
    assert (table.A.trophies, table.A.vp) == (["crysknife_i", "shadow_contest"], 0)


def test_r_228_cards_face_down_do_not_match() -> None:
    """The third crysknife stays face up; the fourth makes a pair with it."""
    pair = ["crysknife_i", "skirmish_crysknife"]
    table = won("choam_security", seat(conflict=1, trophies_matched=pair))
    assert (table.A.trophies, table.A.trophies_matched, table.A.vp) == (["choam_security"], pair, 0)
    table = won("seize_spice_refinery", seat(conflict=1, trophies=["choam_security"], trophies_matched=pair))
    table.choose("place_spy:hagga_basin")
    assert (table.A.trophies, len(table.A.trophies_matched), table.A.vp) == ([], 4, 1)


def test_r_229_the_wild_icon_pairs_at_the_end_only() -> None:
    """Propaganda won in the last Combat: both cards face up; at the Endgame 1 VP if its owner likes."""
    table = won("propaganda", seat(conflict=1, trophies=["desert_mouse_i"]))
    table.choose("influence:guild", "influence:fremen")
    assert (table.A.trophies, table.A.vp, table.asked) == (["desert_mouse_i", "propaganda"], 0, "endgame")
    left = table.copy().pass_()
    assert (left.A.vp, left.A.trophies) == (0, ["desert_mouse_i", "propaganda"])
    table.choose("flip:desert_mouse_i")
    assert (table.A.vp, table.A.trophies) == (1, [])


def test_r_230_the_owner_of_the_wild_icon_chooses_its_partner() -> None:
    """Of two real icons; the other one stays."""
    table = uprising(phase="endgame", A=seat(trophies=["propaganda", "desert_mouse_i", "choam_security"]), B=seat())
    assert sorted(table.legal) == ["flip:choam_security", "flip:desert_mouse_i", "pass"]
    table.choose("flip:choam_security")
    assert (table.A.vp, table.A.trophies) == (1, ["desert_mouse_i"])


@pytest.mark.parametrize("trophy", ["crysknife_i", "propaganda"])
def test_r_231_endgame_cards_flip_objectives_and_the_wild_icon(trophy: str) -> None:
    """Crysknife: one face-up card with that icon or the wild one."""
    table = uprising(phase="endgame", A=seat(trophies=[trophy], intrigue=["crysknife"]), B=seat())
    table.intrigue("crysknife")
    assert (table.A.vp, table.A.trophies, table.A.trophies_matched) == (1, [], [trophy])


def test_r_231_other_icons_and_cards_face_down_are_no_use() -> None:
    """Crysknife cannot be played for a mouse, nor for crysknives that made a pair."""
    cards = ["crysknife", "desert_mouse"]
    mine = seat(trophies=["desert_mouse_i"], trophies_matched=["crysknife_i", "choam_security"], intrigue=cards)
    table = uprising(phase="endgame", A=mine, B=seat())
    assert table.legal == ["intrigue:desert_mouse", "pass"]
    assert table.why_not("intrigue:crysknife") == "condition: no_crysknife"
