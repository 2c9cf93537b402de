"""The log in words: whom a line is about, and rows of things that are not broken."""

from __future__ import annotations

import io

from rich.console import Console

from landsraad import Setup
from landsraad.engine.events import Event
from landsraad.engine.terms import NOBODY
from landsraad.terminal.items import Items
from landsraad.terminal.log import log_lines
from landsraad.terminal.seating import seating_of
from landsraad.terminal.story import Story
from landsraad.terminal.table import Painter
from landsraad.terminal.words import words
from landsraad.text import texts

SETUP = Setup(3, leaders=("paul_atreides", "helena_richese", "duke_leto_atreides"))


def told(*events: tuple[str, int, int]) -> list[str]:
    """The lines of some events: kind, seat, number."""
    story = Story(SETUP, "1")
    source = story.game.rules.setup_source
    story.events = [(0, Event(kind, seat, source, number, 0, NOBODY)) for kind, seat, number in events]
    painter = Painter(texts("en"), words("en"), seating_of(["random"] * 3, ["Ada", "Bo", "Cy"]))
    return [line.said for line in log_lines(painter, story, NOBODY)]


def test_whose_turn_it_is_need_not_be_said_again() -> None:
    lines = told(("turn", 0, 0), ("recruit", 0, 2), ("shuffle_intrigue", NOBODY, 0), ("deploy", 0, 1))
    assert lines == ["Turn: Ada", "recruits 2 troops", "The Intrigue deck is shuffled anew", "deploys 1 troop"]


def test_after_a_line_about_another_seat_it_is_said_again() -> None:
    """Else a card that somebody plays in Combat would seem to be played by whoever played before."""
    lines = told(("turn", 0, 0), ("recruit", 0, 2), ("gain_solari", 1, 1), ("deploy", 0, 1), ("strength", 0, 2))
    assert lines == ["Turn: Ada", "recruits 2 troops", "Bo gains 1 Solari", "Ada deploys 1 troop", "strength 2"]


def rows(things: list[str], width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    console.print(Items("Row", things))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_a_row_is_broken_between_things() -> None:
    assert rows(["Hall of Oratory", "High Council", "Rally Troops"], 80) == [
        "Row: Hall of Oratory · High Council · Rally Troops"
    ]
    assert rows(["Hall of Oratory", "High Council", "Rally Troops"], 36) == [
        "Row: Hall of Oratory ·",
        "  High Council · Rally Troops",
    ]


def test_a_thing_wider_than_the_screen_is_broken() -> None:
    assert rows(["Hall of Oratory"], 12) == ["Row: Hall of", "Oratory"]
