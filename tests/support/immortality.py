"""What the tests of Immortality set up alike: a table on which nothing happens by itself."""

from __future__ import annotations

from typing import Any, Final

from tests.support.table import Table, given, seat

WAITING: Final = seat(hand=["diplomacy"])  # an opponent who has still something to do, so that the table waits
KEEPER: Final = "ambush"  # an Intrigue card that no turn can play, and that keeps a turn open to its end
DULL_ROW: Final = ["opulence"] * 5
DULL_TLEILAXU: Final = ["from_the_tanks", "contaminator"]


def immortality(**more: Any) -> Table:
    """A table of the base box with Immortality."""
    more.setdefault("B", WAITING)
    more.setdefault("boxes", ("base", "immortality"))
    more.setdefault("row", DULL_ROW)
    more.setdefault("tleilaxu_row", DULL_TLEILAXU)
    return given(**more)


def holding(*hand: str, mine: seat | None = None, **more: Any) -> Table:
    """A's turn with some cards in hand; an Intrigue card keeps it open."""
    mine = mine or seat()
    mine.hand = [*hand, *mine.hand]
    mine.intrigue = [*mine.intrigue, KEEPER]
    return immortality(A=mine, **more)


def rich(**more: Any) -> seat:
    """Somebody for whom nothing is too dear."""
    more.setdefault("influence", {"fremen": 2})
    return seat(solari=10, spice=10, water=10, **more)


def sent(card: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent with a card, and what comes by itself has come."""
    return holding(card, mine=mine, **more).play(card).to(space).plain()


def pair(card: str, partner: str, mine: seat | None = None, **more: Any) -> Table:
    """A has played two grafted cards and chooses where the Agent goes."""
    return holding(card, partner, mine=mine, **more).play(card).graft(partner)


def grafted(card: str, partner: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent with two grafted cards, and what comes by itself has come."""
    return pair(card, partner, mine, **more).to(space).plain()


def revealed(*hand: str, mine: seat | None = None, **more: Any) -> Table:
    """A's Reveal turn; an Intrigue card keeps it open."""
    return holding(*hand, mine=mine, **more).reveal().plain()


def strength(card: str, mine: seat | None = None) -> int:
    """A's strength after a Reveal turn with a card; a troop is in the Conflict unless told otherwise."""
    return revealed(card, mine=mine or seat(conflict=1)).end_turn().A.strength


def acquired(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A, who has 8 Persuasion, has acquired a card of the Imperium Row."""
    mine = mine or seat()
    more.setdefault("row", [card, *DULL_ROW[1:]])
    return revealed(*["convincing_argument"] * 4, mine=mine, **more).choose(f"buy:{card}").plain()


def cloned(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A, who has six specimens, has acquired a card of the Tleilaxu Row."""
    mine = mine or seat()
    mine.specimens = 6
    more.setdefault("tleilaxu_row", [card, DULL_TLEILAXU[0]])
    return revealed("dagger", mine=mine, **more).clone(card).plain()


def reach(table: Table) -> set[str]:
    """The spaces to which A can send the Agent, or the only one, where it went at once."""
    return set(table.offers("send") or table.A.on)
