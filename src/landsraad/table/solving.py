"""Puzzles are solved: new tables for them, and what their solver does there."""

from __future__ import annotations

from dataclasses import replace

from landsraad.bots import USUAL_BOT
from landsraad.puzzles import puzzles
from landsraad.table import play
from landsraad.table.course import step
from landsraad.table.deeds import Act, Solve
from landsraad.table.live import LiveGame
from landsraad.table.opening import HOST, Begun, open_begun
from landsraad.table.opponents import Opponents
from landsraad.table.options import Options
from landsraad.table.puzzling import puzzle_of
from landsraad.table.refusals import Refused
from landsraad.table.seats import Seat
from landsraad.table.storage import Storage
from landsraad.table.table import Table


async def open_puzzle(
    id: str, name: str, holder: str, storage: Storage, opponents: Opponents, origin: str = ""
) -> Table:
    """A new table at which a puzzle is posed; opponents take the other seats. Raises Refused."""
    puzzle = puzzles().get(id)
    if puzzle is None:
        raise Refused("not_found", f"there is no puzzle {id[:60]!r}")
    live = LiveGame.begin(puzzle.setup, puzzle.seed)
    for action in puzzle.actions:
        step(live, action)
    seats = [Seat("bot", bot=USUAL_BOT)] * puzzle.setup.players
    seats[puzzle.seat] = Seat("human", name or HOST)
    begun = Begun(puzzle.setup, puzzle.seed, live, Options(spectators="no", puzzle=id))
    return await open_begun(begun, seats, (puzzle.seat,), holder, storage, opponents, origin)


async def act(table: Table, seat: int, asked: Act) -> None:
    """Take actions, as `play.act` does; where a puzzle is posed they are its answer, and nothing is played.

    Raises Refused.
    """
    puzzle = puzzle_of(table)
    if puzzle is None:
        return await play.act(table, seat, asked.decision, asked.actions)
    play.check_running(table, asked.decision).attempt(seat, asked.actions)
    taken = puzzle.way(asked.actions)
    if taken is None:
        raise Refused("puzzle", "a whole turn is asked for: a card and where its Agent goes, or the Reveal turn")
    return await table.keep(replace(table.options, puzzle_taken=taken))


async def solve(table: Table, seat: int, asked: Solve) -> None:
    """After a turn was chosen: choose anew, or take that turn and play on. Raises Refused."""
    puzzle, taken = puzzle_of(table), table.options.puzzle_taken
    if puzzle is None or seat != puzzle.seat or taken is None:
        raise Refused("outdated", "the puzzle has gone on")
    if not asked.play_on:
        return await table.keep(replace(table.options, puzzle_taken=None))
    await table.keep(replace(table.options, puzzle="", puzzle_taken=None))
    return await play.act(table, seat, table.playing().n, list(puzzle.ways[taken].path))
