"""How the end of a game is told: what was compared, and what decided it."""

from __future__ import annotations

import random

import pytest

from landsraad import Game, Setup, new_game
from landsraad.engine.endgame import COMPARED
from landsraad.server.render import render_decision, render_ended
from tests.support.table import Table, given, seat


def ended_game() -> Game:
    """A game with Rise of Ix, played at random to its end."""
    game = new_game(Setup(players=3, boxes=("base", "ix")), "to the end")
    chance = random.Random(1)
    while not game.over:
        game.apply(chance.choice(game.legal()))
    return game


def make_equal(game: Game) -> None:
    """All seats equal in all that is compared; seat 0 is ranked before seat 1."""
    g = game.state
    g.ranking = (0, 1, 2)
    for player in g.players:
        player.vp, player.spice, player.solari, player.water, player.garrison, player.revealed_at = 9, 5, 4, 3, 2, 1
        player.tech = tuple(tile for tile in player.tech if not game.rules.tech[tile].wins_ties)


def lead(game: Game, what: str) -> None:
    """Seat 0 is ahead in one thing."""
    player = game.state.players[0]
    if what == "wins_ties":
        player.tech += tuple(int(tile.number) for tile in game.rules.tech if tile.wins_ties)
    else:
        setattr(player, what, getattr(player, what) + 1)


@pytest.mark.parametrize("what", COMPARED)
def test_what_decides_is_named_and_stands_under_its_name(what: str) -> None:
    """In the order of the rules (B-132; the tile that wins ties before spice)."""
    game = ended_game()
    make_equal(game)
    lead(game, what)
    ended = render_ended(game, "seed")
    assert ended is not None
    assert ended["tie_break"] == what
    by_name = [dict(zip(ended["compared"], numbers, strict=True)) for numbers in ended["standings"]]
    assert [name for name in COMPARED if by_name[0][name] != by_name[1][name]] == [what]
    assert by_name[1] == {"vp": 9, "wins_ties": 0, "spice": 5, "solari": 4, "water": 3, "garrison": 2, "revealed_at": 1}


def test_a_game_that_goes_on_has_no_end() -> None:
    game = new_game(Setup(players=3), "just begun")
    assert not game.over
    assert render_ended(game, "seed") is None


def test_a_choice_of_several_says_which_one_it_is() -> None:
    """Two factions, one after the other; the choice of one alone says nothing."""
    table = given(boxes=("uprising",), A=seat(intrigue=["buy_access"], solari=5, hand=["dagger"]))
    assert told(table, "nth") is None
    table.intrigue("buy_access")
    assert told(table, "nth") == (1, 2)
    table.choose("influence:emperor")
    assert told(table, "nth") == (2, 2)


def told(table: Table, what: str) -> object:
    """Something that the seat which is asked is told of the decision."""
    decision = render_decision(table.game, table.game.state.decider())
    assert decision is not None
    return decision[what]
