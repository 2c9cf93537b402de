"""Why something cannot be done: a code and its numbers. The texts are in text/*.ftl (`why-...`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(acyclic=True)
class Reason:
    """Why something cannot be done; `str(reason)` is `code: what, have ..., need ...`.

    code  occupied, no_agent, no_icon, no_card, card_first, cost, influence, already_seated, already_trained, forbidden,
          no_units, persuasion, limit, not_now, once, condition, not_held, post
    what  what it is about: a resource, a faction, an Agent icon, a condition, a card; may be empty. Of `not_now` the
          moment at which it is possible
    have  how much there is, need: how much it takes; -1 where the code has no numbers
    """

    __slots__ = ("code", "have", "need", "what")

    def __init__(self, code: str, what: str = "", have: i64 = -1, need: i64 = -1) -> None:
        self.code = code
        self.what = what
        self.have = have
        self.need = need

    def __str__(self) -> str:
        details = [self.what] if self.what else []
        if self.need >= 0:
            details += [f"have {self.have}", f"need {self.need}"]
        return f"{self.code}: {', '.join(details)}" if details else self.code


def unasked() -> Reason:
    """It is chosen only while an effect asks for it."""
    return Reason("not_now", "asked")
