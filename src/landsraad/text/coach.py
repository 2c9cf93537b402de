"""Ways to go on (bots/coach.py) and what speaks for them, in words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from landsraad.engine.course.grafting import spaces_of
from landsraad.engine.course.sending import destinations
from landsraad.engine.machine import actions
from landsraad.text.grafts import sender
from landsraad.text.play import action
from landsraad.text.said import Faction, Name, Said, wire

if TYPE_CHECKING:
    from landsraad.engine.game import Game
    from landsraad.engine.state.state import GameState

SHARES: Final = ("agents", "council", "conflict")  # things that one has or has not
COUNTED: Final = ("vp", "solari", "spice", "troops", "intrigue", "cards")  # their words are `count-<thing>`
TRIES: Final = 10  # of as many is said how often something is so, where there were more
CARDS: Final = (actions.PLAY, actions.GRAFT, actions.GRAFT_ROW)  # what sends an Agent, alone or together
NOWHERE: Final = -1
PLAYED: Final = 0  # in place of the place of another way: the move that was played
WHOLE: Final = 0.75  # a difference from which on it is told as a whole number


def way(path: list[int], game: Game) -> Said:
    """The label of a way: the card, or two grafted ones, and where their Agent goes; of any other action its own.

    game  at the decision that the way begins with; it may be made of a view
    """
    rules = game.rules
    if rules.actions.family[path[0]] != actions.PLAY:
        return action(rules, path[0], game)
    cards = [rules.actions.param[one] for one in path if rules.actions.family[one] in CARDS]
    sent = [rules.actions.param[one] for one in path if rules.actions.family[one] == actions.SEND]
    space = sent[0] if sent else _only_destination(game.state, cards)
    card = sender(rules, cards)
    if space != NOWHERE:
        return Said("coach-sends", card=card, space=Name("space", rules.spaces[space].id))
    return card if isinstance(card, Said) else action(rules, path[0], game)


def _only_destination(g: GameState, cards: Sequence[int]) -> int:
    """Where cards of the seat that is asked send its Agent, where it can go to one space alone; else NOWHERE."""
    seat = g.decider()
    spaces = int(spaces_of(g, seat, cards[0]) if len(cards) == 1 else destinations(g, seat, g.rules.pair(*cards)))
    return spaces.bit_length() - 1 if spaces.bit_count() == 1 else NOWHERE


def note(ways: int, worlds: int) -> Said:
    """How it is known what is best: of so many ways, of which the best was played on in so many worlds."""
    if worlds:
        return Said("coach-worlds", n=worlds)
    return Said("coach-only" if ways == 1 else "coach-unplayed")


def standing(lead: float, other: int) -> Said:
    """How a way stands beside another one, of which the place is given, by how much higher its chance to win is."""
    points = round(100 * abs(lead))
    if points == 0:
        return Said("coach-even", other=other)
    return Said("coach-better" if lead > 0 else "coach-worse", points=points, other=other)


def reason(thing: str, own: float, other: float, worlds: int, way: int) -> Said:
    """Of how much more or less of a thing there is by one way than by another one, each played on in some worlds.

    way  the place of the other way, or PLAYED
    """
    of = min(worlds, TRIES)
    if thing in SHARES:
        shares = {"own": _often(own), "theirs": _often(other)}
        return Said(f"coach-{thing}", n=_tries(own, of), other=_tries(other, of), of=of, way=way, **shares)
    more = abs(own - other)
    comparing = "coach-more" if own > other else "coach-less"
    if more >= WHOLE:
        return Said(comparing, what=_counted(thing, round(more)), way=way)
    return Said(f"{comparing}-of", what=_counted(thing, round(more * of)), of=of, way=way)


def difference(thing: str, said: Said) -> dict[str, Any]:
    """A reason as data (docs/messages.md): the thing that it is about, and what is said of it."""
    return {"thing": thing, "said": wire(said)}


def _often(share: float) -> str:
    """In which of three ways it is said how often something is so."""
    return "never" if share <= 0 else "always" if share >= 1 else "some"


def _tries(share: float, of: int) -> int:
    """Of so many tries, in how many something is so; what is so in some of all is so in one, and not in one."""
    return min(max(round(share * of), 1), of - 1) if 0 < share < 1 else round(share * of)


def _counted(thing: str, n: int) -> Said:
    """So many of a thing."""
    kind, _, faction = thing.partition("/")
    if faction:
        return Said("coach-influence", n=n, faction=Faction(faction))
    return Said(f"count-{kind}" if kind in COUNTED else f"coach-{kind}", n=n)
