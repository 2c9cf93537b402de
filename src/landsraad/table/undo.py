"""How far a seat may take back: to the last moment at which somebody learned something or chance decided.

A choice can be taken back as long as the same seat is asked in the same turn, the engine's count of what became known
or was left to chance (GameState.fixed) stands where it stood, nobody was told a secret, and no card of another seat
was moved by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landsraad.engine.game import Game
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.state import GameState
from landsraad.text.moments import Narrator

# Events that show a card: of another seat, they tell what it held.
SHOWING: Final = frozenset(("discard", "trash", "reveal", "take", "put_on_deck", "tokens_used", "play_intrigue"))


@dataclass
class Mark:
    """Where to go back to: the game before a choice, what had been heard of it, how long the log of each viewer was."""

    game: Game
    narrator: Narrator
    log_lengths: list[int]


def still_open(before: GameState, after: GameState, seat: int, events: list[Event]) -> bool:
    """May the choice that led from one state to the other be taken back?"""
    if after.over or after.decider() != seat or after.fixed != before.fixed:
        return False
    if (after.active, after.round, after.phase) != (before.active, before.round, before.phase):
        return False
    if any(event.kind == "turn" for event in events):
        return False
    return not any(_tells(event, seat) for event in events)


def _tells(event: Event, seat: int) -> bool:
    if event.only != NOBODY:
        return True
    return event.kind in SHOWING and event.seat not in (seat, NOBODY)
