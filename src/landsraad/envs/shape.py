"""What each place of an observation says for a setup, from what its boxes bring; and the same as data.

The things of a box stand in all its games at the same places: those of all its variants, and of all games with other
boxes, are there. Only the six-player game has a list of its own.
"""

from __future__ import annotations

import copyreg
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from landsraad.content.box import TEAM_PLAYERS, USUAL_PLAYERS, Contents, Selection
from landsraad.content.registry import BOXES
from landsraad.content.setup import VARIANTS, Setup, box_sets, players_of
from landsraad.engine.course.setup import LEAST_SEATS
from landsraad.engine.state.definitions import STARTER, Card
from landsraad.envs.needs import setup_or_usual
from landsraad.sight.layout import KINDS, Group, Layout

STANDARD: Final = Path(__file__).with_name("layouts.json")


def layout_of(setup: Setup | None = None) -> Layout:
    """What each place of an observation of a setup's games says. Raises SetupError where it cannot be played."""
    setup = setup_or_usual(setup)
    setup.rules()
    return layout(frozenset(setup.boxes), max(setup.players, LEAST_SEATS), setup.players == TEAM_PLAYERS)


@cache
def layout(boxes: frozenset[str], seats: int, teams: bool) -> Layout:
    """The layout of games of some boxes, at tables of so many seats.

    teams  six play in two teams
    """
    return Layout(seats, [_group(box, seats, teams) for box in BOXES if box in boxes])


@cache
def _group(box: str, seats: int, teams: bool) -> Group:
    """All that a box brings to any of its games."""
    things: list[dict[str, int]] = [{} for _ in KINDS]
    for contents in _everything(box, teams):
        leaders = [leader.deck for leader in contents.leaders]
        for found, kind in zip(things, KINDS, strict=True):
            for thing in things_of(contents, kind):
                copies = int(getattr(thing, "copies", 1))
                if isinstance(thing, Card) and thing.pile == STARTER:
                    copies = seats * max(copies, *(deck.get(thing.id, 0) for deck in leaders), 1)
                found[thing.id] = max(copies, found.get(thing.id, 0))
    return Group(box, [list(found) for found in things], [max(found.values(), default=0) for found in things])


def _everything(box: str, teams: bool) -> Iterator[Contents]:
    for boxes in box_sets():
        if box in boxes and (not teams or TEAM_PLAYERS in players_of(boxes)):
            for variants in (frozenset[str](), frozenset(VARIANTS)):
                yield BOXES[box].brings(Selection(boxes, variants, teams=teams))
            if not teams:
                yield BOXES[box].brings(Selection(boxes, difficulty=_first_level(boxes)))


def _first_level(boxes: tuple[str, ...]) -> str:
    """A difficulty of the solo game, for which boxes may bring cards of their own."""
    return next(level for box in boxes for level in BOXES[box].levels)


def things_of(contents: Contents, kind: str) -> list[Any]:
    """The things of a kind that a box brings, those that take the place of others too."""
    found: list[Any] = list(getattr(contents, kind))
    if kind == "cards":
        found += contents.swaps.values()
    return found + contents.first_contracts if kind == "contracts" else found


# --- As data ----------------------------------------------------------------------------------------------------------


def data_of(setup: Setup) -> dict[str, Any]:
    """A layout as JSON data.

    Each segment has a name, its first place and how many places it has; `entries` names the list that says what each
    of them is, and `high` is the highest value: of all, or a list of one for each.
    """
    shape = layout_of(setup)
    entries: dict[str, list[str]] = {}
    segments: list[dict[str, Any]] = []
    for segment in shape.segments:
        entries.setdefault(segment.entries_name, list(segment.entries))
        segments.append(
            {
                "name": segment.name,
                "start": segment.start,
                "size": len(segment.entries),
                "entries": segment.entries_name,
                "high": segment.high[0] if len(set(segment.high)) == 1 else list(segment.high),
            }
        )
    return {
        "version": shape.version,
        "boxes": list(setup.boxes),
        "players": setup.players,
        "seats": shape.seats,
        "size": shape.size,
        "segments": segments,
        "entries": entries,
    }


def standard_setups() -> list[Setup]:
    """Those whose layouts are shipped: for each box the smallest set of boxes with it, and all boxes together; of each
    the game of four, and that of six where there is one."""
    known = box_sets()  # fewest first
    sets = dict.fromkeys([next(boxes for boxes in known if box in boxes) for box in BOXES] + known[-1:])
    sizes = (USUAL_PLAYERS, TEAM_PLAYERS)
    return [Setup(players=size, boxes=boxes) for boxes in sets for size in sizes if size in players_of(boxes)]


def standard_text() -> str:
    """The layouts of the standard setups, as the file `layouts.json` holds them: one on each line."""
    lines = [json.dumps(data_of(setup), separators=(",", ":")) for setup in standard_setups()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


# --- In other processes -----------------------------------------------------------------------------------------------


def _layout_again(shape: Layout) -> tuple[Any, tuple[Any, ...]]:
    return Layout, (shape.seats, shape.groups)


def _group_again(group: Group) -> tuple[Any, tuple[Any, ...]]:
    return Group, (group.box, group.things, group.copies)


copyreg.pickle(Layout, _layout_again)
copyreg.pickle(Group, _group_again)
