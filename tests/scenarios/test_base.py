"""The worked examples of the base rules and of their FAQ, S-B-01 to S-F-34, each under its own number.

The examples of solo and two-player games (S-F-33, parts of S-B-02) stand with House Hagal.
"""

from __future__ import annotations

from landsraad import Setup, new_game, view
from landsraad.engine.machine.terms import NOBODY
from tests.support.table import Table, given, seat

FOUR_SOLARI = "siege_of_arrakeen"  # 1st: 1 VP and control of Arrakeen; 2nd: 4 Solari; 3rd: 2 Solari
LAST_ROUND: list[str] = []  # no Conflict is left: the game stops after this round, and shows what it brought
STARTING_DECK = [
    *["convincing_argument"] * 2,
    *["dagger"] * 2,
    "diplomacy",
    *["dune_the_desert_planet"] * 2,
    "reconnaissance",
    "seek_allies",
    "signet_ring",
]
DEAR_ROW = ["space_travel", "stilgar", "chani", "carryall", "gun_thopter"]  # 3, 5, 5, 5, 4 Persuasion


def resolved(conflict: str, a: seat, b: seat, c: seat, d: seat | None = None) -> Table:
    """The table after a Conflict of the last round has been resolved among seats of these strengths."""
    players = 3 if d is None else 4
    return given(
        players=players, phase="rewards", conflict=conflict, conflict_deck=LAST_ROUND, A=a, B=b, C=c, D=d or seat()
    )


