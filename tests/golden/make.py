"""Make the recorded games and the counts anew, after an intended change of the rules: `python -m tests.golden.make`.

With names only those: `python -m tests.golden.make base-3-random lines`. A game that goes as it went keeps its file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from landsraad import Game, Record, Setup, new_game
from landsraad.bots import make_bots
from landsraad.engine.machine.rng import Rng
from landsraad.lab.bench import play_random
from landsraad.lab.match import play_out

FOLDER = Path(__file__).parent
CHOAM = ("uprising", "choam")
EVERYTHING = ("uprising", "choam", "base", "ix")
GAMES = {
    "base-3-random": (Setup(players=3), ["random", "random", "random"]),
    "base-4-random": (Setup(players=4, promo=True), ["random", "random", "random", "random"]),
    "base-3-greedy": (Setup(players=3, leader_mode="draft"), ["greedy", "greedy", "random"]),
    "base-4-greedy": (Setup(players=4, leader_mode="choose"), ["greedy", "greedy", "greedy", "random"]),
    "uprising-choam-3-greedy": (Setup(players=3, boxes=CHOAM, leader_mode="draft"), ["greedy", "greedy", "random"]),
    "uprising-choam-4-random": (Setup(players=4, boxes=CHOAM), ["random", "random", "random", "random"]),
    "uprising-1-greedy": (Setup(players=1, boxes=("uprising",), difficulty="mentat"), ["greedy"]),
    "uprising-2-random": (Setup(players=2, boxes=("uprising", "choam"), leader_mode="choose"), ["random", "random"]),
    "everything-1-random": (Setup(players=1, boxes=EVERYTHING, difficulty="sardaukar"), ["random"]),
    "everything-3-random": (Setup(players=3, boxes=EVERYTHING, old_conflicts=True), ["random", "random", "random"]),
    "everything-4-greedy": (
        Setup(players=4, boxes=EVERYTHING, promo=True, leader_mode="choose"),
        ["greedy", "greedy", "greedy", "random"],
    ),
}
LINES = {"lines": Setup(players=4), "lines-uprising-choam": Setup(players=4, boxes=CHOAM)}
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


def counts(setup: Setup) -> dict[str, int]:
    """The numbers of lines from fixed positions of a game."""
    found: dict[str, int] = {}
    for taken in POSITIONS:
        game = new_game(setup, "lines")
        play_random(game, Rng(2026), taken)
        found[f"after {taken} actions"] = lines(game, DEPTH)
    return found


def main(names: list[str]) -> None:
    """Write the files with these names, or everything."""
    for name in names or [*GAMES, *LINES]:
        path = FOLDER / f"{name}.json"
        if name in LINES:
            path.write_text(json.dumps(counts(LINES[name]), indent=1) + "\n", encoding="utf-8")
        else:
            setup, bots = GAMES[name]
            record = Record.of(play_out(new_game(setup, name), make_bots(bots, 1)), setup, name)
            if not path.exists() or Record.load(path) != record:
                record.save(path)


if __name__ == "__main__":
    main(sys.argv[1:])
