"""The state machine: one command, one new state, and what happened."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Final

from landsraad.companion.errors import CompanionError
from landsraad.companion.facts import RESOURCES, Facts
from landsraad.companion.state import (
    ZONES,
    Event,
    Setup,
    State,
    is_fighting,
    level_of,
    strength,
    troop_zones,
    turn_order,
)
from landsraad.companion.tech import NO_TILE
from landsraad.companion.turns import Turns, is_number

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
    "combat": "",  # a card for each Rival in the Conflict, for its swords
    "round": "",  # the next round
    "influence": "RFN",
    "hold": "RF",  # R (or 0: nobody, a person) has the Alliance token of F
    "gain": "RKN",  # K: one of RESOURCES, vp, agents; N may be below 0
    "troops": "RZZN",  # from one of troop_zones to another
    "mentat": "R",  # R has the Mentat in the next round, or has not after all
    "tile": "T",  # of those offered T is the first that lies open; NO_TILE: none of them
    "control": "S",  # the dreadnought takes S
    "freighter": "R",  # a move of R's freighter, as a reward
    "dividends": "",  # a person takes dividends
    "won": "R",  # R has won the Conflict
    "finish": "",  # the game is over: the tiles score
    "dreadnoughts": "RZZN",  # from one of ZONES to another
    "own": "RT",  # R (or 0: nobody any more) has T
}

IX_COMMANDS: Final = frozenset(
    ("tile", "control", "freighter", "dividends", "won", "finish", "dreadnoughts", "own")
)  # those that need Rise of Ix

# The commands that answer each kind of question.
ANSWERS: Final = {
    "place": ("place", "taken"),
    "bonus": ("bonus",),
    "signet": ("yes", "no"),
    "alliance": ("yes", "no"),
    "faction": ("faction",),
    "strength": ("strength",),
    "raise": ("faction",),
    "pass": ("yes", "no"),
    "tile": ("tile",),
    "control": ("control",),
}


def apply(known: Facts, setup: Setup, state: State, command: str) -> tuple[State, list[Event]]:
    """The state after a command, and what happened. Raises CompanionError; `state` is never changed."""
    machine = _Machine(known, setup, copy.deepcopy(state))
    machine.run(command)
    return machine.s, machine.events


class _Machine(Turns):
    """A state that is being changed by one command."""

    def run(self, command: str) -> None:
        verb, *parts = command.split(":")
        if verb not in COMMANDS or len(parts) != len(COMMANDS[verb]):
            raise CompanionError("command", what=command[:60])
        if verb in IX_COMMANDS and not self.known.tiles:
            raise CompanionError("needs_ix", what=verb)
        ask = self.s.ask
        if ask is not None and verb not in ANSWERS[ask.kind]:
            raise CompanionError("answer_first", what=ask.kind)
        if ask is None and any(verb in verbs for verbs in ANSWERS.values()):
            raise CompanionError("not_asked", what=verb)
        method: Callable[..., None] = getattr(self, f"_do_{verb}")
        method(*(self._read(kind, part, verb) for kind, part in zip(COMMANDS[verb], parts, strict=True)))
        self._carry_on()

    def _carry_on(self) -> None:
        """Carry out what is to be done until somebody must answer."""
        while self.s.todo and self.s.ask is None:
            name, *arguments = self.s.todo.pop(0).split(":")
            step: Callable[..., None] = getattr(self, f"_step_{name}")
            step(*arguments)
        if self.s.ask is None:
            self.s.turn = None

    def _read(self, kind: str, text: str, verb: str) -> str | int:
        if kind == "R":
            least = 0 if verb in ("hold", "own") else 1
            if not is_number(text) or not least <= int(text) <= len(self.s.rivals):
                raise CompanionError("no_rival", what=text[:20])
            return int(text)
        if kind == "N":
            if not is_number(text):
                raise CompanionError("number", what=text[:20])
            return int(text)
        if kind == "F" and text not in self.known.factions:
            raise CompanionError("no_faction", what=text[:40])
        if kind == "S":
            self.known.space(text[:40])
        if kind == "T" and (text, verb) != (NO_TILE, "tile"):
            self.known.tile(text[:40])
        if kind == "Z" and text not in (troop_zones(self.known, self.setup) if verb == "troops" else ZONES):
            raise CompanionError("no_zone", what=text[:40])
        if kind == "K" and text not in (*RESOURCES, "vp", "agents"):
            raise CompanionError("no_resource", what=text[:40])
        return text

    # What the people tell

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

    def _do_dreadnoughts(self, number: int, source: str, target: str, n: int) -> None:
        zones = self._rival(number).dreadnoughts
        if n < 1 or source == target:
            raise CompanionError("number", what=str(n))
        if zones[source] < n:
            raise CompanionError("too_few", what=source, n=zones[source])
        zones[source] -= n
        zones[target] += n
        self._note(f"dreadnought_to_{target}", number, source, n)

    def _do_mentat(self, number: int) -> None:
        if not self._solo:
            raise CompanionError("gains_nothing")
        rival = self._rival(number)
        rival.mentat = not rival.mentat
        self._note("mentat" if rival.mentat else "mentat_lost", number)

    # Combat and the round

    def _do_combat(self) -> None:
        """A card for each Rival with units in the Conflict, in turn order (B-177); more with Brutal Escalation."""
        if self.s.fought:
            raise CompanionError("fought")
        fighting = [number for number in turn_order(self.setup, self.s) if is_fighting(self._rival(number))]
        if not fighting:
            raise CompanionError("no_troops")
        self.s.fought = True
        cards = self.known.escalation if self.setup.escalation and self._is_last_level else 1
        for number in fighting:
            rival = self._rival(number)
            rival.swords = sum(self._draw(number).swords for _ in range(cards))
            self._note("swords", number, n=rival.swords)
            self._note("strength", number, n=strength(self.known, rival))

    def _do_round(self) -> None:
        """Units go home, Makers fill, Agents return (B-126, B-129); the third Agents may come (B-201)."""
        s = self.s
        if s.round >= len(self.known.levels):
            raise CompanionError("last_round", n=s.round)
        for number, rival in enumerate(s.rivals, start=1):
            if rival.vp >= self.known.vp_to_end:
                self._note("end", number, n=rival.vp)
        for i, maker in enumerate(self.known.makers()):
            if maker.id not in s.taken:
                s.bonus[i] += 1
        self._units_home()
        s.taken = {}
        s.fought = s.won = False
        s.round += 1
        self._note("round", n=s.round)
        level = level_of(self.known, self.setup)
        for number, rival in enumerate(s.rivals, start=1):
            if level is not None and s.round == level.swordmaster_round:
                rival.swordmaster = True
                self._note("swordmaster", number)
            rival.agents = self.known.agents + int(rival.swordmaster) + int(rival.mentat)
            rival.mentat = False
            self._exchange(number, "spice")  # a new level may end the saving for tiles
        self._tiles_at_round_start()
