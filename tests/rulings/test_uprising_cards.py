"""Rulings on Uprising: deck cards, Intrigue cards, setup and what is known. R-256 to R-294, but for R-286 (CHOAM)."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad import Setup, new_game, view
from landsraad.content.registry import rules_for
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES, HIDDEN
from landsraad.engine.uprising.trophies import battle_icon
from tests.support.table import Table, seat
from tests.support.uprising import DULL_ROW, KEEPER, played, revealed, sent, uprising

DONE = seat(revealed=True)
BY_ARRAKEEN = "arrakeen_and_spice_refinery"
CITY_POSTS = [BY_ARRAKEEN, "research_station_and_sietch_tabr", "spice_refinery_and_research_station"]
WITH_BASE = ("uprising", "base")


def holder(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A turn of A, who holds an Intrigue card, and another one that keeps the turn open."""
    mine = mine or seat()
    mine.intrigue = [card, *mine.intrigue, KEEPER]
    mine.hand = mine.hand or ["diplomacy"]
    return uprising(A=mine, **more)


def combat(card: str, mine: seat, **more: Any) -> Table:
    """A, who holds an Intrigue card, has priority in Combat; B waits with one troop and a card."""
    mine.intrigue = [card, KEEPER]
    return uprising(phase="combat", A=mine, B=seat(conflict=1, intrigue=[KEEPER]), **more)


def endgame(mine: seat, other: seat | None = None, **more: Any) -> Table:
    """The end of the game."""
    return uprising(phase="endgame", A=mine, B=other or seat(), **more)


# --- Deck cards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("discarded", "drawn"), [("dagger", 0), ("reliable_informant", 2)])
def test_r_256_guild_envoy_must_discard(discarded: str, drawn: int) -> None:
    """A card of the owner's choice; one of the Spacing Guild draws two."""
    mine = seat(hand=["dagger", "reliable_informant"], deck=["diplomacy"] * 4)
    table = sent("guild_envoy", "secrets", mine)
    assert not table.can("end_turn")
    table.resolve("card/guild_envoy")
    assert sorted(table.legal) == ["discard:dagger", "discard:reliable_informant"]
    table.choose(f"discard:{discarded}")
    assert (table.A.discard, len(table.A.hand)) == ([discarded], 1 + drawn)


def test_r_257_spacing_guilds_favor_pays_when_discarded_from_the_hand() -> None:
    """For Captured Mentat; in Clean Up, and sorted off the deck's top by Long Live the Fighters, it does not."""
    table = sent("captured_mentat", "gather_support", seat(hand=["spacing_guilds_favor"]))
    assert table.resolve("card/captured_mentat").A.spice == 2
    table = revealed("spacing_guilds_favor").end_turn()
    assert (table.A.discard, table.A.spice) == (["spacing_guilds_favor"], 0)
    mine = seat(deck=["spacing_guilds_favor", "dagger", "diplomacy"])
    table = sent("long_live_the_fighters", "spice_refinery", mine)
    table.resolve("card/long_live_the_fighters").choose("keep:dagger", "discard:spacing_guilds_favor")
    assert (table.A.discard, table.A.spice) == (["spacing_guilds_favor"], 0)


def test_r_258_double_agent_shares_a_post_by_the_space_visited() -> None:
    """With B's spy, not with an own one; no post elsewhere."""
    enemy = seat(hand=["diplomacy"], spies=[BY_ARRAKEEN])
    assert sent("double_agent", "arrakeen", B=enemy).resolve("card/double_agent").A.spies == [BY_ARRAKEEN]
    table = sent("double_agent", "spice_refinery", B=enemy).resolve("card/double_agent")
    assert sorted(table.legal) == [f"place_spy:{CITY_POSTS[0]}", f"place_spy:{CITY_POSTS[2]}"]
    own = sent("double_agent", "arrakeen", seat(spies=[BY_ARRAKEEN])).choose("decline")
    assert (own.can("resolve:card/double_agent"), own.A.spies) == (False, [BY_ARRAKEEN])


