"""The companion: shared cases, agreement with the engine, saved files, the numbers that the browser uses."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from landsraad.api import new_game
from landsraad.companion import Companion, CompanionError, Setup
from landsraad.companion.machine import marked_tiles
from landsraad.companion.setup import VARIANTS, possible_leaders
from landsraad.companion.telling import EXCHANGED
from landsraad.content.registry import DIFFICULTIES
from landsraad.content.setup import Setup as TableSetup
from landsraad.engine.course.rivals import RivalTurn
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.ix.dreadnoughts import PER_PLAYER
from landsraad.engine.machine.node import Frame
from landsraad.engine.machine.terms import FACTION_NAMES, NOBODY
from landsraad.engine.state.definitions import LAST_LEVEL
from landsraad.engine.state.state import TROOPS_PER_PLAYER
from landsraad.strict import read
from tests.companion.twin import owned, tell

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = json.loads((HERE / "cases.json").read_text("utf-8"))
WALKS: list[dict[str, Any]] = json.loads((HERE / "walks.json").read_text("utf-8"))
LEADERS = ["earl_memnon_thorvald", "glossu_the_beast_rabban"]
SOLO = Setup(1, "mercenary", ["base"], LEADERS, "7")


def begin(case: dict[str, Any]) -> Companion:
    """The game of a case; `deck` and `discard` name the cards, the top card of the deck first."""
    fields = {"seed": "7", "leaders": LEADERS if case["setup"]["players"] == 1 else [], **case["setup"]}
    game = Companion(read(Setup, fields))
    ids = [card.id for card in game.rules.hagal]
    if "deck" in case:
        game.state.hagal_deck = tuple(ids.index(id) for id in reversed(case["deck"]))
        game.state.hagal_discard = tuple(ids.index(id) for id in case.get("discard", []))
    return game


def seen(game: Companion) -> dict[str, Any]:
    """What stands on the table, with the numbers of the cards in both piles and what is asked."""
    g = game.state
    just_taken = [space.id for space in g.rules.controlled if g.warships_new >> space.control_index & 1]
    return {
        **asdict(game.table),
        "deck": list(g.hagal_deck),
        "discard": list(g.hagal_discard),
        "ask": game.ask and asdict(game.ask),
        "rng": str(g.rng.state),
        "turn": game.turn and asdict(game.turn),
        "todo": [] if game.ask is None else None,
        "won": g.winner != NOBODY,
        "finished": g.over,
        "new_warship": next(iter(just_taken), ""),
    }


def at(value: Any, path: str) -> Any:
    """What stands at a path such as `rivals.0.vp`."""
    for part in path.split("."):
        if part == "length":
            value = len(value)
        else:
            value = value[int(part)] if isinstance(value, list) else value[part]
    return value


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    game = begin(case)
    for step in case["steps"]:
        before = seen(game)
        if "error" in step:
            with pytest.raises(CompanionError) as error:
                game.undo() if step["do"] == "undo" else game.do(step["do"])
            assert error.value.code == step["error"]
            assert seen(game) == before
            continue
        if step["do"] == "undo":
            game.undo()
            continue
        events = [[e.kind, e.rival, e.what, e.n] for e in game.do(step["do"])]
        if "events" in step:
            assert events == step["events"], step["do"]
        if "ask" in step:
            assert (game.ask and game.ask.kind) == step["ask"], step["do"]
    state = seen(game)
    assert {path: at(state, path) for path in case["state"]} == case["state"]


@pytest.mark.parametrize("walk", WALKS, ids=[str(n) for n in range(len(WALKS))])
def test_walk(walk: dict[str, Any]) -> None:
    game = Companion(read(Setup, walk["setup"]))
    for command, events in zip(walk["commands"], walk["events"], strict=True):
        assert [[e.kind, e.rival, e.what, e.n] for e in game.do(command)] == events, command
    assert recorded(asdict(game.table), walk["table"]) == walk["table"]


def recorded(told: Any, walk: Any) -> Any:
    """Of what is told, what a walk has recorded: Uprising's Rivals have brought more since."""
    if isinstance(walk, dict):
        return {key: recorded(told[key], walk[key]) for key in walk}
    if isinstance(walk, list):
        return [recorded(*pair) for pair in zip(told, walk, strict=True)]
    return told


