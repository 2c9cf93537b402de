"""What a finished game looks like to the coach: who was likely to win, what changed that, which choices cost most.

The coach has the eyes of the opponents. How likely a seat is to win the learnt value tells (bots/value.py), at each
moment by what the seat itself saw there. A choice is looked at as an opponent would have made it (bots/search.py): by
what the seat saw then, with what lay hidden dealt anew, so that luck is no fault. The best way that is found so and the
way that was taken are then played on once more, both in the same fresh worlds, so that the luck of the search is no
fault either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice, pairwise
from math import sqrt
from statistics import mean, stdev
from typing import Final

from landsraad.bots import search
from landsraad.bots.coach import reasons
from landsraad.bots.outlook import names
from landsraad.bots.search import TURNS, SearchBot, Way
from landsraad.bots.value import learnt
from landsraad.engine.course.endgame import side
from landsraad.engine.game import Game
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.machine.terms import NOBODY, PHASE_NAMES
from landsraad.engine.state.rules import Rules
from landsraad.engine.state.state import GameState
from landsraad.engine.view import View
from landsraad.playback import Playback

PLAYOUTS: Final = 20 if str(search.__file__).endswith(".py") else 96  # of the search, as it has time for: by its engine
WIDTH: Final = 6  # ways that it compares
FRESH: Final = 4  # for so many playouts of the search one fresh world, where the best way and the one taken meet
SEED: Final = 1
LONGEST: Final = 3  # actions that a way begins with
# What a choice is called that cost at least so much of the chance to win.
MARKS: Final = (("blunder", 0.15), ("mistake", 0.08), ("inaccuracy", 0.04))
TURNED: Final = 0.08  # the change of a chance from which on a turn is a turning point
MOST_TURNED: Final = 6  # turning points of a game
DIGITS: Final = 4


@dataclass(frozen=True)
class Point:
    """How the seats stood when a turn was over.

    at           after how many actions
    round, phase of the turn
    seat         whose turn it was; -1 for none: the beginning, the Combat, the end of the game
    ends         did the round end with it, after its Combat?
    chances      by seat, how likely it is to win; all of a team win together. Those of the sides add up to 1
    """

    at: int
    round: int
    phase: str
    seat: int
    ends: bool
    chances: list[float]


@dataclass(frozen=True)
class TurningPoint:
    """A turn that changed the chances more than others.

    begin, turn    after how many actions it began; its end
    who            the seat whose chance it changed most, from `before` to `after`
    """

    begin: int
    turn: Point
    who: int
    before: float
    after: float


@dataclass(frozen=True)
class Choice:
    """A choice that can be looked at: after how many actions, in which round, whose it was."""

    at: int
    round: int
    seat: int


@dataclass(frozen=True)
class Line:
    """A way to go on, as it turned out when it was played on to the end of the round.

    path    the actions that it begins with: a card, the one that it is grafted to, and where their Agent goes
    chance  to win
    """

    path: list[str]
    chance: float


@dataclass(frozen=True)
class Why:
    """A thing (bots/outlook.py) of which two ways brought not the same: how much each did on average."""

    thing: str
    better: float
    taken: float


@dataclass(frozen=True)
class Move:
    """A choice, looked at.

    better  the best way; None where that was taken. why: in what it differed most
    lost    how much of the chance to win the choice surely cost: the mean of what it did in all worlds, less the
            standard error of that
    mark    one of MARKS, "" for a choice that was about as good as the best
    worlds  in how many worlds both ways were played on
    """

    at: int
    round: int
    seat: int
    taken: Line
    better: Line | None
    why: list[Why]
    lost: float
    mark: str
    worlds: int


@dataclass(frozen=True)
class Analysis:
    """A whole game, looked at; the moves in its order."""

    points: list[Point]
    turning_points: list[TurningPoint]
    moves: list[Move]


# --- The chances ------------------------------------------------------------------------------------------------------


def positions(playback: Playback) -> Iterator[tuple[int, Game]]:
    """The game after 0, 1, 2, ... actions, always the same object."""
    game = playback.record.begin()
    for at, action in enumerate(playback.record.actions):
        yield at, game
        game.play(action)
    yield len(playback.record.actions), game


def chances(g: GameState) -> list[float]:
    """By seat, how likely it, or its team, is to win: as each seat's own eyes see it, made to add up to 1."""
    value = learnt()
    told = [value.chance(g, seat) if g.scores(seat) else 0.0 for seat in range(len(g.players))]
    whole = sum(chance / len(side(g, seat)) for seat, chance in enumerate(told))
    return [round(chance / whole, DIGITS) for chance in told]