def test_r_259_undercover_asset_ignores_influence_requirements_only() -> None:
    """Sietch Tabr and Shipping without Influence; costs and Agents still count."""
    table = played("undercover_asset", seat(spice=3))
    assert table.can("send:sietch_tabr")
    assert table.can("send:shipping")
    assert table.why_not("send:imperial_privilege") == "cost: solari, have 0, need 3"
    assert table.to("sietch_tabr").A.on == ["sietch_tabr"]
    taken = played("undercover_asset", seat(spice=3), B=seat(hand=["diplomacy"], on=["sietch_tabr"]))
    assert taken.why_not("send:sietch_tabr").startswith("occupied: enemy")
    assert played("reconnaissance").why_not("send:sietch_tabr") == "influence: fremen, have 0, need 2"


@pytest.mark.parametrize("card", ["overthrow", "subversive_advisor", "treacherous_maneuver"])
def test_r_260_two_influence_in_all_with_the_faction_visited(card: str) -> None:
    """Instead of one, for this turn's Agent; another Agent on a faction's space is no matter."""
    mine = seat(hand=["sardaukar_soldier"], spies=["espionage_and_secrets"], on=["fremkit"], agents=1)
    table = sent(card, "secrets", mine).choose("decline")
    while not table.can("end_turn"):
        table.choose(table.legal[0])
    if table.can(f"resolve:card/{card}"):
        table.resolve(f"card/{card}")
    table.plain()
    assert table.A.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 2, "fremen": 0}
    assert table.A.vp == 1


@pytest.mark.parametrize(("hand", "in_play"), [([], []), ([], ["imperial_spymaster"]), (["dagger"], [])])
def test_r_261_treacherous_maneuver_needs_another_emperor_card_in_hand(hand: list[str], in_play: list[str]) -> None:
    """Without one, or with one in play, the visit gives its 1 Influence."""
    table = sent("treacherous_maneuver", "secrets", seat(hand=hand, in_play=in_play))
    assert not table.can("resolve:card/treacherous_maneuver")
    assert table.end_turn().A.influence["bene_gesserit"] == 1
    assert table.trashed == []


def test_r_262_stilgar_counts_cards_in_play_and_coordination_cards_revealed() -> None:
    """2 Persuasion for each Fremen card, that of an Agent turn too; 1 sword for each Emperor card revealed."""
    table = revealed("stilgar_the_devoted", mine=seat(in_play=["shishakli"]))
    assert table.A.persuasion == 2 * 2
    mine = seat(in_play=["imperial_spymaster"], conflict=1)
    table = revealed("sardaukar_coordination", "sardaukar_soldier", mine=mine)
    assert table.A.strength == 2 + 1 + 2


def test_r_263_leadership_counts_other_revealed_cards_that_gave_swords() -> None:
    """1 of its own, 1 for Maula Pistol, none for Desert Power and the Dagger of an Agent turn: 3 swords in all."""
    hand = ("leadership", "maula_pistol", "desert_power")
    table = revealed(*hand, mine=seat(in_play=["dagger"], conflict=1))
    table.resolve("card/desert_power")
    if table.can("resolve:card/leadership.3"):
        table.resolve("card/leadership.3")
    assert (table.A.strength, table.A.state.swords) == (2 + 3, 3)


def test_r_264_calculus_of_power_trashes_another_card() -> None:
    """Not itself, and only one in play; it may be left."""
    alone = revealed("calculus_of_power", mine=seat(conflict=1, discard=["sardaukar_soldier"]))
    assert (alone.can("resolve:card/calculus_of_power.2"), alone.A.strength) == (False, 2)
    table = revealed("calculus_of_power", mine=seat(conflict=1, in_play=["imperial_spymaster"]))
    assert (table.can("end_turn"), table.A.strength) == (True, 2)
    table.resolve("card/calculus_of_power.2")
    assert (table.trashed, table.A.strength) == (["imperial_spymaster"], 2 + 3)


def test_r_265_weirding_woman_returns_to_the_hand() -> None:
    """With another Bene Gesserit card in play, and it sends the next Agent too; alone it stays."""
    mine = seat(hand=["weirding_woman"], in_play=["truthtrance"], intrigue=[KEEPER])
    table = uprising(A=mine, B=DONE, C=DONE).play("weirding_woman").to("arrakeen").plain()
    assert (table.A.hand, table.A.in_play) == (["weirding_woman"], ["truthtrance"])
    table.end_turn().play("weirding_woman").to("imperial_basin").plain()
    assert sorted(table.A.on) == ["arrakeen", "imperial_basin"]
    alone = sent("weirding_woman", "arrakeen")
    assert (alone.A.hand, alone.A.in_play) == ([], ["weirding_woman"])


