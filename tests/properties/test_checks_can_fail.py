"""The property checks notice what they are there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landsraad import Setup, View, new_game
from landsraad.engine.rng import Rng
from landsraad.engine.state import GameState
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
