"""What has happened, in words: a paragraph for each turn, in which the name of whose turn it is stands once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from landsraad.engine.machine.terms import NOBODY
from landsraad.terminal.style import BETWEEN, DIM, SEAT_STYLES, TITLE
from landsraad.terminal.table import Painter

if TYPE_CHECKING:
    from landsraad.terminal.story import Story

HEADINGS: Final = (
    "round",
    "conflict",
    "turn",
    "combat_phase",
    "place",
    "recall_phase",
    "endgame_phase",
    "game_over",
    "combat",
    "last",
)
SUMMARIES: Final = ("combat", "last")  # moments that are told
SAID_BY_LINES: Final = ("moment-wins",)
LISTED: Final = ("reveal", "drawn_card", "remove_from_row")  # several in a row are one line with several names
INDENT: Final = (0, 0, 0, 2)


@dataclass(frozen=True)
class Line:
    """A line of the log: which event it is of, its kind, the seat it speaks of (NOBODY for none), its words."""

    place: int
    kind: str
    seat: int
    said: str


def log_lines(painter: Painter, story: Story, viewer: int) -> list[Line]:
    """The whole log as a viewer may read it; NOBODY for a spectator."""
    g = story.game.state
    lines: list[Line] = []
    turn = last = NOBODY  # whose turn it is, whom the last line was about
    for place, (_, event, leaders) in enumerate(story.told()):
        name = painter.names(g, leaders)
        if event.kind in HEADINGS:
            turn = last = int(event.seat) if event.kind == "turn" else NOBODY
        lines += _moments(painter, story, place, name)
        said = painter.texts.event(g.rules, event, name, None if viewer == NOBODY else viewer)
        if said is None:
            continue
        if event.kind not in HEADINGS and turn != NOBODY and last == turn and said.startswith(name(turn)):
            said = said[len(name(turn)) :].lstrip(" :")
        last = int(event.seat) if event.seat != NOBODY else last
        if lines and event.kind in LISTED and (lines[-1].kind, lines[-1].seat) == (event.kind, event.seat):
            card = painter.texts.name("card", g.rules.cards[event.a].id)
            said = f"{lines.pop().said}{BETWEEN}{_named_as(said, card)}"
        lines.append(Line(place, event.kind, int(event.seat), said))
    return lines


def _moments(painter: Painter, story: Story, place: int, name: Callable[[int], str]) -> list[Line]:
    """What the moments before an event say that no line does: ties in a Combat, that the last round has come."""
    return [
        Line(place, moment.kind, NOBODY, painter.texts.tell(said, name))
        for moment in story.moments.get(place - 1, ())
        if moment.kind in SUMMARIES
        for said in moment.said
        if said.id not in SAID_BY_LINES
    ]


def _named_as(said: str, card: str) -> str:
    """The name of a card as a line writes it: some languages put it in quotation marks."""
    return f"«{card}»" if f"«{card}»" in said else card


def paragraphs(lines: list[Line]) -> list[RenderableType]:
    """Lines drawn together: headings alone, what follows them in one paragraph."""
    parts: list[RenderableType] = []
    open_lines: list[str] = []
    for line in lines:
        if line.kind in HEADINGS:
            parts += _paragraph(open_lines)
            open_lines = []
            parts.append(_heading(line))
        else:
            open_lines.append(line.said)
    return parts + _paragraph(open_lines)


def _heading(line: Line) -> RenderableType:
    if line.kind == "round":
        return Rule(Text(line.said, TITLE), style=TITLE)
    return Text(line.said, SEAT_STYLES[line.seat] if line.seat != NOBODY else TITLE)


def _paragraph(said: list[str]) -> list[RenderableType]:
    return [Padding(Text(BETWEEN, DIM).join(Text(line) for line in said), INDENT)] if said else []
