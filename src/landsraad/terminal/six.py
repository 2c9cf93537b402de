"""What the table draws of the six-player game: teams, whom Commanders act for, the Throne Row, scores of teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from landsraad.engine.course.endgame import side, side_standing
from landsraad.terminal.items import Items
from landsraad.terminal.style import SEAT_STYLES

if TYPE_CHECKING:
    from landsraad.engine.state.state import GameState
    from landsraad.terminal.table import Painter


def marks(painter: Painter, g: GameState, seat: int) -> list[str]:
    """The team of a seat, for whom a Commander acts, and the Swordmaster Bonus token."""
    if g.rules.teams is None:
        return []
    player = g.players[seat]
    said = [painter.words("mark-team", who=painter.seat_name(g, commander_of(g, seat)))]
    if g.is_commander(seat):
        said = [painter.words("mark-commander", who=painter.seat_name(g, int(player.ally)))]
    if player.swordmaster_bonus:
        said.append(painter.words("mark-swordmaster-bonus"))
    return said


def commander_of(g: GameState, seat: int) -> int:
    """The Commander of a seat's team."""
    return next(mate for mate in side(g, seat) if g.is_commander(mate))


def throne_row(painter: Painter, cards: list[str]) -> list[Items]:
    """The Throne Row, while cards lie there."""
    return [Items(painter.texts.term("throne_row"), cards)] if cards else []


def score(painter: Painter, g: GameState) -> list[Text]:
    """The Victory Points of each team."""
    if g.rules.teams is None:
        return []
    line = Text()
    for seat in range(len(g.players)):
        if g.is_commander(seat):
            said = painter.words("team-score", who=painter.seat_name(g, seat), n=side_standing(g, seat)[0])
            line.append(f"{said}  ", SEAT_STYLES[seat])
    return [line]