@pytest.mark.parametrize("walk", WALKS, ids=[str(n) for n in range(len(WALKS))])
def test_units_and_cards_never_get_lost(walk: dict[str, Any]) -> None:
    game = Companion(read(Setup, walk["setup"]))
    cards = sorted(game.state.hagal_deck)
    for command in walk["commands"]:
        game.do(command)
        assert sorted(game.state.hagal_deck + game.state.hagal_discard) == cards
        for rival in game.table.rivals:
            assert rival.supply + rival.garrison + rival.conflict + rival.negotiators == TROOPS_PER_PLAYER
            assert min(rival.supply, rival.garrison, rival.conflict, rival.agents, rival.spice, rival.negotiators) >= 0
            assert 0 <= rival.freighter <= 2


@pytest.mark.parametrize("walk", WALKS, ids=[str(n) for n in range(len(WALKS))])
def test_dreadnoughts_and_tiles_never_get_lost(walk: dict[str, Any]) -> None:
    game = Companion(read(Setup, walk["setup"]))
    for command in walk["commands"]:
        game.do(command)
        table = game.table
        for number, rival in enumerate(table.rivals, start=1):
            holding = list(table.warships.values()).count(number)
            assert sum(rival.dreadnoughts.values()) + holding == (PER_PLAYER if game.rules.tech else 0)
            assert min(rival.dreadnoughts.values()) >= 0
        assert set(table.turned) <= set(table.tiles)


@pytest.mark.parametrize("walk", WALKS, ids=[str(n) for n in range(len(WALKS))])
def test_full_sets_are_exchanged_at_once(walk: dict[str, Any]) -> None:
    """But for spice where there are tiles to save it for (B-206, R-337)."""
    game = Companion(read(Setup, walk["setup"]))
    for command in walk["commands"]:
        game.do(command)
        saves = game.rules.tech and game.table.level < LAST_LEVEL
        for rival in game.table.rivals:
            for what, size in EXCHANGED.items():
                assert getattr(rival, what) < size or (what == "spice" and saves)


# --- The same turn in the engine -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_a_turn_is_the_engines_turn(seed: int) -> None:
    """The same deck, spaces and spice: the same space, troops, Influence, spice and VP (B-168 to B-176, B-200)."""
    leaders = ("countess_ariana_thorvald", "glossu_the_beast_rabban")
    g = new_game(TableSetup(players=1, difficulty="sardaukar", rival_leaders=leaders), seed).state
    ours = Companion(Setup(1, "sardaukar", ["base"], list(leaders), "7"))
    seat = 2
    player = g.players[seat]
    player.agents = max(1, player.agents)
    bonus = (seed % 3, seed % 2, seed % 4)
    g.bonus_spice = bonus
    for faction in range(len(FACTION_NAMES)):
        player.set_influence(faction, (seed + faction) % 4)
    g.alliances = (NOBODY,) * len(FACTION_NAMES)
    tell(ours, g)
    g.active = seat
    g.stack = []
    RivalTurn().run(g, Frame(g.rules.steps.rival_turn, seat, g.rules.setup_source))
    while g.stack:
        frame = g.stack.pop()
        assert not frame.node.run(g, frame), "nothing is asked with these leaders"

    ours.do(f"reveal:{seat}")
    while ours.ask is not None:
        spice = f"bonus:{','.join(map(str, bonus))}"
        ours.do({"bonus": spice, "alliance": "yes"}.get(ours.ask.kind, "place"))
    assert ours.table.taken[g.rules.spaces[g.turn.space].id] == seat
    assert owned(ours.state.players[seat]) == owned(player)
    assert ours.state.hagal_deck == g.hagal_deck


