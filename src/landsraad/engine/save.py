"""A state as plain JSON data and back, at any decision. Names are stable: cards by id, frames by their node's path.

What is written follows from the fields of state.py: `PostSet` there is a list of ids of observation posts here. What
belongs to the turn stands beside the rest, its names led by `turn_`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from landsraad.engine.base.influence import TOP
from landsraad.engine.course.setup import LEAST_SEATS
from landsraad.engine.game import state_of
from landsraad.engine.machine.node import Frame
from landsraad.engine.machine.rng import Rng
from landsraad.engine.machine.terms import FACTION_NAMES, HIDDEN, NOBODY
from landsraad.engine.state.chance import from_texts, to_texts
from landsraad.engine.state.rules import MOST_SEATS, USUAL_SEATS, Rules
from landsraad.engine.state.state import GameState, PlayerState, TurnState

if TYPE_CHECKING:
    from landsraad.engine.game import Game
    from landsraad.engine.state.fields import Fields

UNSAVED: Final = ("rules", "listener", "told")
# What states saved by earlier programs lack; it is then as at the start.
LATER: Final = (
    *("chance", "rival", "throne_row", "extra_turns"),
    *("ally", "arrows", "swordmaster_sent", "swordmaster_bonus", "concedes"),
    *("specimens", "research", "tleilaxu", "atomics", "coming_back", "lost"),
    *("tleilaxu_deck", "tleilaxu_row", "tleilaxu_spice", "combat_cards_by"),
    *("turn_grafted", "turn_usurps", "turn_icons_on", "turn_combat_icon"),
)
MOST: Final = (1 << 63) - 1  # that a number of the engine can be

# How the kinds of fields.py are written. As they are:
NUMBERS: Final = ("i64", "bool", "Seat")
NUMBER_LISTS: Final = ("Counts", "Seats")
# By the names of what the numbers stand for, which `_names` has: one, null for none; many, null for what is hidden;
# many that are never hidden; a set.
ONE: Final = {
    "CardNumber": "cards",
    "ConflictNumber": "conflicts",
    "SpaceNumber": "spaces",
    "ResearchPlace": "research",
}
MANY: Final = {
    "Cards": "cards",
    "Conflicts": "conflicts",
    "Contracts": "contracts",
    "HagalCards": "hagal",
    "IntrigueCards": "intrigue",
    "Spaces": "spaces",
    "Tiles": "tech",
}
OPEN: Final = {"Leaders": "leaders", "Nodes": "nodes", "Sources": "sources"}
SETS: Final = {"FactionSet": "factions", "PostSet": "posts", "SpaceSet": "spaces", "TileSet": "tech"}
AS_IT_IS: Final = 0
LISTED: Final = 1
NAMED: Final = 2
ALL_NAMED: Final = 3
ALL_OPEN: Final = 4
MEMBERS: Final = 5
TURN: Final = 6
OTHERWISE: Final = 7
FORMS: Final[dict[str, int]] = {
    **dict.fromkeys(NUMBERS, AS_IT_IS),
    **dict.fromkeys(NUMBER_LISTS, LISTED),
    **dict.fromkeys(ONE, NAMED),
    **dict.fromkeys(MANY, ALL_NAMED),
    **dict.fromkeys(OPEN, ALL_OPEN),
    **dict.fromkeys(SETS, MEMBERS),
    "TurnState": TURN,
}


class BrokenSave(ValueError):
    """Saved data that is no state of these rules; says what is wrong."""


def to_dict(game: Game | GameState) -> dict[str, Any]:
    """The state of a game as JSON data; `from_dict` reads it. In the state of a view hidden cards are null."""
    g = state_of(game)
    return _all_written(g.rules, g, _ways(g.rules, GameState))


def from_dict(rules: Rules, data: Any) -> GameState:
    """The state that `to_dict` made the data from, to be played on as `landsraad.Game(state, [])`.

    rules  those of the saved game: `game.rules`, or `Setup(...).rules()` of its setup
    Raises BrokenSave where the data is no state of these rules.
    """
    if not isinstance(rules, Rules):
        raise TypeError(f"the rules of the state are needed, not {type(rules).__name__}")
    try:
        g = GameState(rules, [], Rng(1), TurnState(), [], [])
        _read_all(rules, g, GameState.fields(), _as_now(data))
        _check(g)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BrokenSave(f"not a state of these rules: {type(error).__name__}: {error}") from error
    return g


def _as_now(data: Any) -> Any:
    """What states saved by earlier programs called otherwise: of extra turns there was one at most."""
    if "extra_turn_for" not in data:
        return data
    seat = data["extra_turn_for"]
    return {**data, "extra_turns": [] if seat == NOBODY else [seat]}


def _check(g: GameState) -> None:
    """What the engine counts on without looking: that seats exist, and that each thing that has an owner has one."""
    last = len(g.players) - 1
    most = USUAL_SEATS if g.rules.teams is None else MOST_SEATS
    _within("players", len(g.players), max(int(g.persons), LEAST_SEATS), most)
    _within("persons", int(g.persons), 1, len(g.players))
    for name, kind in GameState.fields().items():
        if kind in ("Seat", "Seats"):
            for seat in [getattr(g, name)] if kind == "Seat" else getattr(g, name):
                _within(name, seat, NOBODY, last)
    for player in g.players:
        _within("ally", int(player.ally), NOBODY, last)
    for frame in g.stack + g.tray:
        _within("seat", int(frame.seat), 0, last)
    controlled = len(g.rules.controlled)
    for name, size in (
        ("reserve", len(g.rules.reserve)),
        ("bonus_spice", len(g.rules.makers)),
        ("control", controlled),
        ("warships", controlled),
        ("alliances", len(g.rules.factions)),
    ):
        _within(f"the length of {name}", len(getattr(g, name)), size, size)
    if g.options and not g.stack:
        raise ValueError("nothing is asked, but there are options")


# --- Fields -----------------------------------------------------------------------------------------------------------


class Way:
    """How a field is written: its name, the one that it has in the data, what it holds, and the names of that."""

    def __init__(self, rules: Rules, name: str, saved: str, kind: str) -> None:
        self.name = name
        self.saved = saved
        self.kind = kind
        named = {**ONE, **MANY, **OPEN, **SETS}
        self.names = _names(rules, named[kind]) if kind in named else []
        self.form: i64 = FORMS.get(kind, OTHERWISE)


@cache
def _ways(rules: Rules, kinds: type[Fields], prefix: str = "") -> list[Way]:
    """How the fields of a part of the state are written, found out once: states are written all the time."""
    fields = kinds.fields()
    return [Way(rules, name, prefix + name, _plainly(kind)) for name, kind in fields.items() if name not in UNSAVED]


def _all_written(rules: Rules, thing: Fields, ways: list[Way]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for way in ways:
        value = getattr(thing, way.name)
        if way.form == AS_IT_IS:
            data[way.saved] = value
        elif way.form == TURN:
            data.update(_all_written(rules, value, _ways(rules, TurnState, "turn_")))
        else:
            data[way.saved] = _written(rules, way, value)
    return data


def _read_all(rules: Rules, thing: Fields, fields: dict[str, str], data: dict[str, Any], prefix: str = "") -> None:
    for name, kind in fields.items():
        saved = prefix + name
        if name == "turn":
            _read_all(rules, getattr(thing, name), TurnState.fields(), data, "turn_")
        elif name not in UNSAVED and not (saved in LATER and saved not in data):
            setattr(thing, name, _read(rules, saved, _plainly(kind), data[saved], getattr(thing, name)))


def _plainly(kind: str) -> str:
    """What a field holds, whoever may see it: `FaceDown[Cards]` are `Cards`."""
    for marked in ("FaceDown[", "Own["):
        if kind.startswith(marked):
            return kind[len(marked) : -1]
    return kind


def _written(rules: Rules, way: Way, value: Any) -> Any:
    if way.form == LISTED:
        return list(value)
    if way.form == NAMED:
        return None if value == NOBODY else way.names[value]
    if way.form == ALL_NAMED:
        return _ids(value, way.names)
    if way.form == ALL_OPEN:
        return [way.names[number] for number in value]
    if way.form == MEMBERS:
        return _members(value, way.names)
    return _written_otherwise(rules, way.kind, value)


def _written_otherwise(rules: Rules, kind: str, value: Any) -> Any:
    if kind == "Tokens":
        return None if value == HIDDEN else _members(value, list(FACTION_NAMES))
    if kind == "Influence":
        return {name: (value >> (4 * faction)) & 15 for faction, name in enumerate(rules.factions)}
    if kind == "Ledger":
        return [[rules.source_ids[value[i]], value[i + 1]] for i in range(0, len(value), 2)]
    if kind == "TileStacks":
        return [_ids(stack, _names(rules, "tech")) for stack in value]
    if kind in ("Leader | None", "Rival | None"):
        return None if value is None else value.id
    if kind == "Rng":
        return value.state
    if kind == "tuple[Draw, ...] | None":
        return None if value is None else to_texts(rules, value)
    if kind == "list[Frame]":
        return [_frame_to_dict(rules, frame) for frame in value]
    if kind == "list[int]":
        return [rules.actions.texts[action] for action in value]
    if kind == "list[PlayerState]":
        return [_all_written(rules, player, _ways(rules, PlayerState)) for player in value]
    raise NotImplementedError(f"nobody has said how {kind} is written")


def _read(rules: Rules, name: str, kind: str, data: Any, start: Any) -> Any:
    if kind in NUMBERS:
        return _number(name, data, start)
    if kind in NUMBER_LISTS:
        return tuple([_number(name, number, 0) for number in _list(data)])
    if kind in ONE:
        return NOBODY if data is None else _numbers(rules, ONE[kind])[data]
    if kind in MANY:
        return _zone(data, _numbers(rules, MANY[kind]))
    if kind in OPEN:
        return tuple([_numbers(rules, OPEN[kind])[id] for id in _list(data)])
    if kind in SETS:
        return _bits(data, _numbers(rules, SETS[kind]))
    if kind == "Tokens":
        return HIDDEN if data is None else _bits(data, _numbers(rules, "factions"))
    if kind == "Influence":
        levels = [_within(name, _number(name, data[name], 0), 0, TOP) for name in rules.factions]
        return sum(level << (4 * faction) for faction, level in enumerate(levels))
    if kind == "Ledger":
        entries = [(_numbers(rules, "sources")[source], _number(name, n, 0)) for source, n in _list(data)]
        return tuple([number for entry in entries for number in entry])
    if kind == "TileStacks":
        return tuple([_zone(stack, _numbers(rules, "tech")) for stack in _list(data)])
    if kind == "Leader | None":
        return None if data is None else rules.leaders[_numbers(rules, "leaders")[data]]
    if kind == "Rival | None":
        return None if data is None else rules.rivals[_numbers(rules, "rivals")[data]]
    if kind == "Rng":
        return Rng(_within(name, _number(name, data, 0), 0, MOST))
    if kind == "tuple[Draw, ...] | None":
        return None if data is None else from_texts(rules, data)
    if kind == "list[Frame]":
        return [_frame_from_dict(rules, frame) for frame in _list(data)]
    if kind == "list[int]":
        return [rules.actions.numbers[text] for text in _list(data)]
    if kind == "list[PlayerState]":
        return [_player_from_dict(rules, player) for player in _list(data)]
    raise NotImplementedError(f"nobody has said how {kind} is read")


def _player_from_dict(rules: Rules, data: dict[str, Any]) -> PlayerState:
    player = PlayerState()
    _read_all(rules, player, PlayerState.fields(), data)
    return player


def _frame_to_dict(rules: Rules, frame: Frame) -> dict[str, Any]:
    source = rules.source_ids[frame.source]
    return {"node": frame.node.path, "seat": frame.seat, "source": source, "a": frame.a, "b": frame.b}


def _frame_from_dict(rules: Rules, data: dict[str, Any]) -> Frame:
    source = rules.source_ids.index(data["source"])
    seat, a, b = [_number(name, data[name], 0) for name in ("seat", "a", "b")]
    return Frame(rules.node_by_path[data["node"]], seat, source, a, b)


# --- Names and numbers ------------------------------------------------------------------------------------------------


@cache
def _names(rules: Rules, what: str) -> list[str]:
    """What the numbers of a kind stand for in these rules."""
    if what == "factions":
        return list(FACTION_NAMES)
    if what == "sources":
        return rules.source_ids
    if what == "nodes":
        return [node.path for node in rules.nodes]
    return [definition.id for definition in getattr(rules, what)]


@cache
def _numbers(rules: Rules, what: str) -> dict[str, int]:
    return {name: number for number, name in enumerate(_names(rules, what))}


def _number(name: str, value: Any, like: Any) -> Any:
    """A number or a truth value, as `like` is one."""
    if type(value) is not type(like):
        raise TypeError(f"{name} is {value!r}")
    return _within(name, value, -MOST - 1, MOST)


def _within(name: str, value: Any, least: int, most: int) -> Any:
    if not least <= value <= most:
        raise ValueError(f"{name} is {value!r}")
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"a list is needed instead of {value!r}")
    return value


def _members(bits: int, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if (bits >> i) & 1]


def _bits(names: list[str], numbers: dict[str, int]) -> int:
    return sum(1 << numbers[name] for name in set(_list(names)))


def _ids(zone: tuple[int, ...], ids: list[str]) -> list[str | None]:
    return [None if card == HIDDEN else ids[card] for card in zone]


def _zone(ids: list[str | None], numbers: dict[str, int]) -> tuple[int, ...]:
    return tuple([HIDDEN if id is None else numbers[id] for id in _list(ids)])
