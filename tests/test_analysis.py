"""What the coach says of a finished game."""

from __future__ import annotations

import pickle
from functools import cache
from itertools import pairwise

import pytest

from landsraad import Record, Setup, new_game
from landsraad.analysis import (
    MOST_TURNED,
    Choice,
    Point,
    choices_in,
    judge,
    judged,
    points_of,
    positions,
    turning_points,
)
from landsraad.bots import make_bots
from landsraad.bots.outlook import names
from landsraad.bots.search import Way
from landsraad.bots.value import learnt
from landsraad.engine.course.endgame import has_won, side
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.view import View
from landsraad.lab.match import play_out
from landsraad.lab.twins import twin
from landsraad.playback import Playback, play_back
from tests.records.make import FOLDER

FEW = 4  # playouts: enough to be quick
GAMES = ("rules2/base-2-hagal", "rules2/base-1-solo", "rules2/everything-4", "rules1/base-4")


@cache
def game(name: str = GAMES[0]) -> Playback:
    return play_back(Record.load(FOLDER / f"{name}.json"))


def choice_after(at: int) -> tuple[Choice, View, list[str]]:
    """The first choice after so many actions of the first game, as `judge` takes it."""
    choice = next(one for one in choices_in(game()) if one.at >= at)
    position = next(position for n, position in positions(game()) if n == choice.at)
    return choice, View(position, choice.seat), game().record.actions[choice.at :]


# --- The chances ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_chances_of_the_sides_add_up_and_end_as_the_game_did(name: str) -> None:
    g = game(name).game.state
    points = points_of(game(name))
    for point in points:
        assert sum(chance / len(side(g, seat)) for seat, chance in enumerate(point.chances)) == pytest.approx(1, 0.01)
    assert points[-1].at == len(game(name).record.actions)
    assert points[-1].chances == [float(g.scores(seat) and has_won(g, seat)) for seat in range(len(g.players))]
    assert [point.at for point in points] == sorted({point.at for point in points})
    assert [point.round for point in points if point.ends] == list(range(1, int(g.round) + 1))


def test_who_cannot_win_has_no_chance() -> None:
    """House Hagal beside two persons."""
    assert {point.chances[2] for point in points_of(game())} == {0.0}


def test_each_turn_of_a_round_has_its_point() -> None:
    turns = [point.seat for point in points_of(game()) if point.round == 1]
    assert {0, 1} <= set(turns)
    assert all(before != after for before, after in pairwise(turns))


def test_turning_points_are_the_turns_that_changed_most_in_the_order_of_the_game() -> None:
    chances = [0.5, 0.6, 0.59, 0.3, 0.5, 0.38, 0.53, 0.35, 0.22, 0.4]
    points = [Point(10 * n, 1, "player_turns", n % 2, False, [chance, 1 - chance]) for n, chance in enumerate(chances)]
    found = turning_points(points)
    assert len(found) == MOST_TURNED
    assert [turn.turn.at for turn in found] == [30, 40, 60, 70, 80, 90]
    assert (found[0].begin, found[0].turn.seat, found[0].who) == (20, 1, 0)
    assert (found[0].before, found[0].after) == (0.59, 0.3)
    assert turning_points(points[:3])[0].turn.at == 10
    assert turning_points(points[1:3]) == []


# --- The choices ------------------------------------------------------------------------------------------------------


def test_grafted_cards_and_where_they_go_are_one_choice() -> None:
    setup = Setup(boxes=("base", "immortality"))
    finished = play_out(new_game(setup, "grafts"), make_bots(["random"] * 4, 3))
    record = Record.of(finished, setup, "grafts")
    chosen = {choice.at for choice in choices_in(play_back(record))}
    grafts = [at for at, action in enumerate(record.actions) if action.startswith("graft:")]
    assert grafts
    for at in grafts:
        assert record.actions[at - 1].startswith("play:")
        assert at - 1 in chosen
        assert at not in chosen
        assert not record.actions[at + 1].startswith("send:") or at + 1 not in chosen


