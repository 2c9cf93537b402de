"""What strength may still come into the Conflict, by what everybody sees."""

from __future__ import annotations

import random

import pytest

from landsraad import Setup, new_game
from landsraad.engine.machine.terms import PLAYER_TURNS
from landsraad.engine.reserves import most_to_add
from tests.support.table import Table, given, seat


def of_a(table: Table) -> int:
    return most_to_add(table.state)[0]


def test_each_agent_brings_two_of_the_garrison_and_recruits() -> None:
    assert of_a(given(A=seat(hand=["dagger"], intrigue=["windfall"], agents=0))) == 0
    assert of_a(given(A=seat(hand=["dagger"], agents=1))) == 2 * (2 + 1)  # a city recruits one
    assert of_a(given(A=seat(hand=["dagger"], agents=2))) == 2 * (3 + 2)  # all of the garrison, one recruit each
    assert of_a(given(A=seat(hand=["dagger"], agents=1), B=seat(on=["arrakeen"]), C=seat(on=["carthag"]))) == 2 * 2


def test_an_agent_may_better_fill_the_garrison_for_the_next_one() -> None:
    """Without a garrison: four recruits at Rally Troops, then three of the five to the Conflict."""
    assert of_a(given(A=seat(hand=["dagger"], agents=2, garrison=0, solari=4))) == 2 * 3


def test_who_has_revealed_adds_nothing() -> None:
    assert of_a(given(turn="B", A=seat(revealed=True, agents=1), B=seat(hand=["dagger"]))) == 0


def test_what_the_agent_of_this_turn_may_still_bring_counts() -> None:
    table = given(A=seat(hand=["reconnaissance"], intrigue=["windfall"], agents=1))
    table.play("reconnaissance").to("arrakeen")
    assert of_a(table) == 2 * 3
    table.choose("deploy:1")
    assert of_a(table) == 2 * 2


def test_dreadnoughts_and_sandworms() -> None:
    ships = seat(hand=["dagger"], agents=1, dreadnoughts_home=2)
    assert of_a(given(boxes=("base", "ix"), A=ships)) == 3 * 2 + 2 * 1
    worms = seat(hand=["dagger"], agents=1, garrison=0, water=3, hooks=True)
    open_field = given(boxes=("uprising",), conflict="skirmish_crysknife", A=worms)
    assert of_a(open_field) == 3 * 2


@pytest.mark.parametrize(("boxes", "players"), [(("base", "ix"), 4), (("uprising", "choam"), 6)])
def test_it_is_a_number_for_every_seat_at_every_decision(boxes: tuple[str, ...], players: int) -> None:
    game = new_game(Setup(players=players, boxes=boxes), "reserves")
    chance = random.Random(3)
    while not game.over:
        more = most_to_add(game.state)
        assert len(more) == players
        assert all(n >= 0 for n in more)
        assert game.state.phase == PLAYER_TURNS or not any(more)
        game.apply(chance.choice(game.legal()))
