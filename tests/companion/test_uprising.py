"""The companion of Uprising's Rivals: what it asks of the table, and that it plays as the engine does."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from landsraad.companion import Ask, Companion, CompanionError, Setup
from landsraad.companion.desk import desk
from landsraad.companion.machine import apply
from landsraad.companion.words import companion_messages
from landsraad.content.registry import DIFFICULTIES
from landsraad.engine.state.state import TROOPS_PER_PLAYER
from landsraad.text import LANGUAGES

BOXES = ["uprising"]
STEPS = 700


def game_of(cards: list[str], rival: str = "staban_tuek", **more: Any) -> Companion:
    """A solo game in which these cards are revealed first, the last of them at the end."""
    setup: dict[str, Any] = {
        "players": 1,
        "difficulty": "sardaukar",
        "boxes": BOXES,
        "leaders": [rival, "gurney_halleck"],
        "seed": "7",
    }
    game = Companion(Setup(**{**setup, **more}))
    ids = [card.id for card in game.rules.hagal]
    game.state.hagal_deck = tuple(ids.index(card) for card in reversed(cards))
    return game


def told(game: Companion, command: str) -> list[tuple[str, str, int]]:
    return [(event.kind, event.what, event.n) for event in game.do(command)]


def test_a_spy_goes_to_the_first_post_that_is_free_and_another_card_comes() -> None:
    game = game_of(["place_spy_city", "research_station"])
    game.do("reveal:1")
    assert game.ask is not None
    assert (game.ask.kind, game.ask.post) == ("post", "arrakeen_and_spice_refinery")
    game.do("no")
    assert game.ask.post == "spice_refinery_and_research_station"
    game.do("yes")
    assert game.ask.kind == "place"
    game.do("place")
    assert game.table.rivals[0].spies == ["spice_refinery_and_research_station"]
    assert game.table.taken == {"research_station": 1}


def test_the_third_spy_calls_the_others_back_and_the_network_is_used() -> None:
    game = game_of(["place_spy_city", "place_spy_landsraad", "place_spy_spice_trade", "research_station"])
    for command in ("reveal:1", "yes", "yes", "yes", "place"):
        game.do(command)
    assert game.table.rivals[0].spies == ["accept_contract_and_shipping"]
    kinds = [event.kind for events in game.events for event in events]
    assert kinds.count("spy_back") == 2
    assert "spy_network" in kinds
    assert game.table.rivals[0].garrison + game.table.rivals[0].conflict == 3 + 2 + 2


def test_of_two_spaces_only_the_one_that_fits_is_looked_at() -> None:
    game = game_of(["heighliner", "deliver_supplies_or_heighliner", "sietch_tabr", "fremkit"])
    game.do("reveal:1")
    assert game.ask is not None
    assert game.ask.space == "heighliner"
    game.do("taken")
    assert game.ask.space == "deliver_supplies"
    events = told(game, "taken")
    assert ("unfit", "", 0) in events
    assert game.ask.space == "fremkit"


def test_smart_politics_asks_for_the_influence_of_the_persons() -> None:
    game = game_of(["fremkit", "arrakeen"], smart_politics=True)
    game.do("influence:1:fremen:2")
    game.do("reveal:1")
    assert game.ask is not None
    assert (game.ask.kind, game.ask.faction) == ("reach", "fremen")
    assert ("politics", "", 0) in told(game, "reach:4")
    assert game.ask.space == "arrakeen"


def test_smart_politics_uses_the_card_where_the_rival_is_close() -> None:
    game = game_of(["fremkit"], smart_politics=True)
    for command in ("influence:1:fremen:2", "reveal:1", "reach:3", "place"):
        game.do(command)
    assert game.table.rivals[0].influence["fremen"] == 3


def test_resources_bring_the_third_agent_and_then_points() -> None:
    game = game_of([])
    game.do("gain:1:solari:8")
    assert game.table.rivals[0].swordmaster
    assert (game.table.rivals[0].agents, game.table.rivals[0].solari, game.table.rivals[0].water) == (3, 0, 0)
    game.do("gain:1:water:3")
    assert (game.table.rivals[0].vp, game.table.rivals[0].water) == (1, 0)


def test_sandworms_come_where_they_can() -> None:
    for answer, worms, spice in (("yes", 2, 2), ("no", 0, 6)):
        game = game_of(["deep_desert"])
        game.do("round")
        bonus = ",".join("2" if maker.id == "deep_desert" else "0" for maker in game.rules.makers)
        for command in ("hooks:1", "reveal:1", f"bonus:{bonus}", "place"):
            game.do(command)
        assert game.ask is not None
        assert game.ask.kind == "worm"
        game.do(answer)
        assert (game.table.rivals[0].sandworms, game.table.rivals[0].spice) == (worms, spice)


def test_expert_deployment_asks_for_units() -> None:
    for units, kept in (("units:0", True), ("units:2", False)):
        game = game_of(["arrakeen"], expert_deployment=True)
        for command in ("troops:1:supply:conflict:3", "reveal:1", "place"):
            game.do(command)
        assert game.ask is not None
        assert game.ask.kind == "units"
        assert (("hold_units", "", 0) in told(game, units)) == kept
        assert (game.table.rivals[0].conflict == 3) == kept


def test_intrigue_cards_are_stolen_from_whoever_has_enough() -> None:
    for n in (0, 1):
        game = game_of(["secrets"])
        for command in ("reveal:1", "place", f"steal:{n}"):
            game.do(command)
        assert game.table.rivals[0].intrigue == n


def test_spies_and_hooks_are_rewards_too() -> None:
    game = game_of([])
    game.do("spy:1")
    game.do("yes")
    [post] = game.table.rivals[0].spies
    with pytest.raises(CompanionError):
        game.do("lift:2:" + post)
    game.do("lift:1:" + post)
    assert game.table.rivals[0].spies == []
    game.do("hooks:1")
    assert game.table.rivals[0].hooks


def test_two_play_against_one_rival_that_scores_unless_it_is_streamlined() -> None:
    for streamlined, vp in ((False, 1), (True, 0)):
        game = Companion.new(
            Setup(players=2, boxes=BOXES, leaders=["glossu_the_beast_rabban"], streamlined=streamlined)
        )
        assert len(game.table.rivals) == 1
        game.do("gain:1:solari:7")
        game.do("influence:1:fremen:2")
        assert game.table.rivals[0].vp == vp


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1, "difficulty": "mentat", "boxes": BOXES, "leaders": ["staban_tuek"]},
        {"players": 1, "difficulty": "mentat", "boxes": BOXES, "leaders": ["staban_tuek", "paul_atreides"]},
        {"players": 2, "boxes": BOXES, "leaders": []},
        {"players": 2, "boxes": BOXES, "leaders": ["muaddib"], "streamlined": True},
        {"players": 2, "boxes": BOXES, "leaders": ["muaddib"], "difficulty": "mentat"},
        {"players": 1, "difficulty": "mentat", "boxes": ["base"], "smart_politics": True},
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(CompanionError):
        Companion.new(Setup(seed="7", **wrong))


# --- Whole games ------------------------------------------------------------------------------------------------------


def answer(chance: random.Random, game: Companion, ask: Ask) -> str:
    """Something that a table might say."""
    if ask.kind == "bonus":
        return "bonus:" + ",".join(chance.choice(("0", "1", "2", "x")) for _ in game.rules.makers)
    if ask.kind in ("reach", "units", "steal"):
        return f"{ask.kind}:{chance.randint(0, 1 if ask.kind == 'steal' else 5)}"
    return chance.choice(("place", "place", "taken") if ask.kind == "place" else ("yes", "no"))


def step(chance: random.Random, game: Companion) -> str:
    """What is told next where nothing is asked; "" when the game is over."""
    ready = [number for number, rival in enumerate(game.table.rivals, start=1) if rival.agents > 0]
    if ready:
        return f"reveal:{chance.choice(ready)}"
    if game.table.fights:
        return "combat"
    return "" if game.table.last else "round"


def can_do(game: Companion, command: str) -> bool:
    """False where no card names a free space; everything else can always be told."""
    try:
        apply(game.positions[-1], command)
    except CompanionError as error:
        if error.code != "no_card_fits":
            raise
        return False
    return True


def played(setup: Setup, seed: int) -> Companion:
    """A game of the companion to its end, with chance answers."""
    chance, game = random.Random(seed), Companion.new(setup)
    for _ in range(STEPS):
        command = step(chance, game) if game.ask is None else answer(chance, game, game.ask)
        if not command:
            break
        if not can_do(game, command):  # no card fits any more
            asked = "place" if command == "taken" else "bonus:1,1,1"
            command = f"gain:{command[-1]}:agents:-1" if game.ask is None else asked
        game.do(command)
    return game


@pytest.mark.compiled
@pytest.mark.parametrize("difficulty", [*DIFFICULTIES, ""])
def test_whole_games(difficulty: str) -> None:
    """To the last round; nothing gets lost, the game can be read again, and every moment can be shown."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        players = 1 if difficulty else 2
        names = ["glossu_the_beast_rabban", "muaddib"][: 3 - players]
        game = played(Setup(players, difficulty, BOXES, names, str(seed + 1)), seed)
        assert game.table.last
        for rival in game.table.rivals:
            assert rival.supply + rival.garrison + rival.conflict == TROOPS_PER_PLAYER
            assert len(rival.spies) < 3
            assert rival.solari < 7 or not rival.swordmaster
        again = Companion.from_json(game.to_json())
        assert again.table == game.table
        seen.update(event.kind for events in game.events for event in events)
        seen.update(f"ask {position.ask.kind}" for position in game.positions if position.ask is not None)
    assert {"spy", "spy_network", "unfit", "hooks", "swordmaster", "exchange", "ask post", "ask steal"} <= set(seen)
    if difficulty in ("mentat", "kwisatz_haderach"):
        assert {"politics", "ask reach"} <= set(seen)


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_shown(language: str) -> None:
    say = companion_messages(language)
    game = played(Setup(1, "mentat", BOXES, ["lady_jessica", "princess_irulan"], "5"), 5)
    again = Companion(game.setup)
    for command in game.commands[:150]:
        again.do(command)
        shown = desk(say, again)
        assert (shown.question is None) == (again.ask is None)
        assert len(shown.log) == len(again.commands)
