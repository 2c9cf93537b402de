"""Random commands of long games. walks.json holds some, with what came of them when there were two machines."""

from __future__ import annotations

import random

from landsraad.companion import Companion, CompanionError, Setup
from landsraad.companion.answers import ANSWERS
from landsraad.companion.machine import marked_tiles
from landsraad.companion.people import RESOURCES
from landsraad.companion.table import DREADNOUGHTS
from landsraad.engine.machine.terms import FACTION_NAMES

SETUPS = (
    Setup(1, "mentat", ["base"], ["glossu_the_beast_rabban", "duke_leto_atreides"], "1234567890123456789"),
    Setup(1, "sardaukar", ["base"], ["baron_vladimir_harkonnen", "countess_ariana_thorvald"], "42"),
    Setup(1, "mercenary", ["base"], ["earl_memnon_thorvald", "count_ilban_richese"], "777777777777"),
    Setup(2, "", ["base"], [], "31337"),
    Setup(1, "mentat", ["base", "ix"], ["rhombur_vernius", "hundro_moritani"], "2718281828"),
    Setup(1, "sardaukar", ["base", "ix"], ["hundro_moritani", "glossu_the_beast_rabban"], "1618"),
    Setup(1, "mercenary", ["base", "ix"], ["countess_ariana_thorvald", "rhombur_vernius"], "141421356"),
    Setup(2, "", ["base", "ix"], [], "99"),
    Setup(
        1, "sardaukar", ["base", "ix"], ["rhombur_vernius", "duke_leto_atreides"], "57721", epic=True, escalation=True
    ),
    Setup(2, "", ["base", "ix"], [], "6174", epic=True),
)
LENGTH = 250


def walk(setup: Setup, chance: random.Random) -> Companion:
    """A game of random commands, those that can be done."""
    game = Companion(setup)
    while len(game.commands) < LENGTH:
        try:
            game.do(_command(game, chance))
        except CompanionError:
            continue
    return game


def _command(game: Companion, chance: random.Random) -> str:
    ask = game.ask
    rival = chance.randint(1, len(game.table.rivals))
    if ask is not None and ask.kind in ("raise", "tile", "control"):
        return f"{ANSWERS[ask.kind][0]}:{chance.choice(ask.among)}"
    if ask is not None:
        return {
            "place": chance.choice(("place", "place", "taken")),
            "bonus": "bonus:" + ",".join(chance.choice(("0", "1", "2", "3", "x")) for _ in range(3)),
            "signet": chance.choice(("yes", "no")),
            "alliance": chance.choice(("yes", "no")),
            "faction": f"faction:{chance.choice(FACTION_NAMES)}",
            "strength": f"strength:{chance.randint(0, 4)}",
            "pass": "yes" if rival == ask.rival else "no",
        }[ask.kind]
    zones = chance.sample(list(DREADNOUGHTS), 2)
    if game.rules.tech and chance.random() < 0.35:
        return _ix_command(game, rival, zones, chance)
    return chance.choice(
        (
            f"reveal:{rival}",
            f"reveal:{rival}",
            f"reveal:{rival}",
            f"mark:{chance.choice(game.rules.spaces).id}",
            f"free:{chance.choice(game.rules.spaces).id}",
            "combat",
            "combat",
            "round" if chance.random() < 0.3 else f"reveal:{rival}",
            f"influence:{rival}:{chance.choice(FACTION_NAMES)}:{chance.choice((-1, 1))}",
            f"gain:{rival}:{chance.choice((*RESOURCES, 'agents'))}:{chance.choice((-1, 1, 2))}",
            f"troops:{rival}:{zones[0]}:{zones[1]}:1",
            f"mentat:{rival}",
            f"hold:{chance.randint(0, rival)}:{chance.choice(FACTION_NAMES)}",
        )
    )


def _ix_command(game: Companion, rival: int, zones: list[str], chance: random.Random) -> str:
    tile = chance.choice(marked_tiles(game.rules))
    return chance.choice(
        (
            f"freighter:{rival}",
            f"won:{rival}",
            "dividends",
            f"gain:{rival}:spice:3",
            f"troops:{rival}:supply:negotiators:1",
            f"dreadnoughts:{rival}:{zones[0]}:{zones[1]}:1",
            f"own:{chance.randint(0, 2)}:{tile}" if chance.random() < 0.5 else f"reveal:{rival}",
            "finish" if chance.random() < 0.1 else f"reveal:{rival}",
        )
    )


def walks() -> list[Companion]:
    """A game of each setup."""
    return [walk(setup, random.Random(number)) for number, setup in enumerate(SETUPS)]
