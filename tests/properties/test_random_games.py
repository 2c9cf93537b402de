"""Properties over random full games: 200 with 3 and 4 players, 40 with 2, 40 of each difficulty of the solo game.

Every leader and every way to choose leaders is among them.
"""

from __future__ import annotations

import pytest

from landsraad import Setup, new_game
from landsraad.content.registry import DIFFICULTIES
from landsraad.lab.soak import soak_game

GAMES_PER_CHUNK = 10
CHUNKS = 20
CHUNKS_WITH_RIVALS = 4


@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_property(chunk: int) -> None:
    """Conservation, ledger, save and load, replay, copies, views: 200 games in all."""
    setup = Setup(players=3 + chunk % 2, leader_mode=("random", "choose", "draft")[chunk % 3], promo=chunk % 4 == 3)
    for number in range(GAMES_PER_CHUNK):
        failure = soak_game(setup, f"properties {chunk}/{number}")
        assert failure is None, failure.message


@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(CHUNKS_WITH_RIVALS))
@pytest.mark.parametrize("difficulty", ["", *DIFFICULTIES])
def test_random_games_against_house_hagal_keep_every_property(difficulty: str, chunk: int) -> None:
    """The same checks for two persons, and for one at every difficulty: 40 games each."""
    leader_mode = ("random", "choose", "draft")[chunk % 3]
    setup = Setup(players=1 if difficulty else 2, difficulty=difficulty, leader_mode=leader_mode, promo=chunk == 3)
    for number in range(GAMES_PER_CHUNK):
        failure = soak_game(setup, f"house hagal {difficulty} {chunk}/{number}")
        assert failure is None, failure.message


def test_every_leader_is_among_the_games() -> None:
    """The leaders of the random games are all of the box."""
    seen = {
        player.leader.id
        for number in range(60)
        for player in new_game(Setup(leader_mode="random"), f"leaders {number}").state.players
        if player.leader is not None
    }
    assert len(seen) == 8
