"""Properties over random full games with Immortality: 16 of each kind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from landsraad import Setup
from landsraad.lab.soak import soak_game

GAMES_PER_CHUNK = 8
CHUNKS = 2
BASE = ("base", "immortality")
UPRISING = ("uprising", "immortality")
EVERYTHING = ("uprising", "choam", "base", "ix", "immortality")
KINDS = {
    "four players": Setup(players=4, boxes=BASE),
    "three players, with Rise of Ix": Setup(players=3, boxes=("base", "ix", "immortality"), promo=True),
    "two players": Setup(players=2, boxes=BASE, go_to_11=True),
    "solo": Setup(players=1, boxes=BASE, difficulty="mentat", go_to_11=True),
    "epic": Setup(players=4, boxes=("base", "ix", "immortality"), epic=True, go_to_11=True),
    "uprising": Setup(players=3, boxes=UPRISING, end_turns=True),
    "uprising, two players": Setup(players=2, boxes=UPRISING),
    "uprising, solo": Setup(players=1, boxes=UPRISING),
    "everything": Setup(players=4, boxes=EVERYTHING, promo=True, old_conflicts=True),
    "six players": Setup(players=6, boxes=EVERYTHING, promo=True, go_to_11=True),
}


@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("kind", KINDS)
def test_random_games_keep_every_property(kind: str, chunk: int) -> None:
    """Conservation, ledger, save and load, replay, copies, views; leaders by chance, drafted."""
    setup = replace(KINDS[kind], leader_mode=("random", "draft")[chunk])
    for number in range(GAMES_PER_CHUNK):
        failure = soak_game(setup, f"immortality, {kind} {chunk}/{number}")
        assert failure is None, failure.message
