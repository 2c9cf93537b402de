"""What the public API takes and what it refuses, the same whether the engine is compiled or interpreted."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from typing import Any, SupportsIndex

import pytest

from landsraad import (
    BrokenRecord,
    BrokenSave,
    Game,
    IllegalAction,
    Listener,
    Record,
    Setup,
    SetupError,
    View,
    determinize,
    from_dict,
    new_game,
    replay,
    to_dict,
    view,
    why_not,
)
from landsraad.content.setup import VARIANTS
from landsraad.engine.machine.rng import Rng
from landsraad.engine.save import LATER
from landsraad.lab.bench import play_random
from tests.support.played import SETUPS, played

SEATS = (-1, 0, 3)


class Number:
    """A number as other libraries have it."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


# --- S-3: numbers -----------------------------------------------------------------------------------------------------

# Everything public that takes a number: an action, a seat, a seed.
TAKE_NUMBERS: dict[str, Callable[[Any], Any]] = {
    "apply": lambda number: played("base").copy().apply(played("base").legal()[number]),
    "apply_number": lambda number: play_numbered(number),
    "View": lambda number: to_dict(View(played("base"), number).state),
    "view": lambda number: to_dict(view(played("base"), number).state),
    "determinize": lambda number: to_dict(determinize(played("base"), number, 1)),
    "determinize_seed": lambda number: to_dict(determinize(played("base"), 0, number)),
    "View.determinize": lambda number: to_dict(View(played("base"), 0).determinize(number)),
    "why_not": lambda number: str(why_not(played("base"), number)),
    "new_game": lambda number: to_dict(new_game(Setup(), number)),
    "players": lambda number: to_dict(new_game(Setup(players=Number(3 + number.__index__())), 1)),  # type: ignore[arg-type]
}


def play_numbered(number: SupportsIndex) -> dict[str, Any]:
    """A game after the first action of the catalogue whose number, given in this way, is legal."""
    game = played("base").copy()
    legal = game.legal()[0]
    game.apply(legal if isinstance(number, int) else Number(legal))
    return to_dict(game)


@pytest.mark.parametrize("name", TAKE_NUMBERS)
def test_s_3_whatever_has_an_index_is_a_number(name: str) -> None:
    """S-3: as NumPy's numbers have; the result is the same as with a plain int."""
    assert TAKE_NUMBERS[name](Number(1)) == TAKE_NUMBERS[name](1)


# --- S-4: what is refused ---------------------------------------------------------------------------------------------

NO_NUMBERS: tuple[Any, ...] = (True, 1.0, None, b"1", [1], object())
NO_GAMES: tuple[Any, ...] = (None, 1, "game", Setup(), {})


@pytest.mark.parametrize("junk", [*NO_NUMBERS, "1"], ids=lambda junk: type(junk).__name__)
def test_s_4_what_is_no_number(junk: Any) -> None:
    """S-4: a TypeError that says what is needed, wherever a number is taken; nothing changes."""
    game = played("base")
    before = to_dict(game)
    for take in (game.apply, lambda seat: View(game, seat), lambda seat: view(game, seat)):
        with pytest.raises(TypeError, match="is a whole number, not"):
            take(junk)
    with pytest.raises(TypeError, match="is a whole number, not"):
        determinize(game, junk, 1)
    if not isinstance(junk, str):
        for take_text in (lambda it: why_not(game, it), lambda it: determinize(game, 0, it), View(game, 0).determinize):
            with pytest.raises(TypeError, match="no text is a whole number, not"):
                take_text(junk)
        with pytest.raises(TypeError):
            game.play(junk)
    assert to_dict(game) == before


@pytest.mark.parametrize("junk", NO_GAMES, ids=lambda junk: type(junk).__name__)
def test_s_4_what_is_no_game(junk: Any) -> None:
    """S-4: a TypeError wherever a game or its state is taken."""
    takes: list[Callable[[Any], object]] = [
        lambda game: View(game, 0),
        lambda game: view(game, 0),
        lambda game: determinize(game, 0, 1),
        lambda game: why_not(game, 0),
        to_dict,
        lambda state: Game(state, []),
    ]
    for take in takes:
        with pytest.raises(TypeError):
            take(junk)
    with pytest.raises(TypeError):
        Game(played("base").state, junk)
    with pytest.raises(TypeError):
        from_dict(junk, to_dict(played("base")))


