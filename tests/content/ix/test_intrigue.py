"""The 17 Intrigue cards of Rise of Ix: when each can be played, what it costs and does."""

from __future__ import annotations

from typing import Any

from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # an opponent who has still something to do, so that the table waits
LAST_ROUND: list[str] = []  # no Conflict is left: the game stops after this round, and shows what it brought


def ix(**more: Any) -> Table:
    """A table with Rise of Ix."""
    more.setdefault("B", WAITING)
    return given(boxes=("base", "ix"), **more)


def holder(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A turn of A, who holds an Intrigue card, and another one that keeps the turn open."""
    mine = mine or seat()
    mine.intrigue = [card, "ambush"]
    mine.hand = mine.hand or ["diplomacy"]
    return ix(A=mine, **more)


def combat(card: str, mine: seat, **more: Any) -> Table:
    """A, who holds an Intrigue card, has priority in Combat; B waits with one troop and a card."""
    mine.intrigue = [card, "ambush"]
    more.setdefault("B", seat(conflict=1, intrigue=["ambush"]))
    return ix(phase="combat", A=mine, **more)


def endgame(card: str, mine: seat) -> Table:
    """The end of the game with A, who holds an Endgame card."""
    mine.intrigue = [card]
    return ix(phase="endgame", A=mine, B=seat())


def playable(card: str, table: Table) -> bool:
    """Can A play the card now?"""
    return table.decider == "A" and table.can(f"intrigue:{card}")


def test_advanced_weaponry_as_a_plot_commissions_a_dreadnought() -> None:
    """3 Solari for a dreadnought; not with 2, not with none in the supply."""
    table = holder("advanced_weaponry", seat(solari=3)).intrigue("advanced_weaponry")
    assert (table.A.solari, table.A.state.dreadnoughts_home) == (0, 1)
    assert not playable("advanced_weaponry", holder("advanced_weaponry", seat(solari=2)))
    assert not playable("advanced_weaponry", holder("advanced_weaponry", seat(solari=3, dreadnoughts_home=2)))


def test_advanced_weaponry_dreadnought_may_be_deployed_on_a_combat_space() -> None:
    """Commissioned in a turn with an Agent on Arrakeen: it goes to the Conflict at once."""
    table = holder("advanced_weaponry", seat(hand=["reconnaissance"], solari=3)).play("reconnaissance").to("arrakeen")
    table.intrigue("advanced_weaponry").choose("deploy_dreadnought:1")
    assert (table.A.state.dreadnoughts_conflict, table.A.strength) == (1, 3)


def test_advanced_weaponry_in_combat_is_4_swords_with_3_tiles() -> None:
    """Three tech tiles: 4 swords; with two it cannot be played."""
    three = ["windtraps", "artillery", "minimic_film"]
    table = combat("advanced_weaponry", seat(conflict=1, tech=three)).intrigue("advanced_weaponry")
    assert table.A.strength == 2 + 4
    assert not playable("advanced_weaponry", combat("advanced_weaponry", seat(conflict=1, tech=three[:2])))


def test_blackmail_is_5_swords_for_an_influence() -> None:
    """Lose 1 Influence of choice: 5 swords; without Influence it cannot be played."""
    table = combat("blackmail", seat(conflict=1, influence={"guild": 2, "fremen": 1}, vp=1)).intrigue("blackmail")
    assert sorted(table.legal) == ["lose:fremen", "lose:guild"]
    table.choose("lose:fremen")
    assert (table.A.influence["fremen"], table.A.strength, table.A.vp) == (0, 2 + 5, 1)
    assert not playable("blackmail", combat("blackmail", seat(conflict=1)))


def test_cannon_turrets_send_a_dreadnought_of_every_opponent_home() -> None:
    """2 swords; each opponent with a dreadnought in the Conflict takes 1 back; one's own stays."""
    table = combat(
        "cannon_turrets",
        seat(dreadnoughts_conflict=1),
        B=seat(dreadnoughts_conflict=2, intrigue=["ambush"]),
        C=seat(conflict=2, intrigue=["ambush"]),
    ).intrigue("cannon_turrets")
    assert table.A.strength == 3 + 2
    assert (table.B.state.dreadnoughts_conflict, table.B.state.dreadnoughts_home, table.B.strength) == (1, 1, 3)
    assert (table.C.conflict, table.C.strength) == (2, 4)


def test_cannon_turrets_can_take_an_opponents_last_unit() -> None:
    """With no unit left the opponent's swords are worth nothing."""
    table = combat(
        "cannon_turrets", seat(conflict=1), B=seat(dreadnoughts_conflict=1, swords=3, intrigue=["ambush"])
    ).intrigue("cannon_turrets")
    assert table.B.strength == 0


def test_cull_trashes_a_card_for_1_solari() -> None:
    """From hand, discard pile or in play; it must be done, and paid."""
    mine = seat(hand=["dagger"], discard=["diplomacy"], in_play=["scout"], solari=1)
    table = holder("cull", mine).intrigue("cull")
    assert sorted(table.legal) == ["trash_discard:diplomacy", "trash_hand:dagger", "trash_play:scout"]
    table.choose("trash_hand:dagger")
    assert (table.trashed, table.A.solari) == (["dagger"], 0)
    assert not playable("cull", holder("cull", seat(hand=["dagger"])))


def test_diversion_moves_the_freighter_after_4_deployed_units() -> None:
    """Four units deployed this turn, troops and dreadnoughts together; three are too few."""

    def deployed(troops: int) -> Table:
        mine = seat(hand=["diplomacy"], spice=6, garrison=5, dreadnoughts_home=1)
        table = holder("diversion", mine).play("diplomacy").to("heighliner").plain().choose("deploy_dreadnought:1")
        return table.choose(f"deploy:{troops}")

    assert not playable("diversion", deployed(2))
    table = deployed(3).intrigue("diversion").choose("freighter:advance")
    assert table.A.state.freighter == 1


def test_expedite_moves_the_freighter_for_1_spice() -> None:
    """1 spice: a freighter icon; it needs the spice."""
    table = holder("expedite", seat(spice=1, freighter=1)).intrigue("expedite").choose("freighter:advance")
    assert (table.A.spice, table.A.state.freighter) == (0, 2)
    assert not playable("expedite", holder("expedite"))


def test_finesse_as_a_plot_exchanges_an_influence() -> None:
    """Lose 1, gain 1 with any faction; without Influence it cannot be played."""
    table = holder("finesse", seat(influence={"guild": 1})).intrigue("finesse")
    if table.asked == "lose_influence":
        table.choose("lose:guild")
    table.choose("influence:fremen")
    assert table.A.influence == {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 1}
    assert not playable("finesse", holder("finesse"))


def test_finesse_in_combat_is_2_swords() -> None:
    """2 swords, no Influence asked."""
    assert combat("finesse", seat(conflict=1)).intrigue("finesse").A.strength == 4


def test_glimpse_the_path_gives_water_and_a_card_for_1_spice() -> None:
    """1 spice: 1 water and 1 card."""
    table = holder("glimpse_the_path", seat(hand=["dagger"], deck=["scout"], spice=1)).intrigue("glimpse_the_path")
    assert (table.A.spice, table.A.water, sorted(table.A.hand)) == (0, 1, ["dagger", "scout"])
    assert not playable("glimpse_the_path", holder("glimpse_the_path", seat(solari=1)))


def conspirator(n: int) -> seat:
    """Someone who meets the first n conditions of Grand Conspiracy."""
    return seat(
        council=n >= 1,
        discard=["the_spice_must_flow"] if n >= 2 else [],
        influence={"emperor": 4, "fremen": 4} if n >= 3 else {"emperor": 4, "fremen": 3},
        dreadnoughts_home=2 if n >= 4 else 1,
    )


def test_grand_conspiracy_scores_for_3_or_4_conditions() -> None:
    """Two dreadnoughts, The Spice Must Flow, 4 Influence on two tracks, a Council seat: 3 of them 1 VP, all 2 VP."""
    assert endgame("grand_conspiracy", conspirator(3)).intrigue("grand_conspiracy").A.vp == 1
    assert endgame("grand_conspiracy", conspirator(4)).intrigue("grand_conspiracy").A.vp == 2
    assert not playable("grand_conspiracy", endgame("grand_conspiracy", conspirator(2)))


def test_grand_conspiracy_counts_dreadnoughts_wherever_they_are() -> None:
    """One in the garrison and one that controls a space are two."""
    mine = conspirator(3)
    mine.intrigue = ["grand_conspiracy"]
    table = ix(phase="endgame", warships={"carthag": "A"}, A=mine, B=seat()).intrigue("grand_conspiracy")
    assert table.A.vp == 2


def test_ixian_probe_exchanges_two_cards() -> None:
    """Discard 2 cards, draw 2; with one card in hand it cannot be played."""
    mine = seat(hand=["dagger", "diplomacy", "scout"], deck=["chani", "stilgar"])
    table = holder("ixian_probe", mine).intrigue("ixian_probe").choose("discard:dagger", "discard:diplomacy")
    assert (sorted(table.A.hand), table.A.discard) == (["chani", "scout", "stilgar"], ["dagger", "diplomacy"])
    assert not playable("ixian_probe", holder("ixian_probe", seat(hand=["dagger"])))


def test_machine_culture_as_a_plot_acquires_tech() -> None:
    """One open tile at full price."""
    table = holder("machine_culture", seat(spice=2), tech_stacks=[["windtraps"], ["chaumurky"], []])
    table.intrigue("machine_culture").choose("tech:windtraps")
    assert (table.A.tech, table.A.spice) == (["windtraps"], 0)


def test_machine_culture_at_the_end_scores_with_3_tiles() -> None:
    """1 VP with three tech tiles, not with two."""
    three = ["windtraps", "artillery", "minimic_film"]
    assert endgame("machine_culture", seat(tech=three)).intrigue("machine_culture").A.vp == 1
    assert not playable("machine_culture", endgame("machine_culture", seat(tech=three[:2])))


def test_quid_pro_quo_gives_influence_where_agents_stand() -> None:
    """2 spice: 1 Influence with every faction on whose spaces own Agents stand, once each."""
    mine = seat(on=["wealth", "conspire", "stillsuits", "mentat"], agents=1, spice=2)
    table = holder("quid_pro_quo", mine).intrigue("quid_pro_quo")
    assert table.A.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 0, "fremen": 1}
    assert table.A.spice == 0
    assert not playable("quid_pro_quo", holder("quid_pro_quo", seat(on=["wealth"], spice=1)))


