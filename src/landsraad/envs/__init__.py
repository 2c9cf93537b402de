"""Standard environments for agents that learn: PettingZoo, Gymnasium, OpenSpiel, and many games side by side.

    aec_env(setup)            all seats are agents, who act in turn (PettingZoo)
    gym_env(setup, ...)       one seat against opponents (Gymnasium)
    vector_env(games, setup)  many games in one process, in NumPy arrays that stay where they are
    spiel_game(setup)         a game of OpenSpiel
    observe(seen)             what a seat sees, as an array: of a view, or of a game and a seat
    segments(array, layout)   the same by name
    layout_of(setup)          what each place of an observation says
    register()                make the environments known to Gymnasium and OpenSpiel by their names

All need packages that come with `pip install 'landsraad[lab]'`; without them the call raises ImportError and says so.
docs/environments.md shows each.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from landsraad.envs.needs import PACKAGES, explained

if TYPE_CHECKING:
    from landsraad.envs.aec import aec_env
    from landsraad.envs.arrays import observe, segments
    from landsraad.envs.gym import gym_env
    from landsraad.envs.shape import layout_of
    from landsraad.envs.spiel import spiel_game
    from landsraad.envs.vector import vector_env

__all__ = ["aec_env", "gym_env", "layout_of", "observe", "register", "segments", "spiel_game", "vector_env"]

PLACES: Final = {
    "aec_env": "aec",
    "gym_env": "gym",
    "layout_of": "shape",
    "observe": "arrays",
    "segments": "arrays",
    "spiel_game": "spiel",
    "vector_env": "vector",
}


def __getattr__(name: str) -> Any:
    """Load a part, and the package that it is for, when somebody asks for it."""
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with explained():
        return getattr(import_module(f"{__name__}.{PLACES[name]}"), name)


def register() -> None:
    """Make them known: `gymnasium.make("landsraad/Landsraad-v0")`, `pyspiel.load_game("landsraad")`.

    What is not installed is left out. `gymnasium.make("landsraad.envs.gym:landsraad/Landsraad-v0")` needs no call.
    """
    for part in ("gym", "spiel"):
        try:
            import_module(f"{__name__}.{part}")
        except ImportError as error:
            if (error.name or "").partition(".")[0] not in PACKAGES:
                raise
