"""What the server says of some games, for the client's tests: `python -m tests.companion.desks` writes the file."""

from __future__ import annotations

from dataclasses import asdict
from itertools import count
from pathlib import Path
from typing import Any

from landsraad.companion import Companion, Setup
from landsraad.companion.desk import desk, form
from landsraad.companion.words import companion_messages
from landsraad.engine.machine.rng import seeded
from landsraad.table.storage import as_text

FILE = Path(__file__).parents[2] / "web" / "src" / "companion" / "desks.json"
LEADERS = ["rhombur_vernius", "hundro_moritani"]
FIRST_CARD = "tech_negotiation_1p"
PEOPLE = ["duke_leto_atreides", "helena_richese", "earl_memnon_thorvald"]
OF_PEOPLE: tuple[list[str], ...] = (
    [],
    ["turn"],
    ["turn", "revealed"],
    ["turn", "revealed", "conflict:skirmish_a"],
    ["turn", "revealed", "conflict:skirmish_a", "combat"],
    ["turn", "revealed", "conflict:skirmish_a", "combat", "outcome:3,2,0"],
    ["standing:1:fremen:2"],
    ["points:1:10"],
    ["points:1:10", "finish"],
)
COMMANDS: tuple[list[str], ...] = (
    [],
    ["round"],
    ["gain:1:spice:2"],
    ["gain:1:spice:2", "reveal:1"],
    ["gain:1:spice:2", "reveal:1", "place"],
    ["gain:1:spice:2", "reveal:1", "place", "tile:training_drones"],
    ["dreadnoughts:2:supply:conflict:1"],
    ["dreadnoughts:2:supply:conflict:1", "combat"],
    ["dreadnoughts:2:supply:conflict:1", "combat", "won:2"],
    ["dreadnoughts:2:supply:conflict:1", "combat", "won:2", "control:carthag"],
    ["dreadnoughts:2:supply:conflict:1", "round"],
    ["conflict:skirmish_a"],
    ["conflict:skirmish_a", "outcome:2"],
    ["conflict:skirmish_a", "troops:1:supply:conflict:1"],
    ["conflict:skirmish_a", "troops:1:supply:conflict:1", "combat"],
    ["conflict:skirmish_a", "troops:1:supply:conflict:1", "combat", "outcome:2"],
)


def desks() -> dict[str, Any]:
    """The contents of the file: what can be chosen, and games by their commands, with blanks between.

    Those of persons by themselves are called `people ...`.
    """
    say = companion_messages("en")
    games = {" ".join(commands): _game(commands) for commands in COMMANDS}
    games |= {" ".join(["people", *commands]): _people(commands) for commands in OF_PEOPLE}
    return {"form": asdict(form(say)), "desks": {said: asdict(desk(say, game)) for said, game in games.items()}}


def _people(commands: list[str]) -> Companion:
    game = Companion(Setup(3, "", ["base"], PEOPLE, "1"))
    for command in commands:
        game.do(command)
    return game


def _game(commands: list[str]) -> Companion:
    for number in count():
        game = Companion(Setup(1, "mercenary", ["base", "ix"], LEADERS, str(seeded(str(number)))))
        if game.rules.hagal[game.state.hagal_deck[-1]].id == FIRST_CARD:
            break
    for command in commands:
        game.do(command)
    return game


if __name__ == "__main__":
    FILE.write_text(as_text(desks()) + "\n", "utf-8")
