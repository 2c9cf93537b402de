"""The last screen of a game: ranking, where the Victory Points came from, what decided between equals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from landsraad.engine.course.endgame import COMPARED, side_standing, standing
from landsraad.terminal import six
from landsraad.terminal.style import NAME, TITLE
from landsraad.terminal.table import Painter
from landsraad.text import ending
from landsraad.text.ending import NUMBERS, VP

if TYPE_CHECKING:
    from landsraad.engine.state.state import GameState

NOTHING: Final = "—"


def final_screen(painter: Painter, g: GameState) -> RenderableType:
    """Everything about how the game ended; all of it is public."""
    words = painter.words
    parts: list[RenderableType] = [
        Text(),
        Rule(Text(words("end-title"), TITLE), style=TITLE),
        Text.assemble((winner(painter, g), NAME)),
        *six.score(painter, g),
        ranking(painter, g),
    ]
    parts += [Text(line, "yellow") for line in ties(painter, g)]
    parts.append(Text(words("end-sources"), TITLE))
    for seat in g.ranking:
        line = Text.assemble(painter.seat_text(g, seat), f": {sources(painter, g, seat)}")
        parts.append(Padding(line, (0, 0, 0, 2)))
    return Group(*parts)


def winner(painter: Painter, g: GameState) -> str:
    """Who has won: a seat, or the team of a Commander."""
    if g.rules.teams is None:
        return painter.words("end-winner", who=painter.seat_name(g, int(g.winner)))
    who = painter.seat_name(g, six.commander_of(g, int(g.winner)))
    return painter.words("end-winner-team", who=who, n=side_standing(g, g.winner)[VP])


def ranking(painter: Painter, g: GameState) -> Table:
    """The places, with what is compared."""
    words = painter.words
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words("end-place"), justify="right", no_wrap=True)
    table.add_column(words("end-seat"))
    for column in NUMBERS:
        table.add_column(words(f"head-{COMPARED[column]}"), justify="right", no_wrap=True)
    for place, seat in enumerate(g.ranking, start=1):
        numbers = standing(g, seat)
        table.add_row(
            str(place),
            _seat(painter, g, seat),
            *(Text(str(numbers[column]), NAME if column == VP else "") for column in NUMBERS),
        )
    return table


def _seat(painter: Painter, g: GameState, seat: int) -> Text:
    text = painter.seat_text(g, seat)
    leader = g.players[seat].leader
    kind = painter.words("mark-rival") if g.is_automated(seat) else painter.bot(seat)
    about = [] if painter.seating.is_person(seat) else [kind]
    if leader is not None and painter.seating.name(seat):
        about.insert(0, painter.texts.name("leader", leader.id))
    if about:
        text.append(f" ({', '.join(about)})", "dim")
    return text


def sources(painter: Painter, g: GameState, seat: int) -> str:
    """Where a seat's Victory Points came from, the most fruitful source first; a dash where there are none."""
    ledger = g.players[seat].ledger
    sums: dict[int, int] = {}
    for source, amount in zip(ledger[::2], ledger[1::2], strict=True):
        sums[source] = sums.get(source, 0) + amount
    ordered = sorted(sums.items(), key=lambda item: -item[1])
    named = [f"{painter.texts.source_name(g.rules, source)} {amount:+d}" for source, amount in ordered if amount]
    return ", ".join(named) or NOTHING


def ties(painter: Painter, g: GameState) -> list[str]:
    """What decided between seats, or teams, with equally many Victory Points."""
    return [painter.texts.tell(said, lambda seat: painter.seat_name(g, seat)) for said in ending.ties(g)]
