"""S-16 to S-20: what is a record, and what is a good one."""

from __future__ import annotations

import json

import pytest

from landsraad import BrokenRecord, Record, replay
from landsraad.playback import follows_seed, play_back, playable
from landsraad.record import NoRecord
from landsraad.report import make_report
from tests.support.records import BROKEN, GOOD, NO_RECORD, good


@pytest.mark.parametrize("how", NO_RECORD)
def test_s_20_what_is_no_record_says_so(how: str) -> None:
    make, why = NO_RECORD[how]
    with pytest.raises(NoRecord, match=r"^no record: ") as error:
        Record.from_json(make())
    assert why in str(error.value)


@pytest.mark.parametrize("door", [play_back, playable, replay, make_report], ids=lambda door: str(door.__name__))
@pytest.mark.parametrize("how", BROKEN)
def test_s_16_broken_records_are_refused_with_their_reason(how: str, door: object) -> None:
    make, why = BROKEN[how]
    assert callable(door)
    with pytest.raises(BrokenRecord) as error:
        door(Record.from_json(make()))
    assert why in str(error.value)
    assert not isinstance(error.value, NoRecord)


@pytest.mark.parametrize("how", GOOD)
def test_s_16_good_records_are_taken(how: str) -> None:
    """S-20: a byte order mark too."""
    record = Record.from_json(GOOD[how]())
    assert play_back(record).stop is None
    assert replay(record).over
    assert len(make_report(record).seats) == 3
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize("names", [["a", "b", "c", "d"], ["\x1b[31m"]])
def test_s_17_s_18_records_made_in_a_program_are_judged_too(names: list[str]) -> None:
    """Not only those that come from a file."""
    record = Record.from_json(good())
    record.names = names
    with pytest.raises(BrokenRecord, match="name"):
        make_report(record)


def test_s_16_an_unfinished_game_that_says_how_it_ended_is_refused() -> None:
    fields = json.loads(good())
    fields["actions"] = fields["actions"][:30]
    with pytest.raises(BrokenRecord, match="the result differs"):
        replay(Record.from_json(json.dumps(fields).encode()))
    fields["result"] = None
    assert not replay(Record.from_json(json.dumps(fields).encode())).over


def test_what_the_seed_brings_is_told_from_what_the_record_tells() -> None:
    assert follows_seed(play_back(Record.from_json(good())))
    assert not follows_seed(play_back(Record.from_json(GOOD["with an odd seed and date"]())))