def test_second_wave_deploys_2_units_and_gives_2_swords() -> None:
    """Up to two units of the garrison, troops or dreadnoughts; it needs a unit in the Conflict before."""
    table = combat("second_wave", seat(conflict=1, garrison=3, dreadnoughts_home=1)).intrigue("second_wave")
    table.choose("deploy_dreadnought:1", "deploy:1")
    assert (table.A.conflict, table.A.garrison, table.A.strength) == (2, 2, 2 + 2 + 3 + 2)
    assert table.asked == "combat"
    none = combat("second_wave", seat(conflict=1, garrison=3)).intrigue("second_wave").choose("decline")
    assert none.A.strength == 2 + 2
    assert not playable("second_wave", combat("second_wave", seat(garrison=3, dreadnoughts_home=1)))


def test_secret_forces_recruit_2_troops_for_a_councillor() -> None:
    """With a seat on the High Council 2 troops; without one it cannot be played."""
    assert holder("secret_forces", seat(council=True, garrison=3)).intrigue("secret_forces").A.garrison == 5
    assert not playable("secret_forces", holder("secret_forces"))


def test_strategic_push_gives_2_swords_and_2_solari_for_the_victory() -> None:
    """2 Solari only for who wins this Conflict alone."""

    def fought(mine: int) -> Table:
        table = ix(
            phase="combat",
            conflict="skirmish_b",
            conflict_deck=LAST_ROUND,
            A=seat(conflict=mine, intrigue=["strategic_push"]),
            B=seat(conflict=3),
        )
        return table.intrigue("strategic_push")

    won = fought(3)
    assert (won.A.solari, won.game.over) == (2, True)
    tied = fought(2)
    assert (tied.A.solari, tied.game.over) == (0, True)
    lost = fought(1)
    assert (lost.A.solari, lost.game.over) == (0, True)


