"""Advice: what it says follows from what the seat sees, and from nothing else."""

from __future__ import annotations

import pytest

from landsraad import Game, Setup, View, new_game
from landsraad.bots.coach import BEST, MOST_REASONS, Advice, advise, in_order, lead, reasons
from landsraad.bots.greedy import GreedyBot
from landsraad.bots.search import Way
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.lab.twins import twin
from landsraad.text.coach import PLAYED, reason
from landsraad.text.messages import LANGUAGES, messages
from landsraad.text.said import tell

PLAYOUTS, WIDTH = 6, 3


def asked(kind: str, setup: Setup, seed: str = "coach", least: int = 2) -> Game:
    """A game at its first decision of a kind in the second round that leaves something to choose."""
    game, bot = new_game(setup, seed), GreedyBot(1)
    while True:
        view = View(game, game.state.decider())
        if view.kind == kind and game.state.round == 2 and len(view.options) >= least:
            return game
        game.apply(bot.choose(view))


def told(advice: list[Advice]) -> list[object]:
    """Everything that advice says."""
    return [
        (
            way.path,
            way.worlds,
            way.chance,
            way.other,
            way.lead,
            [(why.thing, why.own, why.other) for why in way.reasons],
        )
        for way in advice
    ]


def advice_at(game: Game) -> list[Advice]:
    return advise(View(game, game.state.decider()), PLAYOUTS, WIDTH)


@pytest.fixture(scope="module")
def turn() -> Game:
    return asked("turn", Setup(), "coach 3", least=3)


def test_the_best_ways_come_first_each_with_what_speaks_for_it(turn: Game) -> None:
    ways = advice_at(turn)
    assert len(ways) == BEST
    best, second, third = ways
    assert best.worlds == max(second.worlds, third.worlds) > min(second.worlds, third.worlds) > 0
    assert best.lead == -second.lead >= 0
    assert [way.other for way in ways] == [2, 1, 1]
    assert [way.chance for way in ways] == sorted((way.chance for way in ways), reverse=True)
    assert third.chance == pytest.approx(best.chance + third.lead)
    assert all(0 < len(way.reasons) <= MOST_REASONS for way in ways)
    weights = [why.weight for why in best.reasons]
    assert weights == sorted(weights, reverse=True)
    assert turn.legal().count(best.path[0]) == 1


def test_who_asks_again_is_told_the_same(turn: Game) -> None:
    assert told(advice_at(turn)) == told(advice_at(turn))


@pytest.mark.parametrize("setup", [Setup(players=3), Setup(players=3, boxes=("uprising", "choam", "ix"))])
def test_twin_worlds_are_given_the_same_advice(setup: Setup) -> None:
    """The worlds differ in what nobody shows: hands, decks, and what chance will bring."""
    game = asked("turn", setup, least=3)
    other = twin(game.state, game.state.decider(), Rng(seeded("twins")))
    other.state.rng.state ^= 1
    assert [player.hand for player in other.state.players] != [player.hand for player in game.state.players]
    assert told(advice_at(other)) == told(advice_at(game))


def test_what_is_not_played_on_is_only_put_in_order(turn: Game) -> None:
    ways = advice_at(asked("agent_effects", Setup()))
    assert [(way.worlds, way.lead, way.reasons) for way in ways] == [(0, 0.0, [])] * len(ways)


def test_where_there_is_nothing_to_choose_there_is_one_way() -> None:
    game, bot = new_game(Setup(), "alone"), GreedyBot(1)
    while len(game.legal()) > 1:
        game.apply(bot.choose(View(game, game.state.decider())))
    (way,) = advice_at(game)
    assert (way.path[:1], way.worlds, way.lead, way.reasons) == (game.legal(), 0, 0.0, [])


# --- Two ways compared ------------------------------------------------------------------------------------------------

THINGS = ["vp", "spice", "troops", "influence/fremen", "conflict"]


def way(chances: list[float], gains: list[list[float]]) -> Way:
    made = Way([], 0.0)
    made.chances, made.total, made.gains = chances, sum(chances), gains
    return made


