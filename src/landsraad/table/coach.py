"""Hints for the seat that is asked, at tables without other people: the best ways to go on (bots/coach.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landsraad import View
from landsraad.bots.coach import Advice, advise
from landsraad.table import teaching
from landsraad.text import coach
from landsraad.text.said import wire

if TYPE_CHECKING:
    from landsraad.table.table import Table


def ways(view: View) -> list[dict[str, Any]]:
    """The best ways to go on, the best first, as data (docs/messages.md, `hint`)."""
    texts = view.state.rules.actions.texts
    return [_way(advice, texts) for advice in advise(view)]


def _way(advice: Advice, texts: list[str]) -> dict[str, Any]:
    return {
        "actions": [texts[action] for action in advice.path],
        "worlds": advice.worlds,
        "chance": round(advice.chance, 3),
        "lead": round(advice.lead, 3),
        "reasons": [wire(coach.reason(why.thing, why.own, why.other, why.worlds)) for why in advice.reasons],
    }


def obstacle(table: Table, seat: int) -> str:
    """Why a seat gets no hints here, or now; empty where it does."""
    live = table.playing()
    if any(other.holder and other.holder != table.seats[seat].holder for other in table.seats):
        return "people"
    if teaching.lesson_of(table) is not None:
        return "lesson"
    if table.paused:
        return "paused"
    return "" if live.asked == seat and table.seats[seat].kind == "human" else "turn"
