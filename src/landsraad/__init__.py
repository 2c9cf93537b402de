"""Landsraad: a complete, open, fan-made *Dune: Imperium*. This is the public API.

    from landsraad import Setup, View, new_game

    game = new_game(Setup(players=4, boxes=("base", "ix")), seed=7)
    while not game.over:
        view = View(game, game.decision.seat)  # what that seat may see
        game.apply(view.options[0])  # or game.play("send:arrakeen")

Games, states, views and exceptions can be pickled, copied and sent to other processes.
"""

from landsraad import pickling
from landsraad.api import determinize, new_game, view, why_not
from landsraad.content.setup import Setup, SetupError
from landsraad.engine.game import Decision, Game
from landsraad.engine.machine.actions import IllegalAction
from landsraad.engine.machine.events import Event, Listener
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.save import BrokenSave, from_dict, to_dict
from landsraad.engine.view import View
from landsraad.playback import replay
from landsraad.record import BrokenRecord, Record

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

pickling.register()
