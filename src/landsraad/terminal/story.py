"""A game together with everything that has happened in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landsraad.api import new_game
from landsraad.content.setup import Setup
from landsraad.engine.game import Game
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.terms import ENDGAME, NOBODY, PLAYER_TURNS
from landsraad.engine.state.definitions import Leader
from landsraad.record import Record
from landsraad.terminal.folder import now

TURNS_OVER: Final = "other_side"  # the event of a leader who turns over; its source is the side that was up


class Story:
    """A game in progress, its seed, and its events.

    events  (how many actions had been taken, event), in order; also what the engine does not report: `combat_phase`
            and `endgame_phase`, the beginning of a combat or an endgame in which somebody may play a card
    """

    def __init__(self, setup: Setup, seed: str, chance: dict[str, list[str]] | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.game = new_game(setup, seed, chance=chance)
        self.events: list[tuple[int, Event]] = [(0, event) for event in opening(self.game)]
        self._listener = self.game.listen()
        self._combat = 0  # the round of the last combat that was told of
        self._endgame = False  # has been told of

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
        heard = self._listener.take()
        asked = self.game.decision
        g = self.game.state
        if asked is not None and asked.kind == "combat" and self._combat < g.round:
            self._combat = int(g.round)
            heard.append(Event("combat_phase", NOBODY, g.rules.setup_source, 0, 0, NOBODY))
        if g.phase == ENDGAME and not self._endgame:
            self._endgame = True
            heard = self._with_endgame(heard)
        taken = len(self.game.history)
        self.events += [(taken, event) for event in heard]

    def _with_endgame(self, heard: list[Event]) -> list[Event]:
        """Events with the beginning of the endgame among them, before the seats that passed unasked."""
        first = len(heard)
        while first > 0 and heard[first - 1].kind in ("pass", "game_over"):
            first -= 1
        if self.game.over and heard[first].kind == "game_over":
            return heard
        begins = Event("endgame_phase", NOBODY, self.game.rules.setup_source, 0, 0, NOBODY)
        return [*heard[:first], begins, *heard[first:]]

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


def opening(game: Game) -> list[Event]:
    """What had happened before anybody could listen to a new game: the first round began."""
    g = game.state
    if g.round == 0:
        return []
    source = g.rules.setup_source
    events = [
        Event("round", NOBODY, source, g.round, 0, NOBODY),
        Event("conflict", NOBODY, g.rules.first_conflict + g.conflict, g.conflict, 0, NOBODY),
    ]
    if g.phase == PLAYER_TURNS:
        events.append(Event("turn", g.active, source, 0, 0, NOBODY))
    return events
