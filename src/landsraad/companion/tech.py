"""Tech tiles of the Rivals (R-336). People see which tiles lie open; the companion knows what a Rival can pay."""

from __future__ import annotations

from typing import Final

from landsraad.companion.errors import CompanionError
from landsraad.companion.state import NO_RIVAL, Ask
from landsraad.companion.tiles import FinalFacts, Gains, TileFacts
from landsraad.companion.units import Units

NO_TILE: Final = "none"


class Tech(Units):
    """Buys tiles, uses them, counts them at the end."""

    # Buying

    def _step_buy(self, discount: str) -> None:
        """Ask for the first open one of the tiles that can be paid, the dearest first."""
        turn = self._turn()
        rival = self._rival(turn.rival)
        turn.discount = int(discount)
        purse = rival.spice + rival.negotiators
        tiles = [tile for tile in self.known.tiles if tile.id not in self.s.tiles and self._price(tile) <= purse]
        if tiles:
            dearest_first = sorted(tiles, key=lambda tile: -tile.cost)
            self.s.ask = Ask("tile", turn.rival, among=[*(tile.id for tile in dearest_first), NO_TILE])

    def _price(self, tile: TileFacts) -> int:
        return max(0, tile.cost - self._turn().discount)

    def _do_tile(self, id: str) -> None:
        ask = self._settle(id)
        if id == NO_TILE:
            return
        if self.s.todo[:1] == ["negotiate"]:
            self.s.todo.pop(0)
        self._buy(ask.rival, self.known.tile(id))

    def _buy(self, number: int, tile: TileFacts) -> None:
        """Pay with spice, and with negotiators what is missing."""
        rival = self._rival(number)
        price = self._price(tile)
        negotiators = max(0, price - rival.spice)
        if negotiators > 0:
            rival.negotiators -= negotiators
            rival.supply += negotiators
            self._note("call_back", number, n=negotiators)
        self._pay(number, {"spice": price - negotiators})
        self.s.tiles[tile.id] = number
        self._note("tile", number, tile.id)
        self._give(tile.acquired)

    def _step_negotiate(self) -> None:
        number = self._turn().rival
        rival = self._rival(number)
        if rival.supply > 0:
            rival.supply -= 1
            rival.negotiators += 1
            self._note("negotiate", number, n=1)

    def _give(self, gains: Gains) -> None:
        turn = self._turn()
        self._gain_all(turn.rival, gains.resources)
        self._score(turn.rival, gains.vp)
        self._recruit(gains.troops)
        turn.raised = []
        self._next(*["raise"] * gains.factions)

    # Using

    def _step_tiles(self) -> None:
        """What the Rival does with its tiles in its turn, wherever it can pay for it, one after the other."""
        number = self._turn().rival
        for tile in self._owned(number):
            if tile.trash_pay and self._can_pay(number, tile.trash_pay):
                self._next("tiles")
                self._pay(number, tile.trash_pay)
                self.s.tiles[tile.id] = NO_RIVAL
                self._note("tile_trashed", number, tile.id)
                self._give(tile.trashed)
                return
            if self._may_turn(number, tile):
                if tile.use == "combat" and self._asks_strength("tiles"):
                    return
                if tile.use == "turn" or not self._holds_back():
                    self._next("tiles")
                    self._turn_over(number, tile)
                    self._pay(number, tile.pay)
                    self._give(tile.used)
                    return

    def _may_turn(self, number: int, tile: TileFacts) -> bool:
        """Is this the turn for it? Whether the Rival stays at home is another question."""
        if tile.id in self.s.turned or not self._can_pay(number, tile.pay):
            return False
        if tile.use == "combat":
            is_combat = self.known.space(self._turn().space).combat
            return is_combat and self._rival(number).supply >= self.known.fleet
        return tile.use == "turn"

    def _turn_over(self, number: int, tile: TileFacts) -> None:
        self.s.turned.append(tile.id)
        self._note("tile_turned", number, tile.id)

    # Keeping them right

    def _do_own(self, number: int, id: str) -> None:
        """People put right who has a tile; with 0 it is out of the game."""
        if not self._solo:
            raise CompanionError("gains_nothing")
        if self.s.tiles.get(id) == number:
            raise CompanionError("holds_already", what=id)
        self.s.tiles[id] = number
        self._note("tile_gone" if number == NO_RIVAL else "tile", number, id)

    def _tiles_at_round_start(self) -> None:
        self.s.turned = []
        for number in range(1, len(self.s.rivals) + 1):
            for tile in self._owned(number):
                self._gain_all(number, tile.each_round)

    def _do_finish(self) -> None:
        """The game is over: count what the tiles score."""
        if not self._solo:
            raise CompanionError("gains_nothing")
        if self.s.finished:
            raise CompanionError("finished")
        self.s.finished = True
        self._note("finish")
        for number in range(1, len(self.s.rivals) + 1):
            for tile in self._owned(number):
                vp = self._final(number, tile.final)
                if vp > 0:
                    self._note("tile_counts", number, tile.id, vp)
                    self._score(number, vp)
                if tile.wins_ties:
                    self._note("wins_ties", number, tile.id)

    def _final(self, number: int, final: FinalFacts) -> int:
        influence = self._rival(number).influence.values()
        everywhere = all(n >= final.at for n in influence)
        return final.vp + (final.vp_all if everywhere else 0) + final.vp_each * sum(n < final.below for n in influence)
