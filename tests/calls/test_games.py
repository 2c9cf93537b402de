"""Records and pictures of games, from wherever they are kept."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from functools import cache

import pytest

from landsraad import Record, replay, to_dict
from landsraad.analysis import Line, Move, Why
from landsraad.calls import games
from landsraad.table.commands import perform
from landsraad.table.course import Course
from landsraad.table.deeds import Start, Who
from landsraad.table.opening import SeatPlan
from landsraad.table.refusals import Refused
from tests.support.records import BROKEN, GOOD, NO_RECORD, changed, good
from tests.table.memory import sent
from tests.table.test_host import HOST, World, play


@cache
def course() -> Course:
    """The good record, played again."""
    return games.course_of(games.read_record(good()))


@pytest.mark.parametrize(("code", "records"), [("no_record", NO_RECORD), ("broken_record", BROKEN)])
def test_what_is_no_good_record_is_refused(code: str, records: dict[str, tuple[object, str]]) -> None:
    for how, (make, why) in records.items():
        assert callable(make)
        with pytest.raises(Refused) as refused:
            games.course_of(games.read_record(make()))
        assert refused.value.code == code, how
        assert why in refused.value.detail, how


@pytest.mark.parametrize("how", GOOD)
def test_a_good_record_is_read_and_played_again(how: str) -> None:
    record = games.read_record(GOOD[how]())
    assert games.course_of(record).record.actions == record.actions


@pytest.mark.parametrize(("eyes", "seen"), [("all", [0, 1, 2]), ("spectator", []), ("0", [0]), ("2", [2])])
def test_a_game_is_shown_at_each_moment_as_somebody_may_see_it(eyes: str, seen: list[int]) -> None:
    length = len(course().record.actions)
    for at, shown_at in ((-5, 0), (0, 0), (57, 57), (length, length), (length + 7, length), (None, length)):
        picture = sent(games.picture("x", course(), at, eyes))
        assert (picture["id"], picture["length"]) == ("x", length)
        assert picture["at"] == picture["game"]["n"] == shown_at
        assert (picture["action"] is None) == (picture["game"]["ended"] is not None) == (shown_at == length)
    begun = sent(games.picture("x", course(), 0, eyes))["game"]["view"]["players"]
    assert [seat for seat, player in enumerate(begun) if None not in player["hand"]] == seen


@pytest.mark.parametrize("eyes", ["3", "-1", "", "00", "everybody", "9" * 10_000])
def test_nobody_looks_through_eyes_that_there_are_not(eyes: str) -> None:
    with pytest.raises(Refused, match="no_such_seat"):
        games.picture("x", course(), None, eyes)


def test_a_report_is_plain_data_and_made_once() -> None:
    made = games.report(course())
    assert json.loads(json.dumps(made)) == made
    assert len(made["seats"]) == 3
    assert games.report(course()) is made


def test_there_is_no_report_of_half_a_game() -> None:
    half = Record.from_json(changed(result=None, actions=course().record.actions[:50]))
    with pytest.raises(Refused, match="not_over"):
        games.report(games.course_of(half))


def test_chances_and_choices_are_plain_data() -> None:
    found = games.analysis(course())
    assert json.loads(json.dumps(found)) == found
    assert found["points"][-1]["at"] == len(course().record.actions)
    assert {choice["seat"] for choice in found["choices"]} == {0, 1, 2}


def test_a_choice_is_told_with_the_labels_of_its_moment() -> None:
    """And remembered: what it cost, what was better, and why."""
    at = games.analysis(course())["choices"][0]["at"]
    choice, view, actions, playouts = games.question(course(), at, 2)
    assert (choice.at, view.seat, playouts) == (at, choice.seat, 2)
    assert actions == course().record.actions[at:]
    other = next(text for text in course().live_at(at).game.legal_actions() if text != actions[0])
    looked_at = Move(
        *(at, 1, choice.seat, Line(actions[:2], 0.25), Line([other], 0.375)),
        *([Why("spice", 2.0, 0.0), Why("conflict", 0.5, 0.25)], 0.125, "mistake", 8),
    )
    told = games.move(course(), looked_at)
    assert json.loads(json.dumps(told)) == told
    assert course().moves[at] is looked_at
    assert told["taken"]["path"] == actions[:2]
    assert told["taken"]["label"][0] == "coach-sends"
    assert told["better"]["label"][0].startswith("action-")
    assert [(why["thing"], why["said"][0]) for why in told["why"]] == [
        ("spice", "coach-more"),
        ("conflict", "coach-conflict"),
    ]
    best = games.move(course(), replace(looked_at, better=None, why=[], lost=0.0, mark=""))
    assert (best["better"], best["why"]) == (None, [])


@pytest.mark.parametrize("at", [-1, 10**6])
def test_there_is_nothing_to_look_at_where_nothing_was_chosen(at: int) -> None:
    with pytest.raises(Refused, match="not_found"):
        games.question(course(), at, 2)


def test_half_a_game_is_looked_at_as_far_as_it_goes() -> None:
    half = games.course_of(Record.from_json(changed(result=None, actions=course().record.actions[:50])))
    found, whole = games.analysis(half), games.analysis(course())
    assert found["points"] == [point for point in whole["points"] if point["at"] <= 50]
    assert found["choices"] == [choice for choice in whole["choices"] if choice["at"] < 50]
    none = games.course_of(Record.from_json(changed(result=None, actions=[])))
    assert games.analysis(none)["choices"] == []


def test_a_table_gives_its_record() -> None:
    """Without what was taken back: as far as the game has gone, and whole when it is over."""

    async def test() -> None:
        world = World()
        id = await world.open(SeatPlan("me"), SeatPlan("me"), SeatPlan("bot", bot="random"))
        people = [await world.join(id, HOST, seat) for seat in (0, 1)]
        await perform(world.tables, id, Who(HOST), Start())
        for person in people:
            await person.reach(0)
        chance = random.Random(3)
        assert await play(people, chance, 60) > 0
        for over in (False, True):
            kept = world.storage.kept(id)
            rows = kept.table, kept.seats, kept.entries, kept.snapshot
            record = games.make_record(*rows)
            live = world.tables.here[id].playing()
            assert record.actions == live.game.history
            assert to_dict(replay(record)) == to_dict(live.game)
            if over:
                assert games.record_of(*rows) == record
                assert record.names[:2] == ["Hagen", "Hagen"]
                assert record.result is not None
            else:
                for asker in ("", "somebody else"):
                    with pytest.raises(Refused, match="not_over"):
                        games.record_of(*rows, asker)
                assert games.record_of(*rows, HOST) == record, "nobody else plays: it may be reported"
                kept.seats[1] |= {"kind": "open", "holder": ""}
                with pytest.raises(Refused, match="not_over"):
                    games.record_of(*rows, HOST)
                kept.seats[1] |= {"kind": "human", "holder": HOST}
                await play(people, chance, 10_000)
        del kept.entries[30]
        with pytest.raises(Refused) as refused:
            games.record_of(*rows)
        assert (refused.value.code, refused.value.args_sent) == ("broken", {"reason": "gap"})

    asyncio.run(test())
