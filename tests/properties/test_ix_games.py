"""Properties over random full games with Rise of Ix: 24 of each kind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from landsraad import Setup, new_game
from landsraad.lab.soak import soak_game

GAMES_PER_CHUNK = 8
CHUNKS = 3
IX = ("base", "ix")
KINDS = {
    "four players": Setup(players=4, boxes=IX),
    "three players": Setup(players=3, boxes=IX, promo=True),
    "two players": Setup(players=2, boxes=IX),
    "solo, mercenary": Setup(players=1, boxes=IX, difficulty="mercenary"),
    "solo, mentat": Setup(players=1, boxes=IX, difficulty="mentat", promo=True),
    "epic": Setup(players=4, boxes=IX, epic=True),
    "solo, dice and escalation": Setup(players=1, boxes=IX, difficulty="sardaukar", dice=True, escalation=True),
}


@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("kind", KINDS)
def test_random_games_keep_every_property(kind: str, chunk: int) -> None:
    """Conservation, ledger, save and load, replay, copies, views; leaders by chance, chosen, drafted."""
    setup = replace(KINDS[kind], leader_mode=("random", "choose", "draft")[chunk])
    for number in range(GAMES_PER_CHUNK):
        failure = soak_game(setup, f"rise of ix, {kind} {chunk}/{number}")
        assert failure is None, failure.message


def test_every_leader_is_among_the_games() -> None:
    """The leaders of the random games are all of both boxes."""
    seen = {
        player.leader.id
        for number in range(60)
        for player in new_game(Setup(boxes=IX), f"leaders {number}").state.players
        if player.leader is not None
    }
    assert len(seen) == 8 + 6


def test_a_solo_draft_always_leaves_leaders_for_the_rivals() -> None:
    """Six of the fourteen leaders lead no Rival: those laid open must serve both Rivals, whatever is dealt."""
    for number in range(100):
        game = new_game(Setup(players=1, boxes=IX, leader_mode="draft"), f"solo draft {number}")
        while game.decision is not None and game.decision.kind == "choose_leader":
            game.play(game.legal_actions()[0])
        assert all(player.leader is not None for player in game.state.players), f"solo draft {number}"
