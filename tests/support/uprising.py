"""What the tests of Uprising set up alike: a table on which nothing happens by itself."""

from __future__ import annotations

from typing import Any, Final

from tests.support.table import Table, given, seat

WAITING: Final = seat(hand=["diplomacy"])  # an opponent who has still something to do, so that the table waits
KEEPER: Final = "weirding_combat"  # an Intrigue card that no turn can play, and that keeps a turn open to its end
DULL_ROW: Final = ["long_live_the_fighters"] * 5


def uprising(**more: Any) -> Table:
    """A table of Uprising."""
    more.setdefault("B", WAITING)
    more.setdefault("boxes", ("uprising",))
    more.setdefault("row", DULL_ROW)
    return given(**more)


def solo(*cards: str, rival: seat | None = None, **more: Any) -> Table:
    """A solo game: House Hagal cards, the top one last, for the turn of the Rival B, who has one Agent left."""
    mine = rival or seat(garrison=0)
    mine.agents = 1 if mine.agents is None else mine.agents
    more.setdefault("A", WAITING)
    more.setdefault("C", seat(agents=0))
    return uprising(persons=1, turn="B", hagal_deck=list(cards), B=mine, **more)


def played(card: str, mine: seat | None = None, **more: Any) -> Table:
    """A has played a card and chooses where the Agent goes; an Intrigue card keeps the turn open."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    mine.intrigue = [*mine.intrigue, KEEPER]
    return uprising(A=mine, **more).play(card)


def sent(card: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A has sent an Agent with a card."""
    return played(card, mine, **more).to(space).plain()


def revealed(*hand: str, mine: seat | None = None, **more: Any) -> Table:
    """A's Reveal turn; an Intrigue card keeps it open."""
    mine = mine or seat()
    mine.hand = list(hand)
    mine.intrigue = [*mine.intrigue, KEEPER]
    return uprising(A=mine, **more).reveal().plain()


def side(table: Table) -> str:
    """The side of A's sheet that is up."""
    leader = table.A.state.leader
    assert leader is not None
    return leader.id
