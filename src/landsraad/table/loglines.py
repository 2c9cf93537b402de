"""Events of the engine as lines of the log: ids instead of numbers. One table, as in text/log.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from landsraad.engine.events import Event
from landsraad.engine.rules import Rules
from landsraad.engine.terms import BATTLE_ICON_NAMES, DECK_TOP, FACTION_NAMES, NOBODY

Meaning = Callable[[Rules, int], Any]


def _card(rules: Rules, number: int) -> str:
    return rules.cards[number].id


def _intrigue(rules: Rules, number: int) -> str:
    return rules.intrigue[number].id


def _space(rules: Rules, number: int) -> str:
    return rules.spaces[number].id


def _conflict(rules: Rules, number: int) -> str:
    return rules.conflicts[number].id


def _hagal(rules: Rules, number: int) -> str:
    return rules.hagal[number].id


def _tech(rules: Rules, number: int) -> str:
    return rules.tech[number].id


def _leader(rules: Rules, number: int) -> str:
    return rules.leaders[number].id


def _post(rules: Rules, number: int) -> str:
    return rules.posts[number].id


def _contract(rules: Rules, number: int) -> str:
    return rules.contracts[number].id


def _battle_icon(rules: Rules, number: int) -> str:
    return BATTLE_ICON_NAMES[number]


def _faction(rules: Rules, number: int) -> str:
    return FACTION_NAMES[number]


def _factions(rules: Rules, bits: int) -> list[str]:
    return [name for i, name in enumerate(FACTION_NAMES) if (bits >> i) & 1]


def _number(rules: Rules, number: int) -> int:
    return number


def _seat(rules: Rules, number: int) -> int | None:
    return None if number == NOBODY else number


def _place_of_card(rules: Rules, place: int) -> str | None:
    return "deck" if place == DECK_TOP else None


# What the number `a` of an event means; of kinds that are not here it is a number.
A: Final[dict[str, Meaning]] = {
    "conflict": _conflict,
    "leader": _leader,
    "token": _faction,
    "snooper": _faction,
    "hagal_card": _hagal,
    "influence": _faction,
    "alliance": _faction,
    "steal_intrigue": _seat,
    "tokens_used": _factions,
    **dict.fromkeys(("play_card", "reveal", "drawn_card", "discard", "trash", "acquire"), _card),
    **dict.fromkeys(("put_on_deck", "take", "set_aside", "look_at_top", "card_ahead", "churn"), _card),
    **dict.fromkeys(("acquire_tech", "flip_tech", "trash_tech"), _tech),
    **dict.fromkeys(("play_intrigue", "drawn_intrigue", "lost_intrigue"), _intrigue),
    **dict.fromkeys(("send_agent", "lift_agent", "control", "control_lost", "mark", "recall"), _space),
    **dict.fromkeys(("bonus_spice", "warship", "infiltrate", "repeat_space"), _space),
    **dict.fromkeys(("place_spy", "recall_spy"), _post),
    **dict.fromkeys(("contract", "contract_done", "keep_contract"), _contract),
    "take_conflict": _conflict,
    "flip": _battle_icon,
    "trash_intrigue": _intrigue,
    "other_side": _leader,
    "return_card": _card,
}
# What the number `b` means; kinds that are not here have none.
B: Final[dict[str, Meaning]] = {
    "influence": _number,
    "alliance": _seat,
    "acquire": _place_of_card,
    "place": _number,
}


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log. `fixed`: from here nothing before it can be taken back."""

    seat: int
    event: str
    source: str
    a: int | str | list[str] | None
    b: int | str | None
    fixed: bool


def log_line(rules: Rules, event: Event, fixed: bool) -> Line:
    """The line of an event."""
    first = A.get(event.kind, _number)(rules, event.a)
    second = B.get(event.kind)
    last = None if second is None else second(rules, event.b)
    return Line(event.seat, event.kind, rules.source_ids[event.source], first, last, fixed)
