"""The turns of a puzzle (landsraad.puzzles) in words of the game, as those of a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.text import coach
from landsraad.text.said import Said

if TYPE_CHECKING:
    from landsraad.engine.game import Game
    from landsraad.puzzles import Puzzle


def label(puzzle: Puzzle, place: int, game: Game) -> Said:
    """What a turn is, by its place. `game`: at the position; it may be made of a view."""
    return coach.way([game.rules.actions.number(action) for action in puzzle.ways[place].path], game)


def standing(puzzle: Puzzle, place: int) -> Said:
    """How a turn stands beside the best one; the best beside the second."""
    if place == 0:
        return coach.standing(puzzle.ways[1].behind, 2)
    return coach.standing(-puzzle.ways[place].behind, 1)


def reasons(puzzle: Puzzle, place: int) -> list[Said]:
    """In what a turn differs most from that other one at the end of the round."""
    return [coach.reason(why.thing, why.own, why.other, puzzle.worlds) for why in puzzle.ways[place].why]
