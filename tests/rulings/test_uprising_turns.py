"""Rulings of the base box that Uprising shares, where its board, cards or pieces could make a difference."""

from __future__ import annotations

import pytest

from tests.support.table import Table, seat
from tests.support.uprising import KEEPER, uprising

DONE = seat(revealed=True)
LAST_ROUND: list[str] = []  # no Conflict is left: the game stops after this round, and shows what it brought


# --- Rounds and turns -------------------------------------------------------------------------------------------------


def test_r_002_the_controller_of_spice_refinery_defends_before_hands_are_drawn() -> None:
    """A space that only this board lets one control; the Conflict is shown first."""
    for answer, deployed in (("accept", 1), ("decline", 0)):
        table = uprising(
            phase="round_start",
            control={"spice_refinery": "A"},
            conflict_deck=["propaganda", "battle_for_spice_refinery"],
            A=seat(garrison=8, deck=["dagger"] * 6),
        )
        assert (table.asked, table.decider, table.A.hand) == ("defend", "A", [])
        table.choose(answer)
        assert (table.A.conflict, table.A.supply, table.A.garrison) == (deployed, 4 - deployed, 8)
        assert len(table.A.hand) == 5


def test_r_101_troops_of_the_garrison_do_not_defend() -> None:
    """With an empty supply the controller is not asked; Maker Hooks are no help."""
    table = uprising(
        phase="round_start",
        control={"spice_refinery": "A"},
        conflict_deck=["propaganda", "battle_for_spice_refinery"],
        wall=False,
        A=seat(garrison=12, hooks=True, deck=["dagger"] * 6),
    )
    assert (table.asked, table.A.strength, table.A.garrison) == ("turn", 0, 12)
    assert len(table.A.hand) == 5


def test_r_004_nothing_to_play_leaves_only_the_reveal_turn() -> None:
    """An empty hand: the Council seat and Assembly Hall still give their Persuasion."""
    mine = seat(agents=1, council=True, on=["assembly_hall"], spies=["hagga_basin"], water=1)
    table = uprising(A=mine)
    assert (table.asked, table.A.persuasion) == ("reveal_effects", 2 + 1)


def test_r_008_the_own_agent_blocks_a_space_that_one_spies_on() -> None:
    """A spy opens a space to its owner against enemy Agents, never against an own one."""
    mine = seat(agents=1, hand=["diplomacy"], on=["espionage"], spies=["espionage_and_secrets"], spice=1)
    table = uprising(A=mine, B=seat(hand=["diplomacy"], on=["secrets"], agents=1)).play("diplomacy")
    assert table.can("send:secrets")
    assert not table.can("send:espionage")
    assert table.why_not("send:espionage").startswith("occupied: own")


def test_r_096_nobody_takes_the_conflict_card_after_a_tie() -> None:
    """It is not fought for again, and lies before nobody; the next one is."""
    table = uprising(
        phase="rewards",
        conflict="skirmish_desert_mouse",
        conflict_deck=["propaganda"],
        A=seat(hand=["dagger"], conflict=2, trophies=["desert_mouse_i"]),
        B=seat(hand=["dagger"], conflict=2, trophies=["crysknife_i"]),
    )
    assert (table.state.round, table.rules.conflicts[table.state.conflict].id) == (3, "propaganda")
    assert (table.A.trophies, table.B.trophies) == (["desert_mouse_i"], ["crysknife_i"])
    assert (table.A.vp, table.B.vp, table.A.solari, table.B.solari) == (0, 0, 3, 3)


# --- Order of effects -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after", "spice", "vp"), [(1, 2, 1, 1), (0, 1, 0, 0)])
def test_r_011_influence_of_the_visit_meets_the_cards_condition(before: int, after: int, spice: int, vp: int) -> None:
    """Wheels Within Wheels to Deliver Supplies: the second Guild Influence gives 1 VP, and the card 1 spice."""
    mine = seat(
        hand=["wheels_within_wheels"],
        spies=["deliver_supplies_and_heighliner"],
        influence={"guild": before},
        intrigue=[KEEPER],
    )
    table = uprising(A=mine).play("wheels_within_wheels").to("deliver_supplies").choose("decline").plain()
    assert (table.A.influence["guild"], table.A.spice, table.A.vp) == (after, spice, vp)
    assert (table.A.water, table.A.solari) == (1, 0)


