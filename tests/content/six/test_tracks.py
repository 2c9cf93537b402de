"""The Influence tracks of the six-player game: four on the board, and each step of those on the personal boards."""

from __future__ import annotations

import pytest

from tests.support.six import sent, six
from tests.support.table import Table, seat


def rising(track: str, to: int, card: str = "diplomacy") -> Table:
    """C visits a faction's space and reaches a level of its track."""
    space = {"great_houses": "economic_support", "guild": "deliver_supplies", "bene_gesserit": "secrets"}
    mine = seat(hand=[card], influence={track: to - 1})
    table = six(turn="C", C=mine).play(card).to(space.get(track, "expedition"))
    return table.plain()


@pytest.mark.parametrize("track", ["great_houses", "guild", "bene_gesserit", "fringe_worlds"])
def test_two_influence_is_a_victory_point(track: str) -> None:
    assert rising(track, 2).C.vp == 1


def test_great_houses() -> None:
    """At 4 two troops, and the Alliance."""
    table = rising("great_houses", 4)
    assert (table.C.garrison, table.C.vp, table.C.alliances) == (5, 1, ["great_houses"])


def test_guild() -> None:
    table = rising("guild", 4)
    assert (table.C.solari, table.C.alliances) == (3, ["guild"])


def test_bene_gesserit() -> None:
    table = rising("bene_gesserit", 4)
    assert (len(table.C.intrigue), table.C.alliances) == (2, ["bene_gesserit"])


def test_fringe_worlds() -> None:
    """At 4 a spy."""
    table = rising("fringe_worlds", 4)
    while table.asked != "place_spy":
        table.choose(table.legal[0])
    assert table.decider == "C"
    table.choose("place_spy:carthag")
    assert (table.C.spies, table.C.alliances) == (["carthag"], ["fringe_worlds"])


def test_fringe_worlds_through_a_commander() -> None:
    """The Ally gains the Influence, and places the spy."""
    table = sent("E", "seek_allies", "expedition", E=seat(influence={"fringe_worlds": 3}))
    while table.asked != "place_spy":
        table.choose(table.legal[0])
    assert table.decider == "E"


# --- Personal boards --------------------------------------------------------------------------------------------------


def test_emperor_1() -> None:
    """A Solari for each player of the team."""
    table = sent("B", "seek_allies", "vast_wealth")
    assert (table.D.solari, table.B.solari, table.F.solari, table.C.solari) == (4, 1, 1, 0)
    assert table.D.influence["emperor"] == 1


def test_emperor_2() -> None:
    """A Victory Point for the Commander."""
    table = sent("B", "seek_allies", "vast_wealth", seat(influence={"emperor": 1}))
    assert (table.D.vp, table.B.vp, table.F.vp) == (1, 0, 0)


def test_emperor_3() -> None:
    """A spy for each player of the team, who places it himself."""
    table = sent("B", "seek_allies", "vast_wealth", seat(influence={"emperor": 2}))
    placed: list[str] = []
    for post in ("carthag", "habbanya_erg", "deep_desert"):
        assert table.asked == "place_spy"
        placed.append(table.decider)
        table.choose(f"place_spy:{post}")
    assert (placed, table.F.spies) == (["D", "F", "B"], ["habbanya_erg"])


def test_emperor_4() -> None:
    """The Emperor Alliance is the Commander's; nothing else comes with it."""
    table = sent("B", "seek_allies", "vast_wealth", seat(influence={"emperor": 3}))
    assert (table.D.alliances, table.D.vp, table.D.solari, table.D.spies) == (["emperor"], 1, 3, [])


def test_emperor() -> None:
    """Nobody else has Influence there, and above 6 nothing is gained."""
    table = sent("B", "seek_allies", "vast_wealth", seat(influence={"emperor": 6}))
    assert (table.D.influence["emperor"], table.B.influence["emperor"]) == (6, 0)


def test_fremen_1() -> None:
    """A spice for each player of the team."""
    table = sent("C", "seek_allies", "desert_mastery")
    assert (table.A.spice, table.C.spice, table.E.spice, table.B.spice) == (2, 1, 1, 0)


def test_fremen_2() -> None:
    table = sent("C", "seek_allies", "desert_mastery", seat(influence={"fremen": 1}))
    assert (table.A.vp, table.C.vp, table.E.vp) == (1, 0, 0)


def test_fremen_3() -> None:
    """A water for each player of the team."""
    table = sent("C", "seek_allies", "desert_mastery", seat(influence={"fremen": 2}))
    assert (table.A.water, table.C.water, table.E.water, table.D.water) == (1, 1, 1, 0)


def test_fremen_4() -> None:
    table = sent("C", "seek_allies", "desert_mastery", seat(influence={"fremen": 3}))
    assert (table.A.alliances, table.A.vp) == (["fremen"], 1)


def test_fremen() -> None:
    """Nobody else has Influence there."""
    table = sent("C", "seek_allies", "desert_mastery", seat(influence={"fremen": 6}))
    assert (table.A.influence["fremen"], table.C.influence["fremen"]) == (6, 0)
