"""Finished games: their records, what they looked like after so many actions, and their reports."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from typing import Any, Final

from landsraad import BrokenRecord, Game, Record, View
from landsraad.analysis import Choice, Line, Move, choices_in, points_of, turning_points
from landsraad.names import clean_name
from landsraad.record import FORMAT, OLDEST_RULES, RULES_VERSION, NoRecord
from landsraad.report import Unfinished, report_of
from landsraad.table.course import Course, read_course
from landsraad.table.entries import BrokenJournal, standing
from landsraad.table.live import SPECTATOR, chance_in
from landsraad.table.refusals import Refused
from landsraad.table.render import render_ended, render_open, render_view
from landsraad.table.setups import setup_data, setup_from
from landsraad.table.storage import Row
from landsraad.text import coach, play
from landsraad.text.said import Said, wire

DETAIL: Final = 500  # characters of a reason that are told
Question = tuple[Choice, View, list[str], int]  # what `landsraad.analysis.judge` takes
NO_UNDO: Final = {"allowed": False, "steps": 0, "reason": "over", "asking": None}


# --- Records ----------------------------------------------------------------------------------------------------------


def read_record(data: bytes) -> Record:
    """The record that somebody brings, or brought before. Raises Refused where it is none, or none of this program."""
    try:
        return Record.from_json(data)
    except NoRecord as error:
        raise Refused("no_record", str(error)[:DETAIL]) from error
    except BrokenRecord as error:
        raise _broken(error) from error


def record_of(table: Row, seats: list[Row], entries: list[Row], snapshot: Row | None, holder: str = "") -> Record:
    """The record of a table's game, from its rows. Raises Refused as `make_record` does, and while the game goes on.

    holder  who asks for it: who plays with nobody else may have it before the end, to report a problem
    """
    if table["phase"] != "over" and not (table["phase"] == "playing" and _plays_alone(seats, holder)):
        raise Refused("not_over", "the game goes on")
    return make_record(table, seats, entries, snapshot)


def _plays_alone(seats: list[Row], holder: str) -> bool:
    """Does somebody hold all seats of people? Then the record tells nothing of anybody else."""
    holders = {seat["holder"] for seat in seats if seat["kind"] == "open" or seat["holder"]}
    return holder != "" and holders == {holder}


def make_record(table: Row, seats: list[Row], entries: list[Row], snapshot: Row | None) -> Record:
    """The record of a game as far as it has gone, without what was taken back; `snapshot` knows what chance decided.

    A table that does not go back to its seed was begun by rules that are no more. Which ones is not kept: they count as
    those before. Raises Refused where the journal says nothing certain.
    """
    setup = setup_from(json.loads(table["setup"]))
    result = None if table["result"] is None else json.loads(table["result"])
    names = [_name(seat) for seat in seats]
    date = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(table["changed"]))
    actions = _actions(entries)
    rules, renewed = table["rules"], None
    if table["base"] > 0:
        rules, renewed = max(OLDEST_RULES, rules - 1), len(_actions(entries[: table["base"]]))
    chance = chance_in(snapshot) or {}
    seed = table["seed"].removeprefix("own:")
    return Record(FORMAT if chance else 1, rules, setup, seed, actions, names, date, result, chance, renewed)


def _actions(entries: list[Row]) -> list[str]:
    try:
        return [one.action for one in standing(entries)]
    except BrokenJournal as error:
        raise Refused("broken", str(error), reason=error.code) from error


def _name(seat: Row) -> str:
    """The name of a seat for a record. Tables of the first release may have names that are none any more."""
    try:
        return clean_name(seat["name"])
    except ValueError:
        return str(seat["bot"]) if seat["kind"] == "bot" else ""


# --- Played again -----------------------------------------------------------------------------------------------------


def course_of(record: Record) -> Course:
    """A game, played again. Raises Refused where it is no good one."""
    try:
        return read_course(record)
    except BrokenRecord as error:
        raise _broken(error) from error


def report(course: Course) -> dict[str, Any]:
    """What a game was like, round by round (landsraad.report); made once. Raises Refused where it is not over."""
    if course.report is None:
        try:
            course.report = asdict(report_of(course.playback))
        except Unfinished as error:
            raise Refused("not_over", str(error)) from error
        except BrokenRecord as error:
            raise _broken(error) from error
    return course.report


# --- Looked at by the coach -------------------------------------------------------------------------------------------


def analysis(course: Course) -> dict[str, Any]:
    """How a game stood after each turn, and which choices can be looked at; made once."""
    if course.analysis is None:
        points = points_of(course.playback)
        course.analysis = {
            "points": [asdict(point) for point in points],
            "turning_points": [asdict(turn) for turn in turning_points(points)],
            "choices": [asdict(choice) for choice in choices_in(course.playback)],
        }
    return course.analysis


def question(course: Course, at: int, playouts: int) -> Question:
    """What the coach is asked about the choice after `at` actions. Raises Refused where there is none."""
    found = [Choice(**choice) for choice in analysis(course)["choices"] if choice["at"] == at]
    if not found:
        raise Refused("not_found", f"there is no choice to look at after {at} actions")
    return found[0], View(course.live_at(at).game, found[0].seat), course.record.actions[at:], playouts


def move(course: Course, move: Move) -> dict[str, Any]:
    """A choice that the coach has looked at, as data; it is remembered."""
    course.moves[move.at] = move
    game = course.live_at(move.at).game

    def line(line: Line) -> dict[str, Any]:
        path = [game.rules.actions.number(text) for text in line.path]
        return {"label": wire(coach.way(path, game)), **asdict(line)}

    return {
        **asdict(move),
        "taken": line(move.taken),
        "better": None if move.better is None else line(move.better),
        "why": [
            coach.difference(why.thing, coach.reason(why.thing, why.better, why.taken, move.worlds, coach.PLAYED))
            for why in move.why
        ],
    }


def picture(id: str, course: Course, at: int | None, eyes: str) -> dict[str, Any]:
    """The game `id` after `at` actions (None: at its end) through a seat's eyes, `all` or `spectator`. Raises Refused.

    The lines of its log are objects of table/loglines.py.
    """
    record = course.record
    length, players = len(record.actions), record.setup.players
    if eyes not in ("all", "spectator", *map(str, range(players))):
        raise Refused("no_such_seat", f"the game has no seat {eyes[:20]!r}")
    at = length if at is None else min(max(at, 0), length)
    viewer = int(eyes) if eyes.isdigit() else SPECTATOR
    live = course.live_at(at)
    game: dict[str, Any] = {"n": live.n}
    game |= render_open(live.game) if eyes == "all" else render_view(live.game, viewer)
    if game["decision"] is not None:
        game["decision"]["id"] = live.n
    game["undo"] = NO_UNDO
    game["ended"] = render_ended(live.game, record.seed)
    game["seed_hash"] = course.seed_hash
    game["rules"] = RULES_VERSION
    return {
        "id": id,
        "at": at,
        "length": length,
        "names": [*record.names, *[""] * (players - len(record.names))],
        "action": wire(_next(live.game, record, at)) if at < length else None,
        "turns": course.turns,
        "rounds": course.rounds,
        "stop": "" if course.playback.stop is None else str(course.playback.stop)[:DETAIL],
        "setup": setup_data(record.setup),
        "game": game,
        "log": {"from": 0, "lines": live.logs[viewer + 1]},
    }


def _next(game: Game, record: Record, at: int) -> Said:
    """The label of the action that comes next."""
    return play.action(game.rules, game.rules.actions.number(record.actions[at]), game)


def _broken(error: BrokenRecord) -> Refused:
    why = str(error)[:DETAIL]
    return Refused("broken_record", why, why=why)