# --- Setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup(5, "", ["base"], LEADERS, "7"), "players"),
        (Setup(1, "", ["base"], LEADERS, "7"), "no_level"),
        (Setup(1, "mercenary", ["base"], [], "7"), "leaders"),
        (Setup(1, "mercenary", ["base"], [LEADERS[0], LEADERS[0]], "7"), "leaders"),
        (Setup(1, "mercenary", ["base"], [LEADERS[0], "paul_atreides"], "7"), "no_leader"),
        (Setup(1, "mercenary", ["base"], [LEADERS[0], "rhombur_vernius"], "7"), "no_leader"),
        (Setup(1, "mercenary", ["base", "ix"], [LEADERS[0], "tessia_vernius"], "7"), "no_leader"),
        (Setup(1, "mercenary", ["atlantis"], LEADERS, "7"), "no_box"),
        (Setup(1, "mercenary", ["ix"], LEADERS, "7"), "no_box"),
        (Setup(1, "mercenary", [], LEADERS, "7"), "no_box"),
        (Setup(2, "mercenary", ["base"], [], "7"), "two_persons"),
        (Setup(2, "", ["base"], LEADERS, "7"), "two_persons"),
        (Setup(1, "mercenary", ["base"], LEADERS, "7", epic=True), "needs_ix"),
        (Setup(1, "mercenary", ["base"], LEADERS, "7", escalation=True), "needs_ix"),
        (Setup(2, "", ["base", "ix"], [], "7", escalation=True), "two_persons"),
        (Setup(2, "", ["base"], [], "0"), "seed"),
        (Setup(2, "", ["base"], [], "seven"), "seed"),
        (Setup(2, "", ["base"], [], "9" * 25), "seed"),
    ],
)
def test_a_setup_that_cannot_be_played(setup: Setup, code: str) -> None:
    with pytest.raises(CompanionError) as error:
        Companion(setup)
    assert error.value.code == code


def test_a_new_game_has_a_seed_of_its_own() -> None:
    setup = Setup(2)
    one, other = Companion.new(setup), Companion.new(setup)
    assert one.setup.seed != other.setup.seed
    assert one.state.hagal_deck != other.state.hagal_deck


def test_every_level_and_leader_can_be_played() -> None:
    ids = possible_leaders(("base",))
    assert "paul_atreides" not in ids
    assert "helena_richese" not in ids
    for level in DIFFICULTIES:
        for pair in pairwise(ids):
            assert Companion.new(Setup(1, level, ["base"], list(pair))).table.deck == 27


def test_rise_of_ix_brings_two_leaders_and_takes_four_spaces_away() -> None:
    leaders = set(possible_leaders(("base", "ix"))) - set(possible_leaders(("base",)))
    assert leaders == {"rhombur_vernius", "hundro_moritani"}
    base, ix = (Companion(Setup(1, "mercenary", boxes, LEADERS, "7")).rules for boxes in (["base"], ["base", "ix"]))
    assert {space.id for space in base.spaces} - {space.id for space in ix.spaces} == {
        "hall_of_oratory",
        "rally_troops",
        "secure_contract",
        "sell_melange",
    }
    new = {card.id: card.copies for card in ix.hagal if card.id not in {card.id for card in base.hagal}}
    assert sum(new.values()) == 9
    assert {card.id for card in base.hagal} - {card.id for card in ix.hagal} == {"hall_of_oratory", "rally_troops"}
    assert len(marked_tiles(ix)) == 12


# --- Files -----------------------------------------------------------------------------------------------------------


