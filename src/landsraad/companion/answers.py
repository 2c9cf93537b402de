"""What people answer: facts of their table are written into the engine's state, choices are kept in order."""

from __future__ import annotations

from typing import Final

from landsraad.companion.errors import CompanionError
from landsraad.companion.table import NO_RIVAL, rival_of
from landsraad.companion.telling import Ask, Told
from landsraad.engine.base.influence import TOP
from landsraad.engine.machine.terms import FACTION_NAMES, NOBODY
from landsraad.engine.state.state import STRENGTH_OF_TROOP, GameState
from landsraad.engine.state.zones import replaced

PERSON: Final = 0  # the seat that stands for all persons

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


def take_answer(told: Told, ask: Ask, verb: str, said: str) -> None:
    """Write down the answer to a question. Raises CompanionError where it answers nothing."""
    if verb not in ANSWERS[ask.kind]:
        raise CompanionError("answer_first", what=ask.kind)
    if ask.kind == "place":
        _take_place(told, ask, verb == "place")
    elif ask.kind == "bonus":
        _take_bonus(told, said)
    elif ask.kind == "pass":
        _take_pass(told, ask, verb == "yes")
    elif ask.kind == "alliance":
        _take_alliance(told, ask, verb == "yes")
    elif ask.kind == "strength":
        _take_strength(told, said)
    elif ask.among and said not in ask.among:
        raise CompanionError("not_among", what=said)
    else:
        told.choices.append(said or verb)


def _take_place(told: Told, ask: Ask, free: bool) -> None:
    if free:
        told.sure.add(f"place:{ask.space}")
        return
    space = told.g.rules.space_number(ask.space)
    mark(told.g, space)
    told.marked.append(space)


def mark(g: GameState, space: int) -> None:
    """Somebody else stands on a space; on a Maker space no bonus spice is left."""
    g.players[PERSON].spaces |= 1 << space
    if g.rules.spaces[space].maker > 0:
        g.bonus_spice = replaced(g.bonus_spice, g.rules.spaces[space].maker_index, 0)


def _take_bonus(told: Told, said: str) -> None:
    g = told.g
    parts = said.split(",")
    if len(parts) != len(g.rules.makers) or not all(part == "x" or is_amount(part) for part in parts):
        raise CompanionError("bonus", n=len(g.rules.makers))
    for maker, part in zip(g.rules.makers, parts, strict=True):
        if part == "x":
            _stand_somewhere(g, maker.number)
        else:
            g.bonus_spice = replaced(g.bonus_spice, maker.maker_index, int(part))
    told.sure.add("bonus")


def _stand_somewhere(g: GameState, maker: int) -> None:
    if any((player.spaces >> maker) & 1 for player in g.players):
        g.bonus_spice = replaced(g.bonus_spice, g.rules.spaces[maker].maker_index, 0)
    else:
        mark(g, maker)


def _take_pass(told: Told, ask: Ask, is_an_agent: bool) -> None:
    if is_an_agent:
        told.sure.add(f"pass:{ask.space}")
        return
    space = told.g.rules.space_number(ask.space)
    told.closed.append(space)
    told.g.players[len(told.closed) % len(told.g.players)].mark = space  # any seat's marker closes it (B-169)


def _take_alliance(told: Told, ask: Ask, takes: bool) -> None:
    """Where the Rival does not take it, a person has as much Influence, or is the heir of the Rival that fell."""
    g = told.g
    if takes:
        told.sure.add(ask.key)
        return
    faction = FACTION_NAMES.index(ask.faction)
    if rival_of(g, g.alliances[faction]) == NO_RIVAL:
        g.alliances = replaced(g.alliances, faction, PERSON)
        g.players[PERSON].set_influence(faction, ask.n)
    else:
        g.players[PERSON].set_influence(faction, TOP + 1)


def _take_strength(told: Told, said: str) -> None:
    if not is_amount(said):
        raise CompanionError("number", what=said)
    set_strength(told.g, int(said))
    told.sure.add("strength")


def set_strength(g: GameState, n: int) -> None:
    """The strength of the persons in the Conflict, however it comes about (B-109)."""
    person = g.players[PERSON]
    person.conflict = 1 if n > 0 else 0
    person.swords = n - STRENGTH_OF_TROOP if n > 0 else 0


def forget_persons(g: GameState) -> None:
    """What was told of the persons held at that moment only; where their Agents stand holds for the round."""
    person = g.players[PERSON]
    person.influence = 0
    set_strength(g, 0)
    for player in g.players:
        player.mark = NOBODY


def is_amount(text: str) -> bool:
    """A number of at most three digits?"""
    return is_number(text) and int(text) >= 0


def is_number(text: str) -> bool:
    """A number of at most three digits, with or without a minus?"""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= 3
