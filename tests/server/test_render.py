"""How the end of a game is told: what was compared, and what decided it."""

from __future__ import annotations

import random

import pytest

from landsraad import Game, Setup, new_game
from landsraad.engine.course.endgame import COMPARED
from landsraad.engine.ix.units import RetreatUnits
from landsraad.engine.machine.advance import advance
from landsraad.server.messages.game import Ended
from landsraad.server.messages.view import View as ViewModel
from landsraad.table.decision import render_decision
from landsraad.table.render import render_ended, render_view
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
    last = {"wins_ties": "end-tie-tile", "revealed_at": "end-tie-order"}
    told = [] if what == "vp" else [last.get(what, "end-tie")]
    assert [said for said, _ in ended["ties"]] == [*told, "end-tie-order"]
    by_name = [dict(zip(ended["compared"], numbers, strict=True)) for numbers in ended["standings"]]
    assert [name for name in COMPARED if by_name[0][name] != by_name[1][name]] == [what]
    assert by_name[1] == {"vp": 9, "wins_ties": 0, "spice": 5, "solari": 4, "water": 3, "garrison": 2, "revealed_at": 1}


def test_a_game_that_goes_on_has_no_end() -> None:
    game = new_game(Setup(players=3), "just begun")
    assert not game.over
    assert render_ended(game, "seed") is None


def test_the_views_of_a_team_game_fit_their_model() -> None:
    """Teams and their Victory Points, tracks of the personal boards, Agents with arrows at home and away."""
    game = new_game(Setup(players=6, boxes=("uprising", "choam")), "views of six")
    chance = random.Random(6)
    while not game.over:
        if len(game.history) % 10 == 0:
            for viewer in range(-1, 6):
                view = render_view(game, viewer)["view"]
                ViewModel.model_validate(view)
                assert [player["team"] for player in view["players"]] == [0, 1] * 3
                assert sum(view["team_vp"]) == sum(player["vp"] for player in view["players"])
                assert set(view["alliances"]) == {*game.rules.factions}
                tracks = [set(player["influence"]) for player in view["players"]]
                board = {"great_houses", "guild", "bene_gesserit", "fringe_worlds"}
                assert tracks == [{"fremen"}, board, board, {"emperor"}, board, board]
        game.apply(chance.choice(game.legal()))
    ended = render_ended(game, "seed")
    assert ended is not None
    Ended.model_validate(ended)
    winners = {seat % 2 for seat in ended["ranking"][:3]}
    assert winners == {ended["ranking"][0] % 2}


def test_a_choice_of_several_says_which_one_it_is() -> None:
    """Two factions, one after the other; the choice of one alone says nothing."""
    table = given(boxes=("uprising",), A=seat(intrigue=["buy_access"], solari=5, hand=["dagger"]))
    assert told(table, "prompt") == ["ask-turn", {}]
    table.intrigue("buy_access")
    prompt = ["ask-choose_faction", {}]
    assert told(table, "prompt") == ["ask-nth", {"prompt": prompt, "n": 1, "all": 2}]
    table.choose("influence:emperor")
    assert told(table, "prompt") == ["ask-nth", {"prompt": prompt, "n": 2, "all": 2}]


def told(table: Table, what: str) -> object:
    """Something that the seat which is asked is told of the decision."""
    decision = render_decision(table.game, table.game.state.decider())
    assert decision is not None
    return decision[what]


# --- The Conflict -----------------------------------------------------------------------------------------------------


def test_k_h_the_strength_that_is_shown_is_the_engines() -> None:
    """K-H: a Rival led by Prince Rhombur Vernius has his dreadnoughts at 3, not at the 4 of a person who plays him."""
    rival = seat(leader="rhombur_vernius", dreadnoughts_conflict=1)
    table = given(persons=1, boxes=("base", "ix"), A=seat(hand=["dagger"], conflict=1), B=rival)
    players = render_view(table.game, 0)["view"]["players"]
    assert [(player["strength"], player["place"]) for player in players] == [(2, 2), (3, 1), (0, 0)]


@pytest.mark.parametrize(("epic", "points"), [(False, 10), (True, 12)])
def test_k_h_the_points_that_end_the_game_are_told(epic: bool, points: int) -> None:
    """K-H: an epic game ends at 12 Victory Points (R-194), and its score track says so."""
    table = given(boxes=("base", "ix"), epic=epic, A=seat(hand=["dagger"]))
    assert render_view(table.game, 0)["view"]["vp_to_end"] == points


def test_a_deployment_tells_what_would_follow_for_each_choice() -> None:
    """Troops and dreadnoughts share what may come from the garrison; the place is the one that would be taken."""
    mine = seat(hand=["dune_the_desert_planet"], garrison=3, dreadnoughts_home=1, intrigue=["ambush"])
    table = given(boxes=("base", "ix"), A=mine, B=seat(conflict=2, hand=["dagger"]))
    table.play("dune_the_desert_planet").to("imperial_basin")
    outlook = told(table, "outlook")
    assert isinstance(outlook, list)
    ways = {(way["troops"], way["dreadnoughts"]): (way["strength"], way["place"]) for way in outlook}
    assert ways == {
        (0, 0): (0, 0),
        (0, 1): (3, 2),
        (1, 0): (2, 2),
        (1, 1): (5, 1),
        (2, 0): (4, 2),
    }


def test_a_retreat_of_units_tells_which_go_together() -> None:
    """Two units retreat: both troops, or a troop and a dreadnought."""
    mine = seat(conflict=2, dreadnoughts_conflict=1, intrigue=["strategic_push", "ambush"])
    table = given(boxes=("base", "ix"), A=mine, B=seat(conflict=1, hand=["dagger"]))
    table.state.push(RetreatUnits(2), 0, table.rules.setup_source)
    advance(table.state)
    outlook = told(table, "outlook")
    assert isinstance(outlook, list)
    assert {(way["troops"], way["dreadnoughts"], way["strength"]) for way in outlook} == {(-1, -1, 2), (-2, 0, 3)}


def test_the_end_of_a_turn_leaves_troops_that_are_still_to_come() -> None:
    """With few troops in the supply recruits wait for what else may want them: the end of the turn deploys none."""
    mine = seat(hand=["foldspace"], deck=["dagger"], spice=6, garrison=0, supply=6, intrigue=["staged_incident"])
    table = given(A=mine)
    table.play("foldspace").to("heighliner")
    assert not any(action.startswith("deploy:") for action in table.game.legal_actions())
    leaves = told(table, "leaves")
    assert isinstance(leaves, dict)
    assert leaves["units"] == 5
    assert table.A.garrison == 0
