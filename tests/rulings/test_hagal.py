"""Rulings R-313 to R-332: the turns, troops, choices and rewards of the opponents that House Hagal's cards move.

R-314, cards with two spaces, begins with Rise of Ix: every House Hagal card of the base box names one space at most.
"""

from __future__ import annotations

import pytest

from landsraad import Setup, SetupError, new_game
from landsraad.engine.machine.terms import NOBODY
from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # a person who has still something to do, so that the table waits
IDLE = seat(agents=0)  # a Rival that has done its turns


def rival_turn(
    *cards: str, rival: seat | None = None, person: seat = WAITING, difficulty: str = "", conflict: str = "skirmish_a"
) -> Table:
    """A turn of the Rival B in the solo game; the top card is the last one."""
    return given(
        persons=1,
        difficulty=difficulty,
        turn="B",
        conflict=conflict,
        hagal_deck=list(cards),
        A=person,
        B=rival or seat(agents=1),
        C=IDLE,
    )


def rewards(conflict: str, rival: seat, person: seat | None = None, other: seat | None = None) -> Table:
    """The last Conflict of a solo game, rewards given."""
    return given(
        persons=1, phase="rewards", conflict=conflict, conflict_deck=[], A=person or seat(), B=rival, C=other or seat()
    )


# --- Turns ------------------------------------------------------------------------------------------------------------


def test_r_313_the_first_card_with_a_free_space_counts() -> None:
    """An occupied space turns up the next card; there only the icons of the card count, no card is drawn."""
    person = seat(hand=["diplomacy"], on=["heighliner"])
    table = rival_turn("arrakeen_1p", "heighliner", person=person, rival=seat(leader="earl_memnon_thorvald", agents=1))
    assert (table.B.on, table.hagal_discard) == (["arrakeen"], ["heighliner", "arrakeen_1p"])
    assert (table.B.spice, table.B.influence["guild"], table.B.hand) == (1, 0, [])


def test_r_313_a_space_closed_by_the_voice_counts_as_occupied() -> None:
    """The Rival passes over the card of the space that the person has closed."""
    table = rival_turn("wealth", "stillsuits", person=seat(hand=["diplomacy"], mark="stillsuits"))
    assert (table.B.on, table.B.influence["fremen"]) == (["wealth"], 0)


