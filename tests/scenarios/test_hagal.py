"""The scenarios S-H-01 to S-H-20 and S-F-33: one or two persons and the opponents that House Hagal's cards move."""

from __future__ import annotations

import pytest

from landsraad import Setup, new_game
from landsraad.content.registry import rules_for
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.state.state import GameState
from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # a person who has still something to do, so that the table waits
IDLE = seat(agents=0)  # a Rival that has done its turns


def agent(table: Table, card: str, space: str) -> None:
    """A whole Agent turn in which nothing is deployed."""
    who = table.decider
    table.play(card).to(space)
    if table.decider == who and table.asked == "agent_effects":
        table.end_turn()


# --- Two players ------------------------------------------------------------------------------------------------------


def two_players(first: str) -> Table:
    """The last round of a game: A has three Agents, B two, House Hagal three and four free spaces on its cards."""
    return given(
        persons=2,
        first=first,
        turn=first,
        row=[],
        conflict_deck=[],
        hagal_deck=["conspire", "rally_troops", "heighliner", "hardy_warriors"],
        A=seat(hand=["dagger", "dune_the_desert_planet", "reconnaissance"], agents=3, swordmaster=True),
        B=seat(hand=["diplomacy", "diplomacy"]),
    )


def play_three_and_two(table: Table) -> None:
    """Both persons use all their Agents; A sends the third one after B is done."""
    turns = {
        "A": [
            ("dagger", "hall_of_oratory"),
            ("dune_the_desert_planet", "secure_contract"),
            ("reconnaissance", "carthag"),
        ],
        "B": [("diplomacy", "wealth"), ("diplomacy", "foldspace")],
    }
    while any(turns.values()):
        agent(table, *turns[table.decider].pop(0))


def test_s_h_01_house_hagal_acts_as_often_as_the_first_player() -> None:
    """Three Agent turns of the first player bring three turns of House Hagal, two bring two."""
    table = two_players("A")
    play_three_and_two(table)
    assert table.C.on == ["heighliner", "hardy_warriors", "rally_troops"]
    table = two_players("B")
    play_three_and_two(table)
    assert table.C.on == ["heighliner", "hardy_warriors"]


def test_s_h_02_house_hagal_acts_right_after_the_first_players_agent_turn() -> None:
    """Neither the other player's Agent turn nor a Reveal turn moves House Hagal."""
    table = given(
        persons=2,
        row=[],
        conflict_deck=[],
        reserve={"arrakis_liaison": 0, "the_spice_must_flow": 0},
        hagal_deck=["conspire", "rally_troops", "heighliner"],
        A=seat(hand=["dagger", "diplomacy"]),
        B=seat(hand=["diplomacy", "diplomacy", "dagger"]),
    )
    agent(table, "dagger", "hall_of_oratory")
    assert (table.decider, table.C.on) == ("B", ["heighliner"])
    agent(table, "diplomacy", "wealth")
    assert (table.decider, table.C.on) == ("A", ["heighliner"])
    table.reveal("A")
    assert (table.decider, table.C.on) == ("B", ["heighliner"])
    agent(table, "diplomacy", "foldspace")
    assert (table.game.over, table.C.on, table.C.agents) == (True, ["heighliner"], 2)


def test_s_h_03_setup_for_two_players() -> None:
    """House Hagal has all troops in its supply, three Agents and a deck without the cards for one player."""
    table = Table(new_game(Setup(players=2), seed=1))
    hagal = table.C
    assert (hagal.supply, hagal.garrison, hagal.agents, hagal.state.leader) == (12, 0, 3, None)
    assert set(hagal.influence.values()) == {0}
    assert (len(table.hagal_deck), table.hagal_discard) == (28, [])
    assert "arrakeen_1p" not in table.hagal_deck
    assert [table.A.vp, table.B.vp, hagal.vp] == [0, 0, 0]


# --- Agent turns ------------------------------------------------------------------------------------------------------


