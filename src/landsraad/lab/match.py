"""Games between bots, and what comes of them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from landsraad.api import new_game
from landsraad.bots import Bot
from landsraad.content.setup import Setup
from landsraad.engine.course.endgame import has_won
from landsraad.engine.game import Game
from landsraad.engine.view import View
from landsraad.lab.agents import make_agents

CONFIDENCE: float = 1.96  # of a 95 % interval


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
    """How often something was there and how often its seat won; a draw by all tie-breaks does not exist (B-132)."""

    games: int = 0
    wins: int = 0

    @property
    def rate(self) -> float:
        """Share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the share."""
        return wilson(self.wins, self.games)

    def add(self, won: bool) -> None:
        """Count one game more."""
        self.games += 1
        self.wins += won


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
    """What a match showed.

    bots     by bot name, leaders: by leader id, cards: by card id (was it acquired at least once by the seat?)
    vp       sum of final VP by bot name; rounds: sum of rounds played
    """

    games: int = 0
    bots: dict[str, Tally] = field(default_factory=dict)
    leaders: dict[str, Tally] = field(default_factory=dict)
    cards: dict[str, Tally] = field(default_factory=dict)
    seats: dict[str, Tally] = field(default_factory=dict)
    vp: dict[str, int] = field(default_factory=dict)
    rounds: int = 0

    def count(self, game: Game, names: list[str]) -> None:
        """Count a finished game; names[seat] is the bot that played a seat."""
        self.games += 1
        self.rounds += int(game.state.round)
        acquired = acquisitions(game)
        for seat, player in enumerate(game.state.players[: len(names)]):
            won = has_won(game.state, seat)
            assert player.leader is not None
            _tally(self.bots, names[seat]).add(won)
            _tally(self.leaders, player.leader.id).add(won)
            _tally(self.seats, str(seat + 1)).add(won)
            self.vp[names[seat]] = self.vp.get(names[seat], 0) + int(player.vp)
            for card in acquired[seat]:
                _tally(self.cards, card).add(won)

    def rows(self, kind: str) -> list[dict[str, object]]:
        """The tallies of a kind (`bots`, `leaders`, `cards`, `seats`) as rows, the best first."""
        tallies: dict[str, Tally] = getattr(self, kind)
        return [
            {
                "name": name,
                "games": tally.games,
                "wins": tally.wins,
                "win_rate": tally.rate,
                "ci_low": tally.interval[0],
                "ci_high": tally.interval[1],
            }
            for name, tally in sorted(tallies.items(), key=lambda item: -item[1].rate)
        ]


def _tally(tallies: dict[str, Tally], name: str) -> Tally:
    return tallies.setdefault(name, Tally())


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
    setup: Setup, names: list[str], games: int, seed: int, progress: Callable[[], None] | None = None
) -> MatchResult:
    """Play games between bots; the bots move one seat on from game to game, so that each sits everywhere equally often.

    names  the bot of each seat in the first game
    """
    result = MatchResult()
    for number in range(games):
        game, seated, bots = seat_game(setup, names, seed, number)
        result.count(play_out(game, bots), seated)
        if progress is not None:
            progress()
    return result
