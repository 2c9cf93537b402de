"""Playing a record again: the one place that says what is a good record, and how far these rules take an older one.

A record of these rules is good or refused. One of older rules is always shown: chance is told from the record, newer
questions are answered as its rules did (older.py), and where even that does not help it is shown as far as it goes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from landsraad.api import new_game
from landsraad.engine.explain import why_not
from landsraad.engine.game import Game
from landsraad.engine.machine.actions import IllegalAction
from landsraad.engine.machine.reasons import Reason, unasked
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.state.chance import to_texts
from landsraad.mistakes import Mistake
from landsraad.older import lead_on
from landsraad.record import BrokenRecord, Record


@dataclass(frozen=True)
class Playback:
    """A record as these rules play it.

    record  as one of these rules: with the actions that they take, all of them legal, one after the other
    game    after the last of them
    stop    where and why it goes no further or ends otherwise than recorded, which happens to older records only
    """

    record: Record
    game: Game
    stop: BrokenRecord | None


def play_back(record: Record) -> Playback:
    """Play a record again, to be looked at.

    Raises BrokenRecord where its rules are not known or its setup cannot be played, and for a record of these rules at
    the first action that is not legal, or where the end differs from the recorded result.
    """
    record.check_rules()
    record.check_names()
    game = record.begin()
    stop = _play(record, game)
    if stop is not None and not record.is_older:
        raise stop
    return Playback(record.in_these_rules(game.history[:]), game, stop)


def _play(record: Record, game: Game) -> BrokenRecord | None:
    """Play a game along its record; what is wrong."""
    for number, action in enumerate(record.actions):
        try:
            lead_on(game, record.actions[number:], record.rules_after(number))
            game.play(action)
        except IllegalAction as error:
            why = _why_not(game, error.action)
            return BrokenRecord("record-action", n=number + 1, all=len(record.actions), said=error.action, why=why)
    if record.result is None:
        return None
    lead_on(game, (), record.rules_after(len(record.actions)))
    played = Record.of(game, record.read_setup(), record.seed).result
    if played == record.result:
        return None
    return BrokenRecord("record-result", recorded=json.dumps(record.result), played=json.dumps(played))


def _why_not(game: Game, action: str) -> Reason | Mistake:
    """Why a recorded action is not legal."""
    number = game.rules.actions.number(action)
    return Mistake("no-such-action") if number == NOBODY else why_not(game.state, number) or unasked()


def playable(record: Record) -> Record:
    """The record with the actions that these rules take, to be played on. Raises BrokenRecord where it stops."""
    playback = play_back(record)
    if playback.stop is not None:
        raise playback.stop
    return playback.record


def replay(record: Record, steps: int | None = None) -> Game:
    """The game of a record, up to `steps` actions. Raises BrokenRecord wherever anything is not as it is recorded."""
    if steps is not None:
        record = replace(record, actions=record.actions[:steps], result=None)
    playback = play_back(record)
    if playback.stop is not None:
        raise playback.stop
    return playback.game


def follows_seed(playback: Playback) -> bool:
    """Is what chance decided in a record just what its seed brings by these rules?"""
    record = playback.record
    game = new_game(record.read_setup(), record.seed)
    for action in record.actions:
        try:
            game.play(action)
        except IllegalAction:
            return False
    return to_texts(game.rules, game.state.chance or ()) == to_texts(game.rules, playback.game.state.chance or ())