def test_ways_are_compared_in_the_worlds_that_both_were_played_on_in() -> None:
    long = way([0.5, 0.3, 0.9, 0.9], [[1, 3, 0, 0, 1], [0, 3, 0, 1, 1], [9, 9, 9, 9, 1], [9, 9, 9, 9, 1]])
    short = way([0.2, 0.4], [[0, 1, 0, 1, 0], [0, 0, 1, 1, 0]])
    assert lead(long, short) == pytest.approx(0.1)
    found = reasons(THINGS, long, short)
    assert [(why.thing, why.own, why.other, why.worlds) for why in found] == [
        ("vp", 0.5, 0.0, 2),  # 6 Solari
        ("conflict", 1.0, 0.0, 2),  # 6 Solari
        ("spice", 3.0, 0.5, 2),  # 3.5 Solari; the Influence would be the fourth, the troops weigh too little
    ]


def test_what_comes_closest_to_the_best_is_second_however_long_it_was_played_on() -> None:
    best, long, short = way([0.5, 0.5, 0.5], []), way([0.4, 0.1, 0.1], []), way([0.4], [])
    assert in_order([best, long, short]) == [best, short, long]
    assert in_order([long]) == [long]


def in_words(language: str, thing: str, own: float, other: float, worlds: int, way: int = 2) -> str:
    return tell(messages(language), reason(thing, own, other, worlds, way), str)


def test_reasons_are_told_in_words_of_the_game() -> None:
    """Each says with what it compares: another way, or the move that was played."""
    assert in_words("en", "spice", 3.0, 0.5, 2) == "2 spice more than way 2"
    assert in_words("en", "troops", 0.0, 1.2, 40, 1) == "1 troop less than way 1"
    assert in_words("en", "vp", 0.5, 0.1, 40) == "Over 10 tries 4 VP more in all than way 2"
    assert in_words("en", "influence/fremen", 1.0, 0.0, 40, PLAYED) == (
        "1 Influence with the Fremen more than the move that was played"
    )
    assert in_words("en", "alliances", 0.0, 0.5, 2) == "Over 2 tries 1 Alliance less in all than way 2"
    assert (
        in_words("ru", "intrigue", 0.0, 0.3, 9, 1) == "За 9 попыток в сумме на 3 карты интриг меньше, чем в варианте 1"
    )
    assert in_words("ru", "water", 1.0, 0.0, 9, PLAYED) == "На 1 воду больше, чем в сыгранном ходе"
    assert in_words("uk", "troops", 2.0, 0.0, 4) == "На 2 загони більше, ніж у варіанті 2"


def test_how_often_something_is_so_is_told_of_both_ways() -> None:
    """Never and always are said of what is so in no try of all, or in every one, and not of what nearly is."""
    assert in_words("en", "conflict", 0.71, 0.2, 35) == "Wins the Conflict in 7 of 10 tries, way 2 in 2"
    assert in_words("en", "agents", 0.0, 1.0, 10) == "Never gains the Swordmaster, way 2 always does"
    assert in_words("en", "council", 1.0, 0.4, 10) == (
        "Always takes a seat on the High Council, way 2 in 4 of 10 tries"
    )
    assert in_words("en", "conflict", 0.98, 0.02, 50, PLAYED) == (
        "Wins the Conflict in 9 of 10 tries, the move that was played in 1"
    )
    assert in_words("ru", "conflict", 1.0, 0.0, 1) == "Победа в сражении: каждый раз, в варианте 2 ни разу"
    assert in_words("uk", "agents", 0.5, 0.25, 4) == "Майстер меча: у 2 із 4 спроб, у варіанті 2 — у 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_a_reason_has_its_words(language: str) -> None:
    from landsraad.bots.outlook import names

    for thing in names(Setup(boxes=("uprising",)).rules()):
        for own in (1.0, 0.3):
            assert in_words(language, thing, own, 0.0, 10)
            assert in_words(language, thing, 0.0, own, 10)