def test_s_h_04_an_occupied_space_turns_up_the_next_card() -> None:
    """The card of an occupied space is discarded; on the free one the Rival gains what its card says, no Solari."""
    table = given(
        persons=1,
        turn="B",
        hagal_deck=["wealth", "conspire"],
        A=seat(hand=["diplomacy"], on=["conspire"]),
        B=seat(agents=1),
        C=IDLE,
    )
    assert table.hagal_discard == ["conspire", "wealth"]
    assert (table.B.on, table.B.agents) == (["wealth"], 0)
    assert (table.B.influence["emperor"], table.B.solari, table.B.garrison) == (1, 0, 3)


def test_s_h_05_an_empty_deck_and_reshuffle_make_a_new_deck() -> None:
    """All discarded cards are shuffled into a new deck, the Reshuffle card too, and the turn goes on."""
    pile = ["wealth", "conspire", "secrets", "stillsuits", "carthag"] * 4
    table = given(persons=1, turn="B", hagal_deck=[], hagal_discard=pile, A=WAITING, B=seat(agents=1), C=IDLE)
    assert (len(table.hagal_deck), len(table.hagal_discard)) == (19, 1)
    assert sorted(table.hagal_deck + table.hagal_discard) == sorted(pile)
    assert len(table.B.on) == 1
    table = given(
        persons=2, turn="C", hagal_deck=["wealth", "reshuffle"], hagal_discard=["secrets"], A=WAITING, B=WAITING
    )
    assert sorted(table.hagal_deck + table.hagal_discard) == ["reshuffle", "secrets", "wealth"]
    assert table.hagal_discard == table.C.on
    assert len(table.C.on) == 1


def test_s_h_06_recruits_go_to_the_conflict_from_a_combat_space() -> None:
    """Hardy Warriors: both recruits and two troops of the garrison are deployed."""
    table = given(
        persons=1,
        turn="B",
        hagal_deck=["hardy_warriors"],
        A=WAITING,
        B=seat(agents=1, supply=4, garrison=3),
        C=IDLE,
    )
    assert (table.B.conflict, table.B.garrison, table.B.supply) == (4, 1, 2)
    assert table.B.influence["fremen"] == 1


def test_s_h_07_recruits_go_to_the_garrison_elsewhere() -> None:
    """Hall of Oratory: the recruit stays in the garrison, nobody is deployed."""
    table = given(persons=1, turn="B", hagal_deck=["hall_of_oratory"], A=WAITING, B=seat(agents=1), C=IDLE)
    assert (table.B.garrison, table.B.conflict, table.B.supply) == (4, 0, 8)


# --- Harvest Spice ----------------------------------------------------------------------------------------------------


def test_s_h_08_house_hagal_takes_bonus_spice_away() -> None:
    """Two players: the most bonus spice is removed; the Agent of a Combat space brings two troops of the garrison."""
    table = given(
        persons=2,
        turn="C",
        bonus_spice={"the_great_flat": 1, "hagga_basin": 2},
        hagal_deck=["harvest_spice"],
        A=WAITING,
        B=WAITING,
        C=seat(garrison=3),
    )
    assert table.C.on == ["hagga_basin"]
    assert (table.bonus_spice("hagga_basin"), table.bonus_spice("the_great_flat")) == (0, 1)
    assert (table.C.conflict, table.C.garrison, table.C.spice) == (2, 1, 0)


def test_s_h_09_a_rival_gains_all_spice_of_the_space() -> None:
    """Solo: 2 base spice and 2 bonus spice come to the Rival's supply."""
    table = given(
        persons=1,
        turn="B",
        bonus_spice={"the_great_flat": 1, "hagga_basin": 2},
        hagal_deck=["harvest_spice"],
        A=WAITING,
        B=seat(agents=1),
        C=IDLE,
    )
    assert table.B.on == ["hagga_basin"]
    assert (table.B.spice, table.bonus_spice("hagga_basin")) == (4, 0)


