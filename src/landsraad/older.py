"""How older records answer newer questions: what the rules that a record was played by did without asking.

A record says what was chosen. Later rules may ask for something that went by itself when the record was made; then the
record has no answer, and the game is led on as it went in those days. Each entry of `ANSWERS` stands for one question
that a version of the rules brought, so that a record of any version is led through all that came after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.engine.game import Game

TAKE_PLAIN: Final = "take_plain"


def plain_effects_at_once(game: Game, recorded: str) -> str | None:
    """Effects without a choice were carried out before anything was asked."""
    legal = game.legal_actions()
    return TAKE_PLAIN if TAKE_PLAIN in legal and recorded != TAKE_PLAIN else None


def lone_choice_unasked(game: Game, recorded: str) -> str | None:
    """A choice of one was made unasked."""
    legal = game.legal_actions()
    return legal[0] if len(legal) == 1 and recorded != legal[0] else None


# The version of the rules that brought a question, and what older ones did at it; None: they asked it too.
ANSWERS: Final[tuple[tuple[int, Callable[[Game, str], str | None]], ...]] = (
    (2, plain_effects_at_once),
    (2, lone_choice_unasked),
)


def lead_on(game: Game, recorded: str, rules: int) -> None:
    """Answer the questions that rules of this version did not ask, until the recorded action is due ("": the end)."""
    while (answer := _answer(game, recorded, rules)) is not None:
        game.play(answer)


def _answer(game: Game, recorded: str, rules: int) -> str | None:
    for since, answer in ANSWERS:
        if rules < since:
            found = answer(game, recorded)
            if found is not None:
                return found
    return None
