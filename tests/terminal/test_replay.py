"""Checking, reading and stepping through records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.conftest import Run


def changed(file: Path, **fields: object) -> Path:
    """A copy of a record with other fields."""
    data = json.loads(file.read_text())
    data.update(fields)
    other = file.with_name("changed.json")
    other.write_text(json.dumps(data))
    return other


def actions(file: Path) -> list[str]:
    return list(json.loads(file.read_text())["actions"])


def test_a_good_record(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--verify")
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("ok: ")
    assert "VP" in result.out


def test_a_record_of_an_unfinished_game(run: Run, finished: Path) -> None:
    result = run("replay", changed(finished, actions=actions(finished)[:40], result=None), "--verify")
    assert result.status == 0
    assert "40 actions" in result.out
    assert "not finished" in result.out


def broken(file: Path, how: str) -> Path:
    taken = actions(file)
    other = file.with_name("broken.json")
    if how == "cut off":
        other.write_bytes(file.read_bytes()[:900])
    elif how == "no text":
        other.write_bytes(b"\xff\xfe\x00")
    elif how == "empty":
        other.write_bytes(b"")
    elif how == "deep":
        other.write_bytes(b"[" * 100_000)
    elif how == "last actions missing":
        return changed(file, actions=taken[:-3])
    elif how == "illegal action":
        return changed(file, actions=[*taken[:10], "play:stilgar", *taken[11:]])
    elif how == "no action":
        return changed(file, actions=[*taken[:10], "fly:moon"])
    elif how == "other result":
        return changed(file, result={"ranking": [2, 1, 0], "vp": [1, 1, 1]})
    elif how == "other format":
        return changed(file, format=99)
    elif how == "unknown box":
        return changed(file, setup={**json.loads(file.read_text())["setup"], "boxes": ["moon"]})
    return other


BROKEN = {
    "cut off": "not whole JSON",
    "no text": "not whole JSON",
    "empty": "not whole JSON",
    "deep": "broken.json: ",
    "last actions missing": "the result differs",
    "illegal action": "action 11 of",
    "no action": "action 11 of 11",
    "other result": "the result differs",
    "other format": "format version 99",
    "unknown box": "unknown box 'moon'",
}


@pytest.mark.parametrize("how", BROKEN)
@pytest.mark.parametrize("options", [("replay", "--verify"), ("replay",), ("play", "--load")])
def test_broken_records(run: Run, finished: Path, how: str, options: tuple[str, ...]) -> None:
    result = run(*options, broken(finished, how))
    assert result.status == 1
    assert result.out == ""
    assert result.err.count("\n") == 1
    assert BROKEN[how] in result.err


@pytest.mark.parametrize("options", [("replay", "--verify"), ("replay",), ("play", "--load")])
def test_files_that_are_none(run: Run, tmp_path: Path, options: tuple[str, ...]) -> None:
    for file in (tmp_path, tmp_path / "nothing.json"):
        result = run(*options, file)
        assert (result.status, result.out) == (2, "")
        assert result.err.count("\n") == 1


@pytest.mark.parametrize(("language", "said"), [("en", "takes the Reveal turn"), ("ru", "Раунд 2"), ("uk", "Раунд 2")])
def test_the_whole_log_is_printed_where_nobody_is(run: Run, finished: Path, language: str, said: str) -> None:
    result = run("replay", finished, "--language", language)
    assert result.status == 0
    assert said in result.out
    assert "VP" in result.out or "ПО" in result.out


def test_one_step_is_printed_where_nobody_is(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--step", "12")
    assert "Action 12 of" in result.out
    assert "Imperium Row" in result.out
    assert run("replay", finished, "--step", "9999").status == 2


def test_stepping(run: Run, finished: Path) -> None:
    typed = ["", "n", "p", "j 2", "5", "j 99", "j x", "99999", "x", "t", "q"]
    out = run("replay", finished, typed=typed, at_terminal=True).out
    steps = [int(part.split()[0]) for part in out.split("Action ")[1:]]
    assert steps[:3] == [1, 2, 1]
    assert steps[4] == 5
    assert "Before the first action" in out
    assert "Round 2" in out
    assert "The record has no round 99" in out
    assert "The record has the actions 1 to" in out
    assert out.count("Enter or n: next") == 2


def test_stepping_over_the_end(run: Run, finished: Path) -> None:
    last = len(actions(finished))
    out = run("replay", finished, "--step", str(last - 1), typed=["", "", "n"], at_terminal=True).out
    assert "The game is over" in out
    assert out.count("The record ends here") == 2


def test_the_report_of_a_game(run: Run, finished: Path) -> None:
    """A table for each round, with the winner's points in the last one, and the end."""
    result = run("replay", finished, "--report")
    assert (result.status, result.err) == (0, "")
    rounds = [line for line in result.out.splitlines() if line.startswith("Round ")]
    assert [line.split(":")[0] for line in rounds] == [f"Round {n}" for n in range(1, len(rounds) + 1)]
    assert "won by" in rounds[0]
    assert result.out.count("Acquired") == len(rounds)
    assert "The game is over" in result.out


def test_the_report_as_json(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--report", "--json")
    assert result.status == 0
    report = json.loads(result.out)
    recorded = json.loads(finished.read_text())["result"]
    assert [row["vp"] for row in report["rounds"][-1]["seats"]] == recorded["vp"]
    assert [seat["rank"] for seat in report["seats"]] == [recorded["ranking"].index(seat) + 1 for seat in range(3)]


def test_there_is_no_report_of_an_unfinished_game(run: Run, finished: Path) -> None:
    result = run("replay", changed(finished, actions=actions(finished)[:40], result=None), "--report")
    assert result.status == 1
    assert "the game is not over" in result.err


def test_json_is_of_the_report_only(run: Run, finished: Path) -> None:
    result = run("replay", finished, "--json")
    assert result.status == 2
    assert "--report" in result.err


def reported(file: Path, **fields: object) -> Path:
    """A report of a problem in a record's game, as the client makes it."""
    record = json.loads(file.read_text()) | {"names": []}
    said = {"problem": 1, "step": 31, "game": "", "version": "1.0", "browser": "Firefox \x1b[31m", "language": "uk"}
    said |= {"size": "1440x900", "screen": "/t", "error": "", "record": record}
    other = file.with_name("problem.json")
    other.write_text(json.dumps(said | fields))
    return other


def test_a_report_of_a_problem_opens_at_its_step(run: Run, finished: Path) -> None:
    """And does all that a record does."""
    result = run("replay", reported(finished, error="TypeError: x is undefined"))
    assert result.status == 0
    assert "Reported at step 31: Landsraad 1.0, uk, /t at 1440x900, Firefox \\x1b[31m" in result.out
    assert "TypeError: x is undefined" in result.out
    assert f"Action 31 of {len(actions(finished))}" in result.out
    assert "Action 5 of" in run("replay", reported(finished), "--step", "5").out
    assert run("replay", reported(finished), "--verify").out.startswith("ok: ")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"record": None}, "ask for the record of the game once it is over"),
        ({"step": 99_999}, "the report is about step 99999"),
        ({"step": -1}, "no report of a problem"),
        ({"browser": 7}, "no report of a problem"),
        ({"problem": 2}, "format version 2"),
        ({"record": {"format": 99}}, "format version 99"),
    ],
)
def test_a_report_that_cannot_be_shown_says_why(run: Run, finished: Path, fields: dict[str, object], why: str) -> None:
    result = run("replay", reported(finished, **fields))
    assert (result.status, result.out) == (1, "")
    assert why in result.err