def strength(n: int) -> seat:
    """A seat with a strength in the Conflict: as many troops as fit, a sword for an odd rest."""
    return seat(conflict=n // 2, swords=n % 2)


# --- Setup ------------------------------------------------------------------------------------------------------------


def test_s_b_01_setup_of_a_three_player_game() -> None:
    """Decks, Row, Reserve and starting pieces, looked at before the leaders are chosen and the first round begins."""
    game = new_game(Setup(players=3, leader_mode="choose"), "S-B-01")
    g, rules = game.state, game.rules
    assert [rules.conflicts[card].level for card in reversed(g.conflict_deck)] == [1] + [2] * 5 + [3] * 4
    assert (len(g.row), len(g.imperium_deck), len(g.intrigue_deck)) == (5, 62, 40)
    reserve = {card.id: g.reserve[card.reserve_index] for card in rules.reserve}
    assert reserve == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert len(g.players) == 3
    for player in g.players:
        assert sorted(rules.cards[card].id for card in player.deck) == STARTING_DECK
        assert (player.water, player.solari, player.spice, player.vp) == (1, 0, 0, 0)
        assert player.intrigue == ()
        assert (player.agents, player.swordmaster) == (2, False)
        assert (player.garrison, player.supply) == (3, 9)
        assert [player.influence_of(faction) for faction in range(4)] == [0, 0, 0, 0]
    assert g.control == (NOBODY, NOBODY, NOBODY)  # all Control markers are still with their owners
    assert g.alliances == (NOBODY, NOBODY, NOBODY, NOBODY)
    assert g.mentat == NOBODY
    assert g.first_player in (0, 1, 2)


def test_s_b_02_starting_score_by_player_count() -> None:
    """Three players start with no Victory Point, four with one each."""
    assert [player.vp for player in new_game(Setup(players=3), "S-B-02").state.players] == [0, 0, 0]
    assert [player.vp for player in new_game(Setup(players=4), "S-B-02").state.players] == [1, 1, 1, 1]


# --- Sending Agents ---------------------------------------------------------------------------------------------------


def test_s_b_03_sardaukar_legion_reaches_two_groups_of_spaces() -> None:
    """Any one icon of a card sends its one Agent."""
    table = given(A=seat(hand=["sardaukar_legion"], spice=4, solari=8), B=seat(hand=["dagger"]))
    table.play("sardaukar_legion")
    assert sorted(table.offers("send")) == [
        "conspire",
        "hall_of_oratory",
        "high_council",
        "mentat",
        "rally_troops",
        "swordmaster",
        "wealth",
    ]
    table.to("wealth")
    assert (table.A.on, table.A.agents, table.decider) == (["wealth"], 1, "B")


def test_s_b_04_conspire_must_be_payable_at_once() -> None:
    """A space whose cost cannot be paid is closed; its neighbour without a cost is open."""
    table = given(A=seat(hand=["diplomacy"], spice=3)).play("diplomacy")
    assert table.why_not("send:conspire") == "cost: spice, have 3, need 4"
    assert table.can("send:wealth")


def test_s_b_05_conspire_with_four_spice() -> None:
    """Conspire: 4 spice for 5 Solari, 2 troops, an Intrigue card and Influence; it is no Combat space."""
    table = given(intrigue_deck=["windfall", "ambush"], A=seat(hand=["diplomacy"], spice=4))
    table.play("diplomacy").to("conspire").plain()
    assert (table.A.spice, table.A.solari) == (0, 5)
    assert (table.A.supply, table.A.garrison) == (7, 5)
    assert table.A.intrigue == ["ambush"]
    assert table.A.influence["emperor"] == 1
    assert table.legal == ["end_turn"]


def test_s_b_06_fremen_camp_the_arrow_cost_is_optional() -> None:
    """Who declines an arrow neither pays nor gets anything from it."""
    table = given(A=seat(hand=["fremen_camp"], spice=2), B=seat(hand=["dagger"]))
    table.play("fremen_camp").to("secure_contract").end_turn()
    assert (table.A.spice, table.A.garrison, table.A.supply, table.A.solari) == (2, 3, 9, 3)


def test_s_b_07_fremen_camp_paying_once() -> None:
    """An arrow is paid once, however much there is to pay with."""
    table = given(A=seat(hand=["fremen_camp"], spice=4, intrigue=["ambush"]))
    table.play("fremen_camp").to("secure_contract").resolve("card/fremen_camp")
    assert (table.A.spice, table.A.garrison, table.A.supply) == (2, 6, 6)
    assert table.legal == ["end_turn"]


def test_s_b_08_sietch_tabr_needs_two_fremen_influence() -> None:
    """Sietch Tabr opens at 2 Fremen Influence and gives a troop and water."""
    table = given(A=seat(hand=["reconnaissance"], influence={"fremen": 1})).play("reconnaissance")
    assert table.why_not("send:sietch_tabr") == "influence: fremen, have 1, need 2"
    table = given(A=seat(hand=["reconnaissance"], influence={"fremen": 2})).play("reconnaissance").to("sietch_tabr")
    assert (table.A.garrison, table.A.supply, table.A.water) == (4, 8, 1)


def test_s_b_09_hagga_basin_base_and_bonus_spice() -> None:
    """A visit to a Maker space takes the base spice and all that has gathered."""
    table = given(bonus_spice={"hagga_basin": 1}, A=seat(hand=["dune_the_desert_planet"], water=1))
    table.play("dune_the_desert_planet").to("hagga_basin")
    assert (table.A.water, table.A.spice, table.bonus_spice("hagga_basin")) == (0, 3, 0)


def test_s_b_10_dmitry_dune_to_imperial_basin() -> None:
    """With no recruit, two troops of the garrison are the most that go into the Conflict."""
    table = given(A=seat(hand=["dune_the_desert_planet"], garrison=3), B=seat(hand=["dagger"]))
    table.play("dune_the_desert_planet").to("imperial_basin")
    assert (table.A.spice, table.A.garrison, table.A.supply) == (1, 3, 9)
    assert table.why_not("deploy:3") == "limit: deploy, have 2, need 3"
    table.choose("deploy:2")
    assert (table.A.garrison, table.A.conflict) == (1, 2)


def duncan_in_carthag(garrison: int) -> Table:
    """Alyona (B) sends Duncan Idaho to Carthag, which Dmitry (A) controls, and pays the water."""
    table = given(
        turn="B",
        control={"carthag": "A"},
        intrigue_deck=["windfall", "ambush"],
        A=seat(hand=["dagger"]),
        B=seat(hand=["duncan_idaho"], deck=["dagger", "diplomacy"], water=1, garrison=garrison, supply=9),
    )
    return table.play("duncan_idaho").to("carthag").resolve("card/duncan_idaho")


def test_s_b_11_alyona_duncan_idaho_to_carthag() -> None:
    """The space and the card each recruit; all recruits and two of the garrison may fight."""
    table = duncan_in_carthag(garrison=1)
    assert table.A.solari == 1
    assert (table.B.water, table.B.intrigue, table.B.hand) == (0, ["ambush"], ["diplomacy"])
    assert (table.B.garrison, table.B.supply) == (3, 7)
    assert table.offers("deploy") == ["1", "2", "3"]
    table.choose("deploy:3")
    assert (table.B.garrison, table.B.conflict) == (0, 3)


def test_s_b_12_alyona_with_two_troops_in_garrison() -> None:
    """Two recruits and two of the garrison make four, also where the garrison holds more."""
    table = duncan_in_carthag(garrison=2)
    assert table.offers("deploy")[-1] == "4"
    table.choose("deploy:4")
    assert (table.B.garrison, table.B.conflict) == (0, 4)
    table = duncan_in_carthag(garrison=3)
    assert table.offers("deploy")[-1] == "4"
    table.choose("deploy:4")
    assert (table.B.garrison, table.B.conflict) == (1, 4)


def test_s_b_13_nikita_bene_gesserit_initiate_to_rally_troops() -> None:
    """Recruits of a space that is no Combat space stay in the garrison."""
    table = given(
        turn="C", C=seat(hand=["bene_gesserit_initiate"], deck=["dagger", "diplomacy"], solari=4, intrigue=["ambush"])
    )
    table.play("bene_gesserit_initiate").to("rally_troops").plain()
    assert (table.C.solari, table.C.hand) == (0, ["diplomacy"])
    assert (table.C.garrison, table.C.supply, table.C.conflict) == (7, 5, 0)
    assert table.legal == ["end_turn"]


# --- The Reveal turn --------------------------------------------------------------------------------------------------


def dmitry_reveals() -> Table:
    """Dmitry (A) has used both Agents and reveals his last three cards."""
    return given(
        row=DEAR_ROW,
        imperium_deck=["power_play", "opulence"],
        A=seat(
            hand=["imperial_spy", "smugglers_thopter", "stilgar"],
            in_play=["dagger", "diplomacy"],
            on=["imperial_basin", "wealth"],
            agents=0,
            conflict=2,
            intrigue=["ambush"],
        ),
        B=seat(hand=["dagger"]),
    ).reveal()


def test_s_b_14_dmitrys_reveal_turn_effects_and_strength() -> None:
    """Reveal boxes add up; strength is two a troop and one a sword."""
    table = dmitry_reveals()
    assert (table.A.spice, table.A.persuasion, table.A.strength) == (1, 4, 8)


def test_s_b_15_dmitry_buys_space_travel_leftover_persuasion_is_lost() -> None:
    """A bought card goes to the discard pile and is replaced at once; the Reveal turn is the last one of the round."""
    table = dmitry_reveals().choose("buy:space_travel")
    assert table.A.discard == ["space_travel"]
    assert table.row == ["opulence", "stilgar", "chani", "carryall", "gun_thopter"]
    assert (table.A.persuasion, table.legal) == (1, ["end_turn"])
    table.end_turn()
    assert table.A.persuasion == 0
    spent = ["dagger", "diplomacy", "imperial_spy", "smugglers_thopter", "space_travel", "stilgar"]
    assert (sorted(table.A.discard), table.A.in_play, table.A.hand) == (spent, [], [])
    assert (table.decider, table.asked) == ("B", "turn")
    table.reveal()
    assert table.asked == "combat"


def test_s_b_16_a_card_that_fills_the_row_can_be_bought_in_the_same_turn() -> None:
    """The Row is refilled before the next purchase."""
    table = given(
        row=DEAR_ROW,
        imperium_deck=["opulence", "bene_gesserit_sister"],
        A=seat(hand=["convincing_argument"] * 3, intrigue=["ambush"]),
    ).reveal()
    assert (table.A.persuasion, table.can("buy:bene_gesserit_sister")) == (6, False)
    table.choose("buy:space_travel", "buy:bene_gesserit_sister")
    assert table.A.discard == ["space_travel", "bene_gesserit_sister"]
    assert (table.A.persuasion, len(table.row)) == (0, 5)


# --- Combat -----------------------------------------------------------------------------------------------------------


def test_s_b_17_combat_intrigue_passing_is_not_final() -> None:
    """Priority goes round among those with troops until all of them pass in a row."""
    table = given(
        phase="combat",
        conflict=FOUR_SOLARI,
        conflict_deck=LAST_ROUND,
        A=seat(conflict=2, swords=4, intrigue=["windfall"]),
        B=seat(conflict=3, intrigue=["ambush", "windfall"]),
        C=seat(intrigue=["ambush"]),
    )
    assert [table.A.strength, table.B.strength, table.C.strength] == [8, 6, 0]
    assert (table.decider, table.legal) == ("A", ["pass"])
    table.pass_()
    assert table.decider == "B"
    table.intrigue("ambush")
    assert table.B.strength == 10
    table.pass_()  # no more cards for now
    assert (table.decider, table.asked) == ("A", "combat")
    table.pass_()
    assert (table.decider, table.asked) == ("B", "combat")
    assert (table.B.vp, table.B.conflict) == (0, 3)
    table.pass_()
    assert (table.B.vp, table.B.conflict, table.A.solari) == (1, 0, 4)


def test_s_b_18_siege_of_arrakeen_rewards_of_the_worked_example() -> None:
    """First and second are rewarded, strength 0 is not; all troops go home to the supplies."""
    table = resolved(
        "siege_of_arrakeen",
        seat(conflict=2, swords=4, garrison=1, supply=9),
        seat(conflict=3, swords=4, garrison=0, supply=9),
        seat(),
    )
    assert (table.B.vp, table.controller("arrakeen")) == (1, "B")
    assert (table.A.solari, table.A.vp) == (4, 0)
    assert (table.C.solari, table.C.vp) == (0, 0)
    assert [table.A.supply, table.B.supply, table.C.supply] == [11, 12, 9]
    assert [table.A.garrison, table.B.garrison, table.C.garrison] == [1, 0, 3]
    assert [table.A.conflict, table.B.conflict, table.C.conflict] == [0, 0, 0]
    assert [table.A.strength, table.B.strength, table.C.strength] == [0, 0, 0]


def test_s_b_19_no_third_reward_with_three_players() -> None:
    """Third place is worth nothing among three."""
    table = resolved(FOUR_SOLARI, strength(10), strength(8), strength(3))
    assert [table.A.vp, table.B.solari] == [1, 4]
    assert (table.C.vp, table.C.solari) == (0, 0)


def test_s_b_28_tie_for_first_with_three_players() -> None:
    """A tie for first: nobody wins, the tied take the second reward, nothing is left for the third player."""
    table = resolved(FOUR_SOLARI, strength(7), strength(7), strength(4))
    assert [table.A.vp, table.B.vp, table.C.vp] == [0, 0, 0]
    assert [table.A.solari, table.B.solari, table.C.solari] == [4, 4, 0]
    assert table.controller("arrakeen") == ""


def test_s_b_29_tie_for_first_with_four_players() -> None:
    """Two tied for first leave the third reward to the other two, who lose it by a tie of their own."""
    table = resolved(FOUR_SOLARI, strength(7), strength(7), strength(4), strength(2))
    assert [table.A.solari, table.B.solari, table.C.solari, table.D.solari] == [4, 4, 2, 0]
    table = resolved(FOUR_SOLARI, strength(7), strength(7), strength(4), strength(4))
    assert [table.A.solari, table.B.solari, table.C.solari, table.D.solari] == [4, 4, 0, 0]
    assert [table.A.vp, table.B.vp, table.C.vp, table.D.vp] == [0, 0, 0, 0]
    assert table.controller("arrakeen") == ""


def test_s_b_30_tie_for_second() -> None:
    """A tie for second: both take the third reward, nobody the second; with three players too."""
    table = resolved(FOUR_SOLARI, strength(9), strength(6), strength(6), strength(3))
    assert (table.A.vp, table.controller("arrakeen")) == (1, "A")
    assert [table.A.solari, table.B.solari, table.C.solari, table.D.solari] == [0, 2, 2, 0]
    table = resolved(FOUR_SOLARI, strength(9), strength(6), strength(6))
    assert (table.A.vp, table.controller("arrakeen")) == (1, "A")
    assert [table.A.solari, table.B.solari, table.C.solari] == [0, 2, 2]


def test_s_b_35_demand_respect_paid_with_the_spice_just_won() -> None:
    """The reward is there before "when you win" cards are played, and what such a card gives pays for the next one."""
    table = resolved("raid_stockpiles", seat(conflict=1, intrigue=["demand_respect"]), seat(), seat())
    assert (table.A.spice, table.asked) == (3, "when_won")
    table.intrigue("demand_respect").choose("choose:2", "influence:fremen")
    assert (table.A.spice, table.A.influence["fremen"]) == (1, 2)

    held = ["to_the_victor", "demand_respect"]
    table = resolved("skirmish_a", seat(conflict=1, intrigue=held), seat(), seat())
    assert table.A.spice == 0
    table.intrigue("to_the_victor")
    assert table.A.spice == 3
    table.intrigue("demand_respect").choose("choose:2", "influence:fremen")
    assert (table.A.spice, table.A.influence["fremen"]) == (1, 2)


def test_s_f_12_when_you_win_cards_and_a_tie() -> None:
    """Who only tied for first has not won."""
    table = given(
        phase="rewards",
        conflict=FOUR_SOLARI,
        conflict_deck=["grand_vision"],
        A=seat(conflict=2, intrigue=["to_the_victor"], deck=["dagger"]),
        B=seat(conflict=2),
    )
    assert (table.A.solari, table.B.solari) == (4, 4)
    assert (table.decider, table.asked) == ("A", "turn")  # of the next round: nothing was asked before it
    assert (table.A.intrigue, table.A.spice) == (["to_the_victor"], 0)
    assert table.why_not("intrigue:to_the_victor") == "not_now: won_card"


def test_s_f_13_when_you_win_card_drawn_as_the_reward() -> None:
    """A card of the reward itself can be played as a "when you win" card."""
    table = given(
        phase="rewards",
        conflict="raid_stockpiles",  # 1st: an Intrigue card and 3 spice
        conflict_deck=LAST_ROUND,
        intrigue_deck=["ambush", "to_the_victor"],
        A=seat(conflict=1),
    )
    assert (table.A.intrigue, table.A.spice, table.asked) == (["to_the_victor"], 3, "when_won")
    table.intrigue("to_the_victor")
    assert table.A.spice == 6


def test_s_f_16_staged_incident_lowers_strength() -> None:
    """Troops lost in Combat take their strength along; with the last one all strength is gone."""
    table = given(phase="combat", A=seat(conflict=4, swords=2, intrigue=["staged_incident", "windfall"]))
    assert table.A.strength == 10
    table.intrigue("staged_incident")
    assert (table.A.conflict, table.A.strength, table.A.vp) == (1, 4, 1)

    table = given(
        phase="combat",
        A=seat(conflict=3, swords=2, intrigue=["staged_incident"]),
        B=seat(conflict=1, intrigue=["windfall"]),
    )
    assert table.A.strength == 8
    table.intrigue("staged_incident")
    assert (table.A.conflict, table.A.strength, table.A.vp, table.decider) == (0, 0, 1, "B")


# --- Makers, Recall, the end of the game ------------------------------------------------------------------------------


def test_s_b_20_makers_phase_of_the_example() -> None:
    """Each Maker space without an Agent gathers one spice."""
    table = given(
        phase="makers",
        conflict_deck=LAST_ROUND,
        bonus_spice={"the_great_flat": 1},
        A=seat(on=["imperial_basin"], agents=1),
    )
    assert table.bonus_spice("the_great_flat") == 2
    assert table.bonus_spice("hagga_basin") == 1
    assert table.bonus_spice("imperial_basin") == 0


def test_s_b_21_recall_phase_of_the_example() -> None:
    """Agents and Mentat come back, the First Player marker goes clockwise, and a new round begins."""
    table = given(
        phase="recall",
        round=2,
        conflict_deck=["grand_vision", "machinations"],
        mentat="A",
        A=seat(on=["wealth", "carthag", "mentat"], agents=0, vp=9),
        B=seat(on=["arrakeen"], agents=1, deck=["dagger"] * 6),
        C=seat(on=["hagga_basin", "secrets"], agents=0),
    )
    assert (table.A.on, table.B.on, table.C.on) == ([], [], [])
    assert [table.A.agents, table.B.agents, table.C.agents] == [2, 2, 2]
    assert table.state.mentat == NOBODY
    assert (table.state.first_player, table.decider, table.asked) == (table.B.number, "B", "turn")
    assert (table.state.round, table.rules.conflicts[table.state.conflict].id) == (3, "machinations")
    assert len(table.B.hand) == 5


def test_s_b_22_end_of_the_game() -> None:
    """At 10 VP the game ends after Endgame cards; ties go by spice, Solari, water, troops in the garrison."""
    plans = seat(vp=9, spice=1, intrigue=["plans_within_plans"], influence={"emperor": 3, "guild": 3, "fremen": 3})
    table = given(phase="recall", A=seat(vp=10), B=plans)
    assert (table.decider, table.asked) == ("B", "endgame")
    table.intrigue("plans_within_plans")
    assert (table.A.vp, table.B.vp) == (10, 10)
    assert (table.asked, table.game.over, table.state.ranking) == ("", True, (1, 0, 2))

    assert winner(seat(vp=10), seat(vp=11)) == "B"
    assert winner(seat(vp=10, spice=1, solari=9), seat(vp=10, spice=2)) == "B"
    assert winner(seat(vp=10, spice=1, solari=1, water=9), seat(vp=10, spice=1, solari=2)) == "B"
    assert winner(seat(vp=10, water=1, garrison=9), seat(vp=10, water=2)) == "B"
    assert winner(seat(vp=10, garrison=1), seat(vp=10, garrison=2)) == "B"


def winner(a: seat, b: seat) -> str:
    """Who has won, when the Recall phase has ended the game."""
    table = given(phase="recall", A=a, B=b)
    assert table.game.over
    return "ABC"[table.state.winner]


def test_s_b_23_end_by_an_empty_conflict_deck() -> None:
    """After the tenth round the game ends without 10 VP; with a Conflict left it goes on."""
    assert given(phase="recall", round=10, conflict_deck=[], A=seat(vp=9)).game.over
    table = given(phase="recall", round=9, conflict_deck=["grand_vision"], B=seat(deck=["dagger"]), A=seat(vp=9))
    assert (table.game.over, table.state.round) == (False, 10)


# --- Influence, alliances, control ------------------------------------------------------------------------------------


def test_s_b_24_influence_steps_two_and_four_and_the_alliance() -> None:
    """2 Influence is a VP, 4 the bonus and, for the first or the strictly higher, the Alliance with its VP."""
    ways = "know_their_ways"
    table = given(
        A=seat(hand=["dagger", "power_play"], intrigue=[ways, ways], influence={"fremen": 1}),
        B=seat(hand=["dagger"], intrigue=[ways], influence={"fremen": 3}, vp=1),
    )
    table.intrigue(ways)
    assert (table.A.influence["fremen"], table.A.vp) == (2, 1)
    table.play("dagger").to("hall_of_oratory").end_turn()

    assert table.decider == "B"
    table.intrigue(ways)
    assert (table.B.influence["fremen"], table.B.water, table.B.vp, table.B.alliances) == (4, 1, 2, ["fremen"])

    assert table.decider == "A"  # with the Hall of Oratory taken, B could only reveal
    table.play("power_play").to("stillsuits")  # 2 Influence, and 1 water of the space
    assert (table.A.influence["fremen"], table.A.water) == (4, 2)
    assert (table.A.vp, table.B.alliances) == (1, ["fremen"])  # a tie moves nothing
    table.intrigue(ways)
    assert (table.A.influence["fremen"], table.A.water, table.A.alliances) == (5, 2, ["fremen"])
    assert (table.A.vp, table.B.vp, table.B.influence["fremen"]) == (2, 1, 4)


def loses_influence(faction: str, *, own: int, others: list[int], a: list[str], b: list[str]) -> Table:
    """A, who holds a faction's Alliance, pays 1 Influence with it for Shifting Allegiances.

    own, others  A's Influence, and that of B and C; a, b: the Intrigue cards that A and B hold
    The gain is asked next; with the Emperor, where B has the Alliance, it changes no score.
    """
    table = given(
        alliances={faction: "A", "emperor": "B"},
        intrigue_deck=["windfall", "ambush"],
        A=seat(hand=["shifting_allegiances"], spice=2, influence={faction: own, "emperor": 4}, vp=3, intrigue=a),
        B=seat(hand=["dagger"], influence={faction: others[0], "emperor": 6}, vp=3, intrigue=b),
        C=seat(hand=["dagger"], influence={faction: others[1]}, vp=1),
    )
    table.play("shifting_allegiances").to("secure_contract").resolve("card/shifting_allegiances")
    return table.choose(f"lose:{faction}")


def test_s_b_25_dropping_below_a_step() -> None:
    """Below 4 the Alliance is lost, the bonus is not; coming back to 4 gives both again."""
    held = ["master_tactician", "secret_of_the_sisterhood"]  # the first was the bonus of 4 Influence
    table = loses_influence("bene_gesserit", own=4, others=[2, 0], a=held, b=[])
    assert (table.A.influence["bene_gesserit"], table.A.vp, table.A.intrigue) == (3, 2, held)
    assert [table.A.alliances, table.B.alliances, table.C.alliances] == [[], ["emperor"], []]
    table.choose("influence:emperor").intrigue("secret_of_the_sisterhood")
    assert (table.A.influence["bene_gesserit"], table.A.vp, table.A.alliances) == (4, 3, ["bene_gesserit"])
    assert table.A.intrigue == ["master_tactician", "ambush"]


def test_s_f_05_alliance_lost_in_a_tie() -> None:
    """A holder who falls behind an equal hands the Alliance over."""
    table = loses_influence("guild", own=5, others=[5, 0], a=[], b=[])
    assert (table.A.influence["guild"], table.A.vp, table.B.vp) == (4, 2, 4)
    assert [table.A.alliances, table.B.alliances] == [[], ["emperor", "guild"]]


def test_s_f_06_alliance_lost_in_a_tie_with_several() -> None:
    """A holder who falls behind several equals chooses among them."""
    table = loses_influence("guild", own=4, others=[4, 4], a=[], b=[])
    assert (table.decider, table.legal) == ("A", ["alliance:2", "alliance:3"])
    table.choose("alliance:3")
    assert [table.A.vp, table.B.vp, table.C.vp] == [2, 3, 2]
    assert [table.A.alliances, table.B.alliances, table.C.alliances] == [[], ["emperor"], ["guild"]]


def test_s_f_07_alliance_returns_to_the_board() -> None:
    """With nobody at 4 the Alliance waits on the board for the next one who gets there."""
    table = loses_influence("guild", own=4, others=[3, 3], a=[], b=["guild_authorization"])
    assert [table.A.alliances, table.B.alliances, table.C.alliances] == [[], ["emperor"], []]
    assert [table.A.vp, table.B.vp, table.C.vp] == [2, 3, 1]
    table.choose("influence:emperor")
    assert table.decider == "B"
    table.intrigue("guild_authorization")
    assert (table.B.influence["guild"], table.B.vp, table.B.alliances) == (4, 4, ["emperor", "guild"])


def test_s_f_02_shifting_allegiances_on_one_faction() -> None:
    """The Influence given up may come back twice on the same track, passing 2 anew."""
    table = given(A=seat(hand=["shifting_allegiances"], spice=2, influence={"emperor": 1}), B=seat(hand=["dagger"]))
    table.play("shifting_allegiances").to("secure_contract").resolve("card/shifting_allegiances")
    assert (table.A.influence["emperor"], table.A.vp) == (0, 0)
    table.choose("influence:emperor")
    assert (table.A.influence["emperor"], table.A.vp, table.A.spice) == (2, 1, 0)


def test_s_f_03_shifting_allegiances_the_loss_must_be_real() -> None:
    """Influence that is at 0 pays nothing; another faction pays, or the effect is left."""
    allied = seat(hand=["shifting_allegiances"], spice=2, influence={"emperor": 1, "guild": 1}, intrigue=["ambush"])
    table = given(A=allied).play("shifting_allegiances").to("secure_contract")
    assert table.legal == ["resolve:card/shifting_allegiances", "end_turn"]
    table.resolve("card/shifting_allegiances")
    assert table.legal == ["lose:emperor", "lose:guild"]

    alone = seat(hand=["shifting_allegiances"], spice=2, intrigue=["ambush"])
    table = given(A=alone).play("shifting_allegiances").to("secure_contract")
    assert table.legal == ["end_turn"]
    assert table.why_not("resolve:card/shifting_allegiances") == "cost: influence, have 0, need 1"


def test_s_b_26_control_bonus_also_for_the_owner() -> None:
    """The controller's own visit pays the control bonus too."""
    table = given(control={"imperial_basin": "A"}, A=seat(hand=["dune_the_desert_planet"]))
    table.play("dune_the_desert_planet").to("imperial_basin")
    assert table.A.spice == 2


def test_s_b_27_defensive_bonus() -> None:
    """Who controls the space that is fought for may send one troop from the supply, if there is one."""
    for conflict in ("siege_of_carthag", "battle_for_carthag"):
        table = given(
            phase="round_start", conflict_deck=[conflict], control={"carthag": "A"}, A=seat(supply=5, deck=["dagger"])
        )
        assert (table.decider, table.legal) == ("A", ["accept", "decline"])
        table.choose("accept")
        assert (table.A.supply, table.A.garrison, table.A.conflict) == (4, 3, 1)

    table = given(
        phase="round_start",
        conflict_deck=["siege_of_carthag"],
        control={"carthag": "A"},
        A=seat(supply=5, deck=["dagger"]),
    )
    table.choose("decline")
    assert (table.A.supply, table.A.conflict) == (5, 0)

    table = given(
        phase="round_start",
        conflict_deck=["siege_of_carthag"],
        control={"carthag": "A"},
        A=seat(supply=0, deck=["dagger"]),
    )
    assert (table.asked, table.A.supply, table.A.garrison, table.A.conflict) == ("turn", 0, 3, 0)


# --- Single cards and leaders -----------------------------------------------------------------------------------------


def test_s_b_31_bindu_suspension() -> None:
    """At the very start of a turn: draw a card, then hand the turn on or go on with it."""
    dreamer = seat(hand=["dagger"], deck=["diplomacy"], intrigue=["windfall", "bindu_suspension"])
    table = given(A=dreamer, B=seat(hand=["dagger"])).intrigue("bindu_suspension")
    assert sorted(table.A.hand) == ["dagger", "diplomacy"]
    assert table.legal == ["pass", "decline"]
    table.pass_()
    assert (table.decider, table.A.agents, table.A.on) == ("B", 2, [])
    table.reveal()
    assert (table.decider, table.asked) == ("A", "turn")
    assert table.can("play:diplomacy")
    assert table.can("reveal")

    table = given(A=dreamer, B=seat(hand=["dagger"])).intrigue("bindu_suspension").choose("decline")
    assert (table.decider, table.asked) == ("A", "turn")
    table.play("diplomacy").to("wealth")
    assert (table.A.solari, table.A.on) == (2, ["wealth"])

    table = given(A=dreamer).intrigue("windfall")
    assert table.why_not("intrigue:bindu_suspension") == "not_now: start_of_turn"
    table = given(A=dreamer).play("dagger").to("hall_of_oratory")
    assert table.why_not("intrigue:bindu_suspension") == "not_now: start_of_turn"
    table = given(A=dreamer).reveal()
    assert table.why_not("intrigue:bindu_suspension") == "not_now: start_of_turn"


def test_s_b_32_the_voice() -> None:
    """The marked space is closed to opponents, Kwisatz Haderach or not, until the owner's next turn starts."""
    speaker = seat(hand=["the_voice", "reconnaissance"])
    table = given(row=DEAR_ROW, A=speaker, B=seat(hand=["reconnaissance", "arrakis_liaison"], water=2))
    table.play("the_voice").to("imperial_basin").choose("mark:arrakeen").end_turn()
    table.play("reconnaissance")
    assert table.why_not("send:arrakeen") == "forbidden: mark"
    table.to("research_station").end_turn()
    assert (table.decider, table.A.state.mark) == ("A", NOBODY)
    own = Table(table.game.copy()).play("reconnaissance")
    assert own.can("send:arrakeen")
    table.reveal()
    assert table.decider == "B"
    table.play("arrakis_liaison")
    assert table.can("send:arrakeen")

    table = given(A=speaker, B=seat(hand=["kwisatz_haderach"], on=["stillsuits"], agents=1))
    table.play("the_voice").to("imperial_basin").choose("mark:arrakeen").end_turn()
    table.play("kwisatz_haderach").choose("move:leader")
    assert table.why_not("send:arrakeen") == "forbidden: mark"
    assert table.can("send:carthag")


def kwisatz_from_hagga_basin(**more: bool) -> Table:
    """Both Agents stand on the board; Kwisatz Haderach lifts the one in Hagga Basin."""
    table = given(
        conflict_deck=LAST_ROUND,
        A=seat(
            hand=["kwisatz_haderach"],
            on=["hagga_basin", "carthag"],
            agents=0,
            water=1,
            solari=8,
            council=more.get("used", False),
            swordmaster=more.get("used", False),
        ),
    )
    table.play("kwisatz_haderach")
    assert table.legal == ["move:carthag", "move:hagga_basin"]
    return table.choose("move:hagga_basin")


def test_s_b_33_kwisatz_haderach_resends_an_agent() -> None:
    """An Agent of the board goes anywhere, also back; not twice to a once-only space; what it leaves gathers spice."""
    table = kwisatz_from_hagga_basin(used=False)
    assert table.can("send:hagga_basin")
    assert table.can("send:high_council")
    assert table.can("send:swordmaster")
    table.to("secure_contract")
    assert (table.A.solari, table.game.over, table.bonus_spice("hagga_basin")) == (11, True, 1)

    table = kwisatz_from_hagga_basin(used=True)
    assert table.why_not("send:high_council") == "already_seated"
    assert table.why_not("send:swordmaster") == "already_trained"
    table.to("hagga_basin")
    assert (table.A.water, table.A.spice) == (0, 2)
    table.end_turn().end_turn()  # the second one is the Reveal turn's, with 2 Persuasion of the High Council
    assert (table.game.over, table.bonus_spice("hagga_basin")) == (True, 0)


def test_s_b_34_prescience_with_an_empty_deck() -> None:
    """Nothing lies on an empty deck to be looked at; the discard pile is shuffled only for a draw."""
    discarded = ["dagger", "diplomacy", "reconnaissance", "seek_allies"]
    paul = seat(leader="paul_atreides", hand=["space_travel"], discard=discarded, intrigue=["poison_snooper"], solari=1)
    table = given(A=paul)
    assert view(table.game, 0).state.players[0].deck == ()
    table.intrigue("poison_snooper")
    assert (table.asked, table.A.deck, table.A.discard) == ("turn", [], discarded)
    table.play("space_travel").to("foldspace").resolve("card/space_travel")
    assert (len(table.A.hand), len(table.A.deck)) == (1, 3)
    assert view(table.game, 0).state.players[0].deck[-1] == table.A.state.deck[-1]  # now there is something to see


def test_s_b_36_test_of_humanity() -> None:
    """Opponents choose clockwise, each among what it can do."""
    table = given(
        players=4,
        A=seat(hand=["test_of_humanity"], intrigue=["ambush"]),
        B=seat(conflict=1),
        C=seat(hand=["dagger", "diplomacy"]),
        D=seat(hand=["reconnaissance"], conflict=1),
    )
    table.play("test_of_humanity").to("hall_of_oratory").plain()
    assert (table.B.conflict, table.B.supply) == (0, 9)  # the only thing that B could do
    assert (table.decider, sorted(table.legal)) == ("C", ["discard:dagger", "discard:diplomacy"])
    assert (table.D.hand, table.D.conflict) == (["reconnaissance"], 1)
    table.choose("discard:diplomacy")
    assert (table.C.hand, table.C.discard) == (["dagger"], ["diplomacy"])
    assert (table.decider, table.legal) == ("D", ["choose:1", "choose:2"])
    other = Table(table.game.copy()).choose("choose:1")
    assert (other.D.discard, other.D.conflict) == (["reconnaissance"], 1)
    table.choose("choose:2")
    assert (table.D.hand, table.D.conflict, table.D.supply) == (["reconnaissance"], 0, 9)


def test_s_b_37_calculated_hire() -> None:
    """The Mentat is hired from its own space only."""
    hirer = seat(hand=["dagger"], intrigue=["calculated_hire"], spice=1)
    table = given(mentat="B", A=hirer, B=seat(agents=3))
    assert table.why_not("intrigue:calculated_hire") == "condition: mentat_away"
    table = given(A=hirer).intrigue("calculated_hire")
    assert (table.A.agents, table.A.spice, table.state.mentat) == (3, 0, table.A.number)


def test_s_f_01_duncan_idaho_pay_once() -> None:
    """One water, one troop, one card, and no second time."""
    table = given(
        intrigue_deck=["windfall", "ambush"], A=seat(hand=["duncan_idaho"], deck=["dagger", "diplomacy"], water=2)
    )
    table.play("duncan_idaho").to("carthag").plain()
    assert (table.A.garrison, table.A.hand) == (4, [])  # the recruit of Carthag
    table.resolve("card/duncan_idaho")
    assert (table.A.water, table.A.garrison, table.A.hand) == (1, 5, ["diplomacy"])
    assert table.offers("resolve") == []


def test_s_f_04_plans_within_plans_counts_from_three() -> None:
    """A track counts from 3 Influence on."""
    influence = {"emperor": 3, "guild": 3, "bene_gesserit": 3, "fremen": 2}
    table = given(phase="endgame", A=seat(intrigue=["plans_within_plans"], influence=influence))
    table.intrigue("plans_within_plans")
    assert (table.A.vp, table.game.over) == (1, True)


def test_s_f_08_guild_bankers_and_two_copies() -> None:
    """The discount holds for every copy bought in the turn."""
    hand = ["guild_bankers", *["convincing_argument"] * 2, *["gene_manipulation"] * 2, *["fremen_camp"] * 2]
    table = given(row=DEAR_ROW, A=seat(hand=hand, intrigue=["ambush"])).reveal()
    assert table.A.persuasion == 12
    table.choose("buy:the_spice_must_flow")
    assert (table.A.persuasion, table.A.vp) == (6, 1)
    table.choose("buy:the_spice_must_flow")
    assert (table.A.persuasion, table.A.vp) == (0, 2)
    assert (table.A.discard, table.reserve("the_spice_must_flow")) == (["the_spice_must_flow"] * 2, 8)


def test_s_f_09_gun_thopter_and_an_empty_garrison() -> None:
    """Gun Thopter hits garrisons, not deployed troops."""
    table = given(A=seat(hand=["gun_thopter"]), B=seat(hand=["dagger"], garrison=2), C=seat(garrison=0, conflict=2))
    table.play("gun_thopter").to("secure_contract")
    assert (table.B.garrison, table.B.supply) == (1, 11)
    assert (table.C.garrison, table.C.conflict, table.C.supply) == (0, 2, 10)


def test_s_f_10_carryall_doubles_the_base_only() -> None:
    """The base spice is doubled, the bonus spice is not."""
    table = given(bonus_spice={"hagga_basin": 2}, A=seat(hand=["carryall"], water=1))
    assert table.play("carryall").to("hagga_basin").A.spice == 6
    assert given(A=seat(hand=["carryall"])).play("carryall").to("imperial_basin").A.spice == 2
    assert given(A=seat(hand=["carryall"], water=2)).play("carryall").to("the_great_flat").A.spice == 6


def test_s_f_11_double_cross() -> None:
    """Double Cross needs a troop to hit, but none of one's own."""
    table = given(A=seat(hand=["dagger"], intrigue=["double_cross"], solari=1, conflict=1))
    assert table.why_not("intrigue:double_cross") == "condition: opponent_in_conflict"
    table = given(A=seat(hand=["dagger"], intrigue=["double_cross"], solari=1, supply=0), B=seat(conflict=1))
    table.intrigue("double_cross")
    assert (table.A.solari, table.A.conflict, table.A.supply, table.A.garrison) == (0, 0, 0, 3)
    assert (table.B.conflict, table.B.supply) == (0, 9)


def test_s_f_14_imperial_spy_trashed_by_another_effect() -> None:
    """Only its own Agent box turns the spy into an Intrigue card."""
    table = given(A=seat(hand=["guild_administrator", "imperial_spy"]), B=seat(hand=["dagger"]))
    table.play("guild_administrator").to("secure_contract").resolve("card/guild_administrator")
    table.choose("trash_hand:imperial_spy")
    assert (table.A.hand, table.A.discard, table.A.intrigue) == ([], [], [])
    assert table.state.removed == (table.rules.card_number("imperial_spy"),)

    table = given(intrigue_deck=["windfall", "ambush"], A=seat(hand=["imperial_spy"]))
    table.play("imperial_spy").to("wealth").resolve("card/imperial_spy")
    assert (table.A.in_play, table.A.intrigue) == ([], ["ambush"])


def test_s_f_15_liet_kynes_counts_both_kinds_of_turn() -> None:
    """Fremen cards played for Agents and cards revealed all count, Liet Kynes among them."""
    table = given(row=DEAR_ROW, A=seat(hand=["fremen_camp", "liet_kynes", "stilgar"]))
    table.play("fremen_camp").to("secure_contract")
    table.reveal()
    assert table.A.persuasion == 6 + 2  # three Fremen cards, and Stilgar's own


def test_s_f_17_refocus_with_an_empty_discard_pile() -> None:
    """The deck alone is shuffled; a card drawn in the Reveal turn is revealed and used."""
    deck = ["diplomacy", "reconnaissance", "dune_the_desert_planet"]  # 1 Persuasion each
    table = given(row=DEAR_ROW, A=seat(hand=["dagger"], deck=deck, intrigue=["refocus", "ambush"])).reveal()
    assert table.A.persuasion == 0
    listener = table.game.listen()
    table.intrigue("refocus")
    assert [event.kind for event in listener.take()].count("shuffle") == 1
    assert (len(table.A.deck), table.A.hand, table.A.persuasion) == (2, [], 1)
    assert sorted(table.A.in_play + table.A.deck) == sorted(["dagger", *deck])


def test_s_f_18_corner_the_market_ties() -> None:
    """Two copies are worth a VP; the second one takes more copies than anybody else has."""
    spice = "the_spice_must_flow"
    owner = seat(intrigue=["corner_the_market"], deck=[spice, "dagger"], discard=[spice], hand=[spice])
    table = given(phase="endgame", A=owner, B=seat(deck=[spice, spice], discard=[spice]))
    table.intrigue("corner_the_market")
    assert table.A.vp == 1


def test_s_f_19_recruitment_mission_per_card() -> None:
    """Played early, it waits face up; then each card bought in the Reveal turn goes where its owner likes."""
    table = given(
        conflict_deck=LAST_ROUND,
        row=["arrakis_recruiter", "spice_hunter", "stilgar", "chani", "carryall"],
        imperium_deck=["opulence", "power_play"],
        A=seat(hand=["diplomacy", *["convincing_argument"] * 2], intrigue=["recruitment_mission"]),
    )
    table.intrigue("recruitment_mission").play("diplomacy").to("foldspace")
    assert (table.A.discard, table.A.deck) == (["foldspace"], [])  # acquired in the Agent turn: nothing is asked
    assert (table.A.intrigue, table.intrigue_discard) == ([], [])
    table.reveal()
    assert (table.A.persuasion, table.intrigue_discard) == (5, [])
    table.choose("buy:arrakis_recruiter")
    assert sorted(table.legal) == ["to_deck", "to_discard"]
    table.choose("to_deck")
    assert (table.A.deck, table.A.discard) == (["arrakis_recruiter"], ["foldspace"])
    table.choose("buy:spice_hunter", "to_discard")
    assert (table.A.deck, table.A.discard[:2]) == (["arrakis_recruiter"], ["foldspace", "spice_hunter"])
    assert table.intrigue_discard == ["recruitment_mission"]  # the turn is over: 1 Persuasion buys nothing here


def test_s_f_20_retreat_zero_troops() -> None:
    """Any number may be none; retreated troops go to the garrison."""
    table = given(A=seat(hand=["chani"], conflict=2, garrison=3)).reveal().resolve("card/chani.2")
    assert table.legal == ["retreat:0", "retreat:1", "retreat:2"]
    for number in (0, 1, 2):
        after = Table(table.game.copy()).choose(f"retreat:{number}")
        assert (after.A.conflict, after.A.garrison, after.A.supply) == (2 - number, 3 + number, 7)


def test_s_f_21_more_than_twelve_vp() -> None:
    """The score goes on above the last printed space."""
    table = resolved("battle_for_arrakeen", seat(vp=12, conflict=1), seat(), seat())
    assert table.A.vp == 14


def test_s_f_22_sort_through_the_chaos() -> None:
    """The Mentat that was won comes at the start of the next round, and goes home at its end."""
    table = given(
        phase="rewards",
        round=4,
        conflict="sort_through_the_chaos",
        conflict_deck=["grand_vision", "machinations", "desert_power"],
        intrigue_deck=["windfall", "ambush"],
        mentat="C",
        A=seat(conflict=1, deck=["dagger"] * 5),
        C=seat(on=["mentat", "wealth", "secrets"], agents=0),
    )
    assert (table.asked, table.A.intrigue, table.A.solari, table.A.agents) == ("when_won", ["ambush"], 2, 2)
    table.pass_()
    assert (table.state.round, table.decider, table.asked) == (5, "A", "turn")
    assert (table.A.agents, table.C.agents, table.state.mentat) == (3, 2, table.A.number)
    table.reveal().end_turn()
    assert (table.state.round, table.decider, table.asked) == (6, "A", "turn")
    assert (table.A.agents, table.state.mentat) == (2, NOBODY)


def test_s_f_23_the_spice_must_flow_trashed() -> None:
    """The VP stays; the card goes back to its stack."""
    table = given(
        reserve={"the_spice_must_flow": 9},
        A=seat(hand=["guild_administrator"], discard=["the_spice_must_flow"], vp=1),
        B=seat(hand=["dagger"]),
    )
    table.play("guild_administrator").to("secure_contract").resolve("card/guild_administrator")
    table.choose("trash_discard:the_spice_must_flow")
    assert (table.A.vp, table.A.discard, table.reserve("the_spice_must_flow")) == (1, [], 10)


def test_s_f_24_count_ilban_richese() -> None:
    """He draws for Solari paid to a space, not for Solari paid to a card."""
    ilban = seat(
        leader="count_ilban_richese", hand=["firm_grip"], deck=["dagger", "diplomacy", "seek_allies"], solari=6
    )
    table = given(A=ilban).play("firm_grip").to("rally_troops").plain()
    assert (table.A.solari, table.A.hand) == (2, ["seek_allies"])
    table.resolve("card/firm_grip").choose("influence:guild")
    assert (table.A.solari, table.A.influence["guild"]) == (0, 1)
    assert (table.A.hand, table.A.deck) == (["seek_allies"], ["dagger", "diplomacy"])


def test_s_f_25_countess_ariana_thorvald() -> None:
    """She harvests one spice less and draws a card; the control bonus is no harvest."""
    ariana = seat(
        leader="countess_ariana_thorvald", hand=["dune_the_desert_planet"], deck=["dagger", "diplomacy"], spice=0
    )
    table = given(bonus_spice={"imperial_basin": 1}, control={"imperial_basin": "A"}, A=ariana)
    table.play("dune_the_desert_planet").to("imperial_basin")
    assert (table.A.spice, table.A.hand, table.bonus_spice("imperial_basin")) == (1 + 1, ["diplomacy"], 0)
    table = given(bonus_spice={"imperial_basin": 1}, A=ariana)
    table.play("dune_the_desert_planet").to("imperial_basin")
    assert (table.A.spice, table.A.hand) == (1, ["diplomacy"])


def test_s_f_26_baron_masterstroke_once() -> None:
    """The tokens are turned up once in a game, however often four troops are deployed."""
    masterstroke = "leader/baron_vladimir_harkonnen.3"
    table = given(
        A=seat(
            leader="baron_vladimir_harkonnen",
            tokens=["emperor", "bene_gesserit"],
            hand=["diplomacy", "seek_allies"],
            garrison=4,
            supply=8,
            water=1,
            spice=6,
        )
    )
    table.play("diplomacy").to("hardy_warriors").plain().choose("deploy:4").resolve(masterstroke)
    assert table.A.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 1, "fremen": 1}
    table.play("seek_allies").to("heighliner").plain().choose("deploy:4")
    assert table.why_not(f"resolve:{masterstroke}") == "once"
    assert table.A.influence == {"emperor": 1, "guild": 1, "bene_gesserit": 1, "fremen": 1}