def test_a_game_comes_back_from_its_file(tmp_path: Path) -> None:
    game = Companion(SOLO)
    game.do("reveal:1")
    game.do("mark:wealth" if game.ask is None else game.ask.kind.replace("bonus", "bonus:1,1,1"))
    game.save(tmp_path / "there" / "game.json")
    loaded = Companion.load(tmp_path / "there" / "game.json")
    assert seen(loaded) == seen(game)
    assert loaded.commands == game.commands
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["game.json"]
    loaded.undo()
    loaded.undo()
    assert seen(loaded) == seen(Companion(SOLO))


def changed(**fields: Any) -> bytes:
    """A saved game with other fields."""
    return json.dumps({**json.loads(Companion(SOLO).to_json()), **fields}).encode()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not_json"),
        (b"{", "not_json"),
        (b"\xff\xfe", "not_json"),
        (b"[" * 100_000, "not_json"),
        (b'{"format": "\\ud800"}', "not_json"),
        (b"[]", "not_ours"),
        (b'{"format": 1}', "not_ours"),
        (changed(version=99), "version"),
        (changed(commands="reveal"), "broken"),
        (changed(more=1), "broken"),
        (changed(commands=["reveal:1", "dance"]), "broken_at"),
        (changed(commands=["combat"] * 6000), "broken_at"),
        (changed(setup={"players": 7}), "players"),
        (changed(setup={"players": 2, "seed": "7", "dice": True}), "no_option"),
        (changed(setup={"players": 2, "seed": "7", "epic": 1}), "broken"),
        (changed(setup={"players": 2, "seed": "7", "escalation": "yes"}), "broken"),
        (changed(setup={"players": 2, "seed": "7", "epic": True}), "needs_ix"),
        (changed(setup=[]), "broken"),
    ],
)
def test_a_file_that_cannot_be_read(data: bytes, code: str) -> None:
    with pytest.raises(CompanionError) as error:
        Companion.from_json(data)
    assert error.value.code == code


def test_a_game_saved_before_there_were_variants_goes_on() -> None:
    setup = {name: value for name, value in asdict(SOLO).items() if name not in VARIANTS}
    game = Companion.from_json(changed(setup=setup, commands=["round"]))
    assert game.setup == SOLO
    assert game.table.round == 2


def test_a_game_of_the_first_release_goes_on_where_a_question_was_asked_more_than_once() -> None:
    """It asked for the bonus spice with every Harvest Spice card of a turn."""
    game = Companion(Setup(2, "", ["base"], [], "4760392802259704685"))
    assert [game.rules.hagal[card].id for card in game.state.hagal_deck[-2:]] == ["harvest_spice"] * 2
    said = ["reveal:1", "bonus:0,0,0", "bonus:0,0,0", "place"]
    data = {"format": "landsraad-companion", "version": 1, "setup": asdict(game.setup), "commands": said}
    assert Companion.from_json(json.dumps(data)).commands == ["reveal:1", "bonus:0,0,0", "place"]


def test_variants_are_kept(tmp_path: Path) -> None:
    setup = Setup(1, "mercenary", ["base", "ix"], LEADERS, "7", epic=True, escalation=True)
    Companion(setup).save(tmp_path / "game.json")
    loaded = Companion.load(tmp_path / "game.json")
    assert loaded.setup == setup
    conflicts = [loaded.table.level]
    while not loaded.table.last:
        loaded.do("round")
        conflicts.append(loaded.table.level)
    assert conflicts == [2] * 5 + [3] * 5
    assert vp_to_end(loaded.state) == 12


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(CompanionError) as error:
        Companion.from_json(changed(setup={"players": 2, "seed": "7", "dice": True}))
    assert error.value.values == {"what": "dice"}


def test_the_place_of_a_broken_command_is_said() -> None:
    with pytest.raises(CompanionError) as error:
        Companion.from_json(changed(commands=["round", "dance"]))
    assert error.value.values == {"n": 2, "what": "dance", "why": "command"}
    assert str(error.value) == "broken_at (n=2, what='dance', why='command')"
