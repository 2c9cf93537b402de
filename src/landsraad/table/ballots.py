"""Votes: of those who are here about a seat whose person is away, shall the computer play for it? Of all people, shall
everybody be allowed to ask for hints?"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from landsraad.table.table import Table

AWAY: Final = 15.0  # seconds until others may act for somebody who is not here: who reloads a page is not away


@dataclass
class Ballot:
    """Who wants the computer to play for somebody, at the decision for which all wait."""

    decision: int
    voters: set[str] = field(default_factory=set, repr=False)


@dataclass
class HintBallot:
    """Who of the people at a table is for hints; it ends when others sit there."""

    people: set[str] = field(repr=False)
    voters: set[str] = field(default_factory=set, repr=False)

    @property
    def agreed(self) -> bool:
        """Are all of them for it?"""
        return self.voters == self.people


def ballot_of(table: Table, number: int) -> Ballot | None:
    """The vote about a seat that is going on: it ends with the decision for which all wait."""
    ballot = table.ballots.get(number)
    return ballot if ballot is not None and table.live is not None and ballot.decision == table.live.n else None


def hint_ballot_of(table: Table) -> HintBallot | None:
    """The vote about hints that is going on."""
    ballot = table.hint_ballot
    return ballot if ballot is not None and ballot.people == table.seats.people() else None


def needed(table: Table, number: int) -> int:
    """How many votes decide about a seat: more than half of the others who are here."""
    away = table.seats[number].holder
    here = [one for one in table.seats.players() if one != away and table.audience.away(one) < AWAY]
    return len(here) // 2 + 1