def test_s_h_10_harvest_spice_with_a_tie_and_with_nothing() -> None:
    """As much bonus spice: more spice in all decides; no bonus spice at all: the next card."""

    def harvests(**bonus: int) -> Table:
        return given(
            persons=1,
            turn="B",
            bonus_spice=bonus,
            hagal_deck=["secrets", "harvest_spice"],
            A=WAITING,
            B=seat(agents=1),
            C=IDLE,
        )

    table = harvests(the_great_flat=1, hagga_basin=1)
    assert (table.B.on, table.B.spice) == (["the_great_flat"], 4)
    table = harvests()
    assert (table.B.on, table.hagal_discard) == (["secrets"], ["harvest_spice", "secrets"])


# --- Combat -----------------------------------------------------------------------------------------------------------


def test_s_h_11_a_rival_in_the_conflict_reveals_a_card_for_its_swords() -> None:
    """4 strength of two troops and 2 swords; a Rival without troops reveals none; Combat cards come after that."""
    table = given(
        persons=1,
        phase="rival_swords",
        hagal_deck=["wealth", "selective_breeding"],
        A=seat(conflict=1, intrigue=["ambush"]),
        B=seat(conflict=2),
    )
    assert (table.B.strength, table.C.strength) == (6, 0)
    assert (table.hagal_discard, table.hagal_deck) == (["selective_breeding"], ["wealth"])
    assert (table.B.influence["bene_gesserit"], table.B.on) == (0, [])
    assert (table.decider, table.asked, table.can("intrigue:ambush")) == ("A", "combat", True)


def test_s_h_12_house_hagal_wins_a_controlled_space() -> None:
    """A's marker leaves Arrakeen, the first reward is lost, A's 6 strength earn the second reward and B's 4 nothing."""
    table = given(
        persons=2,
        phase="rewards",
        conflict="siege_of_arrakeen",
        conflict_deck=[],
        control={"arrakeen": "A"},
        A=seat(conflict=3),
        B=seat(conflict=2),
        C=seat(conflict=4, swords=1),
    )
    assert table.controller("arrakeen") == ""
    assert (table.A.solari, table.B.solari, table.C.solari) == (4, 0, 0)
    assert (table.A.vp, table.B.vp, table.C.vp) == (0, 0, 0)


# --- The solo game ----------------------------------------------------------------------------------------------------


def laid_out(difficulty: str) -> GameState:
    """A solo game before its first turn."""
    rivals = ["earl_memnon_thorvald", "glossu_the_beast_rabban"]
    return new_state(rules_for(("base",), False, difficulty), 1, ["paul_atreides"], RANDOM, "solo", rivals)


@pytest.mark.parametrize(
    ("difficulty", "solari", "spice", "mentat", "garrison", "intrigue"),
    [
        ("mercenary", 1, 1, 2, 0, 0),
        ("sardaukar", 0, 0, 5, 3, 1),
        ("mentat", 0, 0, 5, 3, 1),
        ("kwisatz_haderach", 0, 0, 5, 3, 1),
    ],
)
def test_s_h_13_solo_setup(difficulty: str, solari: int, spice: int, mentat: int, garrison: int, intrigue: int) -> None:
    """What the person and each Rival start with, the price of the Mentat, the deck, the first player."""
    g = laid_out(difficulty)
    person, *rivals = g.players
    assert (person.solari, person.spice, person.water, person.vp) == (solari, spice, 1, 0)
    assert (person.garrison, person.supply, person.agents) == (3, 9, 2)
    for rival in rivals:
        assert (rival.garrison, rival.supply, rival.agents) == (garrison, 12 - garrison, 2)
        assert (rival.solari, rival.spice, rival.water, rival.vp) == (0, 0, 1, 0)
        assert (len(rival.intrigue), rival.influence) == (intrigue, 0)
    assert g.rules.costs[g.rules.space_number("mentat")] == (mentat, 0, 0)
    marks = {g.rules.hagal[card].id for card in g.hagal_deck}
    assert (len(g.hagal_deck), "reshuffle" in marks, "arrakeen_2p" in marks) == (27, False, False)
    assert g.first_player == 1


