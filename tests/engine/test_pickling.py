"""What can be pickled, copied by `copy` and sent to other processes, the same whether the engine is compiled or not."""

from __future__ import annotations

import copy
import importlib
import multiprocessing
import pickle
import pkgutil
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import landsraad
from landsraad import Game, IllegalAction, Listener, Record, Setup, SetupError, View, new_game, to_dict, view, why_not
from landsraad.companion.errors import CompanionError
from landsraad.engine.base.resources import Pay
from landsraad.engine.machine.rng import Rng
from landsraad.envs.needs import EnvError
from landsraad.lab.agents import AgentMistake
from landsraad.lab.bench import play_random
from landsraad.lab.crew import CrewMistake
from landsraad.lab.dataset import DataMistake
from landsraad.mistakes import Mistake
from landsraad.record import BrokenRecord, NoRecord
from landsraad.report import Unfinished
from landsraad.table.entries import BrokenJournal
from landsraad.table.refusals import Refused
from tests.support.played import SETUPS, played

SMALL = 12_000  # bytes: the rules of a game alone are 180 kB


def again(thing: Any) -> list[Any]:
    """A thing after each way to come again."""
    ways = [pickle.loads(pickle.dumps(thing, protocol)) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)]
    return [*ways, copy.copy(thing), copy.deepcopy(thing)]


# --- S-1: pickling and copying ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("decisions", [0, 25, 90, 100_000])
def test_s_1_a_game_comes_again(name: str, decisions: int) -> None:
    """S-1: at the start, in the middle, at the end; it goes on in the same way and shares the rules."""
    game = played(name, decisions)
    for other in again(game):
        assert other.rules is game.rules
        assert (to_dict(other), other.history, other.legal()) == (to_dict(game), game.history, game.legal())
        ahead = game.copy()
        play_random(ahead, Rng(7))
        play_random(other, Rng(7))
        assert to_dict(other) == to_dict(ahead)
    assert len(pickle.dumps(game.state)) < SMALL


def test_s_1_games_that_come_again_are_independent() -> None:
    """S-1: playing on one of them changes neither the original nor another one."""
    game = played("base")
    before = to_dict(game)
    for other in (*again(game), *[Game(state, []) for state in again(game.state)]):
        play_random(other, Rng(1))
        assert to_dict(game) == before
        assert len(game.history) == 90


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seat", [-1, 0])
def test_s_1_a_view_comes_again(name: str, seat: int) -> None:
    """S-1: of a seat that is asked, and of others; the same full states agree with it."""
    for game in (played(name), played(name, 0)):
        seen = View(game, seat if seat < 0 or game.decision is None else game.decision.seat)
        for other in again(seen):
            for field in ("asked", "hidden_cards", "kind", "options", "seat"):
                assert getattr(other, field) == getattr(seen, field)
            assert to_dict(other.state) == to_dict(seen.state)
            assert to_dict(other.determinize(3)) == to_dict(seen.determinize(3))


def test_s_1_games_share_the_rules_afterwards() -> None:
    """S-1: with one another and with the games of this process, whatever way their setup was written."""
    games = pickle.loads(pickle.dumps([new_game(Setup(players=players), 1) for players in (3, 4)]))
    assert games[0].rules is games[1].rules is Setup(boxes=["base"]).rules()  # type: ignore[arg-type] # lists are taken


def test_s_1_nobody_listens_to_what_comes_again() -> None:
    """S-1: as with `Game.copy`; what a listener has heard comes along with the listener alone."""
    listener = Listener()
    game = new_game(Setup(), 3, listener)
    play_random(game, Rng(1), 10)
    heard = len(listener.events)
    assert heard > 0
    for other in (*again(game), game.copy()):
        play_random(other, Rng(1), 10)
        assert other.state.listener is None
        assert len(listener.events) == heard
    for same in again(listener):
        assert [vars_of(event) for event in same.take()] == [vars_of(event) for event in listener.events]