@pytest.mark.parametrize("agents", [2, 1])
def test_r_266_steersman_recalls_another_agent(agents: int) -> None:
    """The round's first Agent: a card, nothing recalled; a second one: the first comes back and serves again."""
    on = ["secrets"] if agents == 1 else []
    mine = seat(hand=["dagger"], agents=agents, on=on, deck=["diplomacy"] * 2)
    table = sent("steersman", "arrakeen", mine, B=DONE, C=DONE)
    if table.can("resolve:card/steersman.2"):
        table.resolve("card/steersman.2")
    assert (table.A.on, table.A.agents) == (["arrakeen"], 1)
    assert sorted(table.A.hand) == ["dagger", "diplomacy", "diplomacy"]  # of the card and of Arrakeen
    assert table.end_turn().can("play:dagger")


def test_r_267_price_is_no_object_acquires_for_solari() -> None:
    """9 Solari: The Spice Must Flow to the hand, with its VP, in the Agent turn; or nothing; 8 are too few for it."""
    table = sent("price_is_no_object", "secrets", seat(solari=9))
    left = table.copy().end_turn()
    assert (left.A.solari, left.A.hand) == (9, [])
    table.resolve("card/price_is_no_object").choose("acquire:the_spice_must_flow")
    assert (table.A.hand, table.A.discard, table.A.solari, table.A.vp) == (["the_spice_must_flow"], [], 0, 1)
    assert not table.can("resolve:card/price_is_no_object")
    poor = sent("price_is_no_object", "secrets", seat(solari=8)).resolve("card/price_is_no_object")
    assert (poor.can("acquire:long_live_the_fighters"), poor.can("acquire:the_spice_must_flow")) == (True, False)


def test_r_268_guild_spy_gives_influence_once() -> None:
    """Two copies of The Spice Must Flow acquired: 1 Influence with each of the two factions spied on."""
    spies = ["dutiful_service_and_sardaukar", "desert_tactics_and_fremkit", "hagga_basin"]
    table = revealed("guild_spy", *["convincing_argument"] * 8, mine=seat(spies=spies))
    assert (table.A.persuasion, table.can("resolve:card/guild_spy.2")) == (18, False)
    table.choose("buy:the_spice_must_flow").resolve("card/guild_spy.2").choose("buy:the_spice_must_flow")
    assert not table.can("resolve:card/guild_spy.2")
    assert table.A.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 0, "fremen": 1}


def test_r_269_long_live_the_fighters_needs_three_cards_in_the_deck() -> None:
    """With two nothing happens, and the discard pile is not shuffled in for it."""
    mine = seat(deck=["dagger", "diplomacy"], discard=["reconnaissance"] * 4)
    table = sent("long_live_the_fighters", "spice_refinery", mine)
    assert table.why_not("resolve:card/long_live_the_fighters") == "condition: deck_too_small, have 2, need 3"
    table.end_turn()
    assert (table.A.deck, len(table.A.discard), table.trashed) == (["dagger", "diplomacy"], 4, [])


def test_r_270_corrinth_city_gives_5_solari_or_a_seat_for_5() -> None:
    """The seat's 2 Persuasion come at once; who has a seat gains the Solari."""
    table = revealed("corrinth_city", mine=seat(solari=5)).resolve("card/corrinth_city")
    assert table.copy().choose("choose:1").A.solari == 10
    table.choose("choose:2")
    assert (table.A.solari, table.A.state.council, table.A.persuasion) == (0, True, 2)
    seated = revealed("corrinth_city", mine=seat(solari=5, council=True)).resolve("card/corrinth_city")
    assert (seated.A.solari, seated.A.persuasion) == (10, 2)


