"""Hints for the seat that is asked, alone or where all people agree: the best ways to go on (bots/coach.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landsraad import Game, View
from landsraad.bots.coach import Advice, advise
from landsraad.table import puzzling, teaching
from landsraad.text import coach
from landsraad.text.said import wire

if TYPE_CHECKING:
    from landsraad.table.table import Table


def hint(view: View) -> dict[str, Any]:
    """What is best for the seat that is asked, as data (docs/messages.md)."""
    ways, game = advise(view), Game(view.state, [])
    return {"note": wire(coach.note(len(ways), ways[0].worlds)), "ways": [_way(way, game) for way in ways]}


def _way(advice: Advice, game: Game) -> dict[str, Any]:
    return {
        "actions": [game.rules.actions.texts[action] for action in advice.path],
        "label": wire(coach.way(advice.path, game)),
        "worlds": advice.worlds,
        "chance": round(advice.chance, 3),
        "standing": wire(coach.standing(advice.lead, advice.other)) if advice.worlds else None,
        "reasons": [
            coach.difference(why.thing, coach.reason(why.thing, why.own, why.other, why.worlds, advice.other))
            for why in advice.reasons
        ],
    }


def obstacle(table: Table, seat: int) -> str:
    """Why a seat gets no hints here, or now; empty where it does."""
    live = table.playing()
    if not table.options.hints and table.seats.people() - {table.seats[seat].holder}:
        return "people"
    if teaching.lesson_of(table) is not None:
        return "lesson"
    if puzzling.puzzle_of(table) is not None:
        return "puzzle"
    if table.paused:
        return "paused"
    return "" if live.asked == seat and table.seats[seat].kind == "human" else "turn"
