"""Rulings R-076 to R-104: Combat cards, strength, ties, rewards, control of spaces, Makers."""

from __future__ import annotations

from tests.support.table import Table, given, seat


def army(strength: int) -> seat:
    """A seat of a strength in the Conflict."""
    return seat(garrison=0, conflict=strength // 2, swords=strength % 2)


def rewards(conflict: str, *strengths: int) -> Table:
    """The last Conflict of a game, rewards given: seats A, B, C, D of these strengths."""
    armies = [army(strength) for strength in strengths] + [seat()]
    return given(
        players=len(strengths),
        phase="rewards",
        conflict=conflict,
        conflict_deck=[],
        A=armies[0],
        B=armies[1],
        C=armies[2],
        D=armies[3],
    )


# --- Intrigue cards ---------------------------------------------------------------------------------------------------


def test_r_076_no_when_you_win_card_after_a_tie_for_first() -> None:
    """Who only tied for first has won nothing and cannot play To the Victor..."""
    tied = given(phase="combat", conflict_deck=[], A=seat(conflict=2, intrigue=["to_the_victor"]), B=army(4))
    tied.pass_()
    assert tied.asked != "when_won"
    assert tied.A.intrigue[0] == "to_the_victor"
    won = given(phase="combat", conflict_deck=[], A=seat(conflict=2, intrigue=["to_the_victor"]), B=army(3))
    won.pass_()
    assert won.asked == "when_won"
    assert won.intrigue("to_the_victor").A.spice == 3


def test_r_077_a_when_you_win_card_drawn_as_the_reward_serves_this_win() -> None:
    """An Intrigue card that comes with the reward may be played for that very win."""
    table = given(
        phase="rewards", conflict="cloak_and_dagger", intrigue_deck=["windfall", "to_the_victor"], A=seat(conflict=1)
    )
    table.choose("influence:guild")
    assert (table.decider, table.asked) == ("A", "when_won")
    assert table.intrigue("to_the_victor").A.spice == 3


def test_r_078_allied_armada_needs_an_alliance_and_2_spice() -> None:
    """Allied Armada: any Alliance token and 2 spice, then 7 swords."""
    armada = seat(conflict=1, spice=2, intrigue=["allied_armada"])
    alone = given(phase="combat", A=armada, B=army(2))
    assert not alone.can("intrigue:allied_armada")
    poor = given(
        phase="combat", alliances={"guild": "A"}, A=seat(conflict=1, spice=1, intrigue=["allied_armada"]), B=army(2)
    )
    assert not poor.can("intrigue:allied_armada")
    allied = given(phase="combat", alliances={"guild": "A"}, A=armada, B=seat(conflict=1, intrigue=["ambush"]))
    allied.intrigue("allied_armada")
    assert (allied.A.strength, allied.A.spice) == (9, 0)


def test_r_079_calculated_hire_takes_the_mentat_from_its_own_space_only() -> None:
    """With the Mentat on somebody's leader Calculated Hire cannot be played."""
    hirer = seat(hand=["dagger"], spice=1, intrigue=["calculated_hire"])
    assert not given(mentat="B", A=hirer).can("intrigue:calculated_hire")
    at_home = given(A=hirer).intrigue("calculated_hire")
    assert (at_home.A.agents, at_home.A.spice, at_home.state.mentat) == (3, 0, 0)


def test_r_080_bypass_protocol_acquires_on_an_agent_turn_with_row_and_acquire_box() -> None:
    """Bypass Protocol: up to 3 to the discard pile, or for 2 spice up to 5 onto the deck; the acquire box works."""

    def bypass() -> Table:
        table = given(
            row=["chani", "carryall", "crysknife", "opulence", "lady_jessica"],
            imperium_deck=["scout"],
            A=seat(hand=["dagger"], spice=2, intrigue=["bypass_protocol", "ambush"]),
        )
        return table.play("dagger").to("hall_of_oratory").intrigue("bypass_protocol")

    dear = bypass().choose("choose:2")
    assert sorted(dear.offers("acquire")) == ["arrakis_liaison", "carryall", "chani", "crysknife"]
    dear.choose("acquire:chani")
    assert (dear.A.deck, dear.A.discard) == (["chani"], [])
    assert (dear.A.water, dear.A.spice) == (1, 0)
    assert dear.row == ["scout", "carryall", "crysknife", "opulence", "lady_jessica"]
    cheap = bypass().choose("choose:1")
    assert sorted(cheap.offers("acquire")) == ["arrakis_liaison", "crysknife"]
    cheap.choose("acquire:crysknife")
    assert (cheap.A.deck, cheap.A.discard, cheap.A.spice) == ([], ["crysknife"], 2)


# --- Strength and priority --------------------------------------------------------------------------------------------


def test_r_081_strength_is_2_a_troop_and_1_a_sword() -> None:
    """Two troops and four swords make strength 8; without a troop swords make nothing."""
    fighter = given(A=seat(conflict=2, hand=["stilgar", "dagger"]), B=seat(hand=["dagger"])).reveal()
    assert fighter.A.strength == 8
    absent = given(A=seat(conflict=0, hand=["stilgar", "dagger"]), B=seat(hand=["dagger"])).reveal()
    assert absent.A.strength == 0


def test_r_082_swords_count_as_soon_as_a_troop_arrives() -> None:
    """Swords revealed before the first troop is deployed count once it is there."""
    table = given(A=seat(hand=["gun_thopter"]), B=seat(hand=["dagger"])).reveal()
    assert table.A.strength == 0
    table.resolve("card/gun_thopter.2").choose("deploy:1")
    assert table.A.strength == 5


def test_r_083_combat_cards_end_when_all_have_passed_in_a_row() -> None:
    """A pass is not final: after another's card one may play again; all passes in a row end it."""
    table = given(
        phase="combat",
        conflict_deck=[],
        A=seat(conflict=1, intrigue=["private_army"], spice=2),
        B=seat(conflict=1, intrigue=["ambush", "master_tactician"]),
    )
    table.pass_()
    assert table.decider == "B"
    table.intrigue("ambush").pass_()
    assert (table.decider, table.legal) == ("A", ["intrigue:private_army", "pass"])
    table.pass_()
    assert (table.decider, table.asked) == ("B", "combat")
    table.pass_()
    assert (table.decider, table.asked) == ("B", "when_won")


def test_r_084_who_loses_the_last_troop_is_out_of_the_combat_cards() -> None:
    """Retreating the last troop: strength 0 in spite of swords, and no more priority."""
    table = given(
        phase="combat",
        A=seat(conflict=1, swords=3, intrigue=["master_tactician", "ambush"]),
        B=seat(conflict=1, intrigue=["ambush", "ambush"]),
    )
    table.intrigue("master_tactician").choose("choose:2", "retreat:1")
    assert table.A.strength == 0
    assert (table.decider, table.asked) == ("B", "combat")
    table.intrigue("ambush").pass_()
    assert (table.decider, table.asked) == ("B", "combat")


def test_r_085_who_has_no_troop_never_gets_priority() -> None:
    """A seat without a troop in the Conflict plays no Combat card and has strength 0."""
    table = given(
        phase="combat",
        conflict_deck=[],
        first="C",
        A=seat(conflict=1, intrigue=["tiebreaker"]),
        B=seat(conflict=1, intrigue=["tiebreaker"]),
        C=seat(conflict=0, swords=4, intrigue=["ambush"]),
    )
    assert table.C.strength == 0
    asked = [table.decider]
    while table.pass_().asked == "combat":
        asked.append(table.decider)
    assert asked == ["A", "B"]


# --- Ties and rewards -------------------------------------------------------------------------------------------------


def test_r_086_two_tie_for_first_with_four_players() -> None:
    """Both take the second reward, nobody wins, the other two compete for the third."""
    table = rewards("siege_of_arrakeen", 8, 8, 5, 3)
    assert [table.A.solari, table.B.solari, table.C.solari, table.D.solari] == [4, 4, 2, 0]
    assert [table.A.vp, table.B.vp] == [0, 0]
    assert table.controller("arrakeen") == ""


def test_r_087_three_or_four_tie_for_first_with_four_players() -> None:
    """All who tied take the second reward, nothing else is given."""
    three = rewards("guild_bank_raid", 6, 6, 6, 4)
    assert [three.A.solari, three.B.solari, three.C.solari, three.D.solari] == [4, 4, 4, 0]
    four = rewards("guild_bank_raid", 6, 6, 6, 6)
    assert [four.A.solari, four.B.solari, four.C.solari, four.D.solari] == [4, 4, 4, 4]


def test_r_088_tie_for_first_with_three_players() -> None:
    """The tied take the second reward, the third player nothing."""
    table = rewards("guild_bank_raid", 6, 6, 4)
    assert [table.A.solari, table.B.solari, table.C.solari] == [4, 4, 0]


def test_r_089_tie_for_second_gives_the_third_reward() -> None:
    """Who tie for second take the third reward, with three players too; the winner is not touched."""
    table = rewards("guild_bank_raid", 9, 5, 5)
    assert [table.A.solari, table.B.solari, table.C.solari] == [6, 2, 2]
    four = rewards("guild_bank_raid", 9, 5, 5, 3)
    assert [four.A.solari, four.B.solari, four.C.solari, four.D.solari] == [6, 2, 2, 0]


def test_r_090_tie_for_third_gives_nothing() -> None:
    """Who tie for third get nothing."""
    table = rewards("guild_bank_raid", 9, 7, 3, 3)
    assert [table.A.solari, table.B.solari, table.C.solari, table.D.solari] == [6, 4, 0, 0]


def test_r_091_third_place_is_rewarded_with_four_players_only() -> None:
    """Alone in third place among three: nothing; among four: the third reward."""
    three = rewards("guild_bank_raid", 9, 5, 2)
    assert [three.A.solari, three.B.solari, three.C.solari] == [6, 4, 0]
    four = rewards("guild_bank_raid", 9, 5, 2, 0)
    assert [four.A.solari, four.B.solari, four.C.solari, four.D.solari] == [6, 4, 2, 0]


def test_r_092_strength_0_takes_no_reward() -> None:
    """Only seats with strength are ranked: with one of them there is a winner and nobody else."""
    table = rewards("guild_bank_raid", 2, 0, 0, 0)
    assert [table.A.solari, table.B.solari, table.C.solari, table.D.solari] == [6, 0, 0, 0]


def test_r_093_rewards_come_before_the_troops_go_home() -> None:
    """Troops in the Conflict are not in the supply yet when a reward recruits (Emperor bonus at 4 Influence)."""
    table = given(
        phase="rewards",
        conflict="skirmish_c",
        conflict_deck=[],
        A=seat(garrison=8, conflict=4, influence={"emperor": 3}),
    )
    assert table.A.supply == 0
    table.choose("influence:emperor")
    assert table.A.influence["emperor"] == 4
    assert (table.A.garrison, table.A.supply) == (8, 4)


def test_r_094_rewards_go_from_the_first_player_clockwise() -> None:
    """Two seats draw an Intrigue card as reward, one card is left: the First Player draws it."""
    table = given(
        phase="rewards",
        conflict="skirmish_a",
        conflict_deck=[],
        first="B",
        intrigue_deck=["windfall"],
        intrigue_discard=["ambush"],
        A=army(6),
        B=army(6),
    )
    assert table.B.intrigue == ["windfall"]
    assert table.A.intrigue == ["ambush"]


def test_r_095_all_troops_go_home_to_the_supply() -> None:
    """Winner and losers: troops of the Conflict return to the supply, garrisons stay."""
    table = given(
        phase="rewards", conflict_deck=[], A=seat(garrison=3, conflict=4), B=seat(garrison=2, conflict=1, swords=2)
    )
    assert (table.A.supply, table.A.garrison, table.A.conflict) == (9, 3, 0)
    assert (table.B.supply, table.B.garrison, table.B.conflict) == (10, 2, 0)
    assert table.B.state.swords == 0


def test_r_096_a_conflict_nobody_won_is_not_contested_again() -> None:
    """After a tie the next Conflict card lies on top; who wins then gets the new reward only."""
    table = given(
        phase="rewards",
        conflict="siege_of_arrakeen",
        conflict_deck=["skirmish_b"],
        A=seat(conflict=2, intrigue=["rapid_mobilization"]),
        B=army(4),
    )
    assert (table.decider, table.asked) == ("A", "turn")
    assert table.rules.conflicts[table.state.conflict].id == "skirmish_b"
    table.intrigue("rapid_mobilization").choose("deploy:1").reveal()
    assert (table.A.vp, table.A.solari) == (1, 4)
    assert table.controller("arrakeen") == ""


def test_r_097_the_mentat_reward_comes_at_the_next_round_start() -> None:
    """Sort Through the Chaos: the winner has the Mentat in the next round, and its space cannot give it then."""
    table = given(
        phase="rewards",
        conflict="sort_through_the_chaos",
        mentat="B",
        intrigue_deck=["windfall"],
        A=seat(conflict=2),
        B=seat(hand=["dagger"], deck=["dagger"] * 6, solari=2),
    )
    assert table.state.mentat == table.B.number
    table.pass_()
    assert (table.decider, table.asked) == ("B", "turn")
    assert table.state.mentat == table.A.number
    assert (table.A.agents, table.B.agents) == (3, 2)
    table.play("dagger").to("mentat")
    assert (table.B.agents, len(table.B.hand)) == (1, 6)
    assert table.state.mentat == table.A.number


# --- Control ----------------------------------------------------------------------------------------------------------


def test_r_098_the_control_reward_replaces_an_opponents_marker() -> None:
    """Who wins the Siege of Carthag controls Carthag, whoever did before."""
    table = given(
        phase="rewards", conflict="siege_of_carthag", conflict_deck=[], control={"carthag": "B"}, A=seat(conflict=1)
    )
    assert table.controller("carthag") == "A"


def test_r_099_the_controller_gets_the_control_bonus_for_any_visitor() -> None:
    """Whoever sends an Agent to a controlled space: its controller gains the bonus; the visit is as ever."""
    visited = given(
        turn="B",
        control={"imperial_basin": "A"},
        A=seat(hand=["dagger"]),
        B=seat(hand=["dune_the_desert_planet", "dagger"]),
    )
    visited.play("dune_the_desert_planet").to("imperial_basin")
    assert (visited.A.spice, visited.B.spice) == (1, 1)
    own = given(control={"imperial_basin": "A"}, A=seat(hand=["dune_the_desert_planet", "dagger"]))
    own.play("dune_the_desert_planet").to("imperial_basin")
    assert own.A.spice == 2


def test_r_100_the_control_bonus_is_paid_before_the_visitors_effects() -> None:
    """The controller has its Solari before the visitor's first effect."""
    table = given(
        turn="B",
        control={"arrakeen": "A"},
        A=seat(hand=["dagger"]),
        B=seat(hand=["reconnaissance", "dagger"], deck=["dagger"]),
    )
    listener = table.game.listen()
    table.play("reconnaissance").to("arrakeen")
    heard = [event.kind for event in listener.take() if event.kind in ("send_agent", "gain_solari", "recruit", "draw")]
    assert heard[:2] == ["send_agent", "gain_solari"]
    assert sorted(heard[2:]) == ["draw", "recruit"]
    assert table.A.solari == 1


def test_r_101_the_defensive_bonus_takes_its_troop_from_the_supply() -> None:
    """The controller may deploy a troop from the supply when its space is fought for; the garrison cannot serve."""
    empty = given(
        phase="round_start",
        conflict_deck=["battle_for_arrakeen"],
        control={"arrakeen": "A"},
        A=seat(hand=["dagger"], garrison=5, supply=0),
    )
    assert empty.asked == "turn"
    assert (empty.A.conflict, empty.A.garrison) == (0, 5)
    stocked = given(
        phase="round_start",
        conflict_deck=["battle_for_arrakeen"],
        control={"arrakeen": "A"},
        A=seat(hand=["dagger"], garrison=5, supply=4),
    )
    assert (stocked.decider, stocked.asked) == ("A", "defend")
    stocked.choose("accept")
    assert (stocked.A.conflict, stocked.A.garrison, stocked.A.supply) == (1, 5, 3)


# --- Makers -----------------------------------------------------------------------------------------------------------


def test_r_102_bonus_spice_gathers_on_maker_spaces_without_an_agent() -> None:
    """Each Maker space without an Agent gets 1 spice on top of what lies there; Agents still stand on the board."""
    table = given(
        phase="makers",
        conflict_deck=[],
        bonus_spice={"imperial_basin": 2, "the_great_flat": 3},
        A=seat(on=["imperial_basin"]),
    )
    assert table.bonus_spice("imperial_basin") == 2
    assert table.bonus_spice("hagga_basin") == 1
    assert table.bonus_spice("the_great_flat") == 4


def test_r_103_a_maker_space_left_by_its_agent_gets_spice() -> None:
    """An Agent moved away by Kwisatz Haderach leaves its Maker space to gather spice."""
    table = given(
        conflict_deck=[], A=seat(agents=0, on=["the_great_flat"], hand=["kwisatz_haderach"]), B=seat(on=["hagga_basin"])
    )
    table.play("kwisatz_haderach").to("wealth")
    assert table.game.over
    assert table.bonus_spice("the_great_flat") == 1
    assert table.bonus_spice("hagga_basin") == 0


def test_r_104_a_visitor_takes_all_bonus_spice() -> None:
    """Hagga Basin with 3 bonus spice gives 2 + 3, and the pile is gone."""
    table = given(
        bonus_spice={"hagga_basin": 3},
        A=seat(hand=["dune_the_desert_planet", "dagger"], water=1),
        B=seat(hand=["dagger"]),
    )
    table.play("dune_the_desert_planet").to("hagga_basin")
    assert (table.A.spice, table.A.water) == (5, 0)
    assert table.bonus_spice("hagga_basin") == 0
