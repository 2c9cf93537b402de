"""A game together with everything that has happened in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landsraad.api import new_game
from landsraad.content.setup import Setup
from landsraad.engine.machine.events import Event, Listener
from landsraad.engine.state.definitions import Leader
from landsraad.record import Record
from landsraad.terminal.folder import now
from landsraad.text.moments import Moment, Narrator

TURNS_OVER: Final = "other_side"  # the event of a leader who turns over; its source is the side that was up


class Story:
    """A game in progress, its seed, and its events.

    events  (how many actions had been taken, event), in order
    moments   by the place of the event that each follows (text/moments.py)
    """

    def __init__(self, setup: Setup, seed: str, chance: dict[str, list[str]] | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self._listener = Listener()
        self.game = new_game(setup, seed, self._listener, chance)
        self._narrator = Narrator(self.game.state)
        self.events: list[tuple[int, Event]] = []
        self.moments: dict[int, list[Moment]] = {}
        self._hear(0)

    @classmethod
    def of(cls, record: Record, steps: int | None = None) -> Story:
        """The story of a record, up to `steps` actions; all of them must be legal (Playback.record)."""
        story = cls(record.read_setup(), record.seed, record.chance or None)
        for action in record.actions if steps is None else record.actions[:steps]:
            story.play(action)
        return story

    def apply(self, action: int) -> None:
        """Take an action by its number."""
        self.play(self.game.rules.actions.texts[action])

    def play(self, text: str) -> None:
        """Take an action by its text form."""
        self.game.play(text)
        self._hear(len(self.game.history))

    def _hear(self, taken: int) -> None:
        for told in self._narrator.tell(self.game.state, self._listener.take()):
            if isinstance(told, Moment):
                self.moments.setdefault(len(self.events) - 1, []).append(told)
            else:
                self.events.append((taken, told))

    def told(self) -> Iterator[tuple[int, Event, tuple[Leader | None, ...]]]:
        """The events, each with the leaders of the seats as they were when it happened: some turn over later."""
        g = self.game.state
        leaders = [player.leader for player in g.players]
        for _, event in reversed(self.events):
            if event.kind == TURNS_OVER:
                leaders[event.seat] = g.rules.leaders[event.source - g.rules.first_leader]
        for taken, event in self.events:
            yield taken, event, tuple(leaders)
            if event.kind == TURNS_OVER:
                leaders[event.seat] = g.rules.leaders[event.a]

    def before(self) -> Story:
        """The story without its last action."""
        record = Record.of(self.game, self.setup, self.seed)
        return Story.of(record, len(record.actions) - 1)

    def record(self, names: list[str]) -> Record:
        """The record of the game as far as it has been played."""
        return Record.of(self.game, self.setup, self.seed, names, now())
