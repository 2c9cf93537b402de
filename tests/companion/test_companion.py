"""The companion: shared cases, agreement with the engine, saved files, the numbers that the browser uses."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from landsraad.api import new_game
from landsraad.companion import Companion, CompanionError, Setup, facts_json
from landsraad.companion.__main__ import main
from landsraad.companion.facts import facts
from landsraad.companion.state import VARIANTS
from landsraad.content.setup import Setup as TableSetup
from landsraad.engine.hagal import RivalTurn
from landsraad.engine.node import Frame

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web" / "src" / "companion"
CASES: list[dict[str, Any]] = json.loads((HERE / "cases.json").read_text("utf-8"))
WALKS: list[dict[str, Any]] = json.loads((HERE / "walks.json").read_text("utf-8"))
LEADERS = ["earl_memnon_thorvald", "glossu_the_beast_rabban"]
SOLO = Setup(1, "mercenary", ["base"], LEADERS, "7")


def begin(case: dict[str, Any]) -> Companion:
    """The game of a case; `deck` and `discard` name the cards, the top card of the deck first."""
    fields = {"seed": "7", "leaders": LEADERS if case["setup"]["players"] == 1 else [], **case["setup"]}
    game = Companion(msgspec.convert(fields, Setup))
    ids = [card.id for card in game.known.cards]
    if "deck" in case:
        game.states[0].deck = [ids.index(id) for id in reversed(case["deck"])]
        game.states[0].discard = [ids.index(id) for id in case.get("discard", [])]
    return game


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
        before = msgspec.json.encode(game.state)
        if "error" in step:
            with pytest.raises(CompanionError) as error:
                game.undo() if step["do"] == "undo" else game.do(step["do"])
            assert error.value.code == step["error"]
            assert msgspec.json.encode(game.state) == before
            continue
        if step["do"] == "undo":
            game.undo()
            continue
        events = [[e.kind, e.rival, e.what, e.n] for e in game.do(step["do"])]
        if "events" in step:
            assert events == step["events"], step["do"]
        if "ask" in step:
            assert (game.state.ask and game.state.ask.kind) == step["ask"], step["do"]
    state = msgspec.to_builtins(game.state)
    assert {path: at(state, path) for path in case["state"]} == case["state"]


@pytest.mark.parametrize("walk", WALKS, ids=[str(n) for n in range(len(WALKS))])
def test_walk(walk: dict[str, Any]) -> None:
    game = Companion(msgspec.convert(walk["setup"], Setup))
    for command, events in zip(walk["commands"], walk["events"], strict=True):
        assert [[e.kind, e.rival, e.what, e.n] for e in game.do(command)] == events, command
    assert msgspec.to_builtins(game.state) == walk["state"]


@pytest.mark.parametrize("walk", WALKS, ids=[str(n) for n in range(len(WALKS))])
def test_units_and_cards_never_get_lost(walk: dict[str, Any]) -> None:
    game = Companion(msgspec.convert(walk["setup"], Setup))
    cards = sorted(game.state.deck)
    for command in walk["commands"]:
        game.do(command)
        assert sorted(game.state.deck + game.state.discard) == cards
        for rival in game.state.rivals:
            assert rival.supply + rival.garrison + rival.conflict + rival.negotiators == game.known.troops
            assert min(rival.supply, rival.garrison, rival.conflict, rival.agents, rival.spice, rival.negotiators) >= 0
            assert 0 <= rival.freighter <= 2


@pytest.mark.parametrize("walk", WALKS, ids=[str(n) for n in range(len(WALKS))])
def test_dreadnoughts_and_tiles_never_get_lost(walk: dict[str, Any]) -> None:
    game = Companion(msgspec.convert(walk["setup"], Setup))
    for command in walk["commands"]:
        game.do(command)
        for number, rival in enumerate(game.state.rivals, start=1):
            holding = list(game.state.warships.values()).count(number)
            assert sum(rival.dreadnoughts.values()) + holding == game.known.dreadnoughts
            assert min(rival.dreadnoughts.values()) >= 0
        assert set(game.state.turned) <= set(game.state.tiles)


@pytest.mark.parametrize("walk", WALKS, ids=[str(n) for n in range(len(WALKS))])
def test_full_sets_are_exchanged_at_once(walk: dict[str, Any]) -> None:
    """But for spice where there are tiles to save it for (B-206, R-337)."""
    game = Companion(msgspec.convert(walk["setup"], Setup))
    for command in walk["commands"]:
        game.do(command)
        saves = game.known.tiles and game.known.levels[game.state.round - 1] < game.known.last_level
        for rival in game.state.rivals:
            for what, size in game.known.exchange.items():
                assert getattr(rival, what) < size or (what == "spice" and saves)


# --- The same turn in the engine -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_a_turn_is_the_engines_turn(seed: int) -> None:
    """The same deck, spaces and spice: the same space, troops, Influence, spice and VP (B-168 to B-176, B-200)."""
    leaders = ("countess_ariana_thorvald", "glossu_the_beast_rabban")
    g = new_game(TableSetup(players=1, difficulty="sardaukar", rival_leaders=leaders), seed).state
    ours = Companion(Setup(1, "sardaukar", ["base"], list(leaders), "7"))
    state = ours.state
    rival, seat = 2, 2
    player = g.players[seat]
    player.agents = max(1, player.agents)
    bonus = (seed % 3, seed % 2, seed % 4)
    g.bonus_spice = bonus
    for faction, name in enumerate(ours.known.factions):
        player.set_influence(faction, (seed + faction) % 4)
        state.rivals[rival - 1].influence[name] = (seed + faction) % 4
    g.alliances = (-1,) * 4
    state.deck, state.discard = list(g.hagal_deck), list(g.hagal_discard)
    for n, other in enumerate(g.players):
        for space in g.rules.spaces:
            if (other.spaces >> space.number) & 1:
                state.taken[space.id] = n
    mine = state.rivals[rival - 1]
    mine.agents, mine.supply, mine.garrison, mine.conflict = (
        int(n) for n in (player.agents, player.supply, player.garrison, player.conflict)
    )
    mine.spice, mine.water, mine.vp = int(player.spice), int(player.water), int(player.vp)
    g.active = seat
    g.stack = []
    RivalTurn().run(g, Frame(g.rules.steps.rival_turn, seat, g.rules.setup_source))
    while g.stack:
        frame = g.stack.pop()
        assert not frame.node.run(g, frame), "nothing is asked with these leaders"

    ours.do(f"reveal:{rival}")
    while ours.state.ask is not None:
        spice = f"bonus:{','.join(map(str, bonus))}"
        ours.do({"bonus": spice, "alliance": "yes"}.get(ours.state.ask.kind, "place"))
    mine = ours.state.rivals[rival - 1]
    assert ours.state.taken[g.rules.spaces[g.turn.space].id] == rival
    assert (mine.agents, mine.supply, mine.garrison, mine.conflict) == (
        player.agents,
        player.supply,
        player.garrison,
        player.conflict,
    )
    assert (mine.spice, mine.water, mine.vp) == (player.spice, player.water, player.vp)
    assert [mine.influence[name] for name in ours.known.factions] == [player.influence_of(n) for n in range(4)]
    assert tuple(ours.state.deck) == g.hagal_deck


# --- Setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup(3, "mercenary", ["base"], LEADERS, "7"), "players"),
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
    assert one.state.deck != other.state.deck


def test_every_level_and_leader_can_be_played() -> None:
    known = facts()
    ids = [leader.id for leader in known.leaders]
    assert "paul_atreides" not in ids
    assert "helena_richese" not in ids
    for level in known.difficulties:
        for pair in pairwise(ids):
            assert len(Companion.new(Setup(1, level.id, ["base"], list(pair))).state.deck) == 27


def test_rise_of_ix_brings_two_leaders_and_takes_four_spaces_away() -> None:
    base, ix = facts(), facts(("base", "ix"))
    assert {leader.id for leader in ix.leaders} - {leader.id for leader in base.leaders} == {
        "rhombur_vernius",
        "hundro_moritani",
    }
    assert {space.id for space in base.spaces} - {space.id for space in ix.spaces} == {
        "hall_of_oratory",
        "rally_troops",
        "secure_contract",
        "sell_melange",
    }
    new = {card.id: card.copies for card in ix.cards if card.id not in {card.id for card in base.cards}}
    assert sum(new.values()) == 9
    assert {card.id for card in base.cards} - {card.id for card in ix.cards} == {"hall_of_oratory", "rally_troops"}
    assert len(ix.tiles) == 12


# --- Files -----------------------------------------------------------------------------------------------------------


def test_a_game_comes_back_from_its_file(tmp_path: Path) -> None:
    game = Companion(SOLO)
    game.do("reveal:1")
    game.do("mark:wealth" if game.state.ask is None else game.state.ask.kind.replace("bonus", "bonus:1,1,1"))
    game.save(tmp_path / "there" / "game.json")
    loaded = Companion.load(tmp_path / "there" / "game.json")
    assert loaded.state == game.state
    assert loaded.commands == game.commands
    assert [path.name for path in (tmp_path / "there").iterdir()] == ["game.json"]
    loaded.undo()
    loaded.undo()
    assert loaded.state == Companion(SOLO).state


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
    setup = {name: value for name, value in msgspec.to_builtins(SOLO).items() if name not in VARIANTS}
    game = Companion.from_json(changed(setup=setup, commands=["round"]))
    assert game.setup == SOLO
    assert game.state.round == 2


def test_variants_are_kept(tmp_path: Path) -> None:
    setup = Setup(1, "mercenary", ["base", "ix"], LEADERS, "7", epic=True, escalation=True)
    Companion(setup).save(tmp_path / "game.json")
    loaded = Companion.load(tmp_path / "game.json")
    assert loaded.setup == setup
    assert (loaded.known.vp_to_end, loaded.known.levels) == (12, [2] * 5 + [3] * 5)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(CompanionError) as error:
        Companion.from_json(changed(setup={"players": 2, "seed": "7", "dice": True}))
    assert error.value.values == {"what": "dice"}


def test_the_place_of_a_broken_command_is_said() -> None:
    with pytest.raises(CompanionError) as error:
        Companion.from_json(changed(commands=["round", "dance"]))
    assert error.value.values == {"n": 2, "what": "dance", "why": "command"}
    assert str(error.value) == "broken_at (n=2, what='dance', why='command')"


# --- The browser's copy ----------------------------------------------------------------------------------------------


def test_the_browser_has_the_same_numbers() -> None:
    """After a change: `python -m landsraad.companion --json >web/src/companion/hagal.json`."""
    assert (WEB / "hagal.json").read_text("utf-8") == facts_json()


def test_the_numbers_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(facts_json())
    assert main([]) == 2
    assert capsys.readouterr().err == "usage: python -m landsraad.companion --json\n"