@pytest.mark.parametrize(
    ("hand", "solari", "possible"), [(2, 5, True), (2, 4, False), (1, 5, False), (3, 5, True), (0, 9, False)]
)
def test_r_271_all_parts_of_a_cost_must_be_there(hand: int, solari: int, possible: bool) -> None:
    """Corrinth City: two cards and 5 Solari for 1 VP, together or not at all."""
    table = sent("corrinth_city", "sardaukar", seat(hand=["dagger"] * hand, solari=solari, spice=4))
    assert table.can("resolve:card/corrinth_city") == possible
    if possible:
        table.resolve("card/corrinth_city")
    while table.asked == "discard":
        table.choose("discard:dagger")
    assert (table.A.vp, table.A.solari, len(table.A.hand)) == ((1, 0, hand - 2) if possible else (0, solari, hand))


@pytest.mark.parametrize(("solari", "possible"), [(3, False), (5, True)])
def test_r_271_what_the_discards_bring_does_not_pay(solari: int, possible: bool) -> None:
    """CHOAM Delegate of Rise of Ix gives 3 Solari when discarded: too late for Corrinth City's 5."""
    mine = seat(hand=["choam_delegate", "dagger"], solari=solari, spice=4)
    table = sent("corrinth_city", "sardaukar", mine, boxes=("uprising", "base", "ix"))
    assert table.can("resolve:card/corrinth_city") == possible
    if possible:
        table.resolve("card/corrinth_city").choose(f"discard:{table.offers('discard')[0]}")
    assert (table.A.vp, table.A.solari) == ((1, 3) if possible else (0, 3))


def test_r_272_desert_power_gives_persuasion_or_a_sandworm() -> None:
    """One of them, and the 2 Persuasion buy nothing before the choice; without Hooks there is none."""
    table = revealed("desert_power", mine=seat(hooks=True, water=1))
    assert (table.A.persuasion, table.offers("buy")) == (0, [])
    table.resolve("card/desert_power")
    talk = table.copy().choose("choose:1")
    assert (talk.A.persuasion, talk.A.sandworms, talk.A.water) == (2, 0, 1)
    table.choose("choose:2")
    assert (table.A.persuasion, table.A.sandworms, table.A.water) == (0, 1, 0)
    assert not table.can("resolve:card/desert_power")
    bare = revealed("desert_power", mine=seat(water=1)).resolve("card/desert_power")
    assert (bare.A.persuasion, bare.A.sandworms) == (2, 0)


def test_r_273_captured_mentat_needs_a_card_to_discard() -> None:
    """Agent: optional, with an empty hand not available; Reveal: 1 Influence for 1, the same faction allowed."""
    assert not sent("captured_mentat", "gather_support").can("resolve:card/captured_mentat")
    mine = seat(hand=["dagger"], deck=["diplomacy"] * 2)
    table = sent("captured_mentat", "gather_support", mine)
    assert table.can("end_turn")
    table.resolve("card/captured_mentat")
    assert (table.A.hand, table.A.discard, len(table.A.intrigue)) == (["diplomacy"], ["dagger"], 2)
    table = revealed("captured_mentat", mine=seat(influence={"guild": 1})).resolve("card/captured_mentat.2")
    assert table.A.influence["guild"] == 0
    assert table.choose("influence:guild").A.influence["guild"] == 1


def test_r_274_reliable_informant_spies_on_three_factions() -> None:
    """Its own icon is the Guild's; with the posts of the others taken no spy is placed."""
    posts = ["desert_tactics_and_fremkit", "dutiful_service_and_sardaukar", "espionage_and_secrets"]
    table = played("reliable_informant", seat(spice=9))
    assert table.legal == ["send:deliver_supplies", "send:heighliner"]
    table.to("deliver_supplies").resolve("card/reliable_informant")
    assert sorted(table.offers("place_spy")) == posts
    table = sent("reliable_informant", "deliver_supplies", B=seat(hand=["diplomacy"], spies=posts))
    assert table.why_not("resolve:card/reliable_informant") == "condition: no_post"
    assert table.end_turn().A.spies == []


# --- Intrigue cards ---------------------------------------------------------------------------------------------------


def test_r_275_separate_lines_are_used_or_left() -> None:
    """Find Weakness: without a spy on the board 2 swords; with one 3 more if its owner likes."""
    assert combat("find_weakness", seat(conflict=1)).intrigue("find_weakness").A.strength == 2 + 2
    table = combat("find_weakness", seat(conflict=1, spies=["hagga_basin"])).intrigue("find_weakness")
    left = table.copy().choose("decline")
    assert (left.A.strength, left.A.spies) == (2 + 2, ["hagga_basin"])
    table.choose("choose:2")
    assert (table.A.strength, table.A.spies) == (2 + 2 + 3, [])


