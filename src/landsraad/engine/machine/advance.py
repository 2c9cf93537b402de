"""The machine: run what is on the stack until somebody has to choose, and take a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.machine.node import Frame
    from landsraad.engine.state.state import GameState


def advance(g: GameState) -> None:
    """Run the game up to the next decision or to its end. A single choice is taken by itself, but see below."""
    while g.stack:
        frame = g.stack.pop()
        options = frame.node.run(g, frame)
        if options is None:
            continue
        if len(options) == 1 and not is_asked_alone(g, frame):
            frame.node.answer(g, frame, options[0])
            continue
        g.stack.append(frame)
        g.options = options
        return
    g.options = []


def is_asked_alone(g: GameState, frame: Frame) -> bool:
    """Is the only choice of a decision asked all the same: not to tell what a seat hides, or since people end turns?"""
    if frame.node.ends_turn and g.asks_ends:
        return True
    return frame.node.discreet and frame.node.hides(g, frame)


def take(g: GameState, action: i64) -> None:
    """Take one of the options of the decision that is asked, and run on."""
    frame = g.stack.pop()
    frame.node.answer(g, frame, action)
    advance(g)
