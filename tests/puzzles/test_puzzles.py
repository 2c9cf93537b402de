"""Puzzles: those that are shipped, how they are found, and how one is solved at a table."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from landsraad.calls.about import about
from landsraad.content.puzzles import SETUPS
from landsraad.lab import puzzles as lab
from landsraad.lab.crew import ALONE
from landsraad.puzzles import BrokenPuzzle, Puzzle, Way, as_data, from_data, is_clear, of_day, puzzles
from landsraad.server.messages.game import PuzzleOut
from landsraad.strict import WrongData
from landsraad.table import showing
from landsraad.table.commands import perform
from landsraad.table.deeds import Act, Deed, Hint, Solve, Who
from landsraad.table.refusals import Refused
from landsraad.table.solving import open_puzzle
from landsraad.table.table import Table
from landsraad.table.tables import Tables
from landsraad.text import LANGUAGES
from landsraad.text import puzzles as words
from landsraad.text.messages import PARTS, messages
from landsraad.text.said import tell
from tests.table.memory import Here, Json, MemoryStorage

ME = "m" * 64
ALL = list(puzzles().values())
ONE = ALL[0]

# --- Those that are shipped -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", ALL, ids=list(puzzles()))
def test_its_best_turn_is_legal_and_clearly_best_and_all_are_told(puzzle: Puzzle) -> None:
    puzzle.check()
    game = puzzle.begin()
    for language in LANGUAGES:
        told = messages(language, PARTS)
        labels = set()
        for place, way in enumerate(puzzle.ways):
            label = words.label(puzzle, place, game)
            assert label.id == ("action-reveal" if way.path == ["reveal"] else "coach-sends"), "a space is always named"
            labels.add(tell(told, label, str))
            for said in (words.standing(puzzle, place), *words.reasons(puzzle, place)):
                assert tell(told, said, str)
        assert len(labels) == len(puzzle.ways)


def test_they_are_many_and_of_many_kinds() -> None:
    assert len(ALL) >= 40
    assert len({puzzle.seed for puzzle in ALL}) == len(ALL), "no two of one game"
    assert set(Counter(puzzle.round for puzzle in ALL)) >= set(range(2, 9))
    assert {puzzle.setup.boxes for puzzle in ALL} == {setup.boxes for setup in SETUPS}
    assert sum(puzzle.expected > 0 for puzzle in ALL) >= len(ALL) / 2, "a Naib solves too many"
    assert max(Counter(puzzle.leader for puzzle in ALL).values()) <= len(ALL) / 6


def changed(**fields: Any) -> Puzzle:
    """The first puzzle, tampered with."""
    return replace(ONE, **fields)


def ways(place: int, **fields: Any) -> list[Way]:
    """Its turns, one of them tampered with."""
    return [replace(way, **fields) if n == place else way for n, way in enumerate(ONE.ways)]


@pytest.mark.parametrize(
    "puzzle",
    [
        changed(ways=ways(1, behind=0.04, chance=ONE.best.chance - 0.04)),
        changed(ways=ways(1, error=ONE.ways[1].behind / 2)),
        changed(ways=ways(1, chance=ONE.best.chance)),
        changed(ways=[ONE.ways[1], ONE.ways[0], *ONE.ways[2:]]),
        changed(ways=ONE.ways[:-1]),
        changed(ways=ONE.ways[:4]),
        changed(ways=ways(0, path=["play:no_such_card"])),
        changed(worlds=20),
        changed(expected=len(ONE.ways)),
        changed(actions=ONE.actions[:-1]),
        changed(actions=[*ONE.actions[:-1], "reveal"]),
        changed(seat=ONE.seat + 1),
        changed(round=ONE.round + 1),
        changed(seed="another"),
        changed(setup=replace(ONE.setup, players=9)),
    ],
    ids=str,
)
def test_what_fails_the_criterion_is_no_puzzle(puzzle: Puzzle) -> None:
    with pytest.raises(BrokenPuzzle):
        puzzle.check()


def test_a_puzzle_is_read_as_it_was_written() -> None:
    data = json.loads(json.dumps(as_data(ONE)))
    assert from_data(data) == ONE
    nameless = {name: data[name] for name in data if name != "id"}
    for broken in ({**data, "worlds": "many"}, {**data, "more": 1}, nameless):
        with pytest.raises(WrongData):
            from_data(broken)


def test_days_take_turns() -> None:
    """The client reckons in the same way: web/src/app/puzzles.test.ts has this day, too."""
    first = date(2026, 11, 29)
    assert first.toordinal() == 739949
    days = [of_day(first + timedelta(n)).id for n in range(len(ALL))]
    assert sorted(days) == sorted(puzzles())
    assert of_day(first + timedelta(len(ALL))).id == days[0]
    assert days[0] == ALL[739949 % len(ALL)].id
    assert [row["id"] for row in about()["puzzles"]] == list(puzzles())


# --- How they are found -----------------------------------------------------------------------------------------------


def test_what_was_found_is_kept_and_chosen_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who stops the work loses a game at most; games that were looked at are not looked at again."""
    found = {number: puzzle for number, puzzle in enumerate(ALL[:4]) if number != 2}
    looked_at: list[int] = []

    def find(seed: int, number: int) -> Puzzle | None:
        looked_at.append(number)
        return found.get(number)

    monkeypatch.setattr(lab, "find", find)
    moved: list[int] = []
    assert len(lab.make(tmp_path, 2, 60, 1, ALONE, moved.append)) == 2
    chosen = lab.make(tmp_path, 4, 60, 1, ALONE, moved.append)
    assert looked_at == [0, 1, 2, 3]
    assert moved == [0, 1, 1, 2, 1, 1]
    assert {puzzle.id for puzzle in chosen} <= {puzzle.id for puzzle in found.values()}
    lab.write(tmp_path / "puzzles.json", chosen)
    assert [from_data(one) for one in json.loads((tmp_path / "puzzles.json").read_text())] == chosen