def points_of(playback: Playback) -> list[Point]:
    """How the seats stood at the beginning of the first round, and whenever a turn was over."""
    points: list[Point] = []
    turn: tuple[int, int, int] | None = None
    for at, game in positions(playback):
        g = game.state
        now = (int(g.round), int(g.phase), int(g.active))
        if g.round > 0 and (now != turn or game.over):
            round, phase, seat = turn or (*now[:2], NOBODY)
            points.append(Point(at, round, PHASE_NAMES[phase], seat, now[0] > round or game.over, chances(g)))
            turn = now
    return points


def turning_points(points: list[Point]) -> list[TurningPoint]:
    """The turns that changed the chances most, in the order of the game."""
    found = [_turn(before, after) for before, after in pairwise(points)]
    found = [turn for turn in found if abs(turn.after - turn.before) >= TURNED]
    found.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(found[:MOST_TURNED], key=lambda turn: turn.begin)


def _turn(before: Point, after: Point) -> TurningPoint:
    changes = [abs(now - then) for then, now in zip(before.chances, after.chances, strict=True)]
    who = changes.index(max(changes))
    return TurningPoint(before.at, after, who, before.chances[who], after.chances[who])


# --- The choices ------------------------------------------------------------------------------------------------------


def choices_in(playback: Playback) -> list[Choice]:
    """All choices of persons that are judged, and left something to choose. Cards and where they go are one."""
    choices: list[Choice] = []
    begun = NOBODY  # after how many actions the last choice, or the last part of it, came
    for at, game in islice(positions(playback), len(playback.record.actions)):
        asked = game.decision
        if asked is None or asked.kind not in TURNS:
            continue
        is_part = asked.kind != TURNS[0] and begun == at - 1
        if is_part or len(game.legal()) > 1:
            begun = at
            if not is_part:
                choices.append(Choice(at, int(game.state.round), int(asked.seat)))
    return choices


def judged(playback: Playback, choices: Iterable[Choice], playouts: int = PLAYOUTS) -> Iterator[Move]:
    """Look at choices of a game, in its order; whoever has seen enough asks for no more."""
    wanted = {choice.at: choice for choice in choices}
    for at, game in positions(playback):
        if at in wanted:
            yield judge(wanted[at], View(game, wanted[at].seat), playback.record.actions[at:], playouts)


def judge(choice: Choice, view: View, actions: list[str], playouts: int = PLAYOUTS) -> Move:
    """Look at a choice.

    view      of the seat, before it chose; actions: those that were taken from there on
    playouts  that the search for the best way may spend; comparing it costs half as many more
    """
    rules = view.state.rules
    bot = SearchBot(SEED, playouts, WIDTH, watches=True)
    ways = bot.consider(view)
    best, taken = ways[0], _taken(ways, [rules.actions.number(action) for action in actions[:LONGEST]])
    if taken is best:
        return Move(choice.at, choice.round, choice.seat, _line(taken, rules), None, [], 0.0, "", taken.worlds)
    best, taken = Way(best.path, best.price), Way(taken.path, taken.price)
    bot.play_on(view, [best, taken], max(2, playouts // FRESH), Rng(seeded(f"coach {choice.at}")))
    lost = _surely([more - less for more, less in zip(best.chances, taken.chances, strict=True)])
    mark = next((name for name, least in MARKS if lost >= least), "")
    why = [
        Why(reason.thing, round(reason.own, DIGITS), round(reason.other, DIGITS))
        for reason in reasons(names(rules), best, taken)
    ]
    lines = _line(taken, rules), _line(best, rules)
    return Move(choice.at, choice.round, choice.seat, *lines, why, lost, mark, taken.worlds)


def _surely(numbers: list[float]) -> float:
    """The mean of some numbers less its standard error, 0 at least."""
    return round(max(0.0, mean(numbers) - stdev(numbers) / sqrt(len(numbers))), DIGITS)


def _taken(ways: list[Way], actions: list[int]) -> Way:
    """The way that was gone; one of its own where the search sees no sense in it."""
    return next((way for way in ways if way.path == actions[: len(way.path)]), Way(actions[:1], 0.0))


def _line(way: Way, rules: Rules) -> Line:
    return Line([rules.actions.texts[action] for action in way.path], round(way.chance, DIGITS))
