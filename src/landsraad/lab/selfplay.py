"""Games of the opponents among themselves, written down as the learnt value sees them: what it is taught from.

Each piece of the games is a file of its own, put in its place when it is whole: who stops the work loses a piece at
most, and the same command goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

import numpy as np

from landsraad.api import new_game
from landsraad.bots import Bot
from landsraad.bots.features import features, names, things
from landsraad.bots.greedy import GreedyBot
from landsraad.bots.search import SearchBot
from landsraad.bots.value import Value
from landsraad.content.school import SCHOOL
from landsraad.content.setup import Setup
from landsraad.engine.course.endgame import has_won
from landsraad.engine.game import Game
from landsraad.engine.machine.rng import Rng, seeded
from landsraad.engine.view import View
from landsraad.files import write_whole
from landsraad.lab.crew import Crew

GAMES_A_PIECE: Final = 50
MOST_SEATS: Final = 6
MOMENTS: Final = 8  # one turn in so many is written down, besides the first of each round
ERRORS: Final = 16  # one choice in so many of what a turn is, or where an Agent goes, is left to chance
CHOICES_WITH_ERRORS: Final = ("turn", "send_agent")
PLAYOUTS, WIDTH = 8, 4  # of those who have learnt something and teach the next generation


@dataclass(frozen=True)
class School:
    """Who plays, and where it is written down.

    weights  of the value that the players have learnt so far, None where greedy plays
    """

    folder: Path
    seed: int
    weights: dict[str, Any] | None


def play(school: School, games: int, hands: Crew, progress: Callable[[int], None]) -> list[Path]:
    """Play what is not written down yet; the files of all pieces.

    hands     who plays: the files do not depend on it
    progress  is told how many games more there are
    """
    school.folder.mkdir(parents=True, exist_ok=True)
    pieces = -(-games // GAMES_A_PIECE)
    missing = [piece for piece in range(pieces) if not file_of(school, piece).exists()]
    progress(GAMES_A_PIECE * (pieces - len(missing)))
    played = [range(piece * GAMES_A_PIECE, (piece + 1) * GAMES_A_PIECE) for piece in missing]
    for numbers, data in hands.each(partial(play_piece, school), played):
        write_whole(file_of(school, numbers[0] // GAMES_A_PIECE), data)
        progress(len(numbers))
    return [file_of(school, piece) for piece in range(pieces)]


def file_of(school: School, piece: int) -> Path:
    """Where a piece is written down."""
    return school.folder / f"{piece:05}.npz"


def play_piece(school: School, numbers: range) -> bytes:
    """Play the games of a piece; its file, with all that was written down."""
    written, file = Written(), BytesIO()
    for number in numbers:
        play_game(school, number, written)
    np.savez_compressed(file, **written.columns())
    return file.getvalue()


class Written:
    """What has been written down: a row for each seat at each moment.

    numbers  its features without what is learnt about things; own: the ids of its things
    won, games   did the seat win, and which game it was; places: moment, seat and side, whose seats win together
    """

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}
        self.numbers: list[Any] = []
        self.own: list[list[int]] = []
        self.won: list[bool] = []
        self.games: list[int] = []
        self.places: list[tuple[int, int, int]] = []
        self.moments = 0

    def write(self, game: Game) -> None:
        """Write a moment down, for all seats."""
        g = game.state
        ids = g.rules.source_ids
        nothing = [0.0] * len(ids)
        for seat in range(len(g.players)):
            self.numbers.append(np.array(features(g, seat, nothing), dtype=np.float32))
            self.own.append(
                [self.ids.setdefault(g.rules.source_ids[thing], len(self.ids)) for thing in things(g, seat)]
            )
            side = int(g.team_of(seat)) if g.rules.teams is not None else seat
            self.places.append((self.moments, seat, side))
        self.moments += 1

    def end(self, game: Game, number: int) -> None:
        """The game is over: who had won it at all its moments."""
        for _, seat, _ in self.places[len(self.won) :]:
            self.won.append(has_won(game.state, seat))
            self.games.append(number)

    def columns(self) -> dict[str, Any]:
        """The columns of the file; `ends` tells where the things of a row end in the list of all."""
        return {
            "numbers": np.array(self.numbers, dtype=np.float32),
            "things": np.array([thing for own in self.own for thing in own], dtype=np.int16),
            "ends": np.array(list(accumulate(map(len, self.own))), dtype=np.int64),
            "ids": np.array(json.dumps(list(self.ids))),
            "places": np.array(self.places, dtype=np.int32),
            "won": np.array(self.won, dtype=bool),
            "games": np.array(self.games, dtype=np.int32),
            "names": np.array(json.dumps(names())),
        }


def play_game(school: School, number: int, written: Written) -> None:
    """Play one game, with an error now and then so that not all games are alike, and write its moments down."""
    seed = f"school {school.seed} {number}"
    chance = Rng(seeded(seed))
    game = new_game(setup_of(number), seed)
    bots = [player(school, number * 8 + seat) for seat in range(len(game.state.players))]
    begun = 0
    while not game.over:
        view = View(game.state, game.state.decider())
        if view.kind == "turn" and (game.state.round != begun or chance.below(MOMENTS) == 0):
            begun = int(game.state.round)
            written.write(game)
        if view.kind in CHOICES_WITH_ERRORS and chance.below(ERRORS) == 0:
            game.apply(view.options[chance.below(len(view.options))])
        else:
            game.apply(bots[view.seat].choose(view))
    written.end(game, number)


def setup_of(number: int) -> Setup:
    """What a game is: the shares are the same in every hundred."""
    place = number * 37 % 100  # mixed, so that all pieces take about as long
    for share, setup in SCHOOL:
        place -= share
        if place < 0:
            return setup
    raise AssertionError("the shares make a hundred")


def player(school: School, seed: int) -> Bot:
    """Who plays a seat."""
    if school.weights is None:
        return GreedyBot(seed)
    return SearchBot(seed, PLAYOUTS, WIDTH, Value(school.weights))


def read(files: list[Path]) -> Iterator[dict[str, Any]]:
    """The columns of the pieces, one after another."""
    for path in files:
        with np.load(path) as columns:
            yield dict(columns)
