"""Observations as NumPy arrays, and the spaces that they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from landsraad.engine.game import Game, seat_of, state_of
from landsraad.engine.state.state import GameState
from landsraad.engine.view import View
from landsraad.envs.observers import observer

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from landsraad.sight.layout import Layout
    from landsraad.sight.observer import Observer

    Numbers = NDArray[np.uint8]
    Mask = NDArray[np.int8]


def observe(seen: View | Game | GameState, seat: SupportsIndex | None = None) -> Numbers:
    """What a seat sees, as an array of `layout_of(setup).size` bytes.

    seen  a view, or a game or its state
    seat  that looks on; of a view none: it is the view's own
    Raises ValueError where the game has no such seat.
    """
    if isinstance(seen, View):
        return _written(seen.state, seen.seat, seen.hidden_cards)
    g = state_of(seen)
    number = seat_of(g, -1 if seat is None else seat)
    return _written(g, number, None)


def _written(g: GameState, seat: int, hidden_cards: list[tuple[int, ...]] | None) -> Numbers:
    if seat < 0:
        raise ValueError("an observation is that of a seat: name one")
    writer = observer(g.rules, len(g.players))
    into = bytearray(writer.size)
    writer.write(g, seat, into, 0, hidden_cards)
    return np.frombuffer(into, np.uint8)


def written(writer: Observer, g: GameState, seat: int) -> Numbers:
    """What a seat sees of the true state, in an array of its own."""
    into = bytearray(writer.size)
    writer.write(g, seat, into, 0)
    return np.frombuffer(into, np.uint8)


def segments(numbers: NDArray[Any], layout: Layout) -> dict[str, NDArray[Any]]:
    """The segments of an observation by name: parts of the same array. The last axis is that of the layout."""
    return {
        segment.name: numbers[..., segment.start : segment.start + len(segment.entries)] for segment in layout.segments
    }


def high(layout: Layout) -> Numbers:
    """The highest value of each place, to scale with."""
    return np.frombuffer(layout.high(), np.uint8)


def mask_of(actions: int, options: list[int]) -> Mask:
    """1 for each action that can be taken."""
    mask = np.zeros(actions, np.int8)
    mask[options] = 1
    return mask
