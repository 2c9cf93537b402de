"""What a Rival has: Influence and Alliances, resources, Victory Points. The first layer of the state machine."""

from __future__ import annotations

from landsraad.companion.errors import CompanionError
from landsraad.companion.facts import Facts
from landsraad.companion.state import NO_RIVAL, Ask, Event, Rival, Setup, State, Turn, level_of, tiles_of
from landsraad.companion.tiles import Amounts, TileFacts
from landsraad.content.base.hagal import ONE_PERSON


class Ledger:
    """A state that is being changed, and what has happened to it.

    Each thing to do is a step: a method `_step_NAME`, named in `s.todo` with its arguments behind colons.
    """

    def __init__(self, known: Facts, setup: Setup, state: State) -> None:
        self.known = known
        self.setup = setup
        self.s = state
        self.events: list[Event] = []

    def _note(self, kind: str, rival: int = NO_RIVAL, what: str = "", n: int = 0) -> None:
        self.events.append(Event(kind, rival, what, n))

    def _rival(self, number: int) -> Rival:
        return self.s.rivals[number - 1]

    def _turn(self) -> Turn:
        assert self.s.turn is not None
        return self.s.turn

    def _settle(self, answer: str) -> Ask:
        """The question, settled by one of the answers that it offers."""
        ask = self.s.ask
        assert ask is not None
        if answer not in ask.among:
            raise CompanionError("not_among", what=answer)
        self.s.ask = None
        return ask

    def _next(self, *steps: str) -> None:
        """Carry these steps out before all others."""
        self.s.todo[:0] = steps

    def _owned(self, number: int) -> list[TileFacts]:
        """The tiles that a Rival has."""
        return tiles_of(self.known, self.s, number)

    @property
    def _solo(self) -> bool:
        return self.setup.players == ONE_PERSON

    @property
    def _is_last_level(self) -> bool:
        return self.known.levels[self.s.round - 1] == self.known.last_level

    @property
    def _is_careful(self) -> bool:
        """Do Rivals that lead hold back in this round (B-211)?"""
        level = level_of(self.known, self.setup)
        return level is not None and level.careful and not self._is_last_level

    # Influence

    def _gain_influence(self, number: int, faction: str, n: int) -> None:
        """Move up: the VP at 2, no bonus at 4, the Alliance (B-172, B-202)."""
        rival = self._rival(number)
        old = rival.influence[faction]
        new = min(self.known.top, old + n)
        if new == old:
            self._note("top", number, faction, new)
            return
        rival.influence[faction] = new
        self._note("influence", number, faction, new)
        if old < self.known.vp_at <= new:
            self._score(number, 1)
        holder = self.s.alliances[faction]
        if new < self.known.alliance_at or holder == number:
            return
        if holder == NO_RIVAL:
            self.s.ask = Ask("alliance", number, faction)
        elif new > self._rival(holder).influence[faction]:
            self._give_alliance(number, faction)

    def _lose_influence(self, number: int, faction: str, n: int) -> None:
        rival = self._rival(number)
        old = rival.influence[faction]
        new = max(0, old - n)
        if new == old:
            raise CompanionError("too_few", what=faction, n=old)
        rival.influence[faction] = new
        self._note("influence", number, faction, new)
        if new < self.known.vp_at <= old:
            self._score(number, -1)
        if self.s.alliances[faction] == number:
            self._pass_alliance(number, faction)

    def _pass_alliance(self, number: int, faction: str) -> None:
        """Its holder has less Influence now: another Rival may take it, or nobody holds it."""
        own = self._rival(number).influence[faction]
        for heir, other in enumerate(self.s.rivals, start=1):
            theirs = other.influence[faction]
            if heir != number and theirs > own and theirs >= self.known.alliance_at:
                self.s.ask = Ask("alliance", heir, faction)
                return
        if own < self.known.alliance_at:
            self._give_alliance(NO_RIVAL, faction)

    def _give_alliance(self, number: int, faction: str) -> None:
        """The token goes to a Rival, or away from one, and its VP with it (B-88, B-89)."""
        holder = self.s.alliances[faction]
        self.s.alliances[faction] = number
        if holder != NO_RIVAL:
            self._note("alliance_lost", holder, faction)
            self._score(holder, -1)
        if number != NO_RIVAL:
            self._note("alliance", number, faction)
            self._score(number, 1)

    def _step_raise(self) -> None:
        """1 Influence where the Rival has least; people choose among equals (B-208)."""
        turn = self._turn()
        influence = self._rival(turn.rival).influence
        left = [faction for faction in self.known.factions if faction not in turn.raised]
        least = min(influence[faction] for faction in left)
        among = [faction for faction in left if influence[faction] == least]
        if len(among) == 1:
            self._raise(among[0])
        else:
            self.s.ask = Ask("raise", turn.rival, among=among)

    def _raise(self, faction: str) -> None:
        turn = self._turn()
        turn.raised.append(faction)
        self._gain_influence(turn.rival, faction, 1)

    # Resources and Victory Points

    def _score(self, number: int, n: int) -> None:
        """Victory Points; House Hagal of the two-player game scores none (B-188)."""
        if self._solo and n != 0:
            self._rival(number).vp += n
            self._note("vp", number, n=n)

    def _gain(self, number: int, what: str, n: int) -> None:
        """Resources from the bank, or back to it where `n` is below 0."""
        rival = self._rival(number)
        setattr(rival, what, getattr(rival, what) + n)
        if n > 0:
            self._note("gain", number, what, n)
        elif n < 0:
            self._note("lose", number, what, -n)
        self._exchange(number, what)

    def _gain_all(self, number: int, amounts: Amounts) -> None:
        for what, n in amounts.items():
            self._gain(number, what, n)

    def _exchange(self, number: int, what: str) -> None:
        """Each full set is exchanged at once (B-206); spice is saved for tiles before the last Conflicts (R-337)."""
        if what == "spice" and self.known.tiles and not self._is_last_level:
            return
        rival = self._rival(number)
        size = self.known.exchange[what]
        while getattr(rival, what) >= size:
            setattr(rival, what, getattr(rival, what) - size)
            self._note("exchange", number, what, size)
            self._score(number, 1)

    def _can_pay(self, number: int, price: Amounts) -> bool:
        return all(getattr(self._rival(number), what) >= n for what, n in price.items())

    def _pay(self, number: int, price: Amounts) -> None:
        rival = self._rival(number)
        for what, n in price.items():
            if n > 0:
                setattr(rival, what, getattr(rival, what) - n)
                self._note("pay", number, what, n)
