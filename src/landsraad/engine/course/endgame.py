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


class FinalScore(Node):
    """Rank the seats that score; the game is over (B-131, B-192, UR-28)."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        standings = [(standing(g, seat), seat) for seat in range(len(g.players)) if g.scores(seat)]
        standings.sort(reverse=True)
        g.ranking = tuple([seat for _, seat in standings])
        g.winner = g.ranking[0]
        g.over = True
        note(g, "game_over", g.winner, f.source, g.players[g.winner].vp)
        return None
