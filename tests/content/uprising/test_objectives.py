"""The five objectives: which are dealt, who begins, and that they count as won Conflict cards."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad import Setup, new_game
from landsraad.engine.machine.terms import BATTLE_ICON_NAMES
from tests.support.table import Table, given, seat

THREE = {"desert_mouse_i", "crysknife_i", "ornithopter_i"}
FOUR = {"desert_mouse_i", "desert_mouse_ii", "crysknife_i", "crysknife_ii"}
CONFLICTS = {
    "crysknife": ("skirmish_crysknife", "seize_spice_refinery", "battle_for_arrakeen_uprising"),
    "desert_mouse": ("skirmish_desert_mouse", "protect_the_sietches", "battle_for_spice_refinery"),
    "ornithopter": ("skirmish_ornithopter", "test_of_loyalty", "battle_for_imperial_basin_uprising"),
}
OBJECTIVES = {
    "desert_mouse_i": "desert_mouse",
    "desert_mouse_ii": "desert_mouse",
    "crysknife_i": "crysknife",
    "crysknife_ii": "crysknife",
    "ornithopter_i": "ornithopter",
}


def dealt(players: int, seed: int) -> Table:
    """A new game."""
    return Table(new_game(Setup(players=players, boxes=("uprising",)), seed))


@pytest.mark.parametrize(("players", "used"), [(3, THREE), (4, FOUR)])
def test_one_for_each_player_is_dealt(players: int, used: set[str]) -> None:
    """All that fit the number of players, face up, in any order; the owner of Desert Mouse I begins."""
    first = set()
    for seed in range(30):
        table = dealt(players, seed)
        seats = [table.A, table.B, table.C, table.D][:players]
        hands = [view.trophies for view in seats]
        assert [len(hand) for hand in hands] == [1] * players
        assert {hand[0] for hand in hands} == used
        assert hands["ABCD".index(table.first_player)] == ["desert_mouse_i"]
        first.add(table.first_player)
    assert first == set("ABCD"[:players])


def test_with_three_players_all_icons_differ() -> None:
    """With four two of them come twice."""
    for players, most in ((3, 1), (4, 2)):
        table = dealt(players, 1)
        icons = [
            goal.battle_icon
            for player in table.state.players
            for goal in table.rules.objectives
            if table.rules.first_objective + goal.number in player.trophies
        ]
        names = Counter(BATTLE_ICON_NAMES[icon] for icon in icons)
        assert (names.total(), max(names.values())) == (players, most)


def won(objective: str, conflict: str) -> Table:
    """A, who has an objective, has won a Conflict; the last round."""
    table = given(
        players=4,
        boxes=("uprising",),
        phase="rewards",
        conflict=conflict,
        conflict_deck=[],
        A=seat(conflict=1, garrison=0, trophies=[objective]),
    )
    while table.asked:
        table.choose(next((action for action in ("decline", "pass") if table.can(action)), table.legal[0]))
    return table


@pytest.mark.parametrize(("objective", "icon"), OBJECTIVES.items())
def test_an_objective_makes_a_pair_with_a_won_conflict_of_its_icon(objective: str, icon: str) -> None:
    """Both are turned face down for 1 VP; with another icon both stay."""
    for conflict_icon, conflicts in CONFLICTS.items():
        for conflict in conflicts:
            table = won(objective, conflict)
            battle_vp = 1 if conflict.startswith("battle") else 0
            if conflict_icon == icon:
                assert (table.A.vp - battle_vp, table.A.trophies) == (1, [])
                assert sorted(table.A.trophies_matched) == sorted([objective, conflict])
            else:
                assert (table.A.vp - battle_vp, table.A.trophies) == (0, [objective, conflict])


def test_a_pair_that_lies_face_down_makes_no_other_pair() -> None:
    """The next card of the icon stays face up and waits."""
    mine = seat(conflict=1, garrison=0, trophies_matched=["desert_mouse_i", "skirmish_desert_mouse"])
    table = given(boxes=("uprising",), phase="rewards", conflict="protect_the_sietches", conflict_deck=[], A=mine)
    assert (table.A.vp, table.A.trophies) == (0, ["protect_the_sietches"])
    assert sorted(table.A.trophies_matched) == ["desert_mouse_i", "skirmish_desert_mouse"]