def vars_of(thing: object) -> dict[str, Any]:
    """The plain attributes of a thing."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: getattr(thing, name) for name in names if isinstance(getattr(thing, name), int | str | bool)}


def reachable(thing: object, seen: dict[int, object]) -> Iterator[object]:
    """Everything of the engine that public attributes lead to from a thing."""
    if isinstance(thing, list | tuple):
        for part in thing:
            yield from reachable(part, seen)
    elif isinstance(thing, dict):
        yield from reachable(list(thing.values()), seen)
    elif type(thing).__module__.startswith("landsraad.") and id(thing) not in seen:
        seen[id(thing)] = thing
        yield thing
        for name in dir(thing):
            if not name.startswith("_") and not callable(part := getattr(thing, name, None)):
                yield from reachable(part, seen)


@pytest.mark.parametrize("name", SETUPS)
def test_s_1_whatever_a_game_leads_to_comes_again(name: str) -> None:
    """S-1: one of each class: cards, leaders, nodes, conditions, frames, ...; parts of the rules as themselves."""
    game = played(name)
    shared = {id(part) for part in [*game.rules.nodes, *game.rules.cards, *game.rules.leaders, *game.rules.spaces]}
    kinds: set[type] = set()
    for thing in reachable([game, view(game, 0), why_not(game, 0), game.decision], {}):
        if type(thing) not in kinds:
            kinds.add(type(thing))
            for other in again(thing):
                assert type(other) is type(thing)
                assert vars_of(other) == vars_of(thing)
                assert (other is thing) or id(thing) not in shared
    assert len(kinds) > 60


@pytest.mark.filterwarnings("ignore:.*use of fork:DeprecationWarning")  # not forked by default any more
@pytest.mark.parametrize("start", multiprocessing.get_all_start_methods())
def test_s_1_games_travel_to_other_processes(start: str) -> None:
    """S-1, S-2: there and back, and so does what goes wrong there."""
    game = played("uprising")
    with ProcessPoolExecutor(1, multiprocessing.get_context(start)) as pool:
        other = pool.submit(Game.copy, game).result()
        assert (other.rules is game.rules, to_dict(other)) == (True, to_dict(game))
        assert to_dict(pool.submit(new_game, Setup(), 7).result()) == to_dict(new_game(Setup(), 7))
        assert to_dict(pool.submit(View, game, 1).result().state) == to_dict(View(game, 1).state)
        with pytest.raises(IllegalAction, match="no such action") as wrong:
            pool.submit(Game.play, game, "fly:arrakeen").result()
        assert wrong.value.legal == game.legal_actions()
        with pytest.raises(SetupError, match="5 players"):
            pool.submit(new_game, Setup(players=5)).result()


def test_s_1_setups_and_records_come_again() -> None:
    """S-1: they are plain data."""
    for name, setup in SETUPS.items():
        for thing in (setup, Record.of(played(name), setup, name)):
            assert again(thing) == [thing] * len(again(thing))


def test_s_1_what_belongs_to_no_setup_is_refused() -> None:
    """S-1: a node that stands in no rules has no place to be found at."""
    with pytest.raises(pickle.PicklingError, match="no setup"):
        pickle.dumps(Pay(spice=2))


# --- S-2: exceptions --------------------------------------------------------------------------------------------------

# Those that take something else than a message.
MADE: dict[type[BaseException], BaseException] = {
    IllegalAction: IllegalAction("send:arrakeen", ["reveal", "end_turn"], "no_agent"),
    Refused: Refused("outdated", "decision 3 is answered", decision=3, args=[1]),
    CompanionError: CompanionError("too_many", name="troops", n=13),
    BrokenJournal: BrokenJournal("gap", "entry 3 is missing"),
    **{
        kind: kind("setup-seed", said="7")
        for kind in (
            Mistake,
            SetupError,
            AgentMistake,
            CrewMistake,
            DataMistake,
            EnvError,
            BrokenRecord,
            NoRecord,
            Unfinished,
        )
    },
}


def exceptions() -> list[type[BaseException]]:
    """All exceptions of the package; programs and migrations of databases run when they are imported."""
    names = [info.name for info in pkgutil.walk_packages(landsraad.__path__, "landsraad.")]
    found: set[type[BaseException]] = set()
    for name in names:
        if "__main__" not in name and "migrations" not in name:
            for kind in vars(importlib.import_module(name)).values():
                if isinstance(kind, type) and issubclass(kind, BaseException) and kind.__module__ == name:
                    found.add(kind)
    return sorted(found, key=lambda kind: kind.__name__)


@pytest.mark.parametrize("kind", exceptions())
def test_s_2_exceptions_come_again(kind: type[BaseException]) -> None:
    """S-2: with their message and all that they carry."""
    error = MADE.get(kind) or kind("what is wrong")
    for other in again(error):
        assert type(other) is kind
        assert str(other) == str(error) != ""
        assert vars_of(other) == vars_of(error)
        for name in ("legal", "args_sent", "values"):
            assert getattr(other, name, None) == getattr(error, name, None)
