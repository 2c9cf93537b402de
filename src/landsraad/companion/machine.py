"""What can be said, and what comes of it: the commands since something began are carried out anew with each answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from landsraad.companion.answers import ANSWERS, is_number, take_answer
from landsraad.companion.errors import CompanionError
from landsraad.companion.people import RESOURCES, People
from landsraad.companion.playing import NO_TILE, Run
from landsraad.companion.table import DREADNOUGHTS, Known, is_by_themselves, objectives_of, troop_zones
from landsraad.companion.telling import Ask, Event, Told, Turn
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState

# What can be said, with what belongs behind the colons. R: 1 or 2; W: a person, from 1; S: a space; F: a faction;
# N: a number; G: an objective.
COMMANDS: Final = {
    "conflict": "C",  # the Conflict that lies open
    "outcome": "A",  # the strength of each person in the end, with commas; w behind it: with a sandworm
    "turn": "",  # the person whose turn it is has taken an Agent turn
    "revealed": "",  # or the Reveal turn
    "first": "W",  # person W is the First Player
    "goal": "WG",  # person W has objective G
    "standing": "WFN",  # Influence of person W
    "points": "WN",  # VP of person W
    "option": "N",  # so many-th of the effects that are offered
    "heir": "N",  # the seat that gets the Alliance
    "reveal": "R",  # a card for an Agent turn of Rival R
    "place": "",  # its space is free
    "taken": "",  # its space is taken: the next card
    "bonus": "B",  # bonus spice on the Maker spaces, with commas; x where somebody stands
    "yes": "",
    "no": "",
    "faction": "F",
    "strength": "N",  # of the person in the Conflict
    "units": "N",  # the most of a person in the Conflict
    "steal": "N",  # so many persons have enough Intrigue cards to lose one
    "reach": "N",  # the most Influence of a person
    "mark": "S",  # somebody else stands on S (or The Voice closes it)
    "free": "S",
    "combat": "",  # a card for each Rival in the Conflict, for its swords
    "round": "",  # the next round
    "influence": "RFN",
    "hold": "RF",  # R (or 0: nobody, a person) has the Alliance token of F
    "gain": "RKN",  # K: one of KINDS; N may be below 0
    "troops": "RZZN",  # from one of troop_zones to another
    "mentat": "R",  # R has the Mentat in the next round, or has not after all
    "tile": "T",  # of those offered T is the first that lies open; NO_TILE: none of them
    "control": "S",  # the dreadnought takes S
    "freighter": "R",  # a move of R's freighter, as a reward
    "dividends": "",  # a person takes dividends
    "won": "R",  # R has won the Conflict
    "finish": "",  # the game is over: the tiles score, or persons by themselves are ranked
    "dreadnoughts": "RZZN",  # from one of DREADNOUGHTS to another
    "spy": "R",  # a spy for R, as a reward
    "lift": "RP",  # the spy of R on P goes back
    "hooks": "R",  # R has Maker Hooks, or has none after all
    "own": "RT",  # R (or 0: nobody any more) has T
}
KINDS: Final = (*RESOURCES, "vp", "agents")
IX_COMMANDS: Final = frozenset(
    ("tile", "control", "freighter", "dividends", "won", "dreadnoughts", "own")
)  # those that need Rise of Ix

RIVAL_COMMANDS: Final = frozenset(("units", "steal", "reach", "spy", "lift", "hooks"))  # those of Rivals with cards
PEOPLE_COMMANDS: Final = frozenset(("turn", "revealed", "first", "goal"))  # those of persons by themselves


@dataclass(frozen=True)
class Position:
    """The table after a command.

    before  where what is in progress began; said: the commands since then, none where nothing is
    events  what has happened since then; ask: what must be answered; turn: the Agent turn in which it is asked
    g       the table as people see it
    known   what people tell besides
    """

    before: GameState
    said: tuple[str, ...]
    events: list[Event]
    ask: Ask | None
    turn: Turn | None
    g: GameState
    known: Known


def begin(g: GameState, scores: bool) -> Position:
    """The table at the beginning; scores: the persons' are kept, too."""
    return Position(g, (), [], None, None, g, Known(scores=scores))


