"""What the new-game screen offers."""

from __future__ import annotations

from typing import Any

from landsraad import Setup, __version__, new_game
from landsraad.bots.levels import looks_ahead, measured
from landsraad.content.box import PLAYERS, TEAM_PLAYERS
from landsraad.content.registry import BOXES, DIFFICULTIES, leaders_of, rivals_of
from landsraad.content.setup import BOXES_OF_TEAMS, LEADER_MODES, VARIANTS, Variant, box_sets, players_of
from landsraad.lessons import LESSONS
from landsraad.names import NAME_LENGTH
from landsraad.puzzles import Puzzle, puzzles
from landsraad.record import RULES_VERSION
from landsraad.table.words import CHAT_LENGTH
from landsraad.text import LANGUAGES


def about() -> dict[str, Any]:
    """What can be chosen, and how much of it."""
    return {
        "name": "landsraad",
        "version": __version__,
        "rules": RULES_VERSION,
        "boxes": list(BOXES),
        "sets": [_set(boxes) for boxes in box_sets()],
        "variants": [_variant(variant) for variant in VARIANTS.values()],
        "players": list(PLAYERS),
        "teams": _teams(),
        "difficulties": list(DIFFICULTIES),
        "levels": [{**row, "looks_ahead": looks_ahead(row["name"])} for row in measured()],
        "leader_modes": list(LEADER_MODES),
        "languages": list(LANGUAGES),
        "lessons": list(LESSONS),
        "puzzles": [_puzzle(puzzle) for puzzle in puzzles().values()],
        "limits": {"name": NAME_LENGTH, "chat": CHAT_LENGTH},
    }


def _puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle, as it is listed in the order of the days."""
    setup = puzzle.setup
    listed = {"boxes": list(setup.boxes), "players": setup.players}
    return {"id": puzzle.id, **listed, "round": puzzle.round, "leader": puzzle.leader}


def _set(boxes: tuple[str, ...]) -> dict[str, Any]:
    """Boxes that are played together, for how many players; the leaders to choose from, fronts only, and the Rivals."""
    fronts = [leader.id for leader in leaders_of(boxes) if not leader.is_back]
    rivals = [rival.id for rival in rivals_of(boxes)]
    return {"boxes": list(boxes), "players": players_of(boxes), "leaders": fronts, "rivals": rivals}


def _teams() -> list[dict[str, Any]]:
    """The teams of the six-player game: seats, the Commander's first, who commands, leaders that suit the Allies."""
    g = new_game(Setup(players=TEAM_PLAYERS, boxes=BOXES_OF_TEAMS), "teams").state
    rules = g.rules.teams
    assert rules is not None
    commanders = sorted((seat for seat in range(TEAM_PLAYERS) if g.is_commander(seat)), key=g.team_of)
    return [
        {
            "seats": [seat, *g.allies_of(seat)],
            "commander": rules.commanders[seat],
            "recommended": list(rules.recommended[g.team_of(seat)]),
        }
        for seat in commanders
    ]


def _variant(variant: Variant) -> dict[str, Any]:
    """A variant, and when it can be played: with one box of each group, by so many players."""
    boxes = [list(group) for group in variant.boxes]
    return {"id": variant.id, "boxes": boxes, "players": list(variant.players), "for_two": list(variant.for_two)}
