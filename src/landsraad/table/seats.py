"""The seats of a table: who holds them, and who of them is the host."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from landsraad.bots import USUAL_BOT
from landsraad.names import distinct
from landsraad.table.refusals import Refused
from landsraad.table.storage import Row

BOT_NAMES: Final = ("Azhar", "Noor", "Ilyas", "Sabra", "Kasim", "Tamar")  # as many as a table has seats at most


@dataclass(frozen=True)
class Seat:
    """A seat: `open`, or held by a person (`holder`: the hash of their secret) or an opponent.

    since   when its holder sat down (seconds since 1970)

    An opponent with a holder stands in for that person, who can take the seat back at any time.
    """

    kind: str = "open"
    name: str = ""
    bot: str = USUAL_BOT
    holder: str = field(default="", repr=False)
    ready: bool = False
    since: float = 0.0

    @property
    def stands_in(self) -> bool:
        """Does the computer play here for a person who may come back?"""
        return self.kind == "bot" and bool(self.holder)

    def row(self, seat: int) -> Row:
        """As it is stored."""
        return {
            "seat": seat,
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "holder": self.holder,
            "ready": self.ready,
            "since": self.since,
        }

    @classmethod
    def of(cls, row: Row) -> Seat:
        """The seat that is stored."""
        return cls(row["kind"], row["name"], row["bot"], row["holder"], row["ready"], row["since"])


class Seats:
    """All seats of a table, by number.

    host  who may give orders (the hash of their secret); it may be somebody who only watches
    left  by seat: who held it before the present holder, as far as the memory goes
    """

    def __init__(self, seats: Iterable[Seat], host: str) -> None:
        self._seats = list(seats)
        self.host = host
        self.left: dict[int, str] = {}

    def __getitem__(self, number: int) -> Seat:
        return self._seats[number]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    def at(self, number: int) -> Seat:
        """The seat with a number that somebody names. Raises Refused where the table has none."""
        if not 0 <= number < len(self._seats):
            raise Refused("no_such_seat", f"the table has no seat {number}")
        return self._seats[number]

    def put(self, number: int, seat: Seat) -> None:
        """A seat is held in another way, or by somebody else."""
        before = self._seats[number].holder
        if before != seat.holder:
            self.left[number] = before
        self._seats[number] = seat

    def with_seat(self, number: int, seat: Seat) -> Seats:
        """What `put` would make of them."""
        return Seats((seat if n == number else one for n, one in enumerate(self._seats)), self.host)

    def of(self, holder: str) -> list[int]:
        """The seats that a browser holds."""
        return [n for n, seat in enumerate(self._seats) if holder and seat.holder == holder]

    def is_host(self, holder: str) -> bool:
        """Is this the host?"""
        return bool(holder) and holder == self.host

    def knows(self, holder: str) -> bool:
        """Is this the host, or somebody with a seat?"""
        return self.is_host(holder) or bool(self.of(holder))

    def players(self) -> dict[str, float]:
        """The people who play, and since when they sit."""
        playing: dict[str, float] = {}
        for seat in self._seats:
            if seat.kind == "human":
                playing[seat.holder] = min(seat.since, playing.get(seat.holder, seat.since))
        return playing

    def people(self) -> set[str]:
        """All people with a seat, also those for whom the computer stands in."""
        return {seat.holder for seat in self._seats if seat.holder}

    def others(self, seat: int) -> set[int]:
        """The seats of other people than the one at a seat."""
        mine = self._seats[seat].holder
        return {n for n, other in enumerate(self._seats) if other.kind == "human" and other.holder != mine}

    def names(self) -> list[str]:
        """By seat, what its holder is called."""
        return [seat.name for seat in self._seats]


def bot_name(taken: Iterable[str]) -> str:
    """A name for an opponent that nobody at the table has."""
    known = list(taken)
    return next((name for name in BOT_NAMES if distinct(name, known) == name), BOT_NAMES[0])


def named_apart(seats: list[Seat], first: int | None = None) -> list[Seat]:
    """The seats, with a name for each opponent, and for everybody one of their own.

    Who comes first keeps theirs: the seat `first`, then people, then opponents. Who sits at several seats may have one
    name at all of them.
    """
    named = list(seats)
    done: list[Seat] = []
    for n in sorted(range(len(seats)), key=lambda n: (n != first, seats[n].kind != "human")):
        seat = seats[n]
        if seat.kind != "open":
            mine = (seat.holder, seat.name) if seat.holder else None
            taken = [one.name for one in done if (one.holder, one.name) != mine]
            named[n] = replace(seat, name=distinct(seat.name or bot_name(taken), taken))
            done.append(named[n])
    return named
