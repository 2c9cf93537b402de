"""The property checks notice what they are there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landsraad import Game, Setup, View, new_game
from landsraad.engine.machine.rng import Rng
from landsraad.engine.machine.terms import MAKERS, NOBODY, PLAYER_TURNS
from landsraad.engine.state.state import GameState
from landsraad.lab import properties
from landsraad.lab.bench import play_random
from landsraad.lab.soak import soak_game


def _state() -> GameState:
    game = new_game(Setup(), "checks")
    play_random(game, Rng(5), 90)
    return game.state


def _lose_a_card(g: GameState) -> None:
    g.players[0].deck = g.players[0].deck[1:]


def _invent_a_troop(g: GameState) -> None:
    g.players[1].garrison += 1


def _score_in_secret(g: GameState) -> None:
    g.players[2].vp += 1


def _spend_too_much(g: GameState) -> None:
    g.players[3].solari = -1


def _clone_an_intrigue_card(g: GameState) -> None:
    g.intrigue_discard = (*g.intrigue_discard, 0)


def _lose_an_agent(g: GameState) -> None:
    g.players[0].agents += 1


@pytest.mark.parametrize(
    "damage",
    [_lose_a_card, _invent_a_troop, _score_in_secret, _spend_too_much, _clone_an_intrigue_card, _lose_an_agent],
)
def test_damage_is_noticed(damage: Callable[[GameState], None]) -> None:
    """Each kind of damage to a sound state is reported."""
    g = _state()
    properties.check_pieces(g)
    damage(g)
    with pytest.raises(properties.Broken):
        properties.check_pieces(g)


def _uprising_state() -> GameState:
    """A game in its third round, in which Conflicts were won and contracts taken; A's leader has memories."""
    boxes = ("uprising", "choam", "base", "ix")
    leaders = ("lady_jessica", "muaddib", "gurney_halleck", "princess_irulan")
    game = new_game(Setup(boxes=boxes, leaders=leaders), "checks of uprising")
    rng = Rng(5)
    while game.state.round < 3 or game.state.phase != PLAYER_TURNS:
        play_random(game, rng, 1)
    return game.state


def _forget_a_memory(g: GameState) -> None:
    g.players[0].memories += 1


def _remember_for_another(g: GameState) -> None:
    g.players[1].memories += 1
    g.players[1].supply -= 1


def _hire_a_spy(g: GameState) -> None:
    g.players[0].spies = 0b1111


def _spy_on_nothing(g: GameState) -> None:
    g.players[0].spies = 1 << len(g.rules.posts)


def _keep_a_sandworm(g: GameState) -> None:
    g.phase, g.wall = MAKERS, False
    g.players[0].sandworms = 1


def _summon_behind_the_wall(g: GameState) -> None:
    g.wall = True
    g.conflict = next(conflict.number for conflict in g.rules.conflicts if conflict.space != NOBODY)
    g.players[0].sandworms = 1


def _untrash_an_intrigue_card(g: GameState) -> None:
    g.intrigue_gone = (*g.intrigue_gone, 0)


def _lose_a_contract(g: GameState) -> None:
    g.contract_stack = g.contract_stack[1:]


def _take_two_first_contracts(g: GameState) -> None:
    first = int(g.rules.market_contracts)
    g.players[0].contracts = (first, first + 1)


def _share_a_first_contract(g: GameState) -> None:
    for player in g.players[:2]:
        player.contracts = tuple(c for c in player.contracts if c < g.rules.market_contracts)
        player.contracts_done = (int(g.rules.market_contracts),)


def _win_the_same_card(g: GameState) -> None:
    for player in g.players[:2]:
        player.trophies = (*player.trophies, int(g.rules.first_conflict + g.conflict))


def _win_before_the_fight(g: GameState) -> None:
    g.players[0].trophies = (*g.players[0].trophies, int(g.rules.first_conflict + g.conflict_deck[0]))


def _lose_an_objective(g: GameState) -> None:
    g.players[0].trophies = g.players[0].trophies_matched = ()