def test_r_275_what_one_line_brings_may_pay_for_the_next() -> None:
    """Change Allegiances: Lady Margot comes to 2 Bene Gesserit Influence, and her 2 spice are what was lacking."""
    mine = seat(leader="lady_margot_fenring", spice=1, influence={"bene_gesserit": 1, "emperor": 1})
    table = holder("change_allegiances", mine).intrigue("change_allegiances")
    table.choose("lose:emperor", "influence:bene_gesserit")
    assert (table.A.spice, table.legal) == (3, ["choose:2", "decline"])
    table.choose("choose:2", "influence:fremen")
    assert table.A.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 2, "fremen": 1}
    assert table.A.spice == 0


def test_r_276_call_to_arms_counts_what_is_acquired_after_it() -> None:
    """One card, then Call to Arms, then two more: two troops, in the garrison."""
    mine = seat(garrison=3, intrigue=["call_to_arms"])
    table = revealed(*["convincing_argument"] * 3, mine=mine).choose("buy:prepare_the_way")
    table.intrigue("call_to_arms").choose("buy:prepare_the_way", "buy:prepare_the_way")
    assert (table.A.garrison, table.A.conflict) == (3 + 2, 0)


def test_r_276_call_to_arms_does_not_count_agent_turns_and_intrigue_cards() -> None:
    """Played before Price is No Object it waits for the Reveal turn, where an Intrigue card drawn does not count."""
    mine = seat(garrison=3, solari=6, hand=["price_is_no_object", "treacherous_maneuver"])
    deck = ["detonation", "detonation"]
    table = holder("call_to_arms", mine, intrigue_deck=deck, B=DONE, C=DONE).intrigue("call_to_arms")
    table.play("price_is_no_object").to("secrets").plain().resolve("card/price_is_no_object").end_turn()
    assert (table.A.hand, table.A.garrison) == (["treacherous_maneuver", "prepare_the_way"], 3)
    table.reveal("A").plain()
    assert (len(table.A.intrigue), table.A.garrison) == (3, 3)
    assert table.choose("buy:prepare_the_way").A.garrison == 4


def test_r_277_distraction_counts_sandworms_and_shares_a_post() -> None:
    """Two troops and a sandworm in one turn: a spy, beside B's if one likes."""
    mine = seat(hand=["dune_the_desert_planet"], water=1, hooks=True, garrison=2)
    table = holder("distraction", mine, B=seat(hand=["diplomacy"], spies=["deep_desert"])).intrigue("distraction")
    table.play("dune_the_desert_planet").to("hagga_basin").resolve("space/hagga_basin").choose("choose:2", "deploy:2")
    assert table.asked == "place_spy"
    table.choose("place_spy:deep_desert")
    assert (table.A.spies, table.B.spies, table.intrigue_discard) == (["deep_desert"], ["deep_desert"], ["distraction"])


def test_r_277_distraction_waits_for_three_in_one_turn_through_the_rounds() -> None:
    """Two and one in two turns are too few; the card lies face up in the next round and then works."""
    mine = seat(hand=["reconnaissance"], deck=["reconnaissance", *["diplomacy"] * 4], garrison=5)
    table = holder("distraction", mine, conflict_deck=["propaganda"], B=DONE, C=DONE).intrigue("distraction")
    table.play("reconnaissance").to("arrakeen").plain().choose("deploy:2").end_turn()
    while table.state.round == 2:
        table.choose(next((action for action in ("end_turn", "pass") if table.can(action)), table.legal[-1]))
    assert (table.state.round, len(table.A.state.face_up), table.A.spies) == (3, 1, [])
    table.play("reconnaissance").to("arrakeen").plain().choose("deploy:3")
    assert table.asked == "place_spy"