def apply(position: Position, command: str) -> tuple[Position, list[Event]]:
    """The table after a command, and what happened. Raises CompanionError; the old position stays as it was."""
    verb, *_ = _read(position.g, command)
    if position.ask is None and any(verb in verbs for verbs in ANSWERS.values()):
        raise CompanionError("not_asked", what=verb)
    if position.ask is not None and verb not in ANSWERS[position.ask.kind]:
        raise CompanionError("answer_first", what=position.ask.kind)
    said = (*position.said, command)
    run, ask = play(position.before, said, position.known)
    events = run.events[len(position.events) :]
    if ask is None:
        return Position(run.g, (), [], None, None, run.g, _known_after(said[0], position.known)), events
    if ask.kind != "bonus":  # the cards that are drawn while that is not known may be others
        run.shown.hagal_deck, run.shown.hagal_discard = run.g.hagal_deck, run.g.hagal_discard
    return Position(position.before, said, run.events, ask, run.teller.turn(ask), run.shown, position.known), events


def _known_after(command: str, known: Known) -> Known:
    verb = command.partition(":")[0]
    return replace(known, conflict=verb == "conflict" or (known.conflict and verb != "round"))


def play(before: GameState, said: tuple[str, ...], known: Known) -> tuple[Run, Ask | None]:
    """Carry out the first command; begin anew with what people answer to each question, until all is said."""
    told = Told(before.copy(), known)
    verb, *given = _read(before, said[0])
    answers = list(said[1:])
    while True:
        run = Run(told)
        getattr(People(run), f"do_{verb}")(*given)
        ask = run.carry_on()
        if ask is None or not answers:
            return run, ask
        take_answer(told, ask, *answers.pop(0).partition(":")[::2])


def _read(g: GameState, command: str) -> list[str | int]:
    """A command's word, and what stands behind it."""
    verb, *parts = command.split(":")
    if verb not in COMMANDS or len(parts) != len(COMMANDS[verb]):
        raise CompanionError("command", what=command[:60])
    if verb in IX_COMMANDS and not g.rules.tech:
        raise CompanionError("needs_ix", what=verb)
    if verb in RIVAL_COMMANDS and not g.rules.rivals:
        raise CompanionError("needs_uprising", what=verb)
    if verb in PEOPLE_COMMANDS and not is_by_themselves(g):
        raise CompanionError("needs_people", what=verb)
    return [verb, *(_read_part(g, kind, part, verb) for kind, part in zip(COMMANDS[verb], parts, strict=True))]


def _read_part(g: GameState, kind: str, text: str, verb: str) -> str | int:
    if kind == "R":
        least = 0 if verb in ("hold", "own") else 1
        if not is_number(text) or not least <= int(text) <= len(g.players) - g.persons:
            raise CompanionError("no_rival", what=text[:20])
        return int(text)
    if kind == "W":
        if not is_number(text) or not 1 <= int(text) <= g.persons:
            raise CompanionError("no_person", what=text[:20])
        return int(text)
    if kind == "N":
        if not is_number(text):
            raise CompanionError("number", what=text[:20])
        return int(text)
    if kind not in ("B", "A") and text not in ids_of(g, kind, verb):
        raise CompanionError(UNKNOWN[kind], what=text[:40])
    return text


UNKNOWN: Final = {
    "F": "no_faction",
    "S": "no_space",
    "T": "no_tile",
    "Z": "no_zone",
    "P": "no_post",
    "K": "no_resource",
    "C": "no_conflict_card",
    "G": "no_objective",
}


def ids_of(g: GameState, kind: str, verb: str) -> list[str]:
    """The ids that may stand for a kind of part."""
    if kind == "S":
        return [space.id for space in g.rules.spaces]
    if kind == "P":
        return [post.id for post in g.rules.posts]
    if kind == "G":
        return [goal.id for goal in objectives_of(g)]
    if kind == "C":
        return [conflict.id for conflict in g.rules.conflicts]
    if kind == "T":
        return [*marked_tiles(g.rules), *([NO_TILE] if verb == "tile" else [])]
    if kind == "Z":
        return troop_zones(g) if verb == "troops" else list(DREADNOUGHTS)
    return list(g.rules.factions) if kind == "F" else list(KINDS)


def marked_tiles(rules: Rules) -> list[str]:
    """The tech tiles that a Rival may take."""
    return [tile.id for tile in rules.tech if tile.rival]
