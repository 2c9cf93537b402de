"""Moments of played games: each kind comes, says what the game itself says, and tells nothing that is secret."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from landsraad import Setup
from landsraad.engine.course.combat import places
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.uprising.trophies import partner
from landsraad.table.live import LiveGame
from landsraad.table.loglines import MomentLine
from landsraad.text import LANGUAGES, texts
from landsraad.text.moments import Moment
from landsraad.text.said import Name, Said, Seat

GOODS = ("solari", "spice", "water")
SIGNS = {"gained": 1, "paid": -1}
SETUPS = {
    "base": Setup(players=4, leader_mode="random", end_turns=True),
    "three": Setup(players=3, boxes=("base", "ix"), leader_mode="random", end_turns=True),
    "solo": Setup(players=1, boxes=("base",), end_turns=True),
    "uprising": Setup(players=4, boxes=("uprising", "choam"), leader_mode="random", end_turns=True),
    "immortality": Setup(players=3, boxes=("base", "immortality"), leader_mode="random", end_turns=True),
    "six": Setup(players=6, boxes=("uprising", "choam"), end_turns=True),
}


def played(setup: Setup, seed: str, undo: float = 0.0) -> Iterator[tuple[LiveGame, LiveGame, list[dict[str, Any]]]]:
    """A random game, step by step: before, after, and the moments that came."""
    chance = random.Random(seed)
    live = LiveGame.begin(setup, seed)
    yield live, live, moments_of(live, 0)
    while not live.game.over:
        if live.marks and chance.random() < undo:
            live.take_back(1)
            continue
        before = LiveGame(live.game.copy())
        length = len(live.logs[0])
        live.keep(live.attempt(live.asked, [chance.choice(live.game.legal_actions())]))
        yield before, live, moments_of(live, length)


def moments_of(live: LiveGame, start: int, viewer: int = NOBODY) -> list[dict[str, Any]]:
    """The moments in the log of a viewer from a line on."""
    return [line.moment for line in live.logs[viewer + 1][start:] if isinstance(line, MomentLine)]


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_is_told_in_moments(name: str) -> None:
    """Each turn once, each Combat once, each round once, in the order in which they came; the end at the end."""
    setup = SETUPS[name]
    *_, (_, live, _) = played(setup, f"told {name}")
    seen = moments_of(live, 0)
    kinds = Counter(moment["kind"] for moment in seen)
    turns = sum(line.event == "turn" for line in live.logs[0])
    assert kinds["turn"] == turns > 20
    assert kinds["combat"] == kinds["round"] == live.round
    assert [moment["round"] for moment in seen if moment["kind"] == "round"] == list(range(1, live.round + 1))
    assert [moment["round"] for moment in seen if moment["kind"] == "combat"] == list(range(1, live.round + 1))
    assert [moment["round"] for moment in seen if moment["kind"] == "last"] in ([], [live.round])
    assert seen[-1]["kind"] == "end"
    assert (seen[-1]["seat"] == live.game.state.winner) or setup.players == 6
    assert all(moments_of(live, 0, seat) == seen for seat in range(setup.players))


@pytest.mark.parametrize("name", SETUPS)
def test_the_numbers_of_a_combat_are_those_of_the_game(name: str) -> None:
    """The parts add up to the strength, places follow from the strengths, the winner is first."""
    setup = SETUPS[name]
    come = [moment for _, _, some in played(setup, f"fought {name}") for moment in some]
    combats = [moment for moment in come if moment["kind"] == "combat"]
    fought = 0
    for combat in combats:
        ranks = combat["ranks"]
        strengths = dict.fromkeys(range(6), 0)
        for rank in ranks:
            assert sum(part["strength"] for part in rank["parts"]) == rank["strength"] > 0
            strengths[rank["seat"]] = rank["strength"]
            fought += 1
        assert ranks == sorted(ranks, key=lambda rank: -rank["strength"])
        taken = [rank["place"] for rank in ranks if rank["place"]]
        assert taken == sorted(taken)
        first = [rank["seat"] for rank in ranks if rank["place"] == 1]
        assert first == ([] if combat["winner"] == NOBODY else [combat["winner"]])
        if 2 < setup.players < 6:  # without automated opponents, and nobody who concedes
            assert [places(list(strengths.values())[: setup.players])[rank["seat"]] for rank in ranks] == [
                rank["place"] for rank in ranks
            ]
        assert [said[0] for said in combat["said"]] or not ranks
    assert fought > 3


@pytest.mark.parametrize("name", ["base", "uprising", "six"])
def test_what_a_turn_paid_and_gained_is_what_the_seats_have_less_and_more(name: str) -> None:
    """Solari, spice and water of the seats change between the beginning and the end of a turn by what is told.

    What teammates give each other stands in words.
    """
    setup = SETUPS[name]
    at_start: dict[int, list[dict[str, int]]] = {}
    compared = 0
    for before, after, come in played(setup, f"paid {name}"):
        told = next((moment for moment in come if moment["kind"] == "turn"), None)
        if told is not None and told["seat"] in at_start and all(moment["kind"] == "turn" for moment in come):
            if any("log-give" in str(said) for said in told["said"]):
                continue
            flows = {flow["seat"]: flow for flow in (*told["others"], told)}
            for seat, (had, has) in enumerate(zip(at_start[told["seat"]], goods(after), strict=True)):
                if seat != after.game.state.active:  # whose turn may have brought something already
                    assert {good: has[good] - had[good] for good in had} == changes(flows.get(seat)), (seat, told)
            compared += 1
        active = int(after.game.state.active)
        if come or active not in at_start:
            alone = all(moment["kind"] == "turn" for moment in come)  # a turn may begin with what comes unasked
            at_start = {active: goods(before if alone else after)}
    assert compared > 15


def goods(live: LiveGame) -> list[dict[str, int]]:
    """What the seats have of each good."""
    return [{good: int(getattr(player, good)) for good in GOODS} for player in live.game.state.players]


def changes(flow: dict[str, Any] | None) -> dict[str, int]:
    """By how much a flow says that a seat has more of each good."""
    said = {"gained": [], "paid": []} if flow is None else flow
    return {
        good: sum(sign * token["n"] for name, sign in SIGNS.items() for token in said[name] if token["icon"] == good)
        for good in GOODS
    }


def test_a_rivals_turn_says_which_cards_led_to_it() -> None:
    """Which House Hagal card sent the Agent stands in its first sentence, what was passed over and why behind it."""
    passed = 0
    for *_, come in played(Setup(players=1, boxes=("uprising",), end_turns=True), "hagal"):
        for moment in come:
            if moment["kind"] == "turn" and moment["seat"] > 0:
                (first, values), *notes = moment["said"]
                assert first == "log-from"
                card = values["source"][1]["name"]
                assert all(said[1].get("name") != card for said in notes if said[0] == "log-hagal_card")
                passed += sum("log-hagal_passed" in str(said) for said in notes)
    assert passed > 5


def test_a_pair_of_battle_icons_is_told_where_it_comes_and_seen_before() -> None:
    """`pairs` of a Combat is what the view said of the winner, and what the game does then."""
    pairs: Counter[bool] = Counter()
    for number in range(4):
        for before, live, come in played(SETUPS["uprising"], f"pairs {number}"):
            for moment in come:
                if moment["kind"] == "combat" and moment["winner"] != NOBODY:
                    told = moment["pairs"]
                    assert told == (partner(before.game.state, moment["winner"]) != NOBODY)
                    events = [line.event for line in live.logs[0]]
                    taken = len(events) - 1 - events[::-1].index("take_conflict") if "take_conflict" in events else -1
                    if live.game.state.round > moment["round"]:
                        assert told == (events[taken + 1] == "flip")
                    pairs[told] += 1
    assert pairs[True] > 0 < pairs[False]


@pytest.mark.parametrize("name", ["base", "uprising"])
def test_a_round_card_says_what_lies_on_the_board(name: str) -> None:
    """Bonus spice, Agents, First Player and Conflict as the view has them; the spice that came is the difference."""
    spice: dict[str, int] = {}
    for _, live, come in played(SETUPS[name], f"card {name}"):
        g = live.game.state
        for moment in come:
            if moment["kind"] != "round":
                continue
            assert moment["first"] == g.first_player
            assert moment["conflict"] == g.rules.conflicts[g.conflict].id
            assert moment["agents"] == [player.agents for player in g.players]
            now = {maker.id: int(g.bonus_spice[maker.maker_index]) for maker in g.rules.makers}
            assert {one["space"]: one["now"] for one in moment["spice"]} == now
            assert all(one["now"] - one["added"] == spice.get(one["space"], 0) for one in moment["spice"])
        spice = {maker.id: int(g.bonus_spice[maker.maker_index]) for maker in g.rules.makers}


def test_what_is_taken_back_is_told_again_as_it_is_then() -> None:
    """Moments of a game with much undone are those of its actions played without."""
    *_, (_, live, _) = played(SETUPS["uprising"], "undone", undo=0.3)
    straight = LiveGame.begin(SETUPS["uprising"], "undone")
    for action in live.game.history:
        straight.keep(straight.attempt(straight.asked, [action]))
    assert moments_of(live, 0) == moments_of(straight, 0)
    assert len(live.logs[0]) == len(straight.logs[0])


def test_that_the_last_round_has_come_is_told_once() -> None:
    """By the Victory Points that end the game, or by the last Conflict, whichever comes first."""
    by: Counter[str] = Counter()
    for number in range(6):
        last = [
            moment
            for _, _, come in played(SETUPS["base"], f"last {number}")
            for moment in come
            if moment["kind"] == "last"
        ]
        assert len(last) <= 1
        by.update(moment["said"][0][0] for moment in last)
    assert by["moment-last_conflict"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_are_said_in_every_language(language: str) -> None:
    """Ties of two and three, in one sentence."""
    say = texts(language)
    seats: Any = Said("moment-and", one=Said("moment-and", one=Seat(0), other=Seat(1)), other=Seat(2))
    for place in (1, 2, 3):
        words = say.tell(Said(f"moment-tie-{place}", who=seats, n=9), "ABC".__getitem__)
        assert all(letter in words for letter in "ABC9")
    moment = Moment("round", (Said("moment-makers", names=[Name("space", "imperial_basin")]),), {})
    assert say.name("space", "imperial_basin") in say.tell(moment.said[0], "ABC".__getitem__)
