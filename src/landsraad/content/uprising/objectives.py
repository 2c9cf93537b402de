"""The five objectives; which of them are used depends on the number of players (R-292)."""

from __future__ import annotations

from landsraad.content.define import objective
from landsraad.engine.machine.terms import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER
from landsraad.engine.state.definitions import Objective


def objectives() -> list[Objective]:
    """The objectives."""
    return [
        objective("Desert Mouse I", battle_icon=DESERT_MOUSE, players=[3, 4, 6], first=True),
        objective("Desert Mouse II", battle_icon=DESERT_MOUSE, players=[4, 6]),
        objective("Crysknife I", battle_icon=CRYSKNIFE, players=[3, 4, 6]),
        objective("Crysknife II", battle_icon=CRYSKNIFE, players=[4, 6]),
        objective("Ornithopter I", battle_icon=ORNITHOPTER, players=[3], of_rival=True),
    ]
