"""The state machine: one command, one new state, and what happened."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Final

from landsraad.companion.errors import CompanionError
from landsraad.companion.facts import RESOURCES, CardFacts, Facts, SignetFacts
from landsraad.companion.state import (
    NO_RIVAL,
    Ask,
    Event,
    Rival,
    Setup,
    State,
    Turn,
    level_of,
    strength,
    turn_order,
)
from landsraad.content.base.hagal import ONE_PERSON
from landsraad.engine.rng import Rng

ZONES: Final = ("supply", "garrison", "conflict")

# What can be said, with what belongs behind the colons. R: 1 or 2; S: a space; F: a faction; N: a number.
COMMANDS: Final = {
    "reveal": "R",  # a card for an Agent turn of Rival R
    "place": "",  # its space is free
    "taken": "",  # its space is taken: the next card
    "bonus": "B",  # bonus spice on the Maker spaces, with commas; x where somebody stands
    "yes": "",
    "no": "",
    "faction": "F",
    "strength": "N",  # of the person in the Conflict
    "mark": "S",  # somebody else stands on S (or The Voice closes it)
    "free": "S",
    "combat": "",  # a card for each Rival with troops in the Conflict, for its swords
    "round": "",  # the next round
    "influence": "RFN",
    "hold": "RF",  # R (or 0: nobody, a person) has the Alliance token of F
    "gain": "RKN",  # K: one of RESOURCES, vp, agents; N may be below 0
    "troops": "RZZN",  # from one of ZONES to another
    "mentat": "R",  # R has the Mentat in the next round, or has not after all
}

# The commands that answer each kind of question.
ANSWERS: Final = {
    "place": ("place", "taken"),
    "bonus": ("bonus",),
    "signet": ("yes", "no"),
    "alliance": ("yes", "no"),
    "faction": ("faction",),
    "strength": ("strength",),
}


def apply(known: Facts, setup: Setup, state: State, command: str) -> tuple[State, list[Event]]:
    """The state after a command, and what happened. Raises CompanionError; `state` is never changed."""
    machine = _Machine(known, setup, copy.deepcopy(state))
    machine.run(command)
    return machine.s, machine.events


class _Machine:
    """A state that is being changed by one command."""

    def __init__(self, known: Facts, setup: Setup, state: State) -> None:
        self.known = known
        self.setup = setup
        self.s = state
        self.events: list[Event] = []

    def run(self, command: str) -> None:
        verb, *parts = command.split(":")
        if verb not in COMMANDS or len(parts) != len(COMMANDS[verb]):
            raise CompanionError("command", what=command[:60])
        ask = self.s.ask
        if ask is not None and verb not in ANSWERS[ask.kind]:
            raise CompanionError("answer_first", what=ask.kind)
        if ask is None and any(verb in verbs for verbs in ANSWERS.values()):
            raise CompanionError("not_asked", what=verb)
        method: Callable[..., None] = getattr(self, f"_do_{verb}")
        method(*(self._read(kind, part, verb) for kind, part in zip(COMMANDS[verb], parts, strict=True)))
        self._carry_on()

    def _read(self, kind: str, text: str, verb: str) -> str | int:
        if kind == "R":
            least = 0 if verb == "hold" else 1
            if not _is_number(text) or not least <= int(text) <= len(self.s.rivals):
                raise CompanionError("no_rival", what=text[:20])
            return int(text)
        if kind == "N":
            if not _is_number(text):
                raise CompanionError("number", what=text[:20])
            return int(text)
        if kind == "F" and text not in self.known.factions:
            raise CompanionError("no_faction", what=text[:40])
        if kind == "S":
            self.known.space(text[:40])
        if kind == "Z" and text not in ZONES:
            raise CompanionError("no_zone", what=text[:40])
        if kind == "K" and text not in (*RESOURCES, "vp", "agents"):
            raise CompanionError("no_resource", what=text[:40])
        return text

    def _note(self, kind: str, rival: int = NO_RIVAL, what: str = "", n: int = 0) -> None:
        self.events.append(Event(kind, rival, what, n))

    def _rival(self, number: int) -> Rival:
        return self.s.rivals[number - 1]

    def _card(self) -> CardFacts:
        turn = self._turn()
        return next(card for card in self.known.cards if card.id == turn.card)

    def _turn(self) -> Turn:
        assert self.s.turn is not None
        return self.s.turn

    @property
    def _solo(self) -> bool:
        return self.setup.players == ONE_PERSON

    # An Agent turn (B-168)

    def _do_reveal(self, rival: int) -> None:
        if self._rival(rival).agents == 0:
            raise CompanionError("no_agents", rival=rival)
        self._seek(rival)

    def _seek(self, rival: int) -> None:
        """Reveal cards until one names a space that is not known to be taken; then ask."""
        for _ in range(2 * (len(self.s.deck) + len(self.s.discard))):
            card = self._draw(rival)
            self.s.turn = Turn(rival, card.id)
            if card.harvests:
                if any(maker.id not in self.s.taken for maker in self.known.makers()):
                    self.s.ask = Ask("bonus", rival)
                    return
                self._note("no_bonus", rival)
            elif card.space in self.s.taken:
                self._note("occupied", rival, card.space)
            else:
                self.s.turn.space = card.space
                self.s.ask = Ask("place", rival)
                return
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

    def _do_bonus(self, text: str) -> None:
        makers = self.known.makers()
        parts = text.split(",")
        if len(parts) != len(makers) or not all(part == "x" or (_is_number(part) and int(part) >= 0) for part in parts):
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
        else:
            self.s.ask = None
            self._seek(turn.rival)

    def _do_place(self) -> None:
        turn = self._turn()
        rival = self._rival(turn.rival)
        rival.agents -= 1
        self.s.taken[turn.space] = turn.rival
        self._note("send", turn.rival, turn.space, rival.agents)
        if self.known.space(turn.space).control:
            self._note("control", turn.rival, turn.space)
        self.s.ask = None
        self.s.todo = ["harvest", "influence", "troops", "signet", "deploy"]

    def _carry_on(self) -> None:
        """Carry out what is to be done until somebody must answer."""
        while self.s.todo and self.s.ask is None:
            step: Callable[[], None] = getattr(self, f"_step_{self.s.todo.pop(0)}")
            step()
        if self.s.ask is None:
            self.s.turn = None

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

    def _recruit(self, n: int) -> None:
        turn = self._turn()
        rival = self._rival(turn.rival)
        n = min(n, rival.supply)
        if n > 0:
            rival.supply -= n
            rival.garrison += n
            turn.recruited += n
            self._note("recruit", turn.rival, n=n)

    def _step_signet(self) -> None:
        turn = self._turn()
        rival = self._rival(turn.rival)
        if not self._card().signet or not rival.leader:
            return
        if any(getattr(rival, what) < n for what, n in self._signet().pay.items()):
            self._note("signet_short", turn.rival, rival.leader)
        elif self._signet().pay:
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
        for what, n in signet.pay.items():
            setattr(rival, what, getattr(rival, what) - n)
            self._note("pay", turn.rival, what, n)
        for what, n in signet.gain.items():
            self._gain(turn.rival, what, n)
        allied = turn.rival in self.s.alliances.values()
        self._recruit(signet.recruit + (signet.recruit_allied if allied else 0))
        if signet.influence:
            self.s.ask = Ask("faction", turn.rival)

    def _do_faction(self, faction: str) -> None:
        self.s.ask = None
        self._gain_influence(self._turn().rival, faction, self._signet().influence)

    def _step_deploy(self) -> None:
        """On a Combat space: all troops recruited and up to two from the garrison (B-174, B-175)."""
        turn = self._turn()
        if not self.known.space(turn.space).combat or self._deployable() == 0:
            return
        if self._may_hold_back():
            self.s.ask = Ask("strength", turn.rival)
        else:
            self._deploy()

    def _deployable(self) -> int:
        turn = self._turn()
        return min(self._rival(turn.rival).garrison, turn.recruited + self.known.from_garrison)

    def _deploy(self) -> None:
        turn = self._turn()
        rival = self._rival(turn.rival)
        n = self._deployable()
        rival.garrison -= n
        rival.conflict += n
        self._note("deploy", turn.rival, n=n)

    def _lead(self) -> int:
        """How much strength the Rival whose turn it is has more than the other one."""
        number = self._turn().rival
        others = [strength(self.known, rival) for i, rival in enumerate(self.s.rivals, start=1) if i != number]
        return strength(self.known, self._rival(number)) - max(others, default=0)

    def _may_hold_back(self) -> bool:
        """Would a careful Rival stay at home if the person had no strength at all (B-211)?"""
        level = level_of(self.known, self.setup)
        early = self.known.levels[self.s.round - 1] < self.known.last_level
        return level is not None and level.careful and early and self._lead() >= self.known.careful_lead

    def _do_strength(self, n: int) -> None:
        if n < 0:
            raise CompanionError("number", what=str(n))
        self.s.ask = None
        turn = self._turn()
        lead = min(self._lead(), strength(self.known, self._rival(turn.rival)) - n)
        if lead >= self.known.careful_lead:
            self._note("hold_back", turn.rival, n=lead)
        else:
            self._deploy()

    # Questions that are answered with yes or no

    def _do_yes(self) -> None:
        ask, self.s.ask = self.s.ask, None
        assert ask is not None
        if ask.kind == "signet":
            self._use_signet()
        else:
            self._give_alliance(ask.rival, ask.faction)

    def _do_no(self) -> None:
        ask, self.s.ask = self.s.ask, None
        assert ask is not None
        if ask.kind == "signet":
            self._note("signet_left", ask.rival, self._rival(ask.rival).leader)
            return
        holder = self.s.alliances[ask.faction]
        if holder != NO_RIVAL and self._rival(holder).influence[ask.faction] < self.known.alliance_at:
            self._give_alliance(NO_RIVAL, ask.faction)

    # Influence, resources, Victory Points

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
        if self.s.alliances[faction] != number:
            return
        for heir, other in enumerate(self.s.rivals, start=1):
            theirs = other.influence[faction]
            if heir != number and theirs > new and theirs >= self.known.alliance_at:
                self.s.ask = Ask("alliance", heir, faction)
                return
        if new < self.known.alliance_at:
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

    def _score(self, number: int, n: int) -> None:
        """Victory Points; House Hagal of the two-player game scores none (B-188)."""
        if self._solo:
            self._rival(number).vp += n
            self._note("vp", number, n=n)

    def _gain(self, number: int, what: str, n: int) -> None:
        """Resources; each full set is exchanged at once (B-206)."""
        rival = self._rival(number)
        setattr(rival, what, getattr(rival, what) + n)
        if n > 0:
            self._note("gain", number, what, n)
        elif n < 0:
            self._note("lose", number, what, -n)
        size = self.known.exchange[what]
        while getattr(rival, what) >= size:
            setattr(rival, what, getattr(rival, what) - size)
            self._note("exchange", number, what, size)
            self._score(number, 1)

    # What the people tell

    def _do_mark(self, space: str) -> None:
        if space in self.s.taken:
            raise CompanionError("is_taken", what=space)
        self.s.taken[space] = NO_RIVAL
        for i, maker in enumerate(self.known.makers()):
            if maker.id == space:
                self.s.bonus[i] = 0
        self._note("mark", what=space)

    def _do_free(self, space: str) -> None:
        if space not in self.s.taken:
            raise CompanionError("is_free", what=space)
        del self.s.taken[space]
        self._note("free", what=space)

    def _do_influence(self, number: int, faction: str, n: int) -> None:
        if n > 0:
            self._gain_influence(number, faction, n)
        else:
            self._lose_influence(number, faction, -n)

    def _do_hold(self, number: int, faction: str) -> None:
        if self.s.alliances[faction] == number:
            raise CompanionError("holds_already", what=faction)
        if number and self._rival(number).influence[faction] < self.known.alliance_at:
            raise CompanionError("too_few", what=faction, n=self._rival(number).influence[faction])
        self._give_alliance(number, faction)

    def _do_gain(self, number: int, what: str, n: int) -> None:
        rival = self._rival(number)
        if what != "agents" and not self._solo:
            raise CompanionError("gains_nothing")
        if getattr(rival, what) + n < 0:
            raise CompanionError("too_few", what=what, n=getattr(rival, what))
        if n == 0 or abs(n) > 99:
            raise CompanionError("number", what=str(n))
        if what == "vp":
            self._score(number, n)
        elif what == "agents":
            rival.agents += n
            self._note("agents", number, n=rival.agents)
        else:
            self._gain(number, what, n)

    def _do_troops(self, number: int, source: str, target: str, n: int) -> None:
        rival = self._rival(number)
        if n < 1 or source == target:
            raise CompanionError("number", what=str(n))
        if getattr(rival, source) < n:
            raise CompanionError("too_few", what=source, n=getattr(rival, source))
        setattr(rival, source, getattr(rival, source) - n)
        setattr(rival, target, getattr(rival, target) + n)
        self._note(f"to_{target}", number, source, n)

    def _do_mentat(self, number: int) -> None:
        if not self._solo:
            raise CompanionError("gains_nothing")
        rival = self._rival(number)
        rival.mentat = not rival.mentat
        self._note("mentat" if rival.mentat else "mentat_lost", number)

    # Combat and the round

    def _do_combat(self) -> None:
        """A card for each Rival with troops in the Conflict, in turn order (B-177)."""
        if self.s.fought:
            raise CompanionError("fought")
        fighting = [number for number in turn_order(self.setup, self.s) if self._rival(number).conflict > 0]
        if not fighting:
            raise CompanionError("no_troops")
        self.s.fought = True
        for number in fighting:
            rival = self._rival(number)
            rival.swords = self._draw(number).swords
            self._note("swords", number, n=rival.swords)
            self._note("strength", number, n=strength(self.known, rival))

    def _do_round(self) -> None:
        """Troops go home, Makers fill, Agents return (B-126, B-129); the third Agents may come (B-201)."""
        s = self.s
        if s.round >= len(self.known.levels):
            raise CompanionError("last_round", n=s.round)
        for number, rival in enumerate(s.rivals, start=1):
            if rival.vp >= self.known.vp_to_end:
                self._note("end", number, n=rival.vp)
        for i, maker in enumerate(self.known.makers()):
            if maker.id not in s.taken:
                s.bonus[i] += 1
        s.taken = {}
        s.fought = False
        s.round += 1
        self._note("round", n=s.round)
        level = level_of(self.known, self.setup)
        for number, rival in enumerate(s.rivals, start=1):
            rival.supply += rival.conflict
            rival.conflict = rival.swords = 0
            if level is not None and s.round == level.swordmaster_round:
                rival.swordmaster = True
                self._note("swordmaster", number)
            rival.agents = self.known.agents + int(rival.swordmaster) + int(rival.mentat)
            rival.mentat = False


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= 3
