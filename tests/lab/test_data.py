"""Tables of many games: what they say, and that stopped work goes on without a game lost or doubled."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from landsraad import Record, Setup, __version__, new_game, replay
from landsraad.bots import make_bots
from landsraad.engine.course.endgame import has_won
from landsraad.lab import columns, dataset
from landsraad.lab.columns import TABLES, Rows, Wanted
from landsraad.lab.crew import ALONE, crew
from landsraad.lab.match import play_out, seat_game
from landsraad.mistakes import Mistake
from landsraad.report import RESOURCES, make_report
from tests.lab.test_report import PLAYED_NOW, record_of

BOTS = ["random", "random", "random"]
SETUP = Setup(players=3)
ROUNDS_OF_RESEARCH = ("grafts", "research", "tleilaxu", "specimens", "spent_specimens")
WAIT = 60  # seconds that a process may take to do its first pieces


def dicts(rows: Rows, table: str) -> list[dict[str, Any]]:
    """The rows of a table as a reader of the file gets them."""
    return columns.frame(table, rows.of[table]).to_dicts()


def read(folder: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of a folder, by table."""
    pieces = dataset.pieces_of(folder)
    return {
        table: [row for piece in pieces for row in pl.read_parquet(piece / f"{table}.parquet").rows()]
        for table in TABLES
        if (pieces[0] / f"{table}.parquet").exists()
    }


