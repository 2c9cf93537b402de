"""A field of the state is declared in one line: all that is done with states follows from it."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import landsraad
from landsraad import new_game, to_dict
from landsraad.engine.state.fields import Fields
from landsraad.engine.state.state import GameState, PlayerState, TurnState
from landsraad.engine.view import FACE_DOWN, OWN

ROOT = Path(__file__).parents[2]
SOURCES = Path(landsraad.__file__).parent

# One line in each class, and what is expected of each field then.
TOYS = {
    "class PlayerState(Fields):": "    kites: PostSet = 5\n    letters: Own[Cards] = (1, 2)",
    "class TurnState(Fields):": "    whim: CardNumber = NOBODY",
    "class GameState(Fields):": "    omens: FaceDown[IntrigueCards] = ()",
}
EXPECTED = """
import copy, json, pickle
from landsraad import Setup, from_dict, new_game, to_dict, view
from landsraad.engine.state.state import PlayerState, TurnState

def toys(g):
    return g.players[1].kites, g.players[1].letters, g.turn.whim, g.omens

game = new_game(Setup(boxes=("uprising",)), 1)
g = game.state
assert toys(g) == (5, (1, 2), -1, ())
plain = to_dict(g)
g.players[1].kites, g.players[1].letters, g.turn.whim, g.omens = 3, (4,), 2, (0, 1)
saved = json.loads(json.dumps(to_dict(g)))
assert saved != plain  # compared
cards, posts, intrigue = ([part.id for part in parts] for parts in (g.rules.cards, g.rules.posts, g.rules.intrigue))
assert (saved["players"][1]["kites"], saved["players"][1]["letters"]) == (posts[:2], [cards[4]])
assert (saved["turn_whim"], saved["omens"]) == (cards[2], intrigue[:2])
for other in (from_dict(g.rules, saved), g.copy(), copy.deepcopy(g), pickle.loads(pickle.dumps(g))):
    assert toys(other) == (3, (4,), 2, (0, 1))
    other.turn.whim, other.players[1].kites = 7, 0
assert toys(g) == (3, (4,), 2, (0, 1))
assert toys(view(game, 0).state) == (3, (-1,), 2, (-1, -1))
assert toys(view(game, 1).state) == (3, (4,), 2, (-1, -1))
g.reset_turn(0)
assert toys(g) == (3, (4,), -1, (0, 1))
"""


def written_out() -> Callable[[str], str]:
    """What the build does to a module before it compiles it."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    build: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    return build.with_fields  # type: ignore[no-any-return] # the build is a script


@pytest.mark.parametrize("compiled", [False, True], ids=["as_it_stands", "written_out_for_the_compiler"])
def test_a_field_is_one_line(compiled: bool, tmp_path: Path) -> None:
    """Toy fields are saved, copied, compared, pickled, hidden by views, and reset with the turn."""
    package = tmp_path / "landsraad"
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static", "server", "terminal")
    shutil.copytree(SOURCES, package, ignore=leave)
    state = package / "engine" / "state" / "state.py"
    source = state.read_text("utf-8")
    for kind, lines in TOYS.items():
        assert kind in source
        before, after = source.split(kind)
        docstring, fields = after.split("\n\n", 1)
        source = f"{before}{kind}{docstring}\n\n{lines}\n{fields}"
    state.write_text(written_out()(source) if compiled else source, "utf-8")
    (tmp_path / "expected.py").write_text(EXPECTED, "utf-8")
    run = subprocess.run(
        [sys.executable, "expected.py"], cwd=tmp_path, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("kind", [PlayerState, TurnState])
def test_a_copy_holds_what_the_original_holds(kind: type[Any]) -> None:
    """Every field, whatever it is; and the original keeps its own."""
    original = kind()
    for name in kind.fields():
        setattr(original, name, other_than(getattr(original, name)))
    copy = kind(original)
    fresh = kind()
    for name in kind.fields():
        assert getattr(copy, name) == getattr(original, name)
        assert name in ("leader", "rival") or getattr(copy, name) != getattr(fresh, name)
        setattr(copy, name, getattr(fresh, name))
        assert name in ("leader", "rival") or getattr(original, name) != getattr(fresh, name)


def other_than(value: Any) -> Any:
    """Another value of the same kind; there is but one leader, or Rival, that is none."""
    if value is None:
        return None
    return (*value, 1) if isinstance(value, tuple) else not value if isinstance(value, bool) else value + 1


def test_what_a_state_is_given_is_its_own() -> None:
    """Lists and what changes in place are not shared by a copy; nobody listens to it."""
    game = new_game(landsraad.Setup(), 1)
    g = game.state
    game.listen()
    copy = g.copy()
    for name in ("players", "rng", "turn", "stack", "tray"):
        assert getattr(copy, name) is not getattr(g, name)
    assert copy.rules is g.rules
    assert copy.listener is None
    assert to_dict(copy) == to_dict(g)


def test_every_kind_of_field_can_be_written() -> None:
    """Also those of boxes that are not in play."""
    written = to_dict(new_game(landsraad.Setup(), 1).state)
    turn = {f"turn_{name}" for name in TurnState.fields()}
    assert set(written) == (set(GameState.fields()) | turn) - {"rules", "listener", "told", "turn"}
    assert set(written["players"][0]) == set(PlayerState.fields())


def test_views_know_what_to_hide_by_the_fields() -> None:
    """Decks lie face down; what a seat alone has seen is its own."""
    assert set(FACE_DOWN) >= {"imperium_deck", "intrigue_deck", "conflict_deck", "contract_stack", "hagal_deck"}
    assert set(OWN) == {"intrigue", "ahead", "contracts_dealt"}


def test_fields_come_from_the_declaration() -> None:
    """In its order, with what each holds; the same on both engines."""
    assert issubclass(GameState, Fields)
    assert PlayerState.fields()["spies"] == "PostSet"
    assert GameState.fields()["imperium_deck"] == "FaceDown[Cards]"
    assert list(GameState.fields())[:3] == ["rules", "players", "rng"]