def test_a_card_and_where_it_goes_are_one_choice() -> None:
    choices = choices_in(game())
    taken = game().record.actions
    assert {choice.seat for choice in choices} == {0, 1}
    assert {taken[choice.at].split(":")[0] for choice in choices} >= {"play", "reveal"}
    assert not [choice for choice in choices if taken[choice.at].startswith("send:")]


def test_a_choice_is_compared_with_the_best_way() -> None:
    """And the same is said each time, in another process too."""
    choice, view, actions = choice_after(60)
    move = judge(choice, view, actions, FEW)
    assert (move.at, move.seat) == (choice.at, choice.seat)
    assert move.taken.path == actions[: len(move.taken.path)]
    assert move.worlds > 0
    assert judge(*pickle.loads(pickle.dumps((choice, view, actions, FEW)))) == move


def test_what_was_taken_is_played_on_whatever_the_search_thinks_of_it() -> None:
    """In the first turn somebody gives all Agents up. The best way itself costs nothing."""
    choice, view, _ = choice_after(0)
    early = judge(choice, view, ["reveal"], FEW)
    assert early.better is not None
    assert (early.taken.path, early.worlds) == (["reveal"], 2)
    assert {why.thing for why in early.why} <= set(names(view.state.rules))
    best = judge(choice, view, early.better.path, FEW)
    assert (best.taken.path, best.better, best.lost, best.mark) == (early.better.path, None, 0, "")


@pytest.mark.parametrize(
    ("better", "taken", "lost", "mark"),
    [
        ([0.5, 0.5, 0.5, 0.5], [0.2, 0.2, 0.2, 0.2], 0.3, "blunder"),
        ([0.5, 0.6, 0.5, 0.6], [0.4, 0.5, 0.4, 0.5], 0.1, "mistake"),
        ([0.5, 0.5, 0.5, 0.5], [0.4, 0.5, 0.4, 0.5], 0.0211, ""),  # 0.05 in the mean, the standard error is 0.0289
        ([0.5, 0.5, 0.5, 0.5], [0.6, 0.6, 0.6, 0.6], 0, ""),
    ],
)
def test_a_choice_is_blamed_for_what_it_surely_cost(
    better: list[float], taken: list[float], lost: float, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By how the two ways ended in the same worlds."""
    choice, view, _ = choice_after(0)
    ways = [Way([option], 0.0) for option in view.options[:2]]

    class Search:
        def __init__(self, *given: object, **more: object) -> None: ...

        def consider(self, view: View) -> list[Way]:
            return ways

        def play_on(self, view: View, ways: list[Way], worlds: int, rng: Rng) -> None:
            for way, chances in zip(ways, (better, taken), strict=True):
                way.chances, way.total = chances, sum(chances)
                way.gains = [[0.0] * len(names(view.state.rules))] * len(chances)

    monkeypatch.setattr("landsraad.analysis.SearchBot", Search)
    move = judge(choice, view, [view.state.rules.actions.texts[view.options[1]]], FEW)
    assert move.lost == pytest.approx(lost, abs=1e-4)
    assert (move.mark, move.worlds) == (mark, 4)
    assert move.better is not None
    assert move.better.chance == pytest.approx(sum(better) / 4)


def test_nothing_that_was_hidden_counts() -> None:
    choice, view, actions = choice_after(60)
    position = next(position for n, position in positions(game()) if n == choice.at)
    other = twin(position.state, choice.seat, Rng(seeded("twin")))
    assert other.state.players[1 - choice.seat].deck != position.state.players[1 - choice.seat].deck
    assert judge(choice, View(other, choice.seat), actions, FEW) == judge(choice, view, actions, FEW)
    chance = learnt().chance(position.state, choice.seat)
    assert learnt().chance(other.state, choice.seat) == pytest.approx(chance, abs=1e-9)


def test_whoever_has_seen_enough_asks_for_no_more() -> None:
    choices = choices_in(game())
    first = next(judged(game(), choices[3:], FEW))
    assert first.at == choices[3].at
