"""A table at which a puzzle is posed: what its solver is shown, before and after a turn was chosen.

Nothing is played until the solver plays on. The turn that was chosen is kept as its place among the puzzle's
(Options.puzzle_taken), so that it can be chosen anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landsraad import Game, View
from landsraad.puzzles import Puzzle, puzzles
from landsraad.text import coach
from landsraad.text import puzzles as words
from landsraad.text.said import wire

if TYPE_CHECKING:
    from landsraad.table.table import Table


def puzzle_of(table: Table) -> Puzzle | None:
    """The puzzle that is posed here; None where there is none, or not any more."""
    puzzle = puzzles().get(table.options.puzzle) if table.options.puzzle else None
    if puzzle is None or table.live is None or table.base or table.live.n != len(puzzle.actions):
        return None
    return puzzle


def shown(table: Table, viewer: int) -> dict[str, Any] | None:
    """`puzzle` for a seat (docs/messages.md); None for all but the solver."""
    puzzle = puzzle_of(table)
    if puzzle is None or viewer != puzzle.seat:
        return None
    taken = table.options.puzzle_taken
    ways = [] if taken is None else told(puzzle, Game(View(table.playing().game, viewer).state, []))
    return {"id": puzzle.id, "taken": taken, "expected": None if taken is None else puzzle.expected, "ways": ways}


def told(puzzle: Puzzle, game: Game) -> list[dict[str, Any]]:
    """The turns of a puzzle, the best first, each as a way of a hint. `game`: as its solver sees it."""
    return [
        {
            "actions": list(way.path),
            "label": wire(words.label(puzzle, place, game)),
            "worlds": puzzle.worlds,
            "chance": round(way.chance, 3),
            "standing": wire(words.standing(puzzle, place)),
            "reasons": [
                coach.difference(why.thing, said)
                for why, said in zip(way.why, words.reasons(puzzle, place), strict=True)
            ],
        }
        for place, way in enumerate(puzzle.ways)
    ]