def test_r_278_detonation_opens_the_wall_or_deploys_in_any_own_turn() -> None:
    """In the Reveal turn with 5 troops in the garrison: up to four, and the strength with them."""
    table = revealed("dagger", mine=seat(garrison=5, intrigue=["detonation"])).intrigue("detonation")
    assert table.legal == ["choose:1", "choose:2"]
    kept = table.copy().choose("choose:1", "decline")
    assert (kept.state.wall, kept.A.conflict) == (True, 0)
    table.choose("choose:2")
    assert table.offers("deploy") == ["0", "1", "2", "3", "4"]
    assert table.choose("deploy:4").A.strength == 2 * 4 + 1


@pytest.mark.parametrize("reserve", [0, 8])
def test_r_279_impress_and_inspire_awe_are_playable_without_a_card_to_acquire(reserve: int) -> None:
    """2 swords alone; or nothing at all."""
    stacks = {"prepare_the_way": reserve}
    acquired = ["prepare_the_way"] if reserve else []
    table = combat("impress", seat(conflict=1), reserve=stacks).intrigue("impress")
    assert (table.A.strength, table.A.discard) == (2 + 2, acquired)
    table = holder("inspire_awe", reserve=stacks).intrigue("inspire_awe")
    assert (table.A.discard, table.intrigue_discard) == (acquired, ["inspire_awe"])


def test_r_280_inspire_awe_reveals_the_card_in_the_reveal_turn() -> None:
    """With a sandworm it comes to the hand, so its 2 Persuasion are there at once; without one it does not."""
    for sandworms, persuasion in ((1, 2), (0, 0)):
        mine = seat(sandworms=sandworms, intrigue=["inspire_awe"])
        table = revealed("dagger", mine=mine).intrigue("inspire_awe")
        assert (table.A.persuasion, table.A.discard) == (persuasion, [] if sandworms else ["prepare_the_way"])
        assert table.A.hand == []


def test_r_281_several_cards_can_be_set_aside() -> None:
    """By Helena's signet and by Manipulate: both cost her 1 Persuasion less; the Row is refilled each time."""
    row = ["maula_pistol", "northern_watermaster", *DULL_ROW[2:]]
    mine = seat(
        leader="helena_richese",
        hand=["signet_ring", "convincing_argument", "convincing_argument"],
        intrigue=["manipulate", KEEPER],
    )
    deck = ["shishakli", "corrinth_city"]
    table = uprising(A=mine, boxes=WITH_BASE, row=row, imperium_deck=deck, B=DONE, C=DONE)
    table.play("signet_ring").to("imperial_basin").resolve("leader/helena_richese").choose("set_aside:maula_pistol")
    table.intrigue("manipulate").choose("set_aside:northern_watermaster").end_turn()
    assert table.row == ["corrinth_city", "shishakli", *DULL_ROW[2:]]
    table.reveal("A")
    assert sorted(table.offers("claim")) == ["maula_pistol", "northern_watermaster"]
    table.choose("claim:maula_pistol", "claim:northern_watermaster")
    assert (table.A.persuasion, table.A.discard) == (4 - 2 - 2, ["maula_pistol", "northern_watermaster"])


def test_r_282_special_mission_without_a_spy_on_the_board_places_one() -> None:
    """By a City; who has a spy may recall it instead: the wall may go, 2 spice."""
    table = holder("special_mission").intrigue("special_mission")
    assert sorted(table.offers("place_spy")) == CITY_POSTS
    table = holder("special_mission", seat(spies=["hagga_basin"])).intrigue("special_mission")
    assert table.legal == ["choose:1", "choose:2"]
    table.choose("choose:2", "accept")
    assert (table.A.spies, table.A.spice, table.state.wall) == ([], 2, False)


def test_r_283_sietch_ritual_needs_a_card_in_hand() -> None:
    """In an Agent turn it is playable; in the Reveal turn the hand is empty."""
    table = holder("sietch_ritual")
    assert table.can("intrigue:sietch_ritual")
    table.reveal()
    assert (table.asked, table.can("intrigue:sietch_ritual")) == ("reveal_effects", False)


