"""What a call says, in its owner's language: the table, the seat, what is asked. Never what only a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from landsraad.text.messages import messages

PARTS: Final = ("away",)
MOST_NAMES: Final = 5


@dataclass(frozen=True)
class Call:
    """A call, ready to be sent.

    kind   `turn`, `reminder`, `over`, `invited`, `test`, or `confirm`: whoever gets it is to say that they want calls
    link   where it leads; stop: where calls by this way are stopped, with one press (empty for `confirm`)
    """

    kind: str
    table: str
    title: str
    text: str
    link: str
    stop: str = ""
    stop_words: str = ""

    @property
    def whole(self) -> str:
        """All of it as text."""
        lines = [self.title, self.text, self.link]
        if self.stop:
            lines += ["", f"{self.stop_words}: {self.stop}"]
        return "\n".join(lines)


@dataclass(frozen=True)
class Place:
    """At which table, and which seat of it. `names`: of the people and opponents there, by seat."""

    table: str
    seat: int
    names: Sequence[str] = ()

    @property
    def others(self) -> str:
        """Who else sits there."""
        named = [name for seat, name in enumerate(self.names) if seat != self.seat and name]
        return ", ".join(named[:MOST_NAMES])


def say(kind: str, language: str, place: Place, link: str, stop: str, ask: str = "", round: int = 0) -> Call:
    """A call. `ask`: the kind of the decision that is waited for (everybody at the table may know it)."""
    words = messages(language, PARTS)
    where = words.say("away-table", names=place.others) if place.others else words.say("away-table-alone")
    asked = messages(language).say(f"ask-{ask}") if ask else ""
    return Call(
        kind,
        place.table,
        words.say(f"away-{kind}", table=where),
        words.say(f"away-{kind}.text", seat=place.seat + 1, round=round, ask=asked),
        link,
        stop,
        words.say("away-stop"),
    )
