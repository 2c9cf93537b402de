"""`landsraad bench` and `landsraad soak`: how fast the engine is, and whether it holds what it promises."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final

from landsraad.content.setup import Setup
from landsraad.lab import bench, soak
from landsraad.terminal import options
from landsraad.terminal.bar import bar
from landsraad.terminal.words import spoken

# What is printed of a measurement, with how many decimals.
FIGURES: Final = {"games_per_s": 1, "decisions_per_game": 1, "us_per_decision": 2, "copy_us": 2, "legal_us": 2}
FIGURES_OF_BOTS: Final = {"games_per_s": 1, "decisions_per_game": 1, "playouts_per_s": 1}


def run_bench(setup: Setup, seconds: float, bots: bool, as_json: bool) -> int:
    """Measure the engine, or the bots that play on it, and print; the exit status."""
    measure = bench.run_bots if bots else bench.run
    found = measure(list(setup.boxes), setup.players, seconds)
    if as_json:
        print(json.dumps(found, indent=1))
        return 0
    said = spoken()
    engine = said("bench-compiled" if found["compiled"] else "bench-interpreted")
    about = "bench-about-bots" if bots else "bench-about"
    print(said(about, engine=engine, boxes=", ".join(setup.boxes), players=setup.players))
    for name, digits in (FIGURES_OF_BOTS if bots else FIGURES).items():
        print(f"{found[name]:10.{digits}f}  {said(f'bench-{name}')}")
    return 0


def run_soak(setups: list[Setup], games: int, seed: int) -> int:
    """Check random games, shared out over the setups; the exit status."""
    start = time.perf_counter()
    shares = [games // len(setups) + (place < games % len(setups)) for place in range(len(setups))]
    said = spoken()
    tally = soak.Tally()
    with bar(said("bar-checked"), games) as advance:
        for setup, share in zip(setups, shares, strict=True):
            failure = soak.run(setup, share, seed, lambda: advance(1), tally)
            if failure is not None:
                break
    if failure is None:
        seconds = f"{time.perf_counter() - start:.1f}"
        print(said("soak-ok", n=games, twins=tally.twins, seconds=seconds))
        return 0
    path = Path(f"soak-failure-{setup.players}p-{failure.record.seed.replace('/', '-')}.json")
    where = str(path.absolute())
    try:
        failure.record.save(path)
    except OSError as error:
        where = said("soak-unsaved", why=error.strerror or str(error))
    return options.fail(said("soak-record", what=failure.message, file=where), options.BROKEN)