@pytest.mark.parametrize(
    ("mine", "holder_of_both", "vp"), [(4, "B", 1), (5, "B", 1), (3, "B", None), (5, "A", None), (4, "", None)]
)
def test_r_284_shadow_alliance_scores_once(mine: int, holder_of_both: str, vp: int | None) -> None:
    """4 Influence where an opponent holds the Alliance, with two such factions 1 VP as well; with none not playable."""
    influence = {"guild": mine, "fremen": mine}
    alliances = {"guild": holder_of_both, "fremen": holder_of_both}
    me = seat(influence=influence, intrigue=["shadow_alliance", "crysknife"], trophies=["crysknife_i"])
    table = endgame(me, seat(influence={"guild": 5, "fremen": 5}), alliances=alliances)
    assert table.can("intrigue:shadow_alliance") == (vp is not None)
    if vp is not None:
        assert table.intrigue("shadow_alliance").A.vp == vp


def test_r_285_the_spice_of_secure_spice_trade_breaks_ties() -> None:
    """Two copies: 1 VP and 2 spice, more than B's 1 spice at 1 VP; with one copy it cannot be played, and B wins."""
    for copies, winner in ((2, "A"), (1, "B")):
        mine = seat(deck=["the_spice_must_flow"] * copies, vp=2 - copies, intrigue=["secure_spice_trade"])
        table = endgame(mine, seat(vp=1, spice=1))
        if copies == 2:
            table.intrigue("secure_spice_trade")
        else:
            table.pass_()
        assert (table.A.vp, table.A.spice) == (1, 2 if copies == 2 else 0)
        assert table.ranking[0] == winner


def test_r_287_opportunism_takes_two_influence_and_buy_access_gives_two() -> None:
    """Both of one faction allowed, with the VP of 2 Influence; Buy Access never twice with one."""
    table = holder("opportunism", seat(influence={"fremen": 2}, solari=2, vp=1)).intrigue("opportunism")
    assert (table.A.influence["fremen"], table.A.solari, table.A.vp) == (0, 0, 1 - 1 + 1)
    table = holder("buy_access", seat(solari=5)).intrigue("buy_access").choose("influence:fremen")
    assert (len(table.legal), table.can("influence:fremen")) == (3, False)
    table.choose("influence:guild")
    assert (table.A.influence["fremen"], table.A.influence["guild"], table.A.solari) == (1, 1, 0)


def test_r_288_spice_is_power_and_tactical_option() -> None:
    """Exactly three troops, or 3 spice; any number of troops, none too."""
    assert not combat("spice_is_power", seat(conflict=2)).can("intrigue:spice_is_power")
    table = combat("spice_is_power", seat(conflict=4, garrison=0)).intrigue("spice_is_power")
    assert (table.A.spice, table.A.conflict, table.A.garrison) == (3, 1, 3)
    table = combat("spice_is_power", seat(conflict=2, spice=3)).intrigue("spice_is_power")
    assert (table.A.strength, table.A.spice) == (4 + 6, 0)
    table = combat("tactical_option", seat(conflict=2)).intrigue("tactical_option").choose("choose:2")
    assert table.legal == ["retreat:0", "retreat:1", "retreat:2"]
    assert table.choose("retreat:0").A.strength == 4


def test_r_289_a_trashed_intrigue_card_is_not_shuffled_in_again() -> None:
    """Branching Path trashes one and draws from the reshuffled discard pile, where it is not."""
    mine = seat(influence={"bene_gesserit": 4}, intrigue=["cunning"])
    piles = {"intrigue_deck": [], "intrigue_discard": ["detonation"]}
    table = sent("branching_path", "arrakeen", mine, alliances={"bene_gesserit": "A"}, **piles)
    table.resolve("card/branching_path").choose("trash_intrigue:cunning")
    assert (sorted(table.A.intrigue), table.intrigue_gone) == (["detonation", KEEPER], ["cunning"])
    assert (table.state.intrigue_deck, table.intrigue_discard) == ((), [])


# --- Setup ------------------------------------------------------------------------------------------------------------


def test_r_290_base_cards_join_without_the_mentat() -> None:
    """No Calculated Hire, no Sort Through the Chaos, no space of the Mentat, no Foldspace without Ilesa's box."""
    rules = rules_for(WITH_BASE, True, old_conflicts=True)
    assert "calculated_hire" not in [card.id for card in rules.intrigue]
    assert "poison_snooper" in [card.id for card in rules.intrigue]
    conflicts = [card.id for card in rules.conflicts]
    assert ("sort_through_the_chaos" in conflicts, "cloak_and_dagger" in conflicts) == (False, True)
    assert not any("mentat" in space.id for space in rules.spaces)
    assert "foldspace" not in [card.id for card in rules.reserve]
    with_ix = rules_for(("uprising", "base", "ix"), True)
    assert "foldspace" in [card.id for card in with_ix.reserve]
    assert "ilesa_ecaz" in [leader.id for leader in with_ix.leaders]


