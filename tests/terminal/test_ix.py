"""What the table draws of Rise of Ix, and of the solo game, beside everything else."""

from __future__ import annotations

import pytest

from landsraad import Setup, new_game, view
from landsraad.engine.state.state import GameState
from landsraad.terminal.questions import help_text
from landsraad.terminal.words import words
from landsraad.text import LANGUAGES
from tests.support.terminal import drawn, line_with, painter, printed
from tests.terminal.conftest import Run

IX = Setup(players=3, boxes=("base", "ix"), leaders=("rhombur_vernius", "paul_atreides", "duke_leto_atreides"))
BASE = Setup(players=3, boxes=("base",), leaders=("baron_vladimir_harkonnen", "paul_atreides", "duke_leto_atreides"))


def number_of(g: GameState, tile: str) -> int:
    return next(int(one.number) for one in g.rules.tech if one.id == tile)


def space_of(g: GameState, id: str) -> int:
    return next(int(space.control_index) for space in g.rules.spaces if space.id == id)


def test_the_open_tiles_and_what_is_left() -> None:
    game = new_game(IX, 3)
    g = game.state
    g.tech_stacks = (
        (number_of(g, "flagship"), number_of(g, "windtraps")),
        (),
        (number_of(g, "artillery"),),
    )
    assert line_with(drawn(game), "Tech tiles:") == (
        "Tech tiles: Windtraps (2) · no tile · Artillery (1)  tiles in the stacks: 2, 0, 1"
    )


def test_the_tiles_of_each_seat_and_which_are_used() -> None:
    game = new_game(IX, 3)
    g = game.state
    g.players[1].tech = (number_of(g, "holtzman_engine"), number_of(g, "training_drones"))
    g.players[1].tech_flipped = 1 << number_of(g, "training_drones")
    out = drawn(game)
    assert line_with(out, "2 Paul Atreides: ") == "2 Paul Atreides: Holtzman Engine · Training Drones (used)"
    assert "1 Prince Rhombur Vernius: " not in out
    assert "Training Drones (used)" in printed(painter().short_table(view(game, 0)))


def test_the_freighters_on_the_shipping_track() -> None:
    game = new_game(IX, 3)
    game.state.players[1].freighter = 2
    game.state.players[2].freighter = 2
    assert line_with(drawn(game), "Shipping track:") == "Shipping track: foot [1] · level 1 · level 2 [2] [3] · level 3"


def test_dreadnoughts_in_supply_garrison_and_conflict() -> None:
    game = new_game(IX, 3)
    player = game.state.players[1]
    player.dreadnoughts, player.dreadnoughts_home, player.dreadnoughts_conflict = 0, 1, 1
    player.conflict, player.negotiators = 2, 3
    out = drawn(game)
    assert " Con Drn Str " in line_with(out, "VP").replace("   ", " ").replace("  ", " ")
    rows = [line.split() for line in out.splitlines()]
    [row] = [row for row in rows if row[:3] == ["2", "Paul", "Atreides"] and "0/1/1" in row]
    assert row[row.index("0/1/1") - 1 :][:3] == ["2", "0/1/1", "7"]  # Conflict, dreadnoughts, strength
    assert "negotiators: 3" in out


def test_the_own_line_names_dreadnoughts_at_home_and_negotiators() -> None:
    game = new_game(IX, 3)
    assert "dreadnoughts" not in printed(painter().own_line(view(game, 0)))
    game.state.players[0].dreadnoughts_home = 2
    game.state.players[0].negotiators = 1
    assert "dreadnoughts in the garrison 2 · negotiators 1" in printed(painter().own_line(view(game, 0)))


def test_a_dreadnought_controls_a_space_over_a_marker() -> None:
    game = new_game(IX, 3)
    g = game.state
    flags = [-1, -1, -1]
    flags[space_of(g, "carthag")] = 0
    g.control = tuple(flags)
    assert "Carthag⚔ ⚑1 ·" in drawn(game)
    flags[space_of(g, "carthag")] = 2
    g.warships = tuple(flags)
    assert "Carthag⚔ ⚑1 ◆3 ·" in drawn(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_it_without_rise_of_ix(language: str) -> None:
    say = words(language)
    base, ix = drawn(new_game(BASE, 3), language), drawn(new_game(IX, 3), language)
    for id in ("table-tech", "table-shipping", "head-dreadnoughts"):
        assert say(id) not in base
        assert say(id) in ix


def test_tiles_and_track_with_their_texts() -> None:
    game = new_game(IX, 3)
    g = game.state
    g.tech_stacks = ((number_of(g, "windtraps"),), (number_of(g, "spy_satellites"),), ())
    sold = printed(painter().market_cards(view(game, 0)))
    assert "Windtraps (2)" in sold
    assert "When you win a Conflict: +1 water" in sold
    assert "Spy Satellites (4)" in sold
    board = printed(painter().spaces(view(game, 0)))
    assert "Each move of your Freighter" in board
    assert "Each move" not in printed(painter().spaces(view(new_game(BASE, 3), 0)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_what_only_rise_of_ix_brings(language: str) -> None:
    with_ix = help_text(painter(language), new_game(IX, 3).state.rules).plain
    without = help_text(painter(language), new_game(BASE, 3).state.rules).plain
    assert words(language)("help-legend-ix").strip() in with_ix
    assert words(language)("help-legend-ix").strip() not in without


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("difficulty", "comes"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3)])
def test_the_round_of_the_third_agents(language: str, difficulty: str, comes: int) -> None:
    game = new_game(Setup(players=1, difficulty=difficulty), 3)
    said = words(language)("table-third-agents", n=comes)
    for number in range(1, comes):
        game.state.round = number
        assert said in drawn(game, language)
    game.state.round = comes
    assert said not in drawn(game, language)


def test_no_third_agents_with_more_people() -> None:
    assert "third Agents" not in drawn(new_game(BASE, 3))
    assert "third Agents" not in drawn(new_game(Setup(players=2), 3))


def test_a_game_shows_its_tiles_at_the_command(run: Run) -> None:
    result = run(
        "play", "--boxes", "base,ix", "--seats", "me,random,random", "--seed", "2", typed=["table", "row", "quit"]
    )
    assert result.status == 0
    assert result.out.count("Tech tiles: ") == 2
    assert "Shipping track: foot" in result.out
