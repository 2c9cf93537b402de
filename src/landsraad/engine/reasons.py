"""Why something cannot be done: a code and its numbers. The texts are in text/*.ftl (`why-...`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Reason:
    """A reason.

    code  occupied, no_agent, no_icon, cost, influence, already_seated, already_trained, forbidden, no_units,
          supply_empty, deck_empty, persuasion, limit, not_now, once, condition, not_held, not_yours
    what  what it is about: a resource, a faction, a condition, a card; may be empty
    have  how much there is, need: how much it takes; -1 where the code has no numbers
    """

    __slots__ = ("code", "have", "need", "what")

    def __init__(self, code: str, what: str = "", have: i64 = -1, need: i64 = -1) -> None:
        self.code = code
        self.what = what
        self.have = have
        self.need = need

    def __str__(self) -> str:
        about = f" {self.what}" if self.what else ""
        numbers = f", have {self.have}, need {self.need}" if self.need >= 0 else ""
        return f"{self.code}:{about}{numbers}" if about or numbers else self.code


def not_now() -> Reason:
    """It may be possible at another moment."""
    return Reason("not_now")
