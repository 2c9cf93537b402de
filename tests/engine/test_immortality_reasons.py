"""The reasons that came with Immortality, as the client shows them."""

from __future__ import annotations

import pytest

from tests.support.immortality import grafted, holding, immortality, revealed, sent
from tests.support.six import six
from tests.support.table import Table, seat

SIX = ("uprising", "choam", "immortality")


def ending(card: str, mine: seat) -> Table:
    """A's Endgame card."""
    mine.intrigue = [card]
    return immortality(phase="endgame", A=mine)


@pytest.mark.parametrize(
    ("table", "action", "reason"),
    [
        (
            lambda: sent("subject_x_137", "hall_of_oratory"),
            "resolve:card/subject_x_137",
            "condition: genetic_marker, have 0, need 1",
        ),
        (
            lambda: sent("tleilaxu_master", "hall_of_oratory"),
            "resolve:card/tleilaxu_master",
            "condition: genetic_marker, have 0, need 1",
        ),
        (
            lambda: sent("corrupt_smuggler", "secure_contract"),
            "resolve:card/corrupt_smuggler",
            "condition: grafted",
        ),
        (
            lambda: grafted("interstellar_conspiracy", "dagger", "hall_of_oratory"),
            "resolve:card/interstellar_conspiracy.2",
            "condition: grafted_to",
        ),
        (
            lambda: grafted("dissecting_kit", "power_play", "arrakeen"),
            "resolve:card/dissecting_kit",
            "condition: no_partner_in_play",
        ),
        (
            lambda: grafted("beguiling_pheromones", "dagger", "carthag"),
            "resolve:card/beguiling_pheromones",
            "condition: sent_to_faction",
        ),
        (
            lambda: sent("organ_merchants", "carthag"),
            "resolve:card/organ_merchants",
            "no_units: specimens, have 0, need 1",
        ),
        (
            lambda: revealed("tleilaxu_surgeon", mine=seat(garrison=1)),
            "resolve:card/tleilaxu_surgeon.2",
            "no_units: troops, have 1, need 2",
        ),
        (
            lambda: holding("dagger", mine=seat(tleilaxu=7, intrigue=["illicit_dealings"])),
            "intrigue:illicit_dealings",
            "condition: end_of_tleilaxu_track",
        ),
        (
            lambda: six(boxes=SIX, phase="endgame", A=seat(intrigue=["shadowy_bargain"])),
            "intrigue:shadowy_bargain",
            "condition: no_tleilaxu_token",
        ),
        (
            lambda: ending("study_melange", seat(spice=2, research="c8r2")),
            "intrigue:study_melange",
            "condition: spice_at_least, have 2, need 3",
        ),
        (
            lambda: ending("study_melange", seat(spice=3, research="c7r1")),
            "intrigue:study_melange",
            "condition: genetic_marker, have 1, need 2",
        ),
        (
            lambda: holding("dagger", mine=seat(garrison=0, specimens=1)),
            "return_specimen",
            "condition: supply_suffices, have 11, need 5",
        ),
        (lambda: holding("dagger", mine=seat(supply=0)), "return_specimen", "no_units: specimens, have 0, need 1"),
        (lambda: holding("dagger", mine=seat(atomics=False)), "atomics", "once"),
        (lambda: sent("dagger", "hall_of_oratory"), "clone:contaminator", "not_now: clone"),
    ],
)
def test_reasons(table: object, action: str, reason: str) -> None:
    """What stands in the way, how much there is and how much is needed."""
    assert callable(table)
    assert table().why_not(action) == reason
