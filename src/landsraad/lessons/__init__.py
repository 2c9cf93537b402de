"""Lessons: at real tables, one file each. `table/teaching.py` holds them; CONTRIBUTING.md says how to add one."""

from __future__ import annotations

from typing import Final

from landsraad.lessons.first_round import LESSON as FIRST_ROUND
from landsraad.lessons.lesson import PLACE_KINDS, Lesson, PlaceKind, Step

# In the order in which they are offered.
LESSONS: Final[dict[str, Lesson]] = {lesson.id: lesson for lesson in (FIRST_ROUND,)}

__all__ = ["LESSONS", "PLACE_KINDS", "Lesson", "PlaceKind", "Step"]