def test_s_h_13_the_swordmaster_is_closed_at_the_hardest_level() -> None:
    """At Kwisatz Haderach the person cannot gain the Swordmaster; at Mentat it can."""
    person = seat(hand=["dagger"], solari=8)
    table = given(persons=1, difficulty="mentat", A=person).play("dagger")
    assert "swordmaster" in table.offers("send")
    table = given(persons=1, difficulty="kwisatz_haderach", A=person).play("dagger")
    assert "swordmaster" not in table.offers("send")
    assert "high_council" in table.offers("send")


@pytest.mark.parametrize(
    ("difficulty", "comes"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3), ("kwisatz_haderach", 3)]
)
def test_s_h_14_the_rivals_third_agents_come(difficulty: str, comes: int) -> None:
    """They come with the 5th, 4th or 3rd Conflict, for that round and all later ones."""

    def starts(round: int, swordmaster: bool) -> Table:
        rival = seat(swordmaster=swordmaster)
        person = seat(deck=["dagger"] * 10)
        return given(persons=1, difficulty=difficulty, phase="round_start", round=round - 1, A=person, B=rival, C=rival)

    before = starts(comes - 1, swordmaster=False)
    assert (before.B.agents, before.C.agents) == (2, 2)
    now = starts(comes, swordmaster=False)
    assert (now.decider, now.state.round) == ("A", comes)
    assert (now.B.agents, now.C.agents) == (3, 3)
    later = given(
        persons=1,
        difficulty=difficulty,
        phase="recall",
        first="C",
        round=comes,
        A=seat(deck=["dagger"] * 5),
        B=seat(swordmaster=True, agents=0),
        C=seat(swordmaster=True, agents=0),
    )
    assert (later.decider, later.B.agents, later.C.agents) == ("A", 3, 3)


def test_s_h_15_a_rival_exchanges_full_sets_at_once() -> None:
    """7 spice, 3 water, 3 Intrigue cards or 7 Solari are given for 1 VP each as soon as they are there."""

    def rival() -> seat:
        return seat(agents=1, conflict=1, spice=6, water=2, solari=5, intrigue=["ambush", "bribery"], vp=3)

    harvest = given(
        persons=1, turn="B", bonus_spice={"hagga_basin": 2}, hagal_deck=["harvest_spice"], A=WAITING, B=rival(), C=IDLE
    )
    assert (harvest.B.spice, harvest.B.vp) == (3, 4)

    def second_reward(conflict: str) -> Table:
        return given(
            persons=1,
            phase="rewards",
            conflict=conflict,
            conflict_deck=[],
            intrigue_deck=["windfall"],
            A=seat(conflict=2),
            B=rival(),
        )

    water = second_reward("skirmish_b")
    assert (water.B.water, water.B.vp) == (0, 4)
    both = second_reward("skirmish_a")
    assert (both.B.intrigue, both.B.solari, both.B.vp) == ([], 0, 5)
    assert sorted(both.intrigue_discard) == ["ambush", "bribery", "windfall"]


def test_s_h_16_influence_of_choice_goes_where_the_rival_has_least() -> None:
    """Guild and Bene Gesserit are level with 1: the person chooses; with 0 Guild there is nothing to choose."""

    def wins(guild: int) -> Table:
        influence = {"emperor": 2, "guild": guild, "bene_gesserit": 1, "fremen": 3}
        rival = seat(conflict=2, influence=influence)
        return given(persons=1, phase="rewards", conflict="skirmish_c", conflict_deck=[], B=rival)

    table = wins(guild=1)
    assert (table.decider, table.offers("influence")) == ("A", ["guild", "bene_gesserit"])
    assert table.choose("influence:bene_gesserit").B.influence["bene_gesserit"] == 2
    assert table.B.spice == 1
    assert wins(guild=0).B.influence == {"emperor": 2, "guild": 1, "bene_gesserit": 1, "fremen": 3}