def test_r_012_a_mandatory_discard_waits_for_a_card() -> None:
    """Guild Envoy was the last card in hand: the card that Fremkit draws must be discarded."""
    table = uprising(A=seat(hand=["guild_envoy"], deck=["dagger", "diplomacy"], intrigue=[KEEPER]))
    table.play("guild_envoy").to("fremkit")
    while not table.can("end_turn"):
        table.choose(table.legal[0])
    assert (table.A.hand, table.A.discard, table.A.deck) == ([], ["diplomacy"], ["dagger"])


@pytest.mark.parametrize(
    ("card", "space", "faction"),
    [
        ("reconnaissance", "sietch_tabr", "fremen"),
        ("dagger", "imperial_privilege", "emperor"),
        ("dune_the_desert_planet", "shipping", "guild"),
    ],
)
def test_r_014_spaces_that_require_influence_give_none(card: str, space: str, faction: str) -> None:
    """Only the spaces of a faction give its Influence."""
    mine = seat(hand=[card], influence={faction: 2}, solari=3, spice=3, intrigue=[KEEPER])
    table = uprising(A=mine).play(card).to(space)
    while not table.can("end_turn"):
        table.choose("influence:bene_gesserit" if table.can("influence:bene_gesserit") else table.legal[0])
    assert table.A.influence[faction] == 2


def test_r_015_taking_the_wall_off_may_be_declined_and_the_rest_not() -> None:
    """Sietch Tabr: the turn does not end before the space is resolved; the wall may stand."""
    table = uprising(A=seat(hand=["reconnaissance"], influence={"fremen": 2}, intrigue=[KEEPER]))
    table.play("reconnaissance").to("sietch_tabr")
    assert not table.can("end_turn")
    table.resolve("space/sietch_tabr").choose("choose:2")
    assert table.legal == ["accept", "decline"]
    table.choose("decline")
    assert (table.state.wall, table.A.water) == (True, 1)


def test_r_016_trash_this_card_is_optional_only_with_an_arrow() -> None:
    """Dangerous Rhetoric goes in any case, Treacherous Maneuver only for the second Influence."""
    table = uprising(A=seat(hand=["dangerous_rhetoric"], intrigue=[KEEPER])).play("dangerous_rhetoric")
    table.to("assembly_hall").resolve("card/dangerous_rhetoric").choose("influence:fremen")
    assert table.trashed == ["dangerous_rhetoric"]

    mine = seat(hand=["treacherous_maneuver", "sardaukar_soldier"], intrigue=[KEEPER])
    table = uprising(A=mine).play("treacherous_maneuver").to("secrets")
    kept = table.copy().end_turn()
    assert (kept.trashed, kept.A.in_play) == ([], ["treacherous_maneuver"])
    table.resolve("card/treacherous_maneuver")
    assert sorted(table.trashed) == ["sardaukar_soldier", "treacherous_maneuver"]


# --- Costs ------------------------------------------------------------------------------------------------------------


def test_r_018_an_intrigue_card_with_a_cost_or_condition_needs_it() -> None:
    """One Solari short, or without the Council seat, it cannot be played."""
    for solari, council, playable in ((3, True, True), (2, False, False)):
        mine = seat(hand=["diplomacy"], solari=solari, council=council, intrigue=["mercenaries", "councilors_ambition"])
        table = uprising(A=mine)
        assert table.can("intrigue:mercenaries") == playable
        assert table.can("intrigue:councilors_ambition") == playable
    assert table.why_not("intrigue:mercenaries") == "cost: solari, have 2, need 3"


def test_r_019_influence_that_is_not_there_pays_nothing() -> None:
    """Captured Mentat: without any Influence none is exchanged; Opportunism needs two."""
    for influence, possible in (({}, False), ({"guild": 1}, True)):
        mine = seat(hand=["captured_mentat"], influence=influence, solari=2, intrigue=["opportunism", KEEPER])
        table = uprising(A=mine).reveal()
        assert table.can("resolve:card/captured_mentat.2") == possible
        assert not table.can("intrigue:opportunism")
    assert table.why_not("intrigue:opportunism") == "cost: influence, have 1, need 2"


