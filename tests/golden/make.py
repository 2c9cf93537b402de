"""Make the recorded games and the counts anew, after an intended change of the rules: `python -m tests.golden.make`."""

from __future__ import annotations

import json
from pathlib import Path

from landsraad import Game, Record, Setup, new_game
from landsraad.bots import make_bots
from landsraad.engine.rng import Rng
from landsraad.lab.bench import play_random
from landsraad.lab.match import play_out

FOLDER = Path(__file__).parent
GAMES = {
    "base-3-random": (Setup(players=3), ["random", "random", "random"]),
    "base-4-random": (Setup(players=4, promo=True), ["random", "random", "random", "random"]),
    "base-3-greedy": (Setup(players=3, leader_mode="draft"), ["greedy", "greedy", "random"]),
    "base-4-greedy": (Setup(players=4, leader_mode="choose"), ["greedy", "greedy", "greedy", "random"]),
}
DEPTH = 3
POSITIONS = (0, 40, 90, 150, 210)


def lines(game: Game, depth: int) -> int:
    """The number of sequences of `depth` legal actions; a game that ends counts as one."""
    if depth == 0 or game.over:
        return 1
    total = 0
    for action in game.legal():
        after = game.copy()
        after.apply(action)
        total += lines(after, depth - 1)
    return total


def counts() -> dict[str, int]:
    """The numbers of lines from fixed positions."""
    found: dict[str, int] = {}
    for taken in POSITIONS:
        game = new_game(Setup(players=4), "lines")
        play_random(game, Rng(2026), taken)
        found[f"after {taken} actions"] = lines(game, DEPTH)
    return found


def main() -> None:
    """Write everything."""
    for name, (setup, bots) in GAMES.items():
        game = play_out(new_game(setup, name), make_bots(bots, 1))
        Record.of(game, setup, name).save(FOLDER / f"{name}.json")
    (FOLDER / "lines.json").write_text(json.dumps(counts(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
