"""Lessons, played at real tables: one file a lesson.

`table/teaching.py` holds them; CONTRIBUTING.md says how to add one.
"""

from __future__ import annotations

from typing import Final

from landsraad.lessons.first_round import LESSON as FIRST_ROUND
from landsraad.lessons.growing import LESSON as GROWING
from landsraad.lessons.house_hagal import LESSON as HOUSE_HAGAL
from landsraad.lessons.immortality import LESSON as IMMORTALITY
from landsraad.lessons.lesson import PLACE_KINDS, Lesson, PlaceKind, Step
from landsraad.lessons.rise_of_ix import LESSON as RISE_OF_IX
from landsraad.lessons.uprising import LESSON as OF_UPRISING
from landsraad.lessons.winning import LESSON as WINNING

# In the order in which they are offered.
LESSONS: Final[dict[str, Lesson]] = {
    lesson.id: lesson for lesson in (FIRST_ROUND, GROWING, WINNING, RISE_OF_IX, OF_UPRISING, IMMORTALITY, HOUSE_HAGAL)
}

__all__ = ["LESSONS", "PLACE_KINDS", "Lesson", "PlaceKind", "Step"]