def test_r_291_posts_of_rise_of_ix() -> None:
    """One between Interstellar Shipping and Smuggling, one between Tech Negotiation and Dreadnought."""
    boxes = ("uprising", "ix")
    post = "interstellar_shipping_and_smuggling"
    mine = seat(spies=[post], influence={"guild": 2}, deck=["diplomacy"] * 2)
    table = sent("dune_the_desert_planet", "interstellar_shipping", mine, boxes=boxes)
    table.choose(f"recall_spy:{post}")
    assert (table.A.spies, table.A.hand) == ([], ["diplomacy"])
    table = sent("strike_fleet", "dreadnought", seat(solari=3, spies=["tech_negotiation_and_dreadnought"]), boxes=boxes)
    assert table.A.on == ["dreadnought"]
    spaces = {space.id for space in rules_for(boxes, False).spaces}
    assert not spaces & {"assembly_hall", "gather_support"}
    assert spaces >= {"high_council", "imperial_privilege", "swordmaster"}


@pytest.mark.parametrize("players", [3, 4])
def test_r_292_objectives_by_the_number_of_players(players: int) -> None:
    """One face up for each; with three players all icons differ; the owner of the marked one begins."""
    for seed in range(8):
        g = new_game(Setup(players=players, boxes=("uprising",)), f"objectives {seed}").state
        icons = [BATTLE_ICON_NAMES[battle_icon(g, player.trophies[0])] for player in g.players]
        assert [len(player.trophies) for player in g.players] == [1] * players
        names = {3: ["crysknife", "desert_mouse", "ornithopter"], 4: ["crysknife"] * 2 + ["desert_mouse"] * 2}
        assert sorted(icons) == names[players]
        first = g.rules.source_ids[g.players[g.first_player].trophies[0]]
        assert first == "objective/desert_mouse_i"


@pytest.mark.parametrize(("players", "vp"), [(3, 0), (4, 1)])
def test_r_293_four_players_start_with_a_vp(players: int, vp: int) -> None:
    """Three without one."""
    g = new_game(Setup(players=players, boxes=("uprising",)), "starting VP").state
    assert [int(player.vp) for player in g.players] == [vp] * players


# --- What is known ----------------------------------------------------------------------------------------------------


def test_r_294_cards_that_came_to_a_hand_openly_stay_known() -> None:
    """Acquired with Price is No Object: B sees it among A's two cards, not the other one; sizes are open."""
    mine = seat(solari=9, hand=["dagger"], deck=["diplomacy"] * 4, discard=["reconnaissance"])
    table = sent("price_is_no_object", "secrets", mine).resolve("card/price_is_no_object")
    table.choose("acquire:the_spice_must_flow")
    seen = view(table.game, 1).state.players[0]
    spice = table.rules.card_number("the_spice_must_flow")
    assert sorted(seen.hand) == [HIDDEN, spice]
    assert seen.deck == (HIDDEN,) * 4
    assert [table.rules.cards[card].id for card in seen.discard] == ["reconnaissance"]
    assert set(view(table.game, 0).state.players[0].hand) == {spice, table.rules.card_number("dagger")}


def test_r_294_a_card_that_leaves_the_hand_is_forgotten() -> None:
    """Weirding Woman comes back to the hand before everybody's eyes, and is played again."""
    mine = seat(hand=["weirding_woman", "dagger"], in_play=["truthtrance"], intrigue=[KEEPER])
    table = uprising(A=mine, B=DONE, C=DONE).play("weirding_woman").to("arrakeen").plain()
    woman = table.rules.card_number("weirding_woman")
    assert sorted(view(table.game, 1).state.players[0].hand) == [HIDDEN, woman]
    table.end_turn().play("weirding_woman")
    assert view(table.game, 1).state.players[0].hand == (HIDDEN,)
