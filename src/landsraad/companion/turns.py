"""An Agent turn of a Rival: the cards, the space, and what the card says (B-168)."""

from __future__ import annotations

from landsraad.companion.errors import CompanionError
from landsraad.companion.facts import CardFacts, SignetFacts
from landsraad.companion.state import NO_RIVAL, Ask, Turn, passing_tile
from landsraad.companion.tech import Tech
from landsraad.engine.rng import Rng
from landsraad.engine.terms import FACTION_NAMES, GUILD


class Turns(Tech):
    """Reveals cards, asks whether their spaces are free, carries them out."""

    # The cards

    def _card(self) -> CardFacts:
        """The card of this turn, or its other half where that is used."""
        turn = self._turn()
        card = next(card for card in self.known.cards if card.id == turn.card)
        if not turn.otherwise:
            return card
        assert card.otherwise is not None
        return card.otherwise

    def _do_reveal(self, rival: int) -> None:
        if self._rival(rival).agents == 0:
            raise CompanionError("no_agents", rival=rival)
        self._seek(rival)

    def _seek(self, rival: int) -> None:
        """Reveal cards until one names a space that is not known to be taken; then ask."""
        for _ in range(2 * (len(self.s.deck) + len(self.s.discard))):
            card = self._draw(rival)
            turn = self.s.turn = Turn(rival, card.id)
            if not self._is_used(card):
                continue
            used = self._card()
            if used.harvests:
                if any(maker.id not in self.s.taken for maker in self.known.makers()):
                    self.s.ask = Ask("bonus", rival)
                    return
                self._note("no_bonus", rival)
                continue
            turn.space = used.space
            if used.space not in self.s.taken:
                self.s.ask = Ask("place", rival)
                return
            if self._passes():
                return
            self._note("occupied", rival, used.space)
        raise CompanionError("no_card_fits")

    def _draw(self, rival: int) -> CardFacts:
        """The next card onto the discard pile; Reshuffle and an empty deck make a new deck (B-170)."""
        s = self.s
        while True:
            if not s.deck:
                self._shuffle(s.discard)
            number = s.deck.pop()
            s.discard.append(number)
            card = self.known.cards[number]
            self._note("card", rival, card.id)
            if not card.reshuffle:
                return card
            self._shuffle(s.deck + s.discard)

    def _shuffle(self, cards: list[int]) -> None:
        rng = Rng(int(self.s.rng))
        self.s.deck = list(rng.shuffled(tuple(cards)))
        self.s.discard = []
        self.s.rng = str(rng.state)
        self._note("shuffle", n=len(cards))

    def _is_used(self, card: CardFacts) -> bool:
        """Is the card used, or with little Guild Influence its other half? If not it is passed over (R-314)."""
        turn = self._turn()
        rival = self._rival(turn.rival)
        if card.guild > rival.influence[FACTION_NAMES[GUILD]]:
            turn.otherwise = card.otherwise is not None
            if not turn.otherwise:
                self._note("no_guild", turn.rival, n=card.guild)
            return turn.otherwise
        if card.dreadnought and rival.dreadnoughts["supply"] == 0:
            self._note("no_dreadnought", turn.rival)
            return False
        return True

    # The space

    def _do_bonus(self, text: str) -> None:
        makers = self.known.makers()
        parts = text.split(",")
        if len(parts) != len(makers) or not all(part == "x" or (is_number(part) and int(part) >= 0) for part in parts):
            raise CompanionError("bonus", n=len(makers))
        for i, (maker, part) in enumerate(zip(makers, parts, strict=True)):
            if part == "x":
                self.s.taken.setdefault(maker.id, NO_RIVAL)
                self.s.bonus[i] = 0
            else:
                self.s.bonus[i] = int(part)
        self._find_maker()

    def _find_maker(self) -> None:
        """The free Maker space with the most bonus spice, then with the most spice in all (B-176)."""
        turn = self._turn()
        best = (0, 0)
        turn.space = ""
        for i, maker in enumerate(self.known.makers()):
            bonus = self.s.bonus[i]
            if bonus > 0 and maker.id not in self.s.taken and (bonus, bonus + maker.maker) > best:
                best = (bonus, bonus + maker.maker)
                turn.space = maker.id
        if turn.space:
            self.s.ask = Ask("place", turn.rival)
        else:
            self.s.ask = None
            self._note("no_bonus", turn.rival)
            self._seek(turn.rival)

    def _do_taken(self) -> None:
        turn = self._turn()
        self._do_mark(turn.space)
        if self._card().harvests:
            self._find_maker()
            return
        self.s.ask = None
        if not self._passes():
            self._seek(turn.rival)

    def _do_mark(self, space: str) -> None:
        if space in self.s.taken:
            raise CompanionError("is_taken", what=space)
        self.s.taken[space] = NO_RIVAL
        for i, maker in enumerate(self.known.makers()):
            if maker.id == space:
                self.s.bonus[i] = 0
        self._note("mark", what=space)

    def _passes(self) -> bool:
        """Does a tile bring the Agent past the one that stands on its space? People tell whether it is an Agent."""
        turn = self._turn()
        holder = self.s.taken[turn.space]
        tile = passing_tile(self.known, self.s, turn.rival)
        if tile is None or holder == turn.rival:
            return False
        if holder == NO_RIVAL:
            self.s.ask = Ask("pass", turn.rival)
        else:
            self._turn_over(turn.rival, tile)
            self._send()
        return True

    def _do_place(self) -> None:
        self.s.ask = None
        self._send()

    def _send(self) -> None:
        turn = self._turn()
        rival = self._rival(turn.rival)
        rival.agents -= 1
        self.s.taken[turn.space] = turn.rival
        self._note("send", turn.rival, turn.space, rival.agents)
        self._reward_control(turn.space)
        self.s.todo = self._steps(self._card())

    def _reward_control(self, space: str) -> None:
        """The controller gains something for each visit; only dreadnoughts of Rivals are known here (R-173)."""
        control = self.known.space(space).control
        holder = self.s.warships.get(space)
        if not control:
            return
        if holder is None:
            self._note("control", self._turn().rival, space)
        elif self._solo:
            self._note("controls", holder, space)
            self._gain_all(holder, control)

    def _steps(self, card: CardFacts) -> list[str]:
        """What the card says, in the order in which the engine carries it out."""
        steps = ["harvest", "influence", "troops"]
        if card.dreadnought:
            steps.append("commission")
        steps += ["signet", "tiles", *["freighter"] * card.freighters]
        if card.tech and self._solo:
            steps.append(f"buy:{card.discount}")
            if card.negotiates:
                steps.append("negotiate")
            steps.append("tiles")  # a tile just bought may be used at once
        return [*steps, "deploy"]

    # What the card says

    def _step_harvest(self) -> None:
        turn = self._turn()
        for i, maker in enumerate(self.known.makers()):
            if maker.id == turn.space:
                bonus, self.s.bonus[i] = self.s.bonus[i], 0
                if self._solo:
                    self._gain(turn.rival, "spice", maker.maker + bonus)
                else:
                    self._note("bank", turn.rival, "spice", bonus)

    def _step_influence(self) -> None:
        card = self._card()
        if card.influence:
            self._gain_influence(self._turn().rival, card.influence, 1)

    def _step_troops(self) -> None:
        self._recruit(self._card().troops)

    def _step_signet(self) -> None:
        turn = self._turn()
        rival = self._rival(turn.rival)
        if not self._card().signet or not rival.leader:
            return
        signet = self._signet()
        if not self._can_pay(turn.rival, signet.pay):
            self._note("signet_short", turn.rival, rival.leader)
        elif signet.pay and not signet.always:
            self.s.ask = Ask("signet", turn.rival)
        else:
            self._use_signet()

    def _signet(self) -> SignetFacts:
        leader = self._rival(self._turn().rival).leader
        return next(known.signet for known in self.known.leaders if known.id == leader)

    def _use_signet(self) -> None:
        turn = self._turn()
        rival = self._rival(turn.rival)
        signet = self._signet()
        self._note("signet", turn.rival, rival.leader)
        self._pay(turn.rival, signet.pay)
        self._gain_all(turn.rival, signet.gain)
        allied = turn.rival in self.s.alliances.values()
        self._recruit(signet.recruit + (signet.recruit_allied if allied else 0))
        self._next(*["freighter"] * signet.freighters)
        if signet.tech:
            self._next("buy:0", "negotiate")
        if signet.influence:
            among = sorted(self.known.factions, key=lambda faction: rival.influence[faction])
            self.s.ask = Ask("faction", turn.rival, among=among)

    def _do_faction(self, faction: str) -> None:
        self._settle(faction)
        self._raise(faction)

    # Questions that are answered with yes or no

    def _do_yes(self) -> None:
        ask, self.s.ask = self.s.ask, None
        assert ask is not None
        if ask.kind == "signet":
            self._use_signet()
        elif ask.kind == "alliance":
            self._give_alliance(ask.rival, ask.faction)
        else:
            tile = passing_tile(self.known, self.s, ask.rival)
            assert tile is not None
            self._turn_over(ask.rival, tile)
            self._send()

    def _do_no(self) -> None:
        ask, self.s.ask = self.s.ask, None
        assert ask is not None
        if ask.kind == "signet":
            self._note("signet_left", ask.rival, self._rival(ask.rival).leader)
        elif ask.kind == "alliance":
            holder = self.s.alliances[ask.faction]
            if holder != NO_RIVAL and self._rival(holder).influence[ask.faction] < self.known.alliance_at:
                self._give_alliance(NO_RIVAL, ask.faction)
        else:
            self._note("occupied", ask.rival, self._turn().space)
            self._seek(ask.rival)


def is_number(text: str) -> bool:
    """A number of at most three digits, with or without a minus?"""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= 3
