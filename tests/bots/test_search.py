"""Opponents that look ahead: what they compare, what they may know, and what they make of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landsraad import Setup, new_game
from landsraad.bots import features, outlook
from landsraad.bots.greedy import DEPTH, GreedyBot, best_path, next_step
from landsraad.bots.levels import LEVELS, opponent
from landsraad.bots.search import SearchBot, Way, minds_of, rounds_of_halving, ways_on
from landsraad.bots.value import learnt
from landsraad.engine.game import Game
from landsraad.engine.machine.rng import Rng
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.view import View
from landsraad.lab.bench import play_random
from landsraad.lab.match import play_match
from tests.support.table import given, seat

PLAYOUTS, WIDTH = 4, 2
ALL = ("base", "ix", "uprising", "choam", "immortality")
GRAFTS = Setup(boxes=("base", "immortality"))


def _asked_for_a_turn(setup: Setup, seed: str) -> Game:
    """A game some way on, at a choice of what a turn is."""
    game = new_game(setup, seed)
    play_random(game, Rng(7), 60)
    while View(game.state, game.state.decider()).kind != "turn" or len(game.legal()) < 3:
        play_random(game, Rng(8), 1)
    return game


def _ways(game: Game, seed: int = 1, watches: bool = False) -> list[Way]:
    return SearchBot(seed, PLAYOUTS, WIDTH, watches=watches).consider(View(game.state, game.state.decider()))


def test_a_card_and_where_its_agent_goes_are_one_way() -> None:
    """What a card is worth hangs on where its Agent goes."""
    game = _asked_for_a_turn(Setup(), "ways")
    found = {tuple(way.path) for way in ways_on(game.state)}
    texts = [[game.rules.actions.texts[action] for action in path] for path in found]
    assert any(len(path) == 2 and path[0].startswith("play:") and path[1].startswith("send:") for path in texts)
    assert {path[0] for path in found} <= set(game.legal())


def _holding(*cards: str) -> Game:
    """A game of Immortality at a turn of a seat that holds these cards."""
    return given(A=seat(hand=list(cards)), boxes=GRAFTS.boxes).game


def test_two_grafted_cards_and_where_their_agent_goes_are_one_way() -> None:
    """Each two cards are looked at once, whichever of them is played first."""
    game = _holding("planned_coupling", "face_dancer", "dagger")
    texts = game.rules.actions.texts
    found = [[texts[action] for action in way.path] for way in ways_on(game.state)]
    assert all(path[0] in game.legal_actions() for path in found)
    pairs = {(path[0], path[1]) for path in found if path[0] != "play:dagger" and len(path) == 3}
    assert {frozenset(card.partition(":")[2] for card in pair) for pair in pairs} == {
        frozenset(("planned_coupling", "face_dancer")),
        frozenset(("planned_coupling", "dagger")),
        frozenset(("face_dancer", "dagger")),
    }
    assert len(pairs) == 3
    assert all(path[2].startswith("send:") for path in found if len(path) == 3)


@pytest.mark.parametrize("make", [lambda: GreedyBot(1), lambda: SearchBot(1, PLAYOUTS, WIDTH)])
def test_grafted_cards_go_where_they_were_meant_to_go(make: Callable[[], GreedyBot | SearchBot]) -> None:
    """The second and the third step follow from the first one, without a new look."""
    game = _holding("planned_coupling", "face_dancer", "dagger")
    bot, asked = make(), game.state.decider()
    card = bot.choose(View(game.state, asked))
    assert game.rules.actions.texts[card] in ("play:planned_coupling", "play:face_dancer")
    game.apply(card)
    for kind in ("graft", "send_agent"):
        view = View(game.state, asked)
        assert view.kind == kind
        planned = next_step(bot._path, view)
        assert bot.choose(view) == planned != NOBODY
        game.apply(planned)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(),
        Setup(players=2),
        Setup(players=1, difficulty="mentat"),
        GRAFTS,
        Setup(players=6, boxes=("uprising", "choam")),
    ],
)
def test_the_best_ways_are_compared_in_the_same_worlds(setup: Setup) -> None:
    """Only as many as asked for, the best first, each with a chance between 0 and 1."""
    ways = _ways(_asked_for_a_turn(setup, "worlds"))
    compared = [way for way in ways if way.worlds]
    assert len(compared) == WIDTH
    assert ways[:2] == compared
    assert compared[0].worlds == compared[1].worlds
    assert 1 >= compared[0].chance >= compared[1].chance >= 0


def test_the_same_view_seed_and_playouts_give_the_same_choice() -> None:
    """Nothing hangs on the clock or on what was asked before."""
    game = _asked_for_a_turn(Setup(), "again")
    first = [(way.path, way.total) for way in _ways(game)]
    assert first == [(way.path, way.total) for way in _ways(game)]
    assert first != [(way.path, way.total) for way in _ways(game, seed=2)]


def test_what_others_think_belongs_to_a_world() -> None:
    """By seat and action, up to 2 Solari either way; one's own prices are sure, and no chance of the world is spent."""
    game = _asked_for_a_turn(Setup(), "minds")
    before = game.state.rng.state
    minds = minds_of(game.state, 1, Rng(5))
    assert minds[1] == []
    for other in (0, 2, 3):
        assert len(minds[other]) == len(game.rules.actions)
        assert -2 <= min(minds[other]) < -1.9
        assert 1.9 < max(minds[other]) <= 2
    assert minds[0] != minds[2] != minds[3]
    assert game.state.rng.state == before


