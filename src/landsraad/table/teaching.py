"""A table at which a lesson is played: where the lesson stands, what it says, lets through and has the others do.

All of it follows from the actions that stand, and from how many steps have been read (Options.lesson_read): so a lesson
can be taken back, left and resumed like any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from landsraad import View
from landsraad.lessons import LESSONS, Lesson
from landsraad.table.live import LiveGame
from landsraad.table.refusals import Refused
from landsraad.text.said import Said, wire

if TYPE_CHECKING:
    from landsraad.table.table import Table


def lesson_of(table: Table) -> Lesson | None:
    """The lesson that goes on here; None where there is none, or not any more: newer rules have taken the game over."""
    lesson = LESSONS.get(table.options.lesson)
    if lesson is None or table.live is None or table.base:
        return None
    return lesson if step_of(table, lesson) < len(lesson.steps) else None


def step_of(table: Table, lesson: Lesson) -> int:
    """The number of its present step."""
    return lesson.at(_taken(table.playing(), lesson, lesson.seat), table.options.lesson_read)


def _taken(live: LiveGame, lesson: Lesson, seat: int) -> list[str]:
    """What a seat has done since the lesson began."""
    begun = len(lesson.begun)
    done = zip(live.game.history[begun:], live.deciders[begun:], strict=True)
    return [action for action, decider in done if decider == seat]


def shown(table: Table, viewer: int) -> dict[str, Any] | None:
    """`lesson` for a seat (docs/messages.md); None for all but the learner."""
    lesson = lesson_of(table)
    if lesson is None or viewer != lesson.seat:
        return None
    number = step_of(table, lesson)
    step = lesson.steps[number]
    game = table.playing().game
    view = View(game, viewer)
    said = Said(f"lesson-{lesson.id}-{step.id}", **step.values(view)) if step.due(view) else None
    places = [] if said is None else [place.partition("/") for place in step.places(game.legal_actions())]
    return {
        "id": lesson.id,
        "step": number,
        "steps": len(lesson.steps),
        "said": None if said is None else wire(said),
        "look": [{"kind": kind, "id": id} for kind, _, id in places],
        "moves": list(step.moves),
    }


def check(table: Table, seat: int, actions: list[str]) -> None:
    """Raises Refused where a lesson goes on that has something else to be done now."""
    lesson = lesson_of(table)
    if lesson is None or seat != lesson.seat:
        return
    ahead = lesson.to_do(step_of(table, lesson))
    if ahead == len(lesson.steps):
        return
    step = lesson.steps[ahead]
    early = step.moves[-1] in actions and not set(step.owes(table.playing().game.legal_actions())) <= set(actions)
    if early or not all(step.takes(action) for action in actions):
        raise Refused("lesson", f"the lesson shows something else: {', '.join(step.moves)}")


def holds(table: Table) -> bool:
    """Do the others wait until the learner has read something?"""
    lesson = lesson_of(table)
    if lesson is None:
        return False
    step = lesson.steps[step_of(table, lesson)]
    return not step.moves and step.due(View(table.playing().game, lesson.seat))


def next_move(table: Table, seat: int) -> str | None:
    """What the lesson has a seat do; None where an opponent chooses."""
    lesson = lesson_of(table)
    if lesson is None:
        return None
    live = table.playing()
    line = lesson.others.get(seat, ())
    done = len(_taken(live, lesson, seat))
    if done < len(line) and line[done] in live.game.legal_actions():
        return line[done]
    return None
