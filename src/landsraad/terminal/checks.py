"""`landsraad bench` and `landsraad soak`: how fast the engine is, and whether it holds what it promises."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

from landsraad.content.setup import Setup
from landsraad.lab import bench, soak
from landsraad.terminal import options
from landsraad.terminal.bar import bar
from landsraad.terminal.words import spoken

# What is printed of a measurement, with how many decimals.
FIGURES: Final = {"games_per_s": 1, "decisions_per_game": 1, "us_per_decision": 2, "copy_us": 2, "legal_us": 2}
FIGURES_OF_BOTS: Final = {"games_per_s": 1, "decisions_per_game": 1, "playouts_per_s": 1}
FIGURES_OF_ENVS: Final = {
    **dict.fromkeys(("engine_decisions_per_s", "vector_mask_steps_per_s", "vector_observation_steps_per_s"), 0),
    **dict.fromkeys(("aec_steps_per_s", "tictactoe_steps_per_s", "catanatron_decisions_per_s"), 0),
}


def run_bench(setup: Setup, seconds: float, what: str, as_json: bool) -> int:
    """Measure the engine, or the bots or environments on it, and print; the exit status."""
    found = _measured(setup, seconds, what)
    if as_json:
        print(json.dumps(found, indent=1))
        return 0
    said = spoken()
    engine = said("bench-compiled" if found["compiled"] else "bench-interpreted")
    print(said(f"bench-about-{what}", engine=engine, boxes=", ".join(setup.boxes), players=setup.players))
    figures = {"engine": FIGURES, "bots": FIGURES_OF_BOTS, "envs": FIGURES_OF_ENVS}[what]
    for name, digits in figures.items():
        if name in found:
            print(f"{found[name]:10.{digits}f}  {said(f'bench-{name}')}")
    return 0


def _measured(setup: Setup, seconds: float, what: str) -> dict[str, Any]:
    boxes, players = list(setup.boxes), setup.players
    if what == "envs":
        try:
            return bench.run_envs(boxes, players, seconds)
        except ImportError as error:
            options.fail_without(error.name or "")
    return bench.run_bots(boxes, players, seconds) if what == "bots" else bench.run(boxes, players, seconds)


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
