"""Make the records of a release: `python -m tests.records.make`, or with names only those.

They are kept for good, in a folder for each version of the rules: a record made once must stay viewable. So a file that
is there is never made anew. The records of the first release, which had no chance in them, lie in `first`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from landsraad import Record, Setup, new_game
from landsraad.bots import make_bots
from landsraad.lab.match import play_out
from landsraad.record import RULES_VERSION

FOLDER = Path(__file__).parent
FIRST = FOLDER / "first"
CHOAM = ("uprising", "choam")
SETUPS = {
    "base-4": Setup(players=4, promo=True),
    "base-2-hagal": Setup(players=2, leader_mode="draft"),
    "base-1-solo": Setup(players=1),
    "ix-3": Setup(players=3, boxes=("base", "ix"), leader_mode="choose"),
    "ix-4-epic": Setup(players=4, boxes=("base", "ix"), epic=True),
    "ix-1-dice": Setup(players=1, boxes=("base", "ix"), dice=True, escalation=True),
    "uprising-4": Setup(players=4, boxes=("uprising",), leader_mode="draft"),
    "choam-3": Setup(players=3, boxes=CHOAM),
    "choam-ix-4": Setup(players=4, boxes=(*CHOAM, "ix")),
    "uprising-base-3": Setup(players=3, boxes=("uprising", "base"), old_conflicts=True),
    "everything-4": Setup(players=4, boxes=(*CHOAM, "base", "ix"), promo=True, end_turns=True),
}


def main(names: list[str]) -> None:
    """Write the files with these names, or all; those that are there stay."""
    for name in names or SETUPS:
        path = FOLDER / f"rules{RULES_VERSION}" / f"{name}.json"
        if path.exists():
            print(f"{path} is there and stays")
            continue
        setup = SETUPS[name]
        bots = make_bots(["greedy", "random", "random", "random"][: setup.players], 1)
        Record.of(play_out(new_game(setup, name), bots), setup, name).save(path)


if __name__ == "__main__":
    main(sys.argv[1:])
