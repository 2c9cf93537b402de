"""Rulings on the six-player game of Uprising. R-342 to R-351."""

from __future__ import annotations

import pytest

from landsraad import Setup, SetupError, new_game
from landsraad.engine.course.endgame import has_won, side_standing
from tests.support.six import BOXES, acting, sent, six
from tests.support.table import seat
from tests.support.uprising import KEEPER

CONFLICT = "skirmish_crysknife"


def test_r_342_allies_fight_apart_and_may_take_two_rewards() -> None:
    table = six(phase="rewards", conflict=CONFLICT, C=seat(conflict=2), E=seat(conflict=1))
    table.choose("influence:guild")
    assert (table.C.influence["guild"], table.E.spice, table.E.strength) == (1, 1, 0)


def test_r_343_a_tie_of_two_for_first_leaves_the_third_reward() -> None:
    """To the others, as with four."""
    table = six(phase="rewards", conflict=CONFLICT, C=seat(conflict=2), B=seat(conflict=2), E=seat(conflict=1))
    assert (table.C.spice, table.B.spice, table.E.spice) == (1, 1, 1)
    assert (len(table.C.intrigue), len(table.B.intrigue), len(table.E.intrigue)) == (1, 1, 0)
    three = six(phase="rewards", conflict=CONFLICT, **{name: seat(conflict=2) for name in "CBE"}, F=seat(conflict=1))
    assert three.F.spice == 0


def test_r_344_the_higher_sum_wins() -> None:
    """27 and 25, whoever has most."""
    vp = {"A": 9, "B": 11, "C": 9, "D": 7, "E": 9, "F": 7}
    g = six(phase="endgame", **{name: seat(vp=n) for name, n in vp.items()}).state
    assert (side_standing(g, 0)[0], side_standing(g, 1)[0]) == (27, 25)
    assert [has_won(g, number) for number in range(6)] == [True, False] * 3


def test_r_345_commanders_do_not_fight() -> None:
    """What they recruit are troops of the Ally for whom they act."""
    table = sent("E", "signet_ring", "carthag")
    assert (table.E.garrison, table.A.garrison) == (4, 0)
    table.end_turn().choose("deploy:3")
    assert (table.E.conflict, table.A.state.units_in_conflict()) == (3, 0)


def test_r_346_starting_points_and_conflicts() -> None:
    g = new_game(Setup(players=6, boxes=BOXES), 1).state
    assert [player.vp for player in g.players] == [4, 1, 1, 4, 1, 1]
    assert len(g.conflict_deck) == 9


def test_r_347_a_commander_uses_the_higher_influence_of_his_allies() -> None:
    allies = {"C": seat(influence={"guild": 1}), "E": seat(influence={"guild": 2})}
    mine = seat(hand=["signet_ring", "seek_allies"], spice=3)
    table = acting("C", mine, **allies)
    assert table.copy().play("signet_ring").can("send:shipping")
    table.play("seek_allies").to("deliver_supplies").plain()
    assert (table.C.influence["guild"], table.E.influence["guild"], table.A.influence["guild"]) == (2, 2, 0)


def test_r_348_gurney_needs_ten_strength() -> None:
    """9 is not enough."""
    gurney = seat(leader="gurney_halleck", conflict=4, swords=1, intrigue=[KEEPER])
    assert six(turn="C", C=gurney).reveal().plain().C.persuasion == 0


def test_r_349_the_ban_is_for_the_activated_ally_and_this_turn() -> None:
    """The other Ally, and the same one in his own turn, may deploy."""
    table = sent("B", "signet_ring", "carthag")
    assert not table.state.may_deploy(1)
    assert table.state.may_deploy(5)
    table.resolve("leader/shaddam_corrino_iv").end_turn()
    while table.decider != "B":
        table.choose(table.legal[-1])
    assert table.state.may_deploy(1)


def test_r_350_habbanya_erg_collects_bonus_spice() -> None:
    table = six(phase="makers", C=seat(on=["deep_desert"]))
    assert (table.bonus_spice("habbanya_erg"), table.bonus_spice("deep_desert")) == (1, 0)


def test_r_351_the_choam_module_is_in_play() -> None:
    """Contracts of a Commander are his; what they bring comes to the Ally where he cannot use it."""
    with pytest.raises(SetupError):
        Setup(players=6, boxes=("uprising",)).rules()
    table = sent("E", "seek_allies", "heighliner", seat(spice=5, contracts=["heighliner_troops"]))
    assert (table.A.contracts_done, table.E.garrison) == (["heighliner_troops"], 10)
