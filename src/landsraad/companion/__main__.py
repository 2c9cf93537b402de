"""`python -m landsraad.companion --json`: the numbers that the browser shares."""

from __future__ import annotations

import sys

from landsraad.companion.facts import facts_json


def main(arguments: list[str]) -> int:
    """`python -m landsraad.companion --json` prints the facts."""
    if arguments != ["--json"]:
        print("usage: python -m landsraad.companion --json", file=sys.stderr)
        return 2
    sys.stdout.write(facts_json())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
