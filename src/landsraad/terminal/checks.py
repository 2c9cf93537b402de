"""`landsraad bench` and `landsraad soak`: how fast the engine is, and whether it holds what it promises."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final

from landsraad.api import Setup
from landsraad.lab import bench, soak
from landsraad.terminal import options
from landsraad.terminal.bar import bar

SEATS: Final = (3, 4)


def run_bench(setup: Setup, seconds: float, as_json: bool) -> int:
    """Measure and print; the exit status."""
    found = bench.run(list(setup.boxes), setup.players, seconds)
    if as_json:
        print(json.dumps(found, indent=1))
        return 0
    engine = "compiled" if found["compiled"] else "interpreted"
    print(f"engine: {engine}; boxes: {', '.join(setup.boxes)}; {setup.players} players; random games")
    print(f"{found['games_per_s']:10.1f}  games a second")
    print(f"{found['decisions_per_game']:10.1f}  decisions a game")
    print(f"{found['us_per_decision']:10.2f}  microseconds a decision")
    print(f"{found['copy_us']:10.2f}  microseconds for a copy")
    print(f"{found['legal_us']:10.2f}  microseconds for the legal actions")
    return 0


def run_soak(setups: list[Setup], games: int, seed: int) -> int:
    """Check random games, shared out over the setups; the exit status."""
    start = time.perf_counter()
    shares = [games // len(setups) + (place < games % len(setups)) for place in range(len(setups))]
    with bar("games checked", games) as advance:
        for setup, share in zip(setups, shares, strict=True):
            failure = soak.run(setup, share, seed, lambda: advance(1))
            if failure is not None:
                break
    if failure is None:
        print(f"ok: {games} games checked in {time.perf_counter() - start:.1f} s")
        return 0
    path = Path(f"soak-failure-{setup.players}p-{failure.record.seed.replace('/', '-')}.json")
    where = str(path.absolute())
    try:
        failure.record.save(path)
    except OSError as error:
        where = f"could not be saved ({error.strerror or error})"
    return options.fail(f"{failure.message}; record: {where}", options.BROKEN)
