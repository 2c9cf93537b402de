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
    lead = puzzle.ways[1].behind if place == 0 else -puzzle.ways[place].behind
    return coach.standing(lead, _other(place))


def reasons(puzzle: Puzzle, place: int) -> list[Said]:
    """In what a turn differs most from that other one at the end of the round."""
    other = _other(place)
    return [coach.reason(why.thing, why.own, why.other, puzzle.worlds, other) for why in puzzle.ways[place].why]


def _other(place: int) -> int:
    """The place, from 1 on, of the turn beside which one is told."""
    return 2 if place == 0 else 1
