"""What the tests of the six-player game set up alike: a table on which nothing happens by itself."""

from __future__ import annotations

from typing import Any, Final

from tests.support.table import Table, given, seat
from tests.support.uprising import DULL_ROW, KEEPER

BOXES: Final = ("uprising", "choam")


def six(**more: Any) -> Table:
    """A table of six; whoever is not mentioned has still something to do."""
    for name in "ABCDEF":
        more.setdefault(name, seat(hand=["diplomacy"] if name in "BCEF" else ["signet_ring"]))
    more.setdefault("boxes", BOXES)
    more.setdefault("row", DULL_ROW)
    return given(players=6, **more)


def acting(ally: str, mine: seat, **more: Any) -> Table:
    """The turn of a Commander who has activated an Ally; an Intrigue card keeps it open."""
    commander = "A" if ally in "CE" else "D"
    mine.intrigue = [*mine.intrigue, KEEPER]
    table = six(turn=commander, first=commander, **{commander: mine}, **more)
    return table.choose(f"activate:{'ABCDEF'.index(ally) + 1}")


def sent(ally: str, card: str, space: str, mine: seat | None = None, **more: Any) -> Table:
    """A Commander who acts for an Ally has sent an Agent with a card, and what comes by itself has come."""
    mine = mine or seat()
    mine.hand = [card, *mine.hand]
    return acting(ally, mine, **more).play(card).to(space).plain()


def revealed(ally: str, *hand: str, mine: seat | None = None, **more: Any) -> Table:
    """The Reveal turn of a Commander who acts for an Ally."""
    mine = mine or seat()
    mine.hand = list(hand)
    return acting(ally, mine, **more).reveal().plain()