def test_kinds_take_turns_and_few_are_easy() -> None:
    easy = [replace(puzzle, expected=0) for puzzle in ALL]
    assert sum(puzzle.expected == 0 for puzzle in lab.spread([*ALL[:6], *easy[6:]], 12)) <= 4
    assert lab.spread(easy, 60) == []
    assert len(lab.spread(ALL, 5)) == 5


def test_a_position_is_looked_at_in_common_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """With less than usual: what is best in so few worlds may be another turn, but all is told of each."""
    short = min(ALL, key=lambda puzzle: (puzzle.setup.boxes != ("base",), len(puzzle.ways)))
    for name, less in {"PLAYOUTS": 4, "WIDTH": 2, "WORLDS": 2, "WORLDS_AT_ONCE": 1}.items():
        monkeypatch.setattr(lab, name, less)
    for limit in ("seems_clear", "is_hopeful", "is_clear"):
        monkeypatch.setattr(lab, limit, lambda *ways: True)
    found = lab.posed(short.begin(), short.seat, short.id, easy=True)
    assert found is not None
    turns, expected = found
    assert turns[expected].path[0] == lab.naibs_turn(short.begin(), short.seat)[0]
    assert sorted(way.path for way in turns) == sorted(way.path for way in short.ways)
    for way in turns:
        assert way.behind == pytest.approx(turns[0].chance - way.chance, abs=0.001)
    for limit in ("seems_clear", "is_hopeful", "is_clear"):
        with monkeypatch.context() as stricter:
            stricter.setattr(lab, limit, lambda *ways: False)
            assert lab.posed(short.begin(), short.seat, short.id, easy=True) is None
    monkeypatch.setattr(lab, "naibs_turn", lambda game, seat: turns[0].path)
    assert lab.posed(short.begin(), short.seat, short.id, easy=False) is None


