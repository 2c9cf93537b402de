"""A state as plain JSON data and back, at any decision. Names are stable: cards by id, frames by their node's path."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from landsraad.engine.chance import from_texts, to_texts
from landsraad.engine.game import state_of
from landsraad.engine.influence import TOP
from landsraad.engine.node import Frame
from landsraad.engine.rules import MOST_SEATS, Rules
from landsraad.engine.setup import LEAST_SEATS
from landsraad.engine.state import GameState, PlayerState
from landsraad.engine.terms import FACTION_NAMES, HIDDEN, NOBODY

if TYPE_CHECKING:
    from landsraad.engine.game import Game

PLAYER_NUMBERS: Final = (
    "vp",
    "solari",
    "spice",
    "water",
    "supply",
    "garrison",
    "conflict",
    "swords",
    "persuasion",
    "agents",
    "council",
    "swordmaster",
    "revealed_at",
    "tokens_used",
    "known_top",
    "dreadnoughts",
    "dreadnought_strength",
    "dreadnoughts_home",
    "dreadnoughts_conflict",
    "freighter",
    "negotiators",
    "turns",
    "sandworms",
    "hooks",
    "memories",
    "training",
)
PLAYER_CARDS: Final = ("deck", "hand", "discard", "in_play", "revealed", "set_aside", "known_hand", "ahead")
PLAYER_INTRIGUE: Final = ("intrigue", "face_up")
GAME_NUMBERS: Final = (
    "over",
    "persons",
    "asks_ends",
    "phase",
    "round",
    "first_player",
    "active",
    "winner",
    "fixed",
    "reveals",
    "mentat",
    "mentat_promised",
    "turn_kind",
    "turn_started",
    "turn_icons",
    "turn_plain",
    "turn_ignores_enemies",
    "turn_recruited",
    "turn_recruits_deployed",
    "turn_deployed",
    "turn_from_garrison",
    "turn_deploy_closed",
    "turn_discount",
    "turn_acquires_to_choice",
    "turn_commissioned",
    "turn_commissioned_deployed",
    "turn_dreadnoughts_deployed",
    "extra_turn_for",
    "turn_spent",
    "warships_new",
    "wall",
    "trained",
    "turn_spies_recalled",
    "turn_spice",
    "turn_sandworms",
    "turn_deploy_banned",
    "turn_recruits_per_card",
)
GAME_NUMBER_LISTS: Final = ("ranking", "reserve", "bonus_spice", "control", "alliances", "warships")
GAME_CARDS: Final = ("imperium_deck", "row", "removed", "turn_acquired")
GAME_CARD: Final = ("turn_card", "turn_discount_card")
GAME_INTRIGUE: Final = ("intrigue_deck", "intrigue_discard", "intrigue_gone")
GAME_CONFLICTS: Final = ("conflict_deck", "conflicts_past")
GAME_CONTRACTS: Final = ("contract_stack", "contract_market", "contracts_aside")
PLAYER_CONTRACTS: Final = ("contracts", "contracts_done", "contracts_dealt")
PLAYER_TROPHIES: Final = ("trophies", "trophies_matched")
GAME_HAGAL: Final = ("hagal_deck", "hagal_discard")
GAME_SEATS: Final = ("first_player", "active", "winner", "mentat", "mentat_promised", "extra_turn_for")
GAME_SEAT_LISTS: Final = ("ranking", "control", "alliances", "warships")
MOST: Final = (1 << 63) - 1  # that a number of the engine can be


class BrokenSave(ValueError):
    """Saved data that is no state of these rules; says what is wrong."""


def to_dict(game: Game | GameState) -> dict[str, Any]:
    """The state of a game as JSON data; `from_dict` reads it. In the state of a view hidden cards are null."""
    g = state_of(game)
    rules = g.rules
    cards = [card.id for card in rules.cards]
    intrigue = [card.id for card in rules.intrigue]
    conflicts = [conflict.id for conflict in rules.conflicts]
    hagal = [card.id for card in rules.hagal]
    data: dict[str, Any] = {name: getattr(g, name) for name in GAME_NUMBERS}
    data.update({name: list(getattr(g, name)) for name in GAME_NUMBER_LISTS})
    data.update({name: _ids(getattr(g, name), cards) for name in GAME_CARDS})
    data.update({name: _id(getattr(g, name), cards) for name in GAME_CARD})
    data.update({name: _ids(getattr(g, name), intrigue) for name in GAME_INTRIGUE})
    data.update({name: _ids(getattr(g, name), conflicts) for name in GAME_CONFLICTS})
    data.update({name: _ids(getattr(g, name), hagal) for name in GAME_HAGAL})
    contracts = [contract.id for contract in rules.contracts]
    data.update({name: _ids(getattr(g, name), contracts) for name in GAME_CONTRACTS})
    data["conflict"] = _id(int(g.conflict), conflicts)
    data["turn_space"] = _id(int(g.turn_space), [space.id for space in rules.spaces])
    tech = [tile.id for tile in rules.tech]
    data["tech_stacks"] = [_ids(stack, tech) for stack in g.tech_stacks]
    data["tech_gone"] = _ids(g.tech_gone, tech)
    data["turn_sword_sources"] = [rules.source_ids[source] for source in g.turn_sword_sources]
    data["leader_pool"] = [rules.leaders[leader].id for leader in g.leader_pool]
    data["rng"] = g.rng.state
    data["chance"] = None if g.chance is None else to_texts(rules, g.chance)
    data["stack"] = [_frame_to_dict(rules, frame) for frame in g.stack]
    data["tray"] = [_frame_to_dict(rules, frame) for frame in g.tray]
    data["options"] = [rules.actions.texts[action] for action in g.options]
    data["players"] = [_player_to_dict(rules, player, cards, intrigue) for player in g.players]
    return data


def from_dict(rules: Rules, data: Any) -> GameState:
    """The state that `to_dict` made the data from, to be played on as `landsraad.Game(state, [])`.

    rules  those of the saved game: `game.rules`, or `Setup(...).rules()` of its setup
    Raises BrokenSave where the data is no state of these rules.
    """
    if not isinstance(rules, Rules):
        raise TypeError(f"the rules of the state are needed, not {type(rules).__name__}")
    try:
        return _from_dict(rules, data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BrokenSave(f"not a state of these rules: {type(error).__name__}: {error}") from error


def _from_dict(rules: Rules, data: dict[str, Any]) -> GameState:
    cards = {card.id: int(card.number) for card in rules.cards}
    intrigue = {card.id: int(card.number) for card in rules.intrigue}
    conflicts = {conflict.id: int(conflict.number) for conflict in rules.conflicts}
    g = GameState(rules, None)
    for name in GAME_NUMBERS:
        setattr(g, name, _plain(name, data[name], getattr(g, name)))
    for name in GAME_NUMBER_LISTS:
        setattr(g, name, tuple([_plain(name, number, 0) for number in _list(data[name])]))
    hagal = {card.id: int(card.number) for card in rules.hagal}
    contracts = {contract.id: int(contract.number) for contract in rules.contracts}
    for names, numbers in (
        (GAME_CARDS, cards),
        (GAME_INTRIGUE, intrigue),
        (GAME_CONFLICTS, conflicts),
        (GAME_HAGAL, hagal),
        (GAME_CONTRACTS, contracts),
    ):
        for name in names:
            setattr(g, name, _numbers(data[name], numbers))
    for name in GAME_CARD:
        setattr(g, name, _number(data[name], cards))
    g.conflict = _number(data["conflict"], conflicts)
    g.turn_space = _number(data["turn_space"], {space.id: int(space.number) for space in rules.spaces})
    tech = {tile.id: int(tile.number) for tile in rules.tech}
    g.tech_stacks = tuple([_numbers(stack, tech) for stack in _list(data["tech_stacks"])])
    g.tech_gone = _numbers(data["tech_gone"], tech)
    g.turn_sword_sources = tuple([rules.source_ids.index(source) for source in _list(data["turn_sword_sources"])])
    leaders = {leader.id: int(leader.number) for leader in rules.leaders}
    g.leader_pool = tuple([leaders[id] for id in _list(data["leader_pool"])])
    g.rng.state = _within("rng", _plain("rng", data["rng"], 0), 0, MOST)
    written = data.get("chance")  # states saved by the first release have none
    g.chance = None if written is None else from_texts(rules, written)
    g.stack = [_frame_from_dict(rules, frame) for frame in _list(data["stack"])]
    g.tray = [_frame_from_dict(rules, frame) for frame in _list(data["tray"])]
    g.options = [rules.actions.numbers[text] for text in _list(data["options"])]
    g.players = [_player_from_dict(rules, player, cards, intrigue) for player in _list(data["players"])]
    _check(g)
    return g


def _check(g: GameState) -> None:
    """What the engine counts on without looking: that seats exist, and that each thing that has an owner has one."""
    last = len(g.players) - 1
    _within("players", len(g.players), max(int(g.persons), LEAST_SEATS), MOST_SEATS)
    _within("persons", int(g.persons), 1, len(g.players))
    for name in GAME_SEATS:
        _within(name, getattr(g, name), NOBODY, last)
    for name in GAME_SEAT_LISTS:
        for seat in getattr(g, name):
            _within(name, seat, NOBODY, last)
    for frame in g.stack + g.tray:
        _within("seat", int(frame.seat), 0, last)
    controlled = len(g.rules.controlled)
    for name, size in (
        ("reserve", len(g.rules.reserve)),
        ("bonus_spice", len(g.rules.makers)),
        ("control", controlled),
        ("warships", controlled),
        ("alliances", len(FACTION_NAMES)),
    ):
        _within(f"the length of {name}", len(getattr(g, name)), size, size)
    if g.options and not g.stack:
        raise ValueError("nothing is asked, but there are options")


def _player_to_dict(rules: Rules, player: PlayerState, cards: list[str], intrigue: list[str]) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(player, name) for name in PLAYER_NUMBERS}
    data.update({name: _ids(getattr(player, name), cards) for name in PLAYER_CARDS})
    data.update({name: _ids(getattr(player, name), intrigue) for name in PLAYER_INTRIGUE})
    spaces = [space.id for space in rules.spaces]
    data["spaces"] = _names(int(player.spaces), spaces)
    data["closed"] = _names(int(player.closed), spaces)
    data["tech"] = _ids(player.tech, [tile.id for tile in rules.tech])
    data["tech_flipped"] = _names(int(player.tech_flipped), [tile.id for tile in rules.tech])
    contracts = [contract.id for contract in rules.contracts]
    data.update({name: _ids(getattr(player, name), contracts) for name in PLAYER_CONTRACTS})
    data.update({name: [rules.source_ids[card] for card in getattr(player, name)] for name in PLAYER_TROPHIES})
    data["spies"] = _names(int(player.spies), [post.id for post in rules.posts])
    data["promises"] = [rules.nodes[promise].path for promise in player.promises]
    data["ahead_card"] = _id(int(player.ahead_card), cards)
    data["snoopers"] = _names(int(player.snoopers), list(FACTION_NAMES))
    data["mark"] = _id(int(player.mark), spaces)
    data["tokens"] = None if player.tokens == HIDDEN else _names(int(player.tokens), list(FACTION_NAMES))
    data["influence"] = {name: player.influence_of(faction) for faction, name in enumerate(FACTION_NAMES)}
    data["leader"] = None if player.leader is None else player.leader.id
    data["ledger"] = [
        [rules.source_ids[player.ledger[i]], player.ledger[i + 1]] for i in range(0, len(player.ledger), 2)
    ]
    return data


def _player_from_dict(
    rules: Rules, data: dict[str, Any], cards: dict[str, int], intrigue: dict[str, int]
) -> PlayerState:
    player = PlayerState(None)
    for name in PLAYER_NUMBERS:
        setattr(player, name, _plain(name, data[name], getattr(player, name)))
    for names, numbers in ((PLAYER_CARDS, cards), (PLAYER_INTRIGUE, intrigue)):
        for name in names:
            setattr(player, name, _numbers(data[name], numbers))
    spaces = {space.id: int(space.number) for space in rules.spaces}
    player.spaces = _bits(data["spaces"], spaces)
    player.closed = _bits(data["closed"], spaces)
    tiles = {tile.id: int(tile.number) for tile in rules.tech}
    player.tech = _numbers(data["tech"], tiles)
    player.tech_flipped = _bits(data["tech_flipped"], tiles)
    contracts = {contract.id: int(contract.number) for contract in rules.contracts}
    for name in PLAYER_CONTRACTS:
        setattr(player, name, _numbers(data[name], contracts))
    for name in PLAYER_TROPHIES:
        setattr(player, name, tuple([rules.source_ids.index(card) for card in _list(data[name])]))
    player.spies = _bits(data["spies"], {post.id: int(post.number) for post in rules.posts})
    player.promises = tuple([int(rules.node_by_path[path].index) for path in _list(data["promises"])])
    player.ahead_card = _number(data["ahead_card"], cards)
    player.snoopers = _bits(data["snoopers"], {name: i for i, name in enumerate(FACTION_NAMES)})
    player.mark = _number(data["mark"], spaces)
    tokens = data["tokens"]
    player.tokens = HIDDEN if tokens is None else _bits(tokens, {name: i for i, name in enumerate(FACTION_NAMES)})
    for faction, name in enumerate(FACTION_NAMES):
        influence = _plain(name, data["influence"][name], 0)
        player.set_influence(faction, _within(name, influence, 0, TOP))
    if data["leader"] is not None:
        player.leader = {leader.id: leader for leader in rules.leaders}[data["leader"]]
    ledger: list[int] = []
    for source, amount in _list(data["ledger"]):
        ledger += [rules.source_ids.index(source), _plain("ledger", amount, 0)]
    player.ledger = tuple(ledger)
    return player


def _frame_to_dict(rules: Rules, frame: Frame) -> dict[str, Any]:
    source = rules.source_ids[frame.source]
    return {"node": frame.node.path, "seat": frame.seat, "source": source, "a": frame.a, "b": frame.b}


def _frame_from_dict(rules: Rules, data: dict[str, Any]) -> Frame:
    source = rules.source_ids.index(data["source"])
    seat, a, b = [_plain(name, data[name], 0) for name in ("seat", "a", "b")]
    return Frame(rules.node_by_path[data["node"]], seat, source, a, b)


def _plain(name: str, value: Any, like: Any) -> Any:
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


def _names(bits: int, names: list[str]) -> list[str]:
    return [name for i, name in enumerate(names) if (bits >> i) & 1]


def _bits(names: list[str], numbers: dict[str, int]) -> int:
    return sum(1 << numbers[name] for name in set(_list(names)))


def _id(number: int, ids: list[str]) -> str | None:
    return None if number == NOBODY else ids[number]


def _ids(zone: tuple[int, ...], ids: list[str]) -> list[str | None]:
    return [None if card == HIDDEN else ids[card] for card in zone]


def _number(id: str | None, numbers: dict[str, int]) -> int:
    return NOBODY if id is None else numbers[id]


def _numbers(zone: list[str | None], numbers: dict[str, int]) -> tuple[int, ...]:
    return tuple([HIDDEN if id is None else numbers[id] for id in _list(zone)])