def test_strategic_push_does_not_last_into_the_next_round() -> None:
    """A victory of the next round brings no Solari."""
    table = ix(
        phase="combat",
        conflict="skirmish_b",
        conflict_deck=["skirmish_b"],
        A=seat(conflict=1, hand=["dagger"], intrigue=["strategic_push", "ambush"]),
        B=seat(conflict=3),
    )
    table.intrigue("strategic_push").pass_().pass_()
    assert (table.state.round, table.A.state.promises) == (3, ())


def test_strongarm_trades_a_troop_for_the_visited_faction() -> None:
    """Lose a troop of the garrison or the Conflict: 1 Influence with the faction visited this turn."""
    mine = seat(hand=["diplomacy"], garrison=1, conflict=1)
    table = holder("strongarm", mine).play("diplomacy").to("wealth").plain().intrigue("strongarm")
    assert table.legal == ["choose:1", "choose:2"]
    home = table.copy().choose("choose:1")
    assert (home.A.influence["emperor"], home.A.garrison, home.A.conflict) == (2, 0, 1)
    table.choose("choose:2")
    assert (table.A.influence["emperor"], table.A.garrison, table.A.conflict) == (2, 1, 0)
    assert table.A.supply == home.A.supply == 11


def test_strongarm_needs_a_visit_of_this_turn() -> None:
    """Not before the Agent is sent, not for an Agent sent earlier, not on a Landsraad space."""
    assert not playable("strongarm", holder("strongarm", seat(on=["wealth"])))
    elsewhere = holder("strongarm", seat(hand=["dagger"], on=["wealth"], solari=2)).play("dagger").to("mentat")
    assert not playable("strongarm", elsewhere)


def test_war_chest_in_combat_is_4_swords_for_2_solari() -> None:
    """2 Solari: 4 swords; without them it cannot be played."""
    table = combat("war_chest", seat(conflict=1, solari=2)).intrigue("war_chest")
    assert (table.A.strength, table.A.solari) == (2 + 4, 0)
    assert not playable("war_chest", combat("war_chest", seat(conflict=1, solari=1)))


def test_war_chest_at_the_end_scores_with_10_solari() -> None:
    """1 VP with 10 Solari, which are kept; not with 9."""
    table = endgame("war_chest", seat(solari=10)).intrigue("war_chest")
    assert (table.A.vp, table.A.solari) == (1, 10)
    assert not playable("war_chest", endgame("war_chest", seat(solari=9)))
