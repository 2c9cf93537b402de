"""Rulings on the Rivals of Uprising."""

from __future__ import annotations

import pytest

from landsraad import Setup, new_game
from landsraad.engine.course.spaces import open_spaces
from tests.support.table import Table, seat
from tests.support.uprising import WAITING, solo, uprising

UPRISING = ("uprising",)


def trophies(game_players: int, seed: int) -> tuple[list[str], int]:
    """The objectives of the seats, and who begins."""
    g = new_game(Setup(players=game_players, boxes=UPRISING), seed).state
    goals = [g.rules.objectives[player.trophies[0] - g.rules.first_objective].id for player in g.players]
    return goals, int(g.first_player)


def test_r_339_setup_for_two() -> None:
    """The Rival has the Ornithopter and never begins; 1 water, 3 spies, 3 troops, two Agents, no Swordmaster."""
    begins = set()
    for seed in range(20):
        goals, first = trophies(2, seed)
        assert goals[2] == "ornithopter_i"
        assert goals[first] == "desert_mouse_i"
        begins.add(first)
    assert begins == {0, 1}
    rival = new_game(Setup(players=2, boxes=UPRISING), 1).state.players[2]
    assert (rival.water, rival.spies_in_supply(), rival.garrison, rival.agents, rival.swordmaster) == (
        1,
        3,
        3,
        2,
        False,
    )


def test_r_339_in_the_solo_game_a_rival_can_begin() -> None:
    """The objectives of three players are dealt to all, with one person two Rivals."""
    found = [trophies(1, seed) for seed in range(30)]
    assert {first for _, first in found} == {0, 1, 2}
    assert all(goals[first] == "desert_mouse_i" for goals, first in found)


def swordmaster(rival: seat) -> Table:
    """A has 6 Solari and a Landsraad icon; a Rival has just been at Shipping or Accept Contract."""
    person = seat(hand=["convincing_argument", "diplomacy", "reconnaissance", "signet_ring"], solari=6)
    return solo("accept_contract_or_shipping_first", A=person, rival=rival)


def test_r_340_a_rivals_swordmaster_makes_the_space_cheaper() -> None:
    """6 Solari instead of 8, once a Rival has its own."""
    space = 1 << swordmaster(seat()).rules.space_number("swordmaster")
    dear, cheap = swordmaster(seat()), swordmaster(seat(spice=7))
    assert (dear.B.swordmaster, cheap.B.swordmaster) == (False, True)
    assert open_spaces(dear.state, 0, False) & space == 0
    assert open_spaces(cheap.state, 0, False) & space != 0


@pytest.mark.parametrize(("variants", "winner"), [((), "C"), (("streamlined",), "A")])
def test_r_341_a_rival_can_end_the_game_and_win(variants: tuple[str, ...], winner: str) -> None:
    """With 10 VP at Recall; the streamlined one cannot win."""
    vp = 0 if variants else 10
    table = uprising(
        persons=2, variants=variants, phase="recall", A=seat(vp=9 if not variants else 10), B=seat(), C=seat(vp=vp)
    )
    assert (table.state.over, table.ranking[0]) == (True, winner)
    assert ("C" in table.ranking) == (not variants)


def test_r_315_reshuffle_in_the_combat() -> None:
    """All cards make a new deck, and another one is revealed for its swords."""
    table = uprising(
        persons=2,
        phase="rival_swords",
        hagal_deck=["reshuffle"],
        hagal_discard=["sardaukar"],
        A=seat(conflict=1, intrigue=["devour"]),
        B=WAITING,
        C=seat(conflict=1),
    )
    assert table.C.strength == 2 + 4


def test_r_332_the_third_reward_is_for_a_tie_for_second() -> None:
    """Two Rivals before the person: nothing for the third place; tied for second both take the third reward."""

    def reward(mine: int, theirs: int) -> int:
        table = uprising(
            persons=1,
            phase="rewards",
            conflict="seize_spice_refinery",
            conflict_deck=[],
            A=seat(conflict=mine),
            B=seat(conflict=4, garrison=0),
            C=seat(conflict=theirs, garrison=0),
        )
        return table.A.spice

    assert (reward(1, 2), reward(2, 2)) == (0, 2)