def test_r_020_influence_may_be_lost_and_gained_with_the_same_faction() -> None:
    """Change Allegiances: from 2 Emperor Influence to 1 and back, 1 VP lost and gained."""
    mine = seat(hand=["diplomacy"], influence={"emperor": 2}, vp=1, intrigue=["change_allegiances", KEEPER])
    table = uprising(A=mine).intrigue("change_allegiances")
    assert (table.A.influence["emperor"], table.A.vp) == (1, 0)
    table.choose("influence:emperor")
    assert (table.A.influence["emperor"], table.A.vp) == (2, 1)


# --- Troops -----------------------------------------------------------------------------------------------------------


def test_r_024_all_recruits_and_two_of_the_garrison_are_deployed() -> None:
    """Heighliner is a Combat space here: 5 recruits and 2 of the 3 that were there."""
    table = uprising(A=seat(hand=["diplomacy"], spice=5, garrison=3, intrigue=[KEEPER])).play("diplomacy")
    table.to("heighliner").plain()
    assert table.offers("deploy") == ["1", "2", "3", "4", "5", "6", "7"]


def test_r_025_no_deployment_from_a_space_without_combat() -> None:
    """Gather Support; a card that lets recruits be deployed there gives no right to others of the garrison."""
    table = uprising(A=seat(hand=["dagger"], garrison=3, intrigue=[KEEPER])).play("dagger").to("gather_support").plain()
    assert (table.A.garrison, table.offers("deploy")) == (5, [])
    mine = seat(hand=["sardaukar_coordination"], garrison=3, intrigue=[KEEPER])
    table = uprising(A=mine).play("sardaukar_coordination").to("gather_support").plain()
    assert (table.A.garrison, table.offers("deploy")) == (5, ["1", "2"])
    table.choose("deploy:1")
    assert (table.A.conflict, table.A.garrison) == (1, 4)


def test_r_026_recruits_from_an_intrigue_card_count_as_recruits() -> None:
    """1 of Arrakeen and 2 of Mercenaries."""
    mine = seat(hand=["reconnaissance"], solari=3, garrison=0, intrigue=["mercenaries", KEEPER])
    table = uprising(A=mine).play("reconnaissance").to("arrakeen").plain()
    assert table.offers("deploy") == ["1"]
    table.intrigue("mercenaries")
    assert (table.A.garrison, table.offers("deploy")) == (3, ["1", "2", "3"])


def test_r_027_deployment_stays_open_for_late_recruits() -> None:
    """After 1 recruit and 1 of the garrison: the new troop, and the second of the garrison."""
    mine = seat(hand=["reconnaissance"], garrison=3, intrigue=["shaddams_favor", KEEPER])
    table = uprising(A=mine).play("reconnaissance").to("arrakeen").plain().choose("deploy:2")
    table.intrigue("shaddams_favor")
    assert (table.A.conflict, table.A.garrison, table.offers("deploy")) == (2, 3, ["1", "2"])


def distracted() -> Table:
    """Lady Amber in her Reveal turn has deployed two troops; Distraction waits for three."""
    mine = seat(
        leader="lady_amber_metulli",
        hand=["dagger"],
        garrison=4,
        intrigue=["distraction", "detonation", "detonation", KEEPER],
    )
    return uprising(A=mine, wall=False).intrigue("distraction").reveal().intrigue("detonation").choose("deploy:2")


def test_r_038_a_troop_that_retreats_no_longer_counts_as_deployed() -> None:
    """Two deployed, one back, one deployed: two units in this turn; without the retreat three."""
    table = distracted().resolve("leader/lady_amber_metulli").choose("retreat:1")
    table.intrigue("detonation").choose("deploy:1")
    assert (table.A.conflict, table.A.spies, table.asked) == (2, [], "reveal_effects")
    table = distracted().intrigue("detonation").choose("deploy:1")
    assert (table.A.conflict, table.asked) == (3, "place_spy")


def test_r_093_rewards_come_before_the_troops_go_home() -> None:
    """Two troops by a doubled reward, but the supply holds one."""
    table = uprising(
        phase="rewards",
        conflict="protect_the_sietches",
        conflict_deck=LAST_ROUND,
        A=seat(garrison=9, conflict=2, sandworms=1),
        B=seat(),
    )
    assert (table.A.garrison, table.A.supply, table.A.water) == (10, 2, 2)


# --- Influence --------------------------------------------------------------------------------------------------------