@pytest.mark.parametrize("seat", [-2, 4, 99, 2**31, 2**63, -(2**70)])
def test_s_4_seats_that_do_not_exist(seat: int) -> None:
    """S-4: a ValueError that says which there are."""
    for take in (View, view, lambda game, seat: determinize(game, seat, 1)):
        with pytest.raises(ValueError, match=f"no seat {seat}: there are 0 to 3, and -1 for a spectator"):
            take(played("base"), seat)
    for there in SEATS:
        assert view(played("base"), there).seat == there


@pytest.mark.parametrize("action", [-1, 10**6, 2**63, 2**70, "", "fly:arrakeen", "play:", "\ud800", "send:ARRAKEEN"])
def test_s_4_actions_that_do_not_exist(action: int | str) -> None:
    """S-4: IllegalAction, whether they are played or asked about, and a message that can be printed."""
    game = played("base")
    play: Callable[[Any], object] = game.play if isinstance(action, str) else game.apply
    for take in (play, lambda it: why_not(game, it)):
        with pytest.raises(IllegalAction, match="no such action") as wrong:
            take(action)
        assert wrong.value.legal == game.legal_actions()
        assert str(wrong.value).encode()


def test_s_4_seeds() -> None:
    """S-4: any text and any whole number, of whatever size; half of a surrogate pair is no text."""
    for seed in ("", "дюна", "\0", "🏜", "x" * 10_000, 0, -1, 2**63, -(2**80)):
        assert to_dict(new_game(Setup(), seed)) == to_dict(new_game(Setup(), str(seed)))
        assert to_dict(determinize(played("base"), 0, seed)) == to_dict(determinize(played("base"), 0, str(seed)))
    with pytest.raises(SetupError, match="no whole text"):
        new_game(seed="\ud800")
    with pytest.raises(ValueError, match="no whole text"):
        determinize(played("base"), 0, "\ud800")
    for junk in NO_NUMBERS:
        if junk is not None:
            with pytest.raises(TypeError, match="whole number"):
                new_game(seed=junk)


def test_s_4_a_new_game_takes_a_setup_and_a_listener() -> None:
    """S-4: nothing else in their places."""
    no_setups: tuple[Any, ...] = (4, {"players": 4}, "base", Listener())
    for junk in no_setups:
        with pytest.raises(TypeError, match="a Setup is needed"):
            new_game(junk, 1)
    no_listeners: tuple[Any, ...] = (print, [], Setup())
    for junk in no_listeners:
        with pytest.raises(TypeError, match="a Listener is needed"):
            new_game(Setup(), 1, junk)


SETUP_JUNK: dict[str, tuple[Any, ...]] = {
    "players": (0, 5, -1, 2**70, True, 4.0, "4", None, [4]),
    "boxes": ("base", (), ("base", "base"), ("dune",), (4,), (["base"],), None, 4, {"base"}, b"base", ("ix",)),
    "leaders": ("paul_atreides", ("paul_atreides",), (1, 2, 3, 4), ("nobody",) * 4, None, (["x"],) * 4),
    "leader_mode": ("", "vote", None, 1, ["random"]),
    "difficulty": ("easy", "mentat", None, 1, ["mentat"]),
    "rival_leaders": ("paul_atreides", ("paul_atreides",), (1, 2), None),
    **dict.fromkeys((*VARIANTS, "end_turns"), (1, 0, "yes", None, [])),
}


@pytest.mark.parametrize(("field", "junk"), [(field, junk) for field, wrong in SETUP_JUNK.items() for junk in wrong])
def test_s_4_setups_that_cannot_be_played(field: str, junk: Any) -> None:
    """S-4: each field with a wrong type, with a wrong value, or with one that the others do not allow: SetupError."""
    setup = Setup(**{field: junk})
    for take in (setup.rules, lambda: new_game(setup, 1)):
        with pytest.raises(SetupError):
            take()


def test_s_4_every_field_of_a_setup_is_in_the_table() -> None:
    """S-4: a new field needs its wrong values."""
    assert set(inspect.signature(Setup).parameters) == set(SETUP_JUNK)


def test_s_4_lists_and_numbers_of_a_setup() -> None:
    """S-4: lists become tuples, numbers plain ints, so that equal setups are equal."""
    setup = Setup(players=Number(3), boxes=["base", "ix"], leaders=["ilesa_ecaz"])  # type: ignore[arg-type]
    assert setup == Setup(players=3, boxes=("base", "ix"), leaders=("ilesa_ecaz",))
    assert hash(setup) == hash(Setup(players=3, boxes=("base", "ix"), leaders=("ilesa_ecaz",)))


