"""S-16 to S-21: records at the doors of the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from landsraad import Record, Setup, new_game
from landsraad import record as records
from landsraad.bots import make_bots
from landsraad.lab.match import play_out
from landsraad.terminal.style import printable
from tests.support.records import BROKEN, GOOD, NO_RECORD, changed, good
from tests.terminal.conftest import Run

LOOKING = [("replay",), ("replay", "--verify"), ("replay", "--report"), ("replay", "--report", "--json")]
DOORS = [*LOOKING, ("play", "--load")]
REFUSED = NO_RECORD | BROKEN


def written(folder: Path, data: bytes) -> Path:
    file = folder / "record.json"
    file.write_bytes(data)
    return file


@pytest.mark.parametrize("how", REFUSED)
def test_s_16_every_door_refuses_the_same_for_the_same_reason(run: Run, tmp_path: Path, how: str) -> None:
    """One line on stderr, nothing else; S-18: nothing that a terminal would obey."""
    make, why = REFUSED[how]
    file = written(tmp_path, make())
    said: set[str] = set()
    for door in DOORS:
        result = run(*door, file)
        assert (result.status, result.out) == (1, "")
        said.add(result.err)
    (line,) = said
    assert line.count("\n") == 1
    assert line.strip().isprintable()
    assert why in line


@pytest.mark.parametrize("how", GOOD)
def test_s_16_every_door_takes_the_same(run: Run, tmp_path: Path, how: str) -> None:
    """S-20: with a byte order mark too; S-18: an odd seed is shown, not obeyed."""
    file = written(tmp_path, GOOD[how]())
    for door in LOOKING:
        result = run(*door, file)
        assert (result.status, result.err) == (0, "")
        assert all(line.isprintable() for line in result.out.splitlines())


def test_a_record_of_its_own_chance_is_told_by_verify(run: Run, tmp_path: Path) -> None:
    said = "chance is told by the record"
    assert said not in run("replay", "--verify", written(tmp_path, good())).out
    assert said in run("replay", "--verify", written(tmp_path, changed(seed="other dice"))).out


def test_s_20_a_saved_game_with_a_mark_is_played_on(run: Run, tmp_path: Path) -> None:
    fields = json.loads(good())
    fields |= {"actions": fields["actions"][:40], "result": None, "names": ["greedy"] * 3}
    file = written(tmp_path, b"\xef\xbb\xbf" + json.dumps(fields).encode())
    assert run("play", "--load", file).status == 0


@pytest.mark.parametrize("name", ["x" * 25, "\u200b", "\x1b[31m", "\u202ebad"])
def test_s_18_a_name_that_no_record_may_have_is_refused_before_the_game(run: Run, name: str) -> None:
    result = run("play", "--seats", "greedy,greedy,greedy", "--names", name, "--seed", "1")
    assert (result.status, result.out) == (2, "")
    assert "name" in result.err


def test_printable_shows_what_a_terminal_would_obey() -> None:
    assert printable("Alia ü мир 🙂") == "Alia ü мир 🙂"
    assert printable("\x1b[2J\0\u202e\u200b\r\n") == "\\x1b[2J\\x00\\u202e\\u200b\\r\\n"


# --- S-21 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "token", "contract"),
    [("en", "faction token", "contract"), ("ru", "жетон", "контракт"), ("uk", "жетон", "контракт")],
)
def test_s_21_tokens_and_contracts_are_told_as_such(
    run: Run, tmp_path: Path, language: str, token: str, contract: str
) -> None:
    """Whose secret it is, and by its own name: not a card that happens to have the same number."""
    baron = Setup(players=3, leaders=("baron_vladimir_harkonnen", "duke_leto_atreides", "paul_atreides"))
    first = Setup(players=4, boxes=("uprising", "choam", "ix"))
    for setup, word, kept in ((baron, token, 2), (first, contract, 4)):
        game = play_out(new_game(setup, "1"), make_bots(["random"] * setup.players, 1))
        file = tmp_path / "game.json"
        Record.of(game, setup, "1").save(file)
        out = run("replay", file, "--language", language).out
        told = [line for line in out.splitlines() if line.startswith("    (") and ": " in line]
        assert len(told) == kept
        assert all(word in line for line in told)
        step = run("replay", file, "--step", "1", "--language", language)
        assert any(word in line for line in step.out.splitlines() if line.startswith("    ("))


# --- S-22 -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "word", "place"),
    [
        ("en", "older rules", "action {} of {}"),
        ("ru", "прежним", "действие {} из {}"),
        ("uk", "давнішими", "дія {} з {}"),
    ],
)
def test_s_22_an_older_record_is_shown_as_far_as_it_goes(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, word: str, place: str
) -> None:
    """The log up to there, where and why it stops, and how it ended; --verify and the report say that it differs."""
    monkeypatch.setattr(records, "RULES_VERSION", records.RULES_VERSION + 1)
    record = Record.from_json(good())
    end = len(record.actions)
    file = written(tmp_path, msgspec.json.encode(record).replace(b'"actions":[', b'"actions":["fly:moon",', 1))
    at_once = run("replay", file, "--language", language)
    assert at_once.status == 0
    record.actions.insert(end // 2, "fly:moon")
    record.save(file)
    result = run("replay", file, "--language", language)
    assert (result.status, result.err) == (0, "")
    assert word in result.out
    assert place.format(end // 2 + 1, end + 1) in " ".join(result.out.split())
    assert len(result.out) > 10 * len(at_once.out)
    assert record.result is not None
    assert str(max(record.result["vp"])) in result.out.split(word)[1]
    for door in (("replay", "--verify"), ("replay", "--report"), ("play", "--load")):
        refused = run(*door, file)
        assert refused.status == 1
        assert f"action {end // 2 + 1} of" in refused.err