def test_r_041_the_bonus_at_4_comes_again() -> None:
    """The spy of the Emperor's track, after a fall from 4 to 3 and a rise; the Alliance and its VP come back too."""
    mine = seat(
        hand=["diplomacy"],
        influence={"emperor": 4},
        vp=2,
        spies=["hagga_basin"],
        intrigue=["change_allegiances", KEEPER],
    )
    table = uprising(A=mine, alliances={"emperor": "A"}).intrigue("change_allegiances")
    assert (table.A.influence["emperor"], table.A.alliances, table.A.vp) == (3, [], 1)
    table.choose("influence:emperor")
    assert (table.asked, table.A.alliances, table.A.vp) == ("place_spy", ["emperor"], 2)
    table.choose("place_spy:deep_desert")
    assert sorted(table.A.spies) == ["deep_desert", "hagga_basin"]


def test_r_049_an_alliance_condition_looks_at_the_token() -> None:
    """Branching Path with 5 Influence beside B's Alliance gives nothing; with the token a new card and 2 spice."""
    for holder, spice in (("B", 0), ("A", 2)):
        mine = seat(hand=["branching_path"], influence={"bene_gesserit": 5}, intrigue=["cunning", KEEPER])
        enemy = seat(hand=["diplomacy"], influence={"bene_gesserit": 5})
        table = uprising(A=mine, B=enemy, alliances={"bene_gesserit": holder}).play("branching_path").to("arrakeen")
        assert table.can("resolve:card/branching_path") == (holder == "A")
        if holder == "A":
            table.resolve("card/branching_path").choose("trash_intrigue:cunning")
        assert (table.A.spice, len(table.A.intrigue)) == (spice, 2)


# --- Reveal turn ------------------------------------------------------------------------------------------------------


def test_r_082_swords_count_as_soon_as_a_unit_comes() -> None:
    """Three swords without a unit are no strength; the sandworm of Desert Power makes six of them."""
    hand = ["dagger", "dagger", "maula_pistol", "desert_power"]
    table = uprising(A=seat(hand=hand, hooks=True, water=1, intrigue=[KEEPER])).reveal()
    assert (table.A.state.swords, table.A.strength) == (3, 0)
    table.resolve("card/desert_power").choose("choose:2")
    assert table.A.strength == 3 + 3


@pytest.mark.parametrize(("recalled", "persuasion"), [("assembly_hall", 0), ("secrets", 1)])
def test_r_113_assembly_hall_gives_persuasion_to_an_agent_there(recalled: str, persuasion: int) -> None:
    """Not where Steersman has taken that Agent back."""
    mine = seat(agents=1, on=["assembly_hall", "secrets"], swordmaster=True, hand=["steersman", "dagger"])
    mine.intrigue = [KEEPER]
    table = uprising(A=mine, B=DONE, C=DONE).play("steersman").to("arrakeen").resolve("card/steersman.2")
    table.choose(f"recall:{recalled}").end_turn().reveal("A")
    assert (table.A.persuasion, recalled in table.A.on) == (persuasion, False)


def test_r_117_what_a_trashed_card_has_given_stays() -> None:
    """The sword of Sardaukar Soldier counts after Calculus of Power has trashed it for 3 more."""
    mine = seat(hand=["calculus_of_power", "sardaukar_soldier"], conflict=1, intrigue=[KEEPER])
    table = uprising(A=mine).reveal()
    assert (table.A.strength, table.A.persuasion) == (2 + 1, 3)
    table.resolve("card/calculus_of_power.2")
    assert (table.trashed, table.A.strength, table.A.persuasion) == (["sardaukar_soldier"], 2 + 1 + 3, 3)


# --- Endgame ----------------------------------------------------------------------------------------------------------


def test_r_150_each_seat_has_one_window_at_the_end() -> None:
    """A, the First Player, leaves its wild pair; after B there is no second chance."""
    table = uprising(
        phase="endgame",
        A=seat(trophies=["propaganda", "desert_mouse_i"]),
        B=seat(trophies=["crysknife_i"], intrigue=["crysknife"]),
    )
    assert (table.decider, sorted(table.legal)) == ("A", ["flip:desert_mouse_i", "pass"])
    table.pass_()
    assert (table.decider, sorted(table.legal)) == ("B", ["intrigue:crysknife", "pass"])
    table.intrigue("crysknife")
    assert (table.asked, table.A.vp, table.B.vp, table.ranking[0]) == ("", 0, 1, "B")