def test_doubts_decide_about_a_card_and_its_space_together() -> None:
    """What the card and what the space is off by count half each."""
    game = _asked_for_a_turn(Setup(), "doubts")
    paths = [way.path for way in ways_on(game.state)]
    card, space = next(path for path in reversed(paths) if len(path) == 2)
    price = {tuple(way.path): way.price for way in ways_on(game.state)}
    lacking = price[tuple(paths[0])] - price[card, space]
    assert lacking > 0
    off = [0.0] * len(game.rules.actions)
    assert best_path(game.state, DEPTH, off) == paths[0]
    off[card] = off[space] = lacking + 1000
    assert best_path(game.state, DEPTH, off) == [card, space]
    off[space] = -off[card]
    assert best_path(game.state, DEPTH, off) != [card, space]


def test_a_way_once_begun_is_gone_on_with() -> None:
    """The card is played for the space that was compared."""
    game = _asked_for_a_turn(Setup(), "plan")
    bot = SearchBot(1, PLAYOUTS, WIDTH)
    seat = game.state.decider()
    best = bot.consider(View(game.state, seat))[0]
    for action in best.path:
        view = View(game.state, game.state.decider())
        if len(view.options) > 1:
            assert bot.choose(view) == action
        game.apply(action)


@pytest.mark.parametrize("boxes", [("base",), ALL])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(boxes: tuple[str, ...]) -> None:
    """Choice, chances and reasons hang on nothing that the seat does not see."""
    game = _asked_for_a_turn(Setup(boxes=boxes), "twins")
    seat = game.state.decider()
    twin = Game(View(game.state, seat).determinize(5), [])

    def seen(one: Game) -> list[object]:
        ways = SearchBot(1, PLAYOUTS, WIDTH, watches=True).consider(View(one.state, seat))
        return [(way.path, way.worlds, way.total, way.gains) for way in ways]

    assert seen(game) == seen(twin)


def test_a_watched_way_tells_what_comes_of_it() -> None:
    """A number for each name; how often the Conflict is won lies between never and always."""
    game = _asked_for_a_turn(Setup(), "outlook")
    ways = [way for way in _ways(game, watches=True) if way.worlds]
    for way in ways:
        assert len(way.gains) == way.worlds
        for gains in way.gains:
            told = dict(zip(outlook.names(game.rules), gains, strict=True))
            assert told[outlook.CONFLICT] in (0, 1)
    assert ways[0].gains != ways[1].gains


@pytest.mark.parametrize(("ways", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_ways_are_halved_until_two_are_left(ways: int, rounds: int) -> None:
    """And those two are compared once more."""
    assert rounds_of_halving(ways) == rounds


@pytest.mark.parametrize("setup", [Setup(), Setup(boxes=ALL), Setup(players=6, boxes=("uprising", "choam"))])
def test_a_position_has_a_number_for_each_feature(setup: Setup) -> None:
    """Also where a box of it has never been learnt from."""
    g = _asked_for_a_turn(setup, "features").state
    for one in range(setup.players):
        assert len(features.features(g, one, learnt().worths(g.rules))) == len(features.names())
        assert 0 < learnt().chance(g, one) < 1


def test_more_victory_points_are_a_better_chance() -> None:
    """What the value has learnt above all."""
    g = _asked_for_a_turn(Setup(), "points").state
    before = learnt().chance(g, 0)
    g.players[0].vp += 3
    assert learnt().chance(g, 0) > before
    assert learnt().chance(g, 1) < learnt().chance(_asked_for_a_turn(Setup(), "points").state, 1)


def test_a_game_that_is_over_is_won_or_lost() -> None:
    """No chance is left."""
    game = new_game(Setup(), "over")
    play_random(game, Rng(3))
    assert sorted(learnt().chance(game.state, seat) for seat in range(4)) == [0, 0, 0, 1]


@pytest.mark.compiled
def test_who_looks_ahead_beats_who_does_not() -> None:
    """Far more than a quarter of the games against three greedy ones, with few playouts."""
    result = play_match(Setup(), ["planetologist", "greedy", "greedy", "greedy"], 16, 1)
    low, _ = result.kinds["bots"]["planetologist"].interval
    assert low > 0.28


def test_less_time_means_fewer_playouts_and_ways() -> None:
    """Never fewer than two ways, in one world each."""
    spent = [opponent("navigator", 1, share) for share in (1 / 8, 0.0)]
    game = _asked_for_a_turn(Setup(), "less time")
    view = View(game.state, game.state.decider())
    worlds = [[way.worlds for way in bot.consider(view) if way.worlds] for bot in spent if isinstance(bot, SearchBot)]
    assert worlds[1] == [1, 1]
    assert len(worlds[0]) >= 2


def test_levels_go_from_weak_to_strong() -> None:
    """Five of them, by names of the game's world."""
    assert list(LEVELS) == ["pyon", "smuggler", "naib", "planetologist", "navigator"]