def _turn_a_card_alone(g: GameState) -> None:
    player = g.players[0]
    player.trophies_matched = (*player.trophies_matched, player.trophies[0])
    player.trophies = player.trophies[1:]


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (_forget_a_memory, "13 troops"),
        (_remember_for_another, "memories of nobody"),
        (_hire_a_spy, "-1 spies"),
        (_spy_on_nothing, "a spy on no post"),
        (_keep_a_sandworm, "a sandworm stays"),
        (_summon_behind_the_wall, "behind the Shield Wall"),
        (_untrash_an_intrigue_card, "copies instead of"),
        (_lose_a_contract, "contracts of the market"),
        (_take_two_first_contracts, "2 first contracts"),
        (_share_a_first_contract, "a first contract is owned twice"),
        (_win_the_same_card, "owned twice"),
        (_win_before_the_fight, "has not been fought for"),
        (_lose_an_objective, "3 objectives"),
        (_turn_a_card_alone, "without its pair"),
    ],
)
def test_damage_to_uprising_is_noticed(damage: Callable[[GameState], None], message: str) -> None:
    """Spies, sandworms, contracts, won cards, memories."""
    g = _uprising_state()
    properties.check_pieces(g)
    damage(g)
    with pytest.raises(properties.Broken, match=message):
        properties.check_pieces(g)


def test_a_leaking_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that shows what it must not is reported."""
    game = new_game(Setup(), "views")
    play_random(game, Rng(5), 90)
    properties.check_views(game, 1)
    honest = View(game.state, 1)

    def leaky(g: GameState, seat: int) -> View:
        view = View(g, seat)
        view.state.players[0].hand = g.players[0].hand
        return view

    assert set(honest.state.players[0].hand) <= {-1}
    monkeypatch.setattr(properties, "View", leaky)
    with pytest.raises(properties.Broken):
        properties.check_views(game, 1)


def _leak_the_contract_stack(view: View, g: GameState) -> None:
    view.state.contract_stack = g.contract_stack


def _leak_a_known_hand(view: View, g: GameState) -> None:
    view.state.players[0].hand = g.players[0].hand


@pytest.mark.parametrize("leak", [_leak_the_contract_stack, _leak_a_known_hand])
def test_a_leaking_view_of_uprising_is_noticed(
    leak: Callable[[View, GameState], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stack of contracts, and a hand of which a part is known."""
    g = _uprising_state()
    g.players[0].hand = g.players[0].deck[-3:] + g.players[0].hand
    g.players[0].deck = g.players[0].deck[:-3]
    game = Game(g, [])
    properties.check_views(game, 1)

    def leaky(g: GameState, seat: int) -> View:
        view = View(g, seat)
        leak(view, g)
        return view

    monkeypatch.setattr(properties, "View", leaky)
    with pytest.raises(properties.Broken, match="is shown"):
        properties.check_views(game, 1)


def test_contracts_dealt_at_the_start_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """The two first contracts of each player, of which one is kept."""
    game = new_game(Setup(boxes=("uprising", "choam", "base", "ix")), "contracts dealt")
    assert all(len(player.contracts_dealt) == 2 for player in game.state.players)
    properties.check_views(game, 1)

    def leaky(g: GameState, seat: int) -> View:
        view = View(g, seat)
        view.state.players[3].contracts_dealt = g.players[3].contracts_dealt
        return view

    monkeypatch.setattr(properties, "View", leaky)
    with pytest.raises(properties.Broken, match="the contracts dealt to seat 4 are shown"):
        properties.check_views(game, 1)


def test_a_soak_hands_over_the_record_of_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes wrong comes back with the game that shows it."""

    def broken(g: GameState) -> None:
        if g.round > 1:
            raise properties.Broken("as wanted")

    monkeypatch.setattr(properties, "check_pieces", broken)
    failure = soak_game(Setup(), "fails")
    assert failure is not None
    assert "as wanted" in failure.message
    assert failure.record.actions