DAMAGE: tuple[Any, ...] = (None, "x", "", 1.5, True, -99, 99, 2**63, 2**70, [], [None], ["x"], [99], [[]], {}, {"x": 1})


def damaged(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Places in saved data: every field, and the first entry of every list."""
    for key in data if isinstance(data, dict) else range(min(1, len(data))):
        yield (*path, key), data[key]
        if isinstance(data[key], dict | list):
            yield from damaged(data[key], (*path, key))


@pytest.mark.parametrize("name", SETUPS)
def test_s_4_saved_data_that_is_no_state(name: str) -> None:
    """S-4: whatever stands in any place is read as it stands, or refused with BrokenSave."""
    game = played(name)
    data = json.loads(json.dumps(to_dict(game)))
    data["chance"] = None  # draws that the rules do not know are left out on purpose, and older states have none
    for path, _ in list(damaged(data)):
        place = data
        for step in path[:-1]:
            place = place[step]
        right = place[path[-1]]
        for wrong in DAMAGE:
            place[path[-1]] = wrong
            try:
                state = from_dict(game.rules, data)
            except BrokenSave:
                continue
            assert json.dumps(to_dict(state), sort_keys=True) == json.dumps(data, sort_keys=True), f"{path}: {wrong!r}"
        place.pop(path[-1])
        if isinstance(place, dict):
            if path[-1] not in LATER:
                with pytest.raises(BrokenSave):
                    from_dict(game.rules, data)
            place[path[-1]] = right
        else:
            place.insert(0, right)
    assert json.dumps(to_dict(from_dict(game.rules, data)), sort_keys=True) == json.dumps(data, sort_keys=True)
    no_data: tuple[Any, ...] = (None, 1, "state", [], [data], {})
    for junk in no_data:
        with pytest.raises(BrokenSave):
            from_dict(game.rules, junk)


@pytest.mark.parametrize(("seat", "turns"), [(1, (1,)), (-1, ())])
def test_an_extra_turn_in_a_state_of_an_earlier_program(seat: int, turns: tuple[int, ...]) -> None:
    """Those knew of one at most, by its seat (landsraad.engine.save)."""
    game = played("base")
    data = to_dict(game)
    del data["extra_turns"]
    data["extra_turn_for"] = seat
    assert from_dict(game.rules, data).extra_turns == turns


@pytest.mark.parametrize("seed", ["\ud800", 7, None, 1.5])
def test_s_4_records_with_a_seed_that_is_none(seed: Any) -> None:
    """S-4: a record that cannot be played is a broken one, whatever is wrong with it."""
    record = Record.of(new_game(Setup(), "x"), Setup(), "x")
    record.seed = seed
    if seed == 7:
        assert replay(record).over is False  # a number is a seed, too
        return
    with pytest.raises(BrokenRecord, match="cannot be played"):
        replay(record)


# --- S-6: one kind of argument ----------------------------------------------------------------------------------------


def test_s_6_a_game_or_its_state() -> None:
    """S-6: whatever looks at a game takes it, its state, or the state of a view."""
    game = played("base")
    seen = View(game, 0)
    looks: list[Callable[[Any], Any]] = [
        to_dict,
        lambda game: to_dict(View(game, 0).state),
        lambda game: to_dict(view(game, 0).state),
        lambda game: to_dict(determinize(game, 0, 5)),
        lambda game: [str(why_not(game, action)) for action in range(len(game.rules.actions))],
        lambda game: [str(why_not(game, action)) for action in game.rules.actions.texts],
    ]
    for look in looks:
        assert look(game) == look(game.state)
    for look in looks[:4]:
        assert look(seen.state) == look(Game(seen.state, []))


def test_s_6_the_first_example() -> None:
    """S-6: as README and `help(landsraad)` show it; a drawn state can be played on."""
    game = new_game(Setup(players=4, boxes=("base", "ix")), seed=7)
    while not game.over:
        assert game.decision is not None
        view = View(game.state, game.decision.seat)
        game.apply(view.options[0])
    drawn = Game(View(played("base"), 0).determinize(7), [])
    assert to_dict(drawn) == to_dict(determinize(played("base"), 0, 7))
    play_random(drawn, Rng(1))
    assert drawn.over