@pytest.mark.parametrize(("copies", "vp"), [(2, 1), (3, 2)])
def test_s_h_17_corner_the_market_against_rivals(copies: int, vp: int) -> None:
    """Each Rival counts as owning two The Spice Must Flow, so that only three are most."""
    person = seat(deck=["the_spice_must_flow"] * copies, intrigue=["corner_the_market"])
    table = given(persons=1, phase="endgame", A=person).intrigue("corner_the_market")
    assert table.A.vp == vp


@pytest.mark.parametrize(
    ("conflict", "deployed", "garrison"), [("desert_power", 4, 3), ("grand_vision", 7, 0)], ids=["II", "III"]
)
def test_s_h_18_a_careful_rival_that_leads_keeps_its_troops(conflict: str, deployed: int, garrison: int) -> None:
    """Mentat: 4 strength ahead it deploys nothing, the recruit stays at home; in a Conflict III it deploys all."""
    table = given(
        persons=1,
        difficulty="mentat",
        turn="B",
        conflict=conflict,
        hagal_deck=["carthag"],
        A=seat(hand=["diplomacy"], conflict=2),
        B=seat(agents=1, conflict=4, garrison=2),
        C=IDLE,
    )
    assert (table.B.conflict, table.B.garrison) == (deployed, garrison)


def test_s_h_19_a_rival_controls_a_space() -> None:
    """It gains the control bonus of the person's visit, and defends with a troop of its supply."""
    visit = given(persons=1, control={"carthag": "B"}, A=seat(hand=["reconnaissance", "dagger"]), B=IDLE, C=IDLE)
    visit.play("reconnaissance").to("carthag")
    assert (visit.B.solari, visit.A.solari) == (1, 0)
    siege = given(
        persons=1,
        phase="round_start",
        conflict_deck=["siege_of_carthag"],
        control={"carthag": "B"},
        A=seat(deck=["dagger"] * 5),
    )
    assert (siege.B.conflict, siege.B.garrison, siege.B.supply) == (1, 3, 8)


def test_s_h_20_the_mentat_costs_5_solari() -> None:
    """Sardaukar: 4 Solari are not enough for the Mentat, 5 are."""
    table = given(persons=1, difficulty="sardaukar", A=seat(hand=["dagger"], solari=4)).play("dagger")
    assert table.offers("send") == ["rally_troops", "hall_of_oratory"]
    assert table.why_not("send:mentat") == "cost: solari, have 4, need 5"
    table = given(persons=1, difficulty="sardaukar", A=seat(hand=["dagger", "diplomacy"], solari=5)).play("dagger")
    assert "mentat" in table.offers("send")
    table.to("mentat")
    assert (table.A.solari, table.mentat) == (0, "A")


def test_s_f_33_a_rival_scores_on_the_tracks_but_takes_no_bonus() -> None:
    """2 Influence: +1 VP. 4 Influence first: the Alliance and its VP, but not the Emperor's two troops."""

    def wealth(emperor: int) -> Table:
        rival = seat(agents=1, influence={"emperor": emperor})
        return given(persons=1, turn="B", hagal_deck=["wealth"], A=WAITING, B=rival, C=IDLE)

    two = wealth(emperor=1)
    assert (two.B.influence["emperor"], two.B.vp, two.B.alliances) == (2, 1, [])
    four = wealth(emperor=3)
    assert (four.B.influence["emperor"], four.B.vp, four.B.alliances) == (4, 1, ["emperor"])
    assert (four.B.garrison, four.B.supply) == (3, 9)
