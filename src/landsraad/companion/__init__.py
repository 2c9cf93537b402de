"""A game for a table of cardboard: the engine's own, with what the people keep told to it.

House Hagal and the Rivals for one or two persons (B-165 to B-213); turns, scores and Conflicts for three to six.

The people at the table keep the board; the companion knows only what it is told. Its state is an ordinary game of the
engine, and every turn of a Rival is played by the engine's nodes. They are stopped where the rules need something
that stands on the board: whether a space is free, the bonus spice, an Alliance, the person's strength; with Rise of
Ix also which tech tiles lie open and where a winning dreadnought goes; with Uprising whether a post is free, how far
persons are with a faction, how many units they have, whether sandworms can come. The answer is written into the state
(`answers`), and what is in progress is played anew from its beginning (`machine`, `playing`), until nothing is left
to ask. What comes of it is told in the companion's events (`telling`).

The Conflict card is told by its name, the persons' strengths when the Combat is over; the engine then gives Rivals
their rewards. What persons gain is theirs to take; with `Setup.scores` their Influence and VP are kept, too. Persons by
themselves tell besides when a turn is over; they are ranked when the game is.

What touches neither House Hagal and its Rivals nor the score is the table's own: the dice for the Imperium Row,
contracts, promotional cards.

    game = Companion.new(Setup(players=1, difficulty="mercenary", leaders=["earl_memnon_thorvald", ...]))
    game.do("reveal:1")    # a card for the first Rival; game.ask says what must be answered
    game.do("place")       # the space is free: the Agent goes there and the card is carried out
    game.undo()

A command is text (see machine.COMMANDS). A game is its setup and its commands, and a saved file holds just these.
"""

from __future__ import annotations

from landsraad.companion.errors import CompanionError
from landsraad.companion.game import Companion
from landsraad.companion.setup import Setup
from landsraad.companion.telling import Ask, Event

__all__ = ["Ask", "Companion", "CompanionError", "Event", "Setup"]
