"""Specimens: troops in the axolotl tanks, and what is paid with them (IM-18 to IM-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.prices import SPECIMEN
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import RECRUITS, SUPPLY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


class Specimen(Node):
    """Put troops of the supply into the axolotl tanks, as many as it has (IM-18)."""

    picture = "specimen:{n}"
    price = SPECIMEN
    pure = True
    gives: i64 = SUPPLY
    minds: i64 = RECRUITS | SUPPLY

    def __init__(self, n: i64 = 1) -> None:
        self.n = n
        self.drafts = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        seat = g.acts_for(f.seat)
        player = g.players[seat]
        n = min(self.n, player.supply)
        if n > 0:
            player.supply -= n
            player.specimens += n
            note(g, "specimen", seat, f.source, n)
        return None


def spend_specimens(g: GameState, seat: i64, n: i64, source: i64) -> None:
    """Specimens go back to their owner's supply (IM-19)."""
    seat = g.acts_for(seat)
    player = g.players[seat]
    player.specimens -= n
    player.supply += n
    note(g, "spend_specimens", seat, source, n)


def specimen_obstacle(g: GameState, seat: i64, n: i64) -> Reason | None:
    """Why the seat cannot spend so many specimens."""
    have = g.army(seat).specimens
    return None if have >= n else Reason("no_units", "specimens", have, n)


class PaySpecimens(Node):
    """Specimens, as a cost."""

    picture = "specimen:-{n}"
    price = -SPECIMEN
    gives: i64 = SUPPLY

    def __init__(self, n: i64) -> None:
        self.n = n

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        spend_specimens(g, f.seat, self.n, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return specimen_obstacle(g, seat, self.n)


def return_obstacle(g: GameState, seat: i64) -> Reason | None:
    """Why no specimen can be returned to the supply now: it is done where the supply might not do (IM-19, IM-75).

    With a supply that holds as many troops as any effect takes, nothing is lost by waiting until after that.
    """
    army = g.army(seat)
    if army.specimens == 0:
        return Reason("no_units", "specimens", 0, 1)
    if army.supply >= g.rules.most_drafted:
        return Reason("condition", "supply_suffices", army.supply, g.rules.most_drafted)
    return None