def test_r_313_the_search_goes_on_until_a_space_is_free() -> None:
    """Even through a whole new deck: of all 27 cards Wealth alone names a free space, and it is discarded."""
    taken = ["conspire", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors", "stillsuits"]
    taken += ["rally_troops", "hall_of_oratory", "carthag", "arrakeen"]
    deck = ["conspire", "foldspace", "selective_breeding", "stillsuits", "rally_troops", "hall_of_oratory"] * 2
    deck += ["heighliner", "secrets", "hardy_warriors", *["carthag", "arrakeen_1p"] * 3, *["harvest_spice"] * 5]
    assert len(deck) == 26
    person = seat(hand=["dune_the_desert_planet"], on=taken)
    for discarded in range(4):
        table = given(
            persons=1,
            turn="B",
            hagal_deck=deck[discarded:],
            hagal_discard=[*deck[:discarded], "wealth"],
            A=person,
            B=seat(agents=1),
            C=IDLE,
        )
        assert table.B.on == ["wealth"]
        assert len(table.hagal_deck + table.hagal_discard) == 27


def test_r_315_reshuffle_in_combat() -> None:
    """Revealed for swords, Reshuffle makes a new deck of all cards, and another one is revealed."""
    table = given(
        persons=2,
        phase="rival_swords",
        hagal_deck=["reshuffle"],
        hagal_discard=["conspire"],
        A=seat(conflict=1, intrigue=["ambush"]),
        C=seat(conflict=1),
    )
    assert (table.asked, table.C.strength) == ("combat", 2 + 4)
    assert sorted(table.hagal_deck + table.hagal_discard) == ["conspire", "reshuffle"]
    assert table.hagal_discard == ["conspire"]


def test_r_315_an_empty_deck_in_combat() -> None:
    """With an empty deck the discarded cards are shuffled at once, then one is revealed."""
    table = given(
        persons=1,
        phase="rival_swords",
        hagal_deck=[],
        hagal_discard=["stillsuits"],
        A=seat(conflict=1, intrigue=["ambush"]),
        B=seat(conflict=1),
    )
    assert (table.B.strength, table.hagal_discard) == (2 + 4, ["stillsuits"])


def test_r_316_rivals_act_while_they_have_agents_and_never_reveal() -> None:
    """B has an Agent left and C has none; once the person has revealed, B acts twice in a row and then Combat comes."""
    table = given(
        persons=1,
        row=[],
        conflict_deck=[],
        hagal_deck=["foldspace", "secrets", "wealth"],
        A=seat(hand=["diplomacy"]),
        B=seat(agents=2),
        C=IDLE,
    )
    table.reveal("A")
    assert table.game.over
    assert (table.B.on, table.C.on) == (["wealth", "secrets"], [])
    assert [player.revealed_at for player in table.state.players] == [1, 0, 0]


# --- Troops and Combat ------------------------------------------------------------------------------------------------


def test_r_317_two_troops_of_the_garrison_come_to_a_combat_space() -> None:
    """Stillsuits recruits nobody, yet two of three troops are deployed; at Rally Troops all recruits stay at home."""
    table = rival_turn("stillsuits")
    assert (table.B.conflict, table.B.garrison) == (2, 1)
    table = rival_turn("stillsuits", rival=seat(agents=1, garrison=1))
    assert (table.B.conflict, table.B.garrison) == (1, 0)
    table = rival_turn("rally_troops")
    assert (table.B.conflict, table.B.garrison, table.B.supply) == (0, 7, 5)


def test_r_317_a_rival_recruits_no_more_than_its_supply_has() -> None:
    """Heighliner with one troop in the supply: that one, and two of the garrison."""
    table = rival_turn("heighliner", rival=seat(agents=1, supply=1, garrison=3))
    assert (table.B.conflict, table.B.garrison, table.B.supply) == (3, 1, 0)


def test_r_318_swords_come_before_combat_cards_in_turn_order() -> None:
    """From the First Player on: C reveals the first card, B the second one; then the person may play a card."""
    table = given(
        persons=1,
        phase="rival_swords",
        first="C",
        conflict_deck=[],
        hagal_deck=["carthag", "selective_breeding", "heighliner"],
        A=seat(conflict=1, intrigue=["ambush"]),
        B=seat(conflict=2, intrigue=["ambush"]),
        C=seat(conflict=2),
    )
    assert (table.C.strength, table.B.strength, table.A.strength) == (4 + 6, 4 + 2, 2)
    assert (table.decider, table.asked) == ("A", "combat")
    table.intrigue("ambush")
    assert table.B.intrigue == ["ambush"]


def test_r_319_house_hagal_acts_after_agent_turns_of_the_first_player_only() -> None:
    """A passed turn and a Reveal turn move nothing; with no Agent left House Hagal does nothing."""
    passing = given(
        persons=2,
        hagal_deck=["conspire"],
        A=seat(hand=["diplomacy"], intrigue=["bindu_suspension"]),
        B=WAITING,
    )
    passing.intrigue("bindu_suspension").pass_()
    assert (passing.decider, passing.C.agents) == ("B", 3)
    spent = given(
        persons=2, hagal_deck=["conspire"], A=seat(hand=["diplomacy", "diplomacy"]), B=WAITING, C=seat(agents=0)
    )
    spent.play("diplomacy").to("wealth")
    assert (spent.decider, spent.C.on, spent.hagal_deck) == ("B", [], ["conspire"])


def test_r_319_an_agent_turn_with_kwisatz_haderach_counts() -> None:
    """A moves an Agent that is on the board already: that is an Agent turn, and House Hagal acts."""
    table = given(
        persons=2,
        hagal_deck=["conspire"],
        A=seat(hand=["kwisatz_haderach", "diplomacy"], agents=0, on=["wealth", "secrets"]),
        B=WAITING,
    )
    table.play("kwisatz_haderach").choose("move:wealth").to("hall_of_oratory")
    assert (table.decider, table.A.on, table.C.on) == ("B", ["secrets", "hall_of_oratory"], ["conspire"])


# --- Two players ------------------------------------------------------------------------------------------------------


def test_r_320_house_hagal_takes_a_rank_but_no_reward() -> None:
    """It is strongest, so nobody wins: A is second, B gets nothing, and neither does House Hagal."""
    table = given(
        persons=2,
        phase="rewards",
        conflict="guild_bank_raid",
        conflict_deck=[],
        A=seat(conflict=3, intrigue=["to_the_victor"]),
        B=seat(conflict=2),
        C=seat(conflict=5),
    )
    assert (table.A.solari, table.B.solari, table.C.solari) == (4, 0, 0)
    assert table.asked != "when_won"


def test_r_320_house_hagal_can_tie() -> None:
    """Level with A for first: A takes the second reward, B is left without one."""
    table = given(
        persons=2,
        phase="rewards",
        conflict="guild_bank_raid",
        conflict_deck=[],
        A=seat(conflict=3),
        B=seat(conflict=2),
        C=seat(conflict=3),
    )
    assert (table.A.solari, table.B.solari, table.C.solari) == (4, 0, 0)


def test_r_320_house_hagal_takes_an_alliance_and_scores_nothing() -> None:
    """It passes A's 4 Influence: the token and A's VP are gone, House Hagal gains no VP and no bonus."""
    table = given(
        persons=2,
        turn="C",
        hagal_deck=["foldspace"],
        alliances={"guild": "A"},
        A=seat(hand=["diplomacy"], vp=2, influence={"guild": 4}),
        B=WAITING,
        C=seat(influence={"guild": 4}),
    )
    assert (table.C.influence["guild"], table.C.alliances) == (5, ["guild"])
    assert (table.A.vp, table.C.vp, table.C.solari) == (1, 0, 0)
    first = given(
        persons=2,
        turn="C",
        hagal_deck=["foldspace"],
        A=WAITING,
        B=WAITING,
        C=seat(influence={"guild": 3}),
    )
    assert (first.C.alliances, first.C.vp, first.C.solari) == (["guild"], 0, 0)
    assert first.C.agents == 2


def test_r_320_house_hagal_has_no_place_in_the_final_ranking() -> None:
    """Only the two persons are ranked."""
    table = given(persons=2, phase="recall", conflict_deck=[], A=seat(vp=4), B=seat(vp=5))
    assert (table.game.over, table.ranking) == (True, ["B", "A"])


def test_r_321_house_hagal_removes_a_control_marker() -> None:
    """It wins the Siege of Carthag: A's marker is gone and none lies there; a marker elsewhere stays."""
    table = given(
        persons=2,
        phase="rewards",
        conflict="siege_of_carthag",
        conflict_deck=[],
        control={"carthag": "A", "arrakeen": "B"},
        A=seat(),
        B=seat(),
        C=seat(conflict=1),
    )
    assert (table.controller("carthag"), table.controller("arrakeen")) == ("", "B")
    tied = given(
        persons=2,
        phase="rewards",
        conflict="siege_of_carthag",
        conflict_deck=[],
        control={"carthag": "A"},
        A=seat(),
        B=seat(conflict=1),
        C=seat(conflict=1),
    )
    assert tied.controller("carthag") == "A"


# --- The solo game ----------------------------------------------------------------------------------------------------


def test_r_322_a_rival_scores_for_influence_without_the_bonus() -> None:
    """Stillsuits to 4 Fremen Influence: the Alliance and its VP, no water."""
    table = rival_turn("stillsuits", rival=seat(agents=1, influence={"fremen": 3}))
    assert (table.B.alliances, table.B.vp, table.B.water) == (["fremen"], 1, 0)


def test_r_322_a_rival_loses_its_alliance_to_the_person() -> None:
    """The person passes the Rival's 4 Influence: the token and its VP change hands."""
    table = given(
        persons=1,
        alliances={"emperor": "B"},
        A=seat(hand=["diplomacy", "diplomacy"], influence={"emperor": 4}),
        B=seat(agents=0, vp=2, influence={"emperor": 4}),
        C=IDLE,
    )
    table.play("diplomacy").to("wealth")
    assert (table.A.alliances, table.A.vp, table.B.vp) == (["emperor"], 1, 1)


def test_r_323_a_rival_pays_7_solari_at_once() -> None:
    """6 Solari and 2 more of the second reward: 7 are spent for 1 VP, 1 is kept."""
    table = rewards("skirmish_a", seat(conflict=1, solari=6), person=seat(conflict=2))
    assert (table.B.solari, table.B.vp) == (1, 1)
    assert len(table.B.intrigue) == 1


def test_r_323_what_is_not_a_full_set_is_kept() -> None:
    """6 Solari, 6 spice, 2 water and 2 Intrigue cards stay where they are."""
    rival = seat(agents=1, solari=6, spice=6, water=2, intrigue=["ambush", "ambush"])
    table = rival_turn("wealth", rival=rival)
    assert (table.B.solari, table.B.spice, table.B.water, len(table.B.intrigue)) == (6, 6, 2, 2)
    assert table.B.vp == 0


def test_r_324_harvested_spice() -> None:
    """Hagga Basin with 2 bonus spice: 4 for a Rival of the solo game, none for House Hagal; the pile is gone."""
    solo = given(
        persons=1,
        turn="B",
        bonus_spice={"hagga_basin": 2},
        hagal_deck=["harvest_spice"],
        A=WAITING,
        B=seat(agents=1, leader="countess_ariana_thorvald"),
        C=IDLE,
    )
    assert (solo.B.spice, solo.bonus_spice("hagga_basin")) == (4, 0)
    two = given(persons=2, turn="C", bonus_spice={"hagga_basin": 2}, hagal_deck=["harvest_spice"], A=WAITING, B=WAITING)
    assert (two.C.on, two.C.spice, two.bonus_spice("hagga_basin")) == (["hagga_basin"], 0, 0)


def test_r_325_leaders_of_rivals() -> None:
    """Paul Atreides and Helena Richese are neither accepted nor offered for a Rival, to whom the person gives one."""
    for leader in ("paul_atreides", "helena_richese"):
        with pytest.raises(SetupError, match=leader):
            Setup(players=1, rival_leaders=("earl_memnon_thorvald", leader)).rules()
    table = Table(new_game(Setup(players=1, leader_mode="choose"), seed=1))
    table.choose("leader:count_ilban_richese")
    for chosen in ("earl_memnon_thorvald", "glossu_the_beast_rabban"):
        assert (table.decider, table.asked) == ("A", "choose_leader")
        assert {"paul_atreides", "helena_richese", "count_ilban_richese"}.isdisjoint(table.offers("leader"))
        table.choose(f"leader:{chosen}")
    assert [player.leader.id for player in table.state.players if player.leader is not None] == [
        "count_ilban_richese",
        "earl_memnon_thorvald",
        "glossu_the_beast_rabban",
    ]


def test_r_325_the_rival_to_the_left_begins() -> None:
    """The Rivals have sent an Agent each before the person is asked for the first time; the marker goes clockwise."""
    setup = Setup(players=1, leaders=("paul_atreides",), rival_leaders=("earl_memnon_thorvald", "count_ilban_richese"))
    table = Table(new_game(setup, seed=1))
    assert (table.first_player, table.decider) == ("B", "A")
    assert (table.B.agents, table.C.agents, table.A.agents) == (1, 1, 2)
    second = given(persons=1, phase="recall", first="B", A=seat(deck=["diplomacy"] * 5))
    assert second.first_player == "C"
    third = given(persons=1, phase="recall", first="C", A=seat(deck=["diplomacy"] * 5))
    assert third.first_player == "A"


def test_r_326_third_agents_act_in_the_round_they_come() -> None:
    """Sardaukar, 4th Conflict: each Rival sends three Agents in that round."""
    table = given(
        persons=1,
        difficulty="sardaukar",
        phase="round_start",
        round=3,
        row=[],
        conflict_deck=["skirmish_b"],
        hagal_deck=["foldspace", "conspire", "secrets", "selective_breeding", "hall_of_oratory", "rally_troops"],
    )
    assert (table.game.over, table.state.round) == (True, 4)
    assert (len(table.B.on), len(table.C.on)) == (3, 3)


def test_r_327_the_person_chooses_between_equal_factions() -> None:
    """A tie for the least Influence is the person's to break; two different factions are the two lowest."""
    table = rewards("skirmish_d", seat(conflict=1, influence={"emperor": 1, "guild": 1}))
    assert (table.decider, table.asked) == ("A", "choose_faction")
    assert table.offers("influence") == ["bene_gesserit", "fremen"]
    table.choose("influence:fremen")
    assert table.B.influence == {"emperor": 1, "guild": 1, "bene_gesserit": 0, "fremen": 1}
    clear = rewards("machinations", seat(conflict=1, influence={"emperor": 3, "guild": 2, "bene_gesserit": 1}))
    assert clear.B.influence == {"emperor": 3, "guild": 2, "bene_gesserit": 2, "fremen": 1}


def test_r_327_the_person_makes_every_other_choice() -> None:
    """The second reward of the Battle for Arrakeen: two of three for the Rival, of the person's choice."""
    table = rewards("battle_for_arrakeen", seat(conflict=1), person=seat(conflict=2))
    assert (table.decider, table.asked) == ("A", "choose_one")
    table.choose("choose:2", "choose:3")
    assert (table.B.spice, table.B.solari, table.B.intrigue) == (2, 3, [])
    assert (table.A.spice, table.A.solari) == (0, 0)


def test_r_327_a_rival_ignores_what_it_cannot_use() -> None:
    """Terrible Purpose: +1 VP, and no card is trashed, for it has none."""
    table = rewards("terrible_purpose", seat(conflict=1))
    assert (table.game.over, table.B.vp, table.trashed) == (True, 1, [])


def test_r_327_a_rival_wins_the_mentat() -> None:
    """Sort Through the Chaos: in the next round the Rival has an Agent more."""
    table = given(
        persons=1,
        phase="rewards",
        conflict="sort_through_the_chaos",
        first="C",
        A=seat(deck=["diplomacy"] * 5),
        B=seat(conflict=1),
    )
    assert (table.decider, table.first_player, table.mentat) == ("A", "A", "B")
    assert (table.B.agents, table.C.agents) == (3, 2)


def test_r_327_a_rival_wins_control() -> None:
    """Siege of Carthag: the Rival's marker lies on Carthag."""
    assert rewards("siege_of_carthag", seat(conflict=1)).controller("carthag") == "B"


@pytest.mark.parametrize(
    ("difficulty", "conflict", "deployed"),
    [
        ("mercenary", "desert_power", 6),
        ("sardaukar", "desert_power", 6),
        ("mentat", "skirmish_a", 3),
        ("mentat", "desert_power", 3),
        ("kwisatz_haderach", "desert_power", 3),
        ("kwisatz_haderach", "grand_vision", 6),
    ],
)
def test_r_328_a_lead_of_4_strength_stops_deployment(difficulty: str, conflict: str, deployed: int) -> None:
    """6 to 2: careful Rivals send no more troops to a Conflict I or II; easier ones, and all in a Conflict III, do."""
    person = seat(hand=["diplomacy"], conflict=1)
    rival = seat(agents=1, conflict=3)
    table = rival_turn("carthag", rival=rival, person=person, difficulty=difficulty, conflict=conflict)
    assert (table.B.conflict, table.B.garrison) == (deployed, 7 - deployed)


def test_r_328_the_lead_counts_swords_and_every_other_seat() -> None:
    """6 to 3 is no such lead; it is measured against the strongest other, a Rival too."""
    swords = seat(hand=["diplomacy"], conflict=1, swords=1)
    close = rival_turn("carthag", rival=seat(agents=1, conflict=3), person=swords, difficulty="mentat")
    assert close.B.conflict == 6
    other = given(
        persons=1,
        difficulty="mentat",
        turn="B",
        hagal_deck=["carthag"],
        A=WAITING,
        B=seat(agents=1, conflict=3),
        C=seat(agents=0, conflict=2),
    )
    assert other.B.conflict == 6


def test_r_329_two_copies_do_not_beat_a_rival() -> None:
    """With two The Spice Must Flow the person has as many as each Rival: 1 VP."""
    person = seat(deck=["the_spice_must_flow"] * 2, intrigue=["corner_the_market"])
    assert given(persons=1, phase="endgame", A=person).intrigue("corner_the_market").A.vp == 1


# --- Effects on opponents, control, rewards ---------------------------------------------------------------------------


@pytest.mark.parametrize("persons", [1, 2])
def test_r_330_rivals_lose_what_opponents_lose(persons: int) -> None:
    """Gun Thopter: every opponent loses a garrison troop, automated ones too."""
    opponent = seat(agents=0, garrison=1)
    person = seat(hand=["gun_thopter", "diplomacy"])
    table = given(persons=persons, A=person, B=opponent, C=opponent).play("gun_thopter").to("carthag")
    if table.can("resolve:card/gun_thopter"):
        table.resolve("card/gun_thopter")
    assert [(view.garrison, view.supply) for view in (table.B, table.C)] == [(0, 12), (0, 12)]


def test_r_330_a_rival_without_a_hand_loses_a_deployed_troop_instead() -> None:
    """Test of Humanity: B has a troop in the Conflict and loses it, C has none and loses nothing."""
    table = given(
        persons=1,
        A=seat(hand=["test_of_humanity", "diplomacy"]),
        B=seat(agents=0, conflict=2),
        C=seat(agents=0),
    )
    table.play("test_of_humanity").to("secrets")
    if table.can("resolve:card/test_of_humanity"):
        table.resolve("card/test_of_humanity")
    assert (table.B.conflict, table.B.supply, table.B.garrison) == (1, 8, 3)
    assert (table.C.garrison, table.C.supply) == (3, 9)


def test_r_331_the_controller_gains_from_a_rivals_visit() -> None:
    """A controls Imperial Basin: the Rival, and House Hagal, that harvest there bring 1 spice."""
    solo = given(
        persons=1,
        turn="B",
        control={"imperial_basin": "A"},
        bonus_spice={"imperial_basin": 1},
        hagal_deck=["harvest_spice"],
        A=WAITING,
        B=seat(agents=1),
        C=IDLE,
    )
    assert (solo.A.spice, solo.B.spice) == (1, 2)
    two = given(
        persons=2,
        turn="C",
        control={"imperial_basin": "A"},
        bonus_spice={"imperial_basin": 1},
        hagal_deck=["harvest_spice"],
        A=WAITING,
        B=WAITING,
    )
    assert (two.A.spice, two.C.spice) == (1, 0)


def test_r_331_a_rival_gains_from_its_own_visit() -> None:
    """A Rival that controls Arrakeen gains 1 Solari when it goes there, and exchanges 7 Solari at once."""
    table = given(
        persons=1,
        turn="B",
        control={"arrakeen": "B"},
        hagal_deck=["arrakeen_1p"],
        A=WAITING,
        B=seat(leader="earl_memnon_thorvald", agents=1, solari=6),
        C=IDLE,
    )
    assert (table.B.solari, table.B.vp, table.B.spice) == (0, 1, 1)


def test_r_332_no_third_reward_in_the_solo_game() -> None:
    """The person who is third gets nothing."""
    third = rewards("guild_bank_raid", seat(conflict=3), person=seat(conflict=1), other=seat(conflict=2))
    assert (third.B.solari, third.C.solari, third.A.solari) == (6, 4, 0)


def test_r_332_a_tie_for_second_brings_the_third_reward() -> None:
    """Person and Rival are level behind the winner: 2 Solari for each of them."""
    tied = rewards("guild_bank_raid", seat(conflict=3), person=seat(conflict=2), other=seat(conflict=2))
    assert (tied.B.solari, tied.C.solari, tied.A.solari) == (6, 2, 2)


def test_a_rival_with_10_victory_points_ends_the_game_and_can_win() -> None:
    """The game ends after the round; with 10 VP each, the Rival's spice decides."""
    table = given(persons=1, phase="recall", A=seat(vp=10), B=seat(vp=10, spice=1), C=seat(vp=3))
    assert (table.game.over, table.ranking) == (True, ["B", "A", "C"])
    assert table.state.winner == 1


def test_nobody_wins_the_conflict_that_house_hagal_wins() -> None:
    """There is no winner whom a card "when you win a Conflict" could serve."""
    table = given(persons=2, phase="rewards", conflict_deck=[], A=seat(conflict=1), C=seat(conflict=2))
    assert table.asked == "endgame"  # the second reward was an Intrigue card
    assert table.pass_().game.over
    assert (table.A.vp, table.B.vp, table.C.vp) == (0, 0, 0)
    assert table.state.mentat == NOBODY
