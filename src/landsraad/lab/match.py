"""Games between bots, and what comes of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from landsraad.api import new_game
from landsraad.bots import Bot
from landsraad.content.setup import Setup
from landsraad.engine.course.endgame import has_won
from landsraad.engine.game import Game
from landsraad.engine.view import View
from landsraad.lab.agents import make_agents
from landsraad.lab.crew import ALONE, Crew

CONFIDENCE: Final = 1.96  # of a 95 % interval
KINDS: Final = ("bots", "leaders", "cards", "seats")
COLUMNS: Final = ("games", "wins", "win_rate", "ci_low", "ci_high", "mean_vp")
PIECES_PER_JOB: Final = 12  # so that the bar moves and the jobs end together
LARGEST_PIECE: Final = 5  # games


def play_out(game: Game, bots: list[Bot]) -> Game:
    """Play a game to its end; bots[seat] chooses for a seat from what that seat may see."""
    while not game.over:
        seat = game.state.decider()
        game.apply(bots[seat].choose(View(game.state, seat)))
    return game


def seat_game(setup: Setup, names: list[str], seed: int, number: int) -> tuple[Game, list[str], list[Bot]]:
    """A game of a match by its number: at its first decision, the names of who sits where, and the bots.

    names  the bot of each seat in the first game; from game to game they move one seat on
    """
    turned = number % setup.players
    seated = names[turned:] + names[:turned]
    return new_game(setup, f"{seed}/{number}"), seated, make_agents(seated, seed * 1_000_003 + number)


@dataclass
class Tally:
    """How often something was in a game, how often its seat won, the sum of its seats' Victory Points.

    A draw by all tie-breaks does not exist (B-132).
    """

    games: int = 0
    wins: int = 0
    vp: int = 0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the share of games won."""
        return wilson(self.wins, self.games)

    def add(self, other: Tally) -> None:
        """Count what another one has counted."""
        self.games += other.games
        self.wins += other.wins
        self.vp += other.vp

    def row(self) -> dict[str, float]:
        """What is reported."""
        values = (self.games, self.wins, self.wins / self.games, *self.interval, self.vp / self.games)
        return dict(zip(COLUMNS, values, strict=True))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share; (0, 1) where nothing was counted.

    >>> [round(bound, 3) for bound in wilson(80, 100)]
    [0.711, 0.867]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = CONFIDENCE**2 / games
    centre = share + spread / 2
    margin = CONFIDENCE * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, (centre - margin) / (1 + spread)), min(1.0, (centre + margin) / (1 + spread))


@dataclass
class MatchResult:
    """What a match showed: tallies by kind and name. A card counts for each seat that acquired it."""

    games: int = 0
    rounds: int = 0
    kinds: dict[str, dict[str, Tally]] = field(default_factory=lambda: {kind: {} for kind in KINDS})

    def count(self, game: Game, seated: list[str]) -> None:
        """Count a finished game; seated[seat] is the bot that played a seat."""
        self.games += 1
        self.rounds += int(game.state.round)
        acquired = acquisitions(game)
        for seat, player in enumerate(game.state.players[: len(seated)]):
            assert player.leader is not None
            found = [("bots", seated[seat]), ("leaders", player.leader.id), ("seats", str(seat + 1))]
            found += [("cards", card) for card in acquired[seat]]
            for kind, name in found:
                self._tally(kind, name).add(Tally(1, int(has_won(game.state, seat)), int(player.vp)))

    def add(self, other: MatchResult) -> None:
        """Add what another part of the match showed."""
        self.games += other.games
        self.rounds += other.rounds
        for kind, tallies in other.kinds.items():
            for name, tally in tallies.items():
                self._tally(kind, name).add(tally)

    def _tally(self, kind: str, name: str) -> Tally:
        return self.kinds[kind].setdefault(name, Tally())

    def rows(self, kind: str) -> dict[str, dict[str, float]]:
        """The tallies of a kind as reported, the best first; seats in their order."""
        rows = {name: tally.row() for name, tally in sorted(self.kinds[kind].items())}
        if kind == "seats":
            return rows
        return dict(sorted(rows.items(), key=lambda item: (-item[1]["win_rate"], -item[1]["games"])))

    def as_dict(self) -> dict[str, object]:
        """Everything, as JSON data."""
        rounds = self.rounds / self.games
        return {"games": self.games, "mean_rounds": rounds, **{kind: self.rows(kind) for kind in KINDS}}


def acquisitions(game: Game) -> list[set[str]]:
    """By seat: the cards that it owns at the end and did not start with."""
    cards = game.rules.cards
    return [
        {
            cards[card].id
            for card in player.deck + player.hand + player.discard + player.in_play + player.revealed
            if cards[card].pile != 0
        }
        for player in game.state.players
    ]


def play_match(
    setup: Setup,
    names: list[str],
    games: int,
    seed: int,
    hands: Crew = ALONE,
    progress: Callable[[int], None] = lambda games: None,
) -> MatchResult:
    """Play games between bots; the bots move one seat on from game to game, so that each sits everywhere equally often.

    names     the bot of each seat in the first game
    hands     who plays them; the result does not depend on it
    progress  is told how many games more there are
    """
    total = MatchResult()
    size = max(1, min(LARGEST_PIECE, games // (hands.jobs * PIECES_PER_JOB)))
    pieces = [range(first, min(first + size, games)) for first in range(0, games, size)]
    for numbers, result in hands.each(partial(_play_piece, setup, names, seed), pieces):
        total.add(result)
        progress(len(numbers))
    return total


def _play_piece(setup: Setup, names: list[str], seed: int, numbers: Iterable[int]) -> MatchResult:
    """Play the games with these numbers."""
    result = MatchResult()
    for number in numbers:
        game, seated, bots = seat_game(setup, names, seed, number)
        result.count(play_out(game, bots), seated)
    return result