def simulate(folder: Path, games: int, jobs: int = 1, seed: int = 1, wanted: Wanted | None = None) -> int:
    """Play games of three; how many the bar heard of."""
    heard: list[int] = []
    with crew(jobs) as hands:
        dataset.simulate(folder, SETUP, BOTS, games, seed, hands, wanted or Wanted(), heard.append)
    return sum(heard)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces of five games."""
    monkeypatch.setattr(dataset, "RANDOM_PIECE", 5)


# --- What the rows say ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["base-3-random", "uprising-1-greedy", *PLAYED_NOW])
def test_rows_say_what_the_report_and_the_end_of_the_game_say(name: str) -> None:
    record = record_of(name)
    rows = dataset.rows_of(record, dataset.bots_of(record), "mark", Wanted(decisions=True))
    g, report = replay(record).state, make_report(record)

    (game,) = dicts(rows, "games")
    assert (game["seed"], game["record"], game["rounds"]) == (record.seed, "mark", g.round)
    assert game["boxes"] == columns.boxes_id(record.setup.boxes)
    assert game["decisions"] == len(record.actions)
    assert game["winners"] == [seat for seat in range(len(g.players)) if has_won(g, seat)]

    for row, player, ended in zip(dicts(rows, "seats"), g.players, report.seats, strict=True):
        assert (row["leader"], row["rank"], row["vp"]) == (ended.leader, ended.rank, player.vp)
        assert [row[name] for name in RESOURCES] == [getattr(player, name) for name in RESOURCES]
        assert sum(row["vp_amounts"]) == player.vp
        assert len(row["vp_sources"]) == len(row["vp_amounts"])
        assert (row["bot"] == columns.AUTOMATED) == g.is_automated(row["seat"])
        told = [one.seats[row["seat"]] for one in report.rounds]
        assert row["acquired"] == [card for one in told for card in one.acquired]
        assert row["trashed"] == [card for one in told for card in one.trashed]
        assert row["conflicts"] == [one.conflict for one in report.rounds if one.winner == row["seat"]]

    rounds = {(row["round"], row["seat"]): row for row in dicts(rows, "rounds")}
    assert len(rounds) == len(report.rounds) * len(g.players)
    for one in report.rounds:
        for seat, had in enumerate(one.seats):
            row = rounds[one.round, seat]
            assert (row["conflict"], row["strength"], row["place"]) == (one.conflict, had.strength, had.place)
            assert (row["vp"], row["deck"]) == (had.vp, had.deck)
            assert row["influence"] == sum(had.influence.values())
            assert (row["acquired"], row["trashed"]) == (len(had.acquired), len(had.trashed))
            later = [after.seats[seat] for after in report.rounds if after.round > one.round]
            for name in RESOURCES:
                came = sum(after.gained[name] - after.spent[name] for after in later)
                assert row[name] == getattr(g.players[seat], name) - came

    decisions = dicts(rows, "decisions")
    assert [row["action"] for row in decisions] == record.actions
    assert [row["number"] for row in decisions] == list(range(len(record.actions)))


def test_cards_are_listed_as_they_are_played() -> None:
    """Each card that sent an Agent, each that was revealed, each Intrigue card; agents and counts by round add up."""
    record = record_of("base-3-random")
    rows = dataset.rows_of(record, ["", "", ""], "", Wanted())
    played = [action.partition(":")[2] for action in record.actions if action.startswith("play:")]
    seats, rounds = dicts(rows, "seats"), dicts(rows, "rounds")
    assert sorted(card for row in seats for card in row["played"]) == sorted(played)
    for seat in seats:
        of_seat = [row for row in rounds if row["seat"] == seat["seat"]]
        assert sum(row["agents"] for row in of_seat) == len(seat["played"])
        assert sum(row["intrigues"] for row in of_seat) == len(seat["intrigues"])
        assert len(seat["revealed"]) > 0
        assert of_seat[0]["drawn"] < 5  # without the hand that every round begins with


def test_tokens_specimens_and_grafts_are_counted() -> None:
    """Of each round what its turns brought; of the game where the tokens are at the end, and the cards grafted."""
    setup = Setup(boxes=("base", "immortality"))
    game = play_out(new_game(setup, "lab"), make_bots(["greedy"] * 4, 1))
    record = Record.of(game, setup, "lab")
    rows = dataset.rows_of(record, [""] * 4, "", Wanted())
    seats, rounds = dicts(rows, "seats"), dicts(rows, "rounds")
    grafted = [action.partition(":")[2] for action in record.actions if action.startswith(("graft:", "graft_row:"))]
    cloned = [action.partition(":")[2] for action in record.actions if action.startswith("clone:")]
    assert grafted
    assert set(cloned) > {"reclaimed_forces"}
    for row, player in zip(seats, game.state.players, strict=True):
        of_seat = [one for one in rounds if one["seat"] == row["seat"]]
        total = {name: sum(one[name] for one in of_seat) for name in ROUNDS_OF_RESEARCH}
        assert row["research"] == game.rules.research[player.research].id
        assert (row["tleilaxu"], row["specimens"]) == (player.tleilaxu, player.specimens)
        assert row["specimens"] == total["specimens"] - total["spent_specimens"]
        assert row["tleilaxu"] == total["tleilaxu"]
        assert game.rules.research[player.research].column == total["research"]
        assert len(row["grafted"]) == total["grafts"]
        assert sum(one["acquired"] for one in of_seat) == len(row["acquired"])
    assert sum(one["reclaimed"] for one in rounds) == cloned.count("reclaimed_forces")
    assert sorted(card for row in seats for card in row["grafted"]) == sorted(grafted)
    assert {card for row in seats for card in row["acquired"]} > {*cloned} - {"reclaimed_forces"}


def test_a_leader_of_two_sides_counts_as_its_front() -> None:
    setup = Setup(boxes=("uprising",), leaders=("lady_jessica", "gurney_halleck", "muaddib", "staban_tuek"))
    for number in range(20):
        game = play_out(new_game(setup, number), make_bots(["random"] * 4, number))
        if game.state.players[0].leader.id != "lady_jessica":  # type: ignore[union-attr] # a person has a leader
            rows = dataset.rows_of(Record.of(game, setup, str(number)), [""] * 4, "", Wanted())
            assert dicts(rows, "seats")[0]["leader"] == "lady_jessica"
            return
    raise AssertionError("nobody turned her over")


def test_chances_are_those_of_the_rounds_and_of_those_who_can_win() -> None:
    record = record_of("hagal")
    rows = dataset.rows_of(record, dataset.bots_of(record), "", Wanted(chances=True))
    for row in dicts(rows, "rounds"):
        if row["seat"] == 2:  # House Hagal
            assert row["chance"] is None
        else:
            assert 0 < row["chance"] < 1
    assert {row["chance"] for row in dicts(dataset.rows_of(record, [""] * 2, "", Wanted()), "rounds")} == {None}


PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def test_every_column_is_explained() -> None:
    page = PAGE.read_text("utf-8")
    for table, kinds in TABLES.items():
        section = page.partition(f"### `{table}`")[2].partition("\n### ")[0]
        said = [line.split("|")[1].strip().strip("`") for line in section.splitlines() if line.startswith("| `")]
        assert said == list(kinds), table


# --- The folder -------------------------------------------------------------------------------------------------------


def test_games_are_those_of_a_match(tmp_path: Path) -> None:
    """With their seeds and who sat where; what is needed to play one again stands in its row."""
    assert simulate(tmp_path / "data", 4) == 4
    there = read(tmp_path / "data")
    assert set(there) == {"games", "seats", "rounds"}
    game, seated, bots = seat_game(SETUP, BOTS, 1, 3)
    g = play_out(game, bots).state
    row = dict(zip(TABLES["games"], there["games"][3], strict=True))
    assert (row["game"], row["seed"], row["rounds"], row["winners"]) == (3, "1/3", g.round, [g.winner])
    assert (row["version"], row["boxes"], row["players"]) == (__version__, "base", 3)
    assert [dict(zip(TABLES["seats"], seat, strict=True))["bot"] for seat in there["seats"][9:]] == seated


@pytest.mark.usefixtures("small")
def test_more_games_are_added_and_the_last_piece_is_filled(tmp_path: Path) -> None:
    """7 games, then 12, are the 12 games played at once; a smaller number changes nothing."""
    for games in (7, 12, 3):
        assert simulate(tmp_path / "twice", games, wanted=Wanted(decisions=True)) == games
    simulate(tmp_path / "once", 12, wanted=Wanted(decisions=True))
    assert read(tmp_path / "twice") == read(tmp_path / "once")
    assert [row[0] for row in read(tmp_path / "twice")["games"]] == list(range(12))


SCRIPT = """
import sys
from landsraad.cli import main
from landsraad.lab import dataset
dataset.RANDOM_PIECE = 5
main(["simulate", "--out", sys.argv[1], "--games", "5000", "--bots", "random", "--players", "3", "--jobs", sys.argv[2]])
"""


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("jobs", [1, 2])
def test_killed_work_goes_on(tmp_path: Path, jobs: int) -> None:
    """Killed by force in the middle: no process of it lives on, and the same command makes the rows of one that was
    never stopped, by any number of processes."""
    folder = tmp_path / "data"
    command = [sys.executable, "-c", SCRIPT, str(folder), str(jobs)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        for _ in range(WAIT * 20):
            if folder.exists() and len(dataset.pieces_of(folder)) > 1:
                break
            time.sleep(0.05)
        process.kill()
        assert process.stdout is not None
        process.stdout.read()  # ends when the last of its processes has ended
    there = len(dataset.pieces_of(folder))
    assert 1 < there < 1000
    (folder / "piece-00999.part").mkdir()  # as it is left where a piece was being written
    simulate(folder, 5 * there + 5, jobs=3 - jobs)
    simulate(tmp_path / "whole", 5 * there + 5)
    assert not list(folder.glob("*.part"))
    assert sorted(row for row in read(folder)["seats"] if row[0] < 5 * there) == sorted(
        row for row in read(tmp_path / "whole")["seats"] if row[0] < 5 * there
    )
    assert {row[0] for row in read(folder)["games"]} >= set(range(5 * there + 5))
    assert len(read(folder)["games"]) == len({row[0] for row in read(folder)["games"]})


def test_how_many_games_a_piece_has() -> None:
    """So that each takes some seconds, whoever plays."""
    assert [dataset.piece_size(names) for names in (["random"], ["random", "greedy"], ["greedy", "navigator"])] == [
        *(dataset.RANDOM_PIECE, dataset.USUAL_PIECE, dataset.SLOW_PIECE)
    ]


def test_a_folder_made_otherwise_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    simulate(folder, 1)
    before = read(folder)
    with pytest.raises(dataset.DataMistake, match="seed is 1 there, not 2"):
        simulate(folder, 2, seed=2)
    with pytest.raises(dataset.DataMistake, match="decisions is false there, not true"):
        simulate(folder, 2, wanted=Wanted(decisions=True))
    with pytest.raises(dataset.DataMistake, match="made is"):
        dataset.collect(folder, [], ALONE, Wanted(), lambda n: None, lambda path, why: None)
    about = json.loads((folder / "about.json").read_bytes())
    (folder / "about.json").write_text(json.dumps({**about, "columns": 0}))
    with pytest.raises(dataset.DataMistake, match="columns of version 0"):
        simulate(folder, 2)
    (folder / "about.json").unlink()
    with pytest.raises(dataset.DataMistake, match="is not empty"):
        simulate(folder, 2)
    assert read(folder) == before


# --- Recorded games ---------------------------------------------------------------------------------------------------


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """Three good records, one of them twice; one that is broken, one unfinished, one that is none."""
    folder = tmp_path / "records"
    folder.mkdir()
    for number in range(3):
        game, _, bots = seat_game(SETUP, BOTS, 8, number)
        names = ["Alia", "random", "Feyd (greedy)"]
        record = Record.of(play_out(game, bots), SETUP, f"8/{number}", names, date="2026-01-01")
        record.save(folder / f"good-{number}.json")
        if number == 0:
            record.date = "2026-02-02"
            record.save(folder / "later" / "again.json")
            record.actions[7] = "fly:moon"
            record.save(folder / "broken.json")
        if number == 1:
            record.actions, record.result = record.actions[:50], None
            record.save(folder / "half.json")
    (folder / "none.json").write_text("{}")
    return folder


def collect(folder: Path, records: Path, jobs: int = 1) -> tuple[dataset.Collected, dict[str, str]]:
    """Collect records; what became of them, and what was told of which file."""
    told: dict[str, str] = {}

    def tell(path: Path, why: Exception) -> None:
        told[path.name] = why.say("en") if isinstance(why, Mistake) else str(why)

    files = dataset.records_in([records])
    with crew(jobs) as hands:
        return dataset.collect(folder, files, hands, Wanted(), lambda n: None, tell), told


def test_records_are_collected_once_and_bad_ones_are_told(tmp_path: Path, records: Path) -> None:
    folder = tmp_path / "data"
    came, told = collect(folder, records)
    assert (came.new, came.known, came.skipped) == (3, 1, 3)
    assert set(told) == {"broken.json", "half.json", "none.json"}
    assert "fly:moon" in told["broken.json"]
    assert told["half.json"] == "the game is not over"
    there = read(folder)
    assert [row[0] for row in there["games"]] == [0, 1, 2]
    assert [dict(zip(TABLES["seats"], row, strict=True))["bot"] for row in there["seats"][:3]] == [
        *("", "random", "greedy")
    ]
    assert "Alia" not in str(there)

    game, _, bots = seat_game(SETUP, BOTS, 8, 3)
    Record.of(play_out(game, bots), SETUP, "8/3").save(records / "new.json")
    came, _ = collect(folder, records)
    assert (came.new, came.known, came.skipped) == (1, 4, 3)
    assert read(folder)["games"][:3] == there["games"]
    assert [row[0] for row in read(folder)["games"]] == [0, 1, 2, 3]


def test_several_processes_collect_the_same(tmp_path: Path, records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And as many pieces, filled one after the other."""
    monkeypatch.setattr(dataset, "USUAL_PIECE", 2)
    collect(tmp_path / "one", records)
    collect(tmp_path / "two", records, jobs=2)
    assert read(tmp_path / "one") == read(tmp_path / "two")
    assert len(dataset.pieces_of(tmp_path / "two")) == 2


def test_the_page_about_the_data_reads_it_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The Python of docs/data.md runs."""
    simulate(tmp_path / "data", 3)
    (code,) = [block.partition("```")[0] for block in PAGE.read_text("utf-8").split("```python\n")[1:]]
    exec(code.replace('"data/base"', repr(str(tmp_path / "data"))), {})
    assert "win_rate" in capsys.readouterr().out