def test_s_f_27_assassination_mission() -> None:
    """It pays when something else trashes it; it cannot trash itself."""
    table = given(
        A=seat(hand=["diplomacy", "assassination_mission"], deck=["dagger", "reconnaissance", "seek_allies"], spice=2)
    )
    assert table.why_not("play:assassination_mission") == "no_icon"
    table.play("diplomacy").to("selective_breeding").resolve("space/selective_breeding")
    table.choose("trash_hand:assassination_mission")
    assert (table.A.solari, table.A.hand, table.A.deck) == (4, ["reconnaissance", "seek_allies"], ["dagger"])

    table = given(conflict_deck=LAST_ROUND, A=seat(hand=["assassination_mission"], intrigue=["ambush"])).reveal()
    assert (table.legal, table.A.solari) == (["end_turn"], 1)
    table.end_turn()
    assert (table.A.discard, table.A.solari) == (["assassination_mission"], 1)


def test_s_f_28_helenas_removed_card() -> None:
    """Opponents cannot buy it, and it is gone when her next Reveal turn ends without it."""
    table = given(
        conflict_deck=LAST_ROUND,
        row=DEAR_ROW,
        imperium_deck=["opulence", "power_play"],
        A=seat(leader="helena_richese", hand=["signet_ring", *["convincing_argument"] * 2]),
        B=seat(hand=["convincing_argument"] * 3),
    )
    table.play("signet_ring").to("secure_contract").choose("set_aside:stilgar")
    assert table.row == ["space_travel", "power_play", "chani", "carryall", "gun_thopter"]
    assert table.decider == "B"
    table.reveal()
    assert (table.B.persuasion, table.can("buy:chani")) == (6, True)
    assert table.why_not("buy:stilgar") == "not_held: market"
    assert table.why_not("claim:stilgar") == "not_held: set_aside"
    table.end_turn().reveal()
    assert (table.decider, table.A.persuasion, table.can("claim:stilgar")) == ("A", 4, True)
    table.end_turn()
    assert table.state.removed == (table.rules.card_number("stilgar"),)
    assert "stilgar" not in table.A.discard + table.row
    assert table.A.state.set_aside == ()


