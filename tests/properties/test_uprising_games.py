"""Properties over random full games with Uprising, alone and mixed with the other boxes: 18 of each kind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from landsraad import Setup, new_game
from landsraad.engine.base.resources import EXCHANGED
from landsraad.engine.machine.rng import Rng
from landsraad.engine.state.state import GameState
from landsraad.lab.bench import play_random
from landsraad.lab.soak import soak_game
from landsraad.text.log import WHY_FACTION, WHY_PASSED

GAMES_PER_CHUNK = 6
CHUNKS = 3
EVERYTHING = ("uprising", "choam", "base", "ix")
KINDS = {
    "three players": Setup(players=3, boxes=("uprising",)),
    "four players": Setup(players=4, boxes=("uprising",)),
    "choam": Setup(players=3, boxes=("uprising", "choam")),
    "base": Setup(players=4, boxes=("uprising", "base"), promo=True),
    "base, old conflicts": Setup(players=3, boxes=("uprising", "base"), old_conflicts=True),
    "ix": Setup(players=4, boxes=("uprising", "ix")),
    "everything": Setup(players=4, boxes=EVERYTHING, promo=True),
    "everything, old conflicts": Setup(players=3, boxes=EVERYTHING, old_conflicts=True),
    "epic": Setup(players=4, boxes=("uprising", "ix"), epic=True),
    "epic, everything": Setup(players=3, boxes=EVERYTHING, epic=True),
    "solo, mercenary": Setup(players=1, boxes=("uprising",), difficulty="mercenary", dice=True, escalation=True),
    "solo, sardaukar, choam": Setup(players=1, boxes=("uprising", "choam"), difficulty="sardaukar"),
    "solo, mentat": Setup(players=1, boxes=("uprising",), difficulty="mentat"),
    "solo, kwisatz haderach, ix": Setup(players=1, boxes=("uprising", "ix"), difficulty="kwisatz_haderach"),
    "solo, everything": Setup(players=1, boxes=EVERYTHING, difficulty="mentat", old_conflicts=True, epic=True),
    "two players": Setup(players=2, boxes=("uprising",)),
    "two players, choam, streamlined": Setup(players=2, boxes=("uprising", "choam"), streamlined=True),
    "two players, everything": Setup(players=2, boxes=EVERYTHING, expert_deployment=True, smart_politics=True),
}


@pytest.mark.compiled
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("kind", KINDS)
def test_random_games_keep_every_property(kind: str, chunk: int) -> None:
    """Conservation, ledger, save and load, replay, copies, views; leaders by chance, chosen, drafted."""
    setup = replace(KINDS[kind], leader_mode=("random", "choose", "draft")[chunk])
    for number in range(GAMES_PER_CHUNK):
        failure = soak_game(setup, f"uprising, {kind} {chunk}/{number}")
        assert failure is None, failure.message


def test_every_leader_is_among_the_games() -> None:
    """The leaders of the random games are all of the four boxes; the back of a sheet is none."""
    seen = {
        player.leader.id
        for number in range(80)
        for player in new_game(Setup(boxes=EVERYTHING), f"leaders {number}").state.players
        if player.leader is not None
    }
    assert len(seen) == 8 + 6 + 8 + 1
    assert "reverend_mother_jessica" not in seen


def _in_use(g: GameState) -> set[str]:
    """What of Uprising lies on the table."""
    found = {"wall" if g.wall else "no wall"}
    for player in g.players:
        uses = (
            ("spies", player.spies > 0),
            ("sandworms", player.sandworms > 0),
            ("hooks", player.hooks),
            ("pairs", player.trophies_matched != ()),
            ("contracts done", player.contracts_done != ()),
            ("memories", player.memories > 0),
            ("training", player.training > 0),
            ("back", player.leader is not None and player.leader.is_back),
        )
        found |= {name for name, used in uses if used}
    return found


def test_random_games_use_what_uprising_brings() -> None:
    """The checks of two dozen games have seen all of it."""
    seen: set[str] = set()
    leaders = ("lady_jessica", "feyd_rautha_harkonnen", "staban_tuek", "shaddam_corrino_iv")
    for seed in range(24):
        game = new_game(Setup(boxes=("uprising", "choam"), leaders=leaders), seed)
        rng = Rng(100 + seed)
        while not game.over:
            play_random(game, rng, 5)
            seen |= _in_use(game.state)
    expected = {"wall", "no wall", "spies", "sandworms", "hooks", "pairs", "contracts done"}
    assert seen == expected | {"memories", "training", "back"}


def test_random_games_use_what_rivals_bring() -> None:
    """Two dozen solo games have seen every step of a Rival's turn and each reason; nothing was asked for a Rival."""
    seen: set[tuple[str, int]] = set()
    for seed in range(24):
        boxes = ("uprising", "ix") if seed % 2 else ("uprising",)
        game = new_game(Setup(players=1, boxes=boxes, difficulty="mentat"), seed)
        listener = game.listen()
        rng = Rng(100 + seed)
        while not game.over:
            assert not game.state.is_automated(game.state.stack[-1].seat)
            play_random(game, rng, 1)
        seen |= {(event.kind, int(event.b)) for event in listener.take() if event.seat > 0}
    told = [("hagal_passed", why) for why in WHY_PASSED] + [("rival_faction", why) for why in WHY_FACTION]
    told += [("exchange", kind) for kind in range(len(EXCHANGED))]
    plain = ("hagal_card", "spy_network", "no_post", "holds_back", "swordmaster", "pay_intrigue", "sandworm", "hooks")
    assert {*told, *((kind, 0) for kind in plain)} - seen == set()
