"""Troops, dreadnoughts and freighters of the Rivals."""

from __future__ import annotations

from landsraad.companion.errors import CompanionError
from landsraad.companion.facts import ShippingFacts
from landsraad.companion.ledger import Ledger
from landsraad.companion.state import NO_RIVAL, UNTOLD, Ask, Turn, is_fighting, strength


class Units(Ledger):
    """Recruits, deploys, commissions, moves freighters, takes control with dreadnoughts."""

    # Troops

    def _recruit(self, n: int) -> int:
        """Supply to garrison, as many as the supply has; returns how many (B-47)."""
        turn = self._turn()
        rival = self._rival(turn.rival)
        n = min(n, rival.supply)
        if n > 0:
            rival.supply -= n
            rival.garrison += n
            turn.recruited += n
            self._note("recruit", turn.rival, n=n)
        return n

    def _deploy(self, n: int) -> None:
        """Garrison to Conflict."""
        number = self._turn().rival
        self._rival(number).garrison -= n
        self._rival(number).conflict += n
        if n > 0:
            self._note("deploy", number, n=n)

    def _step_deploy(self) -> None:
        """On a Combat space: all troops recruited and up to two units of the garrison (B-174, B-175, R-335)."""
        turn = self._turn()
        rival = self._rival(turn.rival)
        dreadnoughts = min(rival.dreadnoughts["garrison"], self.known.from_garrison)
        troops = min(rival.garrison, turn.recruited + self.known.from_garrison - dreadnoughts)
        if not self.known.space(turn.space).combat or dreadnoughts + troops == 0 or self._asks_strength("deploy"):
            return
        if self._holds_back():
            self._note("hold_back", turn.rival, n=self._lead())
            return
        if dreadnoughts > 0:
            rival.dreadnoughts["garrison"] -= dreadnoughts
            rival.dreadnoughts["conflict"] += dreadnoughts
            self._note("deploy_dreadnought", turn.rival, n=dreadnoughts)
        self._deploy(troops)

    # Staying at home (B-211)

    def _lead(self) -> int:
        """How much strength the Rival has more than the others, as far as theirs is known."""
        turn = self._turn()
        others = [strength(self.known, rival) for i, rival in enumerate(self.s.rivals, start=1) if i != turn.rival]
        return strength(self.known, self._rival(turn.rival)) - max(0, turn.enemy, *others)

    def _holds_back(self) -> bool:
        return self._is_careful and self._lead() >= self.known.careful_lead

    def _asks_strength(self, step: str) -> bool:
        """Ask for the person's strength where staying at home hangs on it; then `step` comes once more."""
        turn = self._turn()
        if turn.enemy != UNTOLD or not self._holds_back():
            return False
        self.s.ask = Ask("strength", turn.rival)
        self._next(step)
        return True

    def _do_strength(self, n: int) -> None:
        if n < 0:
            raise CompanionError("number", what=str(n))
        self.s.ask = None
        self._turn().enemy = n

    # Freighters

    @property
    def _shipping(self) -> ShippingFacts:
        assert self.known.shipping is not None
        return self.known.shipping

    def _do_freighter(self, number: int) -> None:
        self.s.turn = Turn(number)
        self._next("freighter")

    def _step_freighter(self) -> None:
        """Up to the second level, then back to the bottom for the rewards of both (R-333)."""
        turn = self._turn()
        rival = self._rival(turn.rival)
        if rival.freighter < self._shipping.back_at:
            rival.freighter += 1
            self._note("freighter", turn.rival, n=rival.freighter)
            return
        rival.freighter = 0
        self._note("recall", turn.rival)
        turn.raised = []
        self._next("dividends", "load", "raise")

    def _step_dividends(self) -> None:
        self._pay_dividends(self._turn().rival)

    def _do_dividends(self) -> None:
        if not self._solo:
            raise CompanionError("gains_nothing")
        self._pay_dividends(NO_RIVAL)

    def _pay_dividends(self, taker: int) -> None:
        """Dividends of a Rival, or of a person; House Hagal of the two-player game keeps nothing."""
        self._note("dividends", taker, n=self._shipping.others)
        if not self._solo:
            return
        for number in range(1, len(self.s.rivals) + 1):
            self._gain(number, "solari", self._shipping.dividends if number == taker else self._shipping.others)

    def _step_load(self) -> None:
        """The troops of the second level; a tile brings one more and carries all of them to the Conflict."""
        carried = any(tile.transports for tile in self._owned(self._turn().rival))
        recruited = self._recruit(self._shipping.troops + (self._shipping.transported if carried else 0))
        if carried and recruited > 0:
            self._next(f"unload:{recruited}")

    def _step_unload(self, n: str) -> None:
        turn = self._turn()
        if self._asks_strength(f"unload:{n}"):
            return
        if self._holds_back():
            self._note("hold_back", turn.rival, n=self._lead())
            return
        turn.recruited -= int(n)
        self._deploy(int(n))

    # Dreadnoughts

    def _step_commission(self) -> None:
        number = self._turn().rival
        rival = self._rival(number)
        rival.dreadnoughts["supply"] -= 1
        rival.dreadnoughts["garrison"] += 1
        self._note("commission", number, n=1)

    def _do_won(self, number: int) -> None:
        """What winning the Conflict gives besides its reward: tiles, a space for a dreadnought (R-172, R-177)."""
        if self.s.won:
            raise CompanionError("won")
        rival = self._rival(number)
        if not is_fighting(rival):
            raise CompanionError("not_fighting")
        self.s.won = True
        self._note("won", number)
        for tile in self._owned(number):
            self._gain_all(number, tile.won)
        if rival.dreadnoughts["conflict"] == 0:
            return
        if any(tile.scuttles for tile in self._owned(number)):
            rival.dreadnoughts["conflict"] -= 1
            rival.dreadnoughts["supply"] += 1
            self._note("scuttle", number)
            self._score(number, 1)
        else:
            among = [space.id for space in self.known.controlled() if space.id not in self.s.warships]
            self.s.ask = Ask("control", number, among=among)

    def _do_control(self, space: str) -> None:
        ask = self._settle(space)
        self._rival(ask.rival).dreadnoughts["conflict"] -= 1
        self.s.warships[space] = ask.rival
        self.s.new_warship = space
        self._note("warship", ask.rival, space)

    def _units_home(self) -> None:
        """Troops go to supplies, dreadnoughts to garrisons, also from spaces taken in the last round (R-174)."""
        for rival in self.s.rivals:
            rival.supply += rival.conflict
            rival.conflict = rival.swords = 0
            rival.dreadnoughts["garrison"] += rival.dreadnoughts["conflict"]
            rival.dreadnoughts["conflict"] = 0
        for space, number in list(self.s.warships.items()):
            if space != self.s.new_warship:
                del self.s.warships[space]
                self._rival(number).dreadnoughts["garrison"] += 1
                self._note("warship_home", number, space)
        self.s.new_warship = ""