def test_a_lead_is_clear_where_it_is_large_and_no_luck() -> None:
    leads = [(0.05, 0.01), (0.2, 0.06), (0.04, 0.001), (0.2, 0.07)]
    assert [is_clear(*lead) for lead in leads] == [True, True, False, False]


# --- At a table -------------------------------------------------------------------------------------------------------


class Solver:
    """Somebody at the table of the first puzzle."""

    def __init__(self) -> None:
        self.tables = Tables(MemoryStorage(), Here())

    async def sit_down(self) -> None:
        """The puzzle is posed."""
        opened = await open_puzzle(ONE.id, "Ola", ME, self.tables.storage, self.tables.opponents)
        self.id = opened.id
        self.table: Table = await self.tables.get(self.id)

    async def do(self, deed: Deed, seat: int = ONE.seat) -> None:
        """Something is done at the table."""
        await perform(self.tables, self.id, Who(ME, seat), deed)

    async def answer(self, *actions: str) -> None:
        """A turn is chosen."""
        await self.do(Act(self.table.playing().n, list(actions)))

    @property
    def game(self) -> Json:
        """What is shown."""
        data: Json = showing.game(self.table, ONE.seat).data
        return data

    async def refused(self, call: Awaitable[Any]) -> str:
        """The code of a refusal."""
        with pytest.raises(Refused) as caught:
            await call
        return caught.value.code


def solving(test: Callable[[Solver], Coroutine[Any, Any, None]]) -> None:
    """Run a test with somebody who has sat down."""

    async def run() -> None:
        solver = Solver()
        await solver.sit_down()
        await test(solver)

    asyncio.run(run())


def test_nothing_is_told_before_a_turn_was_chosen_and_nothing_played_before_it_is_played_on() -> None:
    async def test(solver: Solver) -> None:
        posed: Json = {"id": ONE.id, "taken": None, "expected": None, "ways": []}
        assert solver.game["puzzle"] == posed
        assert solver.game["hints"] is False
        assert showing.game(solver.table, -1).data["puzzle"] is None
        worst = ONE.ways[-1].path
        await solver.answer(*worst)
        told = solver.game["puzzle"]
        PuzzleOut.model_validate(told)
        assert (told["taken"], told["expected"]) == (len(ONE.ways) - 1, ONE.expected)
        assert [way["actions"] for way in told["ways"]] == [way.path for way in ONE.ways]
        assert solver.table.playing().game.history == ONE.actions
        await solver.do(Solve())
        assert solver.game["puzzle"] == posed
        await solver.answer(*ONE.best.path)
        solver.tables.drop(solver.id)
        solver.table = await solver.tables.get(solver.id)
        assert solver.game["puzzle"]["taken"] == 0, "it is kept"
        await solver.do(Solve(play_on=True))
        assert solver.game["puzzle"] is None
        assert solver.table.playing().game.history[: len(ONE.actions) + 1] == [*ONE.actions, ONE.best.path[0]]
        assert solver.table.options.puzzle == ""

    solving(test)


def test_what_is_no_whole_turn_is_refused() -> None:
    async def test(solver: Solver) -> None:
        card = next(way.path[0] for way in ONE.ways if len(way.path) == 2)
        assert await solver.refused(solver.answer(card)) == "puzzle"
        assert await solver.refused(solver.answer("play:no_such_card")) == "illegal"
        assert await solver.refused(solver.do(Act(3, ["reveal"]))) == "outdated"
        assert await solver.refused(solver.do(Solve(play_on=True))) == "outdated"
        assert await solver.refused(solver.do(Act(len(ONE.actions), ["reveal"]), (ONE.seat + 1) % 3)) == "not_your_seat"
        assert await solver.refused(solver.do(Hint(ONE.seat, len(ONE.actions)))) == "no_hint"
        assert solver.game["puzzle"]["taken"] is None
        storage = solver.tables.storage
        assert await solver.refused(open_puzzle("none", "", ME, storage, solver.tables.opponents)) == "not_found"

    solving(test)
