"""The end of the game: Endgame Intrigue cards, final ranking (B-130 to B-132)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base import intrigue
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.uprising.trophies import add_wild_pairs, flipped_card, pair, wild_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState


class EndgameCards(Node):
    """From the First Player on each seat once plays any number of Endgame cards (R-150).

    In the same window its wild battle icon may make a pair (R-229); that of a Rival does (UR-24). `a` counts the seats
    done; `b` is 1 when the seat has done something, so that going on is no pass.
    """

    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if f.a == len(g.players):
            return None
        options: list[int] = []
        add_wild_pairs(g, f.seat, options)
        if g.is_automated(f.seat) and options:
            pair(g, f.seat, wild_card(g, f.seat), flipped_card(g, options[0]))
        if g.is_automated(f.seat) or not (g.players[f.seat].intrigue or options):
            self._hand_on(g, f)
            return None
        intrigue.playable(g, f.seat, intrigue.AT_ENDGAME, options)
        options.append(g.rules.actions.first[actions.PASS])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        family = g.rules.actions.family[action]
        if family == actions.PASS:
            if not f.b:
                note(g, "pass", f.seat, f.source)
            self._hand_on(g, f)
            return
        g.stack.append(Frame(self, f.seat, f.source, f.a, 1))
        if family == actions.FLIP:
            pair(g, f.seat, wild_card(g, f.seat), flipped_card(g, action))
        else:
            intrigue.play(g, f.seat, g.rules.actions.param[action], intrigue.AT_ENDGAME)

    def _hand_on(self, g: GameState, f: Frame) -> None:
        g.stack.append(Frame(self, g.seat_after(f.seat), f.source, f.a + 1))

    def asks(self) -> str:
        return "endgame"


# What `standing` holds.
COMPARED: Final = ("vp", "wins_ties", "spice", "solari", "water", "garrison", "revealed_at")


def standing(g: GameState, seat: i64) -> tuple[int, int, int, int, int, int, int]:
    """What the final ranking compares: VP, a tile that wins ties, spice, Solari, water, garrison, latest Reveal turn.

    Sources: B-132, R-191.
    """
    player = g.players[seat]
    wins_ties = any(g.rules.tech[tile].wins_ties for tile in player.tech)
    return (
        int(player.vp),
        int(wins_ties),
        int(player.spice),
        int(player.solari),
        int(player.water),
        int(player.garrison),
        int(player.revealed_at),
    )


def side(g: GameState, seat: i64) -> list[int]:
    """Those who win together with a seat, itself among them (U6-2)."""
    return [int(seat), *g.teammates(seat)]


def side_standing(g: GameState, seat: i64) -> tuple[int, int, int, int, int, int, int]:
    """The standing of a seat's team: the sums of its players (U6-3, U6-4), the latest of their Reveal turns; without
    teams that of the seat itself."""
    of_seats = [standing(g, mate) for mate in side(g, seat)]
    sums = [sum([one[i] for one in of_seats]) for i in range(len(COMPARED))]
    return sums[0], min(1, sums[1]), sums[2], sums[3], sums[4], sums[5], max([one[-1] for one in of_seats])


def has_won(g: GameState, seat: i64) -> bool:
    """Has the seat, or its team, won the game that is over?"""
    return seat in side(g, g.winner)


class FinalScore(Node):
    """Rank the seats that score, those of a team together; the game is over (B-131, B-192, UR-28).

    The winner of two teams is its best player.
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        scoring = [seat for seat in range(len(g.players)) if g.scores(seat)]
        standings = [(side_standing(g, seat), standing(g, seat), seat) for seat in scoring]
        standings.sort(reverse=True)
        g.ranking = tuple([seat for _, _, seat in standings])
        g.winner = g.ranking[0]
        g.over = True
        score = side_standing(g, g.winner)[0]
        leads = [mate for mate in side(g, g.winner) if g.is_commander(mate)]
        if leads:
            note(g, "team_wins", leads[0], f.source, score)
        else:
            note(g, "game_over", g.winner, f.source, score)
        return None
