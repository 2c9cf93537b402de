"""Zones are tuples of card numbers; these are the few things that are done to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def without(zone: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """The zone less one copy of a card that is in it."""
    i = zone.index(card)
    return zone[:i] + zone[i + 1 :]


def replaced(zone: tuple[int, ...], i: i64, value: i64) -> tuple[int, ...]:
    """The tuple with another number at one place."""
    changed = list(zone)
    changed[i] = value
    return tuple(changed)


def distinct(zone: tuple[int, ...]) -> list[int]:
    """Each card of the zone once, in the zone's order."""
    seen: list[int] = []
    for card in zone:
        if card not in seen:
            seen.append(card)
    return seen
