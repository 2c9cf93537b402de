"""OpenSpiel's IS-MCTS: how strong the search becomes with more simulations.

    python examples/open_spiel_ismcts.py --out runs/ismcts

Needs `pip install 'landsraad[lab]'`. In DIR it leaves the searching `bot.py` with `search.json`, which the ladder
takes; and how it does against random and greedy with each number of simulations: `curve.csv` and `curve.png`.
"""

from __future__ import annotations

import argparse
import json
import shutil
from pathlib import Path

from evaluate import BOT, Curve


def main() -> None:
    """Measure with each number of simulations."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, nargs="+", default=[2, 8, 32], help="before each decision")
    parser.add_argument("--exploration", type=float, default=0.15, help="the constant of UCT")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--deals", type=int, default=10, help="deals of a measurement, four games each")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()

    given.out.mkdir(parents=True, exist_ok=True)
    shutil.copy(Path(__file__).with_name("ismcts_bot.py"), given.out / BOT)
    curve = Curve(given.out, given.deals, given.jobs, of="simulations")
    for simulations in given.simulations:
        search = {"simulations": simulations, "exploration": given.exploration}
        (given.out / "search.json").write_text(json.dumps(search), encoding="utf-8")
        curve.measure(simulations)


if __name__ == "__main__":
    main()
