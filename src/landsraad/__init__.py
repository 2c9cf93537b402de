"""Landsraad: a complete, open, fan-made *Dune: Imperium*. This is the public API; see docs/architecture.md."""

from landsraad.api import Setup, SetupError, determinize, new_game, view
from landsraad.engine.actions import IllegalAction
from landsraad.engine.events import Event, Listener
from landsraad.engine.explain import why_not
from landsraad.engine.game import Decision, Game
from landsraad.engine.reasons import Reason
from landsraad.engine.save import BrokenSave, from_dict, to_dict
from landsraad.engine.view import View
from landsraad.record import BrokenRecord, Record, replay

__all__ = [
    "BrokenRecord",
    "BrokenSave",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Listener",
    "Reason",
    "Record",
    "Setup",
    "SetupError",
    "View",
    "determinize",
    "from_dict",
    "new_game",
    "replay",
    "to_dict",
    "view",
    "why_not",
]
__version__ = "0.1.0"
