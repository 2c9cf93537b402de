"""Properties over random full games of six: 16 of each kind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from landsraad import Setup, new_game
from landsraad.engine.machine.rng import Rng
from landsraad.lab.bench import play_random
from landsraad.lab.soak import soak_game

GAMES_PER_CHUNK = 8
CHUNKS = 2
BOXES = ("uprising", "choam")
KINDS = {
    "six": Setup(players=6, boxes=BOXES),
    "six, recommended": Setup(players=6, boxes=BOXES, recommended=True),
    "six, ix": Setup(players=6, boxes=(*BOXES, "ix")),
    "six, everything": Setup(players=6, boxes=(*BOXES, "base", "ix"), promo=True, old_conflicts=True),
    "six, epic": Setup(players=6, boxes=(*BOXES, "base", "ix"), epic=True),
}


@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("kind", KINDS)
def test_random_games_keep_every_property(kind: str, chunk: int) -> None:
    """Conservation, Agents with arrows, ledger, save and load, replay, copies, views, twin worlds."""
    setup = replace(KINDS[kind], leader_mode=("choose", "draft")[chunk])
    for number in range(GAMES_PER_CHUNK):
        failure = soak_game(setup, f"six, {kind} {chunk}/{number}")
        assert failure is None, failure.message


def test_random_games_use_what_only_six_have() -> None:
    """Everything that is asked in no other game has been asked, and what is decided has happened."""
    asked: set[str] = set()
    heard: set[str] = set()
    for seed in range(30):
        game = new_game(KINDS["six"], seed)
        listener = game.listen()
        rng = Rng(100 + seed)
        while not game.over:
            assert game.decision is not None
            asked.add(game.decision.kind)
            play_random(game, rng, 1)
        heard |= {event.kind for event in listener.take()}
    assert asked >= {
        "activate_ally",
        "ally_deploys",
        "choose_fighter",
        "concede",
        "reinforce",
        "trade",
        "give",
        "pledge",
    }
    assert asked >= {"give_contracts", "to_throne"}
    assert heard >= {
        "activate",
        "concede",
        "swordmaster_bonus",
        "to_throne",
        "give_spice",
        "give_intrigue",
        "team_wins",
    }
