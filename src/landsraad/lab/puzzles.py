"""Puzzles (landsraad.puzzles) are found in games of opponents among themselves.

Of each game one seat is looked at from some round on. Where it has a turn to choose, a first search looks for the best
one; where that is ahead of the second, all turns are played on in more worlds, by other chance. What is clearly best
there as well is a puzzle, and the game is left.

What came of a game is a file of its own, put in its place when it is whole: who stops the work loses a game at most,
and the same command goes on.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

from landsraad.api import new_game
from landsraad.bots import Bot
from landsraad.bots.coach import reasons
from landsraad.bots.greedy import GreedyBot
from landsraad.bots.outlook import names
from landsraad.bots.search import SearchBot
from landsraad.bots.search import Way as Played
from landsraad.content.puzzles import SETUPS
from landsraad.engine.game import Game
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.view import View
from landsraad.files import write_whole
from landsraad.lab.crew import Crew
from landsraad.puzzles import (
    LEAST_LEAD,
    LEAST_WAYS,
    Puzzle,
    Way,
    Why,
    as_data,
    asks_for_a_turn,
    from_data,
    is_clear,
    leader_of,
)

ROUNDS: Final = range(2, 9)
EASY: Final = 3  # in one game of so many a puzzle may be one that a Naib would solve
PLAYOUTS, WIDTH = 48, 4  # of the first search
WORLDS: Final = 120  # of the second, for each turn
WORLDS_AT_ONCE: Final = 20  # then it is looked whether there is hope left
SURE: Final = 2.0  # standard errors of a lead after the first search, from which on a second one is worth while
HOPE: Final = 1.0  # standard errors above what a lead looks like: more is not hoped for
DIGITS: Final = 4
LOOK_AHEAD: Final = (6, 2)  # playouts and width of the opponents that look ahead: every other one does


def make(
    folder: Path, games: int, wanted: int, seed: int, hands: Crew, progress: Callable[[int], None]
) -> list[Puzzle]:
    """Look at games that have not been looked at yet; the best spread selection of all puzzles found.

    folder    keeps what was found; wanted: how many puzzles at most
    hands     who looks at the games
    progress  is told how many games more there are
    """
    folder.mkdir(parents=True, exist_ok=True)
    missing = [number for number in range(games) if not file_of(folder, seed, number).exists()]
    progress(games - len(missing))
    for number, found in hands.each(partial(find, seed), missing):
        data = None if found is None else as_data(found)
        write_whole(file_of(folder, seed, number), json.dumps(data).encode())
        progress(1)
    kept = [json.loads(file_of(folder, seed, number).read_text("utf-8")) for number in range(games)]
    return spread([from_data(one) for one in kept if one is not None], wanted)


def file_of(folder: Path, seed: int, number: int) -> Path:
    """Where it is kept what came of a game."""
    return folder / f"{seed}-{number:05}.json"


def find(seed: int, number: int) -> Puzzle | None:
    """Play a game until one seat has a turn to choose that makes a puzzle; None where it never has."""
    setup = SETUPS[number % len(SETUPS)]
    id, text = f"{seed}-{number}", f"puzzle {seed} {number}"
    chance = Rng(seeded(text))
    seat, first = int(chance.below(setup.players)), ROUNDS[chance.below(len(ROUNDS))]
    game = new_game(setup, text)
    bots = [player(seat, number) for seat in range(setup.players)]
    while not game.over and game.state.round <= ROUNDS[-1]:
        asked = game.state.decider()
        if asked == seat and game.state.round >= first and asks_for_a_turn(game):
            found = posed(game, seat, id, easy=number % EASY == 0)
            if found is not None:
                where = int(game.state.round), leader_of(game)
                return Puzzle(id, setup, text, game.history[:], seat, *where, WORLDS, *found)
        game.apply(bots[asked].choose(View(game.state, asked)))
    return None


def player(seat: int, number: int) -> Bot:
    """Who plays a seat: every other one looks ahead."""
    return SearchBot(number, *LOOK_AHEAD) if (seat + number) % 2 else GreedyBot(number * 8 + seat)


def posed(game: Game, seat: int, id: str, easy: bool) -> tuple[list[Way], int] | None:
    """The turns and the expected one of the puzzle that a position is; None where it is none.

    easy  may it be one that a Naib would solve?
    """
    view = View(game.state, seat)
    bot = SearchBot(1, PLAYOUTS, WIDTH, watches=True)
    first = bot.consider(view)
    if len(first) < LEAST_WAYS or not seems_clear(first):
        return None
    naibs = naibs_turn(game, seat)
    if not easy and path_of(first[0], game) == naibs[: len(first[0].path)]:
        return None
    played = confirmed(bot, view, first, id)
    if not played:
        return None
    best, *others = played
    ways = [way_of(best, best, others[0], game), *(way_of(other, best, best, game) for other in others)]
    expected = next((place for place, way in enumerate(ways) if way.path == naibs[: len(way.path)]), None)
    return None if expected is None else (ways, expected)


def confirmed(bot: SearchBot, view: View, first: list[Played], id: str) -> list[Played]:
    """All turns, played on in the same fresh worlds, the best first; none where the one found first is not best."""
    rivals = [Played(way.path, way.price) for way in first[:WIDTH]]
    bot.play_on(view, rivals, WORLDS_AT_ONCE, worlds_of(id))
    if not is_hopeful(rivals):  # most fall here already, where there were but a few turns to play on
        return []
    ways, worlds = [Played(way.path, way.price) for way in first], worlds_of(id)
    for _ in range(WORLDS // WORLDS_AT_ONCE):
        bot.play_on(view, ways, WORLDS_AT_ONCE, worlds)
        if not is_hopeful(ways):
            return []
    best, *others = ways
    if not all(is_clear(*lead(best, other)) for other in others):
        return []
    return [best, *sorted(others, key=lambda way: -way.total)]


def worlds_of(id: str) -> Rng:
    """What deals the worlds of a puzzle, from its beginning."""
    return Rng(seeded(f"puzzle worlds {id}"))


def seems_clear(ways: list[Played]) -> bool:
    """Is the best turn ahead of the second, after a first search?"""
    ahead, error = lead(ways[0], ways[1])
    return ahead >= max(LEAST_LEAD, SURE * error)


def is_hopeful(ways: list[Played]) -> bool:
    """May the first turn still turn out as clearly best?"""
    leads = [lead(ways[0], other) for other in ways[1:]]
    return all(ahead + HOPE * error >= LEAST_LEAD for ahead, error in leads)


def lead(best: Played, other: Played) -> tuple[float, float]:
    """How much higher the chance to win is by one turn than by another, where both were played on; its error."""
    more = [one - two for one, two in zip(best.chances, other.chances, strict=False)]
    return (mean(more), stdev(more) / sqrt(len(more))) if len(more) > 1 else (0.0, 0.0)


def way_of(way: Played, best: Played, beside: Played, game: Game) -> Way:
    """A turn as it is kept; `beside`: the one that it is told apart from."""
    behind, error = lead(best, way)
    why = [
        Why(reason.thing, round(reason.own, DIGITS), round(reason.other, DIGITS))
        for reason in reasons(names(game.rules), way, beside)
    ]
    return Way(path_of(way, game), round(way.chance, DIGITS), round(behind, DIGITS), round(error, DIGITS), why)


def path_of(way: Played, game: Game) -> list[str]:
    """The actions of a turn."""
    return [game.rules.actions.texts[action] for action in way.path]


def naibs_turn(game: Game, seat: int) -> list[str]:
    """The turn that greedy takes, which does not look ahead."""
    after, bot = game.copy(), GreedyBot(0)
    begun = len(game.history)
    after.apply(bot.choose(View(after.state, seat)))
    if after.state.decider() == seat and after.state.stack[-1].node.asks() == "send_agent":
        after.apply(bot.choose(View(after.state, seat)))
    return after.history[begun:]


def write(path: Path, chosen: list[Puzzle]) -> None:
    """Write puzzles as the package keeps them: one a line. Raises OSError."""
    lines = ",\n".join(json.dumps(as_data(puzzle), separators=(",", ":")) for puzzle in chosen)
    write_whole(path, f"[\n{lines}\n]\n".encode())


def spread(found: list[Puzzle], wanted: int) -> list[Puzzle]:
    """A selection of puzzles in which boxes, rounds and leaders take turns; so they do in its order.

    At most every third is one that a Naib would solve.
    """
    shares, taken = Counter(setup.boxes for setup in SETUPS), Counter[Any]()
    left, chosen = list(found), list[Puzzle]()
    easy = 0
    while left and len(chosen) < wanted:
        hard = [puzzle for puzzle in left if puzzle.expected or EASY * easy < len(chosen)]
        if not hard:
            break

        def crowd(puzzle: Puzzle) -> tuple[float, float, float]:
            boxes = puzzle.setup.boxes
            return taken[boxes] / shares[boxes], taken[puzzle.round] + taken[puzzle.leader], -puzzle.ways[1].behind

        best = min(hard, key=crowd)
        chosen.append(best)
        left.remove(best)
        easy += best.expected == 0
        taken.update((best.setup.boxes, best.round, best.leader))
    return chosen
