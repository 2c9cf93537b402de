"""House Hagal for a table of cardboard: the deck, what each Rival does, and the Rivals' tracks (B-165 to B-213).

The people at the table keep the board; the companion knows only what it is told. It asks where the rules need something
that stands on the board: whether a space is free, the bonus spice, an Alliance, the person's strength; with Rise of Ix
(R-314, R-333 to R-338) also which tech tiles lie open and where a winning dreadnought goes. Of its variants it plays
the epic game (R-194) and Brutal Escalation; the dice for the Imperium Row are rolled after the person's Reveal turns,
of which it is told nothing.

    game = Companion.new(Setup(players=1, difficulty="mercenary", leaders=["earl_memnon_thorvald", ...]))
    game.do("reveal:1")    # a card for the first Rival; game.state.ask says what must be answered
    game.do("place")       # the space is free: the Agent goes there and the card is carried out
    game.undo()

A command is text (see machine.COMMANDS); `apply` is pure. A game is its setup and its commands, and a saved file
holds just these. The browser has the same machine (web/src/companion) with the numbers that
`python -m landsraad.companion --json` prints; tests/companion/cases.json checks both.
"""

from __future__ import annotations

from landsraad.companion.errors import CompanionError
from landsraad.companion.facts import Facts, facts, facts_json
from landsraad.companion.game import Companion
from landsraad.companion.machine import apply
from landsraad.companion.state import Event, Setup, State, first_player, strength, turn_order

__all__ = [
    "Companion",
    "CompanionError",
    "Event",
    "Facts",
    "Setup",
    "State",
    "apply",
    "facts",
    "facts_json",
    "first_player",
    "strength",
    "turn_order",
]