def test_s_f_29_conditions_and_costs_of_intrigue_cards() -> None:
    """A card whose condition fails or whose cost cannot be paid stays in hand."""
    table = given(A=seat(hand=["dagger"], solari=1, intrigue=["councilors_dispensation", "bribery"]))
    assert table.why_not("intrigue:councilors_dispensation") == "condition: council_seat"
    assert table.why_not("intrigue:bribery") == "cost: solari, have 1, need 2"
    assert table.offers("intrigue") == []


def test_s_f_30_mohiam_order_and_choice() -> None:
    """Clockwise, each opponent discards two cards of its choice, or what it has; never Intrigue cards."""
    table = given(
        A=seat(hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"]),
        B=seat(hand=["dagger", "diplomacy", "reconnaissance"], intrigue=["ambush"]),
        C=seat(hand=["dagger"], intrigue=["windfall"]),
    )
    table.play("reverend_mother_mohiam").to("wealth")
    assert (table.decider, table.C.hand) == ("B", ["dagger"])
    assert sorted(table.legal) == ["discard:dagger", "discard:diplomacy", "discard:reconnaissance"]
    table.choose("discard:diplomacy")
    assert (table.decider, table.C.hand) == ("B", ["dagger"])
    table.choose("discard:dagger")
    assert (table.B.hand, table.B.discard) == (["reconnaissance"], ["diplomacy", "dagger"])
    assert (table.C.hand, table.C.discard) == ([], ["dagger"])
    assert (table.B.intrigue, table.C.intrigue) == (["ambush"], ["windfall"])


def test_s_f_31_empty_intrigue_deck() -> None:
    """The Intrigue discard pile becomes the new deck when a card has to be drawn."""
    played = ["ambush", "bribery", "charisma", "infiltrate", "refocus", "tiebreaker", "windfall"]
    table = given(intrigue_deck=[], intrigue_discard=played, A=seat(hand=["piter_de_vries"]))
    table.play("piter_de_vries").to("hall_of_oratory")
    deck = [table.rules.intrigue[card].id for card in table.state.intrigue_deck]
    assert (len(table.A.intrigue), len(deck), table.intrigue_discard) == (1, 6, [])
    assert sorted(table.A.intrigue + deck) == played


def test_s_f_32_foldspace_is_not_for_sale() -> None:
    """No Persuasion buys Foldspace."""
    table = given(A=seat(hand=["convincing_argument"] * 10)).reveal()
    assert (table.A.persuasion, table.reserve("foldspace")) == (20, 6)
    assert table.why_not("buy:foldspace") == "forbidden: not_for_sale"


def fremen_bond(*, in_play: list[str], hand: list[str]) -> tuple[int, int]:
    """Strength of one troop, and Fremen Influence, after the Reveal turn's effects."""
    table = given(
        A=seat(in_play=in_play, hand=hand, conflict=1, agents=0, intrigue=["ambush"]), B=seat(hand=["dagger"])
    )
    table.reveal()
    return table.A.strength, table.A.influence["fremen"]


def test_s_f_34_fremen_bond_by_faction() -> None:
    """A second card of the faction makes the bond, however it came into play; a Fremen icon does not."""
    crysknife, fedaykin = "crysknife", "fedaykin_death_commando"  # 1 sword, bond: 1 Influence; bond: 3 swords
    assert fremen_bond(in_play=[], hand=[crysknife]) == (2 + 1, 0)
    assert fremen_bond(in_play=[], hand=[fedaykin]) == (2, 0)
    assert fremen_bond(in_play=[crysknife], hand=[fedaykin]) == (2 + 3, 0)
    assert fremen_bond(in_play=[fedaykin], hand=[crysknife]) == (2 + 1, 1)
    assert fremen_bond(in_play=[], hand=[crysknife, fedaykin]) == (2 + 1 + 3, 1)
    assert fremen_bond(in_play=[], hand=[fedaykin, crysknife]) == (2 + 3 + 1, 1)
    assert fremen_bond(in_play=["diplomacy"], hand=[fedaykin]) == (2, 0)
    assert fremen_bond(in_play=["diplomacy"], hand=[crysknife]) == (2 + 1, 0)
