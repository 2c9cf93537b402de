"""The opponents: what they may know, and how well they play."""

from __future__ import annotations

import math
import re
from importlib.resources import files

import pytest

from landsraad import Game, Setup, View, new_game
from landsraad.bots import USUAL_BOT, BotError, bot_names, make_bot
from landsraad.bots.greedy import worthwhile
from landsraad.bots.levels import LEVELS, measured
from landsraad.bots.position import position_price
from landsraad.bots.worth import card_worth, reward_worth, tile_worth
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.rng import Rng
from landsraad.engine.state.rules import Rules
from landsraad.lab.bench import play_random
from landsraad.lab.match import play_match, play_out
from landsraad.text import LANGUAGES
from tests.support.six import six
from tests.support.table import SEAT_NAMES, Table, given, seat
from tests.support.uprising import KEEPER

POOR = ["sardaukar_infantry", "arrakis_liaison", "guild_bankers", "missionaria_protectiva", "scout"]
ROW = ["branching_path", "calculus_of_power", "desert_survival", "spy_network", "unswerving_loyalty"]


def test_unknown_bots_are_refused_by_name() -> None:
    """The message lists the bots that there are."""
    with pytest.raises(BotError, match="random, greedy"):
        make_bot("deep_thought", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_p_14_every_opponent_is_described(language: str) -> None:
    """Its name and how it chooses, where one is chosen."""
    texts = files("landsraad.text").joinpath(f"opponents.{language}.ftl").read_text("utf-8")
    described = re.findall(r"(?m)^bot-(\w+) = .*\n    \.note = .", texts)
    assert set(described) == set(bot_names())


def test_every_level_has_been_measured_against_the_one_below() -> None:
    """What the screens tell of the levels is about those that there are."""
    rows = measured()
    assert [row["name"] for row in rows] == list(LEVELS)
    assert [row["against"] for row in rows] == ["random", *list(LEVELS)[:-1]]
    assert USUAL_BOT in LEVELS


@pytest.mark.parametrize("name", ["random", "pyon", "smuggler", "naib"])
def test_bots_cannot_tell_apart_what_their_seat_cannot(name: str) -> None:
    """The true game and one drawn from the seat's view get the same answer."""
    for seed in range(6):
        game = new_game(Setup(), f"worlds {seed}")
        play_random(game, Rng(1 + seed), 30 + 25 * seed)
        seat = game.state.decider()
        other = View(game.state, seat).determinize(Rng(99 + seed))
        assert make_bot(name, 5).choose(View(game.state, seat)) == make_bot(name, 5).choose(View(other, seat))


@pytest.mark.compiled
def test_greedy_beats_three_random_bots() -> None:
    """With all seats taken in turn, greedy wins far more than its quarter."""
    result = play_match(Setup(), ["greedy", "random", "random", "random"], 16, 1)
    low, _ = result.kinds["bots"]["greedy"].interval
    assert low > 0.6


@pytest.mark.compiled
def test_greedy_beats_random_bots_with_rise_of_ix() -> None:
    """It knows what dreadnoughts, freighters and tiles are for."""
    result = play_match(Setup(boxes=("base", "ix")), ["greedy", "random", "random", "random"], 12, 2)
    low, _ = result.kinds["bots"]["greedy"].interval
    assert low > 0.5


@pytest.mark.parametrize(
    "setup",
    [
        *(Setup(players=1, difficulty="mentat"), Setup(players=2), Setup(epic=True, boxes=("base", "ix"))),
        *(Setup(players=3, boxes=("base", "immortality")), Setup(players=1, boxes=("uprising", "immortality"))),
    ],
)
def test_greedy_plays_every_kind_of_game_to_its_end(setup: Setup) -> None:
    """Solo, two players, epic, with grafts and research."""
    bots = [make_bot("greedy", seat) for seat in range(setup.players)]
    assert play_out(new_game(setup, "kinds"), bots).over


@pytest.mark.parametrize(("near", "activated"), [("C", "activate:3"), ("E", "activate:5")])
def test_greedy_activates_the_ally_who_gets_more(near: str, activated: str) -> None:
    """One more Influence is a Victory Point to the Ally who has one; an Intrigue card keeps the effects open."""
    mine = seat(hand=["diplomacy"], intrigue=[KEEPER])
    close = seat(influence=dict.fromkeys(("emperor", "guild", "bene_gesserit", "fremen"), 1))
    table = six(A=mine, row=ROW, **{near: close})
    assert _chosen(table) == activated


@pytest.mark.parametrize(("last", "activated"), [("C", "activate:5"), ("E", "activate:3")])
def test_greedy_alternates_between_equal_allies(last: str, activated: str) -> None:
    """Where it makes no difference, the Ally is served for whom the Commander did not act last."""
    table = six(A=seat(), row=ROW)
    table.state.players[0].ally = SEAT_NAMES.index(last)
    assert _chosen(table) == activated


def _chosen(table: Table) -> str:
    assert table.asked == "activate_ally"
    return table.rules.actions.texts[make_bot("greedy", 1).choose(View(table.state, 0))]


def test_greedy_clears_the_imperium_row_only_where_it_is_poor() -> None:
    """The token is kept for a Reveal turn in which the Row has nothing for the Persuasion that there is."""
    for row, used in ((POOR, True), ([*POOR[:-1], "tleilaxu_master"], False)):
        table = given(A=seat(hand=["convincing_argument"] * 3), row=row, boxes=("base", "immortality"))
        atomics = table.rules.actions.number("atomics")
        assert atomics in table.state.options
        assert atomics not in worthwhile(table.state, table.state.options)  # the Agents come first
        table.choose("reveal")
        assert (atomics in worthwhile(table.state, table.state.options)) is used


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (seat(research="c3r1"), seat(research="c2r2")),
        (seat(research="c8r2"), seat(research="c4r2")),
        (seat(tleilaxu=3), seat(tleilaxu=2)),
        (seat(tleilaxu=6), seat(tleilaxu=5)),
        (seat(specimens=2), seat(specimens=1)),
        (seat(atomics=True), seat(atomics=False)),
    ],
)
def test_tokens_and_specimens_have_a_price(better: seat, worse: seat) -> None:
    boxes = ("base", "immortality")
    prices = [position_price(given(A=one, boxes=boxes).state, 0) for one in (better, worse)]
    assert prices[0] > prices[1]


def test_everything_has_a_price() -> None:
    """No card, tile, reward or space brings an effect that the price list does not know."""
    rules = Setup(boxes=("base", "ix", "immortality"), epic=True, promo=True).rules()
    for card in rules.cards:
        assert math.isfinite(card_worth(card)), card.id
    for tile in rules.tech:
        assert math.isfinite(tile_worth(tile)), tile.id
    for conflict in rules.conflicts:
        assert reward_worth(conflict, 1) > reward_worth(conflict, 3) > 0
    assert not _unpriced(rules)


def _unpriced(rules: Rules) -> list[str]:
    from landsraad.bots import worth

    def content(node: Node) -> bool:
        return not node.path.startswith("step/")

    missing: list[str] = []
    for node in rules.nodes:
        if content(node):
            try:
                worth.worth(node)
            except KeyError:
                missing.append(node.path)
    return missing


def test_the_same_seed_plays_the_same_game() -> None:
    """Bots leave nothing to chance but what their seed decides."""

    def played() -> Game:
        return play_out(new_game(Setup(players=3), "again"), [make_bot("greedy", seat) for seat in range(3)])

    assert played().history == played().history
