"""Twin worlds: what a seat hides cannot be told from when, whether and who is asked, nor learned by taking back.

Hundreds of pairs here, tens of thousands in the games of the other properties and of `landsraad soak`.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from landsraad import Setup, new_game
from landsraad.engine.machine.rng import Rng
from landsraad.engine.state.state import GameState
from landsraad.lab import twins
from landsraad.lab.properties import Broken
from tests.properties.test_any_moment import SETUPS

EVERY = 5  # decisions; those before the first round are all compared
PAIRS = 8  # at least, in each game: some are over early, won by a Rival


def compare(setup: Setup, seed: str) -> int:
    """Play a random game and compare twin worlds on the way; returns how many pairs."""
    game = new_game(setup, seed)
    rng = Rng(1 + len(seed))
    pairs = viewer = 0
    while not game.over:
        if len(game.history) % EVERY == 0 or game.state.round == 0:
            viewer = (viewer + 2) % (setup.players + 1) - 1  # a spectator, then each seat
            pairs += twins.check_twins(game, viewer, rng) > 0
            twins.check_taking_back(game, rng)
        options = game.legal()
        game.apply(options[rng.below(len(options))])
    return pairs


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_d_3_twin_worlds_look_alike(number: int) -> None:
    """Every box, every mix, 1 to 4 players, leaders drafted; also where the end of a turn is always asked for."""
    setup = replace(SETUPS[number], leader_mode="draft", end_turns=number % 2 == 1)
    assert compare(setup, f"twins {number}") >= PAIRS


def compare_many() -> None:
    """Compare the twin worlds of many games."""
    for number in range(20):
        compare(Setup(players=3, boxes=("uprising", "ix")), f"told apart {number}")


def broken(message: str) -> None:
    """Compare twin worlds until one of the pairs is told apart, as it must be."""
    with pytest.raises(Broken, match=message):
        compare_many()


@pytest.mark.parametrize("step", ["turn", "agent_effects", "reveal_effects"])
def test_a_seat_that_is_not_asked_is_noticed(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """D-3: a turn that is ended, or revealed, unasked where nothing can be played, tells that nothing can."""
    node = getattr(new_game(Setup(players=3, boxes=("uprising", "ix")), 1).rules.steps, step)
    monkeypatch.setattr(node, "discreet", False)
    broken("in a twin world")


def test_a_view_that_shows_a_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent is compared, too."""
    honest = twins.seen

    def leaky(g: GameState, viewer: int) -> tuple[object, ...]:
        return (*honest(g, viewer), g.players[0].intrigue)

    monkeypatch.setattr(twins, "seen", leaky)
    broken("the view differs")


def test_taking_back_what_has_shown_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-5: were every choice free to be taken back, a card drawn would be known."""
    monkeypatch.setattr(twins, "_may_take_back", lambda before, after: after.decider() == before.decider())
    broken("can be taken back, and has shown something")
