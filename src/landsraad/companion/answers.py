"""What people answer: facts of their table are written into the engine's state, choices are kept in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.companion.errors import CompanionError
from landsraad.companion.table import NO_RIVAL, Known, rival_of
from landsraad.companion.telling import Ask, Told
from landsraad.engine.base.influence import BONUS_AT, TOP
from landsraad.engine.base.intrigue import STEAL_FROM
from landsraad.engine.machine.terms import FACTION_NAMES, NOBODY
from landsraad.engine.state.state import STRENGTH_OF_SANDWORM, STRENGTH_OF_TROOP, GameState
from landsraad.engine.state.zones import replaced

PERSON: Final = 0  # the seat that stands for all persons
MOST_UNITS: Final = 30  # that can be told
MOST_STRENGTH: Final = 99
WORM: Final = "w"  # behind a strength: a sandworm is among the units

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
    "post": ("yes", "no"),
    "worm": ("yes", "no"),
    "steal": ("steal",),
    "reach": ("reach",),
    "units": ("units",),
    "track_spice": ("yes", "no"),
    "option": ("option",),
    "heir": ("heir",),
    "concede": ("yes", "no"),
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
    elif ask.kind in FACTS:
        FACTS[ask.kind](told, ask, verb, said)
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
    set_strength(told.g, PERSON, int(said))
    told.sure.add("strength")


def _take_post(told: Told, ask: Ask, verb: str, _: str) -> None:
    """A spy of somebody else stands there, or the Rival's comes."""
    if verb == "yes":
        told.sure.add(ask.key)
    else:
        number = next(int(post.number) for post in told.g.rules.posts if post.id == ask.post)
        told.g.players[PERSON].spies |= 1 << number


def _take_worm(told: Told, ask: Ask, verb: str, _: str) -> None:
    """Whether sandworms can come to the Conflict hangs on its card; one of the same level stands for it."""
    g = told.g
    told.sure.add("worm")
    g.conflict = next(
        number for number in same_level(g) if (g.rules.conflicts[number].space == NOBODY) == (verb == "yes")
    )


def same_level(g: GameState) -> list[int]:
    """The Conflict cards of the present level, the present one first."""
    level = g.rules.conflicts[g.conflict].level
    return [int(g.conflict), *(int(one.number) for one in g.rules.conflicts if one.level == level)]


def _take_steal(told: Told, ask: Ask, _: str, said: str) -> None:
    """So many persons hold enough Intrigue cards to lose one; which cards is theirs to know."""
    n = _amount(said, int(told.g.persons))
    told.sure.add("steal")
    for person in told.g.players[:n]:
        person.intrigue = (0,) * STEAL_FROM


def _take_reach(told: Told, ask: Ask, _: str, said: str) -> None:
    """The most Influence of a person with a faction; whoever has so much, and no Rival has it, holds the Alliance."""
    n, faction = _amount(said, TOP), FACTION_NAMES.index(ask.faction)
    told.sure.add(ask.key)
    told.g.players[PERSON].set_influence(faction, n)
    if n >= BONUS_AT and rival_of(told.g, told.g.alliances[faction]) == NO_RIVAL:
        told.g.alliances = replaced(told.g.alliances, faction, PERSON)


def _take_units(told: Told, ask: Ask, _: str, said: str) -> None:
    """The most units of a person in the Conflict."""
    told.sure.add("strength")
    told.g.players[PERSON].conflict = _amount(said, MOST_UNITS)


def _amount(said: str, most: int) -> int:
    if not is_amount(said) or int(said) > most:
        raise CompanionError("number", what=said)
    return int(said)


def _take_track_spice(told: Told, ask: Ask, verb: str, _: str) -> None:
    """The first token that came took the spice of the Tleilaxu track, or it lies there still."""
    told.sure.add("track_spice")
    if verb == "no":
        told.g.tleilaxu_spice = 0


# The facts of the table that Rivals need, by the kind of the question.
FACTS: Final[dict[str, Callable[[Told, Ask, str, str], None]]] = {
    "post": _take_post,
    "worm": _take_worm,
    "steal": _take_steal,
    "reach": _take_reach,
    "units": _take_units,
    "track_spice": _take_track_spice,
}


def set_strength(g: GameState, seat: int, n: int, *, with_worm: bool = False) -> None:
    """The strength of a person in the Conflict, however it comes about (B-109); with a sandworm or without."""
    person = g.players[seat]
    person.sandworms = 1 if with_worm else 0
    person.conflict = 1 if n > 0 and not with_worm else 0
    person.swords = n - STRENGTH_OF_SANDWORM * person.sandworms - STRENGTH_OF_TROOP * person.conflict


def forget_persons(g: GameState, known: Known) -> None:
    """What was told of the persons held at that moment only; where their Agents stand holds for the round."""
    if not known.scores:
        g.players[PERSON].influence = 0
    for seat, other in enumerate(g.players[: g.persons]):
        set_strength(g, seat, 0)
        other.intrigue = ()
        other.spies = 0
    for player in g.players:
        player.mark = NOBODY


def strengths(said: str, count: int) -> list[tuple[int, bool]]:
    """So many numbers with commas between them, each perhaps with a sandworm; CompanionError where they are not."""
    parts = said.split(",")
    if len(parts) != count:
        raise CompanionError("amounts", n=count)
    return [(_amount(part.removesuffix(WORM), MOST_STRENGTH), part.endswith(WORM)) for part in parts]


def is_amount(text: str) -> bool:
    """A number of at most three digits?"""
    return is_number(text) and int(text) >= 0


def is_number(text: str) -> bool:
    """A number of at most three digits, with or without a minus?"""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= 3
